"""The words for what a combat would come to: beside a defender that is offered, on its attacker, and in a question."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import SEAT_THING, CardId, Option, is_seat
from wtactics.kits.layout import MINUS, Prospect
from wtactics.kits.sentences import counted, seat_slot
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.outlook import Outlook, of_block, of_combat
from wtactics.rulesets.arc.told.words import card_name

WORST: Final = 64  # more than any number of fighters


def prospect(t: ArcTable, block: Option) -> Prospect | None:
    """What the combat would come to with this defender, as all stands now."""
    found = of_block(t, block)
    if found is None:
        return None
    notes = tuple([fate(t, found, i) for i in range(len(found.fighters))])
    return Prospect((signs(found, 0), signs(found, len(found.fighters) - 1)), notes, rank(found))


def rank(found: Outlook) -> int:
    """Best for the defending player: the attacker dies, then as few defenders as can be."""
    own = len([c for c in found.fighters[1:] if c in found.dead])
    return own if found.fighters[0] in found.dead else WORST + own


def combat_now(t: ArcTable, a: CardId) -> str:
    """A combat that is about to be fought, in a sentence: who fights whom, and what becomes of them if nobody responds."""
    found = of_combat(t, a)
    if found is None:
        return ""
    attacker = armed(t, found, 0)
    if not found.blocked:
        return f"{attacker} strikes undefended: {unopposed(t, found)}."
    if len(found.fighters) == 1:
        return f"{attacker} was blocked, and nobody fights it any more."
    foes = " and ".join([armed(t, found, i) for i in range(1, len(found.fighters))])
    fates = "; ".join([fate(t, found, i) for i in range(len(found.fighters))])
    return f"{attacker} fights {foes}: {fates}."


def attackers_now(t: ArcTable) -> str:
    """Who attacks, with what."""
    return ", ".join([f"{card_name(t, a)} ({max(0, t.attack[a])})" for a in t.attackers])


def armed(t: ArcTable, found: Outlook, i: int) -> str:
    """A fighter and the damage that it deals."""
    return f"{card_name(t, found.fighters[i])} ({found.forces[i]})"


def fate(t: ArcTable, found: Outlook, i: int) -> str:
    """What becomes of a fighter."""
    name = card_name(t, found.fighters[i])
    if found.fighters[i] in found.dead:
        return f"{name} dies"
    return f"{name} takes {found.hurts[i]} of its {found.left[i]}" if found.hurts[i] > 0 else f"{name} takes nothing"


def unopposed(t: ArcTable, found: Outlook) -> str:
    """What becomes of the goal of an attacker whom nobody fights."""
    if is_seat(found.goal):
        return f"{seat_slot(found.goal - SEAT_THING)} loses {counted(int(found.loss), 'point')}"
    name = card_name(t, found.goal)
    return f"{name} is destroyed" if found.falls else f"{name} takes {found.loss}"


def signs(found: Outlook, i: int) -> str:
    """What becomes of a fighter, in a few signs: of the attacker first, then of the one that may defend."""
    who = "it" if i == 0 else "yours"
    if found.fighters[i] in found.dead:
        return f"{who} dies"
    return f"{who} {MINUS}{found.hurts[i]} of {found.left[i]}" if found.hurts[i] > 0 else f"{who} holds"
