"""Assaults, in words: what attacks do to whom, whoever fights at all, and values of magic weapons for a while."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADD_FAR
from wtactics.engine.meaning import Number, Trigger
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Phrase
from wtactics.rulesets.slot.speech.clashes import takes_part
from wtactics.rulesets.slot.speech.endurance import killed_by
from wtactics.rulesets.slot.speech.gains import GetMore, More
from wtactics.rulesets.slot.speech.measures import RANGED_VALUE
from wtactics.rulesets.slot.speech.strokes import succeeds
from wtactics.rulesets.slot.speech.weapons import changes, changes_for_each
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.changes.values import creatures
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import clause
from wtactics.vocabulary.triggers.watching import Watched


class GetMagic(GetMore):
    """SLOT-CARD-04 Those of these creatures who have a magic weapon have so much more of its value for a while."""

    def say(self, t: Table, until: i64) -> None:
        assert isinstance(t, SlotTable)
        for c in creatures(t, self.things):
            if t.is_armed(c, True) and t.is_magic(c):
                n = self.changes.of(t, RANGED_VALUE)
                t.modify(ADD_FAR, c, n, 0, until, t.you, t.me)
                t.happened(facts.MODIFIED_FAR, c, n, 0)

    def text(self) -> str:
        return clause(self.things, "get", self.changes.text().replace(" ranged", " magic"))


def get_magic_for(reading: Reading, said: More, *each: Number) -> For:
    parts = changes(reading, said)
    return For(
        GetMagic(reading.subject(), changes_for_each(reading, parts, each[0]) if each else parts), reading.time()
    )


def kills(reading: Reading, watched: Watched) -> Trigger:
    return killed_by(reading, watched, False)


THE_TARGET: Final = '(("its" | "their" | "the") "target" | "the" "attacked" "creature")'
HURTS: Final = (
    f'(("damages" | "hurts" | "wounds" | "hits") {THE_TARGET} | ("takes" | "causes" | "costs" {THE_TARGET}) "a" "life")'
)
PHRASES: Final = [
    Phrase("happening", '("an" | "any") "enemy"? "attack" ("kills" | "destroys") watched_card', kills,
           ["When an attack kills this creature, you get 1 AP."]),
    Phrase("happening", f"whose_blow blow {HURTS}", lambda reading, who, combat: succeeds(reading, combat, who),
           ["When this creature's attack damages its target, you get 1 AP."]),
    Phrase("happening", f'("a" | "an" | "any") blow ("of" | "by") watched {HURTS}', succeeds),
    Phrase("condition", 'subject_plain ("fights" | "fight")', takes_part,
           ["While this creature fights, an opponent can't use abilities."]),
    Phrase(CHANGED, "({get} | {gain} | {have}) magic_more for_each?", get_magic_for,
           ["[1]: Target ally creature gets +1 magic until end of turn."]),
]  # fmt: skip
