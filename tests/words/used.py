"""Which phrases a text is read with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from wtactics.language.phrase import Phrase
from wtactics.language.reader import Reader


@contextmanager
def watching(reader: Reader) -> Iterator[list[Phrase]]:
    """Gather the phrases of all derivations that the reader can build meanwhile."""
    found: dict[int, Phrase] = {}
    build = reader.build

    def watched(tree: Any, reading: Any) -> Any:
        meaning = build(tree, reading)  # which comes back here for each part
        phrase = reader.nodes[str(tree.data)]
        found[id(phrase)] = phrase
        return meaning

    phrases: list[Phrase] = []
    reader.build = watched  # type: ignore[method-assign]  # only while it is watched
    try:
        yield phrases
    finally:
        del reader.build  # type: ignore[method-assign]
        phrases += found.values()
