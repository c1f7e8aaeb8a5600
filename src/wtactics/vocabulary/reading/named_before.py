"""Named before: whom an ability picks, and its price would make one who can be picked, is named before that is paid."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Price, Target
from wtactics.engine.places import GRAVE
from wtactics.vocabulary.deeds.marking import Unmark
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.limits import UseDue
from wtactics.vocabulary.things.meaning import You
from wtactics.vocabulary.things.picking import Pick

PAIR: Final = 2


def named_before(reading: Reading, steps: Steps, price: Price | None) -> Target | None:
    """SLOT-ABIL-31 The one whom it unmarks, or the one out of a graveyard; what is picked so is a target in such games."""
    if price is None or reading.lexicon.raided or reading.targets or len(steps) != PAIR:
        return None
    pick, deed = steps
    if type(pick) is not Pick or not isinstance(pick.players, You) or (pick.least, pick.most) != (1, 1):
        return None
    if pick.linked or pick.cost is not None or pick.slot.by_chance or getattr(deed, "things", None) is not pick.slot:
        return None
    if all(isinstance(due, UseDue) for due in price.dues) or any(due.at >= 0 for due in price.dues):
        return None  # nothing is paid, or the text speaks of what has been paid
    noun = pick.noun
    buried = isinstance(noun, CardNoun) and noun.where == GRAVE
    return Target(noun) if buried or isinstance(deed, Unmark) else None
