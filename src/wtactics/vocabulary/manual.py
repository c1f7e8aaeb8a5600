"""The writer's guide of a ruleset, made from the families that it speaks, in the order in which one learns them."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Final

from wtactics.language.guide import INTRODUCTION, Family, guide
from wtactics.vocabulary.keywords import keywords_for

if TYPE_CHECKING:
    from wtactics.vocabulary.speech import Speech


class Blank:
    """One row of the writer's guide: rules of the grammar that mean nearly the same, and samples for a place in a sentence."""

    def __init__(self, rules: str, meaning: str, carrier: str, *samples: str) -> None:
        self.rules: Final = tuple(rules.split())
        self.meaning: Final = meaning
        self.carrier: Final = carrier  # a text with {} where the samples stand
        self.samples: Final = samples

    def texts(self) -> list[str]:
        """The samples in their sentence."""
        return [self.carrier.format(sample) for sample in self.samples]


class Guide:
    """What a ruleset's guide says, and in which order: parts with their families, blanks, perhaps sentences in shared words."""

    def __init__(
        self,
        parts: Sequence[tuple[str, Sequence[ModuleType]]],
        blanks: Sequence[Blank],
        introduction: str = INTRODUCTION,
        shared: Sequence[Sequence[str]] = (),
    ) -> None:
        self.parts: Final = parts
        self.blanks: Final = blanks
        self.introduction: Final = introduction
        self.shared: Final = shared


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
