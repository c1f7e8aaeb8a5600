"""The layout of SLOT's table, its counters, and the kinds of moments in which players may answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.engine.places import ASIDE, BOARD, DECK, GRAVE
from wtactics.kits.layout import Area, Counter, Layout, Window
from wtactics.rulesets.slot import grid
from wtactics.rulesets.slot.speech.printing import level
from wtactics.rulesets.slot.told.words import PHASES
from wtactics.rulesets.slot.view import SlotView

PILES: Final = (  # SLOT-TABLE-01, SLOT-TABLE-02
    Area("twilight", "Twilight", "pile", 1, ASIDE),
    Area("deck", "Deck", "pile", 1, DECK),
    Area("graveyard", "Graveyard", "pile", 1, GRAVE, open=True),
)
WINDOWS: Final = (
    Window("their-ability", "Another player has used an ability", True),
    Window("my-ability", "You have used an ability, and the other one answered", True),
    Window("defence", "You are attacked: before values are compared", True),
    Window("my-attack", "You attack: before values are compared", True),
)


def layout(settings: Mapping[str, int], _seats: int) -> Layout:
    """The table of a match with these settings."""
    phases = tuple([(number, title) for number, title in enumerate(PHASES) if number > 0])
    counters = (
        Counter("points", "Victory points", "score", settings["winning_points"]),
        Counter("ap", "Action points", "pips", most=settings["action_points"]),
        Counter("elite", "Level 2", "number", most=settings["level_2"]),
        Counter("deck", "Cards in deck", "number"),
        Counter("twilight", "Cards in twilight", "number"),
    )
    return Layout(phases, (army(settings), *PILES), counters, WINDOWS)


def army(settings: Mapping[str, int]) -> Area:
    """SLOT-ARMY-05, SLOT-ARMY-06, SLOT-POINTS-02 The front row next to the middle; what it brings to empty its shapes."""
    worths = [f"{sort} {settings[f'{sort}_points']}" for sort in ("pair", "column", "square")]
    note = f"emptied {', '.join(worths)} VP"
    return Area(
        "army", "Army", "grid", 0, BOARD, columns=grid.WIDTH, slots=grid.NAMES, open=True, kinds=grid.SLOTS, note=note
    )


def counters(view: SlotView, seat: int) -> dict[str, int]:
    """SLOT-INFO-02, SLOT-INFO-03 Points and action points are open, of deck and twilight their number."""
    return {
        "points": int(view.points(seat)),
        "ap": view.ap if view.active == seat else 0,
        "elite": elite(view, seat),
        "deck": int(view.count(DECK, seat)),
        "twilight": int(view.count(ASIDE, seat)),
    }


def limits(view: SlotView, seat: int) -> dict[str, int]:
    """SLOT-LEVEL-02 How many of level 2 an army may have now."""
    return {"elite": int(view.elite_limit(seat))}


def elite(view: SlotView, seat: int) -> int:
    """SLOT-LEVEL-01 How many of level 2 this view sees in an army, those that its seat has laid face down included."""
    there = [int(view.in_slot(seat, slot)) for slot in range(grid.SLOTS)]
    hidden = laid(view) if seat == view.seat else []
    return sum(level(view.library, view.printed(c)) == 2 for c in [*there, *hidden] if c >= 0)


def laid(view: SlotView) -> list[int]:
    """What the view's own seat has laid face down, slot by slot."""
    return [int(c) for c in view.laid()]


def window(view: SlotView) -> str | None:
    """The kind of the offer that this seat is made; None where it is asked something else, or not at all."""
    if not view.mine or not view.is_exchange():
        return None
    mine = view.active == view.seat
    if view.target >= 0:
        return "my-attack" if mine else "defence"
    return "my-ability" if mine else "their-ability"
