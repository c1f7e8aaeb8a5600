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


PILES = {
    "Look at the top two cards of your deck. Discard one of them.": (1, 0),
    "Look at the top two cards of your deck. You may discard one of them.": (1, 0),
    "Look at the top two cards of your deck. Discard one of them and put the other into your hand.": (1, 1),
    "Look at the top three cards of your deck. Put one of them into your hand and discard the rest.": (2, 1),
    "Look at the top three cards of your deck. Put one into your hand. Discard the others.": (2, 1),
    "Reveal the top three cards of your deck. Put all event cards revealed this way into your hand. Discard the rest.": (2, 1),
    "Look at the top three cards of your deck. Discard all event cards from among them.": (1, 0),
}  # fmt: skip


@pytest.mark.parametrize("text", list(PILES))
@rule("ARC-ABIL-EX2")
def test_of_cards_that_were_looked_at_some_are_discarded(text: str) -> None:
    cards = {
        "Pry": f"magic 0: {text}",
        "Tale": "event 9: Draw a card.",
        "Imp": "creature 1 1/1",
        "Rat": "creature 1 1/1",
    }
    s = scene("A: army: Wolf; hand: Pry; deck: Tale, Imp, Rat, 5\nB: army: Ox; deck: 9", cards=cards)
    s.choose("play Pry")
    while ways := [way for way in s.options() if way in ("yes", "pass") or way.endswith(" Tale")]:
        s.choose(ways[-1])
    gone, drawn = PILES[text]
    assert (len(s.grave("A")) - 1, len(s.hand("A"))) == (gone, drawn)
    assert ("Tale" in s.grave("A")) is (drawn == 0 or "other into" in text)
