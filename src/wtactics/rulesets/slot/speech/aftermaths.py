"""Aftermaths, in words: attacks that succeed, whose target survives or of whom they take a life; who attacks alone and wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Trigger
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.duels import CREATURE_NOUN
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT, Beaten
from wtactics.rulesets.slot.speech.foes import Surviving
from wtactics.rulesets.slot.speech.strokes import SUCCEEDS, Succeeds, succeeds, succeeds_against
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.watching import Watched, any_card, call


class AloneSucceeds(Succeeds):
    """SLOT-GROUP-01 The attack of a creature that is no member of a group takes a life."""

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        return not t.grouped and super().matches(t, a, b, n)


def succeeds_alive(reading: Reading, who: Watched, combat: int) -> Trigger:
    """Who is struck does not die of it."""
    return succeeds_against(reading, who, combat, any_card(reading, SURVIVING))


def succeeds_alone(reading: Reading, who: Watched) -> Trigger:
    reading.mention(again(Beaten(True, False, "it"), "the target"), ["target"])
    call(reading, who, False)
    return AloneSucceeds(who.noun, None, EITHER_COMBAT, f"whenever {who.words} attacks alone and succeeds", who.own())


def with_weapon(reading: Reading, trigger: Trigger) -> Trigger:
    """SLOT-ABIL-27 What stands behind a weapon's name is done with it anyway: a hit by its bearer."""
    if reading.switch == 0 or trigger.fact != facts.STRUCK:
        raise Misread("a hit, behind the name of a weapon", trigger.text())
    return trigger


SURVIVING: Final = renewed(CREATURE_NOUN, Detail("quality", Surviving()))
TARGET: Final = '(("its" | "the") "target" | "the" ("attacked" "creature" | "creature" "attacked"))'
LIVES: Final = '("survives" | "lives" | "is" "still" ("alive" | "in" "play"))'
TAKES: Final = '("takes" | "costs") ("a" | "one") "life"'
WON: Final = f'({SUCCEEDS} | {TAKES} | ("damages" | "hurts" | "wounds" | "hits") {TARGET})'
WINS: Final = f'("succeeds" | "is" "successful" | {TAKES})'
FROM: Final = '("hits" | "damages" | "hurts" | "wounds")'  # "takes a life from" is "hits"
ATTACK_OF: Final = '("a" | "an" | "any") blow ("of" | "by") watched'
ALONE: Final = '("alone" | "by" "itself")'
PHRASES: Final = [
    # who survives
    Phrase("happening", f'whose_blow blow {WON} "and" ({TARGET} | "it") {LIVES}', succeeds_alive,
           ["When this creature's attack takes a life and the target survives, you may mark the target."]),
    Phrase("happening", f'{ATTACK_OF} {WON} "and" ({TARGET} | "it") {LIVES}',
           lambda reading, combat, who: succeeds_alive(reading, who, combat)),
    Phrase("trigger", f'"if" whose_blow blow {WON} "and" ({TARGET} | "it") {LIVES}', succeeds_alive,
           ["If this creature's attack succeeds and the attacked creature survives, mark that creature."]),
    # from whom
    Phrase("happening", f"whose_blow blow {FROM} watched_card", succeeds_against,
           ["When this creature's attack takes a life from an Elf, you get 1 AP."]),
    Phrase("trigger", '("when" | "whenever") happening "with" "this" "weapon"', with_weapon,
           ["[Close] - When this creature hits an Elf with this weapon, you get 1 AP."]),
    # who attacks
    Phrase("happening", f'watched ("attacks" | "attack") {ALONE} "and" {WINS}', succeeds_alone,
           ["When an ally attacks alone and succeeds, you may unmark another ally."]),
    Phrase("happening", f'watched ("attacks" | "attack") "and" {WINS}',
           lambda reading, who: succeeds(reading, EITHER_COMBAT, who),
           ["When this creature attacks and takes a life, unmark it."]),
]  # fmt: skip
