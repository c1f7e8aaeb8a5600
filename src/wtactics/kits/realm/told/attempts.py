"""What somebody may want to do with a card or player of a realm at the open question, to be asked why he may (or may not)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wtactics.engine.places import CITY, HAND, NOBODY, RESERVE, SEAT_THING
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt, asked_of, to_choose, to_pass, to_use
from wtactics.kits.realm.view import RealmView
from wtactics.kits.sentences import seat_slot

OF_HAND: Final = (verbs.LAY, verbs.DISCARD)


def attempts(view: RealmView, thing: int) -> list[Attempt]:
    """What this seat might want to do with a card or player; NOBODY: with nothing, that is to pass."""
    if thing == NOBODY:
        return [to_pass()]
    asked = asked_of(view)
    if chosen := to_choose(view, thing, called(view, thing)):
        return chosen
    if is_player(view, thing):
        mine = thing - SEAT_THING == view.seat
        return [] if mine else [Attempt(verbs.ATTACK, thing, 0, f"attack {seat_slot(thing - SEAT_THING)}'s army")]
    if not view.sees(thing):
        return []
    if view.kind(thing) == HAND:
        return of_hand(view, thing, asked) if view.place_seat(thing) == view.seat else []
    return list(of_board(view, thing, asked))


def of_hand(view: RealmView, c: int, asked: set[int]) -> list[Attempt]:
    """To play a card, by each of its texts; or what the question is about."""
    special = sorted(asked.intersection(OF_HAND)) or [verbs.PLAY]
    alternatives = max(1, int(view.library.plays[view.printed(c)])) if special == [verbs.PLAY] else 1
    name = called(view, c)
    return [Attempt(verb, c, n, f"{verbs.NAMES[verb]} {name}") for verb in special for n in range(alternatives)]


def of_board(view: RealmView, c: int, asked: set[int]) -> Iterator[Attempt]:
    """With a card in play: what the question is about, its abilities and moves; to attack a city of another player."""
    mine = view.kind(c) > RESERVE and view.controller(c) == view.seat
    name = called(view, c)
    if not mine:
        if view.kind(c) > RESERVE and view.type(c) == CITY:
            yield Attempt(verbs.ATTACK, c, 0, f"attack {name}")
        return
    if view.marches(c) and asked.intersection((verbs.SEND, verbs.BID, verbs.BLOCK)):
        yield from of_fight(view, c, asked)
        return
    yield from to_use(view, c, name)
    if view.marches(c):
        yield from moves(view, c)


def of_fight(view: RealmView, c: int, asked: set[int]) -> Iterator[Attempt]:
    """What the question is about, with this creature."""
    name = called(view, c)
    for verb in (verbs.SEND, verbs.BID):
        if verb in asked:
            yield Attempt(verb, c, 0, f"{verbs.NAMES[verb]} {name}")
    if verbs.BLOCK in asked:
        for attacker in view.attackers():
            yield Attempt(verbs.BLOCK, c, int(attacker), f"block {called(view, int(attacker))} with {name}")


def moves(view: RealmView, c: int) -> Iterator[Attempt]:
    """From a city to the Army, or to any other city of one's own."""
    name = called(view, c)
    if view.home(c) != NOBODY:
        yield Attempt(verbs.MOVE, c, 0, f"move {name} to the Army")
    for city in view.board():
        if view.type(city) == CITY and view.controller(city) == view.seat and city != view.home(c):
            yield Attempt(verbs.MOVE, c, int(city) + 1, f"move {name} to {called(view, int(city))}")


def is_player(view: RealmView, thing: int) -> bool:
    """Is it a player, and no card that lies face down?"""
    return SEAT_THING <= thing < SEAT_THING + view.seats


def called(view: RealmView, thing: int) -> str:
    """The name of a card or player, by the name that the view gives it."""
    if is_player(view, thing):
        return seat_slot(thing - SEAT_THING)
    return view.library.names[view.printed(thing)] if view.sees(thing) else "the resource card"
