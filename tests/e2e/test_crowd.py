"""Three and four at a table: whole games by click, and halves that can be read on a desktop and on a phone."""

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from person import Person, deal
from running import Server

SIZES = ((1280, 800), (390, 844), (844, 390))
SIT = "localStorage.setItem('wtactics:setup', JSON.stringify(%s))"
# Which numbers and piles of opponents are not seen whole within their panel, and which panels reach into another half.
CUT = """() => [...document.querySelectorAll(".others .player-panel")].flatMap((panel) => {
  const edge = panel.getBoundingClientRect();
  const half = panel.closest(".half").getBoundingClientRect();
  const parts = [...panel.querySelectorAll(".who, .score, .counter, .pile-button, .other-hand")];
  const cut = parts.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 3;
  });
  return [...cut.map((one) => one.innerText), ...(edge.right > half.right + 1 ? ["panel"] : [])];
})"""
# Which areas of opponents lie over one another, or out of the board's breadth.
OVER = """() => {
  const boxes = [...document.querySelectorAll(".others .area")].map((one) => one.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const over = boxes.filter((one, i) => boxes.some((other, j) => i < j && !apart(one, other)));
  return over.length + boxes.filter((one) => one.right > innerWidth + 1 || one.left < -1).length;
}"""


def begin(page: Page, game: str, others: int, seed: int, *, finger: bool = False, **settings: int) -> Person:
    """A match against so many bots in which we begin."""
    deal(page, seed, first_player=0, **settings)
    setup = {"ruleset": game, "others": others, "bot": "random"}
    page.add_init_script(SIT % json.dumps(setup))
    page.goto("/")
    page.get_by_test_id("play-now").click()
    me = Person(page, seed, finger=finger)
    me.look()
    me.hurry()
    return me


@pytest.mark.parametrize(
    ("game", "others"), [("arc", 2), ("arc", 3), ("orc", 2), ("orc", 3), ("ava", 3), ("ava+regions", 2)]
)
def test_halves_of_all_can_be_read_at_every_size(page: Page, game: str, others: int) -> None:
    me = begin(page, game, others, 5)
    me.play(lambda: me.turn() > 2 * others)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".others > .half")).to_have_count(others)
        assert page.evaluate(OVER) == 0, (width, height)
        assert width < height or page.evaluate(CUT) == [], (width, height)  # upright they are scrolled along a strip
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_three_play_with_a_finger(browser: Browser, server: Server) -> None:
    size = {"width": 390, "height": 844}
    context = browser.new_context(base_url=server.address, viewport=size, has_touch=True, is_mobile=True)
    me = begin(context.new_page(), "orc+triumv", 2, 5, finger=True)
    me.play(lambda: me.turn() > 6)
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_a_game_of_four_is_played_to_its_end(page: Page) -> None:
    me = begin(page, "orc", 3, 2, starting_influence=2)
    me.play()
    expect(page.get_by_test_id("ending")).to_be_visible()


def test_a_game_of_three_is_played_to_its_end(page: Page) -> None:
    me = begin(page, "arc", 2, 9, starting_points=4, winning_points=8)
    me.play()
    expect(page.get_by_test_id("ending")).to_be_visible()


def test_in_a_triumvirate_it_is_plain_whose_target_is_whom(page: Page) -> None:
    me = begin(page, "orc+triumv", 2, 5)
    me.play(lambda: me.turn() > 3)
    told = page.locator(".standing").all_inner_texts()
    names = page.locator(".who .name").all_inner_texts()
    assert len(told) == 3
    targets = [one.removeprefix("target: ").capitalize() for one in told]
    assert {name.capitalize() for name in names} == set(targets)
    assert all(name.capitalize() != target for name, target in zip(names, targets, strict=True))
