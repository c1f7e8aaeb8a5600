"""The layout of a ruleset's table, as a message."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from wtactics.kits.game import Game
from wtactics.server.messages import AreaLayout, CounterLayout, Layout, PhaseLayout, WindowKind


def layout_message(game: Game, settings: Mapping[str, object] | None, seats: int) -> Layout:
    """The table of a match with these settings and so many seats."""
    plan = game.show.layout(game.settle(settings, seats), seats)
    return Layout(
        ruleset=game.name,
        title=game.title,
        phases=tuple(PhaseLayout(number=number, title=title) for number, title in plan.phases),
        areas=tuple(AreaLayout(**told(asdict(area))) for area in plan.areas),
        counters=tuple(CounterLayout(**asdict(counter)) for counter in plan.counters),
        windows=tuple(WindowKind(**asdict(window)) for window in plan.windows),
        draws=game.rules.agree is not None,
    )


def told(area: dict[str, Any]) -> dict[str, Any]:
    """What clients are told of an area; where its cards lie in the engine is not their business."""
    return {key: value for key, value in area.items() if key not in ("kind", "kinds")}
