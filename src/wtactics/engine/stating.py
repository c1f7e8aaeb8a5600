"""Stating: what effects have left and what cards in play say does its part of computing values, phase by phase."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import reckoning
from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import ADD, ADD_FAR, ALLOW, BAR, GIVE_ABILITY, GIVE_TRAITS, SAY, SET, SET_FAR, TAKE_TRAITS
from wtactics.engine.meaning import ADDING, GRANTING, RULING, SETTING
from wtactics.engine.places import SEAT_THING, CardId, Thing
from wtactics.engine.rows import (
    GRANT,
    GRANTED,
    MODIFIER,
    MODIFIER_A,
    MODIFIER_B,
    MODIFIER_ON,
    MODIFIER_SEAT,
    MODIFIER_SINCE,
    MODIFIER_SOURCE,
)
from wtactics.engine.table import Table

KEEP: Final = -1000  # a modifier that sets a value leaves this one alone


def work(t: Table, phase: i64, speakers: vec[i64], by_modifiers: i64) -> None:
    """One phase: what effects have left and what cards in play state, by text, keyword or grant; the oldest first.

    `by_mods` are the phases in which anything that effects have left has something to do.
    """
    library = t.library
    by_keyword = t.has_keyword_statements and library.trait_phases >> phase & 1 == 1
    i: i64 = 0
    if by_modifiers >> phase & 1 == 0:
        i = len(t.modifiers)
    for c in speakers:
        while i < len(t.modifiers) and t.modifiers[i + MODIFIER_SINCE] < t.since[c]:
            work_modifier(t, i, phase)
            i += MODIFIER
        by_text = library.def_phases[t.printed[c]] >> phase & 1 == 1
        if by_text or (by_keyword and t.traits[c] & library.standing_traits != 0):
            work_card(t, c, phase)
    while i < len(t.modifiers):
        work_modifier(t, i, phase)
        i += MODIFIER
    work_granted(t, phase)


def work_granted(t: Table, phase: i64) -> None:
    """What abilities state in this phase that cards have been granted."""
    i: i64 = 0
    while i < len(t.granted):
        t.me = t.granted[i]
        t.you = t.controller[t.me]
        state(t, t.granted[i + GRANTED], t.granted[i + GRANTED] + 1, phase)
        i += GRANT


def work_card(t: Table, c: CardId, phase: i64) -> None:
    """What a card on the board states in this phase, by printed text or keyword."""
    library = t.library
    d = t.printed[c]
    held = t.traits[c] & library.standing_traits
    t.me = c
    t.you = t.controller[c]
    if library.def_phases[d] >> phase & 1 == 1:
        state(t, library.first[d], library.first[d + 1], phase)
    k: i64 = 0 if library.trait_phases >> phase & 1 == 1 else 64
    while k < 64 and held >> k != 0:
        if held >> k & 1 == 1:
            state(t, library.trait_first[k], library.trait_first[k + 1], phase)
        k += 1


def state(t: Table, start: i64, end: i64, phase: i64) -> None:
    """Let the standing ones of these abilities of t.me work."""
    while start < end:
        if t.library.phases_of[start] >> phase & 1 == 1:
            ability = t.library.abilities[start]
            condition = ability.condition
            awake = ability.switch == 0 or t.modified(t.me, ability.switch)
            if awake and (condition is None or condition.holds(t)):
                say(t, start, phase)
        start += 1


def say(t: Table, ability: i64, phase: i64) -> None:
    """Let each statement of the ability do its part; laws are kept in mind."""
    text = t.library.abilities[ability]
    t.saying = ability
    only = text.only
    if only is not None:
        only.work(t, phase)
    else:
        for statement in text.statements:
            statement.work(t, phase)
    if phase == RULING and text.laws != 0:
        t.laws = append(append(append(append(append(t.laws, t.me), ability), t.you), t.bound), text.laws)
        t.law_deeds |= text.laws
        t.ruled_deeds |= text.laws


def work_modifier(t: Table, i: i64, phase: i64) -> None:
    """Apply what an effect has left on a thing."""
    what, thing, a, b = (
        t.modifiers[i],
        t.modifiers[i + MODIFIER_ON],
        t.modifiers[i + MODIFIER_A],
        t.modifiers[i + MODIFIER_B],
    )
    if what == SAY:
        t.me = t.modifiers[i + MODIFIER_SOURCE]
        t.you = t.modifiers[i + MODIFIER_SEAT]
        t.bound = b
        condition = t.library.abilities[a].condition if t.library.abilities[a].switch != 0 else None
        if condition is None or condition.holds(t):
            say(t, a, phase)
        t.bound = 0
    elif phase == GRANTING:
        grant(t, what, thing, a)
    elif phase == RULING and what == BAR:
        bar(t, thing, a)
    elif phase == RULING and what == ALLOW:
        t.allowed[thing] |= bit_of(a)
    elif phase == SETTING and what == SET:
        if a != KEEP:
            t.attack[thing] = a
        if b != KEEP:
            t.defense[thing] = b
    elif phase == ADDING and what == ADD:
        t.attack[thing] += a
        t.defense[thing] += b
    elif what == SET_FAR and phase == SETTING:
        if a != KEEP:
            t.ranged[thing] = a
        if b != KEEP:
            t.life[thing] = b
    elif what == ADD_FAR and phase == ADDING:
        t.ranged[thing] += a
        t.life[thing] += b


def grant(t: Table, what: i64, thing: Thing, a: i64) -> None:
    """Keywords and abilities that effects have given or taken."""
    if what == GIVE_TRAITS:
        t.traits[thing] |= a
    elif what == TAKE_TRAITS:
        t.traits[thing] &= ~a
    elif what == GIVE_ABILITY:
        reckoning.grant(t, thing, a)


def bar(t: Table, thing: Thing, deed: i64) -> None:
    """A card forbids the thing this deed."""
    if thing >= SEAT_THING:
        t.seat_barred[thing - SEAT_THING] |= bit_of(deed)
    else:
        t.barred[thing] |= bit_of(deed)


def add_again(t: Table, what: i64) -> None:
    """Let all abilities that depend on this add what they add now: printed ones, granted ones, and what effects have left."""
    library = t.library
    for c in t.board:
        d = t.printed[c]
        if library.def_watches[d] & what != 0:
            t.me, t.you = c, t.controller[c]
            for ability in range(library.first[d], library.first[d + 1]):
                state_if(t, ability, what)
    i: i64 = 0
    while i < len(t.granted):
        t.me = t.granted[i]
        t.you = t.controller[t.me]
        state_if(t, t.granted[i + GRANTED], what)
        i += GRANT
    i = 0
    while i < len(t.modifiers):
        if t.modifiers[i] == SAY and library.watches_of[t.modifiers[i + MODIFIER_A]] & what != 0:
            work_modifier(t, i, ADDING)
        i += MODIFIER


def state_if(t: Table, ability: i64, what: i64) -> None:
    """Let the ability of t.me add what it adds, if that depends on this."""
    if t.library.watches_of[ability] & what != 0:
        state(t, ability, ability + 1, ADDING)
