"""AVA by click and by finger: avatars, the cities deck and its top card are plain, and a game is played to its end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from laid_table import ava, laid
from person import Person, deal
from running import Server

FIELD = """
A: 17 LP; 8 VP; gold 3 Gaian, 1 Red Banner; city Willowgate: Elvish Reedcutter, Otter Scout; city Heronstand: Mud Hound;
   cities: Stilt Rows, Diggers Hall; {}army: Dike Boar, Imp Stoker marked, Eel Mother; hand: Spring Flood, Heron Lookout
B: 14 LP; 6 VP; gold 4 The Empire; city Dike Fort Nine: Pike Soldier; cities: Surveyors Hall, Marker Stone;
   army: Orc Standard, Gate Crew, Road Warden; hand: 4
phase: {}
"""
SIZES = pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)])
# What is cut off, of all that must be read whole at a glance.
CUT = """() => [...document.querySelectorAll(".tag, .now, .pile-title, .score b")].filter((one) => {
  const panel = one.closest(".player-panel, .area").getBoundingClientRect();
  const word = one.getBoundingClientRect();
  return one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 || word.width < 4 || word.height < 4
    || word.right > panel.right + 1 || word.left < panel.left - 1 || word.bottom > panel.bottom + 3;
}).map((one) => one.innerText)"""


def sized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


@SIZES
def test_whether_an_avatar_leads_is_seen_at_a_glance(page: Page, size: tuple[int, int]) -> None:
    sized(page, size)
    laid(page, ava(FIELD.format("avatar in Heronstand; ", "Play")), "ava")
    expect(page.locator(".tag")).to_have_text(["leads", "away"])
    expect(page.locator("[data-place='0:army'] .now")).to_have_text("no leader")
    expect(page.locator("[data-place='1:army'] .now")).to_have_count(0)
    assert page.evaluate(CUT) == []
    for seat, life in ((0, "17"), (1, "14")):
        expect(page.locator(f".score[data-place='{seat}:points']")).to_contain_text(life)
        expect(page.locator(".value-life .value-text", has_text=life)).to_have_count(1)


@SIZES
def test_the_top_city_is_built_where_its_deck_lies(page: Page, size: tuple[int, int]) -> None:
    sized(page, size)
    s = ava(FIELD.format("", "Entrance"))
    table = laid(page, s, "ava")
    expect(page.locator(".pile-top")).to_have_count(2)
    mine = page.locator(f"[data-testid='card-{s.card('Stilt Rows')}']")
    expect(mine).to_contain_text("Stilt Rows")
    expect(mine).to_have_attribute("data-may", "choose")
    expect(page.locator(".tray-box")).to_have_count(0)
    expect(page.locator(".hand [data-may]")).to_have_count(1)
    me = Person(page)
    me.touch(f"[data-testid='card-{s.card('Stilt Rows')}']")
    me.wait()
    picked = [said["picks"] for said in table.heard if said["do"] == "choose"]
    (built,) = [option.id for option in table.state().question.options if option.label == "build Stilt Rows"]
    assert picked[:1] == [[built]]


def begin(page: Page, seed: int, game: str, *mods: str, finger: bool = False, **settings: int) -> Person:
    """A match against a bot in which we begin."""
    deal(page, seed, first_player=0, **settings)
    page.goto("/")
    page.locator("[role=radiogroup] label", has_text=game).click()
    for mod in mods:
        page.get_by_test_id(f"mod-{mod}").click()
        expect(page.get_by_test_id(f"mod-{mod}").get_by_role("checkbox")).to_be_checked()
    page.get_by_test_id("play-now").click()
    me = Person(page, seed, finger=finger)
    me.look()
    me.hurry()
    return me


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    """A page on a phone held upright, where a finger touches."""
    context = browser.new_context(
        base_url=server.address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    yield context.new_page()
    context.close()


def test_a_game_is_played_to_its_end_by_finger(phone: Page) -> None:
    me = begin(phone, 7, "Alternative Rules", finger=True, winning_points=6)
    me.play()
    expect(phone.get_by_test_id("ending")).to_contain_text("win")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_with_regions_is_played_to_its_end(page: Page) -> None:
    me = begin(page, 6, "Alternative Rules", "regions", winning_points=6)
    me.play(lambda: me.turn() > 1)
    titles = page.locator("[data-place^='0:'] > .area-title").all_inner_texts()
    assert [title.partition(" ")[0] for title in titles] == ["Front", "Region", "Body", "Mind", "Soul"]
    me.play()
    expect(page.get_by_test_id("ending")).to_contain_text("win")


def test_turns_with_regions_are_played_by_finger(phone: Page) -> None:
    me = begin(phone, 8, "Alternative Rules", "regions", finger=True)
    me.play(lambda: me.turn() > 1)
    assert phone.evaluate(CUT) == []
    me.play(lambda: me.turn() > 3)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
