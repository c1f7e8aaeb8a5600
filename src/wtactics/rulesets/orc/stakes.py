"""What a quest takes of whoever accepts it: what comes back, and what does not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Due, Statement
from wtactics.engine.places import CardId, Seat, seat_thing
from wtactics.engine.prices import said_of
from wtactics.rulesets.orc.pacts import agreed
from wtactics.rulesets.orc.questing import Questing
from wtactics.rulesets.orc.terms import QUEST_FEES
from wtactics.vocabulary.sentences.dues import DiscardDue
from wtactics.vocabulary.things.meaning import Things


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


class ForAccepting(Statement):
    """ORC-QUEST-14 What another card says of accepting quests: which, and to whom; None means any."""

    def __init__(self, quest: Things | None, players: Things | None) -> None:
        self.quest: Final = quest
        self.players: Final = players

    def law(self) -> i64:
        return bit_of(QUEST_FEES)

    def concerns(self, t: Questing, seat: Seat, quest: CardId) -> bool:
        """Does it speak of the seat that accepts this quest?"""
        meant = self.quest is None or self.quest.has(t, quest)
        return meant and (self.players is None or self.players.has(t, seat_thing(seat)))


class EntryFor(ForAccepting):
    """ORC-QUEST-14 What whoever accepts it must give besides."""

    def __init__(self, dues: list[Due], quest: Things, players: Things | None) -> None:
        super().__init__(quest, players)
        self.dues: Final = dues

    def text(self) -> str:
        who = "a player" if self.players is None else self.players.text()
        quest = "a quest" if self.quest is None else self.quest.text()
        return f"to accept {quest}, {who} must {' and '.join(due.text() for due in self.dues)}"


class NoEscrow(ForAccepting):
    """ORC-QUEST-29 Nothing is set aside as escrow, and so nothing comes back."""

    def text(self) -> str:
        who = "players" if self.players is None else self.players.text()
        return f"{who} may accept {'quests' if self.quest is None else self.quest.text()} without escrow"


def escrow_of(t: Questing, seat: Seat, quest: CardId) -> Escrow | None:
    """ORC-QUEST-29 What the seat is to pay on accepting, and comes back."""
    said = agreed(t, quest, Escrow)
    if not isinstance(said, Escrow):
        return None
    waived = any(isinstance(statement, NoEscrow) for statement in said_by_others(t, seat, quest))
    return None if waived else said


def entry_of(t: Questing, seat: Seat, quest: CardId) -> list[Due]:
    """ORC-QUEST-14 What else is given by the seat if it accepts the quest, one thing at a time."""
    said = agreed(t, quest, Entry)
    dues = [*(said.dues if isinstance(said, Entry) else []), *dues_of_others(t, seat, quest)]
    return [due for due in dues for _ in range(due.count)]


def dues_of_others(t: Questing, seat: Seat, quest: CardId) -> list[Due]:
    """What texts of other cards ask of the seat for the quest."""
    found: list[Due] = []
    for statement in said_by_others(t, seat, quest):
        if isinstance(statement, EntryFor):
            found += statement.dues
    return found


def said_by_others(t: Questing, seat: Seat, quest: CardId) -> list[ForAccepting]:
    """What texts of other cards say of the seat's accepting the quest."""
    found: list[ForAccepting] = []
    for each in said_of(t, QUEST_FEES):  # one by one, while its speaker speaks
        if isinstance(each, ForAccepting) and each.concerns(t, seat, quest):
            found.append(each)
    return found


def cards_of_entry(t: Questing, seat: Seat, quest: CardId) -> i64:
    """How many hand cards that takes."""
    n: i64 = 0
    for due in entry_of(t, seat, quest):
        n += i64(isinstance(due, DiscardDue))
    return n
