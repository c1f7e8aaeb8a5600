"""Wherein: rows in which something holds, armies and slots that are filled, allies on both sides, levels."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition, Noun, Number, Statement
from wtactics.engine.places import CREATURE
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.rulesets.slot.grid import ROW
from wtactics.rulesets.slot.speech.slots import AllSlots, Slots
from wtactics.rulesets.slot.speech.spots import FLANKING, IN_BACK, IN_FRONT, TOGETHER, Spot
from wtactics.rulesets.slot.speech.standing import at_level, towards
from wtactics.rulesets.slot.speech.vacancies import (
    FILLED,
    all_empty,
    all_filled,
    inner,
    one_empty,
    so_many_empty,
    there,
    yours,
)
from wtactics.rulesets.slot.speech.weapons import get
from wtactics.vocabulary.conditions.judging import fewer_there, more_there
from wtactics.vocabulary.conditions.meaning import Both, Compare, Is
from wtactics.vocabulary.nouns.cards import ANYONES, ANYWHERE, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound, being_there, is_where
from wtactics.vocabulary.nouns.limits import AT_LEAST
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import subject
from wtactics.vocabulary.sentences.lines import said_together, says
from wtactics.vocabulary.sentences.narrowing import narrow, said_narrowly
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import all_of, plain, renewed, same


class RowPhrase(Phrase):
    """A row of whatever army, in which something is said to hold."""

    def __init__(self, word: str, relation: int, *examples: str) -> None:
        super().__init__("narrowing_row", f'"in" "the" "{word}" "row"', self.narrow, examples)
        self.spot: Final = Detail("quality", Spot(relation))

    def narrow(self, reading: Reading) -> Quality:
        return narrow(reading, is_where(reading, False, self.spot))


def says_in_row(reading: Reading, subject: None, said: Statement, row: Quality) -> list[Stated]:
    """Of what is counted the row could be said, too."""
    if any(isinstance(part, CountOf) for part in parts_within(said)):
        raise Misread("a change that counts nothing", said.text())
    return says(reading, subject, said)


def in_rows(reading: Reading, *rows: list[Stated]) -> list[Stated]:
    """One change in one row, another in the other."""
    said = rows[0]
    for row in rows[1:]:
        said = said_together(reading, said, row)
    return said


def enemy_slots(reading: Reading) -> Slots:
    return Slots(OPPONENTS, [])


def least(reading: Reading, number: Number) -> Bound:
    return Bound(AT_LEAST, number)


def on_both_sides(reading: Reading, who: Things, noun: Noun) -> Condition:
    """Whoever stands at the edge of a row has nobody on one side."""
    assert isinstance(noun, CardNoun)
    this = bare(who)
    if not isinstance(this, This):
        raise Misread("this creature", who.text())
    there = noun.told_so([each for each in noun.qualities if not is_in_its_row(each)])
    beside = renewed(there, Detail("quality", Spot(FLANKING, this)))
    return Compare(CountOf(beside), AT_LEAST, Fixed(2), f"there are 2 or more {beside.text(True)}")


def is_in_its_row(quality: Quality) -> bool:
    """Who stands beside this creature is in its row anyway."""
    return isinstance(quality, Spot) and quality.relation == TOGETHER + ROW and isinstance(quality.of, This)


def some_on_both_sides(reading: Reading, noun: Noun, who: Things) -> Condition:
    return on_both_sides(reading, who, noun)


def stands_between(reading: Reading, who: Things, number: Number, noun: Noun) -> Condition:
    """Two of them: nobody has more on both sides."""
    if plain(number) != 2:
        raise Misread('"two"', number.text())
    return on_both_sides(reading, who, noun)


def where_it_stands(reading: Reading, this: Things, row: Quality) -> None:
    """This creature in the front row: so long as it stands there."""
    subject(reading, this)
    narrow(reading, row)


def held_by_whom(reading: Reading, found: Slots, *_noun: Any) -> Condition:
    """Slots of an army hold creatures of that army."""
    if found.whose == OPPONENTS:
        raise Misread("slots of your army", found.text())
    return AllSlots(found, False)


def held_by_such(reading: Reading, found: Slots, state: tuple[CardNoun, str], *_noun: Any) -> Condition:
    """Each of the slots holds one, and all of these are such."""
    noun = CardNoun([Sort(1 << CREATURE, word="creature")], whose=YOURS, qualities=[*found.spots])
    return Both(held_by_whom(reading, found), Is(All(noun), Being(*state)), False)


def stand_in_all(reading: Reading, found: Slots) -> Condition:
    return held_by_whom(reading, found)


AND: Final = '("," ("and" | "but")? | "and" | "but")'


def all_there(reading: Reading, noun: CardNoun) -> Things:
    """Who stands in the slots that were spoken of, or in the row or other shape that was chosen."""
    place = there(reading)
    whose = next((each.value for each in inner(place) if each.field == "whose"), noun.whose)
    if noun.whose not in (ANYONES, whose):
        raise Misread("creatures of the army whose slots were spoken of", noun.text(True))
    return all_of(reading, renewed(noun, place))


def than_theirs(noun: CardNoun, whose: int) -> tuple[CardNoun, CardNoun]:
    """Those of one army, and those of the other."""
    if noun.whose != (YOURS if whose == OPPONENTS else OPPONENTS):
        raise Misread("creatures of one army, before those of the other", noun.text(True))
    return noun, renewed(noun, Detail("whose", whose))


def more_than_in(reading: Reading, noun: CardNoun, whose: int) -> Condition:
    return more_there(reading, *than_theirs(noun, whose))


def fewer_than_in(reading: Reading, noun: CardNoun, whose: int) -> Condition:
    return fewer_there(reading, *than_theirs(noun, whose))


ALLIES: Final = '("an" "ally" "creature"? | "allies" | "ally" "creatures" | "a" "creature" | "creatures")'
HOLDS: Final = '("hold" | "holds" | "contain" | "contains")'


def is_at_level(reading: Reading, negated: bool, bound: Bound) -> Being:
    """Its level is printed on it, wherever it has gone."""
    return is_where(reading, negated, at_level(reading, bound), Detail("where", ANYWHERE))


def those_beside(reading: Reading, noun: CardNoun, of: Things) -> Things:
    """SLOT-ARMY-06 Whoever stands in the next slots of its row."""
    return all_of(reading, renewed(noun, towards(reading, FLANKING, of)))


SIDES: Final = '"on" ("both" "sides" | "each" "side" | "either" "side")'
BOTH: Final = '"all"? ("the" ("two" | "both")? | "both" "the"?)?'
THE_ENEMY: Final = '("the" "enemy" "army" | "an" "opponent" "\'s" "army")'
SLOT: Final = '("slot" | "slots")'
PHRASES: Final = [
    # in a row
    RowPhrase("front", IN_FRONT, "In the front row, this creature gets +1 close."),
    RowPhrase("back", IN_BACK, "This creature gets +1 ranged in the back row."),
    Phrase("said_fronted", 'narrowing_row ","? said_tail', said_narrowly),
    Phrase("saying_all", f"in_row ({AND} in_row_too)*", in_rows),
    Phrase("in_row", "subject_said stated_gain narrowing_row", says_in_row),
    Phrase("in_row_too", "nobody stated_gain narrowing_row", says_in_row),
    Phrase("stated_gain", '({get} | {gain} | {have} | ":")? gain_of_values', get),
    Phrase("being_where", "reach", being_there),
    # how full armies and their parts are
    Phrase("condition", f'"your" "army" "is" {FILLED}', lambda reading: all_filled(reading, yours(reading)),
           ["While your army is full, this creature gets +1 close."]),
    Phrase("condition", f'{THE_ENEMY} "is" {FILLED}', lambda reading: all_filled(reading, enemy_slots(reading))),
    Phrase("condition", f'"no" {SLOT} slot_area ("is" | "are") "empty"', all_filled,
           ["While no slot adjacent to this creature is empty, it gets +1 DEF."]),
    Phrase("condition", f'"no" {SLOT} slot_area ("is" | "are") {FILLED}', all_empty),
    Phrase("condition", f'("any" | "at" "least" "one" | ("one" | "any") "of" "the") {SLOT} slot_area ("is" | "are") "empty"',
           one_empty),
    Phrase("condition", 'so_many_slots "slots" slot_area "are" "empty"', so_many_empty),
    Phrase("condition", 'so_many_slots "of" "your" "slots" "are" "empty"',
           lambda reading, bound: so_many_empty(reading, bound, yours(reading)),
           ["While three or more of your slots are empty, this creature gets +1 close."]),
    Phrase("so_many_slots", "how_many", same),
    Phrase("so_many_slots", "many", least),
    Phrase("slots_all", '"both" "the"? "slots" slot_area', lambda reading, found: found),
    Phrase("condition", f"slots_all {HOLDS} {ALLIES}", held_by_whom),
    Phrase("condition", f"slots_all {HOLDS} state {ALLIES}", held_by_such,
           ["If all four slots of its square hold unmarked allies, this creature gets +1 DEF."]),
    Phrase("condition", f'{ALLIES} ("is" | "are") "in" slots_all', stand_in_all),
    Phrase("condition", '"there" "are" "more" card_nouns "than" that_army', more_than_in,
           ["While there are more creatures in your army than in the enemy army, this creature gets +1 DEF."]),
    Phrase("condition", '"there" "are" ("fewer" | "less") card_nouns "than" that_army', fewer_than_in),
    Idiom("that_army", '"an" "opponent" "controls" | "in" "his"', OPPONENTS),
    Idiom("that_army", '"you" "control" | "in" "yours"', YOURS),
    Phrase("general", '("both" | "the") card_nouns "there"', all_there,
           ["While both slots of its column are filled, both creatures there get +1 DEF."]),
    # on both sides
    Phrase("general", f'{BOTH} card_nouns {SIDES} "of" (self | aimed)', those_beside,
           ["The allies on both sides of this creature get +1 DEF."]),
    Phrase("condition", f'(self | again) ("has" | "have") ("an" card_noun | card_nouns) {SIDES} ("of" ("it" | "itself"))?',
           on_both_sides, ["While this creature has allies on both sides, it gets +1 DEF."]),
    Phrase("condition", f'"there" ("is" | "are") ("an" card_noun | card_nouns) {SIDES} "of" (self | again)',
           some_on_both_sides),
    Phrase("condition", f'("an" card_noun | card_nouns) ("is" | "are") {SIDES} "of" (self | again)', some_on_both_sides,
           ["While allies are on both sides of this creature, it gets +1 DEF."]),
    Phrase("condition", '(self | again) "is" "between" many card_nouns', stands_between,
           ["While this creature is between two allies, it has no upkeep."]),
    Phrase("subject_said", "self narrowing_row", where_it_stands, ["This creature in the back row can't be attacked."]),
    # how high their level is
    Phrase("predicate", 'being ("of" | "with")? "level" bound', is_at_level,
           ["When this creature hits a creature, if that creature is of level 1, mark that creature."]),
]  # fmt: skip
