"""ORC-RESP, ORC-STATE: how one item that waits resolves, and what becomes of its card."""

from __future__ import annotations

from wtactics.engine import facts
from wtactics.engine.chain import item_of, picked, pop, speak, tell, top
from wtactics.engine.fates import wastes
from wtactics.engine.places import (
    ATTACHED,
    CREATURE,
    ENCHANTMENT,
    EQUIPMENT,
    GRAVE,
    LIMBO,
    NOBODY,
    CardId,
    Flow,
    Option,
    Seat,
)
from wtactics.engine.rows import ABILITY, CANCELLED, CARD_PLAY, HOME, KIND, RESOLVING, SEAT, SOURCE, STATE
from wtactics.engine.step import NEXT, Step
from wtactics.rulesets.orc.fields import ASSIGNED
from wtactics.rulesets.orc.rules.assign import is_assigning
from wtactics.rulesets.orc.table import OrcTable


class BeginResolving(Step[OrcTable]):
    """ORC-RESP-13, ORC-RESP-19, ORC-MAGIC-03 Targets are looked at again; what has lost all does nothing, others add up."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        speak(t)
        t.hold()
        if top(t, STATE) == CANCELLED or (not is_assigning(t) and not t.keeps_targets()):
            tell(t, STATE, CANCELLED)
            t.happened(facts.FIZZLED, top(t, SOURCE), top(t, SEAT))
            return NEXT
        tell(t, STATE, RESOLVING)
        t.happened(facts.RESOLVED, top(t, SOURCE), top(t, SEAT))
        ability = top(t, ABILITY)
        if top(t, KIND) == CARD_PLAY:
            self.put_into_play(t, top(t, SOURCE), top(t, SEAT))
        if is_assigning(t):
            if t.is_creature(top(t, SOURCE)) and t.marked[top(t, SOURCE)] != ASSIGNED:
                t.assign(top(t, SOURCE), ability)
        elif ability != NOBODY and len(t.library.abilities[ability].effects) > 0:
            t.then_step(t.terms.rule_steps + t.library.abilities[ability].start)
        return NEXT

    def put_into_play(self, t: OrcTable, c: CardId, seat: Seat) -> None:
        """ORC-STATE-01, ORC-STATE-03, ORC-CREA-11, ORC-CREA-12, ORC-EQUIP-03, ORC-ENCH-05 Permanents stay, others do not."""
        type_ = t.library.type[t.printed[c]]
        if type_ == CREATURE:
            t.enter(c, top(t, HOME), seat)
        elif type_ in (EQUIPMENT, ENCHANTMENT):
            t.enter(c, ATTACHED, seat, NOBODY, picked(t, 0))
            t.attach(c, picked(t, 0))
            t.ask_to_wear(c)


class FinishResolving(Step[OrcTable]):
    """ORC-EVENT-01, ORC-EVENT-03, ORC-MAGIC-04, ORC-STATE-04 What did not enter play goes to its owner's graveyard at once."""

    def do(self, t: OrcTable, answer: Option) -> Flow:
        c, card = top(t, SOURCE), top(t, KIND) == CARD_PLAY
        pop(t)
        if card and t.place[c] & 15 == LIMBO and item_of(t, c) == NOBODY and not wastes(t, c, True):
            t.move(c, GRAVE, t.owner[c])
        t.alarm()
        t.release()
        return NEXT
