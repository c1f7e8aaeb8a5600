"""The story of a match of ORC: a sentence for every fact that a log tells."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import HAND, Thing
from wtactics.engine.rows import FACT
from wtactics.kits.news import listed
from wtactics.kits.sentences import Part, Sentence
from wtactics.kits.told.names import Names, RuleIds
from wtactics.kits.told.story import Parts, Story, seat_part
from wtactics.rulesets.orc import terms
from wtactics.rulesets.orc.ids import TOPICS
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.told.words import PHASES, front_name

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number.
SENTENCES: Final[dict[int, str]] = {
    facts.ASSIGNED: "{a} is assigned",
    facts.UNASSIGNED: "{a} is unassigned",
    facts.DROPPED: "{a} is dropped",
    facts.PICKED_UP: "{a} picks up {b}",
    facts.WORN: "{b} uses {a}",
    facts.UNPAID: "{player} {pays/pay} no upkeep of {a}",
    terms.ACCEPTED: "{player} {accepts/accept} {a}",
    terms.COMPLETED: "{player} {completes/complete} {a}",
    terms.FAILED: "{player} {fails} {a}",
    terms.WEAKENED: "{a} loses a hit point for {player}, and has {n} left",
    terms.EXPIRED: "{a} is removed from the game",
    terms.OFFERED: "{player} {turns/turn} up {a}",
    terms.REFUSED: "{player} {puts/put} the next quest under its deck",
    terms.STAKED: "{player} {stakes} for {a}",
    terms.RETURNED: "{player} {takes/take} back the escrow of {a}",
    terms.FLED: "{a} deals {n} damage to {b}",
    facts.DEFENDED: "{a} defends against {b}",
    facts.DESTROYED: "{a} is destroyed",
    facts.GAINED: "{player} {gains/gain} {n} influence",
    facts.LOST: "{player} {loses/lose} {n} influence",
    facts.SCORED: "{player} {scores} VP",
    facts.PAID: "{player} {pays/pay} {n} gold",
    facts.PRODUCED: "{player} {has/have} {n} more gold this turn",
    facts.MOVED: "{a} goes to the {front}",
    facts.LAID: "{player} {lays/lay} {a} as a resource card",
    facts.REMOVED: "{player} {loses/lose} {a} to a veto",
    facts.SEARCHED: "{searched} {has his/have your} deck searched by {player}",
}
IDS: Final = RuleIds("orc", TOPICS)
NAMES: Final = Names[OrcTable]("card", PHASES)


class OrcParts(Parts[OrcTable]):
    """The parts of ORC's sentences."""

    def of(self, t: OrcTable, slot: str, a: Thing, b: i64, n: i64) -> Part:
        if slot == "scores":
            return Part(f"gains {n}", you=f"gain {n}") if n > 0 else Part(f"loses {-n}", you=f"lose {-n}")
        if slot == "fails":
            return Part("abandons", you="abandon") if n == terms.ABANDONED_TOO else Part("fails", you="fail")
        if slot == "stakes":
            return (
                Part(f"stakes {n} gold", you=f"stake {n} gold") if n > 0 else Part("stakes a card", you="stake a card")
            )
        return seat_part(n) if slot == "searched" else super().of(t, slot, a, b, n)

    def word(self, t: OrcTable, slot: str, a: i64, b: i64, n: i64) -> str:
        if slot == "front":
            return front_name(n)
        if slot == "way" and n == HAND:
            return "the hand of its owner"
        if slot == "change":
            return f"{b:+}/{n:+}"
        return super().word(t, slot, a, b, n)


class OrcStory(Story[OrcTable]):
    """The story of a match of ORC."""

    def is_implied(self, noted: vec[i64], at: i64) -> bool:
        """The arrival of a resource card is told by the next fact."""
        return noted[at] == facts.ENTERED and at + FACT < len(noted) and noted[at + FACT] == facts.LAID

    def in_parts(self, t: OrcTable, fact: i64, a: Thing, b: i64, n: i64) -> Sentence:
        if fact == facts.REVEALED:
            watchers = [seat_part(seat) for seat in range(t.seats) if b >> seat & 1 == 1]
            return (*listed(watchers or [Part("nobody")]), Part(" may see "), self.parts.thing(t, a))
        return super().in_parts(t, fact, a, b, n)


STORY: Final = OrcStory(OrcParts(NAMES, IDS), SENTENCES)
