"""The story of a game of SLOT: a sentence for every fact that a log tells, from one seat's view or for those who see all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import ASIDE, Thing
from wtactics.kits.sentences import Part
from wtactics.kits.told.story import Parts, Story
from wtactics.rulesets.slot.grid import NAMES as SLOTS
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.told.refusals import IDS
from wtactics.rulesets.slot.told.words import NAMES

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number.
SENTENCES: Final[dict[int, str]] = {
    facts.ENTERED: "{a} comes into play for {player}",  # SLOT-INFO-04
    facts.ATTACKED: "{a} attacks {b} ({where}) in {combat} combat",  # SLOT-DECL-03
    facts.MOVED: "{a} goes to {spot}",
    facts.PHASE_BEGAN: "{player}: {phase}",
    facts.DISCARDED: "{a} goes from the twilight to the graveyard",
    facts.HURT: "{a} loses {n} life to {b}",
    facts.HEALED: "{a} gets {n} life back",
    facts.STRUCK: "{a} hits {b}",
    facts.RESTED: "{a} rests",
    facts.UNPAID: "{player} {gives/give} {a} up",
    facts.REVEALED: "{player} {turns/turn} up {a} in {spot}",
    facts.LAID: "{player} {has/have} laid {a} face down in {spot}",
    facts.CHOSEN: "{player} {lays} {a}{there}",
    facts.RESOLVED: "{a} takes effect",
    facts.MODIFIED_FAR: "{a} gets {far}",
    facts.SEARCHED: "{player} {searches/search} the deck",
    facts.SHUFFLED: "{player} {lays/lay} the deck back",
    facts.DRAW_OFFERED: "{player} {offers/offer} a draw",  # SLOT-DRAW-04
    **dict.fromkeys((facts.DEFENDED, facts.BATTLE_BEGAN, facts.BATTLE_ENDED, facts.ABOUT_TO_DIE, facts.KILLED), ""),
}


class SlotParts(Parts[SlotTable]):
    """The parts of SLOT's sentences."""

    def of(self, t: SlotTable, slot: str, a: Thing, b: i64, n: i64) -> Part:
        if slot == "lays":  # in a slot as the game begins, else for a text
            return Part("puts", you="put") if n > 0 else Part("chooses", you="choose")
        return super().of(t, slot, a, b, n)

    def word(self, t: SlotTable, slot: str, a: Thing, b: i64, n: i64) -> str:
        if slot == "there":
            return f" in {SLOTS[n - 1]}" if n > 0 else ""
        if slot == "spot":
            return SLOTS[n]
        if slot == "combat":
            return "ranged" if n & 1 == 1 else "close"
        if slot == "where":
            return SLOTS[n >> 1]
        if slot == "way" and n == ASIDE:
            return "the twilight"
        if slot == "change":
            return changed(("close", b), ("DEF", n))
        if slot == "far":
            return changed(("ranged", b), ("life", n))
        return super().word(t, slot, a, b, n)


def changed(*values: tuple[str, i64]) -> str:
    """By how much values change, but for those that do not."""
    parts = [f"{n:+} {name}" for name, n in values if n != 0]
    return " and ".join(parts) if parts else "no change"


PARTS: Final = SlotParts(NAMES, IDS)
STORY: Final = Story(PARTS, SENTENCES)
