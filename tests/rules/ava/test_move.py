"""AVA-MOVE: the one move of a turn."""

from scenes.ava import rule, scene
from wtactics.rulesets.ava.rules.play import BeginResolving

WAYS = "A: hand: Imp; army: Ram, Mule marked; city Oakhold: Elder; city Reedmere (Mind, 8)\nB: army: Ox; city Dale\nphase: Play"


@rule("AVA-MOVE-01", "AVA-MOVE-03")
def test_one_unmarked_creature_moves_each_turn_by_one_of_three_ways() -> None:
    for way, place in (
        ("Elder to Reedmere", "Reedmere"),
        ("Elder to the Army", "A's Army"),
        ("Ram to Oakhold", "Oakhold"),
    ):
        s = scene(WAYS)
        s.refused("move Mule to Oakhold", "AVA-MOVE-01")
        s.choose(f"move {way}")
        name = way.split()[0]
        assert (s.place(name), s.marked(name)) == (place, True)
        for other in ("Ram to Oakhold", "Elder to Reedmere", "Avatar of A to Oakhold"):
            if not other.startswith(name):
                s.refused(f"move {other}", "AVA-MOVE-01")
        s.to("Tactics", "B")
        s.to("Play", "A")
        assert "move Ram to Reedmere" in s.options(), "and in the next turn again"


@rule("AVA-MOVE-03")
def test_nobody_moves_but_in_his_own_play_phases() -> None:
    s = scene(WAYS.replace("phase: Play", "phase: Attack"))
    s.refused("move Ram to Oakhold", "AVA-MOVE-03")
    s.to("Second Play")
    s.choose("move Ram to Oakhold")
    assert s.place("Ram") == "Oakhold"
    s = scene(
        "A: army: Wolf; city Oakhold; hand: Nod\nB: army: Ox; hand: Nod; city Dale",
        cards={"Nod": "event 0: Gain 1 LP."},
    )
    s.choose("play Nod")
    assert s.asked == "B"
    s.refused("move Ox to Dale", "AVA-MOVE-03")


@rule("AVA-MOVE-SC1", "AVA-MOVE-02", "AVA-AVATAR-03")
def test_the_avatar_uses_the_same_move_which_is_one_over_both_play_phases() -> None:
    s = scene("A: army: Ram; city Oakhold; hand: Imp\nB: army: Ox\nphase: Play")
    s.choose("move Ram to Oakhold")
    s.to("Second Play")
    s.refused("move Avatar of A to Oakhold", "AVA-MOVE-01")
    s = scene("A: army: Ram; city Oakhold; hand: Imp\nB: army: Ox\nphase: Play")
    s.choose("move Avatar of A to Oakhold")
    assert (s.place("Avatar of A"), s.marked("Avatar of A")) == ("Oakhold", True)
    s.refused("move Ram to Oakhold", "AVA-MOVE-01")


@rule("AVA-MOVE-04")
def test_who_moves_is_marked_as_the_move_is_announced_and_placed_when_all_have_passed() -> None:
    s = scene("A: army: Ram; city Oakhold\nB: hand: Nod\nphase: Play", cards={"Nod": "event 0: Gain 1 LP."})
    s.stop_at(BeginResolving)
    s.choose("move Ram to Oakhold", "pass")
    assert (s.place("Ram"), s.marked("Ram")) == ("A's Army", True)
    s.go_on()
    assert s.place("Ram") == "Oakhold"


@rule("AVA-MOVE-04")
def test_a_move_whose_goal_is_gone_fails_and_is_used_up() -> None:
    cards = {"Raze": "event 0: Destroy target city."}
    s = scene("A: hand: Imp; army: Ram, Mule; city Oakhold; city Reedmere\nB: hand: Raze\nphase: Play", cards=cards)
    s.choose("move Ram to Oakhold", "play Raze", "target Oakhold")
    assert (s.place("Ram"), s.marked("Ram")) == ("A's Army", True)
    s.refused("move Mule to Reedmere", "AVA-MOVE-01")


@rule("AVA-MOVE-05")
def test_only_own_creatures_move_and_only_between_own_places_unless_a_text_allows_more() -> None:
    s = scene(WAYS)
    s.refused("move Ox to Dale", "AVA-MOVE-05")
    s.refused("move Ram to Dale", "AVA-MOVE-05")
    cards = {"Spy": "creature 1/1: This creature can move to cities opponents control."}
    s = scene("A: army: Spy; city Oakhold\nB: city Dale\nphase: Play", cards=cards)
    s.choose("move Spy to Dale")
    assert (s.place("Spy"), s.controller("Spy")) == ("Dale", "A")


@rule("AVA-MOVE-06")
def test_arriving_and_being_shifted_are_no_moves() -> None:
    cards = {"Call": "event 0: Move target creature to your army."}
    s = scene("A: army: Ram; city Oakhold: Elder; hand: Call\nB: army: Ox\nphase: Play", cards=cards)
    s.choose("move Ram to Oakhold", "play Call", "target Elder")
    assert (s.place("Elder"), s.marked("Elder")) == ("A's Army", False)
    s = scene("A: army: Ram; city Oakhold: Elder; hand: Call\nB: army: Ox\nphase: Play", cards=cards)
    s.choose("play Call", "target Elder", "move Ram to Oakhold")
    assert s.place("Ram") == "Oakhold"


@rule("AVA-MOVE-06")
def test_who_is_taken_along_goes_where_the_other_went_and_uses_up_no_move() -> None:
    guide = {"Guide": "creature 1 1/1: When this creature moves, you may move target creature along."}
    s = scene("A: city Oakhold: Guide, Ox; army: Elk; hand: Imp\nB:", cards=guide)
    s.choose("move Guide to the Army", "target Ox", "yes")
    assert (s.place("Ox"), s.marked("Ox"), "Ox goes to the Army" in s.log()) == ("A's Army", False, True)
    s = scene("A: city Oakhold: Ox; army: Guide, Elk\nB:", cards=guide)
    s.choose("move Guide to Oakhold", "target Ox", "yes")
    assert (s.place("Ox"), [line for line in s.log() if line.startswith("Ox goes")]) == ("Oakhold", []), "it was there"
