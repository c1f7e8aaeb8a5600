"""What about a table of SLOT makes a rule forbid something, in a sentence to whoever is asked; no rule is decided here."""

from __future__ import annotations

from typing import Final

from wtactics.kits import verbs
from wtactics.kits.asked import verb_asked
from wtactics.kits.sentences import counted
from wtactics.kits.texts import aimless
from wtactics.kits.told.because import Because
from wtactics.rulesets.slot import grid, ids
from wtactics.rulesets.slot.rules.abil_price import others_of, points_of
from wtactics.rulesets.slot.rules.ap import price_of, price_of_attack, price_of_move
from wtactics.rulesets.slot.rules.atk import attackers_of, is_ranged
from wtactics.rulesets.slot.rules.group import in_slots
from wtactics.rulesets.slot.rules.recr_whom import cost_of
from wtactics.rulesets.slot.terms import REST_PRICE, UPKEEP_STEP
from wtactics.rulesets.slot.told.because_now import NOW, Want, called, doer


def of_marks(w: Want) -> str:
    c = doer(w)
    return f"{called(w.t, c)} {'is' if w.t.is_card(c) and w.t.marked[c] == 1 else 'cannot be'} marked."


def of_points(w: Want) -> str:
    t = w.t
    if w.what == verbs.ACTIVATE:
        price = t.library.abilities[w.other].price
        n = points_of(price) if price is not None else 0
    elif w.what == verbs.ATTACK:
        n = price_of_attack(t, in_slots(t, t.active, attackers_of(w.other)), w.thing, is_ranged(w.other))
    else:
        n = price_of_move(t, w.thing, w.other) if w.what == verbs.MOVE else price_of(t, REST_PRICE, doer(w))
    return f"it takes {counted(int(n), 'action point')}, and you have {t.ap} left."


def of_reach(w: Want) -> str:
    here, there = grid.NAMES[w.t.slot(doer(w))], grid.NAMES[w.t.slot(w.thing)]
    return f"from {here}, the enemy's {there} is out of reach in {combat(w)} combat."


def of_weapons(w: Want) -> str:
    return f"{called(w.t, doer(w))} has no {combat(w)} weapon."


def combat(w: Want) -> str:
    """The type of an attack."""
    return "ranged" if is_ranged(w.other) else "close"


def of_cover(w: Want) -> str:
    front = w.t.in_slot(w.t.controller[w.thing], w.t.slot(w.thing) - grid.WIDTH)
    return f"{called(w.t, w.thing)} is covered by {called(w.t, front)}."


def of_gold(w: Want) -> str:
    gold = w.t.wealth(w.t.asked)
    if w.what == verbs.RECRUIT:
        return f"{called(w.t, w.thing)} costs {cost_of(w.t, w.t.asked, w.thing)} gold, and you have {gold} at hand."
    return f"you have {gold} gold at hand, which is too little."


def of_signs(w: Want) -> str:
    if w.what != verbs.ACTIVATE:
        return f"{called(w.t, w.thing)} uses the ability itself, and others are marked for it."
    price = w.t.library.abilities[w.other].price
    if price is not None and price.mark and w.t.marked[w.thing] == 1:
        return f"{called(w.t, w.thing)} is marked."
    others = others_of(w.t, w.t.asked, w.thing, price) if price is not None else 0
    return f"you have too few others to mark: {others} are asked for."


def of_aims(w: Want) -> str:
    if w.what == verbs.ACTIVATE:
        condition = w.t.library.abilities[w.other].condition
        w.t.speak_for(w.thing, w.t.asked)
        if condition is not None and not condition.holds(w.t):
            return f"what {called(w.t, w.thing)} asks for before this ability is used is not so."
        return aimless(w.t, w.other, called(w.t, w.thing))
    return NOW.newest_text(w.t) if w.what == verb_asked(w.t) else ""


def of_owners(w: Want) -> str:
    there = w.t.is_card(w.thing) and w.t.in_army(w.thing)
    return f"{called(w.t, w.thing)} {'has no such ability' if there else 'is not in play'}."


def of_slots(w: Want) -> str:
    if w.what != verb_asked(w.t) or not 0 <= w.other < grid.SLOTS:
        return ""
    return f"{grid.NAMES[w.other]} is filled."


def of_moves(w: Want) -> str:
    if not w.t.is_card(w.thing) or not w.t.in_army(w.thing) or w.t.controller[w.thing] != w.t.asked:
        return f"{called(w.t, w.thing)} is not a creature of your army."
    there = grid.NAMES[w.other] if 0 <= w.other < grid.SLOTS else "that"
    return f"{there} is not next to {grid.NAMES[w.t.slot(w.thing)]}."


def of_partners(w: Want) -> str:
    return f"{called(w.t, w.t.in_slot(w.t.asked, w.other))} cannot leave its slot."


def of_hidden(w: Want) -> str:
    if w.what == verbs.REVEAL:
        return "the hidden creatures have not all been laid."
    if w.what != verbs.LAY:
        return ""
    return (
        f"{called(w.t, w.thing)} is laid already."
        if w.thing in w.t.laid
        else f"{called(w.t, w.thing)} is not in your deck."
    )


def of_rounds(w: Want) -> str:
    if w.what == verbs.LAY:
        return f"{called(w.t, w.thing)} is not in your deck."
    hidden = w.what == verbs.REVEAL and 0 <= w.other < grid.SLOTS
    return f"no creature of yours lies face down in {grid.NAMES[w.other]}." if hidden else ""


def of_order(w: Want) -> str:
    return (
        "you turn a creature up first."
        if verb_asked(w.t) == verbs.REVEAL
        else "you have turned one up, and now add one."
    )


def of_elite(w: Want) -> str:
    return f"you have {counted(int(w.t.elite(w.t.asked)), 'creature')} of level 2 already."


def of_fees(w: Want) -> str:
    mine = w.t.asked == w.t.active and w.t.phase == UPKEEP_STEP
    return f"{called(w.t, w.thing)} owes nothing." if mine else NOW.moment(w.t)


def of_payers(w: Want) -> str:
    return f"{called(w.t, w.thing)} is neither in your army nor in your twilight."


def of_shares(w: Want) -> str:
    if w.what != verbs.NUMBER or verb_asked(w.t) != verbs.NUMBER:
        return ""
    fighter = w.t.fighters[min(len(w.t.parts), len(w.t.fighters) - 1)]
    return f"so much is not left of the strike back, or {called(w.t, fighter)} cannot be struck."


BECAUSE: Final = Because(NOW, {
    ids.ABIL_02: "this ability of {thing} is not one to be used now.",
    ids.ABIL_08: "{card} would do nothing to {thing}.",
    ids.ABIL_15: "you do not control {thing}.",
    ids.ABIL_17: "no such shape of your army is filled with creatures that you could mark.",
    ids.ATK_02: "{thing} is not a creature of the enemy army.",
    ids.DECK_09: "your deck is empty.",
    ids.DECL_03: "none of your creatures would attack.",
    ids.DECL_06: "a battle is being fought.",
    ids.GROUP_01: "these are not two or three creatures of your army.",
    ids.GROUP_02: "one of them stands in the back row.",
    ids.GROUP_08: "{thing} attacks in a group, and has no abilities until the battle is over.",
    ids.MOVE_01: "{thing} cannot move.",
    ids.MOVE_04: "{thing} has moved this turn.",
    ids.RECR_01: "{moment}",
    ids.RECR_02: "all slots of your army are filled.",
    ids.RECR_04: "{thing} is not in your deck.",
    ids.RECR_09: "the last recruit has not arrived yet.",
    ids.REST_01: "{thing} is not a creature of your army.",
    ids.REST_02: "{thing} is not damaged.",
    ids.REST_04: "resting is switched off in this game.",
    ids.START_06: "both armies are full, and nobody lies face down.",
    ids.START_11: "the armies are being set up.",
    ids.TURN_06: "{moment}",
    ids.TWI_05: "it is not your turn.",
    ids.CARD_03: of_weapons,
    **dict.fromkeys((ids.MARK_03, ids.MOVE_02, ids.DECL_02), of_marks),
    **dict.fromkeys((ids.AP_05, ids.GROUP_05), of_points),
    **dict.fromkeys((ids.ATK_03, ids.ATK_04, ids.ATK_05), of_reach),
    ids.DEF_02: of_cover,
    **dict.fromkeys((ids.RECR_05, ids.PAY_05), of_gold),
    ids.ABIL_16: of_signs,
    ids.ABIL_22: of_aims,
    ids.ABIL_03: of_owners,
    **dict.fromkeys((ids.RECR_06, ids.RECR_11, ids.ARMY_03), of_slots),
    ids.MOVE_05: of_moves,
    ids.MOVE_09: of_partners,
    ids.START_03: of_hidden,
    **dict.fromkeys((ids.START_04, ids.START_05), of_rounds),
    ids.START_08: of_order,
    **dict.fromkeys((ids.START_09, ids.LEVEL_01), of_elite),
    ids.UPK_01: of_fees,
    ids.PAY_01: of_payers,
    ids.GROUP_10: of_shares,
})  # fmt: skip
