"""Plights, in words: attacked by a group, attacking in one, the members of groups, and what it takes to be one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.meaning import ROLES, Number
from wtactics.engine.places import ATTACKER, CREATURE, DEFENDER, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import CHANGED, Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.bends import Bend
from wtactics.rulesets.slot.speech.clashes import UnderAttack
from wtactics.rulesets.slot.speech.dealings import ALLIES, UNGROUPED
from wtactics.rulesets.slot.speech.groups import YOUR_GROUPS, with_member
from wtactics.rulesets.slot.speech.reaching import GROUP, YES
from wtactics.rulesets.slot.speech.tolls import EXACTLY, LESS, MORE, Toll
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import JOINS_BEHIND
from wtactics.vocabulary.changes.silencing import LoseAbilities
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import TARGETED
from wtactics.vocabulary.rulings.agents import enemy_abilities
from wtactics.vocabulary.rulings.meaning import Cant, Law, Such
from wtactics.vocabulary.sentences.narrowing import narrow
from wtactics.vocabulary.things.meaning import All, Things
from wtactics.vocabulary.things.mentioning import told_of


class Beset(Quality):
    """SLOT-GROUP-01 A creature is attacked by a group."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, SlotTable)
        return t.role[c] == DEFENDER and t.grouped

    def depends(self) -> i64:
        return ROLES

    def finds_one(self) -> bool:
        return True

    def behind(self) -> str:
        return "attacked by a group"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} attacked by a group"


class InSquad(Quality):
    """SLOT-GROUP-01 A creature attacks as a member of a group."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, SlotTable)
        return t.role[c] == ATTACKER and t.grouped

    def depends(self) -> i64:
        return ROLES

    def behind(self) -> str:
        return "attacking in a group"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} attacking in a group"


def besieged(reading: Reading, negated: bool) -> Quality:
    if negated:
        raise Misread("what is attacked by a group", "what isn't")
    return Beset()


def in_squad(reading: Reading) -> Detail:
    return Detail("quality", InSquad())


def members(reading: Reading, whose: int) -> Things:
    """Those who attack in a group now: their own abilities are lost, and what others give them stays (SLOT-GROUP-08)."""
    noun = CardNoun(
        [Sort(types=1 << CREATURE, word="creature")], whose=whose, side=whose != ANYONES, qualities=[InSquad()]
    )
    return told_of(reading, All(noun), noun)


def as_member(reading: Reading, things: Things, said: tuple[Number, int]) -> Toll:
    """SLOT-GROUP-05 Of what a group takes, one action point is for each member: that is what is said of this one."""
    number, how = said
    if how != EXACTLY:
        return with_member(reading, things, said)
    n = 1 - int(number.n) if isinstance(number, Fixed) else 0
    if n == 0:
        raise Misread("a number other than 1", number.text())
    return with_member(reading, things, (Fixed(abs(n)), LESS if n > 0 else MORE))


def joins_behind(reading: Reading) -> Bend:
    """SLOT-GROUP-02, SLOT-GROUP-04 It must reach the target by itself: so that is ranged combat, straight ahead."""
    return Bend(reading.subject(), JOINS_BEHIND, CAN_JOIN)


def not_chosen(reading: Reading, things: Things) -> Law:
    return Law(things, TARGETED, Such(enemy_abilities(reading)))


def has_no_abilities(reading: Reading) -> LoseAbilities:
    """To have none is a state: it must be said how long."""
    if reading.until < 0:
        raise Misread('a time such as "until end of turn"', "none")
    return LoseAbilities(reading.subject(), reading.time())


BEHIND: Final = (
    '("from" "the" "back" "row" | ("although" | "though" | "even" "if" | "even" "though" | "even" "as" "long" "as"'
    ' | "as" "long" "as") "it" ("is" | "stands") "in" "the" "back" "row")'
)
FOES: Final = '("your" ("opponent" | "opponents") | ("an" | "the" | "any") "opponent" | "opponents" | "the" "enemy")'
CAN_JOIN: Final = "can join a group from the back row"
CANT: Final = '("can\'t" | "cannot" | "never")'
A_GROUP: Final = (
    '("in" | "as") "a" "group" | "as" ("a" "member" | "members") "of" "a" "group" | "in" "a" "group" "attack"'
)
MEMBER: Final = '"as" ("a" "member" | "one") "of" ("a" | "your") ("group" | "groups" | "group" "attack")'
COST: Final = '("costs" | "takes")'
PHRASES: Final = [
    Phrase("doing_so", '"attacked" combat', lambda reading, combat: UnderAttack(False, combat),
           ["Attacked in close combat, this creature gets +1 DEF."]),
    Phrase("doing_so", f'"attacked" "by" {GROUP}', lambda reading: Beset(),
           ["Attacked by a group, this creature gets +1 DEF."]),
    Phrase("narrowing_bare", f'"against" ({GROUP} | "groups")', lambda reading: narrow(reading, Beset()),
           ["Against groups, this creature gets +1 DEF."]),
    Phrase("narrowing", f'"against" ({GROUP} | "groups")', lambda reading: narrow(reading, Beset())),
    Phrase("statement", f'"enemy"? ("groups" | "group" "attacks") {CANT} "attack" (self | general)',
           lambda reading, things: Cant(things, UNGROUPED), ["Groups can't attack adjacent allies."]),
    Phrase("ruling", f'{YES} ("join" | "be" "a" "member" "of" | "attack" "in") "a" "ranged"? "group" {BEHIND}', joins_behind,
           ["This creature may join a group from the back row."]),
    Phrase("statement", f'"members" "of" {YOUR_GROUPS} {YES} ("stand" | "be" | "are") "in" "the" "back" "row"'
           ' (("if" | "when") ("the" "group" | "it" | "they") ("attacks" | "attack") "in" "ranged" "combat")?'
           f' | ("creatures" | "allies") "in" "your" "back" "row" {YES} ("join" | "be" "members" "of") "ranged"? "your"?'
           ' ("groups" | "group" "attacks")', lambda reading: Bend(All(ALLIES), JOINS_BEHIND, CAN_JOIN),
           ["Members of your groups may stand in the back row."]),
    Phrase("statement", f'{FOES} {CANT} ("choose" | "pick" | "name") (self | general)'
           ' "as" (("a" | "the") "target" | "targets") ("of" ("an" | "any" | "his" | "their")? ("ability" | "abilities"))?',
           not_chosen,
           ["Your opponent can't choose this creature as the target of an ability."]),
    Phrase("predicate", f'being "attacked" "by" {GROUP}', besieged,
           ["While this creature is attacked by a group, it gets +1 DEF."]),
    Phrase("reach", f'("attacking" | "that" ("attack" | "attacks")) ({A_GROUP})', in_squad,
           ["Allies that attack in a group get +1 DEF."]),
    Idiom("whose_members", '"your" ("groups" | "group" "attacks" | "group") | "a" "group" "of" "yours"', YOURS),
    Idiom("whose_members", '"enemy" ("groups" | "group" "attacks") | "an" "enemy" "group"', OPPONENTS),
    Idiom("whose_members", '"groups" | "a" "group" "attack"? | "group" "attacks"', ANYONES),
    Phrase("general", '("all" "the"? | "the")? "members" "of" whose_members | ("each" | "every") "member" "of" whose_members',
           members, ["Members of your groups get +1 DEF."]),
    Phrase(CHANGED, '{have} "no" ("abilities" | "ability")', has_no_abilities,
           ["[ ]: Target enemy creature has no abilities until end of turn."]),
    Phrase("statement", f'{MEMBER} ","? self {COST} points_taken', as_member,
           ["As a member of a group, this creature costs 0 AP."]),
    Phrase("statement", f"self {COST} points_taken {MEMBER}", as_member),
]  # fmt: skip
