"""Quests that players must let go: by effects that make them abandon or fail one that they have active."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, Flow, Option, card_of
from wtactics.engine.step import NEXT, NOTHING
from wtactics.engine.table import Table
from wtactics.kits.verbs import PICK
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.oaths import OATH, OATH_QUEST
from wtactics.rulesets.orc.rules.quest import abandon, give_up_quest
from wtactics.rulesets.orc.table import OrcTable
from wtactics.vocabulary.deeds.deed import Deed, first_seat
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause


class Forsake(Deed):
    """ORC-QUEST-22, ORC-QUEST-31 A player abandons or fails a quest of his choice that he has active, if he has any."""

    def __init__(self, players: Things, fails: bool) -> None:
        self.players: Final = players
        self.fails: Final = fails

    def ask(self, t: Table) -> None:
        assert isinstance(t, OrcTable)
        seat = first_seat(t, self.players)
        if seat != NOBODY and t.tokens_out(seat) > 0:
            t.ask(seat)
            for i in range(0, len(t.oaths), OATH):
                if t.oaths[i] == seat:
                    t.offer(PICK, t.oaths[i + OATH_QUEST])

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, OrcTable)
        seat = first_seat(t, self.players)
        if answer != NOTHING and seat != NOBODY:
            if self.fails:
                give_up_quest(t, seat, card_of(answer), False)
            else:
                abandon(t, seat, card_of(answer))
        return NEXT

    def text(self) -> str:
        whose = "your" if isinstance(self.players, You) else "his"
        return clause(self.players, "fail" if self.fails else "abandon", f"one of {whose} active quests")


def one_forsakes(reading: Reading, fails: bool) -> Forsake:
    players = reading.players()
    if players.many():
        raise Misread("one player", players.text())
    return Forsake(players, fails)


ACTIVE: Final = (
    '("active" "quest" | "quest" ("that" | "which")? ("he" | "it" | "they" | "you")? ("has" | "have") "active")'
)
WHICH: Final = (
    '("one" "of" ("his" | "its" | "their" | "your") "active"? "quests"'
    f' | ("a" | "an") ({ACTIVE} | "quest" | "active" "quest" "of" ("his" | "yours" | "theirs"))'
    ' | "a" "quest" "of" ("his" | "its" | "your") "choice")'
)
PHRASES: Final = [
    Phrase("forsaking", '"abandon" | "abandons"', lambda reading: False),
    Phrase("forsaking", '"fail" | "fails"', lambda reading: True),
    Phrase("deed", f"forsaking {WHICH}", one_forsakes, ["Abandon one of your active quests."]),
]  # fmt: skip
