"""Which of several texts of one card an option means, where its name alone would not tell."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from wtactics.engine.places import Option, card_of, other_of, what_of
from wtactics.engine.rows import THE_ABILITY, WAIT, WAIT_ABILITY
from wtactics.engine.table import Table
from wtactics.kits.verbs import ACTIVATE, ORDER
from wtactics.kits.ways import ways_of
from wtactics.vocabulary.deeds.deed import Deed
from wtactics.vocabulary.reading.writing import joined_orders, write
from wtactics.vocabulary.sentences.limits import plainly
from wtactics.vocabulary.things.picking import Branch, Muster


def which_text(t: Table, c: i64, n: i64) -> str:
    """Which of several texts of a card is played; nothing where there is but one."""
    d = t.printed[c]
    return f": {write(t.library.abilities[t.library.play[d] + n])}" if t.library.plays[d] > 1 else ""


def which_ability(t: Table, c: i64, ability: i64, say: Callable[[str], str] = str) -> str:
    """Which of several abilities of a card is used, or which way of one text, said so; nothing where only one is offered."""
    text, others, ways = t.library.abilities[ability].text, False, False
    for o in t.options:
        if what_of(o) == ACTIVATE and card_of(o) == c and other_of(o) != ability:
            others = True
            ways = ways or t.library.abilities[other_of(o)].text == text
    if ways:
        text = say(write(t.library.abilities[ability]))
    return f": {text}" if others else ""


def which_way(t: Table, way: i64) -> str:
    """What one of the ways does that a card lets somebody choose between."""
    at: int = t.agenda[t.frame] - t.terms.rule_steps
    if at < 0:
        return joined_orders(plainly(ways_of(t.library.abilities[t.note(THE_ABILITY)])[int(way)].effects)[0])
    step: object = t.library.steps[at]
    if isinstance(step, Deed | Muster):
        return step.way_on(t, way)
    assert isinstance(step, Branch)
    start = at + step.start_of(way)
    words = joined_orders(t.library.steps[start : start + step.length_of(way)])
    return words.removeprefix(f"{step.players.text()} ")


def which_trigger(t: Table, answer: Option) -> str:
    """Which of several triggers of a card: its text where they differ, and its number from the second of the same text on."""
    text, earlier, others = t.waiting[other_of(answer) * WAIT + WAIT_ABILITY], 0, False
    for o in t.options:
        if what_of(o) == ORDER and card_of(o) == card_of(answer):
            same = t.waiting[other_of(o) * WAIT + WAIT_ABILITY] == text
            earlier += same and other_of(o) < other_of(answer)
            others = others or not same
    words = f": {t.library.abilities[text].text}" if others else ""
    return f"{words}, number {earlier + 1}" if earlier > 0 else words


def aimless(t: Table, ability: i64, name: str) -> str:
    """That the ability finds no target: of which kind there is none, where it asks for one alone."""
    text = t.library.abilities[ability]
    if len(text.targets) == 1:
        return f"there is no {text.targets[0].noun.text(False)} that {name} could be aimed at."
    return (
        f"there is nothing that {name} could be aimed at." if len(text.targets) > 0 else f"{name} does not do it now."
    )
