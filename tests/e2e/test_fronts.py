"""ORC by click and by finger: quests are vetoed out of the deck, fronts lie opposite, and turns are played to the end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from person import Person, deal
from running import Server


def begin(page: Page, seed: int, *, finger: bool = False, **settings: int) -> Person:
    """A match against a bot in which we begin."""
    deal(page, seed, first_player=0, **settings)
    page.goto("/")
    page.locator("[role=radiogroup] label", has_text="Original Rules").click()
    page.get_by_test_id("play-now").click()
    me = Person(page, seed, finger=finger)
    me.look()
    me.hurry()
    return me


def places(page: Page) -> list[str]:
    """The areas of the board, from the top and from the left."""
    found = page.locator(".board .area").evaluate_all("all => all.map(one => one.dataset.place)")
    return [str(place) for place in found]


def test_quests_are_vetoed_and_lie_in_words_between_the_halves(page: Page) -> None:
    me = begin(page, 3)
    expect(page.locator(".tray .piece")).to_have_count(10)
    me.play(lambda: me.turn() > 0)
    expect(page.locator(".middle .task")).to_have_count(2)
    for task in page.locator(".middle .task").all():
        assert "Victory Points" in task.inner_text()
    assert places(page) == ["1:defensive", "1:offensive", "0:offensive", "0:defensive"]


# Which names of piles are not seen whole: each must lie within its panel.
CUT = """() => [...document.querySelectorAll(".pile-title")].filter((one) => {
  const [word, panel] = [one.getBoundingClientRect(), one.closest(".player-panel").getBoundingClientRect()];
  const cut = one.scrollWidth > one.clientWidth + 1;
  return cut || word.right > panel.right + 1 || word.left < panel.left - 1 || word.bottom > panel.bottom + 3;
}).map((one) => one.innerText)"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)])
def test_no_name_of_a_pile_is_cut_and_empty_fronts_keep_their_place(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    me = begin(page, 3)
    me.play(lambda: me.turn() > 0)
    assert page.evaluate(CUT) == []
    heights = page.locator(".board .area").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert len(heights) == 4
    assert min(heights) > 50


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    """A page on a phone held upright, where a finger touches."""
    context = browser.new_context(
        base_url=server.address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    yield context.new_page()
    context.close()


def test_a_game_is_played_to_its_end(page: Page) -> None:
    me = begin(page, 6, starting_influence=8)
    me.play()
    expect(page.get_by_test_id("ending")).to_contain_text("win")
    assert {offer.kind for offer in me.touched} >= {"thing"}


def test_a_game_is_played_to_its_end_by_finger(phone: Page) -> None:
    me = begin(phone, 7, finger=True, starting_influence=8)
    me.play()
    expect(phone.get_by_test_id("ending")).to_contain_text("win")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
