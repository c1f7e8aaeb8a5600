"""What SLOT's texts on blows and places do in play: targets that are killed, strike back that is forbidden, rows of choice."""

import pytest

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": "", "Lout (Orc)": ""}


def field(text: str, a: str = "F2 Slinger, F1 Lout", b: str = "F2 Knave, F4 Sack", step: str = "action") -> Field:
    """A creature with this text among others of close 2, ranged 2, DEF 2, life 2."""
    return Field(a, b, step, {"Slinger": text, **SACKS})


@pytest.mark.parametrize(
    "text",
    [
        "When this creature kills its target, gain 1 victory point.",
        "If this creature attacks alone and kills its target, gain 1 victory point.",
    ],
)
def test_it_is_told_whether_the_target_was_killed(text: str) -> None:
    f = field(text, "F2 Slinger, F1 Lout", "F2 Knave hurt 1, F4 Sack, F1 Sack, F3 Sack, B2 Sack")
    f.choose("attack Knave F2 with Slinger F2, close")
    assert f.t.points[0] == 1
    f = field(text, "F2 Slinger, F1 Lout", "F2 Knave, F4 Sack")
    f.choose("attack Knave F2 with Slinger F2, close")
    assert f.t.points[0] == 0


def test_whoever_it_strikes_back_at_is_no_target() -> None:
    f = field(
        "When this creature kills its target, gain 1 victory point.",
        b="F2 Knave hurt 1, F4 Sack",
        a="F2 Knave, F4 Slinger",
    )
    f.choose("attack Sack F4 with Slinger F4, close")
    assert f.t.points[0] == 0


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("Enemy creatures can't strike back at this creature.", 0),
        ("This creature can't be struck back at by Orcs.", 0),
        ("This creature can't be struck back at by Elves.", 1),
        ("Its attacks can't be struck back at by creatures with 2 or less life left.", 0),
        ("Its attacks can't be struck back at by creatures with fewer than 2 life points left.", 1),
        ("Its attacks can't be struck back at.", 0),
    ],
)
def test_who_strikes_back(text: str, hurt: int) -> None:
    f = field(text, "F2 Slinger, F1 Lout")
    f.choose("attack Knave F2 with Slinger F2, close")
    assert (f.hurt("Slinger"), f.hurt("Knave")) == (hurt, 1)


def test_what_is_left_of_a_life_is_told_without_its_tokens() -> None:
    f = field("[ ]: Mark each enemy creature with less than 2 life left.", b="F2 Knave hurt 1, F4 Sack")
    f.choose("use Slinger")
    assert (f.marked("Knave"), f.marked("Sack")) == (True, False)


@pytest.mark.parametrize(
    ("text", "target", "hurt"),
    [
        ("Deals 2 damage rather than 1 if it attacks straight ahead.", "Knave F2", 0),
        ("Deals 2 damage rather than 1 if it attacks straight ahead.", "Lout F3", 1),
        ("Deals 2 damage rather than 1 if it attacks diagonally.", "Lout F3", 0),
        ("This creature deals 2 damage instead of 1.", "Lout F3", 0),
    ],
)
def test_a_hit_takes_more(text: str, target: str, hurt: int) -> None:
    f = field(text, "F2 Slinger, F1 Sack", "F2 Knave, F3 Lout, F4 Sack")
    f.choose(f"attack {target} with Slinger F2, close")
    assert f.hurt(target.split(maxsplit=1)[0]) == hurt
    assert (f.pile("twilight", 1) == []) == (hurt == 1)


@pytest.mark.parametrize(
    ("row", "marked"), [("the row F1", (True, False, False)), ("the row B1", (False, True, False))]
)
def test_an_enemy_row_of_choice_is_one_of_his(row: str, marked: tuple[bool, bool, bool]) -> None:
    f = field("[ ]: Mark each creature in one enemy row of your choice.", "F2 Slinger, B2 Lout", "F2 Knave, B2 Sack")
    f.choose("use Slinger", row)
    assert (f.marked("Knave"), f.marked("Sack"), f.marked("Lout")) == marked


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("[ ]: Double target creature's close until end of turn.", (4, 2, 2, 2)),
        ("[ ]: Target creature gains 2 ranged until end of turn.", (2, 4, 2, 2)),
        ("[ ]: Target creature loses 1 DEF until end of turn.", (2, 2, 1, 2)),
    ],
)
def test_values_for_a_while(text: str, values: tuple[int, int, int, int]) -> None:
    f = field(text)
    f.choose("use Slinger", "target Knave F2")
    assert f.values("Knave") == values


@pytest.mark.parametrize(("way", "values"), [("+1 close", (3, 2, 2, 2)), ("+2 DEF", (2, 2, 4, 2))])
def test_one_value_or_the_other(way: str, values: tuple[int, int, int, int]) -> None:
    f = field("[ ]: Target creature gets +1 close or +2 DEF until end of turn.")
    f.choose("use Slinger", "target Knave F2", way)
    assert f.values("Knave") == values


@pytest.mark.parametrize(
    ("text", "defense"),
    [
        ("+1 DEF in the front row.", 3),
        ("+1 DEF in the back row.", 2),
        ("While this creature is the only creature in its row, it gets +1 DEF.", 3),
        ("While an Orc is in your army, this creature gets +1 DEF.", 3),
        ("While an Elf is in your army, this creature gets +1 DEF.", 2),
    ],
)
def test_where_it_stands_and_with_whom(text: str, defense: int) -> None:
    assert field(text, "F2 Slinger, B2 Lout").values("Slinger")[2] == defense


def test_cover_is_ignored_from_one_row_only() -> None:
    text = "This creature ignores cover when it attacks from the back row."
    for slot, seen in (("B2", True), ("F2", False)):
        f = field(text, f"{slot} Slinger, F1 Lout", "F2 Knave, B2 Sack")
        assert ("attack Sack B2 with Slinger " + slot + ", ranged" in f.options()) == seen


def test_the_killed_lie_in_the_twilight_in_their_owners_turn_too() -> None:
    text = "Whenever one of your creatures is killed during your turn, put it into your twilight instead of your graveyard."
    f = field(text, "B1 Slinger, F2 Lout hurt 1, F1 Sack")
    f.choose("attack Knave F2 with Lout F2, close")
    assert (f.pile("twilight"), f.pile("graveyard")) == (["Lout"], [])


def test_a_weapon_works_as_the_battle_begins() -> None:
    f = Field(
        "F2 Slinger, F1 Lout",
        "F2 Knave",
        "action",
        {"Slinger": "[Close] - The enemy creature loses 1 close until end of turn.", **SACKS},
    )
    f.choose("attack Knave F2 with Slinger F2, close")
    assert (f.hurt("Slinger"), f.hurt("Knave"), f.values("Knave")[0]) == (0, 1, 1)
    f = Field(
        "F2 Slinger, F1 Lout",
        "F2 Knave",
        "action",
        {"Slinger": "[Close] - The enemy creature loses 1 close until end of turn.", **SACKS},
    )
    f.choose("attack Knave F2 with Slinger F2, ranged")
    assert (f.hurt("Slinger"), f.values("Knave")[0]) == (1, 2)


def test_who_moves_into_a_slot_is_told_where_it_arrives() -> None:
    text = "If an enemy creature moves into the slot in front of this creature, it loses 1 life."
    f = Field("F1 Knave, B4 Sack", "F2 Slinger", "move", {"Slinger": text, **SACKS})
    f.choose("move Knave F1 to F2")
    assert f.hurt("Knave") == 1
    f = Field("F1 Knave, B4 Sack", "F2 Slinger", "move", {"Slinger": text, **SACKS})
    f.choose("move Knave F1 to B1")
    assert f.hurt("Knave") == 0


def test_an_opponent_that_attacks_is_told_once() -> None:
    text = "When an opponent attacks, gain 1 victory point."
    f = Field("F2 Knave, F1 Lout, F4 Sack", "F2 Slinger, F3 Sack", "action", {"Slinger": text, **SACKS})
    f.choose("attack Sack F3 with Knave F2, close")
    assert f.t.points[1] == 1


def test_after_a_battle_in_which_it_was_attacked() -> None:
    text = "At the end of a battle in which this creature was attacked, gain 1 victory point."
    f = Field("F2 Knave, F1 Lout", "F2 Slinger, F3 Sack", "action", {"Slinger": text, **SACKS})
    f.choose("attack Sack F3 with Knave F2, close")
    assert f.t.points[1] == 0
    f.choose("attack Slinger F2 with Lout F1, close")
    assert f.t.points[1] == 1
