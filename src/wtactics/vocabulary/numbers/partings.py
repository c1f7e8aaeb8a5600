"""What was given for a price, in numbers: a sacrificed creature's values are those that it had last in play."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import BOARD, DISCIPLINES, NOBODY, SEAT_THING, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.limits import ATTACK_VALUE, DEFENSE_VALUE
from wtactics.vocabulary.numbers.meaning import Factions, ValueOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import KeeperOf, Slot, Things

LASTING: Final = (ATTACK_VALUE, DEFENSE_VALUE)  # values that end as a card leaves play
LEAVING: Final = frozenset({"Kill", "Sacrifice", "ReturnToHand", "PutInGraveyard", "PutOnDeck", "RemoveFromGame"})
SPELLS: Final = ("event", "magic")  # which have no values of their own but the cost


class LastValue(ValueOf):
    """A value of a card that was given out of play, as it was there at last."""

    def of(self, t: Table) -> i64:
        n: i64 = 0
        for c in self.things.of(t):
            if NOBODY < c < SEAT_THING:
                n += self.last(t, c)
        return n

    def last(self, t: Table, c: CardId) -> i64:
        """Columns keep a card's values until it comes into play anew."""
        if t.place[c] & 15 >= BOARD:
            return self.measure.of(t, c)
        if self.value == ATTACK_VALUE:
            return t.attack[c]
        return t.defense[c] if self.value == DEFENSE_VALUE else self.measure.of(t, c)


class LostValue(ValueOf):
    """A value of what a deed of the text takes out of play, as it was before that."""

    def __init__(self, things: Things, value: i64, slot: Slot) -> None:
        super().__init__(things, value)
        self.slot: Final = slot

    def of(self, t: Table) -> i64:
        return NOBODY - picked(t, self.slot.at)

    def before(self, t: Table) -> i64:
        """How much it is as long as they are in play."""
        return super().of(t)


class LostKeeper(KeeperOf):
    """Who controlled what a deed of the text takes out of play, as it was before that."""

    def __init__(self, things: Things, slot: Slot) -> None:
        super().__init__(things, False)
        self.slot: Final = slot

    def of(self, t: Table) -> vec[i64]:
        thing = picked(t, self.slot.at)
        return vec[i64]([thing]) if thing > NOBODY else super().of(t)

    def before(self, t: Table) -> Thing:
        """Who it is as long as it is in play."""
        found = super().of(t)
        return found[0] if len(found) > 0 else NOBODY


class Disciplines(Factions):
    """How many of the three disciplines there are among cities."""

    def __init__(self, noun: Noun) -> None:
        super().__init__(noun, "discipline")

    def of(self, t: Table) -> i64:
        n: i64 = 0
        for discipline in range(len(DISCIPLINES)):
            for c in self.noun.all(t):
                if NOBODY < c < SEAT_THING and t.is_of(c, discipline):
                    n += 1
                    break
        return n


END_OF_GRAVE: Final = re.compile("the (top|bottom) .* graveyard")  # a value of what lies there has words of its own


def value_of(reading: Reading, things: Things, value: int) -> Number:
    """A value of these, which may have been sacrificed for the price, or have left play by the sentence before."""
    if isinstance(things, Slot) and END_OF_GRAVE.fullmatch(things.words):
        raise Misread("what lies there when it is asked", things.text(), lightly=True)
    given = next((each for each in reading.given if each.slot is things), None)
    if given is not None and given.verb == "sacrifice":
        return LastValue(things, value)
    if value not in LASTING or reading.x_early or not has_left(reading, things):
        return ValueOf(things, value)
    slot = Slot("what it had", person=True)
    reading.picked.append(slot)
    return LostValue(things, value, slot)


def controller_of(reading: Reading, things: Things) -> Things:
    """Who controls this, or did before the sentence before has taken it out of play."""
    if things.many() or not has_left(reading, things):
        return KeeperOf(things, False)
    slot = Slot("who had it", person=True)
    reading.picked.append(slot)
    return LostKeeper(things, slot)


def has_left(reading: Reading, things: Things) -> bool:
    """Does the sentence before take it out of play?"""
    spoken = getattr(things, "things", things)
    return any(takes_away(step, spoken) for step in reading.last_said)


def takes_away(step: object, things: Things) -> bool:
    """Does the deed take these out of play?"""
    step = bare(step)
    return getattr(step, "things", None) is things and leaves_play(step)


def bare(step: object) -> object:
    """The deed without what is kept of it."""
    while hasattr(step, "deed"):
        step = step.deed
    return step


def leaves_play(step: object) -> bool:
    """Does a deed take things out of play, as its class says?"""
    return not LEAVING.isdisjoint(base.__name__ for base in type(bare(step)).__mro__)


def only_given(reading: Reading) -> Things | None:
    """The one card that the price takes, if it takes one."""
    if len(reading.given) != 1 or reading.given[0].slot.plural:
        return None
    return reading.the_given(reading.given[0].verb, reading.given[0].words[0], False)
