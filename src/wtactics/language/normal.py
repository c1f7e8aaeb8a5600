"""The normal words of a grammar, for whoever has to do with words alone and not with sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.language.words import Cutter, Words


class NormalWords:
    """What says words in the normal ones that stand for them."""

    def __init__(self, synonyms: Mapping[str, str]) -> None:
        self.cutter: Final = Cutter({}, Words(synonyms=synonyms))

    def plain(self, text: str) -> list[str]:
        """The words of a text in the normal ones, in small letters."""
        return [spelling.casefold() for _, spelling, _ in self.cutter.plain_pieces(text)]
