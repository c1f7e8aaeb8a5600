"""Values: printed, then what cards grant and take, then what they set, then what they add."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import reckoning
from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import ADD, ADD_FAR, ALLOW, BAR, GIVE_ABILITY, GIVE_TRAITS, SAY, SET, SET_FAR, TAKE_TRAITS
from wtactics.engine.meaning import ADDING, GRANTING, RULING, SETTING, STANDING
from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Seat, Thing
from wtactics.engine.reckoning import CALLING
from wtactics.engine.rows import (
    GRANT,
    GRANTED,
    LAW,
    LAW_ABILITY,
    LAW_BOUND,
    LAW_DEEDS,
    LAW_SEAT,
    MODIFIER,
    MODIFIER_A,
    MODIFIER_B,
    MODIFIER_ON,
    MODIFIER_SEAT,
    MODIFIER_SINCE,
    MODIFIER_SOURCE,
)
from wtactics.engine.silence import hush, silence, without_silenced
from wtactics.engine.speakers import (
    listen,
    needed_by_cards,
    needed_by_grants,
    needed_by_modifiers,
    reshaped,
    speaks,
    who_speaks,
)
from wtactics.engine.table import Table

BY_CARD: Final = 1 << 20  # a refusal that no rule but a card's text makes; the card concerned is added
KEEP: Final = -1000  # a modifier that sets a value leaves this one alone


def refresh(t: Table) -> None:
    """Compute the values of all cards in play, if anything changed since; rulings follow when somebody asks for them."""
    if not t.values_stale:
        reset_rulings(t)
        return
    me, you, they, item = t.me, t.you, t.they, t.item
    t.they, t.item = NOBODY, NOBODY
    if t.library.hushing:
        hush(t)
    speakers = print_values(t)
    t.values_stale = False
    t.values_stated = len(t.mute) > 0
    t.rulings_stale = False
    if len(speakers) > 0 or len(t.modifiers) > 0:
        t.rulings_due = t.ruled_deeds != 0  # a value may ask for one: who resides in a city, perhaps who may enter it
        by_modifiers = needed_by_modifiers(t)
        needed = by_modifiers | needed_by_cards(t, speakers)
        if needed >> CALLING & 1 == 1:
            work(t, CALLING, speakers, by_modifiers)
        if needed >> GRANTING & 1 == 1:
            work(t, GRANTING, speakers, by_modifiers)
            if reshaped(t):
                speakers = who_speaks(t)
                needed |= needed_by_cards(t, speakers)
            by_grants = needed_by_grants(t)
            needed |= by_grants
            if by_grants >> CALLING & 1 == 1:
                work_granted(t, CALLING)
        if needed >> SETTING & 1 == 1:
            work(t, SETTING, speakers, by_modifiers)
        if needed >> ADDING & 1 == 1:
            work(t, ADDING, speakers, by_modifiers)
        if t.ruled_deeds != 0 and not t.rulings_due:
            forget_rulings(t)  # those that were asked for did not know all values yet
        listen(t)
        t.values_stated = t.values_stated or needed & ~(1 << RULING) != 0
        t.rulings_due = t.ruled_deeds != 0
    t.me, t.you, t.they, t.item = me, you, they, item


def reset_rulings(t: Table) -> None:
    """Let rulings be computed anew when somebody asks for them, if they are moot; of which deeds they speak stays known."""
    if not t.rulings_stale:
        return
    t.rulings_stale = False
    forget_rulings(t)
    listen(t)  # a ban may have been laid on a card
    t.rulings_due = t.ruled_deeds != 0


def forget_rulings(t: Table) -> None:
    """Cards forbid and permit nothing until it is computed anew; of which deeds they speak stays known."""
    ruled_deeds = t.ruled_deeds
    silence(t)
    for c in t.board:
        t.barred[c] = 0
        t.allowed[c] = 0
    t.ruled_deeds = ruled_deeds


def settle_rulings(t: Table) -> None:
    """Compute what cards forbid and permit, where nobody has asked for it since the values were computed."""
    if not t.rulings_due:
        return
    me, you, they, item, bound = t.me, t.you, t.they, t.item, t.bound
    t.they, t.item = NOBODY, NOBODY
    t.rulings_due = False
    work(t, RULING, t.board if len(t.mute) == 0 else without_silenced(t, t.board), needed_by_modifiers(t))
    t.me, t.you, t.they, t.item, t.bound = me, you, they, item, bound


def ensure_rulings(t: Table, deed: i64) -> None:
    """Let it be known what cards say of this deed, if any card in force speaks of it."""
    if t.rulings_due and t.ruled_deeds >> deed & 1 == 1:
        settle_rulings(t)


def print_values(t: Table) -> vec[i64]:
    """Start from what is printed; the cards on the board that make statements."""
    library = t.library
    if len(t.granted) > 0:
        t.granted = vec[i64]()
    if len(t.called) > 0:
        t.called = vec[i64]()
    silence(t)
    t.ears = 0
    t.watched = 0
    t.ruled_by = 0
    t.has_keyword_statements = False
    attack, defense, traits, barred, allowed = t.attack, t.defense, t.traits, t.barred, t.allowed
    speakers = vec[i64](capacity=8)
    for c in t.board:
        d = t.printed[c]
        attack[c] = library.attack[d]
        defense[c] = library.defense[d]
        traits[c] = library.trait[d]
        barred[c] = 0
        allowed[c] = 0
        t.ears |= library.hears[d]
        if (library.def_phases[d] | library.trait[d] & library.telling_traits) != 0 and speaks(t, c, d):
            speakers = append(speakers, c)
    if library.far:
        print_far(t)
    return speakers if len(t.mute) == 0 else without_silenced(t, speakers)


def print_far(t: Table) -> None:
    """The two values that only some rulesets print."""
    library = t.library
    for c in t.board:
        t.ranged[c] = library.ranged[t.printed[c]]
        t.life[c] = library.life[t.printed[c]]


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


def may(t: Table, deed: i64, c: CardId, other: Thing, rule: i64) -> i64:
    """0, or what forbids c this deed: a card always does (CONFLICT-02), `rule` does unless a card permits it (CONFLICT-01)."""
    if t.ruled_deeds >> deed & 1 == 0:
        return rule
    if t.rulings_due:
        settle_rulings(t)
    law_deeds = t.law_deeds >> deed & 1 == 1
    if t.barred[c] >> deed & 1 == 1 or (law_deeds and law(t, deed, c, other, True)):
        return BY_CARD + c
    if rule == 0 or t.allowed[c] >> deed & 1 == 1 or (law_deeds and law(t, deed, c, other, False)):
        return 0
    return rule


def is_ruled(t: Table, deed: i64) -> bool:
    """Does a law in force speak of this deed (or of PRICES)?"""
    if t.ruled_deeds >> deed & 1 == 0:
        return False
    ensure_rulings(t, deed)
    return t.law_deeds >> deed & 1 == 1


def player_may(t: Table, deed: i64, seat: Seat) -> bool:
    """Does no card forbid the player this deed?"""
    ensure_rulings(t, deed)
    return t.seat_barred[seat] >> deed & 1 == 0


def law(t: Table, deed: i64, c: Thing, other: Thing, forbidding: bool) -> bool:
    """Does a law in force forbid (or permit) c this deed towards the other?"""
    found = False
    me, you, they, item, bound = t.me, t.you, t.they, t.item, t.bound
    t.they, t.item = NOBODY, NOBODY
    i: i64 = 0
    while i < len(t.laws) and not found:
        t.me, t.you, t.bound = t.laws[i], t.laws[i + LAW_SEAT], t.laws[i + LAW_BOUND]
        found = t.laws[i + LAW_DEEDS] >> deed & 1 == 1 and says(t, t.laws[i + LAW_ABILITY], deed, c, other, forbidding)
        i += LAW
    t.me, t.you, t.they, t.item, t.bound = me, you, they, item, bound
    return found


def says(t: Table, ability: i64, deed: i64, c: Thing, other: Thing, forbidding: bool) -> bool:
    """Does a statement of this ability forbid (or permit) it?"""
    only = t.library.abilities[ability].only
    if only is not None:
        return only.bars(t, deed, c, other) if forbidding else only.allows(t, deed, c, other)
    for statement in t.library.abilities[ability].statements:
        if forbidding and statement.bars(t, deed, c, other):
            return True
        if not forbidding and statement.allows(t, deed, c, other):
            return True
    return False


def own_word(t: Table, deed: i64, c: CardId, seat: Seat, forbidding: bool, other: Thing = NOBODY) -> bool:
    """Does the text of a card that is not in play forbid (or permit) a deed of its own, perhaps towards another?"""
    d = t.printed[c]
    library = t.library
    if library.def_deeds[d] >> deed & 1 == 0:
        return False
    me, you = t.me, t.you
    t.me, t.you = c, seat
    found = False
    i = library.first[d]
    while i < library.first[d + 1] and not found:
        condition = library.abilities[i].condition
        so = library.abilities[i].kind == STANDING and (condition is None or condition.holds(t))
        found = so and says(t, i, deed, c, other, forbidding)
        i += 1
    k: i64 = 0
    while library.trait[d] >> k != 0 and not found:
        if library.trait[d] >> k & 1 == 1:
            i = library.trait_first[k]
            while i < library.trait_first[k + 1] and not found:
                found = library.abilities[i].kind == STANDING and says(t, i, deed, c, other, forbidding)
                i += 1
        k += 1
    t.me, t.you = me, you
    return found
