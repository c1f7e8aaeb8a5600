"""What SLOT's texts on the worth of shapes do in play: rows that count, the middle, a kill that is worth nothing."""

import pytest

from vocabulary.test_slot_awards import scored

ROW = "F1 Knave hurt 1, B1 Sack, B2 Sack, B3 Sack, B4 Sack"
MIDDLE = "F2 Knave hurt 1, F1 Sack, F4 Sack, B1 Sack, B4 Sack"


@pytest.mark.parametrize(
    ("text", "b", "points"),
    [
        ("", ROW, 1),
        ("For your kills a row counts as well: it is worth 3 points.", ROW, 3),
        ("In both armies a pair is worth 2 points and a column 1.", ROW, 2),
        ("For both players, a row is worth 1 point more, and a pair 5.", ROW, 5),
        ("For the enemy's kills, a row is worth 3 points.", ROW, 1),
        ("For your kills, the middle counts as a square, too.", MIDDLE, 4),
        ("For your kills, the middle counts as a square, too.", ROW, 1),
        ("", MIDDLE, 2),
        ("Your kills score 1 point less.", MIDDLE, 1),
        ("Your kills score 5 points less.", ROW, 0),
        ("Your opponent's kills score 1 point less.", MIDDLE, 2),
        ("Whenever you score for a kill by this creature, you get 1 victory point more.", ROW, 2),
        ("Whenever you score 2 points or more for a kill, you get 1 victory point more.", ROW, 1),
        ("Whenever you score 2 points or more for a kill, you get 1 victory point more.", MIDDLE, 3),
        ("When you score points for a column or a square, you get 1 victory point more.", MIDDLE, 3),
        ("When you score points for a column or a square, you get 1 victory point more.", ROW, 1),
        ("When you kill an enemy creature and score no points for it, you gain 3 victory points.", ROW, 1),
        (
            "When you kill an enemy creature and score no points for it, you gain 3 victory points.",
            f"{ROW}, F2 Sack",
            3,
        ),
    ],
)
def test_what_a_kill_is_worth(text: str, b: str, points: int) -> None:
    there = b.split(maxsplit=1)[0]
    assert scored(text, b, there=there) == points
