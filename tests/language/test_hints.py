"""What helps whoever wrote a text that is not understood."""

import pytest

from language.readings import collection, refusal
from wtactics.language.errors import TextRefused
from wtactics.language.reader import MOST_WORDS
from wtactics.vocabulary.reading.cardtext import LONGEST


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Gain control of creature.", "Gain control of target creature."),
        ("Draw a crad.", "Draw a card."),
        ("Draw a a card.", "Draw a card."),
        ("Destroy creature with cost 2 or less.", "Destroy target creature with cost 2 or less."),
    ],
)
def test_one_wrong_word_is_mended(text: str, meant: str) -> None:
    assert refusal(text, "event").endswith(f'did you mean "{meant}"?')
    collection().reader.read("Probe", "event", meant)


def test_a_sentence_like_it_is_shown_that_is_understood() -> None:
    found = refusal("Target creature gets +2/+2 up along the end of the turn.", "event")
    shown = found.rpartition('understood would be "')[2].removesuffix('"')
    assert shown.startswith("Target creature")
    collection().reader.read("Probe", "event", shown)


def test_whatever_could_stand_there_is_told_by_its_kind() -> None:
    told = refusal("Deal 3 damage to zzyx.", "event").partition("^ ")[2]
    assert told.startswith("unknown word; expected: whom or what (such as target creature, all Elves)")


def test_a_sentence_may_have_so_many_words() -> None:
    most = "Draw a card" + " and draw a card" * (MOST_WORDS // 4 - 1)
    assert len(most.split()) == MOST_WORDS - 1
    collection().reader.read("Probe", "event", most + ".")
    with pytest.raises(TextRefused, match=f"a sentence has at most {MOST_WORDS} words"):
        collection().reader.read("Probe", "event", most + " and draw a card.")


def test_a_text_may_have_so_many_characters() -> None:
    line = "Draw a card. "
    collection().reader.read("Probe", "event", line * (LONGEST // len(line)))
    with pytest.raises(TextRefused, match=f"expected at most {LONGEST} characters, found {len(line) * 200}"):
        collection().reader.read("Probe", "event", line * 200)
