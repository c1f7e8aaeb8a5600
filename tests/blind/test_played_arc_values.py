"""Blind texts of ARC on the values of creatures, played as their writers meant them."""

from blind.texts import WAIT, arc, plays


@plays("Bramble Sentry")
def test_it_is_tougher_in_a_city_than_in_the_army() -> None:
    s = arc("A: city Oakhold (Body, 8): Bramble Sentry; city Elm (Mind, 8)\nB: army: Mule")
    assert s.value("Bramble Sentry") == "1/5"
    s.carry_out("move Bramble Sentry to the Army")
    assert s.value("Bramble Sentry") == "1/3"


@plays("Pikewall Veteran")
def test_other_soldiers_of_its_controller_are_tougher_wherever_they_stand() -> None:
    s = arc(
        """
        A: army: Pikewall Veteran, Soldier, Mule 1/1; city Oakhold (Body, 8): Old Soldier
        B: army: Foe Soldier
        """,
        {"Soldier": "creature 1 1/1", "Old Soldier": "creature 1 2/2", "Foe Soldier": "creature 1 1/1"},
    )
    values = {name: s.value(name) for name in ("Pikewall Veteran", "Soldier", "Old Soldier", "Mule", "Foe Soldier")}
    assert values == {
        "Pikewall Veteran": "2/3", "Soldier": "1/2", "Old Soldier": "2/3", "Mule": "1/1", "Foe Soldier": "1/1",
    }  # fmt: skip


@plays("Thornback Boar")
def test_it_is_stronger_from_when_it_is_announced_against_a_city_until_the_attack_is_over() -> None:
    s = arc("A: army: Thornback Boar\nB: city Oakhold (Body, 8); army: Ox 1/9 marked; hand: Wait\nphase: Attack", WAIT)
    assert s.value("Thornback Boar") == "2/2"
    s.choose("attack Oakhold")
    assert (s.phase, s.value("Thornback Boar")) == ("Attack", "4/2")
    s.all_pass()
    assert s.damage("Oakhold") == 4
    s.to("Play", "B")
    assert s.value("Thornback Boar") == "2/2"


@plays("Thornback Boar")
def test_it_gets_nothing_against_an_army_nor_when_it_defends() -> None:
    s = arc("A: army: Thornback Boar\nB: army: Ox 1/9 marked; 15 points\nphase: Attack")
    s.choose("attack B's army")
    assert s.points("B") == 13
    s = arc("A: army: Ox 1/9\nB: city Oakhold (Body, 8): Thornback Boar\nphase: Attack")
    s.choose("attack Oakhold", "block Ox with Thornback Boar")
    assert s.damage("Ox") == 2


@plays("Plague Banner")
def test_the_residents_of_the_city_are_weaker_while_they_are_there() -> None:
    s = arc(
        """
        A: hand: Plague Banner; gems 3 Dark Legion; army: Ox 1/5
        B: city Oakhold (Body, 8): Elder 2/2, Imp 1/1; city Elm (Mind, 8): Sage 2/2; army: Wolf 3/3
        """
    )
    s.play("Plague Banner", "target Oakhold")
    assert (s.value("Elder"), s.value("Sage"), s.value("Wolf")) == ("1/1", "2/2", "3/3")
    assert (s.place("Imp"), s.place("Plague Banner")) == ("B's graveyard", "on Oakhold")
    s.to("Play", "B")
    s.carry_out("move Elder to the Army")
    assert s.value("Elder") == "2/2"


@plays("Plague Banner")
def test_an_enchantment_for_a_city_is_attached_to_nothing_else() -> None:
    s = arc("A: hand: Plague Banner; gems 3 Dark Legion; army: Ox\nB: army: Wolf")
    s.choose("play Plague Banner")
    assert s.options() == ["target Keep of A", "target Keep of B"]


@plays("Ashford")
def test_its_advantage_strengthens_attackers_only_and_only_while_it_is_held() -> None:
    s = arc("A: city Ashford (advantage); army: Wolf 2/2, Ram 1/1\nB: army: Ox 1/9 marked\nphase: Attack")
    assert s.value("Wolf") == "2/2"
    s.choose("attack B's army", "send Wolf", "done")
    assert (s.points("B"), s.value("Ram")) == (12, "1/1")
    s = arc("A: city Ashford; army: Wolf 2/2\nB: army: Ox 1/9 marked\nphase: Attack")
    s.choose("attack B's army")
    assert s.points("B") == 13
    s = arc("A: army: Wolf 0/9\nB: city Ashford (advantage); army: Ram 1/9\nphase: Attack")
    s.choose("attack B's army", "block Wolf with Ram")
    assert s.damage("Wolf") == 1  # a defender gets nothing


@plays("Ashford")
def test_the_advantage_is_won_with_a_bid_for_body_and_ends_with_the_next_tactics_phase() -> None:
    s = arc(
        """
        A: city Ashford: Elder 1/1 cost 2; army: Wolf 2/2
        B: army: Ox 1/9 marked; 15 points
        phase: Tactics
        """
    )
    s.choose("claim Body", "bid Elder")
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.points("A"), s.points("B")) == (16, 12)
    s.to("Tactics", "A")
    s.to("Attack", "A")
    s.choose("attack B's army", "done")
    assert s.points("B") == 10


@plays("Veteran of the Marches")
def test_two_more_soldiers_anywhere_and_itself_in_the_army() -> None:
    soldier = "creature 1 1/1"
    s = arc(
        """
        A: army: Veteran of the Marches, Soldier One; city Oakhold (Body, 8): Soldier Two, Mule 1/1; city Elm (Mind, 8)
        B: army: Foe Soldier; hand: Axe
        """,
        {
            "Soldier One": soldier,
            "Soldier Two": soldier,
            "Foe Soldier": soldier,
            "Axe": "event 0: Kill target creature.",
        },
    )
    names = ("Veteran of the Marches", "Soldier One", "Soldier Two", "Mule", "Foe Soldier")
    assert [s.value(name) for name in names] == ["4/5", "2/2", "2/2", "1/1", "1/1"]
    moved = s.fork()
    moved.carry_out("move Veteran of the Marches to Oakhold")
    assert [moved.value(name) for name in names] == ["3/4", "1/1", "1/1", "1/1", "1/1"]
    s.choose("move Soldier Two to the Army", "play Axe", "target Soldier One")
    s.all_pass()
    assert s.value("Veteran of the Marches") == "3/4"  # one other Soldier only


@plays("Little Brother Snag")
def test_another_goblin_in_its_city_helps_once() -> None:
    goblins = {"Goblin A": "creature 1 1/1", "Goblin B": "creature 1 1/1"}
    texts = {
        "A: city Oakhold (Body, 8): Little Brother Snag, Goblin A, Goblin B": "2/2",
        "A: city Oakhold (Body, 8): Little Brother Snag, Mule 1/1; city Elm (Mind, 8): Goblin A": "1/1",
        "A: city Oakhold (Body, 8): Little Brother Snag; army: Goblin A": "1/1",
        "A: army: Little Brother Snag, Goblin A": "1/1",
        "A: city Oakhold (Body, 8): Goblin A; army: Little Brother Snag": "1/1",
    }
    found = {text: arc(f"{text}\nB: army: Goblin B", goblins).value("Little Brother Snag") for text in texts}
    assert found == texts
