"""Blind creatures of AVA's twentieth round, played as their writers meant them."""

import pytest

from blind.gestures import fought, offered, targets, uses
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Lift": "event 0: Unmark target creature.", "Toss": "event 0: Discard target creature.",
    "Shift": "event 0: Put target creature you control into a city.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Stroke": "event 0: Deal 3 damage to target creature.", "Rest": "magic 0: Draw a card.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Heathland Boarback")
def test_a_boarback_is_stronger_from_its_announcement_to_the_end_of_the_attack() -> None:
    s = ava(f"A: army: Heathland Boarback, Ox 1/1; hand: Wait\nB: army: Cow 1/1; hand: Wait{COMBAT}", TEXTS)
    assert s.value("Heathland Boarback") == "2/3"
    s.choose("attack B's army", "send Heathland Boarback", "done")
    assert (s.value("Heathland Boarback"), s.value("Ox")) == ("4/3", "1/1")
    s.to("Second Play")
    assert s.value("Heathland Boarback") == "2/3"
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: army: Heathland Boarback; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block Ox with Heathland Boarback")
    s.choose("block Ox with Heathland Boarback")
    fought(s)
    assert s.damage("Ox") == 2


@plays("Heathland Boarback")
def test_its_bonus_counts_against_a_city() -> None:
    s = ava(f"A: army: Heathland Boarback; hand: Wait\nB: city Dale (Body, 8); hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale")
    s.choose(*(o for o in ("send Heathland Boarback", "done") if o in s.options()))
    fought(s)
    assert s.damage("Dale") == 4


@rule("AVA-CITY-09")
@plays("Lintel Guard")
def test_a_lintel_guard_is_tougher_as_a_resident_also_while_the_army_helps() -> None:
    s = ava("A: city Dale (Body, 8): Lintel Guard; hand: Call, Stroke\nB: army: Elk", TEXTS)
    assert s.value("Lintel Guard") == "1/4"
    s.play("Stroke", "target Lintel Guard")
    assert s.place("Lintel Guard") == "Dale"
    s.play("Call", "target Lintel Guard")
    assert s.place("Lintel Guard") == "A's graveyard"  # its bonus is over, its damage is not
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8); army: Lintel Guard; hand: Wait{COMBAT}", TEXTS)
    away = s.fork()
    s.choose("attack Dale", "send Ox", "done")
    assert s.value("Lintel Guard") == "1/4"
    s.to("Second Play")
    assert s.value("Lintel Guard") == "1/2"
    away.choose("attack B's army", "send Ox", "done")
    assert away.value("Lintel Guard") == "1/2"
    assert ava("A: city Dale (Body, 8): Lintel Guard marked; hand: 1\nB: army: Elk").value("Lintel Guard") == "1/4"


@plays("Ossuary Clerk")
@pytest.mark.parametrize(("way", "drawn"), [("Axe", 1), ("Stroke", 1), ("Toss", 0)])
def test_a_clerk_that_dies_draws_a_card(way: str, drawn: int) -> None:
    s = ava(f"A: army: Elk; hand: {way}\nB: army: Ossuary Clerk; hand: 0; deck: 5", TEXTS)
    s.play(way, "target Ossuary Clerk")
    assert (s.place("Ossuary Clerk"), len(s.hand("B")), s.hand("A")) == ("B's graveyard", drawn, [])


@plays("Tollhouse Matron")
def test_a_matron_brings_two_life_points_however_and_wherever_she_comes() -> None:
    s = ava("A: hand: Tollhouse Matron; gold 2 House of Nobles; city Dale; army: Ox\nB: army: Elk\nphase: Entrance")
    s.choose("play Tollhouse Matron", "place in Dale")
    s.all_pass()
    assert (s.life("A"), s.life("B"), s.place("Tollhouse Matron")) == (22, 20, "Dale")
    s = ava("A: hand: Raise, Shift; grave: Tollhouse Matron; city Dale\nB: army: Elk", TEXTS)
    s.play("Raise")
    assert (s.life("A"), s.place("Tollhouse Matron")) == (22, "A's Army")
    s.play("Shift")
    assert (s.life("A"), s.place("Tollhouse Matron")) == (22, "Dale")  # a move is no entrance


@plays("Tollhouse Matron")
def test_she_brings_them_also_if_she_is_gone_by_then() -> None:
    s = ava("A: hand: Raise; grave: Tollhouse Matron\nB: army: Elk; hand: Axe", TEXTS)
    s.choose("play Raise")
    s.choose(*(o for o in ("target Tollhouse Matron",) if o in s.options()))
    while s.place("Tollhouse Matron") != "A's Army":
        s.choose(s.way_on())
    until(s, "play Axe")
    s.choose("play Axe", *(o for o in ("target Tollhouse Matron",) if len(targets(s)) > 1))
    s.choose(*(o for o in ("target Tollhouse Matron",) if o in s.options()))
    s.all_pass()
    assert (s.place("Tollhouse Matron"), s.life("A")) == ("A's graveyard", 22)


@plays("Redcoif Drummer")
def test_other_attacking_creatures_are_stronger_while_the_drummer_attacks() -> None:
    s = ava(f"A: army: Redcoif Drummer, Ox 1/1, Hen 1/1; hand: Wait\nB: army: Cow 1/1; hand: Axe{COMBAT}", TEXTS)
    alone = s.fork()
    s.choose("attack B's army", "send Redcoif Drummer", "send Ox", "send Avatar of A", "done")
    assert [s.value(n) for n in ("Redcoif Drummer", "Ox", "Hen", "Cow", "Avatar of A")] == [
        "1/2", "2/1", "1/1", "1/1", "0/0",
    ]  # fmt: skip
    s.choose("play Axe", "target Redcoif Drummer", "pass")
    assert s.value("Ox") == "1/1"
    alone.choose("attack B's army", "send Ox", "send Hen", "done")
    assert (alone.value("Ox"), alone.value("Hen")) == ("1/1", "1/1")


@plays("Redcoif Drummer")
def test_two_drummers_help_each_other() -> None:
    s = ava(f"A: army: 2 Redcoif Drummer, Ox 1/1; hand: Wait\nB: army: Cow 1/1; hand: Axe{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Redcoif Drummer", "send Redcoif Drummer", "send Ox", "done")
    assert [s.value(n) for n in ("Redcoif Drummer", "Redcoif Drummer (2)", "Ox")] == ["2/2", "2/2", "3/1"]


@plays("Carrion Kitehound")
def test_a_kitehound_never_defends() -> None:
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: army: Carrion Kitehound, Cow 1/9; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Ox with Avatar of B", "Ox with Cow"]
    s = ava(
        f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8): Carrion Kitehound, Cow 1/9; hand: Wait{COMBAT}", TEXTS
    )
    s.choose("attack Dale", "send Ox", "done")
    until(s, "block Ox with Cow")
    assert "Ox with Carrion Kitehound" not in offered(s, "block")


@plays("Carrion Kitehound")
def test_it_attacks_moves_and_bids_as_others_do() -> None:
    s = ava("A: army: Carrion Kitehound, Ox; city Dale (Body, 8): Hen; hand: Wait\nB: army: Cow", TEXTS)
    assert "Carrion Kitehound to Dale" in offered(s, "move")
    s.to("Attack")
    s.choose("attack B's army")
    assert "send Carrion Kitehound" in s.options()
    s = ava("A: city Dale (Body, 8): Carrion Kitehound, Hen; hand: 1\nB: army: Cow\nphase: Tactics")
    s.choose("claim Body")
    assert "bid Carrion Kitehound" in s.options()


@plays("Bondsworn Halberdier")
@pytest.mark.parametrize(("pays", "place"), [(True, "A's Army"), (False, "A's graveyard")])
def test_a_halberdier_wants_one_gold_in_each_upkeep_of_his_player(pays: bool, place: str) -> None:
    s = ava("A: army: Bondsworn Halberdier; gold 1 Gaian; hand: 1\nB: army: Elk; hand: Wait\nphase: Upkeep", TEXTS)
    until(s, "pay" if pays else "no")
    assert s.asked == "A"
    s.choose(next(o for o in s.options() if o.startswith("pay") is pays))
    s.to("Play")
    assert (s.place("Bondsworn Halberdier"), s.gems("A")) == (place, "" if pays else "1 Gaian")
    if pays:
        s.to("Play", "B")
        assert s.place("Bondsworn Halberdier") == "A's Army"


@plays("Bondsworn Halberdier")
def test_without_gold_he_goes_and_nothing_is_due_in_the_turn_of_another() -> None:
    s = ava("A: army: Bondsworn Halberdier; hand: 1\nB: army: Elk; hand: 1\nphase: Upkeep")
    s.to("Play")
    assert s.place("Bondsworn Halberdier") == "A's graveyard"
    s = ava("A: army: Elk; hand: 1\nB: army: Bondsworn Halberdier; hand: 1\nphase: Upkeep")
    s.to("Play")
    assert s.place("Bondsworn Halberdier") == "B's Army"


@plays("Gatehouse Chancellor")
@pytest.mark.parametrize(("killed", "winner"), [(False, "A"), (True, "B")])
def test_a_chancellor_counts_twice_in_a_claim_unless_he_is_gone(killed: bool, winner: str) -> None:
    s = ava(
        "A: city Oak (Body, 8): Gatehouse Chancellor; hand: 1\nB: city Fen (Body, 8): Fox; hand: Axe, Wait\n"
        "phase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Gatehouse Chancellor")
    until(s, "bid Fox")
    s.choose("bid Fox")
    if killed:
        s.choose("play Axe", "target Gatehouse Chancellor")
    until(s, "Body: 1 VP")
    assert s.asked == winner


@plays("Gatehouse Chancellor")
@pytest.mark.parametrize(("answer", "won"), [("Gatehouse Chancellor", True), ("Fox", False)])
def test_he_counts_twice_in_an_answer_from_any_city(answer: str, won: bool) -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox, Hen; hand: 1\nB: city Fen (Body, 8): Fox; city Dale (Mind, 8): Gatehouse Chancellor;"
        " hand: Wait\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Ox", "done")
    until(s, f"bid {answer}")
    s.choose(f"bid {answer}")
    while s.phase == "Tactics" and not any(o.startswith("Body:") for o in s.options()):
        s.choose(s.way_on())
    assert (s.phase == "Tactics" and s.asked == "B") is won  # 1 against 1 is won by nobody


@plays("Bramble Midwife")
def test_a_midwife_strengthens_any_creature_for_the_turn() -> None:
    s = ava("A: army: Bramble Midwife, Ox 1/1; hand: Wait\nB: army: Elk 1/1; hand: Wait", TEXTS)
    s.choose("use Bramble Midwife")
    assert sorted(targets(s)) == ["Bramble Midwife", "Elk", "Ox"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.value("Elk"), s.value("Ox"), s.marked("Bramble Midwife")) == ("2/2", "1/1", True)
    assert not uses(s)
    s.to("Play", "B")
    assert s.value("Elk") == "1/1"


@plays("Bramble Midwife")
def test_in_a_city_she_reaches_nobody_elsewhere() -> None:
    s = ava("A: city Dale (Body, 8): Bramble Midwife, Hen 1/1; army: Ox; hand: Wait\nB: army: Elk", TEXTS)
    s.choose("use Bramble Midwife")
    assert sorted(targets(s)) == ["Bramble Midwife", "Hen"]


@plays("Bramble Midwife")
def test_she_helps_in_combat_of_any_turn_but_not_in_the_play_phase_of_another() -> None:
    s = ava("A: army: Elk 1/9; hand: Wait\nB: army: Bramble Midwife; hand: Wait", TEXTS)
    s.choose("play Wait")
    until(s, "play Wait")
    assert (s.asked, uses(s)) == ("B", [])
    s = ava(f"A: army: Elk 1/9; hand: Wait\nB: army: Bramble Midwife; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Elk", "done")
    until(s, "use Bramble Midwife")
    s.choose("use Bramble Midwife", "target Elk")
    until(s, "block")
    assert (s.asked, s.value("Elk")) == ("B", "2/10")
