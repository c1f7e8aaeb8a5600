"""What a hand does besides attacks: a creature put into its city, a drop in vain, the end of a turn."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from lead import led_to
from person import Person
from running import Server
from visitor import Json, Window, all_leave

RULE = re.compile(r"ARC-[A-Z]+-\d\d")


@pytest.fixture
def desk(browser: Browser, server: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=server.address, viewport={"width": 1280, "height": 800})
    yield context.new_page()
    context.close()
    all_leave()


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Page]:
    size = {"width": 390, "height": 844}
    context = browser.new_context(base_url=server.address, viewport=size, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()
    all_leave()


def opened(page: Page, window: Window) -> Person:
    page.goto(f"/table/{window.key}")
    expect(page.get_by_test_id("question")).to_be_visible()
    return Person(page)


def drag(me: Person, what: str, onto: str) -> None:
    """Put one thing on another, or where that is not touched itself, on its middle."""
    box = me.page.locator(onto).first.bounding_box()
    assert box is not None
    me.page.mouse.move(*me.point(what))
    me.page.mouse.down()
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    me.page.mouse.up()


def arrivals(question: Json) -> list[Json]:
    return [leap for leap in question["leaps"] if leap["verb"] == "play"]


def test_a_creature_put_into_a_city_arrives_there(desk: Page, server: Server) -> None:
    window = led_to(server.address, lambda question: len(arrivals(question)) > 2)
    leap = arrivals(window.state["question"])[-1]
    me = opened(desk, window)
    drag(me, f'button[data-thing="card:{leap["card"]}"]', f'button[data-thing="card:{leap["onto"]}"]')
    told: Json = {}
    for _ in range(6):
        if desk.get_by_test_id("otherwise").count():
            desk.keyboard.press("Space")  # the payment that is proposed
        told = window.hear("update")
        found = {card["name"]: card["home"] for card in told["state"]["cards"]}
        if found.get(leap["card"]) == leap["onto"]:
            return
    raise AssertionError(told["log"])


def test_a_card_put_where_it_means_nothing_says_why_there(desk: Page, server: Server) -> None:
    window = led_to(server.address, lambda question: len(arrivals(question)) > 1)
    leap = arrivals(window.state["question"])[0]
    me = opened(desk, window)
    drag(me, f'button[data-thing="card:{leap["card"]}"]', 'button[data-thing="area:0:army"]')
    why = desk.get_by_test_id("why")
    expect(why).to_contain_text("into the Army")
    expect(why.locator(".rule-link").first).to_have_text(re.compile("ARC-CREA-02"))
    desk.keyboard.press("Escape")
    drag(me, f'button[data-thing="card:{leap["card"]}"]', ".bar")
    expect(why).to_have_count(0)
    assert window.ask({"do": "hello"}, "welcome")["state"]["seq"] == window.state["seq"]


@pytest.mark.parametrize("form", ["desk", "phone"])
def test_a_turn_ends_when_its_player_says_so(form: str, server: Server, request: pytest.FixtureRequest) -> None:
    window = led_to(server.address, lambda question: bool(question["ends"]))
    page: Page = request.getfixturevalue(form)
    me = opened(page, window)
    expect(page.get_by_test_id("rest")).to_have_text(re.compile("Nothing more to do: end turn"))
    turn = me.turn()
    me.touch("[data-testid=rest]")
    page.wait_for_function("(turn) => !document.querySelector('.turn').innerText.includes(`Turn ${turn} `)", arg=turn)


def test_who_wants_it_ends_turns_by_themselves(desk: Page, server: Server) -> None:
    window = led_to(server.address, lambda question: bool(question["ends"]))
    desk.add_init_script("localStorage.setItem('wtactics.table', JSON.stringify({ endTurn: true }))")
    turn = window.state["turn"]
    desk.goto(f"/table/{window.key}")
    while window.state["turn"] == turn:
        window.next()
    assert desk.get_by_text("Nothing more to do").count() == 0
