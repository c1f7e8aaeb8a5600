"""What is told of Triumvirate beside what ORC tells: rolls, targets, prices, and why somebody cannot be attacked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wtactics.engine import facts
from wtactics.engine.match import Match
from wtactics.engine.places import (
    HAND,
    NOBODY,
    RESERVE,
    SEAT_THING,
    Option,
    Thing,
    card_of,
    is_seat,
    other_of,
    place_of,
    what_of,
)
from wtactics.engine.rows import FACT, FACT_A, FACT_B, FACT_N
from wtactics.engine.telling import behind
from wtactics.kits.attempts import Attempt
from wtactics.kits.layout import Leap, Pointing
from wtactics.kits.refusal import Refusal
from wtactics.kits.sentences import Line, Part, Sentence, counted, seat_slot
from wtactics.kits.show import Show
from wtactics.kits.told.names import seat_name
from wtactics.kits.told.story import seat_part
from wtactics.kits.verbs import ATTACK
from wtactics.mods.triumv.rules import AS_ROLLED, FOR_CARDS, FOR_GOLD, NUMBER, PRICE, THREE, TRADED, target_of
from wtactics.rulesets.orc.table import OrcTable
from wtactics.rulesets.orc.told.story import IDS, SENTENCES, OrcParts, OrcStory
from wtactics.rulesets.orc.told.words import NAMES

OWN: Final = (facts.ROLLED, facts.TURNED, facts.FREED)


def price(t: OrcTable, how: i64) -> str:
    """ORC-TRIUMV-06 What an attack on whom one likes costs, in a few words."""
    return f"{counted(int(t.mod_setting(NUMBER, PRICE)), 'card')} by lot" if how == FOR_CARDS else "all gold"


class TriumvParts(OrcParts):
    """The price of freedom."""

    def word(self, t: OrcTable, slot: str, a: i64, b: i64, n: i64) -> str:
        return price(t, n) if slot == "price" else super().word(t, slot, a, b, n)


class TriumvStory(OrcStory):
    """ORC-TRIUMV-04 After a roll it is told whom everybody attacks."""

    def in_parts(self, t: OrcTable, fact: i64, a: Thing, b: i64, n: i64) -> Sentence:
        if fact != facts.TURNED:
            return super().in_parts(t, fact, a, b, n)
        parts: list[Part] = []
        for i in range(THREE):
            seat = (t.starter + i) % THREE
            parts += [Part(", " if i else ""), seat_part(seat), Part(" "), Part("attacks", you="attack"), Part(" ")]
            parts.append(seat_part((seat + n + THREE) % THREE))
        return tuple(parts[1:])


STORY: Final = TriumvStory(TriumvParts(NAMES, IDS), {
    **SENTENCES,
    facts.ROLLED: "{player} {rolls/roll} {n}",
    facts.TURNED: "",
    facts.FREED: "{player} {pays/pay} {price} to attack {who}",
})  # fmt: skip


def log_with(show: Show) -> Callable[[OrcTable, vec[i64]], list[Line]]:
    """The log of the game, with lines for what the mod alone notes."""

    def log(t: OrcTable, noted: vec[i64]) -> list[Line]:
        lines: list[Line] = []
        others = vec[i64]()
        for at in range(0, len(noted), FACT):
            row = noted[at : at + FACT]
            if row[0] not in OWN:
                for number in row:
                    others = append(others, number)
                continue
            lines += [*show.log(t, others), Line(STORY.in_parts(t, row[0], row[FACT_A], row[FACT_B], row[FACT_N]))]
            others = vec[i64]()
        return lines + show.log(t, others)

    return log


def is_bought(o: Option) -> bool:
    """Is it an attack for a price?"""
    return what_of(o) == ATTACK and is_seat(card_of(o)) and other_of(o) != AS_ROLLED


def standing(view: Any, seat: int) -> str:
    """ORC-TRIUMV-04 Whom the player attacks in this round."""
    target = target_of(table_of(view), seat)
    return f"target: {seat_slot(int(target))}" if target != NOBODY else ""


def table_of(view: Any) -> OrcTable:
    """The table of a view, of which nothing is read here but what lies open: marks, counts and what the mod keeps."""
    t = behind(view)
    assert isinstance(t, OrcTable)
    return t


def of_target(t: OrcTable) -> str:
    """ORC-TRIUMV-04 Whom the die gives, and what another one costs."""
    target = target_of(t, t.active)
    return (
        f"The die has you attack {called(target)} in this round; whoever else you attack costs "
        f"{price(t, FOR_CARDS)}, or all your gold."
    )


def of_price(t: OrcTable, goal: Thing, how: i64) -> str:
    """ORC-TRIUMV-06 What is in the way of the price, or why none is asked."""
    target, seat = target_of(t, t.active), t.active
    if target in (NOBODY, goal - SEAT_THING):
        return f"You may attack {called(goal - SEAT_THING)} for nothing."
    if how == FOR_CARDS:
        held = counted(int(t.count[place_of(HAND, seat)]), "card")
        return f"You have {held} in your hand, and {int(t.mod_setting(NUMBER, PRICE))} are discarded."
    if t.count[place_of(RESERVE, seat)] == 0:
        return "You have no resource card."
    used = t.kept(TRADED, seat) == t.turn
    return "You have made or spent gold in this turn." if used else "Not all of your resource cards are unmarked."


def called(seat: i64) -> str:
    """A player, as every refusal names him."""
    return f"player {seat_name(seat)}"


def with_targets(show: Show) -> Show:
    """What the game shows, with the targets of all, and what it takes to attack somebody else."""

    def asking(view: Any) -> str:
        asked = show.asking(view)
        target = target_of(table_of(view), view.seat) if view.mine and offers_attack(view) else NOBODY
        return f"{asked} In this round you attack {seat_slot(int(target))}." if target != NOBODY else asked

    def points(view: Any, o: Option) -> Pointing:
        at = show.points(view, o)
        return replace(at, words=f"{at.words} for {price(table_of(view), other_of(o))}") if is_bought(o) else at

    def leaps(view: Any) -> list[Leap]:
        return [leap for leap in show.leaps(view) if not is_bought(leap.first)]  # nobody pays by a slip of the hand

    def attempts(view: Any, thing: int) -> list[Attempt]:
        found = list(show.attempts(view, thing))
        attacks = [one for one in found if one.what == ATTACK and is_seat(one.thing)]
        t = table_of(view)
        if t.active != view.seat or target_of(t, view.seat) in (NOBODY, thing - SEAT_THING):
            return found
        return found + [replace(one, other=how, words=f"{one.words} for {price(t, how)}")
                        for one in attacks for how in (FOR_CARDS, FOR_GOLD)]  # fmt: skip

    def refused(match: Match, attempt: Attempt) -> Refusal | None:
        found, t = show.refused(match, attempt), match.table
        assert isinstance(t, OrcTable)
        if found is None or not found.rule.startswith("ORC-TRIUMV"):
            return found
        bound = found.rule == "ORC-TRIUMV-04"
        return Refusal(of_target(t) if bound else of_price(t, attempt.thing, attempt.other), found.rule, found.text)

    return replace(
        show, asking=asking, points=points, leaps=leaps, attempts=attempts, refused=refused, standing=standing,
        log=log_with(show),
    )  # fmt: skip


def offers_attack(view: Any) -> bool:
    """Could this seat attack somebody now?"""
    return any(what_of(o) == ATTACK and is_seat(card_of(o)) for o in view.options())
