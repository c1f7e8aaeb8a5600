"""ARC-TACT: the advantages that won bids switch on, and how they end."""
from scene import rule, scene

FORT = {"Fort": "city 2 Body 9: Advantage: Creatures you control get +1/+0."}
TOWER = {"Tower": "city 2 Body 9: Advantage: Creatures you control get +0/+2."}


@rule("ARC-TACT-09", "ARC-CITY-12")
def test_the_advantage_of_every_own_city_of_the_discipline_holds_until_the_next_tactics_phase() -> None:
    s = scene("""
        A: city Fort: Elder 1/1, Smith 1/1; city Tower; city Shrine; gems 5 Gaian; hand: Wall, 7
        B: city Barracks: Sage 1/1
        phase: Tactics
    """, cards=FORT | TOWER | {
        "Shrine": "city 2 Soul 9: Advantage: Creatures you control get +7/+7.",
        "Wall": "city 2 Body 9: Advantage: Creatures you control get +0/+4.",
        "Barracks": "city 2 Body 9: Advantage: Creatures you control get +3/+3.",
    })
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
    s = scene("""
        A: city Fort (hurt 7): Elder 1/1; city Shrine (Soul, 9)
        B: army: Ram 2/2; city Reedmere (Mind, 8)
        phase: Tactics, turn 5
    """, cards=FORT)
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
    s = scene("""
        A: city Fort: Elder 1/1; city Tower; city Shrine (Soul, 9)
        B: army: Ram 2/2; city Reedmere (Mind, 8); hand: Charter
        phase: Tactics
    """, cards=FORT | TOWER | {"Charter": "event 0: Gain control of target city."})
    s.choose("claim Body", "bid Elder", "pass", "pass", "done")
    assert s.value("Elder") == "2/3"
    s.choose("play Charter", "target Fort")
    assert s.place("Fort") == "B's Kingdom"
    assert (s.value("Elder"), s.value("Ram")) == ("1/3", "2/2")


@rule("ARC-TACT-10")
def test_the_advantage_ends_when_the_city_leaves_play_and_does_not_come_back_with_it() -> None:
    s = scene("""
        A: city Fort: Elder 1/1; city Shrine (Soul, 9); gems 2 Gaian
        B: city Reedmere (Mind, 8); hand: Charter
        phase: Tactics
    """, cards=FORT | {"Charter": "event 0: Return target city to its owner's hand."})
    s.choose("claim Body", "bid Elder", "pass", "pass", "done", "play Charter", "target Fort")
    assert (s.place("Fort"), s.value("Elder")) == ("A's hand", "1/1")
    s.choose("play Fort")
    assert (s.place("Fort"), s.value("Elder")) == ("A's Kingdom", "1/1")
