"""What a quest card says of itself: what is to be done, in how long, at what stake, for what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import AGREED, Condition, Statement, Trigger
from wtactics.engine.places import NOBODY, CardId, Seat, Thing
from wtactics.engine.prices import reckoned
from wtactics.engine.table import Table
from wtactics.rulesets.orc.questing import Questing
from wtactics.rulesets.orc.terms import QUEST_FEES, WORTHS

# What those must share of whom a part of the criteria speaks.
NOTHING: Final = 0
FACTION: Final = 1
TYPE: Final = 2
DOER: Final = 3  # done by one and the same card
# In what no two of them may be equal: each counts for one of these only.
APART_TYPE: Final = 4  # of card
APART_COST: Final = 5
APART_NAME: Final = 6
APART_FACTION: Final = 7
APART_CARD: Final = 8  # every card counts once
LONGEST: Final = 99  # turns that a quest may take, hit points, victory points


class Feat:
    """One part of the criteria: how often something is to happen, or what is to be so, and under which conditions."""

    def __init__(self, words: str, trigger: Trigger | None = None, condition: Condition | None = None) -> None:
        self.words: str = words
        self.trigger: Final = trigger  # what counts when it happens; None: what is so at a check suffices
        self.condition: Final = condition  # what must be so then
        self.second: bool = False  # what it is done to is the second thing of the fact, not the first
        self.amounts: bool = False  # the number of the fact counts, not how often it happens
        self.count: i64 = 1  # so often
        self.turns: i64 = 0  # in so many turns of the quest, if above 0,
        self.in_row: bool = False  # one after the other
        self.at_once: bool = False  # in one turn
        self.own: bool = False  # in turns of the player only
        self.alike: i64 = NOTHING  # of one faction, of one type, or no two of them of the same
        self.cost: i64 = 0  # with so much cost together, at least
        self.undoing: Trigger | None = None  # after which the count begins anew
        self.shunned: Trigger | None = None  # what must not happen in a turn that counts,
        self.shunned_too: Trigger | None = None  # nor this
        self.whole: bool = False  # whole turns of the quest count, as they end,
        self.wanted: Trigger | None = None  # in which this happens as often as is said, if anything
        self.same_foe: bool = False  # done to the same player as the other parts
        self.one_foe: bool = False  # all of it is done to one player
        self.together: bool = False  # in the same turn as the other parts
        self.led: bool = False  # the turn is said before it, so it is meant of all that follows

    def needed(self) -> i64:
        """How many steps there are to it."""
        return self.turns if self.turns > 0 else self.count


class Criteria(Statement):
    """ORC-QUEST-20 What is to be done: all of these parts, in any order."""

    def __init__(self, feats: list[Feat]) -> None:
        self.feats: Final = feats

    def text(self) -> str:
        words = [feat.words for feat in self.feats]
        if not self.feats[0].together:
            return ", and also ".join(words)
        turn = f"in one turn{' of yours' if self.feats[0].own else ''}"
        deeds = f"{', '.join(words[:-1])} and {words[-1]}"
        return f"{turn}, {deeds}" if self.feats[0].led else f"{deeds} {turn}"


class Term(Statement):
    """A number that a quest prints."""

    def __init__(self, n: i64) -> None:
        self.n: Final = n


class Duration(Term):
    """ORC-QUEST-34 It lasts so many turns."""

    def text(self) -> str:
        return f"duration: {self.n} turn{'s' if self.n > 1 else ''}"


class Worth(Term):
    """ORC-QUEST-01 So many victory points are given for it."""

    def text(self) -> str:
        return f"victory points: {self.n}"


class HitPoints(Term):
    """ORC-QUEST-47 Its creature has so many hit points for each player."""

    def text(self) -> str:
        return f"hit points: {self.n}"


class Fee(Term):
    """ORC-QUEST-14 Accepting it costs so much gold."""

    def text(self) -> str:
        return f"accepting this quest costs {self.n} gold"


class Reserved(Term):
    """ORC-QUEST-18 It can be active for so many players only."""

    def text(self) -> str:
        return "only one player can have this quest active"


class OfQuest(Trigger):
    """Something becomes of this quest for a player: it is accepted, completed, failed, abandoned."""

    def __init__(self, fact: i64, words: str, number: i64 = NOBODY) -> None:
        super().__init__(fact)
        self.words: Final = words
        self.number: Final = number  # of the fact, if it matters

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return a == t.me and b == t.you and self.number in (NOBODY, n)

    def text(self) -> str:
        return self.words


# ---- what is printed


def agreed(t: Questing, quest: CardId, kind: type[Statement]) -> Statement | None:
    """What the quest says of itself of this kind, for the rules to read."""
    library, d = t.library, t.printed[quest]
    for i in range(library.first[d], library.first[d + 1]):
        for said in library.abilities[i].statements if library.kind_of[i] == AGREED else []:
            if isinstance(said, kind):
                return said
    return None


def number_of(t: Questing, quest: CardId, kind: type[Term]) -> i64:
    """The number that the quest prints of this kind, or 0."""
    said = agreed(t, quest, kind)
    return said.n if isinstance(said, Term) else 0


def criteria_of(t: Questing, quest: CardId) -> Criteria | None:
    """ORC-QUEST-01 What is to be done, if it is said; where a creature is to be slain it need not be."""
    said = agreed(t, quest, Criteria)
    return said if isinstance(said, Criteria) else None


def worth_of(t: Questing, seat: Seat, quest: CardId) -> i64:
    """ORC-QUEST-01 How many victory points it gives to the seat by all texts."""
    return reckoned(t, WORTHS, seat, quest, number_of(t, quest, Worth))


def duration_of(t: Questing, quest: CardId) -> i64:
    """ORC-QUEST-34 How many turns it lasts, 0 for any number."""
    return number_of(t, quest, Duration)


def hit_points_of(t: Questing, quest: CardId) -> i64:
    """ORC-QUEST-47 How many hit points its creature has for each player; 0 where there is none."""
    return number_of(t, quest, HitPoints)


def fee_of_quest(t: Questing, seat: Seat, quest: CardId) -> i64:
    """ORC-QUEST-14 What accepting it costs the seat by all texts, beside escrow."""
    return reckoned(t, QUEST_FEES, seat, quest, number_of(t, quest, Fee))


def is_reserved(t: Questing, quest: CardId) -> bool:
    """ORC-QUEST-18 Can it be active for only one player at a time?"""
    return agreed(t, quest, Reserved) is not None
