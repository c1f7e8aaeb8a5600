"""The pages of a playthrough of ARC."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from wtactics.cli.eyes import Eyes
from wtactics.engine import facts
from wtactics.engine.places import DECK, DISCIPLINES, FACTIONS, HAND, NOBODY, RESERVE, SEAT_THING
from wtactics.engine.rows import FACT, FACT_A
from wtactics.engine.sight import FACE_DOWN
from wtactics.engine.table import Table
from wtactics.engine.telling import forget_facts
from wtactics.games import Game
from wtactics.kits.news import MARKS
from wtactics.kits.sentences import plain
from wtactics.kits.told.names import seat_name
from wtactics.pages import Pages, folded
from wtactics.rulesets.arc.story import STORY, is_laying
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.view import ArcView

# Questions and pictures tell of these.
SKIPPED: Final = (facts.PHASE_BEGAN, facts.PHASE_ENDED, facts.TURN_BEGAN, facts.TURN_ENDED, facts.RESOLVED)


class ArcPages(Pages):
    """What is written of a table of ARC."""

    def __init__(self, game: Game, table: Table) -> None:
        super().__init__(game, table)
        assert isinstance(table, ArcTable)
        self.arc: Final[ArcTable] = table

    def standing(self) -> Iterator[str]:
        onlooker = Eyes(ArcView(self.arc, NOBODY), ())
        for seat in range(self.arc.seats):
            yield from folded(row(onlooker, seat))

    def secrets(self, seat: int) -> str:
        return secrets(self.arc, Eyes(ArcView(self.arc, seat), ()))

    def happened(self) -> Iterator[str]:
        return happened(self.arc)


def happened(table: ArcTable) -> Iterator[str]:
    """What was noted on the table, with nothing hidden, what happened several times over said once; then it is forgotten."""
    noted = table.facts
    lines = [
        plain(STORY.in_parts(table, *(noted[at + i] for i in range(FACT))))
        for at in range(0, len(noted), FACT)
        if noted[at] not in SKIPPED and not is_laying(noted, at) and not is_gem_mark(table, noted[at], noted[at + FACT_A])
    ]
    forget_facts(table)
    for line, run in groupby(line for line in lines if line):
        times = len(list(run))
        yield line if times == 1 else f"{line} (x{times})"


def is_gem_mark(t: ArcTable, fact: int, name: int) -> bool:
    """Is a resource card marked or unmarked, of which the gems tell?"""
    return fact in MARKS and (name >= FACE_DOWN or t.place[name] & 15 == RESERVE)


def row(s: Eyes, seat: int) -> str:
    """What is seen of a player: points, piles, gems, cities, army, what is attached to him."""
    if s.view.out(seat):
        return f"{seat_name(seat)} has left the match"
    parts = [f"{seat_name(seat)} {s.view.points(seat)} VP · {s.piles(seat)}", *gems(s, seat)]
    parts += [city(s, c) for c in s.cities(seat)]
    if army := s.army(seat):
        parts.append(f"army: {', '.join(creature(s, c) for c in army)}")
    return "; ".join(parts) + carried(s, SEAT_THING + seat)


def gems(s: Eyes, seat: int) -> Iterator[str]:
    """Free gems of all gems, by faction."""
    counts = [(name, *s.gems(seat, faction)) for faction, name in enumerate(FACTIONS)]
    told = [f"{free} of {free + consumed} {name}" for name, free, consumed in counts if free + consumed]
    if told:
        yield f"gems: {', '.join(told)}"


def city(s: Eyes, c: int) -> str:
    """A city with its residents."""
    strength = s.view.defense(c)
    residents = ", ".join(creature(s, resident) for resident in s.residents(c))
    told = f"{s.name(c)} ({DISCIPLINES[s.discipline(c)]} {strength - s.view.harm(c)}/{strength}){state(s, c)}"
    return f"{told}: {residents}" if residents else told


def creature(s: Eyes, c: int) -> str:
    """A creature with its values and state."""
    hurt = f" hurt {s.view.harm(c)}" if s.view.harm(c) else ""
    return f"{s.name(c)} {s.view.attack(c)}/{s.view.defense(c)}{hurt}{state(s, c)}"


def state(s: Eyes, c: int) -> str:
    """The mark of a card, and what is attached to it."""
    return f"{' marked' if s.view.marked(c) else ''}{carried(s, c)}"


def carried(s: Eyes, thing: int) -> str:
    """What is attached to a card or player."""
    return "".join(f" + {s.name(c)}" for c in s.attached_to(thing))


def secrets(table: ArcTable, s: Eyes) -> str:
    """The hidden cards whose faces this seat sees, by where they lie."""
    places = ((HAND, "hand"), (RESERVE, "reserves"), (DECK, "deck"))
    told = [
        f"{word} of {seat_name(seat)}: {', '.join(names)}"
        for seat in range(table.seats)
        for kind, word in places
        if (names := counted([table.library.names[s.view.printed(c)] for c in s.view.known(kind, seat)]))
    ]
    return f"{seat_name(s.seat)} sees {'; '.join(told) if told else 'no hidden card'}"


def counted(names: list[str]) -> list[str]:
    """Names in order of the alphabet, with their numbers where there are several."""
    runs = [(name, len(list(run))) for name, run in groupby(sorted(names))]
    return [name if n == 1 else f"{n} {name}" for name, n in runs]
