"""How a game ended, in the titles of the rulebook: by which rule it was over, and by which rules players had fallen."""

from __future__ import annotations

from collections.abc import Sequence

from wtactics.engine.view import View
from wtactics.games import Game
from wtactics.rulebook import Rulebook

CUT_OFF = "cut off, not over"


def fallen(game: Game, view: View) -> tuple[str, ...]:
    """For each seat the rule that put its player out of the match; nothing where he stayed in it."""
    rules = (int(view.out(seat)) for seat in range(view.seats))
    return tuple(game.rule_id(rule) if rule else "" for rule in rules)


def how(book: Rulebook, ending: str, out: Sequence[str]) -> str:
    """The title of the rule that ended the game, and the rules by which others had fallen."""
    title = book.rule(ending).title if ending else CUT_OFF
    words = fell(book, out)
    return f"{title}; {words}" if words else title


def fell(book: Rulebook, out: Sequence[str]) -> str:
    """By which rules players were put out; nothing if none was. The rules are given by seat."""
    rules = sorted({rule for rule in out if rule})
    if not rules:
        return ""
    survived = sum(rule == "" for rule in out)
    who = "some out before" if survived > 1 else "the other out" if len(out) == 2 else "others out"
    return f"{who} by {', '.join(f'{rule}: {book.rule(rule).title}' for rule in rules)}"
