"""Heroes, as tables know them: which steps they add, and which numbers of the game they set."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.invariants import Broken
from wtactics.engine.mod import BY_SEAT, Column, Mod
from wtactics.engine.places import ALL_SEE, HERO, NOBODY, CardId, Seat, Thing
from wtactics.engine.rows import HOME, SOURCE
from wtactics.engine.step import Ruleset
from wtactics.kits.refusal import said_by
from wtactics.kits.verbs import ACTIVATE, COUNTER
from wtactics.mods.heroes.hero import hero_of, is_hero, says
from wtactics.mods.heroes.ids import HEROES, LAID, NUMBER
from wtactics.mods.heroes.rules.counter import CounterHero
from wtactics.mods.heroes.rules.setup import LayHeroes, MusterArmies, PlaceArmy
from wtactics.mods.heroes.rules.use import NameFront, NoteLaying, NoteUse, cannot_act
from wtactics.mods.heroes.speech.sheet import HAND, INFLUENCE, LOYALTY, POINTS, RESOURCES
from wtactics.rulebook.reader import Rulebook, read_rulebook
from wtactics.rulesets.orc.rules import abil, play_announcing, resp, setup, turn
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import (
    HAND_LIMIT,
    LOYALTY_FOR,
    MOST_INFLUENCE,
    REACH,
    RESOURCES_A_TURN,
    STARTING_INFLUENCE,
    WINNING_POINTS,
)

BOOK: Final[Rulebook] = read_rulebook(Path(__file__).parent / "orc.md")
FACTION_COUNT: Final = 5


class Heroes(Mod):
    """It keeps who has laid resource cards before, in which turn each Hero was used, and for what."""

    def __init__(self) -> None:
        columns = [Column(BY_SEAT) for _ in range(5)]
        super().__init__("heroes", NUMBER, said_by(BOOK, NUMBER), columns, places={int(HEROES): ALL_SEE})

    def edit(self, rules: Ruleset[Any]) -> None:
        """Heroes come before the game begins; their abilities are used and countered."""
        rules.after(setup.PartDecks, LayHeroes())
        rules.before(setup.ShuffleDecks, MusterArmies(rules.add([PlaceArmy()])))
        rules.after(play_announcing.ChooseFront, NameFront())
        rules.before(abil.PayGold, NoteUse())
        rules.before(turn.EndTurn, NoteLaying())
        rules.extend(resp.Answers, CounterHero(COUNTER))

    def forbids(self, t: OrcTable, what: i64, seat: Seat, thing: Thing, other: i64) -> i64:
        """ORC-HERO-11, ORC-HERO-12 A Hero's abilities are used in the own turn, and one of them in a turn."""
        return cannot_act(t, seat, thing, other) if what == ACTIVATE and is_hero(t, thing) else 0

    def adjusted(self, t: OrcTable, what: i64, seat: Seat, n: i64) -> i64:
        """ORC-HERO-03, ORC-HERO-04, ORC-HERO-05, ORC-HERO-06, ORC-HERO-14 Each Hero names the numbers of its own player."""
        if what == STARTING_INFLUENCE or what == MOST_INFLUENCE:
            return says(t, seat, INFLUENCE, n)
        if what == HAND_LIMIT:
            return says(t, seat, HAND, n)
        if what == RESOURCES_A_TURN:
            return says(t, seat, RESOURCES, n) if t.kept(LAID, seat) == 0 else n
        if what == WINNING_POINTS:
            return says(t, seat, POINTS, n)
        if what == REACH:
            return self.reach(t, seat, n)
        if LOYALTY_FOR <= what < LOYALTY_FOR + FACTION_COUNT:
            return says(t, seat, LOYALTY + what - LOYALTY_FOR, n)
        return n

    def reach(self, t: OrcTable, c: CardId, n: i64) -> i64:
        """ORC-HERO-13, ORC-HERO-15 From the front that was named where it is used; else from both."""
        if not is_hero(t, c):
            return n
        its = t.item >= 0 and t.chain[t.item + SOURCE] == c
        home = t.chain[t.item + HOME] if its else 0
        return home if home != 0 else NOBODY

    def yields(self, t: OrcTable, c: CardId, kind: i64) -> bool:
        """ORC-HERO-01 Nothing takes a Hero out of play."""
        return not is_hero(t, c)

    def could_be(self, t: OrcTable, c: CardId, d: i64) -> bool:
        """ORC-HERO-01 All Heroes lie open, so nothing hidden is one."""
        return is_hero(t, c) == (t.library.type[d] == HERO)

    def sound(self, t: OrcTable) -> None:
        """ORC-HERO-01, ORC-HERO-03, ORC-HERO-09, ORC-HERO-10 Who plays has his Hero, unmarked, and no more than it allows."""
        if t.turn == 0 or t.over:
            return
        for seat in range(t.seats):
            c = hero_of(t, seat)
            if t.out[seat] != 0:
                continue
            if c == NOBODY or t.controller[c] != seat or t.owner[c] != seat or t.marked[c] != 0:
                raise Broken(f"seat {seat} has no Hero of its own that lies there unmarked")
            if t.points[seat] > says(t, seat, INFLUENCE, 0):
                raise Broken(f"seat {seat} has {t.points[seat]} influence, more than its Hero allows")
