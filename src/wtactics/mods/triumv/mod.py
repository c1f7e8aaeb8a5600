"""Triumvirate, as tables know it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.invariants import Broken
from wtactics.engine.mod import BY_SEAT, ONCE, Column, Mod
from wtactics.engine.setting import Setting
from wtactics.engine.step import Ruleset
from wtactics.kits.refusal import said_by
from wtactics.mods.triumv.rules import (
    NUMBER,
    ROTATION,
    THREE,
    TRADED,
    BoundCampaign,
    PayForFreedom,
    RollRotation,
)
from wtactics.rulebook.reader import Rulebook, read_rulebook
from wtactics.rulesets.orc.rules.move import Campaign
from wtactics.rulesets.orc.rules.turn import BeginRound
from wtactics.rulesets.orc.table import OrcTable

BOOK: Final[Rulebook] = read_rulebook(Path(__file__).parent / "orc.md")
PRICE_OF_FREEDOM: Final = Setting(
    "freedom_cards", 3, 1, 10, "Cards discarded to attack whom one likes"
)  # ORC-TRIUMV-06


class Triumvirate(Mod):
    """It remembers in which direction all attack, and who has used gold in this turn; both lie open."""

    def __init__(self) -> None:
        columns = [Column(ONCE), Column(BY_SEAT)]
        super().__init__("triumv", NUMBER, said_by(BOOK, NUMBER), columns, [PRICE_OF_FREEDOM])

    def edit(self, rules: Ruleset[Any]) -> None:
        """ORC-TRIUMV-09, ORC-TRIUMV-10 A die before each round, and one target each; all else is as ORC has it for three."""
        rules.after(BeginRound, RollRotation())
        rules.swap(Campaign, BoundCampaign(rules.add([PayForFreedom()])), times=2)

    def traded(self, t: OrcTable, seat: i64) -> None:
        """ORC-TRIUMV-06 Who makes or spends gold cannot pay with all of it in this turn."""
        t.keep(TRADED, seat, t.turn)

    def sound(self, t: OrcTable) -> None:
        """ORC-TRIUMV-01, ORC-TRIUMV-03 There are three seats, and one direction for all."""
        if t.seats != THREE or not -1 <= t.kept(ROTATION) <= 1:
            raise Broken(f"{t.seats} seats attack in direction {t.kept(ROTATION)}")
