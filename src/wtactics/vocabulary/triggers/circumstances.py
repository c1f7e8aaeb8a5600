"""Under what circumstances something would happen: in combat, by an opponent's effect, from a hand, while something holds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import HAS_RESOLVED, effect_of
from wtactics.engine.meaning import Condition
from wtactics.engine.places import NOBODY, PEACE, SEAT_THING, Thing
from wtactics.engine.rows import PAST, PAST_B, PAST_TURN
from wtactics.engine.table import Table
from wtactics.vocabulary.conditions.meaning import AtTime
from wtactics.vocabulary.nouns.cards import ANYONES, YOURS

FROM_PLAY: Final = -1
FROM_ANYWHERE: Final = -2


class Circumstance:
    """Under what circumstances it would happen."""

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        """Would it happen so?"""
        raise NotImplementedError

    def text(self) -> str:
        """The circumstance in card English, behind what would happen."""
        raise NotImplementedError


class ByText(Circumstance):
    """A text would do it: anybody's, yours, an opponent's."""

    def __init__(self, whose: int) -> None:
        self.whose: Final = whose

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        seat = effect_of(t)
        if seat == NOBODY or self.whose == ANYONES:
            return seat != NOBODY
        return (seat == t.you) == (self.whose == YOURS)

    def text(self) -> str:
        return {ANYONES: "by an effect", YOURS: "by your effect"}.get(self.whose, "by an opponent's effect")


class InFight(Circumstance):
    """Creatures that fight each other would do it, and no text."""

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return effect_of(t) == NOBODY

    def text(self) -> str:
        return "in combat"


class AsFighters(InFight):
    """What attackers and defenders deal as such is combat damage: that need not be said."""

    def text(self) -> str:
        return ""


class OfBlow(InFight):
    """What fights deal would do it."""

    def text(self) -> str:
        return "by combat damage"


class WhileInCombat(InFight):
    """It is in combat, or attacked, as it would happen: whatever does it (ORC-EQUIP-18), as where it dies in combat."""

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return a < SEAT_THING and (t.role[a] != PEACE or t.aim() == a)


class FallsInFight(OfBlow):
    """It has been struck in this turn, and is in a fight still: of blows it dies, whatever a text has dealt beside them."""

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        if effect_of(t) != NOBODY or a >= SEAT_THING or (t.role[a] == PEACE and t.aim() != a):
            return False
        i: i64 = 0
        while i < len(t.past):
            if t.past[i] == facts.STRUCK and t.past[i + PAST_B] == a and t.past[i + PAST_TURN] == t.turn:
                return True
            i += PAST
        return False


class From(Circumstance):
    """The card would come from such a place."""

    def __init__(self, place: int, words: str) -> None:
        self.place: Final = place
        self.words: Final = words

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return self.place == FROM_ANYWHERE or (t.in_play(a) if self.place == FROM_PLAY else t.kind(a) == self.place)

    def text(self) -> str:
        return f"from {self.words}"


class Resolved(Circumstance):
    """A card that was played has done what it does."""

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n & HAS_RESOLVED != 0

    def text(self) -> str:
        return "after it resolves"


class AtThatTime(Circumstance):
    """It would happen at a certain time."""

    def __init__(self, time: AtTime) -> None:
        self.time: Final = time

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return self.time.holds(t)

    def text(self) -> str:
        return self.time.when()


class While(Circumstance):
    """Something must be so then."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def holds(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return self.condition.holds(t)

    def text(self) -> str:
        return f"while {self.condition.text()}"
