"""Sallies in words: residents who defend other cities, who attack out of theirs, and who came out of an army."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ATTACK_FROM_CITY, HOMES, ROLES
from wtactics.engine.places import NOBODY, CardId
from wtactics.engine.table import Table
from wtactics.kits.cities import ARMY
from wtactics.kits.realm.speech.dialect import that_home
from wtactics.kits.realm.speech.roads import a_city
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.needs import ARMIES, CITIES, Needs
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import HabitPhrase, bit
from wtactics.vocabulary.rulings.meaning import Do
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import Things, This
from wtactics.vocabulary.triggers.campaigns import AttackedCard


class OtherHome(Quality):
    """A card resides in a city of yours, and not in this one."""

    def __init__(self, city: Things) -> None:
        self.city: Final = city

    def holds(self, t: Table, c: CardId) -> bool:
        home = t.dwelling(c)
        return home != NOBODY and t.controller[home] == t.you and not self.city.has(t, home)

    def depends(self) -> i64:
        return HOMES | ROLES | self.city.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return "in your other cities"


def in_others(reading: Reading) -> Detail:
    """Others than this city, or than the one that was spoken of."""
    if reading.word == "city":
        return Detail("quality", OtherHome(This(reading.word)))
    try:
        city = reading.that("city", False)
    except Misread:
        city = that_home(reading)
    return Detail("quality", OtherHome(a_city(reading, city)))


def attacked_city(reading: Reading) -> Things:
    return reading.tell(AttackedCard())


def stay_there(reading: Reading, said: list[Stated], *_said: object) -> list[Stated]:
    """Who attacks from a city does not leave it for that."""
    if not any(isinstance(part, Do) and part.act.is_meant(ATTACK_FROM_CITY) for part in parts_within(said)):
        raise Misread("somebody who may attack from a city", "what could only be said of that")
    return said


THEY: Final = '("it" | "they")'
STAY: Final = '("stay" | "remain" | "stays" | "remains" | "return" | "returns")'
HOME: Final = (
    '("in" ("their" | "its") ("city" | "cities") | "there" | "residents" | "a" "resident"'
    ' | "to" ("it" | "their" "city"))'
)
AND: Final = '(";" | "," | "," "and" | "and" | "," "but" | "but")'
A_SALLY: Final = Needs(deeds=bit(ATTACK_FROM_CITY))
ANY_ARMY: Final = '("an" | "the" | "his" | "your" | "their" | "any" | "its")'
AS_IT_IS: Final = '("as" ("it" | "they" | "he") ("is" | "are" | "was" | "were"))'
PHRASES: Final = [
    Phrase("reach", '("in" | "from" | "of") "your" "other" "cities"', in_others,
           ["Always: Creatures in your other cities get +0/+1."], needs=CITIES),
    Phrase("cities_there", '"the" ("attacked" | "besieged") "city"', attacked_city,
           ["Residents of the attacked city get +0/+1."], needs=CITIES),
    Phrase("general", '"the" ("attacked" | "besieged") "city"', attacked_city, needs=CITIES),
    HabitPhrase("can attack from a city", "can attack from a city", ATTACK_FROM_CITY,
                '("can" | "may") "be" ("declared" | "announced" | "named") "as"? ("attackers" | "an"? "attacker")'
                ' ("from" ("their" | "its") ("city" | "cities"))?'),
    Phrase("said_tail", f'said_tail {AND} {THEY}? {STAY} {HOME} "afterwards"?', stay_there,
           ["Creatures you control can attack from a city, and they stay there."], needs=A_SALLY),
    DetailPhrase("post", f'"that" ("came" | "come" | "comes") ("out" "of" | "from") {ANY_ARMY} "army"', "where", ARMY, ARMIES),
    DetailPhrase("manner", f'","? ("marked" | "unmarked" | "marked" "or" "unmarked" | "unmarked" "or" "marked") {AS_IT_IS}',
                 "nothing", None),
]  # fmt: skip
