"""What quests that are under way are worth: a part of their points, as far as they have come, and what is at stake."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import Condition
from wtactics.engine.places import Seat
from wtactics.rulesets.orc.oaths import (
    DEED_AGE,
    DEED_TURN,
    OATH,
    OATH_AGE,
    OATH_QUEST,
    STAKE,
    STAKE_CARD,
    STAKE_INFLUENCE,
)
from wtactics.rulesets.orc.pacts import Feat, criteria_of, hit_points_of, worth_of
from wtactics.rulesets.orc.progress import steps_done
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import WINNING_POINTS
from wtactics.vocabulary.conditions.meaning import Compare
from wtactics.vocabulary.nouns.limits import AT_LEAST

VICTORY_POINT: Final = 450
LAST_POINTS: Final = 6000  # divided by what is missing of the victory points that win, and one
NEARLY: Final = 66  # of a hundred: what counts of the points of a quest that is nearly completed,
HOPE: Final = 10  # and of one that has just been accepted
SO_NOW: Final = 50  # of a hundred: what counts of a step that is done if what is so now stays so
STAKED: Final = 100  # a point of influence that is at stake, or a card


def score_worth(t: OrcTable, seat: Seat, n: i64) -> i64:
    """What so many victory points are worth to the seat: the last ones most."""
    return VICTORY_POINT * n + LAST_POINTS // (max(0, t.number_for(WINNING_POINTS, seat) - n) + 1)


def quests_worth(t: OrcTable, seat: Seat) -> i64:
    """What the seat has of the quests that are active for it, and of what it has staked."""
    worth: i64 = 0
    for i in range(0, len(t.oaths), OATH):
        if t.oaths[i] == seat:
            had = t.victory[seat]
            prize = score_worth(t, seat, had + worth_of(t, seat, t.oaths[i + OATH_QUEST])) - score_worth(t, seat, had)
            worth += prize * (HOPE + progress(t, i) * (NEARLY - HOPE) // 100) // 100
    for i in range(0, len(t.stakes), STAKE):
        if t.stakes[i] == seat:
            worth += STAKED * (t.stakes[i + STAKE_INFLUENCE] + i64(t.stakes[i + STAKE_CARD] >= 0))
    return worth


def progress(t: OrcTable, i: i64) -> i64:
    """How far the oath at i has come, of a hundred."""
    seat, quest = t.oaths[i], t.oaths[i + OATH_QUEST]
    hits = hit_points_of(t, quest)
    if hits > 0:
        return (hits - t.hits_left(quest, seat, hits)) * 100 // hits
    criteria, me, you, item = criteria_of(t, quest), t.me, t.you, t.item
    if criteria is None:
        return 0
    t.speak_for(quest, seat)
    done: i64 = 0
    needed: i64 = 0
    for part, feat in enumerate(criteria.feats):
        steps = 100 * feat.needed()
        needed += steps
        done += min(steps, steps_of(t, i, part, feat))
    t.speak_again(me, you, item)
    return done * 100 // max(1, needed)


def steps_of(t: OrcTable, i: i64, part: i64, feat: Feat) -> i64:
    """What was done for this part and can still lead to its end, in hundredths of a step; what is so now is most of one."""
    rows = t.deeds_of(t.oaths[i], t.oaths[i + OATH_QUEST], part)
    if feat.at_once:
        rows = of_this_turn(t, rows)
    elif feat.in_row:
        return 100 * row_of(t, feat, rows, t.oaths[i + OATH_AGE]) + nearness(t, feat.condition)
    return 100 * steps_done(t, feat, rows) + nearness(t, feat.condition)


def of_this_turn(t: OrcTable, rows: vec[i64]) -> vec[i64]:
    """Those of these deeds that were done in this turn; what must be done in one is lost with it."""
    out = vec[i64]()
    for i in rows:
        if t.deeds[i + DEED_TURN] == t.turn:
            out = append(out, i)
    return out


def row_of(t: OrcTable, feat: Feat, rows: vec[i64], age: i64) -> i64:
    """In how many turns of the quest on end it was done, up to this one or the one before."""
    enough = 1 if feat.whole else feat.count
    last = age if done_at(t, rows, age) >= enough else age - 1
    n: i64 = 0
    while done_at(t, rows, last - n) >= enough:
        n += 1
    return n


def done_at(t: OrcTable, rows: vec[i64], age: i64) -> i64:
    """How often it was done in this turn of the quest."""
    n: i64 = 0
    for i in rows:
        n += i64(t.deeds[i + DEED_AGE] == age)
    return n


def nearness(t: OrcTable, condition: Condition | None) -> i64:
    """How much of what must be so is so, of a hundred."""
    if condition is None:
        return 0
    if isinstance(condition, Compare) and condition.relation == AT_LEAST:
        return 100 * condition.number.of(t) // max(1, condition.bound.of(t))
    return SO_NOW * i64(condition.holds(t))
