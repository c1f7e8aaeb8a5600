"""SLOT-ABIL, SLOT-MARK: what a text may be aimed at: only things to which it would do something."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import Ability
from wtactics.engine.places import Thing, is_seat
from wtactics.kits.targets import candidates, targets_there
from wtactics.rulesets.slot.rules.picks import can_pick
from wtactics.rulesets.slot.speech.steps import MoveTo, PutIntoSlot
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.deeds.harm import Repair
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.things.meaning import Slot
from wtactics.vocabulary.things.picking import May


def can_aim(t: SlotTable, ability: Ability) -> bool:
    """SLOT-ABIL-08, SLOT-ABIL-22 Can the text be given all its targets, such that it does something to them?"""
    if not targets_there(t, ability) or not can_pick(t, ability):
        return False
    if not is_particular(ability):
        return True
    for thing in candidates(t, ability.targets[0], vec[i64](), 0):
        if touches(t, ability, thing):
            return True
    return False


def is_particular(ability: Ability) -> bool:
    """Does the text do one thing to one target that may already be what it would become, or cannot go?"""
    deeds = len(ability.effects)
    if len(ability.targets) != 1 or deeds == 0 or deeds > 2:
        return False
    target = ability.targets[0]
    if target.least != 1 or target.most != 1:
        return False
    if deeds == 2 and not isinstance(ability.effects[0], May):
        return False
    deed: Any = ability.effects[deeds - 1]
    return isinstance(deed, (Mark, Unmark, Repair, MoveTo, PutIntoSlot)) and isinstance(deed.things, Slot)


def does_something(t: SlotTable, ability: Ability, thing: Thing) -> bool:
    """SLOT-ABIL-08, SLOT-MARK-08 Would the text do something to this thing?"""
    return not is_particular(ability) or touches(t, ability, thing)


def touches(t: SlotTable, ability: Ability, thing: Thing) -> bool:
    """Would the one thing that the text does change anything about this thing?"""
    if is_seat(thing):
        return False
    deed: Any = ability.effects[len(ability.effects) - 1]
    return bool(deed.touches(t, deed.things, thing))
