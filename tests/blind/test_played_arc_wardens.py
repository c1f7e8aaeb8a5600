"""Blind texts of ARC about creatures that bid, fight and watch, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Bolt": "magic 0: Gain 1 victory point.",
    "Mage": "creature 3 3/3", "Rat": "creature 1 1/1", "Void": "event 0: Cancel target event.", "Page": "creature 2 0/4",
    "Hall": "city 2 Body 8: Residents of this city get +1/+1.",
}  # fmt: skip


@plays("Sluice Bailiff")
def test_each_event_of_an_opponent_in_the_own_turn_brings_a_point() -> None:
    table = "A: army: Sluice Bailiff; hand: Bolt, Wait, Void\nB: hand: Wait, Axe; army: Ox"
    s = arc(table, TEXTS)
    s.carry_out("play Wait")
    assert s.points("A") == 15
    s.choose("play Bolt", "play Wait")
    until(s, "pass")
    while s.points("A") == 15:
        s.choose("pass")
    s.choose("pass", "play Void")  # the event is cancelled, the point stays
    s.all_pass()
    assert (s.points("A"), s.points("B"), s.hand("B")) == (17, 15, ["Axe"])
    s = arc(f"{table}\nphase: Play, active B", TEXTS)
    s.carry_out("play Wait")
    assert s.points("A") == 15


@plays("Gravel Wraith")
@pytest.mark.parametrize(("grave", "attack"), [("", 2), ("; grave: Bolt, Ox", 4), ("; grave: Ox, Bolt", 2)])
def test_the_newest_card_of_the_own_graveyard_counts(grave: str, attack: int) -> None:
    s = arc(f"A: army: Gravel Wraith, Elk; hand: Wait, Axe{grave}\nB: army: Fox; grave: Hen", TEXTS)
    assert s.value("Gravel Wraith") == f"{attack}/2"
    s.carry_out("play Wait")
    assert s.value("Gravel Wraith") == "2/2"
    s = arc(f"A: army: Gravel Wraith, Elk{grave}\nB: hand: Axe\nphase: Play, active B", TEXTS)
    s.carry_out("play Axe", "target Elk")
    assert s.value("Gravel Wraith") == "4/2"


@plays("Ashen Recruiter")
def test_who_recruits_may_place_a_card_as_a_resource_card() -> None:
    s = arc("A: hand: Ashen Recruiter, Bolt, Wait; gems 2 Red Banner; city Oak (Body, 8)\nB: hand: 2", TEXTS)
    s.choose("play Ashen Recruiter")
    until(s, "yes")
    no = s.fork()
    s.choose("yes", "pick Bolt", "name Gaian")
    assert (s.gems("A"), s.consumed("A"), s.hand("A")) == ("1 Gaian", "2 Red Banner", ["Wait"])
    no.choose("no")
    assert (no.gems("A"), no.hand("A"), no.place("Ashen Recruiter")) == ("", ["Bolt", "Wait"], "Oak")
    s = arc("A: hand: Ashen Recruiter; gems 2 Red Banner; city Oak (Body, 8)\nB: hand: 2", TEXTS)
    s.carry_out("play Ashen Recruiter", "yes")
    assert (s.options()[0], s.gems("A"), s.consumed("A")) == ("done", "", "2 Red Banner")


@plays("Blindfold Duelist")
def test_one_defender_at_most_is_assigned_to_the_duelist() -> None:
    s = arc("A: army: Blindfold Duelist, Wolf\nB: army: Ox, Elk, Hen; city Oak (Body, 8)\nphase: Attack")
    s.choose("attack Oak", "send Blindfold Duelist", "send Wolf", "block Blindfold Duelist with Ox")
    s.refused("block Blindfold Duelist with Elk", "Elk")
    s.choose("block Wolf with Elk", "block Wolf with Hen")
    s = arc("A: army: Wolf\nB: army: Blindfold Duelist, Elk; city Oak (Body, 8)\nphase: Attack")
    s.choose("attack Oak", "block Wolf with Blindfold Duelist")
    assert "block Wolf with Elk" in s.options()


@plays("Mute Usher")
@pytest.mark.parametrize(("bidder", "other", "won"), [("Mute Usher", "Mage", True), ("Page", "Mage", False)])
def test_the_usher_bids_twice_its_cost_for_a_claim(bidder: str, other: str, won: bool) -> None:
    s = arc(f"A: city Hall: {bidder}\nB: city Elm (Body, 8): {other}\nphase: Tactics", TEXTS)
    s.choose("claim Body", f"bid {bidder}", f"bid {other}")
    assert s.value(bidder) == ("1/5" if won else "0/4")


@plays("Mute Usher")
@pytest.mark.parametrize(("bidder", "won"), [("Mute Usher", False), ("Page", True)])
def test_the_usher_bids_twice_its_cost_against_a_claim(bidder: str, won: bool) -> None:
    s = arc(f"A: city Hall: Mage\nB: city Elm (Body, 8): {bidder}\nphase: Tactics", TEXTS)
    s.choose("claim Body", "bid Mage", f"bid {bidder}")
    assert s.value("Mage") == ("4/4" if won else "3/3")
    s = arc("A: hand: Mute Usher; gems 2 House of Nobles\nB: army: Ox")
    s.carry_out("play Mute Usher")
    assert s.consumed("A") == "2 House of Nobles"


@plays("Oathless Ram")
def test_the_ram_attacks_cities_only_and_defends() -> None:
    s = arc("A: army: Oathless Ram, Wolf, Cub\nB: army: Ox; city Oak (Body, 8)\nphase: Attack")
    city = s.fork()
    s.choose("attack B's army")
    s.refused("send Oathless Ram", "Oathless Ram")
    assert "send Wolf" in s.options()
    city.choose("attack Oak", "send Oathless Ram", "done", "done")
    until(city, "done")
    assert city.damage("Oak") == 5
    s = arc("A: army: Wolf\nB: army: Oathless Ram\nphase: Attack")
    s.choose("attack B's army")
    assert "block Wolf with Oathless Ram" in s.options()


@plays("Lamprey Broker")
def test_whose_city_the_broker_damages_discards_a_card() -> None:
    table = (
        "A: army: Lamprey Broker; hand: Bolt\n"
        "B: city Oak (Body, 8, hurt {}); city Elm (Body, 8); hand: Rat, Mage; army: {}\nphase: Attack"
    )
    for hurt, place in ((0, "B's Kingdom"), (7, "B's graveyard")):
        s = arc(table.format(hurt, "Ox marked"), TEXTS)
        s.choose("attack Oak")
        until(s, "pick")
        assert (s.asked, s.options()) == ("B", ["pick Rat", "pick Mage"])
        s.choose("pick Mage")
        assert (s.place("Mage"), s.hand("B"), s.hand("A"), s.place("Oak")) == (
            "B's graveyard",
            ["Rat"],
            ["Bolt"],
            place,
        )
    s = arc(table.format(0, "Ox 1/4"), TEXTS)
    s.choose("attack Oak", "block Lamprey Broker with Ox")
    s.to("Second Play")
    assert (s.hand("B"), s.damage("Oak")) == (["Rat", "Mage"], 0)


@plays("Bell-Tower Warden")
def test_the_warden_in_a_city_defends_the_other_cities_of_its_controller() -> None:
    s = arc(
        "A: army: Wolf 2/2, Cub\n"
        "B: city Oak (Body, 8): Bell-Tower Warden, Rat; city Elm (Mind, 8); army: Ox marked\nphase: Attack"
    )
    army = s.fork()
    s.choose("attack Elm", "send Wolf", "done")
    assert s.options() == ["done", "block Wolf with Bell-Tower Warden"]
    s.choose("block Wolf with Bell-Tower Warden")
    s.to("Second Play")
    assert (s.damage("Elm"), s.place("Bell-Tower Warden")) == (0, "Oak")
    army.choose("attack B's army", "send Wolf", "done")
    assert not [label for label in army.options() if label.startswith("block")]
    s = arc("A: army: Wolf\nB: city Oak (Body, 8): Bell-Tower Warden; city Fort Caltrop; army: Dog 2/2\nphase: Attack")
    s.choose("attack Fort Caltrop")
    assert s.options() == ["done", "block Wolf with Dog"]  # the fort bars who has ATK 1


@plays("Poultice Granny")
def test_the_granny_heals_any_creature() -> None:
    s = arc("A: army: Poultice Granny, Wolf 2/5 hurt 3, Cub 1/3 hurt 1\nB: army: Ox 1/5 hurt 4; hand: Wait", TEXTS)
    s.choose("use Poultice Granny")
    assert sorted(s.options()) == [f"target {name}" for name in ("Cub", "Ox", "Poultice Granny", "Wolf")]
    foreign = s.fork()
    s.choose("target Wolf")
    s.all_pass()
    assert ([s.damage(n) for n in ("Wolf", "Cub", "Ox")], s.marked("Poultice Granny")) == ([0, 1, 4], True)
    assert "use Poultice Granny" not in s.options()
    foreign.choose("target Ox")
    foreign.all_pass()
    assert [foreign.damage(n) for n in ("Wolf", "Ox")] == [3, 0]


@plays("Ember Widow")
def test_for_a_point_the_dead_widow_deals_three_damage() -> None:
    s = arc("A: army: Ember Widow, Cub; hand: Axe\nB: army: Ox 1/5, Elk; hand: Wait", TEXTS)
    s.choose("play Axe", "target Ember Widow")
    until(s, "target")
    assert sorted(s.options()) == ["target Cub", "target Elk", "target Ox"]
    s.choose("target Ox")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    assert (s.damage("Ox"), s.points("A"), s.points("B")) == (3, 14, 15)
    no.choose("no")
    assert (no.damage("Ox"), no.points("A")) == (0, 15)
    s = arc("A: 1 points; army: Ember Widow; hand: Axe\nB: army: Ox 1/5", TEXTS)
    s.choose("play Axe", "target Ember Widow", "yes")
    assert (s.winner, s.points("A")) == ("B", 0)


@plays("Ember Widow")
def test_nobody_pays_for_a_target_that_has_gone() -> None:
    s = arc("A: army: Ember Widow; hand: Axe, Wait\nB: army: Ox 1/5; hand: Axe", TEXTS)
    s.choose("play Axe", "target Ember Widow")
    while s.place("Ember Widow") != "A's graveyard":
        s.choose("pass")
    while s.asked != "B":
        s.choose("pass")
    s.choose("play Axe")
    s.all_pass()
    assert (s.place("Ox"), s.points("A"), "yes" in s.options()) == ("B's graveyard", 15, False)


@plays("Two-Ledger Steward")
def test_who_announces_no_claim_gains_a_card_or_a_point() -> None:
    s = arc("A: city Oak (Body, 8): Two-Ledger Steward, Page\nB: city Elm (Body, 8): Mage\nphase: Tactics", TEXTS)
    lost = s.fork()
    s.choose("done")
    until(s, "choose")
    point = s.fork()
    s.choose("choose: draw a card")
    assert (s.points("A"), len(s.hand("A")), s.asked) == (15, 1, "A")
    point.choose("choose: gain a victory point")
    assert (point.points("A"), point.hand("A")) == (16, [])
    point.to("Play", "B")
    assert (point.points("A"), point.hand("A")) == (16, [])
    lost.choose("claim Body", "bid Page", "bid Mage")
    lost.to("Play")
    assert (lost.points("A"), lost.hand("A")) == (15, [])
    s = arc("A: city Oak (Body, 8): Two-Ledger Steward; deck: 0\nB: army: Ox\nphase: Tactics")
    s.to("Play")
    assert (s.points("A"), s.over) == (16, False)
