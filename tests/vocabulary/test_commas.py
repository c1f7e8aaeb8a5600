"""Clauses in front without their comma, and clauses joined by "and": they mean what they would with all their signs."""

import pytest

from language.readings import meanings, refusal

SAME = [
    ("creature", "While it attacks it gets +2/+0.", "While it attacks, it gets +2/+0."),
    ("creature", "If you control an Elf this creature gets +1/+1.", "If you control an Elf, this creature gets +1/+1."),
    ("creature", "Whenever this creature attacks, if you control an Elf draw a card.",
     "Whenever this creature attacks, if you control an Elf, draw a card."),
    ("event", "If you control an Elf draw a card.", "If you control an Elf, draw a card."),
    ("creature", "When this creature attacks, draw a card, and when it dies, gain 1 VP.",
     "When this creature attacks, draw a card.\nWhen this creature dies, gain 1 VP."),
    ("creature", "When this creature attacks, draw a card; when it dies, gain 1 VP.",
     "When this creature attacks, draw a card.\nWhen this creature dies, gain 1 VP."),
]  # fmt: skip


@pytest.mark.parametrize(("type_", "said", "full"), SAME)
def test_it_means_what_it_would_mean_with_all_its_signs(type_: str, said: str, full: str) -> None:
    assert meanings(said, type_) == meanings(full, type_)


def test_what_stands_in_front_is_not_parted_from_what_follows() -> None:
    assert refusal("While this creature attacks, all Elves get +1/+0, and when it dies, draw a card.")
