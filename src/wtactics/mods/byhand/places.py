"""BYHAND-TOOL-01: the tools by which cards change places: out of play and into it, and from place to place in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import BOARD, CITY, CREATURE, DECK, GONE, GRAVE, HAND, NOBODY, CardId, Seat, Thing
from wtactics.kits import handwork
from wtactics.kits.handwork import FIRST_HOME, INTO_DECK, INTO_PLAY, UNDER
from wtactics.kits.layout import Layout
from wtactics.mods.byhand.tools import MOVING, Tool, in_the_open, lying_apart
from wtactics.vocabulary.deeds.deed import bury, put_away
from wtactics.vocabulary.needs import CITIES, REMOVAL, STACKED


class Move(Tool):
    """BYHAND-TOOL-01 A card that is no secret, or lies in the own hand, goes elsewhere: where cards of this game can lie."""

    def __init__(self, lies: Callable[[object], bool], hands: bool) -> None:
        super().__init__(handwork.MOVE)
        decks = (int(DECK), int(UNDER)) if lies(STACKED) else (int(INTO_DECK),)
        gone = (int(GONE),) if lies(REMOVAL) else ()
        hand = (int(HAND),) if hands else ()
        places = vec[i64]()
        for where in (*hand, *decks, int(GRAVE), *gone):
            places = append(places, where)
        self.places: Final = places

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        out = in_the_open(t, MOVING)
        for c in lying_apart(t, seat):
            if 1 << t.library.type[t.printed[c]] & MOVING != 0:
                out = append(out, c)
        return out

    def measures(self, t: Any, seat: Seat, thing: Thing) -> vec[i64]:
        kind, out = t.kind(thing), vec[i64]()
        for where in self.places:
            if where != kind:
                out = append(out, where)
        comes = kind < BOARD and t.library.type[t.printed[thing]] == CREATURE
        return append(out, INTO_PLAY) if comes else out

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        put(t, seat, thing, n)


class Shift(Tool):
    """BYHAND-TOOL-01 A creature in play goes to another place there, of its controller's: a city, the Army, a front, a slot."""

    def __init__(self, spots: dict[int, tuple[int, str]], cities: bool) -> None:
        super().__init__(handwork.SHIFT)
        self.spots: Final = spots  # what tables call the place: its kind, and what people call it
        self.cities: Final = cities

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        out = vec[i64]()
        for c in in_the_open(t, 1 << CREATURE):
            if len(self.measures(t, seat, c)) > 0:
                out = append(out, c)
        return out

    def measures(self, t: Any, seat: Seat, thing: Thing) -> vec[i64]:
        out = vec[i64]()
        if self.cities:
            if t.home[thing] != NOBODY:
                out = append(out, FIRST_HOME + NOBODY)
            for c in in_the_open(t, 1 << CITY):
                if t.controller[c] == t.controller[thing] and t.home[thing] != c:
                    out = append(out, FIRST_HOME + c)
        for home, (kind, _) in self.spots.items():
            if t.kind(thing) != kind:
                out = append(out, FIRST_HOME + home)
        return out

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        t.shift(thing, n - FIRST_HOME)

    def words(self, t: Any, n: i64) -> str:
        home = n - FIRST_HOME
        if not self.cities:
            return f"to {self.spots[int(home)][1]}"
        return "to the Army" if home == NOBODY else f"to {t.library.names[t.printed[home]]}"


def put(t: Any, seat: Seat, c: CardId, where: i64) -> None:
    """The card goes to a place of its owner, or comes into play for this seat, as texts have it."""
    if where == INTO_PLAY:
        t.arrive(c, seat, NOBODY)
    elif where == GRAVE and t.kind(c) == HAND:
        t.discard(c)
    elif where == GRAVE and t.in_play(c):
        bury(t, vec[i64]([c]), False)
    else:
        put_away(t, c, DECK if where in (UNDER, INTO_DECK) else where, where == DECK)


def shift_of(lies: Callable[[object], bool], layout: Layout) -> list[Tool]:
    """The tool for places in play, where a game has several: cities, slots of an army, or fronts."""
    if lies(CITIES):
        return [Shift({}, True)]
    grids = [area for area in layout.areas if area.form == "grid"]
    slots = {n: (area.kind + n, f"slot {name}") for area in grids for n, name in enumerate(area.slots)}
    fronts = {int(area.kind): (int(area.kind), f"the {area.title}") for area in layout.areas if area.faces}
    return [Shift(slots or fronts, False)] if slots or fronts else []
