"""Where rules stand: the index with which each ruleset's contents begin."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

from wtactics.rulebook.code import SOURCES, files
from wtactics.rulebook.coverage import RULE_ID
from wtactics.rulebook.reader import load_rulebook

DOCSTRING: Final = re.compile(r'\A"""(.*?)"""', re.DOTALL)
FILES: Final = 5  # the most that the index names for a topic: those that carry most of it
WIDTH: Final = 118


def index(ruleset: str, sources: Path = SOURCES) -> str:
    """A line for each topic of a rulebook: the files that name its rules in words, those that name most of them first."""
    topics = {f"{ruleset.upper()}-{topic}": Counter[str]() for topic in load_rulebook(ruleset).topics()}
    for name, text in files(sources):
        place = name.removesuffix(".py").removeprefix(f"rulesets/{ruleset}/")
        if place != "contents" and not name.startswith("mods/"):  # a mod has a table of its own
            for rule_id in set(RULE_ID.findall(text)):
                if (topic := rule_id.rpartition("-")[0]) in topics:
                    topics[topic][place] += 1
    return "\n".join(line(topic.partition("-")[2], files) for topic, files in topics.items())


def line(topic: str, files: Counter[str]) -> str:
    """A topic with its files; what stands among the rules says so by its name alone."""
    ranked = sorted(files, key=lambda name: (-files[name], name))[:FILES]
    return f"    {topic:<9}{' '.join(name.removeprefix('rules/') for name in ranked) or '-'}"


def contents(ruleset: str, sources: Path = SOURCES) -> str:
    """The contents page of a ruleset as its file should be: its first sentence, the index, and the code as it is."""
    text = (sources / "rulesets" / ruleset / "contents.py").read_text("utf-8")
    said = DOCSTRING.match(text)
    if said is None:
        raise ValueError(f"rulesets/{ruleset}/contents.py: expected a docstring, found {text[:20]!r}")
    first = said[1].partition("\n")[0]
    told = f'"""{first}\n\nWhere the rules of a topic stand, most of them first (in rules/, unless the folder is named):\n\n'
    return f'{told}{index(ruleset, sources)}\n"""{text[said.end() :]}'
