"""Upkeep that is paid, in words: "When you pay this creature's upkeep, heal it"."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import This, You
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, very_card


def paid_by(reading: Reading, who: Watched, *of: Watched) -> Trigger:
    """SLOT-UPK-06 A player settles a fee, of somebody or any."""
    if of:
        call(reading, of[0], False)
    call(reading, who, True)
    words = f"whenever {who.words} {'pay' if isinstance(who.very, You) else 'pays'} "
    words += f"the upkeep of {of[0].words}" if of else "an upkeep"
    return Happens(facts.UPKEPT, of[0].noun if of else None, who.noun, words, bool(of) and of[0].own(), True)


def own_paid_by(reading: Reading, who: Watched) -> Trigger:
    """Nothing but this card's own upkeep is "it" where nothing was spoken of before."""
    if reading.mentions:
        raise Misread("whose upkeep", "it")
    return paid_by(reading, who, very_card(reading, This(reading.word)))


def paid(reading: Reading, watched: Watched) -> Trigger:
    """Upkeep of somebody is paid, by whoever it is."""
    call(reading, watched, False)
    words = f"whenever the upkeep of {watched.words} is paid"
    return Happens(facts.UPKEPT, watched.noun, None, words, watched.own())


def own_paid(reading: Reading) -> Trigger:
    if reading.mentions:
        raise Misread("whose upkeep", "it")
    return paid(reading, very_card(reading, This(reading.word)))


PAY: Final = '("pay" | "pays")'
FEE: Final = '("upkeep" | "upkeep" "fee" | "fee")'
PHRASES: Final = [
    Phrase("happening", f'anyone {PAY} ("an" | "any") {FEE}', paid_by,
           ["Whenever an opponent pays an upkeep, you get 1 victory point."]),
    Phrase("happening", f'anyone {PAY} ("an" | "the" | "any") {FEE} ("of" | "for") watched', paid_by,
           ["Whenever you pay the upkeep of an ally, unmark this creature."]),
    Phrase("happening", f'anyone {PAY} watched ("\'s" | "\'") {FEE}', paid_by,
           ["When you pay this creature's upkeep, heal it."]),
    Phrase("happening", f'anyone {PAY} ("its" | "this") {FEE}', own_paid_by,
           ["Whenever you pay this upkeep, you may heal this creature or unmark it."]),
    Phrase("happening", f'"the"? {FEE} ("of" | "for") watched "is" "paid" | watched ("\'s" | "\'") {FEE} "is" "paid"', paid),
    Phrase("happening", f'("its" | "this") {FEE} "is" "paid"', own_paid),
]  # fmt: skip
