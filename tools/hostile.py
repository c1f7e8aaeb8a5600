"""Texts that mean no good: how long card English takes to read or refuse them.

python tools/hostile.py                 10,000 texts for each ruleset: seconds of CPU, and the slowest texts
python tools/hostile.py --texts 500 --seed 3
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from wtactics.cards import read_plurals
from wtactics.content.content import content_of
from wtactics.games import GAMES, speeches
from wtactics.language.errors import TextRefused
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.reading.collection import Collection

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
    begun = time.process_time()
    try:
        collection.reader.read("Hostile One", "creature", text)
    except TextRefused as refused:
        str(refused)
    return time.process_time() - begun


def main() -> None:
    """Measure as many texts as are wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--texts", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for ruleset in GAMES:
        if not texts_of(ruleset):
            continue
        collection = collection_of(ruleset)
        seconds(collection, "Hello.")  # the grammar
        texts = hostile(ruleset, wanted.seed)
        measured = sorted((seconds(collection, text), text) for text in (next(texts) for _ in range(wanted.texts)))
        taken = [each for each, _ in measured]
        print(f"{ruleset}: {len(taken)} texts, {sum(taken):.1f} s; median {1000 * taken[len(taken) // 2]:.1f} ms")
        for each, text in measured[-3:]:
            print(f"  {each:.2f} s  {text[:300]!r}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
