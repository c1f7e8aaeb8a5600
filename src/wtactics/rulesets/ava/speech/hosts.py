"""Hosts in words: what else an enchantment that is attached to something could be attached to."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING, Noun
from wtactics.engine.places import ATTACHED, NOBODY, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.deed import is_among
from wtactics.vocabulary.deeds.journeys import Attach, attach
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things


class LegalHost(Noun):
    """AVA-ENCH-02 What an enchantment of yours could be played on, and is not attached to."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def fits(self, t: Table, thing: Thing) -> bool:
        return is_among(self.all(t), thing)

    def all(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for c in self.things.of(t):
            if not NOBODY < c < SEAT_THING or t.kind(c) != ATTACHED or t.controller[c] != t.you:
                continue
            play = t.library.play[t.printed[c]]
            if play == NOBODY or len(t.library.abilities[play].targets) == 0:
                continue
            for host in t.library.abilities[play].targets[0].noun.all(t):
                if host not in (c, t.host[c]):
                    out = append(out, host)
        return out

    def depends(self) -> i64:
        return ANYTHING

    def text(self, many: bool) -> str:
        return f"other legal host{'s' if many else ''}"


def attach_anew(reading: Reading, things: Things) -> Attach:
    """The host is chosen as it is attached, and no target."""
    return attach(reading, things, reading.pick(LegalHost(things), "another legal host"))


HOST: Final = '("another" | "a" ("new" | "different" | "other")) ("legal" | "permitted")? ("host" | "target" "host")'
PHRASES: Final = [
    Phrase("deed", f'({{attach}} | {{move}}) things "to" ({HOST} | "another" "legal" "target")', attach_anew,
           ["Attach to an enchantment. You control it. At your upkeep, attach it to another legal host."]),
]  # fmt: skip
