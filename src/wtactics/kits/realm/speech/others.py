"""Other players in words: your opponents, or on an enchantment all but whoever has what it is attached to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.needs import SPELLS
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.pricing import Payer, pays_opponents
from wtactics.vocabulary.things.meaning import Everyone, Host, KeeperOf, Things, This
from wtactics.vocabulary.things.portions import others


class OtherPlayers(PlayerNoun):
    """Players other than this one."""

    def __init__(self, things: Things) -> None:
        super().__init__()
        self.things: Final = things

    def fits(self, t: Table, thing: Thing) -> bool:
        return super().fits(t, thing) and not self.things.has(t, thing)

    def depends(self) -> i64:
        return self.things.depends()

    def text(self, many: bool) -> str:
        return f"player{'s' if many else ''} other than {self.things.text()}"


def all_but(reading: Reading, player: Things) -> Payer:
    return Payer(Everyone(False, OtherPlayers(player)))


def others_than_its_own(reading: Reading) -> Payer:
    """Others than whoever has the cards of which it is said."""
    things = reading.subject()
    noun = reading.noun_of(things)
    if isinstance(things, Host):
        return all_but(reading, things if things.people() else KeeperOf(things, False))
    if isinstance(things, This) or (isinstance(noun, CardNoun) and noun.whose == YOURS):
        return pays_opponents(reading)
    raise Misread("cards of one player", things.text())


def of_others(reading: Reading) -> Detail:
    """On an enchantment nobody could tell whose others they are."""
    if reading.word == "enchantment":
        raise Misread("whose others they are", "other players")
    others(reading)
    return Detail("whose", OPPONENTS)


def his_cards(reading: Reading) -> Payer:
    return Payer(reading.he())


OTHERS: Final = '("other" "players" | "another" "player")'
PHRASES: Final = [
    Phrase("whose_are", OTHERS, others_than_its_own,
           ["This creature can't be targeted by events or abilities of other players."], needs=SPELLS),
    Phrase("opponents_have", '("other" "players" | "another" "player") ("control" | "controls")', others_than_its_own,
           needs=SPELLS),
    Phrase("card_payer", '("each" | "any") "player" "other" "than" he_player', all_but,
           ["Cards each player other than target player plays cost 1 more this turn."]),
    Phrase("whose_cards", '"his" | "their"', his_cards, ["Attach to a player. His maximum hand size is 5."]),
    Phrase("of_somebody", OTHERS, of_others, ["All creatures of other players get -1/-0."]),
    Phrase("holder", '"other" "players" "control" | "another" "player" "controls"', of_others,
           ["Creatures other players control get -1/-0."]),
]  # fmt: skip
