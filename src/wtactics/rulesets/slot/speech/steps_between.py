"""Steps between slots, and action points: swapping creatures, moving them to empty slots, getting action points."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import Number
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.slot.speech.spots import TheOne
from wtactics.rulesets.slot.speech.steps import (
    PAIR_OF_THEM,
    GainActions,
    LoseActions,
    Swap,
)
from wtactics.vocabulary.numbers.counting import so_many, unmeasured
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.meaning import Again, Slot, Things, This


def found_first(reading: Reading, things: Things) -> Things:
    """Whoever is known by where he stands is found before he moves: what follows is done to him all the same."""
    return reading.pick(things.noun, things.text()) if isinstance(things, TheOne) else things


def former(reading: Reading, goer: Things | None = None) -> Things:
    """The last single creature spoken of but this one, whoever does something, and who goes into the slot of the other."""
    actor = reading.actor.things if isinstance(reading.actor, Again) else reading.actor
    went = goer.things if isinstance(goer, Again) else goer
    for mention in reading.latest():
        things = mention.things
        if things is actor or things is went:
            continue
        if not things.people() and not things.many() and not isinstance(things, This):
            return again(things, "it")
    raise Misread("a creature that was spoken of before", "its slot")


def goer_last(reading: Reading, things: Things) -> None:
    """Whoever goes somewhere is "it" behind that, and not this creature, near which he goes."""
    goer = things.things if isinstance(things, Again) else things
    at = [i for i, each in enumerate(reading.mentions) if each.things is goer]
    if (
        at
        and not isinstance(goer, This)
        and all(isinstance(each.things, This) for each in reading.mentions[at[-1] + 1 :])
    ):
        reading.mentions.append(reading.mentions.pop(at[-1]))


def that_one(reading: Reading) -> Things:
    """The same, in words that are not about this creature."""
    other = former(reading)
    return again(other.things if isinstance(other, Again) else other, "that creature")


def plainly(reading: Reading, things: Things) -> Things:
    """Beside "it" may lie the one that was killed as well as the one that killed it."""
    if reading.could_be_either(things):
        raise Misread('"this" or "that" and its word, for "it" could be either', things.text())
    return things


def changes_slots_with(reading: Reading, other: Things) -> Swap:
    """With itself nobody does: "it" is who was spoken of before."""
    mover = reading.subject()
    if isinstance(other, This) and isinstance(mover, This):
        other = that_one(reading)
    return swap(reading, mover, other)


def swap(reading: Reading, first: Things, second: Things) -> Swap:
    first, second = found_first(reading, first), found_first(reading, second)
    if first.many() or second.many() or (isinstance(first, This) and isinstance(second, This)):
        raise Misread("one creature and another", f"{first.text()} with {second.text()}")
    return Swap(first, second)


def swap_with(reading: Reading, first: Things, second: Things) -> Swap:
    """Swap this creature with it: with itself nobody is swapped."""
    singles = [each.things for each in reading.mentions if not each.things.people() and not each.things.many()]
    if isinstance(second, This) and any(not isinstance(each, This) for each in singles) and isinstance(first, This):
        second = plainly(reading, that_one(reading))
    return swap(reading, first, second)


def swap_two(reading: Reading, things: Things) -> Swap:
    said = things.things if isinstance(things, Again) else things
    if not isinstance(said, Slot) or said.most != PAIR_OF_THEM:
        raise Misread("two creatures", things.text())
    return Swap(things, None)


def this_turn(reading: Reading) -> None:
    """Action points never last longer than the turn (SLOT-AP-03), so it says no more."""
    if reading.times and reading.time() != THIS_TURN:
        raise Misread('"this turn"', "another time")


def gain_actions(reading: Reading, number: Number, *each: Number) -> GainActions:
    this_turn(reading)
    return GainActions(reading.players(), so_many(number, each))


def lose_actions(reading: Reading, number: Number, *each: Number) -> LoseActions:
    this_turn(reading)
    return LoseActions(reading.players(), so_many(number, each))


AP: Final = '"ap"'
EXTRA: Final = '("extra" | "additional" | "more")'
PHRASES: Final = [
    Phrase("deed", '{swap} cards "with" cards', swap_with,
           ["[1]: Swap this creature with target ally creature adjacent to it."]),
    Phrase(TOLD, '("changes" | "change") "slots" "with" cards | {swap} "with" cards', changes_slots_with,
           ["[1]: This creature changes places with target ally creature."]),
    Phrase("deed", "{swap} cards", swap_two, ["[2]: Swap two target enemy creatures."]),
    Phrase("deed", f'(({{get}} | {{gain}}) number {EXTRA}? | {{have}} number {EXTRA}) "ap" for_each?', gain_actions,
           ["At the start of your turn, you get 1 AP.", "[ ]: You get 1 AP for each adjacent ally Elf."]),
    Phrase("deed", f"({{get}} | {{gain}}) {unmeasured(AP)}", gain_actions, ["[ ]: Get as many AP as there are ally Elves."]),
    Phrase("deed", f'{{lose}} (number "ap" for_each? | {unmeasured(AP)})', lose_actions,
           ["When this creature comes into play, lose 1 AP."]),
]  # fmt: skip
