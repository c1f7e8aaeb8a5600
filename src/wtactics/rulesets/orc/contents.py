"""ORC, in the order of its book."""

from __future__ import annotations

from typing import Any

from wtactics.engine.step import Ruleset, Step
from wtactics.rulesets.orc.ids import ABIL_21
from wtactics.rulesets.orc.rules.death import StateCheck
from wtactics.rulesets.orc.rules.gold import Recycle
from wtactics.rulesets.orc.rules.mull import BeginMulligans, TakeMulligan
from wtactics.rulesets.orc.rules.setup import (
    ChooseFirstPlayer,
    NextTurn,
    OpeningHands,
    PartDecks,
    ShuffleDecks,
    TurnUpQuests,
    VetoQuests,
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
from wtactics.rulesets.orc.rules.win import Concede, Endless, Verdict
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import (
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


def orc() -> Ruleset[OrcTable]:
    """The Original Rules Concept."""
    game: list[Step[Any]] = [
        ChooseFirstPlayer(FIRST_PLAYER),
        PartDecks(),
        VetoQuests(),
        ShuffleDecks(),
        OpeningHands(),
        TurnUpQuests(),
        NextTurn(),
    ]
    turn: list[Step[Any]] = [
        BeginRound(),
        BeginMulligans(),
        BeginPhase(UNMARK_PHASE),
        UnmarkAll(),
        BeginPhase(UPKEEP),
        BeginPhase(DRAW_PHASE),
        DrawFirst(),
        DrawSecond(),
        BeginPhase(PLAY_1),
        PlayPhase(),
        BeginPhase(CAMPAIGN_1),
        BeginPhase(PLAY_2),
        PlayPhase(),
        BeginPhase(CAMPAIGN_2),
        BeginPhase(ENTRANCE),
        Entrance(),
        BeginPhase(DISCARD_PHASE),
        DiscardDown(),
        TurnEnds(),
        EndTurn(),
        EndRound(),
    ]
    endless = Endless(LOOP_LIMIT, ABIL_21)
    return Ruleset(
        "orc",
        [game, turn, [], [], [], [], [TakeMulligan()], [], [], [], [], [Recycle()]],
        [StateCheck(), Verdict()],
        Concede(),
        endless,
    )
