"""Habits in words: who draws a third card, is unmarked in all Unmark phases, or reaches out of a city."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Noun, Number, Statement, Trigger
from wtactics.engine.places import CREATURE, Thing
from wtactics.engine.rows import FRAME
from wtactics.engine.table import Table
from wtactics.kits.realm.speech.dwellings import PutEither
from wtactics.kits.realm.terms import DRAWING
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.rulesets.ava.terms import DRAWN, REACH_OUT, UNMARK_ALWAYS
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.deeds.journeys import Put
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import HabitPhrase
from wtactics.vocabulary.rulings.keeping import DrawMore
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import FREE_MOVE, declared
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import All, Things, You
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Watched, call, says

UNMARKS: Final = Act("is unmarked in each player's Unmark phase", bit_of(UNMARK_ALWAYS))
REACHES: Final = Act("can target permanents outside its city with its abilities", bit_of(REACH_OUT))


def draws(reading: Reading, payer: Payer, *number: Number) -> DrawMore:
    return DrawMore(payer.players, number[0] if number else Fixed(1))


def unmarks(reading: Reading, things: Things) -> Do:
    return Do(things, UNMARKS, UNMARKS.words.replace("is unmarked", "are unmarked"))


def reaches(reading: Reading, things: Things) -> Statement:
    return Do(things, REACHES, REACHES.words.replace("its", "their"))


class SecondDraw(Happens):
    """AVA-TURN-07, AVA-TURN-08 A player draws the card of his Draw phase that he need not draw."""

    def __init__(self, who: Noun, words: str) -> None:
        super().__init__(facts.DREW, None, who, words, people=True)

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        there = t.carries(DRAWING, t.agenda_end - FRAME) and t.note(DRAWN) == 1
        return there and super().matches(t, a, b, n)


def second(reading: Reading, who: Watched) -> Trigger:
    call(reading, who, True)
    whose = "your" if isinstance(who.very, You) else "his"
    return SecondDraw(who.noun, f"{says(who, 'draw')} a second card in {whose} Draw phase")


def all_moved(reading: Reading) -> Do:
    """AVA-MARK-EX1 Whoever of your creatures moves is not marked for it."""
    yours = CardNoun([Sort(1 << CREATURE, word="creature")], whose=YOURS)
    return Do(All(yours), FREE_MOVE, "aren't marked for moving")


def all_moved_now(reading: Reading) -> Deed:
    return declared(reading, all_moved(reading))


def not_marked_by_it(reading: Reading, steps: Steps) -> Steps:
    """AVA-MOVE-06 What is put somewhere is not marked anyway."""
    if not steps or not isinstance(steps[-1], Put | PutEither):
        raise Misread("a creature that is put somewhere", "something else")
    return steps


NOT_MARKED: Final = (
    '("stay" "unmarked" | ("aren\'t" | "isn\'t" | "don\'t" ("become" | "get")?) "marked"?'
    ' ("by" ("it" | "this" | "that") | "for" "it")?)'
)
MOVED: Final = '"creatures" "that"? "you" "move"'
MARKS_NOT: Final = '("doesn\'t" "mark" ("it" | "them"))'
EVERY: Final = (
    '(("each" | "every") "player" "\'s" "unmark" "phase" | "the"? "unmark" ("phase" | "phases") "of"'
    ' ("each" "player" | "every" "player" | "all" "players") | ("each" | "every") "unmark" "phase" | "all"'
    ' "unmark" "phases" | "all" "players" "\'" "unmark" "phases")'
)
IN: Final = '("in" | "during")'
DRAW_PHASE: Final = f'{IN} ("each" "of")? ("your" | "his" | "their") "draw" ("phase" | "phases")'
MAY: Final = '("may" | "can")'
OUTSIDE: Final = (
    '(("have"? "targets" | "target" ("permanents" | "creatures" | "cards") | "reach" "permanents" | "have"'
    ' "permanents" "as" "targets") ("outside" ("its" | "his" | "her" | "that" | "the") "city" | "anywhere" |'
    ' "in" "any" "place")'
    ' | "target" "any" "permanent" | "have" "any" "permanent" "as" "a" "target")'
)
WHILE: Final = '(","? "even" ("if" | "when" | "as" "long" "as") "it" "is" ("a" "resident" | "in" "a" "city"))'
THIRD: Final = '("a" "third" "card" ("after" "the" "second" ("card" | "one")?)?)'
PHRASES: Final = [
    Phrase(STATEMENT, f'{MOVED} {NOT_MARKED} | "moving" ("a" "creature" | "creatures") {MARKS_NOT}', all_moved,
           ["Creatures you move aren't marked."]),
    Phrase(ORDER, f'{MOVED} "this" "turn" {NOT_MARKED} | "moving" "a" "creature" "this" "turn" {MARKS_NOT}', all_moved_now,
           ["Creatures you move this turn aren't marked."]),
    Phrase("tail", 'tail ","? "without" "marking" ("it" | "them")', not_marked_by_it,
           ["Put target creature you control into your army without marking it."]),
    Phrase(STATEMENT, f'card_payer {MAY} "draw" ({THIRD} | "one" ("additional" | "more" | "extra")'
           f' "card" | "an" ("additional" | "extra") "card" | "another" "card") {DRAW_PHASE}', draws,
           ["You may draw a third card in your Draw phase."]),
    Phrase(STATEMENT, f'{DRAW_PHASE} ","? card_payer {MAY} "draw" ({THIRD} | "one" ("additional" |'
           f' "more" | "extra") "card" | "an" ("additional" | "extra") "card")', draws),
    Phrase(STATEMENT, f'card_payer {MAY} "draw" number ("additional" | "more" | "extra") "cards" {DRAW_PHASE}', draws),
    Phrase("happening", f'anyone ("choose" | "chooses")? "to"? ("draw" | "draws") ("a" | "the" | "your" | "his"'
           f' | "their") "second" "card" {DRAW_PHASE}',
           second, ["Whenever an opponent draws a second card in his Draw phase, draw a card."]),
    HabitPhrase("is unmarked in each player's Unmark phase", "are unmarked in each player's Unmark phase", UNMARK_ALWAYS,
                f'(("is" | "are") "unmarked" | {{unmark}}) {IN} {EVERY}'),
    Phrase(STATEMENT, f'"unmark" general {IN} {EVERY}', unmarks),
    Phrase(STATEMENT, f'{IN} {EVERY} ","? "unmark" general', unmarks),
    Phrase(STATEMENT, f'("the" "abilities" "of" general | general ("\'s" | "\'") "abilities") ({MAY} {OUTSIDE}'
           f' {WHILE}? | "aren\'t" ("local" | "bound" "to" ("its" | "the" | "that") "city"))', reaches,
           ["This creature's abilities can target permanents outside its city."]),
    Phrase(STATEMENT, f'general {MAY} {OUTSIDE} "with" ("its" | "their") "abilities"', reaches),
]  # fmt: skip
