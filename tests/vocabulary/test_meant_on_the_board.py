"""Cards on the board that a noun means: those passed over for their print are those that it does not fit."""

import pytest
from mypy_extensions import i64

from vocabulary.stage import ARMY, ELF, KINGDOM, ORC, Stage
from wtactics.engine import reckoning
from wtactics.engine.lasting import GIVE_KIND, THIS_TURN
from wtactics.engine.places import CREATURE
from wtactics.engine.reckoning import EVERY_KIND
from wtactics.vocabulary.nouns.cards import ANYONES, YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Kind, Sort
from wtactics.vocabulary.things.meaning import This

BIT: i64 = 1
ORCS = Sort(kinds=[Kind(ORC, "Orc", "Orcs")])
CREATURES = Sort(types=BIT << CREATURE)
NOUNS = {
    "Orc": CardNoun([ORCS]),
    "Orc you control": CardNoun([ORCS], whose=YOURS),
    "Elf or Orc": CardNoun([ORCS, Sort(kinds=[Kind(ELF, "Elf", "Elves")])]),
    "creature": CardNoun([CREATURES]),
    "other creature": CardNoun([CREATURES], whose=ANYONES, other_than=This()),
    "other creature you control": CardNoun([CREATURES], whose=YOURS, other_than=This()),
    "creature in your army": CardNoun([CREATURES], ARMY, YOURS),
    "resident": CardNoun([CREATURES], KINGDOM),
}


def laid(change: str) -> Stage:
    """Creatures of both players, some in a city; the Elf of seat 0 may be an Orc for a while, or as a text says."""
    s = Stage()
    t = s.t
    elf = s.lay("Elf")
    town = s.lay("Town", KINGDOM)
    s.lay("Orc", KINGDOM, 0, town)
    s.lay("Orc", ARMY, 1)
    s.lay("Elder", ARMY, 1)
    if change == "for a while":
        t.modify(GIVE_KIND, elf, ORC, 0, THIS_TURN, 0, elf)
    if change == "called":
        reckoning.call(t, elf, ORC)
    if change == "called all":
        reckoning.call(t, elf, EVERY_KIND)
    t.me, t.you = elf, 0
    return s


@pytest.mark.parametrize("change", ["", "for a while", "called", "called all"])
@pytest.mark.parametrize("noun", NOUNS.values(), ids=NOUNS)
def test_it_means_all_that_it_fits(noun: CardNoun, change: str) -> None:
    t = laid(change).t
    assert list(noun.among(t, t.board)) == [c for c in t.board if noun.fits(t, c)]


@pytest.mark.parametrize(("change", "found"), [("", 2), ("for a while", 3), ("called", 3), ("called all", 3)])
def test_a_creature_may_be_an_orc_that_is_printed_as_none(change: str, found: int) -> None:
    t = laid(change).t
    assert len(NOUNS["Orc"].among(t, t.board)) == found


def test_by_its_type_alone_it_is_whose_it_is_and_not_the_one_that_speaks() -> None:
    t = laid("").t
    counts = {name: len(noun.among(t, t.board)) for name, noun in NOUNS.items() if "creature" in name}
    assert counts == {"creature": 4, "other creature": 3, "other creature you control": 1, "creature in your army": 1}
    assert not NOUNS["other creature"].fits(t, t.me)
    assert NOUNS["creature"].fits(t, t.me)
