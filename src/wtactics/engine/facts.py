"""What can happen on a table, in the past tense. Triggers and logs listen to these; a fact is (kind, thing, thing, number)."""

from __future__ import annotations

from typing import Final

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
GAINED: Final = 14  # points, seat, n
LOST: Final = 15  # points, seat, n
BUILT: Final = 16  # city, seat
DESTROYED: Final = 17  # city, seat
DREW: Final = 18  # card, seat
DISCARDED: Final = 19  # card, seat
HURT: Final = 20  # card, source, n
HEALED: Final = 21  # card, source, n
ATTACHED: Final = 22  # card, host
ACTIVATED: Final = 23  # card, seat
STRUCK: Final = 24  # card that dealt combat damage, card or seat that took it, n
BATTLE_BEGAN: Final = 25  # attacker, attacked card, place of the attacker among several
BATTLE_ENDED: Final = 26  # attacker, attacked card, place of the attacker among several
ABOUT_TO_DIE: Final = 27  # card, source
KILLED: Final = 28  # card that killed, card that died
RESTED: Final = 29  # card, seat
UNPAID: Final = 30  # card, seat
# From here on only logs listen, up to HEARD_AGAIN.
LOGGED: Final = 32
SHUFFLED: Final = 32  # -, seat
REVEALED: Final = 33  # card, seats as bits
RESOLVED: Final = 34  # card, seat
FIZZLED: Final = 35  # card, seat
CLAIMED: Final = 36  # discipline, seat, size
ANSWERED: Final = 37  # discipline, seat, size
BID_LOST: Final = 38  # discipline, seat
LAID: Final = 39  # card, seat, faction
PAID: Final = 40  # amount, seat, gems by faction
SKIPPED: Final = 41  # phase, seat
BARRED: Final = 42  # card, -, deed
MODIFIED: Final = 43  # card, attack, defense
CONTROLLED: Final = 44  # card, seat
DEFEATED: Final = 45  # seat, -, rule
WON: Final = 46  # seat, -, rule
DRAWN_GAME: Final = 47  # -, -, rule
CONCEDED: Final = 48  # seat
TRIGGERED: Final = 49  # card, seat, ability
CANCELLED: Final = 50  # card, seat
CHOSEN: Final = 51  # thing, seat
PRODUCED: Final = 52  # faction, seat, n
AGREED: Final = 53  # seat, -, 0 or 1
SEARCHED: Final = 54  # -, seat, seat whose deck it was
AIMED: Final = 55  # card that is played or used, thing that is a target
MODIFIED_FAR: Final = 56  # card, ranged value, life
DRAW_OFFERED: Final = 57  # -, seat
# From here on triggers can hear again, up to 62.
HEARD_AGAIN: Final = 59
