"""Blind texts of ARC's thirty-seventh round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Toss": "event 0: Discard target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Give": "event 0: Sacrifice a creature.",
    "Bolt": "event 0: Deal 4 damage to target creature.", "Sweep": "magic 0: Kill each creature.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Rest": "event 0: Mark target creature.",
    "Top": "creature 2 1/1", "Low": "creature 9 1/1", "Old": "creature 3 1/1", "Pop": "magic 0: Gain 1 VP.",
    "Raze": "event 0: Destroy target city.", "Blow": "event 0: Deal 1 damage to target creature.",
    "Sling": 'enchantment 0: Attach to a creature. It has "(M): Deal 1 damage to target city."',
    "Home": "event 0: Move target creature to a city its controller controls.",
    "Ban": "city 3 Body 6: Always: Only Red Banner creatures can enter this city.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
SERGEANT, COURSER, GHOUL, RIDER = "Weighhouse Sergeant", "Bramble Courser", "Rent-Day Ghoul", "Scorchmane Outrider"
QUILL, ELDER, WHISPERER = "Imperial Quillbearer", "Mosshide Elder", "Third Chair Whisperer"


@plays("Weighhouse Sergeant")
@pytest.mark.parametrize(("way", "place"), [("Bolt", "A's graveyard"), ("Blow", "A's Army"), ("", "A's Army")])
def test_the_sergeant_bears_more_in_any_city_and_may_die_of_leaving(way: str, place: str) -> None:
    s = arc(
        f"A: army: {SERGEANT}; city Oak (Body, 8): {SERGEANT}, Hen; hand: Bolt, Blow\n"
        f"B: army: Ox; city Elm (Mind, 8): {SERGEANT} marked", TEXTS,
    )  # fmt: skip
    inside = f"{SERGEANT} (2)"
    assert values(s, SERGEANT, inside, f"{SERGEANT} (3)", "Hen") == ["2/3", "2/5", "2/5", "1/1"]
    if way:
        s.play(way, f"target {inside}")
    assert s.place(inside) == "Oak"
    s.choose(f"move {inside} to the Army")
    resolve(s)
    assert s.place(inside) == place
    if way != "Bolt":
        assert s.value(inside) == "2/3"


@plays("Weighhouse Sergeant")
@pytest.mark.parametrize(("goal", "value"), [("Elm", "2/5"), ("Fir", "2/5"), ("B's army", "2/3"), ("Ban", "2/3")])
def test_in_an_attack_on_a_city_that_admits_him_the_sergeant_counts_as_its_resident(goal: str, value: str) -> None:
    s = arc(
        f"A: army: Wolf 4/9, Fox 1/9, {SERGEANT}; {WAITING}\n"
        f"B: army: {SERGEANT}; city Elm (Body, 8); city Fir (Mind, 8); city Ban; "
        f"{WAITING}{COMBAT}", TEXTS,
    )  # fmt: skip
    mine, other = f"{SERGEANT} (2)", SERGEANT
    assert values(s, mine, other) == ["2/3", "2/3"]
    s.choose(f"attack {goal}", "send Wolf", "send Fox", "done")
    assert values(s, mine, other) == [value, "2/3"]
    if value == "2/5":
        until(s, "block")
        s.choose(f"block Wolf with {SERGEANT}")
        while not s.damage("Wolf"):
            s.choose("pass")
        assert (s.phase, s.damage(mine), s.place(mine)) == ("Attack", 4, "B's Army")
        fought(s)
        assert s.place(mine) == "B's graveyard"  # it bears three again, and has suffered four
    else:
        fought(s)
        assert s.value(mine) == "2/3"


@plays("Bramble Courser")
def test_the_courser_moves_unmarked_and_attacks_in_the_same_turn() -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): {COURSER}, Hen; city Ash (Mind, 8): Cow; {WAITING}\n"
        "B: army: Ox; city Elm (Body, 8)",
        TEXTS,
    )
    s.choose(f"move {COURSER} to the Army")
    assert not s.marked(COURSER)
    resolve(s)
    assert (s.place(COURSER), s.marked(COURSER)) == ("A's Army", False)
    assert sorted(offered(s, "move")) == sorted(
        [f"{COURSER} to Ash", "Wolf to Ash", "Cow to the Army"]
    )  # Oak is used up
    again = s.fork()
    again.choose(f"move {COURSER} to Ash")
    resolve(again)
    assert (again.place(COURSER), again.marked(COURSER), offered(again, "move")) == ("Ash", False, [])
    s.choose("move Cow to the Army")
    resolve(s)
    assert s.marked("Cow")
    s.to("Attack")
    s.choose("attack Elm", f"send {COURSER}", "done")
    assert s.marked(COURSER)
    fought(s)
    assert (s.damage("Elm"), s.marked(COURSER)) == (3, True)


@plays("Bramble Courser")
@pytest.mark.parametrize("when", ["before", "meanwhile"])
def test_a_marked_courser_does_not_move_and_once_under_way_it_does(when: str) -> None:
    s = arc(
        f"A: city Oak (Body, 8): {COURSER}{' marked' * (when == 'before')}, Hen\nB: army: Ox; hand: Rest", TEXTS,
    )  # fmt: skip
    assert (f"move {COURSER} to the Army" in s.options()) is (when == "meanwhile")
    if when == "meanwhile":
        s.choose(f"move {COURSER} to the Army", "play Rest", f"target {COURSER}")
        resolve(s)
        assert (s.place(COURSER), s.marked(COURSER)) == ("A's Army", True)


@plays("Bramble Courser")
def test_for_a_bid_the_courser_is_marked() -> None:
    s = arc(f"A: city Oak (Body, 8): {COURSER}; {WAITING}\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {COURSER}")
    s.to("Play")
    assert (s.points("A"), s.marked(COURSER)) == (16, True)
    assert not offered(s, "move")


@plays("Rent-Day Ghoul")
@pytest.mark.parametrize(("way", "lost"), [
    ("Axe", 1), ("Bolt", 1), ("Sweep", 1), ("Toss", 0), ("Give", 0), ("Back", 0),
])  # fmt: skip
@pytest.mark.parametrize("spy", [False, True])
def test_on_the_ghouls_death_all_opponents_pay(way: str, lost: int, spy: bool) -> None:
    s = arc(
        f"A: army: {GHOUL}{' of B' * spy}; hand: {way}\nB: army: Ox; city Elm (Body, 8)\nC: army: Ram", TEXTS,
    )  # fmt: skip
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {GHOUL}", f"pick {GHOUL}"))
    s.all_pass()
    owner = "B" if spy else "A"
    assert s.place(GHOUL) == (f"{owner}'s hand" if way == "Back" else f"{owner}'s graveyard")
    assert [s.points(seat) for seat in "ABC"] == [15, 15 - lost, 15 - lost]


@plays("Rent-Day Ghoul")
def test_who_has_one_point_is_ruined_by_the_ghoul_also_in_his_own_turn() -> None:
    s = arc(f"A: 1 points; army: Wolf; hand: Axe\nB: army: {GHOUL}\nC: army: Ram", TEXTS)
    s.choose("play Axe", f"target {GHOUL}")
    s.all_pass()
    assert (s.out("A"), s.points("B"), s.points("C")) == ("ARC-WIN-04", 15, 14)


@plays("Rent-Day Ghoul")
def test_a_ghoul_that_falls_in_combat_is_paid_for_too() -> None:
    s = arc(f"A: army: {GHOUL}; {WAITING}\nB: army: Ox; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block {GHOUL} with Ox")
    fought(s)
    assert (s.place(GHOUL), s.points("A"), s.points("B"), s.damage("Elm")) == ("A's graveyard", 15, 14, 0)


@plays("Scorchmane Outrider")
@pytest.mark.parametrize(("goal", "blocked"), [("Elm", False), ("Elm", True), ("B's army", False), ("B's army", True)])
def test_the_outrider_rides_harder_against_cities(goal: str, blocked: bool) -> None:
    s = arc(
        f"A: army: {RIDER}, Wolf, {RIDER}; {WAITING}\nB: army: Ox 0/9; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS
    )
    assert s.value(RIDER) == "3/2"
    s.choose(f"attack {goal}", f"send {RIDER}", "done")
    assert values(s, RIDER, f"{RIDER} (2)", "Wolf") == ["5/2" if goal == "Elm" else "3/2", "3/2", "1/1"]
    until(s, "block")
    s.choose(f"block {RIDER} with Ox" if blocked else "done")
    fought(s)
    strength = 5 if goal == "Elm" else 3
    assert (s.damage("Ox"), s.damage("Elm"), 15 - s.points("B")) == (
        strength * blocked, strength * (goal == "Elm" and not blocked), strength * (goal != "Elm" and not blocked))  # fmt: skip
    assert s.value(RIDER) == "3/2"


@plays("Scorchmane Outrider")
def test_also_when_the_city_has_fallen_and_not_in_defence() -> None:
    s = arc(
        f"A: army: Wolf 9/9, {RIDER}; {WAITING}\nB: army: Ox 0/9, {RIDER}; city Elm (Body, 3); city Fir (Mind, 8); {WAITING}"
        f"{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm", "send Wolf")
    s.choose(*starting(s, f"send {RIDER}"))
    until(s, "block")
    s.choose(f"block {RIDER} with Ox", "done")
    while s.place("Elm") != "B's graveyard":
        s.choose("pass")
    assert (s.phase, s.value(RIDER), s.value(f"{RIDER} (2)")) == ("Attack", "5/2", "3/2")
    fought(s)
    assert s.damage("Ox") == 5
    s = arc(f"A: army: Wolf 0/9; {WAITING}\nB: army: {RIDER}; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block Wolf with {RIDER}")
    assert s.value(RIDER) == "3/2"
    fought(s)
    assert s.damage("Wolf") == 3


@plays("Imperial Quillbearer")
@pytest.mark.parametrize("home", ["army: {}", "city Oak (Body, 8): {}"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_quillbearer_sees_the_top_card_and_leaves_it_or_not(home: str, answer: str) -> None:
    s = arc(f"A: {home.format(QUILL)}; deck: Top, 3, Low\nB: army: Ox; deck: 5", TEXTS)
    s.choose(f"use {QUILL}")
    assert s.marked(QUILL)
    until(s, "yes")
    assert (s.asked, s.sees("A", "Top"), s.sees("B", "Top"), s.sees("A", "Low")) == ("A", True, False, False)
    before = s.deck("A")
    s.choose(answer)
    s.all_pass()
    assert s.deck("A") == ([*before[1:], "Top"] if answer == "yes" else before)
    assert (s.hand("A"), s.sees("B", "Top"), f"use {QUILL}" in s.options()) == ([], False, False)


@plays("Imperial Quillbearer")
def test_in_an_attack_too_and_over_an_empty_deck_nothing_is_seen() -> None:
    s = arc(f"A: army: Wolf, {QUILL} marked\nB: army: {QUILL}; city Elm (Body, 8); deck: Top, 4{COMBAT}", TEXTS)
    s.choose("attack Elm")
    assert (s.asked, offered(s, "use")) == ("B", [f"{QUILL} (2)"] if f"use {QUILL} (2)" in s.options() else [QUILL])
    s.choose(*starting(s, f"use {QUILL}"))
    until(s, "yes")
    assert (s.asked, s.sees("A", "Top")) == ("B", False)
    s.choose("yes")
    fought(s)
    assert (s.deck("B")[-1], s.damage("Elm")) == ("Top", 1)
    s = arc(f"A: army: Wolf, {QUILL}; deck: 0\nB: army: Ox; deck: 5", TEXTS)
    s.choose(*starting(s, f"use {QUILL}"))
    s.all_pass()
    s.choose(*starting(s, "no"))
    assert (s.over, s.hand("A"), len(s.deck("B"))) == (False, [], 5)


@plays("Mosshide Elder")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_the_elder_bids_neither_in_claims_nor_in_answers(seat: str) -> None:
    lies = {"A": "Hen cost 2", "B": "Ram cost 1"} | {seat: f"{ELDER}, {'Hen cost 2' if seat == 'A' else 'Ram cost 1'}"}
    s = arc(f"A: city Oak (Body, 8): {lies['A']}\nB: city Elm (Mind, 8): {lies['B']}{TACTICS}", TEXTS)
    s.choose("claim Body")
    assert offered(s, "bid") == ["Hen"]
    s.choose("bid Hen")
    until(s, "bid Ram")
    assert offered(s, "bid") == ["Ram"]
    s.choose("bid Ram")
    s.to("Play")
    assert (s.points("A"), s.marked(ELDER)) == (16, False)


@plays("Mosshide Elder")
def test_for_all_else_the_elder_is_marked() -> None:
    s = arc(
        f"A: army: {ELDER}; city Oak (Body, 8); hand: Rest; attached: Sling on {ELDER}\nB: army: Ox; city Elm (Body, 9)",
        TEXTS,
    )
    for way in (f"move {ELDER} to Oak", f"use {ELDER}", "play Rest", "attack Elm"):
        other = s.fork()
        if "attack" in way:
            other.to("Attack")
        other.choose(way, *[f"target {ELDER if 'Rest' in way else 'Elm'}"] * ("use" in way or "Rest" in way))
        other.all_pass()
        assert other.marked(ELDER)


@plays("Third Chair Whisperer")
@pytest.mark.parametrize(("claim", "answer", "won"), [
    (WHISPERER, "Cow cost 4", "Mind"), (WHISPERER, "Cow cost 5", ""), ("Hen cost 5", WHISPERER, "Body Soul"),
    ("Hen cost 6", WHISPERER, "Body Mind Soul"), ("Hen cost 3", WHISPERER, ""), ("Hen cost 4", WHISPERER, "Body Soul"),
    (WHISPERER, "Cow cost 2", "Body Mind Soul"), (WHISPERER, "Cow cost 3", "Mind"),
])  # fmt: skip
@pytest.mark.parametrize("discipline", ["Body", "Mind", "Soul"])
def test_for_mind_the_whisperer_counts_for_five(claim: str, answer: str, won: str, discipline: str) -> None:
    s = arc(f"A: city Oak ({discipline}, 8): {claim}\nB: city Elm (Body, 8): {answer}; army: Ox{TACTICS}", TEXTS)
    s.choose(f"claim {discipline}", f"bid {claim.partition(' cost')[0]}", f"bid {answer.partition(' cost')[0]}")
    assert (s.points("A"), s.points("B")) == (15 + (discipline in won), 15)


@plays("Third Chair Whisperer")
@pytest.mark.parametrize("way", ["Axe", "Back", "Rest", ""])
def test_a_whisperer_that_is_gone_adds_nothing_and_a_silent_one_neither(way: str) -> None:
    s = arc(f"A: city Oak (Mind, 8): {WHISPERER}, Hen cost 1\nB: army: Ox; hand: Axe, Back, Rest{TACTICS}", TEXTS)
    silent = s.fork()
    s.choose("claim Mind", f"bid {WHISPERER}", "done")
    until(s, "play Axe")
    if way:
        s.choose(f"play {way}", f"target {WHISPERER}")
    s.to("Play")
    assert s.points("A") == 15 + (way in ("", "Rest"))
    silent.choose("claim Mind", "done")
    silent.to("Play")
    assert silent.points("A") == 15
