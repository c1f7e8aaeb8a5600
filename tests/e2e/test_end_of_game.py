"""The end of a game: what decided it, looking back through one's own eyes, the next game of a match."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from running import Server
from visitor import Browser, Window, bot, me

TURNS = 4  # then whoever sits here gives up
DECKS = {"arc": ("salt-and-ink", "strike-fund"), "orc": ("still-waters", "piecework")}


def played(server: Server, name: str, **more: object) -> str:
    """The link to a game against a bot that is over after a few turns."""
    visitor = Browser(server.address)
    own, other = DECKS[name]
    room = visitor.make_room(me(own), bot(deck=other), ruleset=name, **more)
    window, chance = visitor.sit(room["link"]), Random(2)
    while window.state["turn"] < TURNS and not window.over:
        if window.options:
            whole_choice(window, chance)
        else:
            window.hear("update")
    window.say({"do": "concede"})
    while not window.over:
        window.hear("update")
    window.close()
    link: str = room["link"]
    return link


def whole_choice(window: Window, chance: Random) -> None:
    """Choose by lot, part by part."""
    places: list[int] = []
    options = window.options
    while True:
        places.append(chance.randrange(len(options)))
        answer = window.choose(*places)
        if answer["say"] != "drafted":
            return
        options = answer["state"]["question"]["options"]


def test_the_end_says_what_decided_and_leads_back_through_the_game_by_keys(page: Page, server: Server) -> None:
    link = played(server, "arc")
    page.goto(link)
    summary = page.get_by_test_id("summary")
    expect(summary.get_by_role("heading", level=2)).to_be_focused()
    expect(summary).to_contain_text("ARC-WIN-")
    expect(summary.locator(".rule-words")).to_contain_text("A player wins when")
    chart = page.get_by_test_id("chart-points").get_by_role("img")
    expect(chart).to_have_attribute("aria-label", re.compile("Victory points: You from 15 to"))
    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)
    page.get_by_test_id("look-back").click()
    slider = page.get_by_test_id("step-slider")
    expect(slider).to_be_focused()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("stepper")).to_contain_text("step 1 of")
    expect(page.locator(".phases .turn")).to_contain_text("Setting up")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("stepper")).to_contain_text("step 2 of")
    page.reload()  # a refresh loses nothing
    expect(page.get_by_test_id("stepper")).to_contain_text("step 2 of")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("ending").get_by_role("heading")).to_contain_text("wins")
    page.get_by_test_id("how-it-went").click()
    expect(summary).to_be_visible()


def test_in_a_match_the_next_game_is_one_touch_away_on_a_phone(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(played(server, "orc", best_of=3))
    expect(page.get_by_test_id("summary")).to_contain_text("The match (best of three): You: 0")
    expect(page.get_by_test_id("match-score")).to_contain_text("0\N{EN DASH}1")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    over = page.url
    page.get_by_test_id("next-game").click()
    page.wait_for_url(lambda url: url != over)
    expect(page.get_by_test_id("match-score")).to_contain_text("Game 2")
    page.reload()
    expect(page.get_by_test_id("match-score")).to_contain_text("0\N{EN DASH}1")
