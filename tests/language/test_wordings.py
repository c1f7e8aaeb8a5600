"""Other wordings are cut into the normal words, wherever they stand; and what is read of them is the same."""

import pytest

from batches import in_batches
from language.readings import collection, meanings
from wtactics.language.wordings import SPELLINGS

SAME = [  # a type of card, a sentence in other words, and in the normal ones
    ("creature", "This creature cannot attack.", "This creature can't attack."),
    ("creature", "Every Elf you control gets +1/0.", "Each Elf you control gets +1/+0."),
    ("creature", "All Elves get 0/+1.", "All Elves get +0/+1."),
    ("creature", "At the beginning of each of your turns, draw a card.", "At the start of your turn, draw a card."),
    ("creature", "At end of turn, draw a card.", "At the end of turn, draw a card."),
    ("creature", "Every time this creature attacks, draw a card.", "Whenever this creature attacks, draw a card."),
    (
        "creature",
        "While this creature is marked, all Elves get +0/+1.",
        "If this creature is marked, all Elves get +0/+1.",
    ),
    ("creature", "When this creature enters play, draw a card.", "When this creature comes into play, draw a card."),
    ("creature", "(M): Place a +1/+1 counter on target creature.", "(M): Put a +1/+1 counter on target creature."),
    ("event", "Kill target creature with a cost of 2 or less.", "Kill target creature with cost 2 or less."),
    ("event", "Kill target creature with ATK 2 or greater.", "Kill target creature with ATK 2 or more."),
    ("event", "Target creature gets +1/+1 for the rest of this turn.", "Target creature gets +1/+1 until end of turn."),
    ("event", "Every player, including you, discards a card.", "Each player discards a card."),
    ("event", "Target player reveals his/her own hand.", "Target player reveals his hand."),
]


@pytest.mark.parametrize(("type_", "said", "normal"), SAME, ids=[said for _, said, _ in SAME])
def test_other_words_mean_the_same(type_: str, said: str, normal: str) -> None:
    assert meanings(said, type_) == meanings(normal, type_)


@in_batches(SPELLINGS.items())
def test_another_wording_is_cut_into_the_normal_words(spelling: str, normal: str) -> None:
    words = spelling.replace(" / ", "/").replace(" '", "'").replace("( ", "(").replace(" )", ")").replace(" ,", ",")
    assert cut(f"Mark {words} marked.") == cut(f"Mark {normal} marked.")


def cut(text: str) -> list[tuple[str, str]]:
    """The words of a sentence, as the grammar takes them."""
    (sentences,) = collection().reader.cutter.paragraphs(text)
    return [word for sentence in sentences for word in sentence.key()]


def test_a_card_that_bears_such_a_word_is_still_itself() -> None:
    cutter = collection().reader.cutter
    ((sentence,),) = cutter.paragraphs("Mark Every Beginning.", "Every Beginning")
    assert [token.type for token in sentence.tokens][1:] == ["SELF"]
