"""The table as it is drawn in the terminal: opponents above, my side below, everything said in words and signs."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.text import Text

from wtactics.cli.eyes import Eyes
from wtactics.engine.places import (
    ATTACKER,
    BLOCKED,
    CITY,
    CREATURE,
    DEFENDER,
    DISCIPLINES,
    FACTIONS,
    NOBODY,
    SEAT_THING,
    TYPES,
    is_seat,
)
from wtactics.kits.told.names import seat_name
from wtactics.rulesets.arc.words import PHASES

INKS: Final = ("bright_black", "green", "bright_white", "red", "yellow")  # of the factions
MARK: Final = "[marked]"
INDENT: Final = " " * 10


def draw(s: Eyes, names: dict[int, str]) -> RenderableType:
    """The whole table, as the seat may see it; names are what the options call the cards."""
    parts: list[RenderableType] = [headline(s), phases(s)]
    seat = (s.seat + 1) % s.view.seats
    while seat != s.seat:
        parts += [Line(style="dim"), *side(s, seat, names, mine=False)]
        seat = (seat + 1) % s.view.seats
    parts.append(Line(style="dim"))
    parts += chain(s)
    parts += side(s, s.seat, names, mine=True)
    parts += hand(s)
    return Group(*parts)


def headline(s: Eyes) -> RenderableType:
    """Which turn it is, and whose."""
    whose = f"your turn ({seat_name(s.seat)})" if s.view.active == s.seat else f"the turn of {seat_name(s.view.active)}"
    when = f"turn {s.view.turn}" if s.view.turn else "before the first turn"
    return Line(f"{when}: {whose}", characters="=", style="bold")


def phases(s: Eyes) -> Text:
    """The seven phases, the present one in brackets."""
    text = Text(" ")
    for number, name in enumerate(PHASES[1:], 1):
        if number == s.view.phase:
            text.append(f"[{name.upper()}] ", "bold")
        else:
            text.append(f"{name}  ", "dim")
    return text


def side(s: Eyes, seat: int, names: dict[int, str], *, mine: bool) -> list[RenderableType]:
    """One player's part of the table: what is nearest to the middle comes last above, first below."""
    rows = [about(s, seat, names), gems(s, seat), cities(s, seat, names), army(s, seat, names)]
    return [*reversed(rows)] if mine else [*rows]


def about(s: Eyes, seat: int, names: dict[int, str]) -> Text:
    """Points and piles of a player, and what is attached to him."""
    name = f"you ({seat_name(seat)})" if seat == s.seat else f"{seat_name(seat)} ({s.players[seat]})"
    if s.view.out(seat):
        return Text.assemble((f" {name}", "bold"), "   out of the match")
    text = Text.assemble((f" {name}", "bold"), "   ", (f"{s.view.points(seat)} VP", "bold"), f" · {s.piles(seat)}")
    for c in s.attached_to(SEAT_THING + seat):
        text.append_text(attached(s, c, names))
    return text


def labelled(word: str, lines: list[Text]) -> Text:
    """Lines under a word in the left margin."""
    text = Text()
    for i, line in enumerate(lines or [Text("-", "dim")]):
        text.append(f" {word:<8} " if i == 0 else f"\n{INDENT}", "dim")
        text.append_text(line)
    return text


def gems(s: Eyes, seat: int) -> Text:
    """Free gems and all gems, by faction."""
    parts: list[Text] = []
    for faction, ink in enumerate(INKS):
        free, consumed = s.gems(seat, faction)
        if free + consumed > 0:
            parts.append(Text(f"{FACTIONS[faction]} {free} of {free + consumed} free", ink if free else "dim"))
    return labelled("gems", [Text(" · ").join(parts)] if parts else [])


def cities(s: Eyes, seat: int, names: dict[int, str]) -> Text:
    """Each city with its strength and its residents."""
    lines: list[Text] = []
    for city in s.cities(seat):
        lines.append(city_line(s, city, names))
        lines += [Text.assemble("  ", creature(s, c, names)) for c in s.residents(city)]
    return labelled("cities", lines)


def city_line(s: Eyes, city: int, names: dict[int, str]) -> Text:
    """A city: name, discipline, what is left of its strength, what happens to it."""
    strength = s.view.defense(city)
    text = Text.assemble((called(s, city, names), "bold"), f" ({DISCIPLINES[s.discipline(city)]})")
    text.append(f" {strength - s.view.harm(city)} of {strength} strength")
    if s.view.marked(city):
        text.append(f" {MARK}", "dim")
    if s.has_advantage(city):
        text.append(" [advantage]", "bold yellow")
    if s.view.aim == city:
        text.append(" [attacked]", "bold red")
    for c in s.attached_to(city):
        text.append_text(attached(s, c, names))
    return text


def army(s: Eyes, seat: int, names: dict[int, str]) -> Text:
    """The creatures that stand outside the cities."""
    lines = [creature(s, c, names) for c in s.army(seat)]
    if s.view.aim == SEAT_THING + seat:
        lines.insert(0, Text("[attacked]", "bold red"))
    return labelled("army", lines)


def creature(s: Eyes, c: int, names: dict[int, str]) -> Text:
    """A creature in one line: name, values, keywords, damage, marks and its part in an attack."""
    text = Text.assemble((called(s, c, names), INKS[s.faction(c)]), (f" {s.view.attack(c)}/{s.view.defense(c)}", "bold"))
    if keywords := s.keywords(c):
        text.append(f" {', '.join(keywords)}", "italic")
    if s.view.harm(c):
        text.append(f" [{s.view.harm(c)} damage]", "red")
    if s.view.home(c) != NOBODY and s.view.controller(s.view.home(c)) != s.view.controller(c):
        text.append(f" [of {seat_name(s.view.controller(c))}]", "dim")
    if s.view.marked(c):
        text.append(f" {MARK}", "dim")
    if s.view.role(c) in (ATTACKER, BLOCKED):
        text.append(f" [attacks {thing(s, s.view.aim, names)}]", "bold red")
    if s.view.role(c) == DEFENDER:
        text.append(f" [defends against {thing(s, s.view.foe(c), names)}]", "bold cyan")
    for other in s.attached_to(c):
        text.append_text(attached(s, other, names))
    return text


def attached(s: Eyes, c: int, names: dict[int, str]) -> Text:
    """An attachment, behind what it is attached to."""
    return Text(f" + {called(s, c, names)}{' ' + MARK if s.view.marked(c) else ''}", INKS[s.faction(c)])


def called(s: Eyes, c: int, names: dict[int, str]) -> str:
    """What the options call the card; else its name."""
    return names.get(c) or s.name(c)


def thing(s: Eyes, what: int, names: dict[int, str]) -> str:
    """A card, or a player's army."""
    if what == NOBODY:
        return "nothing"
    return f"{seat_name(what - SEAT_THING)}'s army" if is_seat(what) else called(s, what, names)


def chain(s: Eyes) -> list[RenderableType]:
    """What was announced and waits, the newest first: it resolves first."""
    lines = [Text(line) for line in reversed(s.chain())]
    return [labelled("chain", lines), Line(style="dim")] if lines else []


def hand(s: Eyes) -> list[RenderableType]:
    """My hand, card by card."""
    lines = [hand_card(s, c) for c in s.hand()]
    return [labelled("hand", lines)]


def hand_card(s: Eyes, c: int) -> Text:
    """A card in hand: name, cost with its loyalty, type and values."""
    text = Text.assemble((f"{s.name(c):<28.28} ", INKS[s.faction(c)]), (f"{price(s, c):<16} ", "bold"))
    text.append(TYPES[s.view.type(c)])
    if s.view.type(c) == CREATURE:
        text.append(f" {s.view.attack(c)}/{s.view.defense(c)}")
    if s.view.type(c) == CITY:
        text.append(f" {DISCIPLINES[s.discipline(c)]}, {s.view.defense(c)} strength")
    return text


def price(s: Eyes, c: int) -> str:
    """What it costs: gems, and how many of them of its faction."""
    loyalty = s.loyalty(c)
    return f"{s.cost(c)}" + (f" ({loyalty} {FACTIONS[s.faction(c)]})" if loyalty else "")
