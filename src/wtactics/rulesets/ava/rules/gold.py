"""AVA-GOLD: gold that is produced ahead, before the resource card that produces it may be lost, or to be kept.

Everywhere else a resource card is marked when its gold is spent: to mark it earlier would make no difference.
"""

from __future__ import annotations

from functools import cache

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.meaning import Ability, Condition, Number
from wtactics.engine.places import NOBODY, RESERVE, Option, Seat, Thing, card_of, other_of, place_of
from wtactics.engine.rows import ABILITY, ITEM, PENDING, PICKS, STATE
from wtactics.kits.coins import COLOURS
from wtactics.kits.realm.yields import gives_any, yield_of
from wtactics.kits.verbs import PRODUCE
from wtactics.language.structure import parts_within
from wtactics.rulesets.ava.ids import GOLD_06
from wtactics.rulesets.ava.table import AvaTable
from wtactics.rulesets.ava.terms import DISCARD_PHASE, KEEP_GOLD
from wtactics.vocabulary.nouns.cards import CardNoun


def cannot_produce(t: AvaTable, seat: Seat, c: Thing, named: i64) -> i64:
    """AVA-GOLD-06 0, or the rule: an own unmarked resource card which something may take, or whose gold outlasts the turn."""
    mine = t.is_card(c) and t.place[c] == place_of(RESERVE, seat) and t.marked[c] == 0 and yield_of(t, seat, c) > 0
    if not mine or not (is_threatened(t, c) or keeps_gold(t, seat)):
        return GOLD_06
    return 0 if (1 <= named <= COLOURS if gives_any(t, seat, c) else named == 0) else GOLD_06


def offer_producing(t: AvaTable, seat: Seat, cards: vec[i64]) -> None:
    """AVA-GOLD-06 Each of them can be marked ahead; where a text lets it give gold of any faction, one is named, from 1."""
    for c in cards:
        if not gives_any(t, seat, c):
            t.offer(PRODUCE, c)
            continue
        for faction in range(COLOURS):
            t.offer(PRODUCE, c, faction + 1)


def faction_made(t: AvaTable, answer: Option) -> i64:
    """AVA-GOLD-06 Which faction's gold is produced: the one that was named, or that of the stash."""
    named = other_of(answer)
    return named - 1 if named > 0 else t.colour[card_of(answer)]


def keeps_gold(t: AvaTable, seat: Seat) -> bool:
    """AVA-GOLD-07, AVA-CONFLICT-01 Does a text keep the gold of the seat as the turn ends, which is in its last phase?"""
    return t.phase == DISCARD_PHASE and t.is_told(KEEP_GOLD, seat)


def is_threatened(t: AvaTable, c: Thing) -> bool:
    """Does something that waits on the chain aim at the resource card, or might its text take it?"""
    return any_is_threatened(t) or is_aimed_at(t, c)


def any_is_threatened(t: AvaTable) -> bool:
    """Might the text of something that waits on the chain take a resource card at which it has not aimed?"""
    i: i64 = 0
    while i < len(t.chain):
        waits = t.chain[i + STATE] == PENDING and t.chain[i + ABILITY] != NOBODY
        if waits and may_take(t.library.abilities[t.chain[i + ABILITY]]):
            return True
        i += ITEM
    return False


@cache
def may_take(ability: Ability) -> bool:
    """Has what the ability does a noun that resource cards fit? Numbers and conditions only look; abilities come later."""
    parts = parts_within(ability.effects, (Number, Condition, Ability))
    return any(isinstance(part, CardNoun) and part.resources for part in parts)


def is_aimed_at(t: AvaTable, c: Thing) -> bool:
    """Is the resource card a target of something that waits on the chain?"""
    i: i64 = 0
    while i < len(t.chain):
        if t.chain[i + STATE] == PENDING and t.chain[i + ABILITY] != NOBODY:
            first: i64 = t.chain[i + PICKS]
            for n in range(t.library.abilities[t.chain[i + ABILITY]].room):
                if t.picks[first + n] == c:
                    return True
        i += ITEM
    return False


def threatened(t: AvaTable, seat: Seat) -> vec[i64]:
    """The resource cards that the seat may mark for their gold now."""
    out = vec[i64]()
    any_of_them = keeps_gold(t, seat)
    if len(t.chain) == 0 and not any_of_them:
        return out
    any_of_them = any_of_them or any_is_threatened(t)
    for c in t.at(RESERVE, seat):
        if t.marked[c] == 0 and yield_of(t, seat, c) > 0 and (any_of_them or is_aimed_at(t, c)):
            out = append(out, c)
    return out
