"""The open question of AVA in a sentence to the player who is asked, beside the table that he sees."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import DISCIPLINES, other_of, what_of
from wtactics.engine.telling import chain_data
from wtactics.kits import verbs
from wtactics.kits.realm.told import asking as of_realms
from wtactics.kits.realm.told import moments
from wtactics.kits.sentences import capital
from wtactics.kits.told.asking import first_verb
from wtactics.rulesets.ava.terms import DISCARD_PHASE, DRAW_PHASE, ENTRANCE, TACTICS
from wtactics.rulesets.ava.view import AvaView

SENTENCES: Final[dict[int, str]] = of_realms.SENTENCES | {
    **dict.fromkeys(
        (verbs.PLAY, verbs.ACTIVATE, verbs.MOVE, verbs.LAY),
        "Play cards, use abilities, move a creature or your avatar, lay a resource card; or go on.",
    ),
    verbs.BID: "{claim} Mark residents of your cities.",
    verbs.PAY: "Choose the gold that pays for {card}.",
    verbs.COLOUR: "Which faction's gold will it give?",
    verbs.ROTATE: "Put the top of your cities deck to the bottom, or go on.",
}
ENTERING: Final = "Play creatures, and build the top city of your cities deck or rotate the deck; or go on."


def window(view: AvaView) -> str | None:
    """The kind of the window in which this seat is asked; None where it is asked what others would miss, or not at all."""
    return moments.window(view, DISCARD_PHASE)


def asking(view: AvaView) -> str:
    """What this seat is asked, nothing where it is not."""
    if not view.mine:
        return ""
    moment, verb = window(view), first_verb(view)
    if moment is None and view.phase == ENTRANCE and verb in (verbs.PLAY, verbs.ROTATE):
        return ENTERING
    if moment is None and verb in (verbs.YES, verbs.NO) and len(chain_data(view)) == 0:
        return capital(of_rules(view))
    return of_realms.asked(view, SENTENCES, moment, {})


def of_rules(view: AvaView) -> str:
    """AVA-TURN-07, AVA-TACT-06, AVA-AVATAR-07 What a rule asks with a yes and a no."""
    if view.phase == DRAW_PHASE:
        return "You have drawn a card. Do you draw a second one?"
    if view.phase == TACTICS:
        name = DISCIPLINES[other_of(view.options()[0])]
        may = any(what_of(o) == verbs.YES for o in view.options())
        either = f"the advantages of your {name} cities until the end of this turn, or 1 VP" if may else "1 VP"
        return f"You have won the bid for {name}. Take {either}."
    return f"{view.alongside()} Do you defend alongside?"
