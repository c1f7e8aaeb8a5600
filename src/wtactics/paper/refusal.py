"""Why something cannot be printed, in words for whoever wanted it."""

from __future__ import annotations

from typing import Final

MISSING: Final = 'printing needs the extra "print": pip install "wtactics[print]"'


class CannotPrint(Exception):
    """A sheet cannot be made: what is missing here, or what was asked for that is too much."""
