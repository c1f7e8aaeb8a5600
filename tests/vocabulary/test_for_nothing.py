"""What may be done instead is in the place of something only where it is done."""

import pytest

from scenes.arc import scene

BOLT = {"Bolt": "event 0: Deal 2 damage to target creature."}


@pytest.mark.parametrize(
    ("text", "board", "answers", "place"),
    [
        ("you may discard a card instead. If you do, draw a card", "; hand: Bolt", ("yes",), "A's graveyard"),
        ("you may discard a card instead. If you do, draw a card", "; hand: Bolt, Rat", ("yes",), "A's Army"),
        ("you may discard a card instead", "; hand: Bolt, Rat", ("no",), "A's graveyard"),
        ("you may discard two cards instead", "; hand: Bolt, Rat", ("yes",), "A's graveyard"),
        ("you may discard your hand instead", "; hand: Bolt", ("yes",), "A's graveyard"),
        ("you may sacrifice another creature instead", "; hand: Bolt", ("yes",), "A's graveyard"),
        ("you may mark it instead", " marked; hand: Bolt", ("yes",), "A's graveyard"),
        ("you may mark it instead", "; hand: Bolt", ("yes",), "A's Army"),
        ("you may instead remove all damage from it and mark it", " marked; hand: Bolt", ("yes",), "A's Army"),
        ("you may mark it and discard your hand instead", " marked; hand: Bolt, Rat", ("yes",), "A's Army"),
        ("you may return it to its owner's hand instead", "; hand: Bolt", ("yes",), "A's hand"),
        ("its controller may discard a card instead", "; hand: Bolt, Rat", ("no",), "A's graveyard"),
        ("its controller may discard a card instead", "; hand: Bolt, Rat", ("yes",), "A's Army"),
        ("its controller may discard a card instead", "; hand: Bolt", ("yes",), "A's graveyard"),
        ("its controller may pay 2 gold instead", "; hand: Bolt", ("yes",), "A's graveyard"),
    ],
)
def test_for_nothing_nobody_stays(text: str, board: str, answers: tuple[str, ...], place: str) -> None:
    cards = {**BOLT, "Monk": f"creature 1 1/1: If this creature would die, {text}."}
    s = scene(f"A: army: Monk{board}; deck: 5", cards=cards)
    s.play("Bolt", *answers)
    assert s.place("Monk") == place
