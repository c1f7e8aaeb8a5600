"""What every ninth example of all phrases is read as, in the first game that has it. Run as a program, it prints that."""

import gc
import sys
from collections.abc import Iterator

from wtactics.cards import read_plurals
from wtactics.games import all_games, ruleset, speeches
from wtactics.language.errors import TextRefused
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.readers import all_phrases
from wtactics.vocabulary.reading.writing import write

EACH = 9  # the forms differ, if at all, in how a kind of phrase is built, and each kind has many examples
TYPES = ("creature", "event", "city", "enchantment")
KINDS = {"elf", "orc", "undead", "soldier", "human", "knight", "beast"}


def readbacks() -> Iterator[str]:
    """A line for each of those examples of all games and mods."""
    said: set[str] = set()
    for game in all_games():
        examples = {example for phrase in all_phrases(ruleset(game).speech) for example in phrase.examples}
        yield from readbacks_of(game, sorted(examples - said)[::EACH])
        said |= examples


def readbacks_of(game: str, examples: list[str]) -> Iterator[str]:
    """A line for each example, as the first type of card reads it that can, or as the first refuses it."""
    speech = ruleset(game).speech
    reader = Collection(KINDS, keywords_for(speech.keywords), read_plurals(), speech, speeches).reader
    for example in examples:
        refusals = []
        for type_ in TYPES:
            try:
                found = reader.read("Ember Adept", type_, example)
            except TextRefused as refused:
                refusals.append(refused)
                continue
            yield f"{game}: {type_}: {[write(ability) for ability in found.abilities]} {found.keywords}"
            break
        else:
            first = str(refusals[0]).replace("\n", " ")
            yield f"{game}: {first}"
    reader.reader.keep()  # no form parses: the second one builds from the same derivations as the first


if __name__ == "__main__":
    gc.disable()  # the process ends soon
    sys.stdout.writelines(f"{line}\n" for line in readbacks())
