"""The open question of Regions in a sentence to the player who is asked."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import DISCIPLINES, other_of, what_of
from wtactics.engine.telling import chain_data
from wtactics.kits import verbs
from wtactics.kits.realm.told import asking as of_realms
from wtactics.kits.sentences import capital
from wtactics.kits.told.asking import first_verb
from wtactics.mods.regions.view import RegionsView
from wtactics.rulesets.ava.terms import ENTRANCE, TACTICS
from wtactics.rulesets.ava.told import asking as of_ava

SENTENCES: Final[dict[int, str]] = of_ava.SENTENCES | {
    verbs.ATTACK: "Attack a region, or go on.",
    verbs.BID: "{claim} Mark creatures of that Domain.",
    verbs.HOME: "Choose where {card} arrives: in your Front, or on top of a Domain.",
    verbs.BLOCK: "Choose your defenders: any of your Front, or the tops of your Domains, who do not strike back.",
}
ORDERING: Final = "Lay your regions in the order in which they shall be active. Which comes next?"


def asking(view: RegionsView) -> str:
    """What this seat is asked, nothing where it is not."""
    if not view.mine:
        return ""
    moment, verb = of_ava.window(view), first_verb(view)
    if moment is not None:
        return of_realms.asked(view, SENTENCES, moment, {})
    if view.turn == 0 and verb == verbs.PICK:
        return ORDERING
    if view.phase == ENTRANCE and verb == verbs.PLAY:
        return "Play creatures, or go on."
    if verb in (verbs.YES, verbs.NO) and len(chain_data(view)) == 0:
        return reward(view) if view.phase == TACTICS else capital(of_ava.of_rules(view))
    return of_realms.asked(view, SENTENCES, None, {})


def reward(view: RegionsView) -> str:
    """AVA-REGION-17 What the winner of a bid may take."""
    may = any(what_of(o) == verbs.YES for o in view.options())
    either = "a benefit of your region until the end of this turn, or 1 VP" if may else "1 VP"
    return f"You have won the bid for {DISCIPLINES[other_of(view.options()[0])]}. Take {either}."
