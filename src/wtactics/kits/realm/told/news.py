"""What a person is told of a realm besides the table: the log of what happened."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import ATTACKER, NOBODY, RESERVE, SEAT_THING
from wtactics.engine.rows import FACT, FACT_A, FACT_B, FACT_N
from wtactics.engine.sight import FACE_DOWN
from wtactics.kits.news import (
    HEADING,
    MARKS,
    alike,
    attacks_later,
    is_arriving,
    is_blow,
    is_buried,
    is_made,
    is_toll,
    listed,
    log_of,
    marks,
)
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.told.parts import is_building
from wtactics.kits.sentences import Line, Part, Sentence, filled
from wtactics.kits.told.hands import is_laying
from wtactics.kits.told.story import Story, seat_part, tokens_part

IMPLIED: Final = (facts.TURN_ENDED, facts.PHASE_ENDED)  # the heading that follows says so
SHORTER: Final[dict[int, str]] = {facts.TURN_BEGAN: HEADING, facts.CONCEDED: "{who} {gives/give} up"}
NO_BIDS: Final = "{player} and {others} bid 0 for {discipline}: nobody wins it"
NO_ANSWER: Final = "{answering} {answers/answer} with 0, and {player} {does/do} not win the bid for {discipline}"
CREATED: Final = "{player} {creates/create} {tokens}"


T = TypeVar("T", bound=Realm)


class News(Generic[T]):
    """A ruleset gives its story, the id of the rule by which players give up, and what blows at players cost and bring."""

    def __init__(self, story: Story[T], giving_up: str, tolls: dict[i64, str]) -> None:
        self.story: Final = story
        self.giving_up: Final = giving_up
        self.tolls: Final = tolls

    def log(self, t: T, noted: vec[i64]) -> list[Line]:
        """The lines of a log for these facts."""
        return log_of(noted, lambda at: self.line(t, noted, at))

    def line(self, t: T, noted: vec[i64], at: int) -> tuple[Sentence, int]:
        """The sentence for this fact and those that it tells with it, and how many they are."""
        many = told_together(noted, at)
        after = at + many * FACT
        return () if is_quiet(noted, at, after) else self.told(t, noted, at, after), many

    def told(self, t: T, noted: vec[i64], at: int, after: int) -> Sentence:
        """The sentence for the facts from here up to there; nothing where others tell all of them."""
        parts = self.story.parts
        fact, a, b, n = noted[at], noted[at + FACT_A], noted[at + FACT_B], noted[at + FACT_N]
        if fact in MARKS:
            return marks(
                fact, [parts.thing(t, noted[i + FACT_A]) for i in range(at, after, FACT) if not is_told(t, noted, i)]
            )
        if fact == facts.CREATED:
            tokens = tokens_part(t, a, (after - at) // FACT)
            return filled(CREATED, lambda slot: tokens if slot == "tokens" else parts.of(t, slot, a, b, n))
        if after > at + FACT and fact in (facts.ATTACKED, facts.HURT, facts.HEALED):
            return (
                *listed([parts.thing(t, noted[i + FACT_A]) for i in range(at, after, FACT)]),
                *self.together(t, fact, b, n),
            )
        if after > at + FACT:
            answering = noted[at + FACT + FACT_B] if after == at + 3 * FACT else NOBODY  # in a match of two
            seats = {"player": noted[after - FACT + FACT_B], "answering": b, "others": answering}
            template = NO_BIDS if fact == facts.CLAIMED else NO_ANSWER
            return filled(template, lambda slot: bidder(seats[slot]) if slot in seats else parts.of(t, slot, a, b, n))
        if is_toll(noted, at) or (at > 0 and is_gain(noted, at - FACT)):
            return filled(self.tolls[noted[at - FACT]], lambda slot: parts.of(t, slot, a, b, noted[at - FACT + FACT_N]))
        if fact not in SHORTER:
            return self.story.in_parts(t, fact, a, b, n)
        line = filled(SHORTER[fact], lambda slot: parts.of(t, slot, a, b, n))
        rule = self.giving_up
        return (*line, Part(" ("), Part(rule, rule=rule), Part(")")) if fact == facts.CONCEDED else line

    def together(self, t: T, fact: i64, b: i64, n: i64) -> Sentence:
        """What several cards do or suffer."""
        if fact == facts.ATTACKED:
            return (Part(" attack "), self.story.parts.thing(t, b))
        return (
            (Part(f" suffer {n} damage from "), self.story.parts.thing(t, b))
            if fact == facts.HURT
            else (Part(f" recover {n} damage"),)
        )


# ---- what other lines say already


def is_quiet(noted: vec[i64], at: int, after: int) -> bool:
    """Does another line say it already?"""
    if noted[at] in IMPLIED or is_laying(noted, at) or is_arriving(noted, at) or is_buried(noted, at):
        return True
    if is_made(noted, at) or is_building(noted, at):
        return True
    if after == at + FACT and (is_blow(noted, at) or is_gain(noted, at)):
        return True
    given_up = at > 0 and noted[at - FACT] == facts.CONCEDED and noted[at - FACT + FACT_A] == noted[at + FACT_A]
    return noted[at] == facts.DEFEATED and given_up


def is_gain(noted: vec[i64], at: int) -> bool:
    """Does the next fact tell who was let through, so that the other player scores?"""
    after = at + FACT
    if noted[at] != facts.SCORED or after >= len(noted) or noted[after] != facts.STRUCK:
        return False
    return noted[after + FACT_B] >= SEAT_THING and noted[after + FACT_N] == noted[at + FACT_N]


# ---- what is told in one line


def told_together(noted: vec[i64], at: int) -> int:
    """How many facts from here on one sentence tells: cards marked, hurt or repaired alike, attackers, bids of nothing."""
    fact = noted[at]
    if fact in MARKS:
        return alike(noted, at)
    if fact == facts.CREATED:
        return alike(noted, at, (2, 3))
    if fact == facts.ATTACKED:
        return alike(noted, at, (2,))
    if fact in (facts.HURT, facts.HEALED):
        many = alike(noted, at, (2, 3))
        return many - 1 if many > 1 and is_blow(noted, at + (many - 1) * FACT) else many
    if fact not in (facts.CLAIMED, facts.ANSWERED) or noted[at + FACT_N] != 0:
        return 1
    after = at + FACT
    while after < len(noted) and noted[after] == facts.ANSWERED and noted[after + FACT_N] == 0:
        after += FACT
    lost = after < len(noted) and noted[after] == facts.BID_LOST
    many = (after - at) // FACT + 1
    return many if lost and (fact == facts.CLAIMED or many == 2) else 1


def bidder(seat: i64) -> Part:
    """Who has bid: one player, or several."""
    return seat_part(seat) if seat != NOBODY else Part("the others")


def is_told(t: Realm, noted: vec[i64], at: int) -> bool:
    """Is this a resource card, whose marks the gems tell, or an attacker, of whom it is told that it attacks?"""
    name = noted[at + FACT_A]
    if name >= FACE_DOWN or t.place[name] & 15 == RESERVE:
        return True
    return noted[at] == facts.MARKED and (t.role[name] == ATTACKER or attacks_later(noted, at))
