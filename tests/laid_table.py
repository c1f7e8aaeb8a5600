r"""Tables laid out for the browser: scenes of cards that ship, shown to a page as the server would show them.

    table = laid(page, arc("A: army: Mud Hound; hand: Spring Flood\nB: army: Imp Stoker\nphase: Attack"), "arc")
    table.change(0, "attack B's army")       # choose in the scene and tell the page, as after a choice of seat 0

So a page shows the same table every time, whatever is drawn, dealt or thought of elsewhere.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

from scenes import arc as arc_scenes
from scenes import ava as ava_scenes
from scenes import slot as slot_scenes
from scenes.scene import Scene
from wtactics.cards import Card
from wtactics.content.pool import load_library
from wtactics.engine.draft import at_will
from wtactics.engine.telling import forget_facts
from wtactics.games import ruleset
from wtactics.kits.game import Game
from wtactics.server.messages import Drafted, LogLine, Reasons, RoomInfo, SeatInfo, Update, Welcome, Why
from wtactics.server.rooms.trial import Trial
from wtactics.server.show import table as show

KEY: Final = "laid"
# Who stands for the avatars of a scene
LEADERS: Final = {"Avatar of A": "Warden of the Reeds", "Avatar of B": "Speaker of the Yard"}
Json = dict[str, Any]


def arc(text: str, cards: dict[str, str] | None = None, **more: Any) -> Scene:
    """A scene of ARC with cards that ship, and others that are told of."""
    return arc_scenes.scene(text, cards=real_cards("arc") | (cards or {}), **more)


def ava(text: str, **more: Any) -> Scene:
    """The same of AVA, whose avatars are two that ship."""
    cards = real_cards("ava")
    leaders = {name: replace(cards[leader], name=name) for name, leader in LEADERS.items()}
    return ava_scenes.scene(text, cards=cards | leaders, **more)


def slot(text: str, **more: Any) -> Scene:
    """The same of SLOT."""
    return slot_scenes.scene(text, cards=real_cards("slot"), **more)


def setting_up(*decks: str) -> Scene:
    """SLOT at its first question of all."""
    return slot_scenes.deal(*decks, cards=real_cards("slot"))


@cache
def real_cards(name: str) -> dict[str, Card]:
    """The cards that ship with a ruleset, by name."""
    return {card.name: card for card in load_library(name=name).cards}


class LaidTable:
    """A page's table: what it was shown, and what it asked for."""

    def __init__(self, page: Page, s: Scene, seat: int, name: str) -> None:
        self.page, self.scene, self.seat = page, s, seat
        self.game: Final[Game] = ruleset(name)
        self.seq = 1
        self.heard: list[Json] = []  # what the page has said
        self.lines: list[LogLine] = []
        self.window: WebSocketRoute | None = None
        numbers = {card.name: card.number for card in load_library(name=name).cards}
        numbers |= {name: numbers[leader] for name, leader in LEADERS.items() if leader in numbers}
        library = s.table.library
        cards = len(library.names) - int(library.tokens)
        library.numbers = [
            *(numbers.get(card, 0) for card in library.names[:cards]),
            *(-1 - i for i in range(int(library.tokens))),
        ]
        self.note()
        page.route(f"**/api/seats/{KEY}", self.answer)
        page.route_web_socket(f"**/api/seats/{KEY}/socket", self.open)

    # ---- telling

    def room(self) -> RoomInfo:
        """A room with a bot at the other seats."""
        seats = tuple(
            SeatInfo(seat=i, kind="person" if i == self.seat else "bot", name="Guest" if i == self.seat else f"Rival{i}",
                     deck="A deck", here=True, you=i == self.seat)
            for i in range(int(self.scene.table.seats))
        )  # fmt: skip
        return RoomInfo(room="laid", ruleset=self.game.name, title=self.game.title, settings={}, seats=seats, started=True,
                        over=False, turn=3, yours=True, link=f"/table/{KEY}", changed="2000-01-01T00:00:00Z")  # fmt: skip

    def note(self) -> tuple[LogLine, ...]:
        """Write down what has happened; it is told once."""
        told = show.log_lines(self.game, self.scene.match, self.seat, self.seq)
        self.lines += told
        return told

    def answer(self, route: Route) -> None:
        """Say whose seat it is."""
        route.fulfill(status=200, content_type="application/json", body=self.room().model_dump_json())

    def open(self, window: WebSocketRoute) -> None:
        """The page opens its line."""
        self.window = window
        window.on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        """The page says something: it is greeted, tried out for, or told why."""
        said = json.loads(text)
        self.heard.append(said)
        if said["do"] == "hello":
            self.tell(self.welcome())
        elif said["do"] == "choose":
            self.tell(self.tried(said["picks"]))
        elif said["do"] == "why":
            why = Why.model_validate_json(text)
            self.tell(
                Reasons(seq=self.seq, reasons=show.reasons(self.game, self.after(said["picks"]).match, self.seat, why))
            )

    def tell(self, message: Any) -> None:
        """Say something to the page."""
        assert self.window is not None, "the page has not opened its line"
        self.window.send(message.model_dump_json())

    def state(self) -> Any:
        """The table as the page's seat sees it."""
        match = self.scene.match
        return show.table_state(self.game, at_will(match) if match.asked == self.seat else match, self.seat, self.seq)

    def welcome(self) -> Welcome:
        """All that the page needs to begin."""
        layout = show.layout_message(self.game, {}, int(self.scene.table.seats))
        return Welcome(room=self.room(), layout=layout, seat=self.seat, state=self.state(), log=tuple(self.lines))

    # ---- choosing

    def after(self, picks: list[int]) -> Trial:
        """A copy on which these picks are made."""
        trial = Trial(self.game, self.scene.match, self.seat)
        for pick in picks:
            trial.choose(pick)
            trial.whole = False  # shown as a draft whatever comes next
        return trial

    def tried(self, picks: list[int]) -> Drafted:
        """The table as it would be after these picks, shown as a draft whatever comes next."""
        trial = self.after(picks)
        state = show.table_state(self.game, trial.match, self.seat, self.seq, part=bool(picks))
        if state.question is not None:
            state = state.model_copy(
                update={"question": state.question.model_copy(update={"named": tuple(trial.named)})}
            )
        return Drafted(seq=self.seq, picks=tuple(picks), said=tuple(trial.said), state=state)

    def change(self, by: int, *labels: str) -> None:
        """Choose in the scene, and tell the page what came of it, label by label."""
        for label in labels:
            forget_facts(self.scene.table)
            self.scene.choose(label)
            self.seq += 1
            events = show.events(self.game, self.scene.match, self.seat)
            self.tell(Update(by=by, state=self.state(), events=events, log=self.note()))


def laid(page: Page, s: Scene, name: str, seat: int = 0) -> LaidTable:
    """Open the table of a scene in the page."""
    table = LaidTable(page, s, seat, name)
    page.goto(f"/table/{KEY}")
    page.get_by_test_id("board").wait_for()
    return table
