"""Joints: what stands behind something that is said or done: but only if, but not while, and otherwise something else."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition, Statement
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import attributes
from wtactics.vocabulary.conditions.meaning import Both, Is
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.describing import being_there, none_of_these, none_such, others_than
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.provisos import otherwise as not_so
from wtactics.vocabulary.sentences.clauses import if_behind, subject, unless_behind
from wtactics.vocabulary.sentences.lines import said_if, said_if_behind, says, standing
from wtactics.vocabulary.sentences.narrowing import narrow
from wtactics.vocabulary.sentences.parts import Contribution, Stated
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import pair, same
from wtactics.vocabulary.triggers.remembering import did_it
from wtactics.vocabulary.triggers.watching import Doing


def said_unless_behind(reading: Reading, said: list[Stated], condition: Condition) -> list[Stated]:
    return said_if_behind(reading, said, not_so(condition))


def said_or_else(reading: Reading, condition: Condition, said: list[Stated], other: list[Stated]) -> list[Stated]:
    """One statement where it is so, another where it is not."""
    refuse_of_each(condition)
    return said_if(reading, condition, said) + said_if(reading, not_so(condition), other)


def said_or_else_behind(
    reading: Reading, said: list[Stated], condition: Condition, other: list[Stated]
) -> list[Stated]:
    return said_or_else(reading, condition, said, other)


def refuse_of_each(condition: Condition) -> None:
    """What "they" are would be asked of each of them."""
    if isinstance(condition, Is) and (isinstance(condition.things, All) or condition.things.many()):
        raise Misread("a condition of one thing", condition.text())


def with_other(said: Any, other: Any) -> Statement:
    """The same said of another change; what is said beside it (only in close combat) would be lost."""
    if any(name not in ("things", "change", "changes") for name, _value in attributes(said)):
        raise Misread("a change of values, and nothing beside it", said.text())
    made: Statement = type(said)(said.things, other)
    return made


def so_much_or_else(
    reading: Reading, _subject: None, usual: Statement, condition: Condition, other: Any
) -> list[Stated]:
    """The verb of the first change of values is that of the second, too."""
    said: Any = usual
    change = getattr(said, "changes", None) or getattr(said, "change", None)
    if change is None or type(change) is not type(other):
        raise Misread("a change of values, before the one that takes its place", usual.text())
    refuse_of_each(condition)
    reading.end_clause()
    return [Stated([usual], condition), Stated([with_other(said, other)], not_so(condition))]


def so_much_each(reading: Reading, _subject: None, usual: Statement, so: Any, other: Any, then: Any) -> list[Stated]:
    """One change of values where one thing is so, and another, of the same verb, where another is."""
    said: Any = usual
    change = getattr(said, "changes", None) or getattr(said, "change", None)
    if change is None or type(change) is not type(other):
        raise Misread("a change of values, before another", usual.text())
    conditions = [each if isinstance(each, Condition) else such(reading, said.things, each) for each in (so, then)]
    for condition in conditions:
        refuse_of_each(condition)
    reading.end_clause()
    return [Stated([usual], conditions[0]), Stated([with_other(said, other)], conditions[1])]


def such(reading: Reading, things: Things, quality: Any) -> Condition:
    """While attacking, of one thing."""
    reading.narrowing = None
    if not isinstance(things, This) or not isinstance(quality, Quality):
        raise Misread("one creature of which both are said", things.text())
    return Is(things, quality)


def so_much_or_else_front(
    reading: Reading, condition: Condition, subject: None, usual: Statement, other: Any
) -> list[Stated]:
    return so_much_or_else(reading, subject, usual, condition, other)


def both_fronted(reading: Reading, first: list[Stated], second: list[Stated]) -> Contribution:
    """Two statements, each under a condition of its own that stands before it."""
    return standing(reading, first + second)


def costs_itself(reading: Reading, cost: Statement, *so: Condition) -> Contribution:
    """Without a subject it is said of the card that says it."""
    return standing(reading, [Stated([cost], so[0] if so else None)])


def left_out(reading: Reading, detail: Detail) -> None:
    """Of all but these it is said."""
    reading.narrowing = detail


def neither_can(reading: Reading, first: Things, second: Things) -> None:
    subject(reading, pair(reading, first, second))


def they_above(reading: Reading) -> None:
    """Those of whom the same sentence has just said something."""
    last = reading.mentions[-1].things if reading.mentions else None
    if not isinstance(last, All) or last.people() or reading.last_said:
        raise Misread("several of whom something was said just before", "they")
    subject(reading, last)


def is_either(reading: Reading, things: Things, first: Quality, second: Quality) -> Condition:
    """One thing of which one or the other is true."""
    return Both(Is(things, first), Is(things, second), True)


BUT: Final = '("," ("but" | "and" | "though" | "yet")? | "but" | "and" | "though")?'
BUT_NOT: Final = '("," ("but" | "and" | "though")? | "but" | "and" | "though")'
SO: Final = '("if" | "when" | "as" "long" "as")'
ELSE: Final = '((";" | "," | "," "and" | "," "but" | "and" | "or" | "," "or" | "but")? "otherwise" ","?)'
SO_LONG: Final = "(standing_so | narrowing)"
EACH: Final = '("," ("and" | "but")? | ";" | "and" | "but")'
LEFT: Final = '("," "other" "than" | ","? "but" "not")'


def narrow_to_doers(reading: Reading, doing: Doing, ago: int) -> Quality:
    """Those of them that did so."""
    return narrow(reading, did_it(reading, doing, ago))


def narrow_to_idle(reading: Reading, doing: Doing, ago: int) -> Quality:
    return narrow(reading, did_it(reading, doing, ago, True))


PHRASES: Final = [
    # whom it leaves out, told behind it
    Phrase("narrowing", f"{LEFT} self", lambda reading, things: left_out(reading, others_than(reading, things)),
           ["Creatures can't attack, other than this creature."]),
    Phrase("narrowing", f'{LEFT} ("a" | "an") sort', lambda reading, said: left_out(reading, none_such(reading, said))),
    Phrase("narrowing", f"{LEFT} sorts", lambda reading, said: left_out(reading, none_of_these(reading, said)),
           ["Creatures can't attack, other than Elves."]),
    # of two at once
    Phrase("general", '"both" self "and" crowd', pair),
    Phrase("subject_neither", '"neither" (self | crowd) "nor" (self | crowd)', neither_can),
    Phrase("saying_all", 'subject_neither ("can" | "may") forbidden', says,
           ["Neither this creature nor other Elves you control can attack."]),
    Phrase("sayer", '"they"', they_above),
    Phrase("condition", 'subject_plain predicate ","? "or" predicate', is_either,
           ["If this creature is marked or has damage on it, it can't attack."]),
    Phrase("condition", 'subject_plain predicate ","? "or" being_where', is_either),
    Phrase("being_where", '"in" place', being_there),
    Phrase("standing_so", f"{SO} if_condition", same),
    Phrase("narrowing", '("as" "long" "as" | "if") "they" was_done which_turn', narrow_to_doers,
           ["Elves you control get +1/+0 if they were dealt damage this turn."]),
    Phrase("narrowing", '("as" "long" "as" | "if") "they" was_not_done which_turn', narrow_to_idle),
    # statements
    Phrase("said_tail", 'said_tail ","? "other" "than" (standing_so | time_said)', said_unless_behind),
    Phrase("tail", f'tail ","? "other" "than" ({SO} if_condition | time_condition)', unless_behind),
    Phrase("said_tail", f'said_tail {BUT} "only" (standing_so | time_said)', said_if_behind,
           ["This creature gets +2/+0, but only as long as you control an Elf."]),
    Phrase("said_tail", f'said_tail {BUT_NOT} "not" (standing_so | time_said)', said_unless_behind),
    Phrase("saying_all", f'subject_said {STATED} {BUT} "only" narrowing', says),
    Phrase("said_fronted", f'standing_so "," said_tail {ELSE} said_tail', said_or_else,
           ["If you control an Elf, this creature gets +1/+0, otherwise it can't attack."]),
    Phrase("said_tail", 'saying_all ","? standing_so (";" | "," | "," "and" | "and" | "," "but")? "otherwise" saying_all',
           said_or_else_behind),
    Phrase("saying_all", f'subject_said {STATED} ","? standing_so ("," | "," "and" | "and" | "," "but" | "but")'
           ' gain_of_values "otherwise" | '
           f'subject_said {STATED} ","? standing_so {ELSE} gain_of_values', so_much_or_else),
    Phrase("said_fronted", f'standing_so "," subject_said {STATED} {ELSE} gain_of_values', so_much_or_else_front),
    Phrase("saying_all", f'subject_said {STATED} ","? {SO_LONG} {EACH} gain_of_values {SO_LONG}', so_much_each),
    Phrase("ability", 'said_fronted (";" | "," "and" | "," "but" | "," | "and" | "but") said_fronted', both_fronted),
    Phrase("ability", '(said_tail | said_fronted) ";" (said_tail | said_fronted)', both_fronted),
    # what it costs itself, without a subject
    Phrase("ability", 'own_costs (","? standing_if)?', costs_itself, ["Costs 1 less as long as you control an Elf."]),
    # what is done
    Phrase("tail", f'tail {BUT} "only" ({SO} if_condition | time_condition)', if_behind,
           ["When this creature dies, draw a card, but only if you control an Elf."]),
    Phrase("tail", f'tail {BUT_NOT} "not" ({SO} if_condition | time_condition)', unless_behind),
    Phrase("tail", 'tail "," "unless" if_condition', unless_behind),
]  # fmt: skip
