"""What about an attack in ARC, or about its marks, makes a rule forbid something."""

from __future__ import annotations

from wtactics.engine.places import PEACE, SEAT_THING, Thing, is_seat
from wtactics.kits import verbs
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.arc.told.because_now import Want, called


def is_mine(w: Want) -> bool:
    """Is it a creature or city of whoever is asked?"""
    t, c = w.t, w.thing
    return t.is_card(c) and t.place[c] & 15 in (ARMY, KINGDOM) and t.controller[c] == t.asked


def doer(w: Want) -> Thing:
    """The creature that would do it: with which something is attacked, else the thing itself."""
    return w.other - 1 if w.what == verbs.ATTACK and w.other > 0 else w.thing


def of_marks(w: Want) -> str:
    c = doer(w)
    if is_seat(c) or w.t.is_city(c):
        return f"no unmarked creature of your Army can attack {called(w.t, c)}."
    return f"{called(w.t, c)} {'is' if w.t.marked[c] == 1 else 'cannot be'} marked."


def of_attackers(w: Want) -> str:
    if w.what == verbs.ATTACK:
        if w.other > 0:
            return f"{called(w.t, w.other - 1)} is not in your Army."
        return f"no creature of your Army can attack {called(w.t, w.thing)}."
    if w.what == verbs.PASS:
        return "you have named no attacker yet."
    return f"{called(w.t, w.thing)} is not in your Army." if w.what == verbs.SEND else ""


def of_goals(w: Want) -> str:
    if w.what == verbs.SEND:
        return "you have not said yet what you attack."
    if w.t.goal >= 0:
        return f"you are attacking {called(w.t, w.t.goal)} already."
    mine = w.thing == SEAT_THING + w.t.asked or is_mine(w)
    return f"{called(w.t, w.thing)} is {'your own' if mine else 'neither a city in play nor an army'}."


def of_second_attack(w: Want) -> str:
    return (
        f"you are attacking {called(w.t, w.t.goal)} already."
        if w.t.goal >= 0
        else "you have made your attack of this turn."
    )


def of_defenders(w: Want) -> str:
    if w.t.goal < 0 or w.t.asked == w.t.active:
        return "nobody attacks now." if w.t.goal < 0 else "you are the attacker."
    if w.t.is_card(w.other) and w.t.role[w.other] == PEACE:
        return f"{called(w.t, w.other)} does not attack."
    if not is_mine(w) or w.t.is_city(w.thing):
        return f"{called(w.t, w.thing)} is not a creature of your Army or your cities."
    return f"{called(w.t, w.t.goal)} is attacked, and {called(w.t, w.thing)} is in {called(w.t, w.t.home[w.thing])}."


def of_opponents(w: Want) -> str:
    if w.what == verbs.BLOCK:
        return "it is not you who is attacked."
    return f"{seat_slot(int(w.thing - SEAT_THING if is_seat(w.thing) else w.t.controller[w.thing]))} has left the game."
