"""ARC-ABIL-EX2: what is discarded goes to the graveyard, and it need not come from a hand."""

import pytest

from scenes.arc import rule, scene

TEXTS = {
    "Leaf": "magic 0: Discard the top card of your deck.", "Gale": "magic 0: Each player discards the top card of his deck.",
    "Peek": "magic 0: Look at the top card of your deck. You may discard it.",
    "Omen": "magic 0: Reveal the top card of your deck. If it is a magic, put it into your hand. Otherwise, discard it.",
    "Fall": "magic 0: The top card of your deck is discarded.",
    "Toll": "magic 0: You may discard the top card of your deck. If you do, gain 1 VP.",
}  # fmt: skip


@pytest.mark.parametrize("name", list(TEXTS))
@rule("ARC-ABIL-EX2")
def test_a_card_that_is_discarded_from_a_deck_lies_in_the_graveyard(name: str) -> None:
    s = scene(f"A: army: Wolf; hand: {name}; deck: 9\nB: army: Ox; deck: 9", cards=TEXTS)
    s.choose(f"play {name}")
    s.all_pass()
    s.choose(*["yes"] * ("yes" in s.options()))
    assert (len(s.grave("A")), len(s.grave("B"))) == (2, name == "Gale")
    assert s.points("A") == 15 + (name == "Toll")
