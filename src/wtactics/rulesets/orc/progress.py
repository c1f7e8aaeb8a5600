"""How far a player has come with a quest: which deeds count, which spoil what was done, and whether all is done."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Trigger
from wtactics.engine.places import NOBODY, CardId, Seat, Thing, is_seat, seat_thing
from wtactics.rulesets.orc.matching import that_fit
from wtactics.rulesets.orc.oaths import (
    DEED_AGE,
    DEED_CARD,
    DEED_SINCE,
    DEED_TURN,
    DEED_WHOSE,
    OATH,
    OATH_AGE,
    OATH_QUEST,
    OATH_STATE,
    SPOILT,
    SWORN,
    WANTED,
)
from wtactics.rulesets.orc.pacts import Criteria, Feat, criteria_of, duration_of, hit_points_of
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
    for trigger in (feat.undoing, feat.shunned, feat.shunned_too):
        if waits_for(t, trigger, fact, a, b, n):
            t.note_deed(i, SPOILT + part, NOBODY, NOBODY, 1)
    if feat.whole:
        if waits_for(t, feat.wanted, fact, a, b, n):
            t.note_deed(i, WANTED + part, NOBODY, NOBODY, 1)
        return
    if not waits_for(t, feat.trigger, fact, a, b, n) or (feat.condition is not None and not feat.condition.holds(t)):
        return
    seat, quest = t.oaths[i], t.oaths[i + OATH_QUEST]
    if feat.own and t.active != seat:
        return
    if feat.shunned is not None and in_this_turn(t, t.deeds_of(seat, quest, SPOILT + part)):
        return
    things = facts.OF_NO_THING >> fact & 1 == 0
    thing = (b if feat.second else a) if things else NOBODY
    if feat.one_foe:  # a player, as a thing or as a seat
        thing = b if is_seat(b) else seat_thing(b)
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
    return len(of_turn(t, rows, t.turn)) > 0


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
    """Are all parts done, where it is asked for to one and the same player, or in one turn?"""
    linked, together = False, False
    for feat in criteria.feats:
        linked = linked or feat.same_foe
        together = together or feat.together
    for foe in range(t.seats if linked else 1):
        met = True
        for part, feat in enumerate(criteria.feats):
            rows = t.deeds_of(seat, quest, part)
            if together:
                rows = of_turn(t, rows, t.turn)  # it is looked at after each of them
            met = met and steps_done(t, feat, to_foe(t, rows, foe) if linked else rows) >= feat.needed()
        if met:
            return True
    return False


def of_turn(t: Questing, rows: vec[i64], turn: i64) -> vec[i64]:
    """Those of these deeds that were done in this turn."""
    out = vec[i64]()
    for i in rows:
        if t.deeds[i + DEED_TURN] == turn:
            out = append(out, i)
    return out


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
    if not feat.one_foe:
        return steps_among(t, feat, rows)
    best: i64 = 0
    for foe in range(t.seats):
        best = max(best, steps_among(t, feat, to_foe(t, rows, foe)))
    return best


def steps_among(t: Questing, feat: Feat, rows: vec[i64]) -> i64:
    """How far it has come by these deeds."""
    if feat.turns > 0:
        return turns_done(t, feat, rows)
    if feat.at_once:
        return most_in_a_turn(t, feat, rows)
    return that_fit(t, feat, rows)


def turns_done(t: Questing, feat: Feat, rows: vec[i64]) -> i64:
    """ORC-QUEST-33 In how many turns of the quest it was done often enough; the longest row of them, if in a row."""
    last: i64 = 0
    for i in rows:
        last = max(last, t.deeds[i + DEED_AGE])
    found: i64 = 0
    row: i64 = 0
    for age in range(1, last + 1):
        then = vec[i64]()
        for i in rows:
            if t.deeds[i + DEED_AGE] == age:
                then = append(then, i)
        good = len(then) > 0 if feat.whole else that_fit(t, feat, then) >= feat.count
        row = row + 1 if good else 0 if feat.in_row else row
        found = max(found, row)
    return found


def most_in_a_turn(t: Questing, feat: Feat, rows: vec[i64]) -> i64:
    """How often it was done in the best turn."""
    best: i64 = 0
    for i in rows:
        best = max(best, that_fit(t, feat, of_turn(t, rows, t.deeds[i + DEED_TURN])))
    return best


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
        rows = t.deeds_of(seat, quest, part)
        done = min(steps_done(t, feat, of_turn(t, rows, t.turn) if feat.together else rows), feat.needed())
        told.append(f"{f'{feat.words}: ' if len(feats) > 1 else ''}{done} of {feat.needed()} done")
    t.speak_again(me, you, item)
    if printed > 0:
        left = t.hits_left(quest, seat, printed)
        told.append(f"{left} hit point{'' if left == 1 else 's'} left")
    return "; ".join(told)
