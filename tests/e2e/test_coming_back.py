"""A guest who has lost his cookie comes back by a link of his own, and nobody becomes somebody else unasked."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from running import Server

SIZES = [(1280, 800), (390, 844)]


def own_link(page: Page, name: str) -> str:
    """Take a name, and ask for the link."""
    page.goto("/")
    page.get_by_test_id("guest-name").fill(name)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text(f"You are {name} now.")).to_be_visible()
    page.get_by_test_id("own-link-show").click()
    return page.get_by_test_id("own-link").input_value()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_guest_comes_back_in_another_browser(
    page: Page, browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    link = own_link(page, "Ann")
    secret = urlsplit(link).fragment
    assert len(secret) > 30
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/table/**")
    elsewhere = browser.new_context(base_url=server.address, viewport={"width": size[0], "height": size[1]})
    other = elsewhere.new_page()
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    other.on("request", note)
    other.goto(link)
    expect(other.get_by_role("heading", name="Come back as Ann?")).to_be_visible()
    assert other.url == f"{server.address}/back"
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert elsewhere.cookies() == [] or own_name(other) != "Ann"
    other.get_by_test_id("come-back").click()
    expect(other.get_by_test_id("resume")).to_have_count(1)
    assert own_name(other) == "Ann"
    assert len(asked) > 4
    assert [request.url for request in asked if secret in request.url.partition("#")[0]] == []
    assert [request.url for request in asked if secret in request.headers.get("referer", "")] == []
    elsewhere.close()
    assert secret not in server.log.read_text("utf-8")


def own_name(page: Page) -> str:
    name: str = page.evaluate("fetch('/api/guest').then(answer => answer.json()).then(guest => guest.name)")
    return name


def test_whoever_opens_another_s_link_is_asked_and_may_stay(page: Page, browser: Browser, server: Server) -> None:
    link = own_link(page, "Mallory")
    context = browser.new_context(base_url=server.address)
    victim = context.new_page()
    own_link(victim, "Bea")
    victim.get_by_test_id("play-now").click()
    victim.wait_for_url("**/table/**")
    victim.goto(link)
    expect(victim.get_by_text("Here you are Bea now")).to_be_visible()
    victim.get_by_role("link", name="No, stay as I am").click()
    expect(victim.get_by_test_id("guest-name")).to_have_value("Bea")
    context.close()


def test_half_a_link_says_so(page: Page) -> None:
    for path in ("/back", "/back#abc"):
        page.goto("/")
        page.goto(path)
        expect(page.get_by_role("heading", name=re.compile("brings nobody back"))).to_be_visible()
