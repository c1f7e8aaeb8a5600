"""What the browser tests share: a server, a Chromium, and pages in it.

They are a pytest call of their own (`-m e2e`): a browser keeps an event loop that other tests would trip over.
Without Chromium or a built client they are skipped, and say so; where CI is set, they fail instead.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from running import Local, Server
from visitor import Browser as Visitor
from visitor import all_leave, bot, me

SHARED = "WTACTICS_E2E"  # port and data of the server that is there already
COLD = 180.0  # seconds: the first visitor of a server waits until it has read the cards of all games; no test measures that
STATIC = Path(__file__).resolve().parents[2] / "src" / "wtactics" / "server" / "static"
# The first has no window to draw
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
# Chromium's window comes with pages of its own, which take longer than ours; of two such lists it reads the last one only
OFF = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
OFF_BY_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay",
    "HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "PreconnectToSearch",
)  # fmt: skip
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--no-first-run", "--disable-gpu", "--font-render-hinting=none",
         f"--disable-features={','.join(OFF + OFF_BY_PLAYWRIGHT)}"]  # fmt: skip


def pytest_addoption(parser: pytest.Parser) -> None:
    """Pictures are written anew where that is wished."""
    parser.addoption("--bless-pictures", action="store_true", help="write the stored pictures of pages anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test."""
    for item in items:
        if item.nodeid.startswith("tests/e2e/"):
            item.add_marker(pytest.mark.e2e)


def lacking(what: str) -> None:
    """Skip, or fail where nothing may be lacking."""
    if os.environ.get("CI"):
        pytest.fail(f"browser tests need {what}")
    pytest.skip(f"browser tests need {what}")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Workers that run side by side share one server, which begins before them: each test makes rooms of its own."""
    if getattr(session.config.option, "numprocesses", None):
        folder = Path(tempfile.mkdtemp(prefix="wtactics-e2e-"))
        session.config.add_cleanup(partial(shutil.rmtree, folder, ignore_errors=True))
        running = begun(folder)
        session.config.add_cleanup(running.close)
        os.environ[SHARED] = f"{running.port} {running.data}"


def begun(folder: Path) -> Server:
    """A server that has read the cards of all games."""
    running = Server(folder / "table.sqlite3", "--read-ahead").start()
    visitor = Visitor(running.address)
    visitor.http.timeout = COLD
    assert visitor.get("/api/rulesets").status_code == 200
    visitor.make_room(me(), bot())
    all_leave()
    return running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all modules but those that want one of their own: that of all workers, where there are several."""
    if SHARED in os.environ:
        port, data = os.environ[SHARED].split(" ", 1)
        yield Server(data, port=int(port))
        return
    running = begun(tmp_path_factory.mktemp("data"))
    yield running
    running.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium for all modules; each person in it has a context of his own."""
    if not (STATIC / "index.html").is_file():
        lacking("the built client: python3 dev.py play builds it")
    chromium = os.environ.get("WTACTICS_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if chromium is None:
        lacking("Chromium: on Debian or Ubuntu, apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """A fresh page, as a guest who was never here; paths are meant on the server."""
    context = browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 800})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def windows(browser: Browser, server: Server | Local) -> Iterator[tuple[Page, Page]]:
    """Two windows for one module, of two people who were never here."""
    contexts = [browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 800}) for _ in range(2)]
    yield contexts[0].new_page(), contexts[1].new_page()
    for context in contexts:
        context.close()
