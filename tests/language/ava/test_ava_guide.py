"""The writer's guide of AVA: whatever stands in it is read, and every blank of its forms is explained."""

from functools import cache

from batches import in_batches
from language.ava.said import SPEECH, read, refusal
from wtactics.language.errors import TextRefused
from wtactics.rulesets.arc.speech.contents import SPEECH as ARC
from wtactics.rulesets.ava.speech.guide import GUIDE
from wtactics.vocabulary.guides.handbook import Lore, blanks_in, blanks_of, examples_in, family, spoken, writers_guide
from wtactics.vocabulary.guides.manual import Blank
from wtactics.vocabulary.sentences import phases

TYPES = ("creature", "event", "enchantment", "magic", "city", "avatar")


def type_that_reads(text: str) -> str:
    """The first type of card on which a text can stand."""
    for type_ in TYPES:
        try:
            read(text, type_)
        except TextRefused:
            continue
        return type_
    raise AssertionError("\n".join(refusal(text, type_) for type_ in TYPES))


@cache
def lore() -> Lore:
    return Lore(SPEECH)


@in_batches((example,) for example in examples_in(SPEECH))
def test_an_example_is_read(example: str) -> None:
    assert type_that_reads(example)


@in_batches((blank,) for blank in blanks_of(SPEECH))
def test_what_fills_a_blank_is_read(blank: Blank) -> None:
    texts = blank.texts()
    assert len(set(texts)) == len(texts) > 0
    assert all(type_that_reads(text) for text in texts)


def test_every_blank_is_explained_once_and_every_explanation_is_needed() -> None:
    entries = [entry for _, modules in GUIDE.parts for module in modules for entry in family(module, SPEECH, lore())[2]]
    met = {blank for entry in entries if entry.examples for blank in blanks_in(entry.form)}
    explained = [spoken(rule) for blank in blanks_of(SPEECH) for rule in blank.rules]
    assert sorted(explained) == sorted(met)


def test_every_family_has_one_place_in_the_guide() -> None:
    placed = [module.__name__ for _, modules in GUIDE.parts for module in modules]
    assert sorted(placed) == sorted(module.__name__ for module in (*SPEECH.families, phases))


def test_what_only_its_cards_say_has_examples() -> None:
    own = [module for module in SPEECH.families if module not in ARC.families]
    assert all(any(entry.examples for entry in family(module, SPEECH, lore())[2]) for module in own)


def test_it_speaks_in_the_words_of_the_game() -> None:
    page = writers_guide(SPEECH)
    assert [word for word in ("influence", "Draw and Resource", "{") if word in page] == []
    assert [word for word in ("your avatar", "life points", "VP", "advantage of Body") if word not in page] == []
