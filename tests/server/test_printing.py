"""Sheets of cards from the server: what is asked for, what is too much, and that games go on meanwhile."""

from __future__ import annotations

import threading
import time
from typing import Any

import httpx2
import pytest

from running import Local
from wtactics.paper import CannotPrint
from wtactics.server.web import printing


@pytest.fixture(autouse=True)
def plenty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever tests prints much; each asks as somebody else."""
    monkeypatch.setattr(printing, "caller_of", lambda _: str(time.monotonic_ns()))


def ask(local: Local, **body: Any) -> httpx2.Response:
    return httpx2.post(f"{local.address}/api/print", json={"game": "arc"} | body, timeout=60)


def fault(response: httpx2.Response) -> str:
    found = response.json()
    return f"{response.status_code} {found['where']}: expected {found['expected']}, found {found['found']}"


@pytest.mark.parametrize(
    "look", [{}, {"paper": "letter", "size": "65x92", "bleed": 2, "backs": True}, {"text_only": True}]
)
def test_a_deck_comes_as_pdf(local: Local, look: dict[str, Any]) -> None:
    answer = ask(local, deck="Strike Fund", look=look)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.content.startswith(b"%PDF")


def test_cards_come_by_their_names(local: Local) -> None:
    few, many = (ask(local, cards=[{"name": "Otter Scout", "count": n}], look={"text_only": True}) for n in (1, 30))
    assert few.content.count(b"/Type /Page") < many.content.count(b"/Type /Page") or len(few.content) < len(
        many.content
    )
    modded = ask(local, game="ava+regions", cards=[{"name": "Open Fairground"}], look={"text_only": True})
    assert modded.status_code == 200


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({}, "422 body.cards: expected a deck, or the names of cards, found neither"),
        ({"deck": "../../etc/passwd"}, "422 body.deck: expected a deck that ships, found '../../etc/passwd'"),
        ({"deck": "x.toml"}, "422 body.deck"),
        ({"cards": [{"name": "Otter Scowt"}]}, "422 body.cards.0.name: expected the name of a card"),
        ({"cards": [{"name": "Otter Scout", "count": 0}]}, "422 body.cards.0.count"),
        (
            {"cards": [{"name": "Otter Scout", "count": 99}] * 5},
            "413 body.cards: expected at most 400 cards at once, found 495",
        ),
        ({"cards": [{"name": "Otter Scout"}] * 201}, "422 body.cards"),
        ({"deck": "Strike Fund", "look": {"paper": "a3"}}, "422 body.look.paper"),
        ({"deck": "Strike Fund", "look": {"bleed": 50}}, "422 body.look.bleed"),
        ({"game": "chess"}, "404 path.ruleset"),
        ({"game": "arc+no"}, "404 path.ruleset"),
    ],
)
def test_what_cannot_be_printed_is_refused(local: Local, body: dict[str, Any], told: str) -> None:
    assert told in fault(ask(local, **body))


def test_a_server_without_the_libraries_says_so(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(*_: object) -> bytes:
        raise CannotPrint("printing needs the extra")

    monkeypatch.setattr(printing, "sheets", lacking)
    assert "503 server: expected a server that prints such sheets, found printing needs the extra" in fault(
        ask(local, deck="Strike Fund")
    )


def test_no_more_wait_than_there_is_room_for_and_others_are_answered_meanwhile(
    local: Local, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = threading.Event()

    def waits(*_: object) -> bytes:
        assert slow.wait(30)
        return b"%PDF"

    monkeypatch.setattr(printing, "sheets", waits)
    answers: list[httpx2.Response] = []
    askers = [threading.Thread(target=lambda: answers.append(ask(local, deck="Strike Fund"))) for _ in range(9)]
    for asker in askers:
        asker.start()
    until = time.monotonic() + 20
    while len(answers) < 3 and time.monotonic() < until:
        time.sleep(0.02)
    assert httpx2.get(f"{local.address}/healthz").status_code == 200
    slow.set()
    for asker in askers:
        asker.join(30)
    assert sorted(answer.status_code for answer in answers) == [200] * 6 + [429] * 3


def test_who_prints_much_waits_a_while(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "caller_of", lambda address: address)
    monkeypatch.setattr(printing, "sheets", lambda *_: b"%PDF")
    codes = [ask(local, deck="Strike Fund").status_code for _ in range(15)]
    assert codes[:12] == [200] * 12
    assert codes[-1] == 429
