"""Why not: the rule or the card that forbids what somebody would choose, in words; legality itself is asked of the match."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.match import Match
from wtactics.engine.places import HAND, Thing, place_of
from wtactics.engine.table import Table
from wtactics.kits.refusal import Grounds, Refusal
from wtactics.kits.verbs import PLAY
from wtactics.rulesets.arc.because import because
from wtactics.rulesets.arc.because_now import Want
from wtactics.rulesets.arc.because_price import gems_lacking
from wtactics.rulesets.arc.ids import POWER_08, POWER_09, TOPICS
from wtactics.rulesets.arc.power import cost_of, lacks_gems
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.words import card_name


class ArcGrounds(Grounds):
    """How ARC tells of its refusals."""

    def name(self, t: Table, thing: Thing) -> str:
        assert isinstance(t, ArcTable)
        return card_name(t, thing)

    def because(self, t: Table, number: i64, what: i64, thing: Thing, other: i64) -> str:
        assert isinstance(t, ArcTable)
        return because(Want(t, number, what, thing, other))

    def besides(self, t: Table, number: i64, what: i64, thing: Thing) -> str:
        """What the gems lack for a card that cannot be played now anyway."""
        assert isinstance(t, ArcTable)
        told = number in (POWER_08, POWER_09)
        if told or what != PLAY or not t.is_card(thing) or t.place[thing] != place_of(HAND, t.asked):
            return ""
        rule = lacks_gems(t, t.purse(t.asked), t.printed[thing], cost_of(t, t.asked, thing, 0))
        return f"Besides, {gems_lacking(Want(t, rule, what, thing, 0))}" if rule != 0 else ""


GROUNDS: Final = ArcGrounds("arc", TOPICS)


def rule_id(number: int) -> str:
    """The id of a rule, from the number that code carries."""
    return GROUNDS.rule_id(number)


def rule_in(t: ArcTable, number: i64) -> str:
    """The id of a rule of this match: of the ruleset's own, or of a mod's."""
    return GROUNDS.rule_in(t, number)


def why_not(match: Match, what: i64, thing: Thing, other: i64) -> Refusal | None:
    """Why this may not be chosen now; None where it may."""
    return GROUNDS.why_not(match, what, thing, other)
