"""Many games between bots, of a deck with a card against the same deck without it: in a program of its own, of low priority."""

from __future__ import annotations

import asyncio
import json
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, Final

from structlog import get_logger

from wtactics.cli.tally import wilson
from wtactics.server.messages.workshop import DeckDraft, Measured, MeasureState
from wtactics.server.workshop.decks import Copies, NoDeck
from wtactics.server.workshop.files import deck_text
from wtactics.server.workshop.trying import Bench, pair_of

AT_ONCE: Final = 2  # tests on this server
NICE: Final = "10"
LOOK: Final = 0.4  # seconds between two looks at what was played
PATIENCE: Final = 1_800.0  # seconds, then a test is stopped
SEEDS: Final = 1 << 31
REMEMBERED: Final = 500  # tests that are over
BOT: Final = "greedy"

log = get_logger()


@dataclass(frozen=True)
class Prepared:
    """What is written for a test: the sheets of own cards, the two decks; or why there can be none."""

    refused: str = ""
    sheets: tuple[str, ...] = ()
    with_it: str = ""
    without: str = ""
    deck: str = ""
    instead: str = ""
    players: int = 2


def prepared(bench: Bench) -> Prepared:
    """The files of a test; it is done at the desk."""
    try:
        pair = pair_of(bench)
    except NoDeck as no:
        return Prepared(refused=str(no))

    def deck(name: str, cards: Copies) -> str:
        return deck_text(DeckDraft(game=bench.game, name=name, cards=dict(cards)))

    sheets = tuple(own.sheet for own in pair.content.carried or ())
    with_it, without = deck("With the card", pair.with_it), deck("Without the card", pair.without)
    return Prepared("", sheets, with_it, without, pair.name, pair.instead, pair.content.game.seats[0])


@dataclass
class Test:
    """A test that waits, is under way, or is over."""

    guest: str
    game: str
    version: int
    revision: int
    wanted: int  # games
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
        """Wait for a place, play, keep."""
        try:
            async with self.places:
                test.state = MeasureState(state="runs", games=test.wanted)
                found = await asyncio.wait_for(played(test), PATIENCE)
            test.state = MeasureState(state="done", played=found.games, games=test.wanted, measured=found)
            await keep(found)
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
    with tempfile.TemporaryDirectory(prefix="wtactics-test-") as folder:
        home = Path(folder)
        (home / "cards").mkdir()
        for i, sheet in enumerate(test.files.sheets):
            (home / "cards" / f"{i}.toml").write_text(sheet, "utf-8")
        with_it, without, out = home / "with.toml", home / "without.toml", home / "games.ndjson"
        with_it.write_text(test.files.with_it, "utf-8")
        without.write_text(test.files.without, "utf-8")
        decks = ",".join(map(str, [with_it, *[without] * (test.files.players - 1)]))
        command = [
            sys.executable, "-m", "wtactics", "simulate", "--ruleset", test.game, "--games", str(test.wanted), "--decks", decks,
            "--bots", BOT, "--cards", str(home / "cards"), "--out", str(out), "--seed", str(secrets.randbelow(SEEDS)),
        ]  # fmt: skip
        nice = shutil.which("nice")
        if nice:
            command = [nice, "-n", NICE, *command]
        await finished(test, command, out)
        return counted(test, out, str(with_it))


def started(command: list[str], told: BinaryIO) -> subprocess.Popen[bytes]:
    """The program, under way."""
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=told)  # noqa: S603 -- it is this one


async def finished(test: Test, command: list[str], out: Path) -> None:
    """Wait for the program, and tell how many games it has played meanwhile."""
    said = out.with_name("said.txt")
    with said.open("wb") as told, started(command, told) as program:
        try:
            while program.poll() is None:
                await asyncio.sleep(LOOK)
                test.state = MeasureState(state="runs", played=lines_in(out), games=test.wanted)
        finally:
            if program.poll() is None:
                program.kill()
    if program.returncode:
        why = said.read_text("utf-8", "replace").strip().removeprefix("Error: ")
        raise NoDeck(why or "the games could not be played")


def lines_in(out: Path) -> int:
    """How many games are written down."""
    return out.read_bytes().count(b"\n") if out.exists() else 0


def counted(test: Test, out: Path, with_it: str) -> Measured:
    """The games as they came out."""
    rows = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    winners = [None if row["winner"] is None else row["decks"][row["winner"]] for row in rows]
    wins = sum(winner == with_it for winner in winners)
    low, high = wilson(wins, len(rows))
    return Measured(
        version=test.version, revision=test.revision, game=test.game, games=len(rows), wins=wins,
        draws=winners.count(None), low=low, high=high, turns=sum(row["turns"] for row in rows) / max(1, len(rows)),
        deck=test.files.deck, instead=test.files.instead,
    )  # fmt: skip
