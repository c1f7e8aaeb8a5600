"""An attack as a hand makes it: attacker, target, and it stands until it is confirmed; by mouse, by keys and by finger."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from lead import led_to
from person import Person
from running import Server
from visitor import Json, Window, all_leave

ASKED = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}


def attackers(question: Json) -> set[int]:
    return {leap["card"] for leap in question["leaps"] if leap["verb"] == "attack"}


def cities(question: Json) -> list[Json]:
    return [leap for leap in question["leaps"] if leap["verb"] == "attack" and leap["onto"] is not None]


def attacked(window: Window) -> set[int]:
    """Who attacks, and which city, in the next news of this seat."""
    for _ in range(5):
        lines = [line["text"] for line in window.hear("update")["log"]]
        told = [line for line in lines if any("attack" in part["text"] for part in line)]
        if told:
            return {part["card"] for line in told for part in line} - {None}
    raise AssertionError("nobody attacks")


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[object]:
    contexts = []

    def opened(window: Window, form: str) -> Page:
        touch = {"has_touch": True, "is_mobile": True} if form == "phone" else {}
        context = browser.new_context(base_url=server.address, viewport=ASKED[form], **touch)
        contexts.append(context)
        page = context.new_page()
        page.goto(f"/table/{window.key}")
        expect(page.get_by_test_id("question")).to_be_visible()
        return page

    yield opened
    for context in contexts:
        context.close()
    all_leave()


def alone(question: Json) -> bool:
    return len(attackers(question)) == 1 and len(cities(question)) > 1


def together(question: Json) -> bool:
    return len(attackers(question)) > 1 and len(cities(question)) > 1


@pytest.mark.parametrize("form", ASKED)
def test_a_lone_attacker_stands_at_its_target_until_that_is_confirmed(
    open_page: object, server: Server, form: str
) -> None:
    window = led_to(server.address, alone)
    leap = cities(window.state["question"])[0]
    page = open_page(window, form)  # type: ignore[operator]
    me = Person(page, finger=form == "phone")
    me.touch(f'button[data-thing="card:{leap["card"]}"]')
    me.touch(f'button[data-thing="card:{leap["onto"]}"]')
    expect(page.get_by_test_id("question")).to_contain_text(re.compile("^So far Attack .* with "))
    expect(page.locator(".arrows path[data-kind=attack]")).to_have_count(1)
    assert window.state["seq"] == window.ask({"do": "hello"}, "welcome")["state"]["seq"]  # nothing has been done
    page.get_by_test_id("let-go").click()
    expect(page.locator(".arrows path[data-kind=attack]")).to_have_count(0)
    me.touch(f'button[data-thing="card:{leap["card"]}"]')
    me.touch(f'button[data-thing="card:{leap["onto"]}"]')
    page.get_by_test_id("confirm").click()
    assert attacked(window) == {leap["card"], leap["onto"]}


def test_an_attacker_is_dragged_and_another_joins_it(open_page: object, server: Server) -> None:
    window = led_to(server.address, together)
    leap = cities(window.state["question"])[0]
    (other, *_) = attackers(window.state["question"]) - {leap["card"]}
    page = open_page(window, "desk")  # type: ignore[operator]
    me = Person(page)
    page.mouse.move(*me.point(f'button[data-thing="card:{leap["card"]}"]'))
    page.mouse.down()
    page.mouse.move(*me.point(f'button[data-thing="card:{leap["onto"]}"]'), steps=6)
    page.mouse.up()
    expect(page.get_by_test_id("so-far")).to_contain_text("ttack")
    expect(page.locator(".arrows path[data-kind=attack]")).to_have_count(1)
    me.touch(f'button[data-thing="card:{other}"]')
    if page.get_by_test_id("rest").count():  # somebody else could join, too
        page.keyboard.press("Space")
    assert attacked(window) == {leap["card"], other, leap["onto"]}


def test_an_attack_on_an_army_by_keys(open_page: object, server: Server) -> None:
    window = led_to(server.address, together)
    attacker = min(attackers(window.state["question"]))
    page = open_page(window, "desk")  # type: ignore[operator]
    page.locator(f'button[data-thing="card:{attacker}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("button[data-may=target]:focus")).to_have_count(1)
    page.locator('button[data-thing="area:1:army"]').focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("so-far")).to_contain_text("army")
    page.keyboard.press("Space")
    assert attacked(window) == {attacker}
