"""What has changed the values of a card: one source after the other is let work, and what each changes is noted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.lasting import GIVE_KIND
from wtactics.engine.meaning import ADDING, GRANTING, SETTING
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.reckoning import CALLING, call
from wtactics.engine.rows import (
    CALL,
    CALLED,
    GRANT,
    GRANTED,
    MODIFIER,
    MODIFIER_A,
    MODIFIER_ON,
    MODIFIER_SINCE,
    MODIFIER_SOURCE,
)
from wtactics.engine.speakers import who_speaks
from wtactics.engine.stating import state, work_card, work_modifier
from wtactics.engine.table import Table
from wtactics.engine.values import print_values
from wtactics.engine.view import View

Values = tuple[
    int, int, int, int, int, int
]  # attack, defense, keywords, ranged value, life, how many subtypes are given


class Influence:
    """What one source does to one card in one phase: values before and after, keywords as bits, subtypes as numbers."""

    def __init__(self, card: CardId, source: CardId, was: Values, now: Values, phase: i64, kinds: list[int]) -> None:
        self.card: Final = card
        self.source: Final = source  # by its name in the view; NOBODY where the seat may not know it
        self.attack: Final = (was[0], now[0])
        self.defense: Final = (was[1], now[1])
        self.ranged: Final = (was[3], now[3])
        self.life: Final = (was[4], now[4])
        self.gained: Final = now[2] & ~was[2]
        self.lost: Final = was[2] & ~now[2]
        self.kinds: Final = kinds[was[5] :]  # EVERY_KIND for all there are
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
    if is_given_a_kind(t, c):
        return True
    if library.far and (t.ranged[c] != library.ranged[d] or t.life[c] != library.life[d]):
        return True
    return t.attack[c] != library.attack[d] or t.defense[c] != library.defense[d] or t.traits[c] != library.trait[d]


def is_given_a_kind(t: Table, c: CardId) -> bool:
    """Does a text give the card a subtype, a standing one or for a while?"""
    return len(kinds_called(t, c)) > 0 or t.modified(c, GIVE_KIND)


def kinds_called(t: Table, c: CardId) -> list[int]:
    """The subtypes that the card is called beside those printed on it, by their numbers."""
    return [int(t.called[i + CALLED]) for i in range(0, len(t.called), CALL) if t.called[i] == c]


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
        for phase in (CALLING, GRANTING, SETTING, ADDING):
            self.work(phase, speakers)
            if phase == GRANTING:
                speakers = who_speaks(t)  # keywords may have been granted or taken
        return self.found

    def values(self, c: CardId) -> Values:
        """The values of a card so far."""
        t = self.table
        ranged, life = (t.ranged[c], t.life[c]) if t.library.far else (i64(0), i64(0))
        return (t.attack[c], t.defense[c], t.traits[c], ranged, life, len(kinds_called(t, c)))

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
            for now in (CALLING, GRANTING) if phase == GRANTING else (phase,):
                state(t, t.granted[i + GRANTED], t.granted[i + GRANTED] + 1, now)
            self.look(t.granted[i], phase)
            i += GRANT

    def work_modifier(self, i: i64, phase: i64) -> None:
        """What an effect has left."""
        work_modifier(self.table, i, phase)
        if phase == CALLING and self.table.modifiers[i] == GIVE_KIND:
            call(self.table, self.table.modifiers[i + MODIFIER_ON], self.table.modifiers[i + MODIFIER_A])
        self.look(self.table.modifiers[i + MODIFIER_SOURCE], phase)

    def look(self, source: CardId, phase: i64) -> None:
        """Note what has changed since the last look."""
        for c in self.cards:
            now = self.values(c)
            if now != self.before[c]:
                name = self.view.name(source)
                self.found.append(Influence(c, name, self.before[c], now, phase, kinds_called(self.table, c)))
                self.before[c] = now
