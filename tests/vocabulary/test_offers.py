"""What others may pay for, and what they may pay to prevent, played out; and what stays marked unless it is paid for."""

import pytest

from scenes.arc import scene
from vocabulary.test_replacing import trial


@pytest.mark.parametrize(("answer", "place"), [("pay 2 Gaian", "B's Army"), ("no", "B's graveyard")])
@pytest.mark.parametrize("text", [
    "Kill target creature. Its controller may pay 2 to prevent this.",
    "Kill target creature. Its controller may pay 2 instead.",
])  # fmt: skip
def test_its_controller_may_pay_so_that_it_does_not_happen(text: str, answer: str, place: str) -> None:
    s = scene("A: gems 2 Gaian; hand: Doom; deck: 40\nB: gems 3 Gaian; army: Ox; deck: 40",
              cards={"Doom": f"event 0: {text}", "Ox": "creature 1 2/2"})  # fmt: skip
    s.play("Doom", answer)
    assert s.place("Ox") == place


@pytest.mark.parametrize(("answers", "hurt"), [(["yes", "Doom"], 0), (["no"], 3)])
def test_you_may_discard_a_card_to_prevent_damage(answers: list[str], hurt: int) -> None:
    text = "creature 1 2/9: If this creature would be dealt damage, you may discard a card to prevent that damage."
    s = trial("army: Cat, Bull; hand: Bolt", Cat=text, Bull="creature 1 2/9")
    s.play("Bolt", "Cat", *answers)
    assert s.damage("Cat") == hurt


@pytest.mark.parametrize(("answer", "is_marked"), [("yes", False), ("no", True)])
def test_what_stays_marked_unless_it_is_paid_for_is_paid_with_what_is_unmarked(answer: str, is_marked: bool) -> None:
    text = "creature 1 2/2: This creature doesn't unmark in your Unmark phase unless you pay 1."
    s = scene("A: deck: 40\nB: gems 1 Gaian consumed; army: Cat marked; deck: 40", cards={"Cat": text})
    s.to("Unmark", "B")
    s.choose(answer)
    assert s.marked("Cat") is is_marked
