"""What a hand does at once in a realm: an attacker goes to its goal, a creature to the city where it arrives."""

from __future__ import annotations

from collections.abc import Iterator

from wtactics.engine.places import CREATURE, SEAT_THING, Option, card_of, is_seat, option, what_of
from wtactics.kits import verbs
from wtactics.kits.layout import Leap, Pointing
from wtactics.kits.realm.view import RealmView
from wtactics.kits.sentences import seat_slot


def leaps(view: RealmView) -> list[Leap]:
    """All that the open question and the next one let a hand do in one movement."""
    found: list[Leap] = []
    for o in view.options():
        if what_of(o) == verbs.ATTACK:
            found += attacks(view, o)
        elif what_of(o) == verbs.PLAY and view.type(card_of(o)) == CREATURE:
            found += arrivals(view, o)
    return found


def attacks(view: RealmView, attack: Option) -> Iterator[Leap]:
    """An attacker at its goal is an attack, to which others may be added."""
    goal = int(card_of(attack))
    for c in view.senders(goal):
        yield Leap(int(attack), int(option(verbs.SEND, c, 0)), against(view, c, goal))


def against(view: RealmView, c: int, goal: int) -> Pointing:
    """A creature that may be sent against a city, or against the army of a player."""
    name = called(view, c)
    if is_seat(goal):
        seat = goal - SEAT_THING
        return Pointing(thing=c, onto_area="army", onto_seat=seat, words=f"attack {seat_slot(seat)}'s army with {name}")
    return Pointing(thing=c, onto=goal, words=f"attack {called(view, goal)} with {name}")


def arrivals(view: RealmView, play: Option) -> Iterator[Leap]:
    """A creature that is laid in a city, or in an Army that takes it in, arrives there."""
    c = int(card_of(play))
    for home in view.homes(c):
        words = f"play {called(view, c)} in {'the Army' if is_seat(home) else called(view, home)}"
        at = (
            Pointing(thing=c, onto_area="army", words=words)
            if is_seat(home)
            else Pointing(thing=c, onto=home, words=words)
        )
        yield Leap(int(play), int(option(verbs.HOME, home, 0)), at)


def called(view: RealmView, c: int) -> str:
    """The name of a card that everybody concerned sees."""
    return view.library.names[view.printed(c)]
