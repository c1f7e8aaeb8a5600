"""Blind creatures of AVA's twenty-fourth round, played as their writer meant them: in the field and at the table."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Raze": "event 0: Destroy target city.",
    "Give": "event 0: Sacrifice a creature.", "Hush": "event 0: Mark target creature.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Shift": "event 0: Put target creature you control into a city.",
    "Take": "event 0: Gain control of target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENTRANCE = "\nphase: Entrance"


@rule("AVA-COMBAT-26")
@plays("Culvert Pikeman")
@pytest.mark.parametrize(("attack", "place"), [(1, "B's Army"), (2, "B's graveyard"), (4, "B's graveyard")])
def test_a_pikeman_is_stronger_from_his_assignment_to_the_end_of_the_attack(attack: int, place: str) -> None:
    s = ava(f"A: army: Ox {attack}/9; hand: Wait\nB: army: Culvert Pikeman, Elk; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    assert s.value("Culvert Pikeman") == "1/2"
    until(s, "block")
    idle = s.fork()
    s.choose("block Ox with Culvert Pikeman")
    until(s, "play Wait")
    assert (s.value("Culvert Pikeman"), s.value("Elk")) == ("2/4", "1/1")
    s.to("Second Play")
    assert (s.damage("Ox"), s.place("Culvert Pikeman")) == (2, place)
    assert place != "B's Army" or s.value("Culvert Pikeman") == "1/2"
    idle.choose("block Ox with Elk")
    until(idle, "play Wait")
    assert idle.value("Culvert Pikeman") == "1/2"  # it merely stands there


@plays("Culvert Pikeman")
def test_a_pikeman_who_attacks_has_no_bonus() -> None:
    s = ava(f"A: army: Culvert Pikeman; hand: Wait\nB: army: Ox 1/9; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Culvert Pikeman", "done")
    until(s, "block")
    s.choose("block Culvert Pikeman with Ox")
    until(s, "play Wait")
    assert s.value("Culvert Pikeman") == "1/2"


@plays("Bramblefoot Courier")
def test_a_courier_that_has_moved_may_attack_in_the_same_turn() -> None:
    s = ava("A: city Dale (Body, 8): Bramblefoot Courier, Hen; hand: Wait\nB: army: Elk; hand: Wait", TEXTS)
    other = s.fork()
    s.choose("move Bramblefoot Courier to the Army")
    until(s, "play Wait")
    assert s.marked("Bramblefoot Courier")  # it is unmarked over the chain
    s.all_pass()
    assert (s.place("Bramblefoot Courier"), s.marked("Bramblefoot Courier")) == ("A's Army", False)
    assert not offered(s, "move")
    s.to("Attack")
    s.choose("attack B's army")
    assert "send Bramblefoot Courier" in s.options()
    other.choose("move Hen to the Army")
    other.all_pass()
    assert other.marked("Hen")


@plays("Bramblefoot Courier")
def test_a_courier_that_is_shifted_or_whose_move_fails_stays_marked() -> None:
    s = ava("A: army: Bramblefoot Courier marked, Ox; city Dale; hand: Shift\nB: army: Elk; hand: 1", TEXTS)
    s.play("Shift", "target Bramblefoot Courier")
    assert (s.place("Bramblefoot Courier"), s.marked("Bramblefoot Courier")) == ("Dale", True)
    s = ava("A: army: Bramblefoot Courier, Ox; city Dale; city Oak; hand: 1\nB: army: Elk; hand: Raze", TEXTS)
    s.choose("move Bramblefoot Courier to Dale")
    until(s, "play Raze")
    s.choose("play Raze", "target Dale")
    s.all_pass()
    assert (s.place("Bramblefoot Courier"), s.marked("Bramblefoot Courier")) == ("A's Army", True)


@rule("AVA-AREA-07")
@plays("Mildew Sexton")
@pytest.mark.parametrize(("card", "dies"), [("Axe", True), ("Scare", False), ("Give", False)])
def test_each_opponent_discards_for_a_dead_sexton(card: str, dies: bool) -> None:
    s = ava(
        f"A: army: Mildew Sexton; hand: {card}, Hen, Yak\nB: hand: Cow, Pig; army: Elk\nC: hand: 0\nD: hand: Ram, Fox",
        TEXTS,
    )
    s.choose(f"play {card}")
    s.choose("target Mildew Sexton") if offered(s, "target") else None
    if not dies:
        s.all_pass()
        assert s.place("Mildew Sexton") == "A's graveyard"
        assert [s.hand(seat) for seat in "BD"] == [["Cow", "Pig"], ["Ram", "Fox"]]
        return
    until(s, "pick")
    assert (s.asked, offered(s, "pick")) == ("B", ["Cow", "Pig"])
    s.choose("pick Pig")
    assert (s.asked, s.hand("B")) == ("D", ["Cow", "Pig"])  # all at once, behind the last choice
    s.choose("pick Ram")
    assert [s.hand(seat) for seat in "ABCD"] == [["Hen", "Yak"], ["Cow"], [], ["Fox"]]


@plays("Headlong Flagbearer")
@pytest.mark.parametrize("goal", ["B's army", "Fen"])
def test_a_flagbearer_is_sent_if_anybody_is(goal: str) -> None:
    s = ava(f"A: army: Headlong Flagbearer, Ox; hand: Wait\nB: army: Elk; city Fen; hand: Wait{COMBAT}", TEXTS)
    none, first = s.fork(), s.fork()
    s.choose(f"attack {goal}", "send Ox")
    assert "done" not in s.options()
    s.choose("send Headlong Flagbearer", "done")
    s.to("Second Play")
    assert (s.marked("Headlong Flagbearer"), s.marked("Ox")) == (True, True)
    first.choose(f"attack {goal}", "send Headlong Flagbearer")
    assert "done" in first.options()
    none.to("Second Play")  # nobody has to attack at all
    assert not none.marked("Headlong Flagbearer")


@plays("Headlong Flagbearer")
@pytest.mark.parametrize(
    "where", ["army: Headlong Flagbearer marked, Ox, Hen", "city Dale: Headlong Flagbearer; army: Ox, Hen"]
)
def test_a_flagbearer_who_cannot_attack_holds_nobody_up(where: str) -> None:
    s = ava(f"A: {where}; hand: Wait\nB: army: Elk; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox")
    assert "done" in s.options()


@plays("Parlour Chatelaine")
@pytest.mark.parametrize(("place", "won"), [("Dale", 1), ("the Army", 0)])
def test_a_chatelaine_who_enters_a_city_brings_a_point(place: str, won: int) -> None:
    s = ava(
        f"A: hand: Parlour Chatelaine, 1; gold 3 House of Nobles; city Dale; army: Ox\nB: army: Elk; hand: 1{ENTRANCE}"
    )
    s.choose("play Parlour Chatelaine", f"place in {place}")
    s.all_pass()
    assert (s.victory("A"), s.victory("B")) == (won, 0)
    assert s.place("Parlour Chatelaine") == ("Dale" if won else "A's Army")
    if not won:
        s.to("Play", "B")
        s.to("Play", "A")
        s.choose("move Parlour Chatelaine to Dale")
        s.all_pass()
        assert (s.place("Parlour Chatelaine"), s.victory("A")) == ("Dale", 0)


@plays("Parlour Chatelaine")
def test_a_chatelaine_put_into_a_city_brings_a_point_whatever_becomes_of_it() -> None:
    settle = {"Settle": "event 0: Put target creature card from your graveyard into a city you control."}
    s = ava("A: hand: Settle; grave: Parlour Chatelaine; city Dale; army: Ox\nB: hand: Raze; army: Elk", TEXTS | settle)
    s.choose("play Settle")
    while s.place("Parlour Chatelaine") != "Dale":
        s.choose("pass")
    until(s, "play Raze")
    s.choose("play Raze")
    s.all_pass()
    assert (s.place("Dale"), s.victory("A")) == ("A's graveyard", 1)
    s = ava("A: hand: Raise; grave: Parlour Chatelaine; city Dale; army: Ox\nB: army: Elk", TEXTS)
    s.play("Raise")
    assert (s.place("Parlour Chatelaine"), s.victory("A")) == ("A's Army", 0)


@plays("Dam of the Bracken Herd")
def test_other_beasts_are_tougher_wherever_they_stand() -> None:
    kinds = {"Bear": "creature 1 Gaian (Beast) 1/1", "Marsh Beast": "creature 1 Gaian 1/1"}
    s = ava(
        "A: army: Dam of the Bracken Herd, Bear hurt 1, Ox 1/1; city Dale: Bear, Marsh Beast; hand: Axe\nB: army: Bear",
        TEXTS | kinds,
    )
    names = ("Dam of the Bracken Herd", "Bear", "Ox", "Bear (2)", "Marsh Beast", "Bear (3)")
    assert [s.value(n) for n in names] == ["2/3", "1/2", "1/1", "1/2", "1/2", "1/1"]
    s.play("Axe", "target Dam of the Bracken Herd")
    assert (s.place("Bear"), s.value("Bear (2)")) == ("A's graveyard", "1/1")
    s = ava("A: army: Dam of the Bracken Herd; city Dale: Dam of the Bracken Herd\nB: army: Elk")
    assert [s.value(n) for n in ("Dam of the Bracken Herd", "Dam of the Bracken Herd (2)")] == ["2/4", "2/4"]


@rule("AVA-CITY-07")
@plays("Arrowslit Veteran")
@pytest.mark.parametrize(("goal", "home"), [
    ("Dale", "army: Arrowslit Veteran, Elk; city Dale"), ("Dale", "city Dale: Arrowslit Veteran; army: Elk"),
    ("B's army", "city Dale: Arrowslit Veteran; army: Elk"),
])  # fmt: skip
def test_a_veteran_who_is_bound_to_a_city_shoots_at_nobody(goal: str, home: str) -> None:
    s = ava(f"A: army: Ox 2/9, Hen; hand: 1\nB: {home}; hand: 1{COMBAT}")
    s.choose(f"attack {goal}", "send Ox", "done")
    while s.phase == "Attack":
        assert not offered(s, "use")
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.damage("Ox") == 0


@plays("Arrowslit Veteran")
def test_a_veteran_of_the_army_shoots_at_an_attacker_and_goes_on_defending() -> None:
    s = ava(f"A: army: Ox 1/9, Hen 1/9; hand: Shift; city Fen\nB: army: Arrowslit Veteran, Elk; hand: 1{COMBAT}", TEXTS)
    assert not offered(s, "use")
    s.choose("attack B's army", "send Ox", "send Hen", "done")
    until(s, "block")
    s.choose("block Ox with Arrowslit Veteran")
    until(s, "use Arrowslit Veteran")
    s.choose("use Arrowslit Veteran")
    assert sorted(targets(s)) == ["Hen", "Ox"]
    away = s.fork()
    s.choose("target Hen")
    fought(s)
    assert (s.damage("Ox"), s.damage("Hen"), s.damage("Arrowslit Veteran")) == (1, 1, 1)
    until(away, "target Hen")
    away.choose("target Hen")
    until(away, "play Shift")
    away.choose("play Shift", "target Hen")
    fought(away)
    assert (away.place("Hen"), away.damage("Hen"), away.marked("Arrowslit Veteran")) == ("Fen", 0, True)


@plays("Arrowslit Veteran")
def test_a_veteran_may_shoot_at_attackers_of_his_own() -> None:
    s = ava(f"A: army: Ox 1/9, Hen 1/9, Arrowslit Veteran; hand: 1\nB: army: Elk; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "send Hen", "done")
    until(s, "use Arrowslit Veteran")
    s.choose("use Arrowslit Veteran")
    assert sorted(targets(s)) == ["Hen", "Ox"]


@plays("Two-Cushion Alderman")
@pytest.mark.parametrize(("killed", "winner"), [(False, "A"), (True, "B")])
def test_an_alderman_counts_twice_unless_he_is_gone(killed: bool, winner: str) -> None:
    s = ava(
        "A: city Oak (Body, 8): Two-Cushion Alderman; hand: 1\nB: city Fen (Body, 8): Fox; hand: Axe, Wait"
        "\nphase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Two-Cushion Alderman")
    until(s, "bid Fox")
    s.choose("bid Fox")
    if killed:
        until(s, "play Axe")
        s.choose("play Axe", "target Two-Cushion Alderman")
    until(s, "Body: 1 VP")
    assert s.asked == winner


@plays("Two-Cushion Alderman")
def test_an_alderman_answers_with_two_and_is_one_otherwise() -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox, Ram; hand: 1\nB: city Fen (Body, 8): Two-Cushion Alderman, Fox; hand: Count"
        "\nphase: Tactics", {"Count": "event 0: Gain victory points equal to the number of residents you control."},
    )  # fmt: skip
    s.choose("claim Body", "bid Ox", "bid Ram")
    until(s, "bid Two-Cushion Alderman")
    s.choose("bid Two-Cushion Alderman", "bid Fox")
    until(s, "play Count")
    s.choose("play Count")
    until(s, "Body: 1 VP")
    assert (s.asked, s.victory("B")) == ("B", 2)  # 3 against 2
