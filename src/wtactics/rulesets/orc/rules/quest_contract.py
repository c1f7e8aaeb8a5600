"""ORC-QUEST: contracts: what is staked, what comes back, how long they last."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.facts import RETURNED, STAKED
from wtactics.engine.meaning import Due
from wtactics.engine.places import GRAVE, HAND, NOBODY, CardId, Flow, Option, Seat, Thing, card_of, place_of
from wtactics.engine.step import AGAIN, HIDES, NEXT, NOTHING, Step
from wtactics.kits.verbs import GIVE
from wtactics.rulesets.orc.ids import QUEST_14, QUEST_29
from wtactics.rulesets.orc.oaths import STAKE, STAKE_CARD, STAKE_GOLD, STAKE_INFLUENCE, STAKE_QUEST
from wtactics.rulesets.orc.pacts import fee_of_quest
from wtactics.rulesets.orc.stakes import entry_of, escrow_of
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import BY_SEAT, SO_FAR, THE_QUEST


class StakeCards(Step[OrcTable]):
    """ORC-QUEST-29, ORC-QUEST-32 Hand cards that are the escrow are chosen one by one and set aside with the quest."""

    def ask(self, t: OrcTable) -> None:
        escrow, seat = escrow_of(t, t.note(BY_SEAT), t.note(THE_QUEST)), t.note(BY_SEAT)
        if escrow is not None and t.note(SO_FAR) < escrow.cards and t.out[seat] == 0:
            t.ask(seat)
            t.offer_each(GIVE, t.at(HAND, seat))

    def stands(self, t: OrcTable) -> i64:
        return HIDES

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != GIVE:
            return -1
        return 0 if t.is_card(thing) and t.place[thing] == place_of(HAND, t.note(BY_SEAT)) else QUEST_29

    def do(self, t: OrcTable, answer: Option) -> Flow:
        escrow = escrow_of(t, t.note(BY_SEAT), t.note(THE_QUEST))
        if answer == NOTHING or escrow is None:
            return NEXT
        t.stake_card(t.note(BY_SEAT), t.note(THE_QUEST), card_of(answer), escrow.hidden)
        t.remember(SO_FAR, t.note(SO_FAR) + 1)
        return AGAIN


class PayEntry(Step[OrcTable]):
    """ORC-QUEST-14 What accepting the quest takes is given first, one thing at a time."""

    def due(self, t: OrcTable) -> Due | None:
        """What is given next, None if that is all."""
        dues = entry_of(t, t.note(BY_SEAT), t.note(THE_QUEST))
        return dues[t.note(SO_FAR)] if t.note(SO_FAR) < len(dues) and t.out[t.note(BY_SEAT)] == 0 else None

    def ask(self, t: OrcTable) -> None:
        due, seat = self.due(t), t.note(BY_SEAT)
        if due is not None:
            t.ask(seat)
            t.offer_each(GIVE, due.choices(t, seat, t.note(THE_QUEST)))

    def stands(self, t: OrcTable) -> i64:
        due = self.due(t)
        return HIDES if due is not None and due.noun.is_hidden(t) else 0

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != GIVE:
            return -1
        due = self.due(t)
        given = due is not None and thing in due.choices(t, t.note(BY_SEAT), t.note(THE_QUEST))
        return 0 if given else QUEST_14

    def do(self, t: OrcTable, answer: Option) -> Flow:
        due = self.due(t)
        if due is None:
            t.remember(SO_FAR, 0)
            return NEXT
        due.give(t, t.note(BY_SEAT), t.note(THE_QUEST), card_of(answer) if answer != NOTHING else NOBODY)
        t.remember(SO_FAR, t.note(SO_FAR) + 1)
        return AGAIN


class LayToken(Step[OrcTable]):
    """ORC-QUEST-15, ORC-QUEST-14, ORC-QUEST-29 Gold and influence are paid, and the token is laid on the quest."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        quest, seat = t.note(THE_QUEST), t.note(BY_SEAT)
        if t.out[seat] != 0 or not t.is_open(quest):
            return NEXT
        escrow, fee = escrow_of(t, seat, quest), fee_of_quest(t, seat, quest)
        if fee > 0:
            t.spend_gold(seat, fee)
        if escrow is not None and escrow.gold > 0:
            t.spend_gold(seat, escrow.gold)
            t.add_stake(seat, quest, NOBODY, escrow.gold, 0)
            t.happened(STAKED, quest, seat, escrow.gold)
        if escrow is not None and escrow.influence > 0:
            t.lose(seat, escrow.influence)
            t.add_stake(seat, quest, NOBODY, 0, escrow.influence)
        t.swear(seat, quest)
        return NEXT


def lose_stakes(t: OrcTable, seat: Seat, quest: CardId) -> None:
    """ORC-QUEST-28, ORC-QUEST-30, ORC-QUEST-32 What was staked is lost; cards go face up to the graveyard."""
    for i in range(0, len(t.stakes), STAKE):
        if is_stake(t, i, seat, quest) and t.stakes[i + STAKE_CARD] != NOBODY:
            t.move(t.stakes[i + STAKE_CARD], GRAVE, seat, True)
    t.forget_stakes(seat, quest)


def return_stakes(t: OrcTable, seat: Seat, quest: CardId) -> None:
    """ORC-QUEST-30, ORC-QUEST-32 On success cards return to the hand, gold to the pool, and influence is gained anew."""
    for i in range(0, len(t.stakes), STAKE):
        if is_stake(t, i, seat, quest):
            if t.stakes[i + STAKE_CARD] != NOBODY:
                t.move(t.stakes[i + STAKE_CARD], HAND, seat)
            if t.stakes[i + STAKE_GOLD] > 0:
                t.produce(seat, NOBODY, t.stakes[i + STAKE_GOLD])
            t.gain(seat, t.stakes[i + STAKE_INFLUENCE])
            t.happened(RETURNED, quest, seat)
    t.forget_stakes(seat, quest)


def is_stake(t: OrcTable, i: i64, seat: Seat, quest: CardId) -> bool:
    """Is this what the seat has staked for the quest?"""
    return t.stakes[i] == seat and t.stakes[i + STAKE_QUEST] == quest
