"""Regions, as tables know it: which rules of AVA give way to which."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.invariants import Broken
from wtactics.engine.mod import Mod
from wtactics.engine.places import ALL_SEE, ASIDE, REGION, CardId
from wtactics.engine.setting import Setting
from wtactics.engine.step import Ruleset
from wtactics.kits.refusal import said_by
from wtactics.mods.regions.ids import NUMBER
from wtactics.mods.regions.places import ACTIVE, DOMAINS, HOW_MANY
from wtactics.mods.regions.rules.attack import Blows, NameGoal
from wtactics.mods.regions.rules.entering import BeginResolving, ChooseGoal, Entrance, PlaceArrival
from wtactics.mods.regions.rules.moving import PlayPhase
from wtactics.mods.regions.rules.setup import LayPiles, OrderPile, TurnUpFirst
from wtactics.mods.regions.rules.tactics import Claims, GiveRewards
from wtactics.mods.regions.rules.win import Verdict
from wtactics.mods.regions.table import RegionsTable
from wtactics.rulebook.reader import Rulebook, read_rulebook
from wtactics.rulesets.ava.rules import combat, play, setup, tact, turn_play, win

BOOK: Final[Rulebook] = read_rulebook(Path(__file__).parent / "ava.md")
SETTINGS: Final = (
    Setting("regionPile", 5, 1, 5, "Regions laid in the pile"),  # AVA-REGION-01
    Setting("disciplineDomain", 0, 0, 1, "A printed discipline binds creatures to its Domain"),  # AVA-REGION-08
)


class Regions(Mod):
    """It keeps nothing in the mod data: where cards lie says all."""

    def __init__(self) -> None:
        places = {int(ACTIVE): ALL_SEE, **{int(DOMAINS) + n: ALL_SEE for n in range(HOW_MANY)}}
        super().__init__("regions", NUMBER, said_by(BOOK, NUMBER), settings=SETTINGS, places=places)

    def edit(self, rules: Ruleset[Any]) -> None:
        """Each rule of cities gives way to that of regions; all others stay as they are."""
        rules.swap(setup.ShuffleDecks, LayPiles(rules.add([OrderPile(), TurnUpFirst()])))
        rules.swap(tact.Claims, Claims())
        rules.swap(tact.GiveRewards, GiveRewards())
        rules.swap(turn_play.PlayPhase, PlayPhase(), times=2)
        rules.swap(turn_play.Entrance, Entrance())
        rules.swap(play.ChooseHome, ChooseGoal())
        rules.swap(play.BeginResolving, BeginResolving())
        rules.swap(play.PlaceArrival, PlaceArrival())
        rules.swap(combat.NameGoal, NameGoal())
        rules.swap(combat.Blows, Blows())
        rules.swap(win.Verdict, Verdict())

    def could_be(self, t: RegionsTable, c: CardId, d: i64) -> bool:
        """AVA-REGION-01 What lies hidden in a region pile is a region, and what lies hidden elsewhere is none."""
        return (t.place[c] & 15 == ASIDE) == (t.library.type[d] == REGION)

    def sound(self, t: RegionsTable) -> None:
        """AVA-REGION-02, AVA-REGION-03 Who plays has exactly one active region, and it is his own."""
        if t.turn == 0 or t.over:
            return
        for seat in range(t.seats):
            active = t.at(ACTIVE, seat)
            if t.out[seat] == 0 and len(active) != 1 and t.held == 0 and not t.unsettled:
                raise Broken(f"seat {seat} has {len(active)} active regions")
            for c in active:
                if t.type(c) != REGION or t.owner[c] != seat or t.controller[c] != seat:
                    raise Broken(f"card {c} lies as the active region of seat {seat}")
        for c in range(len(t.place)):
            if t.library.type[t.printed[c]] == REGION and t.in_play(c) and t.place[c] & 15 != ACTIVE:
                raise Broken(f"region {c} lies in {t.place[c]}")
