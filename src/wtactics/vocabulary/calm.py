"""Which statements are calm: what they say changes only with what lies on the board, never with marks, damage or phases."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import Condition, Statement
from wtactics.language.structure import attributes
from wtactics.vocabulary.conditions import Both, Compare, Fewer, Fits, Not
from wtactics.vocabulary.limits import Limit
from wtactics.vocabulary.nouns import IN_PLAY, CardNoun, PlayerNoun, Traits
from wtactics.vocabulary.numbers import CountOf, Fixed, Minus, Plus, Times
from wtactics.vocabulary.ruling import Act, Cant, Do
from wtactics.vocabulary.shape import HaveAbility, HaveKeywords, LackKeywords
from wtactics.vocabulary.sorts import EITHER, Kind, Sort
from wtactics.vocabulary.things import All, Everyone, Host, This, You
from wtactics.vocabulary.values import Are, Change, Get, Stats

# Parts of a statement that are calm if all their own parts are. What is not named here counts as restless.
CALM: Final = (
    Get, Are, Change, Stats, HaveAbility, HaveKeywords, LackKeywords, Cant, Do, Act,
    All, Everyone, Host, This, You,
    CardNoun, PlayerNoun, Sort, Kind, Traits, Limit,
    Fixed, CountOf, Times, Plus, Minus,
    Compare, Fewer, Fits, Both, Not,
)  # fmt: skip


def is_calm(statements: list[Statement], condition: Condition | None) -> bool:
    """Need values not be computed anew for these when something is marked or hurt, or a phase begins?"""
    if condition is not None and not calm(condition):
        return False
    for statement in statements:
        # What works in no phase is asked when a deed or a price is to be decided, so only its condition matters here.
        if statement.phases() != 0 and not calm(statement):
            return False
    return True


def calm(part: Any) -> bool:
    """Is this part of a text calm, with all its parts?"""
    if part is None or isinstance(part, str | int):
        return True
    if isinstance(part, list | tuple):
        return all(calm(each) for each in part)
    if isinstance(part, HaveAbility):
        return calm(part.things)  # whether the ability itself is calm does not matter: grants always count as restless
    if isinstance(part, Sort) and (part.mark != EITHER or part.role != EITHER or part.damaged):
        return False
    if isinstance(part, CardNoun) and not stays(part):
        return False
    return type(part) in CALM and all(calm(value) for _, value in attributes(part))


def stays(noun: CardNoun) -> bool:
    """Does it not matter where in play the cards are, or whom they defend against?"""
    where: i64 = noun.where
    return where == IN_PLAY and noun.home is None and noun.beside is None and noun.foe is None and noun.harbours is None
