"""The built client is served with names that may be kept for ever, a strict policy, and one page for all its paths."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from wtactics.server.data.datafile import open_data
from wtactics.server.data.store import Store
from wtactics.server.rooms.lobby import Lobby
from wtactics.server.web.app import make_app
from wtactics.server.web.pages import ABOUT, ALONE, KEPT, WITHIN, Pages

FAULT = {"where", "expected", "found"}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>", "utf-8")
    (folder / "assets" / "main-1a2b.js").write_text("let a = 1;\n" * 500, "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "secret.txt").write_text("of nobody's business", "utf-8")
    return folder


def visit(tmp_path: Path, folder: Path) -> TestClient:
    return TestClient(make_app(Lobby(Store(open_data(str(tmp_path / "t.sqlite3")))), Pages(folder)))


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/abc",
        "/rules/arc",
        "/cards/arc/",
        "/how/arc",
        "/english/arc",
        "/deck/arc/strike-fund",
        "/back",
        "/index.html",
    ],
)
def test_every_path_of_the_client_is_its_page(tmp_path: Path, built: Path, path: str) -> None:
    with visit(tmp_path, built) as client:
        answer = client.get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "<title>page</title>" in answer.text
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize("path", ["/docs", "/api/nothing", "/api/guest", "/healthz", "/.env"])
def test_every_answer_is_guarded_and_may_not_be_framed(tmp_path: Path, built: Path, path: str) -> None:
    with visit(tmp_path, built) as client:
        answers = [
            client.get(path),
            client.post(path, content="x"),
            client.get(path, headers={"sec-fetch-site": "cross-site"}),
        ]
    for answer in answers:
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_files_with_a_hash_in_their_name_are_kept_and_compressed(tmp_path: Path, built: Path) -> None:
    with visit(tmp_path, built) as client:
        asset, icon, none = (client.get(path) for path in ("/assets/main-1a2b.js", "/icon.svg", "/assets/main-0000.js"))
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    assert asset.headers["content-type"].startswith("text/javascript")
    assert (icon.text, icon.headers["cache-control"]) == ("<svg/>", "no-cache")
    assert none.status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"]
)
def test_nothing_outside_the_folder_is_served(tmp_path: Path, built: Path, path: str) -> None:
    with visit(tmp_path, built) as client:
        assert "business" not in client.get(path).text


def test_without_a_built_client_a_page_says_how_to_get_one(tmp_path: Path) -> None:
    with visit(tmp_path, tmp_path / "nowhere") as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "python3 dev.py play" in answer.text


@pytest.mark.parametrize("path", ["/api/nothing", "/api/rooms", "/api/rulesets/chess/cards"])
def test_a_call_that_there_is_not_is_a_fault_and_no_page(tmp_path: Path, built: Path, path: str) -> None:
    with visit(tmp_path, built) as client:
        answer = client.get(path)
    assert answer.status_code in (404, 405)
    assert set(answer.json()) >= FAULT


NOWHERE = [
    "/docs", "/metrics", "/redoc", "/openapi", "/health", "/admin", "/table", "/table/a/b", "/rules", "/back/x", "/nonsense",
    "/how/arc/x", "/" + "x" * 300, "/" + "x/" * 3000, "/table/" + "x/" * 300, "/%00", "/%ff%fe",
]  # fmt: skip
FILES = [
    "/favicon.ico", "/.env", "/.git/config", "/wp-login.php", "/robots.txt",
    "/assets/" + "x" * 5000, "/a/.b/c", "/x." + "y" * 300,
]  # fmt: skip


@pytest.mark.parametrize("path", NOWHERE, ids=lambda path: path[:20])
def test_where_there_is_no_page_a_program_is_told_so_and_a_reader_sees_it(
    tmp_path: Path, built: Path, path: str
) -> None:
    with visit(tmp_path, built) as client:
        told, shown = client.get(path), client.get(path, headers={"accept": "text/html,*/*;q=0.8"})
    assert (told.status_code, shown.status_code) == (404, 404)
    assert set(told.json()) >= FAULT
    assert len(told.text) < 600
    assert "<title>page</title>" in shown.text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path[:20])
def test_a_file_that_there_is_not_is_no_page_for_anybody(tmp_path: Path, built: Path, path: str) -> None:
    with visit(tmp_path, built) as client:
        for headers in ({}, {"accept": "text/html"}):
            answer = client.get(path, headers=headers)
            assert answer.status_code == 404
            assert set(answer.json()) >= FAULT


@pytest.mark.parametrize("path", ["/table/" + "x" * 5000, "/rules/" + "%f0%9f%98%80" * 400, "/cards/" + "%2e" * 900])
def test_a_long_path_of_a_page_is_a_page(tmp_path: Path, built: Path, path: str) -> None:
    with visit(tmp_path, built) as client:
        assert client.get(path).status_code in (200, 404)


def test_a_page_can_be_looked_for_without_being_fetched(tmp_path: Path, built: Path) -> None:
    with visit(tmp_path, built) as client:
        answer = client.head("/")
    assert (answer.status_code, answer.content) == (200, b"")


def test_the_pages_are_those_of_the_client() -> None:
    router = (Path(__file__).parents[2] / "client" / "src" / "router.ts").read_text("utf-8")
    named = set(re.findall(r'page === "(\w+)"', router))
    assert {*ALONE, *ABOUT, *WITHIN, *KEPT} == named | {""}
