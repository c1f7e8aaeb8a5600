"""If it dies this way: what a text does behind a blow of its own, and only if that is the end of who is struck."""

import pytest

from scenes.arc import scene

CARDS = {
    "Bolt": "event 0: Deal 2 damage to target creature. If it dies this way, you gain 1 VP.",
    "Siege": "event 0: Deal 4 damage to target city. If it is destroyed this way, its controller loses 2 VP.",
    "Doom": "event 0: Destroy target creature. If it is destroyed this way, you gain 1 VP.",
    "Dart": "event 0: Deal 1 damage to target creature.",
    "Rat": "creature 1 1/1", "Ox": "creature 1 1/3",
    "Cat": "creature 1 1/1: If this creature would die, return it to its owner's hand instead.",
    "Hut": "city 1 Body 4", "Fort": "city 1 Body 6",
}  # fmt: skip


@pytest.mark.parametrize(("card", "who", "points"), [
    ("Bolt", "Rat", 16), ("Bolt", "Ox", 15), ("Bolt", "Cat", 15), ("Doom", "Ox", 16), ("Doom", "Cat", 15),
])  # fmt: skip
def test_only_who_dies_of_it_counts(card: str, who: str, points: int) -> None:
    s = scene("A: hand: Bolt, Doom\nB: army: Rat, Ox, Cat\nphase: Play", cards=CARDS)
    s.play(card, f"target {who}")
    assert s.points("A") == points


def test_who_dies_later_does_not_die_this_way() -> None:
    s = scene("A: hand: Bolt, Dart\nB: army: Ox\nphase: Play", cards=CARDS)
    s.play("Bolt")
    s.play("Dart")
    assert (s.place("Ox"), s.points("A")) == ("B's graveyard", 15)


@pytest.mark.parametrize(("city", "points"), [("Hut", 13), ("Fort", 15)])
def test_who_loses_his_city_by_it_loses_points(city: str, points: int) -> None:
    s = scene("A: hand: Siege\nB: city Hut; city Fort\nphase: Play", cards=CARDS)
    s.play("Siege", f"target {city}")
    assert s.points("B") == points
