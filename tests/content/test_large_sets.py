"""Large sets of one's own: only the texts of cards that stand in decks are read to be played with."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from wtactics.cards import CONTENT
from wtactics.content import content
from wtactics.content.bad_input import BadInput
from wtactics.content.content import Content, content_of, open_sets
from wtactics.content.own_sets import SETTING
from wtactics.records.record import begin
from wtactics.records.shelf import content_for

CARD = """
[[card]]
number = {number}
version = 1
name = "{name}"
faction = "Red Banner"
type = "creature"
cost = 1
attack = 1
defense = 1
text = "{text}"
"""


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A set that counts as large: a card in a deck of its own, one in a deck elsewhere, one that nobody could read."""
    monkeypatch.setattr(content, "MOST_READ", 2)
    monkeypatch.delenv(SETTING, raising=False)
    folder = tmp_path / "large"
    folder.mkdir()
    cards = [("Pond Skater", "Draw a card."), ("Pond Snail", "Draw a card."), ("Pond Riddle", "Swim, if you like.")]
    sheet = 'set = "Large"\nrulesets = ["arc"]\n' + "".join(
        CARD.format(number=90_000 + n, name=name, text=text.replace("Draw", "When this creature dies, draw"))
        for n, (name, text) in enumerate(cards)
    )
    (folder / "sheet.toml").write_text(sheet, "utf-8")
    for name, place in (("Pond Skater", folder), ("Pond Snail", tmp_path)):
        text = (CONTENT / "decks/arc/strike-fund.toml").read_text("utf-8").replace('"Strike Fund"', f'"{name}s"')
        (place / f"{name[5:].lower()}.toml").write_text(text.replace('"Imp Apprentice"', f'"{name}"'), "utf-8")
    open_sets([folder])
    yield tmp_path
    os.environ.pop(SETTING, None)
    content_of.cache_clear()


def names(there: Content) -> set[str]:
    return {name for name in there.pool.library.names if name.startswith("Pond")}


@pytest.mark.usefixtures("large")
def test_what_stands_in_no_deck_is_shown_and_not_read() -> None:
    there = content_of("arc")
    assert "Pond Riddle" in there.shown
    assert names(there) == {"Pond Skater"}
    there.match(("Pond Skaters", "Strike Fund"), 1, {})
    assert len(there.lists["Pond Skaters"]) == 45


def test_a_deck_that_somebody_names_is_read_with_the_others(large: Path) -> None:
    there = content_of("arc")
    there.match(("Pond Skaters", str(large / "snail.toml")), 1, {})
    assert len(there.lists) == 2
    assert names(there) == {"Pond Skater", "Pond Snail"}


def test_a_deck_that_comes_too_late_is_refused_in_words(large: Path) -> None:
    there = content_of("arc")
    assert names(there) == {"Pond Skater"}
    with pytest.raises(BadInput, match="'Pond Snail': its text was not read"):
        there.match((str(large / "snail.toml"), "Strike Fund"), 1, {})


def test_a_game_is_replayed_also_when_its_deck_is_gone(large: Path) -> None:
    there = content_of("arc")
    decks = [there.find_deck(name) for name in ("Pond Skaters", "Strike Fund")]
    record = begin(there.game, there.pool, [(deck.name, deck.cards(there.cards)) for deck in decks], 1).record
    assert content_for(record) is there
    (large / "large" / "skater.toml").unlink()
    content_of.cache_clear()
    again = content_for(record)
    assert again.carried
    assert names(again) == {"Pond Skater"}


def test_a_small_set_is_read_whole(large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "MOST_READ", 300)
    shutil.copy(large / "snail.toml", large / "large")
    (large / "large" / "sheet.toml").write_text(
        (large / "large" / "sheet.toml").read_text("utf-8").replace("Swim, if you like.", ""), "utf-8"
    )
    content_of.cache_clear()
    assert names(content_of("arc")) == {"Pond Skater", "Pond Snail", "Pond Riddle"}
