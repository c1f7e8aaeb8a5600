"""Rations: how often something happens, or how much comes of it in a turn, said behind it: but only once each turn."""

from __future__ import annotations

from typing import Any, Final

from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import Due, Number
from wtactics.language.phrase import Misread, Phrase
from wtactics.vocabulary.changes.values import Get, times_of
from wtactics.vocabulary.conditions.meaning import Both
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.needs import BONUSES
from wtactics.vocabulary.numbers.meaning import Fixed
from wtactics.vocabulary.reading.reading import Reading
from wtactics.vocabulary.sentences.clauses import Steps
from wtactics.vocabulary.sentences.limits import UseDue, done_once, limits
from wtactics.vocabulary.sentences.parts import Activated, Contribution, Limits, Triggered
from wtactics.vocabulary.things.bare import bare
from wtactics.vocabulary.things.meaning import Host, Things, This
from wtactics.vocabulary.things.mentioning import plain


class Ration(Limits):
    """No more than so much comes of it in a turn: as often as what it does at a time goes into that."""

    def __init__(self, most: int, unit: str) -> None:
        super().__init__([], None)
        self.most: Final = most
        self.unit: Final = unit

    def used_up(self, steps: Steps) -> Due | None:
        deeds = [step for step in steps if isinstance(step, Deed)]
        number: Any = getattr(deeds[0], "number", None) if len(deeds) == 1 else None
        whom = [getattr(deeds[0], part, None) for part in ("players", "things")] if deeds else []
        if any(isinstance(each, Things) and each.many() for each in whom):
            raise Misread("one who does it, or to whom it is done", "several")
        if not isinstance(number, Fixed) or self.unit not in deeds[0].text().casefold():
            raise Misread("one deed that does so much, before it", "another")
        return so_often(self.most, int(number.n))


class BonusRation(Limits):
    """No more than so much is added to the values of one creature in a turn."""

    def __init__(self, most: tuple[Number, Number]) -> None:
        super().__init__([], None)
        self.most: Final = most

    def used_up(self, steps: Steps) -> Due | None:
        said = steps[0] if len(steps) == 1 else None
        get = said.statement if isinstance(said, For) and said.until == THIS_TURN else None
        if not isinstance(get, Get) or get.change.each is not None or not is_always_the_same(get):
            raise Misread("a change of values of one and the same creature until end of turn", "another")
        return UseDue(THIS_TURN, times_of(get.change, self.most))


def is_always_the_same(get: Get) -> bool:
    """Is it said of this card, or of what it is attached to?"""
    things = bare(get.things)
    return isinstance(things, This | Host)


def so_often(most: int, each: int) -> UseDue:
    if each <= 0 or most <= 0 or most % each != 0:
        raise Misread(f"so many times {each}", f"{most}")
    return UseDue(THIS_TURN, most // each)


def limited_behind(reading: Reading, part: Contribution, said: Limits) -> Contribution:
    """The limit stands in the same sentence."""
    if isinstance(part, Triggered):
        use = said.used_up(part.steps)
        assert isinstance(use, UseDue)
        return type(part)(part.trigger, done_once(part.steps, use))
    if not isinstance(part, Activated) or any(isinstance(due, UseDue) for due in part.price.dues):
        raise Misread("something that happens, or can be used", "another")
    use = said.used_up(part.steps)
    assert use is not None
    part.price.dues.append(use)
    return part


def limited_after(reading: Reading, part: Contribution, said: Limits) -> Contribution:
    """The limit stands behind a semicolon."""
    if not isinstance(part, Activated) or any(isinstance(due, UseDue) for due in part.price.dues):
        raise Misread("something that can be used", "another")
    use, condition = said.used_up(part.steps), part.condition
    if use is not None:
        part.price.dues.append(use)
    for each in said.conditions:
        condition = each if condition is None else Both(condition, each, False)
    part.price.users = said.users
    return Activated(part.price, part.steps, condition)


def ration(reading: Reading, *parts: Any) -> Ration:
    number, unit = (parts[0], parts[1]) if isinstance(parts[0], Number) else (parts[1], parts[0])
    return Ration(plain(number), str(unit))


def bare_ration(reading: Reading, number: Number) -> Ration:
    return Ration(plain(number), "")


def bonus_ration(reading: Reading, *said: Any) -> BonusRation:
    return BonusRation(next(each for each in said if isinstance(each, tuple)))


def use_behind(reading: Reading, use: UseDue) -> Limits:
    return limits(reading, use)


def unit(word: str) -> Any:
    return lambda reading: word


IT: Final = '("it" | self | enchanted_thing)'
BUT: Final = '("," ("but" | "and" | "though")? | "but" | "though")'
MOST: Final = (
    '("at" "most" | ("never" | "not" "more" | "no" "more") "more"? "than" | "to" "a"? "maximum" "of" | "up" "to")'
)
IN_A_TURN: Final = '("each" | "in" ("a" | "each" | "any" | "one" | "a" "single" | "any" "one" | "the" "same")) "turn"'
WAY: Final = f'("this" "way" {IN_A_TURN} | {IN_A_TURN} "this" "way" | {IN_A_TURN} "from" "this" "ability"?)'
GET: Final = '("gain" | "gains" | "draw" | "draws" | "lose" | "loses" | "get")'
PHRASES: Final = [
    Phrase("ability", "ability limited_behind", limited_behind,
           ["Whenever a creature dies, draw a card, but only once each turn.",
            "Whenever a creature dies, draw a card, but no more than two each turn."]),
    Phrase("ability", 'ability ";" limiting', limited_after,
           ["2 power: Draw a card; use this ability only once each turn."]),
    Phrase("limited_behind", f'{BUT} "only" use | "(" "only"? use ")" | {BUT} ("at" "most" | "never" "more" "than") use',
           use_behind),
    Phrase("limited_behind", "ration_behind", lambda reading, said: said),
    Phrase("ration_behind", f"{BUT} {MOST} number ration_unit {IN_A_TURN}", ration),
    Phrase("ration_behind", f"{BUT} {MOST} number {IN_A_TURN}", bare_ration),
    Phrase("ration_behind", f'"(" {MOST} number ration_unit {IN_A_TURN} ")"', ration),
    Phrase("ration_behind", f'"(" {MOST} number {IN_A_TURN} ")"', bare_ration),
    Phrase("ration_behind", f"{BUT} {MOST} bonus ({IN_A_TURN})?", bonus_ration, needs=BONUSES),
    Phrase("ration_behind", f'"(" {MOST} bonus ({IN_A_TURN})? ")"', bonus_ration, needs=BONUSES),
    Phrase("limiting", f'{IT} "can\'t" "get" "more" "than" bonus {WAY}', bonus_ration, needs=BONUSES),
    Phrase("limiting", f'{IT} ("can" | "may") "get" ("only" | "at" "most" | "up" "to") bonus {WAY}', bonus_ration,
           needs=BONUSES),
    Phrase("limiting", f'"you" "can\'t" {GET} "more" "than" number ration_unit {WAY}', ration,
           ["Whenever a creature dies, draw a card. You can't draw more than two cards this way each turn."]),
    Phrase("limiting", f'"you" ("can" | "may") {GET} ("only" | "at" "most" | "up" "to") number ration_unit {WAY}', ration),
    Phrase("limiting", f'"you" ("can" | "may") {GET} ration_unit "this" "way" ("only" use | use)',
           lambda reading, _unit, use: limits(reading, use)),
    Phrase("ration_unit", '"victory" "point" | "victory" "points"', unit("victory point")),
    Phrase("ration_unit", '"damage"', unit("damage")),
]  # fmt: skip
