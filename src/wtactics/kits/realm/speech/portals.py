"""Portals in words: what creatures cost that are played into this city, into any, or into the army."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import PRICES, Statement
from wtactics.engine.places import CREATURE, NOBODY, CardId, Seat
from wtactics.engine.table import Table
from wtactics.kits.cities import IN_ARMY
from wtactics.kits.realm.speech.roads import a_city
from wtactics.kits.realm.terms import HOME_PRICES
from wtactics.kits.realm.thresholds import card_in, home_in
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import STATEMENT, Deed
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.costs import Cost
from wtactics.vocabulary.rulings.pricing import Amount, Payer, Priced
from wtactics.vocabulary.rulings.pricing import cost as cost_of_these
from wtactics.vocabulary.rulings.restraint import decree_alone
from wtactics.vocabulary.things.meaning import Things, This, You
from wtactics.vocabulary.things.mentioning import same


class Portal:
    """Where creatures arrive: in one of these cities, in any, or in the army."""

    def __init__(self, cities: Things | None, army: bool) -> None:
        self.cities: Final = cities
        self.army: Final = army

    def has(self, t: Table, home: i64) -> bool:
        """Is it here?"""
        if self.army:
            return home == IN_ARMY
        return home > NOBODY and (self.cities is None or self.cities.has(t, home))

    def text(self) -> str:
        if self.army:
            return "your army"
        return "your cities" if self.cities is None else self.cities.text()


class CostInto(Statement):
    """Creatures cost so much more or less where they are to arrive there."""

    def __init__(self, cost: Cost, portal: Portal) -> None:
        self.cost: Final = cost
        self.portal: Final = portal

    def law(self) -> i64:
        return bit_of(HOME_PRICES)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != HOME_PRICES or not self.portal.has(t, home_in(c)):
            return 0
        return self.cost.alters(t, PRICES, seat, card_in(c), usual)

    def floor(self, t: Table, what: i64, seat: Seat, c: CardId) -> i64:
        if what != HOME_PRICES or not self.portal.has(t, home_in(c)):
            return 0
        return self.cost.floor(t, PRICES, seat, card_in(c))

    def text(self) -> str:
        cards = self.cost.cards.text(True)
        whose = "you play" if isinstance(self.cost.players, You) else "played"
        if self.cost.players is not None and not isinstance(self.cost.players, You):
            whose = f"{self.cost.players.text()} plays"
        amount = f"{self.cost.number.text()} {'more' if self.cost.more else 'less'}"
        least = f", but never less than {self.cost.least}" if self.cost.least > 0 else ""
        return f"{cards} {whose} into {self.portal.text()} cost {amount}{least}"


def cost_into(reading: Reading, cards: CardNoun, payer: Payer, portal: Portal, said: Amount, *least: int) -> CostInto:
    """Only creatures arrive anywhere."""
    if cards.types_meant >> CREATURE & 1 == 0:
        raise Misread("creatures", cards.text(True))
    return CostInto(cost_of_these(reading, Priced(cards, payer), said, *least), portal)


def cost_placed(reading: Reading, cards: CardNoun, portal: Portal, said: Amount, *least: int) -> CostInto:
    """Whoever plays them."""
    return cost_into(reading, cards, Payer(None), portal, said, *least)


def cost_if_placed(reading: Reading, cards: CardNoun, payer: Payer, said: Amount, *rest: int | Portal) -> CostInto:
    portal = next(part for part in rest if isinstance(part, Portal))
    return cost_into(reading, cards, payer, portal, said, *(part for part in rest if not isinstance(part, Portal)))


def cost_into_now(reading: Reading, law: CostInto) -> Deed:
    return decree_alone(reading, law)


def into_it(reading: Reading, city: Things) -> Portal:
    return Portal(a_city(reading, city), False)


def into_here(reading: Reading) -> Portal:
    if reading.word != "city":
        raise Misread("a city", "here")
    return Portal(This("city"), False)


INTO: Final = '("into" | "in" | "to")'
PLACED: Final = '("that" "are")? ("placed" | "played" | "put" "into" "play")'
THEM: Final = '(("their" | "its") ("player" | "players" | "owner" | "owners"))'
PLACES: Final = (
    '(("you" | "he" | "they") ("place" | "places" | "play" | "plays" | "put" | "puts") ("them" | "it")'
    ' | ("they" | "it") ("is" | "are") ("placed" | "played" | "put"))'
)
PHRASES: Final = [
    Phrase("portal", f"{INTO} (door | home)", into_it, needs=CITIES),
    Phrase("portal", '"here"', into_here, needs=CITIES),
    Phrase("portal", f'{INTO} ("a" "city" | "cities" | ("your" | "his" | "their") "cities" | "cities" "you" "control")',
           lambda reading: Portal(None, False), needs=CITIES),
    Phrase("portal_law", 'cards_priced "that"? played_by portal ("cost" | "costs") amount least?', cost_into,
           ["Creatures you play into your cities cost 1 less."], needs=CITIES),
    Phrase("portal_law", f'cards_priced {PLACED} portal ("cost" | "costs") {THEM}? amount least?', cost_placed,
           ["Creatures placed in your cities cost 1 less."], needs=CITIES),
    Phrase("portal_law", 'cards_priced "that"? played_by ("cost" | "costs") amount least? ("if" | "when" | "as" "long" "as")'
           f' {PLACES} portal', cost_if_placed, ["Creatures you play cost 1 less if you place them in your cities."],
           needs=CITIES),
    Phrase(STATEMENT, "portal_law", same, needs=CITIES),
    Phrase(ORDER, "portal_law", cost_into_now, needs=CITIES),
]  # fmt: skip
