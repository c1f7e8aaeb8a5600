"""What verbs of card texts have in common: they act at once on cards and players, as much as possible, and ask nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import BURY, DEPARTURES, PUT
from wtactics.engine.chain import cancel
from wtactics.engine.fates import leaves_otherwise, wastes
from wtactics.engine.lasting import (
    ANYBODYS,
    CONTROLLERS,
    NEXT_TURN,
    OPPONENTS,
    THIS_ATTACK,
    THIS_BID,
    THIS_COMBAT,
    THIS_TURN,
    TURN_OVER,
    WHILE_IN_PLAY,
    WHILE_SOURCE,
)
from wtactics.engine.meaning import Number
from wtactics.engine.places import (
    ATTACHED,
    CITY,
    CREATURE,
    GRAVE,
    LIMBO,
    NOBODY,
    SEAT_THING,
    CardId,
    Flow,
    Option,
    Seat,
    Thing,
)
from wtactics.engine.step import NEXT, Step
from wtactics.engine.strays import has_strayed
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.numbers.meaning import Fixed, ThatMuch, XNumber, per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import SEVERAL, All, Slot, Things, TopOf, You, clause

STATED: Final = "stated"  # the rule of what a statement says of its subject
STATEMENT: Final = "statement"  # the rule of statements with all their words


class Deed(Step[Table]):
    """One verb of a card text with its things and numbers."""

    def text(self) -> str:
        """The deed in card English, without capital and full stop."""
        raise NotImplementedError

    def way(self, n: i64) -> str:
        """What is done in one of the ways between which it lets somebody choose."""
        return self.text()

    def way_on(self, t: Table, n: i64) -> str:
        """The same, where only the table tells it."""
        return self.way(n)


class Whole(Deed):
    """What nobody can choose to do where it could not be done in full."""

    def can_be_done(self, t: Table) -> bool:
        """Is there so much that it could be done?"""
        raise NotImplementedError


class Choose(Deed):
    """What was chosen for this can be spoken of from now on."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        return NEXT

    def text(self) -> str:
        return clause(self.players, "choose", self.things.text())


class ByEach(Deed):
    """Something that each of these players does, so many times or so much."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def do(self, t: Table, answer: Option) -> Flow:
        for seat in seats_of(t, self.players):
            t.speak_of(seat)
            self.by(t, seat, self.number.of(t))
        return NEXT

    def by(self, t: Table, seat: Seat, n: i64) -> None:
        """One player does it."""
        raise NotImplementedError


class Losing(ByEach):
    """Something that each of these players loses; who has too little cannot choose to."""

    def has(self, t: Table, seat: Seat, n: i64) -> bool:
        """Has the player so much to lose?"""
        raise NotImplementedError


def cards_of(t: Table, things: Things) -> vec[i64]:
    """The cards among the things, each once; targets that became illegal are left out (PLAY-07)."""
    one = things.single(t)
    if one != SEVERAL:
        return vec[i64]([one]) if NOBODY < one < SEAT_THING else vec[i64]()
    out = vec[i64]()
    for thing in things.of(t):
        if NOBODY < thing < SEAT_THING and not is_among(out, thing):
            out = append(out, thing)
    return out


def cards_in_play(t: Table, things: Things) -> vec[i64]:
    """The cards among the things that are in play."""
    return lying(t, cards_of(t, things))


def lying(t: Table, cards: vec[i64]) -> vec[i64]:
    """Those of the cards that are in play."""
    out = vec[i64]()
    for c in cards:
        if t.in_play(c):
            out = append(out, c)
    return out


def cards_by(t: Table, players: Things, things: Things) -> vec[i64]:
    """The cards that these players do it to, each to his own where the text says "his"; all are known before it is done.

    What has gone elsewhere since an ability or trigger began to wait is none of them any more (ARC-ABIL-08, ORC-RESP-19),
    unless it is found only now, by a pick or as one of all that lie there.
    """
    out = vec[i64]()
    anew = things.anew if isinstance(things, Slot) else isinstance(things, All | TopOf)
    for seat in seats_of(t, players):
        t.speak_of(seat)
        for c in cards_of(t, things):
            if not is_among(out, c) and (anew or not has_strayed(t, c)):
                out = append(out, c)
    return out


def seats_of(t: Table, things: Things) -> vec[i64]:
    """The players among the things who are still in the match."""
    out = vec[i64]()
    for thing in things.of(t):
        if thing >= SEAT_THING and t.out[thing - SEAT_THING] == 0 and not is_among(out, thing - SEAT_THING):
            out = append(out, thing - SEAT_THING)
    return out


def is_among(column: vec[i64], n: i64) -> bool:
    """Does the number stand in the column?"""
    for other in column:
        if other == n:
            return True
    return False


def first_seat(t: Table, things: Things) -> Seat:
    """The first player among the things, NOBODY if there is none."""
    seats = seats_of(t, things)
    return seats[0] if len(seats) > 0 else NOBODY


def suffers(t: Table, deed: i64, cards: vec[i64], other: Thing) -> vec[i64]:
    """Those of the cards that no card keeps from this."""
    out = vec[i64]()
    for c in cards:
        if may(t, deed, c, other, 0) == 0:
            out = append(out, c)
    return out


def give_up(t: Table, cards: vec[i64]) -> None:
    """These cards are sacrificed, each by whoever controls it."""
    for c in cards:
        t.matters(facts.SACRIFICED, c, t.controller[c])
    bury(t, cards, False)


def bury(t: Table, cards: vec[i64], killed: bool = True, killer: CardId = NOBODY, asked: bool = False) -> None:
    """The cards go from play to their owners' graveyards, all at the same time; who is given up or discarded does not die."""
    cards = t.arranged(yielding(t, cards, GRAVE))
    if t.averted & DEPARTURES != 0 and not asked:
        cards = not_averted(t, cards, killed, i64(killed) + 2 * (killer + 1))
    for c in cards:
        type_ = t.type(c)
        if type_ == CREATURE and killed:
            if killer != NOBODY:
                t.matters(facts.KILLED, killer, c)
            t.happened(facts.DIED, c, t.controller[c])
        elif type_ == CITY:
            if killer != NOBODY:
                t.matters(facts.KILLED, killer, c)
            t.happened(facts.DESTROYED, c, t.controller[c])
    for c in cards:
        if t.in_play(c) and not (t.kind(c) == ATTACHED and is_among(cards, t.host[c])):  # such go with their host
            t.leave(c, GRAVE)
            drop_attached(t, c)


def not_averted(t: Table, cards: vec[i64], dies: bool, more: i64) -> vec[i64]:
    """Those of the cards instead of whose going to the graveyard no text does anything."""
    out = vec[i64]()
    for c in cards:
        if not leaves_otherwise(t, c, GRAVE, BURY, more, dies):
            out = append(out, c)
    return out


def yielding(t: Table, cards: vec[i64], kind: i64) -> vec[i64]:
    """Those of the cards in play that the rules let go to a place of this kind; asked before anything is told of it."""
    out = vec[i64](capacity=len(cards))
    for c in cards:
        if t.yields(c, kind):
            out = append(out, c)
    return out


def drop_attached(t: Table, host: Thing) -> None:
    """What was attached to a card that has left play goes to the graveyard with it (ENCH-04)."""
    c: i64 = 0
    while c < len(t.place):
        if t.kind(c) == ATTACHED and t.host[c] == host:
            t.leave(c, GRAVE)
            drop_attached(t, c)
        c += 1


def put_away(t: Table, c: CardId, kind: i64, on_top: bool = False, asked: bool = False) -> None:
    """The card goes to a place of its owner that is not in play, from wherever it lies; a play of it is off."""
    if t.averted & DEPARTURES != 0 and not asked and goes_otherwise(t, c, kind, on_top):
        return
    if t.in_play(c):
        if t.yields(c, kind):
            t.leave(c, kind, on_top)
            drop_attached(t, c)
        return
    known = t.shown[c] if t.place[c] & 15 != GRAVE and t.place[c] & 15 != LIMBO else (1 << t.seats) - 1
    if t.place[c] & 15 == LIMBO:
        cancel(t, c)
    t.move(c, kind, t.owner[c], on_top)
    t.know(c, known)


def goes_otherwise(t: Table, c: CardId, kind: i64, on_top: bool) -> bool:
    """Do texts do something instead of the card's going to a place of this kind, or may they?"""
    if t.in_play(c):
        return leaves_otherwise(t, c, kind, PUT, i64(on_top), False)
    return kind == GRAVE and wastes(t, c)


TIMES: Final[dict[int, str]] = {
    WHILE_IN_PLAY: "permanently",
    THIS_TURN: "until end of turn",
    THIS_ATTACK: "during this attack",
    THIS_COMBAT: "during this combat",
    THIS_BID: "for this bid",
    WHILE_SOURCE: "as long as this card is in play",
    NEXT_TURN: "until your next turn",
    TURN_OVER: "until the end of your next turn",
    NEXT_TURN + CONTROLLERS: "until its controller's next turn",
    TURN_OVER + CONTROLLERS: "until the end of its controller's next turn",
    NEXT_TURN + OPPONENTS: "until an opponent's next turn",
    TURN_OVER + OPPONENTS: "until the end of an opponent's next turn",
    TURN_OVER + ANYBODYS: "until the end of the next turn",
}


def name_times(times: Mapping[int, str]) -> None:
    """Learn a ruleset's words for times; a number means the same in every ruleset, so that texts are written alike."""
    for number, words in times.items():
        if TIMES.setdefault(number, words) != words:
            raise ValueError(f"time {number}: expected {TIMES[number]!r}, found {words!r}; give it a number of its own")


def timed(text: str, until: i64) -> str:
    """The deed with the time that it lasts."""
    return f"{text} {TIMES[until]}"


def counted(number: Number, word: str) -> str:
    """So many of something: a card, two cards, X cards, a card for each Elf."""
    n, behind = per(number)
    if behind:
        return f"{counted(Fixed(n), word)} {behind}"
    if isinstance(number, Fixed) and number.n == 1:
        return f"a {word}"
    return amount(number, word + "s")


def owners(things: Things, place: str) -> str:
    """A place of those who own the things: its owner's hand."""
    return f"their owners' {place}s" if things.many() else f"its owner's {place}"


def theirs(players: Things) -> str:
    """What is the players' own, after they were named."""
    if isinstance(players, You):
        return "your"
    return "their" if players.many() else "his"


def amount(number: Number, what: str) -> str:
    """So much of something: 2 damage, damage equal to the number of Elves in play."""
    if isinstance(number, Fixed | XNumber | ThatMuch):
        return f"{number.text()} {what}"
    return f"{what} equal to {number.text()}"


def choose(reading: Reading, things: Things) -> Choose:
    """Only what was not spoken of before is chosen."""
    if not isinstance(things, Slot):
        raise Misread("something new to choose", things.text())
    for mention in reading.mentions:
        mention.chosen = mention.chosen or mention.things is things
    return Choose(reading.players(), things)


def whose_place(reading: Reading, *whose: object) -> None:
    """Cards go to places of their owners, whatever is said."""


PHRASES: Final = [
    Phrase("whose_place", "owner", whose_place),
    Phrase("whose_place", '("their" "respective"? | "its") ("owners" "\'" | "owner" "\'s")', whose_place),
]
