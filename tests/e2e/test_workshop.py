"""The workshop in the browser: a card from nothing, understood, tried at a table, at a desk and on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from running import Server

WHOLE = "When this creature comes into play, draw a card."
COLD = 300_000  # ms: the desk learns the words of a game when it is first asked, and games are measured when nobody else plays
TABLE = 60_000


def written(browser: Browser, server: Server, width: int, height: int) -> Page:
    context = browser.new_context(
        base_url=server.address, viewport={"width": width, "height": height}, has_touch=width < 800
    )
    page = context.new_page()
    page.goto("/workshop")
    page.get_by_test_id("begin-set").click()
    page.get_by_test_id("name").fill("Bell Founder")
    return page


def test_a_card_is_written_understood_and_tried(browser: Browser, server: Server) -> None:
    page = written(browser, server, 1280, 800)
    page.get_by_test_id("text").fill("When this creature comes into play, draw a crd.")
    expect(page.get_by_test_id("not-understood")).to_be_visible(timeout=COLD)
    expect(page.get_by_test_id("measure")).to_be_disabled()
    expect(page.get_by_test_id("try")).to_have_text("Try it with a friend")
    page.get_by_test_id("use").filter(has_text=WHOLE).click()
    expect(page.get_by_test_id("understood")).to_contain_text("Draw a card")
    expect(page.get_by_test_id("text")).to_have_value(WHOLE)
    expect(page.get_by_test_id("keeping")).to_have_text("draft saved")
    page.reload()
    expect(page.get_by_test_id("text")).to_have_value(WHOLE)
    page.get_by_test_id("try").click(timeout=COLD)
    page.wait_for_url("**/table/*", timeout=TABLE)
    expect(page.locator("[data-card='Bell Founder']").first).to_be_visible(timeout=TABLE)
    page.context.close()


def test_a_card_that_is_not_understood_is_tried_by_hand_with_a_friend(browser: Browser, server: Server) -> None:
    page = written(browser, server, 390, 844)
    page.get_by_test_id("text").fill("Flurb the reeds.")
    expect(page.get_by_text("With a friend across it is played by hand.")).to_be_visible(timeout=COLD)
    page.get_by_test_id("try").click()
    link = page.get_by_test_id("invitation").input_value(timeout=TABLE)
    friend = browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 800}).new_page()
    friend.goto(link)
    friend.get_by_test_id("sit").click()
    for window in (page, friend):
        window.locator("[data-thing]").first.wait_for(timeout=TABLE)
    expect(page.locator("[data-card='Bell Founder']").first).to_be_visible()
    expect(friend.locator("[data-card='Bell Founder']")).to_have_count(0)
    friend.context.close()
    page.context.close()


@pytest.mark.parametrize("width", [1280, 390])
def test_whoever_does_not_know_how_to_say_it_finds_a_text_and_writes_it_on_the_card(
    browser: Browser, server: Server, width: int
) -> None:
    page = written(browser, server, width, 844)
    page.get_by_test_id("text").fill(WHOLE)
    if width < 800:
        page.get_by_test_id("view-meaning").click()
    page.get_by_text("How can I say that?").click()
    page.get_by_test_id("say").fill("zebra")
    expect(page.get_by_text("No text has any of these words.")).to_be_visible(timeout=COLD)
    page.get_by_test_id("say").fill("whenever opp discards a card")
    found = page.get_by_test_id("say-it").first
    told = found.locator("span").inner_text()
    assert "discard" in told
    found.click()
    expect(page.get_by_test_id("text")).to_have_value(f"{WHOLE}\n{told}")
    expect(page.get_by_test_id("understood")).to_have_count(2, timeout=COLD)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="All that can be said").click()
    whole = opened.value
    whole.get_by_role("searchbox").fill("discards a card")
    expect(whole.locator(".saying").first).to_contain_text("discard")
    page.context.close()


def test_a_card_is_measured_and_printed(browser: Browser, server: Server) -> None:
    page = written(browser, server, 1280, 800)
    page.get_by_test_id("text").fill(WHOLE)
    page.get_by_test_id("with").click(timeout=COLD)
    page.get_by_test_id("against").select_option(index=1)
    page.get_by_test_id("bot").select_option("random")
    page.route("**/measure", few)
    page.get_by_test_id("measure").click(timeout=COLD)
    page.get_by_test_id("measured").locator("summary").click(timeout=COLD)
    for row in ("with it", "instead", "against without"):
        expect(page.get_by_role("row").filter(has_text=row).first).to_contain_text("of 2")
    page.get_by_text("Print it").click()
    with page.expect_download() as sheets:
        page.get_by_role("button", name="Make the PDF").click()
    paper = Path(sheets.value.path()).read_bytes()
    assert paper.startswith(b"%PDF")
    assert b"/Type/Page/" in paper.replace(b" ", b"").replace(b"\n", b"/")
    page.context.close()


def few(route: Route) -> None:
    """So few games that a test need not wait for them."""
    asked = route.request.post_data_json
    route.continue_(post_data=asked | {"games": 2}) if asked else route.continue_()


def test_both_sides_are_laid_out_and_played_on(browser: Browser, server: Server) -> None:
    page = written(browser, server, 390, 844)
    page.get_by_test_id("text").fill(WHOLE)
    expect(page.get_by_test_id("keeping")).to_have_text("draft saved", timeout=COLD)
    page.get_by_role("link", name="My set").click()
    page.get_by_role("link", name="Test table").click()
    page.get_by_test_id("find-0").fill("bell founder")
    page.get_by_test_id("lay-0").click()
    page.get_by_test_id("find-1").fill("imp stoker")
    page.get_by_test_id("lay-1").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_test_id("lay").click()
    page.wait_for_url("**/table/*", timeout=COLD)
    expect(page.locator("[data-card='Bell Founder']").first).to_be_visible(timeout=COLD)
    expect(page.locator("[data-card='Imp Stoker']").first).to_be_visible()
    page.context.close()


def test_two_windows_on_one_deck_lose_nothing(browser: Browser, server: Server) -> None:
    page = written(browser, server, 1280, 800)
    expect(page.get_by_test_id("keeping")).to_have_text("draft saved", timeout=COLD)
    page.get_by_role("link", name="My set").click()
    page.get_by_test_id("new-deck").click()
    page.get_by_test_id("deck-name").fill("Bells")
    expect(page.get_by_test_id("keeping")).to_have_text("draft saved", timeout=COLD)
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_test_id("find-card").fill("imp stoker")
    other.get_by_test_id("put-in").first.click(timeout=COLD)
    expect(other.get_by_test_id("keeping")).to_have_text("draft saved")
    page.get_by_test_id("deck-name").fill("Bells and Bricks")
    expect(page.get_by_role("alert")).to_contain_text("Imp Stoker")
    page.get_by_test_id("take-theirs").click()
    expect(page.get_by_test_id("deck-name")).to_have_value("Bells")
    page.context.close()


def test_on_a_phone_the_card_and_its_meaning_are_one_touch_away(browser: Browser, server: Server) -> None:
    page = written(browser, server, 390, 844)
    page.get_by_test_id("text").fill(WHOLE)
    page.get_by_test_id("view-meaning").click()
    expect(page.get_by_test_id("understood")).to_contain_text("Draw a card", timeout=COLD)
    page.get_by_test_id("view-card").click()
    expect(page.get_by_role("img", name="Bell Founder").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.context.close()


def test_two_windows_on_one_card_lose_nothing(browser: Browser, server: Server) -> None:
    page = written(browser, server, 1280, 800)
    page.get_by_test_id("text").fill("Flying.")
    expect(page.get_by_test_id("keeping")).to_have_text("draft saved", timeout=COLD)
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_test_id("text").fill("Flying.\nDraw a card.")
    expect(other.get_by_test_id("keeping")).to_have_text("draft saved")
    page.get_by_test_id("name").fill("Bell Caster")
    expect(page.get_by_test_id("take-mine")).to_be_visible()
    page.get_by_test_id("take-mine").click()
    expect(page.get_by_test_id("keeping")).to_have_text("draft saved")
    page.reload()
    expect(page.get_by_test_id("name")).to_have_value("Bell Caster")
    page.context.close()


@pytest.mark.parametrize("path", ["/workshop/nobody", "/workshop/nobody/card/none"])
def test_a_set_that_is_not_there_says_so(browser: Browser, server: Server, path: str) -> None:
    context = browser.new_context(base_url=server.address)
    page = context.new_page()
    page.goto(path)
    expect(page.get_by_role("alert")).to_be_visible()
    context.close()
