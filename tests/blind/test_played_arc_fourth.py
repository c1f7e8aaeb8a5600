"""Blind texts of ARC's fourth round, its creatures, played as their writers meant them."""

import pytest

from blind.texts import arc, plays

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Spark": "event 0: Deal 2 damage to target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Exile": "event 0: Remove target creature from the game.",
    "Doom": "event 0: Destroy up to two target creatures.", "Rite": "magic 0: Draw a card.",
    "Trick": "event 3 House of Nobles loyalty 2: Draw a card.",
    "Echo": "event 1: Draw a card.", "Free": "event 0: Draw a card.",
    "Elk": "creature 1 (Elf) 2/2", "Elf": "creature 1 1/1", "Foe Elf": "creature 1 1/1", "Smith": "creature 2 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Bramblehide Boar")
def test_it_is_tougher_in_a_city_and_as_printed_in_the_army() -> None:
    s = arc("A: city Oakhold (Body, 8): Bramblehide Boar; city Elm (Mind, 8)\nB: army: Mule")
    assert s.value("Bramblehide Boar") == "4/4"
    s.carry_out("move Bramblehide Boar to the Army")
    assert s.value("Bramblehide Boar") == "4/2"


@plays("Bramblehide Boar")
def test_leaving_the_city_with_two_damage_it_dies() -> None:
    s = arc("A: city Oakhold (Body, 8): Bramblehide Boar hurt 2\nB: army: Mule")
    assert s.place("Bramblehide Boar") == "Oakhold"
    s.carry_out("move Bramblehide Boar to the Army")
    assert s.place("Bramblehide Boar") == "A's graveyard"


@plays("Bramblehide Boar")
def test_helping_a_city_from_the_army_it_is_one_of_its_residents() -> None:
    s = arc(f"A: army: Ox 1/9\nB: army: Bramblehide Boar; city Oakhold (Body, 8){COMBAT}")
    s.choose("attack Oakhold")
    assert (s.options(), s.value("Bramblehide Boar")) == (["done", "block Ox with Bramblehide Boar"], "4/4")
    s.choose("block Ox with Bramblehide Boar")
    s.to("Second Play")
    assert (s.place("Bramblehide Boar"), s.value("Bramblehide Boar")) == ("B's Army", "4/2")


@plays("Ashmarch Lancer")
@pytest.mark.parametrize("goal", ["Oakhold", "B's army"])
def test_it_is_stronger_from_its_announcement_to_the_end_of_the_attack(goal: str) -> None:
    s = arc(f"A: army: Ashmarch Lancer\nB: 15 points; city Oakhold (Body, 8); army: Ox 1/9; hand: Wait{COMBAT}", TEXTS)
    assert s.value("Ashmarch Lancer") == "2/1"
    s.choose(f"attack {goal}")
    assert s.value("Ashmarch Lancer") == "4/1"
    met = s.fork()
    s.to("Second Play")
    assert (s.damage("Oakhold") + 15 - s.points("B"), s.value("Ashmarch Lancer")) == (4, "2/1")
    while "block Ashmarch Lancer with Ox" not in met.options():
        met.choose("pass")
    met.choose("block Ashmarch Lancer with Ox")
    met.all_pass()
    assert "Ox suffers 4 damage from Ashmarch Lancer" in met.log()


@plays("Ashmarch Lancer")
def test_defending_it_is_as_printed() -> None:
    s = arc(f"A: army: Wolf 1/9\nB: army: Ashmarch Lancer{COMBAT}")
    s.choose("attack B's army", "block Wolf with Ashmarch Lancer")
    assert "Wolf suffers 2 damage from Ashmarch Lancer" in s.log()


@plays("Crypt Usher")
@pytest.mark.parametrize("event", ["Axe", "Spark"])
def test_dying_it_costs_an_opponent_of_his_choice_a_point(event: str) -> None:
    s = arc(f"A: 15 points; hand: {event}\nB: 15 points; army: Crypt Usher\nC: 15 points; army: Mule", TEXTS)
    s.choose(f"play {event}", "target Crypt Usher")
    assert (s.asked, s.options()) == ("B", ["target player A", "target player C"])
    s.choose("target player C")
    s.all_pass()
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 14]


@plays("Crypt Usher")
@pytest.mark.parametrize("event", ["Home", "Exile"])
def test_returned_or_removed_it_costs_nobody_anything(event: str) -> None:
    s = arc(f"A: 15 points; hand: {event}\nB: 15 points; army: Crypt Usher\nC: 15 points; army: Mule", TEXTS)
    s.choose(f"play {event}", "target Crypt Usher")
    s.to("Play", "C")
    assert s.place("Crypt Usher") == ("B's hand" if event == "Home" else "removed")
    assert [s.points(seat) for seat in "ABC"] == [15, 15, 15]


@plays("Crypt Usher")
def test_who_has_no_points_loses_none() -> None:
    s = arc(f"A: 1 points; army: Wolf 9/9\nB: 15 points; army: Crypt Usher{COMBAT}")
    s.choose("attack B's army", "block Wolf with Crypt Usher")
    s.all_pass()
    assert (s.over, s.winner, s.points("A")) == (True, "B", 0)


@plays("Velvet Informant")
def test_one_gem_and_its_mark_show_him_a_hand_once_and_nobody_else() -> None:
    table = "A: army: Velvet Informant; gems {}\nB: hand: Fox, Rat; army: Mule\nC: hand: Hog"
    s = arc(table.format("1 Gaian"))
    s.choose("use Velvet Informant")
    assert (s.asked, len(s.options())) == ("A", 3)
    s.choose(next(label for label in s.options() if label.endswith("B")))
    s.all_pass()
    assert (s.marked("Velvet Informant"), s.consumed("A")) == (True, "1 Gaian")
    assert [s.sees(seat, card) for seat, card in (("A", "Fox"), ("A", "Rat"), ("C", "Fox"), ("A", "Hog"))] == [
        True, True, False, False,
    ]  # fmt: skip
    assert s.hand("B") == ["Fox", "Rat"]
    s = arc(table.format("1 Gaian consumed"))
    assert "use Velvet Informant" not in s.options()


@plays("Velvet Informant")
def test_an_empty_hand_may_be_looked_at() -> None:
    s = arc("A: army: Velvet Informant; gems 1 Gaian\nB: army: Mule")
    s.choose("use Velvet Informant", "B")
    s.all_pass()
    assert (s.marked("Velvet Informant"), s.hand("B")) == (True, [])


OGRE = f"A: army: Toll Bridge Ogre; hand: Wait\nB: city Oakhold (Body, 20); city Elm (Mind, 8); gems {{}}; 15 points{COMBAT}"


@plays("Toll Bridge Ogre")
@pytest.mark.parametrize(
    ("gems", "answer", "damage"),
    [("1 Gaian, 1 Red Banner", "yes", 5), ("2 Gaian", "no", 8), ("1 Gaian", "yes", 8), ("2 Gaian consumed", "yes", 8)],
)
def test_who_does_not_pay_its_toll_or_cannot_meets_a_stronger_ogre(gems: str, answer: str, damage: int) -> None:
    s = arc(OGRE.format(gems), TEXTS)
    s.choose("attack Oakhold")
    free = s.gems("B")
    while "yes" not in s.options():
        s.choose("pass")
    assert s.asked == "B"
    s.choose(answer)
    assert s.value("Toll Bridge Ogre") == f"{damage}/5"
    s.to("Second Play")
    assert (s.damage("Oakhold"), s.gems("B")) == (damage, "" if damage == 5 else free)
    assert s.value("Toll Bridge Ogre") == f"{damage}/5"  # until the end of the turn
    s.to("Draw", "B")
    assert s.value("Toll Bridge Ogre") == "5/5"


@plays("Toll Bridge Ogre")
def test_an_army_pays_no_toll() -> None:
    s = arc(OGRE.format("2 Gaian"), TEXTS)
    s.choose("attack B's army")
    s.to("Second Play")
    assert (s.points("B"), s.value("Toll Bridge Ogre"), s.gems("B")) == (10, "5/5", "2 Gaian")


@plays("Elder of the Mosscourt")
def test_other_elves_of_its_controller_are_stronger_while_it_is_there() -> None:
    s = arc(
        """
        A: army: Elder of the Mosscourt, Elf, Mule 1/1; city Oakhold (Body, 8): Elk hurt 2; hand: Axe
        B: army: Foe Elf
        """,
        TEXTS,
    )
    names = ("Elder of the Mosscourt", "Elf", "Elk", "Mule", "Foe Elf")
    assert [s.value(name) for name in names] == ["2/3", "2/2", "3/3", "1/1", "1/1"]
    s.play("Axe", "target Elder of the Mosscourt")
    assert (s.value("Elf"), s.place("Elk")) == ("1/1", "A's graveyard")


@plays("Elder of the Mosscourt")
def test_it_unmarks_another_elf_of_anybody() -> None:
    table = "A: army: Elder of the Mosscourt{}, Elf, Mule; city Oakhold (Body, 8): Elk marked\nB: army: Foe Elf marked"
    s = arc(table.format(""), TEXTS)
    s.choose("use Elder of the Mosscourt")
    assert sorted(s.options()) == ["target Elf", "target Elk", "target Foe Elf"]
    other = s.fork()
    s.choose("target Foe Elf")
    s.all_pass()
    assert (s.marked("Elder of the Mosscourt"), s.marked("Foe Elf"), s.marked("Elk")) == (True, False, True)
    other.choose("target Elf")
    other.all_pass()
    assert (other.marked("Elf"), other.marked("Elder of the Mosscourt")) == (False, True)
    assert "use Elder of the Mosscourt" not in arc(table.format(" marked"), TEXTS).options()


@plays("Plague Hauler")
@pytest.mark.parametrize("active", ["A", "B"])
def test_at_the_end_of_a_turn_with_deaths_each_opponent_discards_one_card(active: str) -> None:
    s = arc(
        f"""
        A: army: Plague Hauler, Imp; hand: Doom, Fox
        B: army: Mule; hand: Rat, Hog, Echo; gems 1 Gaian
        C: army: Cow
        phase: Play, active {active}
        """,
        TEXTS,
    )
    while "play Doom" not in s.options():
        s.choose("play Echo")
    s.play("Doom", "target Imp", "target Cow")
    turn = s.turn
    while not any("Rat" in label for label in s.options()):
        assert s.turn == turn
        s.choose(s.way_on())
    assert s.asked == "B"
    s.choose(next(label for label in s.options() if "Rat" in label))
    s.to("Draw", "B" if active == "A" else "C")
    assert s.turn == turn + 1
    assert (s.place("Rat"), s.place("Hog"), s.place("Fox")) == ("B's graveyard", "B's hand", "A's hand")


@plays("Plague Hauler")
def test_it_need_not_have_been_there_when_the_creature_died_but_must_be_there_at_the_end() -> None:
    table = "A: hand: Axe, Plague Hauler; gems 4 Dark Legion; army: Imp\nB: army: Mule; hand: Rat"
    s = arc(table, TEXTS)
    s.play("Axe", "target Imp")
    s.play("Plague Hauler")
    s.to("Draw", "B")
    assert s.place("Rat") == "B's graveyard"
    s = arc("A: hand: 2 Axe; army: Plague Hauler, Imp\nB: army: Mule; hand: Rat", TEXTS)
    s.play("Axe", "target Imp")
    s.play("Axe", "target Plague Hauler")
    s.to("Draw", "B")
    assert s.place("Rat") == "B's hand"


@plays("Plague Hauler")
def test_a_turn_without_deaths_costs_nothing() -> None:
    s = arc("A: army: Plague Hauler; hand: Home\nB: army: Mule; hand: Rat", TEXTS)
    s.choose("play Home", "target Mule")
    s.to("Draw", "B")
    assert s.place("Rat") == "B's hand"


@plays("Guildhall Accountant")
def test_the_first_event_of_each_turn_costs_a_gem_less() -> None:
    s = arc("A: army: Guildhall Accountant; hand: 2 Trick, Rite; gems 6 House of Nobles\nB: army: Mule", TEXTS)
    s.play("Rite")  # no event
    s.play("Trick")
    assert s.consumed("A") == "2 House of Nobles"
    s.play("Trick")
    assert s.consumed("A") == "5 House of Nobles"
    s = arc(
        "A: army: Mule\nB: army: Guildhall Accountant; hand: 2 Trick; gems 5 House of Nobles\nphase: Play, active A",
        TEXTS,
    )
    while "play Trick" not in s.options():
        s.choose(s.way_on())
    s.play("Trick")
    assert (s.active, s.consumed("B")) == ("A", "2 House of Nobles")


@plays("Guildhall Accountant")
def test_an_event_before_it_came_was_the_first() -> None:
    s = arc("A: hand: Guildhall Accountant, Free, Echo; gems 4 House of Nobles\nB: army: Mule", TEXTS)
    s.play("Free")
    s.play("Guildhall Accountant")
    s.play("Echo")
    assert s.consumed("A") == "4 House of Nobles"


@plays("Guildhall Accountant")
def test_a_free_event_is_the_first_too_and_own_gems_are_no_more_than_the_cost() -> None:
    s = arc("A: army: Guildhall Accountant; hand: Free, Echo; gems 1 Gaian\nB: army: Mule", TEXTS)
    s.play("Free")
    s.play("Echo")
    assert s.consumed("A") == "1 Gaian"
    s = arc("A: army: Guildhall Accountant; hand: Trick; gems 1 House of Nobles, 1 Gaian\nB: army: Mule", TEXTS)
    assert "play Trick" not in s.options()  # both gems that are left must be its own
    s = arc("A: army: Mule; hand: Echo; gems 1 Gaian\nB: army: Guildhall Accountant", TEXTS)
    s.play("Echo")
    assert s.consumed("A") == "1 Gaian"


@plays("Cinder Prophet")
def test_for_each_bid_that_is_won_a_creature_suffers() -> None:
    s = arc(
        """
        A: city Oakhold (Body, 8): Smith; city Elm (Mind, 8): Sage; army: Cinder Prophet marked; hand: Wait
        B: army: Mule 1/1
        phase: Tactics
        """,
        TEXTS,
    )

    def win(discipline: str, bidder: str) -> None:
        s.choose(f"claim {discipline}", f"bid {bidder}")
        while not any(label.startswith("target") for label in s.options()):
            s.choose("done" if "done" in s.options() else s.way_on())

    win("Body", "Smith")
    assert sorted(s.options()) == [f"target {name}" for name in ("Cinder Prophet", "Mule", "Sage", "Smith")]
    s.choose("target Mule")
    s.all_pass()
    assert s.place("Mule") == "B's graveyard"
    win("Mind", "Sage")
    s.choose("target Cinder Prophet")
    s.all_pass()
    assert s.damage("Cinder Prophet") == 1


@plays("Cinder Prophet")
def test_a_bid_that_is_not_won_or_that_of_another_does_nothing() -> None:
    s = arc(
        "A: city Oakhold (Body, 8): Sage\nB: army: Cinder Prophet; city Ford (Body, 8): Smith\nphase: Tactics", TEXTS
    )
    s.choose("claim Body", "bid Sage")
    while "bid Smith" not in s.options():
        s.choose("done" if "done" in s.options() else s.way_on())
    won = s.fork()
    s.choose("bid Smith")
    s.to("Play")
    won.to("Play")
    for scene, points in ((s, 15), (won, 16)):
        assert scene.points("A") == points
        assert [scene.damage(name) for name in ("Sage", "Smith", "Cinder Prophet")] == [0, 0, 0]
