"""The normal words of a grammar, for whoever has to do with words alone and not with sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.language.words import Cutter, Piece, Words


class NormalWords:
    """What says words in the normal ones that stand for them."""

    def __init__(self, synonyms: Mapping[str, str]) -> None:
        self.cutter: Final = Cutter({}, Words(synonyms=synonyms))

    def plain(self, text: str) -> list[str]:
        """The words of a text in the normal ones, in small letters."""
        return [spelling.casefold() for _, spelling, _ in plain_pieces(self.cutter, text)]


def plain_pieces(cutter: Cutter, text: str) -> list[Piece]:
    """What a text is made of, in the normal words."""
    return cutter.plainly(list(cutter.pieces(text)))
