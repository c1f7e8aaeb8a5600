"""What a view of ORC shows beyond cards and influence."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, CardId, Option, Seat, card_of, seat_thing, what_of
from wtactics.engine.rows import FRAME, OCCASION
from wtactics.engine.step import TURN, WINDOW
from wtactics.engine.view import View
from wtactics.kits.layout import Prospect
from wtactics.kits.verbs import BLOCK, FIGHT, WEAR
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.oaths import OATH, OATH_QUEST
from wtactics.rulesets.orc.progress import progress_told
from wtactics.rulesets.orc.rules.combat import cannot_attack
from wtactics.rulesets.orc.rules.play import FRONTS, cannot_be_in
from wtactics.rulesets.orc.rules.setup import passed_by
from wtactics.rulesets.orc.rules.turn import hand_limit
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import COMBAT, DRAW_PHASE, FIGHTER, MULLIGAN, RECYCLED, VETOED, VETOES
from wtactics.rulesets.orc.told.prospects import PROSPECTS, division_told, of_wearing


class OrcView(View):
    """All that one seat may know of a table of ORC."""

    def __init__(self, table: OrcTable, seat: Seat) -> None:
        super().__init__(table, seat)
        self._orc: Final = table

    def victory(self, seat: Seat) -> int:
        """ORC-SETUP-04, ORC-FIRST-05 The player's victory points."""
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

    @property
    def moment(self) -> int:
        """ORC-RESP-03 The sort of the open window (see resp.py), NOBODY where something else is asked."""
        t = self._orc
        return int(t.note(OCCASION)) if t.carries(WINDOW, t.frame) else NOBODY

    @property
    def fighting(self) -> bool:
        """ORC-COMBAT-23 Does the window stand in a single combat?"""
        return self._orc.carries(COMBAT, self._orc.frame - FRAME)

    @property
    def defending(self) -> int:
        """ORC-COMBAT-38 Who is attacked, or NOBODY."""
        return int(self._orc.defending)

    def keeps_monsters(self) -> bool:
        """ORC-QUEST-44 Has this seat the part of the monsters in an attack on nobody else?"""
        return self._orc.defending == NOBODY and self._orc.opposing() == self.seat

    def vetoed(self) -> int:
        """ORC-QUEST-05 Whose quests this seat vetoes."""
        return int(passed_by(self._orc, self.seat))

    def vetoes_left(self) -> int:
        """ORC-QUEST-06 How many quests this seat vetoes after the one that it is asked for."""
        t = self._orc
        return int(t.setting(VETOES) - 1 - t.note(VETOED) // t.seats)

    def recycled(self) -> int:
        """ORC-GOLD-09 How many resource cards are taken into the hand together."""
        return int(self._orc.setting(RECYCLED))

    def hand_limit(self) -> int:
        """ORC-TURN-31 How many cards the seat may keep in its hand."""
        return int(hand_limit(self._orc))

    def divides(self) -> bool:
        """ORC-COMBAT-28 Does it ask how damage is divided in a combat?"""
        return self._orc.carries(COMBAT, self._orc.frame)

    def fighters(self) -> list[int]:
        """ORC-COMBAT-20 The creatures that attack."""
        return [int(c) for c in self._orc.attackers]

    def prospect(self, o: Option) -> Prospect | None:
        """ORC-COMBAT-08 What a combat comes to after this choice, as all stands now; all of it lies open."""
        what = what_of(o)
        if what == BLOCK:
            return PROSPECTS.of_block(self._orc, o)
        if what == WEAR:
            return of_wearing(self._orc, o)
        return PROSPECTS.of_combat(self._orc, card_of(o)) if what == FIGHT else None

    def combat(self) -> str:
        """What the combat that is about to be fought comes to if nobody responds."""
        t = self._orc
        return PROSPECTS.combat(t, t.agenda[t.frame - FRAME + FIGHTER]) if self.fighting else ""

    def named_attackers(self) -> str:
        """Who attacks, with what."""
        return PROSPECTS.attackers(self._orc, self.fighters())

    def division(self) -> str:
        """ORC-COMBAT-28 Whose damage is divided now, among whom, and what the next of them can bear."""
        return division_told(self._orc)

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
