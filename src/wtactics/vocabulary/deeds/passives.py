"""What is done to cards, told of them: is dealt 2 damage, is discarded, is put on the bottom of its owner's deck."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Number
from wtactics.language.phrase import ORDER, TOLD, Phrase
from wtactics.vocabulary.changes.tallying import put as put_counters
from wtactics.vocabulary.changes.values import counters
from wtactics.vocabulary.deeds.hands import Discard
from wtactics.vocabulary.deeds.harm import DealDamage, Repair, deal_damage, repair, repair_all, repair_by, suffer
from wtactics.vocabulary.deeds.splitting import Where, put
from wtactics.vocabulary.needs import WHOLE_HEALING
from wtactics.vocabulary.nouns.sorts import CounterName
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import Things, You


def is_dealt(reading: Reading, number: Number, *each: Number) -> DealDamage:
    """By this card, whoever it is told of."""
    return suffer(reading, number, *each)


def is_discarded(reading: Reading) -> Discard:
    return Discard(You(), reading.subject())


def is_put(reading: Reading, where: Where) -> Steps:
    """You put it there, of whomever it is told."""
    things, reading.actor = reading.subject(), None
    steps = put(reading, things, where)
    reading.actor = things
    return steps


def is_healed(reading: Reading, *number: Number) -> Repair:
    return Repair(number[0] if number else None, reading.subject())


def is_repaired(reading: Reading, number: Number) -> Repair:
    return repair_by(reading, reading.subject(), number)


def is_dealt_to(reading: Reading, number: Number, things: Things, *each: Number) -> DealDamage:
    return deal_damage(reading, number, things, *each)


def is_taken_from(reading: Reading, number: Number, things: Things) -> Repair:
    return repair(reading, number, things)


def all_is_taken(reading: Reading, things: Things) -> Repair:
    return repair_all(reading, things)


def counters_are_put(reading: Reading, number: Number, sort: Any, things: Things) -> Any:
    if isinstance(sort, CounterName):
        return put_counters(reading, number, sort, things)
    return counters(reading, number, sort, things)


IS: Final = '("is" | "are")'
GONE: Final = '("removed" | "healed" | "taken" "away")'
PHRASES: Final = [
    Phrase(TOLD, f'{IS} "dealt" (number "damage" for_each? | "damage" "equal" "to" value)', is_dealt,
           ["Target creature is dealt 2 damage."]),
    Phrase(TOLD, f'{IS} "discarded"', is_discarded, ["Target enchantment is discarded."]),
    Phrase(TOLD, f'{IS} ("put" | "returned") put_where', is_put,
           ["Target creature is put on the bottom of its owner's deck."]),
    Phrase(TOLD, f'{IS} "healed" ("completely" | "fully")?', is_healed, ["Target creature is healed."],
           needs=WHOLE_HEALING),
    Phrase(TOLD, f'{IS} "healed" "of" number "damage"', is_healed),
    Phrase(TOLD, f'{IS} ("repaired" | "mended" | "restored") "by" number ("strength" | "damage")?', is_repaired,
           ["Target city is repaired by 2."]),
    Phrase(ORDER, f'number "damage" {IS} "dealt" "to" things for_each?', is_dealt_to,
           ["2 damage is dealt to target creature."]),
    Phrase(ORDER, f'number "damage" {IS} {GONE} "from" things', is_taken_from,
           ["2 damage is removed from target creature."]),
    Phrase(ORDER, f'"all" "the"? "damage" ({IS} {GONE} "from" things | "on" things {IS} {GONE})', all_is_taken,
           ["All damage is removed from target creature.", "All damage on target creature is removed."]),
    Phrase(ORDER, f'number (counter_name | bonus) ("counter" | "counters") {IS} "put" "on" things', counters_are_put,
           ["A +1/+1 counter is put on target creature.", "Two rust counters are put on target creature."]),
]  # fmt: skip
