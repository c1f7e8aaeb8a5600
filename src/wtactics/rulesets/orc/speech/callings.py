"""Callings: who is a Caster, which takes nothing from what else it is (ORC-MAGIC-02)."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import CHANGED, Misread, Phrase
from wtactics.vocabulary.changes.granting import HaveKind, gain_kind, have_kind
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.reading.reading import Reading

CASTER: Final = "caster"


def calling(word: str) -> str:
    """Of a tribe it would not be said whether it is one besides, or instead."""
    if str(word) != CASTER:
        raise Misread(f'"is also a {word}"', f'"is a {word}"', lightly=True)
    return word


def becomes_caster(reading: Reading, word: str) -> For:
    return gain_kind(reading, calling(word))


def is_caster(reading: Reading, word: str) -> HaveKind:
    return have_kind(reading, calling(word))


A: Final = '("a" | "an")'
PHRASES: Final = [
    Phrase(CHANGED, f'("is" | "are" | "becomes" | "become") {A}? KIND', becomes_caster,
           ["Target creature becomes a Caster."]),
    Phrase(STATED, f'("is" | "are") {A}? KIND', is_caster, ["Attach to a creature. It is a Caster."]),
]  # fmt: skip
