"""What a view of ORC shows beyond cards and influence."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import CardId, Seat, seat_thing
from wtactics.engine.step import TURN
from wtactics.engine.view import View
from wtactics.kits.asked import in_window
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.oaths import OATH, OATH_QUEST
from wtactics.rulesets.orc.progress import progress_told
from wtactics.rulesets.orc.rules.combat import cannot_attack
from wtactics.rulesets.orc.rules.play import FRONTS, cannot_be_in
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import DRAW_PHASE, MULLIGAN


class OrcView(View):
    """All that one seat may know of a table of ORC."""

    def __init__(self, table: OrcTable, seat: Seat) -> None:
        super().__init__(table, seat)
        self._orc: Final = table

    def victory(self, seat: Seat) -> int:
        """ORC-SETUP-04 The player's victory points."""
        return self._orc.victory[seat]

    def purse(self, seat: Seat) -> int:
        """ORC-AREA-15 How much gold the player can spend: marks and pools lie open."""
        return self._orc.purse(seat)

    def pursuits(self, seat: Seat) -> list[int]:
        """ORC-QUEST-16 The quests that are active for the player: tokens lie open."""
        t = self._orc
        return [int(t.oaths[i + OATH_QUEST]) for i in range(0, len(t.oaths), OATH) if t.oaths[i] == seat]

    def progress(self, seat: Seat, quest: int) -> str:
        """ORC-QUEST-20 How far the player has come with the quest, in words; everybody may ask."""
        return progress_told(self._orc, seat, quest)

    # ---- the open question

    def is_asked_for_mulligan(self) -> bool:
        """ORC-MULL-04 Does the question ask whether a hand is kept?"""
        return self._orc.carries(MULLIGAN, self._orc.frame)

    def is_asked_for_second_card(self) -> bool:
        """ORC-TURN-16 Does it ask for the second card?"""
        return self.phase == DRAW_PHASE and self._orc.carries(TURN, self._orc.frame)

    def answers(self) -> bool:
        """ORC-RESP-03 Is it a window?"""
        return in_window(self._orc)

    def something_waits(self) -> bool:
        """Is there anything to answer?"""
        return len(self._orc.chain) > 0

    def attacked(self) -> int:
        """ORC-COMBAT-38 Who is attacked, or NOBODY."""
        return int(self._orc.defending)

    def fighters(self) -> list[int]:
        """ORC-COMBAT-20 The creatures that attack."""
        return [int(c) for c in self._orc.attackers]

    def is_assigned(self, name: CardId) -> bool:
        """ORC-ASSIGN-01 Is the creature bound to its task?"""
        return bool(self._orc.marked[self.there(name)] == ASSIGNED)

    def senders(self, seat: Seat) -> list[int]:
        """ORC-COMBAT-02, ORC-COMBAT-03 The creatures that might be sent against this player."""
        t = self._orc
        return [int(c) for c in t.board if t.controller[c] == self.seat and cannot_attack(t, c, seat_thing(seat)) == 0]

    def fronts_for(self, c: CardId, alternative: int) -> list[int]:
        """ORC-SPAN-08, ORC-CREA-03 The own fronts in which a card of the hand may be played."""
        t = self._orc
        me, you, item = t.me, t.you, t.item
        t.speak_for(c, self.seat)
        found = [int(front) for front in FRONTS if cannot_be_in(t, self.seat, c, alternative, front) == 0]
        t.speak_again(me, you, item)
        return found

    def extras(self) -> dict[str, list[int]]:
        t = self._orc
        return {
            "victory": [int(n) for n in t.victory],
            "gold": [int(t.purse(seat)) for seat in range(t.seats)],
            "mulligans": [int(n) for n in t.mulligans],
            "round": [int(t.round)],
            "defending": [int(t.defending)],
            "attackers": [int(c) for c in t.attackers],
            "oaths": [int(n) for n in t.oaths],
            "hits": [int(n) for n in t.hits],
        }
