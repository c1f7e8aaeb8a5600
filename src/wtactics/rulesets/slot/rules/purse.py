"""SLOT-PAY: what each creature is worth, for what it is given, and whether a price can be met; asked also by tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.places import ASIDE, NOBODY, SEAT_THING, CardId, Seat, Thing, place_of
from wtactics.engine.prices import own_change, reckoned
from wtactics.engine.values import is_ruled, law, unruled
from wtactics.rulesets.slot.ledger import Ledger
from wtactics.rulesets.slot.rows import BEARER
from wtactics.rulesets.slot.terms import GOLD_YIELD, OR_ONE, RECRUIT_STEP, RECRUIT_YIELD, SPENT_FOR, UPKEEP_STEP

MOST_GOLD: Final = 60  # a price beyond this is paid by nobody whose creatures are worth more than 1
SUMS: Final = (1 << 61) - 1
# For what is paid, as texts are asked about it.
A_RECRUIT: Final = 0
A_FEE: Final = 1
AN_ABILITY: Final = 2
YIELDING: Final = bit_of(RECRUIT_YIELD) | bit_of(GOLD_YIELD) | bit_of(SPENT_FOR)  # of what texts can say otherwise
AFTER_TWILIGHT: Final = 1 << 20  # creatures in play come after all prints of the twilight


def rank(t: Ledger, c: CardId) -> i64:
    """Where a creature comes among those that can pay: the twilight by prints, then the army by slots."""
    return t.printed[c] if t.place[c] & 15 == ASIDE else AFTER_TWILIGHT + t.slot(c)


def recruits(t: Ledger) -> bool:
    """Is it a recruit that is paid for? Texts and upkeep have somebody else's name on their bill."""
    bearer = t.bill[BEARER]
    return t.phase == RECRUIT_STEP and (bearer == NOBODY or (bearer < SEAT_THING and t.place[bearer] & 15 == ASIDE))


def kind_of_bill(t: Ledger) -> i64:
    """What is being paid: a recruit, upkeep, or what an ability takes."""
    if recruits(t):
        return A_RECRUIT
    return A_FEE if t.phase == UPKEEP_STEP and t.bill[BEARER] < SEAT_THING else AN_ABILITY


def price_told(kind: i64, bearer: Thing, c: CardId) -> i64:
    """What a text is asked about that forbids to give a creature: for what, and for whose sake."""
    own = i64(bearer == c and kind != A_RECRUIT)
    return (bearer + 1) << 4 | kind << 1 | own


def is_kept_from(t: Ledger, c: CardId, kind: i64, bearer: Thing) -> bool:
    """SLOT-PRIO-02 Does a text keep this creature from being given for such a price?"""
    return is_ruled(t, SPENT_FOR) and law(t, SPENT_FOR, c, price_told(kind, bearer, c), True)


def is_plain(t: Ledger) -> bool:
    """Is every creature worth 1 gold, and may all of them be given for everything?"""
    if t.library.spoken >> GOLD_YIELD & 1 == 1:
        return False
    if unruled(t, YIELDING):
        return True
    return not is_ruled(t, RECRUIT_YIELD) and not is_ruled(t, GOLD_YIELD) and not is_ruled(t, SPENT_FOR)


def own_worth(t: Ledger, seat: Seat, c: CardId) -> i64:
    """SLOT-TWI-04, SLOT-PRIO-01 1 gold, or what its own text says of itself where it lies in the twilight."""
    if t.place[c] & 15 != ASIDE or t.library.def_deeds[t.printed[c]] >> GOLD_YIELD & 1 == 0:
        return 1
    me, you, item = t.me, t.you, t.item
    t.speak_for(c, seat)
    more = own_change(t, GOLD_YIELD, seat, c, 1)
    t.speak_again(me, you, item)
    return 1 + more


def worths(t: Ledger, seat: Seat, c: CardId, kind: i64) -> i64:
    """SLOT-PAY-01, SLOT-PRIO-01 How much gold the creature is worth that pays for this: 1, or what a text says (OR_ONE)."""
    n = reckoned(t, GOLD_YIELD, seat, c, own_worth(t, seat, c))
    return reckoned(t, RECRUIT_YIELD, seat, c, n) if kind == A_RECRUIT else n


def with_worth(found: i64, n: i64) -> i64:
    """To what the sums of a mask come with one more that is worth so much."""
    more = found << min(n & (OR_ONE - 1), MOST_GOLD)
    return (more | found << 1 if n & OR_ONE != 0 else more) & SUMS


def sums(t: Ledger, seat: Seat, cards: vec[i64], but: CardId, kind: i64) -> i64:
    """To how much gold some of these could come together, as a mask."""
    found: i64 = 1
    for c in cards:
        if c != but:
            found |= with_worth(found, worths(t, seat, c, kind))
    return found


def sums_beside(t: Ledger, seat: Seat, cards: vec[i64], others: i64, bearer: CardId, after: i64) -> i64:
    """To how much gold some of these could come beside so many others that come after this rank, as a mask."""
    found = [i64(1)] + [i64(0)] * int(others)
    for c in cards:
        n = worths(t, seat, c, AN_ABILITY)
        for k in range(len(found) - 1, -1, -1):
            more = with_worth(found[k], n)
            if k > 0 and c != bearer and rank(t, c) > after:
                more |= found[k - 1]
            found[k] |= more
    return found[len(found) - 1]


def givable(t: Ledger, seat: Seat, kind: i64, bearer: Thing) -> vec[i64]:
    """All that the seat could give for such a price now."""
    out = vec[i64]()
    for c in t.at(ASIDE, seat) if t.helps(seat) else vec[i64]():
        if not is_kept_from(t, c, kind, bearer):
            out = append(out, c)
    for c in t.army(seat):
        if t.can_be_marked(c) and not is_kept_from(t, c, kind, bearer):
            out = append(out, c)
    return out


def affords(t: Ledger, seat: Seat, n: i64, kind: i64, bearer: Thing, but: CardId = NOBODY) -> bool:
    """SLOT-PAY-02, SLOT-UPK-05 Could the seat pay exactly so much for this creature, or for a text, without that one?"""
    if is_plain(t):
        return n <= t.wealth(seat) - i64(but != NOBODY and t.place[but] == place_of(ASIDE, seat))
    there = givable(t, seat, kind, bearer)
    return n <= MOST_GOLD and sums(t, seat, there, but, kind) >> max(n, 0) & 1 == 1
