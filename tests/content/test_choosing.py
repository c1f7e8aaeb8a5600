"""What is told to somebody who has to choose a game: of every game and mod there is, and true to what is measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from wtactics.content import choosing
from wtactics.content.choosing import HARDEST, LENGTHS, Length, lengths, new_cards, offer_of
from wtactics.content.content import content_of
from wtactics.games import GAMES, all_games
from wtactics.lab.lengths import main, middle
from wtactics.server.web.catalogue import rulesets


@pytest.mark.parametrize("name", all_games())
def test_a_game_is_told_of_in_a_few_sentences(name: str) -> None:
    offer = offer_of(name)
    assert 60 < len(offer.about) < 420
    assert 1 <= offer.about.count(". ") + 1 <= 3
    assert 1 <= offer.hard <= HARDEST
    assert 0 < offer.rules <= len(content_of(name).rulebook)


@pytest.mark.parametrize("name", GAMES)
def test_a_ruleset_has_a_picture_and_was_measured(name: str) -> None:
    offer = offer_of(name)
    assert [card.name for card in offer.picture] == choosing.told_of(name)["picture"]
    assert len(offer.picture) >= 3
    assert all((offer.wins, offer.feels))
    assert offer.length is not None
    assert offer.length.games >= 20


def test_a_mod_shows_the_cards_that_it_brings_and_is_no_easier_than_its_game() -> None:
    shown = [card.name for card in new_cards("ava+regions")]
    assert len(set(shown)) == 3
    assert not {card.name for card in content_of("ava").cards}.intersection(shown)
    assert list(new_cards("orc+openmull")) == []
    assert offer_of("ava+regions").hard == offer_of("ava").hard + 1


def test_every_mod_is_offered_beside_its_game() -> None:
    told = {f"{one.name}+{mod.key}" for one in rulesets() for mod in one.mods}
    assert told == {name for name in all_games() if "+" in name}


def test_minutes_follow_from_decisions() -> None:
    assert Length(20, (9, 13), (60, 90)).minutes == (8, 12)
    assert middle([1.0, 2.0, 3.0, 4.0, 100.0]) == (2, 52)


def test_lengths_are_of_games_that_there_are_and_can_be_measured_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert set(lengths()) <= set(all_games())
    copy = tmp_path / "lengths.toml"
    copy.write_bytes(LENGTHS.read_bytes())
    for module in ("wtactics.lab.lengths", "wtactics.content.choosing"):
        monkeypatch.setattr(f"{module}.LENGTHS", copy)
    before = dict(lengths())
    lengths.cache_clear()
    main(["arc", "--games", "4"])
    lengths.cache_clear()
    now = choosing.lengths()
    lengths.cache_clear()
    assert now["arc"].games == 4
    assert {name: one for name, one in now.items() if name != "arc"} == {
        n: one for n, one in before.items() if n != "arc"
    }
