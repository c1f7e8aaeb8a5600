"""Sides, in words: the left square, column 2, that row; what a weapon's target is like; once in each enemy turn."""

from __future__ import annotations

from typing import Final

from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import Condition, Number, Trigger
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN, SHAPES, SQUARE, STARTS, WIDTH
from wtactics.rulesets.slot.speech.fighting import FIGHTS, of_weapon, the_foe
from wtactics.rulesets.slot.speech.positions import InSlots
from wtactics.rulesets.slot.speech.signs import ShapeDue
from wtactics.rulesets.slot.speech.slots import Line
from wtactics.rulesets.slot.speech.spots import SHARED, TOGETHER, TheOne
from wtactics.rulesets.slot.speech.standing import towards
from wtactics.vocabulary.conditions.meaning import DuringTurn, Is
from wtactics.vocabulary.nouns.naming import Detail, DetailPhrase
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.limits import UseDue, done_once
from wtactics.vocabulary.sentences.lines import triggered, while_so
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.things.meaning import This
from wtactics.vocabulary.things.mentioning import plain, told_of


class WeaponsTarget(TheOne):
    """Whoever a weapon is used against, in attack and strike back."""

    def text(self) -> str:
        return "its target"


def square(side: int) -> int:
    """SLOT-SHAPE-05 The slots of the left square, or of the right one."""
    return int(SHAPES[STARTS[SQUARE] + side])


def in_columns(reading: Reading, *numbers: Number) -> Detail:
    """SLOT-ARMY-05 Columns are called by the numbers of their slots."""
    columns = sorted({plain(number) for number in numbers})
    if columns[0] < 1 or columns[-1] > WIDTH:
        raise Misread("a column from 1 to 4", f"column {columns[0] if columns[0] < 1 else columns[-1]}")
    slots = 0
    for n in columns:
        slots |= int(SHAPES[STARTS[COLUMN] + n - 1])
    return Detail("quality", InSlots(slots, f"in column {' or '.join(str(n) for n in columns)}"))


def in_that(reading: Reading, sort: int) -> Detail:
    """The row of this creature, of which alone was spoken; what a price has marked is another matter."""
    word, spoken = SHARED[sort], [each.things for each in reading.mentions if not each.things.people()]
    chosen = any(isinstance(slot, Line) for slot in (*reading.picked, *reading.kept))
    if chosen or any(isinstance(each.due, ShapeDue) for each in reading.given) or not spoken:
        raise Misread(f"a {word} that the price marks", f"that {word}")
    if not all(isinstance(things, This) for things in spoken):
        raise Misread(f"whose {word}", f"that {word}")
    return towards(reading, TOGETHER + sort, This(reading.word))


def target_is(reading: Reading, such: Quality) -> Condition:
    """SLOT-ABIL-27 Said in the line of a weapon, of nobody who was spoken of before."""
    if any("target" in mention.words for mention in reading.mentions):
        raise Misread("the target that was spoken of", "another")
    target = WeaponsTarget(the_foe(reading, of_weapon(reading, FIGHTS)).noun)
    return Is(told_of(reading, target, target.noun), such)


def once_then(reading: Reading, turn: DuringTurn, trigger: Trigger, steps: Steps) -> Contribution:
    """What may be done is used up only if it is done."""
    return while_so(reading, turn, triggered(reading, trigger, done_once(steps, UseDue(THIS_TURN))))


SQUARES: Final = '("square" | "half" ("of" ("your" | "the" | "its") "army")?)'
IN: Final = '("in" | "during" | "on")'
PHRASES: Final = [
    DetailPhrase("place", f'"the" "left" {SQUARES}', "quality", InSlots(square(0), "in the left square")),
    DetailPhrase("place", f'"the" "right" {SQUARES}', "quality", InSlots(square(1), "in the right square")),
    Phrase("place", '"the"? ("column" | "columns") number (("," | "or" | "and") number)*', in_columns,
           ["While this creature is in column 1, it gets +1 DEF."]),
    Phrase("place", '"that" shape', in_that,
           ["While this creature is in the left square, other allies in that square get +1 close."]),
    Phrase("condition", '("its" | "the") "target" predicate', target_is),
    Phrase("ability", f'"once" ({IN}? once_turn) "," trigger "," effects', once_then,
           ["Once during your turn, when this creature attacks, you get 1 AP."]),
    Idiom("once_turn", '"your" "turn" | ("each" | "every") "of" "your" "turns"', DuringTurn(True, [], "your turn")),
    Idiom("once_turn", '("each" | "every" | "an") "enemy" "turn" | ("an" | "each") "opponent" "\'s" "turn"'
          ' | ("each" | "every") "of" "an" "opponent" "\'s" "turns"', DuringTurn(False, [], "an opponent's turn")),
]  # fmt: skip
