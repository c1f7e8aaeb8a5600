"""Cards are as large as there is room for, rows as high as what lies there, and nothing jumps when a question changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from laid_table import arc, laid, slot
from person import SETTLE, Person, deal
from running import Server

HEIGHT = 800  # px, of a desk
BROAD = 110  # px: on a desk, where there is room
FEW = """
A: city Reedmere: Elvish Reedcutter; city Willowgate: Elvish Sluicer marked; city Diggers Hall;
   army: Mud Hound, Dike Boar marked; hand: Spring Flood
B: city Tollbridge: Notary; city Saltcellar: Bell Acolyte marked; city Hollen Below; hand: 3
phase: Play
"""
MANY = """
A: city Reedmere: Elvish Reedcutter, Otter Scout, Heron Lookout; city Willowgate: Elvish Sluicer marked, Duckweed;
   city Diggers Hall; army: Mud Hound, Dike Boar marked, Imp Stoker, Imp Apprentice, Eel Mother, Bog Oak, Green Pike;
   hand: Spring Flood, Thrown Brick
B: city Tollbridge: Notary, Dock Informer; city Saltcellar: Bell Acolyte marked; city Hollen Below; army: Privateer, Old Money
phase: Play
"""
GRIDS = """
A: front: Elvish Fighter, Knight, Old Alder marked, -; back: Elvish Archer, Mage, -, -; deck: 20 Knight
B: front: Walking Corpse, Bone Guard, -, -; back: Silt Archer, Lich Registrar, -, -; deck: 20 Knight
"""
WIDTHS = "() => [...document.querySelectorAll('.board .piece')].map((one) => one.getBoundingClientRect().width)"
# Where each card on the board lies, and what frames the table; cards are told without the lift of those that may be chosen.
PLACES = """() => {
  const rect = (one) => one.getBoundingClientRect();
  const box = (one) => [rect(one).left, rect(one).top, rect(one).width, rect(one).height].map(Math.round);
  const frames = [".top", ".board", ".bar", ".side"].map((selector) => [selector, document.querySelector(selector)]);
  const nameOf = (one) => one.querySelector("[data-piece]")?.dataset.piece ?? "";
  const cards = [...document.querySelectorAll(".board .cell")].map((one) => [nameOf(one), one]);
  return Object.fromEntries([...frames, ...cards].filter(([, one]) => one).map(([name, one]) => [name, box(one)]));
}"""
NOT_CUT = "() => [...document.querySelectorAll('.board .cards')].every((one) => one.scrollWidth <= one.clientWidth + 1)"
AREAS = """() => [...document.querySelectorAll(".board .area")]
  .map((one) => [one.dataset.place, ...[...one.querySelectorAll("[data-piece]")].map((card) => card.dataset.piece)].join())
  .join("; ")"""
OUT_OF_SIGHT = """() => [".bar", ".hand", ".top", ".board"].filter((selector) => {
  const at = document.querySelector(selector)?.getBoundingClientRect();
  return !at || at.height < 20 || at.top < 0 || at.bottom > innerHeight + 1;
})"""


@pytest.mark.parametrize("height", [800, 1080])
@pytest.mark.parametrize(("text", "name"), [(FEW, "arc"), (GRIDS, "slot")])
def test_cards_on_a_desk_are_large(page: Page, text: str, name: str, height: int) -> None:
    page.set_viewport_size({"width": 1280, "height": height})
    laid(page, arc(text) if name == "arc" else slot(text), name)
    widths = page.evaluate(WIDTHS)
    assert len(widths) > 8
    assert min(widths) >= BROAD, widths


def test_many_cards_share_the_room(page: Page) -> None:
    laid(page, arc(MANY), "arc")
    widths = page.evaluate(WIDTHS)
    assert len(widths) > 20
    assert min(widths) >= 60, widths
    assert page.evaluate(NOT_CUT)


def test_an_empty_army_folds_to_a_line(page: Page) -> None:
    laid(page, arc(FEW), "arc")
    row = page.locator("[data-place='1:army']").evaluate("one => one.getBoundingClientRect().height")
    assert row == pytest.approx(24, abs=2)


@pytest.fixture
def lying(browser: Browser, server: Server) -> Iterator[Page]:
    """A phone on its side."""
    size = {"width": 844, "height": 390}
    context = browser.new_context(base_url=server.address, viewport=size, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("text", [FEW, MANY])
def test_a_phone_on_its_side_shows_hand_and_bar(lying: Page, text: str) -> None:
    laid(lying, arc(text), "arc")
    assert lying.evaluate(OUT_OF_SIGHT) == []
    assert lying.evaluate("() => document.documentElement.scrollHeight") <= 391
    bar = lying.get_by_test_id("bar").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] == pytest.approx(390, abs=1)  # nothing lies below it


def test_nothing_moves_because_a_question_changes(page: Page) -> None:
    """Over the questions of some turns: a card moves only where cards have come or gone, the frame never."""
    deal(page, 6, starting_points=100, winning_points=1000)
    page.goto("/")
    page.get_by_test_id("play-now").click()
    me = Person(page, 3)
    me.look()
    me.hurry()
    frames: list[object] = []  # each is to be the first
    stood: dict[str, object] = {}  # where the cards stood, by all that lay on the table
    compared = 0
    while me.turn() < 4:
        me.look()
        places = page.evaluate(PLACES)
        bar = places.pop(".bar", None)
        assert bar is None or bar[1] + bar[3] == HEIGHT, bar
        frames.append({name: places.pop(name) for name in (".top", ".board", ".side")})
        assert frames[-1] == frames[0]
        lying = areas(page)
        if lying in stood and places:
            assert places == stood[lying]
            compared += 1
        stood[lying] = places
        assert me.act(), "the match is over before anything could move"
        page.evaluate(SETTLE)
    assert compared > 5


def areas(page: Page) -> str:
    """Which card lies where."""
    return str(page.evaluate(AREAS))
