"""From the parts of a text to the abilities of its card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from zlib import crc32

from mypy_extensions import i64

from wtactics.engine.lasting import ASSIGNMENT, WHILE_ASIDE
from wtactics.engine.meaning import (
    ACTIVATED,
    ADDITION,
    AGREED,
    ATTACHING,
    AVERTING,
    DONE_WHENEVER,
    LEVY,
    PREREQUISITE,
    SPELL,
    STANDING,
    TRIGGERED,
    Ability,
    Condition,
    Due,
    Number,
    Price,
    Statement,
    Target,
    Trigger,
)
from wtactics.kits.ways import Ways
from wtactics.language.phrase import Misread
from wtactics.vocabulary.conditions.meaning import Both
from wtactics.vocabulary.deeds.averting import in_its_place
from wtactics.vocabulary.reading.named_before import named_before
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.reading.x_told import told_by_target
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.limits import Once, Only, UseDue, done_once
from wtactics.vocabulary.sentences.outcomes import amended, said_last
from wtactics.vocabulary.sentences.parting import host_first
from wtactics.vocabulary.sentences.parts import (
    Activated,
    Addition,
    Advantage,
    Agreed,
    Attaching,
    Contribution,
    Effects,
    Headed,
    Levied,
    Limits,
    PlayedOnto,
    Prerequisite,
    Replaced,
    Standing,
    Triggered,
    Twofold,
)
from wtactics.vocabulary.sentences.so_much import measuring
from wtactics.vocabulary.sentences.this_way import counting
from wtactics.vocabulary.things.meaning import This
from wtactics.vocabulary.triggers.catalogue import ENTERS
from wtactics.vocabulary.triggers.watching import Doing, happens, very_card

MOST_NUMBERS: Final = 1 << 16
PAIR: Final = 2


class Opened:
    """An ability with effects, to which the sentences that follow may add."""

    def __init__(self, part: Contribution, reading: Reading, text: str) -> None:
        self.switch: Final[i64] = part.switch if isinstance(part, Advantage) else 0
        self.price: Final = part.price if isinstance(part, Advantage) else None
        self.part = part.part if isinstance(part, Advantage) else part
        self.reading = reading
        self.steps: Steps = []
        self.text = text
        self.more(self.part)

    def more(self, part: Contribution) -> None:
        """Add the effects of another sentence."""
        if isinstance(part, Effects | Triggered | Activated | PlayedOnto):
            self.steps = amended(self.steps, part.steps)
            self.reading.last_said, self.reading.lasted = said_last(part.steps), -1

    def limit(self, limits: Limits) -> None:
        """Limit how often or when it is used, or works."""
        self.steps = limits.changed(self.steps)
        part, use = self.part, limits.used_up(self.steps)
        if limits.users is not None:
            if not isinstance(part, Activated):
                raise Misread("an ability that is used", "one that is not")
            part.price.users = limits.users
        for condition in limits.conditions:
            if isinstance(part, Activated):
                held = condition if part.condition is None else Both(part.condition, condition, False)
                part = Activated(part.price, part.steps, held)
            elif isinstance(part, Triggered):
                part = type(part)(Only(part.trigger, condition), part.steps)
        if isinstance(use, UseDue):
            if isinstance(part, Activated):
                part.price.dues.append(use)
            else:
                self.steps = done_once(self.steps, use)
        self.part = part

    def number_uses(self) -> None:
        """What is used up is known by the words that say it."""
        dues: list[Due] = self.part.price.dues if isinstance(self.part, Activated) else []
        for use in [*dues, *(step.use for step in self.steps if isinstance(step, Once))]:
            if isinstance(use, UseDue):
                use.number = crc32(self.text.encode()) % MOST_NUMBERS

    def ability(self) -> Ability:
        """The ability, now that all of it was read."""
        self.number_uses()
        part, reading = self.part, self.reading
        kind, trigger, price = SPELL, None, self.price
        condition: Condition | None = None
        if isinstance(part, Triggered):
            kind, trigger = TRIGGERED, part.trigger
            if isinstance(part, Replaced):
                kind = AVERTING
                self.steps = in_its_place(self.steps)
        elif isinstance(part, Activated):
            kind, price, condition = LEVY if isinstance(part, Levied) else ACTIVATED, part.price, part.condition
        return made(kind, self.steps, reading, self.text, trigger, price, condition, switch=self.switch)


class OpenedWays(Opened):
    """Ways with targets of their own, between which it is chosen; the sentences that follow add to each of them."""

    def __init__(self, each: list[Opened], both: Callable[[], Opened]) -> None:
        super().__init__(each[0].part, each[0].reading, each[0].text)
        self.each: Final = each
        self.both: Final = both  # reads two ways as one

    def allows_both(self) -> bool:
        """Was it said that both of two can be chosen, and are they not yet there?"""
        return len(self.each) == PAIR and self.each[0].reading.both_if is not None

    def limit(self, limits: Limits) -> None:
        for way in self.each:
            way.limit(limits)

    def abilities(self) -> tuple[list[Ability], list[Ability]]:
        """An ability for each way, or a trigger that is one of them; and what these grant."""
        for way in self.each:
            way.text = self.text
        ways = [way.ability() for way in self.each]
        granted = [ability for way in self.each for ability in way.reading.granted]
        return (ways, granted) if ways[0].kind == ACTIVATED else ([triggered_ways(ways)], [*granted, *ways])


def can_be_ways(ways: list[Opened]) -> bool:
    """Is it chosen between these as an ability is used, or as a trigger goes on its way?"""
    kinds = {type(way.part) for way in ways}
    return kinds in ({Triggered}, {Activated}) and ways[0].switch not in (ASSIGNMENT, WHILE_ASIDE)


def triggered_ways(ways: list[Ability]) -> Ability:
    """One trigger, as which one of these is taken up."""
    first, room = ways[0], max(way.room for way in ways)
    recalls: i64 = 0
    for way in ways:
        way.room = room
        recalls |= way.recalls
    return Ability(TRIGGERED, [Ways(ways)], [], room, first.price, first.trigger, text=first.text, switch=first.switch,
                   recalls=recalls)  # fmt: skip


def made(
    kind: i64,
    steps: Steps,
    reading: Reading,
    text: str,
    trigger: Trigger | None = None,
    price: Price | None = None,
    condition: Condition | None = None,
    statements: list[Statement] | None = None,
    switch: i64 = 0,
) -> Ability:
    """An ability with the targets and picks of its reading."""
    steps = measuring(counting(host_first(steps)))
    room = reading.places()
    if kind == SPELL:
        price = reading.extra
    if reading.only_if is not None and kind in (SPELL, TRIGGERED, ACTIVATED):
        condition = reading.only_if if condition is None else Both(condition, reading.only_if, False)
    x_is: Number | None = reading.x_is
    if x_is is None and (kind == SPELL or (kind == ACTIVATED and price is not None and price.x)):
        x_is = told_by_target(reading)
    targets: list[Target] = list(reading.targets)
    named = named_before(reading, steps, price) if kind == ACTIVATED else None
    if named is not None:
        targets, steps = [named], steps[1:]
    watches = watched(statements or [], condition)
    delay = DONE_WHENEVER if told_to_wait(kind, switch) else 0
    return Ability(
        kind, steps, targets, room, price, trigger, condition, statements, x_is, None, text, switch, watches, reading.recalls,
        delay,
    )  # fmt: skip


def told_to_wait(kind: i64, switch: i64) -> bool:
    """Does a trigger work, while it is switched on, as an effect that waits?"""
    return kind == TRIGGERED if switch == ASSIGNMENT else switch == WHILE_ASIDE and kind in (TRIGGERED, AVERTING)


def watched(statements: list[Statement], condition: Condition | None) -> i64:
    """What must change for the values that these give to change, as bits of engine/meaning.py."""
    bits: i64 = condition.depends() if condition is not None else 0
    for statement in statements:
        # What works in no phase is asked when a deed or a price is to be decided, so only its condition matters here.
        if statement.phases() != 0:
            bits |= statement.depends()
    return bits


def abilities_of(part: Contribution, reading: Reading, text: str = "") -> list[Ability]:
    """The abilities that a part makes by itself."""
    switch: i64 = part.switch if isinstance(part, Advantage) else 0
    price = part.price if isinstance(part, Advantage) else None
    inner = part.part if isinstance(part, Advantage) else part
    inner = inner.head if isinstance(inner, Headed) else inner
    if isinstance(inner, Twofold):
        alone = Reading(reading.word, reading.lexicon)  # what always holds chooses nothing
        return [
            ability
            for each in inner.parts
            for ability in abilities_of(
                Advantage(each, switch) if switch != 0 else each, alone if isinstance(each, Standing) else reading, text
            )
        ]
    if isinstance(inner, Agreed):
        return [made(AGREED, [], reading, text, statements=[inner.statement])]
    if isinstance(inner, Standing):
        return [
            made(STANDING, [], reading, text, None, price, said.condition, said.statements, switch)
            for said in inner.said
        ]
    if isinstance(inner, Prerequisite):
        return [made(PREREQUISITE, [], reading, text, condition=inner.condition)]
    if isinstance(inner, Addition):
        return [made(ADDITION, [], reading, text, price=inner.price)]
    if isinstance(inner, Attaching):
        return [attaching(inner.target, text)]
    if isinstance(inner, Triggered | Activated | PlayedOnto | Effects):
        return [Opened(part, reading, text).ability()]
    return []


def attaching(target: Target, text: str) -> Ability:
    """The ability that says what an enchantment is attached to."""
    return Ability(ATTACHING, [], [target], target.most, text=text)


def opens(part: Contribution) -> bool:
    """Can sentences that follow in the line add to it?"""
    inner = part.part if isinstance(part, Advantage) else part
    return isinstance(inner, Triggered | Activated | PlayedOnto)


def timely(part: Contribution, reading: Reading, moment: Trigger | None = None) -> Contribution:
    """Effects before which nothing says when, with the time that follows from whom they speak of, or are done to."""
    if not isinstance(part, Effects):
        return part
    if reading.moment is not None:
        return Triggered(reading.moment, part.steps)
    if moment is not None:
        return Triggered(moment, part.steps)
    # An enchantment comes into play attached to its target, and that is when something is done to it.
    has_host = len(reading.targets) > 0 and reading.targets[0].least > 0
    return PlayedOnto(part.steps) if reading.word == "enchantment" and has_host and reading.attach is None else part


def as_it_enters(reading: Reading) -> Trigger:
    """When this card comes into play."""
    return happens(reading.copy(), very_card(reading, This(reading.word)), Doing(ENTERS))
