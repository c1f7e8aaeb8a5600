"""Many hands: with `--hands 3` that many processes share the files of tests out among themselves.

What pytest has to know beforehand is read once; then the process splits, and each hand takes the next file that no other has
taken, so that no file is read, and nothing that its tests need is made ready, more than once. The first process tells what
the others find. Hands cannot be had where processes cannot split (Windows): there pytest-xdist does the same for more.
"""

from __future__ import annotations

import atexit
import os
import sys
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection, Pipe, wait
from typing import Any, Final, NoReturn

import pytest

# Files that take long begin first, so that none of them is left when all others are done
LONG: Final = (
    "tests/e2e/test_pictures.py", "tests/words/test_words.py", "tests/properties/test_every_phrase.py",
    "tests/properties/test_forms.py", "tests/server/test_workshop.py", "tests/test_playthroughs.py",
    "tests/properties/test_refusals.py", "tests/server/test_survival.py", "tests/server/test_trying_cards.py",
    "tests/server/test_secrets.py", "tests/server/test_api.py", "tests/server/test_sentences.py",
)  # fmt: skip
NUMBER: Final = 4  # bytes in which the number of a file is told
MOST_FILES: Final = 15_000  # their numbers fit into a pipe


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--hands", type=int, default=0, help="let so many processes share the files of tests")


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """With hands, look for files, and leave it to the hands to read them."""
    if session.config.option.hands:
        files: list[pytest.Collector | pytest.Item] = []
        session.genitems = lambda node: iter(files.extend(files_in(node)) or ())  # type: ignore[method-assign, func-returns-value]
        session.config.pluginmanager.register(Foreman(session, files), "foreman")


def files_in(node: pytest.Collector | pytest.Item) -> Iterator[pytest.Collector | pytest.Item]:
    """The files in a folder and the folders in it, or what else is asked for."""
    if isinstance(node, pytest.Directory):
        report = node.ihook.pytest_make_collect_report(
            collector=node
        )  # which takes notice of the folder's fixtures, too
        node.ihook.pytest_collectreport(report=report)
        for each in report.result if report.passed else ():
            yield from files_in(each)
    else:
        yield node


def rank(file: pytest.Collector | pytest.Item) -> int:
    """How soon a file is taken."""
    name = file.nodeid.partition("::")[0]
    return LONG.index(name) if name in LONG else len(LONG)


class Foreman:
    """Splits the process, and tells what the hands find as if it had been found here."""

    def __init__(self, session: pytest.Session, files: list[pytest.Collector | pytest.Item]) -> None:
        self.session: Final = session
        self.files: Final = files

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        del session.genitems  # type: ignore[method-assign]  # what a file holds is found as ever
        self.files.sort(key=rank)
        assert len(self.files) <= MOST_FILES
        todo, numbers = os.pipe()
        os.write(numbers, b"".join(n.to_bytes(NUMBER, "big") for n in range(len(self.files))))
        os.close(numbers)
        sys.stdout.flush()
        sys.stderr.flush()
        hands = dict(self.split(todo) for _ in range(session.config.option.hands))
        doing = dict.fromkeys(hands, "")
        while doing:
            for ear in wait(list(doing)):
                assert isinstance(ear, Connection)
                self.hear(ear, doing)
        for process in hands.values():
            os.waitpid(process, 0)
        return True

    def split(self, todo: int) -> tuple[Connection, int]:
        """Another hand: where it can be heard, and the number of its process."""
        ear, mouth = Pipe(duplex=False)
        process = os.fork()
        if process == 0:
            ear.close()
            work(self.session, self.files, todo, mouth)
        mouth.close()
        return ear, process

    def hear(self, ear: Connection, doing: dict[Connection, str]) -> None:
        """One word of a hand: a test that begins, a report, how many tests there are or are left out, or that all is done."""
        try:
            kind, said = ear.recv()
        except EOFError:
            kind, said = "lost", doing[ear]
        hook = self.session.config.hook
        if kind == "begins":
            doing[ear] = said
        elif kind == "report":
            report = hook.pytest_report_from_serializable(config=self.session.config, data=said)
            tell = (
                hook.pytest_collectreport if isinstance(report, pytest.CollectReport) else hook.pytest_runtest_logreport
            )
            tell(report=report)
        elif kind == "tests":
            self.session.testscollected += said
        elif kind == "left out":
            hook.pytest_deselected(items=[LeftOut()] * said)
        else:
            ear.close()
            del doing[ear]
            if kind == "lost":
                hook.pytest_runtest_logreport(report=lost(said))


class LeftOut:
    """Stands for a test that a hand was told to leave out; such tests are only counted."""


def lost(test: str) -> pytest.TestReport:
    """What is told of a test in the middle of which its process ended."""
    why = "the process ended in the middle of this test, and what it would have done after it is not done"
    return pytest.TestReport(test, (test.partition("::")[0], None, test), {}, "failed", why, "call")


class Teller:
    """Tells the first process what is found: of what passes, one report for each test."""

    def __init__(self, config: pytest.Config, mouth: Connection) -> None:
        self.config: Final = config
        self.mouth: Final = mouth

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.mouth.send(("begins", nodeid))

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        self.mouth.send(("left out", len(items)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or not report.passed:
            self.send(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if not report.passed:
            self.send(report)

    def send(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        """A report, as plain data."""
        said = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.mouth.send(("report", said))


def work(session: pytest.Session, files: Sequence[Any], todo: int, mouth: Connection) -> NoReturn:
    """Be a hand: take one file after the other, until none is left; then this process ends."""
    atexit._clear()  # what was begun before the split is ended by the first process
    config, code = session.config, 1
    try:
        config.pluginmanager.unregister(name="terminalreporter")
        capture: Any = config.pluginmanager.getplugin("capturemanager")
        capture.stop_global_capturing()  # each hand has files of its own for what its tests print
        capture.start_global_capturing()
        config.pluginmanager.register(Teller(config, mouth), "teller")
        play(session, files, todo, mouth)
        mouth.send(("done", None))
        atexit._run_exitfuncs()
        code = 0
    finally:
        os._exit(code)


def play(session: pytest.Session, files: Sequence[Any], todo: int, mouth: Connection) -> None:
    """Run all tests of the files that this hand takes; what a test leaves for the next one, the next file's may have."""
    items = next_tests(session, files, todo, mouth)
    while items:
        following = None
        for n, item in enumerate(items):
            if n + 1 == len(items):
                following = next_tests(session, files, todo, mouth)
            after = items[n + 1] if n + 1 < len(items) else (following or [None])[0]
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        items = following or []


def next_tests(session: pytest.Session, files: Sequence[Any], todo: int, mouth: Connection) -> list[pytest.Item]:
    """The tests of the next file that nobody has taken and in which there are any; none when all are taken."""
    while number := os.read(todo, NUMBER):
        items = list(session.genitems(files[int.from_bytes(number, "big")]))
        session.config.hook.pytest_collection_modifyitems(session=session, config=session.config, items=items)
        if items:
            mouth.send(("tests", len(items)))
            return items
    return []
