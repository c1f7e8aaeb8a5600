"""Writes the numbers of a rulebook's rules as a module, for code that can carry nothing but integers."""
from __future__ import annotations

from wtactics.rulebook.reader import load_rulebook


def numbers(ruleset: str) -> str:
    """Give every rule of the book the number of its topic times 100 plus its own; examples have none."""
    book = load_rulebook(ruleset)
    topics = ["", *book.topics()]
    what = f"The numbers of {ruleset.upper()}'s rules, topic times 100 plus number"
    lines = [
        f'"""{what}; made by `dev.py bless` from the rulebook."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "TOPICS: Final = (",
        *(f'    "{topic}",' for topic in topics),
        ")",
        "",
    ]
    for rule in book:
        if not rule.is_example:
            number = int(rule.id.rpartition("-")[2])
            lines.append(f"{rule.topic}_{number:02}: Final = {topics.index(rule.topic) * 100 + number}")
    return "\n".join(lines) + "\n"
