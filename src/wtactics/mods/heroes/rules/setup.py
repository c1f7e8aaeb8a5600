"""ORC-HERO-01, ORC-HERO-07: Heroes are laid, and their armies come onto the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import (
    CREATURE,
    DECK,
    HERO,
    NOBODY,
    CardId,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    other_of,
    place_of,
)
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits.verbs import PASS, PLACE
from wtactics.mods.heroes.hero import says
from wtactics.mods.heroes.ids import HERO_07, HEROES
from wtactics.mods.heroes.speech.sheet import ARMY
from wtactics.rulesets.orc.rules.play import FRONTS
from wtactics.rulesets.orc.table import OrcTable

MUSTERED: Final = 1  # the notes of the passage: how many players have placed their armies,
LAST: Final = 2  # and what was placed last of this one: definition and front


class LayHeroes(Step[OrcTable]):
    """ORC-HERO-01 Each player's Hero comes into play, for nothing, and lies there for all to see."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        for seat in range(t.seats):
            for c in t.at(DECK, seat):
                if t.library.type[t.printed[c]] == HERO:
                    t.enter(c, HEROES, seat)
        return NEXT


class MusterArmies(Step[OrcTable]):
    """ORC-HERO-07 Before decks are shuffled and hands drawn, default armies are placed."""

    def __init__(self, placing: i64) -> None:
        self.placing: Final = placing  # the passage in which that is done

    def do(self, t: OrcTable, answer: Option) -> Flow:
        t.then(self.placing)
        return NEXT


class PlaceArmy(Step[OrcTable]):
    """ORC-HERO-07 In turn, the first player first, each places creatures of his Hero's factions, one by one."""

    def chooser(self, t: OrcTable) -> Seat:
        """Whose army is placed now."""
        return (t.starter + t.note(MUSTERED)) % t.seats

    def ask(self, t: OrcTable) -> None:
        if t.note(MUSTERED) == t.seats:
            return
        seat = self.chooser(t)
        t.ask(seat)
        t.offer(PASS)
        for c in t.at(DECK, seat):
            if first_of_its_like(t, c):
                for front in FRONTS:
                    if rank_of(t, c, front) >= t.note(LAST) and self.forbids(t, PLACE, c, front) == 0:
                        t.offer(PLACE, c, front)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PASS:
            return 0
        if what != PLACE:
            return -1
        seat = self.chooser(t)
        if not t.is_card(thing) or t.place[thing] != place_of(DECK, seat) or other not in FRONTS:
            return HERO_07
        return 0 if fits_army(t, seat, thing) else HERO_07

    def rank(self, t: OrcTable, o: Option) -> i64:
        return NOBODY if o == PASS else rank_of(t, card_of(o), other_of(o))

    def begun(self, t: OrcTable) -> bool:
        return t.note(LAST) > 0

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if t.note(MUSTERED) == t.seats:
            return NEXT
        if answer in (NOTHING, PASS):
            t.remember(MUSTERED, t.note(MUSTERED) + 1)
            t.remember(LAST, 0)
            return AGAIN
        c, front = card_of(answer), other_of(answer)
        t.remember(LAST, rank_of(t, c, front))
        t.move(c, front, self.chooser(t))
        t.reach_from(c, front)
        t.changed_board(c)
        t.happened(facts.MUSTERED, c, self.chooser(t), front)
        return AGAIN


def rank_of(t: OrcTable, c: CardId, front: i64) -> i64:
    """Where it stands among all that are placed one by one and always onward; several alike stand at one place."""
    return (t.printed[c] << 4 | front) + 1


def first_of_its_like(t: OrcTable, c: CardId) -> bool:
    """Is no card before it in its place that is just the same?"""
    other = t.before[c]
    while other >= 0:
        if t.printed[other] == t.printed[c]:
            return False
        other = t.before[other]
    return True


def fits_army(t: OrcTable, seat: Seat, c: CardId) -> bool:
    """ORC-HERO-07 Is it a creature of a faction whose part of the army has room for its cost?"""
    d = t.printed[c]
    faction = t.library.faction[d]
    if t.library.type[d] != CREATURE or faction == NOBODY:
        return False
    return spent(t, seat, faction) + t.library.cost[d] <= says(t, seat, ARMY + faction, 0) > 0


def spent(t: OrcTable, seat: Seat, faction: i64) -> i64:
    """What the creatures of this faction cost that the player has placed."""
    cost: i64 = 0
    for front in FRONTS:
        for c in t.at(front, seat):
            cost += t.library.cost[t.printed[c]] if t.library.faction[t.printed[c]] == faction else 0
    return cost
