"""SLOT, in the order of its book.

Where the rules of a topic stand, most of them first (in rules/, unless the folder is named):

    DESIGN   army deal ap start win
    TABLE    told/layout deal speech/contents
    CARD     army cards/stats speech/arms speech/printing told/signs
    ARMY     army grid speech/lanes speech/slots speech/standing
    SHAPE    grid speech/sides speech/slots
    DECK     deck deal stock recr start
    TWI      table deal ledger twi speech/dusk
    GRAVE    twi table deal last_way recr_whom
    NUM      army ledger recr_whom speech/measures speech/weapons
    PRIO     atk ledger purse recr_whom abil_price
    START    start deal times ledger deck
    TURN     turn act ledger move start
    AP       ledger ap deal turn abil_price
    MARK     ledger told/signs deal aim atk
    PAY      ledger abil_price pay purse speech/signs
    UPK      upk speech/upkeeps ledger upk_due rows
    RECR     recr recr_whom speech/billets speech/captures speech/rooms
    LEVEL    upk deal army speech/bends told/layout
    MOVE     move speech/paces deal ledger move_fixed
    REST     rest deal told/prospects ledger speech/remedies
    ABIL     abil_triggers abil_price abil battle pay
    ATK      atk speech/grasp speech/sorties speech/lanes speech/reaches
    GROUP    group speech/plights battle blows speech/squads
    DECL     battle atk fray ap speech/battles
    RESOLVE  battle fray blows exchange speech/fights
    DEF      blows_back army atk battle speech/contents
    WIN      win ledger fray deal abil_triggers
    POINTS   points speech/scores ledger fray speech/awards
    DRAW     win cli/rules deal turn table
    INFO     deal told/layout view recr twi
"""

from __future__ import annotations

from typing import Any

from wtactics.engine.step import Ruleset, Step
from wtactics.rulesets.slot.ids import ABIL_10, DRAW_05
from wtactics.rulesets.slot.rules.abil_price import BeginPaying, ChooseShapes
from wtactics.rulesets.slot.rules.abil_triggers import BeginTrigger, DropAimless, EndWave, NextTrigger, PlaceTriggers
from wtactics.rulesets.slot.rules.act import Act, UseAbilities
from wtactics.rulesets.slot.rules.battle import BeginBattle, BuryFallen, EndBattle, OpenExchange, Remaining
from wtactics.rulesets.slot.rules.blows import Compare, Divide, LastChance, PlaceTokens
from wtactics.rulesets.slot.rules.effect import BeginAnnouncing, BeginEffect, Effects, FinishEffect, SlotTargets
from wtactics.rulesets.slot.rules.exchange import Exchange
from wtactics.rulesets.slot.rules.move import MoveCreatures
from wtactics.rulesets.slot.rules.pay import PayPrice
from wtactics.rulesets.slot.rules.points import Score
from wtactics.rulesets.slot.rules.recr import Arrive, ChooseSlot, PlaceArrival, Recruit
from wtactics.rulesets.slot.rules.start import (
    AddCreature,
    ChooseFirstPlayer,
    FillRounds,
    LayFour,
    NextTurn,
    ShowLaid,
    TurnUp,
)
from wtactics.rulesets.slot.rules.times import Times
from wtactics.rulesets.slot.rules.turn import BeginStep, EndTurn, SetPoints, TurnEnds, UnmarkAll
from wtactics.rulesets.slot.rules.twi import EmptyTwilight, Fallen
from wtactics.rulesets.slot.rules.upk import FindFees, Settled, SettleFees
from wtactics.rulesets.slot.rules.win import Agree, Concede, Endless, Verdict
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import (
    ABILITIES_STEP,
    ACTION_STEP,
    AIMING,
    FIRST_PLAYER,
    LOOP_LIMIT,
    MOVE_STEP,
    RECRUIT_STEP,
    TWILIGHT_STEP,
    UNMARK_STEP,
    UPKEEP_STEP,
)


def slot() -> Ruleset[SlotTable]:
    """The eight-slot game."""
    game: list[Step[Any]] = [
        ChooseFirstPlayer(FIRST_PLAYER), LayFour(), ShowLaid(), TurnUp(), AddCreature(), FillRounds(), NextTurn()
    ]  # fmt: skip
    turn: list[Step[Any]] = [
        BeginStep(UNMARK_STEP), SetPoints(), UnmarkAll(),
        BeginStep(UPKEEP_STEP), FindFees(), SettleFees(),
        BeginStep(RECRUIT_STEP), Recruit(),
        BeginStep(ABILITIES_STEP), UseAbilities(),
        BeginStep(MOVE_STEP), MoveCreatures(),
        BeginStep(ACTION_STEP), Act(),
        BeginStep(TWILIGHT_STEP), EmptyTwilight(), TurnEnds(), EndTurn(),
    ]  # fmt: skip
    announce: list[Step[Any]] = [
        BeginAnnouncing(), SlotTargets(), BeginPaying(), ChooseShapes(), PayPrice(), BeginEffect()
    ]  # fmt: skip
    resolve: list[Step[Any]] = [Effects(), LastChance(True), PlaceTokens(True), FinishEffect()]
    window: list[Step[Any]] = [Exchange()]
    triggers: list[Step[Any]] = [NextTrigger(AIMING, ABIL_10), EndWave()]
    recruiting: list[Step[Any]] = [ChooseSlot(), PayPrice(), Arrive()]
    fee: list[Step[Any]] = [PayPrice(), Settled()]
    aiming: list[Step[Any]] = [DropAimless(), SlotTargets(), BeginTrigger()]
    placing: list[Step[Any]] = [PlaceArrival()]
    battle: list[Step[Any]] = [
        BeginBattle(), OpenExchange(), Remaining(), Divide(), Compare(), LastChance(False), PlaceTokens(False),
        EndBattle(), BuryFallen(),
    ]  # fmt: skip
    endless = Endless(LOOP_LIMIT, DRAW_05)
    return Ruleset(
        "slot",
        [game, turn, announce, resolve, window, triggers, recruiting, fee, aiming, placing, battle],
        [Fallen(), Score(), Verdict(), PlaceTriggers(endless)],
        Concede(),
        endless,
        Agree(),
        Times(),
    )
