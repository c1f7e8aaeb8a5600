"""Rulings of cards: what may and can't be done, by standing text."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import ALLOW, BAR
from wtactics.engine.meaning import RULING, Noun, Statement
from wtactics.engine.places import BOARD, NOBODY, SEAT_THING, Thing
from wtactics.engine.table import Table
from wtactics.engine.values import bar
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
        t.allowed[thing] = t.allowed[thing] | deeds


class Act:
    """Something that can be done, and how a text says it: deeds as bits, and the words after "can" or "can't"."""

    def __init__(self, words: str, deeds: i64, place: bool = False) -> None:
        self.words: Final = words
        self.deeds: Final = deeds
        self.place: Final = place  # it is done to the place that is attacked, not to an attacker: "defend this city"

    def done_to(self, t: Table, other: Thing) -> Thing:
        """What it is done to, when this is what the rules name."""
        return t.aim() if self.place else other

    def is_meant(self, deed: i64) -> bool:
        """Is this one of its deeds?"""
        return self.deeds >> deed & 1 == 1


class Ruling(Statement):
    """What holds for cards or players one by one, whatever it is done to: they can't do it, or do it by a rule of their own."""

    def __init__(self, things: Things, act: Act) -> None:
        self.things: Final = things
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


class CantTo(Statement):
    """Things can't do something to these (or have it done by them): enter this city, defend target city."""

    def __init__(self, things: Things, act: Act, others: Things) -> None:
        self.things: Final = things
        self.act: Final = act
        self.others: Final = others

    def law(self) -> i64:
        return self.act.deeds

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not self.act.is_meant(deed) or not self.others.has(t, self.act.done_to(t, other)):
            return False
        return self.things.has(t, c)

    def text(self) -> str:
        return f"{self.things.text()} can't {self.act.words} {self.others.text()}"


class CantToAny(Statement):
    """Things can't do something to such others (or have it done by them): attack cities, be targets of events."""

    def __init__(self, things: Things, act: Act, others: Noun) -> None:
        self.things: Final = things
        self.act: Final = act
        self.others: Final = others

    def law(self) -> i64:
        return self.act.deeds

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        done_to = self.act.done_to(t, other)
        if not self.act.is_meant(deed) or done_to == NOBODY or not self.others.fits(t, done_to):
            return False
        return self.things.has(t, c)

    def text(self) -> str:
        return f"{self.things.text()} can't {self.act.words} {self.others.text(True)}"


class CantBe(Statement):
    """Nobody can do something to these things, or no such cards can: they can't be attacked by Orcs."""

    def __init__(self, things: Things, act: Act, doers: Noun | None = None) -> None:
        self.things: Final = things
        self.act: Final = act
        self.doers: Final = doers

    def law(self) -> i64:
        return self.act.deeds

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not self.act.is_meant(deed) or not self.things.has(t, self.act.done_to(t, other)):
            return False
        return self.doers is None or self.doers.fits(t, c)

    def text(self) -> str:
        by = f" by {self.doers.text(True)}" if self.doers is not None else ""
        return f"{self.things.text()} can't {self.act.words}{by}"


class CanOnly(Statement):
    """Things can do something only to such others: attack cities only."""

    def __init__(self, things: Things, act: Act, others: Noun) -> None:
        self.things: Final = things
        self.act: Final = act
        self.others: Final = others

    def law(self) -> i64:
        return self.act.deeds

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        done_to = self.act.done_to(t, other)
        if not self.act.is_meant(deed) or done_to == NOBODY or self.others.fits(t, done_to):
            return False
        return self.things.has(t, c)

    def text(self) -> str:
        return f"{self.things.text()} can {self.act.words} {self.others.text(True)} only"


class OnlySuch(Statement):
    """Only such cards can do something to these: only creatures with flying can defend against this creature."""

    def __init__(self, such: Noun, act: Act, others: Things) -> None:
        self.such: Final = such
        self.act: Final = act
        self.others: Final = others

    def law(self) -> i64:
        return self.act.deeds

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not self.act.is_meant(deed) or self.such.fits(t, c):
            return False
        return self.others.has(t, self.act.done_to(t, other))

    def text(self) -> str:
        return f"only {self.such.text(True)} can {self.act.words} {self.others.text()}"


class Can(Statement):
    """Things can do what the rules forbid, to these or without saying to what: be played into the army, defend a city."""

    def __init__(self, things: Things, act: Act, others: Things | None = None) -> None:
        self.things: Final = things
        self.act: Final = act
        self.others: Final = others

    def law(self) -> i64:
        return self.act.deeds

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if not self.act.is_meant(deed) or not self.things.has(t, c):
            return False
        others = self.others
        return others is None or others.has(t, self.act.done_to(t, other))

    def text(self) -> str:
        others = f" {self.others.text()}" if self.others is not None else ""
        return f"{self.things.text()} can {self.act.words}{others}"
