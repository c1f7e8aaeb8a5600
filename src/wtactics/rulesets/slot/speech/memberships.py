"""Memberships, in words: what holds for groups of which this creature is a member, or is none."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import Number
from wtactics.engine.places import CardId, Seat, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.rules.group import in_slots
from wtactics.rulesets.slot.speech.bends import Bend
from wtactics.rulesets.slot.speech.companions import CompanyToll, company
from wtactics.rulesets.slot.speech.dealings import ALLIES
from wtactics.rulesets.slot.speech.groups import COST, OWN_GROUPS, YOUR_GROUPS
from wtactics.rulesets.slot.speech.spots import TheOne
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ASKED, KEEPS_SPEECH, PRICE_THERE, SQUADS
from wtactics.vocabulary.nouns.cards import OPPONENTS, CardNoun
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, This


class Together(Bend):
    """SLOT-GROUP-08 These keep their abilities in a group of which this creature is a member, or in one of which it is none."""

    def __init__(self, things: Things, member: bool) -> None:
        so = "is" if member else "isn't"
        words = f"that attack in a group keep their abilities as long as this creature {so} a member"
        super().__init__(things, KEEPS_SPEECH, words)
        self.member: Final = member

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        assert isinstance(t, SlotTable)
        return super().is_meant(t, deed, c, other) and (t.grouped and t.me in t.fighters) == self.member

    def text(self) -> str:
        assert isinstance(self.things, All)
        return f"{self.things.noun.text(True)} {self.words}"


class CompanyApart(CompanyToll):
    """SLOT-GROUP-05 A group one of whose members is such, and none of whom this creature is, takes more or fewer points."""

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        assert isinstance(t, SlotTable)
        if what == PRICE_THERE and SQUADS <= c < ASKED and t.me in in_slots(t, seat, c - SQUADS):
            return 0
        return super().alters(t, what, seat, c, usual)

    def text(self) -> str:
        return f"{super().text()} as long as this creature isn't a member"


def kept(reading: Reading, *parts: object) -> Together:
    """Who attacks in a group is yours unless it is said whose."""
    noun = next((part for part in parts if isinstance(part, CardNoun)), ALLIES)
    this = next(part for part in parts if isinstance(part, Things))
    member = next(part for part in parts if isinstance(part, bool))
    if not isinstance(getattr(this, "things", this), This):
        raise Misread("this creature", this.text())
    if noun.whose == OPPONENTS:
        raise Misread("creatures of your own", noun.text(True))
    return Together(All(noun), member)


def kept_with(reading: Reading, this: Things) -> Together:
    return kept(reading, this, True)


def with_one(reading: Reading, member: Things, said: tuple[Number, int]) -> CompanyToll:
    """One certain creature is a member, such as the ally in front of this creature."""
    if not isinstance(member, TheOne) or not isinstance(member.noun, CardNoun):
        raise Misread("an ally that is known by where it stands", member.text())
    return company(reading, member.noun, said)


def company_apart(
    reading: Reading, said: tuple[Number, int], noun: CardNoun, this: Things, member: bool
) -> CompanyApart:
    if member or not isinstance(getattr(this, "things", this), This):
        raise Misread("this creature, as no member", this.text())
    toll = company(reading, noun, said)
    return CompanyApart(toll.member, toll.number, toll.how)


def with_such_apart(
    reading: Reading, noun: CardNoun, said: tuple[Number, int], this: Things, member: bool
) -> CompanyApart:
    return company_apart(reading, said, noun, this, member)


MEMBER: Final = (
    '("a" "member" ("of" ("it" | "the" "group" | "that" "group"))? | "one" "of" ("them" | ("its" | "the" | "their") "members")'
    ' | "among" "them" | "in" ("it" | "that" "group" | "the" "group"))'
)
SO: Final = '("as" "long" "as" | "if" | "when")'
ITSELF: Final = '("itself" | "too")'
OF_WHICH: Final = (
    '(("of" | "in") "which" self "is" ("a" "member" | "one" "of" "the" "members") | "with" self ("in" "it")?)'
)
KEEP: Final = '("keep" | "don\'t" "lose") "their" "abilities"'
GROUP: Final = (
    '("a" ("group" | "group" "attack") | "groups" | "group" "attacks" | "your" ("groups" | "group" "attacks"))'
)
INCLUDES: Final = '("that" ("includes" | "include") | "including" | "with" | "in" "which")'
PHRASES: Final = [
    Idiom("keepers", f'"members" "of" {YOUR_GROUPS}', ALLIES),
    Phrase("keepers", 'card_nouns "that" "attack" ("in" | "as") ("a" "group" | "groups")', lambda reading, noun: noun),
    Phrase("membership", f'"is" {MEMBER} {ITSELF}?', lambda reading: True),
    Phrase("membership", f'"isn\'t" {ITSELF}? {MEMBER} {ITSELF}?', lambda reading: False),
    # who keeps his abilities
    Phrase("statement", f'keepers {KEEP} ","? {SO} (self | again) membership', kept,
           ["Members of your groups keep their abilities as long as this creature isn't a member.",
            "Allies that attack in a group keep their abilities as long as this creature is a member."]),
    Phrase("statement", f'("members" | "the" "members" | "all" "members") "of" {GROUP} {OF_WHICH} {KEEP}', kept_with,
           ["Members of a group of which this creature is a member keep their abilities."]),
    # what a group takes
    Phrase("statement", f'{OWN_GROUPS} {COST} points_taken {SO} company_if ","? {SO} (self | again) membership',
           company_apart,
           ["A group costs 1 AP less if a member is adjacent to this creature as long as this creature isn't a member."]),
    Phrase("statement", f'{OWN_GROUPS} "with" ("a" | "an") card_noun "as" "a" "member" {COST} points_taken'
           f' {SO} (self | again) membership', with_such_apart),
    Phrase("statement", f"{OWN_GROUPS} {INCLUDES} general {COST} points_taken", with_one,
           ["A group attack that includes the ally in front of this creature costs 1 AP less."]),
    Phrase("statement", f'{OWN_GROUPS} ("that" ("includes" | "include") | "including") ("a" | "an") card_noun'
           f" {COST} points_taken",
           company, ["Group attacks that include an adjacent ally cost 1 AP less."]),
]  # fmt: skip
