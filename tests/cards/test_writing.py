"""Cards that are written as a sheet are read as the same cards, whatever stands on them."""

from dataclasses import replace
from pathlib import Path
from string import printable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wtactics.cards import CONTENT, Card, FilePlace, load_cards
from wtactics.cards.sheet import cards_of
from wtactics.cards.source import source_of
from wtactics.cards.writing import by_sheet, sheet_text

SHIPPED = tuple(load_cards([CONTENT / "cards"]))
NOWHERE = FilePlace("", 0)


def read_again(text: str) -> list[Card]:
    return [placeless(card) for card in cards_of(source_of(text, "again"))]


def placeless(card: Card) -> Card:
    return replace(card, place=NOWHERE, text_line=0)


@pytest.mark.parametrize("kind", sorted({card.type for card in SHIPPED}))
def test_every_card_that_ships_is_read_as_it_was_written(kind: str) -> None:
    for card in SHIPPED:
        if card.type == kind:
            assert read_again(sheet_text([card])) == [placeless(card)]


def test_a_sheet_holds_the_cards_of_one_set_for_the_same_rulesets() -> None:
    sheets = by_sheet(SHIPPED)
    assert {sheet[0].set for sheet in sheets} == {card.set for card in SHIPPED}
    again = [card for sheet in sheets for card in read_again(sheet_text(sheet))]
    assert sorted(again, key=lambda card: card.number) == [placeless(card) for card in SHIPPED]


@given(st.text(printable + 'äß—"\\\x7f\x00\u2028😀').map(str.rstrip))
def test_any_words_come_through(words: str) -> None:
    first = replace(SHIPPED[0], text=words, flavour=words.strip().replace("\r", ""))
    (again,) = read_again(sheet_text([first]))
    assert (again.text, again.flavour) == (first.text, first.flavour)


def test_a_written_sheet_is_one_that_people_can_read(tmp_path: Path) -> None:
    card = next(card for card in SHIPPED if card.text.count("\n") and card.type == "creature")
    file = tmp_path / "sheet.toml"
    file.write_text(sheet_text([card]), "utf-8")
    lines = file.read_text("utf-8").splitlines()
    assert (lines[0], lines[3]) == (f'set = "{card.set}"', "[[card]]")
    assert card.text.splitlines()[0] in lines
