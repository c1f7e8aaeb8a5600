"""Whether somebody is asked, and who, tells nothing of hidden cards in a discreet match; in any other it does."""

from collections import Counter

import pytest
from tools import tells

STEPS = {
    "arc": {"Answers", "PlayPhase", "FoundCities"},
    "slot": {"Recruit", "PayPrice"},
    "orc": {"Answers", "Entrance"},
    "ava": {"Answers", "PlayPhase", "Entrance"},
}


@pytest.mark.parametrize(
    ("ruleset", "seeds", "most"),
    [("arc", (1, 2), 160), ("slot", (3, 4), 260), ("orc", (1, 2), 160), ("ava", (1, 2), 160)],
)
def test_in_a_discreet_match_nobody_can_tell(ruleset: str, seeds: tuple[int, ...], most: int) -> None:
    for seed in seeds:
        (match,) = tells.games(ruleset, 1, seed, dreams=2, most=most, discreet=True)
        assert sum(match.met.values()) == most or match.over
        assert not +match.told, f"seed {seed}"
        assert not +match.silent, f"seed {seed}"


@pytest.mark.parametrize(
    ("ruleset", "seed", "most"), [("arc", 1, 60), ("slot", 5, 260), ("orc", 1, 60), ("ava", 1, 60)]
)
def test_in_any_other_match_it_tells(ruleset: str, seed: int, most: int) -> None:
    """So the test above would notice."""
    (match,) = tells.games(ruleset, 1, seed, dreams=3, most=most, discreet=False)
    found: Counter[str] = match.told + match.silent
    assert found
    assert set(found) <= STEPS[ruleset]
