"""Alternatives: one or the other in other words than "choose one", or both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wtactics.language.phrase import Misread, Phrase
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
from wtactics.vocabulary.sentences.paying import Pay
from wtactics.vocabulary.things.meaning import You

ONE_OR_BOTH: Final = (1, 2)


def one_or_both(reading: Reading, *ways: Steps) -> Steps:
    """This, that, or both."""
    if reading.branch >= 0:
        return steps_together(reading, *ways)
    return several(reading, reading.players(), ONE_OR_BOTH, list(ways))


def read_one_or_both(parts: Sequence[Phrase | None]) -> list[list[int]]:
    return [[0], [1], [0, 1]]


def led_ways(reading: Reading, *ways: Steps) -> Steps:
    """Who chooses is not said where another player, who is no target, does the one: "your opponent pays 1 or it dies"."""
    players = getattr(ways[0][-1], "players", None) if ways[0] else None
    other = players is not None and players.people() and not isinstance(players, You)
    if other and (isinstance(ways[0][-1], Pay) or not reading.targets):
        raise Misread('who chooses, such as "he chooses to"', ways[0][-1].text())
    return one_or_other(reading, *ways)


DO: Final = '("do" | "you" "do")'
FOLLOWING: Final = '"of" ("the" "following" | "these") ("things" | "effects" | "options" | "actions")?'
OR_BOTH: Final = '","? "or" ("do" | "you" "do")? "both"'
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
    Phrase("ways_plain", '"choose" ("whether" | "either")? "to" bare_way (","? "or" "to"? bare_way)+', one_or_other,
           choice=read_together),
]  # fmt: skip
