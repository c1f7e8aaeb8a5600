"""Reach, in words: whom a creature may attack beyond its reach, or must if anybody; who is attacked in the place of another."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import (
    ATTACK,
    BE_ATTACKED_CLOSE,
    BE_ATTACKED_RANGED,
    IGNORE_COVER,
    IGNORE_COVER_RANGED,
    Noun,
    Number,
    Statement,
    Trigger,
)
from wtactics.engine.places import CREATURE, NOBODY, CardId, Flow, Option, Seat, Thing
from wtactics.engine.step import NEXT
from wtactics.engine.table import Table
from wtactics.language.phrase import TOLD, Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import FRONT, column, row, slot_of, within
from wtactics.rulesets.slot.speech.spots import Spot, stands
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import (
    AS_IN_FRONT,
    AS_IN_FRONT_RANGED,
    BENT,
    BLOWS,
    CLOSE_FROM_BACK,
    REACH_FAR,
    REACH_IN,
)
from wtactics.vocabulary.deeds.deed import STATED, Deed, cards_of
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, YOURS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.leaning import DOES, is_called, unchanged
from wtactics.vocabulary.reading.reading import Reading, again
from wtactics.vocabulary.rulings.acts import IF_ABLE, bit
from wtactics.vocabulary.rulings.meaning import Act, Cant, Law, Such
from wtactics.vocabulary.sentences.limits import Once, UseUp
from wtactics.vocabulary.things.meaning import Happened, Things, This, article
from wtactics.vocabulary.things.mentioning import all_of, renewed
from wtactics.vocabulary.things.picking import Agree, Check, May
from wtactics.vocabulary.triggers.catalogue import CARDS
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import Doing, Watched, call, happens, says

WHAT_IS_DONE: Final = "what is done"  # of which "if you do" has asked already
ATTACKS: Final = next(verb for verb in CARDS if verb.fact == facts.ATTACKED)


class Slanting(Quality):
    """A creature stands in another column than the one that speaks, or in the same."""

    def __init__(self, same: bool) -> None:
        self.same: Final = same

    def holds(self, t: Table, c: CardId) -> bool:
        if not stands(t, c) or not stands(t, t.me):
            return False
        return (column(slot_of(t.place[c] & 15)) == column(slot_of(t.place[t.me] & 15))) == self.same

    def behind(self) -> str:
        return "in the same column" if self.same else "in another column"


class OnlyThere(Statement):
    """This creature attacks nobody but who stands so towards it, in these types of combat."""

    def __init__(self, way: Slanting, deeds: i64, words: str) -> None:
        self.way: Final = way
        self.deeds: Final = deeds
        self.words: Final = words

    def law(self) -> i64:
        return self.deeds

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        return self.deeds >> deed & 1 == 1 and other == t.me and not self.way.holds(t, c)

    def text(self) -> str:
        how = "straight ahead" if self.way.same else "diagonally"
        return f"this creature can attack only {how}{self.words}"


class MustChoose(Statement):
    """Whoever of these could attack this creature attacks nobody else."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def law(self) -> i64:
        return bit_of(ATTACK)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != ATTACK or other == NOBODY or other == t.me or not self.things.has(t, c):
            return False
        return self.could_attack(t, c, False) or self.could_attack(t, c, True)

    def could_attack(self, t: Table, c: CardId, ranged: bool) -> bool:
        """Could it attack this creature, where both stand, with a weapon of this type?"""
        assert isinstance(t, SlotTable)
        me = t.me
        if not t.in_army(me) or not t.is_armed(c, ranged) or not within(t.slot(c), t.slot(me), ranged):
            return False
        return not t.covered(me) or (ranged and t.is_magic(c))

    def text(self) -> str:
        return f"{self.things.text()} able to attack this creature can't attack other creatures"


class Blows(Statement):
    """Whoever is hit by this creature loses so many life points."""

    def __init__(self, number: Number) -> None:
        self.number: Final = number

    def law(self) -> i64:
        return bit_of(BLOWS)

    def sets(self) -> bool:
        return True

    def alters(self, t: Table, what: i64, seat: Seat, c: CardId, usual: i64) -> i64:
        return self.number.of(t) - usual if what == BLOWS and c == t.me else 0

    def text(self) -> str:
        return f"creatures hit by this creature lose {self.number.text()} life instead of 1"


class PermitPhrase(Phrase):
    """A way to attack that cards permit."""

    def __init__(self, words: str, form: str, *deeds: int) -> None:
        super().__init__("ruling", f"{YES} {form}", self.read, [f"This creature may {words}."])
        self.act: Final = Act(words, bit(*deeds))

    def read(self, reading: Reading) -> Law:
        return Law(reading.subject(), self.act, None, can=True)


class Redirect(Deed):
    """A creature is attacked in the place of the one that was; nothing is judged again (SLOT-DECL-05)."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def do(self, t: Table, answer: Option) -> Flow:
        assert isinstance(t, SlotTable)
        for c in cards_of(t, self.things):
            if t.in_army(c) and t.target != NOBODY and t.controller[c] != t.active:
                t.retarget(c)
                return NEXT
        return NEXT

    def text(self) -> str:
        return f"redirect the attack to {self.things.text()}"


class AttackedBy(Happens):
    """Such a creature is attacked by one alone, or by a group: heard once."""

    def __init__(self, noun: Noun, grouped: bool, words: str, own: bool) -> None:
        super().__init__(facts.ATTACKED, None, noun, words, own)
        self.grouped: Final = grouped

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        assert isinstance(t, SlotTable)
        first = len(t.fighters) > 0 and t.fighters[0] == a
        return t.grouped == self.grouped and first and super().matches(t, a, b, n)


def may_reach(reading: Reading, noun: CardNoun) -> Law:
    """A permission to attack these wherever they stand; if it is said of no place, whether they are covered or not."""
    deeds = [REACH_FAR] if noun.qualities else [REACH_FAR, IGNORE_COVER, IGNORE_COVER_RANGED]
    return Law(reading.subject(), Act("attack any", bit(*deeds)), Such(noun), can=True)


class ReachesAcross(Statement):
    """SLOT-ATK-05 Creatures reach such enemies in any column, but out of the back row in ranged combat only."""

    def __init__(self, things: Things, noun: CardNoun) -> None:
        self.things: Final = things
        self.noun: Final = noun

    def law(self) -> i64:
        return bit_of(BENT)

    def allows(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != BENT or other < REACH_IN or c < 0:
            return False
        assert isinstance(t, SlotTable)
        near = other & 1 == 1 or row(t.slot(c)) == FRONT
        return near and self.things.has(t, c) and self.noun.fits(t, (other - REACH_IN) >> 1)

    def text(self) -> str:
        return f"{self.things.text()} can attack any {self.noun.text(False)}, whatever its column"


def may_reach_row(reading: Reading, noun: CardNoun) -> ReachesAcross:
    """Whatever the column: a row must be named, else it could be meant of it as well."""
    return ReachesAcross(reading.subject(), of_row(noun))


def of_row(noun: CardNoun) -> CardNoun:
    if not any(isinstance(quality, Spot) and quality.of is None for quality in noun.qualities):
        raise Misread("a row", noun.text(False))
    return noun


def left_alone(reading: Reading) -> Cant:
    return Cant(reading.subject(), Act("attack or be attacked", bit(ATTACK, BE_ATTACKED_CLOSE, BE_ATTACKED_RANGED)))


def those_there(reading: Reading, noun: CardNoun) -> Things:
    """Those who stand so: by their places they are known without having been spoken of."""
    if not any(isinstance(quality, Spot) and quality.of is not None for quality in noun.qualities):
        raise Misread("where they stand", f"the {noun.text(True)}")
    return all_of(reading, noun)


def only_there(reading: Reading, same: bool, *combat: int) -> OnlyThere:
    deeds = (BE_ATTACKED_CLOSE, BE_ATTACKED_RANGED)
    words = f" in {('close', 'ranged')[combat[0]]} combat" if combat else ""
    return OnlyThere(Slanting(same), bit(deeds[combat[0]]) if combat else bit(*deeds), words)


def hangs(reading: Reading) -> bool:
    """Did the sentence before leave something to a player, and has nothing asked yet whether he did it?"""
    first: Any = next((step for step in reading.last_said if not isinstance(step, Check | Once | UseUp)), None)
    return isinstance(first, May | Agree) and not any(slot.words == WHAT_IS_DONE for slot in reading.picked)


def become_target(reading: Reading) -> Redirect:
    """Behind what somebody may do, the sentence hangs on that (redirections.py)."""
    if hangs(reading):
        raise Misread('"if you do"', "what happens even if you don't")
    return Redirect(reading.subject())


def that_of(reading: Reading, whose: int) -> Things:
    """That ally is the last creature spoken of that is called one; who is called an enemy is none."""
    spoken = [
        each for each in reading.latest() if is_called(each, "creature", False) and not isinstance(each.things, This)
    ]
    sides = [each.noun.whose if isinstance(each.noun, CardNoun) else ANYONES for each in spoken]
    found = next((each for each, side in zip(spoken, sides, strict=True) if side == whose), None)
    if found is None and (YOURS + OPPONENTS - whose) in sides:
        raise Misread(
            "an ally that was spoken of before" if whose == YOURS else "an enemy that was spoken of before", "none"
        )
    if found is None or (found is spoken[0] and reading.paired in (0, DOES)):
        return reading.that("creature", False)
    return again(unchanged(found.things, reading.last_said), "that ally" if whose == YOURS else "that enemy")


def must_choose(reading: Reading, things: Things) -> MustChoose:
    if not isinstance(things, This):
        raise Misread("this creature", things.text())
    return MustChoose(reading.subject())


def blows(reading: Reading, *said: Things | Number) -> Blows:
    """Of whom it is said is this creature; the last number is that of the rules."""
    return Blows(next(part for part in said if isinstance(part, Number)))


def attacked_by(reading: Reading, watched: Watched, grouped: bool) -> Trigger:
    call(reading, watched, True)
    words = f"{says(watched, 'is attacked')} by {'a group' if grouped else 'a single creature'}"
    return AttackedBy(watched.noun, grouped, words, watched.own())


def attack_with(reading: Reading, watched: Watched) -> Trigger:
    """What you attack with attacks, and is yours."""
    noun = watched.noun
    if isinstance(noun, CardNoun):
        if noun.whose == OPPONENTS:
            raise Misread("your creatures", watched.words)
        mine = renewed(noun, Detail("whose", YOURS), Detail("side", True))
        watched = Watched(mine, article(mine.text(False)), None, watched.names)
    return happens(reading, watched, Doing(ATTACKS))


def somebody_attacks(reading: Reading, whose: int, words: str) -> Trigger:
    """A player attacks: so a creature of the other army is attacked, be it by a group."""
    reading.mention(again(Happened(True, False, "it"), "the target"), ["target"])
    noun = CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=whose, side=True)
    return Happens(facts.ATTACKED, None, noun, f"whenever {words}")


IN_FRONT: Final = (
    '"as" ("if" | "though") ("it" | "i" | "they") ("were" | "was" | "is" | "stood" | "are") "in"'
    ' ("the" "front" ("row" | "slot" ("of" "its" "column")?) | ("its" | "that" "creature" "\'s") "slot")'
)
WITH_CLOSE: Final = '("with" ("its" | "their" | "this" "creature" "\'s") "close" "weapon" | "in" "close" "combat")'
ANOTHER: Final = '("any" "other" "creature" | "other" "creatures" | "anybody" "else")'
HIT: Final = '("a" "creature" | "creatures") "hit" "by" (self | "this" "weapon")'
OF_ATTACK: Final = '("of" ("the" | "that" | "this") "attack")'
ANY_COLUMN: Final = (
    '("whatever" | "regardless" "of" | "no" "matter" ("which" | "what")? | "irrespective" "of")'
    ' ("its" | "the" | "their")? "column"'
)
YES: Final = '("may" | "can")'
SINGLE: Final = '("a" "single" "creature" | "one" "creature" "alone" | "only" "one" "creature")'
GROUP: Final = '("a" "group" | "a" "group" "of" "creatures" | "two" "or" "more" "creatures" | "several" "creatures")'
DIAGONALLY: Final = '"diagonally" ("," "never" ("straight" "ahead" | "straight" "forward"))?'
AHEAD: Final = '"straight" "ahead" ("," "never" "diagonally")? | "in" ("its" | "their" | "the" "same") "column"'
PHRASES: Final = [
    Phrase(STATED, f'{YES} "attack" "any" (card_noun | card_nouns)', may_reach,
           ["This creature may attack any creature in the front row."]),
    Phrase(STATED, f'{YES} "attack" "any" (card_noun | card_nouns) ","? {ANY_COLUMN}', may_reach_row,
           ["This creature may attack any creature in the enemy front row, whatever its column."]),
    PermitPhrase("attack as if it were in the front row", f'"attack" {IN_FRONT}', AS_IN_FRONT, AS_IN_FRONT_RANGED),
    PermitPhrase("attack with its close weapon as if it were in the front row", f'"attack" {WITH_CLOSE} {IN_FRONT}',
                 AS_IN_FRONT),
    PermitPhrase("attack as if it were in the front row", f'"reach" {IN_FRONT}', AS_IN_FRONT, AS_IN_FRONT_RANGED),
    PermitPhrase("attack in close combat from the back row", '"attack" "in" "close" "combat" "from" "the" "back" "row"',
                 CLOSE_FROM_BACK),
    Phrase("ruling", '("can\'t" | "cannot") "attack" ("or" | "nor") "be" "attacked"', left_alone,
           ["While this creature is marked, it can't attack or be attacked."]),
    Phrase("again", '"that" "one"', lambda reading: reading.that("creature", False)),
    Phrase("again", '"that" "ally"', lambda reading: that_of(reading, YOURS)),
    Phrase("again", '"that" "enemy"', lambda reading: that_of(reading, OPPONENTS)),
    Phrase("crowd", '"the" card_nouns', those_there, ["The ally creatures beside this creature get +1 DEF."]),
    Idiom("slant", DIAGONALLY, False),
    Idiom("slant", AHEAD, True),
    Phrase(STATED, f'({YES} ("only" "attack" | "attack" "only") | ("attacks" | "attack") "only") slant combat?', only_there,
           ["This creature can attack only diagonally."]),
    Phrase(STATED, f'("that" ("is" | "are"))? "able" "to" "attack" self "can\'t" "attack" {ANOTHER}', must_choose,
           ["Enemy creatures able to attack this creature can't attack other creatures."]),
    Phrase(STATED, f'"must"? ("attack" | "attacks") self {IF_ABLE}', must_choose,
           ["Enemy creatures in this column attack this creature if able."]),
    Phrase("statement", f'{HIT} ("loses" | "lose") number "life" "instead" "of" number', blows,
           ["Creatures hit by this creature lose 2 life instead of 1."]),
    Phrase(TOLD, f'("becomes" | "become" | "is" | "are") "the" "new"? "target" {OF_ATTACK}? ("instead" | "in" "its" "slot")?',
           become_target,
           ["When an adjacent ally creature is attacked, this creature becomes the target of the attack."]),
    Phrase("happening", f'watched ("is" | "are" | "am") "attacked" "by" {SINGLE}',
           lambda reading, watched: attacked_by(reading, watched, False),
           ["When this creature is attacked by a single creature, it gets +1 DEF until end of battle."]),
    Phrase("happening", f'watched ("is" | "are" | "am") "attacked" "by" {GROUP}',
           lambda reading, watched: attacked_by(reading, watched, True),
           ["When this creature is attacked by a group, it gets +1 DEF until end of battle."]),
    Phrase("happening", '"an" "opponent" ("attacks" | "attack")',
           lambda reading: somebody_attacks(reading, YOURS, "an opponent attacks"),
           ["When an opponent attacks, you may mark this creature."]),
    Phrase("happening", '"you" ("attack" | "attacks") "with" watched', attack_with,
           ["When you attack with this creature, you get 1 AP."]),
    Phrase("happening", '"you" "attack"', lambda reading: somebody_attacks(reading, OPPONENTS, "you attack"),
           ["When you attack, you get 1 AP."]),
]  # fmt: skip
