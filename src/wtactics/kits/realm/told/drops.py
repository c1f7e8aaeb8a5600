"""What it would mean in a realm to put a card on another or into an area, whether the rules allow it or not."""

from __future__ import annotations

from wtactics.engine.places import CITY, CREATURE, HAND, NOBODY, RESERVE, SEAT_THING
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt, Drop, Spot, asked_of
from wtactics.kits.cities import ARMY
from wtactics.kits.realm.told.attempts import called, of_hand
from wtactics.kits.realm.view import RealmView


def drops(view: RealmView, c: int, at: Spot) -> list[Drop]:
    """What this seat would mean by it; nothing where it would mean nothing."""
    asked = asked_of(view)
    if not view.sees(c):
        return []
    if view.kind(c) == HAND and view.place_seat(c) == view.seat:
        return from_hand(view, c, at, asked)
    if view.kind(c) <= RESERVE or view.controller(c) != view.seat or not view.marches(c):
        return []
    return [Drop(attempt) for attempt in in_play(view, c, at, asked)]


def from_hand(view: RealmView, c: int, at: Spot, asked: set[int]) -> list[Drop]:
    """A creature that is played arrives where it is put; of all else only that it is played counts."""
    played, goal = of_hand(view, c, asked), goal_of(view, at)
    if view.type(c) != CREATURE or at.seat != view.seat or goal == NOBODY or played[0].what != verbs.PLAY:
        return [Drop(attempt) for attempt in played]
    where = "the Army" if goal >= SEAT_THING else called(view, goal)
    rule = view.arrival(c, goal)
    there = [Drop(Attempt(verbs.HOME, goal, 0, f"put {called(view, c)} into {where}"), rule)] if rule else []
    return [*[Drop(attempt) for attempt in played], *there]


def in_play(view: RealmView, c: int, at: Spot, asked: set[int]) -> list[Attempt]:
    """With one's own it moves, with what belongs to others it fights."""
    name, goal = called(view, c), goal_of(view, at)
    if verbs.BLOCK in asked and at.card is not None:
        return [Attempt(verbs.BLOCK, c, at.card, f"block {called(view, at.card)} with {name}")]
    if goal == NOBODY:
        return []
    where = "the Army" if goal >= SEAT_THING else called(view, goal)
    if at.seat == view.seat:
        return [Attempt(verbs.MOVE, c, 0 if goal >= SEAT_THING else goal + 1, f"move {name} to {where}")]
    whom = f"{called(view, goal)}'s army" if goal >= SEAT_THING else where
    if verbs.SEND in asked:
        return [Attempt(verbs.SEND, c, 0, f"send {name} against {whom}")]
    return [Attempt(verbs.ATTACK, goal, c + 1, f"attack {whom} with {name}")]


def goal_of(view: RealmView, at: Spot) -> int:
    """The city, or the player whose Army it is, that is meant by a card or an area; NOBODY for any other place."""
    if at.card is None:
        return SEAT_THING + at.seat if at.area == "army" else NOBODY
    if view.kind(at.card) == ARMY:
        return SEAT_THING + at.seat
    city = at.card if view.type(at.card) == CITY else int(view.home(at.card))
    return city if view.kind(at.card) > RESERVE else NOBODY
