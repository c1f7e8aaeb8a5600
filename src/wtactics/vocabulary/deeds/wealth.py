"""Wealth: producing power, and laying resource cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import FACTIONS, NOBODY, Flow, Option, other_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import COLOUR, PAY
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.deed import Deed, amount, cards_by, first_seat, seats_of, theirs
from wtactics.vocabulary.needs import GEMS as COLOURED
from wtactics.vocabulary.nouns.cards import IN_PLAY, CardNoun
from wtactics.vocabulary.nouns.sorts import plain_faction
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import per
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Slot, Things, You, clause
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.things.picking import WHOSE_TURN


class Produce(Deed):
    """A player has so much more power this turn; if no faction is named, he names one."""

    def __init__(self, players: Things, number: Number, faction: i64) -> None:
        self.players: Final = players
        self.number: Final = number
        self.faction: Final = faction

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if self.faction != NOBODY or seat == NOBODY or self.number.of(t) <= 0:
            return
        t.ask(seat)
        offer_factions(t)

    def do(self, t: Table, answer: Option) -> Flow:
        seat = first_seat(t, self.players)
        n = self.number.of(t)
        if seat != NOBODY and n > 0:
            t.produce(seat, other_of(answer) if answer != NOTHING else self.faction, n)
        return NEXT

    def text(self) -> str:
        faction = f"{plain_faction(self.faction)} " if self.faction != NOBODY else ""
        n, behind = per(self.number)
        so_much = f"{n} {faction}power {behind}" if behind else amount(self.number, f"{faction}power")
        return clause(self.players, "produce", so_much)


class ProduceEach(Produce):
    """A player has so much more power this turn, and for each unit he names a faction."""

    def __init__(self, players: Things, number: Number) -> None:
        super().__init__(players, number, NOBODY)

    def do(self, t: Table, answer: Option) -> Flow:
        seat, done = first_seat(t, self.players), t.note(WHOSE_TURN) + 1
        if answer != NOTHING:
            t.produce(seat, other_of(answer), 1)
            if done < self.number.of(t):
                t.remember(WHOSE_TURN, done)
                return AGAIN
        t.remember(WHOSE_TURN, 0)
        return NEXT

    def text(self) -> str:
        n, behind = per(self.number)
        return clause(self.players, "produce", f"{n} power of any faction {behind}")


class Consume(Deed):
    """Each of these players consumes so many free gems of his choice, or as many as he has, and gets nothing for them."""

    def __init__(self, players: Things, number: Number) -> None:
        self.players: Final = players
        self.number: Final = number

    def ask(self, t: Table) -> None:
        seats = seats_of(t, self.players)
        i = t.note(WHOSE_TURN)
        if i >= len(seats):
            return
        most = self.number.of(t)
        while most > 0 and not t.affords(seats[i], most):
            most -= 1
        if most > 0:
            t.ask(seats[i])
            for way in t.ways_to_pay(seats[i], most):
                t.offer(PAY, t.me, way)

    def do(self, t: Table, answer: Option) -> Flow:
        seats = seats_of(t, self.players)
        i = t.note(WHOSE_TURN)
        if answer != NOTHING:
            t.spend(seats[i], other_of(answer))
        if i + 1 < len(seats):
            t.remember(WHOSE_TURN, i + 1)
            return AGAIN
        t.remember(WHOSE_TURN, 0)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "consume", f"{self.number.text()} free gems")


class LayAsResource(Deed):
    """Cards become resource cards of the player who lays them; he names their factions, or one for all of them."""

    def __init__(
        self, players: Things, things: Things, marked: bool = False, alike: bool = False, faction: i64 = NOBODY
    ) -> None:
        self.players: Final = players
        self.things: Final = things
        self.marked: Final = marked
        self.faction: Final = faction  # if the text says so
        self.alike: Final = alike  # they go into one stash

    def ask(self, t: Table) -> None:
        seat = first_seat(t, self.players)
        if self.alike and seat != NOBODY and len(self.laid(t)) > 0:
            t.ask(seat)
            offer_factions(t)

    def do(self, t: Table, answer: Option) -> Flow:
        seat = first_seat(t, self.players)
        faction = self.faction
        if answer != NOTHING:
            faction = other_of(answer)
        several = len(seats_of(t, self.players)) > 1  # each lays his own
        if seat != NOBODY:
            for c in self.laid(t):
                t.lay(c, t.owner[c] if several else seat, self.marked, faction)
        return NEXT

    def laid(self, t: Table) -> vec[i64]:
        """The cards that are not in play yet."""
        out = vec[i64]()
        for c in cards_by(t, self.players, self.things):
            if not t.in_play(c):
                out = append(out, c)
        return out

    def text(self) -> str:
        marked = "marked " if self.marked else ""
        marked += f"{plain_faction(self.faction)} " if self.faction != NOBODY else ""
        if self.alike:
            cards = f"as {marked}resource cards" if marked else ""
            return clause(
                self.players,
                "lay",
                f"{self.things.text()} into one stash of {theirs(self.players)} choice {cards}".strip(),
            )
        card = f"{marked}resource cards" if self.things.many() else f"a {marked}resource card"
        return clause(self.players, "lay", f"{self.things.text()} as {card}")


def offer_factions(t: Table) -> None:
    """Any of the five may be named."""
    faction: i64 = 0
    while faction < len(FACTIONS):
        t.offer(COLOUR, t.me, faction)
        faction += 1


def produce(reading: Reading, number: Number, faction: int | None, *each: Number) -> Produce:
    return Produce(reading.players(), so_many(number, each), faction if faction is not None else NOBODY)


def produce_equal(reading: Reading, *parts: Number | int | None) -> Produce:
    faction = next((part for part in parts if isinstance(part, int)), NOBODY)
    return Produce(reading.players(), next(part for part in parts if isinstance(part, Number)), faction)


def produce_each(reading: Reading, number: Number, *each: Number) -> Produce:
    """Of any faction: each unit of its own, where it is said for each of what; of two at once nobody could tell."""
    n = plain(number)
    if n > 1:
        raise Misread('"of any one faction"', "any faction")
    return ProduceEach(reading.players(), so_many(number, each)) if each else produce(reading, number, None)


def produce_alike(reading: Reading, number: Number, *each: Number) -> Produce:
    return produce(reading, number, None, *each)


def consume(reading: Reading, number: Number) -> Consume:
    return Consume(reading.players(), number)


def not_in_play(reading: Reading, things: Things) -> Things:
    """What is in play lies there already, and is no resource card."""
    noun = things.noun if isinstance(things, All) else reading.noun_of(things) if isinstance(things, Slot) else None
    if isinstance(noun, CardNoun) and noun.where == IN_PLAY:
        raise Misread("cards that are not in play yet", things.text())
    return things


def lay(reading: Reading, things: Things, *said: bool | Things) -> LayAsResource:
    who_names(reading, said)
    return LayAsResource(reading.players(), not_in_play(reading, things), True in said)


def who_names(reading: Reading, said: Sequence[bool | Things]) -> None:
    """Who lays a card names its faction: nobody else's choice it is."""
    for chooser in said:
        if isinstance(chooser, Things) and isinstance(chooser, You) != isinstance(reading.players(), You):
            raise Misread("whoever lays the card, who names its faction", "another's choice")


def you_name(reading: Reading) -> Things:
    return You()


def lay_alike(reading: Reading, things: Things, *said: bool | Things) -> LayAsResource:
    """Into one stash of whoever lays them."""
    who_names(reading, said)
    return LayAsResource(reading.players(), not_in_play(reading, things), True in said, things.many())


def lay_of(reading: Reading, things: Things, faction: int) -> LayAsResource:
    """Into the stash of this faction."""
    return LayAsResource(reading.players(), not_in_play(reading, things), faction=faction)


def lay_of_consumed(reading: Reading, things: Things, faction: int) -> LayAsResource:
    return LayAsResource(reading.players(), not_in_play(reading, things), True, faction=faction)


def lay_consumed(reading: Reading, things: Things, *_said: bool | Things) -> LayAsResource:
    return LayAsResource(reading.players(), not_in_play(reading, things), True)


GETS: Final = "({get} | {gain} | {receive} | {have})"
POWER: Final = '("power" | "gold" | "gem" | "gems")'
PRODUCE: Final = "({produce} | {add})"
ANY_FACTION: Final = '"of" "any" "faction"'
ONE_FACTION: Final = (
    '"of" (("any" | "one" | "a") ("one" | "single") "faction" | ("a" | "any" | "one") "faction"'
    ' ("of" "your" "choice" | "that"? "you" ("choose" | "name")))'
)
TO_POOL: Final = '"to" ("your" | "his" | "their") (("gold" | "power")? "pool" | "gold" | "power")'
RESERVES: Final = '("into" ("your" | "his" | "their") "power"? ("reserve" | "reserves"))'
FACE: Final = f'((("into" "play") | {RESERVES})? ("face" "down")? | "face" "down" ("into" "play" | {RESERVES}))'
AS: Final = '"as" laid_so'
AS_PLAIN: Final = '("as" ("a" | "an")? "unmarked"? "resource" ("card" | "cards")?)'
OF_IT: Final = '"as" ("a" | "an")? "unmarked"? faction "resource" ("card" | "cards")'
OF_IT_MARKED: Final = '"as" ("a" | "an")? "marked" faction "resource" ("card" | "cards")'
WITH_GEMS: Final = '","? "with" ("its" | "their") ("gem" | "gems") ("consumed" | "spent" | "marked")'
INTO: Final = '("into" | "in")'
HIS: Final = '("your" | "his" | "their")'
IN_STASH: Final = (
    f'{INTO} (("a" | "one" | "any") "stash" ("of" ("yours" | "his"))?'
    ' | ("a" | "one" | "the" "same") "stash" "of" chooser "choice"'
    f' | ("one" | "any" "one"?) "of" {HIS} "stashes")'
)
IN_STASHES: Final = f'{INTO} ({HIS} "stashes" | "stashes" "of" chooser "choice")'
OF_STASH: Final = f'{INTO} {HIS} faction "stash"'
OF_CHOICE: Final = '("of" (("a" | "any") "faction" "of" chooser "choice" | "any" "faction" | faction_named))?'
GEMS: Final = '("gem" | "gems")'
MARKED: Final = '("," "marked" | "marked")'
PHRASES: Final = [
    Phrase(
        "deed",
        f'{GETS} number ("additional" | "extra" | "more")? "free"? [faction] {GEMS} ("this" "turn")?',
        produce,
        ["You get one additional free Gaian gem this turn."],
        needs=COLOURED,
    ),
    Phrase(
        "deed",
        f'({{consume}} | {{spend}} | {{lose}}) number ("of" ("your" | "his" | "their"))? "free" {GEMS}',
        consume,
        ["Each opponent consumes two of his free gems."],
        needs=COLOURED,
    ),
    Phrase(
        "deed",
        '{produce} number [faction] "power" for_each?',
        produce,
        ["Produce 1 Gaian power.", "Produce 2 power."],
        needs=COLOURED,
    ),
    Phrase("deed", f'{{produce}} [faction] {POWER} "equal" "to" value', produce_equal,
           ["Produce Gaian power equal to the number of Elves you control."], needs=COLOURED),
    Phrase("deed", f'{{produce}} "as" "much" [faction] {POWER} "as" value', produce_equal,
           ["Produce as much power as the number of Elves you control."], needs=COLOURED),
    Phrase("deed", f"{{add}} number [faction] {POWER} {TO_POOL} for_each?", produce, ["Add 2 power to your pool."],
           needs=COLOURED),
    Phrase("deed", f'{PRODUCE} number {POWER} "of" faction ({TO_POOL})? for_each?',
           lambda reading, number, faction, *each: produce(reading, number, int(faction), *each),
           ["Add 2 power of Gaian to your pool."], needs=COLOURED),
    Phrase("deed", f"{PRODUCE} number {POWER} {ANY_FACTION} ({TO_POOL})? for_each?", produce_each,
           ["Produce 1 power of any faction for each Elf you control."], needs=COLOURED),
    Phrase("deed", f"{PRODUCE} number {POWER} {ONE_FACTION} ({TO_POOL})? for_each?", produce_alike,
           ["Produce 2 power of any one faction."], needs=COLOURED),
    Phrase("deed", f"({{lay}} | {{put}}) things {FACE} {AS} {OF_CHOICE}", lay,
           ["Lay a card from your hand as a resource.", "Put the top card of your deck into play as a resource."]),
    Phrase("deed", f"({{lay}} | {{put}}) things {FACE} {IN_STASH} ({AS})?", lay_alike,
           ["Put the top two cards of your deck face down into one stash of your choice."], needs=COLOURED),
    Phrase("deed", f"({{lay}} | {{put}}) things {FACE} {IN_STASHES} ({AS})?", lay,
           ["Put up to two cards from your hand into your stashes."], needs=COLOURED),
    Phrase("deed", f"({{lay}} | {{put}}) things {FACE} {OF_STASH} {AS_PLAIN}?", lay_of,
           ["Put the top card of your deck into your Gaian stash as a resource card."], needs=COLOURED),
    Phrase("deed", f"({{lay}} | {{put}}) things {FACE} {OF_IT}", lay_of,
           ["Lay the top card of your deck as a Gaian resource card."], needs=COLOURED),
    Phrase("deed", f"({{lay}} | {{put}}) things {FACE} ({OF_IT} {WITH_GEMS} | {OF_IT_MARKED} | {OF_STASH} {MARKED})",
           lay_of_consumed,
           ["Lay the top card of your deck as a Gaian resource card with its gem consumed."], needs=COLOURED),
    Phrase("deed", f"({{lay}} | {{put}}) things {FACE} {AS} {WITH_GEMS}", lay_consumed,
           ["Lay the top card of your deck as a resource card with its gem consumed."], needs=COLOURED),
    Phrase("faction_named", '("a" | "any" | "the" | "whatever") "faction" "that"? "you" ("choose" | "name" | "like" | "want")',
           you_name, ["Lay the top card of your deck as a resource card of a faction you name."]),
    Phrase("laid_so", '"a"? "resource" | "a"? "resource" "card" | "resources" | "resource" "cards"', lambda reading: False),
    Phrase("laid_so", '"a"? "marked" "resource" "card" | "marked" "resource" "cards"', lambda reading: True,
           ["Lay the top card of your deck as a marked resource card."]),
    Phrase("laid_so", '("a"? "resource" "card"? | "resource" "cards") ","? "marked"', lambda reading: True,
           ["Lay the top card of your deck as a resource card, marked."]),
    Phrase("laid_so", '("a" | "an")? "unmarked" "resource" "card" | "unmarked" "resource" "cards"', lambda reading: False),
]  # fmt: skip
