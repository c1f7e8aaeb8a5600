"""Whole turns of a quest: what is judged as the next one begins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, CardId, Seat
from wtactics.rulesets.orc.oaths import DEED_AGE, OATH, OATH_AGE, OATH_QUEST, OATH_STATE, SPOILT, SWORN, WANTED
from wtactics.rulesets.orc.pacts import Feat, criteria_of
from wtactics.rulesets.orc.questing import Questing


def end_whole_turns(t: Questing, seat: Seat) -> None:
    """ORC-QUEST-33 A turn of the seat's quests is over: it counts where all was done in it that is to be, and nothing else."""
    for i in range(0, len(t.oaths), OATH):
        if t.oaths[i] != seat or t.oaths[i + OATH_STATE] != SWORN:
            continue
        quest, age = t.oaths[i + OATH_QUEST], t.oaths[i + OATH_AGE]
        criteria = criteria_of(t, quest)
        for part, feat in enumerate(criteria.feats if criteria is not None else []):
            if feat.whole and is_good(t, seat, quest, part, feat, age):
                t.note_deed(i, part, NOBODY, NOBODY, 1)


def is_good(t: Questing, seat: Seat, quest: CardId, part: i64, feat: Feat, age: i64) -> bool:
    """Was enough done in this turn of the quest, and nothing that must not be?"""
    if done_then(t, t.deeds_of(seat, quest, SPOILT + part), age) > 0:
        return False
    return feat.wanted is None or done_then(t, t.deeds_of(seat, quest, WANTED + part), age) >= feat.count


def done_then(t: Questing, rows: vec[i64], age: i64) -> i64:
    """How many of these deeds belong to this turn of the quest."""
    n: i64 = 0
    for i in rows:
        n += i64(t.deeds[i + DEED_AGE] == age)
    return n
