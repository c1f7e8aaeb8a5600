"""The open question of SLOT in a sentence to the player who is asked, beside the table that he sees."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, card_of
from wtactics.kits import verbs
from wtactics.kits.sentences import capital
from wtactics.kits.told.asking import ASKED, first_verb, newest, newest_text
from wtactics.rulesets.slot.rows import BEARER
from wtactics.rulesets.slot.terms import ACTION_STEP
from wtactics.rulesets.slot.told.layout import window
from wtactics.rulesets.slot.told.words import NAMES, question
from wtactics.rulesets.slot.view import SlotView

# By the verb of the first option that is not to pass; {card} is what speaks, {text} what it says.
SENTENCES: Final[dict[int, str]] = ASKED | {
    **dict.fromkeys((verbs.ATTACK, verbs.REST), "Attack, rest or use abilities; or end your turn."),
    verbs.ACTIVATE: "Use abilities, or go on.",
    verbs.MOVE: "Move creatures one step each, or go on.",
    verbs.GIVE: "{left} to pay: choose who is spent or marked for it.",
    verbs.LAY: "Add a creature of your deck in an empty slot.",
    verbs.ORDER: "Several abilities have triggered: which happens next?",
    verbs.RECRUIT: "Recruit creatures, or go on.",
    verbs.PLACE: "Choose an empty slot for {thing}.",
    verbs.REVEAL: "Choose which of your creatures you turn up.",
    **dict.fromkeys((verbs.UPKEEP, verbs.REFUSE), "Pay the upkeep of your creatures, or give them up."),
    verbs.SHAPE: "Choose whose creatures are marked for it: touch one of them.",
}
MOMENTS: Final[dict[str, str]] = {
    "their-ability": "An ability was used. Do you use one, too?",
    "my-ability": "Your opponent has answered. Do you use another ability?",
    "defence": "You are attacked. {battle} Do you use an ability first?",
    "my-attack": "{battle} Do you use an ability first?",
}


def asking(view: SlotView) -> str:
    """What this seat is asked, nothing where it is not."""
    if not view.mine:
        return ""
    moment = window(view)
    if moment is not None:
        return MOMENTS[moment].format(battle=view.battle())
    verb = first_verb(view)
    if verb == verbs.ACTIVATE and view.phase == ACTION_STEP:
        return "Use abilities, or end your turn."
    if verb == verbs.NUMBER:  # SLOT-GROUP-11
        return capital(question(view._slot).partition(": ")[2])  # noqa: SLF001  # it names who fights, which everybody sees
    if verb == verbs.SHAPE and view._slot.bill[BEARER] == NOBODY:  # noqa: SLF001  # what is paid everybody sees
        return "Choose a row or a column: touch one of its creatures."
    if verb == verbs.LAY and view.left_to_lay() > 0:
        return f"Lay {view.left_to_lay()} more face down: choose a creature, then a slot."
    about = {
        "card": newest(view, NAMES.noun),
        "text": newest_text(view),
        "thing": first_thing(view),
        "left": view.to_pay(),
    }
    return capital(SENTENCES[verb].format(**about))


def suggests(view: SlotView) -> bool:
    """Does a newcomer want advice? Who lays an army does."""
    return view.mine and view.turn == 0


def first_thing(view: SlotView) -> str:
    """The card of the first option, where it names one that this seat sees."""
    thing = int(card_of(view.options()[0]))
    return view.library.names[view.printed(thing)] if view.sees(thing) else "it"
