"""The story of a match of ARC: a sentence for every fact that a log tells, from one seat's view or for those who see all."""

from __future__ import annotations

from typing import Final

from wtactics.engine import facts
from wtactics.kits.told.hands import HandStory
from wtactics.rulesets.arc.told.story_parts import PARTS

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number.
# ARC-MAT-02 What a city has suffered is told to everybody, in the words that all rulesets have for it.
SENTENCES: Final[dict[int, str]] = {
    facts.MARKED: "{marked} is marked",  # ARC-MARK-08 a fact only where it was unmarked
    facts.UNMARKED: "{marked} is unmarked",
    facts.BUILT: "{player} {builds/build} {a}",
    facts.BID_WON: "{player} {wins/win} the bid for {discipline}",
    facts.BID_LOST: "{player} {does/do} not win the bid for {discipline}",
    facts.CLAIMED: "{player} {claims/claim} {discipline} with {n}",
    facts.ANSWERED: "{player} {answers/answer} with {n}",
    facts.PAID: "{player} {pays/pay} {gems}",
    facts.SKIPPED: "{player} {skips/skip} the {phase} phase",
    facts.PRODUCED: "{player} {has/have} {n} more {faction} power this turn",
    facts.MOVED: "{a} goes to {home}",
    facts.LAID: "{player} {lays/lay} {a} as a resource card ({laid})",
}

STORY: Final = HandStory(PARTS, SENTENCES)
