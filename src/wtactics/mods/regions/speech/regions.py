"""What cards say of regions: the noun, and what a region gives for two and for three disciplines won."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.lasting import ADVANTAGE, DOMINATION, THIS_TURN, TOTAL_DOMINATION
from wtactics.engine.meaning import Noun, Statement, Trigger
from wtactics.engine.places import REGION, Thing
from wtactics.engine.step import Step
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.deeds.waiting import Delay
from wtactics.vocabulary.nouns.naming import Head, HeadPhrase
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.forthcoming import DeclareNext
from wtactics.vocabulary.rulings.restraint import slots_in
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.lines import triggered
from wtactics.vocabulary.sentences.parts import Activated, Advantage, Contribution, Standing, Stated, Triggered
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import All, Everyone, This
from wtactics.vocabulary.triggers.catalogue import Verb
from wtactics.vocabulary.triggers.meaning import Happens, Very
from wtactics.vocabulary.triggers.watching import VerbPhrase


def switched(part: Contribution, switch: int) -> Contribution:
    """An ability that works only while this switch lies on its card."""
    if not isinstance(part, Standing | Triggered | Activated):
        raise Misread("a standing, triggered or activated ability", "something else")
    return Advantage(part, switch)


def domination(_reading: Reading, part: Contribution) -> Contribution:
    """AVA-REGION-17 What holds while two disciplines are won."""
    return switched(part, DOMINATION)


def total(_reading: Reading, part: Contribution) -> Contribution:
    """AVA-REGION-17 What holds while all three are."""
    return switched(part, TOTAL_DOMINATION)


def meanwhile(step: Step[Any]) -> list[Statement]:
    """What the deed lets hold for the turn, of all of a sort or of players: it could stand while the benefit is on."""
    if isinstance(step, For) and step.until == THIS_TURN:
        things = step.statement.things
        sort = bare(things)
        return [step.statement] if isinstance(sort, All | Everyone) else []
    if (
        isinstance(step, Declare)
        and not isinstance(step, DeclareNext)
        and step.until == THIS_TURN
        and step.those is None
    ):
        said = step.ability.statements
        return said if len(said) == 1 and not slots_in(said[0]) else []
    return []


class Reaches(Happens):
    """AVA-REGION-17 The region comes to give this benefit: for one, two or three disciplines."""

    def __init__(self, noun: Noun, step: int, words: str) -> None:
        super().__init__(facts.FAVOURED, noun, None, words)
        self.step: Final = step

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return n == self.step and super().matches(t, a, b, n)


class MeanwhilePhrase(Phrase):
    """Benefits last for the turn, so of what happens meanwhile "this turn" is said in vain."""

    def __init__(self, form: str, switch: int, example: str = "") -> None:
        form = f'{form} (":" | "-") trigger "this" "turn" "," effects'
        super().__init__("permanent", form, self.read, [example] if example else [])
        self.switch: Final = switch

    def read(self, reading: Reading, trigger: Trigger, steps: Steps) -> Contribution:
        return switched(triggered(reading, trigger, steps), self.switch)


class BenefitPhrase(Phrase):
    """What a region tells to do for so many disciplines is done once, as the benefit begins."""

    def __init__(self, form: str, step: int, example: str) -> None:
        super().__init__("permanent", f'{form} (":" | "-") effects', self.read, [example])
        self.step: Final = step

    def read(self, reading: Reading, steps: Steps) -> Contribution:
        if reading.word != "region" or reading.untimed:  # what always holds, holds while the benefit is on
            raise Misread("what is done as a benefit of a region begins", f"what a {reading.word} says")
        if any(isinstance(step, Delay) and step.until == THIS_TURN for step in steps):
            raise Misread("what is done at once", "what is over with the benefit")
        said = [statement for step in steps for statement in meanwhile(step)]
        if len(said) == len(steps):
            return switched(Standing([Stated([*said], None)]), SWITCHES[self.step])  # "this turn" is said in vain
        return triggered(reading, Reaches(Very(This("region")), self.step, BENEFITS[self.step]), steps)


SWITCHES: Final = (ADVANTAGE, DOMINATION, TOTAL_DOMINATION)
BENEFITS: Final = (
    "whenever this region gives its advantage", "whenever this region gives its domination",
    "whenever this region gives its total domination",
)  # fmt: skip
LOST: Final = Verb(facts.LEFT, "leave play", "is lost")
TURNED_UP: Final = Verb(facts.ENTERED, "come into play", "become active")
IS_TURNED_UP: Final = Verb(facts.ENTERED, "come into play", "is turned up")
REGIONS: Final = Head("region", 1 << REGION, 0)
PHRASES: Final = [
    VerbPhrase("undergone", LOST, LOST.suffered(), ["When this region is lost, draw a card."]),
    VerbPhrase("undergone", IS_TURNED_UP, IS_TURNED_UP.suffered()),
    VerbPhrase("doing", TURNED_UP, TURNED_UP.now(), ["Whenever a region becomes active, draw a card."]),
    MeanwhilePhrase('"advantage"', ADVANTAGE, "Advantage: Whenever a creature dies this turn, draw a card."),
    MeanwhilePhrase('"domination"', DOMINATION),
    MeanwhilePhrase('"total" "domination"', TOTAL_DOMINATION),
    BenefitPhrase('"advantage"', 0, "Advantage: Draw a card."),
    BenefitPhrase('"domination"', 1, "Domination: Draw two cards."),
    BenefitPhrase('"total" "domination"', 2, "Total domination: Draw two cards."),
    HeadPhrase("head", '"region"', REGIONS),
    HeadPhrase("heads", '"regions"', REGIONS),
    Phrase("permanent", '"domination" (":" | "-") ability', domination, ["Domination: Creatures you control get +1/+0."]),
    Phrase("permanent", '"total" "domination" (":" | "-") ability', total,
           ["Total domination: At the end of your turn, draw two cards."]),
]  # fmt: skip
