"""The active player: whose turn it is, and who "he" is where it was said to be an opponent's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import TURNS
from wtactics.engine.places import Thing, seat_thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.conditions.meaning import DuringTurn
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import One, Things
from wtactics.vocabulary.things.mentioning import his_controller, his_owner


class Active(One):
    """The player whose turn it is."""

    def one(self, t: Table) -> Thing:
        return seat_thing(t.active)

    def depends(self) -> i64:
        return TURNS

    def text(self) -> str:
        return "the active player"

    def people(self) -> bool:
        return True


def active(reading: Reading) -> Things:
    return reading.tell(Active())


def told_whose(reading: Reading, yours: bool) -> None:
    """An opponent whose turn it is said to be can be spoken of, if no other player was."""
    if not yours and not reading.speaks_of_people():
        active(reading)


OF_WHICH: Final = "(again | enchanted_thing | self)"
PHRASES: Final = [
    Phrase("he_player", '"the" "active" "player"', active,
           ["Whenever this creature dies, the active player loses 1 victory point."]),
    Phrase("he_player", f'"the" "controller" "of" {OF_WHICH}', his_controller,
           ["Destroy target creature. The controller of that creature draws a card."]),
    Phrase("he_player", f'"the" "owner" "of" {OF_WHICH}', his_owner),
    Phrase("condition", '"you" "are" "the" "active" "player"', lambda reading: DuringTurn(True, [], "your turn"),
           ["If you are the active player, draw a card."]),
    Phrase("condition",
           '"an" "opponent" "is" "the" "active" "player" | "you" ("aren\'t" | "are" "not") "the" "active" "player"',
           lambda reading: DuringTurn(False, [], "an opponent's turn")),
]  # fmt: skip
