"""The list of rulesets: settings, seats and seeds are checked before anything is dealt."""

import pytest

from toy_pool import ARC, deck, pool
from wtactics.engine.digest import digest_of
from wtactics.games import GAMES, UnknownRuleset, ruleset
from wtactics.kits.game import MOST_SEED, mixed_up
from wtactics.kits.settings import BadSettings
from wtactics.rulesets.arc.deal import SETTINGS


def lists(seats: int) -> list[list[int]]:
    return [pool(0).definitions(deck(pool(0), seat)[1]) for seat in range(seats)]


def test_an_unknown_ruleset_is_refused_by_name() -> None:
    with pytest.raises(UnknownRuleset, match="one of arc, slot, orc, ava; found 'chess'"):
        ruleset("chess")


def test_every_ruleset_tells_its_name_and_is_made_once() -> None:
    assert [ruleset(name).name for name in GAMES] == list(GAMES)
    assert ruleset("arc") is ruleset("arc")
    assert ARC.rule_id(203) == "ARC-WIN-03"


def test_settings_that_are_not_given_are_those_of_the_rules() -> None:
    rules = {setting.name: setting.default for setting in SETTINGS} | {"discreet": 0, "end_asked": 0}
    assert ARC.settle() == rules
    assert ARC.settle({"winning_points": 20}) == rules | {"winning_points": 20}


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"wining_points": 3}, "wining_points: expected winning_points"),
        ({"points": "many"}, "found a setting that arc does not have"),
        ({"winning_points": "many"}, "winning_points: expected a whole number from 1 to 10000, found 'many'"),
        ({"winning_points": 0}, "winning_points: expected 1 to 10000, found 0"),
        ({"winning_points": 2.0}, "expected a whole number"),
        ({"splitAttackerDamage": True}, "expected a whole number"),
        ({"splitAttackerDamage": 2}, "expected 0 to 1, found 2"),
        ({"first_player": 2}, "first_player: expected a seat from 0 to 1, found 2"),
    ],
)
def test_a_wrong_setting_is_refused(given: dict[str, object], fault: str) -> None:
    with pytest.raises(BadSettings) as bad:
        ARC.deal(pool(0).library, lists(2), 1, given)
    assert fault in str(bad.value)


def test_all_faults_of_settings_are_told_together() -> None:
    with pytest.raises(BadSettings) as bad:
        ARC.settle({"hand": 3, "hand_limit": -1, "opening_hand": None})
    assert len(bad.value.faults) == 3


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (5, 3), (2, -1), (2, MOST_SEED + 1)])
def test_too_few_decks_and_strange_seeds_are_refused(seats: int, seed: int) -> None:
    with pytest.raises(BadSettings, match="expected"):
        ARC.deal(pool(0).library, lists(seats), seed)


def test_the_same_seed_deals_the_same_match() -> None:
    one, two, other = (ARC.deal(pool(0).library, lists(2), seed) for seed in (5, 5, MOST_SEED))
    assert digest_of(one.table) == digest_of(two.table) != digest_of(other.table)


def test_a_card_id_tells_nothing_of_the_list_of_the_deck() -> None:
    cards = list(range(40))
    mixed = [mixed_up(cards, seed, seat) for seed in range(20) for seat in range(2)]
    assert len({tuple(deck) for deck in mixed}) == 40
    assert all(sorted(deck) == cards for deck in mixed)
    assert len({deck[0] for deck in mixed}) > 15


def test_settings_reach_the_table() -> None:
    match = ARC.deal(pool(0).library, lists(2), 1, {"starting_points": 7, "first_player": 1})
    while match.table.turn == 0:
        match.choose_at(0)
    assert list(match.table.points) == [7, 7]
    assert match.table.starter == 1


def test_the_open_question_is_told_in_words() -> None:
    match = ARC.deal(pool(0).library, lists(2), 1)
    view = ARC.view(match.table, match.asked)
    assert ARC.question(view)
    assert len(ARC.labels(view)) == len(match.table.options)
