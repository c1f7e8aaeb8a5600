"""Where creatures stand, in words: adjacent ally creatures, enemy creatures in the front row, the creature behind it."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Noun, Number
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN
from wtactics.rulesets.slot.speech.marked import is_marked, marked_line, same_as_marked
from wtactics.rulesets.slot.speech.measures import LEVEL_VALUE
from wtactics.rulesets.slot.speech.slots import InLine
from wtactics.rulesets.slot.speech.spots import (
    AHEAD,
    AROUND,
    BEHIND,
    BESIDE,
    COVERED,
    FLANKING,
    IN_BACK,
    IN_FRONT,
    OPPOSITE,
    SHARED,
    TOGETHER,
    UNCOVERED,
    AnyOne,
    AnyOther,
    Foremost,
    Spot,
    TheOne,
)
from wtactics.rulesets.slot.speech.steps_between import plainly
from wtactics.vocabulary.conditions.judging import controls, there_is
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import EXACTLY, Limit
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, held
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.siding import sided
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Slot, Things, This
from wtactics.vocabulary.things.mentioning import but, pair, renewed, this, told_of


def towards(reading: Reading, relation: int, of: Things) -> Detail:
    """So towards somebody: who has left play is remembered where he stood."""
    reading.recall(facts.LEFT)
    return Detail("quality", Spot(relation, of))


def adjacent(reading: Reading) -> Detail:
    return towards(reading, BESIDE, This(reading.word))


def is_adjacent(reading: Reading) -> Quality:
    """Adjacent to whom, if nobody is named? To the one that speaks."""
    where = renewed(CardNoun([Sort()]), adjacent(reading))
    return Being(where, where.text(False).strip())


def at_level(reading: Reading, bound: Bound) -> Detail:
    return Detail("quality", Limit(LEVEL_VALUE, bound.relation, bound.number))


def held_of_level(reading: Reading, number: Number, sort: Sort, *said: Detail) -> CardNoun:
    return held(reading, None, sort, *said, of_level(reading, number))


def of_level(reading: Reading, number: Number) -> Detail:
    return Detail("quality", Limit(LEVEL_VALUE, EXACTLY, number))


def the_one(reading: Reading, noun: Noun) -> Things:
    noun = foremost(of_own_column(noun))
    only(noun)
    return told_of(reading, TheOne(noun), noun)


def of_own_column(noun: Noun) -> Noun:
    """SLOT-ARMY-06 The one other creature of a column is the ally: of enemies there could be two beside it."""
    if not isinstance(noun, CardNoun) or noun.whose != ANYONES or not noun.not_me:
        return noun
    of_column = [each for each in noun.qualities if isinstance(each, Spot) and each.relation == TOGETHER + COLUMN]
    if not of_column or not isinstance(of_column[0].of, This):
        return noun
    return renewed(noun, Detail("whose", YOURS), Detail("side", True))


def only(noun: Noun) -> None:
    """Refuse a noun that could mean several."""
    if not isinstance(noun, CardNoun) or not any(is_alone(noun, quality) for quality in qualities_of(noun)):
        raise Misread("a creature of which there can be only one", f"the {noun.text(False)}")


def foremost(noun: Noun) -> Noun:
    """SLOT-ARMY-07 The one enemy in front of a creature is the first that it meets: in the front row, else behind that."""
    if not isinstance(noun, CardNoun) or not any(is_across(noun, quality) for quality in qualities_of(noun)):
        return noun
    return (
        noun
        if any(is_alone(noun, each) for each in qualities_of(noun))
        else renewed(noun, Detail("quality", Foremost()))
    )


def is_across(noun: CardNoun, quality: Quality) -> bool:
    """Does this say of enemies that they stand in front of somebody?"""
    if not isinstance(quality, Spot) or quality.of is None or quality.of.many():
        return False
    return quality.relation == OPPOSITE or (quality.relation == AHEAD and noun.whose == OPPONENTS)


def qualities_of(noun: CardNoun) -> list[Quality]:
    """What is said of a noun, behind "that is", too."""
    inner = [each.noun for each in noun.qualities if isinstance(each, Being) and not each.negated]
    return [*noun.qualities, *(one for what in inner if isinstance(what, CardNoun) for one in what.qualities)]


def is_alone(noun: CardNoun, quality: Quality) -> bool:
    """Can this be true of one such creature only? In a column of an army there is one other; in front may be enemies, too."""
    if isinstance(quality, InLine) and quality.line.sort == COLUMN:
        return noun.whose != ANYONES and any(is_of_row(each) for each in qualities_of(noun))
    if not isinstance(quality, Spot):
        return quality.finds_one()
    mine = noun.whose == YOURS
    if quality.relation == TOGETHER + COLUMN:
        theirs = noun.whose == OPPONENTS and any(is_of_row(each) for each in qualities_of(noun))
        return theirs or (mine and noun.not_me)
    if is_across(noun, quality):
        return any(is_of_row(each) for each in qualities_of(noun))
    return quality.relation == BEHIND or (mine and quality.relation == AHEAD)


def is_of_row(quality: Quality) -> bool:
    """Does this leave but one creature of a column?"""
    return isinstance(quality, Foremost) or (
        isinstance(quality, Spot) and quality.of is None and quality.relation <= IN_BACK
    )


def was_adjacent(reading: Reading, other: Things) -> Detail:
    """Who has left play was where he is remembered; once something was done, others may stand there."""
    there = reading.acted or reading.gone is None
    if there or not isinstance(bare(other), This):
        raise Misread("who is adjacent now", "who was")
    return towards(reading, BESIDE, other)


class SpotPhrase(Phrase):
    """How a creature stands towards another one."""

    def __init__(self, form: str, relation: int, example: str) -> None:
        super().__init__("reach", f"({form}) neighbour", self.read, [example])
        self.relation: Final = relation

    def read(self, reading: Reading, other: Things) -> Detail:
        return towards(reading, self.relation, other)


class SpotSuchPhrase(Phrase):
    """How a creature stands towards one that was named, and what it is like: adjacent to the target with DEF 3 or less."""

    def __init__(self, form: str, relation: int) -> None:
        super().__init__("reach", f"({form}) (self | again) quality+", self.read_such)
        self.such: Final = relation

    def read_such(self, reading: Reading, other: Things, *such: Detail) -> Detail:
        return Detail("all", [towards(reading, self.such, other), *such])


class AlonePhrase(Phrase):
    """How a creature stands towards the one that speaks, where nobody is named."""

    def __init__(self, form: str, relation: int, example: str) -> None:
        super().__init__("reach", form, self.read, [example])
        self.relation: Final = relation

    def read(self, reading: Reading) -> Detail:
        return towards(reading, self.relation, This(reading.word))


def in_this(reading: Reading, sort: int) -> Detail:
    """SLOT-ABIL-17 Where one is marked for it, "this pair" is that one."""
    if is_marked(reading, sort):
        return marked_line(reading, sort)
    return towards(reading, TOGETHER + sort, This(reading.word))


def in_its(reading: Reading, sort: int) -> Detail:
    """Its row is that of who was spoken of; of whom else than itself would a card speak that has named nobody?"""
    known = any(not mention.things.people() and not mention.things.many() for mention in reading.mentions)
    return towards(reading, TOGETHER + sort, reading.it() if known else This(reading.word))


def in_shape_of(reading: Reading, sort: int, other: Things) -> Detail:
    return towards(reading, TOGETHER + sort, other)


class Alone(Spot):
    """Where creatures stand with the one that speaks, which nobody has named: several that are picked it would join."""

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        raise Misread('"as this creature"', self.behind())

    def behind(self) -> str:
        return f"in the same {SHARED[self.relation - TOGETHER]}"


class SharedPhrase(Phrase):
    """Creatures that stand in one shape with another one, or with the one that speaks."""

    def __init__(self, sort: int) -> None:
        word = SHARED[sort]
        example = f"[ ] - Restore 1 life to each damaged ally creature in the same {word}."
        super().__init__("reach", f'"in" "the" "same" "{word}" ("as" neighbour)?', self.read, [example])
        self.sort: Final = sort

    def read(self, reading: Reading, other: Things | None = None) -> Detail:
        if other is None:
            if is_marked(reading, self.sort):
                return same_as_marked(reading, self.sort)
            reading.recall(facts.LEFT)
            return Detail("quality", Alone(TOGETHER + self.sort, This(reading.word)))
        return towards(reading, TOGETHER + self.sort, other)


def in_opposite(reading: Reading, of: Things) -> Detail:
    return Detail("all", [Detail("whose", OPPONENTS), towards(reading, OPPOSITE, of)])


def in_column_of(reading: Reading, line: int, place: Detail) -> Detail:
    """In the front or back slot of a column."""
    column = isinstance(place.value, Spot) and place.value.relation == TOGETHER + COLUMN
    if not column and not (isinstance(place.value, InLine) and place.value.line.sort == COLUMN):
        raise Misread("a column", "another place")
    row = Detail("quality", Spot(line))  # as of two places that are said one behind the other:
    return Detail("all", [row, place] if isinstance(place.value, InLine) else [place, row])


def in_enemy_slot_of(reading: Reading, line: int, place: Detail) -> Detail:
    return Detail("all", [Detail("whose", OPPONENTS), in_column_of(reading, line, place)])


def is_covered(reading: Reading, negated: bool) -> Quality:
    return Spot(UNCOVERED if negated else COVERED)


def has_near(reading: Reading, who: Things, said: tuple[Noun, int, Number, str]) -> Condition:
    """Allies that stand near this creature are what it has."""
    noun = said[0]
    near = isinstance(noun, CardNoun) and any(isinstance(q, Spot) and isinstance(q.of, This) for q in noun.qualities)
    if not near or not isinstance(bare(who), This):
        raise Misread("adjacent creatures that this creature has", said[3])
    return there_is(reading, said)


def some_one(reading: Reading, noun: Noun) -> Things:
    return AnyOne(noun)


def some_other(reading: Reading, noun: Noun) -> Things:
    """Another than who was spoken of, or is spoken of now."""
    return AnyOne(but(reading, noun)) if reading.mentions else AnyOther(noun)


PHRASES: Final = [
    DetailPhrase("stance", '"covered"', "quality", Spot(COVERED)),
    DetailPhrase("stance", '"uncovered"', "quality", Spot(UNCOVERED)),
    Phrase(
        "stance",
        '"foremost" | "nearest"',
        lambda reading: Detail("quality", Foremost()),
        ["[1]: Mark the foremost enemy creature opposite this creature."],
    ),
    *(
        Phrase(rule, f"owner [other] (adjective* stance)+ {sort} ({joiner} {sort})* post* reach?", sided)
        for rule, sort, joiner in (("owned_nouns", "sorts", '"and"'), ("owned_one", "sort", '"or"'))
    ),
    Phrase("stance", '"adjacent"', adjacent, ["Adjacent ally Soldiers get +1 close."]),
    Phrase("stance", '"level" number', of_level, ["[2]: Mark target level 2 creature."]),
    *(
        DetailPhrase(
            "place", f'"the" {row} "row" | ("the" | "both")? {row} "rows" | "either" {row} "row"', "quality", spot
        )
        for row, spot in (('"front"', Spot(IN_FRONT)), ('"back"', Spot(IN_BACK)))
    ),
    *(
        DetailPhrase("place", f"{form} {row}", "all", [Detail("whose", whose), Detail("quality", spot)])
        for form, whose in (('"your"', YOURS), ('"the"? "enemy"', OPPONENTS), ('"an" "opponent" "\'s"', OPPONENTS))
        for row, spot in (('"front" "row"', Spot(IN_FRONT)), ('"back" "row"', Spot(IN_BACK)))
    ),
    Phrase("quality", '"of" "level" bound', at_level, ["[2]: Mark target creature of level 1."]),
    *(
        Phrase(
            f"held_noun{s}",
            f'"level" number (card_sort{s} | sort{s}) quality* ("in" | "from") lying quality*',
            held_of_level,
        )
        for s in ("", "s")
    ),
    *(Idiom("shape", f'"{word}"', sort) for sort, word in enumerate(SHARED)),
    Phrase("place", '"this" shape', in_this, ["[ ]: Mark target enemy creature in this column."]),
    Phrase(
        "place", '"its" shape', in_its, ["As long as this creature is marked, ally creatures in its row get +1 DEF."]
    ),
    Phrase(
        "place",
        '(aimed | self) ("\'s" | "\'") shape',
        lambda reading, other, sort: towards(reading, TOGETHER + sort, other),
    ),
    Phrase("place", '"the" shape "of" neighbour', in_shape_of),
    Phrase(
        "place",
        'slot_of_row ("of" | "in") place',
        in_column_of,
        ["[1]: Mark the enemy creature in the front slot of this creature's column."],
    ),
    Phrase(
        "place",
        'enemy_slot_of ("of" | "in") place',
        in_enemy_slot_of,
        ["The creature in the enemy front slot of this creature's column gets -1 DEF."],
    ),
    Phrase(
        "place",
        '"the" "enemy"? "column" ("opposite" | "in" "front" "of") (self | aimed) ("\'s" "column")?',
        in_opposite,
        ["[1]: Mark target enemy creature in the column opposite this creature."],
    ),
    Idiom("slot_of_row", '"the" "front" ("slot" | "row")', IN_FRONT),
    Idiom("slot_of_row", '"the" "back" ("slot" | "row")', IN_BACK),
    Idiom("enemy_slot_of", '"the" "enemy" "front" "slot"', IN_FRONT),
    Idiom("enemy_slot_of", '"the" "enemy" "back" "slot"', IN_BACK),
    Phrase("place", '"the" shape ("in" "which" | "where") neighbour ("is" | "are")', in_shape_of),
    Phrase(
        "post", '("in" | "of") place', lambda reading, said: said, ["[1]: Mark target enemy creature in the back row."]
    ),
    SpotPhrase('"adjacent" "to"', BESIDE, "[1]: Unmark target marked ally creature adjacent to this creature."),
    SpotPhrase('"in" "front" "of"', AHEAD, "The ally creature in front of this creature gets +1 DEF."),
    SpotPhrase('"behind"', BEHIND, "The ally creature behind this creature gets +1 DEF."),
    SpotPhrase('"opposite"', OPPOSITE, "Enemy creatures opposite this creature get -1 DEF."),
    SpotPhrase('"beside"', FLANKING, "Creatures beside this creature get +1 DEF."),
    SpotPhrase('"around" | "surrounding"', AROUND, "Ally creatures around this creature get +1 DEF."),
    *(
        SpotSuchPhrase(form, relation)
        for form, relation in (('"adjacent" "to"', BESIDE), ('"beside"', FLANKING), ('"opposite"', OPPOSITE))
    ),
    Phrase(
        "reach",
        '"that" ("was" | "were") "adjacent" "to" (self | again)',
        was_adjacent,
        ["When this creature dies, mark each creature that was adjacent to it."],
    ),
    AlonePhrase('"straight" "ahead" | "in" "front"', AHEAD, "[1]: Mark each enemy straight ahead."),
    AlonePhrase('"opposite"', OPPOSITE, "[1]: Mark each enemy opposite."),
    Phrase("neighbour", "aimed", plainly),
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
    Phrase(
        "general",
        'self "and" "the" card_noun',
        lambda reading, this, noun: pair(reading, this, the_one(reading, noun)),
        ["This creature and the ally behind it can't be attacked by groups."],
    ),
    Phrase(
        "predicate",
        '("is" | "are") "adjacent"',
        is_adjacent,
        ["While another Knight is adjacent, this creature gets +1 DEF."],
    ),
    Phrase("doing_so", '"covered"', lambda reading: Spot(COVERED), ["While covered, this creature gets +1 ranged."]),
    Phrase("doing_so", '"uncovered"', lambda reading: Spot(UNCOVERED)),
    Phrase("predicate", 'being "covered"', is_covered, ["If this creature is covered, it gets +1 DEF."]),
    Phrase("predicate", 'being "uncovered"', lambda reading, negated: is_covered(reading, not negated)),
    Phrase(
        "condition",
        '(self | again) ("has" | "have") had',
        has_near,
        ["While this creature has two adjacent allies, it gets +1 DEF."],
    ),
    Phrase(
        "condition",
        'holding ("is" | "are") holder',
        lambda reading, said, holder: controls(reading, holder, said),
        ["As long as an Elf is in your army, this creature gets +1 DEF."],
    ),
    Phrase("self", '"this"', this, ["When this dies, you get 1 AP."]),
]
