"""Why nothing comes of a drop: what it would mean to put a card there, and what forbids that."""

from __future__ import annotations

from typing import Final

from wtactics.engine.match import Match
from wtactics.engine.view import Unseen, View
from wtactics.kits.attempts import Drop, Spot
from wtactics.kits.game import Game
from wtactics.server.messages import Place, Reason, Why
from wtactics.server.show.why import reason, reasons

NOTHING: Final = Reason(attempt="put it there", allowed=False, because="Nothing comes of putting this there.")


def answers(game: Game, match: Match, seat: int, why: Why) -> tuple[Reason, ...]:
    """Why nothing can be done with a thing; where it was put somewhere, why nothing comes of that."""
    view = game.view(match.table, seat)
    if why.onto is None or why.card is None or view.over or not view.mine:
        return reasons(game, match, seat, why)
    found = [reason_for(game, match, drop) for drop in dropped(game, view, why.card, why.onto)]
    return tuple([one for one in found if not one.allowed] or found or [NOTHING])


def dropped(game: Game, view: View, card: int, onto: Place) -> list[Drop]:
    """What the seat may mean by putting this card there."""
    try:
        seat = (
            int(view.controller(onto.card)) if onto.card is not None else view.seat if onto.seat is None else onto.seat
        )
        return list(game.show.drops(view, card, Spot(seat, onto.card, onto.area, onto.slot)))
    except Unseen:  # it was there a moment ago
        return []


def reason_for(game: Game, match: Match, drop: Drop) -> Reason:
    """The rule that forbids it, or what the open question says of it."""
    if not drop.rule:
        return reason(game, match, drop.attempt)
    rule = game.book().rule(game.rule_id(drop.rule))
    return Reason(
        attempt=drop.attempt.words,
        allowed=False,
        because=NOTHING.because,
        rule=rule.id,
        title=rule.title,
        text=rule.text,
    )
