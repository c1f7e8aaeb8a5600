"""Averting: something would happen, and texts do something else instead, or may; then they come next, one after the other.

The books leave open who chooses among several. The active player's come first (SLOT-RESOLVE-10, ARC-ABIL-11), and of one
player's those that came first; the first that does something instead leaves none to the others. What none of them takes the
place of happens then, and is not asked about again; while a text is followed it does nothing instead of the same once more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import DELAYED
from wtactics.engine.meaning import AVERTING
from wtactics.engine.places import NOBODY, RESERVE, CardId, Seat, Thing
from wtactics.engine.rows import (
    AVERT,
    AVERT_A,
    AVERT_ABILITY,
    AVERT_B,
    AVERT_SOURCE,
    AVERT_STATE,
    FRAME,
    GRANT,
    GRANTED,
    ITEM,
    MODIFIER,
    MODIFIER_A,
    MODIFIER_B,
    MODIFIER_SEAT,
    MODIFIER_SOURCE,
    RESOLVING,
    SEAT,
    STATE,
)
from wtactics.engine.state import joined

if TYPE_CHECKING:
    from wtactics.engine.table import Table

# In which way it would happen.
FALL: Final = 0  # a check finds that the card must go,
BURY: Final = 1  # or a text says it; with it, whether that kills it, and twice one more than the card that does,
PUT: Final = 2  # or puts it elsewhere: of what kind, with it whether on top
BE_HURT: Final = 3  # with it, whether in combat
LOSE: Final = 4
GAIN: Final = 5
DRAW: Final = 6  # with it, whether the player may do without
DISCARD: Final = 7
WASTE: Final = 8  # a card goes to the graveyard that is not in play
GIVE_UP: Final = 9
HAS_RESOLVED: Final = 16  # added to the kind of place that a card would leave which has done what it does
# How far a text is that does something instead: it waits, or 1 more than where its item begins on the chain; or the card's
# fate is decided.
WAITS: Final = 0
DECIDED: Final = -1
FOUND: Final = 4  # numbers of a text that is found: its card, its ability, who controls it, what it is bound to
DEPARTURES: Final = 1 << facts.DIED | 1 << facts.DESTROYED | 1 << facts.LEFT | 1 << facts.BURIED


def effect_of(t: Table) -> Seat:
    """Whose text is carried out now; NOBODY if the rules do what is done."""
    item = len(t.chain) - ITEM
    return t.chain[item + SEAT] if item >= 0 and t.chain[item + STATE] == RESOLVING else NOBODY


def averts(t: Table, mask: i64, how: i64, a: Thing, b: i64, n: i64, more: i64 = 0) -> bool:
    """Is one of these facts (as bits) kept from happening for now? Then the texts that do something instead come next."""
    mask &= t.averted
    if mask == 0:
        return False
    found = texts_instead(t, mask, a, b, n)
    if len(found) == 0:
        return False
    event, rows = t.changes, t.averting
    at = where_they_begin(t)
    for mine in (True, False):
        i: i64 = 0
        while i < len(found):
            if (found[i + 2] == t.active) == mine:
                number = found[i + 1]
                t.begin_at(at, t.terms.rule_steps + t.library.abilities[number].start, event, number, found[i])
            i += FOUND
    i = 0
    while i < len(found):
        text = vec[i64]([event, how, a, b, n, more, found[i], found[i + 1], found[i + 2], found[i + 3], WAITS])
        rows = joined(rows, text)
        i += FOUND
    t.averting = rows
    t.hold()
    return True


def dealt(t: Table, thing: Thing, n: i64, source: CardId) -> i64:
    """How much of the damage a shield leaves; none if a text does something instead."""
    n = t.shielded(thing, n)
    return 0 if n > 0 and averts(t, 1 << facts.HURT, BE_HURT, thing, source, n) else n


def texts_instead(t: Table, mask: i64, a: Thing, b: i64, n: i64) -> vec[i64]:
    """The texts that do something instead of this; who speaks is as it was, when they are found."""
    me, you, item, bound = t.me, t.you, t.item, t.bound
    out = vec[i64]()
    first, library = t.library.first, t.library
    if 0 <= a < len(t.place) and t.place[a] & 15 < RESERVE and library.averts[t.printed[a]] & mask != 0:
        d = t.printed[a]
        out = add_texts(t, out, a, first[d], first[d + 1], mask, a, b, n, True)
    for c in t.board:
        d = t.printed[c]
        if library.averts[d] & mask != 0 and not t.muted(c):
            out = add_texts(t, out, c, first[d], first[d + 1], mask, a, b, n, False)
    i: i64 = 0
    while i < len(t.granted):
        c, number = t.granted[i], t.granted[i + GRANTED]
        if library.averts_of[number] & mask != 0 and not t.muted(c):
            out = add_texts(t, out, c, number, number + 1, mask, a, b, n, False)
        i += GRANT
    i = 0
    while library.delays and i < len(t.modifiers):
        number = t.modifiers[i + MODIFIER_A]
        if t.modifiers[i] == DELAYED and library.averts_of[number] & mask != 0:
            t.speak_for(t.modifiers[i + MODIFIER_SOURCE], t.modifiers[i + MODIFIER_SEAT])
            t.bound = t.modifiers[i + MODIFIER_B]
            if library.abilities[number].is_heard(t, a, b, n) and not is_under_way(t, t.me, number, a, b):
                out = append(append(append(append(out, t.me), number), t.you), t.bound)
        i += MODIFIER
    t.speak_again(me, you, item)
    t.bound = bound
    return out


def add_texts(
    t: Table, out: vec[i64], c: CardId, start: i64, end: i64, mask: i64, a: Thing, b: i64, n: i64, only_own: bool
) -> vec[i64]:
    """Those of these abilities of the card that do something instead."""
    t.speak_for(c, t.controller[c])
    for number in range(start, end):
        ability = t.library.abilities[number]
        trigger = ability.trigger
        if t.library.averts_of[number] & mask == 0 or trigger is None or (only_own and not trigger.own):
            continue
        awake = ability.switch == 0 or t.modified(c, ability.switch)
        if awake and not is_under_way(t, c, number, a, b) and trigger.matches(t, a, b, n):
            out = append(append(append(append(out, c), number), t.you), NOBODY)
    return out


def is_under_way(t: Table, c: CardId, number: i64, a: Thing, b: i64) -> bool:
    """Is this text followed just now, for the same thing?"""
    i: i64 = 0
    rows = t.averting
    while i < len(rows):
        same = rows[i + AVERT_A] == a and (a != NOBODY or rows[i + AVERT_B] == b)
        if same and rows[i + AVERT_STATE] > 0 and rows[i + AVERT_ABILITY] == number and rows[i + AVERT_SOURCE] == c:
            return True
        i += AVERT
    return False


def where_they_begin(t: Table) -> i64:
    """Where on the agenda the texts begin: behind those that something else waits for since the step under way."""
    at = t.agenda_end
    while at >= FRAME:
        number = t.agenda[at - FRAME + 2]
        if not 0 <= number < len(t.library.abilities):
            break
        ability = t.library.abilities[number]
        if ability.kind != AVERTING or t.agenda[at - FRAME] != t.terms.rule_steps + ability.start:
            break
        at -= FRAME
    return at
