"""First blows, in words: who strikes before the strike back, so that whoever is killed does not strike back."""

from __future__ import annotations

from typing import Final

from wtactics.language.phrase import Misread, Phrase
from wtactics.rulesets.slot.speech.bends import Bend
from wtactics.rulesets.slot.speech.fighting import SUFFERS, of_weapon
from wtactics.rulesets.slot.terms import STRIKES_FIRST
from wtactics.vocabulary.deeds.deed import STATED
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.things.meaning import Things, This


def first(things: Things) -> Bend:
    """SLOT-RESOLVE-09 In attack only: whoever strikes back does it as the rules have it."""
    return Bend(things, STRIKES_FIRST, f"{'strike' if things.many() else 'strikes'} first when attacking")


def of_this(reading: Reading, *said: Things) -> Bend:
    """Whose attack it is: this creature's, which is named but in the line of its weapon."""
    if any(not isinstance(getattr(each, "things", each), This) for each in said):
        raise Misread("this creature", said[0].text())
    if not said:
        of_weapon(reading, SUFFERS)
    reading.end_clause()
    return first(This(reading.word))


SURVIVES: Final = (
    '("only" ("if" | "when") ("it" | "they" | "that" "creature") ("survives" | "survive" | ("is" | "are") ("still" "alive"'
    ' | "not" "killed" | "still" "in" "play") | ("isn\'t" | "aren\'t") "killed"))'
)
STRIKES: Final = '("strikes" | "strike") "back"'
NO_MORE: Final = '("can\'t" | "cannot") "strike" "back"'
ONE: Final = '("a" | "any" | "each" | "the")? "enemy"? ("creature" | "creatures" | "enemies")'
PREY: Final = '("the" "attacked" "creature" | ("its" | "the") "target" | "the" ("enemy" | "creature") "it" "attacks")'
VICTIM: Final = '("it" | "that" "creature" | "the" "target" | "the" "attacked" "creature")'
ATTACKS: Final = '("attack" | "attacks")'
WHEN: Final = '("if" | "when" | "whenever")'
NO_BLOW: Final = (
    '("there" "is" "no" "strike" "back" | ("it" | self) ("can\'t" | "cannot" | "isn\'t") "be"? "struck" "back" "at")'
)
KILLS: Final = f'"attack" "kills" ({PREY} | {ONE}) "," ({VICTIM} {NO_MORE} | {NO_BLOW})'
PHRASES: Final = [
    Phrase(STATED, '("strikes" | "strike") "first" ("when" (("it" "attacks" | "they" "attack") | "attacking")'
           ' | "as" "long" "as" "attacking" | "in" ("its" | "their") "attacks")', lambda reading: first(reading.subject()),
           ["This creature strikes first when attacking."]),
    Phrase("statement", f'({PREY} | {ONE} (("that" "are")? "attacked" "by" self | "that"? self "attacks"))'
           f" {STRIKES} {SURVIVES}",
           of_this,
           ["Creatures attacked by this creature strike back only if they survive."]),
    Phrase("statement", f'{ONE} ("that" ("is" | "are"))? "killed" "by" (of_self {ATTACKS} | "an" "attack" "of" self)'
           f" {NO_MORE}", of_this, ["A creature killed by this creature's attack can't strike back."]),
    Phrase("statement", f'{WHEN} (self "\'s" | "its" | "the") {KILLS}', of_this),
]  # fmt: skip
