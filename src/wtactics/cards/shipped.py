"""The files that ship with the program: what they are for stands in their first lines, so that a game reads its own only."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from wtactics.cards.belonging import ruleset_of

CONTENT: Final = Path(__file__).parents[1] / "content"
FIRST: Final = 400  # bytes
WRITTEN_FOR: Final = re.compile(r"^rulesets? = (.*)$", re.MULTILINE)
NAME: Final = re.compile(r'"([^"]+)"')


def is_for_others(path: Path, game: str) -> bool:
    """Does a file that ships say that it is for other rulesets than that of this game? What does not say so has to be read."""
    if not game or CONTENT not in path.parents:
        return False
    with path.open("rb") as opened:
        written = WRITTEN_FOR.search(opened.read(FIRST).decode("utf-8", "ignore"))
    names = NAME.findall(written[1]) if written else []
    return bool(names) and ruleset_of(game) not in map(ruleset_of, names)
