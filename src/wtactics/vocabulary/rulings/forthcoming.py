"""Forthcoming cards: the next one that is played after a text has said so costs more, or less."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import pick, picked
from wtactics.engine.lasting import THIS_TURN as UNTIL_END
from wtactics.engine.meaning import STANDING, Ability
from wtactics.engine.places import CITY, NOBODY, Flow, Option, Seat
from wtactics.engine.step import NEXT as ONWARD
from wtactics.engine.table import Table
from wtactics.language.phrase import ORDER, Misread, Phrase
from wtactics.vocabulary.deeds.deed import first_seat
from wtactics.vocabulary.needs import CITIES
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.costs import Cost, InTurn
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.pricing import COSTS, TO_PLAY, Amount, Payer
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.things.meaning import Everyone, Slot, Things
from wtactics.vocabulary.things.mentioning import same
from wtactics.vocabulary.triggers.meaning import Very
from wtactics.vocabulary.triggers.past import THIS_TURN, Past
from wtactics.vocabulary.triggers.remembering import recalled


class NextOne(InTurn):
    """The next one that is played (or recruited) after a text has said so."""

    def __init__(self, past: Past, slot: Slot) -> None:
        super().__init__(past, 1, True)
        self.slot: Final = slot

    def holds(self, t: Table, seat: Seat) -> bool:
        return self.times(t, seat) == picked(t, self.slot.at)

    def text(self) -> str:
        return "next"


class DeclareNext(Declare):
    """The next one of this turn costs so much more or less: how many there were is kept, so that it is known."""

    def __init__(self, ability: Ability, which: NextOne, player: Things) -> None:
        super().__init__(ability, UNTIL_END)
        self.which: Final = which
        self.player: Final = player

    def do(self, t: Table, answer: Option) -> Flow:
        seat = first_seat(t, self.player)
        if seat == NOBODY:
            return ONWARD
        pick(t, self.which.slot.at, self.which.times(t, seat))
        return super().do(t, answer)

    def text(self) -> str:
        return self.ability.statements[0].text().replace(" each turn costs", " this turn costs")


def next_one(reading: Reading, cards: CardNoun, payer: Payer, *said: Amount | int | None) -> DeclareNext:
    """The next that this one player plays."""
    much = next(part for part in said if isinstance(part, Amount))
    return next_by(reading, cards, payer, much, facts.PLAYED, *(part for part in said if isinstance(part, int)))


def next_by(reading: Reading, cards: CardNoun, payer: Payer, said: Amount, fact: i64, *least: int) -> DeclareNext:
    """The same of what such a fact tells."""
    player = payer.players
    if player is None or isinstance(player, Everyone):
        raise Misread("one player who plays it", "several")
    past = recalled(reading, fact, cards, Very(player), THIS_TURN, True)
    slot = Slot("the next one")
    reading.picked.append(slot)
    which = NextOne(past, slot)
    statement = Cost(cards, player, said.number, said.more, which, least[0] if least else 0)
    reading.kept.extend(dict.fromkeys([slot, *slots_in(statement)]))
    return DeclareNext(reading.grant(Ability(STANDING, [], [], statements=[statement])), which, player)


def next_built(reading: Reading, cards: CardNoun, payer: Payer, *said: Amount | int | None) -> DeclareNext:
    if cards.types_meant != 1 << CITY:
        raise Misread("a city, for nothing else is built", cards.text(False))
    return next_one(reading, cards, payer, *said)


NEXT: Final = '"the" "next" cards_priced "that"?'
PHRASES: Final = [
    Phrase("built_by", 'card_payer ("build" | "builds")', same, needs=CITIES),
    Phrase(ORDER, f'{NEXT} played_by "this" "turn" {COSTS} again_you? amount {TO_PLAY} least?', next_one,
           ["The next creature you play this turn costs 1 less."]),
    Phrase(ORDER, f'{NEXT} built_by "this" "turn" {COSTS} again_you? amount {TO_PLAY} least?', next_built,
           ["The next city you build this turn costs 1 less."], needs=CITIES),
    Phrase("again_you", '"you" | "him" | "her"', lambda reading: None),
]  # fmt: skip
