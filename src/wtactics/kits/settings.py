"""The settings of a game, with the values of a match: house rules are settings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from wtactics.cards.entry import nearest
from wtactics.engine.places import NOBODY
from wtactics.engine.setting import Setting


class BadSettings(ValueError):
    """All that is wrong with the settings, decks or seed of a match, one fault per line."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults: Final = tuple(faults)
        super().__init__("\n".join(self.faults))


LOOP_LIMIT: Final = Setting("loop_limit", 1000, 1, 9_000, "Triggers in a row before a draw")
OF_QUESTIONS: Final = (  # the engine's own, in every ruleset: which questions stand though they have one option
    Setting("discreet", 0, 0, 1, "Whoever could hold an answer is asked"),
    Setting("end_asked", 0, 0, 1, "A turn ends only when its player says so"),
)


def first_player(seats: int) -> Setting:
    """Who begins, at a table of so many."""
    return Setting("first_player", NOBODY, NOBODY, seats - 1, "Who begins (-1: by lot)")


def settled(name: str, settings: Iterable[Setting], given: Mapping[str, object], seats: int | None) -> dict[str, int]:
    """All settings of this game with their values: the given ones, the others as the rules say; BadSettings with all faults."""
    known = {setting.name: setting for setting in settings}
    faults = [unknown(name, one, known) for one in given if one not in known]
    faults += [fault for one, value in given.items() if one in known and (fault := known[one].fault(value))]
    values = {setting.name: setting.default for setting in known.values()}
    values |= {one: value for one, value in given.items() if one in known and isinstance(value, int)}
    if seats is not None and not faults and values.get("first_player", NOBODY) >= seats:
        faults.append(f"first_player: expected a seat from 0 to {seats - 1}, found {values['first_player']}")
    if faults:
        raise BadSettings([f"settings of {name}: {fault}" for fault in faults])
    return values


def unknown(game: str, name: str, known: Iterable[str]) -> str:
    """The fault of a setting that the ruleset does not have."""
    near = nearest(name, known) or sorted(known)
    return f"{name}: expected {' or '.join(near)}, found a setting that {game} does not have"
