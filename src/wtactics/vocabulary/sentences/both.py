"""Both: where something is so, both of two ways between which the sentence before lets somebody choose."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.reader import ALL_WAYS
from wtactics.vocabulary.conditions.meaning import Not
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.choosing import PAIR, several
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.how_many import allow_both
from wtactics.vocabulary.sentences.outcomes import Override
from wtactics.vocabulary.sentences.overriding import negated
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.things.picking import Amend, Branch, Skip


def both_instead(reading: Reading, condition: Condition) -> Steps:
    """Where the sentence before leaves a choice between two ways, both are done, and nobody chooses."""
    before = reading.last_said
    if reading.branch >= 0 and not any(type(step) is Branch for step in before):
        allow_both(reading, condition)
        reading.only_if = condition if reading.branch == ALL_WAYS else negated(condition)
        return []
    at = next((i for i, step in enumerate(before) if type(step) is Branch), len(before))
    branch: Any = before[at] if at < len(before) else None
    if branch is None or len(branch.lengths) != 2:
        raise Misread("a choice between two ways in the sentence before", "both")
    second = at + 1 + branch.lengths[0]
    ways = [*before[at + 1 : second - 1], *before[second : second + branch.lengths[1] - 1]]
    steps = [*before[:at], *ways]
    return [Amend(len(before)), Override(condition, len(steps) + 1), *steps, Skip(len(before)), *before]


def both_allowed(reading: Reading, condition: Condition) -> Steps:
    """Where the sentence before leaves a choice between two ways, both may be chosen."""
    before = reading.last_said
    branch: Any = before[0] if before else None
    if reading.branch >= 0 and not any(type(step) is Branch for step in before):
        allow_both(reading, condition)
        return []
    if type(branch) is not Branch or len(branch.lengths) != PAIR or not isinstance(branch.players, You):
        raise Misread("a choice between two ways in the sentence before", "both")
    second = 1 + branch.lengths[0]
    ways = [before[1 : second - 1], before[second : second + branch.lengths[1] - 1]]
    return [Amend(len(before)), *several(reading, branch.players, (1, PAIR), ways, condition)]


def this_way_only(reading: Reading, condition: Condition) -> Steps:
    """A way of a choice, told by itself."""
    if reading.word not in ("event", "magic") or reading.only_if is not None:
        raise Misread("one way of playing this card", "another condition")
    reading.only_if = condition
    return []


def this_way_unless(reading: Reading, condition: Condition) -> Steps:
    return this_way_only(reading, Not(condition))


TAKE: Final = '("do" | "choose" | "get")'
PHRASES: Final = [
    Phrase("fronted", f'"if" if_condition "," "then"? "you"? {TAKE} ("both" | "two") "of"? "instead"?', both_instead,
           ["Target opponent chooses one: you draw a card; or he loses 1 victory point. If you have no Elf, do both instead."]),
    Phrase("fronted", f'"if" if_condition "," "then"? "you" ("may" | "can") {TAKE} ("both" | "two") "instead"?', both_allowed),
    Phrase("effects", '"choose" "this" "way" "only" "if" if_condition', this_way_only, needs=SPELLS),
    Phrase("effects", '"choose" "this" "way" "only" "unless" if_condition', this_way_unless, needs=SPELLS),
]  # fmt: skip
