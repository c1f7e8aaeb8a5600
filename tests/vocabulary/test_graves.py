"""Which card of a graveyard lies on top, and which at the bottom."""

import pytest

from scenes.arc import rule, scene

CARDS = {"Idle": "event 0: Draw a card.", "Wake": "event 0: Draw a card."}


@rule("ARC-AREA-09")
@pytest.mark.parametrize(
    ("text", "grave"),
    [
        ("Put the bottom card of your graveyard into your hand.", ["Use", "Wake"]),
        ("Put the top card of your graveyard into your hand.", ["Use", "Idle"]),
        ("Put the top card of your graveyard on the bottom of your deck.", ["Use", "Idle"]),
        ("Remove the bottom card of your graveyard from the game.", ["Use", "Wake"]),
    ],
)
def test_the_oldest_lies_at_the_bottom_and_the_newest_on_top(text: str, grave: list[str]) -> None:
    s = scene("A: hand: Idle, Wake, Use\nB:", cards=CARDS | {"Use": f"event 0: {text}"})
    s.play("Idle")
    s.play("Wake")
    s.play("Use")
    assert s.grave("A") == grave
    assert ("Idle" in s.hand("A")) == (text.startswith("Put the bottom"))


@rule("ARC-AREA-09")
def test_of_an_empty_graveyard_nothing_is_taken() -> None:
    s = scene(
        "A: hand: Use\nB:", cards={"Use": "event 0: Put the bottom card of target opponent's graveyard into play."}
    )
    s.play("Use")
    assert s.grave("A") == ["Use"]


@rule("ARC-AREA-07")
def test_a_graveyard_holds_more_than_each_of_the_others() -> None:
    cards = {
        "Ghost": "creature 1 2/2: Ghost gets +2/+2 while your graveyard holds more creature cards than each opponent's."
    }
    for grave, attack in (("Cub, Pup", 4), ("Cub", 2)):
        s = scene(f"A: army: Ghost; grave: {grave}\nB: grave: Owl", cards=cards)
        assert s.table.attack[s.card("Ghost")] == attack


@rule("ARC-AREA-04")
def test_an_army_has_more_than_each_of_the_others() -> None:
    text = "As long as you have more creatures in your Army than each opponent has in his, Column gets +1/+2."
    for army, attack in (("Column, Cub", 2), ("Column", 1)):
        s = scene(
            f"A: army: {army}\nB: army: Owl; city Elm (Soul, 8): Elk, Eel", cards={"Column": f"creature 1 1/1: {text}"}
        )
        assert s.table.attack[s.card("Column")] == attack


@rule("ARC-CREA-02")
def test_creatures_that_are_played_come_into_the_army() -> None:
    text = "You may place creatures you play in your Army instead of in a city."
    s = scene(
        "A: city Oak (Body, 8): Sage; hand: Cub\nB:", cards={"Sage": f"creature 1 1/1: {text}", "Cub": "creature 0 1/1"}
    )
    s.choose("play Cub")
    assert any("Army" in option for option in s.options())
