"""What quests that are under way are worth: a part of their points, as far as they have come, and what is at stake."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import CardId, Seat
from wtactics.rulesets.orc.oaths import OATH, OATH_QUEST, STAKE, STAKE_CARD, STAKE_INFLUENCE
from wtactics.rulesets.orc.pacts import criteria_of, hit_points_of, worth_of
from wtactics.rulesets.orc.table import OrcTable

POINT: Final = 300  # a victory point of a quest that is nearly completed
HOPE: Final = 15  # of a hundred: what of it counts as the quest is accepted
STAKED: Final = 100  # a point of influence that is at stake, or a card


def quests_worth(t: OrcTable, seat: Seat) -> i64:
    """What the seat has of the quests that are active for it, and of what it has staked."""
    worth: i64 = 0
    for i in range(0, len(t.oaths), OATH):
        if t.oaths[i] == seat:
            quest = t.oaths[i + OATH_QUEST]
            worth += POINT * worth_of(t, quest) * (HOPE + progress(t, seat, quest) * (100 - HOPE) // 100) // 100
    for i in range(0, len(t.stakes), STAKE):
        if t.stakes[i] == seat:
            worth += STAKED * (t.stakes[i + STAKE_INFLUENCE] + i64(t.stakes[i + STAKE_CARD] >= 0))
    return worth


def progress(t: OrcTable, seat: Seat, quest: CardId) -> i64:
    """How far the seat has come with the quest, of a hundred."""
    hits = hit_points_of(t, quest)
    if hits > 0:
        return (hits - t.hits_left(quest, seat, hits)) * 100 // hits
    criteria = criteria_of(t, quest)
    if criteria is None:
        return 0
    done: i64 = 0
    needed: i64 = 0
    for part in range(len(criteria.feats)):
        steps = criteria.feats[part].needed()
        needed += steps
        done += min(steps, len(t.deeds_of(seat, quest, part)))
    return done * 100 // max(1, needed)
