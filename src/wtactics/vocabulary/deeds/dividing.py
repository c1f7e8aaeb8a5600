"""Dividing: damage that whoever deals it divides among several as he likes, one point after the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.fates import hits_player
from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Flow, Option, Thing, card_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import PICK
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, amount, cards_of, first_seat
from wtactics.vocabulary.deeds.harm import DealDamage, may_deal, wounded
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import Fixed, Half
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, This, You, clause
from wtactics.vocabulary.things.mentioning import MANY, same

AT: Final = 1  # the notes: which of them gets the points of now, counted from 1,
RUN: Final = 2  # how many it has got,
GIVEN: Final = 3  # and all of them together


class Divide(Deed):
    """So much damage is divided among these; each gets all of its part at once, and all suffer together."""

    def __init__(self, players: Things, source: Things, number: Number, things: Things) -> None:
        self.players: Final = players
        self.source: Final = source
        self.number: Final = number
        self.things: Final = things

    def those(self, t: Table) -> vec[i64]:
        """Among whom it is divided, in their order; what is not in play gets none."""
        out = vec[i64]()
        for thing in self.things.of(t):
            if thing >= SEAT_THING or (thing > NOBODY and t.in_play(thing)):
                out = append(out, thing)
        return out

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if seat == NOBODY or t.note(GIVEN) >= self.number.of(t):
            return
        t.ask(seat)
        those = self.those(t)
        for i in range(max(0, t.note(AT) - 1), len(those)):
            t.offer(PICK, those[i])

    def do(self, t: Table, answer: Option) -> Flow:
        if answer == NOTHING:
            return self.end(t)
        if t.note(GIVEN) == 0:
            t.hold()
        at: i64 = 1
        for thing in self.those(t):
            if thing == card_of(answer):
                break
            at += 1
        if at != t.note(AT):
            self.deal(t)
            t.remember(AT, at)
            t.remember(RUN, 0)
        t.remember(RUN, t.note(RUN) + 1)
        t.remember(GIVEN, t.note(GIVEN) + 1)
        return AGAIN if t.note(GIVEN) < self.number.of(t) else self.end(t)

    def end(self, t: Table) -> Flow:
        """All of it is given."""
        if t.note(GIVEN) > 0:
            self.deal(t)
            t.release()
        for note in (AT, RUN, GIVEN):
            t.remember(note, 0)
        return NEXT

    def deal(self, t: Table) -> None:
        """The one that got points suffers them."""
        if t.note(RUN) > 0:
            for source in cards_of(t, self.source):
                strike(t, source, self.those(t)[int(t.note(AT) - 1)], t.note(RUN))

    def text(self) -> str:
        subject = You() if isinstance(self.source, This) else self.source
        return clause(
            subject, "deal", f"{amount(self.number, 'damage')} divided as you choose among {self.things.text()}"
        )


def strike(t: Table, source: CardId, thing: Thing, n: i64) -> None:
    """A card deals so much damage to one thing."""
    if thing < SEAT_THING:
        for c in wounded(t, source, vec[i64]([thing])):
            t.hurt(c, n, source)
    elif may_deal(t, source, NOBODY):
        dealt = hits_player(t, thing - SEAT_THING, n, source)
        if dealt > 0:
            t.matters(facts.HURT, thing, source, dealt)


def divide(reading: Reading, number: Number, things: Things) -> Divide:
    players = reading.actor if reading.actor is not None and reading.actor.people() else You()
    if players.many():
        raise Misread("one player who divides it", players.text())
    source = This(reading.word) if reading.actor is None or reading.actor.people() else reading.actor
    return Divide(players, source, number, things)


def divide_times(reading: Reading, number: Number, each: Number, things: Things) -> Divide:
    """So much for each of something."""
    return divide(reading, so_many(number, (each,)), things)


def deal_half(reading: Reading, number: Number, things: Things, *rest: bool | Things) -> list[DealDamage]:
    """So much to one, and half of that to another."""
    up = next((each for each in rest if isinstance(each, bool)), False)
    other = next(each for each in rest if isinstance(each, Things))
    doer, half = reading.doer(), Fixed((number.n + i64(up)) // 2) if isinstance(number, Fixed) else Half(number, up)
    return [DealDamage(doer, number, things), DealDamage(doer, half, other)]


def among_any(reading: Reading, noun: Noun) -> Things:
    return reading.target(noun, f"any number of target {noun.text(True)}", 0, MANY)


def among_all(reading: Reading, noun: Noun) -> Things:
    return All(noun)


AS_YOU: Final = '("as" "you" ("choose" | "like" | "wish"))?'
DIVIDE: Final = "({divide} | {distribute} | {split})"
SHARED: Final = f'("divided" | "distributed" | "split") {AS_YOU} ","?'
AMONG: Final = '("among" | "between" | "over" | "amongst")'
SO_MUCH: Final = '("that" ("much" | "many") | "as" "much")'
PHRASES: Final = [
    Phrase("deed", f'{{deal}} number "damage" ","? {SHARED} {AMONG} sharers', divide,
           ["Deal 3 damage divided as you choose among up to three target creatures."]),
    Phrase("deed", f'{{deal}} "damage" "equal" "to" value ","? {SHARED} {AMONG} sharers', divide),
    Phrase("deed", f'{{deal}} number "damage" for_each ","? {SHARED} {AMONG} sharers', divide_times,
           ["Deal 1 damage for each Elf you control, divided as you choose among up to three target creatures."]),
    Phrase("deed", f'{DIVIDE} number "damage" {AS_YOU} {AMONG} sharers', divide,
           ["Divide 3 damage as you choose among creatures in target player's army."]),
    Phrase("deed", f'{DIVIDE} "damage" "equal" "to" value {AS_YOU} {AMONG} sharers', divide),
    Phrase("deed", f'{{deal}} number "damage" "to" things "and" "half" {SO_MUCH} "damage"? ","? rounding ","? "to" things',
           deal_half),
    Phrase("sharers", "aimed", same),
    Phrase("sharers", '"any" "number" "of" "target" thing_nouns', among_any),
    Phrase("sharers", '(("any" "number" | "all" | "any") "of"? "the"?)? (thing_nouns | owned_nouns)', among_all),
]  # fmt: skip
