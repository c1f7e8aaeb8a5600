"""Where the options of SLOT point on the table: what glows for each, and where it may be dragged."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import Option, card_of, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.layout import Pointing, with_prospect
from wtactics.rulesets.slot import grid
from wtactics.rulesets.slot.rules.atk import attackers_of
from wtactics.rulesets.slot.terms import ABILITIES_STEP, ACTION_STEP, MOVE_STEP, RECRUIT_STEP
from wtactics.rulesets.slot.told.layout import window
from wtactics.rulesets.slot.view import SlotView

AT_THEIR_THING: Final = (verbs.TARGET, verbs.PICK, verbs.ORDER, verbs.RECRUIT, verbs.UPKEEP)
RESTS: Final = (verbs.PASS, verbs.NO)
DONE_WITH: Final[dict[int, str]] = {
    RECRUIT_STEP: "done recruiting",
    ABILITIES_STEP: "done with abilities",
    MOVE_STEP: "done moving",
    ACTION_STEP: "end your turn",
}


def pointing(view: SlotView, o: Option) -> Pointing:
    """Where this option of the open question points."""
    what, thing, other = what_of(o), int(card_of(o)), int(other_of(o))
    if what == verbs.ACTIVATE:
        return Pointing(thing=thing, notes=(view.library.abilities[other].text,), warning=view.own_goal(thing, other))
    if what == verbs.REST:
        return Pointing(thing=thing, notes=(view.rest_words(thing),))
    if what == verbs.GIVE:
        return Pointing(thing=thing, words=view.giving(thing))
    if what in AT_THEIR_THING:
        return Pointing(thing=thing)
    if what in RESTS:
        return Pointing(rest=True, words=going_on(view) if what == verbs.PASS else "")
    if what == verbs.NUMBER:
        return Pointing(number=other, words=str(other))
    if what == verbs.ATTACK:  # SLOT-RESOLVE-07 beside an attack stands what it would come to
        return with_prospect(attack(view, thing, int(attackers_of(other))), view.prospect(o))
    if what in (verbs.MOVE, verbs.LAY):
        return Pointing(thing=thing, onto_area="army", onto_slot=other)
    if what == verbs.REFUSE:
        return Pointing(thing=thing, onto_area="graveyard")
    if what in (verbs.PLACE, verbs.REVEAL):
        return Pointing(area="army", slot=other)
    if what == verbs.SHAPE:
        return Pointing(area="army", slots=int(grid.SHAPES[other]))
    return Pointing()


def going_on(view: SlotView) -> str:
    """SLOT-TURN-01 Which step of one's turn one is done with; nothing in a window, whose label says it all."""
    if window(view) is not None:
        return ""
    return DONE_WITH.get(int(view.phase), "")


def attack(view: SlotView, target: int, attackers: int) -> Pointing:
    """SLOT-DECL-03 Attackers are dragged onto their target, of a group any member."""
    there = [slot for slot in range(grid.SLOTS) if attackers >> slot & 1 == 1]
    if len(there) == 1:
        return Pointing(thing=int(view.in_slot(view.active, there[0])), onto=target)
    return Pointing(area="army", slots=attackers, onto=target, number=len(there))


def reach(view: SlotView, c: int) -> list[int]:
    """Whom a creature's weapons reach where it stands."""
    return [int(target) for target in view.threatens(c)]
