"""The writer's guide with the whole vocabulary in it."""

from __future__ import annotations

from wtactics.language.guide import guide
from wtactics.vocabulary.cardtext import FAMILIES
from wtactics.vocabulary.keywords import read_keywords


def writers_guide() -> str:
    """All of card English for those who write cards, in Markdown."""
    families = [
        (module.__name__.rsplit(".", 1)[-1], module.__doc__ or "", module.PHRASES)
        for module in FAMILIES
    ]
    keywords = [(f"{keyword.name} N" if keyword.number else keyword.name, keyword.text) for keyword in read_keywords()]
    return guide(families, keywords)
