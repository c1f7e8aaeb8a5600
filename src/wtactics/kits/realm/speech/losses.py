"""What attackers cost players: who loses points by an attack, and whose attack it is."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Phrase
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import This
from wtactics.vocabulary.triggers.catalogue import CARDS, STRUCK_BY
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import ANY_POINTS, Doing, Watched, happens, says, very_card


def makes_lose(reading: Reading, who: Watched) -> Doing:
    """Whom an attacker hits, he loses points: it is its damage (ARC-COMBAT-16)."""
    return Doing(STRIKE, who)


def loses_by(reading: Reading, who: Watched, card: Watched) -> Happens:
    """Of the player it tells first, so he is spoken of behind it."""
    found = happens(reading, card, Doing(STRIKE, who))
    words = f"{says(who, 'lose')} victory points by an attack of {card.words}"
    return Happens(found.fact, found.first, found.second, words, found.own)


def loses_to_it(reading: Reading, who: Watched, _word: str) -> Happens:
    """None but who is let through takes points."""
    return loses_by(reading, who, very_card(reading, This(reading.word)))


def its_attack(reading: Reading, who: Watched) -> Happens:
    return happens(reading, very_card(reading, reading.it()), Doing(STRIKE, who))


def attack_of(reading: Reading, card: Watched, who: Watched) -> Happens:
    return happens(reading, card, Doing(STRIKE, who))


def loses_in_combat(reading: Reading, who: Watched) -> Happens:
    found = happens(reading, who, Doing(STRUCK_BY))
    return Happens(found.fact, None, found.second, f"{says(who, 'lose')} victory points in combat")


STRIKE: Final = next(verb for verb in CARDS if verb.words == "deal combat damage")
SOME: Final = f"({ANY_POINTS})"
COMBAT: Final = (
    '("in" ("a" | "its")? "combat" | ("by" | "with" | "through" | "in") ("its" | "an")? ("attack" | "attacks"'
)
BY_IT: Final = f'{COMBAT} | "attacking" | "combat" "damage"))'
ALONE: Final = '("undefended" | "unblocked" | "unopposed")'
MAKES: Final = '("makes" | "make" | "causes" | "cause" | "lets" | "let")'
COSTS: Final = '("costs" | "cost")'
TAKES: Final = f'({MAKES} anyone "to"? "lose" {SOME} | {COSTS} anyone {SOME})'
TO_IT: Final = (
    '("to" | "by" | "from" | "through" | "because" "of" | "in") (("an" | "the") "attack" ("of" | "by") watched_card'
    ' | watched_card "\'s" ("attack" | "attacks" | "combat"? "damage")'
    ' | "combat"? "damage" ("of" | "from") watched_card)'
)
BY_ATTACKS: Final = '("in" "combat" | "by" ("attacks" | "an" "attack" | "combat" "damage"))'
PHRASES: Final = [
    Phrase("doing", f"{TAKES} {BY_IT}", makes_lose,
           ["Whenever this creature makes an opponent lose victory points in combat, draw a card."], needs=CITIES),
    Phrase("happening", f'anyone ("loses" | "lose") {SOME} {TO_IT}', loses_by,
           ["Whenever an opponent loses victory points by an attack of this creature, he discards a card."], needs=CITIES),
    Phrase("happening", f'anyone ("loses" | "lose") {SOME} "to" watched_card', loses_by, needs=CITIES),
    Phrase("happening", f'anyone ("loses" | "lose") {SOME} "to" "this" {ALONE} word', loses_to_it, needs=CITIES),
    Phrase("happening", f'anyone ("loses" | "lose") {SOME} {BY_ATTACKS}',
           loses_in_combat, ["Whenever you lose victory points in combat, draw a card."], needs=CITIES),
    Phrase("happening", f"watched_card {TAKES}", attack_of, needs=CITIES),
    Phrase("happening", f'"its" ("attack" | "attacks") {TAKES}', its_attack, needs=CITIES),
    Phrase("happening", f'watched_card "\'s" ("attack" | "attacks" | "combat" "damage") {TAKES}', attack_of,
           ["Whenever this creature's attack costs an opponent victory points, draw a card."], needs=CITIES),
]  # fmt: skip
