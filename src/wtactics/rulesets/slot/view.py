"""What a view of SLOT shows beyond cards and points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine.places import DECK, NOBODY, CardId, Option, Seat
from wtactics.engine.rows import FRAME
from wtactics.engine.step import WINDOW
from wtactics.engine.view import View
from wtactics.kits.layout import Prospect
from wtactics.kits.targets import own_goal
from wtactics.rulesets.slot.grid import SLOTS, emptied
from wtactics.rulesets.slot.rows import GOLD, OTHERS
from wtactics.rulesets.slot.rules.atk import targets_of, threatened_by
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import COLUMN_POINTS, PAIR_POINTS, SQUARE_POINTS, START_HIDDEN
from wtactics.rulesets.slot.told.proposal import least_missed
from wtactics.rulesets.slot.told.prospects import battle_now, prospect, rest_words
from wtactics.rulesets.slot.told.words import giving


class SlotView(View):
    """All that one seat may know of a table of SLOT."""

    def __init__(self, table: SlotTable, seat: Seat) -> None:
        super().__init__(table, seat)
        self._slot: Final = table

    @property
    def ap(self) -> int:
        """SLOT-INFO-03 The action points of the active player."""
        return self._slot.ap

    @property
    def target(self) -> int:
        """Who is attacked, NOBODY while nobody is."""
        return self._slot.target

    @property
    def ranged_now(self) -> bool:
        """Is the battle fought with ranged weapons?"""
        return self._slot.ranged_now

    @property
    def grouped(self) -> bool:
        """Does a group attack?"""
        return self._slot.grouped

    def count(self, kind: i64, seat: Seat) -> i64:
        """SLOT-INFO-02 How many cards lie there; those face down in the army are no longer counted in the deck."""
        n = super().count(kind, seat)
        if kind == DECK and self.has_shown(seat):
            for slot in range(SLOTS):
                n -= i64(self._slot.laid[seat * SLOTS + slot] >= 0)
        return n

    def has_shown(self, seat: Seat) -> bool:
        """SLOT-START-03 May this view know which slots the seat has filled face down? Its own always, others' when all are."""
        if seat == self.seat:
            return True
        n: i64 = 0
        for c in self._slot.laid:
            n += i64(c >= 0)
        return n == self._slot.seats * self._slot.setting(START_HIDDEN) or len(self._slot.board) > 0

    def backs(self, seat: Seat) -> i64:
        """SLOT-START-03 The slots in which creatures of this seat lie face down, as a mask."""
        slots: i64 = 0
        if self.has_shown(seat):
            for slot in range(SLOTS):
                slots |= i64(self._slot.laid[seat * SLOTS + slot] >= 0) << slot
        return slots

    def laid(self) -> vec[i64]:
        """SLOT-START-03 What this seat has laid face down, slot by slot; nobody else knows."""
        if self.seat == NOBODY:
            return vec[i64]()
        return self._slot.laid[self.seat * SLOTS : (self.seat + 1) * SLOTS]

    def to_pay(self) -> i64:
        """SLOT-PAY-02 How much of the open bill is still to be given; everybody sees it being paid."""
        others, gold = self._slot.bill[OTHERS], self._slot.bill[GOLD]
        return others if others > 0 else gold

    def proposal(self) -> Option:
        """SLOT-PAY-02 What is proposed to be given next for a price, NOBODY where this seat pays nothing."""
        return least_missed(self._slot, self.seat) if self.mine else NOBODY

    def giving(self, c: CardId) -> str:
        """SLOT-PAY-01 What it means to give this for a price."""
        return giving(self._slot, c)

    def left_to_lay(self) -> i64:
        """SLOT-START-03 How many creatures this seat still has to lay face down; 0 once it turns them up."""
        t = self._slot
        if self.seat == NOBODY or t.turn > 0 or self.filled(self.seat) != 0:
            return 0
        n = t.setting(START_HIDDEN)
        for c in self.laid():
            n -= i64(c >= 0)
        return n

    def filled(self, seat: Seat) -> i64:
        """The filled slots of an army, as a mask."""
        return self._slot.filled(seat)

    def in_slot(self, seat: Seat, slot: i64) -> i64:
        """Who stands there; NOBODY where it is empty."""
        return self._slot.in_slot(seat, slot)

    def elite_limit(self, seat: Seat = NOBODY) -> i64:
        """SLOT-LEVEL-02 How many of level 2 an army may have now; everybody knows the rule."""
        return self._slot.elite_limit(seat)

    def worth(self, c: i64) -> i64:
        """SLOT-POINTS-02, SLOT-POINTS-03 What it would bring to kill this creature of an army now; both armies lie open."""
        t = self._slot
        slot, filled = t.slot(c), t.filled(t.controller[c])
        worths = vec[i64]([0, t.setting(COLUMN_POINTS), t.setting(PAIR_POINTS), t.setting(SQUARE_POINTS), 0])
        return emptied(slot, filled & ~(1 << slot), worths)

    def fighters(self) -> vec[i64]:
        """Who attacks, in the order of slots."""
        return self._slot.fighters[:]

    def parts(self) -> vec[i64]:
        """SLOT-GROUP-11 The strike back as far as it has been divided, openly."""
        return self._slot.parts[:]

    def moved(self) -> vec[i64]:
        """SLOT-MOVE-04 Who has moved this turn."""
        return self._slot.moved[:]

    def fees(self) -> vec[i64]:
        """The fees that are still to be settled: card, gold, and since when an effect lasts."""
        return self._slot.fees[:]

    def reach(self, c: i64) -> i64:
        """Whom a creature of the active player could attack now, as a mask of enemy slots; everybody may reckon that."""
        t = self._slot
        return targets_of(t, c) if t.in_army(c) and t.controller[c] == t.active else 0

    def threatens(self, c: i64) -> vec[i64]:
        """Whom a creature's weapons reach where all stand now, whoever's turn it is; everybody may reckon that."""
        found = vec[i64]()
        t = self._slot
        if c < len(t.place) and t.in_army(c):
            slots, enemy = threatened_by(t, c), t.other(t.controller[c])
            for slot in range(SLOTS):
                if slots >> slot & 1 == 1:
                    found = append(found, t.in_slot(enemy, slot))
        return found

    def own_goal(self, c: CardId, ability: i64) -> str:
        """SLOT-ABIL-08 What is of the seat's own and the only target of this text of its card; nothing where there is none."""
        return own_goal(self._slot, self.seat, c, self.library.abilities[ability])

    def prospect(self, attack: Option) -> Prospect | None:
        """What an attack that is offered would come to as all stands now; everybody may reckon that."""
        return prospect(self._slot, attack)

    def rest_words(self, c: CardId) -> str:
        """What it takes, and gives, to let a creature rest."""
        return rest_words(self._slot, c)

    def battle(self) -> str:
        """What the battle under way comes to if nobody uses an ability; everybody may reckon that."""
        return battle_now(self._slot)

    def is_exchange(self) -> bool:
        """Is the open question an offer to use an ability in an exchange? What the rules do next is no secret."""
        t = self._slot
        if t.over or t.frame + FRAME > t.agenda_end:
            return False
        return t.terms.starts[WINDOW] <= t.agenda[t.frame] < t.terms.starts[WINDOW + 1]

    def extras(self) -> dict[str, list[int]]:
        t = self._slot
        return {
            "ap": [int(t.ap)],
            "target": [int(t.target)],
            "fighters": [int(c) for c in t.fighters],
            "battle": [int(t.ranged_now), int(t.grouped), int(t.spared)],
            "parts": [int(n) for n in t.parts],
            "losses": [int(n) for n in t.losses],
            "moved": [int(c) for c in t.moved],
            "fees": [int(n) for n in t.fees],
            "laid": [int(c) for c in self.laid()],
            "backs": [int(self.backs(seat)) for seat in range(t.seats)],
            "lively": [int(t.lively)],
        }
