"""What a record was played with: cards that ship, those of the sets that are open, or those that it carries."""

from __future__ import annotations

from collections.abc import Iterable

from wtactics.content.content import Content, content_of, content_with
from wtactics.records.record import Printing, Record, printing_of


def content_for(record: Record) -> Content:
    """The shelf to replay it with: that of the open sets if they have the same cards, else with the cards that it carries."""
    there = content_of(record.ruleset)
    return there if not record.own or has_all(there, record.printings) else content_with(record.ruleset, record.own)


def has_all(content: Content, printings: Iterable[Printing]) -> bool:
    """Are these cards there as they are meant?"""
    there = {card.number: card for card in content.cards}
    return all(p.number in there and printing_of(there[p.number]) == p for p in printings)
