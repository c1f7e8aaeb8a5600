"""Choose the deal of a first game: python -m wtactics.mentor orc tries seeds until all topics come up in its first turns.

Three learners play each deal: one as well as he can, one who tries things, one who touches whatever may be touched. The best
deal is written into content/first/<ruleset>.toml.
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import replace
from typing import Final

from wtactics.cards import CONTENT
from wtactics.mentor.first_game import TOPICS, FirstGame, all_first_games, first_game
from wtactics.mentor.rehearsal import LEARNERS, Rehearsal, rehearse

SHORT: Final = 3  # turns of each player that a first game has at least


def main(words: list[str]) -> int:
    """Try deals, tell of each that is better than those before, and write the best."""
    names = [one.ruleset for one in all_first_games()]
    parser = argparse.ArgumentParser(prog="python -m wtactics.mentor", description=__doc__)
    parser.add_argument("name", choices=names)
    parser.add_argument("--seeds", type=int, default=40, metavar="N", help="deals to try, from --from on (default 40)")
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="SEED")
    parser.add_argument("--dry", action="store_true", help="tell what is lacking, and write nothing")
    asked = parser.parse_args(words)
    lesson = first_game(asked.name)
    assert lesson is not None, "the parser has let it through"
    best: tuple[int, int] | None = None  # what is lacking, and the seed
    for seed in range(asked.first, asked.first + asked.seeds):
        dealt = replace(lesson, seed=seed)
        found = {name: rehearse(dealt, learner(dealt)) for name, learner in LEARNERS.items()}
        worth = lacking(dealt, found)
        if best is None or worth < best[0]:
            best = worth, seed
            tell(dealt, found, worth)
        if worth == 0:
            break
    if best is not None and not asked.dry:
        write(asked.name, best[1])
    return 0


def lacking(lesson: FirstGame, found: dict[str, Rehearsal]) -> int:
    """How far a deal is from what it should be: topics that come too late weigh most, then sentences that nobody hears."""
    late = sum(len(TOPICS) - len(one.topics_by(lesson.turns)) for one in found.values())
    short = sum(one.turns < 2 * SHORT or not one.over for one in found.values())
    heard = {saying.sentence.number for name in ("careful", "curious") for saying in found[name].said}
    return 100 * (late + short) + len(lesson.sentences) - len(heard)


def tell(lesson: FirstGame, found: dict[str, Rehearsal], worth: int) -> None:
    """Say how good a deal is, and what is lacking."""
    print(f"seed {lesson.seed}: {worth}")
    for name, one in found.items():
        late = [topic for topic in TOPICS if topic not in one.topics_by(lesson.turns)]
        unsaid = one.unsaid(lesson)
        print(f"  {name}: {one.turns} turns, over: {one.over}, too late: {late}, unsaid: {len(unsaid)}")
        for text in unsaid:
            print(f"      {text[:110]}")


def write(name: str, seed: int) -> None:
    """Put the seed into the file."""
    path = CONTENT / "first" / f"{name}.toml"
    path.write_text(re.sub(r"(?m)^seed = \d+", f"seed = {seed}", path.read_text("utf-8"), count=1), "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
