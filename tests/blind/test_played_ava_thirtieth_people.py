"""Blind creatures of AVA's round 28 who ask more of their players, played as their writer meant them."""

import pytest

from blind.gestures import offered, starting, targets
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Scare": "event 0: Discard target creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Raze": "event 0: Destroy target city.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Cheap": "creature 2 1/1", "Dear": "creature 3 1/1", "Spell": "event 1: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENTRANCE = "\nphase: Entrance"
OVERSEER, SEXTON, DOUBLE = "Ram-Shed Overseer", "Tongueless Sexton", "Body-Double of the Regent"


@plays("Ram-Shed Overseer")
def test_with_the_regent_in_the_army_the_ram_swings() -> None:
    s = ava(
        f"A: army: {OVERSEER}, Hen; avatar marked; gold 1 Gaian; city Oak (Mind, 9); hand: 1\n"
        "B: army: Elk; city Dale (Body, 2); city Fen (Soul, 8); hand: Axe", TEXTS,
    )  # fmt: skip
    s.choose(f"use {OVERSEER}")
    assert sorted(targets(s)) == ["Dale", "Fen", "Oak"]
    s.choose("target Fen")
    assert (s.marked(OVERSEER), s.gems("A")) == (True, "")
    until(s, "play Axe")
    s.choose("play Axe", f"target {OVERSEER}")
    s.all_pass()
    assert (s.damage("Fen"), s.place(OVERSEER)) == (2, "A's graveyard")
    s = ava(f"A: army: {OVERSEER}; gold 1 Gaian; hand: 1\nB: army: Elk; city Dale (Body, 2); hand: 1", TEXTS)
    s.carry_out(f"use {OVERSEER}")
    assert s.place("Dale") == "B's graveyard"


@plays("Ram-Shed Overseer")
def test_a_resident_rams_its_own_city_and_when_nobody_rams() -> None:
    s = ava(
        f"A: city Oak (Mind, 9): {OVERSEER}; army: Hen; gold 1 Gaian; hand: 1\nB: army: Elk; city Dale (Body, 9)", TEXTS
    )
    s.choose(f"use {OVERSEER}")
    assert targets(s) in ([], ["Oak"])
    s.choose(*starting(s, "target Oak"))
    s.all_pass()
    assert (s.damage("Oak"), s.damage("Dale")) == (2, 0)
    for mine in (
        f"army: {OVERSEER}; city Oak: Hen; avatar in Oak; gold 1 Gaian", f"army: {OVERSEER} marked; gold 1 Gaian",
        f"army: {OVERSEER}; gold 1 Gaian marked",
    ):  # fmt: skip
        assert not offered(ava(f"A: {mine}; hand: 1\nB: army: Elk; city Dale (Body, 9)", TEXTS), "use"), mine
    s = ava(
        f"A: army: Ram 1/9; city Oak (Mind, 9); hand: 1\nB: army: {OVERSEER}; city Dale; gold 1 Gaian; hand: 1{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale", "send Ram", "done")
    until(s, f"use {OVERSEER}")


def sexton(hand: str, grave: str, theirs: str = "Wait", home: str = "the Army") -> Scene:
    """A brings a Sexton, and its trigger waits on the chain."""
    s = ava(
        f"A: hand: {SEXTON}, {hand}; gold 3 Dark Legion; city Dale; army: Hen; grave: {grave}\n"
        f"B: army: Elk; hand: {theirs}; grave: Cow{ENTRANCE}", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SEXTON}")
    s.choose(*starting(s, f"place in {home}"))
    while s.place(SEXTON) in ("the chain", "A's hand"):
        s.choose("pass")
    return s


def buries(s: Scene, *wanted: str) -> list[str]:
    """The trigger resolves with these answers; what could be taken home?"""
    seen = list[str]()
    while s.table.chain or offered(s, "pick"):
        if set(offered(s, "pick")) & {"Cheap", "Dear", "Pig", SEXTON} and "pick Spell" not in s.options():
            seen = offered(s, "pick")
        s.choose(next((o for o in wanted if o in s.options()), None) or s.way_on())
    return seen


@plays("Tongueless Sexton")
@pytest.mark.parametrize("home", ["the Army", "Dale"])
def test_for_a_card_the_sexton_digs_up_a_cheap_dead(home: str) -> None:
    s = sexton("Spell, Rye", "Cheap, Dear, Pig, Wait", home=home)
    no = s.fork()
    buries(s, "yes", "pick Spell", "pick Cheap")
    assert (sorted(s.hand("A")), s.place("Spell"), s.place("Dear")) == (
        ["Cheap", "Rye"],
        "A's graveyard",
        "A's graveyard",
    )
    buries(no, "no")
    assert (sorted(no.hand("A")), no.place("Cheap")) == (["Rye", "Spell"], "A's graveyard")


@plays("Tongueless Sexton")
def test_what_the_sexton_finds() -> None:
    s = sexton("Spell", "Cheap, Dear, Pig, Wait")
    assert sorted(buries(s, "yes", "pick Pig")) == ["Cheap", "Pig"]
    s = sexton("Cheap", "Dear")  # the very card
    buries(s, "yes", "pick Cheap")
    assert s.hand("A") == ["Cheap"]
    s = sexton("Spell", "Dear, Wait")
    buries(s, "yes")
    assert (s.hand("A"), s.place("Spell"), s.place("Dear")) == ([], "A's graveyard", "A's graveyard")
    s = sexton("Spell", "Cheap", "Axe")
    until(s, "play Axe")
    s.choose("play Axe", f"target {SEXTON}")
    buries(s, "yes", "pick Cheap")
    assert (s.hand("A"), s.place(SEXTON)) == (["Cheap"], "A's graveyard")
    s = ava(f"A: hand: Raise; grave: {SEXTON}, Cheap; army: Hen\nB: army: Elk", TEXTS)
    s.choose("play Raise")
    s.choose(*starting(s, f"target {SEXTON}"))
    buries(s, "yes", "pick Cheap")
    assert (s.place(SEXTON), s.hand("A"), s.place("Cheap")) == ("A's Army", [], "A's graveyard")


@plays("Body-Double of the Regent")
@pytest.mark.parametrize(("home", "leads"), [
    (f"army: {DOUBLE}, Ox 1/9", True), (f"army: {DOUBLE} marked, Ox 1/9", True), (f"army: Ox 1/9; city Fen: {DOUBLE}", False),
])  # fmt: skip
def test_the_double_leads_the_army(home: str, leads: bool) -> None:
    s = ava(f"A: {home}; city Oak; avatar in Oak; hand: 1\nB: army: Cow; city Dale (Body, 9); hand: 1{COMBAT}", TEXTS)
    assert ("attack Dale" in s.options() if s.phase == "Attack" else False) is leads
    if leads:
        s.choose("attack Dale")
        assert "Avatar of A" not in offered(s, "send")
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: {home}; city Oak; avatar in Oak; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ram", "done")
    while s.phase == "Attack" and not starting(s, "block"):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert bool(offered(s, "block", "Ram with Ox")) is leads
    assert not offered(s, "block", "Ram with Avatar")


@plays("Body-Double of the Regent")
def test_unblocked_they_win_points_for_the_regent_is_not_there() -> None:
    s = ava(f"A: army: Ram 2/9; hand: 1\nB: army: {DOUBLE}; city Oak; avatar in Oak; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ram", "done")
    while s.phase == "Attack":
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.life("B"), s.victory("A") > 0) == (20, True)


@plays("Body-Double of the Regent")
@pytest.mark.parametrize(("where", "way", "won"), [
    ("army: {}; city Oak; avatar in Oak", "Axe", 2), ("city Oak: {}; avatar in Oak; army: Hen", "Axe", 2),
    ("army: {}", "Axe", 0), ("army: {}; city Oak; avatar in Oak", "Scare", 0), ("army: {}; city Oak; avatar in Oak", "Home", 0),
])  # fmt: skip
def test_its_death_while_the_regent_is_away_pays_each_opponent(where: str, way: str, won: int) -> None:
    s = ava(f"A: {where.format(DOUBLE)}; hand: {way}\nB: army: Elk\nC: army: Cow", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {DOUBLE}"))
    s.all_pass()
    assert s.place(DOUBLE) != "A's Army"
    assert [s.victory(seat) for seat in "ABC"] == [0, won, won]
