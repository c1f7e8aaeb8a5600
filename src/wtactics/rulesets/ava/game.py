"""AVA as programs use it."""

from __future__ import annotations

from wtactics.kits.game import Game, GoldenGame
from wtactics.kits.settings import OF_QUESTIONS
from wtactics.rulesets.ava.contents import ava
from wtactics.rulesets.ava.deal import SEATS, SETTINGS, AvaDealing
from wtactics.rulesets.ava.ids import WIN_12
from wtactics.rulesets.ava.judgement.judgement import AvaJudgement
from wtactics.rulesets.ava.rules.deck import deck_faults
from wtactics.rulesets.ava.soundness import SOUNDNESS
from wtactics.rulesets.ava.speech.contents import SPEECH
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.told.plain import TOLD
from wtactics.rulesets.ava.told.words import IDS
from wtactics.rulesets.ava.view import AvaView

PLAYTHROUGHS = (  # each deck, at tables of two and of three
    GoldenGame(1, "greedy", ("All Hands Below", "Ladders and Teeth")),
    GoldenGame(702, "greedy", ("Nine Pages", "Payable at Sight")),
    GoldenGame(4, "greedy", ("Ladders and Teeth", "Nine Pages")),
    GoldenGame(301, "greedy", ("Payable at Sight", "Reeds and Ramparts", "All Hands Below")),
)
DIGESTED = (  # together they use every card
    GoldenGame(2, "random", ("All Hands Below", "Nine Pages")),
    GoldenGame(36, "random", ("Ladders and Teeth", "Payable at Sight")),
    GoldenGame(31, "random", ("Nine Pages", "Payable at Sight")),
    GoldenGame(94, "random", ("All Hands Below", "Reeds and Ramparts")),
    GoldenGame(155, "random", ("Ladders and Teeth", "Nine Pages")),
)


def game() -> Game:
    """AVA anew, for mods to edit."""
    return Game(
        name="ava", title="Alternative Rules Concept", rules=ava(), seats=SEATS, settings=SETTINGS + OF_QUESTIONS,
        dealing=AvaDealing, views=AvaView, rule_id=IDS.of, faults=deck_faults,
        question_words=TOLD.question, label_words=TOLD.labels, speech=SPEECH, show=TOLD.show(), giving_up=WIN_12,
        judgement=AvaJudgement(AvaTable), sound=SOUNDNESS.check, playthroughs=PLAYTHROUGHS,
        digested=DIGESTED,
    )  # fmt: skip
