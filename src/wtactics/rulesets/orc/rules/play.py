"""ORC-STATE, ORC-PREREQ, ORC-MAGIC, ORC-ENCH, ORC-EQUIP, ORC-EVENT: which cards may be played, and how that is announced."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import BE_PLAYED, PRICES
from wtactics.engine.places import (
    CREATURE,
    ENCHANTMENT,
    EQUIPMENT,
    EVENT,
    HAND,
    MAGIC,
    NOBODY,
    QUEST,
    CardId,
    Seat,
    Thing,
    place_of,
    seat_thing,
)
from wtactics.engine.prices import reckoned
from wtactics.engine.values import BY_CARD, is_ruled, law, own_word, player_may
from wtactics.kits.asked import in_window
from wtactics.kits.dues import lacks_addition
from wtactics.kits.verbs import HOME, PLAY
from wtactics.rulesets.orc.ids import (
    CREA_01,
    ENCH_02,
    ENCH_04,
    EQUIP_04,
    GOLD_20,
    MAGIC_02,
    PREREQ_01,
    PREREQ_03,
    PREREQ_05,
    RESP_10,
    SPAN_08,
    STATE_06,
    TURN_23,
)
from wtactics.rulesets.orc.rules.gold import cost_of, host_sets_cost
from wtactics.rulesets.orc.rules.gold_x import lacks_x
from wtactics.rulesets.orc.rules.play_from import is_let_out
from wtactics.rulesets.orc.rules.prereq import lacks_loyalty, lacks_there, prerequisites_hold
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import CASTERS, DEFENSIVE, ENTRANCE, OFFENSIVE
from wtactics.vocabulary.nouns.sorts import is_kind

FRONTS: Final = (OFFENSIVE, DEFENSIVE)
CASTER: Final = "caster"


def out_of_time(t: OrcTable, seat: Seat, type_: i64) -> i64:
    """ORC-CARD-08, ORC-TURN-02, ORC-EVENT-02, ORC-MAGIC-01, ORC-ENCH-01, ORC-EQUIP-02, ORC-CREA-01 0, or why not now."""
    if in_window(t):
        return 0 if type_ == EVENT else RESP_10
    if type_ == CREATURE:
        return 0 if t.phase == ENTRANCE and seat == t.active else CREA_01
    return 0 if t.phase != ENTRANCE and seat == t.active else TURN_23


def forbids_play(t: OrcTable, seat: Seat, c: Thing, alternative: i64) -> i64:
    """ORC-STATE-02, ORC-PREREQ-01, ORC-CREA-02, ORC-EVENT-04, ORC-EVENT-06 0, or why the seat cannot play this."""
    if not t.is_card(c):
        return STATE_06
    kept: i64 = NOBODY
    if len(t.terms.mods) > 0:
        kept = t.keeps_from_play(seat, c)
    if kept != 0 and (kept > 0 or (t.place[c] != place_of(HAND, seat) and not is_let_out(t, seat, c))):
        return STATE_06 if kept < 0 else kept
    d = t.printed[c]
    if t.library.type[d] == QUEST or not 0 <= alternative < max(1, t.library.plays[d]):
        return STATE_06
    refusal = out_of_time(t, seat, t.library.type[d])
    if refusal != 0:
        return refusal
    if least_cost(t, seat, c) > t.purse(seat) and not host_sets_cost(t, c):
        return GOLD_20
    if forbidden(t, seat, c):
        return BY_CARD + c
    t.speak_for(c, seat)
    if not prerequisites_hold(t, d):
        return PREREQ_03
    if lacks_addition(t, seat, c):
        return PREREQ_01
    if lacks_loyalty(t, seat, c):
        return PREREQ_05
    return lacks_front(t, seat, c, alternative)


def cost_there(t: OrcTable, seat: Seat, c: CardId, front: i64) -> i64:
    """ORC-GOLD-21, ORC-SPAN-08 What it takes to play the card in this front, for texts may speak of that."""
    t.speak_for(c, seat)
    t.suppose_front(front)
    cost = cost_of(t, seat, c, 0)
    t.suppose_front(NOBODY)
    return cost


def least_cost(t: OrcTable, seat: Seat, c: CardId) -> i64:
    """What the card takes at least, in whichever front."""
    if not is_ruled(t, PRICES):
        return cost_of(t, seat, c, 0)
    return min(cost_there(t, seat, c, OFFENSIVE), cost_there(t, seat, c, DEFENSIVE))


def lacks_front(t: OrcTable, seat: Seat, c: CardId, alternative: i64) -> i64:
    """ORC-SPAN-08, ORC-SPAN-15 0, or the rule by which the card can be played in neither front."""
    refusal = cannot_be_in(t, seat, c, alternative, OFFENSIVE)
    other = cannot_be_in(t, seat, c, alternative, DEFENSIVE) if refusal != 0 else 0
    return refusal if other != 0 and (refusal == GOLD_20 or other in (MAGIC_02, ENCH_02)) else other


def cannot_be_in(t: OrcTable, seat: Seat, c: CardId, alternative: i64, front: i64) -> i64:
    """ORC-ENCH-03, ORC-MAGIC-05 0, or the rule by which it is not played in this front: who plays it is lacking, or what."""
    d = t.printed[c]
    type_ = t.library.type[d]
    barred = t.debarred(HOME, seat, c, front)
    if barred != 0:
        return barred
    if type_ == MAGIC and not has_caster(t, seat, front) and reckoned(t, CASTERS, seat, c, 1) > 0:
        return MAGIC_02
    if type_ == ENCHANTMENT and not has_free_creature(t, seat, front):
        return ENCH_02
    if is_ruled(t, PRICES) and cost_there(t, seat, c, front) > t.purse(seat) and not host_sets_cost(t, c):
        return GOLD_20
    if lacks_there(t, seat, c, front):
        return PREREQ_01
    if t.library.play[d] == NOBODY:
        return 0
    t.suppose_front(front)
    ability = t.library.abilities[t.library.play[d] + alternative]
    there = t.has_targets(ability)
    refusal = lacks_x(t, seat, c, ability) if there else 0
    t.suppose_front(NOBODY)
    if there:
        return refusal
    return ENCH_04 if type_ == ENCHANTMENT else EQUIP_04 if type_ == EQUIPMENT else SPAN_08


def has_caster(t: OrcTable, seat: Seat, front: i64) -> bool:
    """ORC-MAGIC-02, ORC-MAGIC-06, ORC-CREA-10 Has the player a Caster in this front, in whatever state? It stays as it is."""
    kinds = t.library.kinds
    for i in range(len(kinds)):
        if kinds[i] == CASTER:
            for c in t.at(front, seat):
                if t.is_creature(c) and is_kind(t, c, i):
                    return True
    return False


def has_free_creature(t: OrcTable, seat: Seat, front: i64) -> bool:
    """ORC-ENCH-02 Has the player a creature in this front that is neither marked nor assigned?"""
    for c in t.at(front, seat):
        if t.is_creature(c) and t.marked[c] == 0:
            return True
    return False


def forbidden(t: OrcTable, seat: Seat, c: CardId) -> bool:
    """ORC-CONFLICT-02, ORC-CONFLICT-03 Does any card keep the seat from playing this, or this one itself?"""
    if not player_may(t, BE_PLAYED, seat) or own_word(t, BE_PLAYED, c, seat, True):
        return True
    return is_ruled(t, BE_PLAYED) and law(t, BE_PLAYED, seat_thing(seat), c, True)


def offer_card(t: OrcTable, seat: Seat, c: CardId) -> None:
    """Offer to play the card, once for each alternative of its text that may be played."""
    for alternative in range(max(1, t.library.plays[t.printed[c]])):
        if forbids_play(t, seat, c, alternative) == 0:
            t.offer(PLAY, c, alternative)
