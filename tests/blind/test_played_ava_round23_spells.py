"""Blind magic and events of AVA's round 23, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Stroke": "event 0: Deal 2 damage to target creature.", "Nap": "event 0: Mark target creature.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Halt": "event 0: Stop target magic card from resolving.",
    "Gain": "event 2 Gaian: Gain 1 victory point.", "Rite": "magic 2 Gaian: Gain 1 victory point.",
    "Mean": "creature 3 2/2", "Dear": "creature 4 2/2",
    "Mourner": "creature 1 1/1: Whenever a creature dies, gain 1 life point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Ember Levy")
@pytest.mark.parametrize(("target", "hurt", "place"), [
    ("Elk", 3, "B's Army"), ("Hen", 0, "B's graveyard"), ("Cow", 0, "B's graveyard"), ("Ox", 3, "A's Army"),
])  # fmt: skip
def test_any_creature_is_dealt_three_damage(target: str, hurt: int, place: str) -> None:
    s = ava(
        "A: hand: Ember Levy; gold 2 Red Banner; army: Ox 1/5\nB: army: Elk 1/4, Hen 1/4 hurt 1; city Fen: Cow 1/3; hand: 1"
    )
    s.choose("play Ember Levy")
    assert sorted(targets(s)) == ["Cow", "Elk", "Hen", "Ox"]
    s.choose(f"target {target}")
    s.all_pass()
    assert (s.damage(target), s.place(target), s.place("Ember Levy")) == (hurt, place, "A's graveyard")


@plays("Ember Levy")
def test_a_levy_on_who_is_gone_does_nothing() -> None:
    s = ava("A: hand: Ember Levy; gold 2 Red Banner; army: Ox 1/5\nB: army: Elk 1/4, Hen 1/4; hand: Home", TEXTS)
    s.choose("play Ember Levy", "target Elk")
    until(s, "play Home")
    s.choose("play Home", "target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.damage("Hen"), s.damage("Ox")) == ("B's hand", 0, 0)


@plays("Harvest Tithes")
@pytest.mark.parametrize(("deck", "gold"), [("Ox, 3", "1 Red Banner"), ("0", "")])
def test_the_top_card_becomes_an_unmarked_resource_card_beside_that_of_the_turn(deck: str, gold: str) -> None:
    s = ava(f"A: hand: Harvest Tithes, Hen; gold 3 Gaian; deck: {deck}; army: Elk\nB: army: Cow; hand: 1")
    s.choose("play Harvest Tithes")
    if gold:
        assert len(offered(s, "name")) == 5
        s.choose("name Red Banner")
        assert (s.place("Ox"), s.sees("A", "Ox"), s.sees("B", "Ox")) == ("A's gold", True, False)
    assert (s.gems("A"), s.consumed("A"), s.over, offered(s, "lay")) == (gold, "3 Gaian", False, ["Hen"])


@plays("Siege Arithmetic")
@pytest.mark.parametrize(("army", "naps", "damage"), [
    ("Ox, Hen, Pig marked", False, 2), ("Ox, Hen, Pig marked", True, 1), ("Pig marked", False, 0),
])  # fmt: skip
def test_each_unmarked_creature_of_the_army_is_a_damage_to_a_city(army: str, naps: bool, damage: int) -> None:
    s = ava(
        f"A: hand: Siege Arithmetic; gold 3 The Empire; army: {army}; city Oak (Mind, 9): Elk\n"
        "B: city Dale (Body, 9); army: Cow, Fox; hand: Nap", TEXTS,
    )  # fmt: skip
    s.choose("play Siege Arithmetic")
    assert sorted(targets(s)) == ["Dale", "Oak"]
    s.choose("target Dale")
    if naps:
        until(s, "play Nap")
        s.choose("play Nap", "target Ox")
    s.all_pass()
    assert (s.damage("Dale"), s.damage("Oak")) == (damage, 0)
    s.to("Play", "B")
    assert s.damage("Dale") == damage


@plays("Siege Arithmetic")
def test_a_city_falls_to_arithmetic() -> None:
    s = ava(
        "A: hand: Siege Arithmetic; gold 3 The Empire; army: Ox, Hen\nB: city Dale (Body, 9, hurt 7); army: Cow; hand: 1"
    )
    s.play("Siege Arithmetic")
    assert s.place("Dale") == "B's graveyard"


@plays("Masquerade Ransom")
def test_a_cheap_creature_of_an_army_attacks_for_another_for_the_turn() -> None:
    s = ava(
        "A: gold 4 House of Nobles; hand: Masquerade Ransom, 1; army: Ox\n"
        "B: army: Mean marked, Dear; avatar marked; attached: Gilded Harness on Mean; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Masquerade Ransom")
    assert sorted(targets(s)) == ["Mean", "Ox"]
    s.choose("target Mean")
    s.all_pass()
    assert (s.controller("Mean"), s.place("Mean"), s.marked("Mean")) == ("A", "A's Army", False)
    assert (s.place("Gilded Harness"), s.controller("Gilded Harness"), s.value("Mean")) == ("on Mean", "B", "4/3")
    s.to("Attack")
    s.choose("attack B's army", "send Mean", "done")
    fought(s)
    assert s.victory("A") == 4
    s.to("Play", "B")
    assert (s.controller("Mean"), s.place("Mean")) == ("B", "B's Army")


@plays("Masquerade Ransom")
@pytest.mark.parametrize(("cities", "goes", "back"), [
    ("city Dale; city Oak; ", "Oak", "Elm"), ("city Dale; ", "Dale", "Fen"), ("", "A's Army", "B's Army"),
])  # fmt: skip
def test_a_resident_lives_in_a_city_of_choice_for_the_turn_and_returns_so(cities: str, goes: str, back: str) -> None:
    s = ava(
        f"A: gold 4 House of Nobles; hand: Masquerade Ransom, 1; {cities}\nB: city Fen: Mean marked; city Elm; hand: 1",
        TEXTS,
    )
    s.choose("play Masquerade Ransom")
    s.all_pass()
    if cities.count("city") > 1:
        assert (s.asked, sorted(offered(s, "place"))) == ("A", ["in Dale", "in Oak"])
        s.choose(f"place in {goes}")
        s.all_pass()
    assert (s.controller("Mean"), s.place("Mean"), s.marked("Mean")) == ("A", goes, False)
    if cities:
        until(s, "place")
        assert (s.asked, sorted(offered(s, "place"))) == ("B", ["in Elm", "in Fen"])
        s.choose(f"place in {back}")
    s.to("Play", "B")
    assert (s.controller("Mean"), s.place("Mean")) == ("B", back)


@plays("Masquerade Ransom")
def test_who_has_died_is_not_ransomed_back_and_ones_own_is_only_unmarked() -> None:
    s = ava("A: gold 4 House of Nobles; hand: Masquerade Ransom, Axe\nB: army: Mean marked; hand: 1", TEXTS)
    s.play("Masquerade Ransom")
    s.play("Axe")
    s.to("Play", "B")
    assert s.place("Mean") == "B's graveyard"
    s = ava(
        "A: gold 4 House of Nobles; hand: Masquerade Ransom, 1; city Dale; city Oak: Mean marked\nB: army: Cow; hand: 1",
        TEXTS,
    )
    s.choose("play Masquerade Ransom", "target Mean")
    s.all_pass()
    assert (s.controller("Mean"), s.place("Mean"), s.marked("Mean")) == ("A", "Oak", False)
    s.to("Play", "B")
    assert (s.controller("Mean"), s.place("Mean")) == ("A", "Oak")


@plays("Bone Lottery")
def test_each_player_sacrifices_a_creature_of_choice_and_all_go_together() -> None:
    s = ava(
        "A: hand: Bone Lottery; gold 3 Dark Legion; army: Ox, Mourner; city Dale: Hen marked\n"
        "B: army: Cow; city Fen: Elk marked of A; hand: 1\nC: hand: 1", TEXTS,
    )  # fmt: skip
    s.choose("play Bone Lottery")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Hen", "Mourner", "Ox"])
    s.choose("pick Hen")
    assert (s.asked, sorted(offered(s, "pick")), s.place("Hen")) == ("B", ["Cow", "Elk"], "Dale")
    s.choose("pick Elk")
    s.all_pass() if s.table.chain else None
    assert (s.place("Hen"), s.place("Elk")) == ("A's graveyard", "A's graveyard")
    assert (s.place("Ox"), s.place("Cow"), s.life("A"), s.over) == (
        "A's Army",
        "B's Army",
        20,
        False,
    )  # nobody has died


@plays("Shieldwall Cry")
def test_a_shieldwall_holds_until_the_turn_ends_and_then_nobody_dies_of_old_wounds() -> None:
    s = ava(
        "A: hand: Shieldwall Cry, Stroke; gold 1 The Empire; army: Ox\nB: army: Elk 1/1; city Fen: Hen; hand: 1", TEXTS
    )
    s.choose("play Shieldwall Cry")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]
    s.choose("target Elk")
    s.all_pass()
    s.play("Stroke", "target Elk")
    assert (s.value("Elk"), s.place("Elk"), s.damage("Elk")) == ("1/4", "B's Army", 2)
    s.to("Play", "B")
    assert (s.value("Elk"), s.place("Elk"), s.damage("Elk")) == ("1/1", "B's Army", 0)


@plays("Unleashed Fury")
def test_an_attacking_creature_of_anybody_is_stronger_until_the_turn_ends() -> None:
    s = ava(
        "A: army: Ox 2/2, Hen 1/1, Pig; hand: 2 Unleashed Fury; gold 2 Red Banner\n"
        f"B: army: Cow; hand: Unleashed Fury; gold 1 Red Banner; city Dale (Body, 12){COMBAT}"
    )
    assert not offered(s, "play")
    s.choose("attack Dale", "send Ox", "send Hen", "send Avatar of A", "done")
    until(s, "play Unleashed Fury")
    assert s.asked == "B"
    s.choose(next(o for o in s.options() if o.startswith("play Unleashed Fury")))
    assert sorted(targets(s)) == ["Hen", "Ox"]
    s.choose("target Ox")
    until(s, "block")
    assert (s.value("Ox"), s.value("Hen")) == ("5/2", "1/1")
    fought(s)
    assert s.damage("Dale") == 6
    s.to("Second Play")
    assert (s.value("Ox"), offered(s, "play")) == ("5/2", [])
    s.to("Play", "B")
    assert s.value("Ox") == "2/2"


@plays("Grasping Underbrush")
def test_a_creature_that_is_marked_in_time_defends_nothing() -> None:
    s = ava("A: hand: Grasping Underbrush, 1; gold 2 Gaian; army: Ox\nB: army: Elk, Cow marked; city Fen: Hen; hand: 1")
    s.choose("play Grasping Underbrush")
    assert sorted(targets(s)) == ["Cow", "Elk", "Hen", "Ox"]
    still = s.fork()
    s.choose("target Elk")
    s.all_pass()
    assert s.marked("Elk")
    s.to("Attack")
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Avatar of B"]
    s.to("Play", "B")
    assert not s.marked("Elk")
    still.choose("target Cow")
    still.all_pass()
    assert (still.marked("Cow"), still.marked("Elk"), still.marked("Ox")) == (True, False, False)


@plays("Grasping Underbrush")
def test_a_defender_that_is_marked_stays_in_combat() -> None:
    s = ava(f"A: army: Ox 2/9; hand: Grasping Underbrush; gold 2 Gaian\nB: army: Elk 1/9; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Elk")
    until(s, "play Grasping Underbrush")
    s.choose("play Grasping Underbrush", "target Elk")
    fought(s)
    assert (s.damage("Ox"), s.damage("Elk"), s.marked("Elk"), s.victory("A")) == (1, 2, True, 0)


@plays("Courtly Refusal")
@pytest.mark.parametrize(("gold", "pays", "won"), [
    ("3 Gaian, 1 Red Banner", True, 1), ("4 Gaian", False, 0), ("3 Gaian", None, 0),
])  # fmt: skip
def test_a_magic_resolves_only_if_its_player_pays_two(gold: str, pays: bool | None, won: int) -> None:
    s = ava(f"A: hand: Rite; gold {gold}; army: Elk\nB: hand: Courtly Refusal; gold 2 House of Nobles", TEXTS)
    s.choose("play Rite")
    until(s, "play Courtly Refusal")
    s.choose("play Courtly Refusal")
    if pays is not None:
        until(s, "pay")
        assert s.asked == "A"
        s.choose(next(o for o in s.options() if o.startswith("pay") is pays))
    s.all_pass()
    left = {True: "", False: "2 Gaian", None: "1 Gaian"}[pays]
    assert (s.victory("A"), s.place("Rite"), s.gems("A")) == (won, "A's graveyard", left)


@plays("Courtly Refusal")
def test_no_event_is_refused_and_for_magic_that_is_gone_nobody_pays() -> None:
    s = ava("A: hand: Gain; gold 2 Gaian; army: Elk\nB: hand: Courtly Refusal, Wait; gold 2 House of Nobles", TEXTS)
    s.choose("play Gain")
    until(s, "play Wait")
    assert offered(s, "play") == ["Wait"]
    s = ava("A: hand: Rite; gold 4 Gaian; army: Elk\nB: hand: Courtly Refusal, Halt; gold 2 House of Nobles", TEXTS)
    s.choose("play Rite")
    until(s, "play Courtly Refusal")
    s.choose("play Courtly Refusal")
    until(s, "play Halt")
    s.choose("play Halt")
    while s.table.chain:
        assert not any(o.startswith("pay") for o in s.options())
        s.choose("pass")
    assert (s.victory("A"), s.gems("A"), s.place("Courtly Refusal")) == (0, "2 Gaian", "B's graveyard")


@plays("Uncounted Mourners")
@pytest.mark.parametrize(("cards", "lost"), [
    ((), 0), (("Axe Ox",), 1), (("Axe Ox", "Axe Elk"), 2), (("Scare Elk",), 0), (("Axe Ox", "Raise Ox", "Axe Ox"), 2),
])  # fmt: skip
def test_each_death_of_the_turn_costs_a_player_a_life_point(cards: tuple[str, ...], lost: int) -> None:
    s = ava(
        "A: hand: Uncounted Mourners, 2 Axe, Scare, Raise; gold 3 Dark Legion; army: Ox, Hen\nB: army: Elk, Cow; hand: 1",
        TEXTS,
    )
    for words in cards:
        card, _, target = words.partition(" ")
        answers = [f"target {target}"] if card != "Raise" else []  # of which there is but one
        s.carry_out(next(o for o in s.options() if o.startswith(f"play {card}")), *answers)
    s.choose("play Uncounted Mourners")
    assert sorted(targets(s)) == ["player A", "player B"]
    own = s.fork()
    s.choose("target player B")
    s.all_pass()
    assert (s.life("A"), s.life("B")) == (20, 20 - lost)
    own.choose("target player A")
    own.all_pass()
    assert (own.life("A"), own.life("B")) == (20 - lost, 20)


@plays("Uncounted Mourners")
def test_mourners_count_this_turn_alone_and_may_end_the_match() -> None:
    table = "A: hand: Uncounted Mourners, Axe, Wait; gold 3 Dark Legion; army: Ox\nB: 1 LP; army: Elk; hand: Wait"
    s = ava(table, TEXTS)
    s.play("Axe", "target Elk")
    later = s.fork()
    s.choose("play Uncounted Mourners", "target player B")
    while s.asked and s.table.chain:
        s.choose("pass")
    assert (s.over, s.winner, s.life("B")) == (True, "A", 0)
    later.to("Play", "B")
    later.choose("play Wait")
    until(later, "play Uncounted Mourners")
    later.choose("play Uncounted Mourners", "target player B")
    later.all_pass()
    assert (later.over, later.life("B")) == (False, 1)
