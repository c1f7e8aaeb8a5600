"""ORC-TURN: upkeep, which is paid card by card, or whose penalty is taken."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import LEVY, UPKEEP_TOLL
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Thing, card_of, other_of, what_of
from wtactics.engine.prices import reckoned
from wtactics.engine.step import AGAIN, NEXT, NOTHING, Step
from wtactics.kits.verbs import REFUSE, UPKEEP
from wtactics.rulesets.orc.ids import TURN_10, TURN_14
from wtactics.rulesets.orc.rules.abil import is_awake
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.tasks import LEVIED, LEVY_ROW


def upkeep_of(t: OrcTable, c: CardId, ability: i64) -> i64:
    """ORC-TURN-11, ORC-CONFLICT-01 What the card takes in this turn: what is printed, unless a text says otherwise."""
    price = t.library.abilities[ability].price
    return reckoned(t, UPKEEP_TOLL, t.controller[c], c, price.power) if price is not None else 0


class FindLevies(Step[OrcTable]):
    """ORC-TURN-10, ORC-EQUIP-08 Only what prints an upkeep has one, also an unused piece and an assigned creature.

    One that is switched on, as a mount's by its rider, is owed only then.
    """

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if t.out[t.active] == 0:
            for c in t.board:
                if t.controller[c] == t.active:
                    for i in range(t.library.first[t.printed[c]], t.library.first[t.printed[c] + 1]):
                        if t.library.kind_of[i] == LEVY and is_awake(t, c, i):
                            t.levy(c, i)
        return NEXT


class SettleLevies(Step[OrcTable]):
    """ORC-TURN-12, ORC-TURN-13, ORC-TURN-14 One by one, in an order of the player's choice, each is paid or refused."""

    def ask(self, t: OrcTable) -> None:
        t.ask(t.active)
        for i in range(0, len(t.levies), LEVY_ROW):
            for what in (UPKEEP, REFUSE):
                if self.forbids(t, what, t.levies[i], t.levies[i + LEVIED]) == 0:
                    t.offer(what, t.levies[i], t.levies[i + LEVIED])

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what not in (UPKEEP, REFUSE):
            return -1
        if not is_owed(t, thing, other):
            return TURN_10
        return TURN_14 if what == UPKEEP and upkeep_of(t, thing, other) > t.purse(t.active) else 0

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer == NOTHING:
            while len(t.levies) > 0:
                t.settle_levy(0)
            return NEXT
        c, ability = card_of(answer), other_of(answer)
        cost = upkeep_of(t, c, ability)
        t.settle_levy(row_of(t, c, ability))
        if what_of(answer) == UPKEEP:
            if cost > 0:
                t.spend_gold(t.active, cost)
        else:
            t.happened(facts.UNPAID, c, t.active)
            t.await_trigger(c, ability, t.active, c, t.active, 0)
        return AGAIN


def is_owed(t: OrcTable, c: Thing, ability: i64) -> bool:
    """ORC-TURN-14 Is it not settled yet, and the card still in play under this player's control?"""
    return row_of(t, c, ability) != NOBODY and t.in_play(c) and t.controller[c] == t.active


def row_of(t: OrcTable, c: Thing, ability: i64) -> i64:
    """Where it is noted what is owed for the card by this ability; NOBODY if nothing is any more."""
    for i in range(0, len(t.levies), LEVY_ROW):
        if t.levies[i] == c and t.levies[i + LEVIED] == ability:
            return i
    return NOBODY
