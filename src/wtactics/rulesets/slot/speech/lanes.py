"""Lanes, in words: the enemy slots straight ahead and beside that, which a creature gets at, also out of the back row."""

from __future__ import annotations

from typing import Final

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import ATTACK
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN
from wtactics.rulesets.slot.speech.fights import COMBATS, RANGED_COMBAT
from wtactics.rulesets.slot.speech.ranks import NearColumns, columns_beside
from wtactics.rulesets.slot.speech.reaches import ReachesIn, reaches_in
from wtactics.rulesets.slot.speech.reaching import YES
from wtactics.rulesets.slot.speech.sorties import (
    CREATURES,
    NextColumns,
    close_from_back,
    close_from_back_said,
    heedless_first,
    slanting_from_back,
)
from wtactics.rulesets.slot.speech.spots import IN_BACK, IN_FRONT, OPPOSITE, TOGETHER, Spot
from wtactics.rulesets.slot.speech.standing import in_column_of, the_one, towards
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Law, Such
from wtactics.vocabulary.sentences.lines import said_alone
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import renewed


def those_in_lane(reading: Reading, noun: CardNoun) -> CardNoun:
    """Who stands in the front or in the back slot of a column: so few that "the" can be said of them."""
    spots = [each for each in noun.qualities if isinstance(each, Spot)]
    row = any(each.of is None and each.relation in (IN_FRONT, IN_BACK) for each in spots)
    column = any(each.of is not None and each.relation in (OPPOSITE, TOGETHER + COLUMN) for each in spots)
    if not row or not column:
        raise Misread("in which slot of which column", f"the {noun.text(False)}")
    return noun


def slot_in_lane(reading: Reading, line: int, place: Detail) -> CardNoun:
    return renewed(CREATURES, Detail("whose", OPPONENTS), in_column_of(reading, line, place))


def slots_beside(reading: Reading, line: int, place: Detail) -> CardNoun:
    """The front or back slots of the columns beside its own."""
    if not isinstance(place.value, NearColumns):
        raise Misread("the columns next to its own", "others")
    return renewed(CREATURES, Detail("whose", OPPONENTS), place, Detail("quality", Spot(line)))


def gets_at(reading: Reading, combat: int, noun: CardNoun) -> ReachesIn:
    return reaches_in(reading, noun, combat)


def shoots_at(reading: Reading, noun: CardNoun) -> ReachesIn:
    """The columns beside its own are reached with any weapon: that is said of the back row (slanting_from_back)."""
    if any(isinstance(each, NearColumns) for each in noun.qualities):
        raise Misread("a slot of its own column", noun.text(True))
    return reaches_in(reading, noun, RANGED_COMBAT)


def gets_at_first(reading: Reading, combat: int, _subject: None, noun: CardNoun) -> list[Stated]:
    statement = reaches_in(reading, noun, combat)
    reading.end_clause()
    return said_alone(reading, statement)


def beside_own(reading: Reading) -> Detail:
    return columns_beside(reading, This(reading.word))


def only_those(reading: Reading, noun: CardNoun) -> Law:
    """SLOT-ATK-01 Nobody else is attacked by it; reach and cover stay what they are."""
    if not noun.qualities:
        raise Misread("where they stand, or what they are", noun.text(True))
    return Law(reading.subject(), Act("attack", bit_of(ATTACK)), Such(noun), alone=True)


def across_in_row(reading: Reading, *said: Things | int) -> Detail:
    """Opposite a creature and in this row: so there is but one (SLOT-ARMY-06)."""
    of = next((each for each in said if isinstance(each, Things)), This(reading.word))
    line = next(each for each in said if isinstance(each, int))
    return Detail("all", [towards(reading, OPPOSITE, of), Detail("quality", Spot(line))])


def ahead_in_row(reading: Reading, *said: Things | int) -> Detail:
    """SLOT-ARMY-07 In front of a creature, across the table: expressly in a row of the enemy."""
    return Detail("all", [Detail("whose", OPPONENTS), across_in_row(reading, *said)])


def the_one_across(reading: Reading, *said: Things | int) -> Things:
    """Of the one enemy opposite its row is said; of several, it could be the row of whom they are opposite to."""
    enemy = renewed(CREATURES, Detail("whose", OPPONENTS), Detail("side", True), across_in_row(reading, *said))
    return the_one(reading, enemy)


def diagonally(reading: Reading, combat: int = RANGED_COMBAT) -> NextColumns:
    """SLOT-ATK-05 Whoever stands in front does so anyway; out of the back row there is ranged combat only."""
    if combat != RANGED_COMBAT:
        raise Misread("ranged combat", COMBATS[combat])
    return NextColumns(reading.subject())


def diagonally_said(reading: Reading, combat: int, _subject: None) -> list[Stated]:
    statement = diagonally(reading, combat)
    reading.end_clause()
    return said_alone(reading, statement)


AIM: Final = f'({YES} "also"? ("attack" | "reach") | "also"? ("reaches" | "reach"))'
NEXT_TO: Final = '("beside" | "next" "to" | "adjacent" "to")'
STRAIGHT: Final = '("straight" "ahead" | "in" ("its" | "their") "own"? "column")'
OF: Final = '("of" | "in")'
COVERED: Final = '"covered" ("creatures" | "enemies" | "enemy" "creatures")'
PHRASES: Final = [
    # slots straight ahead
    Phrase("lane", '"the" (card_noun | card_nouns)', those_in_lane),
    Phrase("lane", f"enemy_slot_of {OF} place", slot_in_lane),
    Phrase("lane", f'"the" "enemy" row_slots ({OF} place | beside_own)', slots_beside),
    Idiom("row_slots", '"front" ("slots" | "row")', IN_FRONT),
    Idiom("row_slots", '"back" ("slots" | "row")', IN_BACK),
    Phrase("beside_own", f'{NEXT_TO} ("its" | "this" | self "\'s") "own"? "column"',
           lambda reading, *_self: beside_own(reading)),
    Phrase(STATED, f"{AIM} lane combat", lambda reading, noun, combat: gets_at(reading, combat, noun),
           ["From the back row, this creature may attack the enemy creature in the front slot of its column in close combat."]),
    Phrase(STATED, f"{AIM} combat lane", gets_at,
           ["From the back row, this creature may attack in close combat the enemy front slot of its column."]),
    Phrase(STATED, f'({YES} "also"? "shoot" | "also"? ("shoots" | "shoot")) "at"? lane', shoots_at,
           ["This creature may shoot the enemy creature in the front slot of its column."]),
    Phrase("saying_all", f'combat ","? subject_said {AIM} lane', gets_at_first,
           ["In close combat, this creature may attack the enemy front creature of its column."]),
    # out of the back row
    Phrase("ruling", f'{YES} "attack" ("in" "close" "combat" ("from" "the" "back" "row" ","? {STRAIGHT}'
           f' | {STRAIGHT} "from" "the" "back" "row") | {STRAIGHT} "in" "close" "combat" "from" "the" "back" "row")',
           close_from_back, ["This creature may attack in close combat from the back row, straight ahead."]),
    Phrase("saying_all", f'"from" "the" "back" "row" ","? subject_said {YES} "attack" ({STRAIGHT} "in" "close" "combat"'
           f' | "in" "close" "combat" ","? {STRAIGHT})', close_from_back_said,
           ["From the back row, this creature may attack straight ahead in close combat."]),
    Phrase("saying_all", f'"from" "the" "back" "row" ","? subject_said {AIM}'
           ' "the" "enemy" "front" "slots" beside_own', slanting_from_back,
           ["From the back row, this creature also reaches the enemy front slots beside its column."]),
    Phrase("ruling", f'{YES} "also"? "attack" "diagonally" combat?', diagonally, ["This creature may attack diagonally."]),
    Phrase("saying_all", f'combat ","? subject_said {YES} "also"? "attack" "diagonally"', diagonally_said,
           ["In ranged combat, this creature may attack diagonally."]),
    # nobody else
    Phrase(STATED, '("attacks" | "attack") card_nouns ("only" | "alone")', only_those,
           ["This creature attacks creatures in its column only."]),
    # cover
    Phrase("saying_all", f'combat ","? subject_said {YES} ("attack" | "hit" | "target") {COVERED}', heedless_first,
           ["In ranged combat, this creature may attack covered creatures."]),
    # opposite, in a row
    Phrase("general", '"the" ("enemy" "creature" | "enemy" | "creature") "opposite" neighbour? "in" "the" row_said',
           the_one_across, ["The enemy creature opposite this creature in the front row gets -1 DEF."]),
    Phrase("reach", '"opposite" neighbour? "in" "the" "enemy" row_said', ahead_in_row,
           ["[1]: Mark target enemy creature opposite this creature in the enemy front row."]),
    Phrase("reach", '("in" "front" "of" neighbour | "straight" "ahead" ("of" neighbour)?) "in" "the" "enemy" row_said',
           ahead_in_row, ["[1]: Mark the creature in front of this creature in the enemy front row."]),
]  # fmt: skip
