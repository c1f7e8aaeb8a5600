"""Belated: what is forbidden when it is under way already (ORC-COMBAT-34)."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import THIS_ATTACK, THIS_COMBAT, THIS_TURN
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.sorts import ATTACKING
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Happened, Things

NOW: Final = (THIS_TURN, THIS_ATTACK, THIS_COMBAT)


def refuse_late(reading: Reading, things: Things) -> None:
    """Who attacks already goes on attacking, whatever is forbidden then: that it no longer attacks is said otherwise."""
    if reading.time() not in NOW:
        return
    noun = reading.noun_of(things)
    sent = isinstance(bare(things), Happened) and "attacker" in reading.words_for(things)
    if sent or (isinstance(noun, CardNoun) and noun.sorts and all(sort.role == ATTACKING for sort in noun.sorts)):
        raise Misread('"is removed from combat" of who attacks already', "can't attack")
