"""A combat can be followed: who attacks, each blow, who dies, which points; and it is over as soon as somebody wants that."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from laid_table import LaidTable, arc, laid

MINUS = "\N{MINUS SIGN}"
FIELD = """
A: 17 points; city Reedmere; army: Mud Hound; hand: Spring Flood
B: 14 points; city Tollbridge: Otter Scout; hand: 1
phase: Attack
"""
# What rises over which thing from now on, how far from the middle of it, and when.
WATCH = """() => {
  const begun = performance.now();
  window.seen = [];
  new MutationObserver((changes) => {
    for (const one of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(one instanceof HTMLElement) || !one.matches(".pop")) continue;
      const name = Number(one.dataset.over);
      const seat = `.who[data-thing="seat:${-1 - name}"]`;
      const place = name >= 0 ? document.querySelector(`[data-piece="${name}"]`) : document.querySelector(seat).parentElement;
      const [box, at] = [place.getBoundingClientRect(), one.firstChild.getBoundingClientRect()];
      const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
      const over = x > box.left && x < box.right && y > box.top && y < box.bottom;
      window.seen.push({ name, text: one.innerText, over, after: performance.now() - begun });
    }
  }).observe(document.body, { childList: true });
}"""


def fight(page: Page) -> LaidTable:
    """My hound attacks their city, and their scout steps in its way."""
    s = arc(FIELD)
    table = laid(page, s, "arc")
    table.change(0, "attack Tollbridge")
    if "send Mud Hound" in s.options():  # type: ignore[attr-defined]
        table.change(0, "send Mud Hound")
    expect(page.locator(".arrows path[data-kind]")).to_have_count(1)
    page.evaluate(WATCH)
    return table


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_blow_and_death_are_seen_one_after_the_other(page: Page, motion: str) -> None:
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]  # one of the two
    table = fight(page)
    hound, scout = page.locator("[aria-label^='Mud Hound']"), page.locator("[aria-label^='Otter Scout']")
    names = {
        "hound": int(hound.get_attribute("data-piece") or -1),
        "scout": int(scout.get_attribute("data-piece") or -1),
    }
    table.change(1, "block Mud Hound with Otter Scout")
    page.wait_for_function("() => window.seen.length >= 2")
    expect(page.get_by_test_id("skip")).to_be_visible()
    expect(scout).to_have_count(1)  # it lies there while it is struck
    expect(scout).to_have_count(0, timeout=10_000)  # and has gone when all is told
    expect(page.get_by_test_id("skip")).to_have_count(0)
    seen = page.evaluate("() => window.seen")
    assert {(one["name"], one["text"]) for one in seen} == {
        (names["hound"], f"{MINUS}1"),
        (names["scout"], f"{MINUS}2"),
    }
    assert all(one["over"] for one in seen), seen
    assert page.evaluate("() => document.querySelectorAll('.in-motion').length") <= len(seen)


@pytest.mark.parametrize("way", ["key", "click"])
def test_a_key_or_a_click_ends_it_and_chooses_nothing(page: Page, way: str) -> None:
    table = fight(page)
    table.change(1, "block Mud Hound with Otter Scout")
    expect(page.get_by_test_id("skip")).to_be_visible()
    before = [said for said in table.heard if said["do"] == "choose"]
    if way == "key":
        page.keyboard.press("Enter")
    else:
        page.locator(".hand .piece").first.click()
    expect(page.get_by_test_id("skip")).to_have_count(0, timeout=500)
    expect(page.locator("[aria-label^='Otter Scout']")).to_have_count(0, timeout=500)
    expect(page.get_by_test_id("log")).to_contain_text("Otter Scout")
    assert [said for said in table.heard if said["do"] == "choose"] == before
    assert page.get_by_test_id("why").count() == 0


def test_an_attack_that_nobody_can_stop_shows_its_arrow_for_a_second(page: Page) -> None:
    s = arc("A: city Reedmere; hand: Spring Flood\nB: city Tollbridge; army: Mud Hound\nphase: Attack, active B")
    table = laid(page, s, "arc")
    page.evaluate(WATCH)
    table.change(1, "attack Reedmere")
    expect(page.locator(".arrows path[data-kind=attack]")).to_have_count(1)
    page.wait_for_function("() => window.seen.length >= 1", timeout=10_000)
    (first, *_) = page.evaluate("() => window.seen")
    assert first["over"]
    assert first["after"] >= 700, first
    expect(page.get_by_test_id("skip")).to_have_count(0, timeout=10_000)
