"""The open question of ARC in a sentence to the player who is asked, beside the table that he sees."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import DISCIPLINES, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.realm.told import asking as asking_in_realms
from wtactics.kits.realm.told.moments import MOMENTS
from wtactics.rulesets.arc.told.layout import window
from wtactics.rulesets.arc.view import ArcView

# By the verb of the first option that is not to pass; {card} is what the newest play belongs to, {text} what it says.
SENTENCES: Final[dict[int, str]] = asking_in_realms.SENTENCES | {
    verbs.BID: "{claim} Mark residents of your cities: their costs are added up.",
    verbs.PAY: "Choose the gems that pay for {card}.",
    verbs.DRAW: "Draw cards or lay resource cards: two in all.",
    verbs.LAY: "Choose a card of your hand to become a resource card.",
    verbs.COLOUR: "Which faction's gem will it give?",
    verbs.FOUND: "Choose a city of the discipline {discipline} to begin with: {nth} of {cities}.",
}


def asking(view: ArcView) -> str:
    """What this seat is asked, nothing where it is not."""
    if not view.mine:
        return ""
    nth = discipline(view)
    founding = {"discipline": DISCIPLINES[nth], "nth": nth + 1, "cities": len(DISCIPLINES)}
    return asking_in_realms.asked(view, SENTENCES, window(view), founding)


def discipline(view: ArcView) -> int:
    """ARC-SETUP-01 Of which discipline a city is founded now: one of each, in their order; the first where none is."""
    for o in view.options():
        if what_of(o) == verbs.FOUND:
            return int(other_of(o))
    return 0


__all__ = ["MOMENTS", "SENTENCES", "asking"]
