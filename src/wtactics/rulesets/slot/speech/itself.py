"""The card itself, and what lies across from it, in few words: its attacks, the slot opposite, in it, the two in a column."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine import facts
from wtactics.engine.meaning import Condition, Noun
from wtactics.language.phrase import Idiom, Misread, Phrase
from wtactics.rulesets.slot.grid import COLUMN
from wtactics.rulesets.slot.speech.awards import SOME, prized
from wtactics.rulesets.slot.speech.fighting import FIGHT, SUFFERS, attacked_by_self, fought_by_self, of_one, the_foe
from wtactics.rulesets.slot.speech.slots import Line
from wtactics.rulesets.slot.speech.spots import FLANKING, IN_BACK, IN_FRONT, OPPOSITE, TOGETHER, Spot
from wtactics.rulesets.slot.speech.standing import in_column_of, in_opposite, qualities_of, towards
from wtactics.rulesets.slot.speech.vacancies import CHOOSING, choose_line, in_chosen
from wtactics.vocabulary.nouns.cards import ANYONES, OPPONENTS, CardNoun
from wtactics.vocabulary.nouns.naming import Detail
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps, only_if
from wtactics.vocabulary.sentences.lines import any_such, triggered
from wtactics.vocabulary.sentences.parts import Contribution
from wtactics.vocabulary.things.apart import it_alone
from wtactics.vocabulary.things.meaning import Things, This, article
from wtactics.vocabulary.things.mentioning import all_of, each_of, renewed, same, some
from wtactics.vocabulary.triggers.meaning import Happens
from wtactics.vocabulary.triggers.watching import any_card, call, very_card

TWO: Final = 2


def opposite_this(reading: Reading) -> Detail:
    return in_opposite(reading, This(reading.word))


def slot_opposite(reading: Reading, line: int, *of: Things) -> Detail:
    """The front or back slot of the enemy in the column of this creature, or of another."""
    across = towards(reading, OPPOSITE, of[0] if of else This(reading.word))
    return Detail("all", [Detail("whose", OPPONENTS), across, Detail("quality", Spot(line))])


def in_its_slot(reading: Reading, line: int) -> Detail:
    """The front or back slot of the column that was chosen, if nothing else was chosen since."""
    if not reading.picked or not isinstance(reading.picked[-1], Line) or reading.picked[-1].sort != COLUMN:
        raise Misread("a column that was chosen before", "its slot")
    return in_column_of(reading, line, in_chosen(reading, COLUMN))


def the_two(reading: Reading, noun: Noun) -> Things:
    """Both of where there can be but two."""
    if not isinstance(noun, CardNoun) or not any(are_two(noun, quality) for quality in qualities_of(noun)):
        raise Misread("creatures of which there can be only two", f"the two {noun.text(True)}")
    return some(reading, Fixed(TWO), noun)


def are_two(noun: CardNoun, quality: Any) -> bool:
    """Can this be true of two such creatures at most?"""
    if not isinstance(quality, Spot) or quality.of is None or quality.of.many():
        return False
    columns = quality.relation == TOGETHER + COLUMN and noun.whose != ANYONES
    return columns or quality.relation in (OPPOSITE, FLANKING)


def those_met(reading: Reading, noun: CardNoun, how: Detail) -> Things:
    return all_of(reading, renewed(noun, how))


def each_met(reading: Reading, noun: CardNoun, how: Detail) -> Things:
    return each_of(reading, renewed(noun, how))


def any_met(reading: Reading, noun: CardNoun, how: Detail) -> None:
    any_such(reading, renewed(noun, how))


def scored_by_kill(reading: Reading, noun: CardNoun, this: Things) -> tuple[Happens, Condition]:
    """SLOT-POINTS-08 This creature kills somebody, and its player scores for that."""
    killer = very_card(reading, this)
    words = f"{killer.words} kills {article(noun.text(False))}"
    call(reading, any_card(reading, noun), True)
    trigger = Happens(facts.KILLED, killer.noun, noun, f"whenever {words}", True)
    return trigger, prized(reading, True)


def as_it_scores(reading: Reading, when: tuple[Happens, Condition], steps: Steps) -> Contribution:
    return triggered(reading, when[0], only_if(reading, when[1], steps))


GET: Final = '("gain" | "get" | "receive" | "earn")'


def its_target(reading: Reading) -> None:
    """Whom it attacks, where no target was spoken of."""
    if any("target" in mention.words for mention in reading.mentions):
        raise Misread("the target that was spoken of", "another")
    it_alone(reading)
    of_one(reading, the_foe(reading, SUFFERS))


OF_FOE: Final = '("of" ("the" "enemy" | "an" "opponent"))'
PHRASES: Final = [
    Phrase("of_self", 'self "\'s"', same),
    Phrase("of_self", '"its"', it_alone),
    Phrase("place", '"the" "enemy"? "column" "opposite"', opposite_this,
           ["Enemy creatures in the column opposite get -1 close."]),
    Phrase("place", '(slot_of_row | enemy_slot_of) "opposite" (self | aimed)?', slot_opposite,
           ["The enemy creature in the front slot opposite gets -1 DEF."]),
    Phrase("place", '"its" row_slot', in_its_slot,
           ["[1]: Choose a column. Mark the enemy creature in its back slot."]),
    Idiom("row_slot", '"front" "slot"', IN_FRONT),
    Idiom("row_slot", '"back" "slot"', IN_BACK),
    Phrase("chosen", '"the" "two" thing_nouns', the_two,
           ["[1]: The two enemy creatures in the column opposite change places."]),
    # whom it meets
    Phrase("subject_said", '"its" "target"', its_target, ["Its target can't strike back."]),
    Phrase("met", 'self ("attacks" | "attack" | ("is" | "are") "attacking") combat?', attacked_by_self),
    Phrase("met", f"self {FIGHT} combat?", fought_by_self),
    Phrase("crowd", "card_nouns met", those_met, ["Creatures this creature attacks get -1 DEF."]),
    Phrase("crowd", '("each" | "any") card_noun met', each_met),
    Phrase("subject_said", '("a" | "an") card_noun met', any_met, ["A creature it attacks can't strike back."]),
    Phrase("own_kill", f'"you" {GET} {SOME}? ("for" | "by") ("a" | "an" | "any" | "each") card_noun'
           ' ("that"? self ("killed" | "has" "killed" | "kills" | "kill") | "killed" "by" self)', scored_by_kill),
    Phrase("ability", '("when" | "whenever") own_kill "," effects', as_it_scores,
           ["When you score for a creature it killed, you gain 1 victory point."]),
    Phrase("order", f'{CHOOSING} ("a" | "one") shape {OF_FOE}', lambda reading, sort: choose_line(reading, sort, OPPONENTS)),
]  # fmt: skip
