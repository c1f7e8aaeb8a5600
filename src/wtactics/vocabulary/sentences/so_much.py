"""So much: how much damage the text itself has dealt to cards, or taken off them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.chain import pick, picked
from wtactics.engine.meaning import ANYTHING, Condition, Number
from wtactics.engine.places import NOBODY, Flow, Option
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.deeds.around import Around
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.harm import DealDamage, Repair
from wtactics.vocabulary.deeds.mending import RepairUpTo
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, bound_text
from wtactics.vocabulary.nouns.players import Either, PlayerNoun
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.numbers.partings import LostKeeper, LostValue, takes_away
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import Slot, Things


class SoMuch(Number):
    """How much damage the deeds before have dealt or healed."""

    def __init__(self, healed: bool, slot: Slot) -> None:
        self.healed: Final = healed
        self.slot: Final = slot

    def of(self, t: Table) -> i64:
        return NOBODY - picked(t, self.slot.at)

    def depends(self) -> i64:
        return ANYTHING

    def text(self) -> str:
        return f"the damage {'healed' if self.healed else 'dealt'} this way"


class Keeping(Around):
    """A deed of which a number is kept."""

    def __init__(self, deed: Deed, slot: Slot) -> None:
        super().__init__(deed)
        self.slot: Final = slot


class Measured(Keeping):
    """It is kept how much damage it dealt to cards, or took off them."""

    def __init__(self, deed: Deed, healed: bool, slot: Slot) -> None:
        super().__init__(deed, slot)
        self.healed: Final = healed

    def do(self, t: Table, answer: Option) -> Flow:
        harm = t.harm[:]
        flow = self.deed.do(t, answer)
        n: i64 = NOBODY - picked(t, self.slot.at)
        c: i64 = 0
        while c < len(harm):
            more = harm[c] - t.harm[c] if self.healed else t.harm[c] - harm[c]
            n += max(more, 0)
            c += 1
        pick(t, self.slot.at, NOBODY - n)
        return flow


class Weighed(Keeping):
    """It is kept how much of a value those had whom it takes away."""

    def __init__(self, deed: Deed, number: LostValue) -> None:
        super().__init__(deed, number.slot)
        self.number: Final = number

    def do(self, t: Table, answer: Option) -> Flow:
        pick(t, self.slot.at, NOBODY - self.number.before(t))
        return self.deed.do(t, answer)


class Parted(Keeping):
    """It is kept who controlled what it takes away."""

    def __init__(self, deed: Deed, keeper: LostKeeper) -> None:
        super().__init__(deed, keeper.slot)
        self.keeper: Final = keeper

    def do(self, t: Table, answer: Option) -> Flow:
        pick(t, self.slot.at, self.keeper.before(t))
        return self.deed.do(t, answer)


def so_much(reading: Reading, healed: bool) -> SoMuch:
    """Only what cards suffer can be told: a player loses points."""
    if not healed and any(isinstance(each.noun, PlayerNoun | Either) for each in reading.mentions):
        raise Misread("damage that is dealt to cards alone", "players")
    slot = Slot("so much", person=True)
    reading.picked.append(slot)
    return SoMuch(healed, slot)


KEPT: Final = (SoMuch, LostValue, LostKeeper)


def measuring(steps: Steps) -> Steps:
    """The steps, those of which something is told later keeping how much they dealt or healed, or took away."""
    for i, step in enumerate(steps):
        for number in {id(part): part for part in parts_within(step) if isinstance(part, KEPT)}.values():
            steps = [around(each, number) if j < i else each for j, each in enumerate(steps)]
    return steps


def around(step: Any, number: SoMuch | LostValue | LostKeeper) -> Any:
    """The step, keeping this if it is its deed that does it, and it does not keep it already."""
    if any(isinstance(part, Keeping) and part.slot is number.slot for part in parts_within(step)):
        return step
    if isinstance(number, LostValue):
        things = getattr(number.things, "things", number.things)
        return Weighed(step, number) if takes_away(step, things) else step
    if isinstance(number, LostKeeper):
        things = getattr(number.things, "things", number.things)
        return Parted(step, number) if takes_away(step, things) else step
    return Measured(step, number.healed, number.slot) if is_measured(step, number) else step


def is_measured(step: Any, number: SoMuch) -> bool:
    """Is it a deed that deals damage, or heals it?"""
    while hasattr(step, "deed"):
        step = step.deed
    return isinstance(step, (Repair, RepairUpTo) if number.healed else DealDamage)


def unmeasured(steps: Steps) -> bool:
    """Is something told of damage that no deed before it deals or heals?"""
    kept: list[Slot] = []
    for step in steps:
        if any(isinstance(part, SoMuch) and part.slot not in kept for part in parts_within(step)):
            return True
        kept += [part.slot for part in parts_within(step) if isinstance(part, Measured)]
    return False


def dealt_to_it(reading: Reading, healed: bool, *_things: Things) -> Number:
    return so_much(reading, healed)


def compared(reading: Reading, healed: bool, bound: Bound) -> Condition:
    words = f"{bound_text(bound.relation, bound.number.text())} damage was {'healed' if healed else 'dealt'} this way"
    return Compare(so_much(reading, healed), bound.relation, bound.number, words)


def bounded_so(reading: Reading, bound: Bound, healed: bool) -> Condition:
    return compared(reading, healed, bound)


def any_done(reading: Reading, healed: bool) -> Condition:
    return compared(reading, healed, Bound(AT_LEAST, Fixed(1)))


def none_done(reading: Reading, healed: bool) -> Condition:
    return compared(reading, healed, Bound(AT_MOST, Fixed(0)))


DAMAGE: Final = '"damage" ("token" | "tokens")?'
WAY: Final = '("this" | "that") "way"'
PHRASES: Final = [
    Idiom("dealt_or_healed", '"dealt"', False),
    Idiom("dealt_or_healed", '"healed" | "removed" | "repaired" | "restored" | "taken" ("off" | "away")', True),
    Idiom("deals_or_heals", '"deals" | "dealt"', False),
    Idiom("deals_or_heals", '"heals" | "healed" | "removes" | "removed" | "repairs" | "repaired" | "restores"'
          ' | ("takes" | "took") ("away" | "off")', True),
    Phrase("value", f'"the" ("amount" "of")? {DAMAGE} ("that" ("was" | "is"))? dealt_or_healed ({WAY})?', dealt_to_it,
           ["Remove all damage from target creature. Gain victory points equal to the damage removed this way."]),
    Phrase("value", f'"the" ("amount" "of")? {DAMAGE} ("that" ("was" | "is"))? dealt_or_healed ("to" | "from") again ({WAY})?',
           dealt_to_it),
    Phrase("for_each", f'"for" "each" {DAMAGE} ("that" ("was" | "is"))? dealt_or_healed ({WAY})?', dealt_to_it),
    Phrase("condition", f'("this" | "that" | "it") deals_or_heals (bound {DAMAGE} | bound_damage)', compared),
    Phrase("condition", f'(bound {DAMAGE} | bound_damage) ("was" | "is" | "were" | "are") dealt_or_healed ({WAY})?', bounded_so,
           ["Remove all damage from target creature. If 2 or more damage was removed this way, draw a card."]),
    Phrase("condition", f'("any" | "a")? {DAMAGE} ("was" | "is") dealt_or_healed {WAY}'
           f' | ("this" | "that" | "it") deals_or_heals "any" ({DAMAGE})?', any_done),
    Phrase("condition", f'"no" {DAMAGE} ("was" | "is") dealt_or_healed {WAY}', none_done),
    Phrase("bound_damage", f'number {DAMAGE} "or" "more"', lambda reading, number: Bound(AT_LEAST, number)),
    Phrase("bound_damage", f'number {DAMAGE} "or" "less"', lambda reading, number: Bound(AT_MOST, number)),
]  # fmt: skip
