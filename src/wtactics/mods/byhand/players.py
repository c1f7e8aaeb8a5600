"""BYHAND-TOOL: the tools that are used on players, their hands and their decks."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.fates import loses
from wtactics.engine.newcomers import create, room_for_tokens
from wtactics.engine.places import CREATURE, DECK, GONE, GRAVE, HAND, NOBODY, SEAT_THING, CardId, Seat, Thing, is_seat
from wtactics.engine.table import Table
from wtactics.kits import handwork
from wtactics.kits.handwork import FACTION, ITSELF, UNDER, ZERO
from wtactics.kits.points import earn
from wtactics.kits.told.story import NAMELESS
from wtactics.mods.byhand.tools import Tool, amounts, has_cards, those_in
from wtactics.vocabulary.deeds.byhand import HAND_TOKENS
from wtactics.vocabulary.deeds.deed import put_away
from wtactics.vocabulary.deeds.hands import draw

MOST_DRAWN: Final = 5
MOST_POINTS: Final = 10
MOST_POWER: Final = 3


class Draw(Tool):
    """BYHAND-TOOL-06 A player draws; nobody else sees what."""

    def __init__(self) -> None:
        super().__init__(handwork.DRAW, [*range(1, MOST_DRAWN + 1)])

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return with_cards(t, DECK)

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        draw(t, thing - SEAT_THING, n, False)


class Mill(Tool):
    """BYHAND-TOOL-06 The top card of a deck goes elsewhere."""

    def __init__(self) -> None:
        super().__init__(handwork.MILL, [int(GRAVE), int(UNDER), int(GONE)])

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return with_cards(t, DECK)

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        for c in t.at(DECK, thing - SEAT_THING)[:1]:
            put_away(t, c, DECK if n == UNDER else n)

    def needs_leave(self, seat: Seat, thing: Thing, n: i64) -> bool:
        return thing != SEAT_THING + seat and n != UNDER


class Shuffle(Tool):
    """BYHAND-TOOL-06 A deck is shuffled."""

    def __init__(self) -> None:
        super().__init__(handwork.SHUFFLE)

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return with_cards(t, DECK)

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        t.shuffle(thing - SEAT_THING)


class Reveal(Tool):
    """BYHAND-TOOL-06 All see a card of the own hand, a whole hand, or the top card of a deck."""

    def __init__(self) -> None:
        super().__init__(handwork.REVEAL)

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        out: vec[i64] = t.at(HAND, seat)
        for thing in those_in(t):
            if len(self.measures(t, seat, thing)) > 0:
                out = append(out, thing)
        return out

    def measures(self, t: Any, seat: Seat, thing: Thing) -> vec[i64]:
        if not is_seat(thing):
            return vec[i64]([ITSELF])
        out = vec[i64]()
        for kind in (HAND, DECK):
            if has_cards(t, kind, thing - SEAT_THING):
                out = append(out, kind)
        return out

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        if is_seat(thing):
            for c in t.at(n, thing - SEAT_THING)[: 1 if n == DECK else None]:
                t.show(c, (1 << t.seats) - 1)

    def needs_leave(self, seat: Seat, thing: Thing, n: i64) -> bool:
        return is_seat(thing) and thing != SEAT_THING + seat


class Score(Tool):
    """BYHAND-TOOL-07 A player gets more points, or fewer; of the kind by which he wins or loses, or victory points."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, amounts(MOST_POINTS))

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return those_in(t)

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        if self.number == handwork.VICTORY:
            t.score(thing - SEAT_THING, n - ZERO)
        elif n > ZERO:
            earn(t, thing - SEAT_THING, n - ZERO)
        else:
            loses(t, thing - SEAT_THING, ZERO - n)


class Produce(Tool):
    """BYHAND-TOOL-07 A player has more power this turn, of a faction where power has factions."""

    def __init__(self, number: i64, factions: int) -> None:
        kinds = [n << FACTION for n in range(1, factions + 1)] if factions else [0]
        super().__init__(number, [kind | n for kind in kinds for n in range(1, MOST_POWER + 1)])

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return those_in(t)

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        t.produce(thing - SEAT_THING, (n >> FACTION) - 1, n & (1 << FACTION) - 1)


class Act(Tool):
    """BYHAND-TOOL-07 The player whose turn it is gets more action points, or fewer."""

    def __init__(self) -> None:
        super().__init__(handwork.ACTIONS, amounts(MOST_POWER))

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return vec[i64]([SEAT_THING + t.active])

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        t.gain_actions(thing - SEAT_THING, n - ZERO)


class MakeToken(Tool):
    """BYHAND-TOOL-08 A plain creature token comes into play."""

    def __init__(self) -> None:
        super().__init__(handwork.TOKEN, list(HAND_TOKENS))

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return those_in(t) if room_for_tokens(t) > 0 else vec[i64]()

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        t.arrive(create(t, plain_token(t, n), thing - SEAT_THING), thing - SEAT_THING, NOBODY)


def with_cards(t: Table, kind: i64) -> vec[i64]:
    """The players who have any there."""
    out = vec[i64]()
    for thing in those_in(t):
        if has_cards(t, kind, thing - SEAT_THING):
            out = append(out, thing)
    return out


def plain_token(t: Table, n: i64) -> CardId:
    """The definition of the token that has nothing but these values."""
    library = t.library
    for d in range(len(library.names) - library.tokens, len(library.names)):
        plain = library.faction[d] == NOBODY and library.trait[d] == 0 and library.names[d] == NAMELESS
        if plain and library.type[d] == CREATURE and library.attack[d] == n and library.defense[d] == n:
            return d
    raise LookupError(f"tokens that are made by hand: expected one of {n}/{n} in the library, found none")
