"""The past: what happened in this turn or the one before, as texts ask of it later."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import HOMES, Noun, Number
from wtactics.engine.meaning import PAST as PAST_FACTS
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Thing, seat_thing
from wtactics.engine.rows import (
    PAST,
    PAST_A,
    PAST_B,
    PAST_CARD_A,
    PAST_CARD_B,
    PAST_HOME_A,
    PAST_HOME_B,
    PAST_LAST,
    PAST_N,
    PAST_SEAT_A,
    PAST_SEAT_B,
    PAST_TIMES,
    PAST_TURN,
)
from wtactics.engine.table import Table
from wtactics.vocabulary.deeds.deed import is_among
from wtactics.vocabulary.nouns.cards import ANYONES, ANYWHERE, IN_PLAY, YOURS, CardNoun
from wtactics.vocabulary.nouns.players import Either
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort

THIS_TURN: Final = 0  # so many turns ago
PREVIOUS_TURN: Final = 1
SINCE_YOURS: Final = 2  # in this turn, or in any since the last of yours before it
ELSEWHERE: Final = 1 << facts.PLAYED | 1 << facts.DISCARDED  # what happens to a card before it is where it is
TURNS: Final = ("this turn", "the previous turn", "since your last turn")


class OneOf(Noun):
    """Things of which any will do: this creature or another Elf."""

    def __init__(self, nouns: list[Noun]) -> None:
        self.nouns: Final = nouns

    def fits(self, t: Table, thing: Thing) -> bool:
        for noun in self.nouns:
            if noun.fits(t, thing):
                return True
        return False

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for noun in self.nouns:
            for thing in noun.all(t):
                out = append(out, thing)
        return out

    def text(self, many: bool) -> str:
        return " or ".join(noun.text(many) for noun in self.nouns)


class Past:
    """Facts of a turn, of one kind, that happened to such things."""

    def __init__(self, fact: i64, first: Noun | None, second: Noun | None, ago: i64, people: bool = False) -> None:
        self.fact: Final = fact
        self.first: Final = first
        self.second: Final = second
        self.ago: Final = ago
        self.people: Final = people  # the second thing of the fact is a seat

    def has(self, t: Table, i: i64) -> bool:
        """Is the fact that begins at i one of them?"""
        past = t.past
        if past[i] != self.fact or not self.is_then(t, past[i + PAST_TURN]):
            return False
        if self.first is not None:
            seat_a = past[i + PAST_SEAT_A]
            if not was(t, self.first, i, past[i + PAST_A], past[i + PAST_CARD_A], seat_a, False, past[i + PAST_HOME_A]):
                return False
        if self.second is None:
            return True
        seat_b = past[i + PAST_SEAT_B]
        return was(
            t, self.second, i, past[i + PAST_B], past[i + PAST_CARD_B], seat_b, self.people, past[i + PAST_HOME_B]
        )

    def is_then(self, t: Table, turn: i64) -> bool:
        """Is this the turn that is meant, or one of those?"""
        if self.ago != SINCE_YOURS:
            return turn == t.turn - self.ago
        seat, turns = t.active, i64(1)
        while (seat + t.seats - 1) % t.seats != t.you and turns < t.seats:
            seat = (seat + t.seats - 1) % t.seats
            turns += i64(t.out[seat] == 0)
        return turn > t.turn - turns

    def times(self, t: Table) -> i64:
        """How often it happened."""
        return self.added_up(t, PAST_TIMES)

    def amount(self, t: Table) -> i64:
        """How much it was in all."""
        return self.added_up(t, PAST_N)

    def added_up(self, t: Table, field: i64) -> i64:
        """What stands in this field of all these facts."""
        n: i64 = 0
        i: i64 = 0
        while i < len(t.past):
            if self.has(t, i):
                n += t.past[i + field]
            i += PAST
        return n

    def depends(self) -> i64:
        """What it depends on, as bits: who is meant now counts as well as what was so."""
        bits: i64 = PAST_FACTS
        for noun in (self.first, self.second):
            if isinstance(noun, CardNoun):
                bits |= HOMES if noun.near else 0
            elif noun is not None:
                bits |= noun.depends()
        return bits


def was(t: Table, noun: Noun, i: i64, thing: Thing, d: i64, seat: i64, person: bool, home: i64) -> bool:
    """Was this thing of the fact at i such a one, as things were when it happened, and where it was?"""
    if isinstance(noun, CardNoun):
        return not person and was_card(t, noun, thing, d, seat) and was_there(t, noun, home, seat)
    if isinstance(noun, Either):
        one = was(t, noun.cards, i, thing, d, seat, person, home)
        return one or was(t, noun.players, i, thing, d, seat, person, home)
    if isinstance(noun, OneOf):
        for each in noun.nouns:
            if was(t, each, i, thing, d, seat, person, home):
                return True
        return False
    if person or thing >= SEAT_THING:
        return noun.fits(t, seat_thing(seat))
    return noun.fits(t, thing) and is_this_stay(t, i, thing)


def is_this_stay(t: Table, i: i64, c: CardId) -> bool:
    """Did that happen to the card of now? What left play and came back is another one; what has left is still the same."""
    if c < 0 or not t.in_play(c) or ELSEWHERE >> t.past[i] & 1 == 1:
        return True
    return t.past[i + PAST_LAST] >= t.since[c]


def was_card(t: Table, noun: CardNoun, c: Thing, d: i64, seat: i64) -> bool:
    """Was the card, of which this was printed and which was this seat's, what the noun means?"""
    if noun.whose == YOURS and seat != t.you:
        return False
    if noun.whose != ANYONES and noun.whose != YOURS and not was_theirs(t, noun, seat):
        return False
    if noun.other_than is not None and noun.other_than.has(t, c):
        return False
    for sort in noun.sorts:
        if was_such(t, sort, d):
            return True
    return False


def was_there(t: Table, noun: CardNoun, home: i64, seat: i64) -> bool:
    """Was it near enough, and in a place that the noun names?"""
    if noun.near and not t.was_near(home, seat):
        return False
    for quality in noun.qualities:
        if quality.is_of_place() and not quality.held(t, home, seat):
            return False
    return True


def was_theirs(t: Table, noun: CardNoun, seat: i64) -> bool:
    """Was it an opponent's, or one of those players' whom the noun names?"""
    of = noun.of
    return seat != t.you if of is None else of.has(t, seat_thing(seat))


def was_such(t: Table, sort: Sort, d: i64) -> bool:
    """Is this printed on cards of the sort? Of an unknown card only that it is one is known."""
    if d == NOBODY:
        return sort.types == 0 and sort.plain and sort.faction == NOBODY and sort.not_faction == NOBODY
    if sort.types != 0 and sort.types >> t.library.type[d] & 1 == 0:
        return False
    if sort.faction != NOBODY and t.library.faction[d] != sort.faction:
        return False
    if sort.not_faction != NOBODY and t.library.faction[d] == sort.not_faction:
        return False
    for kind in sort.kinds:
        if not t.library.is_kind(d, kind.number):
            return False
    return sort.not_kind is None or not t.library.is_kind(d, sort.not_kind.number)


class Such(Noun):
    """Things of a noun of which more is true while something happens to them."""

    def __init__(self, noun: Noun, quality: Quality) -> None:
        self.noun: Final = noun
        self.quality: Final = quality

    def fits(self, t: Table, thing: Thing) -> bool:
        return 0 <= thing < SEAT_THING and self.noun.fits(t, thing) and self.quality.holds(t, thing)

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for thing in self.noun.all(t):
            if self.fits(t, thing):
                out = append(out, thing)
        return out

    def text(self, many: bool) -> str:
        return f"{self.noun.text(many)} {self.quality.behind()}"


def is_lasting(noun: Noun | None) -> bool:
    """Can be told later of a card whether it was such a one? Marks, places, values and keywords are not remembered."""
    if isinstance(noun, OneOf):
        return all(is_lasting(each) for each in noun.nouns)
    if not isinstance(noun, CardNoun):
        return not isinstance(noun, Such)
    if not all(quality.is_of_all() or quality.is_of_place() for quality in noun.qualities):
        return False
    return noun.where in (IN_PLAY, ANYWHERE) and all(sort.steady for sort in noun.sorts)


class PastThings(Noun):
    """The cards to which something happened, counted as often as it did: creatures that died this turn."""

    def __init__(self, past: Past, one: str, many: str) -> None:
        self.past: Final = past
        self.one: Final = one
        self.several: Final = many

    def fits(self, t: Table, thing: Thing) -> bool:
        return is_among(self.all(t), thing)

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        i: i64 = 0
        while i < len(t.past):
            if self.past.has(t, i):
                out = append(out, t.past[i + PAST_A])
            i += PAST
        return out

    def count(self, t: Table) -> i64:
        return self.past.times(t)

    def depends(self) -> i64:
        return self.past.depends()

    def text(self, many: bool) -> str:
        return self.several if many else self.one


class Did(Quality):
    """A card has done something, or it was done to it, since it has been where it is."""

    def __init__(self, past: Past, second: bool, one: str, many: str, negated: bool) -> None:
        self.past: Final = past
        self.second: Final = second  # it is the second thing of the facts
        self.one: Final = one
        self.several: Final = many
        self.negated: Final = negated

    def holds(self, t: Table, c: CardId) -> bool:
        at: i64 = PAST_B if self.second else PAST_A
        i: i64 = 0
        while i < len(t.past):
            if t.past[i + at] == c and self.past.has(t, i) and is_this_stay(t, i, c):
                return not self.negated
            i += PAST
        return self.negated

    def depends(self) -> i64:
        return self.past.depends()

    def behind(self) -> str:
        return self.one.removeprefix("was ") if self.one.startswith("was ") else f"that {self.one}"

    def told(self, many: bool) -> str:
        return self.several if many else self.one


class PastAmount(Number):
    """How much was gained, lost or dealt."""

    def __init__(self, past: Past, words: str) -> None:
        self.past: Final = past
        self.words: Final = words

    def of(self, t: Table) -> i64:
        return self.past.amount(t)

    def depends(self) -> i64:
        return self.past.depends()

    def text(self) -> str:
        return self.words
