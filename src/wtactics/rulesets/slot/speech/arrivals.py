"""Arrivals, in words: who comes into play unmarked where it is recruited into a row, and who is counted among others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ANYTHING, COME_UNMARKED, Condition
from wtactics.engine.places import CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.positions import Recruited
from wtactics.rulesets.slot.speech.rooms import WHERE
from wtactics.rulesets.slot.speech.spots import TOGETHER, Spot
from wtactics.rulesets.slot.speech.vacancies import inner
from wtactics.vocabulary.nouns.cards import ANYONES, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import pair, renewed

UNMARKED: Final = Act("comes into play unmarked", bit(COME_UNMARKED))
PLURAL: Final = "come into play unmarked"


class RecruitedInto(Recruited):
    """A creature is being recruited into such a slot."""

    def __init__(self, where: Spot) -> None:
        self.where: Final = where

    def holds(self, t: Table, c: CardId) -> bool:
        return super().holds(t, c) and self.where.holds(t, c)

    def depends(self) -> i64:
        return ANYTHING

    def behind(self) -> str:
        return f"recruited {self.where.behind()}"


class RecruitedThere(Condition):
    """This creature is being recruited into such a slot."""

    def __init__(self, this: This, where: Spot) -> None:
        self.this: Final = this
        self.where: Final = where

    def holds(self, t: Table) -> bool:
        return Recruited().holds(t, t.me) and self.where.holds(t, t.me)

    def depends(self) -> i64:
        return ANYTHING

    def text(self) -> str:
        return f"{self.this.text()} is recruited {self.where.behind()}"


def comes_unmarked_there(reading: Reading, things: Things, place: Detail, *_again: Things) -> Contribution:
    if not isinstance(things, This):
        raise Misread("this creature", things.text())
    spot = next((each.value for each in inner(place) if isinstance(each.value, Spot)), None)
    if spot is None:
        raise Misread("a row", "another place")
    condition = RecruitedThere(things, spot)
    return Standing([Stated([Do(things, UNMARKED, PLURAL)], condition)])


def unmarked_behind(reading: Reading, things: Things, *rest: Things | Detail) -> Contribution:
    return comes_unmarked_there(reading, things, next(part for part in rest if isinstance(part, Detail)))


def others_unmarked_there(reading: Reading, noun: CardNoun, place: Detail) -> Contribution:
    spot = next((each.value for each in inner(place) if isinstance(each.value, Spot)), None)
    if spot is None:
        raise Misread("a row", "another place")
    found = renewed(
        noun, *(each for each in inner(place) if each.field == "whose"), Detail("quality", RecruitedInto(spot))
    )
    return Standing([Stated([Do(All(found), UNMARKED, PLURAL)], None)])


class RecruitsUnmarked(Do):
    """Whoever you recruit of some sort comes into play unmarked."""

    def __init__(self, noun: CardNoun) -> None:
        found = renewed(noun, Detail("whose", YOURS), Detail("quality", Recruited()))
        super().__init__(All(found), UNMARKED, PLURAL)
        self.noun: Final = noun

    def text(self) -> str:
        return f"{self.noun.text(True)} you recruit {PLURAL}"


def recruits_unmarked(reading: Reading, noun: CardNoun, *_that: Things) -> Contribution:
    """Said of it as it comes, and no deed when it is there."""
    if noun.whose not in (ANYONES, YOURS):
        raise Misread("whom you recruit", noun.text(False))
    bare = renewed(noun, Detail("whose", ANYONES), Detail("side", False))
    return Standing([Stated([RecruitsUnmarked(bare)], None)])


def recruits_unmarked_there(reading: Reading, noun: CardNoun, where: Detail) -> Contribution:
    return recruits_unmarked(reading, renewed(noun, where))


def own_unmarked_there(reading: Reading, noun: CardNoun, *where: Detail) -> Contribution:
    """Whom you recruit: what others put there is none of this."""
    spots = [each.value for detail in where for each in inner(detail) if isinstance(each.value, Spot)]
    if noun.whose not in (ANYONES, YOURS) or len(spots) != 1:
        raise Misread("whom you recruit, and one place", noun.text(False))
    if spots[0].of is not None:
        return recruits_unmarked_there(reading, noun, Detail("quality", spots[0]))
    return others_unmarked_there(reading, renewed(noun, Detail("whose", YOURS), Detail("side", False)), where[0])


def including(reading: Reading, things: Things, _this: Things) -> Things:
    """Whoever stands in a row with itself is among those who do; else it is named beside them."""
    noun = things.noun if isinstance(things, All) else None
    if not isinstance(noun, CardNoun):
        raise Misread("all of some sort", things.text())
    if noun.not_me or noun.other_than is not None:
        raise Misread("others than this creature", "this creature")
    spots = [quality for quality in noun.qualities if isinstance(quality, Spot) and quality.of is not None]
    if any(spot.relation < TOGETHER or spot.relation > TOGETHER + 3 for spot in spots):
        return pair(reading, things, This(reading.word))
    return things


INTO: Final = '("into" | "in" | "to" | "onto")'
COMES: Final = '("comes" | "come") "into" "play" "unmarked" | ("isn\'t" | "aren\'t") "marked"'
IS: Final = '("is" | "are")'
PHRASES: Final = [
    Phrase("ability", f'("if" | "when" | "whenever") self {IS} "recruited" {INTO} place "," ("it" | self) ({COMES})',
           comes_unmarked_there,
           ["If this creature is recruited into the back row, it comes into play unmarked."]),
    Phrase("ability", f'self ({COMES}) ("if" | "when") ("it" | self) {IS} "recruited" {INTO} place', unmarked_behind),
    Phrase("ability", f'("if" | "when" | "whenever") ("a" | "an") card_noun {IS} "recruited" {INTO} place "," "it" ({COMES})',
           others_unmarked_there),
    Phrase("ability", f'"all"? card_nouns "recruited" {INTO} place ({COMES})', others_unmarked_there),
    Phrase("ability", f'(("each" | "every") card_noun | "all"? card_nouns) "that"? "you" "recruit" {WHERE} ({COMES})',
           own_unmarked_there, ["Creatures you recruit into slots adjacent to this creature come into play unmarked."]),
    Phrase("ability", f'("if" | "when" | "whenever") "you" "recruit" ("a" | "an") card_noun ","'
           f' ("it" | "that" ("creature" | "recruit" | "ally")) ({COMES})',
           recruits_unmarked,
           ["When you recruit a creature into a slot adjacent to this creature, it comes into play unmarked."]),
    Phrase("ability", f'"all"? card_nouns "that"? "you" "recruit" ({COMES})', recruits_unmarked,
           ["Knights you recruit come into play unmarked."]),
    Phrase("ability", f'(("each" | "every") card_noun | "all"? card_nouns) "that"? "you" "recruit" reach ({COMES})',
           recruits_unmarked_there, ["Creatures you recruit adjacent to this creature come into play unmarked."]),
    Phrase("general", 'crowd "," "including" self ","?', including),
    Phrase("general", 'crowd "including" self', including),
]  # fmt: skip
