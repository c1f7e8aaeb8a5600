"""Surveys: who looks at the cities deck, and puts its cities back in another order."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import ASIDE
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.ava.speech.kingdoms import CITIES_DECK
from wtactics.vocabulary.deeds.decks import TOP
from wtactics.vocabulary.deeds.deed import seats_of
from wtactics.vocabulary.deeds.looking import LookAt
from wtactics.vocabulary.deeds.splitting import Arrange, Gather
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import Everyone, Slot, They, Things, clause, possessive
from wtactics.vocabulary.things.mentioning import MANY, counted, keeper, plain

ALL: Final = 0


class OfCitiesDeck(Things):
    """The cities of a player's cities deck, or so many from the top."""

    def __init__(self, player: Things, most: i64) -> None:
        self.player: Final = player
        self.most: Final = most

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for seat in seats_of(t, self.player):
            for c in t.at(ASIDE, seat):
                if self.most == ALL or len(out) < self.most:
                    out = append(out, c)
        return out

    def many(self) -> bool:
        return True

    def text(self) -> str:
        which = "all cities" if self.most == ALL else f"the top {counted(self.most)} cities"
        return f"{which} of {possessive(self.player)} cities deck"


class Survey(LookAt):
    """A player looks at these cities, which he puts back then."""

    def text(self) -> str:
        return clause(self.players, "look", f"at {self.things.text()} and put them back in any order")


class ArrangeCities(Arrange):
    """AVA-CONFLICT-01 They go on top of their cities deck one by one, as he who sees them likes."""

    def text(self) -> str:
        return ""


def survey(reading: Reading, *said: Any) -> Steps:
    player = keeper(next(part for part in said if isinstance(part, Detail)))
    if player.many() or isinstance(player, They | Everyone):
        raise Misread("the cities deck of one player", possessive(player))
    most = next((plain(part) for part in said if isinstance(part, Number)), ALL)
    cities, players = OfCitiesDeck(player, most), reading.players()
    left = Slot("what is left", MANY, plural=True)
    reading.picked.append(left)
    return [Survey(players, cities), Gather(left, cities), ArrangeCities(players, cities, left, TOP, ASIDE)]


CITIES: Final = '("cities" | "cards")'
OF: Final = '("of" | "in" | "from")'
BACK: Final = (
    f'("," | "," "and" | "and" | "," "then" | "then" | "and" "then") "put" ("them" | "it" | "the" {CITIES}) "back"? ("on" "top"'
    ' ("of" ("it" | "that" "deck"))?)? "in" ("any" | "an") "order" ("of" "your" "choice" | "that"? "you" "choose")?'
)
PHRASES: Final = [
    Phrase("effects", f'"look" ("at" (("all" "of"? "the"? | "the")? {CITIES} {OF})? | "through") owner {CITIES_DECK} {BACK}',
           survey, ["Look at all cities of your cities deck and put them back in any order."]),
    Phrase("effects", f'"look" "at" "the" "top" many {CITIES} {OF} owner {CITIES_DECK} {BACK}', survey,
           ["Look at the top three cities of target opponent's cities deck and put them back in any order."]),
    Phrase("effects", f'"put" ("all" "of"? "the"? | "the")? {CITIES} {OF} owner {CITIES_DECK} "in" "any" "order"'
           f' | "rearrange" owner {CITIES_DECK}', survey),
]  # fmt: skip
