"""Values by their names, strength of cities, abilities that are lost, and how many cards players keep."""

import pytest

from scenes.arc import rule, scene


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("This creature gets +2 ATK.", "4/3"),
        ("Creatures you control have +1 ATK and +2 DEF.", "3/5"),
        ("This creature gets -1 DEF for each other creature you control.", "2/1"),
        ("This creature's ATK is equal to the number of creatures you control.", "3/3"),
        ("This creature's ATK and DEF are each equal to the number of creatures you control.", "3/3"),
        ("My DEF is 7.", "2/7"),
        ("This creature is a 5/5.", "5/5"),
    ],
)
@rule("ARC-ABIL-03", "ARC-CONFLICT-03")
def test_values_are_changed_and_set_by_name(text: str, value: str) -> None:
    s = scene("A: army: Sage, Ox 1/1, Ram 1/1\nB:\nphase: Play", cards={"Sage": f"creature 1 2/3: {text}"})
    assert s.value("Sage") == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Target creature's ATK becomes 0 until end of turn.", "0/4"),
        ("Set target creature's ATK and DEF to 1 until end of turn.", "1/1"),
        ("Target creature gets -2 ATK and +1 DEF until end of turn.", "1/5"),
        ("Target creature becomes a 7/7 until end of turn.", "7/7"),
    ],
)
@rule("ARC-CONFLICT-03", "ARC-TURN-20")
def test_values_change_for_a_turn(text: str, value: str) -> None:
    s = scene("A: gems 1 Gaian; hand: Spell; army: Ox 3/4\nB:\nphase: Play", cards={"Spell": f"event 1: {text}"})
    s.choose("play Spell")
    assert s.value("Ox") == value


@rule("ARC-CITY-09", "ARC-ENCH-03")
def test_a_city_that_gets_strength_falls_later() -> None:
    s = scene(
        "A: gems 3 Gaian; hand: Wall, Storm; city Oak (Body, 3)\nB:\nphase: Play",
        cards={
            "Wall": "enchantment 1: Attach to a city you control. That city gets +2 strength.",
            "Storm": "event 1: Deal 4 damage to target city.",
        },
    )
    s.play("Wall")
    s.play("Storm", "target Oak")
    assert s.place("Oak") != "A's graveyard"


@rule("ARC-ABIL-05")
def test_who_has_lost_its_abilities_uses_none() -> None:
    s = scene(
        "A: gems 1 Gaian; hand: Hush; army: Sage\nB:\nphase: Play",
        cards={
            "Hush": "event 1: Target creature loses its abilities until end of turn.",
            "Sage": "creature 1 2/3: (M): Draw a card.",
        },
    )
    assert "use Sage" in s.options()
    s.play("Hush")
    assert "use Sage" not in s.options()


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Your maximum hand size is increased by 2.", 9),
        ("You have no maximum hand size.", 10),
        ("Your hand limit is 4.", 4),
        ("There is no limit to the number of cards you may keep in hand.", 10),
        ("Opponents' maximum hand size is reduced by 1.", 7),
        ("Each player's maximum hand size is reduced by 1.", 6),
    ],
)
@rule("ARC-TURN-17", "ARC-CONFLICT-01")
def test_a_card_says_how_many_cards_are_kept(text: str, kept: int) -> None:
    hand = ", ".join(f"Card{i}" for i in range(10))
    s = scene(f"A: hand: {hand}; army: Sage\nB:\nphase: Second Play", cards={"Sage": f"creature 1 2/3: {text}"})
    for _ in range(20):
        if not any(option.startswith("discard") for option in s.options()) and s.asked == "B":
            break
        s.choose(s.options()[0] if s.options()[0].startswith("discard") else "done")
    assert len(s.hand("A")) == kept
