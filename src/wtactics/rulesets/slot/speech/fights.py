"""Fights: who fights whom and how, what keeps creatures alive, and when a battle begins and ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.fates import fate_of
from wtactics.engine.meaning import Noun
from wtactics.engine.places import NOBODY, Flow, Option, Thing
from wtactics.engine.rows import ABILITY, IT, OTHER
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.engine.values import may
from wtactics.language.phrase import Misread
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import BE_HEALED
from wtactics.vocabulary.deeds.deed import Deed, amount, cards_in_play
from wtactics.vocabulary.deeds.harm import Repair
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Cant
from wtactics.vocabulary.things.meaning import Happened, One, This, clause
from wtactics.vocabulary.triggers.meaning import Happens

CLOSE_COMBAT: Final = 0  # as the lowest bit of the facts of attacks has it
RANGED_COMBAT: Final = 1
EITHER_COMBAT: Final = 2
COMBATS: Final = ("in close combat", "in ranged combat", "in battle")
FIGHTS: Final = (
    1 << facts.ATTACKED | 1 << facts.STRUCK | 1 << facts.BATTLE_BEGAN | 1 << facts.BATTLE_ENDED | 1 << facts.KILLED
)  # facts of two that fight each other


def is_fought(t: SlotTable, combat: i64) -> bool:
    """Is the battle of this type?"""
    return combat == EITHER_COMBAT or t.ranged_now == (combat == RANGED_COMBAT)


def how(combat: i64) -> str:
    """In which type of combat, in words."""
    return "" if combat == EITHER_COMBAT else f" {COMBATS[combat]}"


class Fought(One):
    """The creature that this creature fights: as its trigger's fact has it, else as things are now."""

    def one(self, t: Table) -> Thing:
        if t.item >= 0 and t.chain[t.item + ABILITY] != NOBODY:
            trigger = t.library.abilities[t.chain[t.item + ABILITY]].trigger
            if trigger is not None and FIGHTS >> trigger.fact & 1 == 1:
                if t.chain[t.item + IT] == t.me:
                    return t.chain[t.item + OTHER]
                if t.chain[t.item + OTHER] == t.me:
                    return t.chain[t.item + IT]
        return t.foe[t.me]

    def text(self) -> str:
        return "the creature this creature fights"


def refuse_fallen(reading: Reading) -> None:
    """Who has fallen is out of the battle by the time that what its death does is carried out: it fights nobody."""
    if isinstance(reading.gone, This):
        raise Misread("a creature that is in play", "this creature, which has fallen and fights nobody any more")


class Beaten(Happened):
    """Whom a successful attack has struck, so that it loses a life point: it must be said whether what it loses is all."""


class Restore(Repair):
    """Tokens are taken off creatures: they have so much more of their life left."""

    def do(self, t: Table, answer: Option) -> Flow:
        """SLOT-RESOLVE-11 Whoever has fallen in a battle is beyond help, unless this is done instead of its death."""
        assert isinstance(t, SlotTable)
        for c in cards_in_play(t, self.things):
            if not (t.bleeding and t.is_dead(c)) or fate_of(t, c) != NOBODY:
                t.heal(c, self.number.of(t) if self.number is not None else t.harm[c], t.me)
        return NEXT

    def touches(self, t: Table, chosen: object, thing: Thing) -> bool:
        """SLOT-ABIL-08, SLOT-PRIO-02 Nothing is done for whoever a text keeps its tokens."""
        return super().touches(t, chosen, thing) and (
            self.things is not chosen or may(t, BE_HEALED, thing, t.me, 0) == 0
        )

    def text(self) -> str:
        what = "all life" if self.number is None else amount(self.number, "life")
        return f"restore {what} to {self.things.text()}"


class PreventBattle(Deed):
    """Nobody loses life in the battle that is fought."""

    def do(self, t: Table, answer: Option) -> Flow:
        t.spare()
        return NEXT

    def text(self) -> str:
        return "prevent all damage of this battle"


class NeedNoUpkeep(Cant):
    """Nothing is owed for these creatures, whatever their level and their card ask for."""

    def text(self) -> str:
        return clause(self.things, "need", "no upkeep")


class InCombat(Happens):
    """A creature attacks, or is attacked, or kills, in one type of combat only; or kills in any battle, by an ability, too."""

    def __init__(self, fact: i64, first: Noun | None, second: Noun | None, combat: i64, words: str, own: bool) -> None:
        super().__init__(fact, first, second, words, own)
        self.combat: Final = combat

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        combat = n & 1 if self.fact == facts.ATTACKED else n - 1
        here = combat == self.combat or (self.combat == EITHER_COMBAT and (combat >= 0 or t.aim() != NOBODY))
        return here and super().matches(t, a, b, n)


class AlsoInCombat(InCombat):
    """What is more than that one does it to another, such as that a group does, is so in one type of combat only."""

    def __init__(self, whole: Happens, combat: i64, words: str) -> None:
        super().__init__(whole.fact, whole.first, whole.second, combat, words, whole.own)
        self.whole: Final = whole

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return super().matches(t, a, b, n) and self.whole.matches(t, a, b, n)


class HitIn(Happens):
    """SLOT-RESOLVE-07, SLOT-RESOLVE-08 A blow takes a life in one type of combat only, in attack or strike back."""

    def __init__(self, whole: Happens, combat: i64) -> None:
        super().__init__(whole.fact, whole.first, whole.second, f"{whole.words}{how(combat)}", whole.own)
        self.whole: Final = whole
        self.combat: Final = combat

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        return is_fought(t, self.combat) and self.whole.matches(t, a, b, n)
