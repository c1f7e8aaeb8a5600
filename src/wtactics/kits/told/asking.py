"""The open question in a sentence to the player who is asked, as far as every ruleset asks it so."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, what_of
from wtactics.engine.telling import chain_data
from wtactics.engine.view import View
from wtactics.kits import verbs

# By the verb of the first option that is not to pass; {card} is what the newest play belongs to, {text} what it says.
ASKED: Final[dict[int, str]] = {
    verbs.PASS: "Go on?",
    verbs.TARGET: "Choose a target for {card}.",
    verbs.PICK: "{card}{text}: choose one.",
    **dict.fromkeys((verbs.YES, verbs.NO), "{card}{text}: do you want that?"),
    verbs.BRANCH: "{card}: choose one of the ways.",
    verbs.GIVE: "Choose what you give for {card}.",
    verbs.BLOCK: "Choose who defends, and against whom.",
    verbs.DISCARD: "Choose a card to discard.",
}


def first_verb(view: View) -> int:
    """What the question is about."""
    for o in view.options():
        if what_of(o) != verbs.PASS:
            return int(what_of(o))
    return verbs.PASS


def newest(view: View, noun: str) -> str:
    """The card of the newest play on the chain; this card, or whatever cards are, where the view does not see it."""
    chain = chain_data(view)
    source = chain[-1]["source"] if len(chain) > 0 else NOBODY
    return view.library.names[view.printed(source)] if source != NOBODY and view.sees(source) else f"this {noun}"


def newest_text(view: View) -> str:
    """What that card says, in brackets."""
    chain = chain_data(view)
    ability = chain[-1]["ability"] if len(chain) > 0 else NOBODY
    return f" ({view.library.abilities[ability].text})" if ability != NOBODY else ""
