"""What the tests of SLOT's card English share: a reader with a few kinds and two weapons, and what a text means to it."""

from functools import cache
from pathlib import Path

from wtactics.cards import read_plurals
from wtactics.games import speeches
from wtactics.language.errors import TextRefused
from wtactics.language.structure import structure
from wtactics.rulesets.slot.speech.contents import SPEECH
from wtactics.rulesets.slot.speech.weapon_names import weapons_of
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.cardtext import CardText
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.writing import write

HERE = Path(__file__).parent
KINDS = {"elf", "soldier", "corpse", "walking corpse", "beast", "knight", "healer", "guard", "archer"}
WEAPONS = weapons_of("Brambles", "Ensnare")


@cache
def collection() -> Collection:
    return Collection(KINDS, keywords_for("slot"), read_plurals(), SPEECH, speeches)


def read(text: str) -> CardText:
    return collection().reader.read("Probe", "creature", text, WEAPONS)


def meanings(text: str) -> list[str]:
    """The abilities of a text, and its keywords, as files of good sentences have them."""
    found = read(text)
    return [structure(ability) for ability in found.abilities] + [name for name, _ in found.keywords]


def refusal(text: str) -> str:
    try:
        found = read(text)
    except TextRefused as refused:
        return str(refused)
    raise AssertionError(f"{text!r} was understood: {[structure(ability) for ability in found.abilities]}")


def written(text: str) -> list[str]:
    """The abilities of a text, each as it is written back."""
    return [write(ability) for ability in read(text).abilities]
