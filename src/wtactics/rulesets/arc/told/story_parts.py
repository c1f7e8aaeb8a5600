"""The parts of ARC's sentences: what stands for a player, a card, a rule or a number in what the story tells of a fact."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import DISCIPLINES, FACTIONS, NOBODY, RESERVE, Thing
from wtactics.engine.sight import thing_named
from wtactics.kits.sentences import Part
from wtactics.kits.told.hands import HandParts
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.refusals import IDS
from wtactics.rulesets.arc.told.words import NAMES, gems


class ArcParts(HandParts[ArcTable]):
    """The parts of ARC's sentences."""

    def of(self, t: ArcTable, slot: str, a: Thing, b: i64, n: i64) -> Part:
        if slot == "marked":
            return self.marked(t, a)
        if slot == "home":
            return Part("the Army") if b == NOBODY else self.thing(t, b)
        return super().of(t, slot, a, b, n)

    def marked(self, t: ArcTable, thing: Thing) -> Part:
        """A card that was marked or unmarked: resource cards are told by their faction."""
        c = thing_named(t, thing)
        return Part(self.names.of(t, c), thing) if c != NOBODY and t.place[c] & 15 == RESERVE else self.thing(t, thing)

    def word(self, t: ArcTable, slot: str, a: i64, b: i64, n: i64) -> str:
        if slot == "discipline":
            return DISCIPLINES[a]
        if slot in ("faction", "laid"):
            faction = a if slot == "faction" else n
            return FACTIONS[faction] if faction != NOBODY else "faction-free"
        if slot == "gems":
            return gems(n)
        return super().word(t, slot, a, b, n)


PARTS: Final = ArcParts(NAMES, IDS)
