"""The interpreted and the compiled form play the same games."""

from collections.abc import Callable
from pathlib import Path

import pytest

import readbacks
import traces
from wtactics.form import engine_form

GAMES = 8


@pytest.mark.compiled
def test_both_forms_give_the_same_traces(compiled_python: Callable[..., str]) -> None:
    assert engine_form() == "interpreted"
    compiled = compiled_python(str(Path(traces.__file__)), str(GAMES))
    assert compiled.split() == [str(trace) for trace in traces.traces(GAMES)]


BITS = "from wtactics.engine.bits import bit_of; print([bit_of(n) for n in range(62)])"


@pytest.mark.compiled
def test_a_set_has_room_for_numbers_beyond_thirty_in_both_forms(compiled_python: Callable[..., str]) -> None:
    assert compiled_python("-c", BITS).strip() == str([2**n for n in range(62)])


@pytest.mark.compiled
def test_both_forms_read_what_is_written_alike(compiled_python: Callable[..., str]) -> None:
    here = list(readbacks.readbacks())
    assert len(here) > 1000
    assert compiled_python(str(Path(readbacks.__file__))).splitlines() == here


def test_other_games_give_other_traces() -> None:
    assert len({traces.trace(seed) for seed in range(3)}) == 3


def test_the_same_game_gives_the_same_trace() -> None:
    assert traces.trace(4) == traces.trace(4)
