"""The open question as a person at the terminal is asked it: what is under way, what is asked, and the options by number."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.text import Text

from wtactics.cli.eyes import Eyes
from wtactics.engine.places import DISCIPLINES, Option, card_of, other_of, what_of
from wtactics.kits.verbs import COLOUR, FOUND
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.words import labels, question


def asked(eyes: Eyes, table: ArcTable, warning: Callable[[Option], str]) -> Iterator[Text]:
    """The lines of the question."""
    under_way = eyes.under_way()
    yield Text("")
    if under_way:
        yield Text(under_way, "italic")
    yield Text(question(table), "bold")
    for number, (label, option) in enumerate(zip(labels(table), eyes.view.options(), strict=True), 1):
        yield Text.assemble((f"{number:>4} ", "bold"), label, (detail(eyes, option), "dim"), (warning(option), "yellow"))


def detail(eyes: Eyes, option: Option) -> str:
    """What one would look up before one chooses this, where the table does not show it."""
    if what_of(option) == FOUND:
        city = card_of(option)
        return f" ({DISCIPLINES[eyes.discipline(city)]}, {eyes.view.defense(city)} strength)"
    if what_of(option) == COLOUR:
        mine = sum(eyes.faction(c) == other_of(option) for c in eyes.hand())
        return f" ({mine} in your hand)" if mine else ""
    return ""
