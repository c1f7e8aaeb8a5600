"""SLOT-RESOLVE, SLOT-ABIL: the exchange of abilities, in a battle and after the active player has used one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import Flow, Option, Seat, Thing, card_of, other_of
from wtactics.engine.rows import NEXT_ASKED, OCCASION
from wtactics.engine.step import AGAIN, ANNOUNCE, HIDES, LEAVE, NOTHING, WINDOW, Step, reasons
from wtactics.kits.abilities import has_hidden_ability
from wtactics.kits.verbs import ACTIVATE, PASS
from wtactics.rulesets.slot.rules.abil import cannot_use, offer_abilities
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import DECLINES

OPEN: Final = 0  # after the active player's use of an ability
IN_BATTLE: Final = 1


def use(t: SlotTable, answer: Option, seat: Seat) -> None:
    """SLOT-ABIL-22, SLOT-RESOLVE-06 The chosen ability is used, and carried out at once."""
    t.then(ANNOUNCE, card_of(answer), other_of(answer), seat)


def open_exchange(t: SlotTable) -> None:
    """SLOT-ABIL-24 After the active player's use the passive player is offered one."""
    t.then(WINDOW, t.other(t.active), 0, OPEN)


class Exchange(Step[SlotTable]):
    """SLOT-RESOLVE-03, SLOT-RESOLVE-04, SLOT-ABIL-24 Offers go by turns; who can use nothing declines unasked."""

    def ask(self, t: SlotTable) -> None:
        seat, declines, left = t.note(NEXT_ASKED), t.note(DECLINES), i64(2)
        while left > 0:
            t.ask(seat)
            t.offer(PASS)
            offer_abilities(t, seat)
            if len(t.options) > 1 or reasons(t, self) != 0:
                return
            declines += 1
            if self.closes(t, seat, declines):
                break
            seat = t.other(seat)
            left -= 1
        t.ask(seat)

    def stands(self, t: SlotTable) -> i64:
        return HIDES if has_hidden_ability(t, t.asked) else 0

    def closes(self, t: SlotTable, seat: Seat, declines: i64) -> bool:
        """SLOT-RESOLVE-04, SLOT-ABIL-24 Two in a row close it in a battle, the passive player's alone elsewhere."""
        return declines >= 2 or (t.note(OCCASION) == OPEN and seat != t.active)

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == ACTIVATE:
            return cannot_use(t, t.asked, thing, other)
        return 0 if what == PASS else -1

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer == NOTHING:
            return LEAVE
        seat = t.asked
        if answer != PASS:
            t.remember(NEXT_ASKED, t.other(seat))
            t.remember(DECLINES, 0)
            use(t, answer, seat)
            return AGAIN
        declines = t.note(DECLINES) + 1 + i64(seat != t.note(NEXT_ASKED))
        if self.closes(t, seat, declines):
            return LEAVE
        t.remember(NEXT_ASKED, t.other(seat))
        t.remember(DECLINES, declines)
        return AGAIN
