"""What is going on at a table of SLOT, as whoever is asked is told it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, Thing
from wtactics.kits import verbs
from wtactics.kits.told.because import Want as OfTable
from wtactics.kits.told.now import Now
from wtactics.rulesets.slot import grid
from wtactics.rulesets.slot.rules.atk import attackers_of
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.told.words import NAMES, PHASES

Want = OfTable[SlotTable]
DOING: Final[dict[int, str]] = {
    verbs.GIVE: "you are paying",
    verbs.LAY: "you are choosing a creature to begin with",
    verbs.REVEAL: "you are choosing which creature you turn up",
    verbs.PLACE: "you are choosing a slot",
    verbs.SHAPE: "you are choosing the creatures that are marked for {card}",
    verbs.NUMBER: "you are dividing the strike back",
}


class SlotNow(Now[SlotTable]):
    """What is going on in a game of SLOT."""

    def phase(self, t: SlotTable) -> str:
        return f"{PHASES[t.phase]} step" if t.turn > 0 else "the armies are being set up"

    def answering(self, t: SlotTable) -> str:
        return "you are asked for an ability in answer"

    def called(self, t: SlotTable, thing: Thing) -> str:
        """A creature, with its slot in play."""
        return self.names.of(t, thing) if t.is_card(thing) else "that"


NOW: Final = SlotNow(NAMES, DOING)


def called(t: SlotTable, thing: Thing) -> str:
    """A creature, with its slot in play."""
    return NOW.called(t, thing)


def doer(w: Want) -> Thing:
    """The creature that would do it: an attacker, else the thing itself."""
    if w.what != verbs.ATTACK:
        return w.thing
    for slot in range(grid.SLOTS):
        c = w.t.in_slot(w.t.asked, slot)
        if attackers_of(w.other) >> slot & 1 == 1 and c >= 0:
            return c
    return NOBODY
