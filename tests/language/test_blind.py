"""Texts that were written blind: what was understood is understood still, and is played as its writer meant it."""

import ast
import tomllib
from functools import cache

import pytest
from tools.blind import ROUNDS, curve, game_of, report

FIRST = tomllib.loads((ROUNDS / "first.toml").read_text("utf-8"))
UNPLAYED = tomllib.loads((ROUNDS / "unplayed.toml").read_text("utf-8"))
ADVICE = """understood, but neither played nor waiting to be: write a scene in tests/blind/test_played_*.py from what its writer
means (`meaning` in the round; @plays("its name")), or add its name to that round in tests/blind/unplayed.toml"""


def played(name: str) -> set[str]:
    """The texts that have a scene: those that a test of this round's ruleset says it plays."""
    return played_in(game_of(name).partition("+")[0])


@cache
def played_in(own: str) -> set[str]:
    """The same for all rounds of this ruleset."""
    trees = (ast.parse(path.read_text("utf-8")) for path in ROUNDS.glob(f"test_played_{own}_*.py"))
    calls = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    plays = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "plays")
    return {argument.value for call in plays for argument in call.args if isinstance(argument, ast.Constant)}


@pytest.mark.parametrize("name", FIRST)
def test_no_text_is_lost_and_what_is_understood_is_played(name: str) -> None:
    rightly = FIRST[name]["understood"] - FIRST[name]["misread"]
    assert report(name).totals()[0] >= rightly
    understood = {card.name for card in report(name).readings if card.understood()}
    waiting = set(UNPLAYED[name])
    assert understood - played(name) - waiting == set(), ADVICE
    assert waiting - understood == set(), "no longer understood: strike it from tests/blind/unplayed.toml"
    assert waiting & played(name) == set(), "played by now: strike it from tests/blind/unplayed.toml"


def test_every_round_has_a_line_in_the_curve() -> None:
    assert {path.stem for path in ROUNDS.glob("*.json")} == FIRST.keys()
    some = list(FIRST)[::30]  # all others are read above
    assert [line.split()[0] for line in curve(some).splitlines()[1:]] == some
