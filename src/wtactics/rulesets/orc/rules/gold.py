"""ORC-GOLD: resource cards are laid, marked for gold, and taken back."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.chain import picked, top
from wtactics.engine.meaning import ATTACHING, LAYINGS, PRICES, Ability
from wtactics.engine.places import HAND, NOBODY, RESERVE, CardId, Flow, Option, Seat, Thing, card_of, place_of
from wtactics.engine.prices import reckoned
from wtactics.engine.rows import ABILITY, PROGRESS, X
from wtactics.engine.step import AGAIN, LEAVE, NEXT, NOTHING, Step
from wtactics.engine.values import is_ruled
from wtactics.kits.verbs import REGAIN
from wtactics.rulesets.orc.ids import GOLD_02, GOLD_08, GOLD_09, GOLD_10
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import RECYCLED, RECYCLINGS, RESOURCES_A_TURN


def cannot_lay(t: OrcTable, seat: Seat, c: Thing) -> i64:
    """ORC-GOLD-01, ORC-GOLD-02 0, or the rule that keeps the seat from laying this down: a hand card, one in each own turn."""
    if not t.is_card(c) or t.place[c] != place_of(HAND, seat):
        return GOLD_02
    most = reckoned(t, LAYINGS, seat, NOBODY, t.number_for(RESOURCES_A_TURN, seat))
    return 0 if t.laid < most else GOLD_02


def cannot_recycle(t: OrcTable, seat: Seat) -> i64:
    """ORC-GOLD-09, ORC-GOLD-10 0, or the rule that keeps the seat from recycling: exactly four, once in each own turn."""
    if t.recycled or reckoned(t, RECYCLINGS, seat, NOBODY, 1) == 0:
        return GOLD_09
    return 0 if len(recyclable(t, seat)) >= t.setting(RECYCLED) else GOLD_10


def recyclable(t: OrcTable, seat: Seat) -> vec[i64]:
    """ORC-GOLD-09 The seat's resource cards that no text keeps where they are."""
    found = vec[i64]()
    for c in t.at(RESERVE, seat):
        if can_be_recycled(t, seat, c):
            found = append(found, c)
    return found


def can_be_recycled(t: OrcTable, seat: Seat, c: CardId) -> bool:
    return reckoned(t, RECYCLINGS, seat, c, 1) > 0


def cannot_make(t: OrcTable, seat: Seat) -> i64:
    """ORC-GOLD-08 0, or the rule that keeps the seat from making gold ahead, with one resource card after the other.

    It matters only as long as the card may still be recycled, so it is offered for no longer; the first unmarked one serves.
    """
    return 0 if cannot_recycle(t, seat) == 0 and first_unmarked(t, seat) != NOBODY else GOLD_08


def first_unmarked(t: OrcTable, seat: Seat) -> CardId:
    """ORC-GOLD-03 The resource card that is marked next, of those that give gold, or NOBODY."""
    for c in t.at(RESERVE, seat):
        if t.marked[c] == 0 and t.yield_of(c, seat) > 0:
            return c
    return NOBODY


def cost_of(t: OrcTable, seat: Seat, c: i64, x: i64, host: Thing = NOBODY) -> i64:
    """ORC-CARD-01, ORC-GOLD-14, ORC-GOLD-15, ORC-GOLD-21 What it takes to play the card, with X, on this host, by all texts."""
    d = t.printed[c]
    t.suppose_bearer(host)
    cost = reckoned(t, PRICES, seat, c, max(0, t.library.cost[d] - t.library.less[d] + x * t.library.cost_x[d]))
    t.suppose_bearer(NOBODY)
    return cost


def host_sets_cost(t: OrcTable, c: CardId) -> bool:
    """May what the card costs depend on what it is attached to, by a text, and on nothing that its player chooses else?"""
    d = t.printed[c]
    number = t.library.play[d]
    if number == NOBODY or t.library.kind_of[number] != ATTACHING or t.library.cost_x[d] > t.library.cost_t[d]:
        return False
    return is_ruled(t, PRICES) or t.library.def_deeds[d] >> PRICES & 1 == 1


def chosen_host(t: OrcTable, ability: Ability | None) -> Thing:
    """What is chosen for the card that is announced to be attached to, NOBODY if it is none such."""
    return picked(t, 0) if ability is not None and ability.kind == ATTACHING else NOBODY


def announced_cost(t: OrcTable, c: CardId) -> i64:
    """ORC-GOLD-20 What the card takes that has been announced, with its X and on its host."""
    number = top(t, ABILITY)
    return cost_of(t, t.you, c, top(t, X), chosen_host(t, t.library.abilities[number] if number != NOBODY else None))


class Recycle(Step[OrcTable]):
    """ORC-GOLD-09, ORC-GOLD-13 The owner names four of his resource cards, marked or not; they go to his hand together."""

    def ask(self, t: OrcTable) -> None:
        t.ask(t.active)
        t.offer_each(REGAIN, recyclable(t, t.active))

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != REGAIN:
            return -1
        if not t.is_card(thing) or t.place[thing] != place_of(RESERVE, t.active):
            return GOLD_09
        return 0 if can_be_recycled(t, t.active, thing) else GOLD_09

    def do(self, t: OrcTable, answer: Option) -> Flow:
        """ORC-GOLD-11 They are ordinary hand cards again."""
        if answer == NOTHING:
            return LEAVE
        t.recycle(card_of(answer))
        t.remember(PROGRESS, t.note(PROGRESS) + 1)
        if t.note(PROGRESS) < t.setting(RECYCLED):
            return AGAIN
        t.matters(facts.RECYCLED, NOBODY, t.active)
        return NEXT
