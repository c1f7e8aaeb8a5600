"""Shelter, in words: whom a creature covers, who covers it, and who counts as covered by a text."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import HOMES, LIE_COVERED, Noun
from wtactics.engine.places import CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.grid import slot_of
from wtactics.rulesets.slot.speech.spots import AHEAD, BEHIND, lies_so, stands
from wtactics.rulesets.slot.speech.standing import SpotPhrase, towards
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Do
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import renewed

AS_COVERED: Final = Act("counts as covered", bit(LIE_COVERED))


class Covering(Quality):
    """SLOT-DEF-01 An ally of such a creature stands in front of it, in its column."""

    def __init__(self, others: Things) -> None:
        self.others: Final = others

    def holds(self, t: Table, c: CardId) -> bool:
        one = self.others.single(t)
        if not stands(t, c) or not stands(t, one) or t.place[c] >> 4 != t.place[one] >> 4:
            return False
        return lies_so(slot_of(t.place[c] & 15), slot_of(t.place[one] & 15), AHEAD)

    def finds_one(self) -> bool:
        return True

    def depends(self) -> i64:
        return HOMES | self.others.depends()

    def rank(self) -> i64:
        return NAMES_OTHERS

    def behind(self) -> str:
        return f"that covers {self.others.text()}"


def covered_by(reading: Reading, who: Things) -> Detail:
    """SLOT-DEF-01 Whom it covers stands behind it, in its column."""
    return towards(reading, BEHIND, who)


def covering(reading: Reading, who: Things) -> Detail:
    return Detail("quality", Covering(who))


def covers(reading: Reading, noun: Noun) -> Do:
    """SLOT-PRIO-01 A text gives cover where the slots give none; whoever attacks loses it all the same (SLOT-DEF-06)."""
    if not isinstance(reading.subject(), This) or not isinstance(noun, CardNoun) or noun.whose == OPPONENTS:
        raise Misread("this creature, and allies", f"{reading.subject().text()}, and {noun.text(True)}")
    allies = renewed(noun, Detail("whose", YOURS), Detail("side", True))
    return Do(All(allies), AS_COVERED, "count as covered")


def covers_one(reading: Reading, things: Things) -> Do:
    if not isinstance(things, All):
        raise Misread("allies by where they stand", things.text())
    return covers(reading, things.noun)


SELF: Final = "(self | again)"
COVERS: Final = '("covers" | "cover" | "gives" "cover" "to" | "give" "cover" "to")'
PHRASES: Final = [
    SpotPhrase('"covered" "by"', BEHIND, "An ally covered by this creature gets +1 DEF."),
    Phrase("reach", f'"that"? {SELF} {COVERS}', covered_by, ["Allies that this creature covers get +1 DEF."]),
    Phrase("reach", f'"that" {COVERS} {SELF} | "covering" {SELF}', covering,
           ["The ally that covers this creature gets +1 DEF."]),
    Phrase("ruling", f'{COVERS} ("all" "of"? "the"?)? card_nouns | {COVERS} ("each" | "every" | "an" | "a") card_noun', covers,
           ["This creature covers adjacent allies."]),
    Phrase("ruling", f"{COVERS} general", covers_one),
]  # fmt: skip
