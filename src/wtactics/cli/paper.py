"""What commands print on: one console for answers, in colour where there is colour, never too wide to read."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
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


@contextmanager
def bar(what: str, total: int | None = None) -> Iterator[Callable[..., object]]:
    """A bar for what takes a while, to be told `completed`, `total` or `advance`: counted where it is known how much it is.

    It is for people: where nobody looks, nothing of it is loaded.
    """
    if not margin().is_terminal:
        yield lambda **_told: None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    done = TaskProgressColumn() if total is None else MofNCompleteColumn()
    columns = (TextColumn("{task.description}"), BarColumn(), done, TimeRemainingColumn())
    with Progress(*columns, console=margin(), transient=True) as progress:
        yield partial(progress.update, progress.add_task(what, total=total))
