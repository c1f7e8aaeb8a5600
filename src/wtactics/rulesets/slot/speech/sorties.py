"""Sorties, in words: attacks from a row, whom they reach, and cover that is no protection from them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import IGNORE_COVER, IGNORE_COVER_RANGED
from wtactics.engine.places import CREATURE, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import slot_of
from wtactics.rulesets.slot.speech.fights import CLOSE_COMBAT, COMBATS, EITHER_COMBAT, RANGED_COMBAT
from wtactics.rulesets.slot.speech.ranks import NearColumns
from wtactics.rulesets.slot.speech.reaching import YES, may_reach
from wtactics.rulesets.slot.speech.slots import InSlots
from wtactics.rulesets.slot.speech.spots import IN_BACK, IN_FRONT, TOGETHER, Spot, lies_in, stands
from wtactics.rulesets.slot.terms import AS_IN_FRONT_RANGED, CLOSE_FROM_BACK, REACH_FAR
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Do, Law, Such
from wtactics.vocabulary.sentences.lines import it_itself, said_alone
from wtactics.vocabulary.sentences.narrowing import narrow, said_narrowly
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.things.mentioning import renewed

CREATURES: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])
HEEDLESS: Final = {  # of cover, by the type of combat
    EITHER_COMBAT: ("can attack covered creatures", (IGNORE_COVER, IGNORE_COVER_RANGED)),
    CLOSE_COMBAT: (f"can attack covered creatures {COMBATS[CLOSE_COMBAT]}", (IGNORE_COVER,)),
    RANGED_COMBAT: (f"can attack covered creatures {COMBATS[RANGED_COMBAT]}", (IGNORE_COVER_RANGED,)),
}


def from_there(reading: Reading, where: Detail) -> Quality:
    """Of whoever stands there it is said."""
    said = where.value if where.field == "all" else [where]
    spots = [each.value for each in said if each.field == "quality"]
    if not any(isinstance(each, Spot | InSlots) for each in spots):
        raise Misread("a row or a column", "another place")
    if any(each.field == "whose" and each.value == OPPONENTS for each in said):
        raise Misread("its own army", "the enemy army")
    if any(isinstance(each, Spot) and isinstance(each.of, This) and each.relation >= TOGETHER for each in spots):
        raise Misread("where it may stand or not", "where it stands itself")
    return narrow(reading, is_where(reading, False, where))


def close_from_back(reading: Reading) -> Law:
    return Law(reading.subject(), Act("attack in close combat from the back row", bit(CLOSE_FROM_BACK)), None, can=True)


def close_from_back_said(reading: Reading, _subject: None) -> list[Stated]:
    statement = close_from_back(reading)
    reading.end_clause()
    return said_alone(reading, statement)


def reaches_all(reading: Reading, where: Detail) -> Law:
    """Every slot of a row: whoever stands there."""
    return may_reach(reading, renewed(CREATURES, where))


class ReachesBack(Law):
    """SLOT-ATK-04, SLOT-ATK-05 From the front row the back slots of the columns beside its own are reached, too."""

    def __init__(self, things: Things, noun: CardNoun, place: str) -> None:
        super().__init__(things, Act("reach the next columns", bit(REACH_FAR)), Such(noun), can=True)
        self.place: Final = place

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return stands(t, c) and lies_in(slot_of(t.place[c] & 15), IN_FRONT) and super().is_meant(t, deed, c, other)

    def text(self) -> str:
        verb = "reach" if self.things.many() else "reaches"
        return f"{self.things.text()} {verb} the enemy back slots {self.place}"


def reaches_back(reading: Reading, where: Detail) -> Law:
    """SLOT-ATK-05 Who stands in the back row himself has ranged combat only, which would have to be said."""
    if not isinstance(where.value, NearColumns) or where.value.own:
        raise Misread("the columns next to its own", "others")
    noun = renewed(CREATURES, Detail("whose", OPPONENTS), Detail("quality", Spot(IN_BACK)), where)
    return ReachesBack(reading.subject(), noun, where.value.behind())


def slanting_from_back(reading: Reading, *said: Detail | None) -> list[Stated]:
    """SLOT-ATK-03, SLOT-ATK-05 In ranged combat it is as if it stood in front: that adds these slots and no others."""
    where = said[-1]
    if where is None or not isinstance(where.value, NearColumns) or where.value.own:
        raise Misread("the columns next to its own", "others")
    statement = NextColumns(reading.subject() if len(said) > 1 else This(reading.word))
    reading.end_clause()
    return said_alone(reading, statement)


class NextColumns(Law):
    """SLOT-ATK-05 From the back row the front slots of the columns beside its own are reached, too."""

    def __init__(self, things: Things) -> None:
        super().__init__(things, Act("reach the next columns", bit(AS_IN_FRONT_RANGED)), None, can=True)

    def text(self) -> str:
        verb = "reach" if self.things.many() else "reaches"
        return f"from the back row, {self.things.text()} {verb} the enemy front slots of the columns beside its own"


def heedless(reading: Reading, of: tuple[Things, int]) -> Do:
    """SLOT-DEF-03 Cover is no protection from their attacks."""
    things, combat = of
    words, deeds = HEEDLESS[combat]
    return Do(things, Act(words, bit(*deeds)), words)


def heedless_in(reading: Reading, combat: int) -> Do:
    return heedless(reading, (reading.subject(), combat))


def heedless_first(reading: Reading, combat: int, _subject: None) -> list[Stated]:
    statement = heedless_in(reading, combat)
    reading.end_clause()
    return said_alone(reading, statement)


def attacks_of(reading: Reading, things: Things, combat: int) -> tuple[Things, int]:
    return things, combat


def of_it(reading: Reading) -> Things:
    """Behind a condition that names this card."""
    it_itself(reading)
    return reading.subject()


def attacks_by(reading: Reading, combat: int, things: Things) -> tuple[Things, int]:
    return things, combat


PROTECTS_NOT: Final = (
    '("is" ("no" "protection" | "of" "no" ("use" | "help" | "avail") | "no" "help") ("from" | "against")'
    ' | ("doesn\'t" "protect" | "doesn\'t" "help" | "gives" "no" "protection" | "offers" "no" "protection" | "protects"'
    ' ("nobody" | "no" "creature" | "no" "one"))'
    ' ("anybody" | "anyone" | "creatures" | "them" | "enemies" | "enemy" "creatures")? ("from" | "against")'
    ' | "has" "no" "effect" ("on" | "against") | "means" "nothing" "to" | "doesn\'t" "stop" | "doesn\'t" "hinder")'
)
HEED_NO: Final = (
    '("ignore" "cover" | "heed" "no" "cover" | "don\'t" "heed" "cover" | "aren\'t" ("stopped" | "hindered") "by" "cover"'
    ' | "can" "hit" "covered" ("creatures" | "enemies" | "enemy" "creatures"))'
)
HEEDS_NO: Final = (
    '(("ignores" | "ignore") "cover" | ("doesn\'t" | "don\'t") "heed" "cover" | ("heeds" | "heed") "no" "cover"'
    ' | ("isn\'t" | "aren\'t") ("stopped" | "hindered") "by" "cover")'
)
EVERY: Final = '("each" | "any" | "all" "the"?)'
PHRASES: Final = [
    # from where
    Phrase("narrowing_from", '"from" place', from_there),
    Phrase("said_fronted", "narrowing_from said_tail", said_narrowly),
    Phrase("narrowing", '"from" place', from_there, ["This creature has +1 ranged from the back row."]),
    Phrase("saying_all", f'"from" "the" "back" "row" ","? subject_said {YES} "attack" "in" "close" "combat"',
           close_from_back_said, ["From the back row, this creature may attack in close combat."]),
    # whom they reach
    Phrase(STATED, f'("reaches" | "reach" | {YES} "reach") {EVERY} (card_noun | card_nouns)', may_reach,
           ["This creature reaches any creature in the enemy front row."]),
    Phrase(STATED, f'("reaches" | "reach" | {YES} ("reach" | "attack" ("into" | "in")?)) {EVERY} ("slot" | "slots")'
           ' ("of" | "in") place', reaches_all,
           ["From the front row, this creature reaches each slot of the enemy front row."]),
    Phrase(STATED, f'("reaches" | "reach" | {YES} ("reach" | "attack")) "the" "enemy" "back" ("slots"'
           ' | "row") ("of" | "in") place',
           reaches_back, ["This creature reaches the enemy back slots of the adjacent columns."]),
    Phrase("saying_all", f'("from" | "in") "the" "back" "row" ","? subject_said? ("reaches" | "reach" | {YES} ("reach"'
           ' | "attack" | "shoot" "at"?))'
           ' "the" "enemy" "front" ("slots" | "row") ("of" | "in") place', slanting_from_back,
           ["From the back row, this creature reaches the enemy front slots of the columns beside its own."]),
    # cover
    Idiom("sort_of_attacks", '"attacks"', EITHER_COMBAT),
    Idiom("sort_of_attacks", '"close" "attacks"', CLOSE_COMBAT),
    Idiom("sort_of_attacks", '"ranged" "attacks"', RANGED_COMBAT),
    Phrase("whose_attacks", '(of_self | general ("\'s" | "\'")) sort_of_attacks', attacks_of),
    Phrase("whose_attacks", '"its" sort_of_attacks',
           lambda reading, combat: (This(reading.word), combat) if not reading.mentions else (of_it(reading), combat)),
    Phrase("whose_attacks", '"the"? sort_of_attacks ("of" | "by" | "from") (self | general)', attacks_by),
    Phrase(STATEMENT, f'"cover" {PROTECTS_NOT} (self | general)',
           lambda reading, things: heedless(reading, (things, EITHER_COMBAT)),
           ["Cover doesn't protect enemies from this creature."]),
    Phrase(STATEMENT, f'"cover" {PROTECTS_NOT} whose_attacks', heedless,
           ["Cover is no protection from this creature's ranged attacks."]),
    Phrase(STATED, f"{HEEDS_NO} combat", heedless_in, ["This creature ignores cover in close combat."]),
    Phrase("saying_all", f'combat ","? subject_said {HEEDS_NO}', heedless_first,
           ["In close combat, this creature ignores cover."]),
    Phrase(STATEMENT, f"whose_attacks {HEED_NO}", heedless, ["This creature's close attacks ignore cover."]),
]  # fmt: skip
