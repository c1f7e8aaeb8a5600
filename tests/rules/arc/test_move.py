"""ARC-MOVE: creatures between the Army and the cities."""

from scenes.arc import rule, scene

RAZE = {"Raze": "event 0: Destroy target city."}
SHIFT = {"Shift": "event 0: Move target creature to target city you control."}
GATE = {"Gate": "city 2 Mind 8: Always: Creatures can't enter this city."}


@rule("ARC-MOVE-01")
def test_creatures_move_in_both_play_phases_of_their_player_only() -> None:
    s = scene(
        """
        A: army: Ram 1/1; city Oakhold (Body, 8): Elder 1/1; city Saltford (Soul, 8): Smith 1/1
        B: army: Ox 1/1; hand: Nod
        phase: Tactics
    """,
        cards={"Nod": "event 0: Repair 1 strength of target city."},
    )
    s.refused("move Elder to the Army", "ARC-MOVE-01")
    s.choose("done", "pass", "move Elder to the Army")
    assert (s.asked, s.options()) == ("B", ["pass", "play Nod"])
    s.refused("move Ox to Keep of B", "ARC-MOVE-01")
    s.choose("pass")
    assert s.place("Elder") == "A's Army"
    s.choose("done", "pass")
    assert s.phase == "Attack"
    s.refused("move Smith to the Army", "ARC-MOVE-01")
    s.choose("done", "pass", "move Smith to the Army", "pass")
    assert (s.phase, s.place("Smith")) == ("Second Play", "A's Army")
    s.to("Play", "B")
    assert s.options() == ["done", "play Nod", "move Ox to Keep of B"]
    s.refused("move Ram to Oakhold", "ARC-MOVE-05")


@rule("ARC-MOVE-02")
def test_only_unmarked_creatures_move() -> None:
    s = scene("""
        A: army: Ram 1/1 marked, Mule 1/1; city Oakhold (Body, 8); hand: Cub
        B: army: Ox 1/1
        phase: Play
    """)
    assert s.options() == ["done", "move Mule to Oakhold"]
    s.refused("move Ram to Oakhold", "ARC-MOVE-02")
    s.refused("move Cub to Oakhold", "ARC-MOVE-05")
    s.refused("move Oakhold to the Army", "ARC-MOVE-05")


@rule("ARC-MOVE-02", "ARC-MOVE-06", "ARC-CONFLICT-01")
def test_texts_may_forbid_the_mark_or_spare_a_creature_from_it() -> None:
    s = scene(
        """
        A: army: Statue, Idol, Lynx, Anchor; city Oakhold (Body, 8); city Reedmere (Mind, 8)
        B: army: Ox 1/1
        phase: Play
    """,
        cards={
            "Statue": "creature 1 1/1: This creature can't be marked.",
            "Idol": "creature 1 1/1: This creature can't be marked.\nThis creature isn't marked for moving.",
            "Lynx": "creature 1 1/1: This creature isn't marked for moving.",
            "Anchor": "creature 1 1/1: This creature can't move.",
        },
    )
    s.refused("move Statue to Oakhold", "ARC-MOVE-02")
    s.refused("move Anchor to Oakhold", "Anchor")
    assert "move Idol to Oakhold" in s.options()
    s.choose("move Lynx to Oakhold")
    assert (s.place("Lynx"), s.marked("Lynx")) == ("Oakhold", False)


@rule("ARC-MOVE-03")
def test_creatures_go_from_army_to_city_from_city_to_army_and_from_city_to_city() -> None:
    text = """
        A: army: Ram 1/1; city Oakhold (Body, 8): Elder 1/1; city Reedmere (Mind, 8)
        B: army: Ox 1/1
        phase: Play
    """
    s = scene(text)
    assert sorted(s.options()) == [
        "done", "move Elder to Reedmere", "move Elder to the Army", "move Ram to Oakhold", "move Ram to Reedmere",
    ]  # fmt: skip
    s.refused("move Ram to the Army", "ARC-MOVE-03")
    s.refused("move Elder to Oakhold", "ARC-MOVE-03")
    for name, goal, place in (
        ("Ram", "Reedmere", "Reedmere"), ("Elder", "the Army", "A's Army"), ("Elder", "Reedmere", "Reedmere"),
    ):  # fmt: skip
        s = scene(text)
        s.choose(f"move {name} to {goal}")
        assert s.place(name) == place
        assert s.marked(name)


@rule("ARC-MOVE-04")
def test_a_city_is_part_of_one_move_a_turn_as_start_or_as_goal() -> None:
    s = scene("""
        A: army: Ram 1/1, Mule 1/1; city Oakhold (Body, 8): Elder 1/1, Smith 1/1; city Reedmere (Mind, 8): Cook 1/1;
           city Saltford (Soul, 8): Monk 1/1; city Hall (Soul, 8): Clerk 1/1; city Dale (Soul, 8)
        B: army: Ox 1/1
        phase: Play
    """)
    s.choose("move Elder to Reedmere")
    s.refused("move Smith to the Army", "ARC-MOVE-04")
    s.refused("move Cook to the Army", "ARC-MOVE-04")
    s.refused("move Ram to Oakhold", "ARC-MOVE-04")
    s.refused("move Ram to Reedmere", "ARC-MOVE-04")
    s.choose("move Ram to Saltford", "move Clerk to the Army")
    assert s.place("Clerk") == "A's Army"
    s.refused("move Mule to Saltford", "ARC-MOVE-04")
    assert s.phase == "Play"
    s.choose("done", "done")
    s.to("Play", "B")
    s.choose("move Ox to Keep of B")
    s.to("Play", "A")
    assert "move Smith to the Army" in s.options()
    assert "move Mule to Saltford" in s.options()


@rule("ARC-MOVE-04")
def test_the_limit_holds_through_both_play_phases_of_the_turn() -> None:
    s = scene("""
        A: army: Ram 1/1; city Oakhold (Body, 8): Elder 1/1, Smith 1/1; city Reedmere (Mind, 8)
        B: army: Ox 1/1
        phase: Play
    """)
    s.choose("move Elder to the Army", "done", "done")
    s.options()
    assert s.phase == "Second Play"
    s.refused("move Smith to the Army", "ARC-MOVE-04")
    s.refused("move Ram to Oakhold", "ARC-MOVE-04")
    assert s.options() == ["done", "move Ram to Reedmere"]


@rule("ARC-MOVE-05", "ARC-STATE-10")
def test_a_player_moves_the_creatures_that_he_controls_among_his_own_areas() -> None:
    s = scene("""
        A: army: Ram 1/1 of B; city Oakhold (Body, 8)
        B: army: Ox 1/1, Hen 1/1 of A; city Reedmere (Mind, 8)
        phase: Play
    """)
    assert s.options() == ["done", "move Ram to Oakhold"]
    s.refused("move Ram to Reedmere", "ARC-MOVE-05")
    s.refused("move Ox to Oakhold", "ARC-MOVE-05")
    s.refused("move Hen to Oakhold", "ARC-MOVE-05")
    s.refused("move Ram to Ox", "ARC-MOVE-05")


@rule("ARC-MOVE-06")
def test_a_creature_is_marked_as_its_move_is_announced_and_placed_after_the_responses() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Elder 1/1; city Reedmere (Mind, 8)
        B: army: Ox 1/1; hand: Raze
        phase: Play
    """,
        cards=RAZE,
    )
    s.choose("move Elder to Reedmere")
    assert s.asked == "B"
    assert s.chain() == ["Elder"]
    assert s.marked("Elder")
    assert s.place("Elder") == "Oakhold"
    s.choose("pass")
    assert s.place("Elder") == "Reedmere"


@rule("ARC-MOVE-06", "ARC-MOVE-07")
def test_a_move_whose_goal_is_gone_fails_and_its_cities_are_used_up() -> None:
    s = scene(
        """
        A: army: Ram 1/1; city Oakhold (Body, 8): Elder 1/1, Smith 1/1; city Reedmere (Mind, 8); city Dale (Soul, 8)
        B: army: Ox 1/1; hand: Raze
        phase: Play
    """,
        cards=RAZE,
    )
    s.choose("move Elder to Reedmere", "play Raze", "target Reedmere")
    assert s.place("Elder") == "Oakhold"
    assert s.marked("Elder")
    s.refused("move Smith to the Army", "ARC-MOVE-04")
    s.refused("move Ram to Oakhold", "ARC-MOVE-04")


@rule("ARC-MOVE-06")
def test_a_move_fails_when_its_start_is_gone() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Elder 1/1, Smith 1/1; city Reedmere (Mind, 8)
        B: army: Ox 1/1; hand: Raze
        phase: Play
    """,
        cards=RAZE,
    )
    s.choose("move Elder to Reedmere", "play Raze", "target Oakhold")
    assert s.place("Elder") == "A's Army"
    assert s.marked("Elder")
    assert not s.marked("Smith")


@rule("ARC-MOVE-06")
def test_a_move_fails_when_the_goal_changes_hands_or_the_creature_does() -> None:
    for target, place in (("target Reedmere", "Oakhold"), ("target Elder", "Keep of B")):
        s = scene(
            """
            A: city Oakhold (Body, 8): Elder 1/1; city Reedmere (Mind, 8)
            B: hand: Bribe
            phase: Play
        """,
            cards={"Bribe": "event 0: Gain control of target creature or city."},
        )
        s.choose("move Elder to Reedmere", "play Bribe", target)
        assert s.place("Elder") == place
        assert s.marked("Elder")


@rule("ARC-MOVE-06")
def test_a_creature_of_the_army_that_dies_or_changes_sides_does_not_complete_its_move() -> None:
    for text, place in (("Kill target creature.", "A's graveyard"), ("Gain control of target creature.", "B's Army")):
        s = scene(
            """
            A: army: Ram 1/1; city Oakhold (Body, 8)
            B: hand: Plot
            phase: Play
        """,
            cards={"Plot": f"event 0: {text}"},
        )
        s.choose("move Ram to Oakhold", "play Plot")
        assert s.place("Ram") == place
        assert "Ram does nothing" in s.log()


@rule("ARC-MOVE-06", "ARC-MOVE-09")
def test_a_move_fails_when_its_goal_does_not_admit_the_creature_any_more() -> None:
    s = scene(
        """
        A: army: Ram 1/1; city Oakhold (Body, 8); city Cave: Cook 1/1
        B: hand: Wings
        phase: Play
    """,
        cards={
            "Wings": "event 0: Target creature gains flying until end of turn.",
            "Cave": "city 2 Soul 8: Always: Creatures with flying can't enter this city.",
        },
    )
    s.choose("move Ram to Cave", "play Wings", "target Ram")
    assert (s.place("Ram"), s.marked("Ram")) == ("A's Army", True)


@rule("ARC-MOVE-06")
def test_a_creature_that_went_elsewhere_meanwhile_does_not_complete_its_move() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Elder 1/1; city Reedmere (Mind, 8); city Saltford (Soul, 8); hand: Shift
        B: army: Ox 1/1
        phase: Play
    """,
        cards=SHIFT,
    )
    s.choose("move Elder to Reedmere", "play Shift", "target Elder", "target Saltford")
    assert s.place("Elder") == "Saltford"


@rule("ARC-MOVE-06", "ARC-ABIL-10")
def test_a_completed_move_is_heard() -> None:
    s = scene(
        """
        A: army: Pilgrim, Ram 1/1; city Oakhold (Body, 8); city Reedmere (Mind, 8)
        B: army: Ox 1/1
        phase: Play
    """,
        cards={"Pilgrim": "creature 1 1/1: Whenever this creature moves, gain 1 victory point."},
    )
    s.choose("move Ram to Reedmere")
    assert s.points("A") == 15
    s.choose("move Pilgrim to Oakhold")
    assert s.points("A") == 16


@rule("ARC-MOVE-08", "ARC-CREA-01")
def test_arriving_from_the_hand_neither_uses_nor_needs_the_citys_limit() -> None:
    s = scene("""
        A: gems 3 Gaian; city Oakhold (Body, 8): Elder 1/1, Smith 1/1; city Reedmere (Mind, 8): Cook 1/1;
           hand: Cub, Pup
        B: army: Ox 1/1
        phase: Play
    """)
    s.choose("play Cub", "place in Oakhold")
    assert s.place("Cub") == "Oakhold"
    assert not s.marked("Cub")
    s.choose("move Elder to the Army", "play Pup", "place in Oakhold")
    assert s.place("Pup") == "Oakhold"
    s.refused("move Smith to the Army", "ARC-MOVE-04")


@rule("ARC-MOVE-08")
def test_an_effect_moves_a_creature_without_mark_and_without_the_citys_limit() -> None:
    s = scene(
        """
        A: army: Ram 1/1 marked, Mule 1/1; city Oakhold (Body, 8): Elder 1/1; city Reedmere (Mind, 8); hand: Shift, Shift
        B: army: Ox 1/1
        phase: Play
    """,
        cards=SHIFT,
    )
    s.choose("play Shift", "target Mule", "target Oakhold", "pass")
    assert s.place("Mule") == "Oakhold"
    assert not s.marked("Mule")
    s.choose("move Elder to the Army", "play Shift", "target Ram", "target Oakhold")
    assert s.place("Ram") == "Oakhold"
    assert s.marked("Ram")


@rule("ARC-MOVE-09")
def test_a_city_that_bars_creatures_is_neither_entered_nor_settled_nor_defended_from_the_army() -> None:
    s = scene(
        """
        A: army: Ram 1/1; gems 3 Gaian; city Oakhold (Body, 8): Elder 1/1; city Gate: Warden 1/1; hand: Cub
        B: army: Ox 1/1
        phase: Play
    """,
        cards=GATE,
    )
    s.refused("move Elder to Gate", "ARC-MOVE-09")
    s.refused("move Ram to Gate", "ARC-MOVE-09")
    s.choose("play Cub")
    assert s.place("Cub") == "Oakhold"
    s.to("Attack", "B")
    s.choose("attack Gate")
    assert s.options() == ["done", "block Ox with Warden"]
    s.refused("block Ox with Ram", "ARC-MOVE-09")


@rule("ARC-MOVE-09", "ARC-CREA-01")
def test_with_no_city_that_admits_it_a_creature_cannot_be_played() -> None:
    s = scene(
        """
        A: army: Ram 1/1; gems 3 Gaian; city Gate: Warden 1/1; hand: Cub
        B: army: Ox 1/1
        phase: Play
    """,
        cards=GATE,
    )
    s.refused("play Cub", "ARC-CREA-01")


@rule("ARC-MOVE-09")
def test_a_ban_may_concern_some_creatures_only() -> None:
    s = scene(
        """
        A: army: Ram 1/1, Hawk; city Oakhold (Body, 8); city Cave: Bat; hand: Shift
        B: army: Ox 1/1
        phase: Play
    """,
        cards=SHIFT
        | {
            "Hawk": "creature 1 1/1: Flying",
            "Bat": "creature 1 1/1: Flying",
            "Cave": "city 2 Soul 8: Always: Creatures with flying can't enter this city.",
        },
    )
    assert "move Ram to Cave" in s.options()
    s.refused("move Hawk to Cave", "ARC-MOVE-09")
    s.choose("play Shift", "target Hawk", "target Cave")
    assert s.place("Hawk") == "A's Army"


@rule("ARC-MOVE-SC1")
def test_a_city_used_up() -> None:
    s = scene("""
        A: army: Ram 1/1; city Oakhold (Body, 8): Elder 1/1, Smith 1/1; city Reedmere (Mind, 8): Cook 1/1
        B: army: Ox 1/1
        phase: Play
    """)
    s.choose("move Elder to the Army")
    s.refused("move Smith to the Army", "ARC-MOVE-04")
    s.refused("move Smith to Reedmere", "ARC-MOVE-04")
    s.refused("move Cook to Oakhold", "ARC-MOVE-04")
    s.refused("move Ram to Oakhold", "ARC-MOVE-04")
    s.choose("move Cook to the Army")
    assert s.place("Cook") == "A's Army"


@rule("ARC-MOVE-SC2", "ARC-CREA-12")
def test_a_new_creature_moves_and_is_exhausted_by_it() -> None:
    s = scene("""
        A: army: Ram 1/1, Mule 1/1; gems 3 Gaian; city Oakhold (Body, 8); hand: Cub
        B: army: Ox 1/1
        phase: Play
    """)
    s.choose("play Cub", "move Cub to the Army")
    assert (s.place("Cub"), s.marked("Cub")) == ("A's Army", True)
    s.choose("attack B's army")
    s.refused("send Cub", "ARC-COMBAT-01")
    s.choose("send Ram", "done", "done")
    s.to("Attack", "B")
    s.choose("attack A's army")
    assert s.options() == ["done", "block Ox with Mule"]
    s.refused("block Ox with Cub", "ARC-COMBAT-01")
