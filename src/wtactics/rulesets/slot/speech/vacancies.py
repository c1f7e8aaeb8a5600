"""Vacancies, in words: empty slots, full rows, the slot behind a creature, a column that is chosen, changing places."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.meaning import Condition, Noun, Number
from wtactics.engine.places import NOBODY
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN, ROW
from wtactics.rulesets.slot.speech.slots import (
    AllSlots,
    BothSlots,
    ChooseLine,
    EmptySlots,
    InLine,
    Line,
    LineOfRow,
    NearSlots,
    Slots,
)
from wtactics.rulesets.slot.speech.spots import BESIDE, FLANKING, IN_BACK, SHARED, TOGETHER, Spot
from wtactics.rulesets.slot.speech.steps import MoveTo, PutIntoSlot, Swap
from wtactics.rulesets.slot.speech.steps_between import goer_last, swap_two
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.deeds.journeys import GainControl
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_LEAST, BELOW, BEYOND, bound_text
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.numbers.meaning import CountOf, Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Again, Things, This, Together, You, possessive


def slots(reading: Reading, *said: Detail) -> Slots:
    """Slots of which all this is said, as it is of creatures."""
    found = spoken(*said)
    if found.whose == ANYONES and any(spot.of is None for spot in found.spots):
        raise Misread('whose row, such as "your front row"', "a row of either army")
    reading.area = [each for detail in said for each in inner(detail)]
    if found.whose != ANYONES or not any(spot.relation == TOGETHER + COLUMN for spot in found.spots):
        return found
    either = any(each.field == "whose" for each in reading.area)
    return BothSlots(found.spots) if either else NearSlots(found.spots)


def enemy_slots_in(reading: Reading, *said: Detail) -> Slots:
    return slots(reading, Detail("whose", OPPONENTS), *said)


def in_area(reading: Reading, sort: int) -> Detail:
    """In the row or other shape whose slots were spoken of."""
    spots = [each.value.relation for each in reading.area if isinstance(each.value, Spot)]
    if TOGETHER + sort not in spots and not (sort == ROW and any(relation <= IN_BACK for relation in spots)):
        raise Misread(f"a {SHARED[sort]} that was spoken of before", f"that {SHARED[sort]}")
    return Detail("all", reading.area)


def spoken(*said: Detail) -> Slots:
    whose, spots = ANYONES, list[Spot]()
    for part in (each for detail in said for each in inner(detail)):
        if part.field == "whose":
            whose = part.value
        elif isinstance(part.value, Spot):
            spots.append(part.value)
        else:
            raise Misread("a place of slots", part.field)
    return Slots(whose, sorted(spots, key=lambda spot: spot.of is not None))


def inner(said: Detail) -> list[Detail]:
    """What is said, one thing at a time."""
    return [each for part in said.value for each in inner(part)] if said.field == "all" else [said]


def empty_number(reading: Reading, found: Slots) -> Number:
    return CountOf(EmptySlots(found))


def so_many_empty(reading: Reading, bound: Bound, found: Slots) -> Condition:
    number = CountOf(EmptySlots(found))
    return Compare(
        number, bound.relation, bound.number, f"{number.text()} is {bound_text(bound.relation, bound.number.text())}"
    )


def one_empty(reading: Reading, found: Slots) -> Condition:
    number = CountOf(EmptySlots(found))
    return Compare(number, AT_LEAST, Fixed(1), f"{number.text()} is 1 or more")


def all_filled(reading: Reading, found: Slots) -> Condition:
    return AllSlots(found, False)


def all_empty(reading: Reading, found: Slots) -> Condition:
    return AllSlots(found, True)


class OtherEmpty(AllSlots):
    """Of two slots that lie together, in one of which somebody stands, the other is empty."""

    def __init__(self, slots: Slots, of: Things) -> None:
        super().__init__(slots, True)
        self.of: Final = of  # in whose column they lie

    def holds(self, t: Table) -> bool:
        return self.slots.count(t, True) == 1 and self.slots.count(t, False) == 1

    def text(self) -> str:
        return f"the other slot of {possessive(self.of)} column is empty"


def another_empty(reading: Reading, found: Slots) -> Condition:
    """A column of an army has but two slots."""
    of = found.spots[0].of if len(found.spots) == 1 and found.spots[0].relation == TOGETHER + COLUMN else None
    if of is None:
        raise Misread("a column", found.text())
    return OtherEmpty(found, of)


def more_empty(reading: Reading) -> Condition:
    return compared(BEYOND, "more")


def fewer_empty(reading: Reading) -> Condition:
    return compared(BELOW, "less")


def compared(relation: int, word: str) -> Condition:
    mine, theirs = CountOf(EmptySlots(Slots(YOURS, []))), CountOf(EmptySlots(Slots(OPPONENTS, [])))
    return Compare(mine, relation, theirs, f"{mine.text()} is {word} than {theirs.text()}")


def the_slot(reading: Reading, said: Detail) -> Slots:
    return spoken(said)


def put_into(reading: Reading, things: Things, *said: Detail) -> PutIntoSlot | MoveTo | list[Any]:
    """Who is not in play comes; who is gets there without a move, within his army; who was just taken over has come there."""
    found = spoken(*said)
    goer_last(reading, things)
    noun = reading.noun_of(things) if not isinstance(things, This) else None
    if noun is None and not isinstance(things, This):
        return PutIntoSlot(things, found)
    if (
        isinstance(things, Again)
        and taken_over(reading.last_said)
        and found.whose in (YOURS, ANYONES)
        and not found.spots
    ):
        return []
    if noun is not None and not noun.is_on_board():
        return PutIntoSlot(things, found)
    if isinstance(things, Again) and reading.acted and isinstance(noun, CardNoun) and noun.whose == OPPONENTS:
        refuse_of_either(found)
    if found.whose != ANYONES and isinstance(noun, CardNoun) and noun.whose != found.whose:
        raise Misread("a slot of its own army", found.text())
    return MoveTo(You(), things, found, False, put=True)


def refuse_of_either(found: Slots) -> None:
    """Whoever was an enemy before something was done to him could go into either army."""
    if found.whose == ANYONES and not found.spots:
        raise Misread("whose slot, or where", "an empty slot")


def yours(reading: Reading) -> Slots:
    """Your slots, which can be spoken of again."""
    reading.area = [Detail("whose", YOURS)]
    return spoken(*reading.area)


def his_empty(reading: Reading) -> Condition:
    """One of the enemy army is empty."""
    return one_empty(reading, Slots(OPPONENTS, []))


def put_into_those(reading: Reading, things: Things) -> PutIntoSlot:
    """Into an empty slot of those that were spoken of."""
    if not reading.area:
        raise Misread("slots that were spoken of before", "them")
    noun = reading.noun_of(things)
    if noun is None or noun.is_on_board():
        raise Misread("a creature that is not in play", things.text())
    return PutIntoSlot(things, spoken(*reading.area))


def taken_over(steps: list[Any]) -> bool:
    """Has somebody come into your army by what was said just before?"""
    return any(isinstance(step, GainControl) for step in steps)


def change_places(reading: Reading) -> Swap:
    things = reading.subject()
    if isinstance(things, Together):
        return Swap(things.first, things.second)
    return swap_two(reading, things)


def swap_and(reading: Reading, things: Things) -> Swap:
    if not isinstance(things, Together):
        raise Misread("one creature and another", things.text())
    if isinstance(things.first, Again) and is_beside_this(reading.noun_of(things.second)):
        raise Misread('an ally "adjacent to it", or which else', things.second.text())
    return Swap(things.first, things.second)


def is_beside_this(noun: Noun | None) -> bool:
    """Could "adjacent" be said of the one that it is swapped with as well as of this creature?"""
    return isinstance(noun, CardNoun) and any(
        isinstance(each, Spot) and each.relation == BESIDE and isinstance(each.of, This) for each in noun.qualities
    )


def choose_line(reading: Reading, sort: int, whose: int = ANYONES, row: int = NOBODY) -> list[Any]:
    new_line(reading, sort, whose, row)
    return []


def choose_there(reading: Reading, sort: int, where: Detail) -> list[Any]:
    """Of an army, or of one row of it."""
    parts = inner(where)
    whose = next((part.value for part in parts if part.field == "whose"), ANYONES)
    spots = [part.value for part in parts if part.field != "whose"]
    if len(spots) > 1 or not all(
        isinstance(spot, Spot) and spot.of is None and spot.relation <= IN_BACK for spot in spots
    ):
        raise Misread("an army, or a row of it", "another place")
    return choose_line(reading, sort, whose, spots[0].relation if spots else NOBODY)


def choose_of_row(reading: Reading, whose: int, sort: int, where: Detail) -> list[Any]:
    return choose_there(reading, sort, Detail("all", [Detail("whose", whose), where]))


def new_line(reading: Reading, sort: int, whose: int = ANYONES, row: int = NOBODY) -> Line:
    """A row or other shape that is chosen when its text is carried out; pairs and squares are those of one army."""
    if sort not in (ROW, COLUMN) and whose == ANYONES:
        raise Misread("a row or a column", SHARED[sort])
    line = Line(sort, whose) if row == NOBODY else LineOfRow(sort, whose, row)
    reading.picked.append(line)
    reading.pending.append(ChooseLine(line))
    return line


def chosen_line(reading: Reading, sort: int) -> Line:
    """The row or column that was chosen last."""
    for slot in reversed(reading.picked):
        if isinstance(slot, Line) and slot.sort == sort:
            reading.kept.append(slot)
            return slot
    raise Misread(f"a {SHARED[sort]} that was chosen before", f"the {SHARED[sort]}")


def in_new(reading: Reading, sort: int, whose: int = ANYONES) -> Detail:
    return in_line(new_line(reading, sort, whose))


def in_chosen(reading: Reading, sort: int) -> Detail:
    return in_line(chosen_line(reading, sort))


def in_that_line(reading: Reading) -> Detail:
    """In the row or column that was chosen, if nothing else was spoken of since."""
    if not reading.picked or not isinstance(reading.picked[-1], Line):
        return in_spoken(reading)
    return in_chosen(reading, reading.picked[-1].sort)


def in_spoken(reading: Reading) -> Detail:
    """In the row or other shape whose slots were spoken of: "while your front row is full, each creature in it"."""
    spots = [each.value for each in reading.area if isinstance(each.value, Spot)]
    if len(spots) != 1 or not (spots[0].relation <= IN_BACK or TOGETHER <= spots[0].relation < FLANKING):
        raise Misread("a row or column that was chosen before", "it")
    return of_area(reading)


def there(reading: Reading) -> Detail:
    """In the slots that were spoken of, or in what was chosen."""
    return of_area(reading) if reading.area else in_that_line(reading)


def of_area(reading: Reading) -> Detail:
    """The slots that were spoken of are yours if nothing else was said."""
    yours = (
        [] if any(each.field == "whose" for each in reading.area) else [Detail("whose", YOURS), Detail("side", True)]
    )
    return Detail("all", [*yours, *reading.area])


def in_other(reading: Reading, sort: int) -> Detail:
    return in_line(chosen_line(reading, sort), True)


def in_line(line: Line, other: bool = False) -> Detail:
    """In it, or in the other one; an enemy row is one of his army only."""
    there = Detail("quality", InLine(line, other))
    return there if line.whose == ANYONES else Detail("all", [Detail("whose", line.whose), there])


FILLED: Final = (
    '("filled" | "occupied" | "full" | "taken" | "occupied" "by" ("your" "creatures" | "creatures" "you" "control"))'
)
SO_MANY: Final = '("four" | "eight" | "two")?'
ALL: Final = f'(("all" | "each" "of") "the"? {SO_MANY} | "the" {SO_MANY})?'
CHOOSING: Final = '("choose" | "name" | "pick")'
THOSE: Final = '("them" | "those" "slots" | "these" "slots")'
PLACES: Final = '("slots" | "positions")'
PHRASES: Final = [
    Phrase("slot_area", "post* reach?", slots),
    DetailPhrase("post", '("in" | "of") ("both" "armies" | "either" "army")', "whose", ANYONES),
    Phrase("for_each", '"for" ("each" | "every") "empty" "slot" slot_area', empty_number,
           ["This creature gets +1 close for each empty slot you control."]),
    Phrase("value", '"the" "number" "of" "empty" "slots" slot_area', empty_number,
           ["[1]: Deal damage equal to the number of empty slots adjacent to this creature to target creature."]),
    Phrase("condition", '"there" "is" "an" "empty" "slot" slot_area', one_empty,
           ["If there is an empty slot adjacent to this creature, it gets +1 DEF."]),
    Phrase("condition", '"there" "are" bound "empty" "slots" slot_area', so_many_empty),
    Phrase("condition", '("you" ("control" | "have") | "your" "army" "has") bound "empty" "slots"',
           lambda reading, bound: so_many_empty(reading, bound, yours(reading))),
    Phrase("condition", '("you" ("control" | "have") | "your" "army" "has") ("an" | "any") "empty" ("slot" | "slots")',
           lambda reading: one_empty(reading, yours(reading))),
    Phrase("condition", '("an" "opponent" ("has" | "controls") | "he" "has" | "an" "opponent" "\'s" "army" "has")'
           ' ("an" | "any") "empty" ("slot" | "slots")', his_empty,
           ["At the start of an opponent's turn, if he has an empty slot, you get 1 AP."]),
    Phrase("deed", f'{{put}} things ("into" | "in") "one" "of" {THOSE} ("of" "your" "choice")?', put_into_those,
           ["When this creature is recruited, if you have an empty slot, put a creature from your deck into one of them."]),
    Phrase("condition", '("your" "army" "has" | "you" "control" | "you" "have") "more" "empty" "slots" "than"'
           ' ("the" "enemy" "army" | "an" "opponent" ("\'s" "army")?)', more_empty,
           ["If you control more empty slots than an opponent, this creature gets +1 DEF."]),
    Phrase("condition", '("your" "army" "has" | "you" "control" | "you" "have") ("fewer" | "less") "empty" "slots" "than"'
           ' ("the" "enemy" "army" | "an" "opponent" ("\'s" "army")?)', fewer_empty),
    Phrase("condition", f'slots_all ("is" | "are") {FILLED}', all_filled,
           ["While all slots in this creature's row are filled, it gets +1 DEF."]),
    Phrase("condition", 'slots_all ("is" | "are") "empty"', all_empty,
           ["If the slot behind this creature is empty, it gets +1 DEF."]),
    Phrase("slots_all", '"the" "slot" reach', the_slot),
    Phrase("slots_all", f'{ALL} "slots" slot_area', lambda reading, found: found),
    Phrase("slots_all", '"each" "slot" slot_area', lambda reading, found: found),
    Phrase("slots_all", '("both" | "all" | "the") "the"? "enemy" "slots" post* reach?', enemy_slots_in,
           ["While both enemy slots of its column are empty, this creature gets +2 close."]),
    Phrase("condition", f'"the" "other" "slot" ("in" | "of") place "is" {FILLED}',
           lambda reading, said: all_filled(reading, slots(reading, said)),
           ["This creature gets +1 DEF while the other slot of its column is filled."]),
    Phrase("condition", '"the" "other" "slot" ("in" | "of") place "is" "empty"',
           lambda reading, said: another_empty(reading, slots(reading, said)),
           ["While the other slot of its column is empty, this creature gets +1 DEF."]),
    Phrase("place", '"that" shape', in_area,
           ["While all slots in this creature's row are filled, ally creatures in that row get +1 DEF."]),
    Phrase("slots_all", "place", slots),
    Phrase("deed", '{put} things ("into" | "in" | "to") ("an" | "any") "empty" "slot" ("of" "your" "choice")? post* reach?'
           ' ("of" "your" "choice")?', put_into,
           ["[1]: Put target creature card in your graveyard into an empty slot you control."]),
    Phrase("deed", '{put} things ("into" | "in" | "to") "the" "empty"? "slot" reach'
           ' (","? "if" ("it" | "that" "slot") "is" "empty" | ","? "if" "empty")?', put_into,
           ["[1]: Put target creature card in your graveyard into the slot behind this creature."]),
    Phrase("deed", "{swap} pair", swap_and),
    Phrase("order", f'self "and" chosen ("change" | "exchange" | "trade" | "switch" | "swap") {PLACES}',
           lambda reading, this, other: Swap(this, other),
           ["[1]: This creature and an adjacent ally change places."]),
    Phrase(TOLD, f'("change" | "changes" | "exchange" | "trade" | "switch" | "swap") {PLACES}', change_places,
           ["[1]: Two target ally creatures change places."]),
    # rows and columns that are chosen
    Phrase("order", f'{CHOOSING} ("a" | "one") shape', choose_line,
           ["[1]: Choose a column. Mark each enemy in the chosen column."]),
    Phrase("order", f'{CHOOSING} ("an" | "one") "enemy" shape', lambda reading, sort: choose_line(reading, sort, OPPONENTS)),
    Phrase("order", f'{CHOOSING} "one" "of" whose_shapes', lambda reading, said: choose_line(reading, said[1], said[0])),
    Phrase("order", f'{CHOOSING} "one" "of" whose_shapes ("in" | "of") place',
           lambda reading, said, where: choose_of_row(reading, said[0], said[1], where)),
    Phrase("order", f'{CHOOSING} ("a" | "one") shape ("in" | "of") place', choose_there,
           ["[1]: Choose a pair in the enemy front row. Each creature there loses 1 life."]),
    Phrase("order", f'{CHOOSING} ("an" | "one") "enemy" shape ("in" | "of") place',
           lambda reading, sort, where: choose_of_row(reading, OPPONENTS, sort, where)),
    *(Idiom("whose_shapes", f'"your" "{word}s"', (YOURS, sort)) for sort, word in enumerate(SHARED)),
    *(Idiom("whose_shapes", f'("the" "enemy" "{word}s" | "an" "opponent" "\'s" "{word}s")', (OPPONENTS, sort))
      for sort, word in enumerate(SHARED)),
    Phrase("place", '"one" "of" whose_shapes', lambda reading, said: in_new(reading, said[1], said[0]),
           ["[1]: Unmark each creature in one of your columns."]),
    Phrase("post", '"there"', there),
    Phrase("order", f'{CHOOSING} ("a" | "one") shape "you" "control"', lambda reading, sort: choose_line(reading, sort, YOURS)),
    Phrase("order", f'{CHOOSING} ("a" | "one") shape "an" "opponent" "controls"',
           lambda reading, sort: choose_line(reading, sort, OPPONENTS)),
    Phrase("place", '("target" | "a" | "any") shape | ("a" | "one") shape "of" "your" "choice"', in_new),
    Phrase("place", '("target" | "an" | "any" | "one") "enemy" shape ("of" "your" "choice")?',
           lambda reading, sort: in_new(reading, sort, OPPONENTS),
           ["[1]: Deal 1 damage to each creature in one enemy row of your choice."]),
    Phrase("place", '"the" "chosen" shape | "that" shape', in_chosen),
    Phrase("place", '"the" "other" shape', in_other),
    Phrase("place", '"it"', in_that_line, ["[1]: Choose a column. Mark each enemy in it."]),
]  # fmt: skip
