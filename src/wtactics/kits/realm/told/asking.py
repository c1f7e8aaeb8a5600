"""The open question of a realm in a sentence to the player who is asked, beside the table that he sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wtactics.kits import verbs
from wtactics.kits.realm.told.moments import MOMENTS
from wtactics.kits.realm.view import RealmView
from wtactics.kits.sentences import capital
from wtactics.kits.told.asking import ASKED, first_verb, newest, newest_text

# By the verb of the first option that is not to pass; {card} is what the newest play belongs to, {text} what it says.
SENTENCES: Final[dict[int, str]] = ASKED | {
    **dict.fromkeys((verbs.PLAY, verbs.ACTIVATE, verbs.MOVE), "Play cards, use abilities or move creatures; or go on."),
    verbs.CLAIM: "Claim a discipline, or go on.",
    verbs.NUMBER: "Choose X for {card}.",
    verbs.ATTACK: "Attack a city or an army, or go on.",
    verbs.SEND: "Choose your attackers, in the order of their combats.",
    verbs.HOME: "Choose where {card} arrives.",
    verbs.ORDER: "Several abilities have triggered: which goes on the chain next?",
}


def asked(view: RealmView, sentences: Mapping[int, str], moment: str | None, more: Mapping[str, object]) -> str:
    """What this seat is asked: by the kind of the window, else by what it chooses."""
    template = sentences[first_verb(view)] if moment is None else MOMENTS[moment]
    return capital(template.format(
        card=newest(view, "card"), text=newest_text(view), attackers=view.named_attackers(), combat=view.combat(),
        claim=view.claim(), **more,
    ))  # fmt: skip
