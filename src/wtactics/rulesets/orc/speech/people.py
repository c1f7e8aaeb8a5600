"""Players, as ORC's cards speak of them."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Phrase
from wtactics.vocabulary.things.mentioning import his_controller

PHRASES: Final = [
    Phrase("he_player", '"the" "player" "that" "played" again', his_controller,
           ["Counter target event unless the player who played it discards a card."]),
]  # fmt: skip
