"""ORC-QUEST: quests are accepted and abandoned; progress is what happens to who has them active (pacts.py)."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import HAND, NOBODY, CardId, Seat, Thing, place_of
from wtactics.engine.prices import reckoned
from wtactics.engine.values import BY_CARD
from wtactics.kits.verbs import ABANDON, ACCEPT
from wtactics.rulesets.orc.ids import QUEST_12, QUEST_14, QUEST_16, QUEST_17, QUEST_18, QUEST_22, QUEST_29
from wtactics.rulesets.orc.pacts import fee_of_quest, hit_points_of, is_reserved
from wtactics.rulesets.orc.rules.prereq import prerequisites_hold
from wtactics.rulesets.orc.rules.quest_contract import lose_stakes
from wtactics.rulesets.orc.stakes import cards_of_entry, entry_of, escrow_of
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import ABANDONS, ACCEPTING, ACCEPTS, ACTIVES, FLEEING, MOST_QUESTS


def cannot_accept(t: OrcTable, seat: Seat, quest: Thing) -> i64:
    """ORC-QUEST-12, ORC-QUEST-13, ORC-QUEST-15 0, or what keeps the seat from accepting this; it is free unless it says so."""
    if not t.is_open(quest) or t.renewed != -1:
        return QUEST_12
    if t.pursues(seat, quest):
        return QUEST_16
    if t.tokens_out(seat) >= reckoned(t, ACTIVES, seat, NOBODY, t.setting(MOST_QUESTS)):
        return QUEST_17
    if reckoned(t, ACCEPTS, seat, quest, 1) == 0:
        return BY_CARD + quest
    if is_reserved(t, quest) and len(t.pursuers(quest)) > 0:
        return QUEST_18
    t.speak_for(quest, seat)
    if not prerequisites_hold(t, t.printed[quest]):
        return QUEST_14
    return cannot_stake(t, seat, quest)


def cannot_stake(t: OrcTable, seat: Seat, quest: CardId) -> i64:
    """ORC-QUEST-14, ORC-QUEST-29 0, or the rule by which the seat cannot pay in full what the quest asks of who accepts it."""
    escrow, fee = escrow_of(t, seat, quest), fee_of_quest(t, seat, quest)
    if fee > t.purse(seat):
        return QUEST_14
    for due in entry_of(t, seat, quest):
        if not due.payable(t, seat, quest):
            return QUEST_14
    if escrow is None:
        return 0
    if escrow.gold + fee > t.purse(seat) or escrow.influence > t.points[seat]:
        return QUEST_29
    return 0 if escrow.cards + cards_of_entry(t, seat, quest) <= t.count[place_of(HAND, seat)] else QUEST_29


def cannot_abandon(t: OrcTable, seat: Seat, quest: Thing) -> i64:
    """ORC-QUEST-22 0, or why the seat has no token to take off this."""
    if not t.is_open(quest) or not t.pursues(seat, quest):
        return QUEST_22
    return 0 if reckoned(t, ABANDONS, seat, quest, 1) > 0 else BY_CARD + quest


def offer_quests(t: OrcTable, seat: Seat) -> None:
    """ORC-QUEST-12, ORC-QUEST-15, ORC-QUEST-22, ORC-WIN-11 Whoever likes accepts and abandons what lies open."""
    for owner in range(t.seats):
        quest = t.open_quest(owner)
        if quest >= 0:
            if cannot_accept(t, seat, quest) == 0:
                t.offer(ACCEPT, quest)
            if cannot_abandon(t, seat, quest) == 0:
                t.offer(ABANDON, quest)


def accept(t: OrcTable, seat: Seat, quest: CardId) -> None:
    """ORC-QUEST-15, ORC-QUEST-25, ORC-QUEST-29 The token is laid as the escrow is paid; nobody can answer before."""
    t.then(ACCEPTING, quest, seat)


def abandon(t: OrcTable, seat: Seat, quest: CardId) -> None:
    """ORC-QUEST-22, ORC-QUEST-23, ORC-QUEST-49 The token is taken off; first its monster may strike."""
    if hit_points_of(t, quest) > 0:
        t.then(FLEEING, quest, seat)
    else:
        give_up_quest(t, seat, quest, True)


def give_up_quest(t: OrcTable, seat: Seat, quest: CardId, abandoned: bool) -> None:
    """ORC-QUEST-24, ORC-QUEST-27, ORC-QUEST-31 The quest is abandoned or failed: progress and stake are lost, and no more."""
    lose_stakes(t, seat, quest)
    t.fail_quest(seat, quest, abandoned)
