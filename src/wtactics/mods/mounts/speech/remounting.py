"""What is said behind mounting, or getting off: of the two together, of who has got off, and that neither is marked."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.meaning import Due
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.mods.mounts.speech.pairs import MountUp
from wtactics.mods.mounts.speech.riding import PartnerOf
from wtactics.rulesets.orc.speech.moves import ToFront
from wtactics.vocabulary.deeds.journeys import Put
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.dues import MarkDue, SacrificeDue
from wtactics.vocabulary.things.meaning import Again, Happened, Things, This, Together
from wtactics.vocabulary.things.picking import Amend
from wtactics.vocabulary.triggers.meaning import Happens, Very


def mounted_unmarked(reading: Reading) -> list[Any]:
    """ORC-MOUNT-12 What the sentence before says marks neither of the two."""
    last = reading.last_said[-1] if reading.last_said else None
    if not isinstance(last, MountUp):
        raise Misread("a creature that mounts another, in the sentence before", "neither of them")
    return [Amend(1), MountUp(last.riders, last.mounts, False)]


def goes_along(reading: Reading) -> list[Any]:
    """ORC-MOUNT-13 Said in vain: a rider goes where its mount is put."""
    last = reading.last_said[-1] if reading.last_said else None
    rider = reading.subject()
    if not isinstance(getattr(rider, "things", rider), PartnerOf) or not isinstance(last, Put | ToFront):
        raise Misread("the rider of a mount that was moved in the sentence before", rider.text())
    return []


def the_two(reading: Reading) -> Things:
    """ORC-MOUNT-12 The rider and the mount, as the one mounts the other."""
    if reading.heard != facts.MOUNTED:
        raise Misread("a creature that mounts another", "both of them")
    return Again(Together(Happened(False, False, "the rider"), Happened(True, False, "the mount")), "both of them")


def its_rider_gets_off(reading: Reading, rider: Things) -> Happens:
    """ORC-MOUNT-14 Who has got off of this mount is "that rider" from now on."""
    inner = getattr(rider, "things", rider)
    if not isinstance(inner, PartnerOf) or not isinstance(inner.whose, This):
        raise Misread("the rider of this creature", rider.text())
    reading.mention(Happened(False, False, "that rider"), ["creature", "rider"])
    return Happens(facts.DISMOUNTED, None, Very(inner.whose), f"whenever {rider.text()} gets off", True)


def sacrificed(reading: Reading, pair: Things) -> Due:
    """ORC-ABIL-14 Whoever rides this mount is given, or what this creature rides."""
    return SacrificeDue(its_other(pair), 1)


def marked_for_it(reading: Reading, pair: Things) -> Due:
    """ORC-ABIL-14 The rider of this mount is marked, or what this creature rides."""
    return MarkDue(its_other(pair), 1)


def its_other(pair: Things) -> Very:
    """Who rides this card, or is ridden by it."""
    inner = getattr(pair, "things", pair)
    if not isinstance(inner, PartnerOf) or not isinstance(inner.whose, This):
        raise Misread("the rider of this creature, or its mount", pair.text())
    return Very(inner)


def that_rider(reading: Reading) -> Things:
    return reading.that("rider", False)


NEITHER: Final = '"neither" ("of" "them" | "of" "the" "two" | "creature")?'
PHRASES: Final = [
    Phrase("open", f'{NEITHER} ("is" | "becomes") "marked" ("by" "this" | "for" "this")?', mounted_unmarked,
           ["Target creature you control mounts target mount you control. Neither of them is marked by this."]),
    Phrase("open", '("this" | "that") ("marks" "neither" ("of" "them")? | "doesn\'t" "mark" "either" ("of" "them")?)'
           ' | ("nobody" | "no" "creature") ("is" | "becomes") "marked" ("by" "this")?', mounted_unmarked),
    Phrase(TOLD, '("goes" | "moves" | "comes") ("with" "it" | "along" ("with" "it")?) | ("follows" | "accompanies") "it"',
           goes_along, ["1: Put this creature into your other front. Its rider goes with it."]),
    Phrase("both", '"both" ("of" "them")?', the_two, ["Whenever this creature mounts a mount, unmark both."]),
    Phrase("happening", 'riding_pair ("gets" | "get") "off"', its_rider_gets_off,
           ["Whenever its rider gets off, deal 1 damage to that rider."]),
    Phrase("again", '"that" "rider"', that_rider),
    Phrase("price_part", '"sacrifice" riding_pair', sacrificed, ["Sacrifice its rider: Draw a card."]),
    Phrase("price_part", '"mark" riding_pair', marked_for_it, ["Mark its rider: Draw a card."]),
]  # fmt: skip
