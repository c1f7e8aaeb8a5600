"""What a seat may not know never reaches its page: neither its socket nor its document."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from person import sit_together
from running import Local
from wtactics.server.guard.limits import Limits

pytestmark = pytest.mark.xdist_group("hidden")  # one match for all

TURNS = 5


class Ear:
    """Hears all that a page is told by its socket."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def states(self) -> Iterator[dict]:
        for frame in self.frames:
            state = json.loads(frame).get("state")
            if state:
                yield state

    def layout(self) -> dict:
        return next(said["layout"] for said in map(json.loads, self.frames) if said["say"] == "welcome")


def lying(state: dict, areas: set[str], seat: int) -> set[tuple[str, int]]:
    """Titles and faces of the cards that this seat sees in these areas of its own."""
    cards = {card["name"]: card for card in state["cards"]}
    names = [
        name for place in state["places"] if place["seat"] == seat and place["area"] in areas for name in place["cards"]
    ]
    seen = [cards[name] for name in names if name in cards]
    return {(card["title"], card["face"]) for card in seen if card["face"] is not None}


def attached(state: dict, seat: int) -> set[tuple[str, int]]:
    """Titles and faces of this seat's cards that lie with another, in no area: all see them."""
    return {
        (card["title"], card["face"]) for card in state["cards"] if card["host"] is not None and card["owner"] == seat
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server where the pauses of a discreet table are short."""
    limits = Limits(rate=100_000, burst=100_000, pause_least=0.05, pause_more=0.05, pause_short=0.05)
    running = Local(tmp_path_factory.mktemp("data") / "table.sqlite3", limits)
    yield running
    running.close()


@pytest.fixture(scope="module")
def match(windows: tuple[Page, Page]) -> tuple[Ear, Ear]:
    """Two people with decks that share no card have played some turns."""
    host, friend = windows
    ears = Ear(host), Ear(friend)
    people = sit_together(host, friend, 3)
    while people[0].turn() < TURNS:
        for person in people:
            seen = person.sight()
            if seen is not None:
                person.touch(person.choose(seen).selector)
    return ears


@pytest.mark.parametrize("seat", [0, 1])
def test_cards_that_never_left_a_hand_are_known_to_it_alone(match: tuple[Ear, Ear], seat: int) -> None:
    mine, theirs = match[seat], match[1 - seat]
    areas = mine.layout()["areas"]
    hand = {area["key"] for area in areas if area["form"] == "fan"}
    seen_by_all = {area["key"] for area in areas if area["form"] in {"row", "hosts", "grid"} or area["open"]}
    held = set().union(*(lying(state, hand, seat) for state in mine.states()))
    played = set().union(*(lying(state, seen_by_all, seat) | attached(state, seat) for state in mine.states()))
    pending = {part["face"] for state in mine.states() for play in state["chain"] for part in play["text"]}
    known = set().union(*(lying(state, hand | seen_by_all, 1 - seat) for state in theirs.states()))
    secret = {(title, face) for title, face in held - played - known if face not in pending}
    assert secret, "in a match of some turns something stays in hand"
    received, drawn = "".join(theirs.frames), theirs.page.content()
    for title, face in secret:
        assert title not in received
        assert title not in drawn
        assert f'"face":{face},' not in received.replace(": ", ":")
        assert json.dumps(title) in "".join(mine.frames)  # it is there to be found


@pytest.mark.parametrize("seat", [0, 1])
def test_another_hand_is_only_counted(match: tuple[Ear, Ear], seat: int) -> None:
    theirs = match[1 - seat]
    hidden = {area["key"] for area in theirs.layout()["areas"] if area["form"] == "fan"}
    most = 0
    for state in theirs.states():
        announced = {play["source"] for play in state["chain"]}  # it lies there until it resolves
        for place in state["places"]:
            if place["seat"] == seat and place["area"] in hidden:
                assert set(place["cards"]) <= {None, *announced}
                most = max(most, place["count"])
    assert most >= 5
