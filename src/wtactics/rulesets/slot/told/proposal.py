"""What is proposed to a payer who does not mind: what his army misses least."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import NOBODY, CardId, Option, Seat, card_of, other_of, what_of
from wtactics.kits.abilities import has_ability
from wtactics.kits.verbs import GIVE, SHAPE
from wtactics.rulesets.slot.grid import SHAPES, SLOTS
from wtactics.rulesets.slot.rules.ap import AN_ATTACK, lacks_points
from wtactics.rulesets.slot.rules.atk import threatened_by
from wtactics.rulesets.slot.table import SlotTable

ACTING: Final = 1 << 10  # whoever can still act is missed more than anybody who cannot, however strong


def least_missed(t: SlotTable, seat: Seat) -> Option:
    """SLOT-PAY-02 Of what is offered for a price that of which least is missed, the first of equals; NOBODY if none is.

    First the twilight, which the end of the turn empties anyhow; then who can neither attack from where it stands nor use an
    ability by its own marking; of these the weaker. Several shapes or creatures are chosen one after the other.
    """
    offered = [o for o in t.options if what_of(o) in (GIVE, SHAPE)]
    return min(offered, key=lambda o: missed_for(t, seat, o), default=NOBODY)


def missed_for(t: SlotTable, seat: Seat, o: Option) -> i64:
    """How much is missed of all that this option gives away."""
    if what_of(o) == GIVE:
        return missed(t, seat, card_of(o))
    n: i64 = 0
    for slot in range(SLOTS):
        if SHAPES[other_of(o)] >> slot & 1 == 1:
            n += missed(t, seat, t.in_slot(seat, slot))
    return n


def missed(t: SlotTable, seat: Seat, c: CardId) -> i64:
    """How much a creature is missed for the rest of the turn, once it is spent or marked."""
    if not t.in_army(c):
        return 0
    strength = 1 + max(t.strength(c, False), t.strength(c, True))
    return strength + ACTING if can_attack(t, seat, c) or marks_itself(t, c) else strength


def can_attack(t: SlotTable, seat: Seat, c: CardId) -> bool:
    """SLOT-ATK-09, SLOT-DECL-02 Could it still attack somebody in this turn, as all stand now?"""
    return seat == t.active and lacks_points(t, AN_ATTACK, c) == 0 and threatened_by(t, c) != 0


def marks_itself(t: SlotTable, c: CardId) -> bool:
    """SLOT-ABIL-16 Has it an ability of which the price is its own marking?"""
    for ability in range(len(t.library.abilities)):
        price = t.library.abilities[ability].price
        if t.library.kind_of[ability] == ACTIVATED and price is not None and price.mark and has_ability(t, c, ability):
            return True
    return False
