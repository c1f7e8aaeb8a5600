"""The writer's guide of a ruleset, made from the families that it speaks, in the order in which one learns them."""

from __future__ import annotations

from types import ModuleType

from wtactics.language.guide import Family, guide
from wtactics.vocabulary.keywords import keywords_for
from wtactics.vocabulary.speech import Speech


def writers_guide(speech: Speech) -> str:
    """All of card English for those who write cards for this ruleset, in Markdown."""
    told = speech.guide
    parts = [(title, [family(module, speech) for module in modules]) for title, modules in told.parts]
    blanks = [(blank.rules, blank.meaning, blank.samples) for blank in told.blanks]
    keywords = [(each.name + " N" * each.number, each.text) for each in keywords_for(speech.keywords)]
    return guide(parts, blanks, keywords, told.introduction, told.shared)


def family(module: ModuleType, speech: Speech) -> Family:
    """A family of the vocabulary: its name, what it is, those of its phrases that the ruleset speaks."""
    phrases = module.PHRASES if module in speech.families else module.phrases_of(speech)
    spoken = [phrase for phrase in phrases if speech.lacks.leaves(phrase.needs)]
    return module.__name__.rsplit(".", 1)[-1], module.__doc__ or "", spoken
