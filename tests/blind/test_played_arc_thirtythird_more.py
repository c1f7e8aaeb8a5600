"""Blind texts of ARC's thirtythird round about officers and spells, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, resolve, starting, values
from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Free": "event 0: Unmark target creature.",
    "Boar": "creature 2 Gaian (Beast) 1/1", "Bear": "creature 2 Gaian (Beast) 1/3", "Two": "creature 2 Gaian 1/1",
    "Rat": "event 9: Draw a card.", "Hog": "event 9: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"
PROVOST, KEEPER, RIOTER, ENVOY = "Saltcrown Provost", "Bramblewhelp Keeper", "Ashbarrel Rioter", "Mirrormask Envoy"


@plays("Saltcrown Provost")
def test_at_home_the_provost_strengthens_the_others() -> None:
    s = arc(
        f"A: city Oak (Body, 8): {PROVOST}, Hen; city Fir (Mind, 8): Elk; army: Wolf; {WAITING}\nB: army: Ox; deck: 9",
        TEXTS,
    )
    assert values(s, PROVOST, "Hen", "Elk", "Wolf", "Ox") == ["3/3", "1/3", "1/1", "1/1", "1/1"]
    s.choose(f"move {PROVOST} to the Army")
    resolve(s)
    assert values(s, PROVOST, "Hen", "Wolf") == ["3/3", "1/1", "1/1"]


@plays("Saltcrown Provost")
@pytest.mark.parametrize(("goal", "value"), [("Elm", "1/3"), ("B's army", "1/1")])
@pytest.mark.parametrize("home", ["army", "city"])
def test_as_a_city_is_attacked_the_army_lives_there(goal: str, value: str, home: str) -> None:
    b = (
        f"city Elm (Body, 8): Hen; army: Cow, {PROVOST}"
        if home == "army"
        else f"city Elm (Body, 8): Hen, {PROVOST}; army: Cow"
    )
    s = arc(f"A: army: Wolf; {WAITING}\nB: {b}; city Fir (Mind, 8): Ewe; {WAITING}{COMBAT}", TEXTS)
    own = "1/3" if home == "city" else "1/1"
    assert values(s, "Hen", "Cow", "Ewe") == [own, "1/1", "1/1"]
    s.choose(f"attack {goal}")
    expected = value if goal == "Elm" else own
    assert values(s, "Hen", "Cow", "Ewe", PROVOST) == [expected, value if goal == "Elm" else "1/1", "1/1", "3/3"]
    until(s, "block")
    s.choose("done")
    fought(s)
    assert values(s, "Hen", "Cow") == [own, "1/1"]


@plays("Saltcrown Provost")
def test_the_provost_goes_with_others() -> None:
    s = arc(f"A: army: {PROVOST}\nB: army: Ox{COMBAT}", TEXTS)
    assert not starting(s, "attack", "send")
    s = arc(f"A: army: {PROVOST}, Wolf 1/1; hand: Axe\nB: army: Ox 0/9; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    s.choose(f"send {PROVOST}")
    assert s.marked("Wolf")  # and so another must go
    until(s, "play Axe")
    s.choose("play Axe", "target Wolf")
    resolve(s)
    until(s, "block")
    s.choose("done")
    fought(s)
    assert s.points("B") == 12
    s = arc(f"A: army: {PROVOST}, Wolf 1/1 marked\nB: army: Ox{COMBAT}", TEXTS)
    assert not starting(s, "attack", "send")


@plays("Bramblewhelp Keeper")
def test_for_each_beast_of_ones_own_a_beast_is_stronger() -> None:
    s = arc(
        f"A: army: {KEEPER}, Wolf, Boar; city Oak (Body, 8): Bear; gems 1 Gaian, 1 Red Banner\nB: army: Boar, Ox; hand: Axe",
        TEXTS,
    )
    s.choose(f"use {KEEPER}")
    assert sorted(aims(s)) == ["Bear", "Boar", "Boar (2)"]
    late, other = s.fork(), s.fork()
    s.choose("target Boar")
    resolve(s)
    assert values(s, "Boar", "Bear", "Boar (2)", KEEPER) == ["3/3", "1/3", "1/1", "1/3"]
    assert (s.consumed("A"), s.marked(KEEPER)) == ("1 Gaian + 1 Red Banner", True)
    until(s, "play Axe")
    s.choose("play Axe", "target Bear")
    resolve(s)
    assert s.value("Boar") == "3/3"  # it was counted once
    s.to("Play", "B")
    assert s.value("Boar") == "1/1"
    other.choose("target Boar (2)")
    resolve(other)
    assert values(other, "Boar (2)", "Boar") == ["3/3", "1/1"]
    late.choose("target Boar", "play Axe", "target Bear")
    resolve(late)
    assert late.value("Boar") == "2/2"


@plays("Bramblewhelp Keeper")
@pytest.mark.parametrize("a", [
    f"army: {KEEPER} marked, Boar; gems 2 Gaian", f"army: {KEEPER}, Boar; gems 1 Gaian", f"army: {KEEPER}, Wolf; gems 2 Gaian",
])  # fmt: skip
def test_when_the_keeper_does_nothing(a: str) -> None:
    assert not starting(arc(f"A: {a}\nB: army: Ox", TEXTS), "use")


@plays("Ashbarrel Rioter")
@pytest.mark.parametrize("goal", ["Elm", "B's army"])
@pytest.mark.parametrize(
    ("hand", "answer", "value"), [("Rat, Hog", "yes", "5/2"), ("Rat, Hog", "no", "2/2"), ("", "", "2/2")]
)
def test_the_rioter_throws_a_card(goal: str, hand: str, answer: str, value: str) -> None:
    s = arc(
        f"A: army: {RIOTER}, Wolf{f'; hand: {hand}' * bool(hand)}\nB: army: Ox 0/9; city Elm (Body, 8){COMBAT}", TEXTS
    )
    s.choose(f"attack {goal}", f"send {RIOTER}", "done")
    if hand:
        until(s, "yes" if "yes" in s.options() else "discard")
        s.choose(*[answer] * (answer in s.options()))
        if answer == "yes":
            s.choose(*[o for o in s.options() if o.endswith(" Hog")])
    until(s, "block")
    assert (s.value(RIOTER), "Hog" in s.grave("A"), "Rat" in s.grave("A")) == (value, answer == "yes", False)
    s.choose("done")
    fought(s)
    assert s.value(RIOTER) == value or s.active == "B"
    assert (s.damage("Elm"), s.points("B")) == ((int(value[0]), 15) if goal == "Elm" else (0, 15 - int(value[0])))


@plays("Ashbarrel Rioter")
def test_whoever_stays_at_home_throws_nothing() -> None:
    s = arc(f"A: army: {RIOTER}, Wolf; hand: Rat\nB: army: Ox 0/9; city Elm (Body, 8){COMBAT}", TEXTS)
    s.choose("attack Elm", "send Wolf", "done")
    assert not {"yes", "no"} & set(s.options())
    assert (s.hand("A"), s.value(RIOTER)) == (["Rat"], "2/2")


@plays("Mirrormask Envoy")
@pytest.mark.parametrize(("choice", "cards", "points"), [("draw", 1, [16, 15, 15]), ("target", 0, [16, 15, 14])])
def test_the_envoy_has_one_of_two_for_a_bid(choice: str, cards: int, points: list[int]) -> None:
    s = arc(f"A: city Oak (Body, 8): {ENVOY}, Hen cost 2; deck: 9\nB: army: Ox\nC: army: Elk{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {ENVOY}", "done")
    until(s, "choose")
    s.choose(f"choose: {choice}")
    if choice == "target":
        assert sorted(aims(s)) == ["player B", "player C"]
        s.choose(*starting(s, "target player C", "pick player C"))
    s.all_pass()
    assert (len(s.hand("A")), [s.points(seat) for seat in "ABC"]) == (cards, points)


@plays("Mirrormask Envoy")
@pytest.mark.parametrize(("mine", "theirs"), [(ENVOY, "Cow cost 3"), ("Hen", "Cow cost 1"), ("Hen", ENVOY)])
def test_without_the_envoys_bid_won_there_is_nothing(mine: str, theirs: str) -> None:
    home = f"{ENVOY}, Hen cost 2" if theirs != ENVOY else "Hen cost 2"
    s = arc(f"A: city Oak (Body, 8): {home}\nB: city Elm (Body, 8): {theirs}; army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {mine}")
    if s.asked == "A":
        s.choose("done")
    s.choose(f"bid {theirs.partition(' cost')[0]}")
    while s.phase == "Tactics":
        assert not starting(s, "choose")
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.points("A"), s.points("B"), s.hand("A")) == (
        16 if (mine, theirs) == ("Hen", "Cow cost 1") else 15,
        15,
        [],
    )


KILN, TITHES, HARVEST, KNELL = "Kilnburst", "Harrowed Tithes", "Underloam Harvest", "Slumberknell"


@plays("Kilnburst")
@pytest.mark.parametrize(("goal", "dies"), [("Ox", False), ("Hen", True), ("Elk", True), ("Wolf", True)])
def test_the_kiln_bursts_on_one(goal: str, dies: bool) -> None:
    s = arc(
        f"A: army: Wolf; hand: {KILN}; gems 3 Red Banner\nB: army: Ox 1/4, Elk 1/5 hurt 2; city Elm (Body, 8): Hen 1/3",
        TEXTS,
    )
    s.choose(f"play {KILN}")
    assert sorted(aims(s)) == ["Elk", "Hen", "Ox", "Wolf"]
    s.choose(f"target {goal}")
    s.all_pass()
    assert s.place(goal).endswith("graveyard") is dies
    if not dies:
        assert s.damage(goal) == 3


@plays("Harrowed Tithes")
def test_one_opponent_pays_the_tithes() -> None:
    s = arc(f"A: army: Wolf; hand: {TITHES}; gems 3 The Empire\nB: army: Ox\nC: army: Elk", TEXTS)
    s.choose(f"play {TITHES}")
    assert sorted(aims(s)) == ["player B", "player C"]
    s.choose("target player C")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [16, 15, 14]
    s = arc(f"A: 29 points; army: Wolf; hand: {TITHES}; gems 3 The Empire\nB: 1 points; army: Ox\nC: army: Elk", TEXTS)
    s.choose(f"play {TITHES}", "target player B")
    while not s.over:
        s.choose("pass")
    assert s.winner == "A"


@plays("Underloam Harvest")
@pytest.mark.parametrize("deck", ["Two, Rat", "0"])
def test_the_harvest_is_a_gaian_gem(deck: str) -> None:
    s = arc(f"A: army: Wolf; hand: {HARVEST}; gems 3 Gaian; deck: {deck}\nB: army: Ox", TEXTS)
    s.play(HARVEST)
    s.all_pass()
    full = deck != "0"
    assert (s.gems("A"), s.consumed("A"), s.hand("A"), s.over) == ("1 Gaian" * full, "3 Gaian", [], False)
    assert s.deck("A") == ["Rat"] * full
    if full:
        assert (s.place("Two"), s.sees("A", "Two"), s.sees("B", "Two")) == ("A's reserves", True, False)


@plays("Slumberknell")
@pytest.mark.parametrize("answer", ["Wait", "Free"])
def test_the_knell_tolls_for_the_marked(answer: str) -> None:
    s = arc(
        f"A: army: Wolf marked; hand: {KNELL}; gems 4 Dark Legion\n"
        f"B: army: Ox 1/9 marked, Cow; city Elm (Body, 8): Hen marked; hand: {answer}", TEXTS,
    )  # fmt: skip
    s.choose(f"play {KNELL}")
    assert sorted(aims(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    until(s, f"play {answer}")
    s.choose(f"play {answer}", *starting(s, "target Ox"))
    s.all_pass()
    assert s.place("Ox") == ("B's Army" if answer == "Free" else "B's graveyard")
    s = arc(f"A: army: Wolf; hand: {KNELL}; gems 4 Dark Legion\nB: army: Ox", TEXTS)
    assert f"play {KNELL}" not in s.options()
