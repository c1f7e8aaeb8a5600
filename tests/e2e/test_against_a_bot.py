"""A whole match of a person against a bot, from the start page to the end and on to the next."""

import re

from playwright.sync_api import Page, expect

from person import Person, deal


def test_a_newcomer_is_asked_within_three_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("play-now").click()
    assert Person(page).look().question.startswith("Your move")


def test_a_match_ends_by_a_rule_and_is_played_again(page: Page) -> None:
    deal(page, 5)
    page.goto("/")
    page.get_by_text("House rules").click()
    page.get_by_label("Victory points at the start").fill("6")
    page.get_by_label("Victory points to win").fill("12")
    page.get_by_test_id("play-now").click()
    me = Person(page, 8)
    me.look()
    me.hurry()
    me.play()

    ending = page.get_by_test_id("ending")
    expect(page.get_by_test_id("summary").get_by_role("heading", level=2)).to_have_text(
        re.compile(r"You win|\w+ wins|A draw")
    )
    expect(ending.locator(".rule-link").first).to_have_text(re.compile(r"[A-Z]+-WIN-\d\d"))
    expect(page.get_by_test_id("log").locator("li").last).to_contain_text(re.compile(r"win|draw|defeat", re.IGNORECASE))
    assert {offer.kind for offer in me.touched} >= {"menu", "thing", "loose", "rest"}
    assert me.turn() > 1

    over = page.url
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: url != over)  # a bot sits down at once
    assert Person(page).look().question != ""
    expect(page.locator(".score").first).to_contain_text("of 12")  # by the same settings
