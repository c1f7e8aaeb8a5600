"""ARC as programs use it."""

from __future__ import annotations

from wtactics.kits.game import Game, GoldenGame
from wtactics.kits.realm.told import attempts, drops, leaps
from wtactics.kits.realm.told.pending import PENDING
from wtactics.kits.realm.told.signs import values
from wtactics.kits.settings import OF_QUESTIONS
from wtactics.kits.show import Show
from wtactics.rulesets.arc.contents import arc
from wtactics.rulesets.arc.deal import SEATS, SETTINGS, ArcDealing
from wtactics.rulesets.arc.ids import WIN_12
from wtactics.rulesets.arc.judgement.judgement import ArcJudgement
from wtactics.rulesets.arc.rules.deck import deck_faults
from wtactics.rulesets.arc.soundness import SOUNDNESS
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told import (
    asking,
    drafts,
    layout,
    news,
    pointing,
    signs,
    words,
)
from wtactics.rulesets.arc.told.refusals import GROUNDS, IDS
from wtactics.rulesets.arc.view import ArcView

SHOW = Show(
    layout=layout.layout,
    counters=layout.counters,
    window=layout.window,
    asking=asking.asking,
    continues=drafts.DRAFTS.continues,
    signs=signs.SIGNS.signs,
    values=values,
    points=pointing.pointing,
    log=news.NEWS.log,
    pending=PENDING.told,
    names=words.option_names,
    attempts=attempts.attempts,
    refused=GROUNDS.refused,
    leaps=leaps.leaps,
    drops=drops.drops,
    proposes=ArcView.proposal,
)
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
        speech=SPEECH, show=SHOW,
        giving_up=WIN_12, judgement=ArcJudgement(ArcTable), sound=SOUNDNESS.check, playthroughs=PLAYTHROUGHS,
        digested=DIGESTED,
    )  # fmt: skip
