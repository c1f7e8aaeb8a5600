"""ARC as programs use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wtactics.engine.match import Match
from wtactics.kits.attempts import Attempt, Drop, Spot
from wtactics.kits.game import Game, GoldenGame
from wtactics.kits.layout import Layout, Leap, Pointing, Sign, Value
from wtactics.kits.sentences import Line, Waiting
from wtactics.kits.settings import OF_QUESTIONS
from wtactics.kits.show import Refused, Show
from wtactics.rulesets.arc.contents import arc
from wtactics.rulesets.arc.deal import SEATS, SETTINGS, ArcDealing
from wtactics.rulesets.arc.ids import WIN_12
from wtactics.rulesets.arc.judgement.judgement import ArcJudgement
from wtactics.rulesets.arc.rules.deck import deck_faults
from wtactics.rulesets.arc.soundness import check_areas
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.rulesets.arc.told import (
    asking,
    attempts,
    drafts,
    drops,
    layout,
    leaps,
    news,
    pointing,
    signs,
    waiting,
    words,
)
from wtactics.rulesets.arc.told.refusals import GROUNDS, IDS
from wtactics.rulesets.arc.view import ArcView


class ArcShow(Show):
    """What is told of tables of ARC."""

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
        return waiting.PENDING.told(view)

    def names(self, table: Any) -> Mapping[int, str]:
        return words.option_names(table)

    def attempts(self, view: Any, name: int) -> list[Attempt]:
        return attempts.attempts(view, name)

    def refused(self, match: Match, attempt: Attempt) -> Refused | None:
        return GROUNDS.refused(match, attempt)

    def leaps(self, view: Any) -> Sequence[Leap]:
        return leaps.leaps(view)

    def drops(self, view: Any, name: int, at: Spot) -> Sequence[Drop]:
        return drops.drops(view, name, at)

    def proposes(self, view: Any) -> int:
        return int(view.proposal())


PLAYTHROUGHS = (  # each deck twice, at tables of every size
    GoldenGame(1, "greedy", ("Salt and Ink", "Teeth in the Reeds")),
    GoldenGame(2, "greedy", ("By Appointment", "Strike Fund")),
    GoldenGame(3, "greedy", ("Walls and Willows", "Salt and Ink")),
    GoldenGame(4, "greedy", ("Teeth in the Reeds", "By Appointment")),
    GoldenGame(401, "greedy", ("Salt and Ink", "Strike Fund", "Teeth in the Reeds")),
    GoldenGame(604, "greedy", ("Salt and Ink", "Strike Fund", "Teeth in the Reeds", "Walls and Willows")),
)
DIGESTED = (  # together with those they use every card
    GoldenGame(25, "random", ("Salt and Ink", "Teeth in the Reeds")),
    GoldenGame(739, "random", ("Salt and Ink", "Strike Fund")),
    GoldenGame(859, "random", ("Salt and Ink", "Teeth in the Reeds")),
    GoldenGame(61, "random", ("By Appointment", "Strike Fund")),
    GoldenGame(74, "random", ("Salt and Ink", "Strike Fund")),
    GoldenGame(86, "random", ("Salt and Ink", "Walls and Willows")),
    GoldenGame(103, "random", ("By Appointment", "Walls and Willows")),
    GoldenGame(115, "random", ("Strike Fund", "Walls and Willows")),
    GoldenGame(2174, "random", ("Strike Fund", "Walls and Willows")),
    GoldenGame(110, "random", ("By Appointment", "Salt and Ink")),
    GoldenGame(121, "random", ("By Appointment", "Strike Fund")),
    GoldenGame(132, "random", ("By Appointment", "Teeth in the Reeds")),
    GoldenGame(401, "random", ("Salt and Ink", "Strike Fund", "Teeth in the Reeds")),
)


def game() -> Game:
    """ARC anew, for mods to edit."""
    return Game(
        name="arc", title="Awesome Rules Concept", rules=arc(), seats=SEATS, settings=SETTINGS + OF_QUESTIONS,
        dealing=ArcDealing, views=ArcView,
        rule_id=IDS.of, faults=deck_faults, question_words=words.question, label_words=words.labels,
        speech=SPEECH, show=ArcShow(),
        giving_up=WIN_12, judgement=ArcJudgement(), sound=check_areas, playthroughs=PLAYTHROUGHS,
        digested=DIGESTED,
    )  # fmt: skip
