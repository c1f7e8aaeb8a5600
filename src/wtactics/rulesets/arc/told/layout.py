"""The layout of ARC's table, its counters, and the kinds of moments in which players may respond."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.engine.places import DECK, FACTIONS, GONE, GRAVE, HAND, RESERVE
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.layout import Area, Counter, Layout
from wtactics.kits.realm.told import moments
from wtactics.kits.told import windows
from wtactics.rulesets.arc.terms import DISCARD_PHASE
from wtactics.rulesets.arc.told.words import PHASES
from wtactics.rulesets.arc.view import ArcView

AREAS: Final = (  # ARC-AREA-01 from the middle outward
    Area("army", "Army", "row", 0, ARMY, open=True),
    Area("kingdom", "Kingdom", "hosts", 1, KINGDOM, open=True),
    Area("reserve", "Reserve", "stacks", 2, RESERVE),
    Area("deck", "Deck", "pile", 2, DECK),
    Area("graveyard", "Graveyard", "pile", 2, GRAVE, open=True),
    Area("removed", "Removed from the game", "pile", 2, GONE, open=True),
    Area("hand", "Hand", "fan", 3, HAND),
)
AREA_OF: Final[dict[int, str]] = {area.kind: area.key for area in AREAS}


def layout(settings: Mapping[str, int], seats: int) -> Layout:
    """The table of a match with these settings and so many seats."""
    phases = tuple([(number, title) for number, title in enumerate(PHASES) if number > 0])
    gems = [
        Counter(gem_key(faction), f"Free {title} gems", "gems", None, title) for faction, title in enumerate(FACTIONS)
    ]
    points = Counter("points", "Victory points", "score", settings["winning_points"])
    cards = [Counter("hand", "Cards in hand", "number"), Counter("deck", "Cards in deck", "number")]
    return Layout(phases, AREAS, (points, *gems, *cards), windows.at_table(moments.WINDOWS, seats))


def gem_key(faction: int) -> str:
    """What the counter of a faction's gems is called."""
    return f"gems-{FACTIONS[faction].lower().replace(' ', '-')}"


def counters(view: ArcView, seat: int) -> dict[str, int]:
    """ARC-MAT-01, ARC-POWER-05 Points and free gems lie open, and everybody may count hand and deck."""
    gems = view.gems(seat)
    numbers = {
        "points": int(view.points(seat)),
        "hand": int(view.count(HAND, seat)),
        "deck": int(view.count(DECK, seat)),
    }
    for faction in range(len(FACTIONS)):
        numbers[gem_key(faction)] = int(gems[faction])
    return numbers


def window(view: ArcView) -> str | None:
    """The kind of the window in which this seat is asked; None where it is asked what others would miss, or not at all."""
    return moments.window(view, DISCARD_PHASE)
