"""Two statements in one sentence, each with its own condition."""

from scenes.ava import rule, scene

CARDS = {
    "Guard": "creature 1 1/1: This creature gets +1/+1 while it is in a city and +3/+0 while it is in your Army.",
    "Rider": "creature 1 1/1: This creature gets +2/+0 and can't block while it is marked.",
}  # fmt: skip


@rule("AVA-CREA-07")
def test_each_condition_holds_for_what_stands_before_it() -> None:
    s = scene("A: city Oak (Body, 8): Guard\nB:\nphase: Play", cards=CARDS)
    assert "Guard ATK 2 DEF 2" in s.show()
    s = scene("A: army: Guard\nB:\nphase: Play", cards=CARDS)
    assert "Guard ATK 4 DEF 1" in s.show()


def test_one_condition_behind_two_statements_holds_for_both() -> None:
    s = scene("A: army: Rider\nB:\nphase: Play", cards=CARDS)
    assert "Rider ATK 1 DEF 1" in s.show()
    s = scene("A: army: Rider marked\nB:\nphase: Play", cards=CARDS)
    assert "Rider ATK 3 DEF 1" in s.show()
