"""The open question of ORC in a sentence to the player who is asked, beside the table that he sees."""

from __future__ import annotations

from typing import Final

from wtactics.kits import verbs
from wtactics.kits.sentences import capital, counted, seat_slot
from wtactics.kits.told.asking import ASKED, first_verb, newest, newest_text
from wtactics.rulesets.orc.terms import DISCARD_PHASE, ENTRANCE
from wtactics.rulesets.orc.told.windows import MOMENTS, window
from wtactics.rulesets.orc.told.words import NAMES
from wtactics.rulesets.orc.view import OrcView

# By the verb of the first option that is not to pass; {card} is what the newest play belongs to, {text} what it says.
SENTENCES: Final[dict[int, str]] = ASKED | {
    **dict.fromkeys(
        (verbs.PLAY, verbs.ACTIVATE, verbs.LAY, verbs.RECYCLE, verbs.MAKE, verbs.ACCEPT, verbs.ABANDON, verbs.REASSIGN),
        "Play cards (creatures later, at Entrance), use abilities, lay a resource, see to quests and equipment; or go on.",
    ),
    **dict.fromkeys((verbs.MOVE, verbs.ATTACK), "Move creatures, or attack, or go on."),
    verbs.VETO: "Veto a quest of {owner}'s quest deck, which removes it from the game; {left} more after it.",
    verbs.NUMBER: "Choose a number for {card}.",
    verbs.REGAIN: "Choose the resource cards that you take into your hand: {recycled} in all.",
    verbs.HOME: "Choose the front for {card}.",
    verbs.SEND: "Choose who attacks, and go on when all are named.",
    verbs.FIGHT: "Choose which combat comes next.",
    verbs.ORDER: "Several abilities have triggered: which comes first?",
    verbs.WEAR: "Choose the equipment that is used.",
    verbs.UNASSIGN: "Unassign creatures, or go on.",
    verbs.PICK_UP: "Do you respond?",
    verbs.EXPIRE: "A quest has lain too long: which one goes?",
    **dict.fromkeys((verbs.UPKEEP, verbs.REFUSE), "Pay your upkeep, or bear what it says."),
}
MULLIGAN: Final = "Do you take all cards of your hand back, and draw anew?"
SECOND: Final = "Do you draw a second card?"
DISCARD: Final = "You end your turn with at most {kept} in hand: choose a card to discard."
ENTER: Final = "Bring creatures into your fronts, or go on."


def asking(view: OrcView) -> str:
    """What this seat is asked, nothing where it is not."""
    if not view.mine:
        return ""
    if (moment := window(view)) is not None:
        return capital(MOMENTS[moment].format(
            card=newest(view, NAMES.noun), attackers=view.named_attackers(), combat=view.combat(),
        ))  # fmt: skip
    verb = first_verb(view)
    if view.is_asked_for_mulligan():
        return MULLIGAN
    if view.is_asked_for_second_card():
        return SECOND
    template = SENTENCES[verb]
    if verb == verbs.PLAY and view.phase == ENTRANCE:
        template = ENTER
    if verb == verbs.DISCARD and view.phase == DISCARD_PHASE:
        template = DISCARD
    if verb == verbs.NUMBER and view.divides():
        return view.division()
    return capital(template.format(
        card=newest(view, NAMES.noun), text=newest_text(view), owner=seat_slot(view.vetoed()), left=view.vetoes_left(),
        recycled=view.recycled(), kept=counted(view.hand_limit(), "card"),
    ))  # fmt: skip
