"""Swapping defenders in words: those of each of two attackers become those of the other."""

from __future__ import annotations

from typing import Final

from wtactics.kits.realm.speech.regrouping import DEFENDERS, THEM, ExchangeFoes, exchange_foes, two_of
from wtactics.language.phrase import ORDER, Phrase
from wtactics.vocabulary.reading.reading import Reading


def swap_theirs(reading: Reading) -> ExchangeFoes:
    return ExchangeFoes(two_of(reading.them()))


OTHERS: Final = f'"the" "other" ("one" | "attacker" | "\'s" {DEFENDERS})?'
TURN: Final = f'("now" | "then")? ("defend" | "block") "against"? {OTHERS} ("now" | "instead")?'
BECOME: Final = (
    f'("now" | "then")? ("become" | "are") "now"? ({DEFENDERS} "of" {OTHERS} | "those" "of" {OTHERS}) "instead"?'
)
WHO: Final = '"all"? "creatures" ("that" | "who")? ("defend" | "defends" | "block" | "blocks") "against"?'
GO: Final = '("change" | "trade" | "swap" | "exchange") ("puts" | "positions" | "attackers")'
ALL: Final = '"all" "of"? "the"?'
PHRASES: Final = [
    Phrase(ORDER, f'("exchange" | "swap") "all"? ("their" | "the") ("defenders" | "blockers") ("of" {THEM})?', swap_theirs,
           ["Choose two attackers. Exchange their defenders."]),
    Phrase(ORDER, f'{DEFENDERS} "of" ("each" | "either") ("of" {THEM})? ({BECOME} | {TURN})', swap_theirs,
           ["Choose two attackers. The defenders of each become the defenders of the other."]),
    Phrase(ORDER, f'{WHO} ("each" | "either" | "one") "of" {THEM} ({BECOME} | {TURN})', swap_theirs),
    Phrase(ORDER, f'"their" ("defenders" | "blockers") {GO}', swap_theirs),
    Phrase(ORDER, f'{DEFENDERS} "of" things {GO}', exchange_foes, ["The defenders of two target attackers change places."]),
]  # fmt: skip
