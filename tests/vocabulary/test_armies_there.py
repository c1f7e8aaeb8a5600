"""There: an Army that was spoken of before, who stands in it, and who is alone."""

import pytest

from scenes.ava import rule, scene

CARDS = {
    "Panic": "magic 0: Deal 1 damage to each creature in target player's Army. If his avatar is not there, deal 3 damage to "
             "each instead.",
    "Brawler": "creature 1 2/2: Brawler gets +1/+0 for each other creature in your Army. While it is alone there, it gets "
               "+0/+3 instead.",
    "Elf": "creature 1 1/4",
}  # fmt: skip


@rule("AVA-AVATAR-02")
@pytest.mark.parametrize(("home", "damage"), [("", 1), ("; avatar in Elm", 3)])
def test_the_avatar_stands_in_the_army_that_was_named(home: str, damage: int) -> None:
    s = scene(f"A: hand: Panic\nB: city Elm (Mind, 8); army: Elf{home}\nphase: Play", cards=CARDS)
    s.choose("play Panic", "target player B")
    s.settle()
    assert (f"Elf ATK 1 DEF 4 hurt {damage}") in s.show()


def test_alone_there_is_without_another_creature_in_your_army() -> None:
    s = scene("A: army: Brawler; city Oak (Body, 8): Elf\nB:\nphase: Play", cards=CARDS)
    assert "Brawler ATK 2 DEF 5" in s.show()
    s = scene("A: army: Brawler, Elf, Elf\nB:\nphase: Play", cards=CARDS)
    assert "Brawler ATK 4 DEF 2" in s.show()


def test_that_city_is_where_this_creature_lives() -> None:
    cards = {"Lodger": "creature 1 2/2: While this creature lives in a city, other residents of that city get +0/+1. While it "
                       "stands in the Army, it gets +2/+0.", "Elf": "creature 1 1/4"}  # fmt: skip
    s = scene("A: city Oak (Body, 8): Lodger, Elf; city Ash (Mind, 8): Imp 1/1\nB:\nphase: Play", cards=cards)
    assert all(each in s.show() for each in ("Lodger ATK 2 DEF 2", "Elf ATK 1 DEF 5", "Imp ATK 1 DEF 1"))
    s = scene("A: army: Lodger, Elf\nB:\nphase: Play", cards=cards)
    assert all(each in s.show() for each in ("Lodger ATK 4 DEF 2", "Elf ATK 1 DEF 4"))
