"""Cases: one change of values in one case and another in another one, of which perhaps only one can be."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition, Number
from wtactics.engine.places import NOBODY
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import structure
from wtactics.vocabulary.changes.values import Change, Get
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.needs import BONUSES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import EITHER, Sort
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.lines import said_in_cases
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Host, Slot, Things, This
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.things.picking import Check


def sort_of(condition: Condition) -> tuple[str, Sort] | None:
    """What one thing must be, if the condition asks only that: the thing, and its sort."""
    if not isinstance(condition, Is) or not isinstance(condition.quality, Being) or condition.quality.negated:
        return None
    noun = condition.quality.noun
    if condition.things.many() or not isinstance(noun, CardNoun) or len(noun.sorts) != 1 or noun.qualities:
        return None
    things = bare(condition.things)
    return structure(things), noun.sorts[0]


def excludes(first: Condition, second: Condition) -> bool:
    """Can never both be so: nothing attacks and defends, is marked and unmarked, or is of two factions."""
    one, other = sort_of(first), sort_of(second)
    if one is None or other is None or one[0] != other[0]:
        return False
    pairs = ((one[1].role, other[1].role), (one[1].mark, other[1].mark))
    if any(EITHER not in pair and pair[0] != pair[1] for pair in pairs):
        return True
    factions = (one[1].faction, other[1].faction)
    return NOBODY not in factions and factions[0] != factions[1]


def refuse_overlap(first: Condition, second: Condition) -> None:
    if not excludes(first, second):
        raise Misread('"and" between the two, or cases of which only one can be so', second.text())


def says_either(
    reading: Reading, _subject: None, usual: Any, first: Condition, other: Change, second: Condition
) -> list[Stated]:
    """This creature gets +2/+0 if it is attacking, or +0/+2 if it is defending."""
    if not isinstance(usual, Get):
        raise Misread("a change of values, before another one", usual.text())
    refuse_overlap(first, second)
    return said_in_cases(reading, usual, first, Get(usual.things, other), second)


def case_before(steps: Steps) -> tuple[Check, For, Get]:
    """What is changed for a while, in one case."""
    check, deed = steps if len(steps) == 2 else (None, None)
    if type(check) is not Check or not isinstance(deed, For) or not isinstance(deed.statement, Get):
        raise Misread("one change for a while, in one case", "another case")
    return check, deed, deed.statement


def changes_too(reading: Reading, steps: Steps, bonus: tuple[Number, Number], *more: Any) -> Steps:
    """Target creature gets +2/+0 if it is attacking, and +0/+2 if it is defending."""
    check, deed, usual = case_before(steps)
    things: Things = usual.things
    onto = again(things, "it") if isinstance(things, Slot) and not things.many() else things
    return [check, deed, Check(more[-1], 1), For(Get(onto, Change(*bonus)), deed.until)]


def changes_either(reading: Reading, steps: Steps, bonus: tuple[Number, Number], *more: Any) -> Steps:
    refuse_overlap(case_before(steps)[0].condition, more[-1])
    return changes_too(reading, steps, bonus, *more)


def in_other_case(reading: Reading, said: list[Stated], quality: Quality, change: Change) -> list[Stated]:
    """Of the same thing, in another case."""
    last = said[-1].statements[-1]
    if not isinstance(last, Get) or not isinstance(last.things, This | Host) or said[-1].condition is None:
        raise Misread("what one thing gets in one case", last.text())
    return [*said, Stated([Get(last.things, change)], Is(last.things, quality))]


IF: Final = '"if" if_condition'
PHRASES: Final = [
    Phrase("saying_all", f'subject_said {STATED} standing_if ","? "or" gain_of_values standing_if', says_either,
           needs=BONUSES),
    Phrase("fronted", f'tail ("," | ","? "and") bonus until? {IF}', changes_too,
           ["2 power: This creature gets +2/+0 until end of turn if it is attacking, and +0/+2 if it is defending."],
           needs=BONUSES),
    Phrase("fronted", f'tail ","? "or" bonus until? {IF}', changes_either,
           ["2 power: This creature gets +2/+0 until end of turn if it is attacking, or +0/+2 if it is defending."],
           needs=BONUSES),
    Phrase(
        "said_fronted",
        'said_fronted (";" | "," | ","? "and") other_case ","? gain_of_values',
        in_other_case,
        ["While attacking, this creature gets +2/+0; while defending, +0/+2."],
        needs=BONUSES,
    ),
    Phrase("other_case", '("as" "long" "as" | "when")? doing_so', same),
]  # fmt: skip
