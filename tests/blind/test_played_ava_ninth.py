"""Blind texts of AVA's ninth round, its creatures, that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, resolve, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Call": "event 0: Unmark target creature.",
    "Ram": "event 0: Deal 3 damage to target city.", "Home": "event 0: Return target creature to its owner's hand.",
    "Fall": "event 0: Destroy target city.",
}  # fmt: skip
COMBAT, TACTICS = "\nphase: Attack", "\nphase: Tactics"


@plays("Barley Guard", "Puddle Gate Sentry")
@pytest.mark.parametrize(
    ("name", "home", "away"), [("Barley Guard", "1/4", "1/2"), ("Puddle Gate Sentry", "2/4", "1/2")]
)
def test_a_resident_is_stronger_than_it_is_in_the_army(name: str, home: str, away: str) -> None:
    s = ava(f"A: city Dale (Body, 8): {name}; army: {name}; hand: 1\nB: army: Elk")
    assert (s.value(name), s.value(f"{name} (2)")) == (home, away)
    s.carry_out(f"move {name} to the Army")
    assert s.value(name) == away


@plays("Barley Guard", "Puddle Gate Sentry")
@pytest.mark.parametrize(("name", "home"), [("Barley Guard", "1/4"), ("Puddle Gate Sentry", "2/4")])
def test_while_its_led_army_may_help_a_city_it_counts_as_a_resident(name: str, home: str) -> None:
    for lead, target, value in (
        ("", "Fen", home), ("", "B's army", "1/2"), ("; avatar in Dale", "Fen", "1/2"),
    ):  # fmt: skip
        s = ava(
            f"A: army: Ox 3/9\nB: city Fen (Mind, 8); city Dale (Body, 8){lead}; army: {name}; hand: Wait{COMBAT}",
            TEXTS,
        )
        s.choose(f"attack {target}", "send Ox", "done")
        assert s.value(name) == value
        s.to("Second Play")
        assert s.value(name) == "1/2"


@plays("Barley Guard", "Puddle Gate Sentry")
@pytest.mark.parametrize("name", ["Barley Guard", "Puddle Gate Sentry"])
def test_the_damage_it_bore_as_a_resident_kills_it_when_the_attack_is_over(name: str) -> None:
    s = ava(f"A: army: Ox {{}}/9\nB: city Fen (Mind, 8); army: {name}; hand: Wait{COMBAT}".replace("{}", "2"), TEXTS)
    blocking(s, "Fen", "Ox")
    s.choose(f"block Ox with {name}")
    s.to("Second Play")
    assert (s.place(name), s.damage("Fen")) == ("B's graveyard", 0)


@plays("Headlong Rider")
def test_no_resident_defends_against_it_and_an_army_does() -> None:
    s = ava(
        f"A: army: Headlong Rider, Ox\nB: city Fen (Mind, 8): Elk; avatar in Fen; city Dale (Body, 8); army: Hen{COMBAT}"
    )
    blocking(s, "Fen", "Headlong Rider", "Ox")
    assert sorted(offered(s, "block")) == ["Ox with Avatar of B", "Ox with Elk"]
    fought(s)
    assert s.damage("Fen") == 4
    s = ava(f"A: army: Headlong Rider, Ox\nB: city Fen (Mind, 8): Elk; army: Hen{COMBAT}")
    army = s.fork()
    blocking(s, "Fen", "Headlong Rider", "Ox")
    assert {"Ox with Elk", "Ox with Hen"} <= set(offered(s, "block"))
    assert offered(s, "block", "Headlong") == ["Headlong Rider with Avatar of B"]  # it is in the Army, and no resident
    blocking(army, "B's army", "Headlong Rider", "Ox")
    assert "Headlong Rider with Hen" in offered(army, "block")


@plays("Bitter Sexton")
def test_its_death_costs_each_opponent_of_its_controller_a_card_of_his_choice() -> None:
    table = "A: army: Bitter Sexton; hand: {}, Ox\nB: hand: Elk, Cow\nC: hand: 0\nD: hand: Hen"
    s = ava(table.format("Axe"), TEXTS)
    s.choose("play Axe")
    assert s.asked == "B"
    s.choose("pick Cow")
    resolve(s)
    assert [s.hand(seat) for seat in "ABCD"] == [["Ox"], ["Elk"], [], []]
    s = ava(table.format("Home"), TEXTS)
    s.play("Home")
    assert [len(s.hand(seat)) for seat in "ABCD"] == [2, 2, 0, 1]


@plays("Guild Porter")
def test_it_moves_without_a_mark_and_uses_the_move_up() -> None:
    s = ava(
        "A: city Dale (Body, 8): Guild Porter, Ox; army: Cow, Guild Porter marked; hand: Wait\nB: army: Elk; city Fen (Mind, 8)"
    )
    assert offered(s, "move", "Guild Porter") == ["Guild Porter to the Army"]  # and not the marked one to Dale
    s.carry_out("move Guild Porter to the Army")
    assert (s.place("Guild Porter"), s.marked("Guild Porter"), offered(s, "move")) == ("A's Army", False, [])
    s.to("Attack")
    s.choose("attack Fen")
    assert "send Guild Porter" in s.options()


@plays("Guild Porter")
def test_a_move_that_fails_leaves_it_unmarked() -> None:
    s = ava(
        "A: city Dale (Body, 8); army: Guild Porter, Ox; hand: 1\nB: hand: Fall; army: Elk",
        TEXTS,
    )
    s.choose("move Guild Porter to Dale", "play Fall")
    resolve(s)
    assert (s.place("Guild Porter"), s.marked("Guild Porter"), offered(s, "move")) == ("A's Army", False, [])


@plays("Silk Advocate")
@pytest.mark.parametrize(("answers", "winner"), [(("Elk",), "A"), (("Elk", "Cow"), ""), (("Elk", "Cow", "Hen"), "B")])
def test_it_counts_as_two_in_a_claim(answers: tuple[str, ...], winner: str) -> None:
    s = ava(f"A: city Dale (Body, 8): Silk Advocate\nB: city Fen (Body, 8): Elk, Cow, Hen, Pig{TACTICS}")
    s.choose("claim Body", "bid Silk Advocate")
    until(s, "bid Elk")
    s.choose(*(f"bid {name}" for name in answers), "done")
    assert f"{winner or 'nobody'} wins the bid for Body" in s.log()


@plays("Silk Advocate")
def test_it_counts_as_two_in_an_answer_and_not_once_it_is_gone() -> None:
    s = ava(
        f"A: city Dale (Body, 8): Elder; hand: Axe, Wait\nB: city Fen (Body, 8): Silk Advocate; hand: 1{TACTICS}", TEXTS
    )
    s.choose("claim Body", "bid Elder")
    until(s, "bid Silk Advocate")
    s.choose("bid Silk Advocate")
    gone = s.fork()
    until(s, "Body:")
    assert s.asked == "B"
    until(gone, "play Axe")
    gone.choose("play Axe", "target Silk Advocate")
    resolve(gone)
    until(gone, "Body:")
    assert gone.asked == "A"


@plays("Stubborn Ploughman")
def test_for_two_gold_it_is_unmarked_as_often_as_one_pays() -> None:
    s = ava(
        "A: gold 3 Gaian, 1 Red Banner; army: Stubborn Ploughman marked; city Dale (Body, 8); hand: 1\nB: army: Elk"
    )
    s.carry_out("use Stubborn Ploughman", "pay 1 Gaian + 1 Red Banner")
    assert (s.marked("Stubborn Ploughman"), s.gems("A")) == (False, "2 Gaian")
    s.carry_out("move Stubborn Ploughman to Dale")
    s.carry_out("use Stubborn Ploughman")
    assert (s.marked("Stubborn Ploughman"), s.gems("A")) == (False, "")
    assert "use Stubborn Ploughman" not in s.options()


@plays("Stubborn Ploughman")
def test_unmarked_before_defenders_are_assigned_it_may_defend_and_attacking_it_goes_on() -> None:
    s = ava(f"A: army: Ox 1/9\nB: army: Stubborn Ploughman marked; gold 2 Gaian; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "done")
    until(s, "use Stubborn")
    s.choose("use Stubborn Ploughman")
    until(s, "block")
    assert "block Ox with Stubborn Ploughman" in s.options()
    s = ava(f"A: army: Stubborn Ploughman; gold 2 Gaian\nB: army: Elk; avatar marked; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Stubborn Ploughman", "done")
    until(s, "use Stubborn")
    s.choose("use Stubborn Ploughman")
    resolve(s)
    fought(s)
    assert (s.marked("Stubborn Ploughman"), s.victory("A")) == (False, 2)


@plays("Scarlet Halberdier")
def test_it_strikes_harder_only_while_it_defends() -> None:
    for home, target in (("army: ", "B's army"), ("city Fen (Mind, 8): ", "Fen")):
        s = ava(f"A: army: Ox 1/9, Cow 1/9\nB: {home}Scarlet Halberdier, Scarlet Halberdier; hand: Wait{COMBAT}", TEXTS)
        blocking(s, target, "Ox", "Cow")
        assert s.value("Scarlet Halberdier") == "1/3"
        s.choose("block Ox with Scarlet Halberdier", "done")
        assert (s.value("Scarlet Halberdier"), s.value("Scarlet Halberdier (2)")) == ("3/3", "1/3")
        s.to("Second Play")
        assert (s.damage("Ox"), s.value("Scarlet Halberdier")) == (3, "1/3")
    s = ava(f"A: army: Scarlet Halberdier\nB: army: Elk; avatar marked; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Scarlet Halberdier", "done")
    fought(s)
    assert s.victory("A") == 1


@plays("Offal Hound")
def test_five_cards_in_its_controllers_graveyard_make_it_strong_at_once() -> None:
    s = ava("""
        A: army: Offal Hound, Mole; grave: 4; hand: Wait, 1
        B: army: Offal Hound; grave: 4; removed: Ox
    """, {**TEXTS, "Mole": "creature 1/1: (M): Return target creature from your graveyard to your hand."})  # fmt: skip
    assert (s.value("Offal Hound"), s.value("Offal Hound (2)")) == ("2/2", "2/2")
    s.play("Wait")
    assert (s.value("Offal Hound"), s.value("Offal Hound (2)")) == ("4/2", "2/2")
    s.choose("use Mole", f"target {s.grave('A')[1]}")
    s.all_pass()
    assert (s.value("Offal Hound"), len(s.grave("A"))) == ("2/2", 4)


@plays("Wall Mender")
def test_marked_it_takes_two_damage_off_a_city_and_never_more_than_there_is() -> None:
    s = ava("A: army: Wall Mender; city Dale (Body, 8, hurt 1)\nB: city Fen (Mind, 8, hurt 3)")
    s.choose("use Wall Mender")
    assert sorted(targets(s)) == ["Dale", "Fen"]
    other = s.fork()
    s.choose("target Fen")
    s.all_pass()
    assert (s.damage("Fen"), s.marked("Wall Mender")) == (1, True)
    other.choose("target Dale")
    other.all_pass()
    assert (other.damage("Dale"), other.damage("Fen")) == (0, 3)


@plays("Wall Mender")
def test_from_a_city_it_mends_only_that_one() -> None:
    s = ava("A: city Moor (Body, 8, hurt 3); city Dale (Body, 8, hurt 3): Wall Mender\nB: city Fen (Mind, 8, hurt 3)")
    s.choose("use Wall Mender")
    assert [s.damage(name) for name in ("Dale", "Moor", "Fen")] == [1, 3, 3]


@plays("Whip-Thin Fencer")
def test_one_defender_and_no_second_may_be_assigned_to_it() -> None:
    s = ava(f"A: army: Whip-Thin Fencer, Ox\nB: army: Elk, Hen, Cow{COMBAT}")
    blocking(s, "B's army", "Whip-Thin Fencer", "Ox")
    assert len(offered(s, "block", "Whip-Thin")) == 4
    s.choose("block Whip-Thin Fencer with Elk")
    assert offered(s, "block", "Whip-Thin") == []
    s.choose("block Ox with Hen")
    assert "Ox with Cow" in offered(s, "block")


@plays("Springwater Bearer")
@pytest.mark.parametrize("place", ["the Army", "Dale"])
def test_its_coming_is_two_life_points(place: str) -> None:
    s = ava("A: gold 2 Gaian; hand: Springwater Bearer; city Dale (Body, 8)\nB:\nphase: Entrance")
    s.play("Springwater Bearer", f"place in {place}")
    assert (s.life("A"), s.life("B")) == (22, 20)


@plays("Clerk of the Lists")
@pytest.mark.parametrize(("answer", "hand", "paid"), [("yes", 2, "1 Gaian"), ("no", 1, "")])
def test_each_bid_that_is_won_may_be_paid_for_a_card(answer: str, hand: int, paid: str) -> None:
    s = ava(
        f"A: city Dale (Body, 8): Elder; army: Clerk of the Lists; gold 1 Gaian; hand: 1; deck: 9\nB: hand: 1{TACTICS}"
    )
    s.choose("claim Body", "bid Elder")
    until(s, "yes")
    s.choose(answer)
    until(s, "Body:")
    assert (len(s.hand("A")), s.consumed("A")) == (hand, paid)


@plays("Clerk of the Lists")
def test_the_answering_opponent_draws_and_a_level_bid_is_nobodys() -> None:
    table = f"""
        A: city Dale (Body, 8): Elder; army: Clerk of the Lists; gold 1 Gaian; deck: 9
        B: city Fen (Body, 8): Elk, Cow; army: Clerk of the Lists; gold 1 Gaian; deck: 9{TACTICS}
    """
    s = ava(table)
    s.choose("claim Body", "bid Elder")
    level = s.fork()
    s.choose("bid Elk", "bid Cow")
    until(s, "yes")
    assert s.asked == "B"
    s.choose("yes")
    until(s, "Body:")
    assert (len(s.hand("A")), len(s.hand("B"))) == (0, 1)
    level.choose("bid Elk", "done")
    while level.phase == "Tactics":
        assert "yes" not in level.options()
        level.choose(level.way_on())


@plays("Mistress of the Catapult")
def test_two_others_are_marked_and_an_attacker_is_hit() -> None:
    s = ava(f"""
        A: army: Ox 1/9, Cow 1/2
        B: army: Mistress of the Catapult marked, Elk, Hen; city Fen (Mind, 8): Pig, Fly marked; hand: 1{COMBAT}
    """)  # fmt: skip
    s.choose("attack B's army", "send Ox", "done")
    until(s, "use Mistress")
    s.choose("use Mistress of the Catapult")
    assert sorted(offered(s, "give")) == ["Elk", "Hen", "Pig"]
    s.choose("give Elk", "give Pig")
    resolve(s)
    assert (s.damage("Ox"), s.damage("Cow"), s.marked("Hen"), s.marked("Elk"), s.marked("Pig")) == (
        3,
        0,
        False,
        True,
        True,
    )


@plays("Mistress of the Catapult")
def test_without_an_attacker_or_from_a_city_there_is_nothing_to_hit() -> None:
    s = ava("A: army: Mistress of the Catapult, Elk, Hen; hand: Wait\nB: army: Ox")
    assert "use Mistress of the Catapult" not in s.options()
    s = ava(
        f"A: army: Ox 1/9\nB: city Fen (Mind, 8): Mistress of the Catapult; army: Elk, Hen, Pig; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Fen", "send Ox", "done")
    while s.phase == "Attack":
        assert "use Mistress of the Catapult" not in s.options()
        s.choose(s.way_on())


@plays("Warden Isbrand")
def test_from_the_army_it_leads_while_the_avatar_lives_in_a_city() -> None:
    for lies, place, led in (("", "army", True), (" marked", "army", True), ("", "city Moor (Soul, 8)", False)):
        s = ava(
            f"A: city Dale (Body, 8); avatar in Dale; {place}: Warden Isbrand{lies}; army: Ox\nB: army: Elk{COMBAT}"
        )
        assert ("attack B's army" in s.options()) is led
    s = ava(f"""
        A: army: Ox 2/9
        B: city Dale (Body, 8); avatar in Dale; city Fen (Mind, 8); army: Warden Isbrand marked, Elk 0/9; hand: 1{COMBAT}
    """)  # fmt: skip
    for target, gain in (("B's army", 2), ("Fen", 0)):
        fight = s.fork()
        blocking(fight, target, "Ox")
        assert offered(fight, "block") == ["Ox with Elk"]
        fight.choose("done")
        fought(fight)
        assert (fight.life("B"), fight.victory("A"), fight.damage("Fen")) == (20, gain, 2 - gain)


@plays("Warden Isbrand")
def test_its_death_after_the_attack_was_declared_undoes_nothing() -> None:
    s = ava(
        f"A: city Dale (Body, 8); avatar in Dale; army: Warden Isbrand, Ox\nB: avatar marked; hand: Axe{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "done")
    until(s, "play Axe")
    s.choose("play Axe", "target Warden Isbrand")
    resolve(s)
    fought(s)
    assert (s.place("Warden Isbrand"), s.victory("A")) == ("A's graveyard", 1)
