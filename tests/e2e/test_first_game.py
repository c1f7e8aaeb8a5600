"""A first game: begun by one touch, explained sentence by sentence, left and taken up again; and the guides to decks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from person import Person
from wtactics.games import GAMES
from wtactics.mentor.first_game import first_game

SLOW = 120_000  # ms: the first table of a server reads its cards


def begin(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_test_id(f"first-{name}").click(timeout=SLOW)
    page.get_by_test_id("advice").wait_for(timeout=SLOW)


@pytest.mark.parametrize("name", GAMES)
def test_one_touch_begins_a_first_game_and_the_mentor_greets(page: Page, name: str) -> None:
    lesson = first_game(name)
    assert lesson is not None
    begin(page, name)
    expect(page.get_by_test_id("advice")).to_contain_text(lesson.sentences[0].text)
    page.get_by_test_id("mentor-next").click()
    rule = page.get_by_test_id("advice").locator(".rule-link").first
    expect(rule).to_have_attribute("href", re.compile(rf"/rules/{name}#{name.upper()}-\w+-\d+"))


def test_a_sentence_follows_a_choice_and_a_refresh_loses_nothing(page: Page) -> None:
    begin(page, "arc")
    place = page.get_by_test_id("mentor-place")
    expect(place).to_have_text("1 of 3")
    page.get_by_test_id("mentor-next").click()
    said = page.get_by_test_id("advice").inner_text()
    page.reload()
    expect(page.get_by_test_id("advice")).to_have_text(said)
    page.get_by_role("button", name="Draw 1 card, lay 1 resource").click()
    page.locator(".hand .piece[data-may]").first.click()
    expect(place).to_have_text(re.compile("^4 of 4$"))
    page.get_by_role("button", name="What was said before").click()
    expect(place).to_have_text(re.compile("^3 of"))
    page.goto("/")
    page.get_by_test_id("resume").first.click()
    expect(place).to_have_text(re.compile("^3 of"), timeout=SLOW)


def test_whoever_wants_no_mentor_sends_him_away_by_keys_and_has_him_back(page: Page) -> None:
    begin(page, "orc")
    page.get_by_test_id("mentor-away").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("advice")).to_have_count(0)
    page.reload()
    page.get_by_test_id("mentor-back").focus()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("advice")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)], ids=str)
def test_the_mentor_covers_neither_the_question_nor_the_hand(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page, "arc")
    expect(page.get_by_test_id("question")).to_be_visible()
    boxes = [page.locator(selector).first.bounding_box() for selector in (".mentor", ".bar", ".hand")]
    mentor, *others = boxes
    assert mentor is not None
    for box in others:
        assert box is not None
        apart = (
            mentor["x"] >= box["x"] + box["width"] or box["x"] >= mentor["x"] + mentor["width"]
            or mentor["y"] >= box["y"] + box["height"] - 1 or box["y"] >= mentor["y"] + mentor["height"] - 1
        )  # fmt: skip
        assert apart, (mentor, box)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_guide_to_a_deck_is_found_from_the_start_page_and_prints_on_a4(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("deck-guide").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Strike Fund")
    expect(page.locator(".guide-card")).to_have_count(31)
    page.emulate_media(media="print")
    expect(page.locator(".page-head")).to_be_hidden()
    sheets = page.pdf(prefer_css_page_size=True)
    wide, high = map(float, re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)", sheets)[0])
    assert abs(wide - 595) < 2 > abs(high - 842)  # points: 210 by 297 mm


@pytest.mark.parametrize("name", ["slot", "orc", "ava"])
def test_a_first_game_is_left_on_a_phone_and_taken_up_where_it_was(page: Page, name: str) -> None:
    begin(page, name)
    page.set_viewport_size({"width": 390, "height": 844})
    learner = Person(page, 1)
    for _ in range(3):
        learner.act()
    learner.look()
    page.keyboard.press("Escape")  # what is taken up, and not put anywhere, is no part of a choice
    expect(page.get_by_test_id("let-go")).to_have_count(0)
    asked, said = page.get_by_test_id("question").inner_text(), page.get_by_test_id("advice").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/")
    page.get_by_test_id("resume").first.click()
    expect(page.get_by_test_id("question")).to_have_text(asked, timeout=SLOW)
    expect(page.get_by_test_id("advice")).to_have_text(said)
