"""The start of SLOT by one suggestion: laid by a click, confirmed by another, then a click a round; it may be changed."""

import pytest
from playwright.sync_api import Page, expect

from person import PATIENCE, Person, deal

OWN = ".board > .half"
SETTLED = "() => document.querySelector('[data-testid=otherwise]') || /Turn 1/.test(document.querySelector('.turn').innerText)"


def begin(page: Page) -> None:
    deal(page, 3, first_player=0, winning_points=100)
    page.goto("/")
    page.locator("[role=radiogroup] label", has_text="eight-slot").click()
    page.get_by_test_id("play-now").click()
    Person(page).look()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_six_touches_fill_both_armies(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(page)
    me = Person(page)
    me.hurry()
    me.touch("[data-testid=suggest]")
    expect(page.locator(f"{OWN} .slot .piece")).to_have_count(3)
    expect(page.locator(f"{OWN} .slot .proposed")).to_have_count(1)
    touches = 1
    while page.locator(".turn b").inner_text() != "Turn 1":
        page.get_by_test_id("otherwise").wait_for()
        me.touch("[data-testid=rest]")
        touches += 1
        assert touches <= 6
        page.wait_for_function(SETTLED)
    assert touches == 6
    expect(page.locator(".slot .piece")).to_have_count(16)


def test_a_suggestion_is_changed_before_it_is_confirmed(page: Page) -> None:
    begin(page)
    page.keyboard.press("s")
    page.get_by_test_id("otherwise").click()
    expect(page.locator(f"{OWN} .slot .proposed")).to_have_count(0)
    page.get_by_test_id("back").click()
    expect(page.locator(f"{OWN} .slot .piece")).to_have_count(2)
    expect(page.get_by_test_id("question")).to_contain_text("Lay 2 more face down")
    page.keyboard.press("s")  # from what is laid, on
    expect(page.locator(f"{OWN} .slot .proposed")).to_have_count(1)
    page.get_by_test_id("rest").click()
    expect(page.locator(".others [data-testid=back]")).to_have_count(4, timeout=PATIENCE)
