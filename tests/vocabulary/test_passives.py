"""What is done to cards is done by the text that says so, whether or not it names who does it."""

import pytest

from scenes.arc import scene


@pytest.mark.parametrize(("text", "where"), [
    ("Target creature dies.", "B's graveyard"),
    ("Target creature is killed.", "B's graveyard"),
    ("Target creature is put into its owner's graveyard.", "B's graveyard"),
    ("Target creature is returned to its owner's hand.", "B's hand"),
    ("Target creature is removed from the game.", "removed"),
    ("Target creature receives 3 damage.", "B's graveyard"),
])  # fmt: skip
def test_something_is_done_to_a_creature(text: str, where: str) -> None:
    s = scene("A: hand: Deed\nB: army: Orc 1/3", cards={"Deed": f"event 0: {text}"})
    s.play("Deed")
    assert s.place("Orc") == where


def test_a_city_is_destroyed_and_what_can_not_be_killed_does_not_die() -> None:
    s = scene("A: hand: Deed\nB: city Oak (Body, 9)", cards={"Deed": "event 0: Target city is destroyed."})
    s.play("Deed", "target Oak")
    assert s.place("Oak") == "B's graveyard"
