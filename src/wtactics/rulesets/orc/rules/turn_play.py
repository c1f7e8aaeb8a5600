"""ORC-TURN: what is done in the Play phases and in the Entrance phase."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import Flow, Option, Thing, card_of, other_of, what_of
from wtactics.engine.step import AGAIN, ENDS_TURN, HIDES, NEXT, NOTHING, Menu, Step
from wtactics.kits.verbs import ABANDON, ACCEPT, ACTIVATE, LAY, MAKE, PASS, PICK_UP, PLAY, REASSIGN, RECYCLE
from wtactics.rulesets.orc.rules.abil import cannot_use, offer_abilities
from wtactics.rulesets.orc.rules.equip import cannot_pick_up, cannot_reassign, offer_pieces, pick_up, reassign
from wtactics.rulesets.orc.rules.gold import cannot_lay, cannot_make, cannot_recycle, first_unmarked
from wtactics.rulesets.orc.rules.play import forbids_play, offer_card
from wtactics.rulesets.orc.rules.play_announcing import announce
from wtactics.rulesets.orc.rules.play_from import playable
from wtactics.rulesets.orc.rules.quest import abandon, accept, cannot_abandon, cannot_accept, offer_quests
from wtactics.rulesets.orc.rules.resp import AFTER_ACTION, open_window
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.terms import RECYCLING


class PlayPhase(Menu[OrcTable]):
    """ORC-TURN-23, ORC-TURN-25 In any order and number: lay, recycle, play, use abilities, see to equipment and quests."""

    def ask(self, t: OrcTable) -> None:
        if t.out[t.active] != 0:
            return
        t.ask(t.active)
        t.offer(PASS)
        for c in playable(t, t.active):
            if cannot_lay(t, t.active, c) == 0:
                t.offer(LAY, c)
            offer_card(t, t.active, c)
        if cannot_recycle(t, t.active) == 0:
            t.offer(RECYCLE)
        if cannot_make(t, t.active) == 0:
            t.offer(MAKE)
        offer_quests(t, t.active)
        offer_abilities(t, t.active)
        offer_pieces(t, t.active)
        self.offer_more(t, t.active)

    def stands(self, t: OrcTable) -> i64:
        return HIDES

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == ACCEPT:
            return cannot_accept(t, t.active, thing)
        if what == ABANDON:
            return cannot_abandon(t, t.active, thing)
        if what == LAY:
            return cannot_lay(t, t.active, thing)
        if what == RECYCLE:
            return cannot_recycle(t, t.active)
        if what == MAKE:
            return cannot_make(t, t.active)
        if what == PLAY:
            return forbids_play(t, t.active, thing, other)
        if what == ACTIVATE:
            return cannot_use(t, t.active, thing, other)
        if what == REASSIGN:
            return cannot_reassign(t, t.active, thing, other)
        if what == PICK_UP:
            return cannot_pick_up(t, t.active, thing, other)
        return 0 if what == PASS else self.forbids_more(t, t.active, what, thing, other)

    def do(self, t: OrcTable, answer: Option) -> Flow:
        """ORC-TURN-24, ORC-RESP-01, ORC-RESP-11 After each action of the active player the others may respond."""
        if answer in (NOTHING, PASS):
            return NEXT
        if what_of(answer) == MAKE:
            t.make_with(first_unmarked(t, t.active), t.active)  # ORC-GOLD-08 that opens no window
            return AGAIN
        t.act()
        open_window(t, t.active, AFTER_ACTION)
        if what_of(answer) == LAY:
            t.lay_down(card_of(answer), t.active)
        elif what_of(answer) == RECYCLE:
            t.then(RECYCLING)
        elif what_of(answer) == REASSIGN:
            reassign(t, t.active, card_of(answer), other_of(answer))
        elif what_of(answer) == PICK_UP:
            pick_up(t, card_of(answer), other_of(answer))
        elif what_of(answer) == ACCEPT:
            accept(t, t.active, card_of(answer))
        elif what_of(answer) == ABANDON:
            abandon(t, t.active, card_of(answer))
        elif not self.do_more(t, t.active, answer):
            announce(t, t.active, answer)
        return AGAIN


class Entrance(Step[OrcTable]):
    """ORC-CREA-01, ORC-TURN-30 Creatures enter one after the other, each answered by itself."""

    def ask(self, t: OrcTable) -> None:
        if t.out[t.active] != 0:
            return
        t.ask(t.active)
        t.offer(PASS)
        for c in playable(t, t.active):
            offer_card(t, t.active, c)

    def stands(self, t: OrcTable) -> i64:
        return ENDS_TURN | HIDES

    def forbids(self, t: OrcTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == PLAY:
            return forbids_play(t, t.active, thing, other)
        return 0 if what == PASS else -1

    def do(self, t: OrcTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        open_window(t, t.active, AFTER_ACTION)
        announce(t, t.active, answer)
        return AGAIN
