"""What has changed the values of a card: one source after the other is let work, and what each changes is noted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import ADDING, GRANTING, SETTING
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.rows import GRANT, GRANTED, MODIFIER, MODIFIER_SINCE, MODIFIER_SOURCE
from wtactics.engine.speakers import who_speaks
from wtactics.engine.table import Table
from wtactics.engine.values import print_values, state, work_card, work_modifier
from wtactics.engine.view import View

Values = tuple[int, int, int, int, int]  # attack, defense, keywords, ranged value, life


class Influence:
    """What one source does to one card in one phase of computing values: numbers before and after, keywords as bits."""

    def __init__(self, card: CardId, source: CardId, was: Values, now: Values, phase: i64) -> None:
        self.card: Final = card
        self.source: Final = source  # by its name in the view; NOBODY where the seat may not know it
        self.attack: Final = (was[0], now[0])
        self.defense: Final = (was[1], now[1])
        self.ranged: Final = (was[3], now[3])
        self.life: Final = (was[4], now[4])
        self.gained: Final = now[2] & ~was[2]
        self.lost: Final = was[2] & ~now[2]
        self.sets: Final[bool] = phase == SETTING


def influences(view: View) -> list[Influence]:
    """All that changes values or keywords of cards on the board, in the order in which it works."""
    t = view._table  # noqa: SLF001  # one of the modules that read tables for views
    changed = [c for c in t.board if differs(t, c)]
    if len(changed) == 0:
        return []
    return Recount(view, t.clone(), changed).run()


def differs(t: Table, c: CardId) -> bool:
    """Has the card other values than are printed on it?"""
    library, d = t.library, t.printed[c]
    if library.far and (t.ranged[c] != library.ranged[d] or t.life[c] != library.life[d]):
        return True
    return t.attack[c] != library.attack[d] or t.defense[c] != library.defense[d] or t.traits[c] != library.trait[d]


class Recount:
    """Values computed anew on a clone, in the order of `refresh`, with a look at some cards after each source."""

    def __init__(self, view: View, table: Table, cards: list[i64]) -> None:
        self.view: Final = view
        self.table: Final = table
        self.cards: Final = cards
        self.found: Final[list[Influence]] = []
        self.before: Final[dict[i64, Values]] = {}

    def run(self) -> list[Influence]:
        """Let all sources work, phase by phase."""
        t = self.table
        t.item = NOBODY
        speakers = print_values(t)
        for c in self.cards:
            self.before[c] = self.values(c)
        for phase in (GRANTING, SETTING, ADDING):
            self.work(phase, speakers)
            if phase == GRANTING:
                speakers = who_speaks(t)  # keywords may have been granted or taken
        return self.found

    def values(self, c: CardId) -> Values:
        """The values of a card so far."""
        t = self.table
        ranged, life = (t.ranged[c], t.life[c]) if t.library.far else (i64(0), i64(0))
        return (t.attack[c], t.defense[c], t.traits[c], ranged, life)

    def work(self, phase: i64, speakers: vec[i64]) -> None:
        """One phase: effects and cards, the oldest first, then what was granted."""
        t = self.table
        i: i64 = 0
        for c in speakers:
            while i < len(t.modifiers) and t.modifiers[i + MODIFIER_SINCE] < t.since[c]:
                self.work_modifier(i, phase)
                i += MODIFIER
            work_card(t, c, phase)
            self.look(c, phase)
        while i < len(t.modifiers):
            self.work_modifier(i, phase)
            i += MODIFIER
        i = 0
        while i < len(t.granted):
            t.me = t.granted[i]
            t.you = t.controller[t.me]
            state(t, t.granted[i + GRANTED], t.granted[i + GRANTED] + 1, phase)
            self.look(t.granted[i], phase)
            i += GRANT

    def work_modifier(self, i: i64, phase: i64) -> None:
        """What an effect has left."""
        work_modifier(self.table, i, phase)
        self.look(self.table.modifiers[i + MODIFIER_SOURCE], phase)

    def look(self, source: CardId, phase: i64) -> None:
        """Note what has changed since the last look."""
        for c in self.cards:
            now = self.values(c)
            if now != self.before[c]:
                name = self.view.name(source)
                self.found.append(Influence(c, name, self.before[c], now, phase))
                self.before[c] = now
