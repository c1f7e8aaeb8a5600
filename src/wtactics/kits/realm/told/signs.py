"""The signs and values on a card of a realm, each with the words that explain it."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import ADVANTAGE
from wtactics.engine.places import ATTACKER, BLOCKED, CITY, CREATURE, DEFENDER, NOBODY, RESERVE, SEAT_THING, is_seat
from wtactics.kits.layout import Sign, Value, copied, shields, tallies
from wtactics.kits.realm.view import RealmView
from wtactics.kits.sentences import seat_slot

SPENT: Final = Sign("marked", "Spent: this gem is free again in its player's next Unmark phase.")
MARKED: Final = Sign(
    "marked",
    "Marked: it cannot attack, defend, move, bid or use (M) until it is unmarked, at the latest in its controller's next "
    "Unmark phase.",
)
MARKED_CITY: Final = Sign("marked", "Marked: it cannot use (M) until its controller's next Unmark phase.")
ATTACKED: Final = Sign("attacked", "This city is attacked now.")
BIDS: Final = Sign("bidding", "Marked for the bid that is under way.")


class Signs:
    """A ruleset says how long an advantage is on, and what only its cards have."""

    def __init__(self, until: str) -> None:
        self.advantage: Final = Sign(
            "advantage", f"Advantage: a won bid has switched this city's advantage on until {until}."
        )

    def signs(self, view: RealmView, name: int, lasting: list[list[int]]) -> list[Sign]:
        """The signs on this card, if it is in play; `lasting` are the modifiers that the view shows."""
        kind, type_ = view.kind(name), view.type(name)
        if kind < RESERVE:
            return self.out_of_play(view, name)
        found: list[Sign] = []
        if view.marked(name):
            found.append(SPENT if kind == RESERVE else MARKED if view.marches(name) else MARKED_CITY)
        if type_ == CITY:
            found += self.of_city(view, name, lasting)
        if view.marches(name):
            found += creature_signs(view, name)
        return found + copied(view, name, lasting) + tallies(view, name, lasting) + shields(name, lasting)

    def out_of_play(self, view: RealmView, name: int) -> list[Sign]:
        """What is told of cards that are not in play."""
        return []

    def of_city(self, view: RealmView, name: int, lasting: list[list[int]]) -> list[Sign]:
        """What happens to a city."""
        attacked = [ATTACKED] if view.aim == name else []
        on = any(row[0] == ADVANTAGE and row[1] == name for row in lasting)
        return [*attacked, *self.used(view, name), *([self.advantage] if on else [])]

    def used(self, view: RealmView, name: int) -> list[Sign]:
        """What a city has been part of in this turn."""
        return []


def creature_signs(view: RealmView, name: int) -> list[Sign]:
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


def called(view: RealmView, thing: int) -> str:
    """A card, or a player's army."""
    if thing == NOBODY:
        return "nothing"
    return f"{seat_slot(thing - SEAT_THING)}'s army" if is_seat(thing) else view.library.names[view.printed(thing)]


def values(view: RealmView, name: int) -> list[Value]:
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
