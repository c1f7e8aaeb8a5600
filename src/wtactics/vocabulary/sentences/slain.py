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
from wtactics.vocabulary.sentences.this_way import is_doomed
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


class Spared(Condition):
    """What was to be killed or damaged is in play, and stays there when the text is done."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table) -> bool:
        cards = cards_in_play(t, self.things)
        return len(cards) > 0 and not any(is_doomed(t, c) for c in cards)

    def text(self) -> str:
        return f"{self.things.text()} survives"


def spared(reading: Reading, things: Things) -> Condition:
    """It lives through what the sentence before does to it."""
    slots = [part for part in parts_within(things) if isinstance(part, Slot)]
    blows = [step for step in reading.last_said if isinstance(step, DealDamage | Kill) and is_done_to(step, slots)]
    if things.many() or len(blows) != 1:
        raise Misread("a sentence before it that kills or damages it", things.text())
    return Spared(things)


BLOW: Final = '("that" | "this" | ("that" | "this" | "the") "damage")'
OF_IT: Final = (
    '(("this" | "that") "way" | ("of" | "from" | "by" | "because" "of") ("it" | ("this" | "that" | "the") "damage"?)'
    ' | "as" "a" "result" ("of" ("this" | "that"))?)'
)
SURVIVES: Final = '"survives" | "survived" | ("doesn\'t" | "didn\'t") "die"'
PHRASES: Final = [
    Phrase("fronted", f'if_it heard {OF_IT}? "," effects', slain,
           ["Deal 2 damage to target creature. If it dies, draw a card."]),
    Phrase("that_slays", f'if_it {BLOW} ("kills" | "killed" | "destroys" | "destroyed") again', that_slays),
    Phrase("that_slays", f'if_it again ("died" | ("was" | "has" "been") ("killed" | "destroyed")) {OF_IT}?', that_slays),
    Phrase("fronted", 'that_slays "," effects', slain_by_that,
           ["Deal 2 damage to target creature. If this kills it, draw a card."]),
    Phrase("condition", f'again ({SURVIVES}) ({OF_IT} | "this" | "that" | "it" | "the" "damage")?', spared,
           ["Deal 2 damage to target creature. If it survives, draw a card."]),
]  # fmt: skip
