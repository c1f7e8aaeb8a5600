"""Groups as they attack, in words: whose they are, how many and who their members are, and that they kill their target."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement, Trigger
from wtactics.engine.places import CREATURE, CardId, Seat, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.rules.group import in_slots
from wtactics.rulesets.slot.speech.dealings import ALLIES
from wtactics.rulesets.slot.speech.duels import spoken_of
from wtactics.rulesets.slot.speech.foes import Surviving, lives
from wtactics.rulesets.slot.speech.groups import A_GROUP, ANY_ENEMY, COST, GroupForce
from wtactics.rulesets.slot.speech.reaching import GROUP
from wtactics.rulesets.slot.speech.tolls import EXACTLY as EXACTLY_SO
from wtactics.rulesets.slot.speech.tolls import MORE
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ASKED, GROUP_FORCE, PRICE_THERE, SQUADS
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.describing import Bound
from wtactics.vocabulary.nouns.limits import AT_LEAST, EXACTLY, bound_text, compares
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.leaning import pairing
from wtactics.vocabulary.reading.reading import Reading, again, words_of
from wtactics.vocabulary.sentences.parts import Standing, Stated
from wtactics.vocabulary.things.meaning import All, Happened, Things
from wtactics.vocabulary.things.mentioning import plain, renewed
from wtactics.vocabulary.triggers.ways import InRole

ANYBODY: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])
TWO_OR_MORE: Final = Bound(AT_LEAST, Fixed(2))  # that they are a group


class Squad:
    """So many creatures that attack as a group, all of them such."""

    def __init__(self, noun: CardNoun, bound: Bound) -> None:
        self.noun: Final = noun
        self.bound: Final = bound

    def fits(self, t: Table, members: vec[i64]) -> bool:
        """Are these so many, and are all of them such?"""
        for c in members:
            if not self.noun.fits(t, c):
                return False
        return compares(len(members), self.bound.relation, self.bound.number.of(t))

    def text(self) -> str:
        """So many of them, if that is more than that they are a group."""
        if self.bound.relation == AT_LEAST and self.bound.number.text() == "2":
            return self.noun.text(True)
        return self.counted()

    def counted(self) -> str:
        """So many of them."""
        n = self.bound.number.text()
        exactly = "exactly " if self.bound.relation == EXACTLY else ""
        return f"{exactly}{bound_text(self.bound.relation, n)} {self.noun.text(True)}"


class SquadToll(Statement):
    """SLOT-GROUP-05 A group attack by so many, all of them such, takes so many action points, or so many more or fewer."""

    def __init__(self, squad: Squad, number: Number, how: i64) -> None:
        self.squad: Final = squad
        self.number: Final = number
        self.how: Final = how

    def sets(self) -> bool:
        return self.how == EXACTLY_SO

    def law(self) -> i64:
        return bit_of(PRICE_THERE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        assert isinstance(t, SlotTable)
        if what != PRICE_THERE or not SQUADS <= c < ASKED or not self.squad.fits(t, in_slots(t, seat, c - SQUADS)):
            return 0
        n = self.number.of(t)
        return n - usual if self.how == EXACTLY_SO else n * self.how

    def text(self) -> str:
        more = "" if self.how == EXACTLY_SO else " more" if self.how == MORE else " less"
        return f"group attacks of {self.squad.counted()} cost {self.number.text()} AP{more}"


class SquadForce(GroupForce):
    """SLOT-GROUP-09 What the values of a group of so many, all of them such, come to is so much more, or less."""

    def __init__(self, squad: Squad, number: Number, how: i64) -> None:
        super().__init__(number, how)
        self.squad: Final = squad

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        assert isinstance(t, SlotTable)
        if what != PRICE_THERE or c != GROUP_FORCE or not self.squad.fits(t, t.fighters):
            return 0
        return super().alters(t, what, seat, c, usual)

    def text(self) -> str:
        return f"group attacks of {self.squad.counted()} have +{self.number.text()}"


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
        return self.squad.fits(t, t.fighters)

    def text(self) -> str:
        return f"whenever {self.squad.text()} attack as a group{' and kill their target' if self.kills else ''}"


def of_creatures(reading: Reading, *parts: Bound | Number | CardNoun) -> Squad:
    """So many of them, or two or more."""
    bound, noun = TWO_OR_MORE, ANYBODY
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


def toll(squad: Squad, said: tuple[Number, int]) -> SquadToll:
    if squad.noun.whose == OPPONENTS:
        raise Misread("creatures of your own", squad.noun.text(True))
    return SquadToll(yours(squad), *said)


def force(reading: Reading, *parts: Bound | Number | CardNoun) -> SquadForce:
    """Of your own groups of so many, what they come to is higher."""
    squad = of_creatures(reading, *parts[:-1])
    if squad.noun.whose == OPPONENTS:
        raise Misread("creatures of your own", squad.noun.text(True))
    assert isinstance(parts[-1], Number)
    return SquadForce(yours(squad), parts[-1], MORE)


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
YOUR_GROUPS: Final = '("your" ("groups" | "group" "attacks") | "each" "of" "your" "groups")'
ATTACKS: Final = '("attacks" | "attack")'
HAS: Final = '("get" | "gets" | "has" | "have")'
OF_GROUP: Final = '("of" ("the" | "that") "group")?'
PHRASES: Final = [
    Phrase("squad", '"a" "group" "of" (many | how_many)? card_nouns', of_creatures),
    Idiom("squad", '"an" "enemy" "group"', Squad(ANY_ENEMY, TWO_OR_MORE)),
    Idiom("squad", '("your" ("group" | "groups") | "a" "group" "of" "yours")', Squad(ALLIES, TWO_OR_MORE)),
    Phrase("squad_attacks", f"squad {ATTACKS}", lambda reading, squad: squad),
    Phrase("squad_attacks", f'"you" {ATTACKS} "with" squad', lambda reading, squad: yours(squad)),
    Phrase("squad_attacks", f'(many | how_many)? card_nouns {ATTACKS} ("as" | "in") ("a" | "one") "group"', of_creatures,
           ["When three allies attack as a group, you get 1 AP."]),
    Idiom("squad_attacks", '"a" "group" ("attacks" | "attack")', Squad(ANYBODY, TWO_OR_MORE)),
    Idiom("squad_attacks", f'"an" "opponent" {ATTACKS} "with" "a" "group"', Squad(ANY_ENEMY, TWO_OR_MORE)),
    Idiom("squad_attacks", f'"you" {ATTACKS} "with" {GROUP}', Squad(ALLIES, TWO_OR_MORE)),
    Phrase("again", f'("its" | "their" | "the") "members" {OF_GROUP}', its_members),
    Phrase("general", f'"each" ("member" {OF_GROUP} | "of" ("its" | "their" | "the") "members" {OF_GROUP})', its_members),
    Phrase("statement", f'{A_GROUP} ("of" | "by" | "with") (many | how_many) card_nouns {COST} "you"? points_taken',
           lambda reading, number, noun, said: toll(of_creatures(reading, number, noun), said),
           ["Group attacks of three ally creatures cost 2 AP."]),
    Phrase("statement", f'{YOUR_GROUPS} "of" (many | how_many) "creatures"? {COST} "you"? points_taken',
           lambda reading, number, said: toll(of_creatures(reading, number), said)),
    Phrase("statement", f'({A_GROUP} ("of" | "by" | "with") (many | how_many) card_nouns | {YOUR_GROUPS} "of" (many | how_many)'
           f' "creatures"?) {HAS} "+" number ("to" "the"? ("value" | "sum" | "total"))?', force,
           ["Group attacks of three ally creatures have +2."]),
    Phrase("ability", f'("if" | "when" | "whenever") (many | how_many)? card_nouns {ATTACKS} ("as" | "in") "a" "group"'
           f' "," ("it" | "this" | "that" | ("the" | "that") "attack") {COST} "you"? points_taken',
           lambda reading, *said: Standing([Stated([toll(of_creatures(reading, *said[:-1]), said[-1])], None)]),
           ["When three ally creatures attack as a group, it takes 2 AP."]),
    Phrase("happening", "squad_attacks", attacks, ["When an enemy group attacks, its target gets +1 DEF until end of battle."]),
    Phrase("happening", f'squad_attacks "and" {KILLS} | squad {KILLS}', kills,
           ["When a group of allies kills its target, you may unmark one of them."]),
]  # fmt: skip
