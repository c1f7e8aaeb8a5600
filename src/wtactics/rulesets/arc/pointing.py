"""Where the options of ARC point on the table: what glows for each, and where it may be dragged."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import CITY, CREATURE, SEAT_THING, Option, card_of, is_seat, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.layout import Pointing
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.arc.view import ArcView

AT_THEIR_THING: Final = (
    verbs.ACTIVATE, verbs.BID, verbs.TARGET, verbs.GIVE, verbs.PICK, verbs.SEND, verbs.FOUND, verbs.ORDER
)  # fmt: skip
RESTS: Final = (verbs.PASS, verbs.NO)
DRAWS_IN_FULL: Final = ("lay 2 resources", "draw 1 card, lay 1 resource", "draw 2 cards")


def pointing(view: ArcView, o: Option) -> Pointing:
    """Where this option of the open question points."""
    what, thing, other = what_of(o), int(card_of(o)), int(other_of(o))
    if what in AT_THEIR_THING:
        return Pointing(thing=thing, words=f"{verbs.NAMES[what]} {seat_slot(thing - SEAT_THING)}" if is_seat(thing) else "")
    if what in RESTS:
        return Pointing(rest=True)
    if what == verbs.DRAW:
        return Pointing(number=other, words=DRAWS_IN_FULL[other])
    if what == verbs.COLOUR:  # ARC-POWER-02 any of the five, but one that the deck does not have only harms whoever names it
        return Pointing(unlikely=not view.brings(other))
    if what == verbs.NUMBER:
        return Pointing(number=other)
    if what == verbs.PLAY:
        at_home = view.type(thing) in (CITY, CREATURE)
        return Pointing(thing=thing, onto_area="kingdom" if at_home else None)
    if what == verbs.MOVE:
        return Pointing(thing=thing, onto_area="army") if other == 0 else Pointing(thing=thing, onto=other - 1)
    if what == verbs.BLOCK:
        return Pointing(thing=thing, onto=other)
    if what == verbs.LAY:
        return Pointing(thing=thing, onto_area="reserve")
    if what == verbs.DISCARD:
        return Pointing(thing=thing, onto_area="graveyard")
    if what == verbs.ATTACK and is_seat(thing):
        return Pointing(thing=thing, area="army", words=f"attack {seat_slot(thing - SEAT_THING)}'s army")
    if what in (verbs.ATTACK, verbs.HOME):
        return Pointing(thing=thing, area="army" if is_seat(thing) else None)
    return Pointing()
