"""What a seat is shown and told of a match, as messages: read through its view, by what the ruleset says of its table."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from wtactics.engine.match import Match
from wtactics.engine.places import ATTACHED, LIMBO, NOBODY, SEAT_THING
from wtactics.engine.view import View
from wtactics.kits import sentences
from wtactics.kits.game import Game
from wtactics.kits.layout import Area
from wtactics.kits.sentences import Part
from wtactics.server.messages import Ending, Pending, PlaceState, SeatState, Sentence, TableState
from wtactics.server.show.cards import Cards
from wtactics.server.show.layout import layout_message
from wtactics.server.show.log import Noted, events, in_message, log_lines, noted
from wtactics.server.show.options import chosen, question, slots_of, thing_name
from wtactics.server.show.why import reasons

__all__ = [
    "Noted",
    "chosen",
    "continues",
    "events",
    "layout_message",
    "log_lines",
    "noted",
    "question",
    "reasons",
    "spectator",
    "table_state",
]  # fmt: skip

spectator: Final = NOBODY  # the seat of who sits nowhere


def continues(game: Game, match: Match) -> bool:
    """Is the open question a part of a choice that its seat has begun, and may take back?"""
    return game.show.continues(match)


def table_state(game: Game, match: Match, seat: int, seq: int, *, part: bool = False) -> TableState:
    """All that this seat may know now; `part` says that the question goes on with a choice already begun."""
    view = game.view(match.table, seat)
    cards = Cards(game, view)
    places = tuple(
        place_state(view, cards, area, owner) for owner in range(view.seats) for area in areas(game, view.seats)
    )
    for owner in range(view.seats):
        for kind in (LIMBO, ATTACHED):  # on the chain, and on other cards
            cards.tell(view.at(kind, owner))
    return TableState(
        seq=seq,
        turn=view.turn,
        phase=view.phase,
        active=view.active if view.turn > 0 else None,
        asked=view.asked if view.asked != NOBODY else None,
        aim=thing_name(view.aim),
        seats=tuple(seat_state(game, view, owner) for owner in range(view.seats)),
        cards=tuple(cards.told.values()),
        places=places,
        chain=chain(game, view),
        drawing=slots_of(int(view.drawing)),
        question=question(game, match, view, part=part),
        waiting=waiting(game, view),
        ending=ending(game, view) if view.over else None,
    )


@cache
def areas(game: Game, seats: int) -> tuple[Area, ...]:
    """The areas of a table with so many seats."""
    return game.show.layout(game.settle(), seats).areas


def place_state(view: View, cards: Cards, area: Area, owner: int) -> PlaceState:
    """One area of one seat; nothing is listed where nothing is seen."""
    show, kinds = cards.game.show, range(area.kind, area.kind + area.kinds)
    laid = cards.laid if owner == view.seat else ()
    there = [int(name) for kind in kinds for name in view.at(kind, owner)]
    if laid:
        there = [name for name in there if name == NOBODY or name not in laid]
    names = [name for name in there if show.lies(view, area.key, name)]
    backs = slots_of(show.backs(view, owner)) if area.kinds > 1 else ()
    count = sum([int(view.count(kind, owner)) for kind in kinds]) + len(backs) - len(there) + len(names)
    if area.kinds > 1:
        names += cards.place(names, area.kind, laid)
    seen = cards.tell(names)
    listed = tuple([None if name == NOBODY else name for name in names]) if seen else ()
    note = show.note(view, owner, area.kind)
    return PlaceState(area=area.key, seat=owner, count=count, cards=listed, backs=backs, note=note)


def seat_state(game: Game, view: View, seat: int) -> SeatState:
    """What everybody knows of a player."""
    out = int(view.out(seat))
    counters, limits = game.show.counters(view, seat), game.show.limits(view, seat)
    standing = game.show.standing(view, seat) if not out else ""
    return SeatState(
        seat=seat, counters=counters, limits=limits, out=game.rule_id(out) if out else None, standing=standing
    )


def chain(game: Game, view: View) -> tuple[Pending, ...]:
    """What waits on the chain, the oldest first."""
    return tuple(
        Pending(
            source=thing_name(play.source),
            seat=play.seat,
            text=in_message(view, play.text),
            aims=tuple(int(name) for thing in play.aims if (name := thing_name(thing)) is not None),
        )
        for play in game.show.pending(view)
    )


def waiting(game: Game, view: View) -> str:
    """Whom this seat waits for; never for what, for that would tell of a hand."""
    return "" if view.mine or view.asked == NOBODY else f"{game.show.seat_name(view.asked)} is choosing."


def ending(game: Game, view: View) -> Ending:
    """Who has won, by which rule."""
    rule = load_rules(game)[game.rule_id(view.ending)]
    return Ending(winner=view.winner if view.winner != NOBODY else None, rule=rule.id, text=verdict(game, view, rule))


@cache
def load_rules(game: Game) -> dict[str, Any]:
    """The rules of a game, by their ids."""
    return {rule.id: rule for rule in game.book()}


def verdict(game: Game, view: View, rule: Any) -> Sentence:
    """How it ended, and by which rules players had fallen before."""
    start: sentences.Sentence = (Part("The game is a draw"),)
    if view.winner != NOBODY:
        start = (who_sits(game, view.winner), Part(" "), Part("wins", you="win"))
    fallen = [part for seat in range(view.seats) if view.out(seat) for part in fall(game, view, seat)]
    return in_message(view, (*start, *because(rule), *fallen))


def who_sits(game: Game, seat: int) -> Part:
    """A player, as part of a sentence."""
    return Part(game.show.seat_name(seat), SEAT_THING + seat)


def fall(game: Game, view: View, seat: int) -> sentences.Sentence:
    """By which rule a player was put out of the match."""
    rule = load_rules(game)[game.rule_id(view.out(seat))]
    who = who_sits(game, seat)
    if view.out(seat) == game.giving_up:
        return (Part(". "), who, Part(" gave up ("), Part(rule.id, rule=rule.id), Part(")"))
    return (Part(". "), who, Part(" "), Part("is out", you="are out"), *because(rule))


def because(rule: Any) -> sentences.Sentence:
    """A rule as the reason of what was said."""
    told = rule.title.removeprefix("Win ")  # who wins has been told
    return (Part(f" {told} (" if told != rule.title else f": {told} ("), Part(rule.id, rule=rule.id), Part(")"))
