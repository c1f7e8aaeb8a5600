"""Blind texts of ARC's thirtieth round about creatures, played as their writers meant them."""

import pytest

from blind.gestures import aims, fought, offered, resolve, starting, values
from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Back": "event 0: Return target creature to its owner's hand.",
    "Raise": "magic 0: Put target creature card from your graveyard into play.",
    "Zap": "event 0: Deal 1 damage to target creature.", "Bolt": "magic 0: Deal 1 damage to target creature.",
    "Wane": "event 0: Target creature gets -2/-2 until end of turn.", "Raze": "event 0: Deal 9 damage to target city.",
    "Sling": "creature 1 1/1: (M): Deal 1 damage to target creature.", "Three": "creature 3 Gaian 1/1",
    "Marsh": "city 2 Mind 8: Always: Human creatures can't enter this city.", "Sweep": "event 0: Kill all creatures.",
    "Lure": "event 0: Put target creature from your army into target city.", "Rat": "event 0: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


BOAR = "Mast-Fed Boar"


@plays("Mast-Fed Boar")
@pytest.mark.parametrize(("goal", "value"), [("Elm", "4/3"), ("B's army", "2/3")])
def test_the_boar_is_fiercer_against_cities(goal: str, value: str) -> None:
    s = arc(f"A: army: {BOAR}, Wolf; {WAITING}\nB: army: Ox 1/9; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    assert s.value(BOAR) == "2/3"
    s.choose(f"attack {goal}", f"send {BOAR}", "done")
    assert values(s, BOAR, "Wolf") == [value, "1/1"]
    until(s, "block")
    s.choose("done")
    fought(s)
    assert (s.damage("Elm"), s.points("B"), s.value(BOAR)) == ((4, 15, "2/3") if goal == "Elm" else (0, 13, "2/3"))


@plays("Mast-Fed Boar")
def test_the_boar_defends_as_printed() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {BOAR}; city Elm (Body, 8); {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "block")
    s.choose(f"block Wolf with {BOAR}")
    assert s.value(BOAR) == "2/3"
    fought(s)
    assert s.damage("Wolf") == 2
    s = arc(f"A: army: {BOAR}; hand: Raze\nB: army: Ox 0/9; city Elm (Body, 8); city Fir (Body, 8){COMBAT}", TEXTS)
    s.choose("attack Elm")
    until(s, "play Raze")
    s.choose("play Raze", "target Elm")
    while s.table.chain:
        s.choose("pass")
    assert (s.place("Elm"), s.value(BOAR)) == ("B's graveyard", "4/3")


WIGHT = "Lime-Pit Wight"


@plays("Lime-Pit Wight")
@pytest.mark.parametrize(
    ("way", "lost"), [("Axe", 1), ("Zap", 1), ("Wane", 1), ("Sweep", 1), ("Toss", 0), ("Back", 0), ("Give", 0)]
)
def test_whose_death_costs_each_opponent(way: str, lost: int) -> None:
    s = arc(f"A: army: {WIGHT}; hand: {way}\nB: army: Ox\nC: army: Elk", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {WIGHT}"))
    s.all_pass()
    assert s.place(WIGHT) != "A's Army"
    assert [s.points(seat) for seat in "ABC"] == [15, 15 - lost, 15 - lost]


@plays("Lime-Pit Wight")
def test_who_controlled_it_last_counts_and_it_can_be_answered() -> None:
    s = arc(f"A: army: Ox; hand: Axe\nB: army: {WIGHT} of A; hand: Wait\nC: army: Elk", TEXTS)
    s.choose("play Axe", f"target {WIGHT}")
    while "play Wait" not in s.options() or s.place(WIGHT) == "B's Army":
        s.choose("pass")
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15]  # it waits on the chain
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [14, 15, 14]


RIDER = "Spurless Rider"


@plays("Spurless Rider")
def test_the_rider_crosses_and_attacks_in_one_turn() -> None:
    s = arc(f"A: city Oak (Body, 8): {RIDER}, Hen; city Fir (Mind, 8); army: Wolf\nB: city Elm (Body, 8)", TEXTS)
    s.choose(f"move {RIDER} to the Army")
    resolve(s)
    assert (s.marked(RIDER), s.place(RIDER), offered(s, "move", "Hen")) == (False, "A's Army", [])
    plain, back = s.fork(), s.fork()
    s.to("Attack")
    s.choose("attack Elm", *([f"send {RIDER}", "done"]))
    fought(s)
    assert (s.damage("Elm"), s.marked(RIDER)) == (3, True)
    plain.choose("move Wolf to Fir")
    resolve(plain)
    assert plain.marked("Wolf")
    back.choose(f"move {RIDER} to Fir")
    resolve(back)
    assert (back.place(RIDER), back.marked(RIDER)) == ("Fir", False)
    s = arc(f"A: city Oak (Body, 8): {RIDER} marked; city Fir (Mind, 8)\nB: army: Ox", TEXTS)
    assert offered(s, "move") == []


@plays("Spurless Rider")
def test_a_bid_marks_the_rider() -> None:
    s = arc(f"A: city Oak (Body, 8): {RIDER}\nB: army: Ox{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {RIDER}")
    fought(s)
    assert s.marked(RIDER)


SENTRY = "Kettle-Helm Sentry"


@plays("Kettle-Helm Sentry")
@pytest.mark.parametrize(("who", "state", "goal", "may"), [
    (SENTRY, "", "Elm", True), (SENTRY, " marked", "Elm", False), ("Hen", "", "Elm", False), (SENTRY, "", "B's army", False),
    (SENTRY, "", "Fir", True),
])  # fmt: skip
def test_the_sentry_defends_every_city(who: str, state: str, goal: str, may: bool) -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\n"
        f"B: city Elm (Body, 8); city Fir (Mind, 8): {who}{state}; army: Ox marked; {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}")
    while s.phase == "Attack" and not starting(s, "block"):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert bool(starting(s, "block")) is may
    s.choose(*starting(s, "block"))
    if s.phase == "Attack":
        fought(s)
    assert (s.place(who), s.damage("Wolf"), s.damage(goal) if goal == "Elm" else 0) == (
        "Fir", int(may), int(not may and goal == "Elm"),
    )  # fmt: skip


@plays("Kettle-Helm Sentry")
def test_a_city_that_does_not_admit_it_is_not_defended_by_it() -> None:
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: city Marsh; city Fir (Mind, 8): {SENTRY}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack Marsh")
    while s.phase == "Attack":
        assert not starting(s, "block")
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.damage("Marsh") == 1
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city Elm (Body, 8); army: Ox\n"
        f"C: city Fir (Mind, 8): {SENTRY}; army: {SENTRY} of C; {WAITING}{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose("attack Elm")
    while s.phase == "Attack":
        assert not [label for label in starting(s, "block") if SENTRY in label]  # cities of others are none of his
        s.choose("done" if "done" in s.options() else s.way_on())


HERON = "Heron of the Weedbeds"


@plays("Heron of the Weedbeds")
@pytest.mark.parametrize("play", [HERON, "Raise"])
def test_the_heron_looks_and_may_put_it_down(play: str) -> None:
    held = f"hand: {HERON}; gems 2 Gaian" if play == HERON else f"hand: Raise; grave: {HERON}"
    s = arc(f"A: {held}; deck: Rat, Hog, Elk\nB: army: Ox", TEXTS)
    s.choose(f"play {play}")
    until(s, "yes")
    assert (s.asked, s.sees("A", "Rat"), s.sees("B", "Rat"), s.sees("A", "Hog")) == ("A", True, False, False)
    no = s.fork()
    s.choose("yes")
    assert (s.deck("A"), s.sees("B", "Rat")) == (["Hog", "Elk", "Rat"], False)
    no.choose("no")
    assert no.deck("A") == ["Rat", "Hog", "Elk"]


@plays("Heron of the Weedbeds")
def test_an_empty_deck_shows_nothing() -> None:
    s = arc(f"A: hand: {HERON}; gems 2 Gaian; deck: 0\nB: army: Ox", TEXTS)
    s.choose(f"play {HERON}")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.place(HERON), s.over) == ("Keep of A", False)


BRAWLER = "Tollhouse Brawler"


@plays("Tollhouse Brawler")
def test_two_stop_the_brawler_or_none() -> None:
    s = arc(f"A: army: {BRAWLER}, Wolf; {WAITING}\nB: army: Ox 1/9, Cow 1/9, Hen; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {BRAWLER}", "send Wolf")
    until(s, "block")
    none, one = s.fork(), s.fork()
    s.choose(f"block {BRAWLER} with Ox")
    assert "done" not in s.options()
    s.choose(f"block {BRAWLER} with Cow", "done")
    fought(s)
    assert (s.place(BRAWLER), s.points("B")) == ("A's graveyard", 14)
    none.choose("done")
    fought(none)
    assert none.points("B") == 11
    one.choose("block Wolf with Ox", "done")  # others are stopped by one
    fought(one)
    assert (one.points("B"), one.damage("Ox")) == (12, 1)


@plays("Tollhouse Brawler")
def test_one_who_is_alone_cannot_and_one_who_is_left_still_defends() -> None:
    s = arc(f"A: army: {BRAWLER}; {WAITING}\nB: army: Ox; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    fought(s)
    assert s.points("B") == 12
    s = arc(f"A: army: {BRAWLER}; hand: Axe, Wait\nB: army: Ox 0/9, Cow; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block {BRAWLER} with Ox")
    until(s, "play Axe")
    s.choose("play Axe", "target Cow")
    fought(s)
    assert (s.points("B"), s.damage("Ox")) == (15, 3)
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {BRAWLER}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Wolf with {BRAWLER}")
    fought(s)
    assert s.damage("Wolf") == 3


DUENNA = "Velvet Duenna"


def ushers(s: Scene, whom: str) -> None:
    """The Duenna is used for that one."""
    s.choose(f"use {DUENNA}")
    while s.table.chain or starting(s, "pick"):
        s.choose(next((label for label in s.options() if label in (f"target {whom}", f"pick {whom}")), "pass"))


@plays("Velvet Duenna")
def test_the_duenna_wakes_another_of_her_city() -> None:
    s = arc(
        f"A: city Oak (Body, 8): {DUENNA}, Hen marked, Cow; city Fir (Mind, 8): Elk marked; army: Wolf marked\nB: army: Ox",
        TEXTS,
    )
    s.choose(f"use {DUENNA}")
    until(s, "pick" if not starting(s, "target") else "target")
    assert set(aims(s)) <= {"Hen", "Cow"}
    assert "Hen" in aims(s)
    s.choose(*[label for label in s.options() if label.endswith(" Hen")])
    resolve(s)
    assert [s.marked(name) for name in ("Hen", "Elk", "Wolf", DUENNA)] == [False, True, True, True]
    for where in (
        f"city Oak (Body, 8): {DUENNA} marked, Hen marked",
        f"city Oak (Body, 8): Hen marked; army: {DUENNA}",
    ):
        s = arc(f"A: {where}\nB: army: Ox", TEXTS)
        s.choose(*starting(s, f"use {DUENNA}"))  # in vain, where there is no city
        s.all_pass()
        assert s.marked("Hen")
    s = arc(f"A: city Oak (Body, 8): {DUENNA}, Hen marked\nB: army: Ox{TACTICS}", TEXTS)
    assert not starting(s, "use") or s.phase != "Tactics"


@plays("Velvet Duenna")
def test_in_an_attack_the_army_lives_in_the_city() -> None:
    s = arc(
        f"A: army: Wolf 1/9; {WAITING}\nB: city Elm (Body, 8): {DUENNA}; army: Ox 1/9 marked; {WAITING}{COMBAT}", TEXTS
    )
    s.choose("attack Elm")
    until(s, f"use {DUENNA}")
    s.choose(f"use {DUENNA}")
    while s.marked("Ox"):
        s.choose(next((label for label in s.options() if label.endswith(" Ox")), "pass"))
    until(s, "block")
    s.choose("block Wolf with Ox")
    fought(s)
    assert (s.damage("Wolf"), s.damage("Elm")) == (1, 0)


LEGIONARY = "Ditch Legionary"


@plays("Ditch Legionary")
def test_the_legionary_may_arrive_in_the_army() -> None:
    s = arc(f"A: hand: {LEGIONARY}; gems 3 The Empire; army: Wolf; city Oak (Body, 8)\nB: city Elm (Body, 8)", TEXTS)
    s.choose(f"play {LEGIONARY}")
    city = s.fork()
    s.choose("place in the Army")
    resolve(s)
    assert (s.place(LEGIONARY), s.marked(LEGIONARY), bool(offered(s, "move", "Wolf"))) == ("A's Army", False, True)
    s.to("Attack")
    s.choose("attack Elm", f"send {LEGIONARY}", "done")
    fought(s)
    assert s.damage("Elm") == 3
    city.choose("place in Oak")
    resolve(city)
    assert city.place(LEGIONARY) == "Oak"
    s = arc("A: hand: Three; gems 3 Gaian; army: Wolf\nB: city Elm (Body, 8)", TEXTS)
    s.choose("play Three")
    assert "place in the Army" not in s.options()
    s = arc(f"A: city Marsh; hand: {LEGIONARY}; gems 3 The Empire; army: Wolf\nB: city Elm (Body, 8)", TEXTS)
    s.choose(f"play {LEGIONARY}")
    resolve(s)
    assert s.place(LEGIONARY) == "A's Army"


TOAD = "Wartback Toad"


@plays("Wartback Toad")
@pytest.mark.parametrize(("way", "harm"), [("Zap", 0), ("Bolt", 0), ("Sling", 1)])
def test_what_does_the_toad_no_harm(way: str, harm: int) -> None:
    for owner in "AB":
        armies = {"A": "army: Sling, Wolf 1/9", "B": "army: Ox 1/9"}
        armies[owner] += f", {TOAD}"
        s = arc(f"A: {armies['A']}; hand: Zap, Bolt\nB: {armies['B']}", TEXTS)
        s.choose(*(["use Sling"] if way == "Sling" else [f"play {way}"]))
        assert {TOAD, "Ox"} <= set(aims(s))
        ox = s.fork()
        s.choose(f"target {TOAD}")
        s.all_pass()
        assert s.damage(TOAD) == harm
        ox.choose("target Ox")
        ox.all_pass()
        assert ox.damage("Ox") == 1


@plays("Wartback Toad")
def test_the_toad_dies_in_other_ways() -> None:
    for way in ("Axe", "Wane"):
        s = arc(f"A: army: Wolf; hand: {way}\nB: army: {TOAD}", TEXTS)
        s.play(way, *([f"target {TOAD}"] if len(s.options()) > 0 else []))
        s.all_pass()
        assert s.place(TOAD) == "B's graveyard", way
    s = arc(f"A: army: Wolf 1/9; {WAITING}\nB: army: {TOAD}; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    s.choose(f"block Wolf with {TOAD}")
    fought(s)
    assert s.damage(TOAD) == 1


COUNTESS = "Odds-Making Countess"


def bids(s: Scene, who: str, answer: str) -> bool:
    """A claims Body with this one and answers so; was he asked?"""
    s.choose("claim Body", f"bid {who}")
    asked = False
    while s.phase == "Tactics" and not s.over:
        asked = asked or "yes" in s.options()
        s.choose(answer if "yes" in s.options() else "done" if "done" in s.options() else s.way_on())
    return asked


@plays("Odds-Making Countess")
@pytest.mark.parametrize(("home", "gems", "answer", "asked", "drawn"), [
    (f"city Oak (Body, 8): Three, {COUNTESS}", "1 Gaian", "yes", True, 1),
    (f"city Oak (Body, 8): Three, {COUNTESS}", "1 Gaian", "no", True, 0),
    (f"city Oak (Body, 8): Three; army: {COUNTESS} marked", "2 Red Banner", "yes", True, 1),
    (f"city Oak (Body, 8): Three, {COUNTESS}", "1 Gaian consumed", "yes", False, 0),
    ("city Oak (Body, 8): Three, Hen", "1 Gaian", "yes", False, 0),
])  # fmt: skip
def test_whoever_won_may_buy_a_card(home: str, gems: str, answer: str, asked: bool, drawn: int) -> None:
    s = arc(f"A: {home}; gems {gems}; deck: Rat, Hog\nB: army: Ox{TACTICS}", TEXTS)
    assert bids(s, "Three", answer) is asked
    assert (s.points("A"), len(s.hand("A"))) == (16, drawn)
    spent = int(gems[0]) - drawn if "consumed" not in gems else 0
    assert s.gems("A") == (f"{spent} {gems[2:]}" if spent else "")


@plays("Odds-Making Countess")
def test_who_loses_or_stops_a_claim_buys_nothing_and_an_empty_deck_is_the_end() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Three, {COUNTESS}; gems 1 Gaian; {WAITING}\n"
        f"B: city Elm (Body, 8): Cow cost 5, {COUNTESS} marked; gems 1 Gaian; {WAITING}{TACTICS}", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Three")
    while s.phase == "Tactics":
        assert "yes" not in s.options()
        s.choose("bid Cow" if "bid Cow" in s.options() else "done" if "done" in s.options() else s.way_on())
    assert (s.points("A"), s.points("B"), s.gems("A")) == (15, 15, "1 Gaian")
    s = arc(f"A: city Oak (Body, 8): Three, {COUNTESS}; gems 1 Gaian; deck: 0\nB: army: Ox{TACTICS}", TEXTS)
    assert bids(s, "Three", "yes")
    assert (s.over, s.winner) == (True, "B")
