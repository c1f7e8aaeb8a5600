"""What a ritual says of the time in which it is placed: what holds then, what happens to it, what it can be used for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import WHILE_ASIDE
from wtactics.engine.meaning import Due, Number
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.mods.rituals.queue import Early, charges, spent
from wtactics.mods.rituals.speech.charges import FILLS, ChargesDue, Recharge, charges_text, fills_up
from wtactics.mods.rituals.speech.rituals import LOT, last_ritual, rituals_meant, this_ritual
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.delaying import found_in
from wtactics.vocabulary.sentences.parts import Activated, Advantage, Agreed, Contribution, Levied, Standing, Triggered
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Happened, Things, This, You
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.watching import very_card


class OwnChargesDue(ChargesDue):
    """So many charges are taken from the placed ritual that says it."""

    def choices(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        return vec[i64]([c]) if charges(t, c) >= self.charges else vec[i64]()

    def text(self) -> str:
        return f"remove {charges_text(Fixed(self.charges))} from this ritual"


def while_placed(reading: Reading) -> None:
    """ORC-RITUAL-14 What follows may call the ritual "it"."""
    this_ritual(reading)


def does_meanwhile(reading: Reading, _placed: None, part: Contribution) -> Contribution:
    """ORC-RITUAL-14 What the ritual does before it is played; it is never marked."""
    if not isinstance(part, Standing | Triggered | Activated) or isinstance(part, Agreed | Levied):
        raise Misread("what always holds, happens at some time, or can be used", "something else")
    if isinstance(part, Activated) and part.price.mark:
        raise Misread("a price that a placed card can pay", "(M)")
    if not isinstance(part, Standing) and found_in(part.steps, (Spent,)):
        raise Misread("what is done as it is played", "charges that were removed then")
    return Advantage(part, WHILE_ASIDE)


def put_on_it(reading: Reading, number: Number, ritual: Things) -> Recharge:
    return Recharge(reading.players(), number, ritual, False)


def comes_with(reading: Reading, _placed: None, ritual: Things, number: Number) -> Contribution:
    """ORC-RITUAL-03, ORC-RITUAL-09 It is not empty as it is placed."""
    when = Happens(facts.PLACED, Very(ritual), None, "whenever this ritual is placed", True, True)
    return Advantage(Triggered(when, [Recharge(You(), number, ritual, False)]), WHILE_ASIDE)


def gets(reading: Reading, number: Number) -> Recharge:
    return Recharge(You(), number, rituals_meant(reading, reading.subject()), False)


def remove_from_it(reading: Reading, number: Number, ritual: Things) -> Recharge:
    return Recharge(reading.players(), number, ritual, True)


def pay_own_charges(reading: Reading, number: Number, *_ritual: Things) -> Due:
    """ORC-RITUAL-14 Charges of its own are what it pays with."""
    return OwnChargesDue(Very(this_ritual(reading)), plain(number))


def itself_filled(reading: Reading, ritual: Things) -> Happens:
    return fills_up(reading, very_card(reading, ritual))


def very_ritual(reading: Reading, *_name: str) -> Things:
    return this_ritual(reading)


class Spent(Number):
    """ORC-RITUAL-11 How many charges were removed from rituals as they were played."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def of(self, t: Table) -> i64:
        n: i64 = 0
        for c in self.things.of(t):
            n += spent(t, c) if NOBODY < c < SEAT_THING else 0
        return n

    def text(self) -> str:
        return f"the number of charges removed from {self.things.text()} as it was played"


def may_play_early(reading: Reading, _ritual: Things, number: Number) -> Agreed:
    """ORC-RITUAL-15 With no charge at all it would not have to be placed."""
    n = plain(number)
    if n < 1:
        raise Misread("one charge at least", str(n))
    return Agreed(Early(n))


def spent_on(reading: Reading, things: Things) -> Number:
    """So that it is kept; of one that lies there, charges are removed by something else than its being played."""
    ritual = bare(things)
    if not isinstance(ritual, This | Happened):
        raise Misread("a ritual that is played", things.text())
    reading.recall(facts.FILLED)
    return Spent(things)


def removed_from(reading: Reading, things: Things, *_played: Things) -> Number:
    return spent_on(reading, rituals_meant(reading, things))


def removed(reading: Reading, *_played: Things) -> Number:
    return spent_on(reading, this_ritual(reading))


def removed_alone(reading: Reading) -> Number:
    """As it was played, where nothing was said of charges that a text takes off."""
    if any(not isinstance(bare(each.things), This) for each in reading.mentions) or reading.picked:
        raise Misread("when they were removed", "charges that were removed")
    return spent_on(reading, this_ritual(reading))


def removed_from_it(reading: Reading, ritual: Things, *_played: Things) -> Number:
    return spent_on(reading, ritual)


def own(fact: int, verb: str, done: str, doer: Very | None) -> Callable[[Reading, Things], Happens]:
    """This is done to the ritual itself."""

    def happens(reading: Reading, ritual: Things) -> Happens:
        words = f"you {verb} this ritual" if doer is not None else f"this ritual is {done}"
        return Happens(fact, Very(ritual), doer, f"whenever {words}", True, True)

    return happens


OR_MORE: Final = f'("only"? number "or" "more" {LOT} | number {LOT} "or" "more" | "at" "least" number {LOT})'
AS_PLAYED: Final = (
    '(("as" | "when") ("you" ("play" | "played" | "have" "played") itself | itself ("is" | "was") "played"))'
)
REMOVED: Final = '("that"? ("was" | "is" | "were" | "are")? "removed")'
PHRASES: Final = [
    Phrase("itself", '"this" "ritual"? | "it" | SELF', very_ritual),
    Phrase("ritual_it", '"it"', last_ritual),
    Phrase("while_placed", '"while" "this" "ritual" "is" "placed" ","', while_placed),
    Phrase("permanent", "while_placed ability", does_meanwhile,
           ["While this ritual is placed, whenever a creature you control dies, put a charge on it."]),
    Phrase("deed", f'{{put}} number {LOT} "on" ritual_it', put_on_it),
    Phrase("deed", '{put} one_more_charge "on" ritual_it', put_on_it),
    Phrase("deed", f'{{remove}} number {LOT} "from" ritual_it', remove_from_it),
    Phrase(TOLD, f"({{get}} | {{gain}}) (number {LOT} | one_more_charge)", gets,
           ["Whenever you place a ritual, it gets a charge."]),
    Phrase("permanent", f'while_placed itself "is" "placed" "with" number {LOT} ("on" "it")?', comes_with,
           ["While this ritual is placed, this ritual is placed with two charges on it."]),
    Phrase("price_part", f'"remove" number {LOT} ("from" itself)?', pay_own_charges,
           ["While this ritual is placed, remove a charge from it: Target creature gets +1/+0 until end of turn."]),
    Phrase("anywhere", f'"you" ("may" | "can") "play" itself "with" {OR_MORE} ("on" "it")?', may_play_early,
           ["Charges: 3. You may play this ritual with one charge or more."]),
    Phrase("anywhere", f'itself ("may" | "can") "be" "played" "with" {OR_MORE} ("on" "it")?', may_play_early),
    Phrase("for_each", f'"for" ("each" | "every") {LOT} {REMOVED} "from" cards {AS_PLAYED}?', removed_from,
           ["Whenever you play a ritual, draw a card for each charge that was removed from it."]),
    Phrase("for_each", f'"for" ("each" | "every") {LOT} {REMOVED} {AS_PLAYED}', removed),
    Phrase("for_each", f'"for" ("each" | "every") {LOT} {REMOVED}', removed_alone,
           ["Charges: 3. You may play this ritual with one charge or more. Draw a card for each charge removed."]),
    Phrase("for_each", f'"for" ("each" | "every") {LOT} {REMOVED} "from" ritual_it {AS_PLAYED}?', removed_from_it),
    Phrase("value", f'"the" "number" "of" {LOT} {REMOVED} "from" cards {AS_PLAYED}?', removed_from),
    Phrase("value", f'"the" "number" "of" {LOT} {REMOVED} {AS_PLAYED}', removed),
    Phrase("happening", f"itself {FILLS}", itself_filled, ["When this ritual becomes full, draw a card."]),
    Phrase("happening", '"you" "put" itself', own(facts.PLACED, "place", "placed", Very(You())),
           ["When you place this ritual, draw a card."]),
    Phrase("happening", 'itself "is" "placed"', own(facts.PLACED, "place", "placed", None)),
    Phrase("happening", '"you" "charge" itself', own(facts.FILLED, "charge", "charged", Very(You()))),
    Phrase("happening", f'"a" {LOT} "is" "put" "on" itself', own(facts.FILLED, "charge", "charged", None)),
    Phrase("happening", 'itself "is" "charged"', own(facts.FILLED, "charge", "charged", None)),
]  # fmt: skip
