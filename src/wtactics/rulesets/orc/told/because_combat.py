"""What about moves and fights of ORC makes a rule forbid something."""

from __future__ import annotations

from wtactics.engine.places import NOBODY, SEAT_THING, is_seat
from wtactics.kits import verbs
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.terms import BOTH_FRONTS
from wtactics.rulesets.orc.told.because_now import Want, called
from wtactics.rulesets.orc.told.words import front_name


def of_marks(w: Want) -> str:
    """Who is marked or assigned cannot do it."""
    t, c = w.t, w.thing
    if not t.is_card(c):
        return "no creature of yours can attack."
    state = "assigned" if t.marked[c] == ASSIGNED else "marked" if t.marked[c] == 1 else ""
    return f"{called(t, c)} is {state}." if state else f"{called(t, c)} cannot be marked."


def of_direction(w: Want) -> str:
    left = w.t.left_front
    fronts = "both of your fronts" if left == BOTH_FRONTS else f"your {front_name(left)}"
    return f"you have moved creatures out of {fronts} in this turn, and none go back."


def of_campaign(w: Want) -> str:
    t = w.t
    if w.what == verbs.MOVE:
        return (
            "you use this phase for attacking."
            if t.attacked_in == t.phase
            else "you have moved creatures in the first Move or Attack phase."
        )
    return "you use this phase for moving." if t.moved_in == t.phase else "you have made your attack of this turn."


def of_attackers(w: Want) -> str:
    if is_seat(w.thing):
        return f"no creature of yours can attack {called(w.t, w.thing)}."
    return f"{called(w.t, w.thing)} is no creature in your Offensive."


def of_goals(w: Want) -> str:
    if w.t.defending != NOBODY:
        return f"you are attacking {called(w.t, SEAT_THING + w.t.defending)} already."
    if w.what == verbs.SEND:
        return "you are attacking a monster, and no player."
    return f"{called(w.t, w.thing)} is not another player."


def of_defenders(w: Want) -> str:
    if w.t.defending != w.t.asked:
        return "you are not attacked."
    return f"{called(w.t, w.thing)} is no creature in your Defensive that could defend now."


def of_combat_targets(w: Want) -> str:
    return f"{called(w.t, w.other)} does not attack." if w.what == verbs.BLOCK and w.t.is_card(w.other) else ""
