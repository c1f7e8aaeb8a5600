"""The writer's guide for armies says what SLOT's own vocabulary says; whatever stands in it is read."""

import pytest

from language.slot.said import read
from language.slot.test_slot_sentences import EXAMPLES
from wtactics.rulesets.arc.speech.contents import SPEECH as ARC
from wtactics.rulesets.slot.speech.contents import SPEECH
from wtactics.rulesets.slot.speech.guide import BLANKS, PARTS, SHARED
from wtactics.vocabulary.guides.handbook import writers_guide
from wtactics.vocabulary.guides.manual import Blank


def test_every_example_stands_in_the_guide() -> None:
    lines = {line.strip(" -") for line in writers_guide(SPEECH).splitlines()}
    assert [example for example in EXAMPLES if example.strip(" -") not in lines] == []


def test_every_family_of_its_own_has_one_place_in_the_guide() -> None:
    placed = [module.__name__ for _, modules in PARTS for module in modules]
    assert sorted(placed) == sorted(module.__name__ for module in SPEECH.families if module not in ARC.families)


@pytest.mark.parametrize("sentence", [sentence for _, *sentences in SHARED for sentence in sentences])
def test_a_sentence_in_shared_words_is_read(sentence: str) -> None:
    assert read(sentence).abilities


@pytest.mark.parametrize("blank", BLANKS, ids=lambda blank: blank.rules[0])
def test_what_fills_a_blank_is_read(blank: Blank) -> None:
    assert all(read(text).abilities for text in blank.texts())


def test_the_guide_of_other_games_does_not_speak_of_slots() -> None:
    assert "slot" not in writers_guide(ARC)
    assert "| blessed |" in writers_guide(SPEECH)
