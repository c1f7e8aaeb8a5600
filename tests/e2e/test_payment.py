"""A price of the eight-slot game: paid as it is proposed by one click, and changed by a click on somebody else."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from lead import led_to
from person import Person
from running import Server
from visitor import Json, Window, all_leave

DECKS = ("bows-over-water", "horses-and-debts")
PROPOSED = ".board .piece[data-proposed]"
SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
Opened = Callable[[str], tuple[Person, Window]]


@pytest.fixture
def owing(browser: Browser, server: Server) -> Iterator[Opened]:
    """A page that has begun to pay 2 gold of upkeep."""
    contexts = []

    def opened(form: str) -> tuple[Person, Window]:
        window = led_to(server.address, owes, ruleset="slot", decks=DECKS, level_fee=2)
        finger = form == "phone"
        context = browser.new_context(base_url=server.address, viewport=SIZES[form], has_touch=finger, is_mobile=finger)  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.goto(f"/table/{window.key}")
        expect(page.get_by_test_id("question")).to_contain_text("upkeep")
        me = Person(page, finger=finger)
        me.touch(f'button[data-thing="card:{debts(window.state["question"])[0]["card"]}"]')
        page.locator(".bar [data-option]", has_text="Pay 2").click()
        expect(page.get_by_test_id("question")).to_contain_text("2 to pay")
        return me, window

    yield opened
    for context in contexts:
        context.close()
    all_leave()


def debts(question: Json) -> list[Json]:
    return [one for one in question["options"] if one["verb"] == "keep"]


def owes(question: Json) -> bool:
    return len(debts(question)) > 0


def proposed(page: Page) -> set[int]:
    """Who would be marked."""
    return {int(one.get_attribute("data-piece") or "") for one in page.locator(PROPOSED).all()}


def marked(window: Window) -> set[int]:
    """Who of this seat is marked when the price has been paid."""
    while window.hear("update")["state"]["question"] is None:
        pass
    return {card["name"] for card in window.state["cards"] if card["controller"] == 0 and card["marked"]}


@pytest.mark.parametrize("form", SIZES)
def test_one_touch_pays_what_is_proposed(owing: Opened, form: str) -> None:
    me, window = owing(form)
    expect(me.page.locator(PROPOSED)).to_have_count(2)
    wanted = proposed(me.page)
    me.touch("[data-testid=rest]")
    assert marked(window) == wanted


def test_a_click_on_somebody_else_changes_it(owing: Opened) -> None:
    me, window = owing("desk")
    expect(me.page.locator(PROPOSED)).to_have_count(2)
    before = proposed(me.page)
    other = me.page.locator(".board > .half .piece[data-may=choose]:not([data-proposed])").last.get_attribute(
        "data-piece"
    )
    me.touch(f'button[data-thing="card:{other}"]')
    expect(me.page.locator(PROPOSED)).to_have_count(1)
    (left,) = proposed(me.page)
    assert left in before
    me.page.keyboard.press("Space")
    assert marked(window) == {left, int(other or "")}


def test_who_wants_none_of_it_names_everybody_himself(owing: Opened) -> None:
    me, window = owing("desk")
    before = proposed(me.page)
    me.touch("[data-testid=otherwise]")
    expect(me.page.locator(PROPOSED)).to_have_count(0)
    expect(me.page.get_by_test_id("rest")).to_have_count(0)
    others = [
        one.get_attribute("data-piece") for one in me.page.locator(".board > .half .piece[data-may=choose]").all()
    ]
    mine = sorted(others, key=lambda name: int(name or "") in before)[:2]
    for name in mine:
        me.touch(f'button[data-thing="card:{name}"]')
    assert marked(window) == {int(name or "") for name in mine}
