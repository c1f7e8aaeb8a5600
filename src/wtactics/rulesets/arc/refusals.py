"""Why not: the rule or the card that forbids what somebody would choose, in words."""

from __future__ import annotations

from wtactics.rulesets.arc.ids import TOPICS


def rule_id(number: int) -> str:
    """The id of a rule, from the number that code carries: ARC-TACT-06 for 1006."""
    return f"ARC-{TOPICS[number // 100]}-{number % 100:02}"
