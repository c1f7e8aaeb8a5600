"""Forfeits: deeds by which one gives something of one's own, so that behind the mark sign they are more of the price."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Noun
from wtactics.vocabulary.deeds.death import Sacrifice
from wtactics.vocabulary.deeds.hands import Discard
from wtactics.vocabulary.deeds.marking import Mark
from wtactics.vocabulary.nouns.cards import ANYONES, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.meaning import You, article
from wtactics.vocabulary.things.mentioning import renewed, so_many
from wtactics.vocabulary.things.picking import Pick

PAIR: Final = 2  # a forfeit is two steps: what is given is picked, then given


def begins_with_forfeit(steps: Steps) -> bool:
    """Is first something of one's own marked, sacrificed or discarded, and then something else done?"""
    if len(steps) <= PAIR:
        return False
    pick, deed = steps[0], steps[1]
    if not isinstance(pick, Pick) or not isinstance(deed, Mark | Sacrifice | Discard) or deed.things is not pick.slot:
        return False
    return isinstance(pick.players, You) and pick.least == pick.most and is_said_so(pick)


def is_said_so(pick: Pick) -> bool:
    """Is it said in the words in which a price says it: a card, two Elves you control?"""
    noun = pick.noun
    if not isinstance(noun, CardNoun) or noun.whose != YOURS:
        return False
    anyones = renewed(noun, Detail("whose", ANYONES))
    in_hand = CardNoun(noun.sorts)
    return pick.slot.words in [words(each, int(pick.least)) for each in (noun, anyones, in_hand)]


def words(noun: Noun, n: int) -> str:
    """So many of it."""
    return article(noun.text(False)) if n == 1 else so_many(n, noun)
