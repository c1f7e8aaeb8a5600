"""Leavings, in words: single creatures that are left in the twilight as it is emptied, and how many lie in a pile."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import NOTED, THIS_TURN
from wtactics.engine.meaning import Condition, Noun, Number
from wtactics.engine.places import ASIDE, Flow, Option, seat_thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.slot.terms import BENT
from wtactics.vocabulary.conditions.judging import one_at_least
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause
from wtactics.vocabulary.things.mentioning import renewed


class Leave(Deed):
    """SLOT-TWI-07, SLOT-PRIO-01 These stay in the twilight when it is emptied in this turn."""

    def __init__(self, players: Things, things: Things) -> None:
        self.players: Final = players
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        for c in cards_by(t, self.players, self.things):
            if t.kind(c) == ASIDE:
                t.modify(NOTED, seat_thing(t.you), BENT, c, THIS_TURN, t.you, t.me)
        return NEXT

    def text(self) -> str:
        return clause(self.players, "leave", self.things.text())


def leave(reading: Reading, things: Things) -> Leave:
    lying(reading, things)
    return Leave(reading.players(), things)


def stays(reading: Reading) -> Leave:
    things = reading.subject()
    lying(reading, things)
    return Leave(You(), things)


def lying(reading: Reading, things: Things) -> None:
    """It is said of creatures in your own twilight."""
    noun = reading.noun_of(things)
    if not isinstance(noun, CardNoun) or noun.where != ASIDE or noun.whose != YOURS:
        raise Misread("creatures in your twilight", things.text())


def lie_there(reading: Reading, said: tuple[Noun, int, Number, str], pile: Detail) -> Condition:
    """So many lie in somebody's pile."""
    noun, relation, number, words = said
    if not isinstance(noun, CardNoun):
        raise Misread("cards", words)
    there, be = renewed(noun, pile), "is" if words.startswith(("a ", "an ", "another ")) else "are"
    return Compare(CountOf(there), relation, number, f"there {be} {words} {there.place_text()}")


def not_empty(reading: Reading, pile: Detail) -> Condition:
    return lie_there(reading, one_at_least(reading, CardNoun([Sort(word="card")])), pile)


THERE: Final = '("there" | "in" ("it" | ("your" | "the") "twilight"))'
PHRASES: Final = [
    Phrase("deed", '({leave} | {keep}) things "there"?', leave,
           ["In your Twilight phase, you may leave a creature in your twilight."]),
    Phrase(TOLD, f'("stay" | "stays" | "remain" | "remains") {THERE}', stays,
           ["In your Twilight phase, you may choose a creature in your twilight. If you do, it stays there."]),
    Phrase("condition", 'tally ("lies" | "lie" | "is" | "are") "in" lying', lie_there,
           ["This creature has +2 close while a creature lies in your twilight."]),
    Phrase("condition", 'lying ("isn\'t" | "aren\'t") "empty"', not_empty,
           ["This creature has +2 close while your twilight isn't empty."]),
]  # fmt: skip
