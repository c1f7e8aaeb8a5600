"""Rituals as things that cards speak of: cards anywhere, placed ones, and how many charges they have."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import MAGIC, NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.mods.rituals.queue import (
    capacity,
    charges,
    is_full,
    is_placed,
)
from wtactics.vocabulary.conditions.judging import bounded as so_bounded
from wtactics.vocabulary.conditions.judging import none_of, so_many
from wtactics.vocabulary.conditions.judging import one_at_least as one_there
from wtactics.vocabulary.nouns.cards import ANYWHERE, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import LESS, Bound, BoundPhrase
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, BELOW, EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, fill_place, noun_of
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.siding import controlled_by
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading, words_of
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import all_of, each_of, plain, same

EMPTY: Final = 0
FULL: Final = 1
ANY: Final = 2
UNFILLED: Final = 3
SAID: Final = ("uncharged", "fully charged", "", "not fully charged")


class RitualSort(Sort):
    """ORC-RITUAL-01 Magic that takes charges."""

    def fits(self, t: Table, c: CardId) -> bool:
        return capacity(t, c) > 0 and super().fits(t, c)


class Placed(Quality):
    """ORC-RITUAL-03 A ritual lies where it can be charged: whatever its charges, empty, or full."""

    def __init__(self, which: i64) -> None:
        self.which: Final = which

    def holds(self, t: Table, c: CardId) -> bool:
        if self.which == FULL:
            return is_full(t, c)
        if self.which == UNFILLED:
            return is_placed(t, c) and not is_full(t, c)
        return is_placed(t, c) and (self.which == ANY or charges(t, c) == 0)

    def before(self) -> str:
        return "" if self.which == UNFILLED else SAID[int(self.which)]

    def behind(self) -> str:
        return "that is not fully charged" if self.which == UNFILLED else ""

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} {SAID[int(self.which)]}"


class Charged(Quality):
    """So many charges lie on a placed ritual."""

    def __init__(self, relation: i64, n: i64) -> None:
        self.relation: Final = relation
        self.n: Final = n

    def holds(self, t: Table, c: CardId) -> bool:
        return is_placed(t, c) and compares(charges(t, c), self.relation, self.n)

    def words(self) -> str:
        """How many, in words."""
        if self.n == 0 and self.relation == AT_MOST:
            return "no charges"
        return f"{bound_text(int(self.relation), str(self.n))} charge{'' if self.n == 1 else 's'}"

    def behind(self) -> str:
        return f"with {self.words()} on it"

    def told(self, many: bool) -> str:
        return f"{'have' if many else 'has'} {self.words()} on it"


def ritual_card(reading: Reading, *parts: Any) -> Sort:
    return ritual_sort("ritual card", parts)


def ritual_sort(word: str, parts: tuple[Any, ...]) -> Sort:
    """The sort, of a faction if one is told."""
    faction = next((part.value for part in parts if isinstance(part, Detail) and part.field == "faction"), NOBODY)
    return RitualSort(types=1 << MAGIC, faction=faction, word=word)


def placed_ritual(reading: Reading, *parts: Any) -> CardNoun:
    """A ritual, where nothing else is said, is one that is placed."""
    fields: dict[str, Any] = {"where": ANYWHERE}
    for part in parts:
        if isinstance(part, Detail) and part.field != "faction":
            fill_place(fields, part)
        elif isinstance(part, Quality):
            fill_place(fields, Detail("quality", part))
    if not any(isinstance(quality, Placed | Charged) for quality in fields.get("qualities", [])):
        fill_place(fields, Detail("quality", Placed(ANY)))
    return noun_of([ritual_sort("ritual", parts)], fields)


def owned_rituals(reading: Reading, *parts: Any) -> CardNoun:
    return placed_ritual(reading, *parts)


def charged_so(relation: i64, number: Number) -> Charged:
    return Charged(relation, plain(number))


def one_at_least(reading: Reading, number: Number) -> Charged:
    return charged_so(AT_LEAST, number)


def bounded(reading: Reading, bound: Bound) -> Charged:
    return Charged(bound.relation, plain(bound.number))


def none_there(reading: Reading) -> Charged:
    return Charged(AT_MOST, 0)


def is_so(which: i64, negated: bool) -> Quality:
    """What a condition says of a ritual; "not" is said of a full one alone."""
    if negated and which == FULL:
        return Placed(UNFILLED)
    if negated:
        raise Misread(f'"is {SAID[int(which)]}"', '"not"')
    return Placed(which)


def is_fully_charged(reading: Reading, negated: bool) -> Quality:
    return is_so(FULL, negated)


def is_uncharged(reading: Reading, negated: bool) -> Quality:
    return is_so(EMPTY, negated)


def rituals_meant(reading: Reading, things: Things) -> Things:
    """Nothing else has charges."""
    words = words_of(things.noun) if isinstance(things, All) else reading.words_for(things)
    itself = isinstance(things, This) and reading.word == "magic"
    if not itself and not any(word.startswith("ritual") for word in words):
        raise Misread("a ritual", things.text())
    return things


def this_ritual(reading: Reading) -> Things:
    """ORC-RITUAL-01 A ritual is Magic."""
    if reading.word != "magic":
        raise Misread("a ritual", f"this {reading.word}")
    if reading.mentions and isinstance(reading.mentions[-1].things, This):
        return reading.mentions[-1].things
    itself = This(reading.word)
    reading.mention(itself, ["ritual", "magic", "card"])
    return itself


def last_ritual(reading: Reading) -> Things:
    """Nothing else has charges, so "it" is a ritual, whatever was spoken of since; the last thing is read as ever."""
    single = [each for each in reading.latest() if not each.things.people() and not each.things.many()]
    rituals = [each for each in single if any(word.startswith("ritual") for word in each.words)]
    if not single or single[0] in rituals[:1]:
        raise Misread("a ritual that was spoken of before", "it")
    return rituals[0].things if rituals else this_ritual(reading)


LOT: Final = '("charge" "token"? | "charges" | "charge" "tokens")'
ON_IT: Final = '("on" ("it" | "them"))'
PHRASES: Final = [
    # cards anywhere, and placed ones
    Phrase("card_sort", 'of_faction? "ritual" "card"?', ritual_card),
    Phrase("card_sorts", 'of_faction? ("rituals" | "ritual" "cards")', ritual_card),
    *(
        Phrase(f"placed_ritual{s}", f'[other] ritual_state* of_faction? "ritual{s}" (post | ritual_post)*', placed_ritual)
        for s in ("", "s")
    ),
    Phrase("held_noun", "placed_ritual", same, ["Return target ritual an opponent controls to its owner's hand."]),
    Phrase("held_nouns", "placed_rituals", same, ["Remove all charges from all rituals."]),
    Phrase("crowd", '"each" placed_ritual', each_of, ["Put a charge on each ritual you control."]),
    Phrase("had", '("a" | "an" | "at" "least" "one") placed_ritual', one_there, ["If you have a full ritual, draw a card."]),
    Phrase("had", '"no" (placed_rituals | placed_ritual)', none_of, ["If you have no ritual, draw a card."]),
    Phrase("had", "many placed_rituals", so_many),
    Phrase("had", "how_many (placed_rituals | placed_ritual)", so_bounded),
    Phrase("crowd", "placed_rituals", all_of, ["Rituals can't be destroyed."]),
    Phrase("owned_nouns", 'owner [other] ritual_state* of_faction? "rituals" (post | ritual_post)*', owned_rituals),
    DetailPhrase("ritual_state", '"placed"', "quality", Placed(ANY)),
    DetailPhrase("ritual_post", '"and"? "that"? "you" "have"? "placed"', "whose", YOURS),
    Phrase("ritual_post", '"and"? "that" ritual_is', same, ["Put a charge on each ritual you control that is not full."]),
    Phrase("ritual_is", 'being ("fully" "charged" | "full")', is_fully_charged),
    Phrase("ritual_is", 'being ("uncharged" | "empty")', is_uncharged),
    Phrase("ritual_is", '("has" | "have") charged', same),
    DetailPhrase("ritual_post", '"that"? (("an" | "any") "opponent" "has"? | "your"? "opponents" "have"?) "placed"',
                 "whose", OPPONENTS),
    Phrase("ritual_post", '"that"? he_player ("has" | "have")? "placed"', controlled_by),
    Phrase("ritual_post", '"with" charged', same, ["Destroy target ritual with two or more charges on it."]),
    Phrase("ritual_post", f'"without" {LOT} {ON_IT}?', none_there),
    Phrase("charged", f"single {LOT} {ON_IT}?", one_at_least),
    Phrase("charged", f"charge_bound {LOT} {ON_IT}?", bounded),
    BoundPhrase('"exactly" number | many', EXACTLY, "charge_bound"),
    BoundPhrase('number "or" "more" | "at" "least" number', AT_LEAST, "charge_bound"),
    BoundPhrase('number "or" "less" | "at" "most" number', AT_MOST, "charge_bound"),
    BoundPhrase(f'{LESS} "than" number', BELOW, "charge_bound"),
    Phrase("charged", f'"none" ("left" {ON_IT}? | {ON_IT})', none_there),
    Phrase("charged", f'"no" {LOT} "left"? {ON_IT}?', none_there),
    Phrase("predicate", '("has" | "have") charged', same,
           ["Remove a charge from target ritual. If it has no charges left, draw a card."]),
    DetailPhrase("ritual_state", '"fully" "charged" | "full"', "quality", Placed(FULL)),
    DetailPhrase("ritual_state", '"uncharged" | "empty"', "quality", Placed(EMPTY)),
    DetailPhrase("ritual_state", '"enemy"', "whose", OPPONENTS),
    DetailPhrase("ritual_state", '"ally" | "own"', "whose", YOURS),
    Phrase("predicate", 'being ("fully" "charged" | "full")', is_fully_charged,
           ["Put a charge on target ritual. If it is fully charged, draw a card."]),
    Phrase("predicate", 'being ("uncharged" | "empty")', is_uncharged),
]  # fmt: skip
