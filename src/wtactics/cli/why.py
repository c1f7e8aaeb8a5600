"""Why something cannot be chosen: the rule or card that forbids it, its text, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from wtactics.cli.choice import NotUnderstood
from wtactics.cli.eyes import Eyes
from wtactics.engine.match import Match
from wtactics.engine.meaning import ACTIVATED
from wtactics.engine.places import CREATURE, HAND, what_of
from wtactics.kits.verbs import ACTIVATE, ATTACK, BID, BLOCK, DISCARD, LAY, MOVE, NAMES, PLAY, SEND
from wtactics.rulesets.arc.power import cost_of, lacks_gems
from wtactics.rulesets.arc.refusals import NOT_ASKED, missing_gems, why_not
from wtactics.rulesets.arc.table import ArcTable

Wish = tuple[int, int, int, str]  # what, thing, other, and how people would say it


def answers(match: Match, eyes: Eyes, name: str) -> Iterator[RenderableType]:
    """An answer for each thing that one might want to do now, with all cards or with those of this name."""
    cards = mine(eyes)
    if name:
        cards = [c for c in cards if name.casefold() in eyes.name(c).casefold()]
        if not cards:
            raise NotUnderstood(f"You have no card {name!r} in your hand or on the table.")
    told: set[tuple[str, int]] = set()  # what is the same for two copies of a card is said once
    for c in cards:
        for wish in wishes(eyes, c):
            refusal = match.forbids(*wish[:3])
            if (wish[3], refusal) not in told and (refusal not in (0, NOT_ASKED) or name):
                told.add((wish[3], refusal))
                yield answer(match, wish, whole=bool(name))
    if not told:
        yield Text("No rule or card forbids you anything of what is asked now: all that may be chosen is among the options.")


def mine(eyes: Eyes) -> list[int]:
    """The cards of the person: in hand, then on the board."""
    view = eyes.view
    return [*eyes.hand(), *(c for c in view.board() if view.controller(c) == eyes.seat)]


def wishes(eyes: Eyes, c: int) -> Iterator[Wish]:
    """What one might want to do with this card at the open question: play it, use it, move it, or what is asked about."""
    view, library, name = eyes.view, eyes.library, eyes.name(c)
    asked = {int(what_of(o)) for o in view.options()}
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


def answer(match: Match, wish: Wish, *, whole: bool) -> RenderableType:
    """The answer for one wish: the rule or card in short, or with its text."""
    said = Text.assemble((wish[3].removesuffix("."), "bold"), ": ")
    refusal = why_not(match, *wish[:3])
    if refusal is None:
        return said + Text("this may be chosen now.")
    if not refusal.rule:
        by = f"forbidden by {', '.join(refusal.cards)}: " if refusal.cards else ""
        return said + Text(f"{by}{refusal.text}.")
    title, _, text = refusal.text.partition(". ")
    said.append(f"{refusal.missing} ({refusal.rule} {title})" if refusal.missing else f"{title} ({refusal.rule})")
    if not refusal.missing and wish[0] == PLAY:
        said.append(besides(match, wish[1]))
    return Group(said, Padding(Text(text, "dim"), (0, 0, 0, 4))) if whole else said


def besides(match: Match, c: int) -> str:
    """What the gems lack for a card that cannot be played now anyway."""
    t = match.table
    assert isinstance(t, ArcTable)
    rule = lacks_gems(t, t.purse(t.asked), c, cost_of(t, t.asked, c, 0))
    return f"; besides, it {missing_gems(t, rule, c, 0)}" if rule != 0 else ""
