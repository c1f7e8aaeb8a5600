"""Billets, in words: what recruits cost by the slot into which they go, and who comes unmarked there."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ANYTHING, PAST, PRICES, Number, Statement
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.grid import SLOTS
from wtactics.rulesets.slot.speech.arrivals import COMES, PLURAL, UNMARKED, RecruitedInto
from wtactics.rulesets.slot.speech.paces import TURNLY
from wtactics.rulesets.slot.speech.positions import Recruited
from wtactics.rulesets.slot.speech.rooms import WHERE, lying, there
from wtactics.rulesets.slot.speech.slots import Slots
from wtactics.rulesets.slot.speech.spots import AHEAD, OPPOSITE, Spot
from wtactics.rulesets.slot.speech.vacancies import spoken
from wtactics.rulesets.slot.terms import PRICE_THERE, SHOTS
from wtactics.vocabulary.nouns.cards import ANYONES, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.costs import Cost, InTurn, OwnCost, SetCost
from wtactics.vocabulary.rulings.meaning import Do
from wtactics.vocabulary.rulings.pricing import COSTS, Amount, Payer, Priced, cost, in_turn, own_cost
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated
from wtactics.vocabulary.things.meaning import All, Things, This, You
from wtactics.vocabulary.things.mentioning import renewed


class CostThere(Statement):
    """SLOT-RECR-05, SLOT-RECR-06 Recruits cost so much more or less if they go into slots that lie so."""

    def __init__(self, cost: Cost, slots: Slots) -> None:
        self.cost: Final = cost
        self.slots: Final = slots

    def law(self) -> i64:
        return bit_of(PRICE_THERE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICE_THERE or not 0 <= c < SHOTS or not self.slots.has(t, seat, c % SLOTS):
            return 0
        return self.cost.alters(t, PRICES, seat, c // SLOTS, usual)

    def floor(self, t: Table, what: i64, seat: Seat, c: CardId) -> i64:
        if what != PRICE_THERE or not 0 <= c < SHOTS or not self.slots.has(t, seat, c % SLOTS):
            return 0
        return self.cost.floor(t, PRICES, seat, c // SLOTS)

    def text(self) -> str:
        return f"{self.cost.text()} if recruited into slots {lying(self.slots)}"


def cost_there(reading: Reading, law: Statement, *said: Detail) -> CostThere:
    """The slot is named before it is paid for."""
    if not isinstance(law, Cost) or isinstance(law, SetCost):
        raise Misread("so much more or less", law.text())
    return CostThere(law, slots_for(law, theirs(*said) if is_theirs(law) else there(*said)))


def is_theirs(law: Cost) -> bool:
    """Is it said of what others recruit than you?"""
    return law.players is not None and not isinstance(law.players, You)


def theirs(*said: Detail) -> Slots:
    """Slots of the army of whoever recruits, whom you may well call the enemy."""
    found = spoken(*said)
    if found.whose == YOURS:
        raise Misread("slots of the army that it joins", found.text())
    return Slots(ANYONES, found.spots)


def cost_there_for_you(reading: Reading, law: Statement, *said: Detail) -> CostThere:
    """If you put it there: what others put there is none of this."""
    if (
        not isinstance(law, Cost)
        or isinstance(law, SetCost)
        or not (law.players is None or isinstance(law.players, You))
    ):
        raise Misread("so much more or less that you pay", law.text())
    return cost_there(reading, Cost(law.cards, You(), law.number, law.more, law.which, law.least), *said)


def cost_there_for_him(reading: Reading, law: Statement, *said: Detail) -> CostThere:
    """If your opponent puts it there, who pays for it."""
    if not isinstance(law, Cost) or not is_theirs(law):
        raise Misread("so much more or less that an opponent pays", law.text())
    return cost_there(reading, law, *said)


class NthRecruit(Recruited):
    """Who is being recruited is the first of the turn, or the second."""

    def __init__(self, which: InTurn) -> None:
        self.which: Final = which

    def holds(self, t: Table, c: CardId) -> bool:
        return super().holds(t, c) and self.which.holds(t, t.controller[c])

    def depends(self) -> i64:
        return ANYTHING | PAST

    def behind(self) -> str:
        return f"{super().behind()} {self.which.text()}"


class NthUnmarked(Do):
    """SLOT-RECR-07 Which of those that you recruit in a turn comes into play unmarked, perhaps only into slots that lie so."""

    def __init__(self, cards: CardNoun, which: InTurn, spots: list[Spot]) -> None:
        into = [Detail("quality", RecruitedInto(spot)) for spot in spots]
        super().__init__(
            All(renewed(cards, Detail("whose", YOURS), Detail("quality", NthRecruit(which)), *into)), UNMARKED, PLURAL
        )
        self.cards: Final = cards
        self.which: Final = which
        self.spots: Final = spots

    def text(self) -> str:
        found = f"the {self.which.text()} {self.cards.text(False)} you recruit each turn {UNMARKED.words}"
        return f"{found} if you put it into slots {lying(Slots(ANYONES, self.spots))}" if self.spots else found


class OwnThere(OwnCost):
    """SLOT-RECR-06 This card itself costs so much more, or less, if it is recruited into a slot that lies so."""

    def __init__(self, number: Number, more: bool, slots: Slots) -> None:
        super().__init__(number, more)
        self.slots: Final = slots

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICE_THERE or c // SLOTS != t.me or not self.slots.has(t, seat, c % SLOTS):
            return 0
        return super().alters(t, PRICES, seat, c // SLOTS, usual)

    def text(self) -> str:
        return f"{super().text()} if recruited into slots {lying(self.slots)}"


def own_cost_there(reading: Reading, law: OwnCost, *said: Detail) -> OwnThere:
    if type(law) is not OwnCost:
        raise Misread("so much more or less", law.text())
    return OwnThere(law.number, law.more, there(*said))


def own_there(reading: Reading, _this: Things, amount: Amount, *rest: Any) -> OwnThere:
    each = [part for part in rest if isinstance(part, Number)]
    return own_cost_there(
        reading,
        own_cost(reading, This(reading.word), amount, *each),
        *(part for part in rest if isinstance(part, Detail)),
    )


def nth_unmarked(reading: Reading, n: int, cards: CardNoun, *said: Detail) -> Contribution:
    """Said of it as it comes, and no deed when it is there."""
    payer = Payer(You())
    which = in_turn(reading, Priced(cards, payer, n, facts.RECRUITED), payer)
    assert which is not None
    return Standing([Stated([NthUnmarked(cards, which, there(*said).spots if said else [])], None)])


def slots_for(law: Cost, found: Slots) -> Slots:
    """SLOT-ARMY-07 What is in front is so across the table, where it is said of whoever else recruits."""
    if isinstance(law.players, You):
        return found
    return Slots(found.whose, [Spot(OPPOSITE, each.of) if each.relation == AHEAD else each for each in found.spots])


def cost_of_those(
    reading: Reading, cards: CardNoun, *parts: Payer | Detail | Amount | Number | int | None
) -> CostThere:
    payer = next((part for part in parts if isinstance(part, Payer)), None)
    said = [part for part in parts if isinstance(part, Detail)]
    rest = [part for part in parts if isinstance(part, Amount | Number) or (isinstance(part, int) and part > 0)]
    return cost_there(reading, cost(reading, Priced(cards, payer), *rest), *said)


ANY: Final = '("all" | "each" | "every" | "any" | "a" | "an")?'
ONE: Final = '("it" | "them" | "that" "creature")'
IS: Final = '(("it" | "they" | "that" "creature") ("is" | "are"))?'
ITS_SLOT: Final = '("its" | "their") ("slot" | "slots") ("is" | "are" | "lies" | "lie")'
IF: Final = (
    f'(("if" | "when" | "as" "long" "as") ({IS} ("recruited" | "put" | "placed") | {ITS_SLOT}'
    ' | ("it" "comes" | "they" "come") "into" "play" | ("it" "goes" | "they" "go")))'
)
IF_YOU: Final = f'("if" | "when" | "as" "long" "as") "you" ("put" | "recruit" | "place") {ONE}'
IF_HE: Final = (
    f'("if" | "when" | "as" "long" "as") ("he" | "they") ("puts" | "recruits" | "places" | "put" | "recruit") {ONE}'
)
PHRASES: Final = [
    Phrase("cost_law", f'cost_law ","? {IF_HE} ({WHERE} | reach)', cost_there_for_him,
           ["Creatures cost an opponent 1 more if he puts them into the column opposite this creature."]),
    Phrase("cost_law", f'cost_law ","? {IF} ({WHERE} | reach)', cost_there,
           ["Creatures cost you 1 less if recruited into the front row."]),
    Phrase("cost_law", f'cost_law ","? {IF_YOU} ({WHERE} | reach)', cost_there_for_you,
           ["The first creature you recruit each turn costs 1 less if you put it into a slot adjacent to this creature."]),
    Phrase("card_law", f'self {COSTS} "you"? amount for_each? ","? ({IF} | {IF_YOU}) ({WHERE} | reach)', own_there,
           ["This creature costs 1 less if you recruit it into the back row."]),
    Phrase("cost_law", f'{ANY} cards_priced "that"? played_by ({WHERE} | reach) {COSTS} amount for_each? least?', cost_of_those,
           ["Creatures you recruit into the front row cost 1 less."]),
    Phrase("cost_law", f'{ANY} cards_priced ("that" ("is" | "are"))? "recruited" ({WHERE} | reach) {COSTS} card_payer? amount'
           ' for_each? least?', cost_of_those),
    Phrase("cost_law", f'card_payer ("pay" | "pays") amount "for" {ANY} cards_priced ("that"? played_by | "recruited") {WHERE}',
           lambda reading, payer, said, cards, *parts: cost_of_those(
               reading, cards, *(part for part in parts if isinstance(part, Detail)), payer, said)),
    Phrase("ability", f'"the" ordinal cards_priced "that"? "you" "recruit" {TURNLY} ({COMES})'
           f' (","? ({IF_YOU} ({WHERE} | reach) | ("if" | "when") {ITS_SLOT} (reach | "in" place)))?',
           nth_unmarked, ["The first creature you recruit each turn comes into play unmarked."]),
]  # fmt: skip
