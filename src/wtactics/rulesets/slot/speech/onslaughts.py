"""Onslaughts, in words: who attacks or moves more than once in a turn, and those who are spoken of beside others."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import MARK_TO_ATTACK, Number, Statement
from wtactics.engine.places import Thing
from wtactics.engine.rows import PAST, PAST_A, PAST_TIMES, PAST_TURN
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.rulesets.slot.speech.customs import Moves
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Everyone, Things, Together
from wtactics.vocabulary.things.mentioning import plain
from wtactics.vocabulary.things.picking import Pick


class AttacksOften(Statement):
    """SLOT-DECL-02 These creatures are marked only as they attack for the last of so many times in a turn."""

    def __init__(self, things: Things, most: i64) -> None:
        self.things: Final = things
        self.most: Final = most

    def law(self) -> i64:
        return bit_of(MARK_TO_ATTACK)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != MARK_TO_ATTACK or not self.things.has(t, c):
            return False
        times: i64 = 0
        i: i64 = 0
        while i < len(t.past):
            if t.past[i] == facts.ATTACKED and t.past[i + PAST_A] == c and t.past[i + PAST_TURN] == t.turn:
                times += t.past[i + PAST_TIMES]
            i += PAST
        return times < self.most - 1

    def text(self) -> str:
        return f"{self.things.text()} can attack {'twice' if self.most == 2 else f'{self.most} times'} each turn"


class Once(Together):
    """Some and one more, who may be one of them: each of them once."""

    def of(self, t: Table) -> vec[i64]:
        out = self.first.of(t)
        for thing in self.second.of(t):
            if thing not in out:
                out = append(out, thing)
        return out


def attacks_often(reading: Reading, *number: Number) -> AttacksOften:
    """Who is not marked by all but the last of them attacks as often as there are action points."""
    most = plain(number[0]) if number else 2
    if most < 2:
        raise Misread("two or more times", f"{most} times")
    reading.recall(facts.ATTACKED)
    return AttacksOften(reading.subject(), most)


def first_unmarked(reading: Reading, things: Things) -> AttacksOften:
    reading.recall(facts.ATTACKED)
    return AttacksOften(things, 2)


def moves_often(reading: Reading, *number: Number) -> Moves:
    return Moves(reading.subject(), number[0] if number else Fixed(2))


def with_another(reading: Reading, first: Things, second: Things) -> Things:
    """Several, and one who was spoken of before."""
    if first.people() or second.people():
        raise Misread("creatures", first.text() if first.people() else second.text())
    both = Once(first, second)
    reading.mention(both, [word for word in reading.words_for(first) if word in reading.words_for(second)])
    return both


def spoken_again(reading: Reading, things: Things) -> Things:
    """Of whom was just spoken, what follows calls "it": the target and each creature adjacent to it."""
    reading.mention(bare(things), reading.words_for(things), reading.noun_of(things))
    return things


def none_can_either(reading: Reading, _none: None, first: Statement, second: Statement) -> list[Deed]:
    """What they do, and what is done to them: two of a kind are one ruling (restraint.py)."""
    if is_suffered(first) or not is_suffered(second):
        raise Misread("what they do, and what is done to them", "two of a kind", lightly=True)
    deeds = [decree_alone(reading, first), decree_alone(reading, second)]
    reading.end_clause()
    return deeds


def is_suffered(statement: Statement) -> bool:
    act = getattr(statement, "act", None)
    return isinstance(act, Act) and act.words.startswith("be ")


def both_chosen(reading: Reading) -> Things:
    """Of two players each has chosen one."""
    each = any(
        isinstance(step, Pick) and isinstance(step.players, Everyone) and step.most == 1 for step in reading.last_said
    )
    if not each:
        raise Misread("one that each player has chosen", "both", lightly=True)
    return reading.that("creature", True)


TURNLY: Final = (
    '("each" "turn" | "in" ("a" | "each") "turn" | "per" "turn" | "a" "turn" | "during" "each" "of" "your" "turns")'
)
AGAIN: Final = '("again" | "a" "second" "time" | "once" "more" | "one" ("more" | "additional" | "extra") "time")'
ITS_FIRST: Final = '("its" | "their") "first" "attack"'
PHRASES: Final = [
    Phrase("ruling", f'{YES} "attack" ("twice" | number "times") {TURNLY}?', attacks_often,
           ["This creature may attack twice each turn."]),
    Phrase("ruling", f'{YES} "attack" ("a" "second" "time" | "once" "more" | "one" ("more" | "additional" | "extra") "time")'
           f" {TURNLY}", attacks_often),
    Phrase("ruling", f'("isn\'t" | "aren\'t") "marked" ("for" | "by") {ITS_FIRST} {TURNLY}', attacks_often,
           ["This creature isn't marked by its first attack each turn."]),
    Phrase("statement", f'"the" "first" "attack" ("of" | "by") (self | general) {TURNLY} ("doesn\'t" "mark" ("it" | "them"))',
           first_unmarked, ["The first attack of this creature each turn doesn't mark it."]),
    Phrase("ruling", f'{YES} "move" ("twice" | number "times" | {AGAIN}) {TURNLY}?', moves_often,
           ["This creature can move twice each turn."]),
    Phrase(ORDER, 'none_such ("can" | "may") forbidden ("or" | "nor") forbidden', none_can_either,
           ["[1]: No enemy can attack or be attacked until your next turn."]),
    Phrase("aimed", '"both" ("of" "them")?', both_chosen,
           ["[1]: Each player chooses one of his creatures. Both get a token."]),
    Phrase("general", 'crowd "and" again', with_another, ["When this creature is attacked, mark each ally and the attacker."]),
    Phrase("general", 'again_here "and" crowd', with_another),
    Phrase("again_here", "again", spoken_again),
]  # fmt: skip
