"""Rituals, as tables know it: what it keeps, and where its steps stand among those of ORC."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.invariants import Broken
from wtactics.engine.mod import BY_CARD, Column, Mod
from wtactics.engine.places import ASIDE, NOBODY, CardId, Seat, Thing, place_of
from wtactics.engine.step import Ruleset
from wtactics.kits.refusal import said_by
from wtactics.kits.verbs import PLAY, SET_UP
from wtactics.mods.rituals.queue import NUMBER, PLACED, RITUAL_10, RITUAL_11, capacity, charges, is_placed, is_ready
from wtactics.mods.rituals.rules import BeginCharging, Charge, Forget, PlaceRitual, moment_of
from wtactics.rulebook.reader import Rulebook, read_rulebook
from wtactics.rulesets.orc.ids import TURN_23
from wtactics.rulesets.orc.rules.death import StateCheck
from wtactics.rulesets.orc.rules.play_announcing import Pend
from wtactics.rulesets.orc.rules.turn_play import PlayPhase
from wtactics.rulesets.orc.rules.upkeep import SettleLevies
from wtactics.rulesets.orc.rules.win import Verdict
from wtactics.rulesets.orc.table import OrcTable

BOOK: Final[Rulebook] = read_rulebook(Path(__file__).parent / "orc.md")


class Rituals(Mod):
    """It remembers which rituals are placed, how many charges each has or was played with, and when it was charged."""

    def __init__(self) -> None:
        super().__init__("rituals", NUMBER, said_by(BOOK, NUMBER), [Column(BY_CARD), Column(BY_CARD)])

    def edit(self, rules: Ruleset[Any]) -> None:
        """Nothing of the book gives way: rituals are placed and played beside all else, and charged after upkeep."""
        rules.extend(PlayPhase, PlaceRitual(SET_UP), times=2)
        rules.after(SettleLevies, BeginCharging(rules.add([Charge()])))
        rules.after(Pend, Forget())
        rules.after(StateCheck, Forget())
        rules.after(Verdict, Forget())  # where somebody leaves the match it makes its checks itself

    def keeps_from_play(self, t: OrcTable, seat: Seat, c: CardId) -> i64:
        """ORC-RITUAL-01, ORC-RITUAL-10, ORC-RITUAL-15 Rituals are played from where they are placed, full or as they say."""
        if capacity(t, c) == 0:
            return NOBODY
        return 0 if t.place[c] == place_of(ASIDE, seat) and is_ready(t, c) else RITUAL_10

    def shuns(self, t: OrcTable, thing: Thing) -> i64:
        """ORC-RITUAL-11, ORC-SPAN-10 A ritual that is being played, in a front, is not aimed at by what it says itself."""
        is_played = thing == t.me and is_placed(t, thing) and t.where(thing) != NOBODY
        return RITUAL_11 if is_played else 0

    def untimely(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        """ORC-RITUAL-04, ORC-RITUAL-07, ORC-RITUAL-10 Each deed with rituals has its moment."""
        if what == PLAY and t.is_card(thing) and capacity(t, thing) > 0:
            return TURN_23 if is_ready(t, thing) else RITUAL_10
        return moment_of(what)

    def sound(self, t: OrcTable) -> None:
        """ORC-RITUAL-03, ORC-RITUAL-09, ORC-RITUAL-12 Only rituals are placed, none is too full, others have no charges."""
        for c in range(len(t.place)):
            if t.kept(PLACED, c) == 0 or t.held > 0 or t.unsettled:
                continue
            if t.place[c] & 15 != ASIDE or not 0 <= charges(t, c) <= capacity(t, c) or capacity(t, c) == 0:
                raise Broken(f"card {c} has {charges(t, c)} charges of {capacity(t, c)} in place {t.place[c]}")
