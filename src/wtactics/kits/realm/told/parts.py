"""The parts of the sentences of realms, and the sentences that all of them tell."""

from __future__ import annotations

from typing import Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.places import DISCIPLINES, FACTIONS, NOBODY, RESERVE, Thing
from wtactics.engine.rows import FACT
from wtactics.engine.sight import thing_named
from wtactics.kits.realm.table import Realm
from wtactics.kits.realm.told.words import by_faction
from wtactics.kits.sentences import Part
from wtactics.kits.told.hands import HandParts, HandStory

# {a} and {b} are what the fact tells of, by name; {player} is its seat; {n} its number.
SENTENCES: Final[dict[int, str]] = {
    facts.MARKED: "{marked} is marked",  # a fact only where it was unmarked
    facts.UNMARKED: "{marked} is unmarked",
    facts.BUILT: "{player} {builds/build} {a}",
    facts.BID_WON: "{player} {wins/win} the bid for {discipline}",
    facts.CLAIMED: "{player} {claims/claim} {discipline} with {n}",
    facts.ANSWERED: "{player} {answers/answer} with {n}",
    facts.PAID: "{player} {pays/pay} {gems}",
    facts.SKIPPED: "{player} {skips/skip} the {phase} phase",
    facts.MOVED: "{a} goes to {home}",
    facts.LAID: "{player} {lays/lay} {a} as a resource card ({laid})",
}

T = TypeVar("T", bound=Realm)


class RealmParts(HandParts[T]):
    """What stands for a player, a card, a rule or a number in what the story tells of a fact."""

    def of(self, t: T, slot: str, a: Thing, b: i64, n: i64) -> Part:
        if slot == "marked":
            return self.marked(t, a)
        if slot == "home":
            return Part("the Army") if b == NOBODY else self.thing(t, b)
        return super().of(t, slot, a, b, n)

    def marked(self, t: T, thing: Thing) -> Part:
        """A card that was marked or unmarked: resource cards are told by their faction."""
        c = thing_named(t, thing)
        return Part(self.names.of(t, c), thing) if c != NOBODY and t.place[c] & 15 == RESERVE else self.thing(t, thing)

    def word(self, t: T, slot: str, a: i64, b: i64, n: i64) -> str:
        if slot == "discipline":
            return DISCIPLINES[a]
        if slot in ("faction", "laid"):
            faction = a if slot == "faction" else n
            return FACTIONS[faction] if faction != NOBODY else "faction-free"
        return by_faction(n) if slot == "gems" else super().word(t, slot, a, b, n)


class RealmStory(HandStory[T]):
    """A city that is built enters play with that."""

    def __init__(self, parts: RealmParts[T], sentences: dict[int, str]) -> None:
        super().__init__(parts, SENTENCES | sentences)

    def is_implied(self, noted: vec[i64], at: i64) -> bool:
        return is_building(noted, at) or super().is_implied(noted, at)


def is_building(noted: vec[i64], at: i64) -> bool:
    """Is this the arrival of a city, which the next fact tells?"""
    return noted[at] == facts.ENTERED and at + FACT < len(noted) and noted[at + FACT] == facts.BUILT
