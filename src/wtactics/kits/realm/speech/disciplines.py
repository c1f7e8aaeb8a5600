"""Disciplines in words: which cities are of Body, Mind or Soul, and who has a city of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import HOMES, ROLES, ZONES, Condition, Noun, Trigger
from wtactics.engine.places import CITY, DISCIPLINES, NOBODY, SEAT_THING, CardId, Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.conditions.judging import controls, one_at_least
from wtactics.vocabulary.conditions.meaning import AllOfThem, Both, Compare
from wtactics.vocabulary.needs import CITIES, Needs
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import AT_LEAST
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.nouns.sorts import ATTACKING, Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.numbers.partings import Disciplines
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Host, Things, This
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.handling import A_BID, WINS, hear_bid
from wtactics.vocabulary.triggers.watching import Watched, call, says, very_card


class OfDiscipline(Quality):
    """A city is specialised in this discipline."""

    def __init__(self, discipline: int) -> None:
        self.discipline: Final = discipline

    def holds(self, t: Table, c: CardId) -> bool:
        return t.is_of(c, self.discipline)

    def depends(self) -> i64:
        return ZONES  # of cards that say it of a city

    def before(self) -> str:
        return DISCIPLINES[self.discipline]

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} of {DISCIPLINES[self.discipline]}"

    def suits(self, sorts: list[Sort]) -> bool:
        return all(sort.types == 1 << CITY for sort in sorts)


class SameDiscipline(Quality):
    """A city is specialised in the discipline of one of these."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def holds(self, t: Table, c: CardId) -> bool:
        for other in self.things.of(t):
            city = NOBODY < other < SEAT_THING and t.type(other) == CITY
            for discipline in range(len(DISCIPLINES)):
                if city and t.is_of(c, discipline) and t.is_of(other, discipline):
                    return True
        return False

    def depends(self) -> i64:
        return self.things.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"of the same discipline as {self.things.text()}"

    def suits(self, sorts: list[Sort]) -> bool:
        return all(sort.types == 1 << CITY for sort in sorts)


class LivingInOf(Quality):
    """A creature resides in a city of this discipline."""

    def __init__(self, discipline: int) -> None:
        self.discipline: Final = discipline

    def holds(self, t: Table, c: CardId) -> bool:
        city = t.dwelling(c)
        return city != NOBODY and t.is_of(city, self.discipline)

    def depends(self) -> i64:
        return HOMES | ROLES

    def behind(self) -> str:
        return f"in a {DISCIPLINES[self.discipline]} city"

    def suits(self, sorts: list[Sort]) -> bool:
        """Who attacks comes from an Army; attackers "of" a city are meant that attack it."""
        return not any(sort.role == ATTACKING for sort in sorts)


class WonForCity(Trigger):
    """A bid is won for the discipline of this city."""

    def __init__(self, players: Noun | None, city: Things, words: str) -> None:
        super().__init__(facts.BID_WON)
        self.players: Final = players
        self.city: Final = city
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if self.players is not None and not self.players.fits(t, seat_thing(b)):
            return False
        for city in self.city.of(t):
            if NOBODY < city < SEAT_THING and t.type(city) == CITY and t.is_of(city, a):
                return True
        return False

    def text(self) -> str:
        return self.words


def won_for_city(reading: Reading, who: Watched, city: Watched) -> WonForCity:
    """One city whose discipline is meant: this one, or what this is attached to."""
    if city.very is None or not isinstance(city.very, This | Host):
        raise Misread("this city, or the one that this is attached to", city.words)
    call(reading, city, False)
    hear_bid(reading, who)
    return WonForCity(who.noun, city.very, says(who, f"win a bid for {city.words}'s discipline"))


def won_for_its(reading: Reading, who: Watched, city: Things) -> WonForCity:
    return won_for_city(reading, who, very_card(reading, bare(city)))


def in_his(reading: Reading, whose: Detail, city: Detail) -> Detail:
    """Who stands in a city of a player is his."""
    return Detail("all", [whose, city])


def in_any(reading: Reading, city: Detail) -> Detail:
    return city


def of_the_same(reading: Reading, *others: Things) -> Detail:
    """As the city that was spoken of last, where none is named."""
    things = others[0] if others else reading.it()
    noun = reading.noun_of(things)
    itself = isinstance(things, This | Host) and things.word == "city"
    if not itself and (not isinstance(noun, CardNoun) or noun.types_meant != 1 << CITY):
        raise Misread("a city", things.text())
    if not others and isinstance(things, This):
        raise Misread('"as this city"', "the same discipline")
    return Detail("quality", SameDiscipline(things))


def has_each(reading: Reading, holder: Detail) -> Condition:
    """He controls cities of all three."""
    if holder.field != "whose" or holder.value != YOURS:
        raise Misread("you", "others, of whom each may have some")
    cities = renewed(CITY_NOUN, holder)
    return Compare(Disciplines(cities), AT_LEAST, Fixed(len(DISCIPLINES)), "you control a city of each discipline")


def has_some(reading: Reading, holder: Detail, *named: int) -> Condition:
    """He controls a city of each that is named."""
    each = [
        controls(
            reading, holder, one_at_least(reading, renewed(CITY_NOUN, Detail("quality", OfDiscipline(discipline))))
        )
        for discipline in named
    ]
    if len(each) == TWO:
        return Both(each[0], each[1], False)
    return AllOfThem(each, [f"a {DISCIPLINES[discipline]} city" for discipline in named])


def with_such_city(reading: Reading, holder: Detail, noun: CardNoun) -> Disciplines:
    """The disciplines of such cities of his, each counted once."""
    if noun.types_meant != 1 << CITY:
        raise Misread("a city", noun.text(False))
    return Disciplines(renewed(noun, *(holder.value if isinstance(holder.value, list) else [holder])))


TWO: Final = 2
CITY_NOUN: Final = CardNoun([Sort(types=1 << CITY, word="city")])
OF: Final = '"of" ("the" "discipline")?'
ALL: Final = (
    '(("each" | "every") "discipline" | ("all" | "the" | "all" "the") "three"? "disciplines" | ("each"'
    ' | "all") "of" "the" "three" "disciplines")'
)
WHICH: Final = (
    '"different"? ("discipline" | "disciplines") ("of" | "for" | "in") ("which" | "that")'
    ' holder ("a" | "at" "least" "one") card_noun'
)
WITH_THE: Final = '("of" | "with" | "that" ("has" | "have" | "is" "of" | "are" "of")) "the"'
CITYS: Final = '(watched_card "\'s" "discipline" | "the" "discipline" "of" watched_card)'
PHRASES: Final = [
    Phrase("for_each", f'"for" "each" {WHICH}', with_such_city,
           ["Draw a card for each discipline of which you control a city."], needs=CITIES),
    Phrase("for_each", '"for" "each" "different"? "discipline" "among" ("the" "cities" "you" "control" | "your" "cities")',
           lambda reading: Disciplines(renewed(CITY_NOUN, Detail("whose", YOURS))), needs=CITIES),
    Phrase("value", f'"the" "number" "of" {WHICH}', with_such_city, needs=CITIES),
    *(
        DetailPhrase("stance", f'"{name.casefold()}"', "quality", OfDiscipline(i), CITIES)
        for i, name in enumerate(DISCIPLINES)
    ),
    *(
        DetailPhrase("post", f'{OF} "{name.casefold()}"', "quality", OfDiscipline(i), CITIES)
        for i, name in enumerate(DISCIPLINES)
    ),
    *(
        DetailPhrase("city_of", f'"{name.casefold()}" ("city" | "cities")', "quality", LivingInOf(i), CITIES)
        for i, name in enumerate(DISCIPLINES)
    ),
    Phrase("post", f'{WITH_THE} "same" "discipline" | "of" "its" "discipline"', of_the_same,
           ["Choose target city you control and target city of the same discipline. Exchange control of them."], needs=CITIES),
    Phrase("post", f'{WITH_THE} "same" "discipline" "as" one_named | "of" one_named "\'s" "discipline"', of_the_same,
           needs=CITIES),
    Phrase("happening", f'anyone {WINS} ({A_BID} ("for" | "of" | "in"))? {CITYS}', won_for_city,
           ["Whenever you win a bid for this city's discipline, draw a card."],
           needs=Needs(CITIES.types, fact=facts.BID_WON)),
    Phrase("happening", f'anyone {WINS} ({A_BID} ("for" | "of" | "in"))? its "discipline"',
           won_for_its,
           needs=Needs(CITIES.types, fact=facts.BID_WON)),
    Phrase("place", "owner city_of", in_his, needs=CITIES),
    Phrase("place", '("a" | "any" | "the")? city_of', in_any, needs=CITIES),
    *(
        Phrase("said_discipline", f'"{name.casefold()}"', lambda reading, number=i: number, needs=CITIES)
        for i, name in enumerate(DISCIPLINES)
    ),
    Phrase("condition", '(holder | haver_here) "both"? ("a" | "one") said_discipline (","? ("a" | "one")? said_discipline)?'
           ' ","? "and" ("a" | "one")? said_discipline "city"', has_some,
           ["If you control a Body, a Mind and a Soul city, draw a card."], needs=CITIES),
    Phrase("condition", f'(holder | haver_here) ("a" "city" | "cities" | "at" "least" "one" "city") "of" {ALL}', has_each,
           ["If you control a city of each discipline, draw a card."], needs=CITIES),
]  # fmt: skip
