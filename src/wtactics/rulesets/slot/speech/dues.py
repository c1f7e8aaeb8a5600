"""Dues, in words: who isn't unmarked unless his player pays; attacks that succeed by so much, and those of a weapon."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Number, Trigger
from wtactics.engine.places import DEFENDER, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.rulesets.slot.rules.blows import Compare
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT
from wtactics.rulesets.slot.speech.strokes import (
    BLOWS_OF,
    SUCCEEDS,
    Succeeds,
    of_the_weapon,
    succeeds,
    succeeds_against,
    succeeds_on,
)
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import UNMARK_STEP
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.marking import Unmark
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.quality import Being
from wtactics.vocabulary.nouns.sorts import MARKED, Sort
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.rulings.acts import UNMARKING
from wtactics.vocabulary.rulings.meaning import Cant
from wtactics.vocabulary.sentences.lines import while_so
from wtactics.vocabulary.sentences.outcomes import may_in_order_to
from wtactics.vocabulary.sentences.parts import Standing, Stated, Triggered, Twofold
from wtactics.vocabulary.sentences.paying import Pay
from wtactics.vocabulary.things.meaning import Happened, This, You
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.meaning import Comes, Very
from wtactics.vocabulary.triggers.watching import Watched, call

MARKED_NOW: Final = Being(CardNoun([Sort(mark=MARKED)], ANYWHERE), "marked")


class SucceedsBy(Succeeds):
    """SLOT-RESOLVE-07 An attack takes a life, and its value is so much higher than the DEF that it meets, or more."""

    def __init__(self, who: Watched, combat: i64, margin: i64) -> None:
        words = f"whenever {BLOWS_OF[int(combat)]} by {who.words} succeeds by {margin} or more"
        super().__init__(who.noun, None, combat, words, who.own())
        self.margin: Final = margin

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        if t.role[b] != DEFENDER or not super().matches(t, a, b, n):
            return False
        return Compare().force(t) - t.guard(b) >= self.margin


def succeeds_by(reading: Reading, who: Watched, combat: int, margin: Number) -> Trigger:
    reading.mention(again(Happened(True, False, "it"), "the target"), ["target"])
    call(reading, who, False)
    return SucceedsBy(who, combat, plain(margin))


def weapon_succeeds_by(reading: Reading, combat: int, margin: Number) -> Trigger:
    return succeeds_by(reading, of_the_weapon(reading), combat, margin)


def weapon_succeeds(reading: Reading, combat: int) -> Trigger:
    return succeeds(reading, combat, of_the_weapon(reading))


def weapon_hits(reading: Reading, combat: int, whom: Watched) -> Trigger:
    return succeeds_against(reading, of_the_weapon(reading), combat, whom)


def attacks_well(reading: Reading, who: Watched, combat: int = EITHER_COMBAT) -> Trigger:
    return succeeds(reading, combat, who)


def attacked_well(reading: Reading, whom: Watched, combat: int = EITHER_COMBAT) -> Trigger:
    return succeeds_on(reading, combat, whom)


def unmarked_if_paid(reading: Reading, *parts: Number | This) -> Twofold:
    """SLOT-MARK-02 It stays marked in step 1; when all the others are unmarked its player may pay, and then it is, too."""
    number = next(part for part in parts if isinstance(part, Number))
    this = This(reading.word)
    stays = Standing([Stated([Cant(this, UNMARKING)], None)])
    steps = may_in_order_to(reading, [Pay(You(), number)], [Unmark(You(), this)])
    end = Comes(facts.PHASE_ENDED, [UNMARK_STEP], Very(You()), "at the end of your Unmark phase")
    return Twofold([stays, while_so(reading, Is(this, MARKED_NOW), Triggered(end, steps))])


OR_MORE: Final = '("by" (number "or" "more" | "at" "least" number))'
WHEN: Final = '("if" | "when" | "whenever")'
BLOW: Final = '("a" | "an" | "the")? blow'
WEAPON: Final = '(("of" | "with" | "by") ("this" | "the") "weapon")'
NOT_UNMARK: Final = (
    '("doesn\'t" "unmark" | "isn\'t" "unmarked" | "is" "not" "unmarked" | "can\'t" "be" "unmarked" | "stays" "marked")'
)
IN_STEP: Final = '(("in" | "during") ("your" | "the") "unmark" "phase")'
PHRASES: Final = [
    Phrase("ability", f'self {NOT_UNMARK} {IN_STEP} "unless" "you" "pay" number'
           ' ("gold" | "g" | "energy")', unmarked_if_paid,
           ["This creature doesn't unmark in your Unmark phase unless you pay 1 gold."]),
    Phrase("ability", f'self ("unmarks" | "is" "unmarked") {IN_STEP} "only" "if" "you" "pay" number ("gold" | "g" | "energy")',
           unmarked_if_paid),
    # attacks that succeed by so much
    Phrase("happening", f"whose_blow blow {SUCCEEDS} {OR_MORE}", succeeds_by,
           ["When this creature's attack succeeds by 2 or more, you get 1 AP."]),
    Phrase("happening", f'("a" | "an" | "any" | "the") blow ("of" | "by") watched {SUCCEEDS} {OR_MORE}',
           lambda reading, combat, who, margin: succeeds_by(reading, who, combat, margin)),
    Phrase("trigger", f'"if" whose_blow blow {SUCCEEDS} {OR_MORE}', succeeds_by),
    Phrase("happening", f'"the" blow ("of" | "by") watched {SUCCEEDS}', succeeds),
    Phrase("happening", 'watched ("makes" | "make") "a" "successful" blow',
           lambda reading, who, sort: succeeds(reading, sort, who),
           ["When this creature makes a successful ranged attack, you get 1 AP."]),
    Phrase("happening", 'watched ("attacks" | "attack") "successfully" combat?', attacks_well,
           ["When this creature attacks successfully, you get 1 AP."]),
    Phrase("happening", 'watched ("is" | "are") ("attacked" "successfully" | "successfully" "attacked") combat?', attacked_well,
           ["When an enemy creature is attacked successfully, put a token on the attacker."]),
    # attacks of a weapon
    Phrase("trigger", f"{WHEN} {BLOW} {WEAPON} {SUCCEEDS} {OR_MORE}", weapon_succeeds_by),
    Phrase("trigger", f"{WHEN} {BLOW} {WEAPON} {SUCCEEDS}", weapon_succeeds),
    Phrase("trigger", f'{WHEN} {BLOW} {WEAPON} {SUCCEEDS} ("against" | "on") watched_card', weapon_hits,
           ["[Close] - When an attack with this weapon succeeds against a creature in the front row, mark that creature."]),
]  # fmt: skip
