"""Why something cannot be chosen: the rule or card that forbids it, its text, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from wtactics.cli.choice import NotUnderstood
from wtactics.cli.eyes import Eyes
from wtactics.cli.shelf import Shelf
from wtactics.engine.match import Match
from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import CREATURE, FACTIONS, HAND
from wtactics.engine.values import BY_CARD
from wtactics.kits.coins import COLOURS
from wtactics.kits.verbs import ACTIVATE, ATTACK, BID, BLOCK, DISCARD, LAY, MOVE, NAMES, PLAY, SEND
from wtactics.rulesets.arc.ids import POWER_08, POWER_09, POWER_13
from wtactics.rulesets.arc.power import cost_of
from wtactics.rulesets.arc.table import ArcTable

SHORT: Final = (POWER_08, POWER_09, POWER_13)  # the rules by which gems do not suffice

Wish = tuple[int, int, int, str]  # what, thing, other, and how people would say it


def why_not(stage: Shelf, match: Match, eyes: Eyes, name: str) -> Iterator[RenderableType]:
    """An answer for each thing that one might want to do now, with all cards or with those of this name."""
    cards = mine(eyes)
    if name:
        cards = [c for c in cards if name.casefold() in eyes.name(c).casefold()]
        if not cards:
            raise NotUnderstood(f"You have no card {name!r} in your hand or on the table.")
    told: set[tuple[str, int]] = set()
    for c in cards:
        for wish in wishes(match, eyes, c):
            refusal = match.forbids(*wish[:3])
            if (wish[3], refusal) not in told and (refusal != 0 or name):
                told.add((wish[3], refusal))
                yield answer(stage, match, eyes, wish, refusal, whole=bool(name))
    if not told:
        yield Text("Nothing that you have is forbidden now: all of it is among the options.")


def mine(eyes: Eyes) -> list[int]:
    """The cards of the person: in hand, then on the board."""
    view = eyes.view
    return [*eyes.hand(), *(c for c in view.board() if view.controller(c) == eyes.seat)]


def wishes(match: Match, eyes: Eyes, c: int) -> Iterator[Wish]:
    """What one might want to do with this card at the open question: play it, use it, move it, or what is asked about."""
    view, library, name = eyes.view, eyes.library, eyes.name(c)
    asked = {int(o) & 63 for o in match.table.options}
    special = asked & {SEND, BLOCK, BID, LAY, DISCARD}
    if view.kind(c) == HAND:
        verbs = special & {LAY, DISCARD} or {PLAY}
        yield from ((verb, c, 0, f"{NAMES[verb]} {name}") for verb in verbs)
        return
    d = view.printed(c)
    if special and view.type(c) == CREATURE:
        yield from special_wishes(eyes, c, special)
        return
    for a in range(library.first[d], library.first[d + 1]):
        if library.abilities[a].kind == ACTIVATED:
            yield ACTIVATE, c, a, f"use {name}: {library.abilities[a].text}"
    if view.type(c) == CREATURE and ATTACK not in asked:
        yield from moves(eyes, c)


def special_wishes(eyes: Eyes, c: int, verbs: set[int]) -> Iterator[Wish]:
    """What the question is about, with this creature."""
    name = eyes.name(c)
    for verb in verbs & {SEND, BID}:
        yield verb, c, 0, f"{NAMES[verb]} {name}"
    if BLOCK in verbs:
        for attacker in (int(a) for a in eyes.view.attackers()):
            yield BLOCK, c, attacker, f"block {eyes.name(attacker)} with {name}"


def moves(eyes: Eyes, c: int) -> Iterator[Wish]:
    """From a city to the Army, from the Army to any city."""
    if eyes.view.home(c) >= 0:
        yield MOVE, c, 0, f"move {eyes.name(c)} to the Army"
        return
    for city in eyes.cities(eyes.seat):
        yield MOVE, c, city + 1, f"move {eyes.name(c)} to {eyes.name(city)}"


def answer(stage: Shelf, match: Match, eyes: Eyes, wish: Wish, refusal: int, *, whole: bool) -> RenderableType:
    """The answer for one wish: the rule in short, or with its text."""
    said = Text.assemble((wish[3], "bold"), ": ")
    if refusal == 0:
        return said + Text("this may be chosen now.")
    if refusal < 0:
        return said + Text("nobody is asked for this now.")
    if refusal >= BY_CARD:
        source = refusal - BY_CARD
        by = f"the text of {eyes.name(source)}" if eyes.view.sees(source) else "the text of a card"
        return said + Text(f"{by} forbids it.")
    rule = stage.rulebook.rule(stage.game.rule_id(refusal))
    said.append(f"{rule.title} ({rule.id}). ")
    if refusal in SHORT:
        said.append(missing(match, eyes, wish))
    return Group(said, Padding(Text(rule.text, "dim"), (0, 0, 0, 4))) if whole else said


def missing(match: Match, eyes: Eyes, wish: Wish) -> str:
    """How many gems are wanting, where that is what it fails for."""
    t, seat = match.table, eyes.seat
    if not isinstance(t, ArcTable):
        return ""
    free = t.gems(seat)
    parts: list[str] = []
    if wish[0] == PLAY:
        faction = eyes.faction(wish[1])
        cost = cost_of(t, seat, wish[1], 0)
        loyalty = min(eyes.loyalty(wish[1]), cost)
        parts += lacking(cost, free[COLOURS], "")
        parts += lacking(loyalty, free[faction], f"{FACTIONS[faction]} ")
    elif wish[0] == ACTIVATE and (price := eyes.library.abilities[wish[2]].price) is not None:
        pile, word = (price.faction, f"{FACTIONS[price.faction]} ") if price.faction >= 0 else (COLOURS, "")
        parts += lacking(price.power, free[pile], word)
    return f"It needs {' and '.join(parts)}." if parts else ""


def lacking(needed: int, free: int, faction: str) -> list[str]:
    """What is needed and what is there, where that is too little."""
    return [f"{needed} {faction}gem{'' if needed == 1 else 's'}, {free} free"] if needed > free else []
