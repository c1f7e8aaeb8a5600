"""Surveys: who looks at the cities deck, and puts its cities back in another order."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING, Condition, Number
from wtactics.engine.places import ASIDE, CITY, DISCIPLINES, NOBODY, place_of, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.ava.speech.kingdoms import CITIES_DECK
from wtactics.rulesets.ava.speech.standing import of
from wtactics.vocabulary.deeds.decks import TOP
from wtactics.vocabulary.deeds.deed import seats_of
from wtactics.vocabulary.deeds.laid_open import Gather
from wtactics.vocabulary.deeds.looking import LookAt
from wtactics.vocabulary.deeds.splitting import Arrange
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import Everyone, Slot, They, Things, You, clause, possessive
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


class TopIs(Condition):
    """AVA-CITY-02 The city on top of a player's cities deck is of this discipline, or of that of a city of somebody."""

    def __init__(self, player: Things, discipline: i64, like: Things | None = None) -> None:
        self.player: Final = player
        self.discipline: Final = discipline
        self.like: Final = like

    def holds(self, t: Table) -> bool:
        for seat in seats_of(t, self.player):
            top = t.first[place_of(ASIDE, seat)]
            if top == NOBODY:
                return False
            found = t.library.discipline[t.printed[top]]
            if self.like is None:
                return found == self.discipline
            for c in t.board:
                alike = t.type(c) == CITY and t.library.discipline[t.printed[c]] == found
                if alike and self.like.has(t, seat_thing(t.controller[c])):
                    return True
        return False

    def depends(self) -> i64:
        return ANYTHING

    def text(self) -> str:
        top = f"the top city of {possessive(self.player)} cities deck"
        if self.like is None:
            return f"{top} is of {DISCIPLINES[int(self.discipline)]}"
        control = "control" if isinstance(self.like, You) else "controls"
        return f"{top} has the same discipline as a city {self.like.text()} {control}"


def of_whom(reading: Reading, said: tuple[Any, ...]) -> Things:
    """Whose deck it is: that of who was spoken of, or yours."""
    owner = next((keeper(each) for each in said if isinstance(each, Detail)), None)
    if owner is None:
        owner = reading.he() if reading.speaks_of_people() else You()
    if owner.many() or isinstance(owner, They | Everyone):
        raise Misread("the cities deck of one player", possessive(owner))
    return owner


def top_is(reading: Reading, *said: Any) -> TopIs:
    return TopIs(of_whom(reading, said), next(each for each in said if isinstance(each, int)))


def top_is_like(reading: Reading, *said: Any) -> TopIs:
    who = of(next(each for each in said if isinstance(each, Payer)))
    if who.many() or isinstance(who, They | Everyone):
        raise Misread("one player who controls it", who.text())
    return TopIs(of_whom(reading, said), NOBODY, who)


def survey(reading: Reading, *said: Any) -> Steps:
    player = keeper(next(part for part in said if isinstance(part, Detail)))
    if player.many() or isinstance(player, They | Everyone):
        raise Misread("the cities deck of one player", possessive(player))
    most = next((plain(part) for part in said if isinstance(part, Number)), ALL)
    cities, players = OfCitiesDeck(player, most), reading.players()
    left = Slot("what is left", MANY, plural=True)
    reading.picked.append(left)
    return [Survey(players, cities), Gather(left, cities), ArrangeCities(players, cities, left, TOP, ASIDE)]


THE_TOP: Final = (
    f'("the" "new"? "top" "city" ("of" owner {CITIES_DECK})?'
    f' | "the" "city" "now"? "on" "top" ("of" (owner {CITIES_DECK} | "it" | "that" "deck"))?)'
)
CITIES: Final = '("cities" | "cards")'
OF: Final = '("of" | "in" | "from")'
BACK: Final = (
    f'("," | "," "and" | "and" | "," "then" | "then" | "and" "then") "put" ("them" | "it" | "the" {CITIES}) "back"? ("on" "top"'
    ' ("of" ("it" | "that" "deck"))?)? "in" ("any" | "an") "order" ("of" "your" "choice" | "that"? "you" "choose")?'
)
PHRASES: Final = [
    Phrase("condition", f'{THE_TOP} "is" ("now" | "then")? ("of" discipline | "a" discipline "city" | discipline)', top_is,
           ["If the top city of your cities deck is of Mind, draw a card."]),
    Phrase("condition", f'{THE_TOP} ("has" "the" "same" "discipline" "as" | "is" "of" "the" "same" "discipline" "as")'
           ' ("a" | "any" | "one") "city" "that"? card_payer ("control" | "controls")', top_is_like,
           ["If the top city of your cities deck has the same discipline as a city you control, draw a card."]),
    Phrase("effects", f'"look" ("at" (("all" "of"? "the"? | "the")? {CITIES} {OF})? | "through") owner {CITIES_DECK} {BACK}',
           survey, ["Look at all cities of your cities deck and put them back in any order."]),
    Phrase("effects", f'"look" "at" "the" "top" many {CITIES} {OF} owner {CITIES_DECK} {BACK}', survey,
           ["Look at the top three cities of target opponent's cities deck and put them back in any order."]),
    Phrase("effects", f'"put" ("all" "of"? "the"? | "the")? {CITIES} {OF} owner {CITIES_DECK} "in" "any" "order"'
           f' | "rearrange" owner {CITIES_DECK}', survey),
]  # fmt: skip
