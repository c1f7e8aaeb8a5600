"""What SLOT's texts on points that are scored do in play: more for a shape, less for a death, something else instead."""

import pytest

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": ""}
LONE = "F1 Knave hurt 1, F2 Knave, F4 Knave"


def scored(text: str, b: str = LONE, *answers: str, whose: int = 0, there: str = "F1") -> int:
    """How many points A scores who kills the first of B's creatures, with this text on his own creature or on B's."""
    a = "F1 Slinger, F2 Sack" if whose == 0 else "F1 Sack, F2 Sack"
    f = Field(a, b, "action", {"Slinger": text, **SACKS})
    f.choose(f"attack Knave {there} with {'Slinger' if whose == 0 else 'Sack'} F1, close", *answers)
    return int(f.t.points[0])


@pytest.mark.parametrize(
    ("text", "b", "points"),
    [
        ("", LONE, 2),
        ("Whenever you score points for an emptied column, you get 1 point more.", LONE, 3),
        ("Whenever you score points for an emptied pair, you get 1 point more.", LONE, 2),
        (
            "Whenever you score points for an emptied pair, you get 1 point more.",
            "F1 Knave hurt 1, B1 Sack, F4 Knave",
            2,
        ),
        (
            "Whenever you score points for an emptied column, you get 1 point more.",
            "F1 Knave hurt 1, B1 Sack, F4 Knave",
            1,
        ),
        ("When this creature kills an enemy creature and you score no points for it, gain 1 victory point.", LONE, 2),
        (
            "When this creature kills an enemy creature and you score no points for it, gain 1 victory point.",
            "F1 Knave hurt 1, B1 Sack, F2 Knave",
            1,
        ),
        ("When this creature kills an enemy creature and you score for it, score 2 points more.", LONE, 4),
    ],
)
def test_what_a_kill_scores(text: str, b: str, points: int) -> None:
    assert scored(text, b) == points


def test_what_would_be_scored_is_less_or_something_else() -> None:
    field = "F1 Knave hurt 1, F2 Knave, F4 Slinger"
    less = "If an opponent would score points for a kill, you may mark this creature. If you do, he scores 1 point less for it."
    assert scored(less, field, "yes", whose=1) == 1
    assert scored(less, field, "no", whose=1) == 2
    none = "If an opponent would score points for a kill, he scores no points for it."
    assert scored(none, field, whose=1) == 0
    assert scored("If you would score points for a kill, heal this creature instead.") == 0
