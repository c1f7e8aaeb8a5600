"""How a game ended, in the titles of the rulebook: by which rule it was over, and by which rules players had fallen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from wtactics.engine.places import NOBODY
from wtactics.engine.view import View
from wtactics.kits.game import Game
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
    if survived == 0:
        who = "both out" if len(out) == 2 else "all out"
    else:
        who = "some out before" if survived > 1 else "the other out" if len(out) == 2 else "others out"
    return f"{who} by {', '.join(f'{rule}: {book.rule(rule).title}' for rule in rules)}"


def verdict(book: Rulebook, game: Game, view: View, me: int) -> Text:
    """Who won, when and by which rule, and how the others fell; told to the player `me`, or to a spectator."""
    rule = book.rule(game.rule_id(view.ending))
    if view.winner == NOBODY:
        word = "The game is a draw"
    else:
        word = "You have won" if view.winner == me else f"{game.show.seat_name(view.winner)} has won"
    when = f"in turn {view.turn}" if view.turn else "before the first turn"
    text = Text.assemble((f"\n{word}", "bold"), f" {when}: {rule.title} ({rule.id}).")
    for seat, out in enumerate(fallen(game, view)):
        if out:
            who = "You are" if seat == me else f"{game.show.seat_name(seat)} is"
            text.append(f"\n{who} out: {book.rule(out).title} ({out}).")
    return text
