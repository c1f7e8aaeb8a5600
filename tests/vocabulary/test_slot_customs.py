"""What SLOT's texts do on abilities that can't be used, attacks alone, the twilight, action points that are left."""

import pytest

from vocabulary.slot_field import Field
from wtactics.engine.meaning import USE_ABILITIES
from wtactics.engine.places import NOBODY
from wtactics.engine.values import ensure_rulings, may, refresh

BARRED = "[ ]: Until end of turn, abilities of enemy creatures in this creature's column can't be used."


def test_who_comes_into_the_column_is_bound_and_who_leaves_is_free() -> None:
    cards = {
        "Slinger": BARRED,
        "Sack": "",
        "Bell": "[ ]: Gain 1 victory point.",
        "Hook": "[ ]: Swap two adjacent enemies.",
    }
    f = Field("F2 Slinger, F1 Hook", "F2 Bell, F3 Bell", "abilities", cards)
    f.choose("use Slinger")
    assert [f.t.in_slot(1, 1), f.t.in_slot(1, 2)] == usable(f, False) + usable(f, True)
    f.choose("decline", "use Hook")
    while any("Bell" in option for option in f.options()):
        f.match.choose(f.match.table.options[0])
    assert [f.t.in_slot(1, 1), f.t.in_slot(1, 2)] == usable(f, False) + usable(f, True)


def usable(f: Field, can: bool) -> list[int]:
    """Which Bells can be used now, or cannot."""
    refresh(f.t)
    ensure_rulings(f.t, USE_ABILITIES)
    return [c for c in f.t.army(1) if f.name(c) == "Bell" and (may(f.t, USE_ABILITIES, c, NOBODY, 0) == 0) == can]


def test_no_ability_of_those_may_be_used() -> None:
    cards = {
        "Slinger": "No activated ability of enemy creatures in this column may be used.",
        "Bell": "[ ]: Gain 1 victory point.",
    }
    f = Field("F2 Slinger", "F2 Bell, F3 Bell", "abilities", cards)
    assert usable(f, False) == [f.t.in_slot(1, 1)]


@pytest.mark.parametrize(
    ("text", "alone", "group"),
    [
        ("Level 1 creatures can't attack this creature alone.", False, True),
        ("No creature of the first level may attack this creature alone.", False, True),
        ("Level 2 creatures can't attack this creature alone.", True, True),
        ("Enemies can't attack alone.", False, True),
    ],
)
def test_who_attacks_alone(text: str, alone: bool, group: bool) -> None:
    f = Field("F1 Sack, F2 Sack", "F2 Knave", "action", {"Sack": "", "Knave": text})
    assert any("Knave" in option and "+" not in option for option in f.options()) == alone
    assert any("Knave" in option and "+" in option for option in f.options()) == group


@pytest.mark.parametrize(
    ("text", "pile"),
    [
        ("Other allies go to the twilight when they die in your turn.", "twilight"),
        ("Other ally Elves go to your twilight when they die in your own turn.", "graveyard"),
        ("", "graveyard"),
    ],
)
def test_where_those_go_who_die_in_their_own_turn(text: str, pile: str) -> None:
    f = Field(
        "F1 Sack hurt 1, F3 Slinger", "F1 Knave, F3 Knave", "action", {"Sack (Orc)": "", "Slinger": text, "Knave": ""}
    )
    f.choose("attack Knave F1 with Sack F1, close")
    assert f.pile(pile) == ["Sack"]
    f = Field(
        "F1 Sack, F3 Slinger", "F1 Knave hurt 1, F3 Knave", "action", {"Sack (Orc)": "", "Slinger": text, "Knave": ""}
    )
    f.choose("attack Knave F1 with Sack F1, close")
    assert f.pile("twilight", 1) == ["Knave"], "as the rules have it"


@pytest.mark.parametrize(
    ("text", "guard"),
    [
        ("This creature gets +1 DEF for each AP you have left.", 5),
        ("If you have no AP left, this creature gets +1 DEF.", 2),
        ("If you have two or more AP left, this creature gets +1 DEF.", 3),
        ("While you have unspent AP, this creature gets +1 DEF.", 3),
        ("This creature gets +1 DEF for each filled slot adjacent to it.", 3),
        ("This creature gets +1 DEF for each empty enemy slot in its column.", 4),
    ],
)
def test_what_is_left_and_what_is_filled(text: str, guard: int) -> None:
    f = Field("F1 Sack, F2 Slinger", "F1 Knave", "action", {"Sack": "", "Slinger": text, "Knave": ""})
    assert f.values("Slinger")[2] == guard


def test_two_that_are_adjacent_to_each_other_are_swapped() -> None:
    cards = {"Slinger": "[ ]: Swap two enemy creatures that are adjacent to each other.", "Sack": "", "Knave": ""}
    f = Field("F2 Slinger", "F1 Sack, F2 Knave, F4 Sack", "abilities", cards)
    f.choose("use Slinger")
    assert (f.at("F1", 1), f.at("F2", 1)) == ("Knave", "Sack")
