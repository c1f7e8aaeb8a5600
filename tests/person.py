"""A person at a table in the browser: sees what the page shows, and does what a hand can do to it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, Route
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 60_000  # ms until the page must have something to say
BLINK = 30  # ms between one look and the next
SOON = 2_000  # ms in which what is there can be clicked
MOST_TOUCHES = 4_000  # a match that goes on longer is no match
BLANK = 0.25  # how often a person who could act declines

# What can be answered now. Nothing, while the page waits for the server or shows the moves of others.
SEE = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const label = (one) => one.getAttribute("aria-label") ?? one.innerText;
  const told = (kind, selector) => (one) => ({ kind, selector: selector(one), label: label(one) });
  const option = (place) => (one) => `[data-testid=${place}] [data-option="${one.dataset.option}"]`;
  const menu = all("[data-testid=menu] [data-option]");
  const bar = all("[data-testid=bar] [data-option]");
  const things = all("button[data-thing][data-may]").filter((one) => !one.matches("[data-may=target], [aria-expanded=true]"));
  const aiming = !menu.length && document.querySelector("[data-testid=let-go]") !== null;
  const places = aiming ? all("button[data-thing][data-may=target]") : [];
  const ended = document.querySelector("[data-testid=ending]") !== null;
  if (document.querySelector(".bar[aria-busy=true]")) return null; // what is named stays lit until the server has answered
  if (!ended && !menu.length && !bar.length && !things.length) return null;
  return {
    ended,
    question: document.querySelector("[data-testid=question]")?.innerText ?? "",
    menu: menu.map(told("menu", option("menu"))),
    rest: bar.filter((one) => one.matches(".rest")).map(told("rest", option("bar"))),
    loose: bar.filter((one) => !one.matches(".rest")).map(told("loose", option("bar"))),
    things: things.map(told("thing", (one) => `button[data-thing="${one.dataset.thing}"][data-may]`)),
    places: places.map(told("place", (one) => `button[data-thing="${one.dataset.thing}"][data-may=target]`)),
  };
}"""

# A point of this thing that a pointer reaches: nothing else lies on it there.
REACH = """(selector) => {
  const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  for (const one of found) {
    one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = one.getBoundingClientRect();
    for (const y of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const x of [0.5, 0.3, 0.7, 0.1, 0.9, 0.04, 0.96]) {
        const [left, top] = [box.left + x * box.width, box.top + y * box.height];
        const there = document.elementFromPoint(left, top);
        if (there?.closest("button, a") === one) return { x: left, y: top };
      }
  }
  return found.length ? "covered" : "gone";
}"""
AS_PLACE = "[data-may=target]"  # how a selector ends of what is only offered while something is taken up
CLOSE_PILE = ".open-pile header button, [data-testid=search-close]"
# What was touched last has been answered: until then the page takes no other touch.
ANSWERED = "() => !document.querySelector('.bar[aria-busy=true]')"
SETTLE = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}"""
# What a look gives, as soon as it gives something. Who looks at each frame has the browser draw each, and others wait for that.
UNTIL = """async (patience) => {
  const look = %s, until = performance.now() + patience;
  for (let seen = look(); ; seen = look()) {
    if (seen) return seen;
    if (performance.now() > until) throw new Error(`nothing to be seen for ${patience} ms`);
    await new Promise((done) => setTimeout(done, %d));
  }
}"""


@dataclass(frozen=True)
class Offer:
    """Something that can be touched, with what it says."""

    kind: str  # menu, thing, place, loose, rest
    selector: str
    label: str


@dataclass(frozen=True)
class Sight:
    """What the page offers now."""

    ended: bool
    question: str
    menu: list[Offer]
    things: list[Offer]
    places: list[Offer]  # for what has been taken up
    loose: list[Offer]
    rest: list[Offer]


class Person:
    """Plays by the page alone, with a die for a mind."""

    def __init__(self, page: Page, seed: int = 1, *, finger: bool = False) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.finger = finger
        self.touched: list[Offer] = []

    def hurry(self) -> None:
        """Let the moves of others be shown at once, as the options allow."""
        self.page.get_by_test_id("options").click()
        self.page.get_by_label("at once").check()
        self.page.get_by_label("Let cards move").uncheck()
        self.page.get_by_test_id("options").click()

    def sight(self) -> Sight | None:
        """What can be answered now, if anything."""
        self.page.evaluate(SETTLE)
        seen = self.page.evaluate(SEE)
        return None if seen is None else sight_of(seen)

    def look(self) -> Sight:
        """What can be answered, as soon as there is something."""
        self.page.evaluate(SETTLE)
        return sight_of(self.until(SEE))

    def reach(self, selector: str) -> tuple[float, float] | str:
        """Where to touch this, scrolling there if need be; or why it cannot be touched."""
        found = self.page.evaluate(REACH, selector)
        if found == "covered" and self.page.locator(CLOSE_PILE).count():
            # Somebody looked through a pile, and the thing lies under it; it may just have closed
            with suppress(TooLate):
                self.page.locator(CLOSE_PILE).click(timeout=SOON)
            found = self.page.evaluate(REACH, selector)
        return (found["x"], found["y"]) if isinstance(found, dict) else str(found)

    def point(self, selector: str) -> tuple[float, float]:
        """Where to touch this."""
        found = self.reach(selector)
        assert not isinstance(found, str), (
            f"{selector} is {found}: {self.page.get_by_test_id('question').all_inner_texts()}"
        )
        return found

    def touch(self, selector: str) -> None:
        """Click or tap this, as soon as what was touched last is answered, and see what comes of it."""
        self.wait()
        self.tap(selector)
        self.page.evaluate(SETTLE)

    def tap(self, selector: str) -> None:
        """Click or tap this, where it can be reached; nothing, if what asked for it was closed while it was looked at."""
        found = self.reach(selector)
        asking = "[data-testid=let-go]" if selector.endswith(AS_PLACE) else "[data-testid=question]"
        if found == "gone" and not self.page.locator(asking).count():
            return
        x, y = self.point(selector) if isinstance(found, str) else found
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def wait(self) -> None:
        """Until what was touched last is answered."""
        self.until(ANSWERED)

    def until(self, look: str) -> Any:
        """What a look at the page gives, as soon as it gives something."""
        return self.page.evaluate(UNTIL % (look, BLINK), PATIENCE)

    def choose(self, seen: Sight) -> Offer:
        """What a person without a plan would do."""
        if seen.menu:
            return self.dice.choice(seen.menu)
        if seen.places:
            return self.dice.choice(seen.places)
        doing = [*seen.things, *seen.loose]
        if seen.rest and (not doing or self.dice.random() < BLANK):
            return self.dice.choice(seen.rest)
        return self.dice.choice(doing)

    def act(self) -> bool:
        """Touch one thing; false when the match is over."""
        seen = self.look()
        if seen.ended:
            return False
        offer = self.choose(seen)
        self.touched.append(offer)
        self.tap(offer.selector)
        return True

    def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Play on until the match is over, or enough is seen."""
        for _ in range(MOST_TOUCHES):
            if enough() or not self.act():
                return
        raise AssertionError(f"no end after {MOST_TOUCHES} touches; the last: {self.touched[-10:]}")

    def turn(self) -> int:
        """The number of the turn, as the page tells it; 0 before the first."""
        told = self.page.locator(".turn b").inner_text()
        return int(told.removeprefix("Turn ")) if told.startswith("Turn ") else 0


def sight_of(seen: dict[str, object]) -> Sight:
    """Give the page's answer its types."""
    offers = {kind: [Offer(**offer) for offer in seen[kind]] for kind in ("menu", "things", "places", "loose", "rest")}  # type: ignore[attr-defined]
    return Sight(bool(seen["ended"]), str(seen["question"]), **offers)


def deal(page: Page, seed: int | None, **settings: int) -> None:
    """Let every room that this page asks for have these settings, and the same seed again where it may know one: with bots."""

    def attempt(route: Route) -> None:
        asked = route.request.post_data_json or {}
        route.continue_(post_data=json.dumps(asked | {"seed": seed, "settings": asked["settings"] | settings}))

    page.route("**/api/rooms", attempt)


def sit_down(page: Page, seed: int, *, finger: bool = False, **settings: int) -> Person:
    """Play now against the bot that the start page offers, until the first question."""
    deal(page, seed, **settings)
    page.goto("/")
    page.get_by_test_id("play-now").click()
    person = Person(page, seed, finger=finger)
    person.look()
    return person


def sit_together(host: Page, friend: Page, seed: int) -> tuple[Person, Person]:
    """The one invites the other; both sit, are dealt in, and have the moves of others shown at once."""
    host.goto("/")
    host.get_by_test_id("invite").click()
    link = host.get_by_test_id("invitation").input_value()
    host.get_by_test_id("sit-down").click()
    friend.goto(link)
    friend.get_by_test_id("sit").click()
    both = Person(host, seed), Person(friend, seed + 1)
    for person in both:
        person.page.get_by_test_id("options").wait_for()
        person.hurry()
    return both
