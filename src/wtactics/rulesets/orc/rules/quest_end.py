"""ORC-QUEST: quests are fulfilled, and what follows one after the other."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.facts import COMPLETED, OFFERED, REFUSED
from wtactics.engine.places import GONE, KNOWN, NOBODY, CardId, Flow, Option, Seat, Thing, card_of, what_of
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.verbs import NO, PICK
from wtactics.rulesets.orc.ids import QUEST_67
from wtactics.rulesets.orc.oaths import FULFILLED, OATH, OATH_QUEST, OATH_STATE, SPOILT
from wtactics.rulesets.orc.pacts import criteria_of, hit_points_of, worth_of
from wtactics.rulesets.orc.progress import is_met
from wtactics.rulesets.orc.rules.quest import give_up_quest
from wtactics.rulesets.orc.rules.quest_contract import return_stakes
from wtactics.rulesets.orc.rules.setup import turn_up_quest
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import BY_SEAT, COMPLETING, SO_FAR, THE_QUEST


def look_at_quests(t: OrcTable) -> None:
    """ORC-QUEST-36, ORC-QUEST-37, ORC-WIN-09 Victory points of all that are fulfilled come first; the rest, one by one."""
    done = vec[i64]()
    for n in range(t.seats):
        quest = t.open_quest((t.active + n) % t.seats)
        if quest >= 0 and not is_being_completed(t, quest):
            seat = first_to_fulfil(t, quest)
            if seat != NOBODY:
                t.fulfil(seat, quest)
                t.score(seat, worth_of(t, seat, quest))
                done = append(append(done, quest), seat)
    forget_what_was_lost(t)
    for wanted in range(t.seats):  # what is carried out first is put on the agenda last
        seat = (t.active + t.seats - 1 - wanted) % t.seats
        i = len(done) - 2
        while i >= 0:
            if done[i + 1] == seat:
                t.then(COMPLETING, done[i], seat)
            i -= 2


def is_being_completed(t: OrcTable, quest: CardId) -> bool:
    """Has somebody fulfilled it already?"""
    for i in range(0, len(t.oaths), OATH):
        if t.oaths[i + OATH_QUEST] == quest and t.oaths[i + OATH_STATE] == FULFILLED:
            return True
    return False


def first_to_fulfil(t: OrcTable, quest: CardId) -> Seat:
    """ORC-QUEST-19, ORC-QUEST-37 Who has fulfilled it: the active player first, then in the order of turns; or NOBODY."""
    for seat in t.pursuers(quest):
        if t.out[seat] == 0 and is_fulfilled(t, seat, quest):
            return seat
    return NOBODY


def is_fulfilled(t: OrcTable, seat: Seat, quest: CardId) -> bool:
    """ORC-QUEST-20, ORC-QUEST-55 Is all done that it asks, and its monster slain by the seat?"""
    printed = hit_points_of(t, quest)
    if printed > 0 and t.hits_left(quest, seat, printed) > 0:
        return False
    return (printed > 0 and criteria_of(t, quest) is None) or is_met(t, seat, quest)


def forget_what_was_lost(t: OrcTable) -> None:
    """ORC-QUEST-EX2 After what was done in the same moment has counted, a loss ends the count."""
    for i in range(0, len(t.oaths), OATH):
        seat, quest = t.oaths[i], t.oaths[i + OATH_QUEST]
        criteria = criteria_of(t, quest)
        for part, feat in enumerate(criteria.feats if criteria is not None else []):
            if feat.undoing is not None and len(t.deeds_of(seat, quest, SPOILT + part)) > 0:
                t.forget_deeds(seat, quest, part)


def refill(t: OrcTable) -> None:
    """ORC-QUEST-65 However a quest has left, the next one is turned up, unless its completer decides about it."""
    for seat in range(t.seats):
        if seat != t.renewed and t.turn > 0:
            turn_up_quest(t, seat)


class Reward(Step[OrcTable]):
    """ORC-QUEST-30, ORC-QUEST-35, ORC-QUEST-36 Escrow comes back; the reward is given, as the quest is completed."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        quest, seat = t.note(THE_QUEST), t.note(BY_SEAT)
        return_stakes(t, seat, quest)
        t.happened(COMPLETED, quest, seat, t.last_doer(seat, quest))
        return NEXT


class OthersFail(Step[OrcTable]):
    """ORC-QUEST-19, ORC-QUEST-31, ORC-QUEST-36 All others who have it active fail."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        quest, seat = t.note(THE_QUEST), t.note(BY_SEAT)
        for other in t.pursuers(quest):
            if other != seat:
                give_up_quest(t, other, quest, False)
        return NEXT


class Retire(Step[OrcTable]):
    """ORC-QUEST-36, ORC-QUEST-64, ORC-QUEST-69 Tokens return, the quest is removed; only the completer sees the next one."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        quest, seat = t.note(THE_QUEST), t.note(BY_SEAT)
        t.end_oath(seat, quest)
        if t.is_open(quest):
            t.leave(quest, GONE)
        deck = t.owner[quest]
        t.remember(SO_FAR, deck)
        t.lay_open(deck)
        left = t.quest_deck(deck)
        if len(left) > 0:
            t.show(left[0], 1 << seat)
        return NEXT


class DecideOnNew(Step[OrcTable]):
    """ORC-QUEST-67, ORC-QUEST-68, ORC-QUEST-70 The completer lays the next quest open, or puts it under the deck."""

    def ask(self, t: OrcTable) -> None:
        left = t.quest_deck(t.note(SO_FAR))
        if len(left) > 1 and t.out[t.note(BY_SEAT)] == 0:
            t.ask(t.note(BY_SEAT))
            t.offer(PICK, left[0], KNOWN)
            t.offer(NO)

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == NO:
            return 0
        if what != PICK:
            return -1
        return 0 if thing == t.quest_deck(t.note(SO_FAR))[0] and other == KNOWN else QUEST_67

    def do(self, t: OrcTable, answer: Option) -> Flow:
        """ORC-QUEST-68 There is no second choice."""
        deck, seat = t.note(SO_FAR), t.note(BY_SEAT)
        if answer == NO:
            t.put_under(t.quest_deck(deck)[0])
            t.happened(REFUSED, NOBODY, seat)
        turn_up_quest(t, deck)
        t.lay_open(NOBODY)
        if answer != NOTHING and what_of(answer) == PICK:
            t.happened(OFFERED, card_of(answer), seat)
        return NEXT
