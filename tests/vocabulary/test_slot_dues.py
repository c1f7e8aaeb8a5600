"""What SLOT's texts on dues do in play: who is unmarked only if his player pays, who hits by so much."""

import pytest

from language.slot.said import refusal
from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": "", "Knave (Orc)": ""}


@pytest.mark.parametrize(("answer", "marked", "paid"), [("yes", False, True), ("no", True, False)])
def test_it_is_unmarked_only_if_that_is_paid(answer: str, marked: bool, paid: bool) -> None:
    text = "This creature does not unmark in step 1 of your turn unless you pay 1 gold."
    f = Field("F1 Knave", "F1 Slinger marked, F2 Sack marked", "action", {"Slinger": text, **SACKS})
    f.choose("done", answer)
    assert (f.marked("Slinger"), f.marked("Sack")) == (marked, paid)


@pytest.mark.parametrize(("margin", "points"), [(1, 1), (2, 0)])
def test_an_attack_succeeds_by_so_much(margin: int, points: int) -> None:
    text = f"This creature gets +1 close.\n\nWhen this creature's attack succeeds by {margin} or more, gain 1 victory point."
    f = Field("F1 Slinger", "F1 Knave, F2 Knave", "action", {"Slinger": text, **SACKS})
    f.choose("attack Knave F1 with Slinger F1, close")
    assert f.t.points[0] == points


def test_who_was_not_paid_for_has_left() -> None:
    text = "Upkeep 1. If you don't pay it, an opponent gains control of this creature."
    assert "what is done instead" in refusal(text)
