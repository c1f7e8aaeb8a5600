"""Survivals, in words: a battle is over in which a creature lost life, or none, or struck back well; who lives on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Noun, Trigger
from wtactics.engine.places import ATTACKER, CREATURE, DEFENDER, NOBODY, PEACE, Thing
from wtactics.engine.rows import PAST, PAST_A, PAST_B, PAST_LAST, PAST_TURN
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.duels import HIT, in_role
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT
from wtactics.rulesets.slot.speech.foes import Surviving, lives
from wtactics.rulesets.slot.speech.strokes import succeeds_against
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.things.meaning import Happened, This
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.watching import Doing, Watched, any_card, call, happens

# What a creature did in a battle, or what was done to it.
LOST_LIFE: Final = 0
LOST_NONE: Final = 1
STRUCK_BACK_WELL: Final = 2
TOOK_LIFE: Final = 3
TOLD: Final = ("lost a life", "lost no life", "struck back successfully", "took a life")
CREATURES: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])


def battle_of(t: Table, c: Thing, role: i64) -> i64:
    """When the last battle of this creature in this turn was announced, -1 if it fought in none, or not in this role."""
    when, attacked = i64(-1), False
    i: i64 = 0
    while i < len(t.past):
        there = t.past[i] == facts.ATTACKED and t.past[i + PAST_TURN] == t.turn and t.past[i + PAST_LAST] >= when
        if there and c in (t.past[i + PAST_A], t.past[i + PAST_B]):
            when, attacked = t.past[i + PAST_LAST], t.past[i + PAST_B] == c
        i += PAST
    return when if role != DEFENDER or attacked else -1


def struck_since(t: Table, c: Thing, at: i64, start: i64) -> bool:
    """Has it struck since then (at: the first of the two things), or was it struck (the second)?"""
    i: i64 = 0
    while i < len(t.past):
        of_it = t.past[i] == facts.STRUCK and t.past[i + at] == c
        if of_it and t.past[i + PAST_TURN] == t.turn and t.past[i + PAST_LAST] >= start:
            return True
        i += PAST
    return False


class BattleOver(Trigger):
    """A battle is over in which a creature has lost life, or none, or struck back so that a life was lost, or taken a life."""

    def __init__(self, noun: Noun, done: i64, words: str) -> None:
        super().__init__(facts.SURVIVED, True)  # SLOT-RESOLVE-11 it is told when the dead are buried
        self.noun: Final = noun
        self.done: Final = done
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        start = battle_of(t, a, DEFENDER if self.done == STRUCK_BACK_WELL else PEACE) if self.noun.fits(t, a) else -1
        if start < 0:
            return False
        if self.done == LOST_LIFE or self.done == LOST_NONE:
            return struck_since(t, a, PAST_B, start) == (self.done == LOST_LIFE)
        return struck_since(t, a, PAST_A, start)

    def text(self) -> str:
        return self.words


class Spared(Trigger):
    """A creature has attacked, and whom it attacked comes out of the battle alive."""

    def __init__(self, noun: Noun, words: str) -> None:
        super().__init__(facts.BATTLE_ENDED)
        self.noun: Final = noun
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return a != NOBODY and t.role[a] == ATTACKER and lives(t, b) and self.noun.fits(t, a)

    def text(self) -> str:
        return self.words


def battle_over(reading: Reading, watched: Watched, done: int) -> Trigger:
    """Of itself a card speaks if it lives; of others it would have to be told on which side they fought."""
    return over_alive(reading, watched, done)


def over_alive(reading: Reading, watched: Watched, done: int) -> Trigger:
    if not isinstance(watched.very, This):
        raise Misread("this creature", watched.words)
    reading.recall(facts.STRUCK)
    reading.recall(facts.ATTACKED)
    call(reading, watched, False)
    return BattleOver(watched.noun, done, f"after each battle in which {watched.words} {TOLD[done]} and survived")


def loses_and_lives(reading: Reading, watched: Watched) -> Trigger:
    return over_alive(reading, watched, LOST_LIFE)


def spared(reading: Reading, watched: Watched) -> Trigger:
    reading.mention(again(Happened(True, False, "it"), "the target"), ["target"])
    call(reading, watched, False)
    return Spared(watched.noun, f"whenever {watched.words} attacks and the target survives")


def alive_ones(reading: Reading, whom: Watched) -> Watched:
    if not isinstance(whom.noun, CardNoun):
        raise Misread("a creature", whom.words)
    return any_card(reading, renewed(whom.noun, Detail("quality", Surviving())))


def hits_alive(reading: Reading, who: Watched, whom: Watched) -> Trigger:
    """Of whom it is told that it survives, that one is "it" in what follows, too."""
    alive = alive_ones(reading, whom)
    trigger = happens(reading, who, Doing(HIT, alive))
    call(reading, alive, not HIT.subject)
    reading.paired = 0
    return trigger


def strikes_back_well(reading: Reading, who: Watched) -> Trigger:
    """SLOT-RESOLVE-08 Its strike back takes a life."""
    return in_role(happens(reading, who, Doing(HIT, any_card(reading, CREATURES))), DEFENDER)


AFTER: Final = '("at" "the" "end" "of" | "after" | "when") ("a" | "each" | "any" | "the") "battle" "in" "which"'
LIVES_ON: Final = '("survives" | "survive" | "lives" | "is" "still" ("in" "play" | "alive")) ("it" | "the" "battle")?'
LOSES: Final = '("loses" | "lose" | "suffers" | "takes" | "gets") ("a" | "one" | "any") ("life" | "damage" "token")'
IN_BATTLE: Final = '("in" | "during") ("a" | "any" | "each") "battle"'
THAT: Final = '("it" | "that" "creature" | "the" "target" | "its" "target")'
SUCCEEDS: Final = '("succeeds" | "is" "successful" | "takes" ("a" | "one") "life" | "hits")'
PHRASES: Final = [
    Idiom("battle_deed", '"lost" ("a" | "one" | "any") "life"', LOST_LIFE),
    Idiom("battle_deed", '"lost" "no" "life" | "didn\'t" "lose" ("a" | "any") "life"', LOST_NONE),
    Idiom("battle_deed", '"struck" "back" "successfully" | "successfully" "struck" "back"', STRUCK_BACK_WELL),
    Idiom("battle_deed", '"took" ("a" | "one" | "any") "life" | "hit" ("a" "creature")?', TOOK_LIFE),
    # after battles
    Phrase("moment", f"{AFTER} watched battle_deed", battle_over,
           ["After a battle in which this creature lost a life, you gain 1 victory point."]),
    Phrase("moment", f'{AFTER} watched battle_deed "and" ("survived" | "is" "still" "in" "play")', over_alive,
           ["After a battle in which this creature lost a life and survived, unmark it."]),
    Phrase("happening", '("a" | "the" | "any" | "each") "battle" "in" "which" watched battle_deed'
           ' ("ends" | "is" "over" | "has" "ended")', battle_over,
           ["When a battle in which this creature struck back successfully is over, unmark it."]),
    Phrase("happening", f'watched {LOSES} {IN_BATTLE} "and" {LIVES_ON}',
           loses_and_lives, ["When this creature loses a life in a battle and survives, unmark it."]),
    Phrase("happening", f'whose_blow "strike" "back" {SUCCEEDS}', strikes_back_well,
           ["When this creature's strike back succeeds, you gain 1 victory point."]),
    # who lives on
    Phrase("happening", f'watched ("attacks" | "attack") "and" ("the" | "its") "target" {LIVES_ON}', spared,
           ["When this creature attacks and the target survives, mark the target."]),
    Phrase("happening", f'watched ("hits" | "hit") watched_card "and" {THAT} {LIVES_ON}', hits_alive,
           ["When this creature hits a creature and it survives, mark that creature."]),
    Phrase("happening", 'watched ("attacks" | "attack") "and" ("hits" | "hit") watched_card',
           lambda reading, who, whom: succeeds_against(reading, who, EITHER_COMBAT, whom),
           ["When this creature attacks and takes a life from a creature that survives, mark that creature."]),
]  # fmt: skip
