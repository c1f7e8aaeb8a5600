"""Texts that were written blind: what was understood of a round at first sight is understood still."""

import tomllib

import pytest
from tools.blind import ROUNDS, curve, report

FIRST = tomllib.loads((ROUNDS / "first.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", FIRST)
def test_no_text_is_lost(name: str) -> None:
    assert report(name).totals()[0] >= FIRST[name]["understood"]


def test_every_round_is_in_the_curve() -> None:
    assert {path.stem for path in ROUNDS.glob("*.json")} == FIRST.keys()
    assert [line.split()[0] for line in curve().splitlines()[1:]] == list(FIRST)
