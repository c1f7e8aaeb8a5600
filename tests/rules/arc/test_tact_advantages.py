"""ARC-TACT: the advantages that won bids switch on, and how they end."""

from scenes.arc import rule, scene

FORT = {"Fort": "city 2 Body 9: Advantage: Creatures you control get +1/+0."}
TOWER = {"Tower": "city 2 Body 9: Advantage: Creatures you control get +0/+2."}


@rule("ARC-TACT-09", "ARC-CITY-12")
def test_the_advantage_of_every_own_city_of_the_discipline_holds_until_the_next_tactics_phase() -> None:
    s = scene(
        """
        A: city Fort: Elder 1/1, Smith 1/1; city Tower; city Shrine; gems 5 Gaian; hand: Wall, 7
        B: city Barracks: Sage 1/1
        phase: Tactics
    """,
        cards=FORT
        | TOWER
        | {
            "Shrine": "city 2 Soul 9: Advantage: Creatures you control get +7/+7.",
            "Wall": "city 2 Body 9: Advantage: Creatures you control get +0/+4.",
            "Barracks": "city 2 Body 9: Advantage: Creatures you control get +3/+3.",
        },
    )
    assert s.value("Elder") == "1/1"
    s.choose("claim Body", "bid Elder", "done", "done")
    assert s.value("Elder") == "2/3"
    assert s.value("Sage") == "1/1"
    s.choose("done", "play Wall")
    assert s.value("Smith") == "2/3"
    s.to("Tactics", "B")
    assert s.value("Smith") == "2/3"
    s.to("Draw", "A")
    assert s.value("Smith") == "2/3"
    s.to("Tactics", "A")
    assert s.value("Smith") == "1/1"


@rule("ARC-TACT-10", "ARC-TACT-SC4")
def test_the_advantage_ends_when_the_city_is_destroyed_and_the_point_is_kept() -> None:
    s = scene(
        """
        A: city Fort (hurt 7): Elder 1/1; city Shrine (Soul, 9)
        B: army: Ram 2/2; city Reedmere (Mind, 8)
        phase: Tactics, turn 5
    """,
        cards=FORT,
    )
    s.choose("claim Body", "bid Elder")
    s.to("Attack", "B")
    assert s.value("Elder") == "2/1"
    s.choose("attack Fort")
    assert s.place("Fort") == "A's graveyard"
    assert s.turn == 6
    assert s.value("Elder") == "1/1"
    assert s.points("A") == 16


@rule("ARC-TACT-10")
def test_the_advantage_ends_when_the_city_changes_hands() -> None:
    s = scene(
        """
        A: city Fort: Elder 1/1; city Tower; city Shrine (Soul, 9)
        B: army: Ram 2/2; city Reedmere (Mind, 8); hand: Charter
        phase: Tactics
    """,
        cards=FORT | TOWER | {"Charter": "event 0: Gain control of target city."},
    )
    s.choose("claim Body", "bid Elder", "pass", "pass", "done")
    assert s.value("Elder") == "2/3"
    s.choose("play Charter", "target Fort")
    assert s.place("Fort") == "B's Kingdom"
    assert (s.value("Elder"), s.value("Ram")) == ("1/3", "2/2")


@rule("ARC-TACT-10")
def test_the_advantage_ends_when_the_city_leaves_play_and_does_not_come_back_with_it() -> None:
    s = scene(
        """
        A: city Fort: Elder 1/1; city Shrine (Soul, 9); gems 2 Gaian
        B: city Reedmere (Mind, 8); hand: Charter
        phase: Tactics
    """,
        cards=FORT | {"Charter": "event 0: Return target city to its owner's hand."},
    )
    s.choose("claim Body", "bid Elder", "pass", "pass", "done", "play Charter", "target Fort")
    assert (s.place("Fort"), s.value("Elder")) == ("A's hand", "1/1")
    s.choose("play Fort")
    assert (s.place("Fort"), s.value("Elder")) == ("A's Kingdom", "1/1")


TALKERS = {
    "Imp": "creature 1 1/1: Whenever this creature is marked, lose 1 victory point.",
    "Axe": "event 0: Kill target creature.",
    "Dawn": "event 0: Put a creature card from your graveyard into play.",
    "Nod": "event 0: Gain 1 victory point.",
}


@rule("ARC-TACT-05", "ARC-STATE-09")
def test_a_bidder_that_left_play_and_came_back_does_not_count() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Elder 1/1 cost 3; hand: Axe, Dawn
        B:
        phase: Tactics
    """,
        cards=TALKERS,
    )
    s.choose("claim Body", "bid Elder", "play Axe", "pass", "play Dawn")
    assert (s.place("Elder"), s.points("A")) == ("Oakhold", 15)


@rule("ARC-TACT-03", "ARC-TACT-14", "ARC-ABIL-11")
def test_announcing_and_marking_are_one_action_and_what_they_trigger_comes_after() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Imp, Elder 1/1; hand: Nod
        B: hand: Nod
        phase: Tactics
    """,
        cards=TALKERS,
    )
    s.choose("claim Body", "bid Imp")
    assert (s.asked, s.options(), s.chain()) == ("A", ["done", "bid Elder"], [])
    s.choose("done")
    assert (s.asked, s.chain()) == ("B", ["Imp"])


@rule("ARC-TACT-04", "ARC-TACT-14", "ARC-ABIL-11")
def test_what_counter_marks_trigger_comes_after_the_last_answer() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8): Wolf 1/1; hand: Nod
        B: city Reedmere (Body, 8): Imp, Elder 1/1
        C: city Saltford (Body, 8): Sage 1/1
        phase: Tactics
    """,
        cards=TALKERS,
    )
    s.choose("claim Body", "done", "pass", "bid Imp")
    assert (s.asked, s.options()) == ("B", ["done", "bid Elder"])
    s.choose("done")
    assert (s.asked, s.options(), s.chain()) == ("C", ["done", "bid Sage"], [])
    s.choose("done")
    assert (s.asked, s.chain()) == ("A", ["Imp"])
