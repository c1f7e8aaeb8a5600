"""How it is named, and how what is such is told: name a card type, each card of that type, cards that cost that much."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import WHILE_SOURCE
from wtactics.engine.meaning import Number
from wtactics.engine.places import EVENT
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import Needs
from wtactics.vocabulary.nouns.limits import COST_VALUE, EXACTLY, Limit
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.things.namings import (
    CARD,
    FACTION,
    KIND,
    MOST,
    NUMBER,
    TYPE,
    WORDS,
    Named,
    NameOne,
    NotedName,
    NoteName,
    NotOfName,
    OfName,
    TheNumber,
)


def name_one(reading: Reading, what: int, least: int = 0, most: int = MOST) -> NameOne:
    players = reading.players()
    if players.many() or players.text().startswith("each "):
        raise Misread("one player who names it", players.text())
    named = Named(what)
    reading.picked.append(named)
    return NameOne(players, named, least, most)


def named_before(reading: Reading, *kinds: int) -> tuple[Things, int]:
    """What of these was named last, here or by the ability before."""
    for slot in reversed(reading.picked):
        if isinstance(slot, Named) and slot.what in kinds:
            if reading.until == WHILE_SOURCE:
                raise Misread(
                    "a sentence of its own for what holds as long as this card is in play", "a part of another"
                )
            return slot, int(slot.what)
    noted = reading.noted.things if reading.noted is not None else None
    if isinstance(noted, NotedName) and noted.what in kinds:
        return noted, int(noted.what)
    raise Misread(f"a {WORDS[kinds[0]]} that was named before", "none")


def of_named(reading: Reading, *kinds: int) -> Quality:
    return OfName(*named_before(reading, *kinds))


class NamePhrase(Phrase):
    """What can be named."""

    def __init__(self, form: str, what: int, needs: object = None) -> None:
        super().__init__("name_of_one", form, self.give, needs=needs)
        self.what: Final = what

    def give(self, reading: Reading) -> int:
        return self.what


class ThatPhrase(Phrase):
    """Of that, which was named before."""

    def __init__(self, form: str, *kinds: int, needs: object = None) -> None:
        super().__init__("of_named", form, self.give, needs=needs)
        self.kinds: Final = kinds

    def give(self, reading: Reading) -> Quality:
        return of_named(reading, *self.kinds)


def the_number(reading: Reading) -> Number:
    return TheNumber(named_before(reading, NUMBER)[0])


def named_for_it(reading: Reading, what: int, _self: Things) -> Detail:
    """What another ability, which is read elsewhere, has named."""
    if what == NUMBER:
        raise Misread("what it is compared with", "a number")
    return such(reading, OfName(NotedName(what), what))


def number_for_it(reading: Reading, _self: Things) -> Number:
    return TheNumber(NotedName(NUMBER))


def note_named(reading: Reading, what: int) -> NoteName:
    named = named_before(reading, what)[0]
    if not isinstance(named, Named):
        raise Misread("what this ability named", named.text())
    return NoteName(named)


def costing_it(reading: Reading) -> Detail:
    return such(reading, Limit(COST_VALUE, EXACTLY, the_number(reading)))


def name_between(reading: Reading, least: Number, most: Number) -> NameOne:
    low, high = (each.n if isinstance(each, Fixed) else MOST for each in (least, most))
    if not low < high <= MOST:
        raise Misread("numbers of which the second is larger", most.text())
    return name_one(reading, NUMBER, low, high)


def named_noun(reading: Reading, what: int) -> NameOne:
    return name_one(reading, what)


def is_of_named(reading: Reading, negated: bool, quality: Quality) -> Quality:
    assert isinstance(quality, OfName)
    return NotOfName(quality.named, quality.what) if negated else quality


def has_named(reading: Reading) -> Quality:
    return of_named(reading, TYPE, KIND)


def with_it(reading: Reading) -> Detail:
    """What was named last, if that is something that cards have."""
    named = next((slot for slot in reversed(reading.picked) if isinstance(slot, Named)), None)
    if named is None or named.what != KIND:
        raise Misread("a creature type that was named before", "it")
    return such(reading, of_named(reading, KIND))


def such(reading: Reading, quality: Quality) -> Detail:
    return Detail("quality", quality)


SEVERAL_TYPES: Final = Needs(types=1 << EVENT)  # where all cards are creatures, nobody names a type
THAT: Final = '("that" | "the" ("named" | "chosen"))'
HAVE: Final = '("has" | "have")'
A: Final = '("a" | "one" | "any")'
THE: Final = '("the" ("named" | "chosen"))'
PHRASES: Final = [
    NamePhrase('"faction"', FACTION),
    NamePhrase('"card" "type" | "type" "of" "card"', TYPE, SEVERAL_TYPES),
    NamePhrase('"creature" ("type" | "subtype") | "subtype" | "type" "of" "creature"', KIND),
    NamePhrase('"card" ("name")? | "name" | "name" "of" "a" "card"', CARD),
    NamePhrase('"number"', NUMBER),
    Phrase("deed", '({choose} | {name}) ("a" | "one" | "any") name_of_one', named_noun,
           ["Name a creature type. Kill all creatures of that type."]),
    Phrase("deed", f'({{choose}} | {{name}}) {A} "number" ("from" | "between") number ("to" | "and") number', name_between),
    ThatPhrase(f'"of" {THAT} "faction"', FACTION),
    ThatPhrase(f'("of" | "with") {THAT} ("type" | "subtype" | "kind")', TYPE, KIND),
    ThatPhrase(f'"of" {THAT} "card" "type"', TYPE, needs=SEVERAL_TYPES),
    ThatPhrase(f'"of" {THAT} "creature" ("type" | "subtype")', KIND),
    ThatPhrase(f'("of" | "with") {THAT} "name"', CARD),
    ThatPhrase(f'("with" | "that" {HAVE}) {THAT} ("subtype" | "creature" ("type" | "subtype"))', KIND),
    Phrase("quality", '("with" | "that" ("has" | "have")) "it"', with_it,
           ["Name a creature type. Kill all creatures that have it."]),
    ThatPhrase(f'"that" {HAVE} {THAT} ("card" "type" | "type")', TYPE, needs=SEVERAL_TYPES),
    Phrase("predicate", f'{HAVE} {THAT} ("card"? "type" | "subtype" | "creature" ("type" | "subtype"))', has_named,
           ["Name a card type. Reveal the top card of your deck. If it has that type, draw a card."]),
    Phrase("quality", "of_named", such),
    Phrase("quality", '("of" | "with") "the" name_of_one "named" "for" self', named_for_it),
    Phrase("number", '"the" "number" "named" "for" self', number_for_it),
    Phrase("deed", '{remember} "the" "named" name_of_one', note_named),
    Phrase("predicate", "being of_named", is_of_named),
    Phrase("quality", f'("of" | "with") ({THAT} "cost")', costing_it),
    Phrase("number", f'"that" "number" | {THE} "number"', the_number),
]  # fmt: skip
