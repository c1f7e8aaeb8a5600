"""Alternatives: one or the other in other words than "choose one", or both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wtactics.engine.meaning import Condition, Number, Statement
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.deeds.harm import deal_damage
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.choosing import (
    BETWEEN,
    CLOSE_WAYS,
    SIGN,
    choose,
    either,
    one_or_other,
    read_together,
    several,
)
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.clauses import together as steps_together
from wtactics.vocabulary.sentences.lines import or_instead
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.sentences.paying import Pay
from wtactics.vocabulary.things.meaning import All, Things, You
from wtactics.vocabulary.things.picking import Branch

ONE_OR_BOTH: Final = (1, 2)


def one_or_both(reading: Reading, *ways: Steps) -> Steps:
    """This, that, or both."""
    if reading.branch >= 0:
        return steps_together(reading, *ways)
    return several(reading, reading.players(), ONE_OR_BOTH, list(ways))


def blow(reading: Reading, number: Number, things: Things) -> Steps:
    """So much damage to these, as one of several ways."""
    deed = deal_damage(reading, number, things)
    picks, reading.pending = reading.pending, []
    reading.end_clause()
    return [*picks, deed]


def your_choice(reading: Reading, steps: Steps) -> Steps:
    """Whose choice it is, said behind what you choose between anyway."""
    chosen = [step for step in steps if isinstance(step, Branch)]
    if reading.branch < 0 and (not chosen or not isinstance(chosen[-1].players, You)):
        raise Misread("things between which you choose", "your choice")
    return steps


def read_one_or_both(parts: Sequence[Phrase | None]) -> list[list[int]]:
    return [[0], [1], [0, 1]]


def led_ways(reading: Reading, *ways: Steps) -> Steps:
    """Who chooses is not said where another player, who is no target, does the one: "your opponent pays 1 or it dies"."""
    players = getattr(ways[0][-1], "players", None) if ways[0] else None
    other = players is not None and players.people() and not isinstance(players, You)
    if other and (isinstance(ways[0][-1], Pay) or not reading.targets):
        raise Misread('who chooses, such as "he chooses to"', ways[0][-1].text())
    return one_or_other(reading, *ways)


def or_so_much(reading: Reading, subject: None, usual: Statement, other: Any, when: Condition) -> list[Stated]:
    """The verb of the first change is that of the second, too; what "they" are would be asked of each of them."""
    said: Any = usual
    change = getattr(said, "changes", None) or getattr(said, "change", None)
    if change is None or type(change) is not type(other):
        raise Misread("a change of values, before the one that takes its place", usual.text())
    if isinstance(when, Is) and (isinstance(when.things, All) or when.things.many()):
        raise Misread("a condition of one thing", when.text())
    return or_instead(reading, subject, usual, type(said)(said.things, other), when)


DO: Final = '("do" | "you" "do")'
FOLLOWING: Final = '"of" ("the" "following" | "these") ("things" | "effects" | "options" | "actions")?'
OR_BOTH: Final = '","? "or" ("do" | "you" "do")? "both"'
YOURS: Final = '("at" "your" "choice" | "," ("at"? "your" "choice" | "as" "you" ("choose" | "like")))'
PHRASES: Final = [
    Phrase("ways", f'"then"? {DO} how_many_ways {FOLLOWING} {SIGN} way (";" "or"? way)+', choose,
           choice=read_together),
    Phrase("ways",
           f'"then"? {DO} how_many_ways {FOLLOWING} {SIGN} {CLOSE_WAYS}',
           choose, choice=read_together),
    Phrase("ways", f'("then" | "you")? "choose" "either"? {SIGN} close_way ({BETWEEN} close_way)+', one_or_other,
           choice=read_together),
    Phrase("ways_plain", 'bare_way "and" "/" "or" (bare_way | led_way)', one_or_both,
           choice=read_one_or_both),
    Phrase("ways_plain", f'"either"? bare_way ("," "or"? | "or") (bare_way | led_way) {OR_BOTH}', one_or_both,
           choice=read_one_or_both),
    Phrase("led", 'subject ("choose" | "chooses") ("whether" | "either")? "to" told_ways (","? "or" "to"? told_ways)+', either,
           ["Target opponent chooses to discard two cards or to lose 1 victory point."]),
    Phrase("ways_plain", '"either"? led_way (","? "or" (your_way | led_way))+', led_ways,
           choice=read_together),
    Phrase("ways_plain", 'blow ","? "or" blow_else', one_or_other,
           ["Deal 3 damage to target creature, or 2 to target city."], choice=read_together),
    Phrase("blow", '"deal" number "damage" "to" things', blow),
    Phrase("blow_else", 'number "damage"? "to" things', blow),
    Phrase("tail", f"tail {YOURS}", your_choice, ["Target creature gets +1/+0 or +0/+1 until end of turn, your choice."]),
    Phrase("effects", f"ways_plain {YOURS}", your_choice, ["Draw a card or gain 1 victory point, at your choice."]),
    Phrase("ways_plain", '"choose" ("whether" | "either")? "to" bare_way (","? "or" "to"? bare_way)+', one_or_other,
           choice=read_together),
    Phrase(
        "saying_all",
        f'subject_said {STATED} ("," | ","? ("or" | "but")) gain_of_values "instead"? (standing_if | time_said)',
        or_so_much,
    ),
]  # fmt: skip
