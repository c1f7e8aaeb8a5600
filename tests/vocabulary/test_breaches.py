"""What attackers deal to a city that nobody defends against them, beside their ATK."""

import pytest

from scenes.arc import rule, scene
from scenes.ava import scene as ava_scene


@rule("ARC-COMBAT-19")
@pytest.mark.parametrize(
    ("text", "attack", "left"),
    [
        ("Ram deals 2 additional damage to a city that it attacks undefended.", 3, 3),
        ("Ram deals 2 additional damage to a city that it attacks undefended.", 0, 6),
        ("If Ram is unblocked in an attack on a city, it deals 2 more damage to that city.", 3, 3),
        ("If Ram attacks a city and no creature is assigned to defend against it, the damage it deals to that city is doubled.",
         3, 2),
    ],
)  # fmt: skip
def test_more_is_dealt_to_a_city(text: str, attack: int, left: int) -> None:
    s = scene("A: army: Ram\nB: city Oak (Body, 8)\nphase: Attack", cards={"Ram": f"creature 1 {attack}/3: {text}"})
    s.choose("attack Oak")
    s.to("Tactics", "B")
    assert 8 - s.table.harm[s.card("Oak")] == left


@rule("ARC-COMBAT-20")
def test_no_more_is_dealt_to_players_and_creatures() -> None:
    text = "creature 1 2/3: Ram deals 2 additional damage to a city that it attacks undefended."
    s = scene("A: army: Ram\nB: 9 points\nphase: Attack", cards={"Ram": text})
    s.choose("attack B's army")
    s.to("Tactics", "B")
    assert s.points("B") == 7
    s = scene("A: army: Ram\nB: city Oak (Body, 8): Ox 1/3\nphase: Attack", cards={"Ram": text})
    s.choose("attack Oak")
    s.settle()
    s.choose("block Ram with Ox")
    s.to("Tactics", "B")
    assert (s.place("Ox"), s.table.harm[s.card("Oak")]) == ("Oak", 0)


@rule("AVA-COMBAT-18")
def test_more_is_dealt_to_a_city_of_ava() -> None:
    text = "creature 1 2/3: If Ram is unblocked in an attack on a city, it deals 2 more damage to that city."
    s = ava_scene("A: army: Ram\nB: city Oak (Body, 8)\nphase: Attack", cards={"Ram": text})
    s.choose("attack Oak")
    s.to("Draw", "B")
    assert s.table.harm[s.card("Oak")] == 4
