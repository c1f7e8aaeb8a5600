"""What is asked in a few words, and what options are called, as far as every ruleset calls them so."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import Option, card_of, other_of, what_of
from wtactics.engine.table import Table
from wtactics.kits import verbs
from wtactics.kits.texts import which_ability, which_trigger, which_way

# What is asked, by the verb of the first option that is not to pass.
ASKED: Final[dict[int, str]] = {
    verbs.PASS: "go on?",
    **dict.fromkeys((verbs.PLAY, verbs.ACTIVATE), "what to do next?"),
    verbs.TARGET: "which target?",
    verbs.PICK: "which one?",
    **dict.fromkeys((verbs.YES, verbs.NO), "yes or no?"),
    verbs.BRANCH: "which of these?",
    verbs.GIVE: "what to give?",
    verbs.SEND: "who attacks next?",
    verbs.BLOCK: "who defends, and against whom?",
    verbs.DISCARD: "which card to discard?",
}


def phrased(t: Table, answer: Option, names: dict[int, str]) -> str:
    """What an option is called, when its things are called so: most often its verb, and the name of its thing."""
    what, thing, other = what_of(answer), card_of(answer), other_of(answer)
    if what == verbs.PASS:
        return "done"
    if what == verbs.ACTIVATE:
        return f"use {names[thing]}{which_ability(t, thing, other)}"
    if what == verbs.ORDER:
        return f"trigger of {names[thing]}{which_trigger(t, answer)}"
    if what == verbs.BRANCH:
        return f"choose: {which_way(t, other)}"
    if what == verbs.NUMBER:
        return f"number {other}"
    if what in (verbs.YES, verbs.NO, verbs.RECYCLE):
        return verbs.NAMES[what]
    assert t.names_thing(what), f"no words for option {what}"
    return f"{verbs.NAMES[what]} {names[thing]}"
