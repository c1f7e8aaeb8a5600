"""Blind creatures of AVA's round 23, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Gone": "event 0: Remove target creature from the game.", "Cull": "event 0: Each player sacrifices a creature.",
    "Wither": "event 0: Target creature gets -0/-9 until end of turn.",
    "Numb": "event 0: Target creature gets -9/-0 until end of turn.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Raze": "event 0: Destroy target city.", "Toll": "event 1 The Empire: Gain 1 victory point.",
    "Red": "creature 1 Red Banner 1/1", "Salt": "city 2 Soul 8",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENTRANCE = "\nphase: Entrance"


@plays("Bramble Tusker")
def test_the_tusker_is_stronger_while_it_attacks_a_city_blocked_or_not() -> None:
    s = ava(
        f"A: army: Bramble Tusker; hand: Wait\nB: city Dale (Body, 9): Cow 1/9; army: Ox; hand: Wait{COMBAT}", TEXTS
    )
    blocked, army = s.fork(), s.fork()
    s.choose("attack Dale", "send Bramble Tusker", "done")
    assert s.value("Bramble Tusker") == "4/3"
    fought(s)
    assert (s.damage("Dale"), s.value("Bramble Tusker")) == (4, "2/3")
    blocked.choose("attack Dale", "send Bramble Tusker", "done")
    until(blocked, "block")
    blocked.choose("block Bramble Tusker with Cow")
    fought(blocked)
    assert (blocked.damage("Cow"), blocked.damage("Dale")) == (4, 0)
    army.choose("attack B's army", "send Bramble Tusker", "done")
    assert army.value("Bramble Tusker") == "2/3"
    fought(army)
    assert army.victory("A") == 2


@plays("Bramble Tusker")
def test_a_tusker_that_defends_a_city_is_no_stronger() -> None:
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 9): Bramble Tusker; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Bramble Tusker")
    assert s.value("Bramble Tusker") == "2/3"
    fought(s)
    assert s.damage("Ox") == 2


@rule("AVA-CITY-07")
@plays("Quarry Brawler")
@pytest.mark.parametrize(("home", "reached"), [
    ("the Army", ["Cow", "Elk", "Hen", "Ox", "Pig"]), ("Dale", ["Hen", "Pig"]), ("Oak", []),
])  # fmt: skip
def test_a_brawler_reaches_everybody_from_the_army_and_its_fellows_from_a_city(home: str, reached: list[str]) -> None:
    s = ava(
        "A: hand: Quarry Brawler; gold 3 Red Banner; army: Ox 1/5; city Dale: Hen 1/5, Pig 1/5; city Oak; avatar in Oak\n"
        f"B: army: Elk 1/5; city Fen: Cow 1/5{ENTRANCE}"
    )
    s.choose("play Quarry Brawler", f"place in {home}")
    if reached:
        until(s, "target")
        assert (s.asked, sorted(targets(s))) == ("A", reached)
        s.choose(f"target {reached[-1]}")
    s.all_pass() if s.table.chain else None
    harmed = [n for n in ("Ox", "Hen", "Pig", "Elk", "Cow", "Quarry Brawler") if s.damage(n)]
    assert (harmed, s.life("A"), s.life("B")) == (reached[-1:], 20, 20)
    assert not harmed or s.damage(harmed[0]) == 1


@plays("Quarry Brawler")
def test_a_brawler_must_hit_its_own_side_and_hits_even_if_it_is_gone() -> None:
    s = ava("A: hand: Raise; grave: Quarry Brawler; army: Ox 1/1\nB: hand: 1", TEXTS)
    s.play("Raise")
    assert (s.place("Ox"), s.place("Quarry Brawler")) == ("A's graveyard", "A's Army")
    s = ava("A: hand: Raise; grave: Quarry Brawler; army: Ox\nB: army: Elk 1/5; hand: Axe", TEXTS)
    s.choose("play Raise")
    until(s, "target")
    s.choose("target Elk")
    until(s, "play Axe")
    s.choose("play Axe", "target Quarry Brawler")
    s.all_pass()
    assert (s.place("Quarry Brawler"), s.damage("Elk")) == ("A's graveyard", 1)


@plays("Gravelight Skeleton")
@pytest.mark.parametrize(("card", "lost"), [
    ("Axe", 1), ("Wither", 1), ("Scare", 0), ("Home", 0), ("Gone", 0), ("Cull", 0),
])  # fmt: skip
@pytest.mark.parametrize("owner", ["", " of A"])
def test_a_dying_skeleton_costs_each_opponent_of_its_controller_a_life_point(card: str, lost: int, owner: str) -> None:
    s = ava(f"A: hand: {card}\nB: army: Gravelight Skeleton{owner}; hand: 1\nC: hand: 1", TEXTS)
    s.play(card)
    assert [s.life(seat) for seat in "ABC"] == [20 - lost, 20, 20 - lost]
    assert s.place("Gravelight Skeleton") != "B's Army"


@plays("Customhouse Sergeant")
@pytest.mark.parametrize("where", ["army: Customhouse Sergeant, Ox", "city Dale: Customhouse Sergeant; army: Ox"])
def test_a_sergeant_gives_one_gold_of_the_empire_for_the_turn(where: str) -> None:
    s = ava(f"A: {where}; hand: Toll\nB: army: Elk; hand: 1", TEXTS)
    assert not offered(s, "play")
    s.carry_out("use Customhouse Sergeant")
    assert (s.marked("Customhouse Sergeant"), list(s.table.gems(0))[:5], offered(s, "use")) == (
        True,
        [0, 0, 0, 0, 1],
        [],
    )
    lost = s.fork()
    s.play("Toll")
    assert (s.victory("A"), sum(s.table.gems(0))) == (1, 0)
    lost.to("Play", "B")
    assert sum(lost.table.gems(0)) == 0


@plays("Customhouse Sergeant")
def test_a_sergeant_is_used_in_combat_and_not_when_marked_or_in_others_play_phases() -> None:
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: army: Customhouse Sergeant; hand: Toll{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "use Customhouse Sergeant")
    assert s.asked == "B"
    s.carry_out("use Customhouse Sergeant")
    until(s, "play Toll")
    s.choose("play Toll")
    fought(s)
    assert (s.victory("B"), s.marked("Customhouse Sergeant")) == (1, True)
    assert not offered(ava("A: army: Customhouse Sergeant marked; hand: 1\nB: hand: 1"), "use")
    s = ava("A: army: Ox; hand: Wait\nB: army: Customhouse Sergeant; hand: Wait", TEXTS)
    s.choose("play Wait")
    while s.asked != "B":
        s.choose("pass")
    assert (offered(s, "play"), offered(s, "use")) == (["Wait"], [])


@plays("Powdered Courtier")
@pytest.mark.parametrize(("mine", "theirs", "killed", "winner"), [
    ("Powdered Courtier", "Fox, Pig, Yak", "", "B"), ("Powdered Courtier", "Fox, Pig", "", ""),
    ("Powdered Courtier", "Fox", "", "A"), ("Powdered Courtier", "Fox", "A", "B"),
    ("Ox", "Powdered Courtier", "", "B"), ("Ox, Hen", "Powdered Courtier", "", ""), ("Ox", "Powdered Courtier", "B", "A"),
])  # fmt: skip
def test_a_courtier_counts_twice_in_a_claim_or_an_answer(mine: str, theirs: str, killed: str, winner: str) -> None:
    s = ava(
        f"A: city Oak (Body, 8): {mine}; hand: 1\nB: city Fen (Body, 8): {theirs}; hand: Axe, Wait\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", *(f"bid {name}" for name in mine.split(", ")))
    answers = [f"bid {name}" for name in theirs.split(", ")]
    while s.phase == "Tactics" and not any(o.startswith("Body:") for o in s.options()):
        bid = next((o for o in answers if o in s.options()), None)
        if killed and not answers and "play Axe" in s.options():
            s.choose("play Axe", "target Powdered Courtier")
        elif bid:
            answers.remove(bid)
            s.choose(bid)
        else:
            s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.asked if any(o.startswith("Body:") for o in s.options()) else "") == winner
    assert not killed or s.place("Powdered Courtier") == f"{killed}'s graveyard"


@plays("Powdered Courtier")
def test_a_courtier_is_one_resident_elsewhere() -> None:
    s = ava("A: city Oak: Powdered Courtier; gold 2 Gaian; hand: Open the Granaries\nB: hand: 1")
    s.play("Open the Granaries")
    assert s.life("A") == 21


@rule("AVA-CITY-06", "AVA-CITY-09")
@plays("Rampart Halberdier")
@pytest.mark.parametrize(("avatar", "goal", "value"), [
    ("", "Dale", "2/4"), ("", "B's army", "2/2"), ("city Fen; avatar in Fen; ", "Dale", "2/2"),
])  # fmt: skip
def test_a_halberdier_of_a_led_army_is_a_resident_while_a_city_is_attacked(avatar: str, goal: str, value: str) -> None:
    s = ava(
        f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8); {avatar}army: Rampart Halberdier; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Ox", "done")
    assert s.value("Rampart Halberdier") == value
    s.to("Second Play")
    assert s.value("Rampart Halberdier") == "2/2"


@plays("Rampart Halberdier")
def test_a_halberdier_dies_of_its_wounds_as_the_attack_ends_or_as_it_leaves_its_city() -> None:
    s = ava(f"A: army: Ox 2/9; hand: Wait\nB: city Dale (Body, 8); army: Rampart Halberdier; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Rampart Halberdier")
    fought(s)
    s.to("Second Play")
    assert (s.place("Rampart Halberdier"), s.damage("Ox")) == ("B's graveyard", 2)
    for hurt, value, place in ((2, "2/4", "A's graveyard"), (1, "2/4", "A's Army")):
        s = ava(f"A: city Dale (Body, 8): Rampart Halberdier hurt {hurt}; army: Ox; hand: 1\nB: army: Elk")
        assert s.value("Rampart Halberdier") == value
        s.carry_out("move Rampart Halberdier to the Army")
        assert s.place("Rampart Halberdier") == place


@plays("Marrowfang Cur")
def test_a_cur_defends_nothing() -> None:
    for where, goal in (("army: Marrowfang Cur, Elk; city Fen", "B's army"), ("city Fen: Marrowfang Cur, Elk", "Fen"),
                        ("city Fen; army: Marrowfang Cur, Elk", "Fen")):  # fmt: skip
        s = ava(f"A: army: Ox 1/9; hand: 1\nB: {where}; hand: 1{COMBAT}")
        s.choose(f"attack {goal}", "send Ox", "done")
        until(s, "block")
        assert "Ox with Elk" in offered(s, "block")
        assert "Ox with Marrowfang Cur" not in offered(s, "block")


@plays("Marrowfang Cur")
def test_a_cur_attacks_moves_and_bids() -> None:
    s = ava(f"A: army: Marrowfang Cur; hand: 1\nB: army: Ox; city Fen (Body, 8); hand: 1{COMBAT}")
    s.choose("attack Fen", "send Marrowfang Cur", "done")
    fought(s)
    assert s.damage("Fen") == 4
    s = ava("A: city Oak (Body, 8): Marrowfang Cur; hand: 1\nB: hand: 1\nphase: Tactics")
    s.choose("claim Body")
    assert "bid Marrowfang Cur" in s.options()
    s = ava("A: army: Marrowfang Cur, Ox; city Dale; hand: 1\nB: hand: 1")
    assert "move Marrowfang Cur to Dale" in s.options()


@plays("Torchline Raider")
@pytest.mark.parametrize(("goal", "strength", "card", "block", "drawn"), [
    ("Dale", 9, "", False, 1), ("Dale", 2, "", False, 1), ("Dale", 9, "Numb", False, 0), ("Dale", 9, "", True, 0),
    ("B's army", 9, "", False, 0),
])  # fmt: skip
def test_a_raider_that_harms_a_city_brings_a_card(goal: str, strength: int, card: str, block: bool, drawn: int) -> None:
    s = ava(
        f"A: army: Torchline Raider; deck: 5; hand: 0\nB: city Dale (Body, {strength}); army: Ox; hand: Numb{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Torchline Raider", "done")
    if card:
        until(s, "play Numb")
        s.choose("play Numb", "target Torchline Raider")
    until(s, "block")
    if block:
        s.choose("block Torchline Raider with Ox")
    fought(s)
    assert s.hand("A") == ["Spare"] * drawn
    assert (s.place("Dale") == "B's graveyard") is (strength == 2)


@plays("Torchline Raider")
def test_a_raider_finds_no_city_or_no_card() -> None:
    s = ava(f"A: army: Torchline Raider, Ox 3/3; deck: 5; hand: 0\nB: city Dale (Body, 3); hand: 1{COMBAT}")
    s.choose("attack Dale", "send Ox", "send Torchline Raider", "done")
    fought(s)
    assert (s.place("Dale"), s.hand("A")) == ("B's graveyard", [])
    s = ava(f"A: army: Torchline Raider; deck: 0; hand: 0\nB: city Dale (Body, 9); hand: 1{COMBAT}")
    s.choose("attack Dale", "send Torchline Raider", "done")
    while not s.over and s.phase == "Attack":
        s.choose(s.way_on())
    assert (s.over, s.winner) == (True, "B")


@plays("Velvet Duelist")
@pytest.mark.parametrize("blocker", ["Elk", "Hen", "Avatar of B"])
def test_one_defender_at_most_meets_the_duelist(blocker: str) -> None:
    s = ava(f"A: army: Velvet Duelist, Ox 1/9; hand: 1\nB: army: Elk, Hen; hand: 1{COMBAT}")
    blocking(s, "B's army", "Velvet Duelist", "Ox")
    none = s.fork()
    s.choose(f"block Velvet Duelist with {blocker}")
    assert not offered(s, "block", "Velvet")
    assert offered(s, "block", "Ox") == {
        "Elk": ["Ox with Hen", "Ox with Avatar of B"], "Hen": ["Ox with Avatar of B"], "Avatar of B": [],
    }[blocker]  # defenders are asked in this order  # fmt: skip
    fought(none)
    assert none.victory("A") == 4
