"""Many games between bots, of a deck with a card and without it: in a program of its own, of low priority."""

from __future__ import annotations

import asyncio
import json
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, Final

from structlog import get_logger

from wtactics.bots.roster import LEVELS
from wtactics.cards.writing import deck_text
from wtactics.cli.tally import wilson
from wtactics.server.messages.workshop import Measured, MeasureState, Share
from wtactics.server.workshop.decks import NoDeck
from wtactics.server.workshop.trying import Bench, pair_of

AT_ONCE: Final = 2  # tests on this server
NICE: Final = "10"
LOOK: Final = 0.4  # seconds between two looks at what was played
PATIENCE: Final = 1_800.0  # seconds, then a test is stopped
SEEDS: Final = 1 << 31
REMEMBERED: Final = 500  # tests that are over
WITH, WITHOUT, ACROSS = "with.toml", "without.toml", "across.toml"
PAIRINGS: Final = {(WITH, ACROSS): "with_it", (WITHOUT, ACROSS): "without", (WITH, WITHOUT): "between"}
Row = dict[str, Any]  # what is told of one game

log = get_logger()


@dataclass(frozen=True)
class Prepared:
    """What is written for a test: the sheets of own cards, and each deck; or why there can be none."""

    refused: str = ""
    sheets: tuple[str, ...] = ()
    decks: Mapping[str, str] = field(default_factory=dict)  # the files, by WITH, WITHOUT and ACROSS
    deck: str = ""
    instead: str = ""
    against: str = ""
    players: int = 2


def prepared(bench: Bench) -> Prepared:
    """The files of a test; it is done at the desk."""
    try:
        pair = pair_of(bench)
    except NoDeck as no:
        return Prepared(refused=str(no))
    sheets = tuple(own.sheet for own in pair.content.carried or ())
    against, across = pair.across
    decks = {
        key: deck_text(name, bench.game, copies)
        for key, name, copies in (
            (WITH, "With the card", pair.with_it), (WITHOUT, "Without the card", pair.without), (ACROSS, "Across", across),
        )
    }  # fmt: skip
    return Prepared("", sheets, decks, pair.name, pair.instead, against, pair.content.game.seats[0])


@dataclass
class Test:
    """A test that waits, is under way, or is over."""

    guest: str
    bench: Bench
    bot: str
    wanted: int  # games of each pairing
    files: Prepared
    state: MeasureState
    task: asyncio.Task[None] | None = None
    said: list[str] = field(default_factory=list)

    __test__ = False  # none of pytest's

    @property
    def is_over(self) -> bool:
        """Is there nothing more to come?"""
        return self.state.state not in ("waits", "runs")


class Measuring:
    """The tests of this server: one of each guest, two at once; whoever comes later waits."""

    def __init__(self) -> None:
        self.tests: Final[dict[tuple[str, str], Test]] = {}
        self.places: Final = asyncio.Semaphore(AT_ONCE)

    def of_guest(self, guest: str) -> bool:
        """Has the guest a test that is not over?"""
        return any(test.guest == guest and not test.is_over for test in self.tests.values())

    def state(self, set_: str, part: str) -> MeasureState:
        """How far the test of a card has come."""
        test = self.tests.get((set_, part))
        return test.state if test else MeasureState(state="none")

    def begin(self, set_: str, part: str, test: Test, keep: Callable[[Measured], Coroutine[Any, Any, None]]) -> None:
        """Play, as soon as there is a place; what comes of it is kept."""
        for key in [key for key, each in self.tests.items() if each.is_over][: max(0, len(self.tests) - REMEMBERED)]:
            del self.tests[key]
        self.tests[set_, part] = test
        test.task = asyncio.create_task(self.play(test, keep))

    async def play(self, test: Test, keep: Callable[[Measured], Coroutine[Any, Any, None]]) -> None:
        """Wait for a place, play, keep, tell that it is done."""
        try:
            async with self.places:
                test.state = test.state.model_copy(update={"state": "runs"})
                found = await asyncio.wait_for(played(test), PATIENCE)
            await keep(found)  # before it is told: whoever hears that it is done may ask the card at once
            test.state = test.state.model_copy(update={"state": "done", "played": test.state.games, "measured": found})
        except asyncio.CancelledError:
            test.state = test.state.model_copy(update={"state": "stopped", "said": "The test was stopped."})
        except TimeoutError:
            test.state = test.state.model_copy(update={"state": "stopped", "said": "The test took too long."})
        except Exception as error:  # noqa: BLE001 -- told to whoever waits, and to the log
            log.warning("not-measured", why=str(error))
            test.state = test.state.model_copy(update={"state": "failed", "said": str(error)[:400]})

    def stop(self, set_: str, part: str) -> None:
        """No more games."""
        test = self.tests.get((set_, part))
        if test is not None and test.task is not None and not test.is_over:
            test.task.cancel()

    async def close(self) -> None:
        """Nobody plays any more."""
        tasks = [test.task for test in self.tests.values() if test.task is not None and not test.is_over]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def played(test: Test) -> Measured:
    """What came of the games."""
    began, seed, rows = time.monotonic(), secrets.randbelow(SEEDS), dict[tuple[str, str], list[Row]]()
    with tempfile.TemporaryDirectory(prefix="wtactics-test-") as folder:
        home = Path(folder)
        (home / "cards").mkdir()
        for i, sheet in enumerate(test.files.sheets):
            (home / "cards" / f"{i}.toml").write_text(sheet, "utf-8")
        for key, deck in test.files.decks.items():
            (home / key).write_text(deck, "utf-8")
        for n, pairing in enumerate(PAIRINGS):
            out = home / f"games-{n}.ndjson"
            await finished(test, command_for(test, home, pairing, seed, out), out, n * test.wanted)
            rows[pairing] = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    return counted(test, rows, time.monotonic() - began)


def command_for(test: Test, home: Path, pairing: tuple[str, str], seed: int, out: Path) -> list[str]:
    """The program that plays one deck against another; where more than two sit, all others play that other."""
    one, other = (str(home / key) for key in pairing)
    decks = ",".join([one, *[other] * (test.files.players - 1)])
    command = [
        sys.executable, "-m", "wtactics", "simulate", "--ruleset", test.bench.game, "--games", str(test.wanted),
        "--decks", decks, "--bots", test.bot, "--cards", str(home / "cards"), "--out", str(out), "--seed", str(seed),
    ]  # fmt: skip
    nice = shutil.which("nice")
    return [nice, "-n", NICE, *command] if nice else command


def started(command: list[str], told: BinaryIO) -> subprocess.Popen[bytes]:
    """The program, under way."""
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=told)  # noqa: S603 -- it is this one


async def finished(test: Test, command: list[str], out: Path, before: int) -> None:
    """Wait for the program, and tell how many games have been played meanwhile, with those before."""
    said = out.with_name("said.txt")
    with said.open("wb") as told, started(command, told) as program:
        try:
            while program.poll() is None:
                await asyncio.sleep(LOOK)
                test.state = test.state.model_copy(update={"played": before + lines_in(out)})
        finally:
            if program.poll() is None:
                program.kill()
    if program.returncode:
        why = said.read_text("utf-8", "replace").strip().removeprefix("Error: ")
        raise NoDeck(why or "the games could not be played")


def lines_in(out: Path) -> int:
    """How many games are written down."""
    return out.read_bytes().count(b"\n") if out.exists() else 0


def counted(test: Test, rows: Mapping[tuple[str, str], list[Row]], seconds: float) -> Measured:
    """The games as they came out."""
    turns = [row["turns"] for played in rows.values() for row in played]
    shares = {name: share(rows[pairing], pairing[0]) for pairing, name in PAIRINGS.items()}
    return Measured(
        version=test.bench.card.version, revision=test.bench.revision, game=test.bench.game, bot=LEVELS[test.bot],
        deck=test.files.deck, instead=test.files.instead, against=test.files.against,
        turns=sum(turns) / max(1, len(turns)), seconds=seconds, **shares,
    )  # fmt: skip


def share(rows: list[Row], deck: str) -> Share:
    """How often this deck has won, and how sure that is."""
    winners = [None if row["winner"] is None else Path(row["decks"][row["winner"]]).name for row in rows]
    wins = winners.count(deck)
    low, high = wilson(wins, len(rows))
    return Share(games=len(rows), wins=wins, draws=winners.count(None), low=low, high=high)
