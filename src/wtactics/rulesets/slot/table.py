"""How SLOT's table fills the seams that card texts use, and where those go who leave play."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.averting import BE_HURT, GIVE_UP, WASTE, averts
from wtactics.engine.lasting import WHILE_IN_PLAY
from wtactics.engine.meaning import HOMES
from wtactics.engine.places import ASIDE, GRAVE, NOBODY, PEACE, SEAT_THING, CardId, Seat, Thing, seat_thing
from wtactics.engine.state import put
from wtactics.engine.values import is_ruled, law, may
from wtactics.kits.verbs import NUMBERED
from wtactics.rulesets.slot.grid import SLOTS, kind_of, slot_of
from wtactics.rulesets.slot.ledger import Ledger
from wtactics.rulesets.slot.rules.last_way import buried_in
from wtactics.rulesets.slot.rules.purse import AN_ABILITY, affords
from wtactics.rulesets.slot.speech.printing import level
from wtactics.rulesets.slot.terms import BENT, FEE, NO_DUSK, PLACING, TO_TWILIGHT


class SlotTable(Ledger):
    """A table of SLOT."""

    def clone(self) -> SlotTable:
        """A copy that shares nothing that is ever written."""
        t = SlotTable(self.terms, False)
        self.copy_to(t)
        self.copy_columns(t)
        return t

    # ---- seams

    def names_thing(self, what: i64) -> bool:
        """Does an option of this verb name a card or player?"""
        return NUMBERED >> what & 1 == 0

    def aim(self) -> Thing:
        """SLOT-DECL-03 Who is attacked."""
        return self.target

    def could_be(self, c: CardId, d: i64) -> bool:
        """SLOT-START-09 A creature that lies face down may be any other, as long as no limit of levels is broken."""
        if not super().could_be(c, d):
            return False
        if c not in self.laid or level(self.library, d) != 2 or self.is_elite(c):
            return True
        return self.elite(self.owner[c]) < self.elite_limit()

    def arrive(self, c: CardId, seat: Seat, home: CardId, marked: bool = False) -> bool:
        """SLOT-RECR-11, SLOT-LEVEL-01 An effect puts a creature into play, in a slot that its player chooses."""
        if self.room(seat) == 0 or not self.fits_level(c, seat):
            return False
        self.then(PLACING, c, seat)
        return True

    def take(self, c: CardId, seat: Seat, until: i64) -> None:
        """SLOT-ARMY-09 Control changes: the creature goes to an empty slot of its new army, if levels allow that."""
        mine = self.controller[c] == seat
        if not mine and (self.room(seat) == 0 or not self.fits_level(c, seat)):
            return
        self.claim(c, seat, until)
        if not mine:
            self.then(PLACING, c, seat)

    def give_back(self, c: CardId, seat: Seat) -> None:
        """Control that was lent returns."""
        if self.in_play(c):
            self.take(c, seat, WHILE_IN_PLAY)

    def shift(self, c: CardId, home: i64) -> bool:
        """SLOT-MOVE-06 An effect moves a creature into a slot of its army; whoever stands there changes places with it."""
        if not self.in_army(c) or home < 0 or home >= SLOTS or home == self.slot(c):
            return False
        other, here = self.in_slot(self.controller[c], home), self.slot(c)
        self.stand(c, home)
        if other >= 0:
            self.stand(other, here)
            self.is_elsewhere(other, here)
        self.is_elsewhere(c, home)
        self.have_swapped(c, other)
        return True

    def swap(self, a: CardId, b: CardId) -> bool:
        """SLOT-MOVE-07 Two creatures of an army change places; False if they cannot."""
        if not self.in_army(a) or not self.in_army(b) or self.controller[a] != self.controller[b]:
            return False
        return self.shift(a, self.slot(b))

    def affords(self, seat: Seat, n: i64) -> bool:
        """SLOT-PAY-01 Has the seat so much gold?"""
        return affords(self, seat, n, AN_ABILITY, seat_thing(seat))

    def collect(self, seat: Seat, n: i64) -> None:
        """SLOT-PAY-02 It is paid by one creature after the other."""
        self.hold()
        self.draw_up(0, n, seat_thing(seat))
        self.then(FEE)

    def arranged(self, cards: vec[i64]) -> vec[i64]:
        """SLOT-GRAVE-03 Of several that go together those of the first slots go first, the active player's before others."""
        out = vec[i64](capacity=len(cards))
        for seat in (self.active, self.other(self.active)):
            for c in self.army(seat):
                if c in cards:
                    out = append(out, c)
        return out

    def gain(self, seat: Seat, n: i64) -> None:
        """SLOT-DRAW-05 Whoever gets points scores, by a kill or by a text."""
        self.lively = self.turn if n > 0 else self.lively
        super().gain(seat, n)

    def move(self, c: CardId, kind: i64, seat: Seat, on_top: bool = False) -> None:
        """SLOT-GRAVE-03 Whatever comes to a graveyard in the course of a game, and from wherever, lies on top of it."""
        super().move(c, kind, seat, on_top or (kind == GRAVE and self.turn > 0))

    def stand(self, c: CardId, slot: i64) -> None:
        """The creature in play stands in this slot of its army from now on."""
        self.move(c, kind_of(slot), self.controller[c])
        self.stirred(HOMES)

    def change_sides(self, c: CardId, seat: Seat, slot: i64) -> None:
        """SLOT-ARMY-09 The creature stands in another army from now on, in the army of whoever controls it."""
        self.drop_out(c)
        self.role = put(self.role, c, PEACE)
        self.controller = put(self.controller, c, seat)
        self.move(c, kind_of(slot), seat)
        self.changed_values()
        self.happened(facts.CONTROLLED, c, seat)

    # ---- damage and death

    def hurt(self, c: CardId, n: i64, source: CardId) -> i64:
        """SLOT-RESOLVE-09, SLOT-RESOLVE-10 In a battle losses are gathered; elsewhere they become tokens at once."""
        if self.target == NOBODY:
            if n > 0:
                self.blame_on(c, self.you, self.me)
            return super().hurt(c, n, source)
        if self.spared or n <= 0:
            return 0
        if averts(self, 1 << facts.HURT, BE_HURT, c, source, n):
            return 0
        self.lose_life(c, n, source)
        return n

    def inflict(self, thing: Thing, n: i64, source: CardId) -> None:
        """SLOT-RESOLVE-09 Losses that no text has done anything about are gathered in a battle, too."""
        if self.target == NOBODY or thing >= SEAT_THING:
            super().inflict(thing, n, source)
        elif not self.spared:
            self.lose_life(thing, n, source)

    def picks_targets(self) -> bool:
        """SLOT-ABIL-08, SLOT-ABIL-31 Whom an ability picks is its target: nobody is marked twice, nor healed unhurt."""
        return True

    def falls(self, c: CardId) -> bool:
        """SLOT-CARD-06 Has it as many tokens as life points?"""
        return self.in_army(c) and self.is_dead(c)

    def undergo(self, how: i64, c: CardId, kind: i64) -> None:
        """SLOT-TWI-04, SLOT-UPK-03 A card goes from the twilight to the graveyard, or from the army if it was not paid for."""
        if how == GIVE_UP and self.in_army(c):
            self.leave(c, GRAVE)
        elif how == WASTE and self.place[c] & 15 == kind:
            self.move(c, GRAVE, self.owner[c], True)
            self.happened(facts.DISCARDED, c, self.owner[c])

    def happened(self, fact: i64, a: Thing, b: Thing = 0, n: i64 = 0) -> None:
        """SLOT-POINTS-08 Whoever dies is somebody's kill: by damage of who is to blame, by an effect of its controller."""
        if fact == facts.DIED and not self.is_kill(a):
            self.kill(a, self.scorer(a, self.you))
        super().happened(fact, a, b, n)

    def fate(self, c: CardId) -> i64:
        """SLOT-TWI-02, SLOT-RESOLVE-11, SLOT-GRAVE-01, SLOT-PRIO-01 Who is killed in the enemy's turn goes to the twilight."""
        killed = self.is_kill(c) and not (is_ruled(self, BENT) and law(self, BENT, c, NO_DUSK, True))
        dusk = killed and (self.owner[c] != self.active or may(self, TO_TWILIGHT, c, NOBODY, 1) == 0)
        return ASIDE if dusk else buried_in(self, c)

    def leave(self, c: CardId, kind: i64, on_top: bool = False) -> None:
        """SLOT-GRAVE-01, SLOT-GRAVE-03, SLOT-TWI-03 Who leaves lies on top of its graveyard, or face down in its twilight."""
        self.drop_out(c)
        if kind == GRAVE:
            kind = self.fate(c)
        self.lively = self.turn
        here = self.place[c] & 15
        super().leave(c, kind, on_top or kind == GRAVE)
        if self.recalled >> facts.LEFT & 1 == 1 and kind_of(0) <= here < kind_of(SLOTS):
            self.note_stood(c, slot_of(here))
        if kind == ASIDE:  # SLOT-TWI-08, SLOT-TWI-09 out of play, whoever sent it there
            self.shown = put(self.shown, c, 0)

    def enter(self, c: CardId, kind: i64, seat: Seat, home: CardId = NOBODY, host: Thing = NOBODY) -> None:
        """Somebody comes into play."""
        self.lively = self.turn
        super().enter(c, kind, seat, home, host)
