"""Slain this way: what is done if what the sentence before did to a card is its end."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import DONE_ONCE, Ability, Condition, Trigger
from wtactics.engine.places import GRAVE, Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.deeds.death import Kill
from wtactics.vocabulary.deeds.deed import cards_in_play, cards_of
from wtactics.vocabulary.deeds.harm import DealDamage
from wtactics.vocabulary.deeds.waiting import THIS_ONE, Delay
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, only_if
from wtactics.vocabulary.sentences.delaying import Later, delayed, heard
from wtactics.vocabulary.things.meaning import Slot, Things, You
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, chosen_before, happens

DIES: Final = Verb(facts.DIED, "die")
ENDS: Final = (facts.DIED, facts.DESTROYED)


class Slain(Condition):
    """What was to be killed has gone."""

    def __init__(self, things: Things, words: str) -> None:
        self.things: Final = things
        self.words: Final = words

    def holds(self, t: Table) -> bool:
        for c in cards_of(t, self.things):
            if t.kind(c) == GRAVE or (t.is_token(c) and not t.in_play(c)):
                return True
        return False

    def text(self) -> str:
        return f"{self.words} this way"


class IfSlain(Delay):
    """It is waited for the end of a card that has suffered too much, and for no other end of it."""

    def __init__(self, ability: Ability, things: Things) -> None:
        super().__init__(ability, THIS_TURN, THIS_ONE, You())
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_in_play(t, self.things):
            if t.falls(c):
                return super().do(t, answer)
        return NEXT

    def text(self) -> str:
        trigger = self.ability.trigger
        words = trigger.text().removeprefix("whenever ") if trigger is not None else ""
        return f"if {words} this way"


def slain(reading: Reading, kept: Steps, trigger: Trigger, steps: Steps) -> Steps:
    """Whether damage is a card's end shows when the text is done; whoever is killed has gone at once."""
    things = getattr(getattr(trigger, "first", None), "things", None)
    if not isinstance(trigger, Happens) or trigger.fact not in ENDS or not isinstance(things, Things):
        raise Misread("that one thing dies or is destroyed", trigger.text())
    slots = [part for part in parts_within(things) if isinstance(part, Slot)]
    blows = [step for step in reading.last_said if isinstance(step, DealDamage | Kill) and is_done_to(step, slots)]
    if len(blows) != 1 or kept:
        raise Misread("a sentence before it that kills or damages it", trigger.text())
    if isinstance(blows[0], Kill):
        return only_if(reading, Slain(things, trigger.words.removeprefix("whenever ")), steps)
    either = Happens(ENDS[0], trigger.first, trigger.second, trigger.words, also=bit_of(ENDS[1]))
    late = delayed(reading, Later(either, DONE_ONCE), steps, THIS_TURN)
    return [IfSlain(late[-1].ability, things)]


def that_slays(reading: Reading, kept: Steps, things: Things) -> Trigger:
    """What was done before kills it."""
    reading.awaits = True
    trigger = happens(reading, chosen_before(reading, things), Doing(DIES))
    return heard(reading, trigger)


def slain_by_that(reading: Reading, trigger: Trigger, steps: Steps) -> Steps:
    return slain(reading, [], trigger, steps)


def is_done_to(step: Any, slots: list[Slot]) -> bool:
    """Is the deed done to the one thing that was chosen?"""
    return any(part in slots for part in parts_within(step.things))


BLOW: Final = '("that" | "this" | ("that" | "this" | "the") "damage")'
PHRASES: Final = [
    Phrase("fronted", 'if_it heard ("this" | "that") "way" "," effects', slain,
           ["Deal 2 damage to target creature. If it dies this way, draw a card."]),
    Phrase("that_slays", f'if_it {BLOW} ("kills" | "destroys") again', that_slays),
    Phrase("fronted", 'that_slays "," effects', slain_by_that,
           ["Deal 2 damage to target creature. If this kills it, draw a card."]),
]  # fmt: skip
