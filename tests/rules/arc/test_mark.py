"""ARC-MARK: marked and unmarked cards."""

from scenes.arc import rule, scene
from wtactics.rulesets.arc.rules.resp_chain import BeginResolving

LULL = {"Lull": "event 0: Mark target creature."}
WAKE = {"Wake": "event 0: Unmark target creature."}
WITCH = {"Witch": "creature 1 1/9: (M): Deal 1 damage to target creature."}


@rule("ARC-MARK-01")
def test_cities_and_enchantments_are_marked_like_creatures_and_gems_when_they_pay() -> None:
    s = scene(
        """
        A: gems 2 Gaian; city Oakhold (Body, 8); attached: Ivy on Oakhold; army: Ram 1/1; hand: Hush, Still, Cub, Dig
        B: army: Ox 1/1
        phase: Play
    """,
        cards={
            "Ivy": "enchantment 1: Attach to target city.",
            "Hush": "event 0: Mark target city.",
            "Still": "event 0: Mark target enchantment.",
            "Dig": "event 0: Unmark target resource card.",
        },
    )
    s.choose("play Hush", "target Oakhold", "pass", "play Still", "pass", "play Cub", "pass")
    assert [s.marked(name) for name in ("Oakhold", "Ivy", "Ram")] == [True, True, False]
    assert (s.gems("A"), s.consumed("A")) == ("1 Gaian", "1 Gaian")
    marked = next(name for name in ("Gaian resource card", "Gaian resource card (2)") if s.marked(name))
    s.choose("play Dig", f"target {marked}")
    assert (s.gems("A"), s.consumed("A")) == ("2 Gaian", "")


@rule("ARC-MARK-01", "ARC-STATE-09", "ARC-MARK-02")
def test_cards_out_of_play_have_no_marks_and_enter_unmarked() -> None:
    s = scene(
        """
        A: gems 1 Gaian; army: Ram 1/1 marked; city Oakhold (Body, 8, marked): Elder 1/1; hand: Recall, Raze
        B: city Saltford (Soul, 8)
        phase: Play
    """,
        cards={
            "Recall": "event 0: Return target creature to its owner's hand.",
            "Raze": "event 0: Destroy target city.",
        },
    )
    s.choose("play Recall", "target Ram", "pass")
    assert (s.place("Ram"), s.marked("Ram")) == ("A's hand", False)
    s.choose("play Ram", "pass")
    assert (s.place("Ram"), s.marked("Ram")) == ("Oakhold", False)
    assert s.marked("Oakhold")
    s.choose("play Raze", "target Oakhold")
    assert (s.place("Oakhold"), s.marked("Oakhold")) == ("A's graveyard", False)


@rule("ARC-MARK-02")
def test_cards_enter_play_unmarked() -> None:
    s = scene(
        """
        A: gems 4 Gaian; army: Ram 1/1; city Oakhold (Body, 8); hand: Cub, Dale, Ivy, 1
        B: army: Ox 1/1
        phase: Draw
    """,
        cards={"Ivy": "enchantment 1: Attach to target city.", "Dale": "city 1 Soul 8"},
    )
    s.choose("draw 1", "lay Spare", "name Gaian", "done")
    assert s.gems("A") == "5 Gaian"
    s.choose("play Cub", "play Dale", "play Ivy", "target Dale")
    for name in ("Cub", "Dale", "Ivy"):
        assert s.place(name) != "A's hand"
        assert not s.marked(name)


@rule("ARC-MARK-03")
def test_a_marked_card_is_exhausted() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Witch marked, Elder 1/1; army: Ram 1/1 marked, Mule 1/1, Goat 1/1
        B: army: Ox 1/1
        phase: Tactics
    """,
        cards=WITCH,
    )
    s.choose("claim Body")
    s.refused("bid Witch", "ARC-MARK-04")
    s.choose("done")
    s.refused("use Witch", "ARC-MARK-07")
    s.refused("move Witch to the Army", "ARC-MOVE-02")
    s.refused("move Ram to Oakhold", "ARC-MOVE-02")
    s.choose("done", "attack B's army")
    s.refused("send Ram", "ARC-COMBAT-01")


@rule("ARC-MARK-04")
def test_a_card_is_marked_again_only_when_something_unmarked_it() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Witch; city Reedmere (Mind, 8); army: Mule 1/1; hand: Wake
        B: army: Ox 1/9
        phase: Play
    """,
        cards=WITCH | WAKE,
    )
    s.choose("use Witch", "target Ox", "pass")
    s.refused("use Witch", "ARC-MARK-07")
    s.refused("move Witch to the Army", "ARC-MOVE-02")
    s.choose("play Wake", "target Witch")
    assert s.damage("Ox") == 1
    s.choose("use Witch", "target Ox")
    assert s.damage("Ox") == 2
    assert s.marked("Witch")
    s.refused("use Witch", "ARC-MARK-07")


@rule("ARC-MARK-05")
def test_effects_mark_and_unmark_any_number_of_times() -> None:
    s = scene(
        """
        A: army: Ram 1/1; hand: Lull, Wake, Doze, Rouse
        B: army: Ox 1/1
        phase: Play
    """,
        cards=LULL | WAKE | {"Doze": "event 0: Mark target creature.", "Rouse": "event 0: Unmark target creature."},
    )
    for name, marked in (("Lull", True), ("Wake", False), ("Doze", True), ("Rouse", False)):
        s.choose(f"play {name}", "target Ram")
        if name != "Rouse":
            s.choose("pass")
        assert s.marked("Ram") is marked


@rule("ARC-MARK-06", "ARC-TURN-06")
def test_in_his_unmark_phase_all_marked_cards_that_a_player_controls_are_unmarked() -> None:
    s = scene("""
        A: gems 2 Gaian consumed; army: Ram 1/1 marked of B; city Oakhold (Body, 8, marked): Elder 1/1 marked
        B: gems 1 Gaian consumed; army: Ox 1/1 marked of A; city Reedmere (Mind, 8, marked): Cook 1/1 marked
        phase: Unmark
    """)
    assert [s.marked(name) for name in ("Ram", "Oakhold", "Elder")] == [False] * 3
    assert [s.marked(name) for name in ("Ox", "Reedmere", "Cook")] == [True] * 3
    assert (s.consumed("A"), s.consumed("B")) == ("", "1 Gaian")
    s.to("Draw", "B")
    assert [s.marked(name) for name in ("Ox", "Reedmere", "Cook")] == [False] * 3
    assert s.consumed("B") == ""


@rule("ARC-MARK-07")
def test_the_mark_symbol_marks_its_own_card_as_the_ability_is_activated() -> None:
    s = scene(
        """
        A: army: Witch, Hag
        B: army: Ox 1/9
        phase: Play
    """,
        cards=WITCH | {"Hag": "creature 1 1/9: 1 power, (M): Deal 1 damage to target creature."},
    )
    s.refused("use Hag", "ARC-POWER-13")
    s.stop_at(BeginResolving)
    s.choose("use Witch", "target Ox")
    assert s.marked("Witch")
    assert s.damage("Ox") == 0
    assert not s.marked("Hag")
    s.go_on()
    assert s.damage("Ox") == 1
    s.refused("use Witch", "ARC-MARK-07")


@rule("ARC-MARK-07")
def test_a_card_that_cannot_be_marked_cannot_meet_the_mark_symbol() -> None:
    s = scene(
        """
        A: army: Witch, Ram 1/1; attached: Vigil on Witch
        B: army: Ox 1/9
        phase: Play
    """,
        cards=WITCH | {"Vigil": "enchantment 1: Attach to target creature.\nEnchanted creature can't be marked."},
    )
    s.refused("use Witch", "ARC-MARK-07")
    assert not s.marked("Witch")


@rule("ARC-MARK-08")
def test_marking_a_marked_card_does_nothing_to_it() -> None:
    text = """
        A: army: Ram 1/1{}, Watcher; hand: Lull
        B: army: Ox 1/1
        phase: Play
    """
    cards = LULL | {"Watcher": "creature 1 1/1: Whenever a creature is marked, gain 1 victory point."}
    s = scene(text.format(" marked"), cards=cards)
    s.choose("play Lull", "target Ram")
    assert s.points("A") == 15
    assert s.marked("Ram")
    s = scene(text.format(""), cards=cards)
    s.choose("play Lull", "target Ram")
    assert s.points("A") == 16


@rule("ARC-MARK-EX1")
def test_attacking_moving_and_using_the_symbol_mark_alike() -> None:
    s = scene(
        """
        A: army: Hag, Ram 1/1, Mule 1/1; city Oakhold (Body, 8): Witch, Crone; city Dale (Soul, 8)
        B: army: Ox 1/9
        phase: Play
    """,
        cards=WITCH | dict.fromkeys(("Hag", "Crone"), WITCH["Witch"]),
    )
    s.choose("use Witch", "target Ox", "pass")
    s.choose("move Crone to the Army", "pass")
    assert [s.marked(name) for name in ("Witch", "Crone", "Hag")] == [True, True, False]
    s.refused("move Witch to the Army", "ARC-MOVE-02")
    s.refused("use Crone", "ARC-MARK-07")
    s.choose("done", "pass", "attack B's army", "send Hag")
    s.refused("send Crone", "ARC-COMBAT-01")
    s.choose("done", "done")
    s.options()
    assert s.phase == "Second Play"
    assert s.marked("Hag")
    s.refused("use Hag", "ARC-MARK-07")
    s.refused("use Witch", "ARC-MARK-07")
    s.refused("use Crone", "ARC-MARK-07")
    s.refused("move Hag to Oakhold", "ARC-MOVE-02")
    s.refused("move Crone to Oakhold", "ARC-MOVE-02")
