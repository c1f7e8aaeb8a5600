"""SLOT-ABIL: whom a text picks, though it says no target, must be there before the price is paid."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import HOMES, Ability, Price
from wtactics.kits.targets import is_out, may_be_target
from wtactics.rulesets.slot.speech.signs import ActionDue, GoldDue, ShapeDue, Signs
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.deeds.marking import Unmark
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.sentences.dues import MarkDue
from wtactics.vocabulary.sentences.limits import UseDue
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.things.picking import Pick

PAIR: Final = 2  # the pick, and the one deed for which it is


def can_pick(t: SlotTable, ability: Ability) -> bool:
    """SLOT-ABIL-22, SLOT-ABIL-31 Is there one to be picked? What a price would change about that is not foretold."""
    if len(ability.effects) != PAIR or len(ability.targets) > 0:
        return True
    pick, deed = ability.effects[0], ability.effects[1]
    if not isinstance(pick, Pick) or isinstance(deed, Unmark) or not is_settled(pick) or not only_marks(ability.price):
        return True
    for thing in pick.noun.all(t):
        if (not is_out(t, thing) or may_be_target(t, thing)) and deed.touches(t, pick.slot, thing):
            return True
    return False


def is_settled(pick: Pick) -> bool:
    """Does its player pick creatures in play, by what they are and where they stand, whatever is marked?"""
    if type(pick) is not Pick or pick.least < 1 or pick.slot.by_chance or not isinstance(pick.players, You):
        return False
    noun = pick.noun
    return isinstance(noun, CardNoun) and noun.board_only and noun.depends() & ~HOMES == 0


def only_marks(price: Price | None) -> bool:
    """Does the price do no more than mark and spend, and does the text not speak of whom?"""
    if not isinstance(price, Signs):
        return False
    for due in price.dues:
        if due.at >= 0 or not isinstance(due, (MarkDue, ShapeDue, GoldDue, ActionDue, UseDue)):
            return False
    return True
