"""What the tests of AVA's card English share: a reader with a few subtypes, and what a text means to it."""

from functools import cache
from pathlib import Path

from wtactics.cards import read_plurals
from wtactics.games import speeches
from wtactics.language.errors import TextRefused
from wtactics.language.structure import structure
from wtactics.rulesets.ava.speech.contents import SPEECH
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.cardtext import CardText
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.writing import write

HERE = Path(__file__).parent
KINDS = {
    "elf",
    "ava",
    "human",
    "merfolk",
    "skeleton",
    "caster",
    "leader",
    "beast",
    "knight",
    "weapon",
    "helmet",
    "adept",
}


@cache
def collection() -> Collection:
    return Collection(KINDS, keywords_for(SPEECH.keywords), read_plurals(), SPEECH, speeches)


def read(text: str, type_: str = "creature", name: str = "Ember Adept") -> CardText:
    return collection().reader.read(name, type_, text)


def meanings(text: str, type_: str = "creature") -> list[str]:
    """The abilities of a text, and its keywords, as files of good sentences have them."""
    found = read(text, type_)
    words = [f"{name} {n}" if n else name for name, n in found.keywords]
    return [structure(ability) for ability in found.abilities] + words


def refusal(text: str, type_: str = "creature") -> str:
    try:
        found = read(text, type_)
    except TextRefused as refused:
        return str(refused)
    raise AssertionError(f"{text!r} was understood: {[structure(ability) for ability in found.abilities]}")


def written(text: str, type_: str = "creature") -> list[str]:
    """The abilities of a text, each as it is written back."""
    return [SPEECH.in_own_words(write(ability)) for ability in read(text, type_).abilities]
