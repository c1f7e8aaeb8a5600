"""What is told of ORC in the words that all games share, with its areas and counters."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.places import DECK, GONE, GRAVE, HAND, RESERVE
from wtactics.kits.layout import Area, Counter, Layout
from wtactics.kits.told.names import Names, RuleIds
from wtactics.kits.told.plainly import Plainly
from wtactics.rulesets.orc.ids import TOPICS
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE, QUESTS

PHASES: Final = (
    "Before the game", "Unmark", "Upkeep", "Draw", "Play", "Move or Attack", "Play again", "Move or Attack again",
    "Entrance", "Discard",
)  # fmt: skip
IDS: Final = RuleIds("orc", TOPICS)
AREAS: Final = (
    Area("offensive", "Offensive", "row", 0, OFFENSIVE, open=True),
    Area("defensive", "Defensive", "row", 1, DEFENSIVE, open=True),
    Area("quests", "Quests", "row", 2, QUESTS, open=True),
    Area("resources", "Resources", "stacks", 2, RESERVE),
    Area("deck", "Army deck", "pile", 2, DECK),
    Area("graveyard", "Graveyard", "pile", 2, GRAVE, open=True),
    Area("removed", "Removed", "pile", 2, GONE, open=True),
    Area("hand", "Hand", "fan", 3, HAND),
)


class Telling(Plainly[OrcTable]):
    """Influence, victory points and gold are counted."""

    def layout(self, settings: Any, seats: int) -> Layout:
        plain = super().layout(settings, seats)
        own = (
            Counter("points", "Influence", "number"),
            Counter("victory", "Victory points", "score", goal=settings["winning_points"]),
            Counter("gold", "Gold", "number"),
        )
        return Layout(plain.phases, plain.areas, (*own, *plain.counters[1:]), plain.windows)

    def counters(self, view: Any, seat: int) -> dict[str, int]:
        return {**super().counters(view, seat), "victory": view.victory(seat), "gold": view.purse(seat)}


TOLD: Final = Telling(Names("card", PHASES), IDS, AREAS)
