"""What changes what is kept of quests."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.facts import ACCEPTED, FAILED, FLED, STAKED, WEAKENED
from wtactics.engine.places import ASIDE, HAND, NOBODY, SEAT_THING, CardId, Seat, Thing, is_seat
from wtactics.engine.state import put
from wtactics.rulesets.orc.oaths import (
    DEED,
    DEED_PART,
    DEED_QUEST,
    FOUGHT,
    FOUGHT_SEAT,
    FULFILLED,
    HITS,
    HITS_SEAT,
    OATH,
    OATH_AGE,
    OATH_QUEST,
    OATH_STATE,
    SPOILT,
    STAKE,
    STAKE_QUEST,
    SWORN,
    Oaths,
    rows_without,
)
from wtactics.rulesets.orc.terms import QUESTS, TAKEN_UP


class Questing(Oaths):
    """Changers of the columns of quests."""

    def offer_quest(self, c: CardId, seat: Seat) -> None:
        """ORC-QUEST-10, ORC-QUEST-66 The quest is turned up on the deck that this seat has brought."""
        self.offered[c] = self.round
        self.enter(c, QUESTS, seat)

    def swear(self, seat: Seat, quest: CardId) -> None:
        """ORC-QUEST-15 The seat lays one of its tokens on the quest."""
        self.oaths = append(append(append(append(self.oaths, seat), quest), 1), SWORN)
        self.touched[quest] = self.round
        self.unsettled = True
        self.changed_values()
        self.happened(ACCEPTED, quest, seat, TAKEN_UP)

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
        whose = self.controller[c] if card else c - SEAT_THING if is_seat(c) else NOBODY
        row = vec[i64]([
            self.oaths[i], self.oaths[i + OATH_QUEST], part, self.oaths[i + OATH_AGE], self.turn, c,
            self.since[c] if card else 0, self.printed[c] if card else NOBODY, whose,
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
        self.changed_values()
        self.happened(WEAKENED, quest, seat, left)

    def recover(self, quest: CardId, seat: Seat, printed: i64) -> None:
        """ORC-QUEST-47 The monster has a hit point more for this seat, up to what is printed."""
        left = self.hits_left(quest, seat, printed)
        if left < printed:
            self.hits = rows_without(self.hits, HITS, HITS_SEAT, seat, 0, quest)
            self.hits = append(append(append(self.hits, quest), seat), left + 1)
            self.changed_values()

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

    def take_aim(self, on: bool) -> None:
        """From now on texts look for targets, or do so no longer."""
        self.aiming = on

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
        for seat in range(self.seats):
            for quest in self.at(QUESTS, seat):
                self.hand_over(quest, self.owner[quest])
        for c in range(len(self.prey)):
            self.prey[c] = NOBODY
        self.keeper = NOBODY
        self.changed_values()

    def name_keeper(self, seat: Seat) -> None:
        """ORC-QUEST-44 This opponent controls the monsters that are attacked, in this attack."""
        self.keeper = seat
        for a in self.attackers:
            if self.prey[a] != NOBODY and seat != NOBODY:
                self.hand_over(self.prey[a], seat)
        self.changed_values()

    def hand_over(self, quest: CardId, seat: Seat) -> None:
        """The seat controls what stands on the quest, for as long as this is said."""
        if self.controller[quest] != seat:
            self.controller = put(self.controller, quest, seat)
            self.move(quest, QUESTS, seat)

    def note_flight(self, quest: CardId, c: CardId, n: i64) -> None:
        """ORC-QUEST-49 The monster deals so much damage to a creature that flees."""
        self.happened(FLED, quest, c, n)
