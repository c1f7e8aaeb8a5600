"""How much at most, played out: counters on one card, what comes of an ability in a turn, damage at a time."""

import pytest

from vocabulary.test_replacing import trial

ONE = "creature 1 1/9: "
SPARK = "event 0: Deal 1 damage to target creature."
FLOOD = "event 0: Deal 3 damage to each creature."


@pytest.mark.parametrize(("text", "attack"), [
    ("Whenever you play an event, put a +1/+0 counter on this creature, but never more than two.", 3),
    ("Whenever you play an event, put a +1/+0 counter on this creature. It can never have more than two of them.", 3),
    ("Whenever you play an event, this creature gets +1/+0 until end of turn, but at most +2/+0.", 3),
    ("Whenever you play an event, put two +1/+0 counters on this creature, to a maximum of three.", 4),
    ("Whenever you play an event, put a +1/+0 counter on this creature, but only once each turn.", 2),
    ("This creature gets +2/+0 for each other creature you control, but no more than +4/+0.", 5),
])  # fmt: skip
def test_more_than_that_is_not_added(text: str, attack: int) -> None:
    s = trial("army: Cat, Ox, Ox, Ox; hand: 3 Spark", Cat=ONE + text, Ox="creature 1 1/9", Spark=SPARK)
    for _ in range(3):
        s.play("Spark", "Cat")
    assert s.match.table.attack[s.card("Cat")] == attack


@pytest.mark.parametrize(("text", "points"), [
    ("Whenever you play an event, gain 1 victory point, but no more than 2 victory points each turn.", 17),
    ("Whenever you play an event, gain 1 victory point. You can't gain more than 2 victory points this way each turn.", 17),
    ("Whenever you play an event, gain 2 victory points (at most 2 each turn).", 17),
])  # fmt: skip
def test_no_more_comes_of_it_in_a_turn(text: str, points: int) -> None:
    s = trial("army: Cat, Ox; hand: 3 Spark", Cat=ONE + text, Ox="creature 1 1/9", Spark=SPARK)
    for _ in range(3):
        s.play("Spark", "Cat")
    assert s.points("A") == points


@pytest.mark.parametrize(("text", "hurt"), [
    ("This creature can't be dealt more than 2 damage at a time.", 3),
    ("This creature can't take more than 1 damage from a single source.", 2),
    ("If this creature would be dealt more than 2 damage, it is dealt only 2 instead.", 3),
    ("This creature takes at most 2 damage from each attacker.", 4),
])  # fmt: skip
def test_what_is_dealt_at_a_time_is_no_more(text: str, hurt: int) -> None:
    s = trial("army: Cat, Ox; hand: Flood, Spark", Cat=ONE + text, Ox="creature 1 1/9", Flood=FLOOD, Spark=SPARK)
    s.play("Flood")
    s.play("Spark", "Cat")
    assert s.damage("Cat") == hurt
