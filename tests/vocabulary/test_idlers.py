"""Whoever has not attacked this turn, and how many one has at least beside another."""

import pytest

from scenes.arc import scene

CARDS = {
    "Debt": "enchantment 0: Enchant player. At the end of each of enchanted player's turns, if he did not attack this turn, "
            "he loses 1 VP.",
    "Treaty": "enchantment 0: Enchant creature an opponent controls. Enchanted creature cannot attack or defend as long as "
              "you control at least as many cities as its controller.",
    "Ox": "creature 1 1/5", "Cow": "creature 1 1/1",
}  # fmt: skip


@pytest.mark.parametrize(("attacks", "points"), [(True, 15), (False, 14)])
def test_who_does_not_attack_pays(attacks: bool, points: int) -> None:
    s = scene("A: army: Ox; hand: Debt; deck: 9\nB: city Elm (Mind, 8); deck: 9\nphase: Play", cards=CARDS)
    s.play("Debt", "target player A")
    s.to("Attack", "A")
    s.choose("attack Elm" if attacks else "done")
    if s.table.active == 0:
        s.to("Draw", "B")
    assert s.points("A") == points


@pytest.mark.parametrize(("cities", "attacks"), [("", False), ("; city Ash (Mind, 8)", True)])
def test_as_many_are_enough(cities: str, attacks: bool) -> None:
    s = scene(
        f"A: army: Ox, Cow; city Elm (Mind, 8){cities}\nB: city Oak (Mind, 8); attached: Treaty on Ox\nphase: Attack",
        cards=CARDS,
    )
    s.choose("attack Oak")
    assert any(option == "send Ox" for option in s.options()) == attacks
    assert s.marked("Cow") != attacks, "who must be named is asked for, who is alone goes at once"
