"""Players and namesakes, as ORC's cards speak of them."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.places import CREATURE, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Phrase
from wtactics.vocabulary.conditions.judging import another_at_least
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase, union
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.mentioning import his_controller


class Namesake(Quality):
    """A card is called what the card is called that speaks."""

    def holds(self, t: Table, c: CardId) -> bool:
        return t.printed[c] == t.printed[t.me]

    def depends(self) -> int:
        return 0

    def behind(self) -> str:
        return "with the same name"


def another_namesake(reading: Reading, _name: str, *said: Detail) -> Any:
    sort = Sort(1 << CREATURE, word="creature") if reading.word == "creature" else Sort(word="card")
    return another_at_least(reading, union(reading, sort, Detail("quality", Namesake()), *said))


PHRASES: Final = [
    Phrase("he_player", '"the" "player" "that" "played" again', his_controller,
           ["Counter target event unless the player who played it discards a card."]),
    DetailPhrase("quality", '"with" "the" "same" "name"', "quality", Namesake()),
    Phrase("holding", '"another" SELF post*', another_namesake),
]  # fmt: skip
