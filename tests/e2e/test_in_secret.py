"""Two people at a table where nobody is to learn who holds an answer: the pages let time pass, and go on by themselves."""

import pytest
from playwright.sync_api import Page, expect

from person import Person, sit_together

pytestmark = pytest.mark.xdist_group("in_secret")  # one match for all

MOST_ROUNDS = 400
LEFT_ALONE = "You have nothing to choose here."


@pytest.fixture(scope="module")
def people(windows: tuple[Page, Page]) -> tuple[Person, Person]:
    """Two people who have chosen nothing about it: their table keeps it secret. One of them has a small window."""
    host, friend = windows
    friend.set_viewport_size({"width": 390, "height": 844})
    return sit_together(host, friend, 1)


def play_until(people: tuple[Person, Person], words: str) -> Page:
    """Play until a page says this."""
    for _ in range(MOST_ROUNDS):
        for person in people:
            if words in person.page.get_by_test_id("bar").inner_text():
                return person.page
            seen = person.sight()
            if seen is not None:
                person.touch(person.choose(seen).selector)
    raise AssertionError(f"nobody was told {words!r}")


def test_a_page_says_why_nothing_is_asked_and_goes_on(people: tuple[Person, Person]) -> None:
    page = play_until(people, LEFT_ALONE)
    other = next(person.page for person in people if person.page is not page)
    expect(other.get_by_test_id("bar")).to_contain_text("is choosing")
    expect(page.get_by_test_id("bar")).not_to_contain_text(LEFT_ALONE, timeout=10_000)


def test_whoever_wants_to_be_asked_passes_by_himself(people: tuple[Person, Person]) -> None:
    for person in people:
        person.page.get_by_test_id("options").click()
        panel = person.page.get_by_test_id("passing")
        expect(panel.get_by_label("Pass for me after a moment")).to_be_checked()
        panel.get_by_label("Ask me").check()
        person.page.get_by_test_id("options").click()
    for _ in range(MOST_ROUNDS):
        for person in people:
            seen = person.sight()
            if seen is None:
                continue
            if [one.kind for one in (*seen.menu, *seen.things, *seen.places, *seen.loose, *seen.rest)] == ["rest"]:
                return
            person.touch(person.choose(seen).selector)
    raise AssertionError("nobody was asked without a choice")
