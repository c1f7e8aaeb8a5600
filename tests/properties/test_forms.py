"""The interpreted and the compiled form play the same games."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import readbacks
import traces

GAMES = 8


@pytest.mark.compiled
def test_both_forms_give_the_same_traces(
    compiled_python: Callable[..., str], interpreted_python: Callable[..., str]
) -> None:
    words = (str(Path(traces.__file__)), str(GAMES))
    told = compiled_python(*words)
    assert len(told.split()) >= GAMES
    assert told == interpreted_python(*words)


PROGRAM = "from wtactics.form import engine_form, prefer_compiled; prefer_compiled(); print(engine_form())"


@pytest.mark.compiled
def test_the_compiled_form_runs_when_it_is_fresh(compiled_python: Callable[..., str]) -> None:
    assert compiled_python("-c", PROGRAM) == "compiled\n"
    elsewhere = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"WTACTICS_FORM": "compiled"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=elsewhere, capture_output=True, text=True, check=True
    )  # found without a word of where it lies
    assert done.stdout == "compiled\n"


LATE = "import wtactics.engine.table; " + PROGRAM


@pytest.mark.compiled
@pytest.mark.parametrize("program", [PROGRAM, LATE, "from wtactics.cli import prefer_compiled; " + PROGRAM])
def test_programs_go_over_to_the_compiled_form_whatever_they_have_imported(
    compiled_python: Callable[..., str], program: str
) -> None:
    assert compiled_python("-c", "pass") == ""  # it is built
    elsewhere = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "WTACTICS_FORM")}
    done = subprocess.run([sys.executable, "-c", program], env=elsewhere, capture_output=True, text=True, check=True)
    assert done.stdout == "compiled\n"


BITS = "from wtactics.engine.bits import bit_of; print([bit_of(n) for n in range(62)])"


@pytest.mark.compiled
def test_a_set_has_room_for_numbers_beyond_thirty_in_both_forms(compiled_python: Callable[..., str]) -> None:
    assert compiled_python("-c", BITS).strip() == str([2**n for n in range(62)])


@pytest.mark.compiled
def test_both_forms_read_what_is_written_alike(
    compiled_python: Callable[..., str], interpreted_python: Callable[..., str]
) -> None:
    told = compiled_python(str(Path(readbacks.__file__)))
    assert len(told.splitlines()) > 300
    assert told == interpreted_python(str(Path(readbacks.__file__)))


def test_other_games_give_other_traces() -> None:
    assert len({traces.trace(seed) for seed in range(3)}) == 3


def test_the_same_game_gives_the_same_trace() -> None:
    assert traces.trace(4) == traces.trace(4)
