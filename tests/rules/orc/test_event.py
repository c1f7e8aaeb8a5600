"""ORC-EVENT: Events."""

from scenes.orc import rule, scene

JOLT = {"Jolt": "event 1: Target opponent loses 1 influence."}


@rule("ORC-EVENT-01", "ORC-EVENT-03", "ORC-EVENT-06")
def test_an_event_happens_once_and_goes_to_the_graveyard() -> None:
    s = scene("A: hand: Jolt; resources: 2\n B: hand: 1", cards=JOLT)
    s.play("Jolt", "in the Offensive")
    assert (s.influence("B"), s.grave("A")) == (19, ["Jolt"])
    s.to("Play", "B")
    assert s.influence("B") == 19


@rule("ORC-EVENT-02", "ORC-RESP-01")
def test_it_answers_in_the_turn_of_the_opponent() -> None:
    s = scene("A: resources: 1; hand: Jolt, 1\n B: resources: 1; hand: Jolt\n phase: Play", cards=JOLT)
    s.choose("lay Spare")
    assert s.asked == "B"
    s.choose("play Jolt", "in the Offensive")
    s.all_pass()
    assert s.influence("A") == 19


@rule("ORC-EVENT-04")
def test_cost_and_prerequisites_hold_for_it() -> None:
    s = scene(
        "A: resources: 1; hand: Dear, Choosy\n B: hand: 1",
        cards={"Dear": "event 2: Draw a card.", "Choosy": "event 0: Play only if you control an Elf. Draw a card."},
    )
    s.refused("play Dear", "ORC-GOLD-20")
    s.refused("play Choosy", "ORC-PREREQ-03")
