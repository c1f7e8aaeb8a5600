"""What happens outside combat: to creatures that neither attack nor defend as it happens to them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import effect_of
from wtactics.engine.meaning import BE_HURT, ROLES
from wtactics.engine.places import NOBODY, PEACE, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.describing import is_fighting
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Being, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.things.meaning import Again, All, Things
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched
from wtactics.vocabulary.triggers.ways import How, happens_so


class OutsideCombat(Quality):
    """ORC-COMBAT-02 A creature neither attacks nor defends just now."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.role[c] == PEACE

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return "outside combat"


class UnhurtByTexts(Law):
    """ORC-DEATH-01 These are dealt no damage but in combat: no text deals any to them."""

    def of_these(self, things: Things) -> Law:
        return UnhurtByTexts(things, self.act, self.others)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return effect_of(t) != NOBODY and super().is_meant(t, deed, c, other)

    def text(self) -> str:
        return f"no damage is dealt to {self.things.text()} outside combat"


def unhurt(reading: Reading) -> UnhurtByTexts:
    things = reading.subject()
    if things.people() or things.text().endswith(" outside combat"):
        raise Misread("creatures, wherever the damage is dealt", things.text())
    if isinstance(things, All) and reading.until >= 0:  # for a while it is said of those who are there now
        things = Again(things, things.text())
    return UnhurtByTexts(things, Act("be dealt damage", bit(BE_HURT)), None)


def unhurt_these(reading: Reading, things: Things) -> UnhurtByTexts:
    reading.actor = things
    return unhurt(reading)


def outside(reading: Reading, watched: Watched, doing: Doing) -> Happens:
    """Only of what happens both in combat and outside it does that say something."""
    if doing.verb.fact not in BOTH_WAYS:
        raise Misread("what may happen in combat, too", doing.verb.words)
    return happens_so(reading, watched, doing, How(OutsideCombat(), "outside combat", False))


def those_outside(reading: Reading) -> Detail:
    return Detail("quality", OutsideCombat())


def is_outside(reading: Reading) -> Being:
    return is_fighting(reading, True)


BOTH_WAYS: Final = (facts.DIED, facts.HURT, facts.HEALED, facts.MARKED)
OUTSIDE: Final = '("outside" "of"? | "out" "of") "combat"'
NOT_IN_IT: Final = f'({OUTSIDE} | "as" "long" "as" "not" "in" "combat")'
PHRASES: Final = [
    Phrase("happening", f"watched doing {NOT_IN_IT}", outside, ["Whenever an Elf dies outside combat, draw a card."]),
    Phrase("happening", f'watched ("is" | "are") undergone {NOT_IN_IT}', outside),
    Phrase("post", f'(("that" | "which") ("is" | "are"))? {OUTSIDE}', those_outside, ["Mark target creature outside combat."]),
    Phrase("bare_law", f'"no" "damage" ("is" | ("can" | "may") "be") "dealt" "to" (general | aimed) {OUTSIDE}', unhurt_these,
           ["Until your next turn, no damage is dealt to your creatures outside combat."]),
    Phrase("forbidden", f'("be" "dealt" | "take" | "suffer") "damage" {OUTSIDE}', unhurt),
    Phrase("ruling", f'("take" | "takes" | "suffer" | "suffers") "no" "damage" {OUTSIDE}', unhurt),
    Phrase("predicate", f'("is" | "are") {OUTSIDE}', is_outside),
]  # fmt: skip
