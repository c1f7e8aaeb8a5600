"""Blind texts of ARC's thirty-eighth round about further creatures, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, uses, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Rise": "event 0: Unmark target creature.",
    "Back": "event 0: Return target creature to its owner's hand.", "Rest": "event 0: Mark target creature.",
    "Bolt": "event 0: Deal 2 damage to target creature.", "Pop": "magic 0: Gain 1 VP.", "Two": "creature 2 1/1",
    "Raise": "magic 0: Put target creature card from your graveyard into play.", "Old": "creature 3 1/1",
    "Top": "creature 2 1/1", "Low": "creature 9 1/1", "Town": "city 3 Body 6",
    "Lend": "event 0: Gain control of target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
PEDDLER, CHIRURGEON, DRAKE, ORATOR, COLOSSUS, JACKDAW, HALBERDIER = (
    "Saltpan Peddler", "Hedgerow Chirurgeon", "Bellowslung Drake", "Long-Winded Orator", "Mosshide Colossus",
    "Bonepit Jackdaw", "Vowbound Halberdier")  # fmt: skip


@plays("Saltpan Peddler")
@pytest.mark.parametrize("home", ["army: {}", "city Oak (Body, 8): {}"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_peddler_sees_the_top_card_and_leaves_it_or_not(home: str, answer: str) -> None:
    s = arc(f"A: {home.format(PEDDLER)}; deck: Top, 3, Low\nB: army: Ox; deck: 5", TEXTS)
    s.choose(f"use {PEDDLER}")
    assert s.marked(PEDDLER)
    until(s, "yes")
    assert (s.asked, s.sees("A", "Top"), s.sees("B", "Top"), s.sees("A", "Low")) == ("A", True, False, False)
    before, other = s.deck("A"), s.deck("B")
    s.choose(answer)
    s.all_pass()
    assert s.deck("A") == ([*before[1:], "Top"] if answer == "yes" else before)
    assert (s.hand("A"), s.deck("B"), s.sees("B", "Top"), uses(s)) == ([], other, False, [])


@plays("Saltpan Peddler")
def test_a_marked_peddler_sees_nothing_and_over_an_empty_deck_nothing_happens() -> None:
    s = arc(f"A: army: {PEDDLER} marked; deck: Top, 3; {WAITING}\nB: army: Ox; deck: 5", TEXTS)
    s.refused(f"use {PEDDLER}", "ARC-MARK-07")
    s = arc(f"A: army: Wolf, {PEDDLER}; deck: 0\nB: army: Ox; deck: 5", TEXTS)
    s.choose(*starting(s, f"use {PEDDLER}"))
    s.all_pass()
    s.choose(*starting(s, "no"))
    assert (s.over, s.out("A"), s.hand("A"), len(s.deck("B"))) == (False, "", [], 5)


@plays("Hedgerow Chirurgeon")
@pytest.mark.parametrize("goal", ["Ox", "Wolf", "Hen", CHIRURGEON, "Cow"])
def test_the_chirurgeon_takes_off_all_damage(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 1/9 hurt 5, {CHIRURGEON} hurt 2; city Oak (Body, 8, hurt 3); hand: Bolt\n"
        "B: army: Ox 1/9 hurt 4, Cow 1/3; city Elm (Body, 8): Hen 1/3 hurt 1", TEXTS,
    )  # fmt: skip
    names = ("Wolf", CHIRURGEON, "Ox", "Hen", "Cow", "Oak")
    before = dict(zip(names, (5, 2, 4, 1, 0, 3), strict=True))
    s.choose(f"use {CHIRURGEON}")
    assert sorted(aims(s)) == sorted(names[:-1])
    s.choose(f"target {goal}")
    assert (s.marked(CHIRURGEON), {name: s.damage(name) for name in names}) == (True, before)
    s.all_pass()
    assert {name: s.damage(name) for name in names} == before | {goal: 0}
    if goal == "Cow":
        s.play("Bolt", "target Cow")
        assert s.damage("Cow") == 2


@plays("Hedgerow Chirurgeon")
def test_what_comes_after_the_healing_counts_from_nothing_and_what_came_in_answer_is_healed() -> None:
    s = arc(f"A: army: Wolf 1/4 hurt 1, {CHIRURGEON}; hand: Wait\nB: army: Ox; hand: Bolt, Bolt", TEXTS)
    s.choose(f"use {CHIRURGEON}", "target Wolf")
    s.choose(starting(s, "play Bolt")[0], "target Wolf")
    while s.damage("Wolf") != 3:
        s.choose("pass")
    resolve(s)
    assert s.damage("Wolf") == 0
    s.choose("play Wait")
    until(s, "play Bolt")
    s.choose("play Bolt", "target Wolf")
    resolve(s)
    assert (s.damage("Wolf"), s.place("Wolf")) == (2, "A's Army")


@plays("Hedgerow Chirurgeon")
def test_in_combat_too_and_in_others_turns() -> None:
    s = arc(
        f"A: army: Wolf 2/9, Fox 2/9; {WAITING}\nB: army: Ox 1/3 hurt 1, {CHIRURGEON}; city Elm (Body, 9); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm", "send Wolf", "done")
    until(s, "block")
    s.choose("block Wolf with Ox", "done")
    assert s.asked == "B"
    s.choose(f"use {CHIRURGEON}", "target Ox")
    fought(s)
    assert (s.place("Ox"), s.damage("Ox")) == ("B's Army", 2)


@plays("Bellowslung Drake")
@pytest.mark.parametrize("marked", ["", " marked"])
@pytest.mark.parametrize(
    ("gems", "times"), [("2 Gaian", 1), ("3 Gaian, 2 The Empire", 2), ("1 Red Banner", 0), ("6 Gaian", 3)]
)
def test_the_drake_is_blown_up_as_often_as_it_is_paid_for(marked: str, gems: str, times: int) -> None:
    s = arc(f"A: army: Wolf, {DRAKE}{marked}; gems {gems}; {WAITING}; deck: 9\nB: army: Ox, {DRAKE}; deck: 9", TEXTS)
    for _ in range(times):
        assert uses(s) == [DRAKE]
        s.choose(f"use {DRAKE}")
        s.choose(*starting(s, "pay")[-1:])
        s.all_pass()
    assert (uses(s), values(s, DRAKE, f"{DRAKE} (2)")) == ([], [f"{3 + times}/4", "3/4"])
    assert s.marked(DRAKE) is (marked != "")
    s.to("Draw", "B")
    assert s.value(DRAKE) == "3/4"


@plays("Bellowslung Drake")
def test_for_a_drake_that_has_gone_the_bellows_blow_in_vain() -> None:
    s = arc(
        f"A: army: Wolf; city Oak (Body, 8): {DRAKE}; gems 7 Red Banner; hand: Wait\nB: army: Ox; hand: Back", TEXTS
    )
    s.choose(f"use {DRAKE}", "play Back", f"target {DRAKE}")
    s.all_pass()
    assert (s.place(DRAKE), s.consumed("A")) == ("A's hand", "2 Red Banner")
    s.play(DRAKE)
    assert s.value(DRAKE) == "3/4"


@plays("Bellowslung Drake")
def test_in_combat_the_drake_strikes_harder() -> None:
    s = arc(f"A: army: {DRAKE}; gems 4 Gaian; hand: Wait\nB: army: Ox; city Elm (Body, 9); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    for _ in range(2):
        until(s, "use")
        s.choose(f"use {DRAKE}")
        resolve(s)
    until(s, "block")
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.value(DRAKE)) == (5, "5/4")


@plays("Long-Winded Orator")
@pytest.mark.parametrize(("claim", "answer", "won"), [
    (ORATOR, "Cow cost 4", True), (ORATOR, "Cow cost 5", False), ("Hen cost 5", ORATOR, False), ("Hen cost 6", ORATOR, True),
    ("Hen cost 4", ORATOR, False),
])  # fmt: skip
@pytest.mark.parametrize("discipline", ["Body", "Mind", "Soul"])
def test_the_orator_counts_for_five_in_claims_and_answers(claim: str, answer: str, won: bool, discipline: str) -> None:
    s = arc(f"A: city Oak ({discipline}, 8): {claim}\nB: city Elm (Body, 8): {answer}; army: Ox{TACTICS}", TEXTS)
    s.choose(f"claim {discipline}", f"bid {claim.partition(' cost')[0]}", f"bid {answer.partition(' cost')[0]}")
    assert (s.points("A"), s.points("B")) == (15 + won, 15)


@plays("Long-Winded Orator")
@pytest.mark.parametrize(("gems", "can"), [(2, False), (3, True)])
def test_to_play_the_orator_costs_three(gems: int, can: bool) -> None:
    s = arc(f"A: army: Wolf; hand: {ORATOR}, Pop; gems {gems} House of Nobles\nB: army: Ox", TEXTS)
    assert (f"play {ORATOR}" in s.options()) is can
    if can:
        s.play(ORATOR)
        assert (s.gems("A"), s.place(ORATOR)) == ("", "Keep of A")


@plays("Long-Winded Orator")
@pytest.mark.parametrize(("way", "won"), [("Axe", False), ("Back", False), ("Rise", True), ("", True)])
def test_an_orator_that_is_gone_counts_for_nothing(way: str, won: bool) -> None:
    s = arc(
        f"A: city Oak (Mind, 8): {ORATOR}, Hen cost 0\nB: city Elm (Body, 8): Cow cost 4; hand: Axe, Back, Rise{TACTICS}",
        TEXTS,
    )
    s.choose("claim Mind", f"bid {ORATOR}", *["done"] * ("done" in s.options()))
    s.choose(*["done"] * ("done" in s.options()))
    until(s, "play Axe")
    if way:
        s.choose(f"play {way}", f"target {ORATOR}")
    until(s, "bid Cow")
    s.choose("bid Cow")
    s.to("Play")
    assert s.points("A") == 15 + won


@plays("Mosshide Colossus")
@pytest.mark.parametrize("way", ["play", "Raise"])
def test_the_colossus_comes_into_the_army_and_no_city_is_used_up(way: str) -> None:
    have = f"hand: {COLOSSUS}; gems 6 Gaian" if way == "play" else f"hand: Raise; grave: {COLOSSUS}"
    s = arc(
        f"A: city Oak (Body, 8): Hen; city Ash (Mind, 8): Cow; {have}\nB: army: Ox; city Elm (Body, 9); hand: Wait",
        TEXTS,
    )
    s.choose(f"play {COLOSSUS if way == 'play' else way}")
    s.choose(*starting(s, f"target {COLOSSUS}"))
    assert (s.asked, s.place(COLOSSUS) == "the chain") == ("B", way == "play")  # no city was asked for
    s.all_pass()
    assert (s.place(COLOSSUS), s.marked(COLOSSUS)) == ("A's Army", False)
    assert sorted(offered(s, "move")) == sorted(
        [f"{COLOSSUS} to Oak", f"{COLOSSUS} to Ash", "Hen to the Army", "Hen to Ash", "Cow to the Army", "Cow to Oak"]
    )
    moved = s.fork()
    moved.choose(f"move {COLOSSUS} to Oak")
    resolve(moved)
    assert (moved.place(COLOSSUS), moved.marked(COLOSSUS)) == ("Oak", True)
    s.to("Attack")
    s.choose("attack Elm")
    fought(s)
    assert s.damage("Elm") == 5


@plays("Mosshide Colossus")
def test_others_are_placed_in_cities_as_ever_and_the_taken_over_colossus_goes_where_all_go() -> None:
    s = arc(
        f"A: army: {COLOSSUS}; city Oak (Body, 8); hand: Two, Lend; gems 2 Gaian\nB: city Elm (Body, 8): {COLOSSUS}",
        TEXTS,
    )
    s.play("Two")
    assert s.place("Two") == "Oak"
    s.play("Lend", f"target {COLOSSUS} (2)")
    assert (s.controller(f"{COLOSSUS} (2)"), s.place(f"{COLOSSUS} (2)")) == ("A", "Oak")


@plays("Bonepit Jackdaw")
@pytest.mark.parametrize("goal", ["Top", "Pop", "Town", "Low"])
def test_the_jackdaw_carries_any_card_off_for_good(goal: str) -> None:
    s = arc(f"A: army: {JACKDAW}; grave: Top, Pop; {WAITING}\nB: army: Ox; grave: Town, Low\nC: army: Ram", TEXTS)
    s.choose(f"use {JACKDAW}")
    assert (sorted(aims(s)), s.marked(JACKDAW)) == (["Low", "Pop", "Top", "Town"], False)
    s.choose(f"target {goal}")
    assert (s.marked(JACKDAW), s.place(goal)) == (True, f"{'A' if goal in ('Top', 'Pop') else 'B'}'s graveyard")
    s.all_pass()
    assert s.place(goal) == "removed"
    assert sorted(s.grave("A") + s.grave("B")) == sorted({"Top", "Pop", "Town", "Low"} - {goal})


@plays("Bonepit Jackdaw")
def test_without_a_card_there_the_jackdaw_does_nothing_nor_to_what_has_gone() -> None:
    s = arc(f"A: army: {JACKDAW}; city Oak (Body, 8): Hen; {WAITING}\nB: army: Ox", TEXTS)
    assert uses(s) == []
    s = arc(
        f"A: army: {JACKDAW}, Wolf; grave: Top, Low\nB: army: Ox; hand: Bring",
        TEXTS | {"Bring": "event 0: Return target card in a graveyard to its owner's hand."},
    )
    s.choose(f"use {JACKDAW}", "target Top", "play Bring", "target Top")
    s.all_pass()
    assert (s.place("Top"), s.place("Low")) == ("A's hand", "A's graveyard")


@plays("Vowbound Halberdier")
@pytest.mark.parametrize(("home", "goal", "may"), [
    ("army: {}; city Elm (Body, 9)", "B's army", True), ("army: {}; city Elm (Body, 9)", "Elm", True),
    ("army: Ox; city Elm (Body, 9): {}", "Elm", True), ("army: Ox; city Elm (Body, 9): {}", "B's army", False),
    ("army: Ox; city Elm (Body, 9); city Fir (Mind, 9): {}", "Elm", False),
])  # fmt: skip
def test_a_marked_halberdier_defends(home: str, goal: str, may: bool) -> None:
    both = home.format(f"{HALBERDIER} marked, Mule marked")
    s = arc(f"A: army: Wolf 3/9; {WAITING}\nB: {both}; {WAITING}{COMBAT}", TEXTS)
    s.choose(f"attack {goal}")
    until(s, "block")
    assert offered(s, "block") == ["Wolf with Ox"] * ("Ox" in home) + [f"Wolf with {HALBERDIER}"] * may
    if may:
        s.choose(f"block Wolf with {HALBERDIER}")
        s.choose(*["done"] * ("done" in s.options()))
        assert s.marked(HALBERDIER)
        fought(s)
        assert (s.damage("Wolf"), s.damage(HALBERDIER), s.marked(HALBERDIER)) == (3, 3, True)


@plays("Vowbound Halberdier")
def test_a_marked_halberdier_does_nothing_else() -> None:
    s = arc(
        f"A: army: {HALBERDIER} marked, Wolf; city Oak (Mind, 8): {HALBERDIER} marked, Hen; {WAITING}\n"
        f"B: army: Ox; city Elm (Body, 9){TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Mind")
    assert offered(s, "bid") == ["Hen"]
    s.choose("done")
    s.to("Play")
    assert sorted(offered(s, "move")) == ["Hen to the Army", "Wolf to Oak"]
    s.to("Attack")
    s.choose("attack Elm")
    assert (offered(s, "send"), s.marked("Wolf")) == ([], True)


@plays("Vowbound Halberdier")
def test_a_halberdier_that_has_attacked_defends_in_the_next_turn() -> None:
    s = arc(
        f"A: army: {HALBERDIER}, Mule; deck: 9; {WAITING}\nB: army: Ox 2/9; city Elm (Body, 9); deck: 9; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Elm", f"send {HALBERDIER}", "send Mule")
    until(s, "block")
    s.choose("done")
    s.to("Draw", "B")
    s.choose("draw 2")
    s.to("Attack", "B")
    assert s.marked(HALBERDIER)
    s.choose("attack A's army")
    until(s, "block")
    assert offered(s, "block") == [f"Ox with {HALBERDIER}"]
    s.choose("block")
    fought(s)
    assert (s.points("A"), s.damage("Ox"), s.marked(HALBERDIER)) == (15, 3, True)
