"""Where the options of ORC point on the table: what glows for each, where it may be dragged, what a hand does at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wtactics.engine.places import SEAT_THING, Option, card_of, is_seat, option, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.layout import Leap, Pointing, with_prospect
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE
from wtactics.rulesets.orc.told.words import front_name
from wtactics.rulesets.orc.view import OrcView

FRONTS: Final = {OFFENSIVE: "offensive", DEFENSIVE: "defensive"}
INTO: Final = {verbs.LAY: "resources", verbs.DISCARD: "graveyard", verbs.REGAIN: "hand", verbs.VETO: "removed"}


def pointing(view: OrcView, o: Option) -> Pointing:
    """Where this option of the open question points."""
    what, thing, other = what_of(o), int(card_of(o)), int(other_of(o))
    if what in (verbs.YES, verbs.NO, verbs.PASS):
        return Pointing(rest=what != verbs.YES, words=words_of(view, int(what)))
    if what == verbs.RECYCLE:
        return Pointing(area="resources", words=f"take {view.recycled()} resource cards into your hand")
    if what == verbs.MAKE:
        return Pointing(area="resources", words="make 1 gold now")
    if verbs.NUMBERED >> what & 1 == 1:
        return Pointing(number=other)
    if what == verbs.HOME:
        return Pointing(area=FRONTS[other])
    if what == verbs.MOVE:
        return Pointing(thing=thing, onto_area=FRONTS[OFFENSIVE + DEFENSIVE - int(view.kind(thing))])
    if what in (verbs.BLOCK, verbs.REASSIGN):
        return with_prospect(Pointing(thing=thing, onto=other), view.prospect(o))
    if what in (verbs.FIGHT, verbs.WEAR):
        return with_prospect(Pointing(thing=thing), view.prospect(o))
    if what == verbs.PICK_UP:
        return Pointing(thing=other, onto=thing)  # the piece is put on who picks it up
    if what == verbs.SEND:
        return sent(view, thing, other)
    if what in INTO:
        return Pointing(thing=thing, onto_area=INTO[int(what)])
    if SEAT_THING <= thing < SEAT_THING + view.seats:
        return Pointing(thing=thing, words=f"{verbs.NAMES[what]} {seat_slot(thing - SEAT_THING)}")
    if what == verbs.ACTIVATE:
        return Pointing(thing=thing, notes=(view.library.abilities[other].text,))
    return Pointing(thing=thing)


def words_of(view: OrcView, what: int) -> str:
    """What a button says that would only say yes, no or done."""
    if view.is_asked_for_mulligan():
        return {verbs.YES: "draw a new hand", verbs.NO: "keep this hand"}.get(what, "")
    if view.is_asked_for_second_card():
        return {verbs.YES: "draw a second card", verbs.NO: "leave it at one"}.get(what, "")
    return ""


def sent(view: OrcView, c: int, prey: int) -> Pointing:
    """ORC-COMBAT-09, ORC-QUEST-52 An attacker goes against the front it faces, or against a monster."""
    if prey > 0:
        return Pointing(thing=c, onto=prey - 1)
    seat = view.defending
    return Pointing(thing=c, onto_area="defensive", onto_seat=seat) if seat >= 0 else Pointing(thing=c)


# ---- what a hand does at once


def leaps(view: OrcView) -> list[Leap]:
    """All that the open question and the next one let a hand do in one movement."""
    found: list[Leap] = []
    for o in view.options():
        if what_of(o) == verbs.PLAY:
            found += arrivals(view, o)
        elif what_of(o) == verbs.ATTACK and is_seat(card_of(o)):
            found += attacks(view, o)
    return found


def arrivals(view: OrcView, play: Option) -> Iterator[Leap]:
    """ORC-CREA-03, ORC-SPAN-08, ORC-SPAN-15 A card that is put into a front is played there."""
    c = int(card_of(play))
    for front in view.fronts_for(c, int(other_of(play))):
        words = f"play {view.library.names[view.printed(c)]} in the {front_name(front)}"
        at = Pointing(thing=c, onto_area=FRONTS[front], words=words)
        yield Leap(int(play), int(option(verbs.HOME, c, front)), at)


def attacks(view: OrcView, attack: Option) -> Iterator[Leap]:
    """ORC-COMBAT-38, ORC-COMBAT-09 An attacker that is put against a player is an attack, to which others may be added."""
    seat = int(card_of(attack)) - SEAT_THING
    for c in view.senders(seat):
        words = f"attack {seat_slot(seat)} with {view.library.names[view.printed(c)]}"
        at = Pointing(thing=c, onto_area="defensive", onto_seat=seat, words=words)
        yield Leap(int(attack), int(option(verbs.SEND, c, 0)), at)
