"""Mods, as tables know them: what each keeps in the mod data, its numbers and places, its rules, what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import ALL_SEE, ASIDE, ATTACHED, BOARD, NOBODY, OWNER_SEES, CardId, Seat, Thing
from wtactics.engine.setting import Setting

OF_MODS: Final = 10_000  # the rules of a mod are numbered from so many times its own number on
MOST_MODS: Final = 99  # what cards forbid is numbered above all rules
COLUMNS: Final = 16  # so many columns a mod may have: the first has the number of the mod times this

# How many numbers a column has.
ONCE: Final = 0  # one
BY_SEAT: Final = 1
BY_CARD: Final = 2


class Column:
    """Numbers that a mod keeps: how many, how they begin, who sees them (of a seat or card that is his own, or at all)."""

    def __init__(self, by: i64, fill: i64 = 0, sees: i64 = ALL_SEE, span: i64 = 1, stays: bool = False) -> None:
        if by == ONCE and sees == OWNER_SEES:
            raise ValueError("a column of one number: expected all or nobody to see it, found its owner; it has none")
        self.by: Final = by
        self.fill: Final = fill
        self.sees: Final = sees
        self.span: Final = span  # where it is hidden it is imagined as a number from 0 on, below this
        self.stays: Final = stays  # by card: does it outlive the card's leaving play?


class ModRule:
    """A rule of a mod's own book."""

    def __init__(self, id_: str, words: str) -> None:
        self.id: Final = id_
        self.words: Final = words


class Mod:
    """An edit of a ruleset. It has no state; what it must remember lies in its columns of the mod data."""

    def __init__(
        self,
        name: str,
        number: i64,
        rules: dict[int, ModRule],
        columns: list[Column] | None = None,
        settings: Sequence[Setting] = (),
        places: dict[int, int] | None = None,
    ) -> None:
        if not 1 <= number <= MOST_MODS:
            raise ValueError(f"mod {name}: expected a number from 1 to {MOST_MODS}, found {number}")
        for rule in rules:
            if rule // OF_MODS != number:
                first = number * OF_MODS
                raise ValueError(f"mod {name}: expected rules from {first + 1} to {first + OF_MODS - 1}, found {rule}")
        for kind in places if places is not None else {}:
            if kind != ASIDE and not BOARD <= kind < ATTACHED:
                raise ValueError(
                    f"mod {name}: expected kind {ASIDE} or {BOARD} to {ATTACHED - 1} for a place, found {kind}"
                )
        if columns is not None and len(columns) > COLUMNS:
            raise ValueError(f"mod {name}: expected at most {COLUMNS} columns, found {len(columns)}")
        self.name: Final = name
        self.number: Final = number
        self.rules: Final = rules
        self.columns: Final[list[Column]] = columns if columns is not None else []
        self.settings: Final = tuple(settings)
        self.places: Final[dict[int, int]] = places if places is not None else {}  # kind -> who sees it

    def edit(self, rules: Any) -> None:
        """Put its steps into the table of contents, a Ruleset."""
        raise NotImplementedError

    def shuns(self, t: Any, thing: Thing) -> i64:
        """0, or the number of its rule by which the thing is no target of what t.me says, for t.you."""
        return 0

    def yields(self, t: Any, c: CardId, kind: i64) -> bool:
        """Does it let an effect take the card out of play, to a place of this kind? What happens instead happens here."""
        return True

    def forbids(self, t: Any, what: i64, seat: Seat, thing: Thing, other: i64) -> i64:
        """0, or the number of its rule by which the seat cannot do this, where the rules of the ruleset allow it."""
        return 0

    def adjusted(self, t: Any, what: i64, seat: Seat, n: i64) -> i64:
        """What a number of the game is for this seat, where it is n without the mod: a setting, or what a ruleset names."""
        return n

    def went(self, t: Any, c: CardId) -> None:
        """A player has moved this creature, as the rules let him."""

    def dying(self, t: Any, c: CardId) -> None:
        """This card dies; it lies where it was, with all that it has suffered."""

    def keeps_from_play(self, t: Any, seat: Seat, c: CardId) -> i64:
        """0 if the seat may play the card from where it lies, the rule by which it may not; NOBODY if it is no matter of it."""
        return NOBODY

    def untimely(self, t: Any, what: i64, thing: Thing, other: i64) -> i64:
        """The number of its rule that gives this deed its moment, if the open question is about others; else 0."""
        return 0

    def traded(self, t: Any, seat: Seat) -> None:
        """The seat has made or paid gold, where the game tells mods of that."""

    def left_unread(self, t: Any, step: i64) -> None:
        """What the text that speaks says in this step of the library nobody reads: it is done by hand, where a mod lets it."""

    def could_be(self, t: Any, c: CardId, d: i64) -> bool:
        """Could a hidden card be this one, by what everybody knows of it through the mod?"""
        return True

    def sound(self, t: Any) -> None:
        """Raise invariants.Broken if its part of the table, at a question, is at odds with its rules."""


class Modding:
    """The mods of a ruleset in their order, and where the steps lie that they have parted."""

    def __init__(self, mods: list[Mod], own: vec[i64], begins: vec[i64]) -> None:
        self.mods: Final = mods
        self.own: Final = own  # step -> how many of the ruleset's own entries begin before it or with it, less one
        self.begins: Final = begins  # such an entry -> its first step, what mods put before it included

    def over(self, step: i64, entries: i64) -> i64:
        """The step that comes so many of the ruleset's own entries after the next one, less one: where a jump ends."""
        return self.begins[self.own[step] + 1 + entries] - 1

    def first_columns(self, seats: i64, cards: i64) -> vec[i64]:
        """Where each column of the mod data begins, by its number; one more at the end. Who has none has an empty one."""
        starts, at = vec[i64](), i64(0)
        for number in range(self.most() + 1):
            columns = self.columns_of(number)
            for i in range(COLUMNS):
                starts = append(starts, at)
                if i < len(columns):
                    at += size(columns[i], seats, cards)
        return append(starts, at)

    def first_settings(self, total: i64) -> vec[i64]:
        """Where the settings of each mod begin among all, by its number, after the ruleset's own; one more at the end."""
        for mod in self.mods:
            total -= len(mod.settings)
        starts = vec[i64]()
        for mod in self.mods:
            while len(starts) <= mod.number:
                starts = append(starts, total)
            total += len(mod.settings)
        return append(starts, total)

    def opened(self, sees: vec[i64]) -> vec[i64]:
        """Who sees which kind of place, those of mods among them."""
        sees = sees[:]
        for mod in self.mods:
            for kind, who in mod.places.items():
                sees[kind] = who
        return sees

    def beginning(self, seats: i64, cards: i64) -> vec[i64]:
        """The mod data of a new table."""
        mod_data = vec[i64]()
        for mod in self.mods:
            for column in mod.columns:
                for _ in range(size(column, seats, cards)):
                    mod_data = append(mod_data, column.fill)
        return mod_data

    def column(self, number: i64) -> Column | None:
        """The column of this number; None where no mod has it."""
        columns = self.columns_of(number // COLUMNS)
        return columns[number % COLUMNS] if number % COLUMNS < len(columns) else None

    def most(self) -> i64:
        """The highest number of a mod, 0 if there is none."""
        return self.mods[-1].number if len(self.mods) > 0 else 0

    def columns_of(self, number: i64) -> list[Column]:
        """The columns of the mod of this number; none where there is no such mod."""
        for mod in self.mods:
            if mod.number == number:
                return mod.columns
        return []

    def said(self, rule: i64) -> ModRule:
        """The rule of this number, which is one of a mod's."""
        for mod in self.mods:
            if mod.number == rule // OF_MODS and int(rule) in mod.rules:
                return mod.rules[int(rule)]
        names = ", ".join([f"{mod.name} ({mod.number})" for mod in self.mods])
        raise LookupError(f"rule {rule}: expected one of the mods of this match, {names or 'which has none'}")


def size(column: Column, seats: i64, cards: i64) -> i64:
    """How many numbers the column has."""
    if column.by == ONCE:
        return 1
    return seats if column.by == BY_SEAT else cards


NO_MODS: Final = Modding([], vec[i64](), vec[i64]())
