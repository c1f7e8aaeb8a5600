"""Ranks, in words: rows and columns that are full or empty, counted and asked for; the rows of those who are spoken of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import HOMES, Condition, Noun, Number
from wtactics.engine.places import NOBODY, Seat, Thing, place_of
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN, SHAPES, SLOTS, STARTS, column, kind_of
from wtactics.rulesets.slot.speech.slots import ARMIES
from wtactics.rulesets.slot.speech.spots import IN_BACK, IN_FRONT, SHARED, TOGETHER, AnyOne, Spot, home_of
from wtactics.rulesets.slot.speech.standing import in_this
from wtactics.vocabulary.conditions.judging import controls
from wtactics.vocabulary.conditions.meaning import Compare, Is
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound, is_where
from wtactics.vocabulary.nouns.limits import AT_LEAST, AT_MOST, bound_text
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.siding import controlled_by
from wtactics.vocabulary.nouns.sorts import says_nothing
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import renewed

FULL: Final = 0
EMPTY: Final = 1
STATES: Final = ("full", "empty")


class Ranks(Noun):
    """Rows, columns, pairs or squares of an army that are full, or empty, to be counted."""

    def __init__(self, sort: i64, state: i64, whose: i64) -> None:
        self.sort: Final = sort
        self.state: Final = state
        self.whose: Final = whose

    def fits(self, t: Table, thing: Thing) -> bool:
        return False  # a shape is no thing

    def all(self, t: Table) -> vec[i64]:
        return vec[i64]()

    def count(self, t: Table) -> i64:
        n: i64 = 0
        for seat in range(t.seats):
            if (seat == t.you) != (self.whose == YOURS):
                continue
            filled = filled_slots(t, seat)
            for shape in range(STARTS[self.sort], STARTS[self.sort + 1]):
                there = SHAPES[shape] & filled
                n += i64(there == (SHAPES[shape] if self.state == FULL else 0))
        return n

    def depends(self) -> i64:
        return HOMES

    def text(self, many: bool) -> str:
        return f"{STATES[self.state]} {SHARED[self.sort]}{'s' if many else ''} {ARMIES[self.whose]}"


def filled_slots(t: Table, seat: Seat) -> i64:
    """The slots of an army in which somebody stands, as a mask."""
    slots: i64 = 0
    for slot in range(SLOTS):
        if t.first[place_of(kind_of(slot), seat)] != NOBODY:
            slots |= 1 << slot
    return slots


class OwnRow:
    """In its front row: that of the army of whoever a noun means, which must be known."""

    def __init__(self, line: int) -> None:
        self.line: Final = line

    def of(self, noun: CardNoun) -> Quality:
        """The quality, now that it is known who stands there."""
        if noun.whose == ANYONES and not says_nothing(noun.sorts):
            raise Misread("whose row, such as your front row", "its row")
        return Spot(self.line)


class NearColumns(Spot):
    """A creature stands in a column beside that of another one, on either side of the table, or in that column, too."""

    def __init__(self, of: Things, own: bool) -> None:
        super().__init__(TOGETHER + COLUMN, of)
        self.own: Final = own

    def admits(self, t: Table, seat: Seat, slot: i64) -> bool:
        others = self.of
        for other in others.of(t) if others is not None else vec[i64]():
            home = home_of(t, other)
            if home != NOBODY:
                apart = column(slot) - column(home % SLOTS)
                if -1 <= apart <= 1 and (apart != 0 or self.own):
                    return True
        return False

    def scope(self, t: Table) -> vec[i64]:
        return t.board

    def behind(self) -> str:
        assert self.of is not None
        return (
            f"in the column of {self.of.text()} or one beside it"
            if self.own
            else f"in one of the columns beside {self.of.text()}"
        )


def near_columns(reading: Reading, things: Things) -> Detail:
    return near(reading, things, True)


def columns_beside(reading: Reading, things: Things) -> Detail:
    return near(reading, things, False)


def near(reading: Reading, things: Things, own: bool) -> Detail:
    """In columns known by who stands there, who may have left play."""
    reading.recall(facts.LEFT)
    return Detail("quality", NearColumns(things, own))


def shares(reading: Reading, things: Things, sort: int, noun: CardNoun) -> Condition:
    """With another one than itself."""
    if not isinstance(things, This):
        raise Misread("this creature", things.text())
    other = AnyOne(renewed(noun, Detail("other_than", things)))
    return Is(things, is_where(reading, False, Detail("quality", Spot(TOGETHER + sort, other))))


def in_its_row(reading: Reading, line: int) -> Detail:
    return Detail("mutual", OwnRow(line))


def in_his_row(reading: Reading, line: int) -> Detail:
    """The row of a player who was spoken of, else of who stands there."""
    if not reading.speaks_of_people():
        return in_its_row(reading, line)
    return Detail("all", [controlled_by(reading, reading.he()), Detail("quality", Spot(line))])


def foe_has_there(reading: Reading, said: tuple[Noun, int, Number, str], line: int) -> Condition:
    """An opponent has so many in a row of his own."""
    noun, relation, number, words = said
    if not isinstance(noun, CardNoun) or noun.whose != ANYONES:
        raise Misread("creatures", noun.text(True))
    where = Spot(line)
    there = renewed(noun, Detail("quality", where))
    return controls(reading, Detail("whose", OPPONENTS), (there, relation, number, f"{words} {where.behind()}"))


def ranks(reading: Reading, state: int, sort: int, whose: int) -> Ranks:
    return Ranks(sort, state, whose)


def ranks_of(reading: Reading, whose: int, state: int, sort: int) -> Ranks:
    return Ranks(sort, state, whose)


def ranks_behind(reading: Reading, sort: int, whose: int, state: int) -> Ranks:
    return Ranks(sort, state, whose)


def count(reading: Reading, found: Ranks) -> Number:
    return CountOf(found)


def so_many(reading: Reading, bound: Bound, found: Ranks) -> Condition:
    number = CountOf(found)
    words = f"{number.text()} is {bound_text(bound.relation, bound.number.text())}"
    return Compare(number, bound.relation, bound.number, words)


def at_least_one(reading: Reading, found: Ranks) -> Condition:
    return so_many(reading, Bound(AT_LEAST, Fixed(1)), found)


def none_at_all(reading: Reading, found: Ranks) -> Condition:
    return so_many(reading, Bound(AT_MOST, Fixed(0)), found)


def yours_so_many(reading: Reading, bound: Bound, state: int, sort: int) -> Condition:
    return so_many(reading, bound, Ranks(sort, state, YOURS))


def yours_one(reading: Reading, state: int, sort: int) -> Condition:
    return at_least_one(reading, Ranks(sort, state, YOURS))


def yours_none(reading: Reading, state: int, sort: int) -> Condition:
    return none_at_all(reading, Ranks(sort, state, YOURS))


def one_is(reading: Reading, said: tuple[int, int], state: int) -> Condition:
    return at_least_one(reading, Ranks(said[0], state, said[1]))


def none_is(reading: Reading, said: tuple[int, int], state: int) -> Condition:
    return none_at_all(reading, Ranks(said[0], state, said[1]))


def many_are(reading: Reading, number: Number, said: tuple[int, int], state: int) -> Condition:
    return so_many(reading, Bound(AT_LEAST, number), Ranks(said[0], state, said[1]))


def whole_column(reading: Reading, *_this: Things) -> Detail:
    """SLOT-ARMY-06 A column runs through both armies."""
    return in_this(reading, COLUMN)


ALL: Final = (
    '("all" "of"? "its"? ("four" | "two")? | "both" "of"? "its"? | "each" "of"? "its"? | "every") ("slots" | "slot")'
)
IS: Final = '("is" | "are")'
IN_WHICH: Final = '("in" "which" | "where" | "of" "which" | "whose")'
BESIDE: Final = '("beside" | "adjacent" "to")'
A_COLUMN: Final = '("a" | "the" "two"? | "either" | "one" "of" "the" | "both")? ("column" | "columns")'
BESIDE_IT: Final = (
    f'(("the" | "a" | "an" | "one" | "any")? ("column" | "columns" | "ones" | "one")? {BESIDE} ("it" | "that" | "this" "one")'
    ' | ("the" | "an")? ("adjacent" | "neighbouring" | "neighboring") ("column" | "columns" | "ones" | "one"))'
)
YOU_HAVE: Final = '("you" ("control" | "have") | "your" "army" "has")'
PHRASES: Final = [
    Phrase("place", '("its" | "this") "column" "and" "in"? "the" "enemy"? "column" ("in" "front" "of" | "opposite")'
           ' ("it" | self)', whole_column, ["[1]: Mark each creature in its column and the enemy column in front of it."]),
    Idiom("fullness", '"wholly"? ("full" | "filled" | "complete" | "occupied") | "completely" ("full" | "filled" | "occupied")',
          FULL),
    Idiom("fullness", '("wholly" | "completely")? "empty"', EMPTY),
    Idiom("filling", '"full" | "filled" | "occupied" | "taken"', FULL),
    Idiom("filling", '"empty"', EMPTY),
    *(Idiom("shape_word", f'"{word}" | "{word}s"', sort) for sort, word in enumerate(SHARED)),
    Idiom("army_said", '"you" "control" | "you" "have" | "of" "yours" | "on" "your" "side"', YOURS),
    Idiom("army_said", '"an" "opponent" "controls" | "of" "an" "opponent"', OPPONENTS),
    Idiom("army_before", '"your"', YOURS),
    Idiom("army_before", '"enemy" | "an" "opponent" "\'s"', OPPONENTS),
    Phrase("ranks", "fullness shape_word army_said", ranks),
    Phrase("ranks", "fullness army_before shape_word", lambda reading, state, whose, sort: Ranks(sort, state, whose)),
    Phrase("ranks", f'army_before shape_word ("that" {IS} fullness | {IN_WHICH} {ALL} {IS} filling)',
           lambda reading, whose, sort, state: Ranks(sort, state, whose)),
    Phrase("ranks", '("of" "your")? army_before fullness shape_word', ranks_of),
    Phrase("ranks", f"shape_word army_said {IN_WHICH} {ALL} {IS} filling", ranks_behind),
    Phrase("ranks", f'shape_word army_said "that" {IS} fullness', ranks_behind),
    Phrase("for_each", '"for" ("each" | "every") ("of" | "one" "of")? ranks', count,
           ["This creature gets +1 DEF for each full column you control."]),
    Phrase("value", '"the" "number" "of" ranks', count),
    Phrase("condition", '"there" ("is" | "are") so_many_ranks ranks', so_many),
    Phrase("so_many_ranks", "how_many", lambda reading, bound: bound),
    Phrase("so_many_ranks", "many", lambda reading, number: Bound(AT_LEAST, number)),
    Phrase("condition", '"there" ("is" | "are") ("a" | "an" | "any") ranks', at_least_one,
           ["If there is an empty column you control, this creature gets +1 DEF."]),
    Phrase("condition", '"there" ("is" | "are") "no" ranks', none_at_all),
    Phrase("condition", f'("a" | "an" | "any" | "one" "of"?) shape_army {IS} fullness', one_is,
           ["While a column of the enemy army is empty, this creature gets +2 close."]),
    Phrase("condition", f'"no" shape_army {IS} fullness', none_is),
    Phrase("condition", f'many "of"? shape_army {IS} fullness', many_are),
    Phrase("shape_army", "shape_word army_said", lambda reading, sort, whose: (sort, whose)),
    Phrase("shape_army", "army_before shape_word", lambda reading, whose, sort: (sort, whose)),
    Phrase("condition", f"{YOU_HAVE} so_many_ranks fullness shape_word", yours_so_many,
           ["If you control two or more full columns, this creature gets +1 DEF."]),
    Phrase("condition", f'{YOU_HAVE} ("a" | "an" | "any") fullness shape_word', yours_one),
    Phrase("condition", f'{YOU_HAVE} "no" fullness shape_word', yours_none),
    # who is in one with another
    Phrase("condition", 'subject_plain ("shares" | "share") ("its" | "a" | "the" "same"?) shape "with"'
           ' ("a" | "an" | "another") card_noun', shares,
           ["While this creature shares its column with an ally, it gets +1 DEF."]),
    # columns beside one
    Phrase("place", f'(self "\'s" | "this" | "its") "column" ("and" | "or") ("of" | "in")? {BESIDE_IT}',
           lambda reading, *things: near_columns(reading, things[0] if things else This(reading.word)),
           ["Enemy creatures in this column and the columns beside it get -1 close."]),
    Phrase("place", f'"the" "column" "of" neighbour ("and" | "or") ("of" | "in")? {BESIDE_IT}', near_columns),
    Phrase("place", f'{A_COLUMN} {BESIDE} ("that" "of")? neighbour', columns_beside,
           ["Enemy creatures in a column beside this creature get -1 close."]),
    Phrase("place", f'{A_COLUMN} {BESIDE} (self "\'s" | "this" | "its") "column"',
           lambda reading, *things: columns_beside(reading, things[0] if things else This(reading.word))),
    Phrase("place", '("an" | "the" | "either")? ("adjacent" | "neighbouring" | "neighboring" | "next") ("column" | "columns")',
           lambda reading: columns_beside(reading, This(reading.word))),
    # rows of those who are spoken of
    Idiom("row_said", '"front" "row"', IN_FRONT),
    Idiom("row_said", '"back" "row"', IN_BACK),
    Phrase("place", '"its" row_said', in_its_row, ["[1]: Mark target enemy creature in its front row."]),
    Phrase("place", '("his" | "her" | "their") row_said', in_his_row),
    Phrase("condition", '("an" | "any") "opponent" ("has" | "controls") had "in" ("his" | "their") row_said', foe_has_there,
           ["If an opponent has no creature in his back row, this creature gets +1 DEF."]),
]  # fmt: skip
