"""SLOT-TURN: the offers of steps 4 and 6: abilities, attacks and rests."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.places import Flow, Option, Thing, card_of, other_of, what_of
from wtactics.engine.step import AGAIN, ENDS_TURN, HIDES, NEXT, NOTHING, Step
from wtactics.engine.values import unruled
from wtactics.kits.abilities import has_hidden_ability
from wtactics.kits.verbs import ACTIVATE, ATTACK, MOVE, PASS, REST
from wtactics.rulesets.slot.grid import SLOTS, size
from wtactics.rulesets.slot.ids import DECL_03
from wtactics.rulesets.slot.rules.abil import cannot_use, offer_abilities
from wtactics.rulesets.slot.rules.atk import attackers_of, cannot_attack, hangs_back, is_ranged, offer_attacks
from wtactics.rulesets.slot.rules.battle import announce_attack
from wtactics.rulesets.slot.rules.exchange import open_exchange, use
from wtactics.rulesets.slot.rules.group import cannot_group, in_slots, offer_groups
from wtactics.rulesets.slot.rules.move import BENDING, cannot_move, move, offer_moves
from wtactics.rulesets.slot.rules.rest import cannot_rest, offer_rests, rest
from wtactics.rulesets.slot.table import SlotTable


class UseAbilities(Step[SlotTable]):
    """SLOT-TURN-03, SLOT-TURN-06, SLOT-ABIL-23, SLOT-AP-04 In step 4 abilities are used, as often as they can be paid for."""

    def ask(self, t: SlotTable) -> None:
        t.ask(t.active)
        t.offer(PASS)
        offer_abilities(t, t.active)

    def stands(self, t: SlotTable) -> i64:
        return HIDES if has_hidden_ability(t, t.active) else 0

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == ACTIVATE:
            return cannot_use(t, t.active, thing, other)
        return 0 if what == PASS else -1

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        open_exchange(t)
        use(t, answer, t.active)
        return AGAIN


class Act(Step[SlotTable]):
    """SLOT-TURN-04, SLOT-TURN-06 In step 6 attacks, rests and abilities follow each other as points and marks allow."""

    def ask(self, t: SlotTable) -> None:
        t.ask(t.active)
        if hangs_back(t) == 0:
            t.offer(PASS)
        offer_attacks(t)
        offer_groups(t)
        offer_rests(t)
        if not unruled(t, BENDING):
            offer_moves(t)
        offer_abilities(t, t.active)

    def stands(self, t: SlotTable) -> i64:
        """SLOT-TURN-04 It is the last step in which there is something to choose."""
        return ENDS_TURN | (HIDES if has_hidden_ability(t, t.active) else 0)

    def forbids(self, t: SlotTable, what: i64, thing: Thing, other: i64) -> i64:
        if what == ATTACK:
            return self.forbids_attack(t, thing, attackers_of(other), is_ranged(other))
        if what == REST:
            return cannot_rest(t, thing)
        if what == MOVE and not unruled(t, BENDING):
            return cannot_move(t, t.active, thing, other)
        if what == ACTIVATE:
            return cannot_use(t, t.active, thing, other)
        return hangs_back(t) if what == PASS else -1

    def forbids_attack(self, t: SlotTable, target: Thing, mask: i64, ranged: bool) -> i64:
        """SLOT-GROUP-01 0, or what keeps these from attacking that; one creature is never a group."""
        if mask == 0 or mask >> SLOTS != 0:
            return DECL_03
        if size(mask) > 1:
            return cannot_group(t, mask, target, ranged)
        attackers = in_slots(t, t.active, mask)
        return cannot_attack(t, attackers[0], target, ranged) if len(attackers) == 1 else DECL_03

    def do(self, t: SlotTable, answer: Option) -> Flow:
        if answer in (NOTHING, PASS):
            return NEXT
        what = what_of(answer)
        if what == ATTACK:
            announce_attack(t, card_of(answer), other_of(answer))
        elif what == REST:
            rest(t, card_of(answer))
        elif what == MOVE:
            t.hold()
            move(t, card_of(answer), other_of(answer))
            t.release()
        else:
            open_exchange(t)
            use(t, answer, t.active)
        return AGAIN
