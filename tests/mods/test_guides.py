"""The writers' guides of mods: whatever stands in them is read, and every blank of their forms is explained."""

from functools import cache
from pathlib import Path

import pytest

from wtactics.cards import read_plurals
from wtactics.games import MODS, ruleset
from wtactics.golden.files import golden_files
from wtactics.language.errors import TextRefused
from wtactics.vocabulary.guides.handbook import Lore, blanks_in, blanks_of, examples_in, family, spoken
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection

ROOT = Path(__file__).resolve().parents[2]
TYPES = ("creature", "event", "enchantment", "magic", "region", "equipment", "avatar", "hero")
KINDS = {"elf", "orc", "imp", "human", "caster", "bird", "knight", "northener", "mount"}
NAMES = [name for name in MODS if not ruleset(name).speech.guide.keywords]
SPEECHES = {name: ruleset(name).speech for name in NAMES}
TEXTS = [
    *((name, example) for name in NAMES for example in examples_in(SPEECHES[name])),
    *((name, text) for name in NAMES for _, *texts in SPEECHES[name].guide.shared for text in texts),
    *((name, text) for name in NAMES for blank in blanks_of(SPEECHES[name]) for text in blank.texts()),
]


@cache
def collection(name: str) -> Collection:
    speech = SPEECHES[name]
    return Collection(KINDS, keywords_for(speech.keywords), read_plurals(), speech)


def reads(name: str, text: str, type_: str) -> bool:
    """Is the text understood on a card of this type?"""
    try:
        collection(name).reader.read("Probe", type_, text)
    except TextRefused:
        return False
    return True


@pytest.mark.parametrize(("name", "text"), TEXTS)
def test_whatever_stands_in_a_guide_is_read(name: str, text: str) -> None:
    assert any(reads(name, text, type_) for type_ in TYPES)


@pytest.mark.parametrize("name", NAMES)
def test_every_blank_is_explained_once_and_every_explanation_is_needed(name: str) -> None:
    speech = SPEECHES[name]
    entries = [
        e for _, modules in speech.guide.parts for module in modules for e in family(module, speech, Lore(speech))[2]
    ]
    met = {blank for entry in entries if entry.examples for blank in blanks_in(entry.form)}
    explained = [spoken(rule) for blank in blanks_of(speech) for rule in blank.rules]
    assert sorted(explained) == sorted(met)


@pytest.mark.parametrize("name", NAMES)
def test_a_guide_tells_what_the_mod_brings_and_the_ruleset_does_not_say(name: str) -> None:
    (golden,) = (one for one in golden_files() if one.path == f"docs/card-english-{name.replace('+', '-')}.md")
    assert golden.difference(ROOT) == ""
    told = {module.__name__ for _, modules in SPEECHES[name].guide.parts for module in modules}
    own = ruleset(name.partition("+")[0]).speech.families
    assert told == {module.__name__ for module in SPEECHES[name].families if module not in own}
