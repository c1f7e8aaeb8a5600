"""Where the options of Regions point on the table, and what a hand does at once: into the Front or into a Domain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from wtactics.engine.places import (
    AVATAR,
    CREATURE,
    HAND,
    RESERVE,
    SEAT_THING,
    Option,
    card_of,
    option,
    other_of,
    what_of,
)
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt, Drop, Spot, asked_of
from wtactics.kits.layout import Leap, Pointing
from wtactics.kits.realm.told import attempts as of_realms
from wtactics.kits.realm.told import drops as drops_of_realms
from wtactics.kits.realm.told.leaps import attacks
from wtactics.mods.regions.places import goal_at
from wtactics.mods.regions.told.words import goal_words
from wtactics.mods.regions.view import RegionsView
from wtactics.rulesets.ava.told import plain

KEYS: Final = ("army", "body", "mind", "soul")  # the areas of the Front and the Domains


def pointing(view: RegionsView, o: Option) -> Pointing:
    """AVA-REGION-07, AVA-REGION-08, AVA-REGION-20 Places are areas, for Domains are no cards."""
    what, thing, other = what_of(o), int(card_of(o)), int(other_of(o))
    if what == verbs.CLAIM:
        return replace(view.claim_pointing(thing), area=KEYS[thing + 1])
    if what == verbs.HOME:
        return Pointing(thing=thing, area=KEYS[other], words=f"place in {goal_words(other)}")
    if what == verbs.MOVE:
        return Pointing(thing=thing, onto_area=KEYS[other])
    return plain.pointing(view, o)


def leaps(view: RegionsView) -> list[Leap]:
    """An attacker goes to the region that it attacks, a creature to the Front or Domain where it arrives."""
    found: list[Leap] = []
    for o in view.options():
        if what_of(o) == verbs.ATTACK:
            found += attacks(view, o)
        elif what_of(o) == verbs.PLAY and view.type(card_of(o)) == CREATURE:
            found += arrivals(view, o)
    return found


def arrivals(view: RegionsView, play: Option) -> Iterator[Leap]:
    """A creature that is laid in the Front or in a Domain arrives there."""
    c = int(card_of(play))
    for goal in view.goals(c):
        words = f"play {of_realms.called(view, c)} in {goal_words(goal)}"
        at = Pointing(thing=c, onto_area=KEYS[goal], words=words)
        yield Leap(int(play), int(option(verbs.HOME, SEAT_THING + view.seat, goal)), at)


def attempts(view: RegionsView, thing: int) -> list[Attempt]:
    """What this seat might want to do with a card or player; with an own creature in play, to move it, too."""
    if 0 <= thing < SEAT_THING and view.sees(thing) and view.kind(thing) > RESERVE:
        if view.controller(thing) != view.seat and thing == view.region(view.controller(thing)):
            return [Attempt(verbs.ATTACK, thing, 0, f"attack {of_realms.called(view, thing)}")]
        if view.controller(thing) == view.seat and view.marches(thing):
            found = [one for one in of_realms.attempts(view, thing) if one.what != verbs.MOVE]
            fights = asked_of(view).intersection((verbs.SEND, verbs.BID, verbs.BLOCK))
            return found if fights else [*found, *moves(view, thing)]
    return of_realms.attempts(view, thing)


def moves(view: RegionsView, c: int) -> list[Attempt]:
    """To each other place of its player."""
    here = goal_at(view.kind(c))
    return [move(view, c, goal) for goal in range(len(KEYS)) if goal != here]


def move(view: RegionsView, c: int, goal: int) -> Attempt:
    """To move a card to the Front or to a Domain."""
    return Attempt(verbs.MOVE, c, goal, f"move {of_realms.called(view, c)} to {goal_words(goal)}")


def drops(view: RegionsView, c: int, at: Spot) -> list[Drop]:
    """What this seat would mean by putting a card there: to play it, to move it, to fight."""
    goal = KEYS.index(at.area) if at.area in KEYS else goal_at(view.kind(at.card)) if at.card is not None else -1
    own = at.seat == view.seat and goal >= 0 and view.sees(c)
    if own and view.kind(c) > RESERVE and view.marches(c) and verbs.BLOCK not in asked_of(view):
        return [Drop(move(view, c, goal))]
    if (view.sees(c) and view.kind(c) == HAND) or view.type(c) not in (CREATURE, AVATAR):
        return [Drop(one) for one in of_realms.attempts(view, c)]
    if at.card is not None and view.sees(c) and at.card == view.region(at.seat) and at.seat != view.seat:
        return [Drop(Attempt(verbs.ATTACK, at.card, c + 1, f"attack {of_realms.called(view, at.card)}"))]
    return drops_of_realms.drops(view, c, at)
