"""The signs and values on a creature of SLOT, each with the words that explain it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import ATTACKER, BOARD, DEFENDER
from wtactics.kits.layout import Sign, Value, shields, tallies
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.slot.speech.printing import CLOSE_WEAPON, FIXED, MAGIC_WEAPON, RANGED_WEAPON, level
from wtactics.rulesets.slot.view import SlotView

MARKED: Final = Sign(  # SLOT-MARK-03, SLOT-MARK-06, SLOT-MARK-07
    "marked",
    "Marked: it cannot pay, move, attack or rest until it is unmarked, at the latest in its player's next step 1. "
    "It still gives cover and strikes back.",
)
MOVED: Final = Sign("used", "It has moved this turn.")
LAID: Final = Sign("face-down", "It lies face down in your army: nobody else sees which creature it is.")
ATTACKS: Final = Sign("attacking", "It attacks.")
ATTACKED: Final = Sign("attacked", "It is attacked.")
MAGIC: Final = Sign("magic", "Its ranged weapon is magic: cover is no protection from it.")  # SLOT-DESIGN-13
FIXED_SIGN: Final = Sign("fixed", "It cannot move.")
ELITE: Final = Sign("level", "Level 2: it costs 1 gold of upkeep every turn, and an army has at most two.")


def signs(view: SlotView, name: int, lasting: list[list[int]]) -> list[Sign]:
    """The signs on this card; `lasting` are the modifiers that the view shows."""
    found: list[Sign] = []
    if view.kind(name) < BOARD:
        return [LAID] if name in view.laid() else []
    printed = view.printed(name)
    if view.marked(name):
        found.append(MARKED)
    if name in view.moved():
        found.append(MOVED)
    if view.role(name) in (ATTACKER, DEFENDER):
        found.append(ATTACKS if view.role(name) == ATTACKER else ATTACKED)
    if view.harm(name) > 0:
        found.append(
            Sign("damaged", f"{view.harm(name)} of its life points lost; they do not come back by themselves.")
        )
    if view.library.signs[printed] & MAGIC_WEAPON != 0:
        found.append(MAGIC)
    if view.library.signs[printed] & FIXED != 0:
        found.append(FIXED_SIGN)
    if level(view.library, printed) == 2:
        found.append(ELITE)
    if worth := int(view.worth(name)):
        enemy = seat_slot(1 - int(view.controller(name)))
        found.append(Sign("worth", f"Killed now, it leaves a shape of its army empty: {worth} VP for {enemy}.", worth))
    return found + tallies(view, name, lasting) + shields(name, lasting)


def values(view: SlotView, name: int) -> list[Value]:
    """SLOT-CARD-02, SLOT-CARD-03 The numbers on a creature: no number for a weapon that it does not have."""
    d, library = view.printed(name), view.library
    found: list[Value] = []
    if library.signs[d] & CLOSE_WEAPON != 0:
        found.append(Value("close", "Close", max(0, int(view.attack(name))), int(library.attack[d])))
    if library.signs[d] & RANGED_WEAPON != 0:
        # SLOT-DESIGN-13
        key, title = ("magic", "Magic") if library.signs[d] & MAGIC_WEAPON != 0 else ("ranged", "Ranged")
        found.append(Value(key, title, max(0, int(view.ranged(name))), int(library.ranged[d])))
    left = max(0, int(view.life(name))) - (int(view.harm(name)) if view.kind(name) >= BOARD else 0)
    return [
        *found,
        Value("defense", "DEF", max(0, int(view.defense(name))), int(library.defense[d])),
        Value("life", "Life", left, int(library.life[d])),
    ]
