"""What a text calls the creature whose ATK and DEF it prints: "The Wyrm: 4/5", "Slay the Quarry Thing (4/4"."""

from __future__ import annotations

import re
from typing import Final

A_WORD: Final = r"[A-Z][\w'\u2019-]*"
CHRISTENED: Final = re.compile(
    rf"(?:^|[.;\n]\s*)(?:(?:Slay|Kill|Defeat|Destroy)\s+)?(?:[Tt]he\s+)?"
    rf"(?P<name>{A_WORD}(?:\s+(?:(?:of|the|in|from|under)\s+)*{A_WORD})*)\s*(?::|,|\(|is\b)\s*(?:an?\s+)?\(?\d+/\d+"
)
PLAIN: Final = ("this", "it", "confrontation", "quest", "atk", "def", "reward", "escrow", "duration")


def christened(text: str) -> str:
    """The name, or none where there is none, or more than one."""
    names = {found["name"] for found in CHRISTENED.finditer(text)}
    if len(names) != 1:
        return ""
    name = names.pop()
    return "" if name.split()[0].casefold() in PLAIN else name
