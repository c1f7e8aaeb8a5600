"""Companies, in words: group attacks that take fewer points for who stands near a member, or of whose army they are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import GROUP_TOLL, Number, Statement
from wtactics.engine.places import CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.rules.group import in_slots
from wtactics.rulesets.slot.speech.dealings import ALLIES, ENEMIES
from wtactics.rulesets.slot.speech.groups import A_GROUP, COST, keeps_of
from wtactics.rulesets.slot.speech.spots import AHEAD, BESIDE, FLANKING, Spot
from wtactics.rulesets.slot.speech.tolls import MORE, Toll
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ASKED, PRICE_THERE, SQUADS
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import renewed


class CompanyToll(Statement):
    """SLOT-GROUP-04, SLOT-GROUP-05 A group takes so many points more or fewer if a member is such, and this is none of them."""

    def __init__(self, noun: CardNoun, number: Number, how: i64) -> None:
        self.noun: Final = noun
        self.number: Final = number
        self.how: Final = how

    def law(self) -> i64:
        return bit_of(PRICE_THERE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICE_THERE or not SQUADS <= c < ASKED or seat != t.you:
            return 0
        assert isinstance(t, SlotTable)
        near = False
        for member in in_slots(t, seat, c - SQUADS):
            if member == t.me:
                return 0
            near = near or self.noun.fits(t, member)
        return self.number.of(t) * self.how if near else 0

    def text(self) -> str:
        more = "more" if self.how == MORE else "less"
        where = self.noun.qualities[0].behind()
        return f"a group attack costs {self.number.text()} AP {more} if one of its members is {where}"


def with_near(reading: Reading, said: tuple[Number, int], where: Detail) -> CompanyToll:
    """A member stands so towards this creature, in the same army."""
    spot = where.value
    if not isinstance(spot, Spot) or not isinstance(spot.of, This) or spot.relation not in NEAR.values():
        raise Misread("adjacent to this creature or in front of it", "elsewhere")
    if said[1] not in (MORE, -MORE):
        raise Misread("so many action points more or less", said[0].text())
    return CompanyToll(renewed(ALLIES, where), *said)


def near_it(reading: Reading, said: tuple[Number, int], _self: Things, relation: int) -> CompanyToll:
    """The same, told from this creature: it stands behind a member."""
    return with_near(reading, said, Detail("quality", Spot(relation, This(reading.word))))


def keep_in_groups(reading: Reading, noun: CardNoun) -> Statement:
    return keeps_of(reading, All(noun))


NEAR: Final = {  # how this creature stands towards a member, who is in front (SLOT-GROUP-02) -> how that one does towards it
    '"behind"': AHEAD, '"adjacent" "to"': BESIDE, '"beside"': FLANKING,
}  # fmt: skip
ONE: Final = '(("one" | "any") "of" ("its" | "their" | "the") "members" | "a" "member" ("of" "it")?)'
IF: Final = '("if" | "when" | "as" "long" "as")'
IS: Final = '("is" | "stands")'
PHRASES: Final = [
    *(Idiom("near_member", form, relation) for form, relation in NEAR.items()),
    Phrase("statement", f'{A_GROUP} {COST} "you"? points_taken {IF} {ONE} {IS} reach', with_near,
           ["A group attack costs 1 AP less if one of its members is adjacent to this creature."]),
    Phrase("statement", f'{A_GROUP} {COST} "you"? points_taken {IF} self {IS} near_member {ONE}', near_it,
           ["A group attack costs 1 AP less if this creature stands behind one of its members."]),
    Idiom("by_them", '("of" | "by") "your" "creatures" | "you" ("control" | "have")', All(ALLIES)),
    Idiom("by_them", '("of" | "by") "the" "enemy" | "an" "opponent" "controls" | "opponents" "control"', All(ENEMIES)),
    Phrase("statement", f'"a" "group" "attack" by_them {COST} points_taken',
           lambda reading, things, said: Toll(GROUP_TOLL, things, *said), ["A group attack of your army costs 1 AP less."]),
    Phrase(STATEMENT, 'card_nouns "that" "attack" ("in" | "as") ("a" "group" | "groups") ("keep" | "don\'t" "lose")'
           ' "their" "abilities"', keep_in_groups, ["Allies that attack in a group keep their abilities."]),
]  # fmt: skip
