"""What is going on at a table of ARC, as whoever is asked is told it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import SEAT_THING, Thing, is_seat
from wtactics.kits import verbs
from wtactics.kits.sentences import seat_slot
from wtactics.kits.told.because import Want as OfTable
from wtactics.kits.told.now import Now
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.words import NAMES

Want = OfTable[ArcTable]
PHASES: Final = (
    "the game has not begun", "Unmark phase", "Draw & Resource phase", "Tactics phase", "first Play phase", "Attack phase",
    "second Play phase", "Discard phase",
)  # fmt: skip
DOING: Final[dict[int, str]] = {
    verbs.FOUND: "you are choosing the cities that you begin with",
    verbs.DRAW: "you are choosing how many cards you draw",
    verbs.LAY: "you are choosing a resource card",
    verbs.COLOUR: "you are naming the faction of a resource card",
    verbs.BID: "residents are being marked for a claim",
    verbs.HOME: "you are choosing where {card} arrives",
    verbs.NUMBER: "you are choosing X for {card}",
    verbs.PAY: "you are paying for {card}",
}


class ArcNow(Now[ArcTable]):
    """What is going on in a match of ARC."""

    def phase(self, t: ArcTable) -> str:
        return PHASES[t.phase]

    def answering(self, t: ArcTable) -> str:
        return f"you are asked whether you respond{f' to {self.newest(t)}' if len(t.chain) > 0 else ''}"

    def called(self, t: ArcTable, thing: Thing) -> str:
        """A card or an army."""
        if is_seat(thing):
            return "your army" if thing == SEAT_THING + t.asked else f"{seat_slot(int(thing) - SEAT_THING)}'s army"
        return self.names.of(t, thing) if thing >= 0 else "the Army"


NOW: Final = ArcNow(NAMES, DOING)


def called(t: ArcTable, thing: Thing) -> str:
    """A card or an army, as whoever is asked calls it."""
    return NOW.called(t, thing)
