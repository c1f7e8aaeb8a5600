"""The story of a match of ORC: a sentence for every fact that a log tells."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import QUEST, Thing
from wtactics.engine.rows import FACT, FACT_A
from wtactics.kits.sentences import Part, Sentence
from wtactics.kits.told.hands import HandParts, HandStory
from wtactics.kits.told.names import RuleIds
from wtactics.rulesets.orc import terms
from wtactics.rulesets.orc.ids import TOPICS
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.told.words import NAMES, front_name

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number.
SENTENCES: Final[dict[int, str]] = {
    facts.ASSIGNED: "{a} is assigned",
    facts.UNASSIGNED: "{a} is unassigned",
    facts.DROPPED: "{a} is dropped",
    facts.PICKED_UP: "{a} picks up {b}",
    facts.WORN: "{b} uses {a}",
    facts.UNPAID: "{player} {pays/pay} no upkeep of {a}",
    facts.ACCEPTED: "{player} {accepts/accept} {a}",
    facts.COMPLETED: "{player} {completes/complete} {a}",
    facts.FAILED: "{player} {fails} {a}",
    facts.WEAKENED: "{a} loses a hit point for {player}, and has {n} left",
    facts.EXPIRED: "{a} is removed from the game",
    facts.OFFERED: "{player} {turns/turn} up {a}",
    facts.REFUSED: "{player} {puts/put} the next quest under its deck",
    facts.STAKED: "{player} {stakes} for {a}",
    facts.RETURNED: "{player} {takes/take} back the escrow of {a}",
    facts.FLED: "{a} deals {n} damage to {b}",
    facts.GAINED: "{player} {gains/gain} {n} influence",
    facts.LOST: "{player} {loses/lose} {n} influence",
    facts.SCORED: "{player} {scores} VP",
    facts.PAID: "{player} {pays/pay} {n} gold",
    facts.PRODUCED: "{player} {has/have} {n} more gold this turn",
    facts.MOVED: "{a} goes to the {front}",
    facts.LAID: "{player} {lays/lay} {a} as a resource card",
    facts.REMOVED: "{player} {loses/lose} {a} to a veto",
}
IDS: Final = RuleIds("orc", TOPICS)


class OrcParts(HandParts[OrcTable]):
    """The parts of ORC's sentences."""

    def of(self, t: OrcTable, slot: str, a: Thing, b: i64, n: i64) -> Part:
        if slot == "scores":
            return Part(f"gains {n}", you=f"gain {n}") if n > 0 else Part(f"loses {-n}", you=f"lose {-n}")
        if slot == "fails":
            return Part("abandons", you="abandon") if n == terms.ABANDONED else Part("fails", you="fail")
        if slot == "stakes":
            return (
                Part(f"stakes {n} gold", you=f"stake {n} gold") if n > 0 else Part("stakes a card", you="stake a card")
            )
        return super().of(t, slot, a, b, n)

    def word(self, t: OrcTable, slot: str, a: i64, b: i64, n: i64) -> str:
        return front_name(n) if slot == "front" else super().word(t, slot, a, b, n)


class OrcStory(HandStory[OrcTable]):
    """Quests are turned up, and removed."""

    def is_implied(self, noted: vec[i64], at: i64) -> bool:
        return super().is_implied(noted, at) or is_offering(noted, at) or is_expiring(noted, at)

    def in_parts(self, t: OrcTable, fact: i64, a: Thing, b: i64, n: i64) -> Sentence:
        turned_up = fact == facts.ENTERED and t.library.type[t.printed[a]] == QUEST
        return super().in_parts(t, facts.OFFERED if turned_up else fact, a, b, n)


def is_offering(noted: vec[i64], at: i64) -> bool:
    """Does the next fact tell who turns up the quest that comes into play?"""
    after = at + FACT
    if noted[at] != facts.ENTERED or after >= len(noted) or noted[after] != facts.OFFERED:
        return False
    return noted[after + FACT_A] == noted[at + FACT_A]


def is_expiring(noted: vec[i64], at: i64) -> bool:
    """Did the fact before tell that this quest is removed?"""
    before = at - FACT
    if noted[at] != facts.LEFT or before < 0 or noted[before] != facts.EXPIRED:
        return False
    return noted[before + FACT_A] == noted[at + FACT_A]


STORY: Final = OrcStory(OrcParts(NAMES, IDS), SENTENCES)
