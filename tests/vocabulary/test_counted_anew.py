"""Changes by X that always hold: X is counted ever anew, whatever it is, and told as it is."""

import pytest

from scenes.arc import rule, scene

OTHERS = {"Elf": "creature 3 (Elf) 1/1", "Sage": "creature 5 (Elf) 1/1"}


@rule("ARC-CONFLICT-03")
@pytest.mark.parametrize(
    ("text", "alone", "with_elf", "with_both"),
    [
        ("Keeper gets +X/+0, where X is the highest cost among Elves you control.", "1/5", "4/5", "6/5"),
        ("Keeper gets +X/+X, where X is twice the number of Elves you control.", "1/5", "3/7", "5/9"),
        ("Keeper gets +X/+0, where X is half the number of Elves you control, rounded up.", "1/5", "2/5", "2/5"),
        ("For each Elf you control, Keeper gets +0/-1.", "1/5", "1/4", "1/3"),
        ("Keeper has ATK equal to the number of Elves you control.", "0/5", "1/5", "2/5"),
    ],
)
def test_x_is_counted_anew(text: str, alone: str, with_elf: str, with_both: str) -> None:
    cards = OTHERS | {"Keeper": f"creature 1 1/5: {text}"}
    armies = ("Keeper", "Keeper, Elf", "Keeper, Elf, Sage")
    values = [scene(f"A: army: {army}\nphase: Play", cards=cards).value("Keeper") for army in armies]
    assert values == [alone, with_elf, with_both]
