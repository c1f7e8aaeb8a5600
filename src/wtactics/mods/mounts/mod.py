"""Mounts, as tables know them: which steps they add, and what they forbid."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.invariants import Broken
from wtactics.engine.mod import BY_CARD, Column, Mod
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.engine.step import Ruleset
from wtactics.kits.refusal import said_by
from wtactics.kits.verbs import DISMOUNT, MOUNT
from wtactics.mods.mounts.ids import MOUNT_07, NUMBER
from wtactics.mods.mounts.riding import is_mount, mount_of, prints_mount, rider_of
from wtactics.mods.mounts.rules.mounting import GettingOff, Mounting
from wtactics.mods.mounts.rules.together import MarkRiders, PartPairs, cannot_ride_out, follow, spill
from wtactics.rulebook.reader import Rulebook, read_rulebook
from wtactics.rulesets.orc.rules import combat, death, turn_play
from wtactics.rulesets.orc.table import OrcTable

BOOK: Final[Rulebook] = read_rulebook(Path(__file__).parent / "orc.md")


class Mounts(Mod):
    """It keeps who rides whom, and where they stand together."""

    def __init__(self) -> None:
        columns = [Column(BY_CARD) for _ in range(4)]
        super().__init__("mounts", NUMBER, said_by(BOOK, NUMBER), columns)

    def edit(self, rules: Ruleset[Any]) -> None:
        """Creatures mount and get off in Play phases; riders are marked as attackers are; pairs are looked after."""
        rules.extend(turn_play.PlayPhase, Mounting(MOUNT), times=2)
        rules.extend(turn_play.PlayPhase, GettingOff(DISMOUNT), times=2)
        rules.after(combat.NameAttackers, MarkRiders())
        rules.before(death.StateCheck, PartPairs())

    def forbids(self, t: OrcTable, what: i64, seat: Seat, thing: Thing, other: i64) -> i64:
        """ORC-MOUNT-01, ORC-MOUNT-04, ORC-MOUNT-08, ORC-MOUNT-13 What riders and mounts cannot do."""
        return cannot_ride_out(t, what, seat, thing, other)

    def shuns(self, t: OrcTable, thing: Thing) -> i64:
        """ORC-MOUNT-07 Opponents aim at the mount, never at its rider."""
        rides = t.is_creature(thing) and t.controller[thing] != t.you and mount_of(t, thing) != NOBODY
        return MOUNT_07 if rides else 0

    def went(self, t: OrcTable, c: CardId) -> None:
        """ORC-MOUNT-13 The rider comes along."""
        follow(t, c)

    def dying(self, t: OrcTable, c: CardId) -> None:
        """ORC-MOUNT-10, ORC-MOUNT-11 Its rider falls off."""
        if prints_mount(t, c):
            spill(t, c)

    def sound(self, t: OrcTable) -> None:
        """ORC-MOUNT-03, ORC-MOUNT-13 Pairs are a mount and a rider that is none, together in one front, and not assigned."""
        for mount in t.board:
            rider = rider_of(t, mount)
            if rider == NOBODY:
                continue
            if not is_mount(t, mount) or not t.is_creature(rider) or is_mount(t, rider):
                raise Broken(f"card {rider} rides card {mount}, expected a creature that is no mount on one that is")
            if t.place[rider] != t.place[mount] or t.marked[rider] > 1 or t.marked[mount] > 1:
                raise Broken(f"card {rider} rides card {mount}, and they do not go together")
