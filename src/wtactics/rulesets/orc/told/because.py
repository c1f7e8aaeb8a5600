"""What about a table of ORC makes a rule forbid something, in a plain sentence to whoever is asked; no rule is decided here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import HAND, RESERVE, place_of
from wtactics.kits import verbs
from wtactics.kits.abilities import has_ability
from wtactics.kits.asked import verb_asked
from wtactics.kits.sentences import counted
from wtactics.kits.texts import aimless
from wtactics.kits.told.because import Because
from wtactics.rulesets.orc import ids
from wtactics.rulesets.orc.rules.abil import fee_of
from wtactics.rulesets.orc.rules.gold import cost_of
from wtactics.rulesets.orc.terms import PLAY_1, PLAY_2, RECYCLED
from wtactics.rulesets.orc.told.because_combat import (
    of_attackers,
    of_campaign,
    of_combat_targets,
    of_defenders,
    of_direction,
    of_goals,
    of_marks,
)
from wtactics.rulesets.orc.told.because_now import NOW, Want, called
from wtactics.rulesets.orc.told.words import front_name


def in_own_play(w: Want) -> bool:
    """Is it a Play phase of whoever is asked?"""
    return w.t.asked == w.t.active and w.t.phase in (PLAY_1, PLAY_2)


def of_hand(w: Want) -> str:
    """ORC-STATE-06 Only what is in the hand is played or laid."""
    held = w.t.is_card(w.thing) and w.t.place[w.thing] == place_of(HAND, w.t.asked)
    return "" if held else f"{called(w.t, w.thing)} is not in your hand."


def of_moment(w: Want) -> str:
    return NOW.doing(w.t) if in_own_play(w) else NOW.moment(w.t)


def of_price(w: Want) -> str:
    """ORC-GOLD-20 What it costs, and what there is."""
    t, seat = w.t, w.t.asked
    name = called(t, t.me if w.what == verbs.TARGET else w.thing)
    has = f"you can pay {int(t.purse(seat))}"
    if w.what == verbs.ACTIVATE:
        return f"this ability of {name} costs {int(fee_of(t, seat, w.thing, w.other, 0))} gold, and {has}."
    if w.what == verbs.TARGET:
        return f"with this target {name} would cost more than you can pay: {int(t.purse(seat))} gold."
    cost = int(cost_of(t, seat, w.thing, 0))
    if cost <= t.purse(seat):
        return f"{name} would cost more than you can pay, whatever its target: {int(t.purse(seat))} gold."
    return f"{name} costs {cost} gold, and {has}."


def of_laying(w: Want) -> str:
    return of_hand(w) or "you have laid your resource card of this turn."


def of_recycling(w: Want) -> str:
    if w.what == verbs.REGAIN:
        return f"{called(w.t, w.thing)} is not one of your resource cards."
    return "you have recycled in this turn."


def of_too_few_resources(w: Want) -> str:
    n = int(w.t.count[place_of(RESERVE, w.t.asked)])
    return f"you have {counted(n, 'resource card')}, and {int(w.t.setting(RECYCLED))} are recycled together."


def of_targets(w: Want) -> str:
    if w.what == verbs.PLAY:
        return aimless(w.t, w.t.library.play[w.t.printed[w.thing]] + w.other, called(w.t, w.thing))
    if w.what == verbs.ACTIVATE:
        return aimless(w.t, w.other, called(w.t, w.thing))
    return NOW.newest_text(w.t) if w.what == verb_asked(w.t) else ""


def of_caster(w: Want) -> str:
    if w.what == verbs.HOME:
        return f"you have no Caster in your {front_name(w.other)}."
    return "Magic needs a Caster of yours in the front where it is played."


def of_free_creature(w: Want) -> str:
    where = f"your {front_name(w.other)}" if w.what == verbs.HOME else "either front"
    return f"you have no creature in {where} that is neither marked nor assigned."


def of_uses(w: Want) -> str:
    if w.t.is_card(w.thing) and not has_ability(w.t, w.thing, w.other):
        return f"{called(w.t, w.thing)} has no such ability here."
    return f"{called(w.t, w.thing)} cannot use this ability here."


def of_burden(w: Want) -> str:
    return NOW.newest_text(w.t) if w.what == verbs.GIVE else f"what {called(w.t, w.thing)} asks for is not there."


def of_staking(w: Want) -> str:
    return f"you cannot pay the escrow of {called(w.t, w.thing)}." if w.what == verbs.ACCEPT else ""


def of_discards(w: Want) -> str:
    return of_hand(w) if verb_asked(w.t) == verbs.DISCARD else NOW.moment(w.t)


MARKED: Final[tuple[i64, ...]] = (
    ids.MOVE_02, ids.COMBAT_02, ids.COMBAT_09, ids.ABIL_12, ids.EQUIP_24, ids.ASSIGN_08,
)  # fmt: skip
BECAUSE: Final = Because(NOW, {
    ids.STATE_06: of_hand,
    ids.GOLD_02: of_laying,
    ids.GOLD_08: "gold is made ahead only while resource cards may still be recycled, and with the first unmarked one.",
    ids.GOLD_09: of_recycling,
    ids.GOLD_10: of_too_few_resources,
    **dict.fromkeys((ids.GOLD_20, ids.ABIL_11), of_price),
    ids.PREREQ_01: "what is paid for {thing} beside gold is not there.",
    ids.PREREQ_03: "what {thing} asks for before it may be played is not so.",
    ids.PREREQ_05: "{thing} asks for more loyalty than your deck provides.",
    **dict.fromkeys((ids.TURN_23, ids.CREA_01, ids.RESP_10, ids.ABIL_18), of_moment),
    **dict.fromkeys((ids.SPAN_08, ids.EQUIP_04, ids.ENCH_04, ids.RESP_12, ids.ABIL_22), of_targets),
    ids.CREA_03: "it is played in one of your own two fronts.",
    ids.MAGIC_02: of_caster,
    ids.ENCH_02: of_free_creature,
    **dict.fromkeys(MARKED, of_marks),
    ids.MOVE_01: "{thing} is no creature in your fronts.",
    ids.MOVE_03: of_direction,
    ids.TURN_29: of_campaign,
    ids.TURN_31: of_discards,
    ids.TURN_10: "{thing} has no upkeep that is due now.",
    ids.TURN_14: "you cannot pay the upkeep of {thing}.",
    ids.COMBAT_03: of_attackers,
    ids.COMBAT_04: of_defenders,
    ids.COMBAT_12: "{thing} has no combat that is still to come.",
    ids.COMBAT_21: "{thing} defends already.",
    ids.COMBAT_28: "no more than its damage can be divided, and all of it is.",
    ids.COMBAT_38: of_goals,
    ids.CREA_05: of_combat_targets,
    ids.ABIL_06: of_burden,
    ids.ABIL_07: "you do not control {thing}.",
    ids.ABIL_20: of_uses,
    ids.ASSIGN_13: of_moment,
    ids.ASSIGN_14: "{thing} is not assigned to a task of yours.",
    ids.ASSIGN_15: "{thing} has been unassigned in this turn, or cannot be paid for.",
    ids.EQUIP_11: "{thing} is none of the pieces that may be used.",
    ids.EQUIP_16: "{thing} can only be handed on between two of your creatures in one front.",
    ids.EQUIP_17: "{thing} can only be handed on to a creature of yours that may carry it.",
    ids.EQUIP_19: "nothing that lies dropped there can be picked up.",
    ids.EQUIP_20: "{thing} does not stand where the piece lies.",
    ids.EQUIP_21: "pieces are picked up in Play phases, while no attack is going on.",
    ids.EQUIP_23: "{thing} may not carry it.",
    ids.EQUIP_25: "{thing} has picked something up in this turn.",
    ids.QUEST_05: "that is no quest of the deck that you veto now.",
    ids.QUEST_12: "{thing} is not on offer.",
    ids.QUEST_14: "what {thing} asks for is not so.",
    ids.QUEST_16: "{thing} is active for you already.",
    ids.QUEST_17: "both of your tokens lie on quests.",
    ids.QUEST_18: "{thing} is active for another player, and can be for one only.",
    ids.QUEST_22: "{thing} is not active for you.",
    ids.QUEST_29: of_staking,
    ids.QUEST_39: "{thing} cannot attack that.",
    ids.QUEST_49: "it cannot be given so much of the damage.",
    ids.QUEST_60: "{thing} has not been on offer for so long.",
    ids.QUEST_67: "{thing} is not the next quest of that deck.",
})  # fmt: skip
