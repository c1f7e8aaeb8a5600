"""Prizes, in words: points that are scored for kills, deaths for which nobody scores, creatures that are no gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import effect_of
from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import NOBODY, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.rulesets.slot.terms import SCORELESS
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, people_score, says


class ScoresForKill(Happens):
    """SLOT-POINTS-01 A player gains victory points by the rules, which give them for kills only."""

    def __init__(self, who: Noun, words: str) -> None:
        super().__init__(facts.GAINED, None, who, words, False, True)

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return effect_of(t) == NOBODY and super().matches(t, a, b, n)


WORTHLESS: Final = Act("gives no victory points when it dies", bit(SCORELESS))
PLURAL: Final = "give no victory points when they die"


def scores_for_kill(reading: Reading, who: Watched) -> Trigger:
    call(reading, who, True)
    return ScoresForKill(who.noun, f"{says(who, 'score')} for a kill")


def worthless(reading: Reading, things: Things) -> Do:
    """SLOT-POINTS-08 Nobody scores for their deaths."""
    return Do(things, WORTHLESS, PLURAL)


POINTS: Final = '("victory" "points" | "points" | "a" "victory" "point" | "anything")'
NO_POINTS: Final = '("no" ("victory" "points" | "points") | "nothing")'
ANY: Final = '("one" "or" "more" | "any")?'
GAIN: Final = '("gain" | "gains" | "get" | "gets" | "receive" | "receives" | "earn" | "earns")'
DONT: Final = '("doesn\'t" | "don\'t" | "can\'t")'
KILLING: Final = '("for" | "by") ("killing" | ("the" ("death" | "kill") | "deaths" | "kills") "of") (self | general)'
WHO: Final = '("an" "opponent" | "opponents" | "players")'
PHRASES: Final = [
    Phrase("happening", "anyone points_doing", people_score, ["Whenever an opponent scores, you gain 1 victory point."]),
    Phrase("happening", f'anyone ("gain" | "gains" | {GAIN}) ({ANY} {POINTS})? ("for" | "by") ("a" | "any" | "each") "kill"',
           scores_for_kill, ["Whenever you score for a kill, you get 1 AP."]),
    Phrase("happening", f'anyone {GAIN} ({ANY} {POINTS})? ("for" | "by") "killing" ("a" "creature" | "creatures" | "somebody")',
           scores_for_kill),
    # deaths that are worth nothing
    Phrase(STATEMENT, f"{WHO} {GAIN} {NO_POINTS} {KILLING}", worthless,
           ["An opponent gains no victory points for killing this creature."]),
    Phrase(STATEMENT, f'("no" "player" | "nobody") {GAIN} {ANY} {POINTS}? {KILLING}', worthless),
    Phrase(STATEMENT, f"{WHO} {DONT} {GAIN} {ANY} {POINTS}? {KILLING}", worthless),
    Phrase(STATEMENT, '("killing" (self | general) | "the" ("death" | "kill") "of" (self | general) | self "\'s" "death")'
           f' ("gives" | "gain" | "gains" | "is" "worth" | "yields" | "brings") {WHO}? {NO_POINTS}', worthless),
    Phrase(STATED, f'("gives" | "give" | "is" "worth" | "are" "worth" | "yields" | "yield") {NO_POINTS} ("when" | "if")'
           ' ("it" | "they") ("dies" | "die" | "is" "killed" | "are" "killed")',
           lambda reading: worthless(reading, reading.subject()),
           ["Adjacent allies give no victory points when they die."]),
]  # fmt: skip
