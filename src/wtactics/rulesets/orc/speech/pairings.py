"""The combats of an attack: which of them are over, going on or still to come, and defenders that change them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.chain import picked
from wtactics.engine.meaning import ANYTHING, ROLES, Noun
from wtactics.engine.places import BLOCKED, DEFENDER, NOBODY, PEACE, CardId
from wtactics.engine.rows import FRAME
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Misread, Phrase
from wtactics.rulesets.orc.speech.engaging import AN_ATTACKER, DEFENDS, NOW, Engage, Exchange, FoesOf, engage, exchange
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import COMBAT, FIGHTER
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import NAMES_OTHERS, InCombat, Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Slot, Things
from wtactics.vocabulary.things.mentioning import renewed


def attacker_now(t: OrcTable) -> CardId:
    """ORC-COMBAT-23 The attacker whose single combat is going on, NOBODY between combats."""
    at = t.frame
    while at >= 0:
        if t.carries(COMBAT, at):
            return t.agenda[at + FIGHTER]
        at -= FRAME
    return NOBODY


class CombatAhead(Quality):
    """ORC-COMBAT-12 A creature attacks or defends in a combat of this attack that has not begun."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, OrcTable)
        return t.role[c] != PEACE and attacker_now(t) not in (c, t.foe[c])

    def depends(self) -> i64:
        return ANYTHING

    def is_passing(self) -> bool:
        return True

    def behind(self) -> str:
        return "whose combat is still to come"


class InThisCombat(Quality):
    """ORC-COMBAT-23 A creature defends in the single combat that is going on."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, OrcTable)
        return t.role[c] == DEFENDER and t.foe[c] == attacker_now(t)

    def depends(self) -> i64:
        return ANYTHING

    def is_passing(self) -> bool:
        return True

    def behind(self) -> str:
        return "that defends in this combat"


class Defended(Quality):
    """ORC-COMBAT-20 An attacker against which somebody defends."""

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] != BLOCKED:
            return False
        for d in t.board:
            if t.role[d] == DEFENDER and t.foe[d] == c:
                return True
        return False

    def depends(self) -> i64:
        return ROLES

    def is_passing(self) -> bool:
        return True

    def behind(self) -> str:
        return "with at least one defender"


class DifferentFoes(Quality):
    """ORC-COMBAT-20 No two of those that are picked together defend against the same attacker."""

    def __init__(self, rest: Noun | None = None, slot: Slot | None = None) -> None:
        self.rest: Final = rest
        self.slot: Final = slot

    def is_linked(self) -> bool:
        return True

    def between(self, rest: Noun, slot: Slot, onward: bool) -> Quality:
        if slot.most != 2:
            raise Misread("two of them", f"{slot.most}")
        return DifferentFoes(rest, slot)

    def holds(self, t: Table, c: CardId) -> bool:
        slot, rest = self.slot, self.rest
        if slot is None or rest is None:
            return t.role[c] == DEFENDER
        first = picked(t, slot.at)
        if first != NOBODY:
            return t.role[c] == DEFENDER and (first == c or t.foe[first] != t.foe[c])
        for other in rest.all(t):
            if t.role[c] == DEFENDER and t.role[other] == DEFENDER and t.foe[other] != t.foe[c]:
                return True
        return False

    def depends(self) -> i64:
        return ROLES

    def rank(self) -> i64:
        return NAMES_OTHERS

    def is_passing(self) -> bool:
        return True

    def behind(self) -> str:
        return "that defend against different attackers"


def quality(found: Quality) -> Detail:
    return Detail("quality", found)


def engage_other(reading: Reading, so: Detail) -> Engage:
    """Another attacker than before, whose combat is such."""
    other = renewed(AN_ATTACKER, Detail("other_than", FoesOf(reading.subject())), so)
    return engage(reading, reading.pick(other, f"another {renewed(AN_ATTACKER, so).text(False)}"))


def leave_for(reading: Reading, attacker: Things) -> Engage:
    """ORC-COMBAT-20 Who defends against another attacker has left the combat in which he was."""
    return engage(reading, attacker)


def each_for_other(reading: Reading) -> list[Deed]:
    """Two defenders, each against the other's attacker: what exchanging them is, said once more behind it."""
    things = reading.them()
    spoken = bare(things)
    if any(isinstance(step, Exchange) and step.things is spoken for step in reading.last_said):
        return []
    return [exchange(reading, things)]


OVER: Final = '("over" | "resolved" | "ended" | "finished" | "done" | "fought")'
HAVE_NOT: Final = '(("hasn\'t" | "haven\'t") "yet"? | ("has" | "have") ("not" | "yet" "to"))'
NOT_OVER: Final = (
    f'(("isn\'t" | "aren\'t") "yet"? {OVER} "yet"? | {HAVE_NOT} "yet"? "been"? {OVER} "yet"? | ("is" | "are") ("still"'
    ' "going" "on" | "unresolved" | "going" "on"))'
)
AHEAD: Final = (
    f'({HAVE_NOT} "yet"? ("begun" | "started" | "come") "yet"? | ("is" | "are") ("still" | "yet") "to" "come" |'
    ' ("isn\'t" | "aren\'t") "yet"? "begun" "yet"? | "comes" "later" | "come" "later")'
)
COMBATS: Final = '("single"? ("combat" | "combats"))'
EACH: Final = '"each" ("of" ("them" | "the" "two" | "these" | "those" | "the" "two" "defenders"))?'
OTHERS: Final = '("the" ("attacker" | "foe") "of" "the" "other" "one"? | "the" "other" "one"? "\'s" "attacker")'
LEAVES: Final = '("leaves" | "leave") ("its" | "their" | "the" | "this") "combat" "and" "then"?'
CHOICE: Final = '("of" ("your" | "its" "controller" "\'s") "choice")'
PHRASES: Final[list[Any]] = [
    Phrase("combat_so", f'"whose" {COMBATS} {NOT_OVER}', lambda reading: quality(InCombat()),
           ["Unmark target attacker whose combat is not over."]),
    Phrase("combat_so", f'"whose" {COMBATS} {AHEAD}', lambda reading: quality(CombatAhead()),
           ["Unmark target attacker whose combat is still to come."]),
    Phrase("post", '","? combat_so', lambda reading, so: so),
    Phrase("post", f'("that" ("defends" | "defend" | ("is" | "are") "defending") | "defending") ("in" | "during") "this"'
           f" {COMBATS}",
           lambda reading: quality(InThisCombat()),
           ["Unmark target creature that defends in this combat."]),
    Phrase("post", '"that"? ("are" "defending" | "defending" | "defend" | "defends") "against" "different" "attackers"',
           lambda reading: quality(DifferentFoes()),
           ["Choose two target creatures that defend against different attackers. They exchange their attackers."]),
    Phrase("post", '("," "each")? ("with" | "that" ("has" | "have")) ("a" | "at" "least" "one" | "one" "or" "more")'
           ' ("defender" | "defenders")', lambda reading: quality(Defended()), ["Unmark target attacker with a defender."]),
    Phrase(TOLD, f'({NOW} {DEFENDS} | {DEFENDS} {NOW}?) "against" "another" "attacker" {CHOICE}? {NOW}? ","? combat_so',
           engage_other,
           ["Target defender defends against another attacker of your choice instead, whose combat has not begun."]),
    Phrase(TOLD, f'{LEAVES} {NOW}? {DEFENDS} {NOW}? "against" engaged {NOW}?', leave_for,
           ["Target defender leaves its combat and defends against another attacker."]),
    Phrase("fronted", f'{EACH} {NOW}? {DEFENDS} {NOW}? "against" {OTHERS} {NOW}?', each_for_other,
           ["Choose two target defenders. Each now defends against the attacker of the other."]),
]  # fmt: skip
