"""What SLOT's texts on battles under way do in play: silence, whole strikes back, whose turn it is, who stands behind."""

import pytest

from vocabulary.slot_field import Field


def field(text: str, knave: str = "") -> Field:
    """A creature with this text among others of close 2, ranged 2, DEF 2, life 2."""
    return Field(
        "F2 Slinger, B2 Sack, F1 Sack",
        "F2 Knave, F3 Sack, B2 Mule",
        "action",
        {"Slinger": text, "Sack": "", "Mule": "", "Knave": knave},
    )


@pytest.mark.parametrize(
    ("text", "behind"),
    [
        (
            "[Close] - If the attack succeeds against a creature in the front row, the creature behind it also gets a token.",
            1,
        ),
        (
            "[Close] - If the attack succeeds against a creature in the back row, the creature behind it gets a token.",
            0,
        ),
        ("[Close] - If the attack succeeds, each creature adjacent to the target with DEF 2 or less gets a token.", 1),
        ("[Close] - If the attack succeeds, each creature adjacent to the target with DEF 1 or less gets a token.", 0),
        ("[Ranged] - If the attack succeeds, the creature behind the target gets a token.", 0),
    ],
)
def test_a_hit_goes_on(text: str, behind: int) -> None:
    f = field(text)
    f.choose("attack Knave F2 with Slinger F2, close")
    assert (f.hurt("Knave"), f.hurt("Mule")) == (1, behind)


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("Creatures that this creature attacks in close combat don't strike back.", 0),
        ("Creatures that this creature attacks in ranged combat don't strike back.", 1),
        ("While this creature strikes back, its DEF is 1 higher.", 1),
        ("In a battle in which this creature fights, it has 1 more DEF.", 0),
        ("While this creature is attacked, it has 1 more DEF.", 1),
    ],
)
def test_who_attacks_is_struck_back_at(text: str, hurt: int) -> None:
    f = field(text)
    f.choose("attack Knave F2 with Slinger F2, close")
    assert f.hurt("Slinger") == hurt


@pytest.mark.parametrize(
    ("text", "hurt"),
    [("After this creature has attacked in close combat, it loses 1 life.", 1),
     ("After it has attacked with its ranged weapon, this creature loses 1 life.", 0)],
)  # fmt: skip
def test_what_follows_an_attack_goes_by_its_weapon(text: str, hurt: int) -> None:
    f = field(text, "This creature gets -2 close.")
    f.choose("attack Knave F2 with Slinger F2, close")
    assert f.hurt("Slinger") == hurt


@pytest.mark.parametrize(
    ("text", "asked", "hurt"),
    [("Its strike back isn't divided.", False, 1),
     ("When a group attacks this creature, it strikes back at each member with its full value.", False, 1),
     ("This creature gets +1 ranged.", True, 0)],
)  # fmt: skip
def test_a_whole_strike_back_meets_each_of_a_group(text: str, asked: bool, hurt: int) -> None:
    f = field("", text)
    f.choose("attack Knave F2 with Sack F1 + Slinger F2, close")
    assert any("attack" in option or option == "done" for option in f.options()) != asked
    assert f.hurt("Slinger") == hurt
