"""Why not: the rule or the card that forbids what somebody would choose, in words; legality itself is asked of the match."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.match import Match
from wtactics.engine.places import Thing
from wtactics.engine.table import Table
from wtactics.kits.refusal import Grounds, Refusal
from wtactics.rulesets.slot.because import because
from wtactics.rulesets.slot.because_now import Want
from wtactics.rulesets.slot.ids import TOPICS
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.words import card_name


class SlotGrounds(Grounds):
    """How SLOT tells of its refusals."""

    def name(self, t: Table, thing: Thing) -> str:
        assert isinstance(t, SlotTable)
        return card_name(t, thing)

    def because(self, t: Table, number: i64, what: i64, thing: Thing, other: i64) -> str:
        assert isinstance(t, SlotTable)
        return because(Want(t, number, what, thing, other))


GROUNDS: Final = SlotGrounds("slot", TOPICS)


def rule_id(number: int) -> str:
    """The id of a rule, from the number that code carries."""
    return GROUNDS.rule_id(number)


def rule_in(t: SlotTable, number: i64) -> str:
    """The id of a rule of this match: of the ruleset's own, or of a mod's."""
    return GROUNDS.rule_in(t, number)


def why_not(match: Match, what: i64, thing: Thing, other: i64) -> Refusal | None:
    """Why this may not be chosen now; None where it may."""
    return GROUNDS.why_not(match, what, thing, other)
