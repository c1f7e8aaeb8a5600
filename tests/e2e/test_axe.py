"""No page has a serious fault of accessibility, in light or in dark."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from person import SETTLE, Person, deal, sit_down

GRAVE = {"serious", "critical"}
ALL: dict[str, object] = {"resultTypes": ["violations"]}  # it would tell of all that is well, too
COLOURS: dict[str, object] = ALL | {
    "runOnly": {"type": "rule", "values": ["color-contrast"]}
}  # all that a theme changes


def faults(page: Page) -> list[str]:
    """What axe finds grave about this page in either theme, with one place each."""
    found = []
    for scheme, rules in (("light", ALL), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate(SETTLE)
        for fault in Axe().run(page, options=rules).response["violations"]:
            if fault["impact"] in GRAVE:
                node = fault["nodes"][0]
                where = f"{node['html'][:160]} {node['failureSummary'][:240]}"
                found.append(f"{scheme}: {fault['id']} ({len(fault['nodes'])}): {where}")
    # Chromium lets what is folded up keep the ink of the theme in which it was
    page.emulate_media(color_scheme="light")
    return found


def test_pages(page: Page) -> None:
    for path, heading in (
        ("/", "Sit down"),
        ("/how/arc", "How to play"),
        ("/rules/arc", "Rulebook"),
        ("/cards/arc", "Cards"),
        ("/english/arc", "Card English"),
        ("/deck/arc/strike-fund", "Strike Fund"),
    ):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading, timeout=60_000)  # a server reads first
        page.wait_for_load_state("networkidle")
        for search in page.get_by_role("searchbox").all():
            search.fill("imp")  # all rules and cards are drawn alike: a few of them will do
        assert faults(page) == [], path


def test_the_table_from_the_first_question_to_the_end(page: Page) -> None:
    me = sit_down(page, 4)
    assert faults(page) == []
    me.hurry()
    me.play(lambda: me.turn() >= 4)
    me.look()
    assert faults(page) == []

    me.touch(".half:not([data-mirrored]) button.area-title")  # a reason, or a menu
    page.get_by_test_id("options").click()
    assert faults(page) == []

    page.get_by_test_id("concede").click()
    page.get_by_test_id("concede-yes").click()
    expect(page.get_by_test_id("ending")).to_be_visible()
    assert faults(page) == []


def test_a_first_game(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("first-orc").click()
    page.get_by_test_id("mentor-next").wait_for(timeout=120_000)
    assert faults(page) == []


def test_a_table_of_slots(page: Page) -> None:
    deal(page, 5, first_player=0)
    page.goto("/")
    page.locator("[role=radiogroup] label", has_text="eight-slot").click()
    page.get_by_test_id("play-now").click()
    me = Person(page, 5)
    me.look()
    me.hurry()
    assert faults(page) == []
    page.get_by_test_id("search-open").click()
    assert faults(page) == []
    page.get_by_test_id("search-close").click()
    me.touch(".tray .piece")
    assert faults(page) == []
    me.play(lambda: page.locator("[aria-current=step]").all_inner_texts() == ["Action"])
    me.look()
    assert faults(page) == []


def test_the_workshop(page: Page) -> None:
    page.goto("/workshop")
    expect(page.get_by_test_id("begin-set")).to_be_visible()
    assert faults(page) == [], "the sets"
    page.get_by_test_id("begin-set").click()
    page.get_by_test_id("name").fill("Bell Founder")
    page.get_by_test_id("text").fill("Draw a crd.\nFlying.")
    expect(page.get_by_test_id("not-understood")).to_be_visible(timeout=120_000)
    page.get_by_test_id("with").click()
    page.get_by_text("Print it").click()
    assert faults(page) == [], "a card"
    page.get_by_role("link", name="My set").click()
    expect(page.get_by_role("link", name="Test table")).to_be_visible()
    assert faults(page) == [], "a set"
    table = page.get_by_role("link", name="Test table").get_attribute("href")
    page.get_by_test_id("new-deck").click()
    page.get_by_test_id("put-in").first.click(timeout=60_000)
    expect(page.get_by_test_id("deck-faults")).to_be_visible()
    assert faults(page) == [], "a deck"
    page.goto(table or "")
    page.get_by_test_id("lay-0").first.click(timeout=60_000)
    assert faults(page) == [], "a test table"
