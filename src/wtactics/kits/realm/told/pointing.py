"""Where the options of realms point on the table: what glows for each, and where it may be dragged."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from wtactics.engine.places import (
    CITY,
    CREATURE,
    NOBODY,
    SEAT_THING,
    Option,
    card_of,
    is_seat,
    other_of,
    what_of,
)
from wtactics.kits import verbs
from wtactics.kits.layout import Pointing, with_prospect
from wtactics.kits.realm.told.leaps import against
from wtactics.kits.realm.view import RealmView
from wtactics.kits.sentences import seat_slot

AT_THEIR_THING: Final = (
    verbs.BID, verbs.TARGET, verbs.GIVE, verbs.PICK, verbs.ORDER
)  # fmt: skip
RESTS: Final = (verbs.PASS, verbs.NO)
# A faction that the deck does not have is told last; of its own those first of which most is in hand.
FOREIGN: Final = 64


def pointing(view: RealmView, o: Option) -> Pointing:
    """Where this option of the open question points."""
    what, thing, other = what_of(o), int(card_of(o)), int(other_of(o))
    if what == verbs.ACTIVATE:
        return Pointing(thing=thing, notes=(view.library.abilities[other].text,), warning=view.own_goal(thing, other))
    if what == verbs.SEND:
        return replace(against(view, thing, int(view.aim)), words="")
    if what in AT_THEIR_THING:
        is_player = SEAT_THING <= thing < SEAT_THING + view.seats  # what lies face down has a name beyond those
        return Pointing(thing=thing, words=f"{verbs.NAMES[what]} {seat_slot(thing - SEAT_THING)}" if is_player else "")
    if what in RESTS:
        return Pointing(rest=True, words=f"attack with {len(view.attackers())}" if is_sending(view) else "")
    if what == verbs.COLOUR:  # any of the five, but one that the deck does not have only harms
        notes = (f"{mine} in your hand",) if (mine := int(view.wanted(other))) else ()
        return Pointing(rank=FOREIGN - 1 - mine if view.brings(other) else FOREIGN, notes=notes)
    if what == verbs.CLAIM:
        return view.claim_pointing(thing)
    if what == verbs.NUMBER:
        return Pointing(number=other)
    if what == verbs.PLAY:
        at_home = view.type(thing) in (CITY, CREATURE)
        play = view.library.play[view.printed(thing)]
        warning = view.own_goal(thing, play + other) if play != NOBODY else ""
        return Pointing(thing=thing, onto_area="kingdom" if at_home else None, warning=warning)
    if what == verbs.MOVE:
        return Pointing(thing=thing, onto_area="army") if other == 0 else Pointing(thing=thing, onto=other - 1)
    if what == verbs.BLOCK:  # beside a defender stands what its combat would come to
        return with_prospect(Pointing(thing=thing, onto=other), view.prospect(o))
    if what in (verbs.LAY, verbs.DISCARD):
        return Pointing(thing=thing, onto_area="reserve" if what == verbs.LAY else "graveyard")
    if what == verbs.ATTACK and is_seat(thing):
        return Pointing(thing=thing, area="army", words=f"attack {seat_slot(thing - SEAT_THING)}'s army")
    if what in (verbs.ATTACK, verbs.HOME):
        return Pointing(thing=thing, area="army" if is_seat(thing) else None)
    return Pointing()


def is_sending(view: RealmView) -> bool:
    """Could further attackers be announced?"""
    return view.mine and any(what_of(o) == verbs.SEND for o in view.options())
