"""What SLOT's texts on who fights whom do in play, and those on creatures described by each other."""

import pytest

from vocabulary.slot_field import Field


def field(text: str, a: str = "F2 Slinger, B2 Sack", b: str = "F2 Knave, F3 Sack, B3 Sack, F1 Sack") -> Field:
    """A creature with this text among others of close 2, ranged 2, DEF 2, life 2."""
    return Field(a, b, "action", {"Slinger": text, "Sack (Elf)": "", "Knave (Orc)": ""})


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("Creatures fighting this creature get -1 close.", (0, 1)),
        ("The creature this creature fights has -1 close.", (0, 1)),
        ("Creatures attacked by this creature cannot strike back.", (0, 1)),
        ("Creatures attacking this creature cannot strike back.", (1, 1)),
        ("While this creature fights an Orc, it has +1 DEF.", (0, 1)),
        ("While this creature fights an Elf, it has +1 DEF.", (1, 1)),
        ("While this creature is fighting an Orc in ranged combat, it has +1 DEF.", (1, 1)),
        ("+1 DEF when fighting an Orc.", (0, 1)),
        ("A creature that fights this creature in close combat gets -1 close until the end of the battle.", (0, 1)),
        ("Whoever attacks this creature loses 1 life.", (1, 1)),
        ("When this creature fights an Orc, it gets +1 DEF until the end of the battle.", (0, 1)),
        ("When this creature fights in ranged combat, it gets +1 DEF until the end of the battle.", (1, 1)),
    ],
)
def test_who_fights_it(text: str, hurt: tuple[int, int]) -> None:
    f = field(text)
    f.choose("attack Knave F2 with Slinger F2, close")
    assert (f.hurt("Slinger"), f.hurt("Knave")) == hurt


def test_something_waits_for_the_end_of_the_battle() -> None:
    f = field("When this creature attacks, unmark it at the end of the battle.")
    f.choose("attack Knave F2 with Slinger F2, close")
    assert not f.marked("Slinger")


@pytest.mark.parametrize(
    ("text", "first", "then"),
    [
        ("[ ]: Swap two enemy creatures in the same row.", ["F2", "F3"], {"F2": ["F3", "F1"], "F3": []}),
        ("[ ]: Swap two enemy creatures in the same column.", [], {}),
        ("[ ]: Swap two adjacent enemy creatures.", ["F2", "F3"], {"F2": ["F3", "F1"], "F3": []}),
        ("[ ]: Swap two target enemy creatures in the same row.", ["F2", "F3", "F1"], {"F1": ["F2", "F3"]}),
    ],
)
def test_two_that_stand_so_to_each_other(text: str, first: list[str], then: dict[str, list[str]]) -> None:
    f = field(text)
    f.choose("use Slinger")
    if not first:  # there is but one pair
        assert (f.at("F3", 1), f.at("B3", 1)) == ("Sack", "Sack")
    else:
        assert [option.split()[-1] for option in f.options()] == first
    for one, others in then.items():
        g = field(text)
        g.choose("use Slinger", f"{g.at(one, 1)} {one}")
        assert not others or [option.split()[-1] for option in g.options()] == others


def test_two_change_places_and_one_of_them_is_marked() -> None:
    text = (
        "[P]: Choose two enemy creatures standing in the same row. They change places. If the two were adjacent to each"
        " other, mark one of them."
    )
    f = field(text, "F1 Sack, F2 Slinger, B3 Sack")
    f.choose("use Slinger", "Knave F2", "Sack F3", "Knave")
    assert (f.at("F3", 1), f.at("F2", 1), f.marked("Knave")) == ("Knave", "Sack", True)
