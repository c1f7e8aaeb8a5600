"""Origins: cards and abilities of a faction, or of what was named, as doers; and a subtype that was named, as a possession."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING, Statement
from wtactics.engine.places import FACTIONS
from wtactics.engine.reckoning import CALLING, call
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.changes.granting import on_board
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.agents import Agent
from wtactics.vocabulary.things.meaning import Things, clause
from wtactics.vocabulary.things.naming_one import named_before
from wtactics.vocabulary.things.namings import KIND, NUMBER, NotedName, OfName, called, which


class HaveNamed(Statement):
    """Cards have the subtype that was named, beside their others."""

    def __init__(self, things: Things, named: Things) -> None:
        self.things: Final = things
        self.named: Final = named

    def phases(self) -> i64:
        return 1 << CALLING

    def work(self, t: Table, phase: i64) -> None:
        kind = which(t, self.named)
        if kind < 0:
            return
        for c in on_board(t, self.things):
            call(t, c, kind)

    def depends(self) -> i64:
        return ANYTHING

    def text(self) -> str:
        return clause(self.things, "have", called(self.named, KIND))


def has_named(reading: Reading) -> HaveNamed:
    return HaveNamed(reading.subject(), named_before(reading, KIND)[0])


def has_noted(reading: Reading, _self: Things) -> HaveNamed:
    return HaveNamed(reading.subject(), NotedName(KIND))


def of_named_cards(reading: Reading, quality: Quality) -> Agent:
    return Agent(CardNoun([Sort(word="card")], ANYWHERE, qualities=[quality]), f"cards or abilities {quality.behind()}")


def of_faction_cards(reading: Reading, faction: int) -> Agent:
    return Agent(CardNoun([Sort(word="card", faction=faction)], ANYWHERE), f"cards or abilities of {FACTIONS[faction]}")


def named_by_itself(reading: Reading, what: int, _self: Things) -> Agent:
    if what == NUMBER:
        raise Misread("what cards can be of", "a number")
    return of_named_cards(reading, OfName(NotedName(what), what))


WHATEVER: Final = (
    '("cards" ("or" | "and" | "nor") ("their"? "abilities" | "effects")'
    ' | ("abilities" | "effects") ("or" | "and") "cards")'
)
SUBTYPE: Final = '("type" | "subtype" | "creature" ("type" | "subtype") | "kind")'
PHRASES: Final = [
    Phrase("agent", f"{WHATEVER} of_named", of_named_cards,
           ["When this creature comes into play, name a faction. It can't be targeted by cards or abilities of that faction."],
           needs=SPELLS),
    Phrase("agent", f'{WHATEVER} "of" "the" name_of_one "named" "for" self', named_by_itself, needs=SPELLS),
    Phrase("agent", f'{WHATEVER} "of" "the"? faction', of_faction_cards,
           ["This creature can't be targeted by cards or abilities of The Empire."], needs=SPELLS),
    Phrase(STATED, f'({{have}} | "is" "of" | "are" "of") ("that" | "the" ("named" | "chosen")) {SUBTYPE}', has_named,
           ["When this creature comes into play, name a creature type. This creature has that creature type."]),
    Phrase(STATED, f'{{have}} "the" {SUBTYPE} "named" "for" self', has_noted),
]  # fmt: skip
