"""Tills, in words: who is marked to pay for a recruit or for upkeep; levels that are named."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.rows import ONWARD
from wtactics.rulesets.slot.rules.purse import A_FEE, A_RECRUIT, kind_of_bill, rank
from wtactics.rulesets.slot.speech.measures import LEVEL_VALUE
from wtactics.rulesets.slot.speech.strides import InStep
from wtactics.rulesets.slot.speech.yields import SPENT, Pay, Tender, dusk_worth, recruiting_worth
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import UPKEEP_STEP
from wtactics.vocabulary.nouns.cards import ANYONES, YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import EXACTLY, Limit
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated
from wtactics.vocabulary.sentences.so_much import none_done
from wtactics.vocabulary.speech import PhaseName
from wtactics.vocabulary.things.meaning import You, article
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.things.naming_one import name_one, the_number
from wtactics.vocabulary.things.namings import NUMBER, NameOne
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says

CALLED: Final = {A_RECRUIT: "a recruit", A_FEE: "upkeep"}


class MarkedToPay(Happens):
    """SLOT-PAY-01 A creature is marked as gold for a recruit, or for upkeep."""

    def __init__(self, noun: Noun | None, kind: i64, words: str, own: bool) -> None:
        super().__init__(facts.MARKED, noun, None, words, own)
        self.kind: Final = kind

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        paid = t.bill[ONWARD] == rank(t, a) and kind_of_bill(t) == self.kind
        return paid and super().matches(t, a, b, n)


def marked_to_pay(reading: Reading, watched: Watched, kind: int) -> Trigger:
    call(reading, watched, False)
    return MarkedToPay(watched.noun, kind, f"{says(watched, 'is marked')} to pay for {CALLED[kind]}", watched.own())


def you_mark_to_pay(reading: Reading, who: Watched, what: Watched, kind: int) -> Trigger:
    """Nobody marks creatures of others to pay."""
    if not isinstance(who.very, You):
        raise Misread("you", who.words)
    noun = what.noun
    if what.very is None and isinstance(noun, CardNoun) and noun.whose == ANYONES:
        noun = renewed(noun, Detail("whose", YOURS), Detail("side", True))
        what = Watched(noun, article(noun.text(False)), None, what.names)
    return marked_to_pay(reading, what, kind)


def name_level(reading: Reading) -> NameOne:
    """SLOT-LEVEL-05 Level 3 is in no game yet."""
    return name_one(reading, NUMBER, 1, 2)


def of_that_level(reading: Reading) -> Detail:
    return Detail("quality", Limit(LEVEL_VALUE, EXACTLY, the_number(reading)))


def while_fees(reading: Reading) -> Tender:
    """SLOT-UPK-01 Nothing but upkeep is paid in step 2."""
    return Tender(False, False, FEES_NOW, True)


def dusk_for_fees(reading: Reading, pay: Pay) -> Contribution:
    """Creatures out of your twilight, given for upkeep."""
    return Standing([Stated([dusk_worth(reading, SPENT, pay)], FEES_NOW)])


FEES_NOW: Final = InStep(PhaseName("Upkeep", [UPKEEP_STEP]))
FOR_FEES: Final = (
    '(("to" "pay" "for"? | "for" | "on")'
    ' ("the"? "upkeep" ("of" ("your" "creatures" | "creatures" "you" "control"))? | "fees"))'
)
IN_DUSK: Final = '(("each" | "a" | "all")? ("creature" | "creatures") ("in" | "from" | "out" "of") "your" "twilight")'
TO_PAY: Final = '("to" "pay" ("for")? | "for" | "in" "payment" "of" | "as" "payment" "for")'
TOKENS: Final = '("damage" ("token" | "tokens")?)'
PHRASES: Final = [
    Idiom("paid_so", '("a" | "any")? ("recruit" | "recruits") | "recruiting" (("a" "creature") | "creatures")?', A_RECRUIT),
    Idiom("paid_so", '("an" | "any" | "the" | "its" "own"?)? "upkeep"', A_FEE),
    Phrase("happening", f'watched ("is" | "are") "marked" {TO_PAY} paid_so', marked_to_pay,
           ["When this creature is marked to pay for upkeep, unmark it."]),
    Phrase("happening", f'anyone ("mark" | "marks") watched_card {TO_PAY} paid_so', you_mark_to_pay),
    # what is worth how much for it
    Phrase("tendered_there", f'"marked" {FOR_FEES}', while_fees,
           ["This creature is worth 2 gold when it is marked for upkeep."]),
    Phrase("ability", f'("during" "your" "turn" ","?)? {IN_DUSK} so_much_gold {FOR_FEES}', dusk_for_fees,
           ["Creatures in your twilight are worth 2 gold each for upkeep."]),
    Phrase("ability", f'{IN_DUSK} so_much_gold ("for" ("a" "recruit" | "recruits" | "recruiting")'
           ' | ("when" | "if") "you" "recruit" ("a" "creature")?)', recruiting_worth,
           ["Creatures in your twilight are worth 2 gold each for recruits."]),
    Phrase("deed", '({choose} | {name}) ("a" | "one") "level"', name_level,
           ["At the start of your turn, name a level. Creatures of that level get +1 DEF until your next turn."]),
    Phrase("condition", f'"no" {TOKENS} ("was" | "is" | "were" | "are") "taken" ("off" | "away")',
           lambda reading: none_done(reading, True),
           ["[1]: Take one token off each adjacent ally. If no token is taken off, you get 1 AP."]),
    Phrase("quality", '"of" ("that" | "the" ("named" | "chosen")) "level"', of_that_level),
]  # fmt: skip
