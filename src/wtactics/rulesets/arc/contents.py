"""ARC, in the order of its book.

Where the rules of a topic stand, most of them first (in rules/, unless the folder is named):

    MAT      deal table told/layout told/story
    WIN      win soundness deal table combat_blows
    DECK     deck resp_chain
    CARD     cards/card cards/sheet deck cards/words power
    AREA     deal state table combat soundness
    SETUP    setup table deal turn_draw told/asking
    POWER    table power power_reserve turn soundness
    PLAY     play resp_chain power times turn_play
    TURN     turn turn_draw times setup table
    TACT     tact table tact_bids told/claims times
    CREA     table crea cards/card abil combat
    MOVE     move table kits/realm/speech/waiting turn_play view
    CITY     table tact combat_blows combat_defence setup
    EVENT    resp_chain resp state
    MAGIC    resp_chain turn turn_play
    ENCH     resp_chain ench state turn_play table
    STATE    table resp_chain abil ench play
    MARK     table turn abil tact_bids soundness
    COMBAT   combat_blows table combat combat_defence combat_course
    RESP     resp times turn table deal
    ABIL     abil deal engine/averting engine/strays kits/realm/speech/waiting
    CONFLICT combat_defence play combat power resp
    XCOST    power xcost kits/realm/chain abil
    MULTI    deal combat resp setup tact_bids
"""

from __future__ import annotations

from typing import Any

from wtactics.engine.step import Ruleset, Step
from wtactics.kits.realm.terms import AIMING, FIRST_PLAYER, LOOP_LIMIT
from wtactics.kits.realm.windows import MOMENT
from wtactics.rulesets.arc.ids import ABIL_11, ABIL_12
from wtactics.rulesets.arc.rules.abil import DropAimless, OpenChain, OrderTriggers, PendTrigger, PlaceTriggers
from wtactics.rulesets.arc.rules.combat import NameAttackers, NameGoal
from wtactics.rulesets.arc.rules.combat_blows import Blows, CleanUp
from wtactics.rulesets.arc.rules.combat_course import EndAttack, NextCombat
from wtactics.rulesets.arc.rules.combat_defence import NameDefenders
from wtactics.rulesets.arc.rules.crea import ChooseHome
from wtactics.rulesets.arc.rules.ench import PlaceArrival
from wtactics.rulesets.arc.rules.play import BeginAnnouncing, Pend
from wtactics.rulesets.arc.rules.power import PayDues, PayPower
from wtactics.rulesets.arc.rules.power_reserve import NameFaction
from wtactics.rulesets.arc.rules.resp import Answers, OpenFight, OpenWindow
from wtactics.rulesets.arc.rules.resp_chain import BeginResolving, FinishResolving
from wtactics.rulesets.arc.rules.setup import (
    ChooseFirstPlayer,
    FoundCities,
    NextTurn,
    OpeningHands,
    RevealCities,
    ShuffleDecks,
)
from wtactics.rulesets.arc.rules.state import StateCheck
from wtactics.rulesets.arc.rules.tact import Claims, CompareClaims, EndAdvantages
from wtactics.rulesets.arc.rules.tact_bids import AnswerClaim, BeginAnswers, MarkForClaim
from wtactics.rulesets.arc.rules.times import Times
from wtactics.rulesets.arc.rules.turn import BeginPhase, DiscardAgain, DiscardDown, EndTurn, TurnEnds, UnmarkAll
from wtactics.rulesets.arc.rules.turn_draw import ChooseDraw, DrawAndResource, LayResources
from wtactics.rulesets.arc.rules.turn_play import PlayPhase
from wtactics.rulesets.arc.rules.win import Concede, Endless, Verdict
from wtactics.rulesets.arc.rules.xcost import ArcTargets, ChooseX
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.terms import ATTACK_PHASE, DISCARD_PHASE, DRAW_PHASE, PLAY_1, PLAY_2, TACTICS, UNMARK_PHASE


def arc() -> Ruleset[ArcTable]:
    """The Awesome Rules Concept."""
    game: list[Step[Any]] = [
        ChooseFirstPlayer(FIRST_PLAYER), FoundCities(), RevealCities(), ShuffleDecks(), OpeningHands(), NextTurn()
    ]  # fmt: skip
    turn: list[Step[Any]] = [  # ARC-RESP-08 what stands between two windows cannot be answered by itself
        BeginPhase(UNMARK_PHASE), UnmarkAll(), OpenWindow(MOMENT),
        BeginPhase(DRAW_PHASE), DrawAndResource(), OpenWindow(MOMENT),
        BeginPhase(TACTICS), EndAdvantages(), Claims(), OpenWindow(MOMENT),
        BeginPhase(PLAY_1), PlayPhase(), OpenWindow(MOMENT),
        BeginPhase(ATTACK_PHASE), NameGoal(), OpenWindow(MOMENT),
        BeginPhase(PLAY_2), PlayPhase(), OpenWindow(MOMENT),
        BeginPhase(DISCARD_PHASE), DiscardDown(), OpenWindow(MOMENT), DiscardAgain(),
        TurnEnds(), EndTurn(),
    ]  # fmt: skip
    announce: list[Step[Any]] = [
        BeginAnnouncing(), ChooseHome(), ArcTargets(), ChooseX(), PayPower(), PayDues(), Pend()
    ]  # fmt: skip
    resolve: list[Step[Any]] = [BeginResolving(), FinishResolving()]
    window: list[Step[Any]] = [Answers()]
    triggers: list[Step[Any]] = [OrderTriggers(AIMING, ABIL_11), OpenChain()]
    drawing: list[Step[Any]] = [ChooseDraw(), LayResources()]
    naming: list[Step[Any]] = [NameFaction()]
    bidding: list[Step[Any]] = [  # ARC-TACT-14 a window after the claim's marks, and one before the comparison
        MarkForClaim(), OpenWindow(MOMENT), BeginAnswers(), AnswerClaim(), OpenWindow(MOMENT), CompareClaims()
    ]  # fmt: skip
    attacking: list[Step[Any]] = [NameAttackers(), OpenFight(), NameDefenders(), NextCombat(), EndAttack()]
    combat: list[Step[Any]] = [OpenFight(), Blows(), CleanUp()]
    aiming: list[Step[Any]] = [DropAimless(), ArcTargets(), PendTrigger()]
    placing: list[Step[Any]] = [PlaceArrival()]
    endless = Endless(LOOP_LIMIT, ABIL_12)
    return Ruleset(
        "arc",
        [
            game, turn, announce, resolve, window, triggers,
            drawing, naming, bidding, attacking, combat, aiming, placing,
        ],
        [StateCheck(), Verdict(), PlaceTriggers(endless)],
        Concede(), endless, elsewhere=Times(),
    )  # fmt: skip
