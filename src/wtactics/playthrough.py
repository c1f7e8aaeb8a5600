"""Playthroughs: whole games as text for people, with every question, every option, what happened and what each seat saw."""
from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap
from typing import Final

from wtactics.bots.bot import Bot
from wtactics.bots.playout import sow_all
from wtactics.bots.roster import make_bot
from wtactics.cli.eyes import Eyes
from wtactics.cli.news import MARKS, QUIET, is_gem
from wtactics.cli.shelf import shelf
from wtactics.engine import facts
from wtactics.engine.match import Match
from wtactics.engine.places import DECK, DISCIPLINES, FACTIONS, HAND, NOBODY, RESERVE, SEAT_THING
from wtactics.engine.telling import FACT, forget_facts
from wtactics.games import Game
from wtactics.rulesets.arc.story import is_laying, sentence
from wtactics.rulesets.arc.table import ArcTable
from wtactics.rulesets.arc.view import ArcView
from wtactics.rulesets.arc.words import seat_name

WIDTH: Final = 120
SKIPPED: Final = (*QUIET, facts.TURN_BEGAN)  # questions and pictures tell of them


def playthrough(seed: int, bot: str, *decks: str) -> str:
    """The game of this seed with these decks, one for each seat, all played by bots of this name."""
    stage = shelf("arc")
    brought = stage.take_decks(decks)
    match = stage.match(brought, seed, {})
    bots = [make_bot(bot, stage.game.rules) for _ in brought]
    sow_all(bots, seed)
    seats = "\n".join(f"{seat_name(seat)}: {name}, played by the bot {bot!r}" for seat, name in enumerate(brought))
    head = f"A game of {stage.game.title}, seed {seed}\n{seats}"
    return "\n".join([head, *Playthrough(stage.game, match, bots).lines()]) + "\n"


class Playthrough:
    """A game that is told while it is played."""

    def __init__(self, game: Game, match: Match, bots: list[Bot]) -> None:
        self.game: Final = game
        self.match: Final = match
        self.bots: Final = bots
        self.turn = -1
        assert isinstance(match.table, ArcTable)
        self.table: Final[ArcTable] = match.table
        self.table.listening = True

    def lines(self) -> Iterator[str]:
        """The whole game, from the open question on."""
        table = self.table
        while not table.over:
            if table.turn != self.turn:
                self.turn = table.turn
                yield from picture(table)
            yield from self.decision()
        yield from ("", "==== the end ====")
        yield from standing(table)

    def decision(self) -> Iterator[str]:
        """The open question, its options with the chosen one in brackets, and what came of it."""
        table = self.table
        labels = self.game.labels(table)
        answer = self.bots[table.asked].choose_at(self.game.view(table, table.asked))
        labels[answer] = f"[{labels[answer]}]"
        yield from folded(f"{seat_name(table.asked)} {self.game.question(table)} {' | '.join(labels)}")
        self.match.choose_at(answer)
        yield from (f"  {line}" for line in happened(table))


def happened(table: ArcTable) -> Iterator[str]:
    """What was noted on the table, with nothing hidden, what happened several times over said once; then it is forgotten."""
    noted = table.facts
    lines = [
        sentence(table, *(noted[at + i] for i in range(FACT)))
        for at in range(0, len(noted), FACT)
        if noted[at] not in SKIPPED and not is_laying(noted, at) and not (noted[at] in MARKS and is_gem(table, noted[at + 1]))
    ]
    forget_facts(table)
    for line, run in groupby(line for line in lines if line):
        times = len(list(run))
        yield line if times == 1 else f"{line} (x{times})"


def folded(line: str) -> list[str]:
    """A long line as several, the later ones indented."""
    return wrap(line, WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)


# ---- pictures


def picture(table: ArcTable) -> Iterator[str]:
    """The table at the beginning of a turn: what all see, then what each seat sees beside that."""
    yield ""
    yield f"==== turn {table.turn}: {seat_name(table.active)} ====" if table.turn else "==== setup ===="
    yield from standing(table)
    for seat in range(table.seats):
        yield from folded(secrets(table, Eyes(ArcView(table, seat), ())))
    yield ""


def standing(table: ArcTable) -> Iterator[str]:
    """What all see of each player."""
    onlooker = Eyes(ArcView(table, NOBODY), ())
    for seat in range(table.seats):
        yield from folded(row(onlooker, seat))


def row(s: Eyes, seat: int) -> str:
    """What is seen of a player: points, piles, gems, cities, army, what is attached to him."""
    if s.view.out(seat):
        return f"{seat_name(seat)} has left the match"
    parts = [f"{seat_name(seat)} {s.view.points(seat)} VP · {s.piles(seat)}", *gems(s, seat)]
    parts += [city(s, c) for c in s.cities(seat)]
    if army := s.army(seat):
        parts.append(f"army: {', '.join(creature(s, c) for c in army)}")
    return "; ".join(parts) + carried(s, SEAT_THING + seat)


def gems(s: Eyes, seat: int) -> Iterator[str]:
    """Free gems of all gems, by faction."""
    counts = [(name, *s.gems(seat, faction)) for faction, name in enumerate(FACTIONS)]
    told = [f"{free} of {free + consumed} {name}" for name, free, consumed in counts if free + consumed]
    if told:
        yield f"gems: {', '.join(told)}"


def city(s: Eyes, c: int) -> str:
    """A city with its residents."""
    strength = s.view.defense(c)
    residents = ", ".join(creature(s, resident) for resident in s.residents(c))
    told = f"{s.name(c)} ({DISCIPLINES[s.discipline(c)]} {strength - s.view.harm(c)}/{strength}){state(s, c)}"
    return f"{told}: {residents}" if residents else told


def creature(s: Eyes, c: int) -> str:
    """A creature with its values and state."""
    hurt = f" hurt {s.view.harm(c)}" if s.view.harm(c) else ""
    return f"{s.name(c)} {s.view.attack(c)}/{s.view.defense(c)}{hurt}{state(s, c)}"


def state(s: Eyes, c: int) -> str:
    """The mark of a card, and what is attached to it."""
    return f"{' marked' if s.view.marked(c) else ''}{carried(s, c)}"


def carried(s: Eyes, thing: int) -> str:
    """What is attached to a card or player."""
    return "".join(f" + {s.name(c)}" for c in s.attached_to(thing))


def secrets(table: ArcTable, s: Eyes) -> str:
    """The hidden cards whose faces this seat sees, by where they lie."""
    places = ((HAND, "hand"), (RESERVE, "reserves"), (DECK, "deck"))
    told = [
        f"{word} of {seat_name(seat)}: {', '.join(names)}"
        for seat in range(table.seats)
        for kind, word in places
        if (names := counted([table.library.names[s.view.printed(c)] for c in s.view.known(kind, seat)]))
    ]
    return f"{seat_name(s.seat)} sees {'; '.join(told) if told else 'no hidden card'}"


def counted(names: list[str]) -> list[str]:
    """Names in order of the alphabet, with their numbers where there are several."""
    runs = [(name, len(list(run))) for name, run in groupby(sorted(names))]
    return [name if n == 1 else f"{n} {name}" for name, n in runs]
