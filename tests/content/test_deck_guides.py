"""Each deck for learning has a guide, with one word of advice for each of its cards and for no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from wtactics.cards import CONTENT
from wtactics.content import deck_guide as guides
from wtactics.content.content import content_of
from wtactics.content.deck_guide import BadGuide, deck_guide
from wtactics.games import GAMES

LEARNING = [(name, Path(deck.file).stem) for name in GAMES for deck in content_of(name).decks.values() if deck.learning]


def test_every_ruleset_has_two_decks_for_learning_and_every_guide_its_deck() -> None:
    assert [sum(own == name for own, _ in LEARNING) for name in GAMES] == [2] * len(GAMES)
    written = {(path.parent.name, path.stem) for path in (CONTENT / "guides").rglob("*.toml")}
    assert written == set(LEARNING)


@pytest.mark.parametrize(("name", "key"), LEARNING)
def test_each_card_of_the_deck_has_its_line_and_no_other_has_one(name: str, key: str) -> None:
    guide = deck_guide(name, key)
    assert guide is not None
    assert [one.card.name for one in guide.cards] == [card for card, _, _ in guide.deck.entries]
    assert sum(one.count for one in guide.cards) == len(guide.deck)
    for one in guide.cards:
        assert 30 < len(one.advice) < 240, one.card.name
        assert one.advice.endswith("."), one.card.name
    assert len({one.advice for one in guide.cards}) == len(guide.cards)
    assert min(len(guide.hand), len(guide.turns)) > 80


def test_a_guide_that_does_not_fit_its_deck_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "guides" / "arc"
    folder.mkdir(parents=True)
    text = (CONTENT / "guides" / "arc" / "strike-fund.toml").read_text("utf-8")
    (folder / "strike-fund.toml").write_text(text.replace('"Imp Stoker"', '"Imp Stroker"'), "utf-8")
    monkeypatch.setattr(guides, "CONTENT", tmp_path)
    content_of.cache_clear()
    with pytest.raises(BadGuide, match=r"lacking \['Imp Stoker'\], not in it \['Imp Stroker'\]"):
        deck_guide("arc", "strike-fund")
    content_of.cache_clear()


def test_there_is_no_guide_to_what_is_no_deck() -> None:
    assert deck_guide("arc", "nobody") is None
    assert deck_guide("arc", "by-appointment") is None
