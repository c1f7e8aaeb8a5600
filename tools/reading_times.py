"""How long card English takes: for its grammar, for texts as people write them, and for texts that mean no good.

python tools/reading_times.py           1,000 new cards and 10,000 hostile texts for each ruleset: seconds of CPU
python tools/reading_times.py --texts 500 --seed 3
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import resource
import time
from collections.abc import Callable, Iterator
from itertools import islice
from multiprocessing import Process
from pathlib import Path
from random import Random

from wtactics.cards import read_plurals
from wtactics.content.content import content_of
from wtactics.games import GAMES, speeches
from wtactics.language.errors import TextRefused
from wtactics.language.grammar import Grammar
from wtactics.language.memory import SETTING
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection
from wtactics.vocabulary.reading.readers import all_phrases

ROUNDS = Path(__file__).resolve().parents[1] / "tests" / "blind"
SIGNS = "abcXYZ 0123456789.,:;!?'\"()[]{}<>+-/\\\n\t\u2013\u2014\u2019\u25ad\u00df\u0130\u202e\u0000\U0001f409"
LINKS = (
    " and ",
    ", ",
    ". ",
    ": ",
    " or ",
    ", then ",
    " if ",
    " unless ",
    " for each ",
    " that ",
    " - ",
    "\n",
    " with ",
)
LONGEST = 3_000  # characters
SHOWN = 300  # of the slowest


def texts_of(ruleset: str) -> list[str]:
    """What people have written for this ruleset."""
    cards = [json.loads(path.read_text("utf-8"))["items"] for path in sorted(ROUNDS.glob(f"{ruleset}-*.json"))]
    return [card["ruleText"] for cards_of_round in cards for card in cards_of_round]


def noise(_texts: list[str], dice: Random) -> str:
    """Signs of any alphabet."""
    return "".join(dice.choices(SIGNS, k=dice.randrange(400)))


def salad(texts: list[str], dice: Random) -> str:
    """Words of card texts in no order."""
    return " ".join(dice.choices(" ".join(texts).split(), k=dice.randrange(1, 60)))


def mutant(texts: list[str], dice: Random) -> str:
    """A text of which some words have been left out, doubled, or put elsewhere."""
    words = dice.choice(texts).split()
    for _ in range(dice.randrange(1, 6)):
        i, j = dice.randrange(len(words)), dice.randrange(len(words))
        match dice.randrange(3):
            case 0 if len(words) > 1:
                del words[i]
            case 1:
                words.insert(i, words[j])
            case _:
                words[i], words[j] = words[j], words[i]
    return " ".join(words)


def chain(texts: list[str], dice: Random) -> str:
    """Sentences that go on and on."""
    parts = [part for text in texts for part in text.replace("\n", ". ").split(". ")]
    return dice.choice(LINKS).join(dice.choices(parts, k=dice.randrange(2, 7)))


def nest(texts: list[str], dice: Random) -> str:
    """The same words behind each other, many times."""
    words = dice.choice(texts).split()
    at, n = dice.randrange(len(words)), dice.randrange(1, 5)
    return " ".join([*words[:at], *(words[at : at + n] * dice.randrange(2, 30)), *words[at + n :]])


KINDS: tuple[Callable[[list[str], Random], str], ...] = (noise, salad, mutant, chain, nest)


def hostile(ruleset: str, seed: int) -> Iterator[str]:
    """One such text after the other, of each kind in turn."""
    dice, texts = Random(seed), texts_of(ruleset)
    while True:
        for kind in KINDS:
            yield kind(texts, dice)[:LONGEST]


def collection_of(ruleset: str) -> Collection:
    """What reads the texts of this ruleset."""
    speech = content_of(ruleset).game.speech
    return Collection({"elf", "rat"}, keywords_for(speech.keywords), read_plurals(), speech, speeches)


def seconds(collection: Collection, text: str) -> float:
    """How long the text takes to be read, or refused with its places."""
    collection.reader.reader.known.clear()  # every text is new
    begun = time.process_time()
    try:
        collection.reader.read("Hostile One", "creature", text)
    except TextRefused as refused:
        str(refused)
    return time.process_time() - begun


def new_cards(collection: Collection, dice: Random) -> Iterator[str]:
    """Texts of two sentences each, that mostly are understood."""
    examples = [each for phrase in all_phrases(collection.speech) for each in phrase.examples]
    while True:
        yield " ".join(dice.sample(examples, 2))


def told(name: str, measured: list[tuple[float, str]]) -> str:
    """A line on what so many texts took, and another with the slowest."""
    measured.sort()
    taken, slowest = sum(each for each, _ in measured), measured[-1]
    median = 1000 * measured[len(measured) // 2][0]
    line = f"  {len(measured)} {name}: {taken:.1f} s, median {median:.0f} ms, slowest {slowest[0]:.2f} s"
    return f"{line}\n    {slowest[1][:SHOWN]!r}"


def measure(ruleset: str, seed: int, hostiles: int) -> None:
    """Tell what the texts of one ruleset take; nobody waits here for garbage that others have left."""
    collection = collection_of(ruleset)
    reader = collection.reader.reader
    begun = time.process_time()
    Grammar(reader.forms, reader.heads, reader.starts)
    print(f"{ruleset}: grammar made in {time.process_time() - begun:.2f} s")
    seconds(collection, "Hello.")
    gc.collect()
    gc.freeze()
    for name, texts, n in (
        ("new cards", new_cards(collection, Random(seed)), 1000),
        ("hostile texts", hostile(ruleset, seed), hostiles),
    ):
        print(told(name, [(seconds(collection, text), text) for text in islice(texts, n)]), flush=True)
    print(f"  memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most", flush=True)


def main() -> None:
    """Measure as many texts as are wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--texts", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ruleset", nargs="*", choices=GAMES)
    wanted = parser.parse_args()
    os.environ[SETTING] = "off"  # nothing is remembered of other runs
    for ruleset in filter(texts_of, wanted.ruleset or GAMES):
        alone = Process(target=measure, args=(ruleset, wanted.seed, wanted.texts))
        alone.start()
        alone.join()


if __name__ == "__main__":
    main()
