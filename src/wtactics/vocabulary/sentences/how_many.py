"""How many: of several ways to choose between one, two, one or both, both only under a condition."""

from __future__ import annotations

from typing import Final

from wtactics.engine.meaning import Condition
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.reader import ALL_WAYS
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Things, You
from wtactics.vocabulary.things.picking import Pick


class HowManyPhrase(Phrase):
    """How many ways are chosen: at least, and at most; 0 for all that there are."""

    def __init__(self, form: str, least: int, most: int, example: str) -> None:
        super().__init__("how_many_ways", form, self.give, [example])
        self.many: Final = (least, most)

    def give(self, reading: Reading, *condition: Condition) -> tuple[int, int]:
        return self.many


class OrBothPhrase(HowManyPhrase):
    """One is chosen, or both where something is so."""

    def __init__(self, form: str, example: str) -> None:
        super().__init__(form, 1, 1, example)

    def give(self, reading: Reading, *condition: Condition) -> tuple[int, int]:
        allow_both(reading, condition[0])
        return self.many


def allow_both(reading: Reading, condition: Condition) -> None:
    """Both ways may be chosen only where it is so; of those that are read one by one, both are one more."""
    reading.both_if = condition
    if reading.branch == ALL_WAYS:
        reading.only_if = condition


def one_way(reading: Reading, steps: Steps) -> Steps:
    """A way among others: where one of them is chosen, what is picked in it is not what another speaks of."""
    if reading.branch < 0:
        picked = [step.slot for step in steps if isinstance(step, Pick)]
        reading.mentions[:] = [each for each in reading.mentions if spoken(each.things) not in picked]
    return steps


def spoken(things: Things) -> Things:
    """These things themselves, where they are only said again."""
    return bare(things)


def yours_alone(reading: Reading, steps: Steps) -> Steps:
    """What "you" do is not done by whoever chooses."""
    if any(not isinstance(getattr(step, "players", You()), You) for step in steps):
        raise Misread('"you"', "who chooses", lightly=True)
    return steps


ONE: Final = (1, 1)
HOW_MANY: Final = [
    HowManyPhrase('"one"', 1, 1, "Choose one: draw a card; or gain 1 victory point."),
    HowManyPhrase(
        '"one" "or" ("both" "of"? | "two")', 1, 2, "Choose one or both: draw a card; or gain 1 victory point."
    ),
    HowManyPhrase('"one" "or" "more"', 1, 0, "Choose one or more: draw a card; gain 1 victory point."),
    HowManyPhrase('"two"', 2, 2, "Choose two: draw a card; gain 1 victory point; lose 1 victory point."),
    HowManyPhrase(
        '"up" "to" "two"', 0, 2, "Choose up to two: draw a card; gain 1 victory point; lose 1 victory point."
    ),
    HowManyPhrase('"any" "number"', 0, 0, "Choose any number: draw a card; gain 1 victory point."),
]
OR_BOTH: Final = [
    OrBothPhrase(
        '"one" ","? "or" ("both" | "two") "of"? "if" if_condition',
        "Choose one, or both if you control an Elf: draw a card; or gain 1 victory point.",
    ),
    OrBothPhrase(
        '"one" "(" "or" ("both" | "two") "of"? "if" if_condition ")"',
        "Choose one (or both if you control an Elf): draw a card; or gain 1 victory point.",
    ),
]
HOW_MANY_WORDS: Final = {
    phrase.examples[0].partition(":")[0].removeprefix("Choose "): phrase.many for phrase in HOW_MANY
}
