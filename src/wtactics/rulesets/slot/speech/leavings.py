"""Leavings, in words: single creatures that are left in the twilight as it is emptied."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import NOTED, THIS_TURN
from wtactics.engine.places import ASIDE, Flow, Option, seat_thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.slot.terms import BENT
from wtactics.vocabulary.deeds.deed import Deed, cards_by
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, You, clause


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


THERE: Final = '("there" | "in" ("it" | ("your" | "the") "twilight"))'
PHRASES: Final = [
    Phrase("deed", '({leave} | {keep}) things "there"?', leave,
           ["In your Twilight phase, you may leave a creature in your twilight."]),
    Phrase(TOLD, f'("stay" | "stays" | "remain" | "remains") {THERE}', stays,
           ["In your Twilight phase, you may choose a creature in your twilight. If you do, it stays there."]),
]  # fmt: skip
