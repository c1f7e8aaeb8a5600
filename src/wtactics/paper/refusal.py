"""Why something cannot be printed, in words for whoever wanted it."""

from __future__ import annotations

from typing import Final

MISSING: Final = 'printing needs the extra "print": pip install "wtactics[print]"'


class CannotPrint(Exception):
    """A sheet cannot be made: what is missing here, or what was asked for that is too much."""


class NoSuchLetters(CannotPrint):
    """A card has letters that the fonts have not."""

    def __init__(self, name: str, where: str, letters: str) -> None:
        super().__init__(f"{name[:60]}: its {where} has letters that cannot be printed: {letters[:20]}")
