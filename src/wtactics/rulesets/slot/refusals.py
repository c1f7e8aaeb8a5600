"""Why not: the rule or the card that forbids what somebody would choose, in words; legality itself is asked of the match."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import ABILITY, SOURCE, top
from wtactics.engine.match import Match
from wtactics.engine.mod import OF_MODS
from wtactics.engine.places import NOBODY, Thing, is_seat
from wtactics.engine.values import BY_CARD
from wtactics.kits.forbidding import forbidding, text_of
from wtactics.kits.grid import SLOTS
from wtactics.kits.refusal import Refusal, by_mod, by_rule
from wtactics.kits.sentences import counted
from wtactics.rulesets.slot.ids import (
    ABIL_22,
    AP_05,
    DECL_02,
    DEF_02,
    LEVEL_01,
    MARK_03,
    MOVE_02,
    PAY_02,
    PAY_05,
    RECR_05,
    START_03,
    TOPICS,
)
from wtactics.rulesets.slot.pay import wealth
from wtactics.rulesets.slot.recr import cost_of
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import START_HIDDEN
from wtactics.rulesets.slot.words import card_name


def rule_id(number: int) -> str:
    """The id of a rule, from the number that code carries."""
    return f"SLOT-{TOPICS[number // 100]}-{number % 100:02}"


def rule_in(t: SlotTable, number: i64) -> str:
    """The id of a rule of this match: of the ruleset's own, or of a mod's."""
    return rule_id(number) if number < OF_MODS else t.terms.modding.said(number).id


def why_not(match: Match, what: i64, thing: Thing, other: i64) -> Refusal | None:
    """Why this may not be chosen now, by the match's own source of legality; None where it may."""
    t = match.table
    assert isinstance(t, SlotTable)
    number = match.forbids(what, thing, other)
    if number == 0:
        return None
    if t.over:
        return Refusal("", [], "the game is over", "")
    if number >= BY_CARD:
        cards = forbidding(match, what, thing, other)
        text = "; ".join(f"{card_name(t, c)}: {text_of(t, c)}" for c in cards)
        return Refusal("", [card_name(t, c) for c in cards], text, "")
    if number >= OF_MODS:
        return by_mod(t, number)
    return by_rule("slot", rule_id(number), missing(t, number, thing, other))


def missing(t: SlotTable, number: i64, thing: Thing, other: i64) -> str:
    """What would have to be otherwise, where that can be told in a few words."""
    if number == ABIL_22 and len(t.chain) > 0 and top(t, ABILITY) != NOBODY:
        return f"{card_name(t, top(t, SOURCE))} says: {t.library.abilities[top(t, ABILITY)].text}"
    if number == AP_05:
        return f"{counted(int(t.ap), 'action point')} left"
    if number == START_03:
        return too_far(t, other)
    if number == PAY_02:
        return "payments are named in the order twilight, front row, back row; it was passed over: go back to name it"
    if is_seat(thing) or thing < 0 or thing >= len(t.place):
        return ""
    if number in (DECL_02, MARK_03, MOVE_02) and t.marked[thing] == 1:
        return f"{card_name(t, thing)} is marked"
    if number == DEF_02 and t.in_army(thing):
        return f"{card_name(t, thing)} is covered"
    if number == RECR_05:
        return f"it costs {cost_of(t, t.active, thing)} gold, {wealth(t, t.active)} at hand"
    if number == PAY_05:
        return f"{wealth(t, t.asked)} gold at hand"
    if number == LEVEL_01:
        return f"{counted(int(t.elite(t.active)), 'creature')} of level 2 in the army"
    return ""


def too_far(t: SlotTable, slot: i64) -> str:
    """SLOT-START-03 Creatures are laid by slots, onward: which it was that kept one from going there."""
    if slot < t.note(2):
        return "slots are filled in the order F1 to F4, B1 to B4; it was passed over: go back to fill it"
    more = t.setting(START_HIDDEN) - t.note(1) % t.setting(START_HIDDEN) - 1
    return f"{more} more are to lie after it, with no room for them: lay those in front first" if slot + more >= SLOTS else ""
