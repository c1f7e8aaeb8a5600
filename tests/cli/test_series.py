"""Matches of several games in the terminal, typed through a pipe."""

import json
from pathlib import Path

import pytest

from trial_cards import Run


def typed(run: Run, lines: str, *words: str) -> str:
    result = run("play", "--bot", "random", *words, typed=lines)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_a_match_goes_on_from_game_to_game_until_it_is_decided(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    begun = "--best-of", "3", "--seed", "7", "--save", str(save)
    shown = typed(run, "concede\nq\n", *begun)
    assert "Game 1, best of three." in shown
    assert "The match (best of three): you 0, B 1. You begin the next game." in shown
    assert f"Go on with: wtactics play --resume {save}" in shown
    shown = typed(run, "\nquit\n", "--resume", str(save))  # Enter: the next game, which is left
    assert "Game 2, best of three." in shown
    assert json.loads(save.read_text())["games"] == ["m-game-1.json", "m-game-2.json"]
    shown = typed(run, "concede\n", "--resume", str(save))
    assert shown.endswith("The match (best of three): you 0, B 2. B has won the match.")
    assert typed(run, "", "--resume", str(save)).endswith("B has won the match.")  # there is nothing to play
    told = " ".join(run("replay", str(save)).output.split())
    assert f"Game 2: wtactics replay {tmp_path / 'm-game-2.json'}" in told
    assert told.endswith("A 0, B 2. B has won the match.")
    assert run("replay", str(tmp_path / "m-game-2.json")).exit_code == 0


def test_a_match_is_given_up_in_a_game_or_between_two(run: Run, tmp_path: Path) -> None:
    save, later, single = (tmp_path / f"{name}.json" for name in ("m", "later", "single"))
    given_up = "The match (best of three): you 0, B 1. You have given up the match. B has won the match."
    assert typed(run, "concede match\n", "--best-of", "3", "--seed", "7", "--save", str(save)).endswith(given_up)
    assert typed(run, "", "--resume", str(save)).endswith(given_up)
    assert "A has given up the match." in " ".join(run("replay", str(save)).output.split())
    assert typed(run, "concede\nconcede\n", "--best-of", "3", "--seed", "7", "--save", str(later)).endswith(given_up)
    assert "There is no match to give up but this game" in typed(
        run, "concede match\nquit\n", "--seed", "7", "--save", str(single)
    )


@pytest.mark.parametrize("number", ["0", "2", "4"])
def test_a_match_of_so_many_games_is_refused(run: Run, number: str) -> None:
    result = run("play", "--best-of", number)
    assert (result.exit_code, f"expected 1 or 3 games, found {number}" in result.output) == (2, True)


def test_a_match_is_not_stepped_through_as_one_game(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "m.json"
    typed(run, "quit\n", "--best-of", "3", "--save", str(save))
    result = run("replay", str(save), "--step")
    assert (result.exit_code, "name the file of one of them" in result.output) == (2, True)
