"""What a quest card says of itself: what is to be done, in how long, at what stake, for what."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import AGREED, Condition, Statement, Trigger
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.rulesets.orc.questing import (
    DEED_AGE,
    DEED_CARD,
    DEED_PRINTED,
    DEED_SINCE,
    DEED_TURN,
    DEED_WHOSE,
    OATH,
    OATH_QUEST,
    OATH_STATE,
    SPOILT,
    SWORN,
    Questing,
)

# What those must share of whom a part of the criteria speaks.
NOTHING: Final = 0
FACTION: Final = 1
TYPE: Final = 2
LONGEST: Final = 99  # turns that a quest may take, hit points, victory points


class Feat:
    """One part of the criteria: how often something is to happen, or what is to be so, and under which conditions."""

    def __init__(self, words: str, trigger: Trigger | None = None, condition: Condition | None = None) -> None:
        self.words: Final = words
        self.trigger: Final = trigger  # what counts when it happens; None: what is so at a check suffices
        self.condition: Final = condition  # what must be so then
        self.second: bool = False  # what it is done to is the second thing of the fact, not the first
        self.amounts: bool = False  # the number of the fact counts, not how often it happens
        self.count: i64 = 1  # so often
        self.turns: i64 = 0  # in so many turns of the quest, if above 0,
        self.in_row: bool = False  # one after the other
        self.at_once: bool = False  # in one turn
        self.alike: i64 = NOTHING  # of one faction, or of one type
        self.cost: i64 = 0  # with so much cost together, at least
        self.undoing: Trigger | None = None  # after which the count begins anew
        self.shunned: Trigger | None = None  # what must not happen in a turn that counts
        self.same_foe: bool = False  # done to the same player as the other parts

    def needed(self) -> i64:
        """How many steps there are to it."""
        return self.turns if self.turns > 0 else self.count


class Criteria(Statement):
    """ORC-QUEST-20 What is to be done: all of these parts, in any order."""

    def __init__(self, feats: list[Feat]) -> None:
        self.feats: Final = feats

    def text(self) -> str:
        return ", and also ".join(feat.words for feat in self.feats)


class Term(Statement):
    """A number that a quest prints."""

    def __init__(self, n: i64) -> None:
        self.n: Final = n


class Duration(Term):
    """ORC-QUEST-34 It lasts so many turns."""

    def text(self) -> str:
        return f"duration: {self.n} turn{'s' if self.n > 1 else ''}"


class Worth(Term):
    """ORC-QUEST-01 So many victory points are given for it."""

    def text(self) -> str:
        return f"victory points: {self.n}"


class HitPoints(Term):
    """ORC-QUEST-47 Its creature has so many hit points for each player."""

    def text(self) -> str:
        return f"hit points: {self.n}"


class Fee(Term):
    """ORC-QUEST-14 Accepting it costs so much gold."""

    def text(self) -> str:
        return f"accepting this quest costs {self.n} gold"


class Reserved(Term):
    """ORC-QUEST-18 It can be active for so many players only."""

    def text(self) -> str:
        return "only one player can have this quest active"


class Escrow(Statement):
    """ORC-QUEST-29, ORC-QUEST-32 What is paid on accepting, and comes back on completing: gold, influence, hand cards."""

    def __init__(self, gold: i64, influence: i64, cards: i64, hidden: bool) -> None:
        self.gold: Final = gold
        self.influence: Final = influence
        self.cards: Final = cards
        self.hidden: Final = hidden

    def text(self) -> str:
        if self.cards == 0:
            return f"escrow: {f'{self.gold} gold' if self.gold > 0 else f'{self.influence} influence'}"
        many = "a card" if self.cards == 1 else f"{self.cards} cards"
        return f"escrow: {many} from your hand{', face down' if self.hidden else ''}"


class OfQuest(Trigger):
    """Something becomes of this quest for a player: it is accepted, completed, failed, abandoned."""

    def __init__(self, fact: i64, words: str, number: i64 = NOBODY) -> None:
        super().__init__(fact)
        self.words: Final = words
        self.number: Final = number  # of the fact, if it matters

    def matches(self, t: Questing, a: Thing, b: Thing, n: i64) -> bool:  # type: ignore[override]  # only ORC reads it
        return a == t.me and b == t.you and self.number in (NOBODY, n)

    def text(self) -> str:
        return self.words


# ---- what is printed


def agreed_on(t: Questing, quest: CardId) -> list[Statement]:
    """All that the quest says of itself for the rules to read."""
    library, d = t.library, t.printed[quest]
    found: list[Statement] = []
    for i in range(library.first[d], library.first[d + 1]):
        if library.kind_of[i] == AGREED:
            found.extend(library.abilities[i].statements)
    return found


def criteria_of(t: Questing, quest: CardId) -> Criteria | None:
    """ORC-QUEST-01 What is to be done, if it is said; where a creature is to be slain it need not be."""
    for said in agreed_on(t, quest):
        if isinstance(said, Criteria):
            return said
    return None


def escrow_of(t: Questing, quest: CardId) -> Escrow | None:
    """ORC-QUEST-29 What is to be paid on accepting and comes back."""
    for said in agreed_on(t, quest):
        if isinstance(said, Escrow):
            return said
    return None


def worth_of(t: Questing, quest: CardId) -> i64:
    """How many victory points it gives."""
    for said in agreed_on(t, quest):
        if isinstance(said, Worth):
            return said.n
    return 0


def duration_of(t: Questing, quest: CardId) -> i64:
    """ORC-QUEST-34 How many turns it lasts, 0 for any number."""
    for said in agreed_on(t, quest):
        if isinstance(said, Duration):
            return said.n
    return 0


def hit_points_of(t: Questing, quest: CardId) -> i64:
    """ORC-QUEST-47 How many hit points its creature has for each player; 0 where there is none."""
    for said in agreed_on(t, quest):
        if isinstance(said, HitPoints):
            return said.n
    return 0


def fee_of_quest(t: Questing, quest: CardId) -> i64:
    """ORC-QUEST-14 What accepting it costs, beside escrow."""
    for said in agreed_on(t, quest):
        if isinstance(said, Fee):
            return said.n
    return 0


def is_reserved(t: Questing, quest: CardId) -> bool:
    """ORC-QUEST-18 Can it be active for only one player at a time?"""
    for said in agreed_on(t, quest):
        if isinstance(said, Reserved):
            return True
    return False


# ---- progress


def pursued(t: Questing) -> i64:
    """The facts that count for what is active for somebody, as bits."""
    bits: i64 = 0
    bit: i64 = 1
    for i in range(0, len(t.oaths), OATH):
        criteria = criteria_of(t, t.oaths[i + OATH_QUEST])
        for feat in criteria.feats if criteria is not None else []:
            for trigger in (feat.trigger, feat.undoing, feat.shunned):
                if trigger is not None:
                    bits |= bit << trigger.fact | trigger.also
    return bits


def follow(t: Questing, fact: i64, a: Thing, b: Thing, n: i64) -> None:
    """ORC-QUEST-20, ORC-QUEST-21 What happens counts for everybody for whom a quest is active that speaks of it."""
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
    criteria = criteria_of(t, quest)
    if criteria is None:
        return False
    me, you, item = t.me, t.you, t.item
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
        return vec[i64](list(range(len(t.library.kinds))))
    if alike == FACTION:
        return vec[i64]([t.library.faction[t.deeds[i + DEED_PRINTED]] for i in rows])
    return vec[i64]([0])


def shares(t: Questing, alike: i64, d: i64, key: i64) -> bool:
    """Is what is printed there of this faction, or type? Cards without a faction share none."""
    if alike == FACTION:
        return key != NOBODY and t.library.faction[d] == key
    return alike == NOTHING or t.library.is_kind(d, key)
