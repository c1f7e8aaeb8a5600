"""SLOT as programs use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wtactics.engine.match import Match
from wtactics.kits.attempts import Attempt, Drop, Spot
from wtactics.kits.game import Game, GoldenGame
from wtactics.kits.layout import Layout, Pointing, Sign, Value
from wtactics.kits.sentences import Line, Waiting
from wtactics.kits.settings import OF_QUESTIONS
from wtactics.kits.show import Refused, Show
from wtactics.rulesets.slot.contents import slot
from wtactics.rulesets.slot.deal import SEATS, SETTINGS, SlotDealing
from wtactics.rulesets.slot.ids import WIN_06
from wtactics.rulesets.slot.judgement.judgement import SlotJudgement
from wtactics.rulesets.slot.rules.deck import deck_faults
from wtactics.rulesets.slot.soundness import check_armies
from wtactics.rulesets.slot.speech.contents import SPEECH
from wtactics.rulesets.slot.told import asking, attempts, drafts, drops, layout, news, pointing, signs, words
from wtactics.rulesets.slot.told.refusals import GROUNDS, IDS
from wtactics.rulesets.slot.view import SlotView


class SlotShow(Show):
    """What is told of tables of SLOT."""

    def layout(self, settings: Mapping[str, int], seats: int) -> Layout:
        return layout.layout(settings, seats)

    def counters(self, view: Any, seat: int) -> dict[str, int]:
        return layout.counters(view, seat)

    def asking(self, view: Any) -> str:
        return asking.asking(view)

    def window(self, view: Any) -> str | None:
        return layout.window(view)

    def continues(self, match: Match) -> bool:
        return drafts.continues(match)

    def signs(self, view: Any, name: int, lasting: list[list[int]]) -> list[Sign]:
        return signs.signs(view, name, lasting)

    def values(self, view: Any, name: int) -> list[Value]:
        return signs.values(view, name)

    def points(self, view: Any, option: int) -> Pointing:
        return pointing.pointing(view, option)

    def log(self, table: Any, facts: Any) -> list[Line]:
        return news.log(table, facts)

    def pending(self, view: Any) -> list[Waiting]:
        return news.PENDING.told(view)

    def attempts(self, view: Any, name: int) -> list[Attempt]:
        return attempts.attempts(view, name)

    def refused(self, match: Match, attempt: Attempt) -> Refused | None:
        return GROUNDS.refused(match, attempt)

    def drops(self, view: Any, name: int, at: Spot) -> Sequence[Drop]:
        return drops.drops(view, name, at)

    def slot_attempts(self, view: Any, slot: int) -> Sequence[Attempt]:
        return attempts.slot_attempts(view, slot)

    def limits(self, view: Any, seat: int) -> dict[str, int]:
        return layout.limits(view, seat)

    def backs(self, view: Any, seat: int) -> int:
        return int(view.backs(seat))

    def laid(self, view: Any) -> Sequence[int]:
        return list(view.laid())

    def reach(self, view: Any, name: int) -> Sequence[int]:
        return list(view.threatens(name))

    def proposes(self, view: Any) -> int:
        return int(view.proposal())

    def suggests(self, view: Any) -> bool:
        return bool(view.mine and view.turn == 0)


PLAYTHROUGHS = (  # each deck twice
    GoldenGame(1, "greedy", ("Bows over Water", "Rooted")),
    GoldenGame(2, "greedy", ("Horses and Debts", "The Count of Corpses")),
    GoldenGame(3, "greedy", ("Low Water", "Wages")),
    GoldenGame(4, "greedy", ("The Count of Corpses", "Bows over Water")),
    GoldenGame(5, "greedy", ("Rooted", "Low Water")),
    GoldenGame(6, "greedy", ("Wages", "Horses and Debts")),
)
DIGESTED = (  # together with those they use every card
    GoldenGame(158, "random", ("Bows over Water", "Rooted")),
    GoldenGame(494, "random", ("Bows over Water", "Horses and Debts")),
    GoldenGame(516, "random", ("Low Water", "The Count of Corpses")),
    GoldenGame(873, "random", ("Bows over Water", "Low Water")),
    GoldenGame(968, "random", ("Horses and Debts", "The Count of Corpses")),
    GoldenGame(1698, "random", ("Bows over Water", "Wages")),
    GoldenGame(1801, "random", ("Bows over Water", "Rooted")),
    GoldenGame(20, "random", ("Rooted", "Wages")),
)


def game() -> Game:
    """SLOT anew, for mods to edit."""
    return Game(
        name="slot", title="The eight-slot game", rules=slot(), seats=SEATS, settings=SETTINGS + OF_QUESTIONS,
        dealing=SlotDealing, views=SlotView,
        rule_id=IDS.of, faults=deck_faults, question_words=words.question, label_words=words.labels,
        speech=SPEECH, show=SlotShow(),
        giving_up=WIN_06, judgement=SlotJudgement(), sound=check_armies, playthroughs=PLAYTHROUGHS,
        digested=DIGESTED,
    )  # fmt: skip
