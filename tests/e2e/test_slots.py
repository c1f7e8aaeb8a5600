"""The eight-slot game by click: the opening out of the deck, whom a creature reaches, and some turns."""

import re

from playwright.sync_api import Page, expect

from person import Person, deal

OWN = ".board > .half"
BACKS = ".others [data-testid=back]"


def begin(page: Page, seed: int = 3) -> Person:
    """A match against a bot, in which we lay first, and which is not over as soon as the bot sees what a die does."""
    deal(page, seed, first_player=0, winning_points=100)
    page.goto("/")
    page.locator("[role=radiogroup] label", has_text="eight-slot").click()
    page.get_by_test_id("play-now").click()
    me = Person(page, seed)
    me.look()
    me.hurry()
    return me


def lay(me: Person, card: str, slot: int) -> None:
    me.touch(card)
    expect(me.page.get_by_test_id("let-go")).to_be_visible()
    me.touch(f'button[data-thing="slot:0:army:{slot}"][data-may=target]')
    expect(me.page.get_by_test_id("let-go")).to_have_count(0)
    expect(me.page.locator(".bar:not([aria-busy=true])")).to_be_visible()


def test_an_opening_is_laid_and_turned_up(page: Page) -> None:
    me = begin(page)
    expect(page.get_by_test_id("question")).to_contain_text("Lay 4 more face down")
    lay(me, ".tray .card-copies:nth-child(3) .piece", 2)
    lay(me, ".tray .card-copies:nth-child(2) .piece", 0)  # whoever is named later may stand in front
    expect(page.locator(f"{OWN} .slot .piece")).to_have_count(2)
    expect(page.locator(BACKS)).to_have_count(0)

    page.get_by_test_id("back").click()
    expect(page.locator(f"{OWN} .slot .piece")).to_have_count(1)
    expect(page.locator(f'{OWN} [data-testid="slot:0:army:2"] .piece')).to_have_count(1)

    page.get_by_test_id("search-open").click()
    page.get_by_test_id("search-words").fill("healer")
    expect(page.locator(".search output")).to_have_text(re.compile(r"^[1-4] of \d\d$"))
    lay(me, ".found .piece", 3)
    expect(page.get_by_test_id("search")).to_have_count(0)
    for slot in (5, 7):
        lay(me, ".tray .card-copies:nth-child(4) .piece", slot)
    expect(page.locator(BACKS)).to_have_count(4)
    expect(page.get_by_test_id("question")).to_contain_text("turn up")

    me.play(lambda: me.turn() > 0)
    expect(page.locator(BACKS)).to_have_count(0)
    expect(page.locator(".slot .piece")).to_have_count(16)


def test_turns_are_played_by_slots(page: Page) -> None:
    me = begin(page, 4)
    me.play(lambda: page.locator("[aria-current=step]").all_inner_texts() == ["Move"] and me.turn() > 0)
    page.keyboard.press("Escape")  # what is taken up shows its reach, too
    fighter = page.locator(f"{OWN} .piece[aria-label*='reaches']").first
    fighter.hover()
    reached = page.locator(".others .piece[data-reach]")
    expect(reached).not_to_have_count(0)
    words = fighter.get_attribute("aria-label") or ""
    titles = [(one.get_attribute("aria-label") or "").split(";")[0] for one in reached.all()]
    assert all(title in words for title in titles), (titles, words)
    page.mouse.move(2, 2)
    expect(reached).to_have_count(0)

    me.play(lambda: me.turn() > 2)
    assert me.turn() > 2
    assert {offer.kind for offer in me.touched} >= {"thing", "place"}
    assert re.search("moves|attacks", page.get_by_test_id("log").inner_text())
    me.look()  # whosever turn it is, it stays so until we answer
    mine = "your turn" in page.locator(".turn").inner_text()
    expect(page.locator(f"{OWN} [data-counter=ap] .pips")).to_have_count(1 if mine else 0)
