"""Dusk, in words: what leaves the twilight and what stays, who is recruited from a pile, who goes back to the graveyard."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import PLAY_FROM, PRICES, Number, Statement, Trigger
from wtactics.engine.places import ASIDE, GRAVE, CardId, Flow, Option, Seat, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.rules.twi import spend
from wtactics.rulesets.slot.speech.bends import Bend, dusk_stays
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.rulesets.slot.speech.twilight import PutAside
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import STAYS_THERE
from wtactics.vocabulary.deeds.death import PutInGraveyard
from wtactics.vocabulary.deeds.deed import STATEMENT, bury, cards_by
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail, anywhere
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading, again, words_of
from wtactics.vocabulary.sentences.clauses import Steps, may
from wtactics.vocabulary.sentences.clauses import clause as one_clause
from wtactics.vocabulary.things.meaning import All, Happened, Things, This, You, article, clause
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import any_opponent, call, says, very_card, you_yourself

PILES: Final = {ASIDE: "twilight", GRAVE: "graveyard"}


class SpendCards(PutInGraveyard):
    """SLOT-TWI-04 Cards of a twilight are spent for what a text does."""

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, SlotTable)
        for c in cards_by(t, self.players, self.things):
            if t.kind(c) == ASIDE:
                spend(t, c)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "spend", self.things.text())


class SendBack(PutInGraveyard):
    """SLOT-GRAVE-01 Who has come from the graveyard goes back there, if he is still in play."""

    def do(self, t: Table, answer: Option) -> Flow:
        bury(t, vec[i64]([c for c in cards_by(t, self.players, self.things) if t.in_play(c)]), False)
        return NEXT

    def text(self) -> str:
        return "it goes back to the graveyard"


class LetOut(Statement):
    """SLOT-PRIO-01 Creatures of a pile of yours may be recruited, perhaps for more or less than out of the deck."""

    def __init__(self, noun: CardNoun, number: Number | None, sign: i64) -> None:
        self.noun: Final = noun
        self.number: Final = number
        self.sign: Final = sign

    def law(self) -> i64:
        return bit_of(PLAY_FROM) | (0 if self.number is None else bit_of(PRICES))

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == PLAY_FROM and self.noun.fits(t, c)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        number = self.number
        if number is None or what != PRICES or seat != t.you or not self.noun.fits(t, c):
            return 0
        return number.of(t) * self.sign

    def text(self) -> str:
        number = self.number
        price = "" if number is None else f" for {number.text()} gold {'more' if self.sign > 0 else 'less'}"
        return f"you may recruit {self.noun.text(True)}{price}"


def spend_cards(reading: Reading, things: Things) -> SpendCards:
    noun = reading.noun_of(things)
    if not isinstance(noun, CardNoun) or noun.where != ASIDE or noun.whose != YOURS:
        raise Misread("creatures in your twilight", things.text())
    return SpendCards(reading.players(), things)


def wasted(reading: Reading, sort: Sort, whose: Detail) -> Trigger:
    """SLOT-TWI-04, SLOT-TWI-07 A card goes from a twilight to its owner's graveyard, spent or left over."""
    who = you_yourself(reading) if whose.value == YOURS else any_opponent(reading)
    noun = anywhere(reading, sort)
    call(reading, who, True)
    reading.mention(Happened(False, False, "it"), words_of(noun))
    owner = "your" if whose.value == YOURS else "an opponent's"
    words = f"whenever {article(sort.text(False))} goes from {owner} twilight to the graveyard"
    return Happens(facts.DISCARDED, noun, who.noun, words, False, True)


def itself_wasted(reading: Reading, this: Things) -> Trigger:
    watched = very_card(reading, this)
    call(reading, watched, False)
    words = f"{says(watched, 'go')} from your twilight to the graveyard"
    return Happens(facts.DISCARDED, watched.noun, None, words, True, True)


def stays_itself(reading: Reading, this: Things) -> Bend:
    """SLOT-TWI-07 Whoever lies in the twilight himself stays there."""
    return Bend(This(reading.word), STAYS_THERE, "stays in your twilight in the Twilight phase")


def goes_back(reading: Reading) -> Steps:
    """Whoever is near him, it is he who has come from there."""
    for mention in reading.latest():
        if isinstance(mention.noun, CardNoun) and mention.noun.where == GRAVE and not mention.things.many():
            return one_clause(reading, [SendBack(You(), again(mention.things, "it"))])
    raise Misread("a creature that came from the graveyard", "it")


def may_put_aside(reading: Reading, things: Things, *_whose: Detail) -> Steps:
    """SLOT-TWI-02 Who has been killed goes to the twilight, although the rules send him to the graveyard."""
    if reading.would >= 0:
        raise Misread("what is done when it has died", "instead of that it dies")
    return may(reading, [PutAside(reading.players(), things)])


def may_recruit(reading: Reading, noun: CardNoun, *said: Number | int) -> LetOut:
    if noun.where not in PILES or noun.whose != YOURS:
        raise Misread("creatures in your graveyard or twilight", noun.text(True))
    number = next((part for part in said if isinstance(part, Number)), None)
    if number is None:
        reading.mention(All(noun), ["creature"], noun)
    return LetOut(noun, number, next((part for part in said if isinstance(part, int)), 1))


GOES: Final = '("goes" | "go" | "is" "put" | "are" "put" | "moves" | "is" "moved")'
FROM: Final = '("from" | "out" "of")'
TO_GRAVE: Final = '(("to" | "into") ("your" | "his" | "its" "owner" "\'s" | "the" | "an" "opponent" "\'s") "graveyard")'
DUSK: Final = '(("in" | "during") ("the" | "your" | "each") "twilight" "phase")'
A: Final = '("a" | "an" | "any" | "one")'
STAY: Final = '("stay" | "remain" | "are" "left")'
STAYS: Final = '("stays" | "remains" | "is" "left")'
THERE: Final = '("there" | "in" ("it" | "your" "twilight" | "the" "twilight"))'
INSTEAD: Final = f'("instead" "of" ("going" | "being" "put") {TO_GRAVE})'
AT_END: Final = '("at" "the" "end" "of" ("your" | "the") "turn")'
NOT_GO: Final = f'(("don\'t" "go" | "aren\'t" "put") {TO_GRAVE})'
EACH: Final = '("each" | "every") "creature" ("in" | "of") "your" "twilight"'
MINE: Final = '("all" "the"?)? "creatures" ("in" | "of") "your" "twilight"'
PHRASES: Final = [
    Phrase("deed", "{spend} things", spend_cards, ["[1]: Spend a creature in your twilight. If you do, unmark an ally."]),
    # what leaves the twilight
    Phrase("happening", f'{A} (sort | card_sort) {GOES} {FROM} owned "twilight" {TO_GRAVE}', wasted,
           ["Whenever a creature goes from your twilight to your graveyard, you get 1 AP."]),
    Phrase("happening", f'self {GOES} {FROM} ("your" | "the") "twilight" {TO_GRAVE}', itself_wasted,
           ["When this creature goes from your twilight to your graveyard, you get 1 AP."]),
    # what stays there
    Phrase(STATEMENT, f"{MINE} ({STAY} {THERE} ({INSTEAD} | {DUSK} {INSTEAD}?) | {STAY} {THERE} {AT_END} {INSTEAD}"
           f" | {NOT_GO} ({DUSK} | {AT_END})) | {EACH} {STAYS} {THERE}"
           f" ({INSTEAD} | ({DUSK} | {AT_END}) {INSTEAD}?)", dusk_stays,
           ["Creatures in your twilight stay there instead of going to the graveyard."]),
    Phrase(STATEMENT, f'self ({STAYS} "in" ("your" | "the" | "its" "owner" "\'s") "twilight" ({INSTEAD}'
           f' | ({DUSK} | {AT_END}) {INSTEAD}?) | ("doesn\'t" "go" | "isn\'t" "put") {FROM} ("your" | "the") "twilight"'
           f' {TO_GRAVE} ({DUSK} | {AT_END}))', stays_itself,
           ["This creature stays in your twilight in the Twilight phase."]),
    # who goes where
    Phrase("open", f'"you" {YES} "put" things ("into" | "in") whose_place "twilight" "instead" "of" ("to" | "into" | "in")?'
           ' (whose_place | "the") "graveyard"', may_put_aside,
           ["When an ally is killed in your turn, you may put it into your twilight instead of your graveyard."]),
    Phrase("led", f'("it" | "that" "creature") ("goes" | "returns" | "is" "put") "back" {TO_GRAVE}'
           ' ("if" "it" "is" "still" "in" "play")?', goes_back,
           ["[2]: Put an Elf from your graveyard into an empty slot. At the end of this turn, it goes back to the graveyard."]),
    # who is recruited from there
    Phrase(STATEMENT, f'"you" {YES} "recruit" held_nouns ("for" number ("gold" | "g")? dearer)?',
           may_recruit, ["You may recruit level 1 creatures from your graveyard for 1 gold more."]),
    Phrase("dearer", '"more"', lambda reading: 1),
    Phrase("dearer", '"less"', lambda reading: -1),
]  # fmt: skip
