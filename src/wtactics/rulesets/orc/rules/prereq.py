"""ORC-PREREQ: what a card asks for beside its gold before it may be played."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.meaning import PREREQUISITE, Due
from wtactics.engine.places import NOBODY, QUEST, CardId, Seat
from wtactics.kits.dues import addition_of
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import LOYALTY_FOR
from wtactics.vocabulary.nouns.cards import CardNoun


def lacks_loyalty(t: OrcTable, seat: Seat, c: CardId) -> bool:
    """ORC-PREREQ-05, ORC-DECK-16 Does a card that comes from elsewhere ask for more than the player's own deck provides?"""
    d = t.printed[c]
    asked, faction = t.library.loyalty[d], t.library.faction[d]
    return t.owner[c] != seat and asked > 0 and asked > provided_for(t, seat, faction)


def provided_for(t: OrcTable, seat: Seat, faction: i64) -> i64:
    """ORC-DECK-16 The highest loyalty to the faction for which a card of the player's own army deck asks."""
    most: i64 = 0
    for own in range(len(t.owner) - t.tokens):
        d = t.printed[own]
        if t.owner[own] == seat and t.library.type[d] != QUEST and t.library.faction[d] == faction:
            most = max(most, t.library.loyalty[d])
    return t.adjusted(LOYALTY_FOR + faction, seat, most)


def says_where(due: Due) -> bool:
    """ORC-SPAN-09 Does it say that only what is local can be given?"""
    return isinstance(due.noun, CardNoun) and due.noun.local


def lacks_there(t: OrcTable, seat: Seat, c: CardId, front: i64) -> bool:
    """ORC-PREREQ-01, ORC-SPAN-15 Can the seat not give what the card asks for of what is local, if it is played there?"""
    price = addition_of(t, c)
    if price is None:
        return False
    lacks = False
    t.speak_for(c, seat)
    t.suppose_front(front)
    for due in price.dues:
        lacks = lacks or (says_where(due) and not due.payable(t, seat, c))
    t.suppose_front(NOBODY)
    return lacks


def prerequisites_hold(t: OrcTable, d: i64) -> bool:
    """ORC-PREREQ-02, ORC-CARD-09, ORC-SPAN-14 Do all conditions written on the card hold for t.you? It is in no front yet."""
    hold = True
    t.suppose_no_front()
    for i in range(t.library.first[d], t.library.first[d + 1]):
        condition = t.library.abilities[i].condition if t.library.kind_of[i] == PREREQUISITE else None
        hold = hold and (condition is None or condition.holds(t))
    t.suppose_front(NOBODY)
    return hold
