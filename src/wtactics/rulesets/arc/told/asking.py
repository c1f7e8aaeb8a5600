"""The open question of ARC in a sentence to the player who is asked, beside the table that he sees."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import DISCIPLINES, other_of, what_of
from wtactics.kits import verbs
from wtactics.kits.sentences import capital
from wtactics.kits.told.asking import ASKED, first_verb, newest, newest_text
from wtactics.rulesets.arc.told.layout import window
from wtactics.rulesets.arc.told.words import NAMES
from wtactics.rulesets.arc.view import ArcView

# By the verb of the first option that is not to pass; {card} is what the newest play belongs to, {text} what it says.
SENTENCES: Final[dict[int, str]] = ASKED | {
    **dict.fromkeys((verbs.PLAY, verbs.ACTIVATE, verbs.MOVE), "Play cards, use abilities or move creatures; or go on."),
    verbs.CLAIM: "Claim a discipline, or go on.",
    verbs.BID: "{claim} Mark residents of your cities: their costs are added up.",
    verbs.NUMBER: "Choose X for {card}.",
    verbs.PAY: "Choose the gems that pay for {card}.",
    verbs.DRAW: "Draw cards or lay resource cards: two in all.",
    verbs.LAY: "Choose a card of your hand to become a resource card.",
    verbs.COLOUR: "Which faction's gem will it give?",
    verbs.ATTACK: "Attack a city or an army, or go on.",
    verbs.SEND: "Choose your attackers, in the order of their combats.",
    verbs.HOME: "Choose where {card} arrives.",
    verbs.FOUND: "Choose a city of the discipline {discipline} to begin with: {nth} of {cities}.",
    verbs.ORDER: "Several abilities have triggered: which goes on the chain next?",
}
MOMENTS: Final[dict[str, str]] = {
    "their-play": "{card} waits on the chain. Do you respond?",
    "my-play": "{card} is yours and waits on the chain. Do you respond to it?",
    "attacked": "You are attacked by {attackers}. Do you respond before you name defenders?",
    "defence": "{combat} Do you respond?",
    "my-attack": "You attack. Do you respond before defenders are named?",
    "my-combat": "{combat} Do you respond?",
    "their-fight": "Others fight. {combat} Do you respond?",
    "empty-claim": "Claim a discipline, or go on; nobody in your cities could bid.",
    "bids": "{claim} Do you respond?",
    "my-phase": "This phase of your turn ends. Do you respond?",
    "their-phase": "This phase ends. Do you respond?",
    "their-turn": "This turn ends. Do you respond?",
}


def asking(view: ArcView) -> str:
    """What this seat is asked, nothing where it is not."""
    if not view.mine:
        return ""
    moment = window(view)
    template = SENTENCES[first_verb(view)] if moment is None else MOMENTS[moment]
    nth = discipline(view)
    return capital(template.format(
        card=newest(view, NAMES.noun), text=newest_text(view), discipline=DISCIPLINES[nth], nth=nth + 1,
        cities=len(DISCIPLINES), attackers=view.named_attackers(), combat=view.combat(), claim=view.claim(),
    ))  # fmt: skip


def discipline(view: ArcView) -> int:
    """ARC-SETUP-01 Of which discipline a city is founded now: one of each, in their order; the first where none is."""
    for o in view.options():
        if what_of(o) == verbs.FOUND:
            return int(other_of(o))
    return 0
