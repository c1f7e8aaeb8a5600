"""Portions: which of many are meant, however it is said: any two, any one, as many as you like, all but this one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Noun, Number
from wtactics.engine.places import seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import structure
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.among import any_targets
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Everyone, Things, This, You
from wtactics.vocabulary.things.mentioning import an, any_number, same, some, target, targets, up_to


def but_this(reading: Reading, *_self: Things) -> Detail:
    return Detail("other_than", This(reading.word))


class OthersThan(Everyone):
    """All players but the one who was spoken of."""

    def __init__(self, player: Things) -> None:
        super().__init__(False)
        self.player: Final = player

    def means(self, t: Table, seat: i64) -> bool:
        return not self.player.has(t, seat_thing(seat))

    def text(self) -> str:
        return "each other player"


def others(reading: Reading) -> Things:
    """Each other player is an opponent of yours, where no other player was spoken of, or another than that one."""
    spoken = [mention.things for mention in reading.latest() if mention.things.people()]
    spoken += [reading.actor] if reading.actor is not None and reading.actor.people() else []
    players = [bare(things) for things in spoken]
    if all(isinstance(player, You) for player in players):
        return reading.tell(Everyone(True))
    if (
        any(player.many() or isinstance(player, You | Everyone) for player in players)
        or len(set(map(structure, players))) > 1
    ):
        raise Misread("whose others they are", "each other player")
    return reading.tell(OthersThan(spoken[0]))


def both_players(reading: Reading) -> Things:
    """Both are all, where no two were spoken of."""
    if reading.speaks_of_people():
        raise Misread("each player, or them", "both players")
    return reading.tell(Everyone(False))


def some_of_all(reading: Reading, noun: Noun, number: Number) -> Things:
    """Your creatures, up to two of them: some that you choose."""
    return up_to(reading, number, noun)


UP_TO: Final = (
    '(("but"? "up" "to" | "but"? ("at" "most" | "no" "more" "than")) number ("of" "them")?'
    ' (","? "of" "your" "choice" | ","? "that" "you" "choose")?)'
)
PHRASES: Final = [
    Phrase("chosen", f'(thing_nouns | owned_nouns | "all" thing_nouns) "," {UP_TO}', some_of_all,
           ["Unmark your creatures, up to two of them."]),
    Phrase("chosen", '"any" many (thing_nouns | held_nouns)', some),
    Phrase("aimed", '"any" many "target" (thing_nouns | held_nouns)', targets),
    Phrase("chosen", '"one" "of" "the" thing_nouns', an, ["Unmark one of the Elves you control."]),
    Phrase("chosen", 'many "of" "the" thing_nouns', some),
    Phrase("chosen", '("exactly" | "any") "one" (thing_noun | held_noun)', an),
    Phrase("any_one", '"any" (held_noun | thing_noun)', an),
    Phrase("cards", "any_one", same, ["Destroy any enchantment."]),
    Phrase("aimed", '("exactly" | "any" | "exactly" "one" | "any" "one") "target" (thing_noun | held_noun)', target),
    Phrase("chosen", '"as" "many" (thing_nouns | held_nouns) "as" "you" ("like" | "want" | "wish" | "choose")', any_number),
    Phrase("chosen", '"as" "many" "of" owned_nouns "as" "you" ("like" | "want" | "wish" | "choose")', any_number),
    Phrase("aimed", '"as" "many" "target" thing_nouns "as" "you" ("like" | "want" | "wish" | "choose")', any_targets,
           ["Mark as many target creatures as you like."]),
    Phrase("post", '("but" | "other" "than") "this" "one"? | "but" self', but_this),
    Phrase("players", '"each" "other" "player"', others,
           ["Target player draws a card. Each other player loses 1 victory point."]),
    Phrase("players", '"both" "players"', both_players),
]  # fmt: skip
