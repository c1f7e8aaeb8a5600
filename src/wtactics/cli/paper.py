"""What commands print on: one console for answers, in colour where there is colour, never too wide to read."""

from __future__ import annotations

import shutil
from functools import cache
from typing import Final

from rich.console import Console
from rich.theme import Theme

WIDEST: Final = 100
COLOURS: Final = Theme({"repr.number": "none"})


@cache
def paper() -> Console:
    """The console of this program."""
    width = min(WIDEST, shutil.get_terminal_size((80, 24)).columns)
    return Console(width=width, highlight=False, theme=COLOURS, soft_wrap=False)


@cache
def margin() -> Console:
    """The console for progress and remarks, which are no part of the answer."""
    return Console(stderr=True, highlight=False)
