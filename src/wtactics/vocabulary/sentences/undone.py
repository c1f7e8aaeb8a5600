"""What is still to be done: whoever must do something, or does it for a price, chooses what is changed by it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import HARM, MARKS
from wtactics.engine.places import CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread
from wtactics.vocabulary.deeds.averting import Proven
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.hands import DiscardAtRandom
from wtactics.vocabulary.deeds.harm import DealDamage, Repair
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.deeds.marking import Mark, Unmark
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import MARKED, UNMARKED, is_marked_so
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.things.picking import Pick


class Lies(Quality):
    """Unmarked, and so still to be marked; or the other way round."""

    def __init__(self, mark: i64) -> None:
        self.mark: Final = mark

    def holds(self, t: Table, c: CardId) -> bool:
        return is_marked_so(t.marked[c], self.mark)

    def depends(self) -> i64:
        return MARKS


class Hurt(Quality):
    """Damaged, and so still to be healed."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.harm[c] > 0

    def depends(self) -> i64:
        return HARM


def still_to_do(steps: Steps) -> Steps:
    """The steps, where unmarked cards are chosen to be marked, marked ones to be unmarked, damaged ones to be healed."""
    out = list(steps)
    for i, step in enumerate(steps):
        deed = steps[i + 1] if i + 1 < len(steps) else None
        if (
            type(step) is Pick
            and isinstance(deed, Mark | Unmark | Repair)
            and deed.things is step.slot
            and step.least > 0
        ):
            out[i] = among(step, left_by(deed))
    return out


def left_by(deed: Mark | Unmark | Repair) -> Quality:
    """What those are to whom it is still to be done."""
    return Hurt() if isinstance(deed, Repair) else Lies(UNMARKED if isinstance(deed, Mark) else MARKED)


def among(pick: Pick, quality: Quality) -> Pick:
    """The same choice among those of the cards that are so."""
    if not isinstance(pick.noun, CardNoun):
        return pick
    noun = renewed(pick.noun, Detail("quality", quality))
    return Pick(pick.players, noun, pick.least, pick.most, pick.slot, pick.cost, pick.linked, pick.whole)


def wholly(steps: Steps) -> Steps:
    """The steps, where a choice of several is made only if there are as many as it takes (ARC-PLAY-10, AVA-PLAY-09)."""
    return [whole(step) if type(step) is Pick else step for step in still_to_do(steps)]


def proven(steps: Steps) -> Steps:
    """What somebody may do instead, so that it is in the place of something; damage that is prevented was done."""
    if any(isinstance(step, DiscardAtRandom) for step in steps):
        raise Misread("what he can do only in full", "cards at random, which may be too few")
    steps = wholly(steps)
    deeds = [step for step in steps if isinstance(step, Deed)]
    if any(isinstance(deed, DealDamage) for deed in deeds):
        return steps
    return [Proven(step, step is deeds[0]) if isinstance(step, Deed) else step for step in steps]


def whole(pick: Pick) -> Pick:
    """The same choice, all of it or none."""
    if pick.least < 2 or pick.linked or pick.cost is not None:
        return pick
    return Pick(pick.players, pick.noun, pick.least, pick.most, pick.slot, whole=True)


def check_timed(reading: Reading, steps: Steps) -> None:
    """What an enchantment lets hold for no time that is said would hold always, which is no matter of a choice."""
    untimed = reading.heard < 0 and reading.lasted < 0 and any(isinstance(step, Declare | For) for step in steps)
    if untimed and reading.word == "enchantment" and reading.host is not None:
        raise Misread('a time such as "this turn", for what can be chosen or paid for', "none")
