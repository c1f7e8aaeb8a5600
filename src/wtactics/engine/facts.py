"""What can happen on a table, in the past tense. Triggers and logs listen to these; a fact is (kind, thing, thing, number)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of

ENTERED: Final = 0  # card, seat
LEFT: Final = 1  # card, seat that controlled it, place it went to
DIED: Final = 2  # card, seat that controlled it
MARKED: Final = 3  # card
UNMARKED: Final = 4  # card
ATTACKED: Final = 5  # card, thing attacked, 1 if in ranged combat, and twice the slot of what is attacked
DEFENDED: Final = 6  # card, attacker
MOVED: Final = 7  # card, place of arrival (a city or NOBODY for the Army)
PLAYED: Final = 8  # card, seat
PHASE_BEGAN: Final = 9  # phase, seat
PHASE_ENDED: Final = 10  # phase, seat
TURN_BEGAN: Final = 11  # turn, seat
TURN_ENDED: Final = 12  # turn, seat
BID_WON: Final = 13  # discipline, seat
SPENT: Final = 13  # -, seat that pays, so much gold (where nobody bids); only texts are told
GAINED: Final = 14  # points, seat, n
LOST: Final = 15  # points, seat, n
BUILT: Final = 16  # city, seat
DESTROYED: Final = 17  # city, seat
DREW: Final = 18  # card, seat
DISCARDED: Final = 19  # card, seat
HURT: Final = 20  # card (of players only texts are told), source, n
HEALED: Final = 21  # card, source, n
ATTACHED: Final = 22  # card, host
ACTIVATED: Final = 23  # card, seat
STRUCK: Final = 24  # card that dealt combat damage, card or seat that took it, n
BATTLE_BEGAN: Final = 25  # attacker, attacked card, place of the attacker among several
BATTLE_ENDED: Final = 26  # attacker, attacked card, place of the attacker among several
ABOUT_TO_DIE: Final = 27  # card, source
KILLED: Final = 28  # card that killed, card that died, 0 or in which type of combat
RESTED: Final = 29  # card, seat
UNPAID: Final = 30  # card, seat
PARTED: Final = 57  # card, host (on which it hung as it left play; where nobody misses): only remembered
# Of these only texts are told.
CHARGED: Final = 31  # card or player attacked, seat that attacks, number of attackers
WENT: Final = 32  # card, seat that moves it, from where to where
SURVIVED: Final = 33  # card
TARGETED: Final = 34  # card or player, seat, source and sort of play
BID_MISSED: Final = 35  # discipline, seat
FAVOURED: Final = 36  # city whose advantage is won, seat
SACRIFICED: Final = 37  # card, seat
COUNTED: Final = 38  # card, kind of counter, how many are put on it (below 0: taken away)
ATTACK_OVER: Final = 39  # card or player attacked, seat that attacked
COMBAT_OVER: Final = 40  # attacker, card or player attacked
BURIED: Final = 41  # card, seat, kind of the place that it comes from: only of what would go to a graveyard
SHIFTED: Final = 42  # card, city it is in now: it has moved, or an effect has put it elsewhere
# These both texts and logs are told.
ACCEPTED: Final = 43  # quest, seat
COMPLETED: Final = 44  # quest, seat, the card that did the last deed
FAILED: Final = 45  # quest, seat, 1 if abandoned
WEAKENED: Final = 46  # quest, seat for whom it lost a hit point, how many are left
ASSIGNED: Final = 47  # card, seat
UNASSIGNED: Final = 48  # card, seat
PICKED_UP: Final = 49  # creature, equipment
SCORED: Final = 50  # -, seat, victory points (below 0: lost)
PRIZED: Final = 51  # discipline, or 3 more, or 6, seat: its advantage is taken, 1 VP instead, all 3; texts are told
MOUNTED: Final = 52  # rider, mount
SWAPPED: Final = (
    52  # creature, creature (with which it has changed slots), 1 for the first of them (where nobody rides)
)
DISMOUNTED: Final = 53  # rider, mount
PLACED: Final = 54  # ritual, seat
FILLED: Final = 55  # ritual, seat whose deed or text it was, charges put on it; only texts are told
UPKEPT: Final = 55  # creature, seat that has paid its upkeep (where no rituals are); only texts are told
RECRUITED: Final = 56  # card, seat: it has come into play so; only texts are told
DROPPED: Final = 56  # equipment, seat in whose front it lies (where nobody recruits)
MISSED: Final = 57  # creature, thing attacked, 1 if in ranged combat, and 2 if it is a strike back; only texts are told
# Of these only texts are told.
RESOURCED: Final = 58  # card, seat that lays it (in ORC from his hand by a rule)
RECYCLED: Final = 59  # -, seat that takes resource cards back
UNWON: Final = 59  # discipline, seat that claimed it: nobody has won it (where nothing is recycled)
CLAIM_MADE: Final = 62  # -, seat, discipline: where disciplines are claimed (3 more if he has answered a claim)
PASSED: Final = 60  # attacker, thing attacked, -: nobody defends against it, once defenders are assigned
TURNED_OVER: Final = 61  # city, seat: of whose cities deck it was on top, and is at the bottom now
NULLIFIED: Final = 61  # card, seat that counters the ability of this Hero (where there are no cities)
# Facts whose second thing is a card or a player, not the seat of whoever did it; those whose first is none; those whose
# number is an amount: as bits.
OF_TWO: Final = (
    1 << ATTACKED | 1 << DEFENDED | 1 << MOVED | 1 << HURT | 1 << HEALED | 1 << ATTACHED | 1 << STRUCK
    | 1 << BATTLE_BEGAN | 1 << BATTLE_ENDED | 1 << ABOUT_TO_DIE | 1 << KILLED | bit_of(SHIFTED) | bit_of(PICKED_UP)
    | bit_of(MOUNTED) | bit_of(DISMOUNTED) | bit_of(MISSED) | bit_of(PARTED) | bit_of(PASSED)
)  # fmt: skip
OF_NO_THING: Final = (
    1 << PHASE_BEGAN | 1 << PHASE_ENDED | 1 << TURN_BEGAN | 1 << TURN_ENDED | 1 << BID_WON
    | bit_of(PRIZED) | bit_of(RECYCLED)
)  # fmt: skip
OF_AMOUNTS: Final = (
    1 << GAINED | 1 << LOST | 1 << HURT | 1 << HEALED | 1 << STRUCK
)  # fmt: skip
# Up to 62 triggers can hear; from here on only logs listen.
LOGGED: Final = 64
SHUFFLED: Final = 64  # -, seat
REVEALED: Final = 65  # card, seats as bits
RESOLVED: Final = 66  # card, seat
FIZZLED: Final = 67  # card, seat
CLAIMED: Final = 68  # discipline, seat, size
ANSWERED: Final = 69  # discipline, seat, size
BID_LOST: Final = 70  # discipline, seat
LAID: Final = 71  # card, seat, faction
PAID: Final = 72  # amount, seat, gems by faction
SKIPPED: Final = 73  # phase, seat
BARRED: Final = 74  # card, -, deed
MODIFIED: Final = 75  # card, attack, defense
CONTROLLED: Final = 76  # card, seat
DEFEATED: Final = 77  # seat, -, rule
WON: Final = 78  # seat, -, rule
DRAWN_GAME: Final = 79  # -, -, rule
CONCEDED: Final = 80  # seat
TRIGGERED: Final = 81  # card, seat, ability
CANCELLED: Final = 82  # card, seat
CHOSEN: Final = 83  # thing, seat
PRODUCED: Final = 84  # faction, seat, n
AGREED: Final = 85  # seat, -, 0 or 1
SEARCHED: Final = 86  # -, seat, seat whose deck it was
AIMED: Final = 87  # card that is played or used, thing that is a target
MODIFIED_FAR: Final = 88  # card, ranged value, life
DRAW_OFFERED: Final = 89  # -, seat
CREATED: Final = 90  # card, seat, what it prints
TALLIED: Final = 91  # card, kind of counter, how many (below 0: taken away)
REMOVED: Final = 92  # card, seat that had it removed before the game
EXPIRED: Final = 93  # quest, -
OFFERED: Final = 94  # quest, the seat that said yes or NOBODY
REFUSED: Final = 95  # -, seat
STAKED: Final = 96  # quest, seat, gold
FLED: Final = 98  # quest, card, n
RETURNED: Final = 99  # quest, seat
WORN: Final = 101  # equipment, carrier
ROTATED: Final = 112  # city, seat
ENJOYED: Final = 113  # city (whose advantage is on from now), seat
COUNTERED: Final = 114  # card that had its ability nullified, seat that did it
RECHARGED: Final = 115  # ritual, seat, charges put on it (below 0: taken away)
ROLLED: Final = 117  # -, seat, pips
TURNED: Final = 118  # -, seat that has rolled, seats from each player on to whom he attacks
FREED: Final = 119  # seat that may be attacked after all, seat that has paid for it, how
MUSTERED: Final = 120  # card, seat, front where it stands before the game
LEFT_TO_HANDS: Final = 121  # card, seat that carries it out, the step of the library that nobody reads
HANDLED: Final = 122  # thing, seat that would do something by hand, with which tool and how (kits/handwork.py)
OBJECTED: Final = 123  # -, seat
TAKEN_BACK: Final = 124  # -, seat
INSISTED: Final = 125  # -, seat
BECAME: Final = 126  # card that is a copy from now on, -, what it printed before


def weight(fact: i64, n: i64) -> i64:
    """How much one such fact counts among several: its amount, or one."""
    return n if OF_AMOUNTS >> fact & 1 == 1 else 1
