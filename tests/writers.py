"""Somebody who writes cards in the workshop, for tests: a set of his, and a card in it."""

from __future__ import annotations

from typing import Any

from visitor import Browser

Json = dict[str, Any]
FOUNDER: Json = {
    "games": ["arc"], "name": "Bell Founder", "faction": "House of Nobles", "type": "creature", "subtypes": "Human Artisan",
    "cost": "3", "loyalty": 1, "attack": 2, "defense": 3,
    "text": "When this creature enters play, draw a card.\n(M): Target creature gets +2/+0 until end of turn.",
}  # fmt: skip


def begun(browser: Browser, name: str = "The Long Ebb") -> str:
    """A new set."""
    made = browser.post("/api/workshop/sets", {"name": name})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def saved(browser: Browser, set_: str, part: str, revision: int = 0, **fields: Any) -> Any:
    """What the server answers to a card that shall be kept: the founder, or with other values."""
    body = {"revision": revision, "card": {**FOUNDER, **fields}}
    return browser.post(f"/api/workshop/sets/{set_}/cards/{part}", body)
