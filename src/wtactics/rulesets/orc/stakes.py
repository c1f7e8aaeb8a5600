"""What a quest takes of whoever accepts it: what comes back, and what does not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Due, Statement
from wtactics.engine.places import CardId
from wtactics.rulesets.orc.pacts import agreed
from wtactics.rulesets.orc.questing import Questing
from wtactics.vocabulary.sentences.dues import DiscardDue


class Escrow(Statement):
    """ORC-QUEST-29, ORC-QUEST-32 What is paid on accepting, and comes back on completing: gold, influence, hand cards."""

    def __init__(self, gold: i64, influence: i64, cards: i64, hidden: bool) -> None:
        self.gold: Final = gold
        self.influence: Final = influence
        self.cards: Final = cards
        self.hidden: Final = hidden

    def text(self) -> str:
        parts = [f"{self.gold} gold"] if self.gold > 0 else []
        parts += [f"{self.influence} influence"] if self.influence > 0 else []
        if self.cards > 0:
            many = "a card" if self.cards == 1 else f"{self.cards} cards"
            parts.append(f"{many} from your hand{', face down' if self.hidden else ''}")
        return f"escrow: {' and '.join(parts)}"


class Entry(Statement):
    """ORC-QUEST-14 What else is given by whoever accepts it, and does not come back."""

    def __init__(self, dues: list[Due]) -> None:
        self.dues: Final = dues

    def text(self) -> str:
        return f"to accept this quest, {' and '.join(due.text() for due in self.dues)}"


def escrow_of(t: Questing, quest: CardId) -> Escrow | None:
    """ORC-QUEST-29 What is to be paid on accepting and comes back."""
    said = agreed(t, quest, Escrow)
    return said if isinstance(said, Escrow) else None


def entry_of(t: Questing, quest: CardId) -> list[Due]:
    """ORC-QUEST-14 What else is given by whoever accepts it, one thing at a time."""
    said = agreed(t, quest, Entry)
    return [due for due in said.dues for _ in range(due.count)] if isinstance(said, Entry) else []


def cards_of_entry(t: Questing, quest: CardId) -> i64:
    """How many hand cards that takes."""
    n: i64 = 0
    for due in entry_of(t, quest):
        n += i64(isinstance(due, DiscardDue))
    return n
