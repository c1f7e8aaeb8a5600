"""Writes the numbers of a rulebook's rules as a module, for code that can carry nothing but integers."""

from __future__ import annotations

from collections.abc import Iterator

from wtactics.rulebook.reader import Rule, Rulebook, load_rulebook


def numbered(book: Rulebook) -> Iterator[tuple[int, Rule]]:
    """Every rule of a book with the number of its topic (from 1 on) times 100 plus its own; examples have none."""
    topics = ["", *book.topics()]
    for rule in book:
        if not rule.is_example:
            yield topics.index(rule.topic) * 100 + int(rule.id.rpartition("-")[2]), rule


def numbers(ruleset: str) -> str:
    """Give every rule of the book its number, as a module of constants."""
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
    lines += [f"{rule.topic}_{number % 100:02}: Final = {number}" for number, rule in numbered(book)]
    return "\n".join(lines) + "\n"
