"""Carried: damage that would be dealt to one is dealt to another, if somebody likes, or the first of it in each turn."""

from __future__ import annotations

from typing import Any, Final

from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, may
from wtactics.vocabulary.sentences.doomed import TURNLY, first_time
from wtactics.vocabulary.sentences.parts import Replaced
from wtactics.vocabulary.sentences.replacing import THAT, Damage, Redirect, harmed, instead, redirect, replaced
from wtactics.vocabulary.things.meaning import Again, Things
from wtactics.vocabulary.triggers.circumstances import Circumstance
from wtactics.vocabulary.triggers.watching import Watched


class Carry(Redirect):
    """The same, where somebody lets it be so."""

    def text(self) -> str:
        return f"have that damage dealt to {self.things.text()}"


def carry(reading: Reading, things: Things) -> Steps:
    """A thing that is picked for it is picked before."""
    return [*redirect(reading, things)[:-1], Carry(things)]


def onto(things: Things) -> Things:
    """Who would be dealt it and who is are two."""
    if isinstance(things, Again):
        raise Misread('"this" and its word, for "it" could be either', things.text())
    return things


def first_damage(reading: Reading, said: list[Circumstance], whom: Watched, *more: Any) -> Damage:
    return Damage(whom, None, [*said, *(each for each in more if isinstance(each, Circumstance))])


def first_carried(reading: Reading, damage: Damage, things: Things) -> Replaced:
    """The first damage of a turn goes to somebody else; what happened before counts."""
    trigger = harmed(reading, damage)
    return first_time(reading, trigger, instead(reading, redirect(reading, onto(things))))


def carried_at_will(reading: Reading, damage: Damage, things: Things) -> Replaced:
    trigger = harmed(reading, damage)
    return replaced(reading, trigger, instead(reading, may(reading, carry(reading, onto(things)))))


def first_carried_at_will(reading: Reading, damage: Damage, things: Things) -> Replaced:
    trigger = harmed(reading, damage)
    return first_time(reading, trigger, instead(reading, may(reading, carry(reading, onto(things)))))


IT: Final = f'({THAT} | "it")'
TO: Final = '"dealt" "to"'
WOULD: Final = '"would" ("take" | "suffer" | "receive")'
FIRST: Final = '"the" "first" all_damage'
YOU_MAY_HAVE: Final = '"you" ("may" | "can") ("have" | "let")'
PHRASES: Final = [
    Phrase(ORDER, f'"deal" {IT} "to" things', carry,
           ["If this creature would be dealt damage, you may deal that damage to another creature instead."]),
    Phrase(ORDER, f'("have" | "let") {IT} "be"? {TO} things', carry),
    Phrase("bare_row", f'"it" "is" {TO} things', redirect),
    Phrase("first_harmed", f'{FIRST} ("that" "would" "be")? {TO} victims circumstance* {TURNLY}', first_damage),
    Phrase("first_harmed", f'{FIRST} {TURNLY} ("that" "would" "be")? {TO} victims circumstance*', first_damage),
    Phrase("first_harmed", f'{FIRST} "that"? victims {WOULD} circumstance* {TURNLY}', first_damage),
    Phrase("first_harmed", f'{TURNLY} ","? {FIRST} ("that" "would" "be" {TO} victims | "that"? victims {WOULD})',
           first_damage),
    Phrase("averting", f'first_harmed "is" {TO} things "instead"', first_carried,
           ["The first damage that would be dealt to you each turn is dealt to this creature instead."]),
    Phrase("averting", f'{YOU_MAY_HAVE} first_harmed "be"? {TO} things "instead"', first_carried_at_will),
    Phrase("averting", f'{YOU_MAY_HAVE} harmed "be"? {TO} things "instead"', carried_at_will,
           ["You may have damage that would be dealt to you dealt to this creature instead."]),
]  # fmt: skip
