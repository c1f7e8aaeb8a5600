"""What a sheet must print on quests: exactly one sort of quest, and values where a creature stands on it."""

from __future__ import annotations

from typing import Final

from wtactics.cards.entry import Entry, one_of

FIGHT: Final = "Confrontation"
SORTS: Final = ("Assignment", "Contract", FIGHT)  # ORC-QUEST-26
VALUES: Final = ("attack", "defense")


def check_quest(entry: Entry, type_: str) -> None:
    """Note what is wrong with a quest: its sort, or values that it has or lacks (ORC-QUEST-26, ORC-QUEST-38)."""
    if type_ != "quest":
        return
    words = str(entry.table.get("subtypes", "")).split()
    found = [sort for sort in SORTS if sort in words]
    if len(found) != 1:
        entry.fault(
            "subtypes", f"a quest that is {' and '.join(found) or 'of no sort'}", f"exactly one of {one_of(SORTS)}"
        )
    for key in VALUES:
        if found != [FIGHT] and key in entry.table:
            entry.fault(key, f"{key} on a quest without {FIGHT} among its subtypes", f"{key} only on a {FIGHT}")
        if found == [FIGHT] and key not in entry.table and entry.table.get("text"):
            entry.fault("", f"a {FIGHT} without {key}", f"{key} = ...")
