"""Solos, in words: who is attacked by a single creature, or attacks alone, and whose attacks come to nothing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.averting import effect_of
from wtactics.engine.bits import bit_of
from wtactics.engine.meaning import BE_HURT, DEAL_DAMAGE, ROLES, Noun, Trigger
from wtactics.engine.places import ATTACKER, DEFENDER, NOBODY, CardId, Thing
from wtactics.engine.table import Table
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.speech.battles import in_combat
from wtactics.rulesets.slot.speech.fights import CLOSE_COMBAT, EITHER_COMBAT, RANGED_COMBAT, is_fought
from wtactics.rulesets.slot.speech.plights import Beset
from wtactics.rulesets.slot.speech.reaching import GROUP, SINGLE, attacked_by
from wtactics.rulesets.slot.table import SlotTable
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.meaning import Act, Law
from wtactics.vocabulary.sentences.narrowing import narrow
from wtactics.vocabulary.things.meaning import Things
from wtactics.vocabulary.triggers.catalogue import SUFFERED
from wtactics.vocabulary.triggers.watching import Doing, Watched, happens

IS_ATTACKED: Final = next(verb for verb in SUFFERED if verb.words == "is attacked")
BLOWS: Final = ("close attacks", "ranged attacks", "attacks")


class SetUpon(Quality):
    """SLOT-GROUP-01 A creature is attacked by one creature alone; who strikes back attacks nobody."""

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, SlotTable)
        return t.role[c] == DEFENDER and not t.grouped

    def depends(self) -> i64:
        return ROLES

    def finds_one(self) -> bool:
        return True

    def behind(self) -> str:
        return "attacked by a single creature"

    def told(self, many: bool) -> str:
        return f"{'are' if many else 'is'} attacked by a single creature"


class By:
    """By whom an attack is: by one creature alone, by a group, by creatures that are such, or by anybody."""

    def __init__(self, words: str, grouped: i64 = -1, noun: Noun | None = None) -> None:
        self.words: Final = words
        self.grouped: Final = grouped  # -1: either
        self.noun: Final = noun

    def meant(self, t: SlotTable) -> bool:
        """SLOT-GROUP-05 Is it the attack that is made now? Of a group it is said if it is true of all its members."""
        if len(t.fighters) == 0 or (self.grouped >= 0 and t.grouped != (self.grouped == 1)):
            return False
        if self.noun is not None:
            for c in t.fighters:
                if not self.noun.fits(t, c):
                    return False
        return True


class AttackedSo(Quality):
    """A creature is attacked in such a battle, by such creatures."""

    def __init__(self, combat: i64, by: By) -> None:
        self.combat: Final = combat
        self.by: Final = by

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, SlotTable)
        return t.role[c] == DEFENDER and is_fought(t, self.combat) and self.by.meant(t)

    def depends(self) -> i64:
        return ROLES | (self.by.noun.depends() if self.by.noun is not None else 0)

    def behind(self) -> str:
        return f"against {BLOWS[self.combat]}{self.by.words}"


class Vain(Law):
    """SLOT-RESOLVE-07 Attacks on these, of such a sort and by such creatures, do not succeed, or take no life from them."""

    def __init__(self, things: Things, combat: i64, by: By, deed: i64) -> None:
        super().__init__(things, Act("", bit_of(deed)), None, suffered=True)
        self.combat: Final = combat
        self.by: Final = by
        self.deed: Final = deed

    def is_meant(self, t: Table, deed: i64, c: Thing, other: Thing) -> bool:
        assert isinstance(t, SlotTable)
        attacker, target = (c, other) if deed == DEAL_DAMAGE else (other, c)
        if deed != self.deed or effect_of(t) != NOBODY or target == NOBODY or t.target != target:
            return False
        if attacker == NOBODY or t.role[attacker] != ATTACKER or not is_fought(t, self.combat):
            return False
        return self.things.has(t, target) and self.by.meant(t)

    def text(self) -> str:
        words = f"{BLOWS[self.combat]}{{}}{self.by.words}"
        if self.deed == DEAL_DAMAGE:
            return f"{words.format(f' on {self.things.text()}')} do not succeed"
        return f"{self.things.text()} {'lose' if self.things.many() else 'loses'} no life to {words.format('')}"


def by_such(reading: Reading, noun: CardNoun) -> By:
    return By(f" by {noun.text(True)}", -1, noun)


def set_upon(reading: Reading, negated: bool) -> Quality:
    if negated:
        raise Misread("what is attacked by a single creature", "what isn't")
    return SetUpon()


def fails_on(reading: Reading, *parts: object) -> Vain:
    return vain(parts, DEAL_DAMAGE)


def takes_nothing(reading: Reading, blows: tuple[object, ...]) -> Vain:
    return vain((reading.subject(), *blows), BE_HURT)


def takes_nothing_from(reading: Reading, blows: tuple[object, ...], things: Things) -> Vain:
    return vain((things, *blows), BE_HURT)


def vain(parts: tuple[object, ...], deed: int) -> Vain:
    """On whom, in which type of combat if it is said, and by whom if it is."""
    things = next(part for part in parts if isinstance(part, Things))
    combat = next((part for part in parts if isinstance(part, int)), EITHER_COMBAT)
    said = [part for part in parts if isinstance(part, By)]
    if len(said) > 1:
        raise Misread("by whom the attack is, once", said[0].words)
    return Vain(things, combat, said[0] if said else By(""), deed)


def against_attacks(reading: Reading, *parts: object) -> Quality:
    combat = next((part for part in parts if isinstance(part, int)), EITHER_COMBAT)
    return AttackedSo(combat, next(part for part in parts if isinstance(part, By)))


def attacked_so_by(reading: Reading, watched: Watched, combat: int, by: Watched) -> Trigger:
    return in_combat(reading, happens(reading, watched, Doing(IS_ATTACKED, by)), combat)


BY: Final = '("by" | "of" | "from")'
ONE_ALONE: Final = f'({SINGLE} | "single" ("creatures" | "attackers") | "a" "single" "attacker")'
ONES: Final = '("attacks" | ("an" | "any" | "each") "attack" | "attack")'
ON: Final = '("on" | "against")'
WHOM: Final = "(self | general)"
NOT: Final = '("don\'t" | "doesn\'t" | "can\'t" | "cannot" | "never")'
FAIL: Final = (
    f'({NOT} ("succeed" | "succeeds") | "always"? ("fail" | "fails") | ("are" | "is") ("never" | "not") "successful"'
    ' | ("aren\'t" | "isn\'t") "successful" | ("have" | "has") "no" "success")'
)
TAKES: Final = '("take" | "takes" | "cost" | "costs")'
LIFE: Final = '("life" | "damage" ("token" | "tokens"))'
LOSES: Final = '("loses" | "lose" | "takes" | "take" | "gets" | "get" | "suffers" | "suffer" | "receives" | "receive")'
ATTACKS: Final = '("attacks" | "attack" | ("is" | "are") "attacking")'
IS: Final = '("is" | "are" | "am")'
PHRASES: Final = [
    # by whom
    Idiom("blow_by", f"{BY} {ONE_ALONE}", By(" by a single creature", 0)),
    Idiom("blow_by", f'{BY} ({GROUP} | "groups")', By(" by groups", 1)),
    Phrase("blow_by", f'{BY} (card_nouns | ("a" | "an" | "any") card_noun)', by_such),
    Idiom("blows_said", '"attacks" | ("an" | "any" | "each") "attack"', EITHER_COMBAT),
    Idiom("blows_said", '"close" "attacks" | ("a" | "any" | "each") "close" "attack"', CLOSE_COMBAT),
    Idiom("blows_said", '"ranged" "attacks" | ("a" | "any" | "each") "ranged" "attack"', RANGED_COMBAT),
    Idiom("single_blows", '"single" "attacks" | ("a" | "any" | "each") "single" "attack"', By(" by a single creature", 0)),
    Idiom("group_blows", '"group" "attacks" | ("a" | "any" | "each") "group" "attack"', By(" by groups", 1)),
    Phrase("blows_by", "blows_said blow_by | single_blows | group_blows", lambda reading, *parts: parts),
    # whose attacks come to nothing
    Phrase("statement", f"(blows_said {ON} {WHOM} blow_by? | (single_blows | group_blows) {ON} {WHOM}) {FAIL}", fails_on,
           ["Attacks on this creature by a single creature do not succeed."]),
    Phrase("statement", f"blows_said blow_by {ON} {WHOM} {FAIL}", fails_on),
    Phrase(STATED, f'{LOSES} "no" {LIFE} ("from" | "to" | "by" | "in" | "through") blows_by', takes_nothing,
           ["This creature loses no life to attacks by level 1 creatures."]),
    Phrase("statement", f'blows_by {TAKES} "no" {LIFE} "from" {WHOM}', takes_nothing_from),
    # who is attacked by one alone, or so
    Phrase("against", '"against" (blows_said blow_by | single_blows)', against_attacks,
           ["This creature gets +1 DEF against attacks by level 1 creatures."]),
    Phrase("condition", f"{ONE_ALONE} {ATTACKS} (self | again)", lambda reading, things: Is(things, SetUpon()),
           ["While a single creature attacks it, this creature gets +1 DEF."]),
    Phrase("condition", f"{GROUP} {ATTACKS} (self | again)", lambda reading, things: Is(things, Beset())),
    Phrase("doing_so", f'"attacked" "by" {ONE_ALONE}', lambda reading: SetUpon(),
           ["Attacked by a single creature, this creature gets +1 DEF."]),
    Phrase("predicate", f'being "attacked" "by" {ONE_ALONE}', set_upon,
           ["While this creature is attacked by a single creature, it gets +1 DEF."]),
    Phrase("narrowing_bare", f'"against" {ONE_ALONE}', lambda reading: narrow(reading, SetUpon()),
           ["Against a single creature, this creature gets +1 DEF."]),
    Phrase("narrowing", f'"against" {ONE_ALONE}', lambda reading: narrow(reading, SetUpon())),
    # in which combat by whom
    Phrase("happening", f'watched {IS} "attacked" combat "by" {ONE_ALONE}',
           lambda reading, watched, combat: in_combat(reading, attacked_by(reading, watched, False), combat),
           ["When this creature is attacked in close combat by a single creature, you get 1 AP."]),
    Phrase("happening", f'watched {IS} "attacked" combat "by" {GROUP}',
           lambda reading, watched, combat: in_combat(reading, attacked_by(reading, watched, True), combat)),
    Phrase("happening", f'watched {IS} "attacked" combat "by" watched_card', attacked_so_by),
]  # fmt: skip
