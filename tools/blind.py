"""The blind rounds: texts by people who had seen only a rulebook, and how many of them card English understands.

python tools/blind.py                what was understood of each round at first sight, and what is now
python tools/blind.py arc-1          which texts of that round are understood, and where the others stop
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Container
from functools import cache
from pathlib import Path

from wtactics.games import ruleset, speeches
from wtactics.vocabulary.reading.sample import Report, read_export

ROUNDS = Path(__file__).resolve().parents[1] / "tests" / "blind"

# Rounds in which there are cards of a mod, by their names or what these begin with
WITH_MODS = {
    "ava-0": "ava+regions",
    "heroes": "orc+heroes",
    "mounts": "orc+mounts",
    "rituals": "orc+rituals",
    "regions": "ava+regions",
}


@cache
def report(name: str) -> Report:
    """How far the texts of a round, such as arc-1, are understood now."""
    return read_export(ROUNDS / f"{name}.json", ruleset(game_of(name)).speech, speeches)


def game_of(name: str) -> str:
    """The game, with its mods, for which a round was written."""
    begins = name.partition("-")[0]
    return WITH_MODS.get(name) or WITH_MODS.get(begins, begins)


def curve(only: Container[str] | None = None) -> str:
    """A line for each round, or for each of these."""
    first = tomllib.loads((ROUNDS / "first.toml").read_text("utf-8"))
    lines = ["round    texts   at first sight   misread    now"]
    for name, seen in ((name, seen) for name, seen in first.items() if only is None or name in only):
        now, of = report(name).totals()
        share = 100 * seen["understood"] / of
        lines.append(f"{name:8} {of:5} {seen['understood']:8} {share:4.0f} % {seen['misread']:9} {now:6}")
    return "\n".join(lines)


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    rounds = sorted(path.stem for path in ROUNDS.glob("*.json"))
    parser.add_argument("round", nargs="?", choices=rounds, help="which texts of this round are understood")
    asked = parser.parse_args().round
    print(report(asked) if asked else curve())


if __name__ == "__main__":
    main()
