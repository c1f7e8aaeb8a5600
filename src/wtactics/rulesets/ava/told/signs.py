"""The signs and values on a card of AVA, beside those of all realms."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import AVATAR, CITY, DISCIPLINES, RESERVE
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.kits.layout import Sign, Value
from wtactics.kits.realm.told import signs
from wtactics.kits.realm.view import RealmView
from wtactics.rulesets.ava.view import AvaView

LEADS: Final[Sign] = Sign(
    "leading", "It leads its Army, which may attack and defend while it stands there, marked or not.", tag="leads"
)
AWAY: Final[Sign] = Sign(
    "away", "It stands in a city: its Army has no leader, and can neither attack nor defend.", tag="away"
)
ALONGSIDE: Final[Sign] = Sign(
    "alongside", "Its player defends alongside: damage of attackers that nobody blocks takes his LP.", tag="alongside"
)
NO_LEADER: Final = "no leader"


class AvaSigns(signs.Signs):
    """Where an avatar stands matters for all its Army."""

    def signs(self, view: RealmView, name: int, lasting: list[list[int]]) -> list[Sign]:
        """AVA-AVATAR-11, AVA-AVATAR-12, AVA-AVATAR-13 Does the avatar lead; AVA-AVATAR-07 does its player stand alongside?"""
        found = super().signs(view, name, lasting)
        if view.kind(name) <= RESERVE:
            return found
        if view.type(name) == CITY:
            return [of_discipline(DISCIPLINES[view.library.discipline[view.printed(name)]]), *found]
        if view.type(name) != AVATAR:
            return found
        beside = isinstance(view, AvaView) and view.stands_alongside and view.owner(name) == view.defending
        return [LEADS if view.kind(name) == ARMY else AWAY, *([ALONGSIDE] if beside else []), *found]


def of_discipline(discipline: str) -> Sign:
    """AVA-TACT-01 What a city lets its player claim."""
    return Sign("discipline", f"{discipline}: who controls it may claim {discipline}.")


def note(view: RealmView, seat: int, kind: int) -> str:
    """AVA-AVATAR-11, AVA-AVATAR-12 An Army whose avatar stands elsewhere neither attacks nor defends."""
    if kind != ARMY or view.out(seat) or any(view.type(int(c)) == AVATAR for c in view.at(ARMY, seat)):
        return ""
    return NO_LEADER


def values(view: RealmView, name: int) -> list[Value]:
    """AVA-AVATAR-02, AVA-CARD-14 The DEF of an avatar is the life of its player; of all else that of any realm."""
    if view.type(name) != AVATAR or view.kind(name) not in (ARMY, KINGDOM):
        return signs.values(view, name)
    life = int(view.points(view.owner(name)))
    return [Value("attack", "ATK", int(view.attack(name)), 0), Value("life", "DEF", life, life)]


SIGNS: Final[AvaSigns] = AvaSigns("the end of this turn")
