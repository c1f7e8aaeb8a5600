"""Last ways, in words: where else those go who would go to the graveyard; who is killed has been killed all the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import ASIDE
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.averting import AsTurnEnds
from wtactics.rulesets.slot.speech.bends import Bend
from wtactics.rulesets.slot.speech.levies import OfUpkeep
from wtactics.rulesets.slot.terms import BENT, GRAVE_TO_DECK, GRAVE_TO_DUSK, WASTE_TO_DECK
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.triggers.circumstances import FROM_PLAY, Circumstance, From
from wtactics.vocabulary.triggers.impending import GRAVEYARD, PUT, TO, Would, would_go
from wtactics.vocabulary.triggers.watching import Watched

PILES: Final = {GRAVE_TO_DUSK: "twilight", GRAVE_TO_DECK: "deck"}


class LastWay(Bend):
    """SLOT-GRAVE-01 Who would go to the graveyard goes there instead; that it is killed, if it is, stands apart from it."""

    def __init__(self, things: Things, rule: i64, words: str, wasted: bool) -> None:
        super().__init__(things, rule, words)
        self.wasted: Final = wasted  # out of the twilight, too

    def is_meant(self, t: Table, deed: i64, c: i64, other: i64) -> bool:
        also = self.wasted and other == WASTE_TO_DECK
        return deed == BENT and (other == self.rule or also) and self.things.has(t, c)

    def text(self) -> str:
        origin = "" if self.wasted else " from play"
        return f"if {self.words} would be put into a graveyard{origin}, put it into its owner's {PILES[int(self.rule)]} instead"


def goes_elsewhere(reading: Reading, watched: Watched, *said: object) -> LastWay:
    """Out of the twilight nobody goes to the twilight; that it is used up is no matter of where who leaves play goes."""
    origin = next((part for part in said if isinstance(part, From)), None)
    rule = next(part for part in said if isinstance(part, int))
    if origin is not None and origin.place == ASIDE:
        raise Misread('what "would" go "from play"', origin.text())
    noun = watched.noun
    if watched.very is not None:
        things: Things = This(reading.word)
    elif isinstance(noun, CardNoun):
        things = All(noun)
    else:
        raise Misread("a creature", watched.words)
    wasted = rule == GRAVE_TO_DECK and (origin is None or origin.place != FROM_PLAY)
    return LastWay(things, rule, watched.words, wasted)


def wasted(reading: Reading, watched: Watched, *said: object) -> Would:
    """SLOT-TWI-04, SLOT-TWI-07 From play it is said where it goes, and nothing else comes of it: a kill remains a kill."""
    circumstances = [each for each in said if isinstance(each, Circumstance)]
    if not any(isinstance(each, AsTurnEnds | OfUpkeep) or is_from_dusk(each) for each in circumstances):
        raise Misread("where it goes instead: into its owner's twilight, or deck", "what happens instead")
    return would_go(reading, watched, *circumstances)


def is_from_dusk(said: Circumstance) -> bool:
    """Is it said that it would go there from the twilight?"""
    return isinstance(said, From) and said.place == ASIDE


WHOSE: Final = '("your" | "the" | "its" "owner" "\'s" | "his" "owner" "\'s" | "its" | "his")?'
INTO: Final = '("into" | "in" | "to")'
PLACE: Final = '("put" | "place" | "move" | "shuffle" | "return")'
IS_PUT: Final = '("goes" | "returns" | "is" ("put" | "placed" | "moved" | "shuffled" | "returned"))'
IT: Final = '("it" | self_again | "that" ("creature" | "ally" | "card"))'
NOT: Final = f'("instead" ("of" {INTO}? {WHOSE} "graveyard")?)'
WOULD: Final = f'("if" | "when" | "whenever") goer "would" {PUT} origin? {INTO} {GRAVEYARD} origin? "," "then"?'
PHRASES: Final = [
    Phrase("self_again", "self", lambda reading, _this: None),
    Phrase("last_place", f'{WHOSE} "twilight"', lambda reading: GRAVE_TO_DUSK),
    Phrase("last_place", f'{WHOSE} ("deck" | "army" "deck")', lambda reading: GRAVE_TO_DECK),
    Phrase(STATEMENT, f'{WOULD} (({PLACE} {IT} | {IT} {IS_PUT}) "back"? {INTO} last_place {NOT}'
           f' | "instead" ({PLACE} {IT} | {IT} {IS_PUT}) "back"? {INTO} last_place)', goes_elsewhere,
           ["If this creature would be put into a graveyard from play, put it into its owner's twilight instead.",
            "If an adjacent ally would go from play to the graveyard, it goes to its owner's deck instead."]),
    Phrase("impending", f'goer "would" {PUT} origin? {TO} {GRAVEYARD} circumstance*', wasted,
           ["If this creature would be put into a graveyard from your twilight, you may put it into your deck instead."]),
]  # fmt: skip
