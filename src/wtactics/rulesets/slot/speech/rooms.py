"""Rooms, in words: where creatures may be recruited, and where not; who is recruited never, or only under a condition."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ENTER, Condition, Statement
from wtactics.engine.places import Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.levies import CREATURE, recruiting_then
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.rulesets.slot.speech.slots import Slots
from wtactics.rulesets.slot.speech.spots import AHEAD, OPPOSITE, Spot
from wtactics.rulesets.slot.speech.vacancies import spoken
from wtactics.rulesets.slot.terms import ROOM_THERE
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer
from wtactics.vocabulary.rulings.restraint import NOT
from wtactics.vocabulary.sentences.lines import said_alone, unless_so
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Things, You


def lying(slots: Slots) -> str:
    """Where they are, whosever army it is."""
    return " ".join(spot.behind() for spot in slots.spots)


class RoomFor(Statement):
    """SLOT-RECR-06 This card is recruited only into slots that lie so, or into none of them."""

    def __init__(self, things: Things, slots: Slots, only: bool) -> None:
        self.things: Final = things
        self.slots: Final = slots
        self.only: Final = only

    def law(self) -> i64:
        return bit_of(ROOM_THERE)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == ROOM_THERE and c == t.me and self.slots.has(t, t.active, other) != self.only

    def text(self) -> str:
        how = "can be recruited only" if self.only else "can't be recruited"
        return f"{self.things.text()} {how} into slots {lying(self.slots)}"


class NoRoom(Statement):
    """SLOT-RECR-06 These players recruit no such card into slots that lie so."""

    def __init__(self, players: Things | None, cards: CardNoun, slots: Slots) -> None:
        self.players: Final = players
        self.cards: Final = cards
        self.slots: Final = slots

    def law(self) -> i64:
        return bit_of(ROOM_THERE)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != ROOM_THERE or not self.cards.fits(t, c):
            return False
        if self.players is not None and not self.players.has(t, seat_thing(t.active)):
            return False
        return self.slots.has(t, t.active, other)

    def text(self) -> str:
        who = "players" if self.players is None else self.players.text()
        return f"{who} can't recruit {self.cards.text(True)} into slots {lying(self.slots)}"


class NeverRecruited(Statement):
    """SLOT-RECR-04 This card is not recruited."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def law(self) -> i64:
        return bit_of(ENTER)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return deed == ENTER and c == t.me

    def text(self) -> str:
        return f"{self.things.text()} can't be recruited"


def there(*said: Detail) -> Slots:
    """Whosever army it is: a recruit joins that of its player."""
    found = spoken(*said)
    if found.whose == OPPONENTS:
        raise Misread("slots of the army that it joins", found.text())
    return Slots(ANYONES, found.spots)


def only_there(reading: Reading, things: Things, *said: Detail) -> RoomFor:
    return RoomFor(things, there(*said), True)


def not_there(reading: Reading, things: Things, *said: Detail) -> RoomFor:
    return RoomFor(things, there(*said), False)


def none_there(reading: Reading, payer: Payer, *said: CardNoun | Detail) -> NoRoom:
    """SLOT-ARMY-07 What is in front is so across the table, where it is said of an enemy."""
    players, cards = payer.players, next((each for each in said if isinstance(each, CardNoun)), CREATURE)
    found = there(*(each for each in said if isinstance(each, Detail)))
    if isinstance(players, You):
        return NoRoom(players, cards, found)
    spots = [Spot(OPPOSITE, each.of) if each.relation == AHEAD else each for each in found.spots]
    return NoRoom(players, cards, Slots(found.whose, spots))


def none_there_then(reading: Reading, *said: CardNoun | Detail) -> NoRoom:
    return none_there(reading, recruiting_then(reading), *said)


def only_if(reading: Reading, things: Things, condition: Condition) -> list[Stated]:
    return said_alone(reading, NeverRecruited(things), unless_so(reading, condition))


INTO: Final = '("into" | "in" | "to")'
WHERE: Final = (
    f'({INTO} place | {INTO} ("a" | "an" | "the" | "any")? "empty"? ("slot" | "slots") (("in" | "of") place | reach))'
)
ONLY: Final = f'({YES} "be" "recruited" "only" | {YES} "only" "be" "recruited")'
RECRUITED: Final = f'({YES} "be" "recruited")'
PHRASES: Final = [
    Phrase(STATEMENT, f'self {ONLY} {WHERE} | self {RECRUITED} {WHERE} ("only" | "alone")'
           f' | "you" {YES} ("recruit" self "only" {WHERE} | "only" "recruit" self {WHERE} | "recruit" self {WHERE} "only")'
           f' | "recruit" self "only" {WHERE} | "only" "recruit" self {WHERE}', only_there,
           ["This creature can be recruited only into the front row."]),
    Phrase(STATEMENT, f'self {NOT} "be" "recruited" {WHERE}', not_there),
    Phrase(STATEMENT, f'card_payer {NOT} "recruit" (("a" | "an" | "any")? cards_priced)? {WHERE}', none_there,
           ["Opponents can't recruit creatures into this column.", "Opponents can't recruit into this column."]),
    Phrase("forbidden", f'"recruit" (("a" | "an" | "any")? cards_priced)? {WHERE}', none_there_then,
           ["[1]: Opponents can't recruit into the front row until your next turn."]),
    Phrase("card_law", f'self {NOT} "be" "recruited"', lambda reading, things: NeverRecruited(things),
           ["This creature can't be recruited unless you control a Knight."]),
    Phrase("saying_all", f'self {ONLY} ("if" | "when" | "as" "long" "as") if_condition', only_if,
           ["This creature can be recruited only if you control a Knight."]),
]  # fmt: skip
