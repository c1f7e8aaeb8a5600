"""Why not: the rule or the card that forbids what somebody would choose, in words; legality itself is asked of the match."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.chain import ABILITY, SOURCE, top
from wtactics.engine.match import Match
from wtactics.engine.mod import OF_MODS
from wtactics.engine.places import DECK, DISCIPLINES, FACTIONS, HAND, NOBODY, Card, Thing, place_of
from wtactics.engine.values import BY_CARD
from wtactics.kits.coins import COLOURS
from wtactics.kits.forbidding import forbidding, text_of
from wtactics.kits.refusal import Refusal, by_mod, by_rule
from wtactics.kits.sentences import counted
from wtactics.rulesets.arc.ids import (
    COMBAT_01,
    MARK_04,
    MARK_07,
    MOVE_02,
    MOVE_04,
    PLAY_03,
    PLAY_07,
    POWER_08,
    POWER_09,
    POWER_13,
    TACT_02,
    TOPICS,
    TURN_11,
)
from wtactics.rulesets.arc.power import cost_of, loyal
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.words import card_name


def rule_id(number: int) -> str:
    """The id of a rule, from the number that code carries: ARC-TACT-06 for 1006."""
    return f"ARC-{TOPICS[number // 100]}-{number % 100:02}"


def rule_in(t: ArcTable, number: i64) -> str:
    """The id of a rule of this match: of the ruleset's own, or of a mod's."""
    return rule_id(number) if number < OF_MODS else t.terms.modding.said(number).id


def why_not(match: Match, what: i64, thing: Thing, other: i64) -> Refusal | None:
    """Why this may not be chosen now, by the match's own source of legality; None where it may."""
    t = match.table
    assert isinstance(t, ArcTable)
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
    return by_rule("arc", rule_id(number), missing(t, number, thing, other))


def missing(t: ArcTable, number: i64, thing: Thing, other: i64) -> str:
    """What would have to be otherwise, where that can be told in a few words."""
    if number in (PLAY_03, PLAY_07) and len(t.chain) > 0 and top(t, ABILITY) != NOBODY:
        return f"{card_name(t, top(t, SOURCE))} says: {t.library.abilities[top(t, ABILITY)].text}"
    if number == POWER_08 or number == POWER_09 or number == POWER_13:
        return missing_gems(t, number, thing, other)
    if number in (COMBAT_01, MARK_04, MARK_07, MOVE_02) and t.is_card(thing) and t.marked[thing] == 1:
        return f"{card_name(t, thing)} is marked"
    if number == MOVE_04:
        return f"{card_name(t, t.home[thing] if t.home[thing] in t.travelled else other - 1)} was part of a move this turn"
    if number == TACT_02:
        return f"needs a {DISCIPLINES[thing]} city"
    if number == TURN_11:
        deck, hand = t.count[place_of(DECK, t.active)], t.count[place_of(HAND, t.active)]
        return f"{counted(int(deck), 'card')} in deck, {hand} in hand"
    return ""


def missing_gems(t: ArcTable, number: i64, c: Card, ability: i64) -> str:
    """How many gems are needed, and how many are free."""
    gems = t.gems(t.asked)
    if number == POWER_13:
        price = t.library.abilities[ability].price
        named = price.faction if price is not None else NOBODY
        power = price.power if price is not None else 0
        free = gems[named] if named != NOBODY else gems[COLOURS]
        return f"needs {counted(int(power), FACTIONS[named] + ' gem' if named != NOBODY else 'gem')}, {free} free"
    cost = cost_of(t, t.asked, c, 0)
    if number == POWER_08:
        return f"needs {counted(int(cost), 'gem')}, {gems[COLOURS]} free"
    faction = t.library.faction[t.printed[c]]
    return f"needs {counted(int(loyal(t, t.printed[c], cost)), f'{FACTIONS[faction]} gem')}, {gems[faction]} free"
