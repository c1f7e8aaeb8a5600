"""Blind creatures of AVA's round 30 that come, count, mend and bury, played as their writer meant them."""

import pytest

from blind.gestures import offered, starting, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Raze": "event 0: Destroy target city.", "Toll": "creature 1/1: Whenever a creature dies, you gain 1 LP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
ENTRANCE = "\nphase: Entrance"
BELLWETHER, REEVE, WIFE = "Osier Bellwether", "Tollgate Reeve", "Ashlar Cementwife"
SEXTON, LEGATE = "Gravelamp Sexton", "Veilbound Legate"


def enters(s: Scene, name: str, home: str) -> None:
    """A creature is played, and is there."""
    s.choose(f"play {name}")
    s.choose(*starting(s, f"place in {home}"))
    while s.place(name) in ("the chain", "A's hand"):
        s.choose("pass")


@plays("Osier Bellwether")
@pytest.mark.parametrize("home", ["the Army", "Dale"])
@pytest.mark.parametrize(("answer", "drawn"), [("yes", ["Rat"]), ("no", [])])
def test_the_bellwether_may_bring_a_card(home: str, answer: str, drawn: list[str]) -> None:
    s = ava(f"A: hand: {BELLWETHER}; gold 3 Gaian; city Dale; deck: Rat, Hog\nB: army: Elk{ENTRANCE}", TEXTS)
    enters(s, BELLWETHER, home)
    until(s, answer)
    s.choose(answer)
    assert (s.hand("A"), s.place(BELLWETHER)) == (drawn, "A's Army" if home == "the Army" else "Dale")


@plays("Osier Bellwether")
def test_raised_it_brings_one_too_and_an_empty_deck_defeats_nobody() -> None:
    s = ava(f"A: hand: Raise; grave: {BELLWETHER}; deck: Rat\nB: army: Elk", TEXTS)
    s.choose("play Raise", *starting(s, f"target {BELLWETHER}"))
    until(s, "yes")
    s.choose("yes")
    assert s.hand("A") == ["Rat"]
    s = ava(f"A: hand: Raise; grave: {BELLWETHER}; deck: 0\nB: army: Elk", TEXTS)
    s.choose("play Raise", *starting(s, f"target {BELLWETHER}"))
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.over, s.place(BELLWETHER)) == (False, "A's Army")


@plays("Tollgate Reeve")
@pytest.mark.parametrize(("discipline", "theirs", "winner"), [
    ("Mind", ["Fox"], "A"), ("Mind", ["Fox", "Hen"], ""), ("Body", ["Fox"], ""), ("Soul", ["Fox", "Hen"], "B"),
])  # fmt: skip
def test_the_reeve_counts_twice_for_mind_alone(discipline: str, theirs: list[str], winner: str) -> None:
    s = ava(
        f"A: city Oak ({discipline}, 8): {REEVE}; hand: 1\nB: city Fen ({discipline}, 8): Fox, Hen; hand: 1{TACTICS}",
        TEXTS,
    )
    s.choose(f"claim {discipline}", f"bid {REEVE}")
    until(s, "bid Fox")
    s.choose(*(f"bid {name}" for name in theirs), *["done"] * (len(theirs) < 2))
    while s.phase == "Tactics" and not starting(s, f"{discipline}:"):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.asked if s.phase == "Tactics" else "") == winner
    assert s.marked(REEVE)


@plays("Tollgate Reeve")
def test_it_counts_twice_in_an_answer_and_marked_not_at_all() -> None:
    s = ava(f"A: city Oak (Mind, 8): Fox; hand: 1\nB: city Fen (Mind, 8): {REEVE}; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Mind", "bid Fox")
    until(s, f"bid {REEVE}")
    s.choose(f"bid {REEVE}")
    until(s, "Mind:")
    assert s.asked == "B"
    s = ava(
        f"A: city Oak (Mind, 8): {REEVE} marked, Nun; army: {REEVE}; hand: 1\nB: army: Elk; hand: 1{TACTICS}", TEXTS
    )
    s.choose("claim Mind")
    assert offered(s, "bid") == ["Nun"]


def mended(s: Scene) -> None:
    """All is resolved, as much as possible being mended."""
    while s.table.chain:
        s.choose(next(iter(starting(s, "number")[-1:]), None) or s.way_on())


@plays("Ashlar Cementwife")
@pytest.mark.parametrize(("hurt", "left"), [(5, 3), (1, 0)])
def test_she_mends_the_city_she_lives_in(hurt: int, left: int) -> None:
    s = ava(
        f"A: city Oak (Mind, 9, hurt {hurt}): {WIFE}; city Moor (Body, 9, hurt 5); gold 1 Gaian; hand: Wait\n"
        "B: army: Elk; city Fen (Soul, 9, hurt 5); hand: Axe", TEXTS,
    )  # fmt: skip
    s.choose(f"use {WIFE}")
    assert not targets(s)
    assert (s.marked(WIFE), s.gems("A")) == (True, "")
    mended(s)
    assert [s.damage(city) for city in ("Oak", "Moor", "Fen")] == [left, 5, 5]


@plays("Ashlar Cementwife")
@pytest.mark.parametrize("mine", [
    f"army: {WIFE}; city Oak (Mind, 9, hurt 5); gold 1 Gaian", f"city Oak (Mind, 9, hurt 5): {WIFE}",
    f"city Oak (Mind, 9, hurt 5): {WIFE} marked; gold 1 Gaian",
])  # fmt: skip
def test_she_mends_nothing_from_the_army_unpaid_or_marked(mine: str) -> None:
    assert not offered(ava(f"A: {mine}; hand: 1\nB: army: Elk; hand: 1", TEXTS), "use")


@plays("Ashlar Cementwife")
def test_she_mends_nothing_when_the_army_is_attacked() -> None:
    s = ava(
        f"A: army: Ram 1/9; hand: 1\nB: army: {WIFE}; city Oak (Mind, 9, hurt 5); gold 1 Gaian; hand: 1{COMBAT}", TEXTS
    )
    s.choose("attack B's army", "send Ram", "done")
    while s.phase == "Attack":
        assert not offered(s, "use")
        s.choose(next((o for o in ("no", "done") if o in s.options()), None) or s.way_on())


def buried(s: Scene, pays: bool) -> int:
    """All is resolved and A pays each time, or not: how often was he asked?"""
    asked = 0
    while not s.over and (s.table.chain or starting(s, "trigger", "pay") or "yes" in s.options()):
        asked += "yes" in s.options()
        label = ("yes" if pays else "no") if "yes" in s.options() else None
        s.choose(label or next(iter(starting(s, "pay", "trigger", "sacrifice")), None) or s.way_on())
    return asked


@plays("Gravelamp Sexton")
@pytest.mark.parametrize(("way", "who", "pays", "drawn"), [
    ("Axe", "Ox", True, 1), ("Axe", "Ox", False, 0), ("Axe", "Nun", True, 1), ("Axe", "Elk", None, 0),
    ("Axe", SEXTON, None, 0), ("Scare", "Ox", None, 0), ("Hail", "", True, 2),
])  # fmt: skip
def test_who_pays_the_sexton_draws_for_each_of_his_dead(way: str, who: str, pays: bool | None, drawn: int) -> None:
    s = ava(
        f"A: army: {SEXTON}, Ox; city Oak: Nun; gold 1 Gaian, 1 Red Banner; hand: {way}; deck: 5\nB: army: Elk; hand: 1",
        TEXTS,
    )
    s.choose(f"play {way}", *([f"target {who}"] if who else []))
    asked = buried(s, bool(pays))
    assert (len(s.hand("A")), asked > 0) == (drawn, pays is not None)
    assert s.consumed("A").count("1") == drawn


@plays("Gravelamp Sexton")
def test_the_sacrificed_are_not_buried_and_the_unpaid_not_either() -> None:
    s = ava(f"A: army: {SEXTON}, Ox; gold 1 Gaian; hand: Give; deck: 5\nB: army: Elk; hand: 1", TEXTS)
    s.choose("play Give")
    s.choose(*[o for o in s.options() if o.endswith(" Ox")][:1])
    assert (buried(s, True), s.hand("A"), s.place("Ox")) == (0, [], "A's graveyard")
    s = ava(f"A: army: {SEXTON}, Ox; hand: Axe; deck: 5\nB: army: Elk; hand: 1", TEXTS)
    s.choose("play Axe", "target Ox")
    assert (buried(s, True), s.hand("A")) == (0, [])
    s = ava(f"A: army: {SEXTON}, Ox; gold 1 Gaian; hand: Axe; deck: 0\nB: army: Elk; hand: 1", TEXTS)
    s.choose("play Axe", "target Ox")
    buried(s, True)
    assert (s.over, s.winner) == (True, "B")


REIGN = (
    "A: hand: {}; gold 4 The Empire; army: {}; city Dale: Hen marked\n"
    f"B: army: Elk, Cow marked; city Fen: Fox; hand: 1{ENTRANCE}"
)


def legate(mine: str, home: str = "the Army") -> Scene:
    """The Legate is there, and its trigger asks something or waits."""
    s = ava(REIGN.format(LEGATE, mine), TEXTS)
    enters(s, LEGATE, home)
    return s


@plays("Veilbound Legate")
def test_the_legate_unmarks_a_friend_or_marks_a_foe() -> None:
    s = legate("Ox marked, Pig")
    assert (s.asked, len(s.options())) == ("A", 2)
    foe = s.fork()
    s.choose(s.options()[0])
    assert sorted(targets(s)) == sorted(["Hen", LEGATE, "Ox", "Pig"])
    s.choose("target Ox")
    s.all_pass()
    assert [n for n in ("Ox", "Hen", "Elk", "Cow", "Fox") if s.marked(n)] == ["Hen", "Cow"]
    foe.choose(foe.options()[1])
    assert sorted(targets(foe)) == ["Cow", "Elk", "Fox"]
    foe.choose("target Fox")
    foe.all_pass()
    assert [n for n in ("Ox", "Hen", "Elk", "Cow", "Fox") if foe.marked(n)] == ["Ox", "Hen", "Cow", "Fox"]


@plays("Veilbound Legate")
def test_in_a_city_it_looks_after_its_own_alone() -> None:
    s = legate("Ox marked", "Dale")
    while not targets(s):
        assert "pass" not in s.options(), s.options()
        assert len(s.options()) == 1
        s.choose(s.options()[0])
    assert sorted(targets(s)) == sorted(["Hen", LEGATE])
    s.choose("target Hen")
    s.all_pass()
    assert [n for n in ("Ox", "Hen", "Elk", "Fox") if s.marked(n)] == ["Ox"]
