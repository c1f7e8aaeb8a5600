"""What SLOT's texts on the cost of a card itself, by the slot into which it is recruited, do in play."""

import pytest

from vocabulary.slot_field import Field

SACKS = {"Sack (Elf)": ""}


@pytest.mark.parametrize(
    ("text", "slot", "marked"),
    [
        ("This creature costs 1 gold less if you recruit it into the back row.", "B3", 0),
        ("This creature costs 1 gold less if you recruit it into the back row.", "F3", 1),
        ("This creature costs 1 gold more if it is recruited into a slot adjacent to an Elf.", "F3", 2),
        ("This creature costs 1 gold more if it is recruited into a slot adjacent to an Elf.", "F4", 1),
    ],
)
def test_a_card_costs_more_or_less_in_some_slots(text: str, slot: str, marked: int) -> None:
    f = Field("F1 Sack, F2 Sack; deck: Slinger", "F4 Bone Guard", "recruit", {"Slinger": text, **SACKS})
    f.choose("recruit Slinger", slot)
    while f.at(slot) == "":
        f.match.choose(f.t.options[0])
    assert sum(int(f.t.marked[f.t.in_slot(0, at)]) for at in (0, 1)) == marked
