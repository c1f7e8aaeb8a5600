"""Trials of single texts: a table with the card in it and a table with the hollow card, played alike until they differ."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from wtactics.engine.match import Match
from wtactics.engine.places import card_of
from wtactics.engine.table import Table

PROBE: Final = "Probe"
DECISIONS: Final = 45


def differs(pair: tuple[Match, Match], probes: set[int], seed: int, decisions: int = DECISIONS) -> bool:
    """Do two matches that are played alike part ways?"""
    chance = Random(seed)
    for _ in range(decisions):
        if seen(pair[0]) != seen(pair[1]):
            return True
        if pair[0].over or pair[1].over:
            return False
        i = choice(pair[0].table, probes, chance)
        for match in pair:
            match.choose_at(i)
    return seen(pair[0]) != seen(pair[1])


def choice(t: Table, probes: set[int], chance: Random) -> int:
    """One of the options by lot, sooner one that speaks of the card on trial."""
    own = [i for i, option in enumerate(t.options) if card_of(option) in probes]
    if own and chance.random() < 0.6:
        return chance.choice(own)
    return chance.randrange(len(t.options))


def seen(match: Match) -> list[Any]:
    """What players see of a table: where cards lie and how, their values, points, the question."""
    t = match.table
    columns = (
        t.place, t.controller, t.marked, t.harm, t.host, t.home, t.colour, t.role, t.shown, t.attack, t.defense, t.traits,
        t.ranged, t.life, t.points, t.out, t.options, t.mod_data, *t.own_columns(),
    )  # fmt: skip
    ap = getattr(t, "ap", 0)
    return [*map(list, columns), ap, t.asked, t.over, t.winner, t.phase, t.active, t.turn]


def seeds(first: int, most: int) -> Iterator[int]:
    """The seed that is known to show it, then others, should the game have changed."""
    yield first
    yield from (seed for seed in range(most) if seed != first)
