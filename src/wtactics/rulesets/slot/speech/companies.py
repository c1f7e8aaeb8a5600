"""Companies, in words: group attacks that take fewer points by whose army they are, and whose members keep their abilities."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import GROUP_TOLL, Statement
from wtactics.language.phrase import Idiom, Phrase
from wtactics.rulesets.slot.speech.dealings import ALLIES, ENEMIES
from wtactics.rulesets.slot.speech.groups import COST, keeps_of
from wtactics.rulesets.slot.speech.tolls import Toll
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All


def keep_in_groups(reading: Reading, noun: CardNoun) -> Statement:
    return keeps_of(reading, All(noun))


PHRASES: Final = [
    Idiom("by_them", '("of" | "by") "your" "creatures" | "you" ("control" | "have")', All(ALLIES)),
    Idiom("by_them", '("of" | "by") "the" "enemy" | "an" "opponent" "controls" | "opponents" "control"', All(ENEMIES)),
    Phrase("statement", f'"a" "group" "attack" by_them {COST} points_taken',
           lambda reading, things, said: Toll(GROUP_TOLL, things, *said), ["A group attack of your army costs 1 AP less."]),
    Phrase(STATEMENT, 'card_nouns "that" "attack" ("in" | "as") ("a" "group" | "groups") ("keep" | "don\'t" "lose")'
           ' "their" "abilities"', keep_in_groups, ["Allies that attack in a group keep their abilities."]),
]  # fmt: skip
