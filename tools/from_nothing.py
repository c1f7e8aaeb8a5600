"""A card from nothing to a table, 200 games and paper, as a person makes it in the workshop; told with its minutes.

    python -m wtactics serve --port 8080            in another terminal
    python tools/from_nothing.py http://127.0.0.1:8080 pictures

It types at the pace of somebody who writes, and leaves pictures at a desk and on a phone, and the PDF, in the folder.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
KEYS = 90  # milliseconds from key to key
PATIENCE = 600_000
SLIP = "When this creature comes into play, draw a crd."  # as people type
SECOND = "\n(M): Target creature gets +2/+0 until end of turn."


class Run:
    """One person at one screen, with a clock."""

    def __init__(self, browser: Browser, address: str, screen: str, folder: Path) -> None:
        width, height = SIZES[screen]
        self.screen, self.folder = screen, folder
        view = {"width": width, "height": height}
        self.page: Page = browser.new_context(base_url=address, viewport=view, has_touch=screen == "phone").new_page()  # type: ignore[arg-type]  # a TypedDict
        self.page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """One step: how long it took, and how it looked then."""
        began = time.monotonic()
        yield
        print(f"{self.screen:6} {name:36} {time.monotonic() - began:6.1f} s", flush=True)
        self.page.screenshot(path=self.folder / f"{name.replace(' ', '-')}-{self.screen}.png")

    def look_at(self, view: str) -> None:
        """On a phone one of the three views is in sight."""
        tab = self.page.get_by_test_id(f"view-{view}")
        if tab.is_visible():
            tab.click()

    def write(self) -> None:
        """Values and text, with a slip that the table finds."""
        page = self.page
        with self.step("a set is begun"):
            page.goto("/workshop")
            page.get_by_test_id("begin-set").click()
        with self.step("values are typed"):
            page.get_by_test_id("name").press_sequentially("Bell Founder", delay=KEYS)
            page.get_by_role("radio", name="House of Nobles").check(force=True)
            page.get_by_test_id("cost").fill("3")
        with self.step("a text with a slip"):
            page.get_by_test_id("text").press_sequentially(SLIP, delay=KEYS)
            self.look_at("meaning")
            page.get_by_test_id("not-understood").wait_for()
            page.get_by_test_id("use").first.wait_for()
        with self.step("the slip is mended"):
            page.get_by_test_id("use").first.click()
            self.look_at("write")
            page.get_by_test_id("text").press("Control+End")
            page.get_by_test_id("text").press_sequentially(SECOND, delay=KEYS)
            self.look_at("meaning")
            expect(page.get_by_test_id("understood")).to_have_count(2)
            expect(page.get_by_test_id("try")).to_be_enabled()

    def use(self) -> None:
        """A game at once, 200 games, and paper."""
        page, card = self.page, self.page.url
        with self.step("tried at a table"):
            page.get_by_test_id("try").click()
            page.wait_for_url("**/table/*")
            page.locator("[data-card='Bell Founder']").first.wait_for()
            page.wait_for_timeout(1_500)
        page.goto(card)
        with self.step("200 games"):
            page.get_by_test_id("measure").click()
            page.get_by_test_id("stop").wait_for()
            page.screenshot(path=self.folder / f"games-under-way-{self.screen}.png")
            page.get_by_test_id("stop").wait_for(state="detached")
            page.get_by_test_id("measured").locator("summary").click()
        print(page.get_by_test_id("measured").inner_text(), flush=True)
        with self.step("on paper"):
            self.look_at("card")
            page.get_by_text("Print it").click()
            with page.expect_download() as sheets:
                page.get_by_role("button", name="Make the PDF").click()
            sheets.value.save_as(self.folder / f"bell-founder-{self.screen}.pdf")


def main(address: str, folder: Path) -> None:
    """At a desk, then on a phone."""
    folder.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("WTACTICS_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for screen in SIZES:
            began, run = time.monotonic(), Run(browser, address, screen, folder)
            run.write()
            run.use()
            print(f"{screen:6} in all {(time.monotonic() - began) / 60:.1f} minutes", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
