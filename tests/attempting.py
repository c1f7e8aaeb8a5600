"""All that a player could utter at a question: every verb of the game, with every thing in sight and every number."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, Final

from scenes.text import Unclear
from wtactics.engine.match import Match
from wtactics.engine.places import DECK, NOBODY, RESERVE, SEAT_THING, card_of, other_of, what_of
from wtactics.engine.view import View
from wtactics.kits import verbs
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE, QUESTS
from wtactics.rulesets.slot.grid import SHAPES, SLOTS
from wtactics.rulesets.slot.rules.atk import attack_with

Attempted = tuple[int, int, int]
OF_BOTH: Final = (
    verbs.PASS, verbs.ACTIVATE, verbs.MOVE, verbs.TARGET, verbs.NUMBER, verbs.GIVE, verbs.PICK, verbs.YES, verbs.NO, verbs.LAY,
    verbs.ATTACK, verbs.ORDER, verbs.BRANCH,
)  # fmt: skip
VERBS: Final = {
    "arc": (*OF_BOTH, verbs.PLAY, verbs.CLAIM, verbs.BID, verbs.PAY, verbs.DRAW, verbs.COLOUR, verbs.SEND, verbs.BLOCK,
            verbs.DISCARD, verbs.HOME, verbs.FOUND),
    "slot": (*OF_BOTH, verbs.RECRUIT, verbs.PLACE, verbs.REVEAL, verbs.UPKEEP, verbs.REFUSE, verbs.REST, verbs.SHAPE),
    "orc": (*OF_BOTH, verbs.PLAY, verbs.SEND, verbs.BLOCK, verbs.FIGHT, verbs.DISCARD, verbs.HOME, verbs.UPKEEP, verbs.REFUSE,
            verbs.RECYCLE, verbs.REGAIN, verbs.MAKE, verbs.REASSIGN, verbs.PICK_UP, verbs.WEAR, verbs.UNASSIGN, verbs.VETO,
            verbs.ACCEPT, verbs.ABANDON, verbs.EXPIRE),
    "ava": (*OF_BOTH, verbs.PLAY, verbs.CLAIM, verbs.BID, verbs.PAY, verbs.COLOUR, verbs.SEND, verbs.BLOCK, verbs.DISCARD,
            verbs.HOME, verbs.ROTATE, verbs.PRODUCE, verbs.UPKEEP, verbs.REFUSE),
}  # fmt: skip
FEW: Final = 4
MASKS: Final = (0, *(1 << slot for slot in range(SLOTS)), 0b11, 0b110, 0b111, 0b10001, 1 << SLOTS)
NONE: Final = (0,)
IN_SLOTS: Final = tuple(range(SLOTS + 1))
NUMBERS: Final[dict[str, dict[int, tuple[int, ...]]]] = {  # those that go with a verb, whatever its thing
    "arc": {verbs.COLOUR: tuple(range(6)), verbs.PAY: (0, 1, 2, 64, 65, 1 << 12, 1 << 24)},
    "slot": {
        **dict.fromkeys((verbs.MOVE, verbs.LAY, verbs.PLACE), IN_SLOTS), verbs.SHAPE: tuple(range(len(SHAPES))),
        verbs.ATTACK: tuple(sorted({int(attack_with(mask, ranged)) for mask in MASKS for ranged in (False, True)})),
        verbs.UPKEEP: (0, 1, 2), verbs.REFUSE: (0, 1, 2),
    },
    "ava": {verbs.COLOUR: tuple(range(6)), verbs.PAY: (0, 1, 2, 64, 65, 1 << 12, 1 << 24),
            **dict.fromkeys((verbs.YES, verbs.NO), (0, 1, 2, 3))},
    "orc": {verbs.HOME: (0, OFFENSIVE, DEFENSIVE, QUESTS)},
}  # fmt: skip
TOPS: Final = {verbs.NUMBER: 9, verbs.REVEAL: SLOTS + 1, verbs.DRAW: FEW, verbs.BRANCH: FEW}


def utterable(match: Match, view: View, ruleset: str, chance: Random | None = None) -> Iterator[Attempted]:
    """Every attempt at the open question; with chance, of what it is not about only one with each sort of thing, drawn."""
    t: Any = match.table
    offered: dict[int, set[int]] = {}
    for o in t.options:
        refuse_stray(match, int(what_of(o)), int(card_of(o)), ruleset)
        offered.setdefault(int(what_of(o)), set()).add(int(other_of(o)))
    things = things_in_sight(match, view)
    drawn = things if chance is None else one_of_each_sort(t, things, chance)
    for what in VERBS[ruleset]:
        said = offered.get(what, ())
        if not t.names_thing(what):
            yield from without_thing(what)
        elif chance is None or said or match.step.forbids(t, what, drawn[0], 0) >= 0:
            for thing in things:
                for other in {*said, *others(t, what, thing, ruleset)}:
                    yield what, thing, other
        else:
            for thing in drawn:
                yield what, thing, chance.choice(others(t, what, thing, ruleset))


def refuse_stray(match: Match, what: int, thing: int, ruleset: str) -> None:
    """Refuse an option of a verb that nobody here would utter, or of a thing that is not on the table."""
    where, t = f"an option of {type(match.step).__name__}", match.table
    if what not in VERBS[ruleset]:
        raise Unclear(
            where, f"a verb out of {', '.join(verbs.NAMES[verb] for verb in VERBS[ruleset])}", verbs.NAMES[what]
        )
    there = thing < len(t.place) or SEAT_THING <= thing < SEAT_THING + t.seats
    if t.names_thing(what) and not there:
        raise Unclear(where, f"a card below {len(t.place)} or a player to {verbs.NAMES[what]}", thing)


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


def one_of_each_sort(t: Any, things: Collection[int], chance: Random) -> list[int]:
    """One thing of each type in each sort of place, of the asked player's own and of the others'."""
    sorts: dict[tuple[int, ...], list[int]] = {}
    for thing in things:
        if thing >= SEAT_THING:
            sort = (int(thing - SEAT_THING == t.asked),)
        else:
            sort = (int(t.place[thing] & 15), int(t.controller[thing] == t.asked), int(t.type(thing)))
        sorts.setdefault(sort, []).append(thing)
    return [chance.choice(alike) for alike in sorts.values()]


def without_thing(what: int) -> Iterator[Attempted]:
    """Every attempt of a verb that goes with a number only, or with a discipline."""
    if what == verbs.CLAIM:
        yield from ((what, discipline, 0) for discipline in range(-1, FEW))
    else:
        yield from ((what, 0, other) for other in range(TOPS.get(what, 1)))


def others(t: Any, what: int, thing: int, ruleset: str) -> tuple[int, ...]:
    """The numbers that go with this verb and thing."""
    if thing < SEAT_THING:
        library, d = t.library, t.printed[thing]
        if what == verbs.ACTIVATE or (ruleset == "orc" and what in (verbs.UPKEEP, verbs.REFUSE)):
            return tuple(range(library.first[d], library.first[d + 1])) or NONE
        if what == verbs.PLAY:
            return tuple(range(max(1, library.plays[d])))
    if ruleset in ("arc", "ava") and what == verbs.MOVE:
        return (0, *(int(c) + 1 for c in t.board if t.is_city(c)))
    if what == verbs.BLOCK:
        return (0, *map(int, t.attackers))
    if ruleset == "orc" and what in (verbs.REASSIGN, verbs.PICK_UP):
        return (0, *map(int, t.board))
    if ruleset == "orc" and what == verbs.SEND:
        return (0, *(int(t.open_quest(seat)) + 1 for seat in range(t.seats)))
    return NUMBERS[ruleset].get(what, NONE)


def chosen(match: Match) -> set[Attempted]:
    """What is offered, and the same with cards of a pile that nobody could tell from those offered."""
    t = match.table
    found: set[Attempted] = set()
    for o in t.options:
        what, c, other = int(what_of(o)), int(card_of(o)), int(other_of(o))
        found.add((what, c, other))
        if t.names_thing(what) and NOBODY < c < len(t.place) and t.place[c] & 15 < RESERVE:
            pile = range(len(t.place))
            found |= {(what, i, other) for i in pile if t.place[i] == t.place[c] and t.printed[i] == t.printed[c]}
    return found
