"""Groups, in words: what they take with a member or without, how much their values come to, who keeps his abilities in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import GROUP_TOLL, Condition, Number, Statement
from wtactics.engine.places import CREATURE, CardId, Seat
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.bends import Bend
from wtactics.rulesets.slot.speech.dealings import ALLIES
from wtactics.rulesets.slot.speech.reaching import GROUP
from wtactics.rulesets.slot.speech.tolls import EXACTLY, MORE, Toll
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import GROUP_FORCE, KEEPS_SPEECH, OF_GROUP, PRICE_THERE, TARGET_GROUP_TOLL
from wtactics.vocabulary.deeds.deed import STATED, STATEMENT
from wtactics.vocabulary.nouns.cards import OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.parts import Standing, Stated
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import renewed

ANY_ENEMY: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=OPPONENTS, side=True)


class MemberToll(Toll):
    """SLOT-GROUP-05 A group attack takes so many action points more or fewer if this creature is a member of it."""

    def __init__(self, things: Things, number: Number, how: i64) -> None:
        super().__init__(GROUP_TOLL, things, number, how)

    def law(self) -> i64:
        return bit_of(PRICE_THERE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICE_THERE or not OF_GROUP <= c < GROUP_FORCE or not self.things.has(t, c - OF_GROUP):
            return 0
        n = self.number.of(t)
        return n - usual if self.how == EXACTLY else n * self.how

    def text(self) -> str:
        more = "" if self.how == EXACTLY else " more" if self.how == MORE else " less"
        return f"group attacks in which {self.things.text()} is a member cost {self.number.text()} AP{more}"


class GroupForce(Statement):
    """SLOT-GROUP-09 What the values of your groups come to is so much more, or less."""

    def __init__(self, number: Number, how: i64) -> None:
        self.number: Final = number
        self.how: Final = how

    def law(self) -> i64:
        return bit_of(PRICE_THERE)

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        if what != PRICE_THERE or c != GROUP_FORCE or seat != t.you:
            return 0
        return self.number.of(t) * self.how

    def text(self) -> str:
        return f"the value of your groups is {self.number.text()} {'higher' if self.how == MORE else 'lower'}"


class InGroups(Condition):
    """A group attacks in the battle that is fought, or none does."""

    def __init__(self, grouped: bool) -> None:
        self.grouped: Final = grouped

    def holds(self, t: Table) -> bool:
        assert isinstance(t, SlotTable)
        return len(t.fighters) > 0 and t.grouped == self.grouped

    def text(self) -> str:
        return f"{'a' if self.grouped else 'no'} group attacks"


def with_member(reading: Reading, things: Things, said: tuple[Number, int]) -> MemberToll:
    if not isinstance(things, This):
        raise Misread("this creature", things.text())
    return MemberToll(things, *said)


def with_it(reading: Reading, said: tuple[Number, int]) -> MemberToll:
    return MemberToll(This(reading.word), *said)


def without_member(reading: Reading, things: Things, said: tuple[Number, int]) -> Toll:
    """SLOT-GROUP-05 A text speaks of a group if it does of all its members: so of those without this creature."""
    if not isinstance(things, This):
        raise Misread("this creature", things.text())
    return Toll(GROUP_TOLL, All(renewed(ALLIES, Detail("other_than", things))), *said)


def all_of_group(reading: Reading, noun: CardNoun, said: tuple[Number, int]) -> Toll:
    """Of a group whose members all are such: of your own, unless it is said whose."""
    if noun.whose == OPPONENTS:
        raise Misread("creatures of your own", noun.text(True))
    mine = renewed(noun, Detail("whose", YOURS), Detail("side", True))
    return Toll(GROUP_TOLL, All(mine), *said)


def keeps(reading: Reading) -> Bend:
    return keeps_of(reading, reading.subject())


def keeps_of(reading: Reading, things: Things) -> Bend:
    own = ("keep", "their") if things.many() else ("keeps", "its")
    return Bend(things, KEEPS_SPEECH, f"{own[0]} {own[1]} abilities in groups")


def members_keep(reading: Reading) -> Bend:
    return keeps_of(reading, All(ALLIES))


MEMBER: Final = '("a" "member" | "one" "of" ("the" | "its") "members" | "in" ("a" | "the") "group" "attack"?)'
A_GROUP: Final = '(("a" | "any" | "each") ("group" | "group" "attack") | "groups" | "group" "attacks")'
OWN_GROUPS: Final = f'({A_GROUP} | "your" ("groups" | "group" "attacks"))'
OWN_GROUP: Final = '(("a" | "the" | "your") "group" "attack"? | "one" "of" "your" ("groups" | "group" "attacks"))'
COST: Final = '("cost" | "costs" | "take" | "takes")'
OF_WHICH: Final = '(("of" | "in") "which")'
YOUR_GROUPS: Final = (
    '("each" "of"? "your" ("groups" | "group") | "your" ("groups" | "group" "attacks")'
    ' | ("a" | "each") "group" ("you" "attack" "with" | "you" "control" | "of" "yours") | "groups" "you" "attack" "with")'
)
A_MEMBER: Final = '("attacking" | ("it" "attacks" | "they" "attack")) "in" "a" "group"'
IN_GROUPS: Final = f'("in" ("a" "group" | "groups" | "a" "group" "attack" | "group" "attacks") | "when" {A_MEMBER})'
BATTLE: Final = '("in" | "during") (("a" | "any" | "each") "battle" | "battles") "in" "which"'
ONLY: Final = '("only" | "solely" | "entirely")'
PHRASES: Final = [
    # what they take
    Phrase("statement", f'{OWN_GROUPS} {OF_WHICH} self ("is" | "are") {MEMBER} {COST} points_taken', with_member,
           ["Group attacks in which this creature is a member cost 1 AP less."]),
    Phrase("statement", f'{A_GROUP} {OF_WHICH} "it" ("is" | "are") {MEMBER} {COST} points_taken', with_it),
    Phrase("statement", f'{OWN_GROUPS} ("with" self ("in" "it" | "as" {MEMBER} | "among" "its" "members")?'
           f' | ("that" ("includes" | "include") | "including") self'
           f' | {OF_WHICH} self "takes" "part") {COST} points_taken', with_member),
    Phrase("statement", f'{OWN_GROUPS} {COST} points_taken ("if" | "when" | "as" "long" "as") self "is" {MEMBER}'
           f' ("of" ("it" | {OWN_GROUP}))?',
           lambda reading, said, things: with_member(reading, things, said)),
    Phrase("ability", f'("if" | "when" | "as" "long" "as") self ("is" {MEMBER} "of" {OWN_GROUP}'
           f' | ("attacks" | "is") "in" "a" "group") ","'
           f' ("it" | ("the" | "that") "attack" | ("that" | "the") "group" "attack"?) {COST} points_taken',
           lambda reading, things, said: Standing([Stated([with_member(reading, things, said)], None)]),
           ["If this creature is a member of a group, that group attack costs 1 AP less."]),
    Phrase("statement", f'{A_GROUP} ({OF_WHICH} self ("isn\'t" | "aren\'t") {MEMBER} | "without" self) {COST} points_taken',
           without_member, ["Group attacks in which this creature isn't a member cost 1 AP less."]),
    Phrase("statement", f'({A_GROUP} (("made" "up" | "consisting" | "that" "consists" | "that" "consist") {ONLY}? "of"'
           f' | {ONLY} "of" | "of" "nothing" "but") card_nouns | {A_GROUP} "of" card_nouns {ONLY}'
           f' | "if" "all" "of"? "the"? "members" "of" "a" "group" "are" card_nouns "," ("it" | "that" "group" "attack"?'
           f' | "the" "group" "attack"?)) {COST} points_taken',
           all_of_group, ["If all members of a group are Knights, it costs 1 AP less."]),
    Phrase("statement", f'{A_GROUP} {COST} points_taken "if" "all" "of"? ("its" | "the" | "their") "members" "are" card_nouns',
           lambda reading, said, noun: all_of_group(reading, noun, said),
           ["A group costs 1 AP less if all its members are Knights."]),
    Phrase("statement", f'whose_groups "groups" {COST} points_taken',
           lambda reading, things, said: Toll(GROUP_TOLL, things, *said), ["Your groups cost 1 AP less."]),
    Phrase("toll_of", '("a" | "any" | "each") "group" "attack" ("on" | "against") attacked_one',
           lambda reading, things: (TARGET_GROUP_TOLL, things)),
    # what their values come to
    Idiom("force_said", '"higher" | "more"', MORE),
    Idiom("force_said", '"lower" | "less"', -MORE),
    Phrase(STATEMENT, f'"the"? ("value" | "values" | "sum" | "total" | "close" | "strength") "of" {YOUR_GROUPS}'
           ' ("is" | "are") number force_said',
           lambda reading, number, how: GroupForce(number, how), ["The value of each of your groups is 2 higher."]),
    Phrase(STATEMENT, f'{YOUR_GROUPS} ("get" | "gets" | "has" | "have") "+" number ("to" "the"? ("value" | "sum"))?',
           lambda reading, number: GroupForce(number, MORE), ["Your groups have +1."]),
    # abilities in groups
    Phrase(STATED, f'("keeps" | "keep" | ("doesn\'t" | "don\'t") "lose") ("its" | "their") "abilities" {IN_GROUPS}', keeps,
           ["Adjacent allies keep their abilities in groups."]),
    Phrase(STATEMENT, f'"members" "of" {YOUR_GROUPS} ("keep" | "don\'t" "lose") "their" "abilities"', members_keep,
           ["Members of your groups keep their abilities."]),
    # when one attacks
    Phrase("condition", f'{GROUP} ("attacks" | "attack")', lambda reading: InGroups(True)),
    Phrase("condition", '"no" "group" "attacks" | "nobody" "attacks" "in" "a" "group"', lambda reading: InGroups(False)),
    Phrase("time_condition", f'{BATTLE} {GROUP} ("attacks" | "attack")', lambda reading: InGroups(True)),
    Phrase("time_condition", f'{BATTLE} ("no" "group" "attacks" | "nobody" "attacks" "in" "a" "group")',
           lambda reading: InGroups(False),
           ["In battles in which no group attacks, this creature gets +1 DEF."]),
]  # fmt: skip
