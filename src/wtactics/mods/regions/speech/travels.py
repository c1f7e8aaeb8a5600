"""Travels in words: who moves out of a Domain, or from one to another, by the move of the turn."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, SEAT_THING, CardId, Seat, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.mods.regions.speech.domains import ANY, Domain, any_domain, domain_of
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.triggers.travelling import Way, Whereabouts, both_ways, from_there


class OfDomain(Whereabouts):
    """AVA-REGION-20 From or to such a Domain; a move tells its number where others tell a city."""

    def __init__(self, domain: Domain) -> None:
        super().__init__(None, None, domain.text())
        self.domain: Final = domain

    def is_there(self, t: Table, c: CardId, home: Thing, mover: Seat) -> bool:
        if home == NOBODY or (self.domain.discipline != ANY and home != self.domain.discipline):
            return False
        return self.domain.of is None or self.domain.of.has(t, SEAT_THING + t.controller[c])


def to_another(reading: Reading) -> Way:
    there = OfDomain(any_domain(reading))
    return Way(there, there, False, "from one Domain to another")


def of_some_domain(reading: Reading, whose: Detail) -> Whereabouts:
    return OfDomain(domain_of(reading, whose))


def of_domain(reading: Reading, domain: Domain) -> Whereabouts:
    return OfDomain(domain)


OUT: Final = '("out" "of" | "from")'
INTO: Final = '("into" | "to")'
PHRASES: Final = [
    Phrase("domain_there", "a_domain", of_domain),
    Phrase("domain_there", '("one" | "any") "of" owner "domains"', of_some_domain),
    Phrase("going", f"{OUT} domain_there", from_there),
    Phrase("going", f"{OUT} domain_there {INTO} whereabouts | {OUT} (whereabouts | domain_there) {INTO} domain_there",
           both_ways,
           ["Whenever this creature moves from a Domain into your army, draw a card."]),
    Phrase("going", f'{OUT} ("one" | "a") "domain" {INTO} "another" "domain"?', to_another,
           ["Whenever a creature moves from one Domain to another, draw a card."]),
]  # fmt: skip
