"""Resource cards that cannot be recycled, whoever recycles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import NOBODY, CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.orc.speech.limits import NONE, Limit
from wtactics.rulesets.orc.terms import RECYCLINGS
from wtactics.vocabulary.nouns.cards import YOURS
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.yields import resources_only
from wtactics.vocabulary.things.meaning import Things, You


class Kept(Limit):
    """ORC-GOLD-09 These resource cards are not among those that can be recycled."""

    def __init__(self, things: Things) -> None:
        super().__init__(RECYCLINGS, "{what} can't be recycled", NONE, 0, None, things)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return 0 if c == NOBODY else super().alters(t, what, seat, c, usual)


def never_recycled(reading: Reading) -> Kept:
    return Kept(resources_only(reading, reading.subject()))


def you_recycle_none(reading: Reading, things: Things) -> Kept:
    """ORC-GOLD-09 Only its owner recycles it: said of you, it must be a card of yours."""
    noun = reading.noun_of(resources_only(reading, things))
    if not isinstance(reading.subject(), You) or getattr(noun, "whose", None) != YOURS:
        raise Misread("resource cards of yours", things.text())
    return Kept(things)


BACK: Final = '("back" | ("in" | "into" | "to") ("your" | "his" | "the" | "its" "owner" "\'s")? ("hand" | "hands"))'
RECYCLE: Final = '("by" | "when" | "through" | "in") "recycling"'
PHRASES: Final = [
    Phrase("forbidden", f'"be" ("recycled" | ("taken" | "returned") {BACK}? {RECYCLE})', never_recycled,
           ["Attach to a resource card. It can't be recycled."]),
    Phrase("forbidden", f'"recycle" (again | enchanted_thing)'
           f' | ("take" | "return") (again | enchanted_thing) {BACK}? {RECYCLE}',
           you_recycle_none),
]  # fmt: skip
