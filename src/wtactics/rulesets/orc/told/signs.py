"""The signs on a card of ORC, each with the words that explain it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import SILENCED
from wtactics.engine.places import ATTACHED, ATTACKER, BLOCKED, DEFENDER, EQUIPMENT, QUEST, RESERVE
from wtactics.kits.layout import Sign, copied, shields, tallies
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.orc.gear import BY_RULE
from wtactics.rulesets.orc.view import OrcView

SPENT: Final = Sign("marked", "Marked: its gold is spent until its player's next Unmark phase.")
MARKED: Final = Sign(
    "marked", "Marked: it cannot attack, defend, move or use (M) until its controller's next Unmark phase."
)
ASSIGNED: Final = Sign(
    "assigned",
    "Assigned: it does one lasting thing and nothing else, and its own side cannot aim at it, until its controller pays "
    "1 gold in an Unmark phase of his.",
)
UNUSED: Final = Sign("unused", "Unused: another one on the same card works in its place.")
DROPPED: Final = Sign(
    "dropped", "On the ground: it does nothing, and goes at the end of the turn if nobody picks it up."
)
ROLES: Final = {
    ATTACKER: Sign("attacking", "It attacks."),
    BLOCKED: Sign("blocked", "It attacks, and somebody defends against it."),
    DEFENDER: Sign("defending", "It defends."),
}


def signs(view: OrcView, name: int, lasting: list[list[int]]) -> list[Sign]:
    """ORC-ASSIGN-11, ORC-MARK-16 The signs on this card, if it is in play; `lasting` are the modifiers that the view shows."""
    kind = view.kind(name)
    if kind < RESERVE:
        return []
    found = pursued(view, name) if view.type(name) == QUEST else []
    if view.marked(name):
        found.append(SPENT if kind == RESERVE else MARKED)
    if view.is_assigned(name):
        found.append(ASSIGNED)
    elif any(row[0] == SILENCED and row[1] == name and row[2] == BY_RULE for row in lasting):
        found.append(DROPPED if view.type(name) == EQUIPMENT and kind != ATTACHED else UNUSED)
    if view.role(name) in ROLES:
        found.append(ROLES[view.role(name)])
    return found + copied(view, name, lasting) + tallies(view, name, lasting) + shields(name, lasting)


def pursued(view: OrcView, quest: int) -> list[Sign]:
    """ORC-QUEST-16, ORC-SETUP-02 Whose acceptance token lies on the quest, and how far he has come."""
    return [
        Sign("pursued", f"{seat_slot(seat)}: {view.progress(seat, quest) or 'accepted'}")
        for seat in range(view.seats)
        if quest in view.pursuits(seat)
    ]
