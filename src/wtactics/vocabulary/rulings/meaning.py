"""Rulings of cards: what may and can't be done, by standing text."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import reckoning
from wtactics.engine.bits import bit_of
from wtactics.engine.lasting import ALLOW, BAR
from wtactics.engine.meaning import DEFEND, DEFEND_MARKED, RULING, Noun, Statement
from wtactics.engine.places import BOARD, NOBODY, SEAT_THING, Thing, seat_thing
from wtactics.engine.stating import bar
from wtactics.engine.table import Table
from wtactics.vocabulary.deeds.lasting import Sayable
from wtactics.vocabulary.things.meaning import SEVERAL, Things


def forbid(t: Table, thing: Thing, deeds: i64) -> None:
    """Forbid a card on the board, or a player, these deeds."""
    if thing < SEAT_THING and (thing == NOBODY or t.place[thing] & 15 < BOARD):
        return
    deed: i64 = 0
    while deeds >> deed != 0:
        if deeds >> deed & 1 == 1:
            bar(t, thing, deed)
        deed += 1


def permit(t: Table, thing: Thing, deeds: i64) -> None:
    """Permit a card on the board these deeds."""
    if NOBODY < thing < SEAT_THING and t.place[thing] & 15 >= BOARD:
        reckoning.permit(t, thing, deeds)


def concerned(t: Table, thing: Thing) -> bool:
    """Is the thing a player, or a card with values?"""
    return thing >= SEAT_THING or (thing != NOBODY and t.place[thing] & 15 >= BOARD)


def lay(t: Table, what: i64, thing: Thing, deeds: i64, until: i64) -> None:
    """Lay one modifier for each of these deeds on the thing."""
    deed: i64 = 0
    while deeds >> deed != 0:
        if deeds >> deed & 1 == 1:
            t.modify(what, thing, deed, 0, until, t.you, t.me)
        deed += 1


class Act:
    """Something that can be done, and how a text says it: deeds as bits, and the words after "can" or "can't"."""

    def __init__(self, words: str, deeds: i64, place: bool = False) -> None:
        self.words: Final = words
        self.deeds: Final = deeds
        self.place: Final = place  # it is done to the place that is attacked, not to an attacker: "defend this city"

    def done_to(self, t: Table, other: Thing) -> Thing:
        """What it is done to, when this is what the rules name."""
        return t.aim() if self.place else other

    def by(self, who: Things) -> Act:
        """The act, permitted to them: who is called marked may defend marked."""
        marked = self.is_meant(DEFEND) and "marked" in who.text().split()
        return Act(self.words, self.deeds | bit_of(DEFEND_MARKED), self.place) if marked else self

    def is_meant(self, deed: i64) -> bool:
        """Is this one of its deeds?"""
        return self.deeds >> deed & 1 == 1


class Ruling(Sayable):
    """What holds for cards or players one by one, whatever it is done to: they can't do it, or do it by a rule of their own."""

    def __init__(self, things: Things, act: Act) -> None:
        super().__init__(things)
        self.act: Final = act

    def phases(self) -> i64:
        return 1 << RULING

    def rulings(self) -> i64:
        return self.act.deeds

    def work(self, t: Table, phase: i64) -> None:
        if phase != RULING:
            return
        one = self.things.single(t)
        if one != SEVERAL:
            self.rule(t, one)
            return
        for thing in self.things.of(t):
            self.rule(t, thing)

    def say(self, t: Table, until: i64) -> None:
        what = self.mod()
        for thing in self.things.of(t):
            if concerned(t, thing) and (what == BAR or thing < SEAT_THING):
                lay(t, what, thing, self.act.deeds, until)

    def rule(self, t: Table, thing: Thing) -> None:
        """Let it hold for this one."""
        raise NotImplementedError

    def mod(self) -> i64:
        """The modifier that says it for a while."""
        raise NotImplementedError


class Cant(Ruling):
    """Cards or players can't do something, or can't have something done to them."""

    def rule(self, t: Table, thing: Thing) -> None:
        forbid(t, thing, self.act.deeds)

    def mod(self) -> i64:
        return BAR

    def depends(self) -> i64:
        return self.things.depends()

    def text(self) -> str:
        return f"{self.things.text()} can't {self.act.words}"


class Do(Ruling):
    """Cards do something by a rule of their own, such as striking first."""

    def __init__(self, things: Things, act: Act, plural: str) -> None:
        super().__init__(things, act)
        self.plural: Final = plural

    def rule(self, t: Table, thing: Thing) -> None:
        permit(t, thing, self.act.deeds)

    def mod(self) -> i64:
        return ALLOW

    def depends(self) -> i64:
        return self.things.depends()

    def text(self) -> str:
        return f"{self.things.text()} {self.plural if self.things.many() else self.act.words}"


class Such(Things):
    """Whatever is such, wherever it is: cities, events, creatures with flying."""

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun

    def of(self, t: Table) -> vec[i64]:
        return self.noun.all(t)

    def has(self, t: Table, thing: Thing) -> bool:
        return thing != NOBODY and self.noun.fits(t, thing)

    def text(self) -> str:
        return self.noun.text(True)

    def many(self) -> bool:
        return True


class OfTheirs(Things):
    """What players do by their creatures, these do: whatever they control."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def of(self, t: Table) -> vec[i64]:
        out = vec[i64]()
        for c in t.board:
            if self.has(t, c):
                out = append(out, c)
        return out

    def has(self, t: Table, thing: Thing) -> bool:
        return NOBODY < thing < SEAT_THING and self.players.has(t, seat_thing(t.controller[thing]))

    def text(self) -> str:
        return self.players.text()

    def many(self) -> bool:
        return self.players.many()


class OfPeople(Things):
    """Where players are attacked: in their army, which is themselves, and in their cities."""

    def __init__(self, players: Things) -> None:
        self.players: Final = players

    def of(self, t: Table) -> vec[i64]:
        return self.players.of(t)

    def has(self, t: Table, thing: Thing) -> bool:
        if NOBODY < thing < SEAT_THING:
            return self.players.has(t, seat_thing(t.controller[thing]))
        return thing != NOBODY and self.players.has(t, thing)

    def text(self) -> str:
        return self.players.text()

    def many(self) -> bool:
        return self.players.many()


class Law(Statement):
    """What things can't do to others, or have done to them by others; or what they can, against the rules."""

    def __init__(
        self,
        things: Things,
        act: Act,
        others: Things | None,
        suffered: bool = False,
        alone: bool = False,
        can: bool = False,
    ) -> None:
        self.things: Final = things
        self.act: Final = act
        self.others: Final = others  # None: whoever it is
        self.suffered: Final = suffered  # the things have it done to them
        self.alone: Final = alone  # of those that are such it is said that they alone can
        self.can: Final = can

    def law(self) -> i64:
        return self.act.deeds

    def of_these(self, things: Things) -> Law:
        """The same, said of others."""
        return Law(things, self.act, self.others, self.suffered, self.alone, self.can)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return not self.can and self.is_meant(t, deed, c, other)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.can and self.is_meant(t, deed, c, other)

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        """Does it speak of this deed of c?"""
        if not self.act.is_meant(deed):
            return False
        done_to = self.act.done_to(t, other)
        if self.suffered:
            return self.concerns(t, self.things, done_to) and self.concerns(t, self.others, c)
        return self.concerns(t, self.others, done_to) and self.concerns(t, self.things, c)

    def concerns(self, t: Table, things: Things | None, thing: Thing) -> bool:
        """Is the thing one of those, or where only such can: is it there, and none of them?"""
        if things is None:
            return True
        if self.alone and isinstance(things, Such):
            return thing != NOBODY and not things.has(t, thing)
        return things.has(t, thing)

    def text(self) -> str:
        can = "can" if self.can or self.alone else "can't"
        by = " by" if self.suffered and self.others is not None else ""
        words = f"{self.things.text()} {can} {self.act.words}{by}"
        words = words if self.others is None else f"{words} {self.others.text()}"
        if not self.alone:
            return words
        return f"only {words}" if isinstance(self.things, Such) else f"{words} only"


class Twofold(Law):
    """Two laws of the same words but for what is done: enter or defend."""

    def __init__(self, first: Law, second: Law) -> None:
        act = Act(f"{first.act.words} or {second.act.words}", first.act.deeds | second.act.deeds)
        super().__init__(second.things, act, first.others, alone=first.alone)
        self.first: Final = first
        self.second: Final = second

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        law = self.first if self.first.act.is_meant(deed) else self.second
        return law.is_meant(t, deed, c, other)
