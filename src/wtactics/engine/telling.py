"""What a view is told in: facts without what a seat may not know, and plain data for messages and comparison."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import DELAYED, NOTED, READY, SAY
from wtactics.engine.mod import COLUMNS
from wtactics.engine.places import (
    ALL_SEE,
    KINDS,
    NOBODY,
    RESERVE,
    Seat,
    Thing,
    card_of,
    other_of,
    what_of,
)
from wtactics.engine.rows import (
    ABILITY,
    FACT,
    FACT_A,
    FACT_B,
    FACT_N,
    HOME,
    IT,
    ITEM,
    MODIFIER,
    PICKS,
    SEAT,
    SOURCE,
    STATE,
    TRIGGER_PLAY,
    WAIT,
    X,
)
from wtactics.engine.rows import KIND as SORT
from wtactics.engine.sight import name_for
from wtactics.engine.table import Table
from wtactics.engine.view import View

# Facts whose first or second thing is a card (or player), not a number.
ABOUT_FIRST: Final = frozenset((
    facts.ENTERED, facts.LEFT, facts.DIED, facts.MARKED, facts.UNMARKED, facts.ROTATED, facts.ENJOYED,
    facts.ATTACKED, facts.DEFENDED, facts.MOVED, facts.PLAYED, facts.BUILT,
    facts.DESTROYED, facts.DREW, facts.DISCARDED, facts.HURT, facts.HEALED,
    facts.ATTACHED, facts.ACTIVATED, facts.STRUCK, facts.REVEALED, facts.RESOLVED,
    facts.FIZZLED, facts.LAID, facts.BARRED, facts.MODIFIED, facts.CONTROLLED,
    facts.TRIGGERED, facts.CANCELLED, facts.CHOSEN, facts.AIMED,
    facts.BATTLE_BEGAN, facts.BATTLE_ENDED, facts.ABOUT_TO_DIE, facts.KILLED,
    facts.RESTED, facts.UNPAID, facts.BURIED, facts.MODIFIED_FAR, facts.CREATED, facts.TALLIED,
    facts.ASSIGNED, facts.UNASSIGNED, facts.PICKED_UP, facts.REMOVED, facts.DROPPED, facts.WORN,
    facts.ACCEPTED, facts.COMPLETED, facts.FAILED, facts.WEAKENED, facts.EXPIRED, facts.OFFERED, facts.STAKED,
    facts.FLED, facts.RETURNED, facts.MOUNTED, facts.DISMOUNTED, facts.COUNTERED,
    facts.PLACED, facts.FILLED, facts.RECHARGED, facts.RECRUITED, facts.MISSED,
    facts.RESOURCED, facts.PASSED, facts.TURNED_OVER,
    facts.MUSTERED, facts.LEFT_TO_HANDS, facts.HANDLED, facts.BECAME,
))  # fmt: skip
ABOUT_SECOND: Final = frozenset((
    facts.ATTACKED, facts.DEFENDED, facts.MOVED, facts.HURT, facts.HEALED,
    facts.ATTACHED, facts.STRUCK, facts.AIMED, facts.ABOUT_TO_DIE, facts.KILLED,
    facts.PICKED_UP, facts.WORN, facts.FLED, facts.MOUNTED, facts.DISMOUNTED, facts.MISSED, facts.PASSED,
))  # fmt: skip
# Facts that make their card known to all: it is discarded, or speaks on the chain.
TELLING: Final = frozenset((
    facts.DISCARDED, facts.TRIGGERED, facts.ACTIVATED, facts.RESOLVED,
    facts.FIZZLED, facts.CANCELLED,
))  # fmt: skip


def facts_for(t: Table, seat: Seat) -> vec[i64]:
    """The facts noted on the table as this seat (NOBODY: a spectator) learns of them, in rows of FACT (engine/rows.py)."""
    out = vec[i64](capacity=len(t.facts))
    skipped = len(t.witnesses) - len(t.facts) // FACT
    i: i64 = 0
    while i < len(t.facts):
        what, a, b, n = t.facts[i], t.facts[i + FACT_A], t.facts[i + FACT_B], t.facts[i + FACT_N]
        saw = t.witnesses[skipped + i // FACT]
        if what in ABOUT_FIRST and not tells(t, what, seat, b, n):
            a = a if witnessed(t, saw & 255, seat) else name_for(t, seat, a)
        if what in ABOUT_SECOND:
            b = b if witnessed(t, saw >> 8, seat) else name_for(t, seat, b)
        out = append(append(append(append(out, what), a), b), n)
        i += FACT
    return out


def tells(t: Table, what: i64, seat: Seat, b: i64, n: i64) -> bool:
    """Does the fact itself tell this seat which card it is about?"""
    if what == facts.LEFT:
        return t.terms.sees[n] == ALL_SEE
    if what == facts.CHOSEN and b == seat:
        return True
    return what in TELLING


def witnessed(t: Table, bits: i64, seat: Seat) -> bool:
    """Is this seat among those who saw it? A spectator saw what all saw."""
    return bits == (1 << t.seats) - 1 if seat == NOBODY else bits >> seat & 1 == 1


def forget_facts(t: Table) -> None:
    """Those who listen have heard what was noted so far."""
    t.facts = vec[i64]()
    t.witnesses = vec[i64]()


def as_data(view: View) -> dict[str, Any]:
    """All that the view shows, as numbers, words, lists and dictionaries."""
    seats = range(view.seats)
    return {
        "seat": view.seat, "turn": view.turn, "phase": view.phase, "active": view.active, "starter": view.starter,
        "asked": view.asked, "over": view.over, "winner": view.winner, "ending": view.ending, "aim": view.aim,
        "drawing": int(view.drawing),
        "points": [int(view.points(seat)) for seat in seats],
        "out": [int(view.out(seat)) for seat in seats],
        "options": [[int(what_of(o)), int(card_of(o)), int(other_of(o))] for o in view.options()],
        "places": [place_data(view, kind, seat) for seat in seats for kind in range(KINDS) if view.count(kind, seat) > 0],
        "board": [int(c) for c in view.board()],
        "chain": chain_data(view),
        "waiting": waiting_data(view),
        "modifiers": modifiers_data(view),
        "extras": view.extras(), "mod_data": mod_data_of(view),
    }  # fmt: skip


def mod_data_of(view: View) -> dict[str, list[int | None]]:
    """What the seat knows of what mods keep, by mod and column; None where it does not."""
    starts = view._table.terms.columns  # noqa: SLF001  # how much room there is is no secret
    data: dict[str, list[int | None]] = {}
    for mod in view._table.terms.mods:  # noqa: SLF001  # as above
        for column in range(mod.number * COLUMNS, mod.number * COLUMNS + len(mod.columns)):
            entries = range(starts[column + 1] - starts[column])
            data[f"{mod.name} {column % COLUMNS}"] = [
                int(view.kept(column, i)) if view.knows_kept(column, i) else None for i in entries
            ]
    return data


def place_data(view: View, kind: i64, seat: Seat) -> dict[str, Any]:
    """One place: how many cards lie there, and what is seen of them; nothing at all is None."""
    names = view.at(kind, seat)
    cards = [None if name == NOBODY else card_data(view, name) for name in names]
    seen = [card for card in cards if card is not None]
    return {"kind": int(kind), "seat": int(seat), "count": len(names), "cards": cards if seen else []}


def card_data(view: View, name: i64) -> dict[str, Any]:
    """One card, by the name it has in this view."""
    data: dict[str, Any] = {"name": int(name), "owner": int(view.owner(name))}
    seen = view.sees(name)
    if seen:
        data["card"] = int(view.printed(name))
    if view.kind(name) >= RESERVE:
        data |= {
            "controller": int(view.controller(name)), "marked": view.marked(name), "harm": int(view.harm(name)),
            "host": int(view.host(name)), "home": int(view.home(name)), "colour": int(view.colour(name)),
            "role": int(view.role(name)), "foe": int(view.foe(name)),
        }  # fmt: skip
        if seen:
            data |= {
                "attack": int(view.attack(name)),
                "defense": int(view.defense(name)),
                "traits": int(view.traits(name)),
            }
            if view.library.far:
                data |= {"ranged": int(view.ranged(name)), "life": int(view.life(name)), "muted": view.muted(name)}
    return data


def behind(view: View) -> Table:
    """The table of a view, for words alone: what they say must not depend on what the seat does not see.

    tests/properties/test_secrets.py holds labels, questions and logs against it.
    """
    return view._table  # noqa: SLF001  # as below


def chain_data(view: View) -> list[dict[str, Any]]:
    """The chain, the newest last."""
    t = view._table  # noqa: SLF001  # the one other module that reads tables for views
    items = []
    for i in range(0, len(t.chain), ITEM):
        end = t.chain[i + ITEM + PICKS] if i + ITEM < len(t.chain) else len(t.picks)
        items.append({
            "sort": int(t.chain[i + SORT]), "source": int(view.name(t.chain[i + SOURCE])), "seat": int(t.chain[i + SEAT]),
            "ability": int(t.chain[i + ABILITY]), "x": int(t.chain[i + X]),
            "state": int(t.chain[i + STATE]), "home": int(view.name(t.chain[i + HOME])),
            "it": int(told_thing(view, t, i)),
            "picks": [int(view.name(t.picks[p])) for p in range(t.chain[i + PICKS], end)],
        })  # fmt: skip
    return items


def told_thing(view: View, t: Table, i: i64) -> Thing:
    """What the trigger at this place of the chain happened to, where that was a card that the seat sees."""
    ability = t.chain[i + ABILITY]
    trigger = t.library.abilities[ability].trigger if ability != NOBODY else None
    if trigger is None or t.chain[i + SORT] != TRIGGER_PLAY or trigger.fact not in ABOUT_FIRST:
        return NOBODY
    return view.name(t.chain[i + IT])


def waiting_data(view: View) -> list[list[int]]:
    """Triggers that wait to go on the chain: source, ability, seat."""
    w = view._table.waiting  # noqa: SLF001  # as above
    return [[int(view.name(w[i])), int(w[i + 1]), int(w[i + 2])] for i in range(0, len(w), WAIT)]


def modifiers_data(view: View) -> list[list[int]]:
    """What effects have left for a while: what, thing, two numbers, until when, seat, source."""
    m = view._table.modifiers  # noqa: SLF001  # as above
    rows = []
    for i in range(0, len(m), MODIFIER):
        bound = 0 if m[i] in (SAY, DELAYED, READY, NOTED) else int(m[i + 3])  # it packs card ids
        thing, source = view.name(m[i + 1]), view.name(m[i + 6])
        rows.append([int(m[i]), int(thing), int(m[i + 2]), bound, int(m[i + 4]), int(m[i + 5]), int(source)])
    return rows
