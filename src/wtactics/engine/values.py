"""Values: printed, then what cards grant and take, then what they set, then what they add."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import reckoning
from wtactics.engine.library import AWAKE
from wtactics.engine.meaning import ADDING, GRANTING, RULING, SETTING, STANDING, VALUES
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.engine.reckoning import CALLING
from wtactics.engine.rows import LAW, LAW_ABILITY, LAW_BOUND, LAW_DEEDS, LAW_SEAT
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
from wtactics.engine.stating import add_again, work, work_granted
from wtactics.engine.table import Table

BY_CARD: Final = 1 << 20  # a refusal that no rule but a card's text makes; the card concerned is added


def refresh(t: Table) -> None:
    """Compute the values of all cards in play, if anything changed since; rulings follow when somebody asks for them."""
    if not t.values_stale:
        reset_rulings(t)
        return
    me, you, they, item = t.me, t.you, t.they, t.item
    t.they, t.item = NOBODY, NOBODY
    if can_amend(t):
        amend(t)
    else:
        compute(t)
    t.me, t.you, t.they, t.item = me, you, they, item


def compute(t: Table) -> None:
    """Compute all values, phase by phase."""
    if t.library.hushing:
        hush(t)
    speakers = print_values(t)
    t.values_stale, t.stale_by = False, 0
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


def can_amend(t: Table) -> bool:
    """Do only values differ that abilities add, and none of which these depend on?"""
    if t.stale_by == 0 or t.stale_by & t.shaped_by != 0 or t.watched & VALUES != 0:
        return False
    return len(t.mute) == 0 and not t.library.hushing


def amend(t: Table) -> None:
    """Compute anew only what the abilities add that depend on what was stirred; the order of adding makes no difference."""
    what = t.stale_by
    t.values_stale, t.stale_by = False, 0
    if what & AWAKE != 0:
        t.ruled_deeds = 0
        who_speaks(t)
        t.rulings_stale = True
    if t.rulings_stale or t.ruled_by & (what | VALUES) != 0:
        t.rulings_stale = True
        reset_rulings(t)
    were_due = t.rulings_due
    reckoning.take_back(t, what)
    add_again(t, what)
    if were_due and not t.rulings_due:
        forget_rulings(t)  # those that were asked for did not know all values yet
        t.rulings_due = t.ruled_deeds != 0


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
    me, you, they, item, bound, saying = t.me, t.you, t.they, t.item, t.bound, t.saying
    t.they, t.item = NOBODY, NOBODY
    t.rulings_due = False
    work(t, RULING, t.board if len(t.mute) == 0 else without_silenced(t, t.board), needed_by_modifiers(t))
    t.me, t.you, t.they, t.item, t.bound, t.saying = me, you, they, item, bound, saying


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
    if len(t.added) > 0:
        t.added = vec[i64]()
    silence(t)
    t.ears = 0
    t.watched = 0
    t.shaped_by = 0
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
    library, printed, ranged, life = t.library, t.printed, t.ranged, t.life
    for c in t.board:
        ranged[c] = library.ranged[printed[c]]
        life[c] = library.life[printed[c]]


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


def unruled(t: Table, deeds: i64) -> bool:
    """Does no text in force speak of any of these deeds (bits)? Then `may` leaves all of them to the rules."""
    return t.ruled_deeds & deeds == 0


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
