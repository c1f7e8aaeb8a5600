"""wtactics check-cards --watch: a set is read again at each save, until somebody presses Ctrl-C."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from wtactics.cards import FaultyFile
from wtactics.cards.belonging import belongs_anywhere
from wtactics.cli.paper import bar, paper
from wtactics.games import all_games
from wtactics.kits.sentences import counted

if TYPE_CHECKING:
    from wtactics.content.checking import Checks

PAUSE: Final = 0.25  # seconds between two looks
MOST_NAMED: Final = 5  # files, where more were saved at once


def read_all(checks: Checks) -> None:
    """Read the texts that are new, with a bar for whoever waits."""
    total = sum(belongs_anywhere(card.rulesets, name) for card in checks.cards() for name in all_games())
    done = 0
    with bar("Reading texts", total) as tell:

        def step() -> None:
            nonlocal done
            done += 1
            if done % 50 == 0:
                tell(completed=done)

        checks.texts(step)


def well(checks: Checks) -> str:
    """What is told of files without a fault."""
    found = checks.understood()
    told = ", ".join(f"{name}: {abilities} abilities" for name, abilities in found.items()) or "no ruleset plays them"
    decks = sum(file.deck is not None for file in checks.files.values())
    legal = f" {counted(decks, 'deck')} {'keep' if decks > 1 else 'keeps'} the rules." if decks else ""
    cards = len(checks.cards())
    return f"{cards} cards are well formed, and all their texts are understood ({told}).{legal}"


def keep_watching(checks: Checks, pause: Callable[[], object] = lambda: time.sleep(PAUSE)) -> None:
    """Look again and again; Ctrl-C ends it."""
    paper().print(Text(f"Watching {', '.join(map(str, checks.paths))}. Ctrl-C ends it."))
    with suppress(KeyboardInterrupt):
        last, begun = "", False
        while True:
            last, begun = look(checks, last, begun), True
            pause()
    paper().print("No longer watching.")


def look(checks: Checks, last: str, begun: bool) -> str:
    """One look: nothing is said where nothing was saved."""
    try:
        saved, gone = checks.look()
    except (FaultyFile, OSError) as refused:  # too many files, or a folder that went while it was read
        if str(refused) != last:
            paper().print(Text(str(refused)), soft_wrap=True)
        return str(refused)
    if begun and not saved and not gone and not last:
        return ""
    read_all(checks)
    now = time.strftime("%H:%M:%S")
    paper().print(Text.assemble((now, "dim"), f"  {news(checks, saved, gone)}"))
    told = checks.faults()
    paper().print(
        Text(told, "red") if told else well(checks) if checks.cards() else "No cards there yet.", soft_wrap=True
    )
    return ""


def news(checks: Checks, saved: list[Path], gone: list[Path]) -> str:
    """Which files were read, and which are there no longer."""
    parts = [f"{what} {named(checks, files)}" for what, files in (("read", saved), ("gone:", gone)) if files]
    return ", ".join(parts) or "nothing to read"


def named(checks: Checks, files: list[Path]) -> str:
    """Files as their set calls them; of many, how many."""
    if len(files) > MOST_NAMED:
        return f"{len(files)} files"
    return ", ".join(short(checks, file) for file in files)


def short(checks: Checks, file: Path) -> str:
    """A file as it is called within its folder."""
    return next(
        (str(file.relative_to(path)) for path in checks.paths if path != file and file.is_relative_to(path)), str(file)
    )
