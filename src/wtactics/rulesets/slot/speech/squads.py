"""Groups as they attack, in words: whose they are, how many and who their members are, and that they kill their target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import Number, Trigger
from wtactics.engine.places import CREATURE, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Phrase
from wtactics.rulesets.slot.speech.dealings import ALLIES
from wtactics.rulesets.slot.speech.duels import spoken_of
from wtactics.rulesets.slot.speech.foes import Surviving, lives
from wtactics.rulesets.slot.speech.groups import ANY_ENEMY
from wtactics.rulesets.slot.speech.reaching import GROUP
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.nouns.cards import YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_LEAST, EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.leaning import pairing
from wtactics.vocabulary.reading.reading import Reading, again, words_of
from wtactics.vocabulary.things.meaning import All, Happened, Things
from wtactics.vocabulary.things.mentioning import plain, renewed
from wtactics.vocabulary.triggers.ways import InRole

ANYBODY: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])


class Squad:
    """So many creatures that attack as a group, all of them such."""

    def __init__(self, noun: CardNoun, bound: Bound) -> None:
        self.noun: Final = noun
        self.bound: Final = bound

    def text(self) -> str:
        n = self.bound.number.text()
        if self.bound.relation == AT_LEAST and n == "2":
            return self.noun.text(True)
        exactly = "exactly " if self.bound.relation == EXACTLY else ""
        return f"{exactly}{bound_text(self.bound.relation, n)} {self.noun.text(True)}"


class SquadAttacks(Trigger):
    """SLOT-GROUP-01 A group attacks whose members all are such, or has killed its target as the battle ends: heard once."""

    def __init__(self, squad: Squad, kills: bool) -> None:
        super().__init__(facts.BATTLE_ENDED if kills else facts.ATTACKED)
        self.squad: Final = squad
        self.kills: Final = kills

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        if not t.grouped or len(t.fighters) == 0 or t.fighters[0] != a or (self.kills and (b < 0 or lives(t, b))):
            return False
        for c in t.fighters:
            if not self.squad.noun.fits(t, c):
                return False
        bound = self.squad.bound
        return compares(len(t.fighters), bound.relation, bound.number.of(t))

    def text(self) -> str:
        return f"whenever {self.squad.text()} attack as a group{' and kill their target' if self.kills else ''}"


def of_creatures(reading: Reading, *parts: Bound | Number | CardNoun) -> Squad:
    """So many of them, or two or more."""
    bound = Bound(AT_LEAST, Fixed(2))
    noun = ANYBODY
    for part in parts:
        if isinstance(part, CardNoun):
            noun = part
        elif isinstance(part, Bound):
            plain(part.number)
            bound = part
        else:
            bound = Bound(EXACTLY, Fixed(plain(part)))
    return Squad(noun, bound)


def yours(squad: Squad) -> Squad:
    """You attack with creatures of your own."""
    return Squad(renewed(squad.noun, Detail("whose", YOURS), Detail("side", True)), squad.bound)


def attacks(reading: Reading, squad: Squad) -> Trigger:
    """What it attacks can be spoken of, and all its members."""
    reading.mention(again(Happened(True, False, "it"), "the target"), ["target"])
    trigger = with_members(reading, squad, False)
    reading.paired = pairing(facts.ATTACKED, True)  # a group is "it", too
    return trigger


def kills(reading: Reading, squad: Squad) -> Trigger:
    """Of its members those who are still in play can be spoken of."""
    return with_members(reading, squad, True)


def with_members(reading: Reading, squad: Squad, kills: bool) -> Trigger:
    details = [Detail("quality", InRole(True)), *([Detail("quality", Surviving())] if kills else [])]
    members = renewed(squad.noun, *details)
    reading.mention(All(members), [*words_of(members), "member"], members)
    return SquadAttacks(squad, kills)


def its_members(reading: Reading) -> Things:
    """The members of the group that is spoken of."""
    return again(spoken_of(reading, "member"), "the members")


THE_TARGET: Final = '(("its" | "their" | "the") "target" | "the" ("attacked" "creature" | "creature" "they" "attack"))'
KILLS: Final = f'("kills" | "kill") {THE_TARGET}'
ATTACKS: Final = '("attacks" | "attack")'
OF_GROUP: Final = '("of" ("the" | "that") "group")?'
PHRASES: Final = [
    Phrase("squad", '"a" "group" "of" (many | how_many)? card_nouns', of_creatures),
    Idiom("squad", '"an" "enemy" "group"', Squad(ANY_ENEMY, Bound(AT_LEAST, Fixed(2)))),
    Idiom("squad", '("your" ("group" | "groups") | "a" "group" "of" "yours")', Squad(ALLIES, Bound(AT_LEAST, Fixed(2)))),
    Phrase("squad_attacks", f"squad {ATTACKS}", lambda reading, squad: squad),
    Phrase("squad_attacks", f'"you" {ATTACKS} "with" squad', lambda reading, squad: yours(squad)),
    Phrase("squad_attacks", f'(many | how_many)? card_nouns {ATTACKS} ("as" | "in") ("a" | "one") "group"', of_creatures,
           ["When three allies attack as a group, you get 1 AP."]),
    Idiom("squad_attacks", '"a" "group" ("attacks" | "attack")', Squad(ANYBODY, Bound(AT_LEAST, Fixed(2)))),
    Idiom("squad_attacks", f'"an" "opponent" {ATTACKS} "with" "a" "group"', Squad(ANY_ENEMY, Bound(AT_LEAST, Fixed(2)))),
    Idiom("squad_attacks", f'"you" {ATTACKS} "with" {GROUP}', Squad(ALLIES, Bound(AT_LEAST, Fixed(2)))),
    Phrase("again", f'("its" | "their" | "the") "members" {OF_GROUP}', its_members),
    Phrase("general", f'"each" ("member" {OF_GROUP} | "of" ("its" | "their" | "the") "members" {OF_GROUP})', its_members),
    Phrase("happening", "squad_attacks", attacks, ["When an enemy group attacks, its target gets +1 DEF until end of battle."]),
    Phrase("happening", f'squad_attacks "and" {KILLS} | squad {KILLS}', kills,
           ["When a group of allies kills its target, you may unmark one of them."]),
]  # fmt: skip
