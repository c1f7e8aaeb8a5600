"""Sources: from where cards may be played, or recruited, beside the usual place, at what price, and when."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import PLAY_AS_EVENT, PLAY_FROM, PRICES, Number, Statement
from wtactics.engine.places import GRAVE, CardId, Seat, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.needs import SPELLS, Needs
from wtactics.vocabulary.nouns.cards import ANYWHERE, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.costs import OwnCost
from wtactics.vocabulary.rulings.meaning import Act, Law, Such
from wtactics.vocabulary.rulings.pricing import COSTS, Amount, Payer
from wtactics.vocabulary.things.meaning import Everyone, Things, You

PILES: Final = {GRAVE: "graveyard"}
FROM: Final = Act("play", bit_of(PLAY_FROM))
AS_EVENT: Final = Act("play whenever events can be played", bit_of(PLAY_AS_EVENT))


class FromPile(Statement):
    """This card itself may be played out of a pile of its owner's, at its price or for so much."""

    def __init__(self, where: i64, number: Number | None = None) -> None:
        self.where: Final = where
        self.number: Final = number

    def rulings(self) -> i64:
        return bit_of(PLAY_FROM) | (0 if self.number is None else bit_of(PRICES))

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == PLAY_FROM and c == t.me and t.kind(c) == self.where

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        number = self.number
        if number is None or what != PRICES or c != t.me or t.kind(c) != self.where:
            return 0
        return number.of(t) - usual

    def text(self) -> str:
        price = "" if self.number is None else f" for {self.number.text()} gold"
        return f"you can play this card from your {pile(self.where)}{price}"


class FromPileDearer(FromPile):
    """This card itself may be played out of a pile for so much more than its price, or less."""

    def __init__(self, where: i64, number: Number, more: bool) -> None:
        super().__init__(where, number)
        self.more: Final = more

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        number = self.number
        if number is None or what != PRICES or c != t.me or t.kind(c) != self.where:
            return 0
        return number.of(t) if self.more else -number.of(t)

    def text(self) -> str:
        assert self.number is not None
        more = "more" if self.more else "less"
        return f"you can play this card from your {pile(self.where)} for {self.number.text()} {more}"


class FromEnd(FromPile):
    """This card itself may be played out of a graveyard as long as it lies on top there, or at the bottom."""

    def __init__(self, where: i64, number: Number | None, top: bool) -> None:
        super().__init__(where, number)
        self.top: Final = top

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not super().allows(t, deed, c, other):
            return False
        cards = t.at(self.where, t.owner[c])
        return (cards[len(cards) - 1] if self.top else cards[0]) == c

    def text(self) -> str:
        end = "top" if self.top else "bottom"
        return f"{super().text()} as long as it is the {end} card there"


class FromPileCost(OwnCost):
    """This card itself costs so much more, or less, if it is played out of a pile."""

    def __init__(self, where: i64, number: Number, more: bool) -> None:
        super().__init__(number, more)
        self.where: Final = where

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        more = super().alters(t, what, seat, c, usual)  # of other numbers c may be no card
        return more if more != 0 and t.kind(c) == self.where else 0

    def text(self) -> str:
        words = f"{self.number.text()} {'more' if self.more else 'less'}"
        return f"this card costs {words} to play from your {pile(self.where)}"


class AsEvents(Law):
    """These cards may be played whenever events may be."""

    def text(self) -> str:
        others = self.others.text() if self.others is not None else "cards"
        return f"{self.things.text()} can play {others} whenever you can play events"


def pile(where: i64) -> str:
    """What the pile is called."""
    return PILES.get(int(where), "twilight")


def from_pile(reading: Reading, *parts: Things | Detail | Number | None) -> FromPile:
    """It says so of itself; later words can name the price of playing it so."""
    where = next(part for part in parts if isinstance(part, Detail)).value
    found = FromPile(where, next((part for part in parts if isinstance(part, Number)), None))
    reading.played_from = found.where
    return found


def from_end(reading: Reading, *parts: Any) -> FromPile:
    found = from_pile(reading, *(part for part in parts if not isinstance(part, bool)))
    if found.where != GRAVE:
        raise Misread("a graveyard, in which cards lie in their order", pile(found.where))
    return FromEnd(found.where, found.number, next(part for part in parts if isinstance(part, bool)))


def from_pile_for(reading: Reading, *parts: Things | Detail | Amount) -> FromPileCost:
    where = next(part for part in parts if isinstance(part, Detail)).value
    said = next(part for part in parts if isinstance(part, Amount))
    return FromPileCost(where, said.number, said.more)


def from_pile_dearer(reading: Reading, *parts: Things | Detail | Number | bool | None) -> FromPileDearer:
    where = next(part for part in parts if isinstance(part, Detail)).value
    number = next(part for part in parts if isinstance(part, Number))
    reading.played_from = where
    return FromPileDearer(where, number, next(part for part in parts if isinstance(part, bool)))


def if_you_do(reading: Reading, *parts: Things | Amount) -> FromPileCost:
    if reading.played_from < 0:
        raise Misread("a sentence before that lets you play this card", "none")
    said = next(part for part in parts if isinstance(part, Amount))
    return FromPileCost(reading.played_from, said.number, said.more)


def others_from_pile(reading: Reading, payer: Payer, noun: CardNoun) -> Law:
    if noun.where != GRAVE or noun.whose != YOURS:
        raise Misread("cards in your graveyard", noun.text(True))
    if not isinstance(payer.players, You):
        raise Misread("you", "others")
    return Law(You(), FROM, Such(noun), can=True)


def as_events(reading: Reading, payer: Payer, sort: Sort) -> Law:
    return AsEvents(payer.players or Everyone(False), AS_EVENT, Such(CardNoun([sort], ANYWHERE)), can=True)


def as_event(reading: Reading, this: Things) -> Law:
    return Law(this, Act("be played whenever events can be played", bit_of(PLAY_AS_EVENT)), None, can=True)


ITSELF: Final = '(self | "it" | "he")'
AS_LONG: Final = '("as" "long" "as" | "if" | "when")'
EVENT_TIMES: Final = Needs(deeds=bit_of(PLAY_AS_EVENT))
CAN: Final = '("may" | "can")'
PLAY: Final = '("play" | "recruit")'
IS_IN: Final = '("is" | "lies") "in" "your" zone'
IN_ITS: Final = '("of" | "in") "your" zone'
AS_IF: Final = (
    '("as" ("if" | "though") ("it" | "they") ("was" | "were") "still"? ("in" | "from") "your" ("hand" | "deck"))'
)
FOR: Final = '("for" number coin?)'
THAN: Final = '("than" ("usual" | "its" "usual"? "cost" | "normal" | "its" "normal" "cost"))'
FROM_PILE: Final = '("from" | "out" "of") "your" zone'
DEARER: Final = f'"for" number (more_or_less coin? | coin more_or_less) {THAN}?'
OUT: Final = '("therefrom" | "from" "there")'
EVENT_TIME: Final = (
    '(("at"? "whenever" | "when") "you" ("can" | "could" | "may") "play" ("an" "event" | "events") '
    '| "as" ("if" | "though") ("it" | "they") ("was" | "were") ("an" "event" | "events") '
    '| "whenever" "events" "can" "be" "played")'
)
PHRASES: Final = [
    Phrase("card_law", f'"you" {CAN} {PLAY} self {FROM_PILE} ({AS_IF} | {FOR})*', from_pile,
           ["You can play this card from your graveyard.", "You may play this card from your graveyard for 1 gold."]),
    Phrase("card_law", f'{AS_LONG} {ITSELF} {IS_IN} "," "you" {CAN} {PLAY} {ITSELF} {OUT}? ({AS_IF} | {FOR})*',
           from_pile, ["While this card is in your graveyard, you may play it for 1 gold."]),
    Phrase("card_law", f'"you" {CAN} {PLAY} self {FROM_PILE} ({AS_IF} | {FOR})* {AS_LONG} {ITSELF} at_end'
           f' ({IN_ITS} | "there")', from_end,
           ["You can play this card from your graveyard as long as it is the top card there."]),
    Phrase("card_law", f'{AS_LONG} {ITSELF} at_end {IN_ITS} "," "you" {CAN} {PLAY} {ITSELF}'
           f' ({FROM_PILE})? {OUT}? ({AS_IF} | {FOR})*',
           from_end),
    Idiom("at_end", '("is" | "lies") ("the"? ("top" | "topmost" | "newest") "card" | "on" "the"? "top")', True),
    Idiom("at_end", '("is" | "lies") ("the"? ("bottom" | "oldest") "card" | "at" "the" "bottom")', False),
    Phrase("card_law", f'"you" {CAN} {PLAY} self {FROM_PILE} {AS_IF}? {DEARER}', from_pile_dearer,
           ["You can play this card from your graveyard for 1 more."]),
    Phrase("card_law", f'{AS_LONG} {ITSELF} {IS_IN} "," "you" {CAN} {PLAY} {ITSELF} {OUT}? {AS_IF}? ","? {DEARER}',
           from_pile_dearer,
           ["While this card is in your graveyard, you may play it for 1 more."]),
    Phrase("card_law", f'self {CAN} "be" ("played" | "recruited") {FROM_PILE} ({AS_IF} | {FOR})*', from_pile,
           ["This card can be played from your graveyard."]),
    Phrase("card_law", f'self {CAN} "be" ("played" | "recruited") {FROM_PILE} {DEARER}', from_pile_dearer,
           ["This card can be played from your graveyard for 1 more."]),
    Phrase("card_law", f'self {COSTS} amount "to" {PLAY} {FROM_PILE}', from_pile_for,
           ["This card costs 2 more to play from your graveyard."]),
    Phrase("card_law", f'"if" "you" {PLAY} {ITSELF} {FROM_PILE} "," {ITSELF} {COSTS} amount', from_pile_for,
           ["If you play this card from your graveyard, it costs 1 more."]),
    Phrase("card_law", f'"if" "you" "do" "so"? "," {ITSELF} {COSTS} amount', if_you_do,
           ["You can play this card from your graveyard. If you do, it costs 2 more."]),
    Phrase("card_law", f'{ITSELF} {COSTS} amount ("then" | "in" "that" "case" | ("this" | "that") "way")'
           f' | ("then" | "in" "that" "case") ","? {ITSELF} {COSTS} amount'
           f' | "if" "you" {PLAY} {ITSELF} ("this" | "that") "way" "," {ITSELF} {COSTS} amount', if_you_do,
           ["You can play this card from your graveyard. It costs 1 more then."]),
    Phrase(STATEMENT, f"card_payer {CAN} {PLAY} held_nouns {AS_IF}?", others_from_pile,
           ["You can play creature cards from your graveyard."], needs=SPELLS),
    Phrase(STATEMENT, f'card_payer {CAN} "play" (sorts | card_sorts) {EVENT_TIME}', as_events,
           ["You may play magic cards at any time you could play an event."], needs=EVENT_TIMES),
    Phrase("card_law", f'("you" {CAN} "play" self | self {CAN} "be" "played") {EVENT_TIME}', as_event,
           ["You may play this card as though it were an event. Draw a card."], needs=EVENT_TIMES),
]  # fmt: skip
