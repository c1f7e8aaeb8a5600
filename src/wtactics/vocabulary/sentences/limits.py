"""Limits: how often and when an ability may be used, or works: once each turn, only once, only during your turn."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from wtactics.engine.lasting import THIS_TURN, USED, WHILE_IN_PLAY
from wtactics.engine.meaning import Condition, Due, Number, Price, Trigger
from wtactics.engine.places import NOBODY, CardId, Flow, Option, Seat, Thing
from wtactics.engine.rows import MODIFIER, MODIFIER_A, MODIFIER_ON
from wtactics.engine.step import NEXT, Step
from wtactics.engine.table import Table
from wtactics.language.phrase import Misread, Phrase
from wtactics.language.structure import parts_within
from wtactics.vocabulary.conditions.meaning import Both, DuringTurn, Is, Not
from wtactics.vocabulary.nouns.cards import CardNoun
from wtactics.vocabulary.nouns.players import PlayerNoun
from wtactics.vocabulary.nouns.quality import Quality
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.parts import Activated, Contribution, Limits, Triggered
from wtactics.vocabulary.sentences.paying import can_be_done
from wtactics.vocabulary.things.meaning import Slot, This
from wtactics.vocabulary.things.mentioning import counted, plain
from wtactics.vocabulary.things.picking import May

WORDS: Final = {THIS_TURN: "once each turn", WHILE_IN_PLAY: "only once"}
OFTEN: Final = {1: "once", 2: "twice"}


class UseDue(Due):
    """An ability that is used up by being used so often, for the turn or for as long as its card is in play."""

    def __init__(self, until: i64, times: i64 = 1) -> None:
        super().__init__(CardNoun([Sort()]), 1)
        self.until: Final = until
        self.times: Final = times
        self.number: i64 = 0  # set once: by which it is known among the abilities of its card

    def payable(self, t: Table, seat: Seat, c: CardId) -> bool:
        i: i64 = 0
        used: i64 = 0
        while i < len(t.modifiers):
            if (
                t.modifiers[i] == USED
                and t.modifiers[i + MODIFIER_ON] == c
                and t.modifiers[i + MODIFIER_A] == self.number
            ):
                used += 1
            i += MODIFIER
        return used < self.times

    def choices(self, t: Table, seat: Seat, c: CardId) -> vec[i64]:
        return vec[i64]()

    def give(self, t: Table, seat: Seat, c: CardId, thing: Thing) -> None:
        t.modify(USED, c, self.number, 0, self.until, seat, c)

    def text(self) -> str:
        if self.times == 1:
            return WORDS[int(self.until)]
        return f"{OFTEN.get(int(self.times), f'{counted(int(self.times))} times')} each turn"


class Once(Step[Table]):
    """What follows is done only if it was not done before, in the turn or at all."""

    def __init__(self, use: UseDue, steps: i64) -> None:
        self.use: Final = use
        self.steps: Final = steps

    def do(self, t: Table, answer: Option) -> Flow:
        if not self.use.payable(t, t.you, t.me):
            t.jump(self.steps)
        return NEXT

    def text(self) -> str:
        return ""


class UseUp(Step[Table]):
    """From now on it was done."""

    def __init__(self, use: UseDue) -> None:
        self.use: Final = use

    def do(self, t: Table, answer: Option) -> Flow:
        if t.in_play(t.me):
            self.use.give(t, t.you, t.me, NOBODY)
        return NEXT

    def text(self) -> str:
        return ""


class Only(Trigger):
    """It happens only if a condition holds at that moment."""

    def __init__(self, trigger: Trigger, condition: Condition) -> None:
        super().__init__(trigger.fact, trigger.own, trigger.also, trigger.group)
        self.trigger: Final = trigger
        self.condition: Final = condition

    def matches(self, t: Table, a: Thing, b: Thing, n: i64) -> bool:
        return self.trigger.matches(t, a, b, n) and self.condition.holds(t)

    def text(self) -> str:
        return self.trigger.text()


def done_once(steps: Steps, use: UseDue) -> Steps:
    """What may be done is used up only if it is done, and nobody is asked to do what cannot be done."""
    first = steps[0]
    if isinstance(first, May) and first.steps == len(steps) - 1:
        able = first.able or can_be_done(steps[1:])
        return [Once(use, len(steps) + 1), May(len(steps), able), UseUp(use), *steps[1:]]
    return [Once(use, len(steps) + 1), UseUp(use), *steps]


def plainly(steps: Steps) -> tuple[Steps, UseDue | None]:
    """The steps as they are without a limit, and the limit, if there is one."""
    first = steps[0] if steps else None
    if not isinstance(first, Once):
        return steps, None
    rest = [step for step in steps[1:] if not isinstance(step, UseUp)]
    may = rest[0]
    return ([May(len(rest) - 1, may.able), *rest[1:]] if isinstance(may, May) else rest), first.use


def once_each_turn(reading: Reading) -> UseDue:
    return UseDue(THIS_TURN)


def twice_each_turn(reading: Reading) -> UseDue:
    return UseDue(THIS_TURN, 2)


def so_often_each_turn(reading: Reading, number: Number) -> UseDue:
    return UseDue(THIS_TURN, plain(number))


def once(reading: Reading) -> UseDue:
    return UseDue(WHILE_IN_PLAY)


def same(reading: Reading, part: Any) -> Any:
    return part


def once_triggered(reading: Reading, use: UseDue, trigger: Trigger, steps: Steps) -> Triggered:
    return Triggered(trigger, done_once(steps, use))


def once_in_yours(reading: Reading) -> list[UseDue | Condition]:
    return [UseDue(THIS_TURN), DuringTurn(True, [], "your turn")]


def limits(reading: Reading, *parts: UseDue | Condition | list[UseDue | Condition]) -> Limits:
    said = [each for part in parts for each in (part if isinstance(part, list) else [part])]
    uses = [each for each in said if isinstance(each, UseDue)]
    if len(uses) > 1:
        raise Misread("one word on how often", "two")
    if any(isinstance(part, Slot) for each in said if isinstance(each, Condition) for part in parts_within(each)):
        raise Misread("what can be said before a target is chosen", "a condition of what is chosen only then")
    return Limits([each for each in said if isinstance(each, Condition)], uses[0] if uses else None)


def only_not(reading: Reading, condition: Condition) -> Condition:
    return Not(condition)


def being_such(reading: Reading, quality: Quality) -> Condition:
    """While attacking: this creature."""
    return Is(This(reading.word), quality)


def no_use(reading: Reading, *limit: UseDue | Condition | list[UseDue | Condition]) -> Limits:
    """This can't be used during your turn: it can only be used when it is not so."""
    if len(limit) != 1 or not isinstance(limit[0], Condition):
        raise Misread("when, or in which case, it can't be used", "how often")
    return Limits([Not(limit[0])], None)


def used_within(reading: Reading, price: Price, limits: Limits, steps: Steps) -> Contribution:
    """The limit stands between the price and what is done."""
    use = limits.used_up(steps)
    if use is not None:
        price.dues.append(use)
    found = None
    for condition in limits.conditions:
        found = condition if found is None else Both(found, condition, False)
    return Activated(price, limits.changed(steps), found)


def unlimited(reading: Reading) -> Limits:
    """What rules say anyway."""
    return Limits([], None)


def users_text(price: Price) -> str:
    """Who uses the ability, as a sentence behind it."""
    if price.users is None:
        return ""
    if isinstance(price.users, PlayerNoun):
        return f"any {price.users.text(False)} can use this ability"
    return f"only {price.users.text(False)} can use this ability"


CAN: Final = '("can" | "may")'
IT: Final = '("this" "ability"? | "it")'
OF_ITS_OWN: Final = (
    '"this" "ability"? (("can" | "may")? ("triggers" | "trigger" | "happens" | "happen" | "works" | "work"))'
)
BE_USED: Final = '"be" ("used" | "activated")'
DO: Final = f'(("use" | "activate") {IT} | "do" ("this" | "it"))'
ONE_USE: Final = f'({DO} | "activate" | "use" | {OF_ITS_OWN} | "this" "ability"? {CAN} {BE_USED})'
ONLY_USE: Final = f'("can" "only" {DO} | "this" "ability"? "can" "only" {BE_USED})'
NO_USE: Final = f'("you"? ("can\'t" | "don\'t" | "never") {DO} | "this" "ability"? "can\'t" {BE_USED})'
BESIDE: Final = '("and" | ",") "and"?'
TURN: Final = '("each" | "a" | "in" ("a" | "each" | "one" | "any")) "turn"'
PHRASES: Final = [
    Phrase("use", '("at" "most")? "once" "each" "turn" "only"?', once_each_turn),
    Phrase("use", f'("at" "most" | "up" "to")? "twice" {TURN} "only"?', twice_each_turn),
    Phrase("use", f'("at" "most" | "up" "to")? many "times" {TURN} "only"?', so_often_each_turn,
           ["2 power: Draw a card. Use this ability at most three times each turn."]),
    Phrase("limit", '"once" ("during" | "in" | "on") "your" "turn"', once_in_yours),
    Phrase("limit", "use", same),
    Phrase("limit", '"once"', once),
    Phrase("limit", "limit_if", same),
    Phrase("limit", "time_said", same),
    Phrase("limit_if", '("if" | "as" "long" "as" | "when") if_condition', same),
    Phrase("limit_if", '("as" "long" "as" | "when") doing_so', being_such,
           ["2 power: Draw a card. Use this ability only while attacking."]),
    Phrase("limit_not", '"not" (limit_if | time_said) | "unless" if_condition', only_not,
           ["2 power: Draw a card. Use this ability only once each turn, and not during your turn."]),
    Phrase("limit_too", f'{BESIDE} ("only" limit | use | limit_if | limit_not)', same),
    Phrase("permanent", "limiting", same),
    Phrase("limiting", '"use"? ("only"? (limit | limit_not)) limit_too*', limits, ["2 power: Draw a card. Once each turn."]),
    Phrase("limiting", f'("you" {CAN})? {ONE_USE} ("only" (limit | limit_not) | use | limit_not) limit_too*', limits,
           ["2 power: Draw a card. Use this ability only once each turn.",
            "2 power: Draw a card. You may do this only during your turn.",
            "Whenever a creature dies, draw a card. This ability triggers only if it is your turn."]),
    Phrase("limiting", f'"you"? {ONLY_USE} limit limit_too*', limits,
           ["2 power: Draw a card. You can only do this once each turn."]),
    Phrase("limiting", f"{NO_USE} limit", no_use, ["2 power: Draw a card. This ability can't be used during your turn."]),
    Phrase("limiting", f'("you" {CAN})? {ONE_USE} "any" "number" "of" "times" ({TURN})?', unlimited),
    Phrase("limiting", '("only" "once") | "only"? use', lambda reading, *use: limits(reading, *(use or [once(reading)])),
           ["Whenever a creature dies, draw a card. Once each turn."]),
    Phrase("ability", 'use "," trigger "," effects', once_triggered,
           ["Once each turn, whenever this creature attacks, draw a card."]),
    Phrase("ability", 'price "," limiting ":" effects', used_within, ["2 power, only during your turn: Draw a card."]),
    Phrase("price_part", "use", same, ["Once each turn, 2 power: Draw a card."]),
    Phrase("price_part", '"only" "once"', once),
]  # fmt: skip
