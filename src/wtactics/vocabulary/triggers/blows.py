"""Blows: who dies, or is killed, by combat damage, and what the combat damage of a creature kills."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import HARM, ROLES
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.quality import InCombat, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.triggers.catalogue import CARDS
from wtactics.vocabulary.triggers.circumstances import FallsInFight
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.past import Such
from wtactics.vocabulary.triggers.watching import IS, Doing, Watched, happens, very_card


class OfBlows(Quality):
    """It was struck in the fight in which it is."""

    def holds(self, t: Table, c: CardId) -> bool:
        return FallsInFight().holds(t, c, NOBODY, 0)

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return "in combat"


class OfHarm(Quality):
    """It has suffered so much that it falls."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.falls(c)

    def depends(self) -> i64:
        return HARM

    def behind(self) -> str:
        return "of damage"


def by_blows(reading: Reading, watched: Watched, doing: Doing) -> Happens:
    """What a creature dies of, or kills with, is its blow, and no text."""
    if doing.verb.fact not in (facts.KILLED, facts.DIED, facts.DESTROYED):
        raise Misread("what one can die of", doing.verb.words)
    trigger = happens(reading, watched, doing)
    reading.recall(facts.STRUCK)
    words = f"{trigger.text()} by combat damage"
    first, second = trigger.first, trigger.second
    if doing.verb.fact != facts.KILLED:
        return Happens(trigger.fact, Such(watched.noun, OfBlows()), second, words, trigger.own)
    assert first is not None
    assert second is not None
    return Happens(trigger.fact, Such(first, InCombat()), Such(second, OfBlows()), words, trigger.own)


def by_damage(reading: Reading, watched: Watched, doing: Doing) -> Happens:
    """Its damage has killed what falls of it; what a text destroys at once may have none."""
    if doing.verb.words not in ("kill", "destroy"):
        raise Misread("what damage kills or destroys", doing.verb.words)
    trigger = happens(reading, watched, doing)
    assert trigger.second is not None
    words = f"{trigger.text()} by damage"
    return Happens(trigger.fact, trigger.first, Such(trigger.second, OfHarm()), words, trigger.own)


def its_damage(reading: Reading, doing: Doing) -> Happens:
    return by_damage(reading, very_card(reading, reading.it()), doing)


def in_an_attack(reading: Reading, watched: Watched, doing: Doing) -> Happens:
    """What it deals in an attack, which is nothing but combats, is combat damage."""
    if doing.verb.fact != facts.HURT or not doing.verb.subject or doing.verb.suffers():
        raise Misread("what it deals", doing.verb.words)
    return happens(reading, watched, Doing(STRIKE, doing.other))


STRIKE: Final = next(verb for verb in CARDS if verb.words == "deal combat damage")
DAMAGE: Final = '("combat" "damage")'
BY: Final = f'(("by" | "with" | "from" | "of" | "through") ("its" | "their")? {DAMAGE})'
PHRASES: Final = [
    Phrase("happening", 'watched doing ("in" ("an" | "any" | "its") "attack" | "with" "its" "attack")', in_an_attack,
           ["Whenever this creature damages a city in an attack, draw a card."], needs=CITIES),
    Phrase("happening", f"watched doing {BY}", by_blows,
           ["Whenever this creature destroys a city by combat damage, draw a card."], needs=CITIES),
    Phrase("happening", f"watched {IS} undergone {BY}", by_blows, needs=CITIES),
    Phrase("happening", f'watched "\'s" {DAMAGE} doing', by_blows,
           ["Whenever this creature's combat damage kills a creature, draw a card."], needs=CITIES),
    Phrase("happening", 'watched "\'s" "damage" doing | watched doing ("by" | "with" | "through") ("its" | "their")? "damage"',
           by_damage, needs=CITIES),
    Phrase("happening", '"its" "damage" doing', its_damage,
           ["When its damage destroys a city, you gain 2 victory points."], needs=CITIES),
    Phrase("happening", f'{DAMAGE} ("from" | "of" | "dealt"? "by") watched doing', by_blows, needs=CITIES),
]  # fmt: skip
