"""Every page looks as its stored picture does, in both themes, on a desk, on a phone, and (tables) on a phone on its side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from laid_table import LaidTable, arc, laid, setting_up, slot
from person import SETTLE, Person
from pictures import STORED, Album, Difference, Studio
from running import Server

SIZES = {"desk": (1280, 800, 4), "phone": (390, 844, 2), "side": (844, 390, 3)}  # and by how much a picture is smaller
MOST_BYTES = 1_500_000  # of all pictures
NOON = "2026-03-20T12:00:00Z"
PAPER = 1.5  # screens of a page that scrolls: what follows is more of the same
STILL = "*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important }"
WEAR = """(css) => {
  const more = new CSSStyleSheet();
  more.replaceSync(css);
  document.adoptedStyleSheets.push(more);
}"""
BOX = "position: absolute; inset: 0; display: flex; z-index: 10; background: var(--panel)"
Pose = Callable[[Page], object]


# ---- what there is to see


def at(path: str, *then: Pose) -> Pose:
    """A page by its address, and what is done there."""

    def pose(page: Page) -> None:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")
        for step in then:
            step(page)

    return pose


def invite(page: Page) -> None:
    """A room that waits for a friend; its link is another one every time."""
    page.get_by_test_id("invite").click()
    page.get_by_test_id("sit-down").click()
    page.get_by_test_id("invitation").evaluate("one => (one.value = 'a secret link')")


def search(page: Page) -> None:
    page.get_by_role("searchbox").fill("attack")


FIELD = """
A: 17 points; gems 3 Gaian, 1 Gaian consumed, 1 Red Banner; city Reedmere: Elvish Reedcutter;
   city Willowgate: Elvish Sluicer marked, Otter Scout; city Diggers Hall; army: Mud Hound, Dike Boar marked, Imp Stoker;
   hand: Spring Flood, Heron Lookout, Thrown Brick, Bog Oak
B: 14 points; gems 4 The Empire; city Tollbridge: Notary; city Saltcellar (hurt 2): Bell Acolyte marked; city Hollen Below;
   hand: 4
"""
GRIDS = """
A: 6 points; front: Elvish Fighter, Knight, Old Alder, -; back: Elvish Archer, Mage, Elvish Shaman, Elvish Archer marked;
   twilight: Mage; deck: 20 Elvish Archer
B: 9 points; front: Walking Corpse, Bone Guard, Bell Ghoul hurt 1, -; back: Silt Archer, Lich Registrar, -, Silt Archer marked;
   deck: 20 Knight; grave: 3 Mage
"""


def arc_table(phase: str, *choices: str, seat: int = 0) -> Pose:
    """A table of ARC after these choices."""

    def pose(page: Page) -> LaidTable:
        s = arc(FIELD + f"phase: {phase}")
        for choice in choices:
            s.choose(choice)
        return laid(page, s, "arc", seat)

    return pose


def arc_end(page: Page) -> None:
    """The last blow of a match of ARC."""
    s = arc("A: 28 points; army: Bog Oak; hand: Spring Flood\nB: 3 points; city Tollbridge: Notary\nphase: Attack")
    s.choose("attack B's army")
    while not s.match.over:
        s.choose("no blocker" if "no blocker" in s.options() else s.options()[0])  # type: ignore[attr-defined]
    laid(page, s, "arc")


def slot_table(page: Page) -> LaidTable:
    """A table of SLOT in the action step."""
    return laid(page, slot(GRIDS), "slot")


def slot_pay(page: Page) -> None:
    """A price of SLOT, with the payment that is proposed."""
    s = slot(GRIDS + "step: Recruit")
    s.choose("recruit Elvish Archer")
    laid(page, s, "slot")


def aimed(page: Page) -> None:
    """The same with somebody taken up."""
    slot_table(page)
    Person(page).touch("[data-testid='slot:0:army:1'] .piece")


def slot_setup(page: Page) -> None:
    """The opening of SLOT."""
    mine = "8 Elvish Fighter, 8 Mage, 6 Knight, 4 Old Alder, 4 Reed Warden, 4 Elvish Archer"
    laid(page, setting_up(mine, "8 Walking Corpse, 8 Mage, 8 Knight"), "slot")


def options(page: Page) -> None:
    """What can be set at a table."""
    arc_table("Play")(page)
    page.get_by_test_id("options").click()


def why(page: Page) -> None:
    """Why a card cannot be played."""
    arc_table("Play")(page)
    page.locator(".hand .piece:not([data-may])").first.click()
    page.get_by_test_id("why").locator(".rule-link").first.wait_for()


PAGES: dict[str, Pose] = {
    "start": at("/"),
    "start-settings": at("/", lambda page: page.get_by_text("House rules").click()),
    "lesson-arc": at("/how/arc"),
    "lesson-slot": at("/how/slot"),
    "rules-arc": at("/rules/arc"),
    "rules-search": at("/rules/slot", search),
    "rule": at("/rules/arc#ARC-COMBAT-20"),
    "cards-arc": at("/cards/arc"),
    "cards-slot": at("/cards/slot"),
    "english-slot": at("/english/slot"),
    "card": at("/cards/arc#38"),
    "not-found": at("/nowhere"),
    "no-seat": at("/table/nobody"),
    "waiting": at("/", invite),
}
TABLES: dict[str, Pose] = {
    "arc-play": arc_table("Play"),
    "arc-attack": arc_table("Attack", "attack Tollbridge"),
    "arc-attacked": arc_table("Attack", "attack Tollbridge", "send Mud Hound", "done", seat=1),
    "arc-end": arc_end,
    "arc-options": options,
    "arc-why": why,
    "slot-setup": slot_setup,
    "slot-action": slot_table,
    "slot-aimed": aimed,
    "slot-pay": slot_pay,
}
VIEWS = [(name, size) for name in PAGES for size in ("desk", "phone")] + [
    (name, size) for name in TABLES for size in SIZES
]


# ---- looking


@pytest.fixture(scope="module")
def album(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Album]:
    context = browser.new_context()
    yield Album(Studio(context), blessing=request.config.getoption("--bless-pictures"))
    context.close()


@pytest.fixture
def window(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A window of the size that the test names."""
    size = getattr(request, "param", "desk")
    width, height, _ = SIZES[size]
    context = browser.new_context(
        base_url=server.address, viewport={"width": width, "height": height}, reduced_motion="reduce",
        has_touch=size != "desk", is_mobile=size != "desk",
    )  # fmt: skip
    yield context
    context.close()


def shot(page: Page, scheme: str) -> bytes:
    """What is seen now, in light or dark; of a page that scrolls the first screens."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]  # light or dark
    page.evaluate(SETTLE)
    size = page.viewport_size
    assert size is not None
    top = page.evaluate("() => scrollY")
    tall = page.evaluate("() => document.documentElement.scrollHeight")
    if top or tall <= size["height"]:
        return page.screenshot()
    height = min(tall, int(PAPER * size["height"]))
    return page.screenshot(full_page=True, clip={"x": 0, "y": 0, "width": size["width"], "height": height})


def wear(page: Page, css: str) -> None:
    """Put styles on the page that its policy would not let it load."""
    page.evaluate(WEAR, css)


def pose(page: Page, name: str) -> Page:
    """Bring the page into its pose, and let it come to rest."""
    page.clock.set_fixed_time(NOON)
    (PAGES | TABLES)[name](page)
    page.wait_for_load_state("networkidle")  # the first table of a server waits for its faces
    wear(page, STILL)
    page.evaluate("() => document.fonts.ready")
    return page


@pytest.mark.parametrize(("name", "size", "window"), [(name, size, size) for name, size in VIEWS], indirect=["window"],
                         ids=[f"{name}-{size}" for name, size in VIEWS])  # fmt: skip
def test_a_page_looks_as_it_did(window: BrowserContext, album: Album, name: str, size: str) -> None:
    page = pose(window.new_page(), name)
    found = [album.hold(f"{name}-{size}-{scheme}", shot(page, scheme), SIZES[size][2]) for scheme in ("light", "dark")]
    assert not any(found), "\n".join(filter(None, found))


def test_the_pictures_are_those_of_the_pages_and_small() -> None:
    wanted = {f"{name}-{size}-{scheme}.webp" for name, size in VIEWS for scheme in ("light", "dark")}
    stored = {path.name: path.stat().st_size for path in STORED.iterdir()}
    assert set(stored) == wanted
    assert sum(stored.values()) <= MOST_BYTES


# ---- is it noticed?

SPOILED = {
    "a box over the page": ("rules-arc", f"main .book-search {{ {BOX} }}"),
    "a column that is missing": ("arc-attack", ".side { display: none !important }"),
    "layers over each other": ("arc-play", ".hand { margin-top: -200px !important }"),
    "text without contrast": ("lesson-arc", "main { color: var(--panel) !important }"),
    "cards without faces": ("slot-action", ".card-paper { visibility: hidden !important }"),
    "a panel in the wrong theme": ("start", ".panel { background: #ddd; color: #333; filter: invert(1) }"),
}
AS_BEFORE = {
    "letters of another renderer": (
        "lesson-arc",
        "* { text-rendering: geometricPrecision; -webkit-text-stroke: 0.2px }",
    ),
    "half a pixel": ("rules-arc", "main { translate: 0.5px 0.5px }"),
    "another shade": ("arc-attack", ".card { filter: brightness(0.98) }"),
}


def difference(page: Page, album: Album, name: str, css: str) -> Difference:
    """How far a page is from itself with these styles in addition."""
    pose(page, name)
    stored = album.studio.develop(shot(page, "light"), 4)
    wear(page, css)
    return album.studio.compare(shot(page, "light"), 4, stored)


@pytest.mark.parametrize("name", SPOILED)
def test_what_spoils_a_page_is_noticed(window: BrowserContext, album: Album, name: str) -> None:
    found = difference(window.new_page(), album, *SPOILED[name])
    assert not found.is_small, found


@pytest.mark.parametrize("name", AS_BEFORE)
def test_what_nobody_sees_is_not(window: BrowserContext, album: Album, name: str) -> None:
    found = difference(window.new_page(), album, *AS_BEFORE[name])
    assert found.is_small, found


def test_a_picture_that_differs_is_kept_to_be_looked_at(window: BrowserContext, album: Album, tmp_path: Path,
                                                         monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    monkeypatch.setattr("pictures.STORED", tmp_path / "stored")
    monkeypatch.setattr("pictures.SEEN", tmp_path / "seen")
    page = pose(window.new_page(), "not-found")
    (tmp_path / "stored").mkdir()
    blessing, watching = Album(album.studio, blessing=True), Album(album.studio, blessing=False)
    assert "no picture" in watching.hold("page", shot(page, "light"), 4)
    assert blessing.hold("page", shot(page, "light"), 4) == watching.hold("page", shot(page, "light"), 4) == ""
    wear(page, "main { visibility: hidden !important }")
    assert "bless pictures" in watching.hold("page", shot(page, "light"), 4)
    assert {path.name for path in (tmp_path / "seen").iterdir()} == {"page.png", "page.difference.png"}
