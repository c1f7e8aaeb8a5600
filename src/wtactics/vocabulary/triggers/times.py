"""How often: the first time each turn, your second event each turn."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.triggers.catalogue import third_person
from wtactics.vocabulary.triggers.handling import AimedPast, Targeted
from wtactics.vocabulary.triggers.impending import Would
from wtactics.vocabulary.triggers.meaning import OF_ALL, OF_FIRST, OF_SECOND, Happens, Nth
from wtactics.vocabulary.triggers.past import THIS_TURN
from wtactics.vocabulary.triggers.remembering import recalled
from wtactics.vocabulary.triggers.watching import Doing, Watched, call

PLAIN: Final = (Happens, Would)  # of which can be counted how often they happened
ORDINALS: Final = ("first", "second", "third")


class OrdinalPhrase(Phrase):
    """The first, the second."""

    def __init__(self, n: int) -> None:
        super().__init__("ordinal", f'"{ORDINALS[n - 1]}"', self.give)
        self.n: Final = n

    def give(self, reading: Reading) -> int:
        return self.n


def nth(reading: Reading, trigger: Trigger, n: int, each: int, words: str) -> Trigger:
    """Something happens for the n-th time in a turn, counted from its start."""
    if isinstance(trigger, Targeted):
        recalled(reading, facts.TARGETED, trigger.what, trigger.by, THIS_TURN, True)
        return Nth(trigger, AimedPast(trigger), n, each, words)
    if not isinstance(trigger, Happens) or type(trigger) not in PLAIN or trigger.also != 0 or trigger.group:
        raise Misread("what a card or a player does", trigger.text())
    past = recalled(reading, int(trigger.fact), trigger.first, trigger.second, THIS_TURN, trigger.people)
    return Nth(trigger, past, n, each, words)


def nth_time(reading: Reading, n: int, trigger: Trigger) -> Trigger:
    rest = trigger.text().removeprefix("whenever ")
    return nth(reading, trigger, n, OF_ALL, f"the {ORDINALS[n - 1]} time each turn {rest}")


def time_of(reading: Reading, trigger: Trigger, n: int) -> Trigger:
    """Whenever a creature attacks for the first time each turn: every creature has a first time of its own."""
    people = isinstance(trigger, Happens) and trigger.people
    subject_second = people or (isinstance(trigger, Happens) and trigger.first is None)
    words = f"{trigger.text()} for the {ORDINALS[n - 1]} time each turn"
    return nth(reading, trigger, n, OF_SECOND if subject_second else OF_FIRST, words)


def his_nth(reading: Reading, who: Watched, doing: Doing, n: int, noun: Noun) -> Trigger:
    """Whenever you play your first event each turn."""
    call(reading, who, True)
    verb = doing.verb.words if isinstance(who.very, You) else third_person(doing.verb.words)
    whose = "your" if isinstance(who.very, You) else "his"
    words = f"whenever {who.words} {verb} {whose} {ORDINALS[n - 1]} {noun.text(False)} each turn"
    return nth(reading, Happens(doing.verb.fact, noun, who.noun, "", False, True), n, OF_SECOND, words)


IN_A_TURN: Final = '("each" | "in" ("a" | "each")) "turn"'
PHRASES: Final = [
    *(OrdinalPhrase(n) for n in range(1, len(ORDINALS) + 1)),
    Phrase("trigger", '"the" ordinal "time" "each" "turn" "that"? happening', nth_time,
           ["The first time each turn that this creature is dealt damage, draw a card."]),
    Phrase("trigger", '"the" ordinal "time" happening "each" "turn"', nth_time),
    Phrase("trigger", f'("when" | "whenever") happening "for" "the" ordinal "time" {IN_A_TURN}', time_of),
    Phrase("happening", f'anyone people_doing ("your" | "his") ordinal any_noun {IN_A_TURN}', his_nth,
           ["Whenever you play your first event each turn, draw a card."]),
]  # fmt: skip
