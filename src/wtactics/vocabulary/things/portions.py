"""Portions: which of many are meant, however it is said: any two, any one, as many as you like, all but this one."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Everyone, Things, This
from wtactics.vocabulary.things.mentioning import an, any_number, some, target, targets


def but_this(reading: Reading, *_self: Things) -> Detail:
    return Detail("other_than", This(reading.word))


def others(reading: Reading) -> Things:
    """Each other player is an opponent of yours, where no other player was spoken of."""
    if reading.speaks_of_people():
        raise Misread("whose others they are", "each other player")
    return reading.tell(Everyone(True))


def both_players(reading: Reading) -> Things:
    """Both are all, where no two were spoken of."""
    if reading.speaks_of_people():
        raise Misread("each player, or them", "both players")
    return reading.tell(Everyone(False))


PHRASES: Final = [
    Phrase("chosen", '"any" many (thing_nouns | held_nouns)', some),
    Phrase("aimed", '"any" many "target" (thing_nouns | held_nouns)', targets),
    Phrase("chosen", '("exactly" | "any") "one" (thing_noun | held_noun) | "any" held_noun', an),
    Phrase("aimed", '("exactly" | "any" | "exactly" "one" | "any" "one") "target" (thing_noun | held_noun)', target),
    Phrase("chosen", '"as" "many" (thing_nouns | held_nouns) "as" "you" ("like" | "want" | "wish" | "choose")', any_number),
    Phrase("post", '("but" | "other" "than") "this" "one"? | "but" self', but_this),
    Phrase("players", '"each" "other" "player"', others),
    Phrase("players", '"both" "players"', both_players),
]  # fmt: skip
