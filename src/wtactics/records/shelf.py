"""What a record was played with: cards that ship, those of the sets that are open, or those that it carries."""

from __future__ import annotations

from wtactics.content.content import Content, content_of, content_with
from wtactics.records.record import Record, strange


def content_for(record: Record) -> Content:
    """The shelf to replay it with: that of the open sets if they have the same cards, else with the cards that it carries."""
    there = content_of(record.ruleset)
    same = not record.own or not any(strange(record.printings, there.read))
    return there if same else content_with(record.ruleset, record.own)
