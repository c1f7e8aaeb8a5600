"""ORC-MATCH and ORC-FORMAT: matches of several games, and what games are made of."""

from pathlib import Path

import pytest

from records.matches import match_of
from scenes.orc import deal, rule
from wtactics.content.content import content_of
from wtactics.engine.places import NOBODY
from wtactics.games import UnknownRuleset, mods_of, ruleset
from wtactics.kits.series import Series
from wtactics.kits.settings import BadSettings
from wtactics.records.record import BadRecord, begin, replay
from wtactics.records.series import read_series, write_series
from wtactics.rulesets.orc.rules.mull import TakeMulligan

P1, P2 = 0, 1


@rule("ORC-MATCH-01")
def test_the_book_recommends_best_of_three_and_demands_nothing() -> None:
    assert ruleset("orc").best_of == 3
    assert Series(1, 2, (P1,)).over


@rule("ORC-MATCH-02")
def test_two_wins_of_three_games_win_and_a_drawn_game_counts_for_nobody() -> None:
    assert Series(3, 2, (P2, P2)).winner == P2
    assert not Series(3, 2, (NOBODY, P2)).over
    assert Series(3, 2, (NOBODY, P2, NOBODY)).winner == P2


@rule("ORC-MATCH-DX1")
def test_one_win_each_and_a_draw_are_a_drawn_match() -> None:
    series = Series(3, 2, (P1, NOBODY)).after(P2)
    assert (series.over, series.winner) == (True, NOBODY)


@rule("ORC-MATCH-03", "ORC-SETUP-06")
def test_the_loser_begins_the_next_game_with_the_same_decks_and_new_vetoes(tmp_path: Path) -> None:
    record = match_of("orc", [P2, P1])  # who concedes
    second, third = (replay(game, content_of("orc").pool).table for game in record.games[1:])
    assert (second.starter, third.starter) == (P2, P1)
    first = record.games[0]
    assert [game.decks for game in record.games] == [first.decks] * 3
    assert [len(third.quest_deck(seat)) for seat in (P1, P2)] == [10, 10]  # none is vetoed yet
    write_series(record, tmp_path / "match.json")
    assert read_series(tmp_path / "match.json").series.results == (P1, P2)


@rule("ORC-MATCH-03")
def test_another_deck_in_a_later_game_is_refused(tmp_path: Path) -> None:
    record = match_of("orc", [P2])
    game = record.games[1]
    game.decks = game.decks[::-1]
    write_series(record, tmp_path / "match.json")
    with pytest.raises(BadRecord, match="game 2: expected the decks of the first game"):
        read_series(tmp_path / "match.json")


@rule("ORC-SETUP-06")
def test_after_a_drawn_game_lot_decides_again() -> None:
    assert Series(3, 2, (NOBODY,)).settings({"first_player": P1}, ruleset("orc").settings) == {"first_player": NOBODY}


@rule("ORC-FORMAT-01", "ORC-FORMAT-02")
def test_a_format_is_the_core_with_the_mods_that_a_game_names() -> None:
    core, other = ruleset("orc"), ruleset("orc+openmull")
    steps = {type(step) for step in other.rules.steps}
    assert TakeMulligan in {type(step) for step in core.rules.steps}
    assert TakeMulligan not in steps  # it is replaced,
    assert len(steps & {type(step) for step in core.rules.steps}) > 50  # and all else is the core's
    record = begin(core, content_of("orc").pool, decks(), 1).record
    with pytest.raises(BadRecord, match="orc\\+openmull"):
        replay(record, content_of("orc").pool, other)


@rule("ORC-FORMAT-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_sit_down_each_against_all_others(seats: int) -> None:
    s = deal(*["30 Wolf"] * seats, settings={"first_player": 0})
    assert len(s.seats) == seats
    for seat in s.seats[1:]:
        assert not s.over
        s.match.concede(s.seats.index(seat))
    assert s.winner == "A"  # who is left when all others have fallen


@rule("ORC-FORMAT-03")
@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_sits_down_alone_or_as_the_fifth(seats: int) -> None:
    with pytest.raises(BadSettings, match=f"decks: expected 2 to 4, one for each seat, found {seats}"):
        begin(ruleset("orc"), content_of("orc").pool, decks(seats), 1)


@rule("ORC-FORMAT-04")
def test_no_mod_is_on_unless_it_is_named() -> None:
    assert ruleset("orc").name == "orc"
    assert ruleset("orc").rules.mods == []
    for mod in mods_of("orc"):
        assert [one.name for one in ruleset(f"orc+{mod}").rules.mods] == [mod]
    with pytest.raises(UnknownRuleset):
        ruleset("orc+nothing")


def decks(seats: int = 2) -> list[tuple[str, list]]:  # type: ignore[type-arg]
    """The first deck of the box for so many seats."""
    content = content_of("orc")
    deck = content.find_deck(content.deck_names()[0])
    return [(deck.name, deck.cards(content.cards))] * seats
