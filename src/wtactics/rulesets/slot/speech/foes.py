"""Foes: against whom creatures have more of a value, who is in a battle, and who has come out of one alive."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import ADDING, ROLES, Noun, Trigger
from wtactics.engine.places import ATTACKER, DEFENDER, NOBODY, PEACE, CardId, Thing
from wtactics.engine.table import Table
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT, is_fought
from wtactics.rulesets.slot.speech.gains import Changes, GetMore
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.changes.values import creatures
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.things.meaning import Things, clause
from wtactics.vocabulary.triggers.meaning import Happens

# What creatures are attacked with or by.
ATTACKS: Final = 0
CLOSE_ATTACKS: Final = 1
RANGED_ATTACKS: Final = 2
MAGIC_ATTACKS: Final = 3
GROUP_ATTACKS: Final = 4
SORTS_OF_ATTACKS: Final = ("attacks", "close attacks", "ranged attacks", "magic attacks", "group attacks")


def foes_of(t: Table, c: CardId) -> vec[i64]:
    """Whom the creature fights: its target, or all who attack it."""
    out = vec[i64]()
    if t.role[c] == ATTACKER and t.foe[c] != NOBODY:
        return append(out, t.foe[c])
    if t.role[c] == DEFENDER:
        for other in t.board:
            if t.role[other] == ATTACKER and t.foe[other] == c:
                out = append(out, other)
    return out


class Embattled(Quality):
    """A creature fights in the battle that is under way, or has fallen in it and is not buried yet."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, SlotTable)
        return t.role[c] != PEACE or (t.bleeding and t.is_dead(c))

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return "in battle"


class Facing(Quality):
    """A creature fights nobody but such creatures, on whichever side."""

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun

    def holds(self, t: Table, c: CardId) -> bool:
        foes = foes_of(t, c)
        for foe in foes:
            if not self.noun.fits(t, foe):
                return False
        return len(foes) > 0

    def depends(self) -> i64:
        return ROLES | self.noun.depends()

    def behind(self) -> str:
        return f"against {self.noun.text(True)}"


class Attacked(Quality):
    """A creature is attacked, in such a way; whoever strikes back does not attack."""

    def __init__(self, sort: i64) -> None:
        self.sort: Final = sort

    def holds(self, t: Table, c: CardId) -> bool:
        if t.role[c] != DEFENDER:
            return False
        assert isinstance(t, SlotTable)
        if self.sort == MAGIC_ATTACKS:
            for foe in foes_of(t, c):
                if t.ranged_now and t.is_magic(foe):
                    return True
            return False
        if self.sort == GROUP_ATTACKS:
            return t.grouped
        return self.sort == ATTACKS or t.ranged_now == (self.sort == RANGED_ATTACKS)

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return f"against {SORTS_OF_ATTACKS[self.sort]}"


class GetAgainst(GetMore):
    """Creatures have so much more of some values while they fight such creatures, or are attacked so."""

    def __init__(self, things: Things, changes: Changes, against: Quality) -> None:
        super().__init__(things, changes)
        self.against: Final = against

    def work(self, t: Table, phase: i64) -> None:
        if phase == ADDING:
            self.add(t, vec[i64]([c for c in creatures(t, self.things) if self.against.holds(t, c)]))

    def depends(self) -> i64:
        return super().depends() | self.against.depends()

    def text(self) -> str:
        return f"{clause(self.things, 'get', self.changes.text())} {self.against.behind()}"


class Attacking(Happens):
    """What a creature does while it attacks, and not when it strikes back."""

    def __init__(self, trigger: Happens, role: i64) -> None:
        words = f"{trigger.words} while {'attacking' if role == ATTACKER else 'defending'}"
        super().__init__(trigger.fact, trigger.first, trigger.second, words, trigger.own)
        self.role: Final = role

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if (
            self.fact == facts.KILLED
        ):  # when the fallen are buried nobody has a part in the battle any more: it is the active
            there = n > 0 and (t.controller[a] == t.active) == (self.role == ATTACKER)  # player who attacked in it
        else:
            there = t.role[a] == self.role
        return there and super().matches(t, a, b, n)


class IsHit(Happens):
    """A creature is hit: in a battle in which it attacks, or is attacked, or in either; a strike back hits as well."""

    def __init__(self, by: Noun | None, whom: Noun, words: str, own: bool, role: i64 = PEACE) -> None:
        super().__init__(facts.STRUCK, by, whom, words, own)
        self.role: Final = role  # of whom it is hit

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return (self.role == PEACE or t.role[b] == self.role) and super().matches(t, a, b, n)


class Surviving(Quality):
    """A creature has come out of the battle alive, or will: the dead are buried when all of it is over."""

    def holds(self, t: Table, c: CardId) -> bool:
        return lives(t, c)

    def depends(self) -> i64:
        return ROLES

    def before(self) -> str:
        return "surviving"


class Outlived(Trigger):
    """A creature has fought in a battle, as attacker or attacked, and is not about to die of it."""

    def __init__(self, noun: Noun, role: i64, words: str, combat: i64 = EITHER_COMBAT) -> None:
        super().__init__(facts.BATTLE_ENDED)
        self.noun: Final = noun
        self.combat: Final = combat
        self.role: Final = role  # PEACE: either
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        if not is_fought(t, self.combat):
            return False
        if self.role == ATTACKER:
            return lives(t, a) and self.noun.fits(t, a)
        return n == 0 and lives(t, b) and self.noun.fits(t, b)

    def text(self) -> str:
        return self.words


class StruckBack(Trigger):
    """A creature strikes back in a battle: it has a weapon of the type in use."""

    def __init__(self, noun: Noun, words: str) -> None:
        super().__init__(facts.BATTLE_BEGAN)
        self.noun: Final = noun
        self.words: Final = words

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        return n == 0 and b != NOBODY and t.is_armed(b, t.ranged_now) and self.noun.fits(t, b)

    def text(self) -> str:
        return self.words


def lives(t: Table, c: Thing) -> bool:
    """Is the creature there, and will it be there when the battle is over?"""
    assert isinstance(t, SlotTable)
    return c >= 0 and t.in_army(c) and not t.is_dead(c)
