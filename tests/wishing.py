"""All that a player could utter at a question: every verb of the game, with every thing in sight and every number."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from wtactics.engine.match import Match
from wtactics.engine.places import DECK, NOBODY, RESERVE, SEAT_THING, card_of, other_of, what_of
from wtactics.engine.view import View
from wtactics.kits import verbs
from wtactics.kits.grid import SHAPES, SLOTS
from wtactics.rulesets.slot.atk import attack_with

Wished = tuple[int, int, int]
OF_BOTH: Final = (
    verbs.PASS, verbs.ACTIVATE, verbs.MOVE, verbs.TARGET, verbs.NUMBER, verbs.GIVE, verbs.PICK, verbs.YES, verbs.NO, verbs.LAY,
    verbs.ATTACK, verbs.ORDER, verbs.BRANCH,
)  # fmt: skip
VERBS: Final = {
    "arc": (*OF_BOTH, verbs.PLAY, verbs.CLAIM, verbs.BID, verbs.PAY, verbs.DRAW, verbs.COLOUR, verbs.SEND, verbs.BLOCK,
            verbs.DISCARD, verbs.HOME, verbs.FOUND),
    "slot": (*OF_BOTH, verbs.RECRUIT, verbs.PLACE, verbs.REVEAL, verbs.UPKEEP, verbs.REFUSE, verbs.REST, verbs.SHAPE),
}  # fmt: skip
FEW: Final = 4
MASKS: Final = (0, *(1 << slot for slot in range(SLOTS)), 0b11, 0b110, 0b111, 0b10001, 1 << SLOTS)


def things_in_sight(match: Match, view: View) -> list[int]:
    """The cards whose face the asked seat sees, of a pile one of each print, and the players."""
    t = match.table
    found: dict[tuple[int, int], int] = {}
    for c in range(len(t.place)):
        if view.sees(c) or t.place[c] == DECK | match.asked << 4:
            in_pile = t.place[c] & 15 <= DECK
            found.setdefault((int(t.place[c]), int(t.printed[c])) if in_pile else (-1, c), c)
    offered = {int(card_of(o)) for o in t.options if t.names_thing(what_of(o))}
    return sorted({*found.values(), *offered}) + [SEAT_THING + seat for seat in range(t.seats)]


def utterable(match: Match, view: View, ruleset: str) -> Iterator[Wished]:
    """Every wish at the open question."""
    t: Any = match.table
    things = things_in_sight(match, view)
    said = {what: {int(other_of(o)) for o in t.options if what_of(o) == what} for what in VERBS[ruleset]}
    for what in VERBS[ruleset]:
        if t.names_thing(what):
            for thing in things:
                for other in said[what] | others(t, what, thing, ruleset):
                    yield what, thing, other
        elif what == verbs.CLAIM:
            yield from ((what, thing, 0) for thing in range(-1, FEW))
        else:
            top = {verbs.NUMBER: 9, verbs.REVEAL: SLOTS + 1, verbs.DRAW: FEW, verbs.BRANCH: FEW}.get(what, 1)
            yield from ((what, 0, other) for other in range(top))


def others(t: Any, what: int, thing: int, ruleset: str) -> set[int]:
    """The numbers that go with this verb and thing."""
    card = thing < SEAT_THING
    if what == verbs.ACTIVATE and card:
        return set(range(t.library.first[t.printed[thing]], t.library.first[t.printed[thing] + 1])) or {0}
    if what == verbs.PLAY and card:
        return set(range(max(1, t.library.plays[t.printed[thing]])))
    if ruleset == "slot":
        masks = {int(attack_with(mask, ranged)) for mask in MASKS for ranged in (False, True)}
        slots = set(range(SLOTS + 1))
        return {verbs.MOVE: slots, verbs.LAY: slots, verbs.PLACE: slots, verbs.SHAPE: set(range(len(SHAPES))),
                verbs.ATTACK: masks, verbs.UPKEEP: set(range(3)), verbs.REFUSE: set(range(3))}.get(what, {0})  # fmt: skip
    if what == verbs.MOVE:
        return {0, *(int(c) + 1 for c in t.board if t.is_city(c))}
    if what == verbs.BLOCK:
        return {0, *map(int, t.attackers)}
    return {verbs.COLOUR: set(range(6)), verbs.PAY: {0, 1, 2, 64, 65, 1 << 12, 1 << 24}}.get(what, {0})


def alike(match: Match, wish: Wished) -> bool:
    """Is this offered, or the same with a card that nobody could tell from it?"""
    t = match.table
    what, thing, other = wish
    for o in t.options:
        if what_of(o) == what and other_of(o) == other:
            c = int(card_of(o))
            if c == thing or not t.names_thing(what):
                return c == thing
            pile = NOBODY < thing < len(t.place) and c < len(t.place) and t.place[c] == t.place[thing]
            if pile and t.place[c] & 15 < RESERVE and t.printed[c] == t.printed[thing]:
                return True
    return False
