"""ORC-CONFLICT: when texts disagree."""

import pytest

from scenes.orc import rule, scene


@rule("ORC-CONFLICT-01")
def test_a_card_beats_the_rules() -> None:
    s = scene(
        "A: offensive: Eager marked, Ram 1/1\n B: hand: 1\n phase: Move or Attack",
        cards={"Eager": "creature 2/2: This creature can attack even if marked."},
    )
    s.choose("attack B")
    assert "send Eager" in s.options()


@rule("ORC-CONFLICT-02", "ORC-CONFLICT-03", "ORC-CONFLICT-EX1")
@pytest.mark.parametrize("board", ["Penguin, Eagle", "Eagle, Penguin"])
def test_cannot_fly(board: str) -> None:
    s = scene(
        f"A: offensive: {board}; hand: Wings\n B: defensive: Net; hand: 1",
        cards={
            "Penguin": "creature 1/2: This creature can't have fly.",
            "Eagle": "creature 1/1: Creatures you control have fly.",
            "Wings": "event 0: Target creature gains fly until end of turn.",
            "Net": "creature 1/1: All creatures with fly get -1/-0.",
        },
    )
    assert (s.value("Eagle"), s.value("Penguin")) == ("0/1", "1/2")
    s.play("Wings", "target Penguin")
    assert s.value("Penguin") == "1/2"


@rule("ORC-CONFLICT-02", "ORC-CONFLICT-03")
def test_what_one_text_forbids_no_other_allows() -> None:
    s = scene(
        "A: offensive: Eager marked; defensive: Ox 1/1; attached: Chain on Eager\n B: hand: 1\n phase: Move or Attack",
        cards={
            "Eager": "creature 2/2: This creature can attack even if marked.",
            "Chain": "enchantment 1: Attach to target creature. Enchanted creature can't attack.",
        },
    )
    s.refused("attack B", "Eager")


@rule("ORC-CONFLICT-04", "ORC-CREA-14")
def test_of_two_effects_that_set_a_value_the_later_counts() -> None:
    s = scene(
        "A: offensive: Ram 2/2; attached: Moss on Ram; hand: Shrink, Grow\n B: hand: 1",
        cards={
            "Shrink": "event 0: Target creature becomes 1/1 until end of turn.",
            "Grow": "event 0: Target creature becomes 5/5 until end of turn.",
            "Moss": "enchantment 1: Attach to target creature. Enchanted creature gets +1/+0.",
        },
    )
    s.play("Shrink")
    assert s.value("Ram") == "2/1"
    s.play("Grow")
    assert s.value("Ram") == "6/5"
