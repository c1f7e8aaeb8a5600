"""What is kept of quests: who has which active, how far each has come, what is at stake."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.engine.state import Terms
from wtactics.rulesets.orc.fields import Fields
from wtactics.rulesets.orc.tasks import Tasks
from wtactics.rulesets.orc.terms import QUESTS

# An oath: whose token lies on a quest, the quest,
OATH: Final = 4
OATH_QUEST: Final = 1
OATH_AGE: Final = 2  # which of his turns of the quest it is, from 1,
OATH_STATE: Final = 3  # and whether it is fulfilled.
SWORN: Final = 0
FULFILLED: Final = 1

# A deed that counts for an oath: whose, for which quest,
DEED: Final = 10
DEED_QUEST: Final = 1
DEED_PART: Final = 2  # for which part of its criteria (SPOILT further up: it spoils that part),
DEED_AGE: Final = 3  # in which turn of the quest,
DEED_TURN: Final = 4  # in which turn of the game,
DEED_CARD: Final = 5  # what it was done to, and since when that had been where it was,
DEED_SINCE: Final = 6
DEED_PRINTED: Final = 7  # what was printed on that, whose it was,
DEED_WHOSE: Final = 8
DEED_BY: Final = 9  # and the card that did it.
SPOILT: Final = 64
WANTED: Final = 128  # and so far up: it is done in a turn that counts as it ends

# What is at stake: whose, for which quest, a card or NOBODY, gold, influence.
STAKE: Final = 5
STAKE_QUEST: Final = 1
STAKE_CARD: Final = 2
STAKE_GOLD: Final = 3
STAKE_INFLUENCE: Final = 4

# The hit points that a monster has left for a player; and who of his has dealt with it.
HITS: Final = 3
HITS_SEAT: Final = 1
HITS_LEFT: Final = 2
FOUGHT: Final = 4
FOUGHT_SEAT: Final = 1
FOUGHT_CARD: Final = 2
FOUGHT_SINCE: Final = 3


class Oaths(Tasks):
    """The columns of quests, their readers and changers."""

    def __init__(self, terms: Terms, blank: bool = True) -> None:
        super().__init__(terms, blank)
        self.oaths: vec[i64] = vec[i64]()
        self.deeds: vec[i64] = vec[i64]()
        self.stakes: vec[i64] = vec[i64]()
        self.hits: vec[i64] = vec[i64]()
        self.fought: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # card -> the round in which the quest was turned up
        self.touched: vec[i64] = vec[i64]()  # card -> the last round in which the quest was active for anybody
        self.prey: vec[i64] = vec[i64]()  # card -> the monster that it attacks, or NOBODY
        self.keeper: Seat = NOBODY  # who plays the monsters in this attack
        self.aiming: bool = False  # are targets looked for just now? Never kept
        self.renewed: Seat = NOBODY  # whose quest deck lies open, while somebody decides about its next card

    def copy_columns(self, t: Fields) -> None:
        super().copy_columns(t)
        assert isinstance(t, Oaths)
        t.oaths = self.oaths[:]
        t.deeds = self.deeds[:]
        t.stakes = self.stakes[:]
        t.hits = self.hits[:]
        t.fought = self.fought[:]
        t.offered = self.offered[:]
        t.touched = self.touched[:]
        t.prey = self.prey[:]
        t.keeper = self.keeper
        t.renewed = self.renewed

    def own_columns(self) -> list[vec[i64]]:
        return [
            *super().own_columns(), self.oaths, self.deeds, self.stakes, self.hits, self.fought, self.offered,
            self.touched, self.prey, vec[i64]([self.keeper, self.renewed]),
        ]  # fmt: skip

    def add_card(self, d: i64, seat: Seat) -> None:
        """One more card, which was never on offer and attacks nothing."""
        super().add_card(d, seat)
        self.offered = append(self.offered, 0)
        self.touched = append(self.touched, 0)
        self.prey = append(self.prey, NOBODY)

    # ---- readers

    def is_open(self, c: Thing) -> bool:
        """ORC-QUEST-12 Is the thing a quest on offer?"""
        return self.is_card(c) and self.place[c] & 15 == QUESTS

    def oath_of(self, seat: Seat, quest: CardId) -> i64:
        """ORC-QUEST-16 Where the row begins that says that the quest is active for the seat; NOBODY if it is not."""
        for i in range(0, len(self.oaths), OATH):
            if self.oaths[i] == seat and self.oaths[i + OATH_QUEST] == quest:
                return i
        return NOBODY

    def pursues(self, seat: Seat, quest: CardId) -> bool:
        """ORC-QUEST-16 Is the quest active for the seat?"""
        return self.oath_of(seat, quest) != NOBODY

    def pursuers(self, quest: CardId) -> vec[i64]:
        """ORC-QUEST-18 For whom the quest is active, the active player first."""
        out = vec[i64]()
        for n in range(self.seats):
            seat = (self.active + n) % self.seats
            if self.pursues(seat, quest):
                out = append(out, seat)
        return out

    def tokens_out(self, seat: Seat) -> i64:
        """ORC-QUEST-17 How many quests are active for the seat."""
        n: i64 = 0
        for i in range(0, len(self.oaths), OATH):
            n += i64(self.oaths[i] == seat)
        return n

    def deeds_of(self, seat: Seat, quest: CardId, part: i64) -> vec[i64]:
        """Where the rows begin of the deeds that count for this part."""
        out = vec[i64]()
        for i in range(0, len(self.deeds), DEED):
            if self.deeds[i] == seat and self.deeds[i + DEED_QUEST] == quest and self.deeds[i + DEED_PART] == part:
                out = append(out, i)
        return out

    def last_doer(self, seat: Seat, quest: CardId) -> CardId:
        """The card that did the last deed that counted, or NOBODY."""
        by: CardId = NOBODY
        for i in range(0, len(self.deeds), DEED):
            if self.deeds[i] == seat and self.deeds[i + DEED_QUEST] == quest and self.deeds[i + DEED_PART] < SPOILT:
                by = self.deeds[i + DEED_BY]
        return by

    def hits_left(self, quest: CardId, seat: Seat, printed: i64) -> i64:
        """ORC-QUEST-47 How many hit points the monster has left for the seat, of so many at first."""
        for i in range(0, len(self.hits), HITS):
            if self.hits[i] == quest and self.hits[i + HITS_SEAT] == seat:
                return self.hits[i + HITS_LEFT]
        return printed

    def has_fought(self, quest: CardId, seat: Seat, c: CardId) -> bool:
        """ORC-QUEST-49 Has this creature of the seat dealt with the monster, and been in play since?"""
        for i in range(0, len(self.fought), FOUGHT):
            if self.fought[i] == quest and self.fought[i + FOUGHT_SEAT] == seat and self.fought[i + FOUGHT_CARD] == c:
                return self.fought[i + FOUGHT_SINCE] == self.since[c]
        return False


def rows_without(rows: vec[i64], size: i64, a: i64, first: i64, b: i64, second: i64) -> vec[i64]:
    """The rows of this size but for those that have these two numbers at a and b."""
    out = vec[i64]()
    for i in range(0, len(rows), size):
        if rows[i + a] != first or rows[i + b] != second:
            for n in rows[i : i + size]:
                out = append(out, n)
    return out
