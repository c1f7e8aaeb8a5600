"""AVA, in the order of its book.

Where the rules of a topic stand, most of them first (in rules/, unless the folder is named):

    MAT      fields table view
    WIN      win table deal building play
    DECK     deck building deal play
    CARD     deck cards/card play tact fields
    AREA     deal play setup state building
    SETUP    setup deal table deck turn
    GOLD     play turn_play table deal fields
    PLAY     play times building turn_play told/because
    TURN     turn times setup turn_play speech/habits
    TACT     tact times told/because told/claims speech/prizes
    CREA     speech/contents combat fields building play
    MOVE     fields kits/realm/speech/waiting play turn_play speech/habits
    AVATAR   fields combat table told/signs told/because
    CITY     play building fields combat told/because
    EVENT    play resp state
    MAGIC    building play turn
    ENCH     play building state speech/contents speech/hosts
    STATE    play state building fields resp
    MARK     play state resp tact turn
    COMBAT   combat resp times told/because deal
    RESP     resp times deal fields play
    ABIL     resp play deal fields kits/realm/speech/waiting
    CONFLICT fields play speech/captains speech/coming table
    XCOST    play
    MULTI    deal combat resp setup times
"""

from __future__ import annotations

from typing import Any

from wtactics.engine.step import Ruleset, Step
from wtactics.kits.realm.terms import AIMING, FIRST_PLAYER, LOOP_LIMIT
from wtactics.rulesets.ava.ids import ABIL_10
from wtactics.rulesets.ava.rules.combat import (
    Blows,
    CleanUp,
    EndAttack,
    NameAttackers,
    NameDefenders,
    NameGoal,
    NextCombat,
    StandAlongside,
)
from wtactics.rulesets.ava.rules.play import (
    BeginAnnouncing,
    BeginResolving,
    ChooseHome,
    ChooseTargets,
    ChooseX,
    FinishResolving,
    NameFaction,
    PayDues,
    PayGold,
    Pend,
    PlaceArrival,
)
from wtactics.rulesets.ava.rules.resp import (
    MOMENT,
    Answers,
    DropAimless,
    OpenChain,
    OpenFight,
    OpenWindow,
    OrderTriggers,
    PendTrigger,
    PlaceTriggers,
)
from wtactics.rulesets.ava.rules.setup import ChooseFirstPlayer, NextTurn, OpeningHands, PlaceAvatars, ShuffleDecks
from wtactics.rulesets.ava.rules.state import StateCheck
from wtactics.rulesets.ava.rules.tact import (
    AnswerClaim,
    BeginAnswers,
    BeginClaims,
    Claims,
    CompareBids,
    GiveRewards,
    MarkForClaim,
)
from wtactics.rulesets.ava.rules.times import Times
from wtactics.rulesets.ava.rules.turn import (
    BeginPhase,
    DiscardAgain,
    DiscardDown,
    Draw,
    DrawFirst,
    DrawSecond,
    EndTurn,
    TurnEnds,
    UnmarkAll,
)
from wtactics.rulesets.ava.rules.turn_play import Entrance, PlayPhase
from wtactics.rulesets.ava.rules.win import Concede, Endless, Verdict
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import (
    ATTACK_PHASE,
    DISCARD_PHASE,
    DRAW_PHASE,
    ENTRANCE,
    PLAY_1,
    PLAY_2,
    TACTICS,
    UNMARK_PHASE,
    UPKEEP_PHASE,
)


def ava() -> Ruleset[AvaTable]:
    """The Alternative Rules Concept."""
    game: list[Step[Any]] = [
        ChooseFirstPlayer(FIRST_PLAYER), PlaceAvatars(), ShuffleDecks(), OpeningHands(), NextTurn()
    ]  # fmt: skip
    turn: list[Step[Any]] = [  # AVA-RESP-07 what stands between two windows cannot be answered by itself
        BeginPhase(UNMARK_PHASE), UnmarkAll(), OpenWindow(MOMENT),
        BeginPhase(UPKEEP_PHASE), OpenWindow(MOMENT),
        BeginPhase(DRAW_PHASE), Draw(), OpenWindow(MOMENT),
        BeginPhase(TACTICS), BeginClaims(), Claims(), GiveRewards(), OpenWindow(MOMENT),
        BeginPhase(PLAY_1), PlayPhase(), OpenWindow(MOMENT),
        BeginPhase(ATTACK_PHASE), NameGoal(), OpenWindow(MOMENT),
        BeginPhase(PLAY_2), PlayPhase(), OpenWindow(MOMENT),
        BeginPhase(ENTRANCE), Entrance(), OpenWindow(MOMENT),
        BeginPhase(DISCARD_PHASE), DiscardDown(), OpenWindow(MOMENT), DiscardAgain(),
        TurnEnds(), EndTurn(),
    ]  # fmt: skip
    announce: list[Step[Any]] = [
        BeginAnnouncing(), ChooseHome(), ChooseTargets(), ChooseX(), PayGold(), PayDues(), Pend()
    ]  # fmt: skip
    triggers: list[Step[Any]] = [OrderTriggers(AIMING, ABIL_10), OpenChain()]
    drawing: list[Step[Any]] = [DrawFirst(), DrawSecond()]
    bidding: list[Step[Any]] = [  # AVA-TACT-12 a window after the claim's marks, and one after the answers
        MarkForClaim(), OpenWindow(MOMENT), BeginAnswers(), AnswerClaim(), OpenWindow(MOMENT), CompareBids()
    ]  # fmt: skip
    attacking: list[Step[Any]] = [
        NameAttackers(), OpenFight(), NameDefenders(), StandAlongside(), NextCombat(), EndAttack()
    ]  # fmt: skip
    combat: list[Step[Any]] = [OpenFight(), Blows(), CleanUp()]
    aiming: list[Step[Any]] = [DropAimless(), ChooseTargets(), PendTrigger()]
    endless = Endless(LOOP_LIMIT, ABIL_10)
    passages: list[list[Step[Any]]] = [
        game, turn, announce, [BeginResolving(), FinishResolving()], [Answers()], triggers,
        drawing, [NameFaction()], bidding, attacking, combat, aiming, [PlaceArrival()],
    ]  # fmt: skip
    always: list[Step[Any]] = [StateCheck(), Verdict(), PlaceTriggers(endless)]
    return Ruleset("ava", passages, always, Concede(), endless, elsewhere=Times())
