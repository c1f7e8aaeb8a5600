"""Trial mods alone and together: random games keep the laws, records replay, and nobody pretends without a mod."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from modded import TOGETHER, TRIALS, game_with
from scenes.arc import rule
from toy_pool import ARC, deck, pool
from wtactics import games
from wtactics.cards import Card
from wtactics.engine.checked import CheckedMatch
from wtactics.engine.digest import digest_of
from wtactics.engine.invariants import Broken
from wtactics.engine.places import HAND
from wtactics.engine.step import EditFault
from wtactics.games import UnknownRuleset, modded, ruleset
from wtactics.kits.game import Game
from wtactics.kits.settings import BadSettings
from wtactics.lab.conformance import check_ruleset
from wtactics.records.file import from_text, to_text
from wtactics.records.record import BadRecord, RecordedMatch, begin, replay, resume


@cache
def decks() -> list[tuple[str, list[Card]]]:
    """Four decks by lot."""
    return [deck(pool(0), n) for n in range(4)]


def played(game: Game, seed: int, choices: int) -> RecordedMatch:
    """So many random choices of a match of three."""
    match = begin(game, pool(0), decks()[:3], seed)
    chance = Random(seed)
    while choices > 0 and not match.match.over:
        match.choose_at(chance.randrange(len(match.match.table.options)))
        choices -= 1
    return match


@pytest.mark.parametrize("mods", TOGETHER, ids="+".join)
def test_random_games_keep_the_laws(mods: tuple[str, ...]) -> None:
    findings = check_ruleset(game_with(*mods), pool(0), decks(), games=2, seed=5)
    assert findings.games == 2
    assert all("WIN" in ending or "ABIL" in ending for ending in findings.endings)


@pytest.mark.parametrize("mods", TOGETHER, ids="+".join)
def test_no_step_leaves_a_table_at_odds_with_itself(mods: tuple[str, ...]) -> None:
    game = game_with(*mods)
    for seed in range(10):
        match = begin(game, pool(seed % 3), [deck(pool(seed % 3), seed + n) for n in range(3)], seed).match
        checked, chance = CheckedMatch(match, game.sound), Random(seed)
        for _ in range(160):
            if not checked.over:
                checked.choose_at(chance.randrange(len(checked.table.options)))
        assert checked.table.turn > 0


@rule()
def test_the_order_in_which_mods_are_named_is_all_one() -> None:
    one, other = game_with("triumv", "liege"), game_with("liege", "triumv")
    assert one.name == other.name == "arc+triumv+liege"
    assert [type(step) for step in one.rules.steps] == [type(step) for step in other.rules.steps]
    assert digest_of(played(one, 3, 200).match.table) == digest_of(played(other, 3, 200).match.table)
    assert one.seats == (3, 3)
    assert one.rule_id(10_201) == "TRIUMV-GOAL-01"
    assert one.rule_id(20_101) == "LIEGE-VOW-01"
    assert one.rule_id(203) == "ARC-WIN-03"
    assert [one.book().heading(topic) for topic in ("GOAL", "VOW")] == ["whom one attacks", "the secret liege"]


def test_a_match_names_its_mods_and_its_record_replays(listed: Callable[[str], Game]) -> None:
    game = listed("arc+liege+triumv")
    assert game is listed("arc+triumv+liege")
    match = played(game, 7, 300)
    text = to_text(match.record)
    assert '"ruleset": "arc+triumv+liege"' in text
    assert '"price_of_a_goal": 3' in text
    again = resume(from_text(text), pool(0))
    assert again.game is game
    assert digest_of(again.match.table) == digest_of(match.match.table)


def test_nobody_pretends_without_the_mod(listed: Callable[[str], Game], monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(listed("arc+triumv"), 7, 30).record
    with pytest.raises(BadRecord, match=r"ruleset: expected arc, found arc\+triumv"):
        replay(record, pool(0), ARC)
    with pytest.raises(BadRecord, match=r"ruleset: expected arc\+triumv, found arc$"):
        replay(replace(record, ruleset="arc"), pool(0), listed("arc+triumv"))
    text = to_text(record)
    monkeypatch.setattr(games, "MODS", {})
    ruleset.cache_clear()
    for attempt in (lambda: replay(record, pool(0)), lambda: from_text(text)):
        with pytest.raises(BadRecord, match=r"ruleset: expected no mod, for arc has none, found 'arc\+triumv'"):
            attempt()


@pytest.mark.parametrize("name", ["arc+triumv+triumv", "arc+", "arc+heroes", "slot+triumv", "triumv"])
def test_a_mod_that_is_not_there_is_refused_by_name(name: str, listed: Callable[[str], Game]) -> None:
    with pytest.raises(UnknownRuleset, match="expected"):
        listed(name)


def test_a_setting_of_a_mod_is_settled_like_any_other() -> None:
    game = game_with("triumv")
    assert game.settle({"price_of_a_goal": 2})["price_of_a_goal"] == 2
    with pytest.raises(BadSettings, match="price_of_a_goal: expected 1 to 10, found 11"):
        game.settle({"price_of_a_goal": 11})
    with pytest.raises(BadSettings, match=r"found a setting that arc\+liege does not have"):
        game_with("liege").settle({"price_of_a_goal": 2})


def test_a_place_that_the_ruleset_uses_is_no_place_for_a_mod() -> None:
    edit = TRIALS["arc+liege"]()
    edit.mod.places[HAND + 7] = 0  # an ARC kingdom
    fresh: Callable[[str], Game] = ruleset.__wrapped__
    with pytest.raises(EditFault, match=r"arc, for mod liege: expected free kinds of places, found \[8\] in use"):
        modded(fresh("arc"), [edit])


def test_two_games_with_mods_share_nothing_with_arc() -> None:
    steps = [type(step).__name__ for step in ARC.rules.steps]
    game_with("triumv", "liege")
    assert [type(step).__name__ for step in ARC.rules.steps] == steps
    assert "NameBoundGoal" not in steps
    assert len(played(ARC, 1, 5).match.table.mod_data) == 0


def test_what_a_mod_demands_of_tables_is_looked_at() -> None:
    match = played(game_with("triumv"), 2, 40).match
    checked = CheckedMatch(match, lambda _: None)
    checked.look()
    match.table.keep(16, 0, 5)
    with pytest.raises(Broken, match="all attack in direction 5"):
        checked.look()
