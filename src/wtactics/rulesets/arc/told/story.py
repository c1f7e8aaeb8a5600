"""The story of a match of ARC: a sentence for every fact that a log tells, from one seat's view or for those who see all."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import Thing
from wtactics.engine.rows import FACT
from wtactics.kits.news import listed
from wtactics.kits.sentences import Part, Sentence, filled
from wtactics.kits.told.story import Story, seat_part
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.told.story_parts import PARTS

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number.
# ARC-MAT-02 What a city has suffered is told to everybody, in the words that all rulesets have for it.
SENTENCES: Final[dict[int, str]] = {
    facts.MARKED: "{marked} is marked",  # ARC-MARK-08 a fact only where it was unmarked
    facts.UNMARKED: "{marked} is unmarked",
    facts.DEFENDED: "{a} defends against {b}",
    facts.BUILT: "{player} {builds/build} {a}",
    facts.DESTROYED: "{a} is destroyed",
    facts.BID_WON: "{player} {wins/win} the bid for {discipline}",
    facts.BID_LOST: "{player} {does/do} not win the bid for {discipline}",
    facts.CLAIMED: "{player} {claims/claim} {discipline} with {n}",
    facts.ANSWERED: "{player} {answers/answer} with {n}",
    facts.PAID: "{player} {pays/pay} {gems}",
    facts.SKIPPED: "{player} {skips/skip} the {phase} phase",
    facts.SEARCHED: "{searched} {has his/have your} deck searched by {player}",
    facts.PRODUCED: "{player} {has/have} {n} more {faction} power this turn",
    facts.MOVED: "{a} goes to {home}",
    facts.LAID: "{player} {lays/lay} {a} as a resource card ({laid})",
}
OWN_SEARCH: Final = "{player} {searches his/search your} deck"


class ArcStory(Story[ArcTable]):
    """The story of a match of ARC."""

    def is_implied(self, noted: vec[i64], at: i64) -> bool:
        return is_laying(noted, at)

    def in_parts(self, t: ArcTable, fact: i64, a: Thing, b: i64, n: i64) -> Sentence:
        if fact == facts.REVEALED:
            watchers = [seat_part(seat) for seat in range(t.seats) if b >> seat & 1 == 1]
            return (*listed(watchers or [Part("nobody")]), Part(" may see "), self.parts.thing(t, a))
        if fact == facts.SEARCHED and b == n:
            return filled(OWN_SEARCH, lambda slot: self.parts.of(t, slot, a, b, n))
        return super().in_parts(t, fact, a, b, n)


def is_laying(noted: vec[i64], at: i64) -> bool:
    """Is this the arrival of a resource card, which the next fact tells?"""
    return noted[at] == facts.ENTERED and at + FACT < len(noted) and noted[at + FACT] == facts.LAID


STORY: Final = ArcStory(PARTS, SENTENCES)
