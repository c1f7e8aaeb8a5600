"""The signs and values on a card of ARC, each with the words that explain it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import ADVANTAGE
from wtactics.engine.places import ATTACKER, BLOCKED, CITY, CREATURE, DEFENDER, NOBODY, RESERVE, SEAT_THING, is_seat
from wtactics.kits.layout import Sign, Value, shields, tallies
from wtactics.kits.sentences import seat_slot
from wtactics.rulesets.arc.view import ArcView

SPENT: Final = Sign("marked", "Spent: this gem is free again in its player's next Unmark phase.")
MARKED: Final = Sign(
    "marked",
    "Marked: it cannot attack, defend, move, bid or use (M) until it is unmarked, at the latest in its controller's next "
    "Unmark phase.",
)
MARKED_CITY: Final = Sign("marked", "Marked: it cannot use (M) until its controller's next Unmark phase.")
ADVANTAGE_ON: Final = Sign(
    "advantage", "Advantage: a won bid has switched this city's advantage on until the next bids."
)
ATTACKED: Final = Sign("attacked", "This city is attacked now.")
TRAVELLED: Final = Sign("used", "A creature has moved into or out of this city this turn; no other may.")
BIDS: Final = Sign("bidding", "Marked for the bid that is under way.")
FOUNDING: Final = Sign("chosen", "You begin with this city; nobody else knows yet.")


def signs(view: ArcView, name: int, lasting: list[list[int]]) -> list[Sign]:
    """The signs on this card, if it is in play; `lasting` are the modifiers that the view shows."""
    found: list[Sign] = []
    kind = view.kind(name)
    if kind < RESERVE:
        return [FOUNDING] if view.turn == 0 and name in view.founding() else []
    type_ = view.type(name)
    if view.marked(name):
        found.append(SPENT if kind == RESERVE else MARKED if type_ == CREATURE else MARKED_CITY)
    if type_ == CITY:
        found += city_signs(view, name, lasting)
    if type_ == CREATURE:
        found += creature_signs(view, name)
    return found + tallies(view, name, lasting) + shields(name, lasting)


def city_signs(view: ArcView, name: int, lasting: list[list[int]]) -> list[Sign]:
    """What happens to a city."""
    found: list[Sign] = []
    if view.aim == name:
        found.append(ATTACKED)
    if name in view.travelled():
        found.append(TRAVELLED)
    for row in lasting:
        if row[0] == ADVANTAGE and row[1] == name:
            found.append(ADVANTAGE_ON)
            break
    return found


def creature_signs(view: ArcView, name: int) -> list[Sign]:
    """The part of a creature in a fight or a bid, and where it is away from home."""
    found: list[Sign] = []
    role = view.role(name)
    if role in (ATTACKER, BLOCKED):
        found.append(Sign("attacking", f"Attacks {called(view, view.aim)}."))
    if role == BLOCKED:
        found.append(Sign("blocked", "Defended against: it strikes its defenders, and harms neither city nor player."))
    if role == DEFENDER:
        found.append(Sign("defending", f"Defends against {called(view, view.foe(name))}."))
    bids = view.bids()
    for i in range(1, len(bids), 2):
        if bids[i] == name:
            found.append(BIDS)
    home = view.home(name)
    if home != NOBODY and view.controller(home) != view.controller(name):
        found.append(
            Sign("abroad", f"Controlled by {seat_slot(int(view.controller(name)))}, in a city of another player.")
        )
    return found


def called(view: ArcView, thing: int) -> str:
    """A card, or a player's army."""
    if thing == NOBODY:
        return "nothing"
    return f"{seat_slot(thing - SEAT_THING)}'s army" if is_seat(thing) else view.library.names[view.printed(thing)]


def values(view: ArcView, name: int) -> list[Value]:
    """The numbers on a card whose face is seen: ATK and DEF of a creature; of a city, what is left of its strength."""
    printed, type_ = view.printed(name), view.type(name)
    defense = int(view.library.defense[printed])
    if type_ == CREATURE:
        attack = Value("attack", "ATK", int(view.attack(name)), int(view.library.attack[printed]))
        return [attack, Value("defense", "DEF", int(view.defense(name)), defense)]
    if type_ == CITY:
        left = int(view.defense(name)) - (int(view.harm(name)) if view.kind(name) >= RESERVE else 0)
        return [Value("strength", "Strength", left, defense)]
    return []
