"""Hosts in words: what else an enchantment that is attached to something could be attached to."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.journeys import Attach, attach
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.other_hosts import OtherHost


def attach_anew(reading: Reading, things: Things) -> Attach:
    """AVA-ENCH-02 The host is chosen as it is attached, and no target: what the enchantment could be played on."""
    return attach(reading, things, reading.pick(OtherHost(things), "another legal host"))


HOST: Final = '("another" | "a" ("new" | "different" | "other")) ("legal" | "permitted")? ("host" | "target" "host")'
PHRASES: Final = [
    Phrase("deed", f'({{attach}} | {{move}}) things "to" {HOST}', attach_anew,
           ["Attach to an enchantment. You control it. At your upkeep, attach it to another legal host."]),
]  # fmt: skip
