"""Where the options point that only ARC has."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import DISCIPLINES, Option, card_of, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.layout import Pointing
from wtactics.kits.realm.told import pointing as of_realms
from wtactics.rulesets.arc.view import ArcView

DRAWS_IN_FULL: Final = ("lay 2 resources", "draw 1 card, lay 1 resource", "draw 2 cards")


def pointing(view: ArcView, o: Option) -> Pointing:
    """Where this option of the open question points."""
    what, thing, other = what_of(o), int(card_of(o)), int(other_of(o))
    if what == verbs.FOUND:
        return Pointing(thing=thing, notes=(founded(view, thing),))
    if what == verbs.DRAW:
        return Pointing(number=other, words=DRAWS_IN_FULL[other])
    return of_realms.pointing(view, o)


def founded(view: ArcView, city: int) -> str:
    """ARC-CITY-02 What one would look up before one begins with this city."""
    d = view.printed(city)
    return f"{DISCIPLINES[view.library.discipline[d]]}, {view.library.defense[d]} strength"
