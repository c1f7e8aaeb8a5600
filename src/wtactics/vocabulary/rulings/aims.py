"""What can be aimed at: of what nobody attacks, defends or enters in a game, no ruling says that it can't be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ATTACK, DEFEND, ENTER, MOVE, Noun
from wtactics.engine.places import AVATAR, CITY, CREATURE, TYPES
from wtactics.language.phrase import Misread
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.players import Either, PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, OfPeople
from wtactics.vocabulary.things.meaning import Things, This, Together, article

ATTACKERS: Final = 1 << CREATURE | 1 << AVATAR  # against whom somebody defends


def refuse_beyond(reading: Reading, act: Act, aim: Things | Noun) -> None:
    """Refuse to speak of attacking, defending or entering what nobody ever attacks, defends or enters; by players nothing
    is done but by their cards.
    """
    refuse_people(reading, act, aim)
    if act.words.endswith(" by") and (aim.people() if isinstance(aim, Things) else isinstance(aim, PlayerNoun)):
        raise Misread("cards", aim.text() if isinstance(aim, Things) else aim.text(True))
    if act.is_meant(ATTACK) or act.place:
        types = reading.lexicon.attacked  # and the army
    elif act.is_meant(ENTER) or act.is_meant(MOVE):
        types = 1 << CITY
    elif act.is_meant(DEFEND) and not act.words.endswith(" by"):
        types = ATTACKERS
    else:
        return
    if not may_be(reading, types, aim):
        found = aim.text() if isinstance(aim, Things) else aim.text(True)
        raise Misread(" or ".join(article(word) for i, word in enumerate(TYPES) if types >> i & 1 == 1), found)


def attacked(act: Act, aim: Things) -> Things:
    """Who can't attack a player can attack neither his army nor his cities (ARC-CONFLICT-02, AVA-CONFLICT-02)."""
    return OfPeople(aim) if act.is_meant(ATTACK) and aim.people() and not act.words.endswith(" by") else aim


def refuse_people(reading: Reading, act: Act, aim: Things | Noun) -> None:
    """Refuse to speak of attacking players where only cards are attacked."""
    people = aim.people() if isinstance(aim, Things) else isinstance(aim, PlayerNoun)
    if people and act.is_meant(ATTACK) and not reading.lexicon.raided:
        raise Misread("a creature", aim.text() if isinstance(aim, Things) else aim.text(True))


def may_be(reading: Reading, types: i64, meant: Things | Noun) -> bool:
    """Can any of the things be of these types, as far as its words tell?"""
    if isinstance(meant, This):
        return meant.word not in TYPES or types >> TYPES.index(meant.word) & 1 == 1
    if isinstance(meant, Together):
        return may_be(reading, types, meant.first) or may_be(reading, types, meant.second)
    noun = reading.noun_of(meant) if isinstance(meant, Things) else meant
    if isinstance(noun, Either):
        noun = noun.cards
    return not isinstance(noun, CardNoun) or noun.types_meant & types != 0
