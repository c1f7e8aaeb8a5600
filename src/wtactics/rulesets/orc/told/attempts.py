"""What somebody may want to do with a card of ORC, or by putting it somewhere, to be asked why he may (or may not)."""

from __future__ import annotations

from collections.abc import Iterator

from wtactics.engine.places import CREATURE, EQUIPMENT, HAND, NOBODY, QUEST, RESERVE, SEAT_THING
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt, Drop, Spot, asked_of, to_choose, to_pass, to_use
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.orc.terms import DEFENSIVE, OFFENSIVE
from wtactics.rulesets.orc.told.words import front_name
from wtactics.rulesets.orc.view import OrcView

OF_HAND = (verbs.DISCARD, verbs.GIVE)


def attempts(view: OrcView, thing: int) -> list[Attempt]:
    """What this seat might want to do with a card or player; NOBODY: with nothing, that is to pass."""
    if thing == NOBODY:
        return [to_pass()]
    if SEAT_THING <= thing < SEAT_THING + view.seats:
        name = seat_slot(thing - SEAT_THING)
        attack = [] if thing - SEAT_THING == view.seat else [Attempt(verbs.ATTACK, thing, 0, f"attack {name}")]
        return to_choose(view, thing, name) or attack
    if not view.sees(thing):
        return []
    name = called(view, thing)
    if chosen := to_choose(view, thing, name):
        return chosen
    if view.kind(thing) == HAND:
        return of_hand(view, thing) if view.place_seat(thing) == view.seat else []
    return list(of_board(view, thing))


def of_hand(view: OrcView, c: int) -> list[Attempt]:
    """To play a card by each of its texts, or to lay it as a resource; or what the question is about."""
    name = called(view, c)
    if special := sorted(asked_of(view).intersection(OF_HAND)):
        return [Attempt(verb, c, 0, f"{verbs.NAMES[verb]} {name}") for verb in special]
    texts = max(1, int(view.library.plays[view.printed(c)]))
    return [*(Attempt(verbs.PLAY, c, n, f"play {name}") for n in range(texts)), Attempt(verbs.LAY, c, 0, f"lay {name}")]


def of_board(view: OrcView, c: int) -> Iterator[Attempt]:
    """With a card in play: its part in a fight, its abilities and moves; a quest is accepted or abandoned."""
    name, asked = called(view, c), asked_of(view)
    if view.type(c) == QUEST:
        for verb in (verbs.ABANDON,) if c in view.pursuits(view.seat) else (verbs.ACCEPT,):
            yield Attempt(verb, c, 0, f"{verbs.NAMES[verb]} {name}")
        return
    if view.kind(c) <= RESERVE or view.controller(c) != view.seat:
        return
    if view.type(c) == CREATURE:
        yield from of_creature(view, c, asked)
    yield from to_use(view, c, name)


def of_creature(view: OrcView, c: int, asked: set[int]) -> Iterator[Attempt]:
    """To attack, to defend, to move, whatever the question is about."""
    name = called(view, c)
    for verb in (verbs.SEND, verbs.FIGHT, verbs.UNASSIGN):
        if verb in asked:
            yield Attempt(verb, c, 0, f"{verbs.NAMES[verb]} {name}")
    if verbs.BLOCK in asked:
        for attacker in view.fighters():
            yield Attempt(verbs.BLOCK, c, attacker, f"block {called(view, attacker)} with {name}")
    elif verbs.SEND not in asked:
        yield Attempt(verbs.MOVE, c, 0, f"move {name}")


def drops(view: OrcView, c: int, at: Spot) -> list[Drop]:
    """What it would mean to put a card on another or into an area; nothing where it would mean nothing."""
    if not view.sees(c):
        return []
    name, asked = called(view, c), asked_of(view)
    if view.kind(c) == HAND and view.place_seat(c) == view.seat:
        laid = at.area == "resources"
        return [Drop(each) for each in of_hand(view, c) if (each.what == verbs.LAY) == laid or each.what in OF_HAND]
    if view.kind(c) <= RESERVE or view.controller(c) != view.seat:
        return []
    if view.type(c) == EQUIPMENT and at.card is not None:
        verb, pair = (verbs.PICK_UP, (at.card, c)) if view.host(c) == NOBODY else (verbs.REASSIGN, (c, at.card))
        return [Drop(Attempt(verb, *pair, f"put {name} on {called(view, at.card)}"))]
    if view.type(c) != CREATURE:
        return []
    if at.card is not None and verbs.BLOCK in asked:
        return [Drop(Attempt(verbs.BLOCK, c, at.card, f"block {called(view, at.card)} with {name}"))]
    if at.seat != view.seat:
        goal = SEAT_THING + at.seat
        sent = Attempt(verbs.SEND, c, 0, f"send {name} against {seat_slot(at.seat)}")
        return [Drop(sent if verbs.SEND in asked else Attempt(verbs.ATTACK, goal, 0, f"attack {seat_slot(at.seat)}"))]
    other = OFFENSIVE + DEFENSIVE - int(view.kind(c))
    return [Drop(Attempt(verbs.MOVE, c, 0, f"move {name} to the {front_name(other)}"))]


def called(view: OrcView, thing: int) -> str:
    """The name of a card, by the name that the view gives it."""
    return view.library.names[view.printed(thing)] if view.sees(thing) else "the resource card"
