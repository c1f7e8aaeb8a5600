"""Blind texts of ARC on deaths and counters, played as their writers meant them."""

from blind.texts import arc, plays

AXE = {"Axe": "event 0: Kill target creature.", "Bomb": "event 0: Kill all creatures."}


@plays("Sewer Matriarch")
def test_each_other_creature_of_its_controller_that_dies_adds_a_counter() -> None:
    s = arc(
        """
        A: army: Sewer Matriarch, Rat 1/1; city Oakhold (Body, 8): Elder 1/1; hand: 3 Axe
        B: army: Wolf 1/1
        """,
        AXE,
    )
    s.play("Axe", "target Wolf")
    assert s.value("Sewer Matriarch") == "2/2"
    s.play("Axe", "target Rat")
    assert s.value("Sewer Matriarch") == "3/3"
    s.play("Axe", "target Elder")
    assert s.value("Sewer Matriarch") == "4/4"
    s.to("Draw", "B")
    assert s.value("Sewer Matriarch") == "4/4"  # for good


@plays("Gallows Crow")
def test_any_other_death_unmarks_it() -> None:
    s = arc("A: army: Gallows Crow marked, Rat; hand: 2 Axe\nB: army: Wolf, Mule; city Elm (Mind, 8): Elder", AXE)
    s.play("Axe", "target Wolf")
    assert not s.marked("Gallows Crow")  # nobody was asked
    s.play("Axe", "target Rat")
    assert not s.marked("Gallows Crow")


@plays("Gallows Crow")
def test_where_nobody_dies_it_stays_marked() -> None:
    s = arc(
        "A: army: Gallows Crow marked, Rat; hand: Hit\nB: army: Wolf 1/5",
        {"Hit": "event 0: Deal 1 damage to target creature."},
    )
    s.play("Hit", "target Wolf")
    assert s.marked("Gallows Crow")


@plays("Bone Juggler")
def test_its_controller_may_pay_two_points_to_have_it_back() -> None:
    table = "A: 15 points; army: Bone Juggler\nB: hand: Axe; army: Mule"
    for answer, points, place in (("yes", 13, "A's hand"), ("no", 15, "A's graveyard")):
        s = arc(f"{table}\nphase: Play, active B", AXE)
        s.play("Axe", "target Bone Juggler", answer)
        assert (s.points("A"), s.place("Bone Juggler")) == (points, place)
        assert f"> A: {answer}" in s.log()


@plays("Bone Juggler")
def test_who_is_at_no_points_by_it_is_defeated() -> None:
    s = arc("A: 2 points; army: Bone Juggler; hand: Axe\nB: army: Mule", AXE)
    s.play("Axe", "target Bone Juggler", "yes")
    assert (s.over, s.winner) == (True, "B")


@plays("Bone Juggler")
def test_under_foreign_control_it_goes_to_its_owners_hand_for_the_controllers_points() -> None:
    s = arc("A: 15 points; army: Bone Juggler of B; hand: Axe\nB: 15 points; army: Mule", AXE)
    s.play("Axe", "target Bone Juggler", "yes")
    assert (s.points("A"), s.points("B"), s.place("Bone Juggler")) == (13, 15, "B's hand")


@plays("Maw Beneath the Mill")
def test_it_comes_with_three_counters_and_eats_one_each_turn() -> None:
    s = arc("A: hand: Maw Beneath the Mill, Axe; gems 4 Dark Legion\nB: army: Mule, Ox", AXE)
    s.play("Maw Beneath the Mill")
    assert s.value("Maw Beneath the Mill") == "5/4"
    s.play("Axe", "target Mule")
    assert s.value("Maw Beneath the Mill") == "6/4"
    s.to("Play", "B")
    assert s.value("Maw Beneath the Mill") == "6/4"  # no turn of its controller's has begun
    s.to("Play", "A")
    assert s.value("Maw Beneath the Mill") == "5/4"


@plays("Maw Beneath the Mill")
def test_without_a_counter_left_it_dies() -> None:
    s = arc("A: hand: Maw Beneath the Mill; gems 4 Dark Legion; deck: 20\nB: army: Mule; deck: 20")
    s.play("Maw Beneath the Mill")
    for value in ("4/4", "3/4", "2/4"):
        s.to("Play", "B")
        s.to("Play", "A")
        assert s.value("Maw Beneath the Mill") == value
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.place("Maw Beneath the Mill") == "A's graveyard"


@plays("Cairnmouth")
def test_its_destruction_costs_each_opponent_two_points_without_the_advantage() -> None:
    s = arc(
        """
        A: 15 points; city Cairnmouth (hurt 5); city Oakhold (Body, 8)
        B: 15 points; army: Ram 2/2
        C: 15 points
        phase: Attack, active B
        """
    )
    s.choose("attack Cairnmouth")
    assert s.place("Cairnmouth") == "A's graveyard"
    assert (s.points("A"), s.points("B"), s.points("C")) == (15, 13, 13)


@plays("Cairnmouth")
def test_leaving_play_in_another_way_costs_nobody_anything() -> None:
    s = arc(
        "A: city Cairnmouth; city Oakhold (Body, 8); hand: Gust\nB: 15 points",
        {"Gust": "event 0: Return target city you control to its owner's hand."},
    )
    s.play("Gust", "target Cairnmouth")
    assert (s.place("Cairnmouth"), s.points("B")) == ("A's hand", 15)


@plays("Cairnmouth")
def test_with_its_advantage_each_death_of_ones_own_may_draw() -> None:
    table = "A: city {}; army: Rat, Mouse; hand: 2 Axe\nB: army: Wolf"
    s = arc(table.format("Cairnmouth (advantage)"), AXE)
    s.play("Axe", "target Rat", "yes")
    assert len(s.hand("A")) == 2
    s.play("Axe", "target Mouse", "no")
    assert len(s.hand("A")) == 1
    s = arc(table.format("Cairnmouth (advantage)"), AXE)
    s.play("Axe", "target Wolf")
    assert len(s.hand("A")) == 1
    s = arc(table.format("Cairnmouth"), AXE)
    s.play("Axe", "target Rat")
    assert len(s.hand("A")) == 1
