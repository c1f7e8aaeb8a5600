"""Where creatures stand, in words: adjacent ally creatures, enemy creatures in the front row, the creature behind it."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Noun, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.measures import LEVEL_VALUE
from wtactics.rulesets.slot.speech.spots import (
    AHEAD,
    BEHIND,
    BESIDE,
    COVERED,
    IN_BACK,
    IN_FRONT,
    OPPOSITE,
    SHARED,
    TOGETHER,
    UNCOVERED,
    AnyOne,
    Spot,
    TheOne,
)
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.limits import EXACTLY, Limit
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, fill_place
from wtactics.vocabulary.nouns.sorts import EITHER, Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import but, done_to, told_of

UNSAID: Final[dict[str, Any]] = {"mark": EITHER, "role": EITHER, "damaged": False, "not_faction": -1, "not_kind": None}


def army_noun(reading: Reading, *parts: Any) -> CardNoun:
    """A noun with words about its army or its spot in front, among other adjectives."""
    fields: dict[str, Any] = {}
    adjectives: list[Detail] = []
    for part in parts:
        if isinstance(part, Detail) and part.field in UNSAID:
            adjectives.append(part)
        elif isinstance(part, Detail):
            fill_place(fields, part)
    fields.setdefault("near", reading.lexicon.local)
    noun = CardNoun([described(part, adjectives) for part in parts if isinstance(part, Sort)], **fields)
    spots = [quality for quality in noun.qualities if isinstance(quality, Spot)]
    near = any(spot.relation != OPPOSITE and isinstance(spot.of, This) for spot in spots)
    if near and noun.whose == OPPONENTS:
        raise Misread("ally creatures, for only they stand in the same army", noun.text(True))
    return noun


def described(sort: Sort, adjectives: list[Detail]) -> Sort:
    """The sort with more adjectives."""
    fields: dict[str, Any] = {name: getattr(sort, name) for name in ("types", "faction", "kinds", "word", *UNSAID)}
    for said in adjectives:
        if fields[said.field] != UNSAID[said.field]:
            raise Misread("each thing said once", f"{said.field} said twice")
        fields[said.field] = said.value
    return Sort(**fields)


def adjacent(reading: Reading) -> Detail:
    return Detail("quality", Spot(BESIDE, This(reading.word)))


def of_level(reading: Reading, number: Number) -> Detail:
    return Detail("quality", Limit(LEVEL_VALUE, EXACTLY, number))


def the_one(reading: Reading, noun: Noun) -> Things:
    qualities = noun.qualities if isinstance(noun, CardNoun) else []
    if not any(isinstance(spot, Spot) and spot.relation in (AHEAD, BEHIND) for spot in qualities):
        raise Misread("a creature of which there can be only one", f"the {noun.text(False)}")
    return told_of(reading, TheOne(noun), noun)


class SpotPhrase(Phrase):
    """How a creature stands towards another one."""

    def __init__(self, form: str, relation: int, example: str) -> None:
        super().__init__("reach", f"{form} neighbour", self.read, [example])
        self.relation: Final = relation

    def read(self, reading: Reading, other: Things) -> Detail:
        return Detail("quality", Spot(self.relation, other))


class SharedPhrase(Phrase):
    """Creatures that stand in one shape with another one, or with the one that speaks."""

    def __init__(self, sort: int) -> None:
        word = SHARED[sort]
        example = f"[ ] - Restore 1 life to each damaged ally creature in the same {word}."
        super().__init__("reach", f'"in" "the" "same" "{word}" ("as" neighbour)?', self.read, [example])
        self.sort: Final = sort

    def read(self, reading: Reading, other: Things | None = None) -> Detail:
        return Detail("quality", Spot(TOGETHER + self.sort, This(reading.word) if other is None else other))


def some_one(reading: Reading, noun: Noun) -> Things:
    return AnyOne(noun)


def some_other(reading: Reading, noun: Noun) -> Things:
    return AnyOne(but(reading, noun))


def side(whose: int) -> list[Detail]:
    """Of which army, said by an adjective."""
    return [Detail("whose", whose), Detail("side", True)]


def nouns() -> list[Phrase]:
    """Nouns with such adjectives, one and many."""
    return [
        Phrase(
            f"card_noun{s}",
            f"[other] (adjective* stance)+ sort{s} ({joiner} sort{s})* post* reach?",
            army_noun,
            [f"[1]: Mark {start} enemy creature{s}."],
        )
        for s, joiner, start in (("", '"or"', "target unmarked"), ("s", '"and"', "all"))
    ]


PHRASES: Final = [
    *nouns(),
    DetailPhrase("stance", '"ally"', "all", side(YOURS)),
    DetailPhrase("stance", '"enemy"', "all", side(OPPONENTS)),
    DetailPhrase("stance", '"covered"', "quality", Spot(COVERED)),
    DetailPhrase("stance", '"uncovered"', "quality", Spot(UNCOVERED)),
    Phrase("stance", '"adjacent"', adjacent, ["Adjacent ally Soldiers get +1 close."]),
    Phrase("stance", '"level" number', of_level, ["[2]: Mark target level 2 creature."]),
    DetailPhrase("place", '"the" "front" "row"', "quality", Spot(IN_FRONT)),
    DetailPhrase("place", '"the" "back" "row"', "quality", Spot(IN_BACK)),
    *(
        DetailPhrase("place", f"{form} {row}", "all", [Detail("whose", whose), Detail("quality", spot)])
        for form, whose in (('"your"', YOURS), ('"the"? "enemy"', OPPONENTS), ('"an" "opponent" "\'s"', OPPONENTS))
        for row, spot in (('"front" "row"', Spot(IN_FRONT)), ('"back" "row"', Spot(IN_BACK)))
    ),
    Phrase("post", '"in" place', lambda reading, said: said, ["[1]: Mark target enemy creature in the back row."]),
    SpotPhrase('"adjacent" "to"', BESIDE, "[1]: Unmark target marked ally creature adjacent to this creature."),
    SpotPhrase('"in" "front" "of"', AHEAD, "The ally creature in front of this creature gets +1 DEF."),
    SpotPhrase('"behind"', BEHIND, "The ally creature behind this creature gets +1 DEF."),
    SpotPhrase('"opposite"', OPPOSITE, "Enemy creatures opposite this creature get -1 DEF."),
    Phrase("neighbour", "aimed", done_to),
    Phrase("neighbour", "self", lambda reading, things: things),
    Phrase(
        "neighbour",
        '("a" | "an") card_noun',
        some_one,
        ["As long as this creature is adjacent to a Knight, it gets +1 close."],
    ),
    Phrase("neighbour", '"another" card_noun', some_other),
    *(SharedPhrase(sort) for sort in range(len(SHARED))),
    Phrase("general", '"the" card_noun', the_one),
]
