"""Blind texts of AVA on what dies this turn, defenders counted, arrivals and resource cards, played as they were meant."""

from blind.texts import ava, plays
from scenes.ava import Scene

WAIT = {"Wait": "event 0: Draw a card.", "Bolt": "event 0: Deal 3 damage to target creature."}


@plays("Ember Judgement")
def test_who_controlled_what_dies_of_it_this_turn_loses_two_life_points_once() -> None:
    s = ava("A: gold 9 Red Banner, 9 Gaian; hand: Ember Judgement\nB: army: Ox 2/3, Elk 2/5")
    s.play("Ember Judgement", "Ox")
    assert (s.place("Ox"), s.life("B"), s.life("A")) == ("B's graveyard", 18, 20)


@plays("Ember Judgement")
def test_it_waits_for_the_death_until_the_turn_ends() -> None:
    table = "A: gold 9 Red Banner, 9 Gaian; hand: Ember Judgement, Bolt\nB: army: Ox 2/5, Elk 2/3"
    s = ava(table, WAIT)
    s.play("Ember Judgement", "Ox")
    assert (s.place("Ox"), s.life("B")) == ("B's Army", 20)
    s.play("Bolt", "Ox")
    assert (s.place("Ox"), s.life("B")) == ("B's graveyard", 18)
    s = ava(table, WAIT)
    s.play("Ember Judgement", "Ox")
    s.play("Bolt", "Elk")
    assert (s.place("Elk"), s.life("B")) == ("B's graveyard", 20)


@plays("Ember Judgement")
def test_it_is_who_controls_it_at_its_death_that_pays() -> None:
    take = {"Take": "magic 0: Gain control of target creature.", **WAIT}
    s = ava("A: gold 9 Red Banner, 9 Gaian; hand: Take, Ember Judgement\nB: army: Ox 2/3", take)
    s.play("Take")
    s.play("Ember Judgement")
    assert (s.place("Ox"), s.life("A"), s.life("B")) == ("B's graveyard", 18, 20)


def duel(*defenders: str) -> Scene:
    """The Duelist attacks the army, these defend against it, and the attacker is asked once more before they strike."""
    s = ava("A: army: Crimson Duelist; hand: Wait\nB: avatar marked; army: Ox 1/9, Elk 1/9\nphase: Attack", WAIT)
    s.choose("attack B", "send Crimson Duelist", "done")
    while not any(label.startswith("block") for label in s.options()):
        s.choose("pass")
    for name in defenders:
        s.choose(f"block Crimson Duelist with {name}")
    if "done" in s.options():
        s.choose("done")
    while "Crimson Duelist triggers" in s.show() and s.value("Crimson Duelist") == "3/3" and "pass" in s.options():
        s.choose("pass")
    return s


@plays("Crimson Duelist")
def test_it_grows_against_exactly_one_creature() -> None:
    assert duel("Ox").value("Crimson Duelist") == "5/4"
    assert duel("Ox", "Elk").value("Crimson Duelist") == "3/3"
    assert duel().value("Crimson Duelist") == "3/3"


@plays("Whispering Dryad")
def test_who_comes_into_play_in_a_city_brings_a_card_and_in_the_army_none() -> None:
    for place, cards in (("Dale", 1), ("Army", 0)):
        s = ava("A: gold 9 Gaian; city Dale (Body, 8); hand: Whispering Dryad\nB:\nphase: Entrance")
        s.play("Whispering Dryad", place)
        assert len(s.hand("A")) == cards


@plays("Levy the Granaries")
def test_two_cards_go_marked_into_one_stash() -> None:
    s = ava("A: gold 9 House of Nobles, 9 Gaian; hand: Levy the Granaries; deck: Ox, Elk, 3\nB:")
    s.play("Levy the Granaries", "name Gaian")
    assert (s.gems("A"), s.consumed("A")) == ("5 Gaian + 9 House of Nobles", "6 Gaian")
    assert (s.place("Ox"), s.place("Elk")) == ("A's gold", "A's gold")


@plays("Tax Farmer")
def test_who_has_fewer_resource_cards_may_take_one_from_his_deck() -> None:
    s = ava("A: gold 2 Gaian; army: Tax Farmer; deck: Ox, 9\nB: gold 3 Gaian; deck: 9\nphase: Discard, active B")
    s.to("Upkeep", "A")
    s.choose("yes", "name Gaian")
    assert (s.place("Ox"), s.gems("A")) == ("A's gold", "3 Gaian")
    s = ava("A: gold 2 Gaian; army: Tax Farmer; deck: Ox, 9\nB: gold 2 Gaian; deck: 9\nphase: Discard, active B")
    s.to("Draw", "A")
    assert s.place("Ox") == "A's hand"


@plays("Trail of Honey")
def test_who_takes_an_attacker_back_may_lay_a_card_of_his_hand() -> None:
    s = ava("A: army: Ox 2/2\nB: gold 9 Gaian; hand: Trail of Honey; city Dale (Body, 8)\nphase: Attack")
    s.choose("attack Dale", "send Ox", "done", "play Trail of Honey")
    while s.asked == "B":
        s.choose("pass")
    s.choose("yes")
    s.choose("name Gaian")
    assert (s.place("Ox"), s.gems("A"), s.damage("Dale")) == ("A's gold", "1 Gaian", 0)
