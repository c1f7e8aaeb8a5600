"""Meanwhile: something happens, and at that moment something else is so: whenever it attacks and you control an Elf."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Trigger
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.needs import DEAD_AT_ONCE
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.describing import is_in_play
from wtactics.vocabulary.nouns.quality import Being
from wtactics.vocabulary.nouns.sorts import EITHER
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, only_if
from wtactics.vocabulary.sentences.limits import Only
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution, Triggered
from wtactics.vocabulary.things.meaning import Again, Happened, They, This
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.sayings import ends_so


def triggered_then(reading: Reading, trigger: Trigger, condition: Condition, steps: Steps) -> Contribution:
    """Something happens, and at that moment something is so: it asks nothing of what the fact is about."""
    if any(isinstance(part, Happened | Again | They) for part in parts_within(condition)):
        raise Misread("what is known before it happens", condition.text())
    if trigger.own and isinstance(trigger, Happens) and says_role(condition):
        raise Misread("how it happens", condition.text(), lightly=True)  # "dies while it is attacking" is one thing
    told = triggered(reading, trigger, steps)
    return Triggered(Only(told.trigger, condition), told.steps) if isinstance(told, Triggered) else told


def says_role(condition: Condition) -> bool:
    """Does it say that this card is attacking or defending, and no more?"""
    if (
        not isinstance(condition, Is)
        or not isinstance(condition.things, This)
        or not isinstance(condition.quality, Being)
    ):
        return False
    noun = condition.quality.noun
    return (
        isinstance(noun, CardNoun) and not condition.quality.negated and all(sort.role != EITHER for sort in noun.sorts)
    )


def survival(reading: Reading) -> Condition:
    """That the one who was spoken of last is in play."""
    return Is(reading.it(), is_in_play(reading, False))


def triggered_alive(reading: Reading, trigger: Trigger, alive: Condition, steps: Steps) -> Contribution:
    """Who is hurt, or kills, and lives through it: whether he does is known when the checks have looked."""
    if trigger.fact not in (facts.HURT, facts.STRUCK, facts.KILLED):
        raise Misread("that it is dealt damage, or kills", trigger.text())
    return triggered(reading, trigger, only_if(reading, alive, steps))


def ended_alive(reading: Reading, turn: None, condition: Condition) -> Trigger:
    """Who triggers at the end of the turn is in play then."""
    if not any(isinstance(part, This) for part in parts_within(condition)):
        raise Misread("this card, which survives", condition.text())
    return ends_so(reading, turn, condition)


SURVIVED: Final = (
    '"and" ("survived" ("it" | "this")? | ("is" | "remained" | "stayed") "still"? "in" "play" | "didn\'t" "die")'
)
SURVIVES: Final = (
    '"and" (("survives" | "survive") ("it" | "this" | "the" "damage")? | ("is" | "remains" | "stays") "still"? "in" "play"'
    ' | "doesn\'t" "die")'
)
PHRASES: Final = [
    Phrase("survival", SURVIVES, survival, needs=DEAD_AT_ONCE),
    Phrase("trigger", f"turn_in_which condition {SURVIVED}", ended_alive,
           ["At the end of each turn in which this creature was dealt damage and survived, draw a card."]),
    Phrase("ability", 'trigger survival "," effects', triggered_alive,
           ["Whenever this creature is dealt damage and survives, draw a card."], needs=DEAD_AT_ONCE),
    Phrase("ability", 'trigger ("and" | "as" "long" "as") if_condition "," effects', triggered_then,
           ["Whenever this creature attacks and you control an Elf, draw a card."]),
]  # fmt: skip
