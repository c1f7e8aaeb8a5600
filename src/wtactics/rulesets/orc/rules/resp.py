"""ORC-RESP: windows of responses, and how what waits resolves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.chain import pending
from wtactics.engine.places import (
    EVENT,
    HAND,
    NOBODY,
    Flow,
    Option,
    Seat,
    Thing,
    card_of,
    other_of,
    place_of,
    what_of,
)
from wtactics.engine.rows import NEXT_ASKED, OCCASION, PASSED
from wtactics.engine.step import AGAIN, HIDES, LEAVE, NEXT, NOTHING, RESOLVE, WINDOW, Menu, Step, reasons
from wtactics.kits.verbs import ACTIVATE, PASS, PICK_UP, PLAY
from wtactics.rulesets.orc.ids import EQUIP_21
from wtactics.rulesets.orc.rules.abil import cannot_use, has_abilities, offer_abilities
from wtactics.rulesets.orc.rules.equip import cannot_pick_up, could_pick_up, offer_pick_ups, pick_up
from wtactics.rulesets.orc.rules.play import forbids_play, offer_card
from wtactics.rulesets.orc.rules.play_announcing import announce
from wtactics.rulesets.orc.rules.play_from import playable
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import RESOLVING_ALL

AFTER_ACTION: Final = 0  # ORC-RESP-02 the active player has done something
LEAVING: Final = 1  # a phase is about to be left
FIGHT: Final = 2  # attackers were announced, or a combat is about to be resolved


def open_window(t: OrcTable, opener: Seat, occasion: i64) -> None:
    """ORC-RESP-06 Who did something, or leaves a phase, counts as having passed; in a fight nobody does."""
    if occasion == FIGHT:
        t.then(WINDOW, t.opposing(), 0, FIGHT)
    else:
        one: i64 = 1
        t.then(WINDOW, t.next_seat(opener), one << opener, occasion)


class OpenWindow(Step[OrcTable]):
    """ORC-RESP-02, ORC-RESP-16 One window precedes the leaving of each duty from Unmark to Draw, and Discard."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if t.out[t.active] == 0 and self.is_due(t) and anybody_could_answer(t):
            open_window(t, t.active, LEAVING)
        return NEXT

    def is_due(self, t: OrcTable) -> bool:
        """Is the phase left by a window?"""
        return True


class OpenUnlessSkipped(OpenWindow):
    """ORC-RESP-02 An optional phase in which nothing was done is left without a window."""

    def is_due(self, t: OrcTable) -> bool:
        return t.phase in (t.acted_in, t.moved_in, t.attacked_in)


class OpenFight(Step[OrcTable]):
    """ORC-COMBAT-15, ORC-COMBAT-23, ORC-RESP-04 In an attack the defending player is asked first."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if t.opposing() != NOBODY and anybody_could_answer(t):
            open_window(t, t.active, FIGHT)
        return NEXT


def anybody_could_answer(t: OrcTable) -> bool:
    """ORC-RESP-18 Is it worth going round? Not where all would pass anyway."""
    for seat in range(t.seats):
        if t.out[seat] == 0 and could_answer(t, seat):
            return True
    return False


def could_answer(t: OrcTable, seat: Seat) -> bool:
    """Might the seat do more than pass? Where it is not to be known what a hand holds: might it, as others see it?"""
    if t.terms.standing_reasons & HIDES != 0 and t.count[place_of(HAND, seat)] > 0:
        return True
    return has_events(t, seat) or has_abilities(t, seat) or (seat != t.active and could_pick_up(t, seat))


def has_events(t: OrcTable, seat: Seat) -> bool:
    """Does the seat hold an event, or may it play one of its graveyard?"""
    for c in playable(t, seat):
        if t.library.type[t.printed[c]] == EVENT:
            return True
    return False


class Answers(Menu[OrcTable]):
    """ORC-RESP-03, ORC-RESP-04, ORC-RESP-05, ORC-RESP-10, ORC-EVENT-05 In turn each does one thing, until all pass."""

    def ask(self, t: OrcTable) -> None:
        seat = t.note(NEXT_ASKED)
        for _ in range(t.seats):
            if t.out[seat] == 0 and t.note(PASSED) >> seat & 1 == 0:
                self.offer_answers(t, seat)
                if len(t.options) > 1 or (len(t.options) == 1 and reasons(t, self) != 0):
                    return
            seat = t.next_seat(seat)
        if len(t.options) > 0:
            t.withdraw()

    def offer_answers(self, t: OrcTable, seat: Seat) -> None:
        """Offer to pass, and all that the seat may do instead."""
        t.ask(seat)
        t.offer(PASS)
        for c in playable(t, seat):
            if t.library.type[t.printed[c]] == EVENT:
                offer_card(t, seat, c)
        offer_abilities(t, seat)
        if seat != t.active:  # ORC-EQUIP-21
            offer_pick_ups(t, seat)
        self.offer_more(t, seat)

    def stands(self, t: OrcTable) -> i64:
        """ORC-RESP-18 Whether he holds an event is his own affair."""
        return HIDES if t.count[place_of(HAND, t.asked)] > 0 else 0

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PLAY:
            return forbids_play(t, t.asked, thing, other)
        if what == ACTIVATE:
            return cannot_use(t, t.asked, thing, other)
        if what == PICK_UP:
            return EQUIP_21 if t.asked == t.active else cannot_pick_up(t, t.asked, thing, other)
        return 0 if what == PASS else self.forbids_more(t, t.asked, what, thing, other)

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return self.close(t)
        seat = t.asked
        one: i64 = 1
        t.remember(NEXT_ASKED, t.next_seat(seat))
        t.remember(PASSED, (t.note(PASSED) if answer == PASS else 0) | one << seat)
        if what_of(answer) == PICK_UP:
            pick_up(t, card_of(answer), other_of(answer))
        elif answer != PASS and not self.do_more(t, seat, answer):
            announce(t, seat, answer)
        return AGAIN

    def close(self, t: OrcTable) -> Flow:
        """ORC-RESP-06, ORC-RESP-08, ORC-RESP-09 All have passed: what waits resolves; in a fight all are asked again."""
        if pending(t) == 0:
            return LEAVE
        if t.note(OCCASION) != FIGHT:
            t.then(RESOLVING_ALL)
            t.remember(PASSED, -1)
            return AGAIN
        t.remember(NEXT_ASKED, t.opposing() if t.opposing() != NOBODY else t.next_seat(t.active))
        t.remember(PASSED, 0)
        t.then(RESOLVING_ALL)
        return AGAIN


class ResolveAll(Step[OrcTable]):
    """ORC-RESP-08 What waits resolves one after the other, the latest first, with nothing new in between."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if pending(t) == 0:
            return NEXT
        t.then(RESOLVE)
        return AGAIN
