"""A phone, held upright or on its side, by touch."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from laid_table import arc, laid, setting_up
from person import sit_down
from running import Server

WIDTH, HEIGHT = 360, 740
LEAST = 40  # px that a finger can hit
STEPS = 8

# What reaches out of the screen to the side, unless it lies in a part that scrolls or is cut off there.
OUTSIDE = """() => {
  const cut = (one) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") return true;
    return false;
  };
  return [...document.body.querySelectorAll("*")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.ownerSVGElement)
    .filter((one) => !one.closest(".unseen-text, .skip"))
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
    .filter((one) => !cut(one))
    .map((one) => one.outerHTML.slice(0, 120));
}"""

# Controls too small for a finger. Links within sentences and headings are read; an area is touched anywhere, not on its title.
SMALL = """(least) => [...document.querySelectorAll("button, select, summary, input, a")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => !one.closest(".skip, li, p, h3, footer, .unseen-text, .area-title"))
  .map((one) => (one.matches("[type=radio], [type=checkbox]") ? (one.closest("label") ?? one) : one))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least)
  .map(([one, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 120)}`)"""

# What should be seen whole, and is not: it reaches out of the table, or something else lies there.
HIDDEN = """(selector) => [...document.querySelectorAll(selector)]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { left, right, top, bottom }]) =>
    [[left + 3, top + 3], [right - 3, top + 3], [left + 3, bottom - 3], [right - 3, bottom - 3]].some(
      ([x, y]) => !one.contains(document.elementFromPoint(x, y))))
  .map(([one]) => one.outerHTML.slice(0, 120))"""
SIDEWAYS = [(844, 390), (740, 360), (932, 430)]


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    size = {"width": WIDTH, "height": HEIGHT}
    context = browser.new_context(base_url=server.address, viewport=size, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


@pytest.fixture(params=SIDEWAYS, ids=str)
def sideways(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Page]:
    width, height = request.param
    size = {"width": width, "height": height}
    context = browser.new_context(base_url=server.address, viewport=size, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def check(page: Page) -> None:
    """Nothing sticks out, and everything can be hit."""
    assert page.evaluate("() => document.documentElement.scrollWidth") <= WIDTH
    outside, small = page.evaluate(OUTSIDE), page.evaluate(SMALL, LEAST)
    assert not outside, "\n".join(outside)
    assert not small, "\n".join(small)


def test_the_pages_fit(phone: Page) -> None:
    for path in ("/", "/how/arc", "/rules/arc", "/cards/arc", "/english/arc"):
        phone.goto(path)
        phone.get_by_role("heading", level=1).wait_for()
        phone.wait_for_load_state("networkidle")
        check(phone)


def test_some_turns_by_tapping(phone: Page) -> None:
    me = sit_down(phone, 6, finger=True, starting_points=100, winning_points=1000)
    check(phone)
    me.hurry()
    me.play(lambda: me.turn() >= 4 and any(offer.kind == "rest" for offer in me.touched))
    me.look()
    check(phone)
    assert {offer.kind for offer in me.touched} >= {"thing", "rest", "loose"}


class Finger:
    """Put down, drawn over the screen, lifted: what Chromium makes of it are pointer events of touch."""

    def __init__(self, page: Page, x: float, y: float) -> None:
        self.session = page.context.new_cdp_session(page)
        self.at = x, y
        self.send("touchStart", [{"x": x, "y": y}])

    def send(self, what: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def draw(self, x: float, y: float) -> None:
        (left, top), self.at = self.at, (x, y)
        for step in range(1, STEPS + 1):
            self.send("touchMove", [{"x": left + (x - left) * step / STEPS, "y": top + (y - top) * step / STEPS}])

    def lift(self) -> None:
        self.send("touchEnd", [])


def test_a_creature_is_dragged_into_a_city(phone: Page) -> None:
    me = sit_down(phone, 6, finger=True, first_player=0)
    creature = ".hand .piece[data-may][aria-label*=ATK]"
    while (
        phone.locator("[aria-current=step]").all_inner_texts() != ["First Play"] or not phone.locator(creature).count()
    ):
        seen = me.look()
        me.touch(me.dice.choice(seen.menu or [*seen.loose, *seen.rest] or seen.things).selector)
        me.look()
    title = (phone.locator(creature).first.get_attribute("aria-label") or "").split(";")[0]
    x, y = me.point(creature)
    finger = Finger(phone, x, y)
    finger.draw(x, y - 60)
    expect(phone.locator(".ghost")).to_have_count(1)
    finger.draw(*me.point("[data-may=target]"))
    finger.lift()
    expect(phone.locator(".ghost")).to_have_count(0)
    expect(phone.get_by_test_id("so-far")).to_contain_text(title)


def test_on_its_side_hand_and_bar_are_seen_whole(sideways: Page) -> None:
    mine = "gems 3 Gaian; city Reedmere: Otter Scout; army: Mud Hound; hand: Spring Flood, Heron Lookout, Thrown Brick, Bog Oak"
    laid(sideways, arc(f"A: {mine}\nB: city Tollbridge\nphase: Play"), "arc")
    assert sideways.locator(".hand .piece").count() == 4
    assert not sideways.evaluate(HIDDEN, ".hand .piece, .bar, .buttons button, .board .piece")


def test_on_its_side_a_card_that_is_touched_stands_up_whole(sideways: Page) -> None:
    laid(sideways, arc("A: hand: Spring Flood, Bog Oak\nB: city Tollbridge\nphase: Play"), "arc")
    card = sideways.locator(".hand .piece").last
    before = card.bounding_box()
    card.tap()
    after = card.bounding_box()
    assert before
    assert after
    assert after["height"] > 2 * before["height"] >= 2 * LEAST - 1
    assert not sideways.evaluate(HIDDEN, ".hand .in-hand:focus-within .piece")


def test_on_its_side_the_slots_are_seen_whole_while_an_army_is_laid(sideways: Page) -> None:
    laid(sideways, setting_up("40 Knight", "40 Mage"), "slot")
    assert sideways.locator(".half:not([data-mirrored]) .slot").count() == 8
    assert not sideways.evaluate(HIDDEN, ".slot, .bar, .buttons button, .tray-head button")
