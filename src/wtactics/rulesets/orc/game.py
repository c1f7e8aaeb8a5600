"""ORC as programs use it."""

from __future__ import annotations

from wtactics.kits.game import Game, GoldenGame
from wtactics.kits.settings import OF_QUESTIONS
from wtactics.rulesets.orc.contents import orc
from wtactics.rulesets.orc.deal import SEATS, SETTINGS, OrcDealing
from wtactics.rulesets.orc.ids import WIN_13
from wtactics.rulesets.orc.judgement.judgement import OrcJudgement
from wtactics.rulesets.orc.rules.deck import deck_faults
from wtactics.rulesets.orc.rules.match import BEST_OF
from wtactics.rulesets.orc.speech.contents import SPEECH
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.told.plain import TOLD
from wtactics.rulesets.orc.told.story import IDS
from wtactics.rulesets.orc.view import OrcView

PLAYTHROUGHS = (  # each deck at least twice, at tables of every size
    GoldenGame(1, "greedy", ("Marching Orders", "Old Acquaintance")),
    GoldenGame(2, "greedy", ("Roll of the Dead", "Piecework")),
    GoldenGame(3, "greedy", ("Still Waters", "Marching Orders")),
    GoldenGame(4, "greedy", ("Old Acquaintance", "Roll of the Dead")),
    GoldenGame(301, "greedy", ("Piecework", "Marching Orders", "Still Waters")),
    GoldenGame(604, "greedy", ("Piecework", "Still Waters", "Old Acquaintance", "Roll of the Dead")),
)
DIGESTED = (  # together they use every card
    GoldenGame(112, "random", ("Marching Orders", "Roll of the Dead")),
    GoldenGame(117, "random", ("Piecework", "Roll of the Dead")),
    GoldenGame(119, "random", ("Roll of the Dead", "Still Waters")),
    GoldenGame(191, "random", ("Marching Orders", "Piecework")),
    GoldenGame(222, "random", ("Marching Orders", "Roll of the Dead")),
    GoldenGame(235, "random", ("Old Acquaintance", "Roll of the Dead")),
    GoldenGame(286, "random", ("Old Acquaintance", "Still Waters")),
    GoldenGame(348, "random", ("Piecework", "Still Waters")),
)


def game() -> Game:
    """ORC anew, for mods to edit."""
    return Game(
        name="orc", title="Original Rules Concept", rules=orc(), seats=SEATS, settings=SETTINGS + OF_QUESTIONS,
        dealing=OrcDealing, views=OrcView, rule_id=IDS.of, faults=deck_faults,
        question_words=TOLD.question, label_words=TOLD.labels, speech=SPEECH, show=TOLD.show(), giving_up=WIN_13,
        judgement=OrcJudgement(OrcTable), playthroughs=PLAYTHROUGHS,
        digested=DIGESTED, best_of=BEST_OF,
    )  # fmt: skip
