"""Clashes, in words: while it is attacked, what a battle silences, a strike back that isn't divided."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine.meaning import ROLES, USE_ABILITIES, Condition, Number, Trigger
from wtactics.engine.places import CREATURE, DEFENDER, CardId
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.rulesets.slot.speech.fighting import FIGHT, Fighting
from wtactics.rulesets.slot.speech.fights import EITHER_COMBAT, how, is_fought
from wtactics.rulesets.slot.speech.foes import Embattled
from wtactics.rulesets.slot.speech.measures import CLOSE_VALUE
from wtactics.rulesets.slot.speech.reaching import GROUP, attacked_by
from wtactics.rulesets.slot.speech.spots import AnyOne
from wtactics.rulesets.slot.speech.strokes import StrikeWith, strikes_with_more
from wtactics.rulesets.slot.speech.weapons import less
from wtactics.rulesets.slot.table import SlotTable
from wtactics.rulesets.slot.terms import STRIKE_WHOLE
from wtactics.vocabulary.conditions.judging import some_are
from wtactics.vocabulary.conditions.meaning import Is
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.acts import bit
from wtactics.vocabulary.rulings.meaning import Act, Cant, Do
from wtactics.vocabulary.sentences.lines import said_alone
from wtactics.vocabulary.sentences.narrowing import narrow
from wtactics.vocabulary.sentences.parts import Stated
from wtactics.vocabulary.things.meaning import All, Things, This
from wtactics.vocabulary.triggers.watching import Watched


class UnderAttack(Quality):
    """A creature is attacked, in one type of combat or in either."""

    def __init__(self, negated: bool, combat: i64) -> None:
        self.negated: Final = negated
        self.combat: Final = combat

    def holds(self, t: Table, c: CardId) -> bool:
        assert isinstance(t, SlotTable)
        return (t.role[c] == DEFENDER and is_fought(t, self.combat)) != self.negated

    def depends(self) -> i64:
        return ROLES

    def finds_one(self) -> bool:
        """SLOT-GROUP-01 Of a battle one creature is the target."""
        return not self.negated

    def behind(self) -> str:
        return f"that {self.told(False)}"

    def told(self, many: bool) -> str:
        being = ("aren't" if many else "isn't") if self.negated else "are" if many else "is"
        return f"{being} attacked{how(self.combat)}"


def is_attacked(reading: Reading, negated: bool, combat: int = EITHER_COMBAT) -> Quality:
    return UnderAttack(negated, combat)


def some_are_attacked(reading: Reading, said: Any, *so: Any) -> Condition:
    """Behind it nothing says whether "it" is who is attacked."""
    if isinstance(said[0], CardNoun):
        reading.tell(AnyOne(said[0]), said[0])
    return some_are(reading, said, is_attacked(reading, *so))


def narrow_attacked(reading: Reading, combat: int = EITHER_COMBAT) -> Quality:
    """Of whoever is attacked it is said."""
    return narrow(reading, UnderAttack(False, combat))


def that_is_attacked(reading: Reading, combat: int = EITHER_COMBAT) -> Detail:
    return Detail("quality", UnderAttack(False, combat))


def takes_part(reading: Reading, things: Things) -> Condition:
    return Is(things, Embattled())


def none_used_by(whose: int) -> Cant:
    """No ability of these creatures can be used."""
    noun = CardNoun([Sort(types=1 << CREATURE, word="creature")], whose=whose, side=whose == OPPONENTS)
    return Cant(All(noun), Act("use abilities", bit(USE_ABILITIES)))


def silent_then(reading: Reading, when: Condition, silence: Cant) -> list[Stated]:
    """In "that battle", of which the condition must have told."""
    if not any(isinstance(part, UnderAttack | Embattled | Fighting) for part in parts_within(when)):
        raise Misread("a battle that was spoken of before", when.text())
    return said_alone(reading, silence, when)


def attacked_by_group(reading: Reading, watched: Watched) -> Trigger:
    return attacked_by(reading, watched, True)


def undivided(things: Things) -> Do:
    """SLOT-GROUP-10 Only a group makes a strike back be divided."""
    many = "strike back at each member of a group with their full value"
    return Do(things, Act(UNDIVIDED, bit(STRIKE_WHOLE)), many)


def whole(reading: Reading, *_said: object) -> Do:
    return undivided(This(reading.word))


def alone_whole(reading: Reading, said: Do) -> list[Stated]:
    return said_alone(reading, said)


def strikes_with_less(reading: Reading, *parts: int | Number) -> StrikeWith:
    return strikes_with_more(
        reading, *(less(reading, part, CLOSE_VALUE).number if isinstance(part, Number) else part for part in parts)
    )


UNDIVIDED: Final = "strikes back at each member of a group with its full value"
USE: Final = '("can" | "may") "use" "activated"? "abilities"'
USE_NONE: Final = '("can" | "may") "use" "no" "activated"? ("abilities" | "ability")'
NOT_USE: Final = '("can\'t" | "cannot") "use" ("activated"? "abilities" | "any" "activated"? "ability")'
THEN: Final = '("in" | "during") ("that" | "the" | "this") "battle"'
IN_BATTLE: Final = '("in" | "during") (("a" | "any" | "each") "battle" | "battles") "in" "which"'
MEMBER: Final = (
    '("each" ("member" | "attacker" | "creature" | "of" "them") | ("all" ("of" "the"? | "the")?)? ("members" | "attackers"))'
    ' (("of" | "in") ("a" | "the" | "that") ("group" | "group" "attack") | "attacking" ("in" "a" "group" | "it"))?'
)
AT_FULL: Final = '("with" | "at") ("its" | "their")? ("full" | "whole") ("value" | "strength" | "close")'
FULL: Final = '"with" ("its" | "their") ("full" | "whole" | "entire" | "undivided") ("close" | "strength" | "value")'
AT: Final = '("at" | "against")'
STRIKES_WHOLE: Final = f'("strikes" | "strike") "back" ({AT} {MEMBER} ({FULL} | {AT_FULL}) | {AT_FULL} {AT} {MEMBER})'
ISNT: Final = (
    '"strike" "back" (("against" | "at") ("a" "group" | "groups"))? "isn\'t" "divided"'
    ' ("among" (("the" | "its")? "attackers" | ("the" | "a") "group"'
    ' | ("the" | "its") "members"))? ("," "but" "compared" ("with" | "to") "the" "def" "of" "each" ("member" | "attacker")'
    ' "in" "full")?'
)
BY_GROUP: Final = (
    f'(("when" | "whenever") self "is" "attacked" "by" {GROUP} | ("if" | "when" | "whenever") {GROUP} ("attacks" | "attack")'
    ' self) ","'
)
PHRASES: Final = [
    Phrase(STATED, '("strikes" | "strike") "back" combat? "with" (many | bare_one) "more"', strikes_with_more,
           ["This creature strikes back with 1 more."]),
    Phrase(STATED, '("strikes" | "strike") "back" combat? "with" ((many | bare_one) "less" | "-" (many | bare_one))',
           strikes_with_less, ["Enemy creatures in this column strike back with 1 less."]),
    Phrase("time_condition", f'{IN_BATTLE} subject_plain ({FIGHT} | "takes" "part" | "is" "involved"'
           ' | ("attacks" | "attack") "or" "is" "attacked" | "is" "attacked" "or" "attacks")', takes_part,
           ["In a battle in which this creature fights, adjacent allies get +1 DEF."]),
    Phrase("condition", 'subject_plain being "attacked" combat?',
           lambda reading, things, *so: Is(things, is_attacked(reading, *so)),
           ["While this creature is attacked in close combat, adjacent allies get +1 DEF."]),
    Phrase("narrowing", '("as" "long" "as" | "when") "attacked" combat?', narrow_attacked,
           ["Adjacent allies get +1 DEF while they are attacked."]),
    Phrase("post", '"that" ("is" | "are") "attacked" combat?', that_is_attacked),
    Phrase("condition", 'holding being "attacked" combat?', some_are_attacked,
           ["While an adjacent ally is attacked, this creature gets +1 close."]),
    # what a battle silences
    Phrase("silence", f'"an" "opponent" {USE_NONE}', lambda reading: none_used_by(OPPONENTS)),
    Phrase("statement", f'"an" "opponent" {USE_NONE}', lambda reading: none_used_by(OPPONENTS)),
    Phrase("silence", f'"an" "opponent" {NOT_USE}', lambda reading: none_used_by(OPPONENTS)),
    Phrase("statement", f'"an" "opponent" {NOT_USE}', lambda reading: none_used_by(OPPONENTS),
           ["As long as this creature is attacked, an opponent can't use activated abilities."]),
    Phrase("statement", f'"nobody" {USE} | "nobody" {NOT_USE}', lambda reading: none_used_by(ANYONES)),
    Phrase("silence", f'"no" "player" {USE} | ("players" | "the" "players" | "nobody") {NOT_USE}',
           lambda reading: none_used_by(ANYONES)),
    Phrase("said_fronted", f'standing_if "," silence {THEN}', silent_then,
           ["While this creature is attacked, an opponent can't use activated abilities in that battle."]),
    # groups
    Phrase("happening", f'{GROUP} ("attacks" | "attack") watched', attacked_by_group,
           ["When a group attacks this creature, it gets +1 DEF until end of battle."]),
    Phrase(STATED, STRIKES_WHOLE, lambda reading: undivided(reading.subject())),
    Phrase("undivided", f'("its" | self "\'s") {ISNT}', whole),
    Phrase("undivided", f'("it" | self) {STRIKES_WHOLE}', whole),
    Phrase("statement", f'("its" | self "\'s") {ISNT}', whole, ["Its strike back isn't divided."]),
    Phrase("said_fronted", f"{BY_GROUP} undivided", lambda reading, *said: alone_whole(reading, said[-1])),
]  # fmt: skip
