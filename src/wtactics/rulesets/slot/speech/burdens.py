"""Burdens, in words: upkeep as a line, deeds that need more points, values like those of a foe, the top of a pile."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.meaning import ROLES, ZONES, Number
from wtactics.engine.places import GRAVE, PEACE, Thing, place_of
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.fighting import FIGHT, SELF, the_foe
from wtactics.rulesets.slot.speech.gains import BeValue
from wtactics.rulesets.slot.speech.tolls import EXACTLY, OweUpkeep, Toll
from wtactics.rulesets.slot.speech.weapons import changeable
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.limits import MEASURES
from wtactics.vocabulary.numbers.counting import so_many
from wtactics.vocabulary.numbers.meaning import ValueOf
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import One, Slot, Things, This, possessive
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.things.picking import Muster


class LikeFoe(BeValue):
    """A value of this creature is that of the creature it fights, while it fights."""

    def work(self, t: Table, phase: i64) -> None:
        if t.role[t.me] != PEACE:
            super().work(t, phase)

    def depends(self) -> i64:
        return super().depends() | ROLES

    def text(self) -> str:
        name = MEASURES[int(self.value)].name
        return f"{possessive(self.things)} {name} is equal to that of the creature {self.things.text()} fights"


class TopOfGrave(One):
    """The card that came last into your graveyard (SLOT-GRAVE-03)."""

    def one(self, t: Table) -> Thing:
        return t.first[place_of(GRAVE, t.you)]

    def depends(self) -> i64:
        return ZONES

    def text(self) -> str:
        return "the top card of your graveyard"


class TopsOfGrave(Things):
    """So many cards that came last into your graveyard, or as many as lie there."""

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def of(self, t: Table) -> vec[i64]:
        return t.at(GRAVE, t.you)[: self.n]

    def depends(self) -> i64:
        return ZONES

    def many(self) -> bool:
        return True

    def text(self) -> str:
        return f"the top {counted(self.n)} cards of your graveyard"


def top_of_grave(reading: Reading) -> Things:
    """It is found once, for another lies on top as soon as it has gone."""
    top = TopOfGrave()
    slot = Slot(top.text())
    slot.anew = True
    reading.picked.append(slot)
    reading.pending.append(Muster(top, slot))
    return reading.tell(slot)


def tops_of_grave(reading: Reading, number: Number) -> Things:
    things = TopsOfGrave(plain(number))
    reading.mention(things, ["card", "creature"])
    return things


def upkeep(reading: Reading, number: Number, *each: Number) -> OweUpkeep:
    return OweUpkeep(This(reading.word), so_many(number, each))


def needs(reading: Reading, number: Number, deed: int, *_usual: Number) -> Toll:
    return Toll(deed, doer(reading), number, EXACTLY)


def needs_so(reading: Reading, said: tuple[Number, int], deed: int) -> Toll:
    return Toll(deed, doer(reading), *said)


def doer(reading: Reading) -> Things:
    """What players pay is said of their creatures elsewhere."""
    if reading.subject().people():
        raise Misread("creatures", reading.subject().text(), lightly=True)
    return reading.subject()


def like_foe(reading: Reading, things: Things, value: int, *_self: Things) -> LikeFoe:
    return LikeFoe(things, changeable(value), ValueOf(the_foe(reading), value))


FOE: Final = f'"the" ("creature" | "enemy") {SELF} {FIGHT}'
PHRASES: Final = [
    Phrase("statement", '"upkeep" number for_each?', upkeep, ["Upkeep 1."]),
    Phrase("statement", '"upkeep" number ("gold" | "g") for_each?', upkeep, ["Upkeep 1 gold."]),
    Phrase(STATED, '("needs" | "need" | "takes" | "take") "only"? number "ap" "to" tolled ("instead" "of" number)?', needs,
           ["This creature needs 2 AP to attack instead of 1."]),
    Phrase(STATED, '("needs" | "need" | "takes" | "take" | "pays" | "pay" | "spends" | "spend" | "costs" | "cost") points_taken'
           ' ("to" tolled | "for" moving)', needs_so, ["Enemy creatures in this column take 1 more AP to move."]),
    Phrase("statement", f'of_self card_value ("is" "equal" "to" | "equals") "that" "of" {FOE}',
           like_foe, ["This creature's close is equal to that of the creature it fights."]),
    Phrase("aimed", '"the" ("top" | "newest") ("creature" "card"? | "card") "of" "your" "graveyard"', top_of_grave,
           ["[ ]: Put the top card of your graveyard into your twilight."]),
    Phrase("cards", '"the"? ("top" many | many ("top" | "newest")) ("creatures" | "creature"? "cards") ("of" | "in") "your"'
           ' "graveyard"', tops_of_grave,
           ["[ ]: Put the top two cards of your graveyard into your twilight."]),
]  # fmt: skip
