"""SLOT as programs use it."""

from __future__ import annotations

from wtactics.kits.game import Game, GoldenGame
from wtactics.kits.settings import OF_QUESTIONS
from wtactics.kits.show import Show
from wtactics.rulesets.slot.contents import slot
from wtactics.rulesets.slot.deal import SEATS, SETTINGS, SlotDealing
from wtactics.rulesets.slot.ids import WIN_06
from wtactics.rulesets.slot.judgement.judgement import SlotJudgement
from wtactics.rulesets.slot.rules.deck import deck_faults
from wtactics.rulesets.slot.soundness import check_armies
from wtactics.rulesets.slot.speech.contents import SPEECH
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.told import asking, attempts, drafts, drops, layout, news, pointing, signs, words
from wtactics.rulesets.slot.told.refusals import GROUNDS, IDS
from wtactics.rulesets.slot.view import SlotView

SHOW = Show(
    layout=layout.layout,
    counters=layout.counters,
    limits=layout.limits,
    window=layout.window,
    asking=asking.asking,
    continues=drafts.continues,
    signs=signs.signs,
    values=signs.values,
    points=pointing.pointing,
    log=news.log,
    pending=news.PENDING.told,
    attempts=attempts.attempts,
    refused=GROUNDS.refused,
    drops=drops.drops,
    slot_attempts=attempts.slot_attempts,
    backs=SlotView.backs,
    laid=layout.laid,
    reach=pointing.reach,
    proposes=SlotView.proposal,
    suggests=asking.suggests,
)
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
        speech=SPEECH, show=SHOW,
        giving_up=WIN_06, judgement=SlotJudgement(SlotTable), sound=check_armies, playthroughs=PLAYTHROUGHS,
        digested=DIGESTED,
    )  # fmt: skip
