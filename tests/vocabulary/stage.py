"""A small table of ARC for scenes of single verbs: a few plain cards, laid out by hand, and a verb carried out."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.chain import pick, push
from wtactics.engine.library import Library, Printed
from wtactics.engine.meaning import STANDING, Ability, Number, Statement
from wtactics.engine.places import (
    ATTACHED,
    CITY,
    CREATURE,
    DECK,
    ENCHANTMENT,
    EVENT,
    GRAVE,
    HAND,
    NOBODY,
    RESERVE,
    SEAT_THING,
)
from wtactics.engine.rows import ABILITY_PLAY
from wtactics.engine.step import AGAIN, NOTHING, Step
from wtactics.engine.table import Table
from wtactics.engine.values import refresh
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.rulesets.arc.deal import ArcDealing
from wtactics.rulesets.arc.table import ArcTable
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.things.meaning import Things, You

COPIES = 4
TRAITS = ["flying", "ranged"]
FLYING, RANGED = 1, 2
ELF, ORC = 0, 1


def plain(name: str, type_: int, attack: int, defense: int, kinds: list[int], abilities: list[Ability]) -> Printed:
    """A card of cost 2 that says no more than its abilities."""
    return Printed(name, type_, 1, 2, False, 0, attack, defense, 0, 0, kinds, abilities)


class Named(Things):
    """These very things."""

    def __init__(self, *things: int, words: str = "them", person: bool = False) -> None:
        self.things = things
        self.words = words
        self.person = person

    def of(self, t: Table) -> vec[i64]:
        return column(self.things)

    def text(self) -> str:
        return self.words

    def people(self) -> bool:
        return self.person


def column(things: tuple[int, ...]) -> vec[i64]:
    """These numbers as a column."""
    return vec[i64](list(things))


ME, FOE = SEAT_THING, SEAT_THING + 1
YOU = You()
THEM = Named(FOE, words="target opponent", person=True)


class Stage:
    """Two players with cards to lay out; seat 0 speaks."""

    def __init__(self, *says: Statement, grants: Ability | None = None, room: int = 0) -> None:
        standing = [Ability(STANDING, [], [], statements=list(says))] if says else []
        self.cards = [
            plain("Elf", CREATURE, 1, 2, [ELF], []),
            plain("Orc", CREATURE, 3, 3, [ORC], []),
            plain("Town", CITY, 0, 6, [], []),
            plain("Bond", ENCHANTMENT, 0, 0, [], []),
            plain("Flash", EVENT, 0, 0, [], []),
            plain("Elder", CREATURE, 2, 2, [ELF], standing),
        ]
        self.silent = Ability(STANDING, [], [], room=room)
        extra = [self.silent] if grants is None else [self.silent, grants]
        library = Library(self.cards, ["elf", "orc"], TRAITS, [[], []], extra)
        self.arc = ArcDealing(library)
        deck = [d for d in range(len(self.cards)) for _ in range(COPIES)]
        self.t: ArcTable = self.arc.table([deck, deck])
        self.t.sow(7)
        self.t.frame = 0

    def lay(self, name: str, where: int = ARMY, seat: int = 0, home: int = NOBODY, host: int = NOBODY) -> int:
        """Lay a card of this name out; give its id."""
        t = self.t
        d = [card.name for card in self.cards].index(name)
        c = next(c for c in t.at(DECK, seat) if t.printed[c] == d)
        if where >= RESERVE:
            t.enter(c, where, seat, home, host)
        else:
            t.move(c, where, seat)
        if where == RESERVE:
            t.colour[c] = 0
        return c

    def speaker(self, *chosen: int) -> int:
        """A creature of seat 0 whose ability speaks now, with these things chosen for it."""
        c = self.lay("Elder")
        push(self.t, ABILITY_PLAY, c, self.silent.number, 0)
        for i, thing in enumerate(chosen):
            pick(self.t, i, thing)
        return c

    def perform(self, deed: Step[Any], *answers: int) -> ArcTable:
        """Let the newest item do this, answering its questions by option."""
        t = self.t
        left = list(answers)
        flow = AGAIN
        while flow == AGAIN:
            refresh(t)
            t.options = column(())
            changes = t.changes
            deed.ask(t)
            assert t.changes == changes, "it acted before it asked"
            offered = list(t.options)
            answer = NOTHING if not offered else offered[0] if len(offered) == 1 else left.pop(0)
            assert answer == NOTHING or answer in offered
            flow = deed.do(t, answer)
        refresh(t)
        assert not left
        return t

    def at(self, kind: int, seat: int = 0) -> list[int]:
        return list(self.t.at(kind, seat))


def n(number: int) -> Number:
    return Fixed(number)


__all__ = [
    "ARMY", "ATTACHED", "DECK", "ELF", "FLYING", "FOE", "GRAVE", "HAND", "KINGDOM", "ME", "ORC", "RANGED", "RESERVE",
    "THEM", "YOU", "Named", "Stage", "n",
]  # fmt: skip
