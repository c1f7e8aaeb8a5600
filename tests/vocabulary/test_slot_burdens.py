"""What SLOT's texts on burdens do in play: upkeep as a line, attacks that need more points, values like a foe's."""

from vocabulary.slot_field import Field


def field(text: str, a: str = "F2 Slinger, B2 Sack", b: str = "F2 Elvish Fighter", step: str = "action") -> Field:
    """A creature with this text among others of close 2, ranged 2, DEF 2, life 2."""
    return Field(a, b, step, {"Slinger": text, "Sack (Elf)": ""})


def test_an_attack_may_need_more_points() -> None:
    f = field("Needs 2 AP to attack instead of 1.")
    f.choose("attack Elvish Fighter F2 with Slinger F2, close")
    assert f.t.ap == 1


def test_a_line_may_ask_for_upkeep() -> None:
    f = field("Upkeep 1.", step="upkeep")
    assert any("Slinger" in option for option in f.options())
    assert not any(
        "Slinger" in option for option in field("", step="upkeep").options() if "keep" in option or "give" in option
    )


def test_the_top_of_the_graveyard_is_brought_back_to_the_twilight() -> None:
    f = field(
        "[ ]: Put the top creature of your graveyard into your twilight.",
        "F2 Slinger, B2 Sack; graveyard: Mage, Knight",
    )
    top = f.name(int(f.t.first[f.t.place[f.card("Mage")]]))
    f.choose("use Slinger")
    assert f.pile("twilight") == [top]


def test_a_value_like_that_of_who_is_fought() -> None:
    f = field(
        "This creature's close attack value is equal to that of the creature it fights.", b="F2 Sack, F1 Elvish Fighter"
    )
    assert f.values("Slinger")[0] == 2
    f.choose("attack Elvish Fighter F1 with Slinger F2, close")
    assert f.hurt("Elvish Fighter") == 1
