"""SLOT-TURN: the turn and its seven steps."""

import pytest

from scenes.slot import Scene, rule, scene

STEPS = ["Unmark", "Upkeep", "Recruit", "Abilities", "Move", "Action", "Twilight"]
DRUM = {"Drummer": "close 1 def 1 life 3: [1] Drum - This creature gets +1 close until end of turn.",
        "Twig": "upkeep 1 close 1 def 1 life 1"}  # fmt: skip
# Something to do in each of the steps 3 to 6, for both players.
BUSY = """
    A: front: Drummer hurt 1, Page; back: Page, Page; deck: 3 Page
    B: front: Drummer hurt 1, Page; back: Page, Page; deck: 3 Page
"""


def steps_of(s: Scene, seat: str) -> list[str]:
    """The steps of this player, as the log tells of them."""
    return [line[3:] for line in s.log() if line.startswith(f"{seat}: ")]


@rule("SLOT-TURN-01", "SLOT-TURN-02")
def test_seven_steps_come_in_this_order_each_once() -> None:
    for text in (f"{BUSY}\nstep: Unmark", "A: front: Page\nB: front: Page\nstep: Unmark"):
        s = scene(text, cards=DRUM)
        s.to("Move", "A" if s.active == "B" else "B")
        s.to("Move", "A" if s.active == "B" else "B")
        assert steps_of(s, "A")[:7] == STEPS
        assert steps_of(s, "B")[:7] == STEPS


@rule("SLOT-TURN-01", "SLOT-TURN-02")
def test_a_step_is_told_to_those_who_wait_for_it_once_a_turn() -> None:
    text = "close 1 def 1 life 1: At the start of your {} phase, gain 1 victory point."
    clock = {f"Clock {step}": text.format(step) for step in STEPS}
    for step in STEPS:
        s = scene(f"A: front: Clock {step}\nB: front: Page\nstep: Unmark", cards=clock)
        while s.turn < 5:
            s.choose("done")
        log = s.log()[: s.log().index("turn 5 begins: A")]
        assert log.count(f"A: {step}") == log.count("A gains 1 VP") == 1
        before = log[: log.index("A gains 1 VP")]
        assert [line for line in before if line.startswith("A: ")][-1] == f"A: {step}"


@rule("SLOT-TURN-02", "SLOT-TURN-06")
def test_a_step_that_was_ended_is_not_returned_to() -> None:
    s = scene(f"{BUSY}\nstep: Recruit", cards=DRUM)
    s.choose("done")
    s.refused("recruit Page", "SLOT-RECR-01")
    s.choose("done")
    s.refused("use Drummer F1", "SLOT-TURN-06")
    s.choose("done")
    s.refused("move Page F2 to F3", "SLOT-TURN-06")
    s.choose("use Drummer F1", "give Page F2")
    s.decline()
    assert (s.step, s.asked) == ("Action", "A")
    s.refused("move Page B1 to B2", "SLOT-TURN-06")


@rule("SLOT-TURN-03")
def test_the_offers_are_ended_at_once_and_the_duties_are_not_asked() -> None:
    s = scene(f"{BUSY.replace('deck', 'twilight: 2 Page; deck')}\nstep: Unmark", cards=DRUM)
    asked = []
    while s.turn == 3:
        asked.append(s.step)
        assert "done" in s.options()
        s.choose("done")
    assert asked == ["Recruit", "Abilities", "Move", "Action"]
    assert (s.army("A"), s.twilight("A"), len(s.grave("A"))) == (["Drummer F1", "Page F2", "Page B1", "Page B2"], [], 2)


@rule("SLOT-TURN-03")
def test_upkeep_is_no_offer_that_one_may_pass() -> None:
    s = scene("A: front: Twig, Page\nB: front: Page\nstep: Unmark", cards=DRUM)
    assert (s.step, s.options()) == ("Upkeep", ["pay 1 for Twig F1", "give up Twig F1"])


@rule("SLOT-TURN-03")
def test_as_much_as_is_allowed_is_done_in_each_offer() -> None:
    s = scene("""
        A: front: Drummer, Page, Page, Page; back: Page, Page; deck: 2 Page
        B: front: Page; back: Page
        step: Recruit, ap 4
    """, cards=DRUM)  # fmt: skip
    s.choose("recruit Page", "place Page in B3", "give Page F2", "recruit Page", "give Page F3")
    assert len(s.army("A")) == 8
    s.to("Abilities")
    s.choose("use Drummer F1", "give Page F4", "use Drummer F1", "give Page B1")
    assert s.value("A F1", "close") == 3
    s.to("Move")
    s.choose("move Drummer F1 to F2", "move Page B2 to B1")
    assert s.army("A")[:2] == ["Page F1", "Drummer F2"]
    assert {"Drummer goes to F2", "Page goes to B1"} <= set(s.log())


@rule("SLOT-TURN-04")
def test_step_6_mixes_attacks_rests_and_abilities() -> None:
    s = scene("""
        A: front: Drummer hurt 1, Fighter, Fighter hurt 1, Page; back: Page, Page
        B: front: Lord, Lord, Lord
        step: Action, ap 6
    """, cards=DRUM, settings={"level_2": 3})  # fmt: skip
    s.choose("attack Lord F1 with Fighter F2, close", "decline", "use Drummer F1", "give Page F4", "rest Fighter F3")
    assert (s.ap, s.tokens("A F3"), s.value("A F1", "close"), s.step) == (3, 0, 2, "Action")
    s.choose("use Drummer F1", "give Page B1", "attack Lord F1 with Drummer F1, close", "decline")
    assert (s.ap, s.marked("A F1"), s.step) == (2, True, "Action")
    s.choose("use Drummer F1")  # the bearer is marked, the last of the others pays
    assert s.marked("A B2")


@rule("SLOT-TURN-05")
def test_after_the_last_step_it_is_the_others_turn() -> None:
    for first in "AB":
        s = scene(f"A: front: Page\nB: front: Page\nstep: Move, active {first}, turn 3")
        seen = []
        for turn in range(3, 8):
            s.to("Move", s.active)
            assert s.turn == turn
            seen.append(s.active)
            while s.turn == turn:
                s.choose("done")
        assert "".join(seen) == ("ABABA" if first == "A" else "BABAB")


DEEDS = {
    "recruit Page": ["Recruit"],
    "use Drummer F1": ["Abilities", "Action"],
    "move Page F2 to F3": ["Move"],
    "attack Page F2 with Page F2, close": ["Action"],
    "rest Drummer F1": ["Action"],
}


@rule("SLOT-TURN-06", "SLOT-RECR-01")
@pytest.mark.parametrize("deed", DEEDS)
def test_what_belongs_where(deed: str) -> None:
    for step in ("Recruit", "Abilities", "Move", "Action"):
        s = scene(f"{BUSY}\nstep: {step}", cards=DRUM)
        assert (s.step, s.asked) == (step, "A")
        if step in DEEDS[deed]:
            assert [label for label in s.options() if label.startswith(deed)]
        else:
            s.refused(deed, "SLOT-RECR-01" if deed.startswith("recruit") else "SLOT-TURN-06")


@rule("SLOT-TURN-06", "SLOT-RESOLVE-04", "SLOT-ABIL-24")
def test_in_an_exchange_abilities_alone_are_used() -> None:
    s = scene(f"{BUSY}\nstep: Action", cards=DRUM)
    s.choose("attack Drummer F1 with Page F2, close")
    assert (s.asked, s.options()) == ("B", ["decline", "use Drummer F1"])
    s = scene(f"{BUSY}\nstep: Abilities", cards=DRUM)
    s.choose("use Drummer F1", "give Page F2")
    assert (s.asked, s.options()) == ("B", ["decline", "use Drummer F1"])


@rule("SLOT-TURN-06", "SLOT-ABIL-13")
def test_permanent_abilities_work_at_all_times() -> None:
    cards = DRUM | {"Banner": "close 1 def 1 life 1: Other ally creatures get +1 close."}
    s = scene(f"{BUSY.replace('back: Page', 'back: Banner')}\nstep: Recruit", cards=cards)
    seen = []
    while s.turn < 5:
        assert (s.value("A F2", "close"), s.value("B F2", "close")) == (2, 2)
        seen.append(s.step)
        s.choose("done")
    assert set(seen) == {"Recruit", "Abilities", "Move", "Action"}


@rule("SLOT-TURN-06", "SLOT-TURN-07")
def test_triggered_abilities_happen_in_any_step() -> None:
    cards = {
        "Envoy": "close 1 def 1 life 1: At the start of your turn, gain 1 victory point.\n"
        "At the end of your turn, gain 1 victory point.\nAt the end of an opponent's turn, gain 1 victory point."
    }
    s = scene("A: front: Envoy\nB: front: Page\nstep: Unmark", cards=cards)
    s.to("Move")
    assert s.points("A") == 1
    s.to("Move", "B")
    assert s.points("A") == 2
    s.to("Move", "A")
    assert s.points("A") == 4


@rule("SLOT-TURN-07", "SLOT-MOVE-04")
def test_at_the_end_of_the_turn_it_is_forgotten_who_has_moved() -> None:
    s = scene("A: front: Page\nB: front: Page\nstep: Move")
    s.choose("move Page F1 to F2")
    s.to("Move", "B")
    assert list(s.table.moved) == []
    s.to("Move", "A")
    s.choose("move Page F2 to F1")
    assert s.army("A") == ["Page F1"]


@rule("SLOT-TURN-07")
def test_what_lasts_for_the_turn_ends_after_what_waits_for_its_end() -> None:
    judging = "def 1 life 1: At the end of your turn, deal 1 damage to each enemy creature with close 2 or more."
    cards = DRUM | {"Judge": judging}
    both = "A: front: Drummer, Page; back: {}\nB: front: Page, Drummer; back: Page, Page\nstep: {}, ap 0"
    s = scene(both.format("Page", "Abilities"), cards=cards)
    s.choose("use Drummer F1", "give Page F2", "use Drummer F2", "give Page B2")
    s.decline()
    assert (s.value("A F1", "close"), s.value("B F2", "close")) == (2, 2)
    s.to("Move", "B")
    assert (s.value("A F1", "close"), s.value("B F2", "close")) == (1, 1)
    s = scene(both.format("Judge", "Action"), cards=cards)
    s.choose("use Drummer F1", "give Page F2", "use Drummer F2", "give Page B1")
    s.decline()
    s.choose("done")
    assert (s.tokens("B F2"), s.active) == (1, "B")  # it lasted until then
    s.to("Move", "B")
    assert (s.tokens("B F2"), s.value("B F2", "close")) == (1, 1)


@rule("SLOT-TURN-07", "SLOT-TWI-07")
def test_the_twilight_is_emptied_before_the_turn_ends() -> None:
    cards = {"Mourner": "def 1 life 1: At the end of your turn, gain 1 victory point.", **DRUM}
    s = scene("A: front: Mourner; twilight: Page\nB: front: Page\nstep: Action, ap 0", cards=cards)
    s.to("Move", "B")
    log = s.log()
    told = ["A: Twilight", "Page goes from the twilight to the graveyard", "A gains 1 VP", "turn 4 begins: B"]
    assert sorted(map(log.index, told)) == [log.index(line) for line in told]
