"""Why not: for each thing that a seat may want to do with a card, player or area, the rule or card that forbids it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY, SEAT_THING, what_of
from wtactics.engine.view import Unseen, View
from wtactics.kits.attempts import Attempt
from wtactics.kits.game import Game
from wtactics.kits.layout import Area
from wtactics.server.messages import Reason, Why
from wtactics.server.show.options import question

NAMES: Final = 2048  # an option has no room for a greater name


def reasons(game: Game, match: Match, seat: int, why: Why) -> tuple[Reason, ...]:
    """An answer for each attempt at the open question; one that says whose move it is, where it is not this seat's."""
    view = game.view(match.table, seat)
    if view.over:
        return (Reason(attempt="choose", allowed=False, because="The game is over."),)
    if not view.mine:
        text = f"{game.show.seat_name(view.asked)} is choosing; wait for your move."
        return (Reason(attempt="choose", allowed=False, because=text),)
    asked = {int(what_of(o)) for o in view.options()}
    # What is asked now comes first
    wanted = sorted(wished(game, view, why), key=lambda attempt: attempt.what not in asked)
    found = sorted((reason(game, match, attempt) for attempt in wanted), key=lambda one: not one.allowed)
    if not any(one.allowed for one in found):
        found = [*offered(game, match, view, why), *found]
    nothing = Reason(attempt="choose", allowed=False, because="Nothing can be done with this now.")
    return told_once(found) or (nothing,)


def told_once(found: list[Reason]) -> tuple[Reason, ...]:
    """Each reason once: of wishes that the same rule or card forbids for the same want, the first."""
    kept: dict[object, Reason] = {}
    for one in found:
        kept.setdefault(one if one.allowed else (one.rule, one.cards, one.text, one.because), one)
    return tuple(kept.values())


def offered(game: Game, match: Match, view: View, why: Why) -> list[Reason]:
    """What the question offers with the card or player, whether anybody would try it or not."""
    asked = question(game, match, view)
    options = asked.options if asked is not None else ()
    pointed = [one for one in options if (one.card, one.seat) == (why.card, why.seat) != (None, None)]
    return [Reason(attempt=one.label, allowed=True) for one in pointed]


def wished(game: Game, view: View, why: Why) -> list[Attempt]:
    """What the seat may want with what it points at."""
    things = pointed_at(game, view, why)
    found: list[Attempt] = []
    for thing in things:
        try:
            found += game.show.attempts(view, thing)
        except Unseen:  # it was there a moment ago
            continue
    if not found and why.slot is not None and why.slot >= 0 and why.seat in (None, view.seat) and why.card is None:
        found += game.show.slot_attempts(view, why.slot)
    return found


def pointed_at(game: Game, view: View, why: Why) -> list[int]:
    """The card or player; the cards of an area; or nothing, which is to go on."""
    if why.card is not None:
        return [why.card] if 0 <= why.card < NAMES else []
    seat = why.seat if why.seat is not None else view.seat
    if seat >= view.seats:
        return []
    if why.area is not None and seat == view.seat:
        areas = game.show.layout(game.settle(), view.seats).areas
        kinds = [kind for area in areas if area.key == why.area for kind in kinds_of(area, why)]
        there = [int(c) for kind in kinds for c in view.at(kind, seat) if c != NOBODY]
        return [c for c in there if game.show.lies(view, why.area, c)]
    return [NOBODY] if why.seat is None else [SEAT_THING + seat]


def kinds_of(area: Area, why: Why) -> list[int]:
    """The kinds of places of an area, or the one that is the slot pointed at."""
    kinds = list(range(area.kind, area.kind + area.kinds))
    return kinds[why.slot : why.slot + 1] if why.slot is not None and area.kinds > 1 and why.slot >= 0 else kinds


def reason(game: Game, match: Match, attempt: Attempt) -> Reason:
    """Why this attempt is or is not allowed."""
    refusal = game.show.refused(match, attempt)
    if refusal is None:
        return Reason(attempt=attempt.words, allowed=True)
    title, _, text = refusal.text.partition(". ") if refusal.rule else ("", "", refusal.text)
    return Reason(
        attempt=attempt.words,
        allowed=False,
        because=refusal.because,
        rule=refusal.rule or None,
        title=title,
        text=text,
        cards=tuple(refusal.cards),
    )
