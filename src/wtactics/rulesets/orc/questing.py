"""What is kept of quests: who has which active, how far each has come, what is at stake; and what changes that."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import ASIDE, HAND, NOBODY, CardId, Seat, Thing
from wtactics.engine.state import Terms
from wtactics.rulesets.orc.fields import Fields
from wtactics.rulesets.orc.tasks import Tasks
from wtactics.rulesets.orc.terms import ACCEPTED, FAILED, FLED, QUESTS, STAKED, WEAKENED

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


class Questing(Tasks):
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
        self.renewed: Seat = NOBODY  # whose quest deck lies open, while somebody decides about its next card

    def copy_columns(self, t: Fields) -> None:
        super().copy_columns(t)
        assert isinstance(t, Questing)
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

    # ---- changers

    def offer_quest(self, c: CardId, seat: Seat) -> None:
        """ORC-QUEST-10, ORC-QUEST-66 The quest is turned up on the deck that this seat has brought."""
        self.offered[c] = self.round
        self.touched[c] = 0
        self.enter(c, QUESTS, seat)

    def swear(self, seat: Seat, quest: CardId) -> None:
        """ORC-QUEST-15 The seat lays one of its tokens on the quest."""
        self.oaths = append(append(append(append(self.oaths, seat), quest), 1), SWORN)
        self.touched[quest] = self.round
        self.unsettled = True
        self.changed_values()
        self.happened(ACCEPTED, quest, seat)

    def touch(self) -> None:
        """ORC-QUEST-60 What is active for somebody is not passed over in this round."""
        for i in range(0, len(self.oaths), OATH):
            self.touched[self.oaths[i + OATH_QUEST]] = self.round
        self.changes += 1

    def age_oaths(self, seat: Seat) -> None:
        """ORC-QUEST-33 A turn of the seat begins, and with it the next turn of each of its quests."""
        for i in range(0, len(self.oaths), OATH):
            if self.oaths[i] == seat:
                self.oaths[i + OATH_AGE] += 1
        self.unsettled = True
        self.changes += 1

    def fulfil(self, seat: Seat, quest: CardId) -> None:
        """ORC-QUEST-36 The seat has fulfilled the quest; nobody else can any more."""
        self.oaths[self.oath_of(seat, quest) + OATH_STATE] = FULFILLED
        self.changes += 1

    def fail_quest(self, seat: Seat, quest: CardId, abandoned: bool = False) -> None:
        """ORC-QUEST-22, ORC-QUEST-24, ORC-QUEST-31 The seat fails the quest, or abandons it; its stake is lost."""
        self.happened(FAILED, quest, seat, i64(abandoned))
        self.end_oath(seat, quest)

    def end_oath(self, seat: Seat, quest: CardId) -> None:
        """ORC-QUEST-24 The token goes back to its player, and all progress is lost."""
        self.oaths = rows_without(self.oaths, OATH, 0, seat, OATH_QUEST, quest)
        self.deeds = rows_without(self.deeds, DEED, 0, seat, DEED_QUEST, quest)
        self.hits = rows_without(self.hits, HITS, HITS_SEAT, seat, 0, quest)
        self.fought = rows_without(self.fought, FOUGHT, FOUGHT_SEAT, seat, 0, quest)
        self.changed_values()

    def note_deed(self, i: i64, part: i64, c: Thing, by: Thing, times: i64) -> None:
        """ORC-QUEST-20 Something was done that counts for the oath at i, or spoils a part of it."""
        card = self.is_card(c)
        row = vec[i64]([
            self.oaths[i], self.oaths[i + OATH_QUEST], part, self.oaths[i + OATH_AGE], self.turn, c,
            self.since[c] if card else 0, self.printed[c] if card else NOBODY, self.controller[c] if card else NOBODY,
            by if self.is_card(by) else NOBODY,
        ])  # fmt: skip
        for _ in range(times):
            for n in row:
                self.deeds = append(self.deeds, n)
        self.unsettled = True
        self.changes += 1

    def forget_deeds(self, seat: Seat, quest: CardId, part: i64) -> None:
        """The count of this part begins anew."""
        left = vec[i64]()
        for i in range(0, len(self.deeds), DEED):
            mine = self.deeds[i] == seat and self.deeds[i + DEED_QUEST] == quest
            if not (mine and self.deeds[i + DEED_PART] % SPOILT == part):
                for n in self.deeds[i : i + DEED]:
                    left = append(left, n)
        self.deeds = left
        self.changes += 1

    def weaken(self, quest: CardId, seat: Seat, printed: i64) -> None:
        """ORC-QUEST-46, ORC-QUEST-47 The monster loses a hit point of those that it has for this seat."""
        left = self.hits_left(quest, seat, printed) - 1
        self.hits = rows_without(self.hits, HITS, HITS_SEAT, seat, 0, quest)
        self.hits = append(append(append(self.hits, quest), seat), left)
        self.unsettled = True
        self.happened(WEAKENED, quest, seat, left)

    def note_fight(self, quest: CardId, seat: Seat, c: CardId) -> None:
        """ORC-QUEST-49 This creature of the seat has dealt with the monster."""
        if not self.has_fought(quest, seat, c):
            self.fought = append(append(append(append(self.fought, quest), seat), c), self.since[c])
            self.changes += 1

    def stake_card(self, seat: Seat, quest: CardId, c: CardId, hidden: bool) -> None:
        """ORC-QUEST-29, ORC-QUEST-32 A hand card is set aside with the quest; face down only its owner sees it."""
        self.add_stake(seat, quest, c, 0, 0)
        self.move(c, ASIDE, seat)
        self.hide(HAND, seat)
        self.know(c, 1 << seat if hidden else (1 << self.seats) - 1)
        self.happened(STAKED, quest, seat, 0)

    def add_stake(self, seat: Seat, quest: CardId, c: CardId, gold: i64, influence: i64) -> None:
        """ORC-QUEST-29 So much is at stake, beside what already is."""
        self.stakes = append(append(append(append(append(self.stakes, seat), quest), c), gold), influence)
        self.changes += 1

    def forget_stakes(self, seat: Seat, quest: CardId) -> None:
        """Nothing of the seat is at stake for this quest any more."""
        self.stakes = rows_without(self.stakes, STAKE, 0, seat, STAKE_QUEST, quest)
        self.changes += 1

    def lay_open(self, seat: Seat) -> None:
        """ORC-QUEST-64 The quest deck that this seat has brought lies open (NOBODY: none does any more)."""
        self.renewed = seat
        self.changes += 1

    def put_under(self, c: CardId) -> None:
        """ORC-QUEST-68 The quest goes to the bottom of its deck."""
        self.move(c, ASIDE, self.owner[c])

    # ---- fights

    def begin_hunt(self) -> None:
        """ORC-QUEST-52, ORC-QUEST-58 Monsters are attacked, and no player; the phase is used for attacking."""
        self.attacked_in = self.phase
        self.changes += 1

    def hunt(self, c: CardId, quest: CardId) -> None:
        """ORC-QUEST-52 The creature attacks this monster, not a player."""
        self.prey[c] = quest
        self.changed_values()

    def end_hunt(self) -> None:
        """ORC-QUEST-44 Nobody attacks a monster any more, and nobody plays one."""
        for c in range(len(self.prey)):
            self.prey[c] = NOBODY
        self.keeper = NOBODY
        self.changed_values()

    def name_keeper(self, seat: Seat) -> None:
        """ORC-QUEST-44 This opponent plays the monsters in this attack."""
        self.keeper = seat
        self.changes += 1

    def note_flight(self, quest: CardId, c: CardId, n: i64) -> None:
        """ORC-QUEST-49 The monster deals so much damage to a creature that flees."""
        self.happened(FLED, quest, c, n)


def rows_without(rows: vec[i64], size: i64, a: i64, first: i64, b: i64, second: i64) -> vec[i64]:
    """The rows of this size but for those that have these two numbers at a and b."""
    out = vec[i64]()
    for i in range(0, len(rows), size):
        if rows[i + a] != first or rows[i + b] != second:
            for n in rows[i : i + size]:
                out = append(out, n)
    return out
