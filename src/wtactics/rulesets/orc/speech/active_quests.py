"""Active quests in words: whoever has one, or two or more, or fewer than somebody else; for each of your active quests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING, Number
from wtactics.engine.places import Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.deeds.deed import seats_of
from wtactics.vocabulary.nouns.having import Goods
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, possessive


class HisQuests(Goods):
    """ORC-QUEST-17 The quests that are active for a player."""

    def of(self, t: Table, seat: Seat) -> i64:
        assert isinstance(t, OrcTable)
        return t.tokens_out(seat)

    def depends(self) -> i64:
        return ANYTHING

    def text(self, many: bool) -> str:
        return "active quests" if many else "active quest"


class QuestsOf(Number):
    """ORC-QUEST-17 How many quests are active for these players."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def of(self, t: Table) -> i64:
        assert isinstance(t, OrcTable)
        n: i64 = 0
        for seat in seats_of(t, self.players):
            n += t.tokens_out(seat)
        return n

    def depends(self) -> i64:
        return ANYTHING

    def text(self) -> str:
        return f"the number of {possessive(self.players)} active quests"


def quests_of(reading: Reading, players: Things) -> QuestsOf:
    return QuestsOf(players)


def quests_of_yours(reading: Reading) -> QuestsOf:
    return QuestsOf(You())


YOU_HAVE: Final = '("that"? "you" "have" | "of" "yours")'
HE_HAS: Final = '"that"? he_player ("has" | "have")'
PHRASES: Final = [
    Phrase("possessions", '"active" "quests" | "quests" "active"', lambda reading: HisQuests(),
           ["If you have two or more active quests, draw a card."]),
    Phrase("possession", '"active" "quest" | "quest" "active"', lambda reading: HisQuests()),
    Phrase("for_each", f'"for" "each" ("active" "quest" {YOU_HAVE} | "quest" "that"? "you" "have" "active"'
           ' | "of" "your" "active" "quests")', quests_of_yours, ["Gain 1 victory point for each active quest you have."]),
    Phrase("for_each", f'"for" "each" ("active" "quest" {HE_HAS} | "quest" {HE_HAS} "active")', quests_of),
    Phrase("value", '"the" "number" "of" ("your" "active" "quests" | "active" "quests" "that"? "you" "have"'
           ' | "quests" "that"? "you" "have" "active")', quests_of_yours),
    Phrase("value", f'"the" "number" "of" (he_player "\'s" "active" "quests" | "active" "quests" {HE_HAS})', quests_of,
           ["(M): Target opponent loses X victory points, where X is the number of active quests he has."]),
]  # fmt: skip
