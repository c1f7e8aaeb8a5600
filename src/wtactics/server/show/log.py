"""What a seat is told of what has happened: events for motion, and sentences for the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wtactics.engine import facts
from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY, SEAT_THING
from wtactics.engine.rows import FACT
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.telling import facts_for
from wtactics.engine.view import View
from wtactics.kits import sentences
from wtactics.kits.game import Game
from wtactics.server.messages import Event, LogLine, Part, Sentence
from wtactics.server.show.options import thing_name

# How facts are called, and what their three numbers are: a card (or player), a seat, a number, or nothing to be told.
EVENTS: Final[dict[int, tuple[str, str]]] = {
    facts.ENTERED: ("entered", "cs-"), facts.LEFT: ("left", "cs-"), facts.DIED: ("died", "cs-"),
    facts.MARKED: ("marked", "c--"), facts.UNMARKED: ("unmarked", "c--"), facts.ATTACKED: ("attacked", "cc-"),
    facts.DEFENDED: ("defended", "cc-"), facts.MOVED: ("moved", "cc-"), facts.PLAYED: ("played", "cs-"),
    facts.PHASE_BEGAN: ("phase", "ns-"), facts.TURN_BEGAN: ("turn", "ns-"), facts.BID_WON: ("won bid", "-s-"),
    facts.BID_LOST: ("lost bid", "-s-"), facts.GAINED: ("gained", "-sn"), facts.LOST: ("lost", "-sn"),
    facts.BUILT: ("built", "cs-"), facts.DESTROYED: ("destroyed", "cs-"), facts.DREW: ("drew", "cs-"),
    facts.DISCARDED: ("discarded", "cs-"), facts.HURT: ("hurt", "ccn"), facts.HEALED: ("healed", "ccn"),
    facts.ATTACHED: ("attached", "cc-"), facts.ACTIVATED: ("used", "cs-"), facts.STRUCK: ("struck", "ccn"),
    facts.SHUFFLED: ("shuffled", "-s-"), facts.REVEALED: ("revealed", "c--"), facts.RESOLVED: ("resolved", "cs-"),
    facts.FIZZLED: ("fizzled", "cs-"), facts.CLAIMED: ("claimed", "-sn"), facts.ANSWERED: ("answered", "-sn"),
    facts.LAID: ("laid", "cs-"), facts.PAID: ("paid", "ns-"), facts.CONTROLLED: ("taken", "cs-"),
    facts.DEFEATED: ("defeated", "s--"), facts.WON: ("won", "s--"), facts.DRAWN_GAME: ("drawn", "---"),
    facts.CONCEDED: ("conceded", "s--"), facts.TRIGGERED: ("triggered", "cs-"), facts.CANCELLED: ("cancelled", "cs-"),
    facts.CHOSEN: ("chosen", "cs-"), facts.PRODUCED: ("produced", "-sn"), facts.MODIFIED: ("changed", "c--"),
    facts.AIMED: ("aimed", "cc-"), facts.BATTLE_BEGAN: ("battle", "c--"), facts.BATTLE_ENDED: ("battle ended", "c--"),
    facts.DRAW_OFFERED: ("draw offered", "-s-"),
    facts.KILLED: ("killed", "cc-"), facts.RESTED: ("rested", "cs-"), facts.UNPAID: ("unpaid", "cs-"),
}  # fmt: skip


def events(game: Game, match: Match, seat: int) -> tuple[Event, ...]:
    """What has happened since the table's facts were forgotten, as this seat learns of it."""
    noted = facts_for(match.table, game.view(match.table, seat).seat)
    told = (event(*(int(noted[at + i]) for i in range(FACT))) for at in range(0, len(noted), FACT))
    return tuple(one for one in told if one is not None)


def event(fact: int, a: int, b: int, n: int) -> Event | None:
    """One fact as an event, if motion could show it."""
    if fact not in EVENTS:
        return None
    what, kinds = EVENTS[fact]
    things: list[int | None] = []
    number = 0
    for kind, value in zip(kinds, (a, b, n), strict=True):
        if kind == "n":
            number = value
        elif kind == "s":
            things.append(-1 - value if value != NOBODY else None)
        elif kind == "c":
            things.append(thing_name(value))
    card, other = (*things, None, None)[:2]
    return Event(what=what, card=card, other=other, number=number)


def log_lines(game: Game, match: Match, seat: int, seq: int) -> tuple[LogLine, ...]:
    """The lines of this seat's log for the same facts, told after choice `seq`."""
    return noted(game, match, seat, seq).told()


@dataclass(frozen=True, slots=True)
class Noted:
    """What a seat is to be told after a choice, not yet put into messages: a replay notes much that nobody asks for."""

    seq: int
    turn: int
    view: View
    lines: list[sentences.Line]

    def told(self) -> tuple[LogLine, ...]:
        """The lines as messages."""
        turn = next((line.turn - 1 for line in self.lines if line.turn), self.turn)
        told: list[LogLine] = []
        for line in self.lines:
            turn = line.turn or turn
            told.append(LogLine(seq=self.seq, turn=turn, text=in_message(self.view, line.text), head=line.head))
        return tuple(told)


def noted(game: Game, match: Match, seat: int, seq: int) -> Noted:
    """What this seat is to be told for the facts that are noted on the table now."""
    table = match.table
    return Noted(seq, int(table.turn), game.view(table, seat), game.show.log(table, facts_for(table, seat)))


def in_message(view: View, sentence: sentences.Sentence) -> Sentence:
    """A sentence with its links, as this view's seat is spoken to."""
    return tuple(part_in_message(view, part) for part in sentences.spoken_to(sentence, view.seat))


def part_in_message(view: View, part: sentences.Part) -> Part:
    """One piece of a sentence."""
    if part.thing == NOBODY:
        return Part(text=part.text, rule=part.rule or None)
    if SEAT_THING <= part.thing < FACE_DOWN:
        return Part(text=part.text, seat=int(part.thing) - SEAT_THING)
    face = view.library.numbers[part.printed] if part.printed != NOBODY else None
    return Part(text=part.text, card=int(part.thing), face=face)
