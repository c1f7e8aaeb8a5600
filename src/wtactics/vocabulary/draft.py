"""A text while it is read: its targets, picks and mentions so far. Builders of phrases ask it, and tell it what they found."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import Ability, Noun, Target
from wtactics.language.phrase import Misread
from wtactics.vocabulary.things import MOST_SEATS, Again, Everyone, KeeperOf, Slot, They, Things, This, You


class Draft:
    """One ability in the making; what is said later may refer to what was said before."""

    def __init__(self, word: str, before: Draft | None = None, traits: list[str] | None = None) -> None:
        self.word: Final = word  # what "this ..." is called here: creature, city, card
        self.traits: Final[list[str]] = traits if traits is not None else (before.traits if before else [])
        self.targets: Final[list[Target]] = []
        self.aimed: Final[list[Slot]] = []  # what the targets are, in their order
        self.picked: Final[list[Slot]] = []
        self.pending: list[Any] = []  # picks that must be made before the deed that speaks of them
        self.mentions: Final[list[Mention]] = []
        self.granted: Final[list[Ability]] = before.granted if before is not None else []
        self.actor: Things | None = None  # the subject of the clause that is read, None for an order
        self.until: i64 = -1  # the time said in the clause that is read, -1 if none

    # ---- for builders of verbs

    def doer(self) -> Things:
        """Who does it: the subject, or the card itself where none is named."""
        return self.actor if self.actor is not None else This(self.word)

    def players(self) -> Things:
        """The players who do it: the subject, or you where none is named."""
        if self.actor is None:
            return You()
        if not self.actor.people():
            raise Misread("a player", self.actor.text())
        return self.actor

    def subject(self) -> Things:
        """The cards (or players) of which something is said."""
        if self.actor is None:
            raise Misread("a subject", "none")
        return self.actor

    def time(self, default: i64 = THIS_TURN) -> i64:
        """How long it lasts: as said, or this long."""
        return self.until if self.until >= 0 else default

    def target(self, noun: Noun, words: str, least: i64 = 1, most: i64 = 1, another: bool = False) -> Slot:
        """Something that is chosen when the text is announced."""
        slot = Slot(words, most, is_person(noun), most > 1)
        self.targets.append(Target(noun, least, most, another))
        self.aimed.append(slot)
        self.mention(slot, noun)
        return slot

    def pick(self, noun: Noun, words: str, least: i64 = 1, most: i64 = 1) -> Slot:
        """Something that whoever acts chooses when the deed is done: a creature, two cards, up to three Elves."""
        from wtactics.vocabulary.picking import Pick

        chooser: Things = self.actor if self.actor is not None and self.actor.people() else You()
        alone = not isinstance(chooser, Everyone | KeeperOf)
        slot = Slot(words, most if alone else most * MOST_SEATS, is_person(noun), most > 1)
        self.picked.append(slot)
        self.pending.append(Pick(chooser, noun, least, most, slot))
        self.mention(slot, noun)
        return slot

    def actor_he(self) -> Things:
        """Whose things a pick is among: yours, or those of whoever has his turn to pick."""
        return You() if self.actor is None or isinstance(self.actor, You) else They()

    def grant(self, ability: Ability) -> Ability:
        """An ability that an effect gives or says for a while; the library numbers it."""
        self.granted.append(ability)
        return ability

    def mention(self, things: Things, noun: Noun | None, sort: str = "") -> None:
        """These can be called it, that creature, those cards from now on."""
        self.mentions.append(Mention(things, sort or (sort_of(noun) if noun is not None else "card")))


class Mention:
    """Things that were spoken of, and what they were called."""

    def __init__(self, things: Things, sort: str) -> None:
        self.things: Final = things
        self.sort: Final = sort  # creature, city, card, player ...


def is_person(noun: Noun) -> bool:
    """Does the noun mean players only?"""
    return sort_of(noun) == "player"


def sort_of(noun: Noun) -> str:
    """What the things of a noun are called when they are spoken of again."""
    return noun.text(False).split()[-1]


__all__ = ["Again", "Draft", "Mention"]
