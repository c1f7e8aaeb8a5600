"""A ruleset that the page has never heard of is played on it, by what the server tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from person import Person
from running import Local
from toy_ruleset.conftest import toy
from visitor import Browser as Visitor
from visitor import all_leave, me, somebody

__all__ = ["toy"]


@pytest.fixture
def local(tmp_path: Path) -> Iterator[Local]:
    """A server in this process, which knows the toy."""
    running = Local(tmp_path / "table.sqlite3")
    yield running
    all_leave()
    running.close()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_a_person_plays_the_toy_to_its_end(browser: Browser, local: Local, size: tuple[int, int]) -> None:
    host = Visitor(local.address)
    room = host.make_room(me("frogs"), somebody("herons"), ruleset="toy", settings={"discreet": 0})
    link = room["invitations"]["1"]
    taken = Visitor(local.address).post(f"/api/seats/{link.removeprefix('/table/')}/take", {})
    opponent = host.sit(taken.json()["link"])
    other = Thread(target=opponent.play, args=(Random(3),))
    other.start()
    context = browser.new_context(base_url=local.address, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.goto(room["link"])
    person = Person(page, 4)
    person.look()
    person.hurry()
    person.play()
    other.join()
    expect(page.get_by_test_id("ending").locator(".rule-link").first).to_have_text(re.compile(r"TOY-WIN-0\d"))
    assert {offer.kind for offer in person.touched} >= {"thing", "rest"}
    context.close()
