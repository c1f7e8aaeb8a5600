"""A whole match of two people in two windows, through a reload and the death of the server."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from person import PATIENCE, Person, deal, sit_together
from running import Server

pytestmark = pytest.mark.xdist_group("two_windows")  # one match for all

MOST_ROUNDS = 1_500
MOST_LOOKS, PAUSE = 200, 50  # ms
DRAW = re.compile(r"\bdraws?\b")  # the one window tells each card, the other how many
NAMES = ("Ann", "Ben")
PLAYER = re.compile(rf"\b(?:{'|'.join(NAMES)}|[Yy]ou)\b")  # each window speaks to its own
OTHERWISE = {"are": "is", "have": "has", "your": "his"}  # what agrees with "you" by more than an ending


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be killed."""
    running = Server(tmp_path_factory.mktemp("data") / "table.sqlite3").start()
    yield running
    running.close()


@pytest.fixture(scope="module")
def people(windows: tuple[Page, Page]) -> tuple[Person, Person]:
    """Two people with a browser of their own each, one invited by the other; both have names, and are dealt in."""
    host, friend = windows
    for page, name in zip(windows, NAMES, strict=True):
        named = page.context.request.post("/api/guest", data={"name": name})
        assert named.ok
    deal(host, None, starting_points=7, winning_points=10, discreet=0)
    return sit_together(host, friend, 1)


def go_on(people: tuple[Person, Person], turns: int | None = None, *, in_parts: bool = False) -> Person | None:
    """Play until the match is over, or so many turns have begun, or (in parts) somebody is in the middle of a choice."""
    for _ in range(MOST_ROUNDS):
        for person in people:
            seen = person.sight()
            if seen is None:
                continue
            if seen.ended or (turns is not None and person.turn() >= turns):
                return None
            if in_parts and so_far(person.page):
                return person
            person.touch(person.choose(seen).selector)
    raise AssertionError(f"no end after {MOST_ROUNDS} rounds")


def so_far(page: Page) -> list[str]:
    return page.get_by_test_id("so-far").all_inner_texts()


def story(page: Page) -> list[str]:
    """The log of this window, every line."""
    return [line.strip() for line in page.get_by_test_id("log").locator("li").all_text_contents()]


def in_third_person(line: str) -> str:
    """The line as it is told of others, but for the endings of verbs."""
    words = [OTHERWISE.get(word, word) for word in PLAYER.sub("somebody", line).split()]
    return " ".join(word.removesuffix("s").removesuffix("e") for word in words)


def apart(host: Page, friend: Page) -> list[tuple[str, str]]:
    """The lines by which the windows differ, but for a card that only one of them may know."""
    told = [[in_third_person(line) for line in story(page) if not DRAW.search(line)] for page in (host, friend)]
    pairs = list(zip(*told, strict=True))
    assert len(pairs) > 10
    return [pair for pair in pairs if pair[0] != pair[1] and not any("a card" in line for line in pair)]


def heard_by_both(people: tuple[Person, Person]) -> list[list[str]]:
    """What both windows tell, as soon as each has told all that the other has."""
    for _ in range(MOST_LOOKS):
        told = [story(person.page) for person in people]
        if len({sum(not DRAW.search(line) for line in lines) for lines in told}) == 1:
            return told
        people[0].page.wait_for_timeout(PAUSE)
    raise AssertionError(f"one window stays behind: {[lines[-3:] for lines in told]}")


def unfinished(person: Person) -> tuple[list[str], str]:
    return so_far(person.page), person.look().question


def test_a_reload_goes_on_in_the_middle_of_a_choice(people: tuple[Person, Person]) -> None:
    go_on(people, turns=2)
    person = go_on(people, in_parts=True)
    assert person is not None
    before, told = unfinished(person), story(person.page)
    person.page.reload()
    expect(person.page.get_by_test_id("so-far")).to_have_text(before[0])
    assert unfinished(person) == before
    assert story(person.page) == told


def test_a_killed_server_loses_nothing(people: tuple[Person, Person], server: Server) -> None:
    go_on(people, turns=3)
    person = go_on(people, in_parts=True)
    assert person is not None
    before, told = unfinished(person), heard_by_both(people)
    server.kill()
    for one in people:
        expect(one.page.locator(".offline")).to_be_visible(timeout=PATIENCE)
    server.start()
    for one in people:
        expect(one.page.locator(".offline")).to_have_count(0, timeout=PATIENCE)
    expect(person.page.get_by_test_id("so-far")).to_have_text(before[0])
    assert unfinished(person) == before
    assert [story(one.page) for one in people] == told
    assert not apart(people[0].page, people[1].page)


def test_the_match_goes_on_to_its_end_for_both(people: tuple[Person, Person]) -> None:
    go_on(people)
    for person in people:
        expect(person.page.get_by_test_id("summary").locator(".rule-link").first).to_be_visible()
    host, friend = (person.page for person in people)
    assert not apart(host, friend)
    heads = [page.get_by_test_id("summary").get_by_role("heading", level=2) for page in (host, friend)]
    titles = {head.inner_text() == "You win" for head in heads}
    assert titles == {True, False}
