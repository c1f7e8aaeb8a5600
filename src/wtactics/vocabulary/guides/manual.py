"""What the writer's guide of a ruleset says, and in which order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType, ModuleType
from typing import Final


class Blank:
    """One row of the writer's guide: rules of the grammar that mean nearly the same, and samples for a place in a sentence."""

    def __init__(self, rules: str, meaning: str, carrier: str, *samples: str) -> None:
        self.rules: Final = tuple(rules.split())
        self.meaning: Final = meaning
        self.carrier: Final = carrier  # a text with {} where the samples stand
        self.samples: Final = samples

    def __str__(self) -> str:
        """The first of the rules, by which it is found."""
        return self.rules[0]

    def texts(self) -> list[str]:
        """The samples in their sentence."""
        return [self.carrier.format(sample) for sample in self.samples]


class Guide:
    """What a ruleset's guide says, and in which order: parts with their families, blanks, perhaps sentences in shared words."""

    def __init__(
        self,
        parts: Sequence[tuple[str, Sequence[ModuleType]]],
        blanks: Sequence[Blank] = (),
        introduction: str = "",
        shared: Sequence[Sequence[str]] = (),
        common: Sequence[Blank] = (),
        words: Mapping[str, str] = MappingProxyType({}),
        forms: Mapping[str, str] = MappingProxyType({}),
        keywords: bool = True,
    ) -> None:
        self.parts: Final = parts
        self.blanks: Final = blanks  # its own, which take their rules from the common ones
        self.introduction: Final = introduction
        self.shared: Final = shared
        self.common: Final = common  # blanks that games share; those are told that its forms have
        self.words: Final = words  # what examples of shared families say, and what its own cards say there
        self.forms: Final = forms  # the same in forms
        self.keywords: Final = keywords  # does it explain them? Those of a mod's games stand in the ruleset's guide

    def beside(
        self,
        introduction: str,
        parts: Sequence[tuple[str, Sequence[ModuleType]]],
        blanks: Sequence[Blank] = (),
        shared: Sequence[Sequence[str]] = (),
    ) -> Guide:
        """The guide of a mod: what its cards say beside all this, with those of the blanks of this one that its forms have."""
        told = {rule for blank in self.blanks for rule in blank.rules}
        left = [(blank, [rule for rule in blank.rules if rule not in told]) for blank in self.common]
        common = [Blank(" ".join(rules), blank.meaning, blank.carrier, *blank.samples) for blank, rules in left]
        return Guide(
            parts,
            blanks,
            introduction,
            shared,
            common=(*self.blanks, *common),
            words=self.words,
            forms=self.forms,
            keywords=False,
        )

    def families(self) -> list[ModuleType]:
        """The families of which it tells that say the same in every game."""
        return [family for _, families in self.parts for family in families if hasattr(family, "PHRASES")]


NO_GUIDE: Final = Guide(())
