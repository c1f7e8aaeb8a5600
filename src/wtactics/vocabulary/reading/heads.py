"""What stands before an ability as it is written, by what switches it on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.engine.lasting import ADVANTAGE, ASSIGNMENT, DOMINATION, RIDDEN, TOTAL_DOMINATION, WHILE_ASIDE

HEADS: Final = {  # what stands before an ability, by what switches it on
    ADVANTAGE: "Advantage: ", DOMINATION: "Domination: ", TOTAL_DOMINATION: "Total domination: ", ASSIGNMENT: "(A)",
    RIDDEN: "Ridden: ", WHILE_ASIDE: "While this ritual is placed, ",
}  # fmt: skip


def name_heads(switches: Mapping[str, int]) -> None:
    """Learn what the cards of a ruleset name in brackets, so that their abilities are written alike."""
    for name, switch in switches.items():
        HEADS[switch] = f"[{capital(name)}] - "


def headed(head: str, sentence: str) -> str:
    """The sentence behind what switches it on; behind a weapon it begins anew."""
    return head + (capital(sentence) if head.endswith("- ") else sentence)


def capital(text: str) -> str:
    """The text with a capital in front, behind a colon or a price too."""
    return text[:1].upper() + text[1:]
