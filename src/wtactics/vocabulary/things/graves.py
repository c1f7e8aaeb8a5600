"""Graves in words: which card of a graveyard lies on top, and which at the bottom."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import Condition, Number
from wtactics.engine.places import GRAVE, SEAT_THING
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.describing import is_a
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import ValueOf
from wtactics.vocabulary.reading.reading import Reading, words_of
from wtactics.vocabulary.things.among import of_any
from wtactics.vocabulary.things.meaning import Slot, They, Things, possessive
from wtactics.vocabulary.things.mentioning import WORDS, keeper, plain
from wtactics.vocabulary.things.picking import Muster


class EndOfGrave(Things):
    """The newest cards of players' graveyards, which lie on top, or the oldest; of those of a sort, if one is named."""

    def __init__(self, players: Things, top: bool, noun: CardNoun | None = None, number: int = 1) -> None:
        self.players: Final = players
        self.top: Final = top
        self.noun: Final = noun
        self.number: Final = number

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for thing in self.players.of(t):
            left = self.number
            cards = t.at(GRAVE, thing - SEAT_THING)
            i: i64 = 0
            while i < len(cards) and left > 0:
                c = cards[len(cards) - 1 - i] if self.top else cards[i]
                if self.noun is None or self.noun.fits(t, c):
                    out = append(out, c)
                    left -= 1
                i += 1
        return out

    def text(self) -> str:
        many = self.number > 1
        sort = f"card{'s' * many}" if self.noun is None else self.noun.text(many)
        number = f"{WORDS[self.number - 1]} " if many else ""
        return f"the {'top' if self.top else 'bottom'} {number}{sort} of {possessive(self.players)} graveyard"

    def many(self) -> bool:
        return self.players.many() or self.number > 1


class ValueOfEnd(ValueOf):
    """A value of what lies at an end of a graveyard whenever it is asked."""

    def text(self) -> str:
        return f"the {self.measure.name} of {self.things.text()}"


def end_of(reading: Reading, *parts: bool | Detail | Sort | Number) -> Things:
    """The cards at this end of a pile, or the first of a sort from there: nobody chooses them."""
    whose = next(part for part in parts if isinstance(part, Detail))
    sort = next((part for part in parts if isinstance(part, Sort)), None)
    number = next((plain(part) for part in parts if isinstance(part, Number)), 1)
    if not 0 < number <= len(WORDS):
        raise Misread("a few cards", str(number))
    noun = CardNoun([sort], where=ANYWHERE) if sort is not None else None
    noun = None if noun is not None and noun.text(False) == "card" else noun
    found = EndOfGrave(keeper(whose), parts[0] is True or parts[1] is True, noun, number)
    things = found if found.players.many() or isinstance(found.players, They) else settled(reading, found)
    if noun is None:
        return reading.tell(things)
    reading.mention(things, words_of(noun), noun)
    return things


def value_of_end(reading: Reading, value: int, *parts: Any) -> Number:
    """Of the card that lies there whenever it is asked; 0 where none does."""
    *named, said = parts
    found = EndOfGrave(keeper(said), named[0] is True, noun_at_end(named))
    reading.tell(found)
    return ValueOfEnd(found, value)


def noun_at_end(named: list[Any]) -> CardNoun | None:
    """The sort of card that is named, if it is not any."""
    sort = next((part for part in named if isinstance(part, Sort)), None)
    noun = CardNoun([sort], where=ANYWHERE) if sort is not None else None
    return None if noun is not None and noun.text(False) == "card" else noun


def end_is(reading: Reading, *parts: Any) -> Condition:
    """What lies there is such a card, as often as somebody looks; of an empty pile nothing is true."""
    quality = parts[-1]
    *named, said = parts[:-1]
    found = EndOfGrave(keeper(said), named[0] is True, noun_at_end(named))
    reading.tell(found if found.players.many() else settled(reading, found))
    return Is(found, quality)


def end_is_a(reading: Reading, *parts: Any) -> Condition:
    return end_is(reading, *parts[:-2], is_a(reading, *parts[-2:]))


def settled(reading: Reading, found: EndOfGrave) -> Things:
    """It is found once, and it is still the one of which a text goes on to speak when others lie there on top."""
    slot = Slot(found.text(), found.number, False, found.many())
    slot.anew = True
    reading.picked.append(slot)
    reading.pending.append(Muster(found, slot))
    return slot


PILE: Final = '("of" | "in" | "from") (pile_owner "graveyard" | some_grave)'
PHRASES: Final = [
    Phrase("some_grave", '("any" | "a" | "one") "graveyard" ("of" "your" "choice" | "that"? "you" "choose")?', of_any,
           ["Remove the top card of any graveyard from the game."]),
    Idiom("grave_end", '"top" | "topmost" | "newest" | "latest" | "uppermost"', True),
    Idiom("grave_end", '"bottom" | "oldest" | "bottommost" | "lowest"', False),
    Phrase("general", f'"the" grave_end (sort | card_sort) {PILE}', end_of,
           ["Remove the top card of target player's graveyard from the game.",
            "Return the topmost creature of your graveyard to your hand."]),
    Phrase("value", f'"the" card_value "of" "the" grave_end (sort | card_sort) {PILE}', value_of_end,
           ["This creature gets +X/+0, where X is the cost of the top card of your graveyard."]),
    Phrase("condition", f'"the" grave_end (sort | card_sort) {PILE} predicate', end_is),
    Phrase("condition", f'"the" grave_end (sort | card_sort) {PILE} being ("a" | "an") card_noun', end_is_a,
           ["If the top card of your graveyard is a creature, draw a card."]),
    Phrase("general", f'"the" (grave_end many | many grave_end) (sorts | card_sorts) {PILE}', end_of,
           ["Remove the top three cards of target player's graveyard from the game."]),
]  # fmt: skip
