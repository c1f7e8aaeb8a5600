"""The built client is served with names that may be kept for ever, a strict policy, and one page for all its paths."""
from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from wtactics.server.app import make_app
from wtactics.server.datafile import open_data
from wtactics.server.house import House
from wtactics.server.pages import Pages
from wtactics.server.store import Store


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>", "utf-8")
    (folder / "assets" / "main-1a2b.js").write_text("let a = 1;\n" * 500, "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    return folder


def visit(tmp_path: Path, folder: Path) -> TestClient:
    return TestClient(make_app(House(Store(open_data(str(tmp_path / "t.sqlite3")))), Pages(folder)))


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/arc", "/cards/arc", "/how/arc", "/index.html"])
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


def test_files_with_a_hash_in_their_name_are_kept_and_compressed(tmp_path: Path, built: Path) -> None:
    with visit(tmp_path, built) as client:
        asset, icon, none = (client.get(path) for path in ("/assets/main-1a2b.js", "/icon.svg", "/assets/main-0000.js"))
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-encoding"] == "gzip"
    assert asset.headers["content-type"].startswith("text/javascript")
    assert (icon.text, icon.headers["cache-control"]) == ("<svg/>", "no-cache")
    assert none.status_code == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%00"])
def test_nothing_outside_the_folder_is_served(tmp_path: Path, built: Path, path: str) -> None:
    with visit(tmp_path, built) as client:
        assert "secret" not in client.get(path).text


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
    assert set(answer.json()) == {"where", "expected", "found"}
