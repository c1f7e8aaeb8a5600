"""Loans, in words: creatures that have the activated abilities of others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import GIVE_ABILITY
from wtactics.engine.meaning import ACTIVATED, GRANTING
from wtactics.engine.places import GRAVE, CardId
from wtactics.engine.reckoning import grant
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.vocabulary.changes.granting import on_board
from wtactics.vocabulary.deeds.deed import STATED, cards_of
from wtactics.vocabulary.deeds.lasting import For, Sayable
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, This, clause
from wtactics.vocabulary.things.mentioning import all_of


class Borrow(Sayable):
    """SLOT-ABIL-15 These have the activated abilities that are printed on others, and are meant where those name themselves."""

    def __init__(self, things: Things, others: Things) -> None:
        super().__init__(things)
        self.others: Final = others

    def phases(self) -> i64:
        return 1 << GRANTING

    def work(self, t: Table, phase: i64) -> None:
        if phase == GRANTING:
            for c in on_board(t, self.things):
                for other in cards_of(t, self.others):
                    self.lend(t, c, other, -1)

    def say(self, t: Table, until: i64) -> None:
        for c in on_board(t, self.things):
            for other in cards_of(t, self.others):
                self.lend(t, c, other, until)

    def lend(self, t: Table, c: CardId, other: CardId, until: i64) -> None:
        """Give what the other one has in print; without a time it is looked at again and again (below 0)."""
        d = t.printed[other]
        if other == c or d == t.printed[c] or t.muted(other):
            return
        for ability in range(t.library.first[d], t.library.first[d + 1]):
            if t.library.kind_of[ability] == ACTIVATED:
                if until < 0:
                    grant(t, c, ability)
                else:
                    t.modify(GIVE_ABILITY, c, ability, 0, until, t.you, t.me)

    def depends(self) -> i64:
        return self.things.depends() | self.others.depends()

    def said(self) -> str:
        return clause(self.things, "have", f"the activated abilities of {self.others.text()}")

    def text(self) -> str:
        return self.said()


def borrows(reading: Reading, others: Things) -> Borrow:
    refuse_hidden(reading, others)
    return Borrow(reading.subject(), others)


def refuse_hidden(reading: Reading, others: Things) -> None:
    """What is printed on a card that not everybody sees is not told by who may use it."""
    noun = others.noun if isinstance(others, All) else None if isinstance(others, This) else reading.noun_of(others)
    if isinstance(noun, CardNoun) and not noun.is_on_board() and noun.where != GRAVE:
        raise Misread("creatures that everybody sees", others.text())


def borrows_now(reading: Reading, others: Things) -> For:
    """Without a time it would be for good."""
    refuse_hidden(reading, others)
    return For(Borrow(reading.subject(), others), reading.time())


ALL: Final = '"all"? ("of" "the" | "the")? "activated" "abilities" ("printed" "on" | "of")'
PHRASES: Final = [
    Phrase("lender", '"the" card_nouns', all_of),
    Phrase("lender", "general", lambda reading, things: things),
    Phrase(STATED, f'("has" | "have") {ALL} lender', borrows,
           ["This creature has all activated abilities of the allies adjacent to it."]),
    Phrase(TOLD, f'("has" | "have" | "gains" | "gain" | "gets" | "get") {ALL} things', borrows_now,
           ["[1]: Until end of turn, this creature has the activated abilities of target ally."]),
]  # fmt: skip
