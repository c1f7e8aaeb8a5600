"""Cards that go among the resource cards, and whose hand is looked at where any opponent's may be."""

import pytest

from language.orc.said import refusal
from scenes.orc import rule, scene

CARDS = {
    "Barter": "event 0: Look at the top two cards of your deck. Put one of them into your hand and the other "
    "into your resources, marked.",
    "Spy": "event 0: Look at an opponent's hand.",
}


@rule("ORC-GOLD-05")
def test_what_goes_marked_among_the_resources_gives_no_gold_yet() -> None:
    s = scene("A: hand: Barter; deck: Wolf 1/1, Ox 1/1\nB: hand: 1\nphase: Play", cards=CARDS)
    s.play("Barter", "in the Offensive", "pick Wolf")
    assert s.place("Wolf") == "A's hand"
    assert (s.place("Ox"), s.marked("Ox")) == ("A's resources", True)


def test_of_several_opponents_one_is_chosen_whose_hand_is_seen() -> None:
    s = scene("A: hand: Spy\nB: hand: 1\nC: hand: 1\nphase: Play", cards=CARDS)
    s.choose("play Spy", "in the Offensive")
    s.all_pass()
    assert s.options() == ["pick player B", "pick player C"]


@pytest.mark.parametrize(
    "text",
    [
        "Put target creature into your resources.",
        "Put a creature you control among your resource cards.",
        "Target opponent puts a card from his hand among your resources.",
    ],
)
def test_what_is_no_resource_of_who_lays_it_is_refused(text: str) -> None:
    assert refusal(text, "magic")
