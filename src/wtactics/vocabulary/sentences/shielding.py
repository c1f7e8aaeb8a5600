"""Shielding for a while: all damage to somebody, or by somebody, where the time stands before who deals it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import DONE_WHENEVER
from wtactics.language.phrase import ORDER, Phrase
from wtactics.vocabulary.deeds.averting import Forgo
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.delaying import Later, delayed
from wtactics.vocabulary.sentences.replacing import PREVENT, Damage, harmed, prevented_of, watched_thing
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.watching import Watched


def by_these(reading: Reading, said: list[Circumstance], to: Things, by: Watched) -> Steps:
    """All that is dealt by any of them, as long as it lasts."""
    trigger = harmed(reading, Damage(watched_thing(to), by, said))
    return delayed(reading, Later(trigger, DONE_WHENEVER), [Forgo(0, "prevent that damage")], reading.time())


def by_these_now(reading: Reading, said: list[Circumstance], to: Things, _until: int, by: Watched) -> Steps:
    steps = by_these(reading, said, to, by)
    reading.end_time()
    return steps


def by_this(reading: Reading, things: Things) -> Watched:
    found = watched_thing(things)
    assert found is not None
    return found


def of_these_now(reading: Reading, said: list[Circumstance], _until: int, by: Things) -> Steps:
    steps = prevented_of(reading, said, None, by)
    reading.end_time()
    return steps


DEALT: Final = '("that" ("would" "be" | "is") "dealt" | "dealt")'
PHRASES: Final = [
    Phrase("dealers", "victims", lambda reading, by: by),
    Phrase("dealers", "aimed", by_this),
    Phrase(ORDER, f'{PREVENT} all_damage {DEALT} "to" things ("by" | "from") dealers', by_these,
           ["Prevent all damage that would be dealt to target creature by Elves this turn."]),
    Phrase("effects", f'{PREVENT} all_damage {DEALT} "to" things until ("by" | "from") dealers', by_these_now,
           ["Prevent all damage that would be dealt to target creature this turn by Elves."]),
    Phrase("effects", f'{PREVENT} all_damage {DEALT} until "by" aimed', of_these_now,
           ["Prevent all damage dealt this turn by target creature."]),
]  # fmt: skip
