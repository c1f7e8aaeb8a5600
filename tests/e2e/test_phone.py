"""A phone, held upright, by touch."""
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

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


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    size = {"width": WIDTH, "height": HEIGHT}
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
    for path in ("/", "/how/arc", "/rules/arc", "/cards/arc"):
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
    while phone.locator("[aria-current=step]").all_inner_texts() != ["First Play"] or not phone.locator(creature).count():
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
