"""What a hand does at once in ARC: an attacker goes to its goal, a creature to the city where it arrives."""

from __future__ import annotations

from collections.abc import Iterator

from wtactics.engine.places import CREATURE, SEAT_THING, Option, card_of, is_seat, option, what_of
from wtactics.kits import verbs
from wtactics.kits.layout import Leap, Pointing
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.arc.view import ArcView


def leaps(view: ArcView) -> list[Leap]:
    """All that the open question and the next one let a hand do in one movement."""
    found: list[Leap] = []
    for o in view.options():
        if what_of(o) == verbs.ATTACK:
            found += attacks(view, o)
        elif what_of(o) == verbs.PLAY and view.type(card_of(o)) == CREATURE:
            found += arrivals(view, o)
    return found


def attacks(view: ArcView, attack: Option) -> Iterator[Leap]:
    """ARC-COMBAT-02, ARC-COMBAT-03 An attacker at its goal is an attack, to which others may be added."""
    goal = int(card_of(attack))
    for c in view.senders(goal):
        yield Leap(int(attack), int(option(verbs.SEND, c, 0)), against(view, c, goal))


def against(view: ArcView, c: int, goal: int) -> Pointing:
    """A creature that may be sent against a city, or against the army of a player."""
    name = called(view, c)
    if is_seat(goal):
        seat = goal - SEAT_THING
        return Pointing(thing=c, onto_area="army", onto_seat=seat, words=f"attack {seat_slot(seat)}'s army with {name}")
    return Pointing(thing=c, onto=goal, words=f"attack {called(view, goal)} with {name}")


def arrivals(view: ArcView, play: Option) -> Iterator[Leap]:
    """ARC-CREA-01 A creature that is laid in a city arrives there."""
    c = int(card_of(play))
    for city in view.homes(c):
        words = f"play {called(view, c)} in {called(view, city)}"
        yield Leap(int(play), int(option(verbs.HOME, city, 0)), Pointing(thing=c, onto=city, words=words))


def called(view: ArcView, c: int) -> str:
    """The name of a card that everybody concerned sees."""
    return view.library.names[view.printed(c)]
