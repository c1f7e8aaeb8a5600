"""Who speaks: which cards and effects make statements, in which phases of computing, and what these depend on."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import ADD, ADD_FAR, ALLOW, BAR, DELAYED, GIVE_ABILITY, SAY, SET, SET_FAR
from wtactics.engine.meaning import ADDING, GRANTING, RULING, SETTING
from wtactics.engine.places import CardId
from wtactics.engine.rows import GRANT, GRANTED, MODIFIER, MODIFIER_A
from wtactics.engine.silence import switched, without_silenced
from wtactics.engine.table import Table


def who_speaks(t: Table) -> vec[i64]:
    """The cards on the board that make statements, when keywords have been granted or taken."""
    library = t.library
    speakers = vec[i64](capacity=8)
    t.watched = 0
    t.shaped_by = 0
    t.ruled_by = 0
    t.has_keyword_statements = False
    for c in t.board:
        d = t.printed[c]
        if (library.def_phases[d] | t.traits[c] & library.telling_traits) != 0 and speaks(t, c, d):
            speakers = append(speakers, c)
    return speakers if len(t.mute) == 0 else without_silenced(t, speakers)


def speaks(t: Table, c: CardId, d: i64) -> bool:
    """Does the card on the board make statements, by text or keyword? What these depend on is watched from now on."""
    library = t.library
    says = library.always[d] != 0 or (library.def_phases[d] != 0 and switched(t, c))
    traits = t.traits[c]
    if says:
        t.watched |= library.def_watches[d]
        t.shaped_by |= library.def_shaped_by[d]
        t.ruled_by |= library.def_ruled_by[d]
    if traits & library.hearing_traits != 0:
        t.ears |= library.all_traits_hear
    if traits & library.standing_traits != 0:
        t.watched |= library.trait_watches
        t.shaped_by |= library.trait_watches
        t.ruled_by |= library.trait_ruled_by
        t.has_keyword_statements = True
        says = True
    if says:
        t.ruled_deeds |= library.def_deeds[d]
        if traits != library.trait[d]:
            t.ruled_deeds |= library.deeds_of_traits(traits)
    return says


def reshaped(t: Table) -> bool:
    """Has any card on the board other keywords than are printed on it?"""
    for c in t.board:
        if t.traits[c] != t.library.trait[t.printed[c]]:
            return True
    return len(t.mute) > 0


def needed_by_modifiers(t: Table) -> i64:
    """The phases in which modifiers have something to do, as bits."""
    bits: i64 = 0
    i: i64 = 0
    while i < len(t.modifiers):
        what = t.modifiers[i]
        if what == SAY:
            bits |= t.library.abilities[t.modifiers[i + MODIFIER_A]].in_phases
        elif what == ADD or what == ADD_FAR:
            bits |= 1 << ADDING
        elif what == SET or what == SET_FAR:
            bits |= 1 << SETTING
        elif what == BAR or what == ALLOW:
            bits |= 1 << RULING
        elif what <= GIVE_ABILITY:
            bits |= 1 << GRANTING
        i += MODIFIER
    return bits


def needed_by_cards(t: Table, speakers: vec[i64]) -> i64:
    """The phases in which these cards have something to do, by text or keyword, as bits."""
    bits: i64 = 0
    if t.has_keyword_statements:
        bits = t.library.trait_phases
    for c in speakers:
        bits |= t.library.def_phases[t.printed[c]]
    return bits


def needed_by_grants(t: Table) -> i64:
    """The phases in which granted abilities have something to do, as bits."""
    bits: i64 = 0
    i: i64 = 0
    while i < len(t.granted):
        bits |= t.library.phases_of[t.granted[i + GRANTED]]
        i += GRANT
    return bits


def listen(t: Table) -> None:
    """What lasting statements and granted abilities depend on, wait for and forbid or permit; and what bans speak of."""
    library = t.library
    i: i64 = 0
    while i < len(t.granted):
        ability = t.granted[i + GRANTED]
        t.watched |= library.watches_of[ability]
        t.shaped_by |= library.shaped_by_of[ability]
        t.ruled_by |= library.ruled_by_of[ability]
        t.ruled_deeds |= library.deeds_of[ability]
        t.ears |= library.hears_of[ability]
        i += GRANT
    i = 0
    while i < len(t.modifiers):
        what, a = t.modifiers[i], t.modifiers[i + MODIFIER_A]
        if what == SAY:
            t.watched |= library.watches_of[a]
            t.shaped_by |= library.shaped_by_of[a]
            t.ruled_by |= library.ruled_by_of[a]
            t.ruled_deeds |= library.abilities[a].speaks_of
        elif what == BAR or what == ALLOW:
            t.ruled_deeds |= bit_of(a)
        elif what == DELAYED:
            t.ears |= library.hears_of[a]
        i += MODIFIER
