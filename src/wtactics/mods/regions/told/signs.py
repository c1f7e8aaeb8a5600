"""The signs and values on a card of Regions."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import ADVANTAGE, DOMINATION, TOTAL_DOMINATION
from wtactics.engine.places import AVATAR, REGION, RESERVE
from wtactics.kits.cities import ARMY
from wtactics.kits.layout import Sign, Value
from wtactics.kits.realm.told import signs as of_realms
from wtactics.kits.realm.view import RealmView
from wtactics.mods.regions.places import is_domain
from wtactics.rulesets.ava.told import signs as of_ava

ATTACKED: Final = Sign("attacked", "This region is attacked now.")
BENEFITS: Final = {
    int(ADVANTAGE): Sign("advantage", "Advantage: a won bid has switched it on until the end of this turn."),
    int(DOMINATION): Sign("advantage", "Domination: two won bids have switched it on until the end of this turn."),
    int(TOTAL_DOMINATION): Sign("advantage", "Total domination: three won bids, until the end of this turn."),
}
LEADS: Final = Sign(
    "leading", "It leads its Front, which may attack and defend while it stands there, marked or not.", tag="leads"
)
AWAY: Final = Sign(
    "away", "It stands in a Domain: its Front has no leader, and can neither attack nor defend.", tag="away"
)
TOP: Final = Sign(
    "top", "On top of its Domain: it may defend the region as a civilian, who does not strike back.", tag="top"
)


class RegionsSigns(of_realms.Signs):
    """AVA-REGION-04, AVA-REGION-11, AVA-REGION-17, AVA-REGION-19 What a region gives, who lies on top, where avatars stand."""

    def signs(self, view: RealmView, name: int, lasting: list[list[int]]) -> list[Sign]:
        found = super().signs(view, name, lasting)
        kind = int(view.kind(name))
        if view.type(name) == REGION and kind > RESERVE:
            attacked = [ATTACKED] if view.aim == name else []
            return [*attacked, *[BENEFITS[row[0]] for row in lasting if row[1] == name and row[0] in BENEFITS], *found]
        if view.type(name) == AVATAR and kind > RESERVE:
            return [LEADS if kind == ARMY else AWAY, *found]
        return [TOP, *found] if is_top(view, name) else found


def is_top(view: RealmView, name: int) -> bool:
    """Is it the first of its Domain that is no avatar?"""
    kind = view.kind(name)
    if not is_domain(kind):
        return False
    here = [int(c) for c in view.at(kind, view.place_seat(name)) if view.type(c) != AVATAR]
    return here[:1] == [name]


def values(view: RealmView, name: int) -> list[Value]:
    """AVA-REGION-04 Of a region the HP that are left; of all else what AVA tells."""
    kind = int(view.kind(name))
    if view.type(name) == REGION:
        printed = int(view.library.defense[view.printed(name)])
        left = int(view.defense(name)) - int(view.harm(name)) if kind > RESERVE else printed
        return [Value("hp", "HP", left, printed)]
    if view.type(name) == AVATAR and is_domain(kind):
        life = int(view.points(view.owner(name)))
        return [Value("attack", "ATK", int(view.attack(name)), 0), Value("life", "DEF", life, life)]
    return of_ava.values(view, name)


SIGNS: Final[RegionsSigns] = RegionsSigns("the end of this turn")
