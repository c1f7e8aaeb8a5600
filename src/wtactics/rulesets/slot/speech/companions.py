"""Companions, in words: groups of which one member at least is such, or stands so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import Number, Statement
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.rules.ap import keeps_speech
from wtactics.rulesets.slot.rules.group import in_slots
from wtactics.rulesets.slot.speech.dealings import ALLIES
from wtactics.rulesets.slot.speech.groups import A_GROUP, COST, OWN_GROUPS
from wtactics.rulesets.slot.speech.spots import AHEAD, BESIDE, FLANKING, TOGETHER, Spot
from wtactics.rulesets.slot.speech.tolls import EXACTLY, MORE
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ASKED, PRICE_THERE, SQUADS
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Contribution, Standing, Stated
from wtactics.vocabulary.things.meaning import Things, This, article
from wtactics.vocabulary.things.mentioning import renewed


class CompanyToll(Statement):
    """SLOT-GROUP-05, SLOT-GROUP-08 A group one of whose members is such takes so many action points more or fewer."""

    def __init__(self, member: CardNoun, number: Number, how: i64) -> None:
        self.member: Final = member
        self.number: Final = number
        self.how: Final = how

    def sets(self) -> bool:
        return self.how == EXACTLY

    def law(self) -> i64:
        return bit_of(PRICE_THERE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        assert isinstance(t, SlotTable)
        if what != PRICE_THERE or not SQUADS <= c < ASKED:
            return 0
        found = False
        for member in in_slots(t, seat, c - SQUADS):
            if member == t.me and not keeps_speech(t, member):
                return 0  # a member has lost what it says
            found = found or self.member.fits(t, member)
        if not found:
            return 0
        n = self.number.of(t)
        return n - usual if self.how == EXACTLY else n * self.how

    def text(self) -> str:
        more = "" if self.how == EXACTLY else " more" if self.how == MORE else " less"
        return f"group attacks with {article(self.member.text(False))} as a member cost {self.number.text()} AP{more}"


def company(reading: Reading, noun: CardNoun, said: tuple[Number, int]) -> CompanyToll:
    """Of your own groups, unless it is said whose."""
    if noun.whose == OPPONENTS:
        raise Misread("creatures of your own", noun.text(True))
    return CompanyToll(renewed(noun, Detail("whose", YOURS), Detail("side", True)), *said)


def such_member(reading: Reading, said: Detail) -> CardNoun:
    if said.field == "extreme":
        raise Misread("where a member stands, or what it is", "which one of them")
    return renewed(ALLIES, said)


def towards_member(reading: Reading, this: Things, relation: int) -> CardNoun:
    """Where this creature stands towards a member tells where the member stands towards it."""
    if not isinstance(this, This):
        raise Misread("this creature", this.text())
    return renewed(ALLIES, Detail("quality", Spot(relation, this)))


def behind(reading: Reading, said: tuple[Number, int], noun: CardNoun) -> CompanyToll:
    return company(reading, noun, said)


def in_front(reading: Reading, noun: CardNoun, said: tuple[Number, int]) -> Contribution:
    return Standing([Stated([company(reading, noun, said)], None)])


WHEN: Final = '("if" | "when" | "while" | "as" "long" "as")'
ONE: Final = '("one" | "any" | "at" "least" "one")'
OF_IT: Final = '("its" | "the" | "their")'
A_MEMBER: Final = f'(({ONE} "of" {OF_IT} "members" | "a" "member" | {ONE} "member") (("of" ("it" | "the" "group"))?))'
OF_GROUP: Final = f'({ONE} "of" "the" "members" | "a" "member") "of" {A_GROUP}'
STANDS: Final = '("is" | "stands" | "are" | "stand")'
IT: Final = '("it" | "this" | ("that" | "the") ("group" "attack"? | "attack"))'
INCLUDES: Final = (
    '("that" ("includes" | "include" | "contains" | "contain" | "has" | "have") | "including" | "containing")'
)
PHRASES: Final = [
    Idiom("member_way", '"behind"', AHEAD),
    Idiom("member_way", '"adjacent" "to"', BESIDE),
    Idiom("member_way", '"beside" | "next" "to"', FLANKING),
    Idiom("member_way", '"in" "the" "same" "row" "as"', TOGETHER),
    Phrase("company_if", f"{A_MEMBER} {STANDS} (reach | post)", such_member),
    Phrase("company_if", f'{A_MEMBER} "is" ("a" | "an") card_noun', lambda reading, noun: noun),
    Phrase("company_if", f"self {STANDS} member_way {A_MEMBER}", towards_member),
    Phrase("company_first", f"{OF_GROUP} {STANDS} (reach | post)", such_member),
    Phrase("company_first", f"self {STANDS} member_way {OF_GROUP}", towards_member),
    Phrase("company_first", f'{OF_GROUP} "is" ("a" | "an") card_noun', lambda reading, noun: noun),
    Phrase("statement", f"{OWN_GROUPS} {COST} points_taken {WHEN} company_if", behind,
           ["A group attack takes 1 AP less if one of its members stands in front of this creature.",
            "A group attack takes 1 AP less if this creature stands behind one of its members."]),
    Phrase("ability", f'{WHEN} company_first "," {IT} {COST} points_taken', in_front,
           ["If a member of a group is adjacent to this creature, it costs 1 AP less."]),
    Phrase("statement", f'{OWN_GROUPS} ("with" | "in" "which") "a" "member" {STANDS}? (reach | post) {COST} points_taken',
           lambda reading, said, toll: company(reading, such_member(reading, said), toll)),
    Phrase("statement", f'{OWN_GROUPS} "with" ("a" | "an") card_noun'
           f' ("in" "it" | "as" "a" "member" | "among" {OF_IT} "members") {COST} points_taken', company,
           ["Group attacks with a Knight as a member cost 1 AP less."]),
    Phrase("statement", f'{OWN_GROUPS} {INCLUDES} ("a" | "an" | "the" | "any") card_noun {COST} points_taken', company,
           ["A group attack that includes the ally in front of it takes 1 AP less."]),
    Phrase("statement", f'{OWN_GROUPS} "in" "which" ("a" | "an") card_noun ("is" ("a" "member" | "one" "of" "the" "members")'
           f' | "takes" "part") {COST} points_taken', company),
]  # fmt: skip
