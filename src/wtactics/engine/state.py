"""The whole state of a match, hidden parts included: columns of integers, and nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from wtactics.engine.chance import UNSOWN, Stream
from wtactics.engine.library import Library
from wtactics.engine.mod import NO_MODS, Mod, Modding
from wtactics.engine.places import DECK, KINDS, NOBODY, CardId, Seat, place_of


def zeros(n: i64, fill: i64 = 0) -> vec[i64]:
    """A column of n equal numbers."""
    column = vec[i64](capacity=n)
    i: i64 = 0
    while i < n:
        column = append(column, fill)
        i += 1
    return column


def cut(column: vec[i64], n: i64) -> vec[i64]:
    """The first n numbers of a column that nobody else holds, with room for as many as it had."""
    if n == 0:
        return vec[i64](capacity=len(column))
    while len(column) > n:
        column, _last = pop(column)
    return column


def in_order(cards: vec[i64], c: CardId) -> vec[i64]:
    """The cards, in the order of their numbers, and this one among them."""
    cards = append(cards, c)
    i = len(cards) - 1
    while i > 0 and cards[i - 1] > c:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = c
    return cards


def put(column: vec[i64], i: i64, value: i64) -> vec[i64]:
    """A column that clones share, with this value there: it is never written in place, and mostly has the value already."""
    if column[i] == value:
        return column
    out = column[:]
    out[i] = value
    return out


def joined(a: vec[i64], b: vec[i64]) -> vec[i64]:
    """One after the other, in a buffer of its own."""
    out = vec[i64](capacity=len(a) + len(b))
    for x in a:
        out = append(out, x)
    for x in b:
        out = append(out, x)
    return out


def without(cards: vec[i64], c: i64) -> vec[i64]:
    """The same cards in the same order, but for one; in a buffer of its own."""
    out = vec[i64](capacity=len(cards))
    for other in cards:
        if other != c:
            out = append(out, other)
    return out


class Terms:
    """What does not change in a match: the cards, where passages begin and end, who sees which places, the settings."""

    def __init__(
        self,
        library: Library,
        starts: vec[i64],
        rule_steps: i64,
        sees: vec[i64],
        settings: vec[i64],
        seats: i64,
        ends: vec[i64],
        modding: Modding = NO_MODS,
        cards: i64 = 0,
        standing_reasons: i64 = 0,
    ) -> None:
        self.library: Final = library
        self.starts: Final = starts  # passage -> its first step; one more at the end
        self.rule_steps: Final = rule_steps  # from this number on, steps are effects of cards
        self.sees: Final = modding.opened(sees)  # kind of place -> who sees it
        self.settings: Final = settings
        self.seats: Final = seats
        self.ends: Final = ends  # step -> 1 if a passage ends there
        # Place -> nobody, and how many that is: empty tables copy it
        self.nobody_there: Final = zeros(seats * KINDS, NOBODY)
        self.none_there: Final = zeros(seats * KINDS)
        # For which reasons a question stands though it has one option (step.STANDING)
        self.standing_reasons: Final = standing_reasons
        self.modding: Final = modding
        self.mods: Final[list[Mod]] = modding.mods  # what they may be asked
        self.columns: Final = modding.first_columns(seats, cards)  # column of a mod -> where it begins in the mod data
        self.mod_data: Final = modding.beginning(seats, cards)  # the mod data of an empty table
        # Mod -> where its settings begin; one more at the end
        self.first_settings: Final = modding.first_settings(len(settings))


class State:
    """Card columns are indexed by card, seat columns by seat, place columns by place.

    Columns that change seldom are shared by clones: they are written by `put`, never in place.
    """

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        """A blank table has nothing in its places and before its seats; what is not blank is given those of another."""
        self.terms: Final = terms
        self.library: Final = terms.library
        self.seats: Final = terms.seats
        self.chance: Stream = UNSOWN  # what draws come from, and how many were made
        self.rolls: i64 = 0
        self.dice: vec[i64] = vec[i64]()  # dice that a test hands in
        self.changes: i64 = 0
        self.over: bool = False
        self.winner: Seat = NOBODY  # NOBODY when over: a draw
        self.ending: i64 = 0  # the number of the rule that ended the match
        self.active: Seat = 0
        self.starter: Seat = 0
        self.turn: i64 = 0
        self.phase: i64 = 0
        # cards
        self.tokens: i64 = 0  # how many of the cards, the last ones, were brought by nobody (engine/newcomers.py)
        self.printed: vec[i64] = vec[i64]()  # shared
        self.owner: vec[i64] = vec[i64]()  # shared
        self.controller: vec[i64] = vec[i64]()  # shared
        self.place: vec[i64] = vec[i64]()
        self.after: vec[i64] = vec[i64]()  # the next card in the same place
        self.before: vec[i64] = vec[i64]()
        self.marked: vec[i64] = vec[i64]()
        self.harm: vec[i64] = vec[i64]()  # shared: damage suffered, strength lost
        self.host: vec[i64] = vec[i64]()  # shared: the thing it is attached to
        self.home: vec[i64] = vec[i64]()  # shared: the city it resides in
        self.colour: vec[i64] = vec[i64]()  # shared: the faction a resource card stands for
        self.role: vec[i64] = vec[i64]()  # shared: in the attack under way, see places.py
        self.foe: vec[i64] = vec[i64]()  # shared: the attacker that it defends against
        self.since: vec[i64] = vec[i64]()  # when it came into play, or to its place outside
        self.shown: vec[i64] = vec[i64]()  # shared: seats that know it although its place is hidden from them, as bits
        self.attack: vec[i64] = vec[i64]()  # values, computed
        self.defense: vec[i64] = vec[i64]()
        self.ranged: vec[i64] = vec[i64]()  # computed where cards print them; without library.far both are empty
        self.life: vec[i64] = vec[i64]()
        self.traits: vec[i64] = vec[i64]()
        self.barred: vec[i64] = vec[i64]()  # deeds that cards forbid it, as bits
        self.allowed: vec[i64] = vec[i64]()  # deeds that cards permit it, as bits
        # places
        self.board: vec[i64] = vec[i64]()  # the cards on the board (in play but for reserves), as they came
        self.hearers: vec[i64] = vec[i64]()  # those of them whose text waits for something to happen
        self.actors: vec[i64] = vec[i64]()  # those of them that print an activated ability
        self.first: vec[i64] = terms.nobody_there[:] if blank else vec[i64]()
        self.last: vec[i64] = terms.nobody_there[:] if blank else vec[i64]()
        self.count: vec[i64] = terms.none_there[:] if blank else vec[i64]()
        # seats
        self.points: vec[i64] = zeros(terms.seats if blank else 0)
        # For each seat 0, or the number of the rule that put it out of the match, and of the one that it has just failed
        self.out: vec[i64] = zeros(terms.seats if blank else 0)  # shared
        self.failed: vec[i64] = zeros(terms.seats if blank else 0)  # shared
        # Deeds that cards forbid the player, as bits; computed
        self.seat_barred: vec[i64] = zeros(terms.seats if blank else 0)
        # what lasts and what waits
        self.modifiers: vec[i64] = vec[i64]()
        self.mute: vec[i64] = vec[i64]()  # cards that have lost their abilities
        self.granted: vec[i64] = vec[i64]()  # card, ability; computed
        self.called: vec[i64] = vec[i64]()  # card, subtype; computed
        self.added: vec[i64] = vec[i64]()  # what standing abilities add, see rows.py; computed
        self.laws: vec[i64] = vec[i64]()  # source, ability, seat, bound, deeds: statements about pairs; computed
        self.law_deeds: i64 = 0  # the deeds that a law in force speaks of, as bits; computed
        self.values_stale: bool = True  # values must be computed anew
        self.stale_by: i64 = 0  # only those that depend on this, as bits; 0: all of them
        # A statement or modifier may give values: whoever comes or goes can change them
        self.values_stated: bool = True
        self.rulings_stale: bool = False  # values need not, but what cards forbid and permit must
        self.ruled_deeds: i64 = 0  # the deeds of which statements in force may speak, as bits; computed
        self.rulings_due: bool = False  # what cards forbid and permit must be, before it is asked
        self.watched: i64 = 0  # what values depend on by statements in force, as bits: a change of it makes them stale
        self.shaped_by: i64 = 0  # of this, what statements depend on that do more than add: then all are computed anew
        self.ruled_by: i64 = 0  # what only rulings depend on so: a change of it makes these moot
        self.has_keyword_statements: bool = False  # a card on the board has a keyword that makes statements
        self.ears: i64 = 0  # facts that cards on the board wait for, as bits
        self.unsettled: bool = True  # something changed that a state check must look at
        self.chain: vec[i64] = vec[i64]()
        self.picks: vec[i64] = vec[i64]()
        self.waiting: vec[i64] = vec[i64]()
        self.waited: i64 = 0  # how much of that is from before the step under way
        self.recalled: i64 = (
            terms.library.recalled
        )  # the facts of a turn that cards of the match ask about later, as bits
        self.minded: i64 = terms.library.minded  # those, and the facts that they wait for
        self.past: vec[i64] = vec[i64]()  # facts of this turn and the one before, if a card asks about them
        self.blows: vec[i64] = vec[i64]()  # who took damage from whom since the last check, if a card minds who kills
        self.averting: vec[i64] = vec[i64]()  # what would happen, and texts that do something instead, or may
        self.averted: i64 = terms.library.averted  # the facts instead of which cards of the match do something, as bits
        self.held: i64 = 0  # how many things are under way that state checks and triggers wait for
        self.drawing: i64 = 0  # seats that have offered a draw, as bits
        self.searched: i64 = 0  # seats whose deck was searched, and not shuffled since, as bits
        self.drew: bool = False  # a card was drawn since the last state check
        self.loops: i64 = 0  # triggers that followed each other since a player did something
        # what is under way
        self.agenda: vec[i64] = vec[i64]()  # frames, the last is on top,
        self.agenda_end: i64 = 0  # and what is written behind it is over
        self.frame: i64 = 0  # where the frame of the current step begins
        self.asked: Seat = NOBODY
        self.options: vec[i64] = vec[i64]()  # shared: replaced by ask()
        self.at_will: bool = False  # may what is named one by one be named in any order? Only where a draft is played
        # who speaks: set before any part of a card text is read, never kept
        self.me: i64 = NOBODY
        self.you: Seat = NOBODY
        self.they: Seat = NOBODY  # of several players, the one of whom a text speaks now
        self.item: i64 = NOBODY  # where the item begins whose text is read, or NOBODY
        self.saying: i64 = NOBODY  # the ability that works while values are computed
        self.bound: i64 = 0  # the things that a lasting statement was bound to, packed
        # for those who listen
        self.listening: bool = False
        self.facts: vec[i64] = vec[i64]()
        self.witnesses: vec[i64] = vec[i64]()  # for each fact, who saw its two things then: bits, and bits << 8
        # what mods keep, see mod_data.py; empty without them
        self.mod_data: vec[i64] = vec[i64]()

    def add_card(self, d: i64, seat: Seat) -> None:
        """One more physical card, at the bottom of its owner's deck."""
        c = len(self.place)
        p = place_of(DECK, seat)
        self.printed = append(self.printed, d)
        self.recalled |= self.library.recalls[d]
        self.minded |= self.library.minds[d]
        self.averted |= self.library.averts[d]
        self.owner = append(self.owner, seat)
        self.controller = append(self.controller, seat)
        self.place = append(self.place, p)
        self.before = append(self.before, self.last[p])
        self.after = append(self.after, NOBODY)
        if self.last[p] >= 0:
            self.after[self.last[p]] = c
        else:
            self.first[p] = c
        self.last[p] = c
        self.count[p] += 1
        self.marked = append(self.marked, 0)
        self.harm = append(self.harm, 0)
        self.host = append(self.host, NOBODY)
        self.home = append(self.home, NOBODY)
        self.colour = append(self.colour, NOBODY)
        self.role = append(self.role, 0)
        self.foe = append(self.foe, NOBODY)
        self.since = append(self.since, 0)
        self.shown = append(self.shown, 0)
        self.attack = append(self.attack, 0)
        self.defense = append(self.defense, 0)
        self.traits = append(self.traits, 0)
        self.barred = append(self.barred, 0)
        self.allowed = append(self.allowed, 0)
        if self.library.far:
            self.ranged = append(self.ranged, 0)
            self.life = append(self.life, 0)

    def unshare(self) -> None:
        """From now on no clone shares the columns of cards, and one more may be added."""
        self.printed, self.owner, self.shown, self.colour = (
            self.printed[:], self.owner[:], self.shown[:], self.colour[:]
        )  # fmt: skip
        self.host, self.home, self.role, self.foe = self.host[:], self.home[:], self.role[:], self.foe[:]
        self.controller, self.harm = self.controller[:], self.harm[:]

    def is_token(self, c: i64) -> bool:
        """Is the card a token, which came into being in this match?"""
        return self.tokens > 0 and c >= len(self.place) - self.tokens

    def own_columns(self) -> list[vec[i64]]:
        """What a ruleset keeps beyond these columns, all that is written while a match runs."""
        return []

    def copy_to(self, t: State) -> None:
        """Give t everything that is written while a match runs; facts stay with the original."""
        t.chance = self.chance
        t.rolls = self.rolls
        t.dice = self.dice[:]
        t.changes = self.changes
        t.over = self.over
        t.winner = self.winner
        t.ending = self.ending
        t.active = self.active
        t.starter = self.starter
        t.turn = self.turn
        t.phase = self.phase
        t.tokens = self.tokens
        t.printed = self.printed
        t.owner = self.owner
        t.controller = self.controller
        t.place = self.place[:]
        t.after = self.after[:]
        t.before = self.before[:]
        t.marked = self.marked[:]
        t.harm = self.harm
        t.host = self.host
        t.home = self.home
        t.colour = self.colour
        t.role = self.role
        t.foe = self.foe
        t.since = self.since[:]
        t.shown = self.shown
        t.attack = self.attack[:]
        t.defense = self.defense[:]
        t.ranged = self.ranged[:]
        t.life = self.life[:]
        t.traits = self.traits[:]
        t.barred = self.barred[:]
        t.allowed = self.allowed[:]
        t.board = self.board[:]
        t.hearers = self.hearers[:]
        t.actors = self.actors[:]
        t.first = self.first[:]
        t.last = self.last[:]
        t.count = self.count[:]
        t.points = self.points[:]
        t.out = self.out
        t.failed = self.failed
        t.seat_barred = self.seat_barred[:]
        t.modifiers = self.modifiers[:]
        t.mute = self.mute[:]
        t.granted = self.granted[:]
        t.called = self.called[:]
        t.added = self.added[:]
        t.laws = self.laws[:]
        t.law_deeds = self.law_deeds
        t.values_stale = self.values_stale
        t.stale_by = self.stale_by
        t.values_stated = self.values_stated
        t.rulings_stale = self.rulings_stale
        t.ruled_deeds = self.ruled_deeds
        t.rulings_due = self.rulings_due
        t.watched = self.watched
        t.shaped_by = self.shaped_by
        t.ruled_by = self.ruled_by
        t.has_keyword_statements = self.has_keyword_statements
        t.ears = self.ears
        t.unsettled = self.unsettled
        t.chain = self.chain[:]
        t.picks = self.picks[:]
        t.waiting = self.waiting[:]
        t.waited = self.waited
        t.recalled = self.recalled
        t.minded = self.minded
        t.past = self.past[:]
        t.blows = self.blows[:]
        t.averting = self.averting[:]
        t.averted = self.averted
        t.held = self.held
        t.drawing = self.drawing
        t.searched = self.searched
        t.drew = self.drew
        t.loops = self.loops
        t.mod_data = self.mod_data[:]
        t.agenda = self.agenda[: self.agenda_end]
        t.agenda_end = self.agenda_end
        t.frame = self.frame
        t.asked = self.asked
        t.options = self.options
        t.at_will = self.at_will
        t.me = self.me
        t.you = self.you
        t.they = self.they
        t.item = self.item
        t.saying = self.saying
        t.bound = self.bound
