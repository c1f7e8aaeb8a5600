"""What the values that statements give depend on, beside the cards on the board: marks, damage, roles, phases, ..."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import (
    ANYTHING,
    HARM,
    HOMES,
    MARKS,
    PHASES,
    POINTS,
    ROLES,
    TURNS,
    VALUES,
    ZONES,
    Condition,
    Statement,
)
from wtactics.kits.cities import ARMY, KINGDOM
from wtactics.language.structure import attributes
from wtactics.vocabulary.battles import NeedNoUpkeep
from wtactics.vocabulary.conditions import Both, Compare, DuringTurn, Fewer, Fits, Not
from wtactics.vocabulary.limits import Limit
from wtactics.vocabulary.nouns import CardNoun, Traits
from wtactics.vocabulary.numbers import CountOf, Fixed, Minus, Plus, Points, Times, ValueOf
from wtactics.vocabulary.players import PlayerNoun
from wtactics.vocabulary.ruling import Act, Cant, Do
from wtactics.vocabulary.shape import HaveAbility, HaveKeywords, LackKeywords
from wtactics.vocabulary.sorts import EITHER, Kind, Sort
from wtactics.vocabulary.spots import COVERED, UNCOVERED, AnyOne, Spot, TheOne
from wtactics.vocabulary.things import All, Everyone, Host, This, You
from wtactics.vocabulary.values import Are, Change, Get, Stats
from wtactics.vocabulary.weapons import Changes, GetMore, Half, More, Weapon

# Parts of a statement that depend only on what their own parts depend on. Those not named here may depend on anything.
PLAIN: Final = (
    Get, Are, Change, Stats, HaveAbility, HaveKeywords, LackKeywords, Cant, Do, Act,
    All, Everyone, Host, This, You,
    CardNoun, PlayerNoun, Sort, Kind, Traits, Limit,
    Fixed, CountOf, Times, Plus, Minus, Points, ValueOf,
    Compare, Fewer, Fits, Both, Not, DuringTurn,
    NeedNoUpkeep, Spot, TheOne, AnyOne, GetMore, Changes, More, Half, Weapon,
)  # fmt: skip


def watched(statements: list[Statement], condition: Condition | None) -> i64:
    """What must change for the values that these give to change, as bits of engine/meaning.py."""
    bits = depends(condition)
    for statement in statements:
        # What works in no phase is asked when a deed or a price is to be decided, so only its condition matters here.
        if statement.phases() != 0:
            bits |= depends(statement)
    return bits


def depends(part: Any) -> i64:
    """What this part of a text depends on, with all its parts."""
    if part is None or isinstance(part, str | int):
        return 0
    bits: i64 = 0
    if isinstance(part, list | tuple):
        for each in part:
            bits |= depends(each)
        return bits
    if isinstance(part, HaveAbility):
        return depends(part.things)  # what the ability itself depends on is watched while it is granted
    if isinstance(part, Fits) and type(part.things) in (This, Host):
        return depends(part.noun) & ~ZONES  # a card that speaks, and its host, are in play
    if type(part) not in PLAIN:
        return ANYTHING
    for _, value in attributes(part):
        bits |= depends(value)
    return bits | by_itself(part)


def by_itself(part: Any) -> i64:
    """What this part depends on, whatever its own parts are."""
    if isinstance(part, Sort):
        return (MARKS if part.mark != EITHER else 0) | (ROLES if part.role != EITHER else 0) | (HARM if part.damaged else 0)
    if isinstance(part, CardNoun):
        return of_noun(part)
    if isinstance(part, Spot):
        # Cover is a matter of rulings, too, and these may depend on anything.
        return ANYTHING if part.relation in (COVERED, UNCOVERED) else HOMES
    if isinstance(part, DuringTurn):
        return PHASES if len(part.phases) > 0 else TURNS
    if isinstance(part, Weapon):
        return 0  # what is printed stays
    if isinstance(part, Limit | ValueOf):
        return VALUES
    return POINTS | ZONES if isinstance(part, Points) else 0


def of_noun(noun: CardNoun) -> i64:
    """Where the cards are, and whom they defend against; an attack makes residents of an Army (so roles count, too)."""
    bits: i64 = 0
    if noun.where in (ARMY, KINGDOM) or noun.home is not None or noun.beside is not None or noun.harbours is not None:
        bits |= HOMES | ROLES
    if noun.near:
        bits |= HOMES
    if not noun.board_only:
        bits |= ZONES
    return bits | (ROLES if noun.foe is not None else 0)
