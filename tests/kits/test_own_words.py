"""What options say of a text that offers several ways, or of several abilities, in the words of their own game."""

from scenes import ava, orc
from scenes.scene import Scene, rule

TEXTS = {
    "Well": "event 0: Choose one: Gain 2 {}; or draw a card.",
    "Sister": "creature 1/1: (M): Choose one: Target player gains 2 {}; or target creature gets +1/0 until end of turn.",
}


def said(s: Scene) -> list[str]:
    """What can be played or used now, and in which ways."""
    return sorted(option for option in s.options() if option.startswith(("play", "use")))


@rule()
def test_life_points_are_called_so() -> None:
    cards = {name: text.format("LP") for name, text in TEXTS.items()}
    s = ava.scene("A: army: Sister; hand: Well\nB: hand: 1", cards=cards)
    assert said(s) == [
        "play Well: Draw a card.", "play Well: Gain 2 life points.",
        "use Sister: (M): Target creature gets +1/+0 until end of turn.",
        "use Sister: (M): Target player gains 2 life points.",
    ]  # fmt: skip
    s.choose("play Well: Gain")
    s.all_pass()
    assert s.life("A") == 22


@rule()
def test_influence_is_called_so() -> None:
    cards = {name: text.format("influence") for name, text in TEXTS.items()}
    s = orc.scene("A: offensive: Sister; hand: Well\nB: hand: 1", cards=cards)
    assert said(s) == [
        "play Well: Draw a card.", "play Well: Gain 2 influence.",
        "use Sister: (M): Target creature gets +1/+0 until end of turn.",
        "use Sister: (M): Target player gains 2 influence.",
    ]  # fmt: skip
    s.do("play Well: Gain")
    assert s.influence("A") == 22


@rule()
def test_to_what_somebody_is_assigned_is_said_so_too() -> None:
    cards = {"Twin": "creature 1/1: (A): Demons get +1/0.\n(A): At the start of your Play phase, gain 1 influence."}
    s = orc.scene("A: offensive: Twin; hand: 1\nB: hand: 1", cards=cards)
    found = [option for option in s.options() if option.startswith("assign")]
    assert len(found) == 2
    assert [option for option in found if "influence" in option]
    assert not [option for option in found if "victory" in option]
