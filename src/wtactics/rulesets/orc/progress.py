"""How far a player has come with a quest: which deeds count, which spoil what was done, and whether all is done."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Trigger
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.rulesets.orc.oaths import (
    DEED_AGE,
    DEED_CARD,
    DEED_PRINTED,
    DEED_SINCE,
    DEED_TURN,
    DEED_WHOSE,
    OATH,
    OATH_AGE,
    OATH_QUEST,
    OATH_STATE,
    SPOILT,
    SWORN,
)
from wtactics.rulesets.orc.pacts import FACTION, NOTHING, TYPE, Criteria, Feat, criteria_of, duration_of, hit_points_of
from wtactics.rulesets.orc.questing import Questing


def follow(t: Questing, fact: i64, a: Thing, b: Thing, n: i64) -> None:
    """ORC-QUEST-20, ORC-QUEST-21 What happens counts for everybody who has a quest active that speaks of it."""
    me, you, item = t.me, t.you, t.item
    for i in range(0, len(t.oaths), OATH):
        criteria = criteria_of(t, t.oaths[i + OATH_QUEST]) if t.oaths[i + OATH_STATE] == SWORN else None
        t.speak_for(t.oaths[i + OATH_QUEST], t.oaths[i])
        for part, feat in enumerate(criteria.feats if criteria is not None else []):
            count_deed(t, i, part, feat, fact, a, b, n)
    t.speak_again(me, you, item)


def count_deed(t: Questing, i: i64, part: i64, feat: Feat, fact: i64, a: Thing, b: Thing, n: i64) -> None:
    """What has happened counts for this part, or spoils it, or neither."""
    if waits_for(t, feat.undoing, fact, a, b, n) or waits_for(t, feat.shunned, fact, a, b, n):
        t.note_deed(i, SPOILT + part, NOBODY, NOBODY, 1)
    if not waits_for(t, feat.trigger, fact, a, b, n) or (feat.condition is not None and not feat.condition.holds(t)):
        return
    seat, quest = t.oaths[i], t.oaths[i + OATH_QUEST]
    if feat.shunned is not None and in_this_turn(t, t.deeds_of(seat, quest, SPOILT + part)):
        return
    things = facts.OF_NO_THING >> fact & 1 == 0
    thing = (b if feat.second else a) if things else NOBODY
    by = (a if feat.second else b) if things and facts.OF_TWO >> fact & 1 == 1 else NOBODY
    if feat.trigger is not None and fact == facts.KILLED and is_noted(t, t.deeds_of(seat, quest, part), thing):
        return
    t.note_deed(i, part, thing, by, n if feat.amounts else 1)


def waits_for(t: Questing, trigger: Trigger | None, fact: i64, a: Thing, b: Thing, n: i64) -> bool:
    """Is this what it waits for?"""
    if trigger is None or not (trigger.fact == fact or trigger.also >> fact & 1 == 1):
        return False
    return trigger.matches(t, a, b, n)


def in_this_turn(t: Questing, rows: vec[i64]) -> bool:
    """Was one of these deeds done in this turn?"""
    for i in rows:
        if t.deeds[i + DEED_TURN] == t.turn:
            return True
    return False


def is_noted(t: Questing, rows: vec[i64], c: Thing) -> bool:
    """Is this death noted already? Several may have killed one creature."""
    for i in rows:
        if t.deeds[i + DEED_CARD] == c and t.is_card(c) and t.deeds[i + DEED_SINCE] == t.since[c]:
            return True
    return False


def is_met(t: Questing, seat: Seat, quest: CardId) -> bool:
    """ORC-QUEST-20 Has the seat done all that the quest asks?"""
    criteria, me, you, item = criteria_of(t, quest), t.me, t.you, t.item
    if criteria is None:
        return False
    t.speak_for(quest, seat)
    met = all_met(t, criteria, seat, quest)
    t.speak_again(me, you, item)
    return met


def all_met(t: Questing, criteria: Criteria, seat: Seat, quest: CardId) -> bool:
    """Are all parts done, where it is asked for to one and the same player?"""
    linked = False
    for feat in criteria.feats:
        linked = linked or feat.same_foe
    for foe in range(t.seats if linked else 1):
        met = True
        for part, feat in enumerate(criteria.feats):
            rows = t.deeds_of(seat, quest, part)
            met = met and steps_done(t, feat, to_foe(t, rows, foe) if linked else rows) >= feat.needed()
        if met:
            return True
    return False


def to_foe(t: Questing, rows: vec[i64], foe: Seat) -> vec[i64]:
    """Those of these deeds that were done to what this player controlled."""
    out = vec[i64]()
    for i in rows:
        if t.deeds[i + DEED_WHOSE] == foe:
            out = append(out, i)
    return out


def steps_done(t: Questing, feat: Feat, rows: vec[i64]) -> i64:
    """How far this part has come: turns in a row, turns, or deeds that fit together."""
    if feat.trigger is None:
        return i64(feat.condition is not None and feat.condition.holds(t))
    if feat.turns > 0:
        return turns_done(t, feat, rows)
    if feat.at_once:
        return most_in_a_turn(t, rows)
    if feat.alike != NOTHING or feat.cost > 0:
        return best_group(t, feat, rows)
    return len(rows)


def turns_done(t: Questing, feat: Feat, rows: vec[i64]) -> i64:
    """ORC-QUEST-33 In how many turns of the quest it was done often enough; the longest row of them, if in a row."""
    last: i64 = 0
    for i in rows:
        last = max(last, t.deeds[i + DEED_AGE])
    found: i64 = 0
    row: i64 = 0
    for age in range(1, last + 1):
        n: i64 = 0
        for i in rows:
            n += i64(t.deeds[i + DEED_AGE] == age)
        row = row + 1 if n >= feat.count else 0 if feat.in_row else row
        found = max(found, row)
    return found


def most_in_a_turn(t: Questing, rows: vec[i64]) -> i64:
    """How often it was done in the best turn."""
    best: i64 = 0
    for i in rows:
        n: i64 = 0
        for other in rows:
            n += i64(t.deeds[other + DEED_TURN] == t.deeds[i + DEED_TURN])
        best = max(best, n)
    return best


def best_group(t: Questing, feat: Feat, rows: vec[i64]) -> i64:
    """ORC-QUEST-EX2 How many fit together; enough of them that cost too little are one too few."""
    best: i64 = 0
    for key in keys_of(t, feat.alike, rows):
        costs: list[int] = []
        for i in rows:
            if shares(t, feat.alike, t.deeds[i + DEED_PRINTED], key):
                costs.append(t.library.cost[t.deeds[i + DEED_PRINTED]])
        costs.sort(reverse=True)
        n: i64 = len(costs)
        if n >= feat.count and sum(costs[: feat.count]) < feat.cost:
            n = feat.count - 1
        best = max(best, n)
    return best


def keys_of(t: Questing, alike: i64, rows: vec[i64]) -> vec[i64]:
    """The factions, or the types, by which these may be grouped; one for all where they need not share any."""
    if alike == TYPE:
        return vec[i64]([kind for kind, _ in enumerate(t.library.kinds)])
    if alike == FACTION:
        return vec[i64]([t.library.faction[t.deeds[i + DEED_PRINTED]] for i in rows])
    return vec[i64]([0])


def shares(t: Questing, alike: i64, d: i64, key: i64) -> bool:
    """Is what is printed there of this faction, or type? Cards without a faction share none."""
    if alike == FACTION:
        return key != NOBODY and t.library.faction[d] == key
    return alike == NOTHING or t.library.is_kind(d, key)


def progress_told(t: Questing, seat: Seat, quest: CardId) -> str:
    """How far the seat has come with the quest, beside its text: its turns, each part, what its monster has left."""
    i = t.oath_of(seat, quest)
    if i == NOBODY:
        return ""
    criteria, printed, turns = criteria_of(t, quest), hit_points_of(t, quest), duration_of(t, quest)
    told = [f"turn {t.oaths[i + OATH_AGE]} of {turns}"] if turns > 0 else []
    feats, me, you, item = criteria.feats if criteria is not None else [], t.me, t.you, t.item
    t.speak_for(quest, seat)
    for part, feat in enumerate(feats):
        done = min(steps_done(t, feat, t.deeds_of(seat, quest, part)), feat.needed())
        told.append(f"{f'{feat.words}: ' if len(feats) > 1 else ''}{done} of {feat.needed()} done")
    t.speak_again(me, you, item)
    return "; ".join(told + ([f"{t.hits_left(quest, seat, printed)} hit points left"] if printed > 0 else []))
