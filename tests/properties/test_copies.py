"""Matches in which cards are copied, and become copies: all that holds of other matches holds of these."""

import json

import pytest

from toy_pool import ARC, COPIERS, makers, new_match, play_on
from wtactics.engine.digest import digest_of
from wtactics.engine.imagine import imagine
from wtactics.engine.invariants import check
from wtactics.engine.lasting import COPIED
from wtactics.engine.match import Match
from wtactics.engine.places import BOARD, NOBODY
from wtactics.engine.rows import MODIFIER, MODIFIER_ON
from wtactics.engine.telling import as_data
from wtactics.records.record import RecordedMatch

GAMES = range(6)


def begun(seed: int) -> RecordedMatch:
    return new_match(seed, 2 + seed % 2, makers(COPIERS))


def played(seed: int, choices: int = 400) -> RecordedMatch:
    return play_on(begun(seed), choices, seed)


def copies_on(match: Match) -> list[int]:
    """The cards that are copies of others for a while."""
    t = match.table
    return [int(t.modifiers[i + MODIFIER_ON]) for i in range(0, len(t.modifiers), MODIFIER) if t.modifiers[i] == COPIED]


@pytest.mark.parametrize("seed", GAMES)
def test_every_table_is_sound_and_nobody_sees_through_it(seed: int) -> None:
    match = begun(seed)
    brought = {c: int(d) for c, d in enumerate(match.match.table.printed)}
    became = 0
    for n in range(80):
        play_on(match, 5, seed * 100 + n)
        t = match.match.table
        check(t)
        copies = copies_on(match.match)
        became += len(copies)
        for c, d in brought.items():
            assert t.printed[c] == d or c in copies
        assert all(t.place[c] & 15 >= BOARD for c in copies)
        for seat in range(NOBODY, t.seats):
            dream = imagine(ARC.view(t, seat), n)
            dream.options = t.options[:]
            check(dream)
            assert json.dumps(as_data(ARC.view(dream, seat))) == json.dumps(as_data(ARC.view(t, seat)))
    assert became > 0
    assert any(t.printed[c] < len(t.library.names) - t.library.tokens for c in range(len(brought), len(t.place)))


@pytest.mark.parametrize("seed", GAMES)
def test_clones_play_on_by_themselves_and_records_are_replayed(seed: int) -> None:
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
    first, again = played(seed), begun(seed)
    for choice in first.record.choices:
        again.choose_at(choice)
    assert digest_of(again.match.table) == digest_of(first.match.table)
