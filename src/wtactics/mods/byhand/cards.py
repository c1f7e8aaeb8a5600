"""BYHAND-TOOL: the tools that are used on cards."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADD, GIVE_TRAITS, THIS_TURN, WHILE_IN_PLAY
from wtactics.engine.meaning import BE_KILLED, BE_MARKED, BE_UNMARKED
from wtactics.engine.places import AVATAR, CREATURE, Seat, Thing
from wtactics.engine.tallies import add_counters
from wtactics.kits import handwork
from wtactics.kits.handwork import ZERO
from wtactics.mods.byhand.tools import MOVING, SUFFERING, Tool, amounts, in_the_open
from wtactics.vocabulary.deeds.byhand import HAND_COUNTER
from wtactics.vocabulary.deeds.deed import bury, suffers
from wtactics.vocabulary.deeds.harm import wounded

MOST: Final = 10
MARKED: Final = MOVING | 1 << AVATAR  # types of cards that are marked; what only stands for a player never is


class Mark(Tool):
    """BYHAND-TOOL-02 A card in play is marked, or unmarked."""

    def __init__(self, number: i64) -> None:
        super().__init__(number)
        self.marked: Final[i64] = 1 if number == handwork.MARK else 0

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        out = vec[i64]()
        for c in in_the_open(t, MARKED):
            if t.marked[c] != self.marked:
                out = append(out, c)
        return out

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        for c in suffers(t, BE_MARKED if self.marked == 1 else BE_UNMARKED, vec[i64]([thing]), t.me):
            if self.marked == 1:
                t.mark(c)
            else:
                t.unmark(c)


class Damage(Tool):
    """BYHAND-TOOL-02 The card whose text it is deals damage; shields and texts that prevent it do so."""

    def __init__(self) -> None:
        super().__init__(handwork.DAMAGE, [*range(1, MOST + 1)])

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return in_the_open(t, SUFFERING)

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        for c in wounded(t, t.me, vec[i64]([thing])):
            t.hurt(c, n, t.me)


class Heal(Tool):
    """BYHAND-TOOL-02 Damage is taken away."""

    def __init__(self) -> None:
        super().__init__(handwork.HEAL)

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        out = vec[i64]()
        for c in in_the_open(t, SUFFERING):
            if t.harm[c] > 0:
                out = append(out, c)
        return out

    def measures(self, t: Any, seat: Seat, thing: Thing) -> vec[i64]:
        return vec[i64]([i + 1 for i in range(min(t.harm[thing], MOST))])

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        t.heal(thing, n, t.me)


class Kill(Tool):
    """BYHAND-TOOL-02 A creature is killed, anything else is destroyed."""

    def __init__(self) -> None:
        super().__init__(handwork.KILL)

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return in_the_open(t, MOVING)

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        bury(t, suffers(t, BE_KILLED, vec[i64]([thing]), t.me), True, t.me)


class Value(Tool):
    """BYHAND-TOOL-03 More or less attack or defence until the end of the turn, or both for good."""

    def __init__(self, number: i64) -> None:
        super().__init__(number, amounts(3 if number == handwork.GROW else MOST))

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return in_the_open(t, SUFFERING)

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        attack = n - ZERO if self.number != handwork.DEFENCE else i64(0)
        defence = n - ZERO if self.number != handwork.ATTACK else i64(0)
        until = WHILE_IN_PLAY if self.number == handwork.GROW else THIS_TURN
        t.modify(ADD, thing, attack, defence, until, seat, t.me)
        t.happened(facts.MODIFIED, thing, attack, defence)


class Keyword(Tool):
    """BYHAND-TOOL-03 A creature gains a keyword until the end of the turn, one of those without a number."""

    def __init__(self, keywords: int) -> None:
        super().__init__(handwork.KEYWORD, [n + 1 for n in range(keywords)])

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return in_the_open(t, 1 << CREATURE)

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        t.modify(GIVE_TRAITS, thing, i64(1) << (n - 1), 0, THIS_TURN, seat, t.me)

    def words(self, t: Any, n: i64) -> str:
        return str(t.library.traits[n - 1])


class Count(Tool):
    """BYHAND-TOOL-04 Counters are put on a card in play, or taken from it."""

    def __init__(self) -> None:
        super().__init__(handwork.COUNTERS, amounts(3))

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        return in_the_open(t, MOVING)

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        add_counters(t, thing, t.library.counters.index(HAND_COUNTER), n - ZERO)


class Take(Tool):
    """BYHAND-TOOL-05 A creature of another player changes sides."""

    def __init__(self) -> None:
        super().__init__(handwork.TAKE)

    def whom(self, t: Any, seat: Seat) -> vec[i64]:
        out = vec[i64]()
        for c in in_the_open(t, 1 << CREATURE):
            if t.controller[c] != seat:
                out = append(out, c)
        return out

    def use(self, t: Any, seat: Seat, thing: Thing, n: i64) -> None:
        t.take(thing, seat, WHILE_IN_PLAY)
