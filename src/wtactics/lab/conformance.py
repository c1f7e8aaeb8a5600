"""Does a ruleset keep the engine's laws? Random games, looked at from all sides; for whoever writes a ruleset or a mod."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from wtactics.content.pool import CardPool
from wtactics.engine.digest import digest_of
from wtactics.engine.imagine import imagine
from wtactics.engine.invariants import Broken, check
from wtactics.engine.match import LawBroken, Match
from wtactics.engine.places import NOBODY, card_of, other_of, what_of
from wtactics.engine.table import Table
from wtactics.engine.telling import as_data, facts_for, forget_facts
from wtactics.kits.game import Game
from wtactics.records.record import BadRecord, Brought, RecordedMatch, begin, replay, seed_in_text

LONGEST: Final = 20_000  # decisions; a random game that is not over by then does not end
CLOSELY: Final = 20  # of so many questions that the same step asks, at one all options and all views are tried


class Violation(Exception):
    """A ruleset broke a law: in which game, after which choices, and how."""

    def __init__(self, played: RecordedMatch | str, what: str) -> None:
        self.record: Final = None if isinstance(played, str) else played.record
        super().__init__(f"{played if isinstance(played, str) else where(played)}: {what}")


def where(played: RecordedMatch) -> str:
    """Which game, and how far it is; its record replays to this place."""
    decks = ", ".join(deck.name for deck in played.record.decks)
    seed = seed_in_text(played.record.seed)
    return f"{played.game.name}, seed {seed}, decks {decks}, after {len(played.record.choices)} choices"


@dataclass(slots=True)
class Findings:
    """What the games of a check came to; that they came to an end at all is the finding."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        endings = ", ".join(f"{ending} {n}" for ending, n in self.endings.most_common())
        return f"{self.games} games, {self.decisions} decisions, no law broken; endings: {endings}"


def check_ruleset(game: Game, pool: CardPool, decks: Sequence[Brought], games: int = 20, seed: int = 0) -> Findings:
    """Play so many random games with these decks, drawn by lot, at tables of every size; Violation if a law is broken."""
    findings = Findings()
    for n in range(games):
        chance = Random(seed + n)
        seats = game.seats[0] + n % (game.seats[1] - game.seats[0] + 1)
        played = begun(game, pool, [chance.choice(decks) for _ in range(seats)], seed + n)
        try:
            play_watched(played, chance, findings)
        except Violation:
            raise
        except Exception as error:
            raise Violation(played, in_words(error)) from error
        compare_replay(played, pool)
        findings.games += 1
        findings.endings[played.game.rule_id(played.match.table.ending)] += 1
    return findings


def begun(game: Game, pool: CardPool, decks: list[Brought], seed: int) -> RecordedMatch:
    """A match at its first question, if the rules lead so far."""
    try:
        return begin(game, pool, decks, seed)
    except Exception as error:
        names = ", ".join(name for name, _ in decks)
        raise Violation(f"{game.name}, seed {seed}, decks {names}, before the first choice", in_words(error)) from error


def play_watched(played: RecordedMatch, chance: Random, findings: Findings) -> None:
    """Play one game at random, and look at every question."""
    table = played.match.table
    table.listen()
    met: Counter[str] = Counter()
    while not table.over:
        check_sound(played.game, table)
        if len(played.record.choices) > LONGEST:
            raise Violation(played, f"{LONGEST} choices, and no end")
        check_facts(played)
        met[step_of(played.match)] += 1
        if met[step_of(played.match)] % CLOSELY == 1:
            check_refusals(played)
            check_views(played, chance.getrandbits(40))
            check_branches(played)
        played.choose_at(chance.randrange(len(table.options)))
        findings.decisions += 1
    check_sound(played.game, table)


def check_sound(game: Game, table: Table) -> None:
    """The table is as tables must be, and as the rules want it."""
    check(table)
    game.sound(table)


def check_refusals(played: RecordedMatch) -> None:
    """What is offered is not forbidden, and asking why not, about this or anything else, changes nothing."""
    match, table = played.match, played.match.table
    before = state_of(played.game, table)
    for o in table.options:
        refusal = match.forbids(what_of(o), card_of(o), other_of(o))
        if refusal != 0:
            what = f"option {what_of(o)} {card_of(o)} {other_of(o)}"
            raise Violation(played, f"{what} is offered, but forbidden by {refusal} ({step_of(match)})")
        for thing in range(len(table.place)) if table.names_thing(what_of(o)) else ():
            match.forbids(what_of(o), thing, other_of(o))
    if state_of(played.game, table) != before:
        raise Violation(played, f"asking what is forbidden changed the table ({step_of(match)})")


def state_of(game: Game, table: Table) -> tuple[int, list[dict[str, list[int]]]]:
    """All of a table that can be compared: what every game has, and what the ruleset's own views add for any seat."""
    return digest_of(table), [game.view(table, seat).extras() for seat in range(NOBODY, table.seats)]


def step_of(match: Match) -> str:
    """The step that asks now."""
    return type(match.step).__name__


def check_facts(played: RecordedMatch) -> None:
    """Every seat hears of as many facts as there were."""
    table = played.match.table
    for seat in range(NOBODY, table.seats):
        if len(facts_for(table, seat)) != len(table.facts):
            raise Violation(played, f"seat {seat} hears of {len(facts_for(table, seat))} numbers of {len(table.facts)}")
    forget_facts(table)


def check_views(played: RecordedMatch, seed: int) -> None:
    """No seat can tell the table from one that it imagines, and imagined tables are sound and can be played on."""
    table = played.match.table
    for seat in range(NOBODY, table.seats):
        view = played.game.view(table, seat)
        dream = imagine(view, seed)
        if as_data(played.game.view(dream, seat)) != as_data(view):
            raise Violation(played, f"seat {seat} sees what it should not: an imagined table looks different")
        match = Match(dream.clone(), played.match.rules, played.match.rows)
        match.run()
        check(match.table)
        if seat != table.asked:
            continue
        if match.asked == seat and list(match.table.options) != list(table.options):
            raise Violation(played, f"the options of seat {seat} depend on cards that it cannot see ({step_of(match)})")
        match = Match(dream, played.match.rules, played.match.rows)
        match.choose_at(seed % len(dream.options))
        check(match.table)


def check_branches(played: RecordedMatch) -> None:
    """Every option works, on a copy; the original stays as it was."""
    table = played.match.table
    before = state_of(played.game, table)
    for i in range(len(table.options)):
        branch = played.match.clone()
        if state_of(played.game, branch.table) != before:
            raise Violation(played, "a copy of the table differs from it")
        try:
            branch.choose_at(i)
            check(branch.table)
        except Exception as error:
            raise Violation(played, f"choice {i} on a copy ({step_of(played.match)}): {in_words(error)}") from error
        if state_of(played.game, table) != before:
            raise Violation(played, f"choice {i}, made on a copy, changed the original ({step_of(played.match)})")


def in_words(error: Exception) -> str:
    """What a step raised; a broken law speaks for itself."""
    return str(error) if isinstance(error, Broken | LawBroken) else f"{type(error).__name__}: {error}"


def compare_replay(played: RecordedMatch, pool: CardPool) -> None:
    """The record gives the same table again."""
    try:
        again: Table = replay(played.record, pool, played.game).table
    except BadRecord as bad:
        raise Violation(played, f"its record does not replay: {bad}") from bad
    if state_of(played.game, again) != state_of(played.game, played.match.table):
        raise Violation(played, "its record replays to another table")
