"""What SLOT's texts do in play that say from where creatures attack, and from where those come who fight them."""

import pytest

from vocabulary.slot_field import Field


def field(text: str, knave: str = "", a: str = "F2 Slinger, B2 Sack, F1 Sack", b: str = "F2 Knave, F3 Knave") -> Field:
    """A creature with this text among others of close 2, ranged 2, DEF 2, life 2."""
    return Field(a, b, "action", {"Slinger": text, "Sack": "", "Knave": knave})


@pytest.mark.parametrize(
    ("text", "ahead", "aslant"),
    [
        ("This creature gets +1 DEF against creatures from another column.", 1, 0),
        ("This creature gets +1 DEF against creatures from the same column.", 0, 1),
        ("This creature gets +1 DEF against attacks from another column.", 1, 1),
    ],
)
def test_who_fights_from_another_column_is_met_with_more(text: str, ahead: int, aslant: int) -> None:
    for foe, expected in (("F2", ahead), ("F3", aslant)):
        f = field(text)
        f.choose(f"attack Knave {foe} with Slinger F2, close")
        assert f.hurt("Slinger") == expected


@pytest.mark.parametrize(
    ("text", "ahead", "aslant"),
    [
        ("This creature gets +1 DEF against attacks from another column.", 1, 0),
        ("This creature gets +1 DEF against close attacks from the same column.", 0, 1),
        ("This creature gets +1 DEF against ranged attacks from the same column.", 1, 1),
        ("This creature gets +1 DEF against attacks from the enemy front row.", 0, 0),
        ("This creature gets +1 DEF against attacks from the enemy back row.", 1, 1),
    ],
)
def test_attacks_come_from_somewhere(text: str, ahead: int, aslant: int) -> None:
    for foe, expected in (("F2", ahead), ("F3", aslant)):
        f = field("", text, b="F2 Knave" if foe == "F2" else "F3 Knave")
        f.choose(f"attack Knave {foe} with Slinger F2, close")
        assert f.hurt("Knave") == expected


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("This creature can attack only from the front row.", True),
        ("This creature can attack only from the back row.", False),
        ("This creature can attack only from the front slots F2 and F4.", True),
        ("This creature can attack only from F1, F3 or B2.", False),
        ("This creature can't attack from slot F2.", False),
    ],
)
def test_it_attacks_only_from_there(text: str, there: bool) -> None:
    f = field(text)
    assert any("with Slinger" in option for option in f.options()) == there


def test_of_several_each_is_bound_where_it_stands() -> None:
    f = field("Other allies can attack only from the front row.")
    assert any("with Sack F1" in option for option in f.options())
    assert not any("with Sack B2" in option for option in f.options())


@pytest.mark.parametrize(("b2", "more"), [("", 1), (", B2 Sack", 0)])
def test_the_other_slot_of_a_column_may_be_empty(b2: str, more: int) -> None:
    f = field("While the other slot of its column is empty, this creature gets +1 close.", a=f"F2 Slinger{b2}")
    assert f.t.attack[f.card("Slinger")] == 2 + more


@pytest.mark.parametrize(
    "text", ["This creature gets +1 attack.", "This creature's attack is 1 higher.", "This creature has 1 more attack."]
)
def test_attack_is_both_values(text: str) -> None:
    f = field(text)
    c = f.card("Slinger")
    assert (f.t.attack[c], f.t.ranged[c]) == (3, 3)


@pytest.mark.parametrize(
    ("slinger", "reeve", "points"),
    [
        ("", "Upkeep 1. When this creature leaves play because its upkeep was not paid, gain 1 victory point.", 1),
        ("Whenever another ally leaves play for want of upkeep, gain 1 victory point.", "Upkeep 1.", 1),
        ("Whenever an enemy creature leaves play because its upkeep isn't paid, gain 1 victory point.", "Upkeep 1.", 0),
    ],
)
def test_who_is_not_paid_for_leaves_play(slinger: str, reeve: str, points: int) -> None:
    f = Field("F2 Slinger, F1 Reeve", "F2 Knave", "upkeep", {"Slinger": slinger, "Knave": "", "Reeve": reeve})
    f.choose(next(option for option in f.options() if "Reeve" in option and "pay" not in option.split()[:1]))
    assert (f.at("F1"), f.t.points[0]) == ("", points)


@pytest.mark.parametrize(("more", "hurt"), [("2 more", 1), ("1 less", 0), ("-1", 0)])
def test_strike_back_is_so_much_more_or_less(more: str, hurt: int) -> None:
    f = field("This creature gets +2 DEF." if hurt else "", f"This creature strikes back with {more}.")
    f.choose("attack Knave F2 with Slinger F2, close")
    assert f.hurt("Slinger") == hurt


def test_a_column_runs_through_both_armies() -> None:
    text = "[ ]: Put a token on each other creature in its column and the enemy column in front of it."
    f = field(text, a="F2 Slinger, B2 Sack", b="F2 Knave")
    f.choose("use Slinger")
    assert (f.hurt("Slinger"), f.hurt("Sack"), f.hurt("Knave")) == (0, 1, 1)


@pytest.mark.parametrize(
    ("text", "close", "ranged"),
    [
        ("In close combat, this creature ignores cover.", True, False),
        ("This creature heeds no cover in ranged combat.", False, True),
        ("Cover doesn't protect enemies from this creature.", True, True),
    ],
)
def test_cover_is_heeded_in_one_type_of_combat(text: str, close: bool, ranged: bool) -> None:
    f = field(text, b="F2 Knave, B2 Sack")
    assert [any(f"Sack B2 with Slinger F2, {how}" in o for o in f.options()) for how in ("close", "ranged")] == [
        close,
        ranged,
    ]
