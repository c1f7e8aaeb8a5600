"""Arms, in words: weapons that can't be used, in which combat somebody may attack or be attacked, once each turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.meaning import ATTACK, BE_ATTACKED_CLOSE, BE_ATTACKED_RANGED, LIE_OPEN, STRIKE_BACK, Statement
from wtactics.engine.places import CREATURE, NOBODY, Thing
from wtactics.engine.rows import PAST, PAST_A, PAST_TURN
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN
from wtactics.rulesets.slot.speech.customs import AttackAlone
from wtactics.rulesets.slot.speech.fights import CLOSE_COMBAT, COMBATS, EITHER_COMBAT, RANGED_COMBAT
from wtactics.rulesets.slot.speech.reaching import YES, only_there
from wtactics.rulesets.slot.speech.sorties import close_from_back
from wtactics.rulesets.slot.speech.spots import BEHIND, TOGETHER, AnyOne, Spot
from wtactics.rulesets.slot.speech.standing import towards
from wtactics.rulesets.slot.speech.strokes import not_struck
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import ATTACK_ALONE
from wtactics.vocabulary.deeds.deed import STATEMENT
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.describing import is_where
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import IF_ABLE, bit
from wtactics.vocabulary.rulings.meaning import Act, Cant, Do, Law, Such
from wtactics.vocabulary.rulings.restraint import NOT
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.things.mentioning import renewed
from wtactics.vocabulary.triggers.meaning import Very

CREATURES: Final = CardNoun([Sort(types=1 << CREATURE, word="creature")])
BE_ATTACKED: Final = (BE_ATTACKED_CLOSE, BE_ATTACKED_RANGED)  # by the type of combat
NAMES: Final = ("close", "ranged")


class AttackNot(Statement):
    """SLOT-ATK-01 These creatures don't attack in this type of combat."""

    def __init__(self, things: Things, combat: i64) -> None:
        self.things: Final = things
        self.combat: Final = combat

    def law(self) -> i64:
        return bit(BE_ATTACKED_RANGED if self.combat == RANGED_COMBAT else BE_ATTACKED_CLOSE)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        meant = BE_ATTACKED_RANGED if self.combat == RANGED_COMBAT else BE_ATTACKED_CLOSE
        return deed == meant and other != NOBODY and self.things.has(t, other)

    def text(self) -> str:
        return f"{self.things.text()} can't attack {COMBATS[self.combat]}"


class Unarmed(AttackNot):
    """SLOT-CARD-03 These creatures don't use their weapon of this type, neither to attack nor to strike back."""

    def law(self) -> i64:
        return super().law() | bit(STRIKE_BACK)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != STRIKE_BACK:
            return super().bars(t, deed, c, other)
        assert isinstance(t, SlotTable)
        return t.ranged_now == (self.combat == RANGED_COMBAT) and self.things.has(t, c)

    def text(self) -> str:
        weapon = f"{NAMES[self.combat]} weapon{'s' if self.things.many() else ''}"
        return f"{self.things.text()} can't use {'their' if self.things.many() else 'its'} {weapon}"


class MagicOnly(Statement):
    """SLOT-CARD-04 These creatures are attacked with magic weapons only."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def law(self) -> i64:
        return bit(*BE_ATTACKED)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed not in BE_ATTACKED or not self.things.has(t, c):
            return False
        assert isinstance(t, SlotTable)
        return deed == BE_ATTACKED_CLOSE or other == NOBODY or not t.is_magic(other)

    def text(self) -> str:
        return f"{self.things.text()} can be attacked only with magic"


class AttackOnce(Statement):
    """Each of these attacks no more than once in a turn, alone or in a group."""

    def __init__(self, things: Things) -> None:
        self.things: Final = things

    def law(self) -> i64:
        return bit(ATTACK)

    def bars(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        if deed != ATTACK or not self.things.has(t, c):
            return False
        for i in range(0, len(t.past), PAST):
            if t.past[i] == facts.ATTACKED and t.past[i + PAST_A] == c and t.past[i + PAST_TURN] == t.turn:
                return True
        return False

    def text(self) -> str:
        return f"{self.things.text()} can attack only once each turn"


def attack_not(reading: Reading, combat: int) -> AttackNot:
    return AttackNot(reading.subject(), one_type(combat))


def attack_only(reading: Reading, combat: int) -> AttackNot:
    return AttackNot(reading.subject(), CLOSE_COMBAT if one_type(combat) == RANGED_COMBAT else RANGED_COMBAT)


def one_type(combat: int) -> int:
    if combat == EITHER_COMBAT:
        raise Misread("close or ranged combat", "either")
    return combat


def attacked_only(reading: Reading, combat: int) -> Cant:
    """In the other type it can't be."""
    other = CLOSE_COMBAT if one_type(combat) == RANGED_COMBAT else RANGED_COMBAT
    return Cant(reading.subject(), Act(f"be attacked {COMBATS[other]}", bit(BE_ATTACKED[other])))


def unarmed(reading: Reading, combat: int) -> Unarmed:
    return Unarmed(reading.subject(), combat)


def unarmed_there(reading: Reading, combat: int, where: Detail) -> Unarmed:
    reading.narrowing = is_where(reading, False, where)
    return unarmed(reading, combat)


def armed_only_there(reading: Reading, combat: int, where: Detail) -> Unarmed:
    return Unarmed(elsewhere(reading, where), combat)


def elsewhere(reading: Reading, where: Detail) -> Things:
    """Those of whom it is said, while they stand anywhere but there: of several each for itself."""
    things, away = reading.subject(), is_where(reading, True, where)
    if isinstance(things, All) and isinstance(things.noun, CardNoun):
        return All(renewed(things.noun, Detail("quality", away)))
    reading.narrowing = away
    return things


def magic_only(reading: Reading) -> MagicOnly:
    return MagicOnly(reading.subject())


def attack_once(reading: Reading) -> AttackOnce:
    reading.recall(facts.ATTACKED)
    return AttackOnce(reading.subject())


def only_this(reading: Reading, others: Things) -> Law:
    """Nobody else is attacked by these."""
    if not isinstance(bare(others), This):
        raise Misread("this creature", others.text())
    return Law(reading.subject(), Act("attack", bit(ATTACK)), Such(Very(others)), alone=True)


def only_by_groups(reading: Reading) -> AttackAlone:
    """SLOT-GROUP-01 Nobody attacks them alone."""
    return AttackAlone(All(CREATURES), Act("attack alone", bit(ATTACK_ALONE)), reading.subject())


def only_from_column(reading: Reading) -> Law:
    """SLOT-ARMY-07 Who stands straight ahead stands in its column, which runs through both armies."""
    things = reading.subject()
    if not isinstance(things, This):
        raise Misread("this creature", things.text())
    there = renewed(CREATURES, towards(reading, TOGETHER + COLUMN, things))
    return Law(things, Act("be attacked", bit(ATTACK)), Such(there), suffered=True, alone=True)


def give_no_cover(reading: Reading) -> Do:
    """SLOT-DEF-01 Whoever stands behind one of these is not covered, for nobody else covers him."""
    things = reading.subject()
    if not isinstance(things, All) or not isinstance(things.noun, CardNoun):
        raise Misread("creatures that stand somewhere", things.text())
    behind = renewed(
        CREATURES, Detail("whose", things.noun.whose), Detail("quality", Spot(BEHIND, AnyOne(things.noun)))
    )
    return Do(All(behind), Act("isn't covered", bit(LIE_OPEN)), "aren't covered")


def nobody_strikes(reading: Reading, things: Things) -> Law:
    return not_struck(things)


WEAPON: Final = '("its" | "their") weapon_sort ("weapon" | "weapons")'
FROM: Final = '("from" | "in" | ("as" "long" "as" | "when") (("it" "is" | "they" "are")? "in"))'
AHEAD: Final = (
    '("from" "straight" "ahead" | ("from" | "by" "creatures" "in" | "by" "a" "creature" "in") "its" "own"? "column"'
    ' | "by" ("the" ("creature" | "enemy" | "enemy" "creature") | "creatures" | "enemies") "opposite")'
)
ONCE: Final = '"once" ("each" | "per" | "a" | "in" ("each" | "a")) "turn"'
PHRASES: Final = [
    Idiom("weapon_sort", '"close"', CLOSE_COMBAT),
    Idiom("weapon_sort", '"ranged"', RANGED_COMBAT),
    Phrase("ruling", f'{NOT} "use" {WEAPON}', unarmed, ["This creature can't use its ranged weapon."]),
    Phrase("ruling", f'{NOT} "use" {WEAPON} {FROM} place', unarmed_there),
    Phrase("ruling", f'({YES} "use" {WEAPON} "only" | {YES} "only" "use" {WEAPON} | ("uses" | "use") {WEAPON} "only")'
           f" {FROM} place",
           armed_only_there, ["This creature can use its ranged weapon only from the back row."]),
    Phrase("forbidden", '"attack" combat', attack_not, ["This creature can't attack in close combat."]),
    Phrase("ruling", f'({YES} ("attack" "only" | "only" "attack") | ("attacks" | "attack") "only") combat', attack_only,
           ["This creature can attack only in ranged combat."]),
    Phrase("ruling", f'{YES} ("be" "attacked" "only" | "only" "be" "attacked") combat', attacked_only,
           ["This creature can be attacked only in close combat."]),
    Phrase("ruling", f'{YES} ("be" "attacked" "only" | "only" "be" "attacked") ("with" | "by") "magic" ("weapons"'
           ' | "attacks")?',
           magic_only, ["This creature can be attacked only with magic."]),
    Phrase("ruling", f'{YES} ("be" "attacked" "only" | "only" "be" "attacked") "by" ("groups" | "a" "group")'
           f' | {NOT} "be" "attacked" ("by" "a" ("single" "creature" | "creature" "alone") | "alone")', only_by_groups,
           ["This creature can be attacked only by groups."]),
    Phrase("ruling", f'{YES} ("be" "attacked" "only" | "only" "be" "attacked") {AHEAD}', only_from_column,
           ["This creature can be attacked only from straight ahead."]),
    Phrase("ruling", f'{NOT} "attack" "diagonally"', lambda reading: only_there(reading, True),
           ["This creature can't attack diagonally."]),
    Phrase("ruling", f'({YES} ("attack" "only" | "only" "attack") | ("attacks" | "attack") "only") "the" ("creature" | "enemy")'
           ' "opposite" | ("reaches" | "attacks") "only" "straight" "ahead"', lambda reading: only_there(reading, True)),
    Phrase("ruling", f'{YES} ("attack" "only" | "only" "attack") self ({IF_ABLE})? | {YES} "attack" self "only"', only_this,
           ["Enemy creatures in this column can attack only this creature."]),
    Phrase("ruling", f'({YES} ("attack" "only" | "only" "attack") | ("attacks"'
           ' | "attack") "only") ("in" ("a" "group" | "groups")'
           ' | "as" ("a" "member" | "members" | "part") "of" "a" "group")',
           lambda reading: Cant(reading.subject(), Act("attack alone", bit(ATTACK_ALONE)))),
    Phrase("ruling", f'{YES} "use" ("its" | "their") "close" ("weapon" | "weapons") ("from" | "in") "the" "back" "row"'
           f' | {YES} "attack" "from" "the" "back" "row" "in" "close" "combat"', close_from_back),
    Phrase("ruling", f'({YES} ("attack" "only" | "only" "attack") | ("attacks" | "attack") "only") {ONCE}'
           f' | {NOT} "attack" "more" "than" {ONCE}', attack_once, ["This creature may attack only once each turn."]),
    Phrase("ruling", '("gives" | "give" | "provide" | "offer") "no" "cover" | "don\'t" ("give" | "provide" | "offer") "cover"'
           ' | "don\'t" "cover" ("anyone" | "anybody" | "allies" | "each" "other" | "others")', give_no_cover,
           ["Level 1 creatures give no cover."]),
    Phrase(STATEMENT, '"there" "is" "no" "strike" "back" ("against" | "at") (self | general)'
           ' | ("nobody" | "no" "creature") ("strikes" | ("can" | "may") "strike") "back" ("against" | "at") (self | general)',
           nobody_strikes,
           ["There is no strike back against this creature."]),
]  # fmt: skip
