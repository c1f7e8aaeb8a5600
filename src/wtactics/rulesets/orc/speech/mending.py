"""Healing of up to so much: whoever does it says how much (ORC-DEATH-08)."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Phrase
from wtactics.vocabulary.deeds.mending import heal_up_to

PHRASES: Final = [
    Phrase("deed", '({heal} | {remove}) "up" "to" number "damage" ("from" | "of" | "on") things', heal_up_to,
           ["Heal up to 2 damage from target creature."]),
]  # fmt: skip
