"""Blind texts of ARC's twenty-ninth round about enchantments, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, resolve, starting, targets, values
from blind.texts import arc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Give": "event 0: Sacrifice a creature.",
    "Toss": "event 0: Discard target creature.", "Sweep": "event 0: Kill all creatures.",
    "Break": "event 0: Destroy target enchantment.", "Two": "creature 2 Gaian 1/1", "Three": "creature 3 Gaian 1/1",
    "Lord": "creature 1 1/1: (M): Gain 1 VP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WAITING = "hand: Wait"


SEASON = "Thicker by the Season"


@plays("Thicker by the Season")
def test_who_grows_thicker() -> None:
    s = arc(
        f"A: hand: {SEASON}, Break; gems 2 Gaian; army: Wolf; city Oak (Body, 8): Hen\nB: army: Ox 2/4; deck: 9", TEXTS
    )
    s.choose(f"play {SEASON}")
    assert sorted(targets(s)) == ["Hen", "Ox", "Wolf"]
    s.choose("target Ox")
    resolve(s)
    assert (values(s, "Ox", "Wolf"), s.place(SEASON)) == (["3/7", "1/1"], "on Ox")
    s.to("Play", "A")
    assert s.value("Ox") == "3/7"
    s.play("Break")
    assert s.value("Ox") == "2/4"
    s = arc(f"A: hand: Break\nB: army: Ox 2/4 hurt 4; attached: {SEASON} on Ox", TEXTS)
    s.play("Break")
    s.all_pass()
    assert s.place("Ox") == "B's graveyard"


SEXTON = "Owed to the Sexton"


@plays("Owed to the Sexton")
@pytest.mark.parametrize(("way", "whom", "lost"), [
    ("Axe", "Ox", 1), ("Axe", "Spy", 1), ("Axe", "Wolf", 0), ("Toss", "Ox", 0), ("Sweep", "", 3), ("Axe", "Elk", 0),
])  # fmt: skip
def test_each_of_the_dead_is_owed_for(way: str, whom: str, lost: int) -> None:
    s = arc(
        f"A: hand: {way}; army: Wolf; attached: {SEXTON} on B\nB: army: Ox, Spy of C, Hen\nC: army: Elk of B", TEXTS
    )
    s.choose(f"play {way}", *[f"target {whom}"] * bool(whom))
    while s.table.chain or starting(s, "trigger"):
        s.choose(*(starting(s, "trigger")[:1] or ["pass"]))
    assert [s.points(seat) for seat in "ABC"] == [15, 15 - lost, 15]


@plays("Owed to the Sexton")
def test_anybody_may_owe_and_who_gives_up_his_own_does_not() -> None:
    s = arc(f"A: hand: {SEXTON}, Give; gems 3 Dark Legion; army: Wolf\nB: army: Ox\nC: army: Elk", TEXTS)
    s.choose(f"play {SEXTON}")
    assert sorted(targets(s)) == ["player A", "player B", "player C"]
    s.choose("target player A")
    resolve(s)
    assert s.place(SEXTON) == "on player A"
    s.play("Give")
    s.all_pass()
    assert (s.place("Wolf"), s.points("A")) == ("A's graveyard", 15)


COURT = "Unwelcome at Court"


@plays("Unwelcome at Court")
def test_who_is_unwelcome_bids_for_nobody() -> None:
    s = arc(
        f"A: city Oak (Body, 8): Two, Hen; attached: {COURT} on Two; {WAITING}\nB: city Elm (Mind, 8): Cow; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body")
    assert offered(s, "bid") in (["Hen"], [])
    fought(s)
    s = arc(
        f"A: city Oak (Body, 8): Two; {WAITING}\nB: city Elm (Mind, 8): Three; attached: {COURT} on Three; {WAITING}{TACTICS}",
        TEXTS,
    )
    s.choose("claim Body", "bid Two")
    while s.phase == "Tactics":
        assert "bid Three" not in s.options()
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.points("A") == 16


@plays("Unwelcome at Court")
def test_the_unwelcome_do_everything_else() -> None:
    s = arc(
        f"A: hand: {COURT}; gems 1 House of Nobles; city Oak (Body, 8): Lord; army: Wolf\nB: army: Ox; city Elm (Body, 8)",
        TEXTS,
    )
    s.choose(f"play {COURT}")
    assert sorted(targets(s)) == ["Lord", "Ox", "Wolf"]
    s.choose("target Lord")
    resolve(s)
    works = s.fork()
    works.choose("use Lord")
    resolve(works)
    assert works.points("A") == 16
    s.choose("move Lord to the Army")
    resolve(s)
    assert s.place("Lord") == "A's Army"
    s = arc(f"A: army: Lord; attached: {COURT} on Lord; {WAITING}\nB: army: Ox 1/9; {WAITING}{COMBAT}", TEXTS)
    s.choose("attack B's army")
    fought(s)
    assert s.points("B") == 14
