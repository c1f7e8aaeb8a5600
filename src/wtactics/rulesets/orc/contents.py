"""ORC, in the order of its book.

Where the rules of a topic stand, most of them first (in rules/, unless the folder is named):

    WIN      win deal ledger table quest
    SETUP    setup deal turn told/signs view
    AREA     terms speech/fronts deal speech/elsewhere table
    SPAN     span speech/fronts speech/wheeling ledger prereq
    STATE    terms resp_chain table play play_announcing
    CARD     deck fields cards/library cards/card deal
    CREA     play speech/contents table combat_block combat_blows
    MOVE     move table speech/marching speech/moves ledger
    DEATH    death table gear turn speech/blows
    EQUIP    gear equip speech/pieces speech/carrying table
    EVENT    play resp_chain resp times speech/feats_done
    MAGIC    play resp_chain turn speech/callings speech/pieces
    ENCH     gear play death resp_chain speech/attacks
    QUEST    questing monsters quest_end quest setup
    GOLD     gold treasury gold_x fields speech/treasury
    PREREQ   prereq equip death play vocabulary/things/enduring
    MARK     abil speech/gear tasks quest_confrontation turn
    ASSIGN   assign tasks abil equip quest_confrontation
    MULL     mull ledger deal view
    TURN     turn upkeep ledger turn_play win
    RESP     resp play_announcing resp_chain times triggers
    ABIL     abil speech/contents times triggers speech/gear
    CONFLICT combat play combat_block move play_from
    COMBAT   combat_blows combat_defence fighting view combat
    DECK     deck cards/stats prereq vocabulary/nouns/loyalty
    FIRST    speech/fronts view
    FORMAT   match deal
    MATCH    match
"""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.step import Ruleset, Step
from wtactics.rulesets.orc.ids import ABIL_21, EQUIP_09, EQUIP_10, RESP_15
from wtactics.rulesets.orc.rules.abil import PayDues, PayGold
from wtactics.rulesets.orc.rules.assign import Unassign
from wtactics.rulesets.orc.rules.combat import NameAttackers
from wtactics.rulesets.orc.rules.combat_blows import Blows, CleanUp, Divide
from wtactics.rulesets.orc.rules.combat_defence import EndAttack, NameDefenders, NextCombat
from wtactics.rulesets.orc.rules.death import StateCheck
from wtactics.rulesets.orc.rules.equip import ChooseToWear
from wtactics.rulesets.orc.rules.equip_combat import ATTACK_SIDE, DEFENCE_SIDE, ChooseInCombat
from wtactics.rulesets.orc.rules.gold import Recycle
from wtactics.rulesets.orc.rules.gold_x import OrcTargets, WorkOutX
from wtactics.rulesets.orc.rules.move import Campaign
from wtactics.rulesets.orc.rules.mull import BeginMulligans, TakeMulligan
from wtactics.rulesets.orc.rules.play_announcing import BeginAnnouncing, ChooseFront, Pend
from wtactics.rulesets.orc.rules.quest_confrontation import Flee, FleeingDamage
from wtactics.rulesets.orc.rules.quest_contract import LayToken, PayEntry, StakeCards
from wtactics.rulesets.orc.rules.quest_end import DecideOnNew, OthersFail, Retire, Reward
from wtactics.rulesets.orc.rules.quest_new import AgeQuests, ExpireQuests
from wtactics.rulesets.orc.rules.resp import Answers, OpenFight, OpenUnlessSkipped, OpenWindow, ResolveAll
from wtactics.rulesets.orc.rules.resp_chain import BeginResolving, FinishResolving
from wtactics.rulesets.orc.rules.setup import (
    ChooseFirstPlayer,
    NextTurn,
    OpeningHands,
    PartDecks,
    ShuffleDecks,
    TurnUpQuests,
    VetoQuests,
)
from wtactics.rulesets.orc.rules.times import Times
from wtactics.rulesets.orc.rules.triggers import (
    DropAimless,
    EndTriggers,
    FireTrigger,
    OrderTriggers,
    PlaceTriggers,
)
from wtactics.rulesets.orc.rules.turn import (
    BeginPhase,
    BeginRound,
    DiscardDown,
    DrawFirst,
    DrawSecond,
    EndRound,
    EndTurn,
    TurnEnds,
    UnmarkAll,
)
from wtactics.rulesets.orc.rules.turn_play import Entrance, PlayPhase
from wtactics.rulesets.orc.rules.upkeep import FindLevies, SettleLevies
from wtactics.rulesets.orc.rules.win import Concede, Endless, Verdict
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import (
    AIMING,
    CAMPAIGN_1,
    CAMPAIGN_2,
    DISCARD_PHASE,
    DRAW_PHASE,
    ENTRANCE,
    FIRST_PLAYER,
    LOOP_LIMIT,
    PLAY_1,
    PLAY_2,
    UNMARK_PHASE,
    UPKEEP,
)

QUEST_DONE: Final[list[Step[Any]]] = [Reward(), OthersFail(), Retire(), DecideOnNew()]


def orc() -> Ruleset[OrcTable]:
    """The Original Rules Concept."""
    game: list[Step[Any]] = [
        ChooseFirstPlayer(FIRST_PLAYER), PartDecks(), VetoQuests(), ShuffleDecks(), OpeningHands(), TurnUpQuests(),
        NextTurn(),
    ]  # fmt: skip
    turn: list[Step[Any]] = [
        BeginRound(), AgeQuests(), BeginMulligans(),
        BeginPhase(UNMARK_PHASE), UnmarkAll(), Unassign(), OpenWindow(),
        BeginPhase(UPKEEP), FindLevies(), SettleLevies(), OpenWindow(),
        BeginPhase(DRAW_PHASE), DrawFirst(), DrawSecond(), OpenWindow(),
        BeginPhase(PLAY_1), PlayPhase(), OpenUnlessSkipped(),
        BeginPhase(CAMPAIGN_1), Campaign(), OpenUnlessSkipped(),
        BeginPhase(PLAY_2), PlayPhase(), OpenUnlessSkipped(),
        BeginPhase(CAMPAIGN_2), Campaign(), OpenUnlessSkipped(),
        BeginPhase(ENTRANCE), Entrance(), OpenWindow(),
        BeginPhase(DISCARD_PHASE), DiscardDown(),
        TurnEnds(), EndTurn(), EndRound(), ExpireQuests(),
    ]  # fmt: skip
    announce: list[Step[Any]] = [
        BeginAnnouncing(), ChooseFront(), OrcTargets(), WorkOutX(), PayGold(), PayDues(), Pend(),
    ]  # fmt: skip
    triggers: list[Step[Any]] = [OrderTriggers(AIMING, RESP_15), EndTriggers()]
    aiming: list[Step[Any]] = [DropAimless(), OrcTargets(), FireTrigger()]
    attacking: list[Step[Any]] = [
        NameAttackers(), ChooseInCombat(ATTACK_SIDE, EQUIP_09), OpenFight(),
        NameDefenders(), ChooseInCombat(DEFENCE_SIDE, EQUIP_10), NextCombat(), EndAttack(),
    ]  # fmt: skip
    combat: list[Step[Any]] = [OpenFight(), Divide(), Blows(), CleanUp()]
    endless = Endless(LOOP_LIMIT, ABIL_21)
    return Ruleset(
        "orc",
        [
            game, turn, announce, [BeginResolving(), FinishResolving()], [Answers()], triggers,
            [TakeMulligan()], aiming, attacking, combat, [Recycle()], [ResolveAll()], [ChooseToWear()],
            [PayEntry(), StakeCards(), LayToken()], [FleeingDamage(), Flee()], QUEST_DONE,
        ],
        [StateCheck(), Verdict(), PlaceTriggers(endless)],
        Concede(), endless, elsewhere=Times(),
    )  # fmt: skip
