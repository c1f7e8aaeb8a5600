"""The lessons: short, and every rule that they name is in the book and carried out."""

import re

import pytest

from wtactics.games import all_games, ruleset
from wtactics.server.web.catalogue import ruleset_info

SHORT = 400  # characters of one part
SCREEN = 2600  # and of all


@pytest.mark.parametrize("name", all_games())
def test_a_lesson_fits_on_a_screen_and_names_rules_of_the_book(name: str) -> None:
    info = ruleset_info(name)
    book = ruleset(name).book()
    texts = [text for _, text in info.lesson]
    ids = [rule for text in texts for rule in re.findall(r"[A-Z]+-[A-Z]+-\d\d", text)]
    assert len(ids) >= 10
    assert [rule for rule in ids if rule not in book] == []
    assert max(map(len, texts)) <= SHORT
    assert sum(map(len, texts)) <= SCREEN
    assert info.summary
    assert all(title for title, _ in info.lesson)
