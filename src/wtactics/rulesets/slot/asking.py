"""The open question of SLOT in a sentence to the player who is asked, beside the table that he sees."""

from __future__ import annotations

from typing import Final

from wtactics.engine.places import NOBODY, card_of, what_of
from wtactics.engine.telling import chain_data
from wtactics.kits import verbs
from wtactics.rulesets.slot.layout import window
from wtactics.rulesets.slot.terms import ACTION_STEP
from wtactics.rulesets.slot.view import SlotView
from wtactics.rulesets.slot.words import question

# By the verb of the first option that is not to pass; {card} is what speaks, {text} what it says.
SENTENCES: Final[dict[int, str]] = {
    verbs.PASS: "Go on?",
    **dict.fromkeys((verbs.ATTACK, verbs.REST), "Attack, rest or use abilities; or end your turn."),
    verbs.ACTIVATE: "Use abilities, or go on.",
    verbs.MOVE: "Move creatures one step each, or go on.",
    verbs.TARGET: "Choose a target for {card}.",
    verbs.GIVE: "{left} to pay: choose who is spent or marked for it.",
    verbs.PICK: "{card}{text}: choose one.",
    **dict.fromkeys((verbs.YES, verbs.NO), "{card}{text}: do you want that?"),
    verbs.LAY: "Add a creature of your deck in an empty slot.",
    verbs.ORDER: "Several abilities have triggered: which happens next?",
    verbs.BRANCH: "{card}: choose one of the ways.",
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
        words = question(view._slot).partition(": ")[2]  # noqa: SLF001  # it names who fights, which everybody sees
        return words[:1].upper() + words[1:]
    if verb == verbs.LAY and view.left_to_lay() > 0:
        return f"Lay {view.left_to_lay()} more face down: choose a creature, then a slot."
    about = {"card": newest(view), "text": newest_text(view), "thing": first_thing(view), "left": view.to_pay()}
    words = SENTENCES[verb].format(**about)
    return words[:1].upper() + words[1:]


def first_verb(view: SlotView) -> int:
    """What the question is about."""
    for o in view.options():
        if what_of(o) != verbs.PASS:
            return int(what_of(o))
    return verbs.PASS


def first_thing(view: SlotView) -> str:
    """The card of the first option, where it names one that this seat sees."""
    thing = int(card_of(view.options()[0]))
    return view.library.names[view.printed(thing)] if view.sees(thing) else "it"


def newest(view: SlotView) -> str:
    """The card of the ability that is carried out."""
    chain = chain_data(view)
    source = chain[-1]["source"] if len(chain) > 0 else NOBODY
    return view.library.names[view.printed(source)] if source != NOBODY and view.sees(source) else "this creature"


def newest_text(view: SlotView) -> str:
    """What that card says, in brackets."""
    chain = chain_data(view)
    ability = chain[-1]["ability"] if len(chain) > 0 else NOBODY
    return f" ({view.library.abilities[ability].text})" if ability != NOBODY else ""
