"""Pages of other sites can do nothing in a guest's name; a guest who has lost his cookie comes back by a link of his own."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from running import Local
from visitor import OPEN, Browser, Json, bot, me, somebody

JSON = {"content-type": "application/json"}
COOKIE = "wtactics_guest"
NAME = json.dumps({"name": "Mallory"})
OTHERS = [
    {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}, {"sec-fetch-site": "Cross-Site", "origin": "HERE"},
    {"origin": "https://elsewhere.example"}, {"origin": "null"}, {"origin": "HERE:1"}, {"origin": "HERE.elsewhere.example"},
    {"origin": "http://127.0.0.1"}, {"origin": "file://"}, {"origin": "http://[::1"}, {"origin": ""},
]  # fmt: skip


def headers_at(local: Local, headers: dict[str, str]) -> dict[str, str]:
    return {name: value.replace("HERE", local.address) for name, value in headers.items()}


def named(local: Local, name: str = "Ann") -> Browser:
    visitor = Browser(local.address)
    assert visitor.post("/api/guest", {"name": name}).status_code == 200
    return visitor


@pytest.mark.parametrize("kind", [
    "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", None, "",
    "text/plain; application/json", "application/jsonp",
])  # fmt: skip
def test_a_form_cannot_be_sent_whoever_sends_it(local: Local, kind: str | None) -> None:
    visitor = named(local)
    for path in ("/api/guest", "/api/rooms", "/api/seats/x/take", "/api/guest/back", "/api/guest/who"):
        headers = {} if kind is None else {"content-type": kind}
        refused = visitor.http.post(path, content=NAME, headers=headers)
        assert (refused.status_code, refused.json()["where"]) == (415, "header.content-type")
        assert "set-cookie" not in refused.headers
    assert visitor.get("/api/guest").json()["name"] == "Ann"


@pytest.mark.parametrize("headers", OTHERS, ids=str)
def test_another_site_s_page_gets_no_answer_and_leaves_no_cookie(local: Local, headers: dict[str, str]) -> None:
    ann, foreign = named(local), headers_at(local, headers) | JSON
    nobody = Browser(local.address)
    for visitor in (ann, nobody):
        for ask in (visitor.http.get("/api/guest", headers=foreign), visitor.http.get("/api/guest/link", headers=foreign),
                    visitor.http.post("/api/guest", content=NAME, headers=foreign),
                    visitor.http.post("/api/rooms", content="{}", headers=foreign),
                    visitor.http.put("/api/guest", content=NAME, headers=foreign)):  # fmt: skip
            assert (ask.status_code, ask.json()["where"]) == (403, "header.origin")
            assert "set-cookie" not in ask.headers
    assert ann.get("/api/guest").json()["name"] == "Ann"


@pytest.mark.parametrize("headers", OTHERS, ids=str)
def test_another_site_s_page_opens_no_socket(local: Local, headers: dict[str, str]) -> None:
    visitor = Browser(local.address)
    room = visitor.make_room(me(), bot("random"))
    url = f"{local.address.replace('http', 'ws')}/api/seats/{room['link'].removeprefix('/table/')}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, additional_headers=headers_at(local, headers))
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("headers", [
    {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {"origin": "HERE"},
    {"sec-fetch-site": "same-origin", "origin": "HERE"},
    {"sec-fetch-site": "same-origin", "origin": "https://tls.example", "host": "inside:8642"},  # a proxy that changes Host
    {"origin": "https://table.example", "host": "table.example"},
    {"origin": "https://table.example", "host": "table.example:443"},
    {"origin": "http://table.example", "host": "Table.Example:80"},
    {"origin": "http://192.168.1.7:8642", "host": "192.168.1.7:8642"},
    {"origin": "http://[fe80::1]:8642", "host": "[fe80::1]:8642"}, {},
])  # fmt: skip
def test_our_own_page_is_answered_behind_a_proxy_too(local: Local, headers: dict[str, str]) -> None:
    own = headers_at(local, headers)
    visitor = Browser(local.address)
    assert visitor.http.post("/api/guest", content=NAME, headers=own | JSON).json()["name"] == "Mallory"
    charset = {"content-type": "Application/JSON; charset=utf-8"}
    assert visitor.http.post("/api/guest", content=NAME, headers=own | charset).status_code == 200
    if "host" not in own:
        room = visitor.make_room(me(), bot("random"))
        url = f"{local.address.replace('http', 'ws')}/api/seats/{room['link'].removeprefix('/table/')}/socket"
        socket = OPEN.enter_context(connect(url, additional_headers=own))
        socket.send('{"do":"ping"}')
        assert json.loads(socket.recv(20)) == {"say": "pong"}


def test_a_proxy_that_changes_host_is_told_of(local: Local) -> None:
    headers = JSON | {"origin": "http://table.example", "host": "inside:8642"}
    refused = Browser(local.address).http.post("/api/guest", content=NAME, headers=headers)
    assert refused.status_code == 403
    assert "a proxy in between must keep Host" in refused.json()["expected"]


def test_answers_with_secrets_are_kept_nowhere(local: Local) -> None:
    visitor = named(local)
    room = visitor.make_room(me(), somebody())
    key = room["link"].removeprefix("/table/")
    for answer in (visitor.get("/api/guest"), visitor.get("/api/guest/link"), visitor.get(f"/api/seats/{key}"),
                   visitor.get("/api/seats/none"), visitor.post("/api/guest", {"name": "Bea"}), visitor.post("/api/rooms", {}),
                   visitor.post(f"/api/seats/{key}/take", {})):  # fmt: skip
        assert answer.headers["cache-control"] == "no-store"
    assert visitor.get("/api/rulesets").headers["cache-control"] == "no-cache"


# ---- the way back


def link_of(visitor: Browser) -> str:
    answer = visitor.get("/api/guest/link")
    assert answer.status_code == 200, answer.text
    link: str = answer.json()["link"]
    return link


def secret_in(link: str) -> Json:
    split = urlsplit(link)
    assert (split.path, split.query) == ("/back", "")  # what follows # never leaves the browser by itself
    return {"secret": split.fragment}


def test_a_guest_comes_back_by_his_own_link(local: Local) -> None:
    ann = named(local)
    room = ann.make_room(me(), bot("random"))
    secret = secret_in(link_of(ann))
    phone = Browser(local.address)
    assert phone.post("/api/guest/who", secret).json() == {"name": "Ann", "games": 1, "you": False}
    assert COOKIE not in phone.http.cookies  # to ask is not to come back
    back = phone.post("/api/guest/back", secret)
    assert (back.status_code, back.json()["name"], back.json()["rooms"][0]["room"]) == (200, "Ann", room["room"])
    assert "HttpOnly" in back.headers["set-cookie"]
    assert phone.get("/api/guest").json() == ann.get("/api/guest").json()
    assert phone.post("/api/guest/who", secret).json()["you"]
    assert link_of(phone) == link_of(ann)  # it holds as long as the guest


def test_whoever_was_somebody_else_is_replaced_only_when_he_says_so(local: Local) -> None:
    ann, bea = named(local), named(local, "Bea")
    secret = secret_in(link_of(ann))
    assert bea.post("/api/guest/who", secret).json()["you"] is False
    assert bea.get("/api/guest").json()["name"] == "Bea"
    for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "https://elsewhere.example"}):
        assert bea.http.post("/api/guest/back", content=json.dumps(secret), headers=JSON | headers).status_code == 403
    assert bea.get("/back").headers.get("set-cookie") is None
    assert bea.get("/api/guest/back").status_code in (404, 405)
    assert bea.get("/api/guest").json()["name"] == "Bea"


@pytest.mark.parametrize("secret", ["x", "IkFubiI.forged", " ", "null", "a" * 200, "é.ß", "COOKIE", "CUT"])
def test_a_forged_way_back_is_nobody_s(local: Local, secret: str) -> None:
    ann = named(local)
    link = secret_in(link_of(ann))["secret"]
    told = {"COOKIE": ann.http.cookies[COOKIE], "CUT": link[:-1]}.get(secret, secret)  # a cookie is no way back either
    thief = Browser(local.address)
    for call in ("who", "back"):
        refused = thief.post(f"/api/guest/{call}", {"secret": told})
        assert (refused.status_code, refused.json()["where"]) == (404, "body.secret")
        assert told not in refused.text or len(told) < 5
    assert COOKIE not in thief.http.cookies
    thief.http.cookies.set(COOKIE, link)
    assert thief.get("/api/guest").json()["name"] != "Ann"


@pytest.mark.parametrize(
    "body", [{}, {"secret": ""}, {"secret": "x" * 201}, {"secret": 7}, {"secret": "x", "name": "y"}, []]
)
def test_a_way_back_that_is_none_is_refused(local: Local, body: Any) -> None:
    assert Browser(local.address).post("/api/guest/back", body).status_code == 422


def test_whoever_is_nobody_yet_has_no_link(local: Local) -> None:
    answer = Browser(local.address).get("/api/guest/link")
    assert (answer.status_code, answer.json()["where"]) == (404, "header.cookie")
