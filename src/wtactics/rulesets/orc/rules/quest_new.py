"""ORC-QUEST: how quests run out, and how new ones come on offer."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.facts import EXPIRED
from wtactics.engine.places import GONE, NOBODY, CardId, Flow, Option, Seat, Thing, card_of
from wtactics.engine.prices import reckoned
from wtactics.engine.step import NEXT, NOTHING, Step
from wtactics.kits.verbs import EXPIRE
from wtactics.rulesets.orc.ids import QUEST_60
from wtactics.rulesets.orc.oaths import OATH, OATH_AGE, OATH_QUEST
from wtactics.rulesets.orc.pacts import duration_of, hit_points_of
from wtactics.rulesets.orc.progress import is_met
from wtactics.rulesets.orc.rules.quest import give_up_quest
from wtactics.rulesets.orc.rules.setup import turn_up_quest
from wtactics.rulesets.orc.rules.turn import is_first
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import EXPIRES
from wtactics.rulesets.orc.whole_turns import end_whole_turns


class AgeQuests(Step[OrcTable]):
    """ORC-QUEST-33, ORC-QUEST-34 As a turn begins, the next turn of each quest of its player does; who is late fails."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        end_whole_turns(t, t.active)
        t.age_oaths(t.active)
        t.touch()
        for quest in self.late(t):
            give_up_quest(t, t.active, quest, False)
            if len(t.pursuers(quest)) == 0:
                remove_quest(t, quest)
        return NEXT

    def late(self, t: OrcTable) -> vec[i64]:
        """The quests of the active player whose last turn is over."""
        out = vec[i64]()
        for i in range(0, len(t.oaths), OATH):
            quest = t.oaths[i + OATH_QUEST]
            late = t.oaths[i] == t.active and 0 < duration_of(t, quest) < t.oaths[i + OATH_AGE]
            if late and not is_met(t, t.active, quest):
                out = append(out, quest)
        return out


def remove_quest(t: OrcTable, quest: CardId) -> None:
    """ORC-QUEST-34, ORC-QUEST-59, ORC-QUEST-64, ORC-QUEST-66 The quest leaves the game, and the next one is turned up."""
    t.happened(EXPIRED, quest, NOBODY)
    t.leave(quest, GONE)
    turn_up_quest(t, t.owner[quest])


def overdue(t: OrcTable) -> vec[i64]:
    """ORC-QUEST-59, ORC-QUEST-60, ORC-QUEST-61 What lay open all through this round, and was active for nobody in it."""
    out = vec[i64]()
    for seat in range(t.seats):
        quest = t.open_quest(seat)
        if quest >= 0 and hit_points_of(t, quest) == 0 and is_passed_over(t, quest):
            out = append(out, quest)
    return out


def is_passed_over(t: OrcTable, quest: CardId) -> bool:
    """ORC-QUEST-60 Did it lie open all through this round, active for nobody, and does no text keep it from expiring?"""
    late = t.offered[quest] < t.round and t.touched[quest] < t.round
    return late and reckoned(t, EXPIRES, t.controller[quest], quest, 1) > 0


def judge_of_expiry(t: OrcTable) -> Seat:
    """ORC-QUEST-63 Who has the fewest victory points, among equals the lowest influence; NOBODY if chance decides."""
    best: Seat = NOBODY
    level = False
    for seat in range(t.seats):
        if t.out[seat] == 0:
            if best == NOBODY or is_behind(t, seat, best):
                best, level = seat, False
            elif not is_behind(t, best, seat):
                level = True
    return NOBODY if level else best


def is_behind(t: OrcTable, seat: Seat, other: Seat) -> bool:
    """Has the seat fewer victory points, or as many and less influence?"""
    if t.victory[seat] != t.victory[other]:
        return t.victory[seat] < t.victory[other]
    return t.points[seat] < t.points[other]


class ExpireQuests(Step[OrcTable]):
    """ORC-QUEST-59, ORC-QUEST-60, ORC-QUEST-62, ORC-QUEST-63 As a round ends one quest goes of those that nobody wanted."""

    def ask(self, t: OrcTable) -> None:
        judge = judge_of_expiry(t)
        if self.is_time(t) and judge != NOBODY:
            t.ask(judge)
            t.offer_each(EXPIRE, overdue(t))

    def is_time(self, t: OrcTable) -> bool:
        """Was this the last turn of the round?"""
        return not t.over and is_first(t, t.next_seat(t.active))

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what != EXPIRE:
            return -1
        return 0 if thing in overdue(t) else QUEST_60

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if not self.is_time(t):
            return NEXT
        late = overdue(t)
        if answer != NOTHING:
            remove_quest(t, card_of(answer))
        elif len(late) > 0:
            remove_quest(t, late[t.roll(len(late)) if len(late) > 1 else 0])
        return NEXT
