"""Whoever opens an invitation too late, or a page that there is not, is told so kindly and shown where to go."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from running import Server
from visitor import Browser as Visitor
from visitor import me, somebody

SIZES = [(1280, 800), (390, 844)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_third_visitor_reads_what_goes_on_and_finds_a_table_of_his_own(
    browser: Browser, server: Server, size: tuple[int, int], tmp_path: Path,
) -> None:  # fmt: skip
    host, friend = Visitor(server.address), Visitor(server.address)
    host.post("/api/guest", {"name": "Ann"})
    friend.post("/api/guest", {"name": "Bea"})
    room = host.make_room(me(), somebody())
    invitation = room["invitations"]["1"]
    context = browser.new_context(base_url=server.address, viewport={"width": size[0], "height": size[1]})
    late, slower = context.new_page(), context.new_page()
    slower.goto(invitation)
    expect(slower.get_by_text("Ann invites you to a match.")).to_be_visible()
    friend.post(f"/api/seats/{invitation.removeprefix('/table/')}/take", {})
    late.goto(invitation)
    slower.get_by_test_id("sit").click()  # he had the page open when somebody else sat down
    for page in (late, slower):
        expect(page.get_by_role("heading", name="This seat is taken")).to_be_visible()
        expect(page.get_by_text("Ann and Bea are playing")).to_be_visible()
        expect(page.get_by_text("Watching a match is not possible yet; it will be.")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    late.screenshot(path=tmp_path / "late.png")
    late.get_by_test_id("own-game").click()
    expect(late.get_by_test_id("play-now")).to_be_visible()
    context.close()


def test_a_page_that_there_is_not_says_so_with_its_status(page: Page) -> None:
    for path in ("/docs", "/metrics", "/table/a/b", "/nonsense"):
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 404
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    answer = page.goto("/table/nobody")
    assert answer is not None
    assert answer.status == 200  # the page asks for the seat by itself
    expect(page.get_by_role("heading", name="No seat here")).to_be_visible()
