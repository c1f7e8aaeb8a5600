"""A card that has returned to a hand is in play no more: nothing that a text says then of its values holds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from wtactics.vocabulary.changes.values import Get
from wtactics.vocabulary.deeds.around import Around
from wtactics.vocabulary.deeds.hands import ReturnToHand
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.things.meaning import Again, Things

IN_HAND: Final = "what has returned to a hand gets nothing"


def gets_in_hand(steps: Iterable[Any]) -> bool:
    """Is more said of the values of cards that the same text has returned to a hand?"""
    returned: list[Things] = []
    for each in map(inner, steps):
        if isinstance(each, ReturnToHand):
            returned.append(itself(each.things))
        elif isinstance(each, For) and isinstance(each.statement, Get) and itself(each.statement.things) in returned:
            return True
    return False


def inner(step: Any) -> Any:
    """The step within those around it; not all steps are deeds."""
    return inner(step.deed) if isinstance(step, Around) else step


def itself(things: Things) -> Things:
    """The things that "it" means."""
    return itself(things.things) if isinstance(things, Again) else things
