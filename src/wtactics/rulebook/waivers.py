"""Rules that no scene can show, each with the reason: paper, display or advice."""

from __future__ import annotations

import difflib
import re
import tomllib
from pathlib import Path
from typing import Final

from wtactics.rulebook.reader import BOOKS, FaultyRulebook, all_rulesets, with_mods

WAIVED: Final = BOOKS / "waived.toml"
SHORTEST_REASON: Final = 15


def load_waivers(path: Path = WAIVED) -> dict[str, str]:
    """Every waived rule id and the reason why no scene shows it, or an error with all that is wrong in the file."""
    text = path.read_text(encoding="utf-8")
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FaultyRulebook([f"{path}: found a mistake in the TOML ({error}), expected well-formed TOML"]) from None
    waivers: dict[str, str] = {}
    faults: list[str] = []
    for ruleset, table in tables.items():
        if ruleset not in all_rulesets() or not isinstance(table, dict):
            expected = " or ".join(f"[{name}]" for name in all_rulesets())
            faults.append(f"{path}:{_line(text, ruleset)}: found {ruleset!r}, expected {expected}")
            continue
        ids = [rule.id for rule in with_mods(ruleset)]
        for rule_id, reason in table.items():
            if fault := _waiver_fault(rule_id, reason, ids):
                faults.append(f"{path}:{_line(text, rule_id)}: {fault}")
            else:
                waivers[rule_id] = reason
    if faults:
        raise FaultyRulebook(faults)
    return waivers


def _waiver_fault(rule_id: str, reason: object, ids: list[str]) -> str:
    """What is wrong with a waiver, or nothing."""
    if rule_id not in ids:
        near = difflib.get_close_matches(rule_id.upper(), ids, 1, 0.0)
        return f"found {rule_id}, which is no rule, expected an id such as {near[0]}"
    if not isinstance(reason, str) or len(reason.strip()) < SHORTEST_REASON:
        return f"found {reason!r} for {rule_id}, expected a reason of {SHORTEST_REASON} letters or more"
    return ""


def _line(text: str, key: str) -> int:
    """The line where this key or header stands."""
    here = re.search(rf"^\s*\[?\s*[\"']?{re.escape(key)}\b", text, re.MULTILINE)
    return text.count("\n", 0, here.end()) + 1 if here else 1
