"""Numbers of things in what people are told: a Wolf token, two rust counters."""

from __future__ import annotations

from typing import Final

WORDS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def so_many(n: int, word: str) -> str:
    """So many of it, in words."""
    if n == 1:
        return f"{'an' if word[0] in 'aeiouAEIOU' else 'a'} {word}"
    return f"{WORDS[n - 2] if 2 <= n < len(WORDS) + 2 else n} {word}s"
