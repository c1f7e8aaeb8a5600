"""What was found at an end of a pile: a card that a text goes on to speak of, wherever it goes."""

from __future__ import annotations

from wtactics.vocabulary.things.meaning import Slot


class EndSlot(Slot):
    """The cards that were found there."""
