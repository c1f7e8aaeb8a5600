"""Whoever asks why something cannot be done is told the rule, what is missing, and where it is written."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from person import Person, sit_down
from running import Server

pytestmark = pytest.mark.xdist_group("why_not")  # one match for all

NEEDS = re.compile(r"needs \d+.*, and you have \d+ free\.")
WANTED = re.compile(r"lay 1|Red Banner")  # with one gem something can be played, and something not
RULE = re.compile(r"[A-Z]+-[A-Z]+-\d\d")


@pytest.fixture(scope="module")
def table(browser: Browser, server: Server) -> Iterator[Page]:
    """A match on the first turn, at the first question in which a card could be played."""
    context = browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    me = sit_down(page, 3, first_player=0)
    me.hurry()
    while not (step(page) == ["First Play"] and "your turn" in page.locator(".turn").inner_text()):
        seen = me.look()
        if not seen.rest:  # what could be passed is a claim for which nobody could bid: it passes by itself
            offers = seen.menu + seen.loose + seen.things
            me.touch(next((one for one in offers if WANTED.search(one.label)), offers[0]).selector)
    me.look()
    yield page
    context.close()


def step(page: Page) -> list[str]:
    """The step that the page shows as the present one."""
    return page.locator("[aria-current=step]").all_inner_texts()


@pytest.fixture
def asked(table: Page) -> Iterator[Page]:
    """The table with nothing else open."""
    yield table
    table.keyboard.press("Escape")
    expect(table.get_by_test_id("why")).to_have_count(0)


def dear(page: Page) -> Locator:
    """A card in hand that cannot be played."""
    return page.locator(".hand button.piece:not([data-may])").first


def test_a_card_that_cannot_be_paid_says_what_is_missing(asked: Page) -> None:
    Person(asked).touch(".hand button.piece:not([data-may])")
    why = asked.get_by_test_id("why")
    expect(why.locator(".because").first).to_have_text(NEEDS)
    expect(why.locator(".rule-link").first).to_have_text(RULE)


def test_the_rule_that_forbids_leads_into_the_rulebook(asked: Page) -> None:
    dear(asked).click()
    link = asked.get_by_test_id("why").locator(".rule-link").first
    rule = RULE.findall(link.inner_text())[0]
    with asked.context.expect_page() as opened:
        link.click()
    book = opened.value
    expect(book).to_have_url(re.compile(f"/rules/.*#{rule}$"))
    expect(book.locator(f"[id='{rule}']")).to_be_in_viewport()
    expect(book.locator(f"[id='{rule}']")).to_be_focused()
    book.close()


def test_an_area_and_a_player_answer_too(asked: Page) -> None:
    for selector in ("button.area-title", "button.who"):
        Person(asked).touch(f".half[data-mirrored] {selector}")
        expect(asked.get_by_test_id("why").locator("li, p").first).not_to_have_text("...")
        asked.keyboard.press("Escape")
    dear(asked).click()


def test_a_card_that_may_be_chosen_answers_a_second_button(asked: Page) -> None:
    asked.locator("button.piece[data-may]").first.click(button="right")
    expect(asked.get_by_test_id("why").get_by_text("you may").first).to_be_visible()


def test_the_question_mark_asks_for_what_is_focused(asked: Page) -> None:
    dear(asked).focus()
    asked.keyboard.press("?")
    expect(asked.get_by_test_id("why").locator(".because").first).to_have_text(NEEDS)
