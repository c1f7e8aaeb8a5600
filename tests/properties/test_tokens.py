"""Matches in which tokens are made and counters lie on cards: all that holds of other matches holds of these."""

import json

import pytest

from toy_pool import ARC, makers, new_match, play_on
from wtactics.engine.digest import digest_of
from wtactics.engine.imagine import imagine
from wtactics.engine.invariants import check
from wtactics.engine.lasting import TALLY
from wtactics.engine.places import GONE, NOBODY, RESERVE
from wtactics.engine.rows import MODIFIER
from wtactics.engine.telling import as_data
from wtactics.records.record import RecordedMatch

GAMES = range(6)


def played(seed: int, choices: int = 400) -> RecordedMatch:
    return play_on(new_match(seed, 2 + seed % 2, makers()), choices, seed)


def test_there_are_tokens_and_counters() -> None:
    tables = [played(seed).match.table for seed in GAMES]
    assert min(int(t.tokens) for t in tables) > 0
    assert any(t.modifiers[i] == TALLY for t in tables for i in range(0, len(t.modifiers), MODIFIER))
    assert any(t.is_token(c) and t.place[c] & 15 == GONE for t in tables for c in range(len(t.place)))


@pytest.mark.parametrize("seed", GAMES)
def test_tokens_lie_in_play_or_nowhere(seed: int) -> None:
    match = new_match(seed, 2, makers())
    for _ in range(60):
        play_on(match, 5, seed)
        t = match.match.table
        check(t)
        for c in range(len(t.place) - t.tokens, len(t.place)):
            assert t.place[c] & 15 == GONE or t.place[c] & 15 >= RESERVE
            assert t.place[c] & 15 != GONE or c not in list(ARC.view(t, t.owner[c]).at(GONE, t.owner[c]))


@pytest.mark.parametrize("seed", GAMES)
def test_clones_play_on_by_themselves(seed: int) -> None:
    match = played(seed, 150).match
    for _ in range(40):
        if match.over:
            break
        before = digest_of(match.table)
        branches = [match.clone() for _ in range(3)]
        for branch in branches:
            for _ in range(6):
                if not branch.over:
                    branch.choose_at(len(branch.table.options) - 1)
        assert len({digest_of(branch.table) for branch in branches}) == 1
        assert digest_of(match.table) == before
        match.choose_at(len(match.table.options) // 2)


@pytest.mark.parametrize("seed", GAMES)
def test_the_same_choices_make_the_same_tokens(seed: int) -> None:
    first, again = played(seed), new_match(seed, 2 + seed % 2, makers())
    for choice in first.record.choices:
        again.choose_at(choice)
    assert digest_of(again.match.table) == digest_of(first.match.table)


@pytest.mark.parametrize("seed", GAMES)
def test_a_dream_has_the_tokens_that_are_there(seed: int) -> None:
    t = played(seed, 200).match.table
    for seat in range(NOBODY, t.seats):
        dream = imagine(ARC.view(t, seat), seed)
        dream.options = t.options[:]
        check(dream)
        assert list(dream.printed)[len(t.place) - t.tokens :] == list(t.printed)[len(t.place) - t.tokens :]
        shown, told = as_data(ARC.view(dream, seat)), as_data(ARC.view(t, seat))
        assert json.dumps(shown) == json.dumps(told)
