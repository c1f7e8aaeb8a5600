"""Parts: what single sentences give to the abilities of their card, before these are put together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wtactics.engine.lasting import ADVANTAGE
from wtactics.engine.meaning import Condition, Due, Noun, Number, Price, Statement, Target, Trigger
from wtactics.vocabulary.sentences.clauses import Steps


class Contribution:
    """What one sentence gives to the abilities of its card."""


class Effects(Contribution):
    """Something is done; nothing says when but what stands before it."""

    def __init__(self, steps: Steps) -> None:
        self.steps: Final = steps


class Triggered(Contribution):
    """Something is done whenever something happens."""

    def __init__(self, trigger: Trigger, steps: Steps) -> None:
        self.trigger: Final = trigger
        self.steps: Final = steps


class Replaced(Triggered):
    """Something is done instead of what would happen."""


class PlayedOnto(Contribution):
    """Something is done to a target as the card comes into play, attached to it."""

    def __init__(self, steps: Steps) -> None:
        self.steps: Final = steps


class Activated(Contribution):
    """Something can be done for a price, if the condition holds."""

    def __init__(self, price: Price, steps: Steps, condition: Condition | None = None) -> None:
        self.price: Final = price
        self.steps: Final = steps
        self.condition: Final = condition


class Levied(Activated):
    """Something is done in each turn of its controller unless he pays."""


class Limits(Contribution):
    """Conditions under which an ability may be used or works, and how often."""

    def __init__(self, conditions: list[Condition], use: Due | None) -> None:
        self.conditions: Final = conditions
        self.use: Final = use
        self.users: Noun | None = None  # who else uses it

    def used_up(self, steps: Steps) -> Due | None:
        """How often these steps can be used, or are done."""
        return self.use

    def changed(self, steps: Steps) -> Steps:
        """The steps, as they are done then."""
        return steps


class Standing(Contribution):
    """Statements that hold while the card is in play, each with its condition."""

    def __init__(self, said: list[Stated]) -> None:
        self.said: Final = said


class Overriding(Standing):
    """What holds in the place of what the sentence before says."""


class Stated:
    """Statements, and the condition under which they hold."""

    def __init__(self, statements: list[Statement], condition: Condition | None) -> None:
        self.statements: Final = statements
        self.condition: Final = condition


class Agreed(Standing):
    """What the card says of itself, for the rules alone to read."""

    def __init__(self, statement: Statement) -> None:
        super().__init__([])
        self.statement: Final = statement


class Headed(Effects):
    """What the card says of itself, and behind it what is done."""

    def __init__(self, head: Agreed, steps: Steps) -> None:
        super().__init__(steps)
        self.head: Final = head


class Twofold(Contribution):
    """Several abilities that one sentence says."""

    def __init__(self, parts: list[Contribution]) -> None:
        self.parts: Final = parts


class Prerequisite(Contribution):
    """What must hold for the card to be played."""

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition


class Addition(Contribution):
    """What is given beside its cost as the card is played."""

    def __init__(self, price: Price) -> None:
        self.price: Final = price


class Attaching(Contribution):
    """What the enchantment is attached to."""

    def __init__(self, target: Target) -> None:
        self.target: Final = target


class Defined(Contribution):
    """What X is."""

    def __init__(self, number: Number) -> None:
        self.number: Final = number


class Keywords(Contribution):
    """Keywords the card has: bits, and numbers for those that take one."""

    def __init__(self, traits: list[tuple[str, int]]) -> None:
        self.traits: Final = traits


class Advantage(Contribution):
    """What holds only while it is switched on: of a city by a bid won, of a creature by the weapon it uses, for a price."""

    def __init__(self, part: Contribution, switch: i64 = ADVANTAGE, price: Price | None = None) -> None:
        self.part: Final = part
        self.switch: Final = switch
        self.price: Final = price
