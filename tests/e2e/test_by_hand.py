"""Two people in two windows play a card of which nobody reads a sentence: one objects, and it is taken back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from person import Person, Sight, deal
from running import Server
from wtactics.content.content import content_of
from wtactics.content.own_sets import HANDS, SETTING

pytestmark = pytest.mark.xdist_group("by_hand")  # a server of its own

SHEET = """\
set = "Odd Ones"
rulesets = ["arc"]
"""
CARD = """
[[card]]
number = {number}
version = 1
name = "{name}"
faction = "Gaian"
type = "event"
cost = 0
loyalty = 0
text = "Draw a card. Flurb the reeds."
"""
RIDDLES = {"Reed Riddle": "Elvish Sluicer", "Mud Riddle": "Mud Hound", "Moor Riddle": "Heron Lookout"}
MOST_TOUCHES = 200


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a set of one's own, whose card may be played by hand."""
    folder = tmp_path_factory.mktemp("odd")
    cards = [CARD.format(number=90011 + n, name=name) for n, name in enumerate(RIDDLES)]
    (folder / "odd.toml").write_text(SHEET + "".join(cards), "utf-8")
    deck = Path(content_of("arc").find_deck("Teeth in the Reeds").file).read_text("utf-8")
    deck = deck.replace('name = "Teeth in the Reeds"', 'name = "Riddlers"')
    for riddle, card in RIDDLES.items():
        deck = deck.replace(f'"{card}"', f'"{riddle}"')
    (folder / "riddlers.toml").write_text(deck, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(SETTING, raising=False)
        patch.delenv(HANDS, raising=False)
        running = Server(folder / "table.sqlite3", "--by-hand", "--cards", str(folder)).start()
    yield running
    running.close()


@pytest.fixture(scope="module")
def people(windows: tuple[Page, Page]) -> tuple[Person, Person]:
    """Two people with Riddles in their decks, in a room where these are played by hand."""
    host, friend = windows
    deal(host, None, discreet=0)
    host.goto("/", timeout=60_000)
    host.get_by_test_id("by-hand").get_by_role("checkbox").check(timeout=120_000)  # a cold server reads its cards
    host.get_by_test_id("deck-riddlers").get_by_role("radio").check()
    host.get_by_test_id("against").select_option("riddlers")
    expect(host.get_by_test_id("by-hand").get_by_role("checkbox")).to_be_checked()
    host.get_by_test_id("invite").click()
    link = host.get_by_test_id("invitation").input_value()
    host.get_by_test_id("sit-down").click()
    friend.goto(link)
    friend.get_by_test_id("sit").click()
    both = Person(host, 1), Person(friend, 2)
    for person in both:
        person.page.get_by_test_id("options").wait_for()
        person.hurry()
    return both


def answer(person: Person, words: str) -> None:
    """Touch the button that says this."""
    person.page.locator("[data-option]").filter(has_text=words).first.click()


def riddle_of(seen: Sight) -> str | None:
    """Where a Riddle can be touched to be played."""
    if "Play cards" not in seen.question:
        return None
    return next((one.selector for one in [*seen.menu, *seen.things] if "Riddle" in one.label), None)


def until_by_hand(people: tuple[Person, Person]) -> tuple[Person, Person]:
    """Play until somebody carries out a text: he comes first."""
    for _ in range(MOST_TOUCHES):
        for person, other in (people, people[::-1]):
            seen = person.sight()
            if seen is None or seen.ended:
                continue
            if "Flurb the reeds" in seen.question:
                return person, other
            person.touch(riddle_of(seen) or person.choose(seen).selector)
    raise AssertionError("nobody played a Riddle")


def test_one_objects_and_it_is_taken_back(people: tuple[Person, Person]) -> None:
    doer, other = until_by_hand(people)
    answer(doer, "points")
    choose_player(doer)
    other.page.locator("[data-option]").filter(has_text="object").wait_for()
    expect(other.page.get_by_test_id("question")).to_contain_text("does it stand?")
    answer(other, "object")
    answer(doer, "take it back")
    expect(doer.page.get_by_test_id("question")).to_contain_text("Flurb the reeds")
    expect(doer.page.get_by_test_id("log")).to_contain_text("take it back")
    answer(doer, "done")


def choose_player(person: Person) -> None:
    """Name a player, then how many points."""
    seen = person.look()
    player = next(one for one in [*seen.loose, *seen.things] if "another" not in one.label)
    person.touch(player.selector)
    answer(person, "3 points more")
