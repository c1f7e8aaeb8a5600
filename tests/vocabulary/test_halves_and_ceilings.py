"""Damage that is halved, heavy damage of which so much is left, choices between keywords, and participles, played out."""

import pytest

from scenes.arc import scene
from vocabulary.test_replacing import trial
from wtactics.language.errors import TextRefused

NINE = "creature 1 2/9: "


@pytest.mark.parametrize(("text", "hurt"), [
    ("If this creature would be dealt damage, it is dealt half that damage instead.", 1),
    ("If this creature would be dealt damage, it is dealt half that damage instead, rounded up.", 2),
    ("If this creature would be dealt damage, prevent half of that damage rounded down.", 2),
    ("Creatures you control take half damage from events.", 1),
    ("If this creature would be dealt 2 or more damage, it is dealt 1 instead.", 1),
    ("If this creature would be dealt 3 or more damage at once, it is dealt 1 instead.", 1),
    ("If this creature would be dealt 4 or more damage, it is dealt 1 instead.", 3),
    ("If this creature would be dealt more than 2 damage, it is dealt only 1 instead.", 1),
])  # fmt: skip
def test_three_damage_is_less(text: str, hurt: int) -> None:
    s = trial("army: Cat; hand: Flood", Cat=NINE + text, Flood="event 0: Deal 3 damage to each creature.")
    s.play("Flood")
    assert s.damage("Cat") == hurt


@pytest.mark.parametrize(("text", "left"), [
    ("If you would lose 3 or more VP at once, you lose 1 instead.", 14),
    ("If you would lose 3 or more VP at once, you lose 2 instead.", 13),
    ("If you would lose 4 or more VP, you lose 1 instead.", 12),
])  # fmt: skip
def test_heavy_losses_are_less(text: str, left: int) -> None:
    s = trial("army: Cat; hand: Tax", Cat=NINE + text, Tax="event 0: Lose 3 victory points.")
    s.play("Tax")
    assert s.points("A") == left


@pytest.mark.parametrize(("text", "left"), [
    ("If you would lose VP, you lose 1 less.", 13),
    ("If you would lose VP, you lose that many minus 2 instead.", 14),
    ("If you would lose VP, you lose 5 less instead.", 15),
    ("If you would lose VP, you lose 1 VP more.", 11),
    ("If you would lose VP, you lose twice that much instead.", 9),
    ("If you would lose VP, you lose only half as much, rounded down.", 14),
    ("If you would lose VP, you lose none.", 15),
    ("If an opponent would lose VP, he loses 1 more.", 12),
    ("If a player would lose VP, he loses 1 more.", 11),
])  # fmt: skip
def test_other_losses_than_would_be(text: str, left: int) -> None:
    s = trial("army: Cat; hand: Tax", Cat=NINE + text, Tax="event 0: Lose 3 victory points.")
    s.play("Tax")
    assert s.points("A") == left


@pytest.mark.parametrize("text", [
    "If an opponent would gain VP, you gain 1 more instead.",
    "If you would gain VP, you lose 1 less.",
    "If an opponent would lose VP, you lose none.",
])  # fmt: skip
def test_nobody_scores_otherwise_what_another_would(text: str) -> None:
    with pytest.raises(TextRefused):
        trial("army: Cat; hand: Cat", Cat=NINE + text)


def test_a_keyword_or_a_change_of_values_is_chosen_as_it_resolves() -> None:
    s = trial("army: Cat; hand: Gift", Cat=NINE[:-2], Gift="event 0: Target creature gains flying or +3/+0 this turn.")
    s.play("Gift", "+3/+0")
    assert s.table.attack[s.at("Cat")] == 5


@pytest.mark.parametrize("text", [
    "Dying, this creature deals 2 damage to each other creature.",
    "Leaving play, this creature deals 2 damage to each other creature.",
    "When this creature attacks draw a card; when it dies, it deals 2 damage to each other creature.",
])  # fmt: skip
def test_what_it_does_in_passing(text: str) -> None:
    s = trial("army: Cat, Bull; hand: Doom", Cat=text, Bull=NINE[:-2])
    s.play("Doom", "Cat")
    assert s.damage("Bull") == 2


@pytest.mark.parametrize("text", [
    "Other creatures you control get +1/+0 if this creature attacks.",
    "While this creature attacks other creatures you control get +1/+0.",
])  # fmt: skip
def test_others_get_more_while_it_attacks(text: str) -> None:
    s = scene("A: army: Cat, Bull; deck: 9\nB: hand: Ox; deck: 9\nphase: Attack",
              cards={"Cat": f"creature 1 2/2: {text}", "Bull": "creature 1 2/2", "Ox": "creature 1 1/1"})  # fmt: skip
    assert s.table.attack[s.at("Bull")] == 2
    s.choose("attack B's army", "Cat")
    assert s.table.attack[s.at("Bull")] == 3
