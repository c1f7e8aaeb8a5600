"""ORC-OPENMULL: a mulligan in the open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.mod import COLUMNS, OF_MODS
from wtactics.engine.places import DECK, HAND, Flow, Option, Seat, Thing, card_of, place_of
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits.verbs import PASS, PICK, YES
from wtactics.rulesets.orc.rules.mull import TakeMulligan
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import OPENING_HAND

NUMBER: Final = 1
OPENMULL_02: Final = NUMBER * OF_MODS + 102
KEPT: Final = NUMBER * COLUMNS  # by card: does its player keep it?
UNDER_WAY: Final = NUMBER * COLUMNS + 1  # are cards being kept?
MOST_KEPT: Final = 2


def kept_by(t: OrcTable, seat: Seat) -> i64:
    """How many cards the player has named to keep."""
    n: i64 = 0
    for c in t.at(HAND, seat):
        n += t.kept(KEPT, c)
    return n


class TakeOpenMulligan(TakeMulligan):
    """ORC-OPENMULL-01, ORC-OPENMULL-06 One for each player, when others would take theirs."""

    def __init__(self, keeping: i64) -> None:
        self.keeping: Final = keeping  # the passage in which cards are kept

    def ask(self, t: OrcTable) -> None:
        if t.mulligans[t.active] == 0:
            super().ask(t)

    def do(self, t: OrcTable, answer: Option) -> Flow:
        t.accept_hand(t.active)
        if answer == YES:
            t.take_mulligan(t.active)
            t.keep(UNDER_WAY, 0, 1)
            t.then(self.keeping)
        return NEXT


class KeepCards(Step[OrcTable]):
    """ORC-OPENMULL-02, ORC-OPENMULL-03 Up to two cards stay, and everybody sees them."""

    def ask(self, t: OrcTable) -> None:
        if kept_by(t, t.active) == MOST_KEPT:
            return
        t.ask(t.active)
        t.offer(PASS)
        for c in t.at(HAND, t.active):
            if self.forbids(t, PICK, c, 0) == 0:
                t.offer(PICK, c)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PASS:
            return 0
        if what != PICK:
            return -1
        mine = t.is_card(thing) and t.place[thing] == place_of(HAND, t.active)
        return 0 if mine and t.kept(KEPT, thing) == 0 and kept_by(t, t.active) < MOST_KEPT else OPENMULL_02

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        t.keep(KEPT, card_of(answer), 1)
        t.show(card_of(answer), (1 << t.seats) - 1)
        return AGAIN


class DrawAnew(Step[OrcTable]):
    """ORC-OPENMULL-02, ORC-OPENMULL-04, ORC-OPENMULL-05 The others go back, and the hand is filled up to seven."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        for c in t.at(HAND, t.active):
            if t.kept(KEPT, c) == 0:
                t.move(c, DECK, t.active)
            t.keep(KEPT, c, 0)
        t.keep(UNDER_WAY, 0, 0)
        t.shuffle(t.active)
        while t.count[place_of(HAND, t.active)] < t.setting(OPENING_HAND) and t.count[place_of(DECK, t.active)] > 0:
            t.draw(t.active)
        return NEXT
