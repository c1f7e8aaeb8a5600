"""Tokens and counters with names: a page draws them, says what they are, and tells of them in its log."""

import json

from playwright.sync_api import Page, Route, expect

from laid_table import arc, laid
from scenes.arc import KIT
from wtactics.server.web import catalogue
from wtactics.vocabulary.reading.collection import build_with_tokens

CALL = "magic 1: Put two 2/1 Gaian Wolf creature tokens with flying into your army. Put two rust counters on target creature."


def faces() -> str:
    """The cards that ship, and the tokens of a card that is made up."""
    _, tokens = build_with_tokens(KIT.printed({"Call": CALL}), KIT.game.speech)
    known = [*catalogue.faces("arc"), *(catalogue.face_info(token, "arc") for token in tokens)]
    return json.dumps([face.model_dump() for face in known])


def answer(route: Route) -> None:
    route.fulfill(status=200, content_type="application/json", body=faces())


def test_a_token_looks_like_a_card_and_counters_lie_on_theirs(page: Page) -> None:
    page.route("**/api/rulesets/arc/cards", answer)
    s = arc("A: gems 5 Gaian; hand: Call; army: Mud Hound\nB: army: Imp Stoker", {"Call": CALL})
    table = laid(page, s, "arc")
    table.change(0, "play Call", "target Mud Hound")
    while s.table.chain:
        table.change(int(s.table.asked), s.way_on())
    expect(page.locator('[data-card="Wolf"]')).to_have_count(2)
    expect(page.get_by_label("Wolf; ATK 2; DEF 1; flying")).to_have_count(2)
    expect(page.get_by_label("Mud Hound; ATK 2; DEF 2; It has two rust counters on it.")).to_be_visible()
    expect(page.get_by_text("two Wolf tokens").first).to_be_attached()
    page.locator('[data-card="Wolf"]').first.hover()
    expect(page.get_by_text("Token creature").first).to_be_visible()
    assert page.get_by_text("of your free gems, to play it").count() == 0
