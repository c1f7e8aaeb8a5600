"""What leaves its host and does something to it: the host is known only as long as it hangs there."""

from __future__ import annotations

from typing import Any, Final

from wtactics.language.structure import parts_within
from wtactics.vocabulary.things.meaning import Host, This

LEAVING: Final = frozenset({"Discard", "Kill", "Sacrifice", "ReturnToHand"})
DONE_TO_IT: Final = frozenset(
    {"Mark", "Unmark", "DealDamage", "For", "Kill", "Repair", "ToFront", "Unassign", "ReturnToHand"}
)


def host_first(steps: list[Any]) -> list[Any]:
    """What is done to the host is done before it is left: "discard this enchantment and mark enchanted creature"."""
    found = list(steps)
    i = 0
    while i + 1 < len(found):
        leaves = type(found[i]).__name__ in LEAVING and isinstance(getattr(found[i], "things", None), This)
        after = found[i + 1]
        to_host = type(after).__name__ in DONE_TO_IT and any(isinstance(part, Host) for part in parts_within([after]))
        if leaves and to_host:
            found[i], found[i + 1] = after, found[i]
        i += 1
    return found
