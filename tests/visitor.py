"""A client for tests: it speaks to a running server as the page does, and plays by a script."""

from __future__ import annotations

import json
import threading
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx2
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 60  # seconds for an answer, also of a machine that has much to do
NO_OPTION = 2**40  # the id of no option
OPEN = ExitStack()


def all_leave() -> None:
    """Close every window, and whatever else is open."""
    OPEN.pop_all().close()


class Browser:
    """Somebody with a cookie jar, at the HTTP API."""

    def __init__(self, address: str) -> None:
        self.address = address
        # nothing is encrypted here: reading the system's certificates would cost more than what most tests ask
        self.http = OPEN.enter_context(httpx2.Client(base_url=address, timeout=PATIENCE, verify=False))

    def post(self, path: str, body: Any) -> httpx2.Response:
        return self.http.post(path, content=json.dumps(body), headers={"content-type": "application/json"})

    def get(self, path: str) -> httpx2.Response:
        return self.http.get(path)

    def make_room(self, *seats: Json, **more: Any) -> Json:
        made = self.post("/api/rooms", {"ruleset": "arc", "seats": seats, **more})
        assert made.status_code == 201, made.text
        room: Json = made.json()
        return room

    def sit(self, link: str, **hello: Any) -> Window:
        return Window(self.address, link, **hello)


def me(deck: str = "salt-and-ink") -> Json:
    return {"kind": "me", "deck": deck}


def bot(name: str = "random", deck: str = "strike-fund") -> Json:
    return {"kind": "bot", "deck": deck, "bot": name}


def somebody(deck: str = "strike-fund") -> Json:
    return {"kind": "open", "deck": deck}


class Window:
    """One open socket of a seat; it knows the state that it was told last."""

    def __init__(self, address: str, link: str, **hello: Any) -> None:
        self.key = link.removeprefix("/table/")
        url = address.replace("http://", "ws://").rstrip("/")
        door = connect(f"{url}/api/seats/{self.key}/socket", max_size=1 << 24)
        self.socket: ClientConnection = OPEN.enter_context(door)
        self.bytes: list[str] = []
        self.log: list[Json] = []
        self.room: Json = {}
        self.state: Json = {}
        self.welcome: Json = {}
        self.shown: dict[tuple[int, ...], list[Json]] = {}  # the options of the open question, by the picks before
        if hello.get("silent") is None:
            self.say({"do": "hello", **hello})
            self.hear("welcome")

    # ---- words

    def say(self, message: Json | str | bytes) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def announce(self, size: int) -> None:
        """Send the head of a text message of so many bytes and nothing more, so that nothing is unread at the end."""
        masked_text, eight_bytes_of_length, mask = 0x81, 0xFF, bytes(4)
        self.socket.socket.sendall(bytes([masked_text, eight_bytes_of_length]) + size.to_bytes(8, "big") + mask)

    def next(self, patience: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: Json = json.loads(text)
        self.note(message)
        return message

    def note(self, message: Json) -> None:
        say = message["say"]
        if say == "welcome":
            self.welcome, self.room, self.state, self.log = (
                message,
                message["room"],
                message["state"] or {},
                message["log"],
            )
        elif say == "update":
            self.state = message["state"]
            self.log = self.log + message["log"]
        elif say == "seated":
            self.room = message["room"]
        elif say == "drafted" and message["state"]["question"]:
            self.shown[tuple(message["picks"])] = message["state"]["question"]["options"]
        if say in ("welcome", "update"):
            self.shown = {(): self.options}

    def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds; others are noted."""
        while (message := self.next())["say"] not in kinds:
            pass
        return message

    def ask(self, message: Json | str | bytes, *kinds: str) -> Json:
        self.say(message)
        return self.hear(*(kinds or ("refused",)))

    # ---- playing

    @property
    def over(self) -> bool:
        return self.state.get("ending") is not None

    @property
    def options(self) -> list[Json]:
        question = self.state.get("question")
        return question["options"] if question else []

    def choose(self, *places: int, seq: int | None = None) -> Json:
        """Choose by places in the questions shown so far, and hear what came of it: a draft, an update, or a refusal."""
        return self.ask(
            {"do": "choose", "seq": self.state["seq"] if seq is None else seq, "picks": self.ids(*places)},
            "drafted",
            "update",
            "refused",
        )

    def ids(self, *places: int) -> list[int]:
        """The ids of the options at these places, one question after another; a number of no option where there is none."""
        picks: list[int] = []
        for place in places:
            shown = self.shown.get(tuple(picks), [])
            picks.append(shown[place]["id"] if place < len(shown) else NO_OPTION + place)
        return picks

    def pick(self, chance: Random) -> Json:
        """Answer the open question, in as many parts as it has; a draft now and then is taken back."""
        picks: list[int] = []
        options = self.options
        while True:
            picks.append(chance.randrange(len(options)))
            answer = self.choose(*picks)
            if answer["say"] != "drafted":
                return answer
            options = answer["state"]["question"]["options"]
            if len(picks) > 1 and chance.random() < 0.1:
                picks = picks[:-1]
                options = self.choose(*picks)["state"]["question"]["options"]

    def play(self, chance: Random, until: int | None = None) -> None:
        """Play until the match is over, or so many choices are made; somebody else must play the other seats."""
        while not self.over and (until is None or self.state["seq"] < until):
            if self.options:
                answer = self.pick(chance)
                assert answer["say"] == "update", answer
            else:
                self.next()

    def close(self) -> None:
        self.socket.close()


def waiting_for(window: Window) -> Window:
    """The window, once its seat is asked or the match is over."""
    while not window.options and not window.over:
        window.next()
    return window


def play_both(one: Window, two: Window, seed: int = 0, until: int | None = None) -> None:
    """Two windows against each other, each in a thread of its own, to the end or so far."""
    threads = [threading.Thread(target=w.play, args=(Random(seed + i), until)) for i, w in enumerate((one, two))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def invited(address: str, **more: Any) -> tuple[Browser, Browser, Window, Window]:
    """Two people at one table: who made the room, and who came by the link."""
    host, friend = Browser(address), Browser(address)
    more["settings"] = {"discreet": 0, **more.get("settings", {})}  # nobody waits for people's pauses
    return host, friend, *met(host, friend, host.make_room(me(), somebody(), **more))


def met(host: Browser, friend: Browser, room: Json) -> tuple[Window, Window]:
    """Who made a room sits there, and somebody comes by its link."""
    one = host.sit(room["link"])
    assert one.state == {}
    link = room["invitations"]["1"]
    taken = friend.post(f"/api/seats/{link.removeprefix('/table/')}/take", {})
    assert taken.status_code == 200, taken.text
    one.hear("welcome")
    return one, friend.sit(taken.json()["link"])
