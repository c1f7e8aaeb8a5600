"""Unless: a player may pay, give up cards or lose points, so that what follows is not done. He is asked only if he can."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import HAND, NOBODY, Flow, Option, Seat, card_of, other_of, what_of
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.kits.coins import ANY, payments
from wtactics.kits.verbs import NO, PAY, PICK, YES
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import bury, counted, first_seat
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import They, Things, You, article, clause
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.things.owning import kept_by, own

Steps = list[Any]

GIVEN: Final = 1  # the note of the passage: how many things have been given


class Unless(Step[Table]):
    """So many of the steps that follow are left out if a player gives something; else they are done."""

    def __init__(self, payer: Things, steps: i64) -> None:
        self.payer: Final = payer
        self.steps: Final = steps

    def seat(self, t: Table) -> Seat:
        """Who may give it, NOBODY if he is gone."""
        return first_seat(t, self.payer)

    def text(self) -> str:
        """The words behind "unless"."""
        raise NotImplementedError


class UnlessPays(Unless):
    """Unless he pays so much power, with gems of his choice."""

    def __init__(self, payer: Things, steps: i64, number: Number) -> None:
        super().__init__(payer, steps)
        self.number: Final = number

    def ask(self, t: Table) -> None:
        seat, n = self.seat(t), self.number.of(t)
        if seat == NOBODY or n <= 0:
            return
        ways = payments(t.gems(seat), n, ANY, 0)
        if len(ways) > 0:
            t.ask(seat)
            for way in ways:
                t.offer(PAY, t.me, way)
            t.offer(NO)

    def do(self, t: Table, answer: Option) -> Flow:
        if self.number.of(t) <= 0:
            t.jump(self.steps)
        elif answer != NOTHING and what_of(answer) == PAY:
            t.spend(self.seat(t), other_of(answer))
            t.jump(self.steps)
        return NEXT

    def text(self) -> str:
        return clause(self.payer, "pay", f"{self.number.text()} power")


class UnlessLoses(Unless):
    """Unless he loses so many victory points."""

    def __init__(self, payer: Things, steps: i64, number: Number) -> None:
        super().__init__(payer, steps)
        self.number: Final = number

    def ask(self, t: Table) -> None:
        seat = self.seat(t)
        if seat != NOBODY and t.points[seat] >= self.number.of(t):
            t.ask(seat)
            t.offer(YES)
            t.offer(NO)

    def do(self, t: Table, answer: Option) -> Flow:
        if answer != NOTHING and what_of(answer) == YES:
            t.lose(self.seat(t), self.number.of(t))
            t.jump(self.steps)
        return NEXT

    def text(self) -> str:
        return clause(self.payer, "lose", counted(self.number, "victory point"))


class UnlessGives(Unless):
    """Unless he discards cards of his hand, or sacrifices permanents: so many, picked one by one."""

    def __init__(self, payer: Things, steps: i64, verb: str, noun: Noun, count: i64) -> None:
        super().__init__(payer, steps)
        self.verb: Final = verb
        self.noun: Final = noun
        self.count: Final = count

    def given(self, t: Table, seat: Seat) -> vec[i64]:
        """What he has to give."""
        out = vec[i64]()
        t.speak_of(seat)
        for c in self.noun.all(t):
            if (t.controller[c] if t.in_play(c) else t.owner[c]) == seat:
                out = append(out, c)
        return out

    def ask(self, t: Table) -> None:
        seat = self.seat(t)
        if seat == NOBODY:
            return
        left = self.count - t.note(GIVEN)
        found = self.given(t, seat)
        t.ask(seat)
        if len(found) >= left:
            t.offer_each(PICK, found)
        elif t.terms.standing_reasons & HIDES == 0:
            return
        if t.note(GIVEN) == 0:
            t.offer(NO)

    def stands(self, t: Table) -> i64:
        return HIDES if self.noun.is_hidden(t) else 0

    def do(self, t: Table, answer: Option) -> Flow:
        if answer == NOTHING or what_of(answer) == NO:
            return NEXT
        c = card_of(answer)
        if t.kind(c) == HAND:
            t.discard(c)
        else:
            bury(t, vec[i64]([c]), False)
        t.remember(GIVEN, t.note(GIVEN) + 1)
        if t.note(GIVEN) < self.count:
            return AGAIN
        t.remember(GIVEN, 0)
        t.jump(self.steps)
        return NEXT

    def text(self) -> str:
        many = self.count > 1
        noun = self.noun
        own = isinstance(noun, CardNoun) and (self.verb == "discard" or isinstance(noun.of, They))
        words = noun.sorts[0].text(many) if own and isinstance(noun, CardNoun) else noun.text(many)
        return clause(self.payer, self.verb, f"{self.count} {words}" if many else article(words))


def unless(reading: Reading, steps: Steps, escape: Unless) -> Steps:
    return [escape_over(escape, len(steps)), *steps]


def escape_over(escape: Unless, steps: int) -> Unless:
    """The same way out, of so many steps."""
    if isinstance(escape, UnlessPays):
        return UnlessPays(escape.payer, steps, escape.number)
    if isinstance(escape, UnlessLoses):
        return UnlessLoses(escape.payer, steps, escape.number)
    assert isinstance(escape, UnlessGives)
    return UnlessGives(escape.payer, steps, escape.verb, escape.noun, escape.count)


def payer(reading: Reading, things: Things) -> Things:
    reading.actor = things
    return things


def payer_you(reading: Reading) -> Things:
    return payer(reading, You())


def pays(reading: Reading, who: Things, number: Number) -> Unless:
    reading.end_clause()
    return UnlessPays(who, 0, number)


def loses(reading: Reading, who: Things, number: Number) -> Unless:
    reading.end_clause()
    return UnlessLoses(who, 0, number)


def discards(reading: Reading, who: Things, number: Number, sort: Sort) -> Unless:
    reading.end_clause()
    return UnlessGives(who, 0, "discard", kept_by(sort, HAND, who), plain(number))


def sacrifices(reading: Reading, who: Things, number: Number, noun: Noun) -> Unless:
    given = own(reading, noun)
    reading.end_clause()
    return UnlessGives(who, 0, "sacrifice", given, plain(number))


PHRASES: Final = [
    Phrase("payer", "he_player", payer),
    Phrase("payer", '"you"', payer_you),
    Phrase("escape", 'payer {pay} number "power"', pays),
    Phrase("escape", 'payer {lose} number "victory" ("point" | "points")', loses),
    Phrase("escape", "payer {discard} number (card_sort | card_sorts)", discards),
    Phrase("escape", "payer {sacrifice} number (noun | nouns)", sacrifices),
    Phrase(
        "tail",
        'tail "unless" escape',
        unless,
        [
            "Stop target event from resolving unless its controller pays 2 power.",
            "Kill target creature unless its controller discards a card.",
            "Target player loses 2 victory points unless that player sacrifices a resource card.",
        ],
    ),
]
