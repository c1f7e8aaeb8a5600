"""The picture of a table of ARC that a failing scene shows."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import (
    ATTACHED,
    CREATURE,
    DECK,
    GONE,
    GRAVE,
    HAND,
    LIMBO,
    NOBODY,
    RESERVE,
    is_seat,
    place_of,
)
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.told.names import SEATS
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.refusals import IDS
from wtactics.rulesets.arc.told.words import PHASES, card_name, question

PLACES: Final = {
    HAND: "hand", DECK: "deck", GRAVE: "graveyard", RESERVE: "reserves", ARMY: "Army", KINGDOM: "Kingdom", LIMBO: "limbo",
}  # fmt: skip


def things_at(t: ArcTable, kind: int, seat: int) -> list[int]:
    """The cards of a place, in its order."""
    cards = []
    c = int(t.first[place_of(kind, seat)])
    while c != NOBODY:
        cards.append(c)
        c = int(t.after[c])
    return cards


def place_name(t: ArcTable, c: int) -> str:
    """Where a card lies: a player's place, its city, its host, the chain, or out of the game."""
    kind, seat = t.place[c] & 15, t.place[c] >> 4
    if kind == GONE:
        return "removed"
    if kind == LIMBO:
        return "the chain"
    if kind == ATTACHED:
        return f"on {card_name(t, t.host[c])}"
    if kind == KINGDOM and t.home[c] != NOBODY:
        return card_name(t, t.home[c])
    return f"{SEATS[seat]}'s {PLACES[int(kind)]}"


def picture(t: ArcTable, names: dict[int, str]) -> str:
    """The whole table, in lines."""
    head = f"Turn {t.turn}, {PHASES[t.phase]} phase of {SEATS[t.active]}"
    if t.over:
        who = SEATS[t.winner] + " has won" if t.winner != NOBODY else "a draw"
        head += f": {who} by {IDS.of(int(t.ending))}"
    else:
        head += f"; {SEATS[t.asked]} is asked. {question(t)}"
    lines = [head]
    for seat in range(t.seats):
        lines += seat_picture(t, seat, names)
    return "\n".join(lines)


def seat_picture(t: ArcTable, seat: int, names: dict[int, str]) -> list[str]:
    """What one player has."""
    gone = f", out by {IDS.of(int(t.out[seat]))}" if t.out[seat] else ""
    lines = [f"{SEATS[seat]}: {t.points[seat]} VP{gone}; {len(things_at(t, DECK, seat))} cards in deck"]
    for kind in (KINGDOM, ARMY, ATTACHED, RESERVE, HAND, GRAVE, LIMBO, GONE):
        cards = things_at(t, kind, seat)
        if cards:
            lines.append(
                f"   {PLACES.get(kind, {ATTACHED: 'attached', GONE: 'removed'}.get(kind, ''))}: "
                + ", ".join(card_picture(t, c, names) for c in cards)
            )
    return lines


def card_picture(t: ArcTable, c: int, names: dict[int, str]) -> str:
    """One card as it lies."""
    words = [names[c]]
    kind = t.place[c] & 15
    if kind == RESERVE:
        words = [card_name(t, c)]
    elif kind >= RESERVE and t.type(c) == CREATURE:
        words.append(f"{t.attack[c]}/{t.defense[c]}")
    words += [word for word, true in (("marked", t.marked[c]), (f"hurt {t.harm[c]}", t.harm[c])) if true]
    if t.home[c] != NOBODY:
        words.append(f"in {names[int(t.home[c])]}")
    if t.host[c] != NOBODY:
        words.append(f"on {card_name(t, t.host[c]) if is_seat(t.host[c]) else names[int(t.host[c])]}")
    return " ".join(words)
