"""The desk: one process reads what people write, so that nobody who plays waits for it, and no text takes it for long."""

from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from wtactics.form import YOUNG
from wtactics.server.rooms.opponents import end_with

EFFORT: Final = 6.0  # seconds of work for one text,
PATIENCE: Final = 45.0  # and by the clock, on a machine that has much else to do
WARMING: Final = 120.0  # seconds until a game is ready to be read in
MOST_WAITING: Final = 24  # cards at once
NICE: Final = 5  # whoever plays comes first


class DeskBusy(Exception):
    """So many texts wait to be read that one more would wait too long."""


class TooLong(Exception):
    """A text could not be read in the time that there is for one."""


class Unreadable(Exception):
    """The program failed over a text; how, for the log."""


class Desk:
    """A process that works off what it is given, one thing after the other; it starts when something is there."""

    def __init__(self, effort: float = EFFORT, patience: float = PATIENCE) -> None:
        self.effort: Final = effort
        self.patience: Final = patience
        self.ready: Final[set[str]] = set()  # the games whose words it knows
        self.lock: Final = threading.Lock()
        self.places: Final = threading.BoundedSemaphore(MOST_WAITING)
        self.process: BaseProcess | None = None
        self.line: Connection | None = None

    def ask(self, game: str, work: Callable[..., Any], *args: Any, effort: float = 0.0) -> Any:
        """What the work gives, done there; it is a function of a module, with arguments that can be sent.

        The words of a game are learnt first, if it has a name; that takes nothing from the time that there is for a text.
        """
        if not self.places.acquire(blocking=False):
            raise DeskBusy(f"{MOST_WAITING} texts are being read")
        try:
            with self.lock:
                self.started()
                if game and game not in self.ready:
                    self.done(learn, (game,), 0.0, WARMING)
                    self.ready.add(game)
                return self.done(work, args, effort or self.effort, max(self.patience, 2 * effort))
        finally:
            self.places.release()

    def done(self, work: Callable[..., Any], args: tuple[Any, ...], effort: float, patience: float) -> Any:
        """The same, when its turn has come."""
        line = self.started()
        try:
            line.send((work, args, effort))
            if not line.poll(patience):
                self.end()
                raise TooLong(f"more than {patience:.0f} seconds")
            outcome, found = line.recv()
        except (EOFError, OSError) as gone:
            self.end()
            raise Unreadable("the process that reads has ended") from gone
        if outcome == LONG:
            raise TooLong(found)
        if outcome == FAILED:
            raise Unreadable(found)
        return found

    def started(self) -> Connection:
        """The line to the process, which is started if it is not there."""
        if self.line is None or self.process is None or not self.process.is_alive():
            self.end()
            context = multiprocessing.get_context("spawn")  # a fork of a process with threads may hang
            self.line, theirs = context.Pipe()
            self.process = context.Process(target=serve, args=(theirs,), daemon=True, name="desk")
            self.process.start()
            theirs.close()
        return self.line

    def end(self) -> None:
        """Send it home, whatever it does."""
        self.ready.clear()
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
        if self.line is not None:
            self.line.close()
            self.line = None


# ---- in the process

DONE, FAILED, LONG = "done", "failed", "long"


class Overdue(Exception):
    """The work takes too long."""


def serve(line: Connection) -> None:
    """Do what is asked, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(YOUNG)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    while True:
        try:
            work, args, effort = line.recv()
        except (EOFError, OSError):
            return
        line.send(outcome_of(work, args, effort))


def outcome_of(work: Callable[..., Any], args: tuple[Any, ...], effort: float) -> tuple[str, Any]:
    """How the work went, and what it gave."""
    try:
        with limited(effort):
            return DONE, work(*args)
    except Overdue:
        return LONG, f"more than {effort:.0f} seconds of work"
    except Exception as error:  # noqa: BLE001 -- it is told to whoever asked
        return FAILED, f"{type(error).__name__}: {error}"


@contextlib.contextmanager
def limited(effort: float) -> Iterator[None]:
    """So many seconds of the processor's time for what is done meanwhile, where that can be counted; 0: as many as it takes."""
    if sys.platform == "win32":
        yield
        return
    signal.signal(signal.SIGPROF, overdue)
    signal.setitimer(signal.ITIMER_PROF, effort)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def overdue(_signal: int, _frame: object) -> None:
    """Stop."""
    raise Overdue


def learn(game: str) -> None:
    """Make the words of a game ready: those of its own cards, and those of all games, which tell what is said elsewhere."""
    from wtactics.server.messages.workshop import CardDraft
    from wtactics.server.workshop.reading import read_card

    read_card(game, CardDraft(games=(game,), name="Nobody", text="Nobody ever says that."), "")
