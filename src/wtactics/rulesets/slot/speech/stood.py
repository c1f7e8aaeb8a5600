"""Where this creature stands as something happens to it, for those who wait for that."""

from __future__ import annotations

from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import Watched


def itself_there(reading: Reading, watched: Watched, where: Detail) -> tuple[Watched, str]:
    """This very creature, standing there then; and where, in words."""
    such = is_where(reading, False, where)
    noun = Such(watched.noun, such)
    return Watched(noun, watched.words, watched.very, watched.names, True), such.told(False)[3:]
