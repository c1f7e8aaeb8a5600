"""Marking and unmarking by effects."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import BAR, NEXT_UNMARK
from wtactics.engine.meaning import BE_MARKED, BE_UNMARKED, UNMARK
from wtactics.engine.places import Flow, Option
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Phrase
from wtactics.vocabulary.deeds import Deed, cards_by, cards_in_play, lying, suffers
from wtactics.vocabulary.draft import Draft
from wtactics.vocabulary.things import Things, clause


class Mark(Deed):
    """Unmarked cards are marked; marked ones stay as they are."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in suffers(t, BE_MARKED, lying(t, cards_by(t, self.players, self.things)), t.me):
            t.mark(c)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "mark", self.things.text())


class Unmark(Deed):
    """Marked cards are unmarked."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in suffers(t, BE_UNMARKED, lying(t, cards_by(t, self.players, self.things)), t.me):
            t.unmark(c)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "unmark", self.things.text())


class StayMarked(Deed):
    """Cards are left out when their controllers unmark next."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_in_play(t, self.things):
            t.modify(BAR, c, UNMARK, 0, NEXT_UNMARK, t.controller[c], t.me)
        return NEXT

    def text(self) -> str:
        whose = "their controllers'" if self.things.many() else "its controller's"
        verb = "don't" if self.things.many() else "doesn't"
        return f"{self.things.text()} {verb} unmark during {whose} next Unmark phase"


def mark(draft: Draft, things: Things) -> Mark:
    return Mark(draft.players(), things)


def unmark(draft: Draft, things: Things) -> Unmark:
    return Unmark(draft.players(), things)


def stay_marked(draft: Draft) -> StayMarked:
    return StayMarked(draft.subject())


PHRASES: Final = [
    Phrase("deed", "{mark} things", mark, ["Mark target creature.", "Mark all creatures in target city."]),
    Phrase("deed", "{unmark} things", unmark, ["Unmark target creature."]),
    Phrase(
        TOLD,
        '("doesn\'t" | "don\'t" | ("does" | "do") "not") "unmark" ("during" | "in") ("its" | "their")'
        ' ("controller" "\'s" | "controllers" "\'")'
        ' "next" "unmark" "phase"',
        stay_marked,
        ["Mark target creature. It doesn't unmark during its controller's next Unmark phase."],
    ),
]
