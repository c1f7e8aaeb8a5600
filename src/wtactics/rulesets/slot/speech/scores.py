"""Scores, in words: kills for which so many points are scored, or none, and whose kills they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Noun, Number, Trigger
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.awards import (
    ANY_SHAPE,
    GAINS,
    GET,
    PRIZED,
    SOME,
    is_prize,
    kill_would_give,
    prized,
)
from wtactics.rulesets.slot.speech.prizes import SCORED, KilledBy
from wtactics.rulesets.slot.speech.sorties import CREATURES
from wtactics.rulesets.slot.speech.spots import SHARED
from wtactics.vocabulary.nouns.cards import OPPONENTS
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, only_if
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.things.mentioning import plain, renewed
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card, call, people_score, says, you_yourself


class ScoresMuch(Happens):
    """SLOT-POINTS-07 A player gains so many points or more by one kill, for shapes of one of these sorts."""

    def __init__(self, who: Noun, least: int, sorts: list[int], words: str) -> None:
        super().__init__(facts.GAINED, None, who, words, False, True)
        self.least: Final = least
        self.sorts: Final = sorts

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if n < self.least or not super().matches(t, a, b, n):
            return False
        for sort in self.sorts:
            if is_prize(t, sort):
                return True
        return False


def scores_much(reading: Reading, who: Watched, number: Number, *rest: int) -> Trigger:
    """So many points or more, for any kill, or for a shape."""
    sort = rest[0] if rest else ANY_SHAPE
    call_scorer(reading, who)
    words = f"{says(who, 'score')} {plain(number)} or more points for {PRIZED[sort]}"
    return ScoresMuch(who.noun, plain(number), [sort], words)


def scores_either(reading: Reading, who: Watched, *sorts: int) -> Trigger:
    """For one of several shapes: of each kill only one shape counts (SLOT-POINTS-04)."""
    call_scorer(reading, who)
    words = f"{says(who, 'score')} points for {' or '.join(PRIZED[sort] for sort in sorts)}"
    return ScoresMuch(who.noun, 1, list(sorts), words)


def your_kill(reading: Reading, *sorts: int) -> Trigger:
    return scores_either(reading, you_yourself(reading), *sorts)


def call_scorer(reading: Reading, who: Watched) -> None:
    call(reading, Watched(who.noun, who.words, who.very, [*who.names, SCORED]), True)


def scored_by(reading: Reading, killer: Watched) -> tuple[Happens, Condition]:
    """SLOT-POINTS-08 Such a creature kills somebody, and you score for that."""
    enemies = renewed(CREATURES, Detail("whose", OPPONENTS), Detail("side", True))
    call(reading, killer, False)
    call(reading, any_card(reading, enemies), True)
    words = f"{says(killer, 'kill')} an enemy creature"
    return Happens(facts.KILLED, killer.noun, enemies, words, killer.own()), prized(reading, True)


def kills_for_nothing(reading: Reading, trigger: Trigger, condition: Condition, steps: Steps) -> Contribution:
    """Points are given behind the kill, so it is asked when the text is carried out."""
    if not isinstance(trigger, Happens) or not (trigger.fact == facts.KILLED or isinstance(trigger, KilledBy)):
        raise Misread("that somebody is killed", trigger.text())
    return triggered(reading, trigger, only_if(reading, condition, steps))


KILL_BY: Final = '(("a" | "any") "kill" ("by" | "of") watched_card | watched_card "\'s" ("kill" | "kills"))'
YOUR_KILL: Final = (
    '("one" "of" "your" ("kills" | "kill") | "your" "kill" | "a" "kill" "of" "yours" | "a" "kill" "by" "you")'
)
LEAST: Final = (
    '(number "or" "more" "victory"? ("points" | "point") | number "victory"? ("points" | "point") "or" "more"'
    ' | "at" "least" number "victory"? ("points" | "point"))'
)
PHRASES: Final = [
    Phrase("happening", f"anyone {GET} {LEAST} prize_of?", scores_much,
           ["Whenever you score 2 points or more for a kill, you get 1 AP."]),
    Phrase("happening", f'anyone {GET} {SOME}? prize_shape ("," prize_shape)* "or" (prize_shape | bare_shape)',
           scores_either,
           ["When you score points for a column or a square, you get 1 AP."]),
    Phrase("happening", f'{YOUR_KILL} {GET} {SOME}? prize_shape ("," prize_shape)* ("or" (prize_shape | bare_shape))?',
           your_kill,
           ["When one of your kills scores for a column or a square, you get 1 AP."]),
    Phrase("happening", f"anyone {GET} {SOME}", lambda reading, who: people_score(reading, who, Doing(GAINS)),
           ["When your opponent scores points, you get 1 AP."]),
    *(Idiom("bare_shape", f'"a" "{word}"', sort) for sort, word in enumerate(SHARED) if sort in PRIZED),
    Phrase("own_kill", f'"you" {GET} {SOME}? ("for" | "by") {KILL_BY}', scored_by,
           ["Whenever you score for a kill by this creature, you get 1 victory point more."]),
    Phrase("impending", f'("one" "of" "your" ("kills" | "kill") | "your" "kill") "would"'
           f' ("give" | "gain" | "bring") anyone {SOME}',
           kill_would_give, ["If one of your kills would give you points, unmark an ally instead."]),
    Phrase("prized_nothing", f'{GET} ("no" ("victory"? "points") | "nothing") "for" ("it" | "that" | ("this" | "that") "kill")',
           lambda reading: prized(reading, False)),
    Phrase("ability", '("when" | "whenever") happening "and" prized_nothing "," effects',
           kills_for_nothing,
           ["When you kill an enemy creature and score no points for it, you get 1 AP."]),
]  # fmt: skip
