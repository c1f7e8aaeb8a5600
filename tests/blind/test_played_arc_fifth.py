"""Blind texts of ARC's fifth round, its creatures, played as their writer meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Spark": "event 0: Deal 1 damage to target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Doom": "event 0: Destroy up to two target creatures.", "Rouse": "event 0: Unmark target creature.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.",
    "Wall": "creature 2 (Beast) 1/1", "Foe Beast": "creature 2 (Beast) 1/1", "Cub": "creature 2 1/1",
    "Echo": "creature 2 1/9: Whenever you draw a card, gain 1 victory point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Thornhide Boar")
@pytest.mark.parametrize("goal", ["Oakhold", "B's army"])
def test_it_strikes_harder_from_its_announcement_to_the_end_of_the_attack(goal: str) -> None:
    s = arc(f"A: army: Thornhide Boar\nB: 15 points; city Oakhold (Body, 8); army: Ox 1/9; hand: Wait{COMBAT}", TEXTS)
    assert s.value("Thornhide Boar") == "2/2"
    s.choose(f"attack {goal}")
    assert s.value("Thornhide Boar") == "4/2"
    met = s.fork()
    s.to("Second Play")
    assert (s.damage("Oakhold") + 15 - s.points("B"), s.value("Thornhide Boar")) == (4, "2/2")
    until(met, "block Thornhide Boar with Ox")
    met.choose("block Thornhide Boar with Ox")
    met.to("Second Play")
    assert (met.damage("Ox"), met.value("Thornhide Boar")) == (4, "2/2")


@plays("Thornhide Boar")
def test_when_it_defends_it_strikes_as_printed() -> None:
    s = arc(f"A: army: Wolf 1/9; hand: Wait\nB: army: Thornhide Boar{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block Wolf with Thornhide Boar")
    s.choose("block Wolf with Thornhide Boar")
    s.to("Second Play")
    assert s.damage("Wolf") == 2


@plays("Gravetide Ghoul")
def test_each_other_death_makes_it_stronger_for_the_turn() -> None:
    s = arc("A: army: Gravetide Ghoul, Ox; hand: Doom, Axe\nB: army: Mule; city Oakhold (Body, 8): Elder", TEXTS)
    s.play("Doom", "target Ox", "target Elder")
    s.choose(s.options()[0])  # whose trigger goes first
    s.all_pass()
    assert s.value("Gravetide Ghoul") == "4/4"
    s.play("Axe", "target Mule")
    assert s.value("Gravetide Ghoul") == "5/5"
    s.to("Draw", "B")
    assert s.value("Gravetide Ghoul") == "2/2"


@plays("Gravetide Ghoul")
def test_whoever_goes_home_has_not_died_and_dying_with_another_it_is_just_dead() -> None:
    s = arc("A: army: Gravetide Ghoul; hand: Home, Doom\nB: army: Mule, Ox", TEXTS)
    s.play("Home", "target Mule")
    assert s.value("Gravetide Ghoul") == "2/2"
    s.play("Doom", "target Ox", "target Gravetide Ghoul")
    assert (s.place("Gravetide Ghoul"), s.chain()) == ("A's graveyard", [])


@plays("Gravetide Ghoul")
def test_a_death_that_is_told_of_before_saves_it_from_a_blow() -> None:
    s = arc("A: army: Gravetide Ghoul; hand: Axe, 2 Spark\nB: army: Mule", TEXTS)
    s.play("Axe", "target Mule")
    s.play("Spark")  # it is alone
    s.play("Spark")
    assert (s.place("Gravetide Ghoul"), s.damage("Gravetide Ghoul")) == ("A's Army", 2)
    s.to("Draw", "B")
    assert s.place("Gravetide Ghoul") == "A's Army"  # damage and strength end together


@plays("Toll Collector of Quay Nine")
def test_marked_it_takes_a_point_of_an_opponent_of_his_choice_and_gives_none() -> None:
    s = arc("A: 15 points; army: Toll Collector of Quay Nine\nB: 15 points; army: Mule\nC: 15 points; army: Cow")
    s.choose("use Toll Collector of Quay Nine")
    assert sorted(s.options()) == ["target player B", "target player C"]
    s.choose("target player C")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 14]
    assert (s.marked("Toll Collector of Quay Nine"), "use Toll Collector of Quay Nine" in s.options()) == (True, False)


@plays("Toll Collector of Quay Nine")
def test_whose_last_point_it_takes_is_defeated_in_combat_too() -> None:
    s = arc(f"A: army: Wolf 1/9; 5 points\nB: army: Toll Collector of Quay Nine; 15 points{COMBAT}")
    s.choose("attack B's army")
    until(s, "use Toll Collector of Quay Nine")
    s.choose("use Toll Collector of Quay Nine")
    s.all_pass()
    assert s.points("A") == 4
    s = arc("A: army: Toll Collector of Quay Nine\nB: army: Mule; 1 points")
    s.choose("use Toll Collector of Quay Nine")
    s.all_pass()
    assert (s.over, s.winner) == (True, "A")


@plays("Mosswarden Oracle")
@pytest.mark.parametrize("way", ["play", "rise"])
def test_entering_it_shows_three_cards_to_its_controller_who_keeps_one(way: str) -> None:
    held = "hand: Mosswarden Oracle; gems 4 Gaian" if way == "play" else "grave: Mosswarden Oracle; hand: Rise"
    s = arc(f"A: {held}; deck: Fox, Rat, Hog, Hen, Elk; army: Echo; 15 points\nB: army: Mule", TEXTS)
    s.choose("play Mosswarden Oracle" if way == "play" else "play Rise")
    until(s, "pick Fox")
    assert sorted(s.options()) == ["pick Fox", "pick Hog", "pick Rat"]
    assert [s.sees("A", "Hog"), s.sees("B", "Hog"), s.sees("A", "Hen")] == [True, False, False]
    s.choose("pick Rat")
    assert (s.asked, len(s.options())) == ("A", 2)
    s.choose(next(label for label in s.options() if "Hog" in label))
    s.all_pass()
    assert s.hand("A") == ["Rat"]
    assert s.deck("A")[:2] == ["Hen", "Elk"]
    assert set(s.deck("A")[2:]) == {"Fox", "Hog"}
    assert s.points("A") == 15  # that is no draw


@plays("Mosswarden Oracle")
@pytest.mark.parametrize(("deck", "hand"), [("Fox", ["Fox"]), ("0", [])])
def test_with_fewer_cards_it_shows_what_there_is_and_an_empty_deck_does_no_harm(deck: str, hand: list[str]) -> None:
    s = arc(f"A: hand: Mosswarden Oracle; gems 4 Gaian; deck: {deck}; army: Ox\nB: army: Mule")
    s.choose("play Mosswarden Oracle")
    while s.place("Mosswarden Oracle") in ("A's hand", "the chain") or s.table.chain:
        s.choose(s.options()[0])
    assert (s.hand("A"), s.deck("A"), s.over) == (hand, [], False)


GATE = "A: army: Ox 1/9; hand: Wait\nB: {}; hand: Wait" + COMBAT


@plays("Warden of the Low Gate")
def test_another_resident_of_its_city_may_be_unmarked_before_defenders_are_assigned() -> None:
    s = arc(
        GATE.format(
            "city Oakhold (Body, 8): Warden of the Low Gate, Imp marked, Ape marked; army: Elk marked; "
            "city Elm (Mind, 8): Sage marked"
        ),
        TEXTS,
    )
    s.choose("attack Oakhold")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    assert {"pick Imp", "pick Ape", "pick Elk"} == set(s.options())
    s.choose("pick Imp")
    until(s, "block")
    assert set(s.options()) == {"done", "block Ox with Imp", "block Ox with Warden of the Low Gate"}
    no.choose("no")
    until(no, "block")
    assert "block Ox with Imp" not in no.options()


@plays("Warden of the Low Gate")
@pytest.mark.parametrize(("where", "goal"), [
    ("city Oakhold (Body, 8): Imp marked; army: Warden of the Low Gate", "Oakhold"),
    ("city Oakhold (Body, 8): Warden of the Low Gate, Imp marked; city Elm (Mind, 8)", "Elm"),
    ("city Oakhold (Body, 8): Warden of the Low Gate, Imp marked; army: Elk", "B's army"),
])  # fmt: skip
def test_in_the_army_or_elsewhere_it_unmarks_nobody(where: str, goal: str) -> None:
    s = arc(GATE.format(where), TEXTS)
    s.choose(f"attack {goal}")
    while s.phase == "Attack":
        assert "yes" not in s.options()
        s.choose(s.way_on())
    assert s.marked("Imp")


@plays("Brood Matron of the Hollow")
def test_other_beasts_of_its_controller_are_stronger_everywhere() -> None:
    s = arc(
        """
        A: army: Brood Matron of the Hollow, Wall, Cub; city Oakhold (Body, 8): Winter Beast 2/2; hand: Axe
        B: army: Foe Beast
    """,
        TEXTS,
    )
    values = [s.value(name) for name in ("Brood Matron of the Hollow", "Wall", "Winter Beast", "Cub", "Foe Beast")]
    assert values == ["3/4", "2/2", "3/3", "1/1", "1/1"]
    s.play("Axe", "target Brood Matron of the Hollow")
    assert [s.value("Wall"), s.value("Winter Beast")] == ["1/1", "2/2"]


@plays("Brood Matron of the Hollow")
def test_for_two_gems_and_its_mark_another_beast_of_his_is_unmarked() -> None:
    table = (
        "A: army: Brood Matron of the Hollow{}, Wall marked, Cub marked; city Oakhold (Body, 8): Winter Beast; "
        "gems {}\nB: army: Foe Beast marked"
    )
    s = arc(table.format("", "1 Gaian, 1 Red Banner"), TEXTS)
    s.choose("use Brood Matron of the Hollow")
    assert sorted(s.options()) == ["target Wall", "target Winter Beast"]
    s.choose("target Wall")
    s.all_pass()
    assert [s.marked(name) for name in ("Brood Matron of the Hollow", "Wall", "Cub", "Foe Beast")] == [
        True, False, True, True,
    ]  # fmt: skip
    assert s.gems("A") == ""
    for marked, gems in (("", "1 Gaian"), (" marked", "2 Gaian")):
        assert "use Brood Matron of the Hollow" not in arc(table.format(marked, gems), TEXTS).options()


@plays("Redbrand Executioner")
def test_whoever_it_has_hurt_in_this_turn_and_dies_is_worth_a_point_whatever_kills_him() -> None:
    s = arc(f"A: army: Redbrand Executioner; hand: Axe; 15 points\nB: army: Mule 1/9, Elk; 15 points{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block Redbrand Executioner with Mule")
    s.choose("block Redbrand Executioner with Mule")
    s.to("Second Play")
    assert (s.damage("Mule"), s.points("A")) == (4, 15)
    other, later = s.fork(), s.fork()
    s.play("Axe", "target Mule")
    assert (s.points("A"), s.points("B")) == (16, 15)
    other.play("Axe", "target Elk")
    assert other.points("A") == 15
    later.to("Play", "B")
    until(later, "play Axe")
    later.choose("play Axe", "target Mule")
    later.all_pass()
    assert (later.place("Mule"), later.points("A")) == ("B's graveyard", 15)


@plays("Redbrand Executioner")
def test_who_dies_of_its_blow_is_worth_a_point_even_if_it_dies_too() -> None:
    s = arc(f"A: army: Redbrand Executioner; hand: Wait; 15 points\nB: army: Mule 9/1; 15 points{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block Redbrand Executioner with Mule")
    s.choose("block Redbrand Executioner with Mule")
    s.to("Second Play")
    assert (s.place("Redbrand Executioner"), s.place("Mule"), s.points("A")) == ("A's graveyard", "B's graveyard", 16)


@plays("Emberdrake Hatchling")
def test_two_gems_make_it_stronger_once_in_each_turn() -> None:
    s = arc(
        "A: army: Emberdrake Hatchling marked; gems 2 Gaian, 4 Red Banner; hand: Wait\nB: army: Mule; hand: 1", TEXTS
    )
    s.choose("use Emberdrake Hatchling", "pay 1 Gaian + 1 Red Banner")
    assert "use Emberdrake Hatchling" not in s.options()
    s.all_pass()
    assert (s.value("Emberdrake Hatchling"), "use Emberdrake Hatchling" in s.options()) == ("4/2", False)
    s.to("Draw", "B")
    assert s.value("Emberdrake Hatchling") == "2/2"


@plays("Emberdrake Hatchling")
def test_without_two_gems_it_is_not_used_and_in_another_turn_it_is_again() -> None:
    assert "use Emberdrake Hatchling" not in arc("A: army: Emberdrake Hatchling; gems 1 Gaian\nB: army: Mule").options()
    s = arc(f"A: army: Wolf 1/9; hand: 1\nB: army: Emberdrake Hatchling; gems 4 Red Banner; hand: 1{COMBAT}")
    s.choose("attack B's army")
    until(s, "use Emberdrake Hatchling")
    s.choose("use Emberdrake Hatchling")
    s.all_pass()
    assert s.value("Emberdrake Hatchling") == "4/2"
    s.to("Play", "B")
    assert "use Emberdrake Hatchling" in s.options()
