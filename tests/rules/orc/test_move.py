"""ORC-MOVE: creatures go from one front to the other."""

from scenes.orc import rule, scene

FIELD = """
    A: offensive: Xerxes 2/2, Wanda 2/2; defensive: Zoe 2/2
    B: defensive: Cow 1/4
    phase: Move or Attack
"""


@rule("ORC-MOVE-01", "ORC-MOVE-04", "ORC-MOVE-05", "ORC-MOVE-10")
def test_whoever_moves_is_marked_and_stands_in_the_other_front() -> None:
    s = scene(FIELD)
    s.choose("move Xerxes", "move Wanda")
    assert [s.place(name) for name in ("Xerxes", "Wanda")] == ["A's Defensive", "A's Defensive"]
    assert s.marked("Xerxes")
    s.refused("move Cow", "ORC-TURN-27")


@rule("ORC-MOVE-01", "ORC-MOVE-02")
def test_only_own_unmarked_creatures_move() -> None:
    s = scene("""
        A: offensive: Ram 2/2, Mule 2/2 marked, Monk 1/1 assigned
        B: defensive: Cow 1/4
        phase: Move or Attack
    """)
    assert s.options() == ["done", "attack B", "move Ram"]
    s.refused("move Mule", "ORC-MOVE-02")
    s.refused("move Monk", "ORC-MOVE-02")
    s.refused("move Cow", "ORC-MOVE-01")


@rule("ORC-MOVE-03", "ORC-MOVE-EX2")
def test_in_a_turn_all_move_in_one_direction() -> None:
    s = scene(FIELD)
    s.choose("move Xerxes")
    s.refused("move Zoe", "ORC-MOVE-03")
    assert "move Wanda" in s.options()


@rule("ORC-MOVE-03")
def test_what_an_effect_moves_binds_nobody() -> None:
    s = scene(
        "A: offensive: Xerxes 2/2; defensive: Zoe 2/2; hand: Gust\n B: hand: 1",
        cards={"Gust": "event 0: Move target creature to the other front."},
    )
    s.play("Gust", "in the Offensive")
    assert s.place("Xerxes") == "A's Defensive"
    assert not s.marked("Xerxes")
    s.to("Move or Attack")
    assert s.options() == ["done", "move Xerxes", "move Zoe"]


@rule("ORC-MOVE-06", "ORC-MOVE-07", "ORC-MOVE-EX1")
def test_there_are_moves_before_or_after_the_attack_and_never_both() -> None:
    s = scene(FIELD)
    after = s.fork()
    s.choose("move Xerxes")
    s.refused("attack B", "ORC-TURN-29")
    s.to("Second Move or Attack")
    s.refused("move Wanda", "ORC-TURN-29")
    after.choose("attack B", "send Xerxes", "done", "done")
    after.to("Second Move or Attack")
    after.refused("attack B", "ORC-TURN-29")
    after.choose("move Wanda")
    assert after.place("Wanda") == "A's Defensive"


@rule("ORC-MOVE-07")
def test_creatures_move_in_no_other_phase() -> None:
    s = scene("A: offensive: Ram 2/2; hand: 1\n B: hand: 1\n phase: Play")
    s.refused("move Ram", "ORC-TURN-27")


@rule("ORC-MOVE-08", "ORC-RESP-11")
def test_each_move_is_answered_after_it_has_happened() -> None:
    s = scene(
        "A: offensive: Ram 2/2, Goat 1/1\n B: hand: Bolt, Bolt; offensive: Cow 1/1\n phase: Move or Attack",
        cards={"Bolt": "event 0: Kill target creature."},
    )
    s.choose("move Ram")
    assert s.asked == "B"
    assert s.place("Ram") == "A's Defensive"
    s.choose("play Bolt", "in the Offensive", "target Ram")
    assert s.place("Ram") == "A's graveyard"
    s.choose("move Goat")
    assert s.asked == "B"


@rule("ORC-MOVE-09")
def test_what_is_attached_comes_along() -> None:
    s = scene(
        "A: offensive: Ram 2/2; defensive: Ox 1/1; attached: Moss on Ram, Axe on Ram\n B: hand: 1\n phase: Move or Attack",
        cards={
            "Moss": "enchantment 1: Attach to target creature. Creatures you control get +0/+1.",
            "Axe": "equipment 1: Equipped creature gets +1/+0.",
        },
    )
    s.choose("move Ram")
    assert [s.place(name) for name in ("Moss", "Axe")] == ["on Ram", "on Ram"]
    assert [s.value(name) for name in ("Ram", "Ox")] == ["3/3", "1/2"]
