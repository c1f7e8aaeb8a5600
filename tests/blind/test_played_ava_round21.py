"""Blind creatures of AVA's round 21, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolve, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Pinch": "event 0: Mark target creature.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Lift": "event 0: Unmark target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENTRANCE = "\nphase: Entrance"


@plays("Bristlewood Boar")
def test_the_boar_is_stronger_while_it_attacks_an_army_or_a_city() -> None:
    for goal in ("B's army", "Dale"):
        s = ava(f"A: army: Bristlewood Boar; hand: Wait\nB: city Dale (Body, 8); army: Ox; hand: Wait{COMBAT}", TEXTS)
        assert s.value("Bristlewood Boar") == "2/2"
        s.choose(f"attack {goal}", "send Bristlewood Boar", "done")
        assert s.value("Bristlewood Boar") == "4/2"
        fought(s)
        assert (s.value("Bristlewood Boar"), s.damage("Dale")) == ("2/2", 4 if goal == "Dale" else 0)


@plays("Bristlewood Boar")
def test_a_defending_boar_is_as_ever() -> None:
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: army: Bristlewood Boar; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Bristlewood Boar")
    fought(s)
    assert s.damage("Ox") == 2


@plays("Postgate Veteran")
def test_a_veteran_is_stronger_as_a_resident_also_while_the_army_helps() -> None:
    s = ava("A: city Dale (Body, 8): Postgate Veteran hurt 2; hand: 1\nB: army: Elk")
    assert s.value("Postgate Veteran") == "2/4"
    s.choose("move Postgate Veteran to the Army")
    s.all_pass()
    assert s.place("Postgate Veteran") == "A's graveyard"
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8); army: Postgate Veteran; hand: Wait{COMBAT}", TEXTS)
    assert s.value("Postgate Veteran") == "1/2"
    army = s.fork()
    s.choose("attack Dale", "send Ox", "done")
    assert s.value("Postgate Veteran") == "2/4"
    s.to("Second Play")
    assert s.value("Postgate Veteran") == "1/2"
    army.choose("attack B's army", "send Ox", "done")
    assert army.value("Postgate Veteran") == "1/2"
    avatar = "city Fen (Mind, 8); avatar in Fen"
    s = ava(
        f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 8); {avatar}; army: Postgate Veteran; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale", "send Ox", "done")
    assert s.value("Postgate Veteran") == "1/2"  # nobody leads the Army


@plays("Bone Ferrier")
def test_a_dying_ferrier_brings_another_creature_card_back() -> None:
    s = ava(
        "A: army: Bone Ferrier; hand: Axe, Scare, 1; grave: Ox, Bone Ferrier, Wait\nB: army: Elk; grave: Cow", TEXTS
    )
    gone = s.fork()
    s.choose("play Axe", "target Bone Ferrier")
    until(s, "pick")
    assert (s.asked, sorted(offered(s, "pick"))) == ("A", ["Bone Ferrier", "Ox"])  # the other one of this name
    s.choose("pick Bone Ferrier")
    s.all_pass()
    assert (s.place("Bone Ferrier (2)"), s.place("Bone Ferrier"), s.place("Ox")) == (
        "A's hand", "A's graveyard", "A's graveyard",
    )  # fmt: skip
    gone.play("Scare", "target Bone Ferrier")
    assert (gone.place("Ox"), gone.place("Bone Ferrier (2)")) == ("A's graveyard", "A's graveyard")


@plays("Bone Ferrier")
@pytest.mark.parametrize(("army", "hand"), [("Bone Ferrier, Ox", ["Ox"]), ("Bone Ferrier", [])])
def test_who_dies_at_the_same_time_comes_back_and_with_nobody_nothing_happens(army: str, hand: list[str]) -> None:
    s = ava(f"A: army: {army}; hand: Hail\nB: army: Elk; grave: Cow", TEXTS)
    s.play("Hail")
    assert (s.hand("A"), s.place("Bone Ferrier")) == (hand, "A's graveyard")


@plays("Tollbridge Bailiff")
def test_each_opponent_discards_a_card_of_his_choice_however_the_bailiff_comes() -> None:
    others = "B: hand: Cow, Pig\nC: hand: Ram, Fox\nD: hand: 0"
    s = ava(f"A: hand: Tollbridge Bailiff, Ox; gold 3 House of Nobles; army: Elk\n{others}{ENTRANCE}", TEXTS)
    s.choose("play Tollbridge Bailiff")
    until(s, "pick")
    assert (s.asked, offered(s, "pick")) == ("B", ["Cow", "Pig"])
    s.choose("pick Pig")
    assert s.asked == "C"
    s.choose("pick Ram")
    assert [s.hand(seat) for seat in "ABCD"] == [["Ox"], ["Cow"], ["Fox"], []]
    s = ava("A: hand: Raise; grave: Tollbridge Bailiff\nB: hand: Cow; army: Elk", TEXTS)
    s.play("Raise")
    assert (s.grave("B"), s.hand("B")) == (["Cow"], [])


@plays("Copperskin Drummer")
def test_other_attackers_are_stronger_wherever_the_drummer_stands() -> None:
    for place in ("city Dale: Copperskin Drummer; army: ", "army: Copperskin Drummer, "):
        s = ava(f"A: {place}Ox 1/1, Hen 1/1; hand: Wait\nB: army: Cow 1/1; hand: Axe{COMBAT}", TEXTS)
        s.choose("attack B's army", "send Ox", "send Avatar of A", "done")
        names = ("Ox", "Hen", "Cow", "Avatar of A", "Copperskin Drummer")
        assert [s.value(n) for n in names] == ["2/1", "1/1", "1/1", "0/0", "1/2"]
        s.choose("play Axe", "target Copperskin Drummer", "pass")
        assert s.value("Ox") == "1/1"


@plays("Copperskin Drummer")
def test_two_drummers_add_up() -> None:
    s = ava(f"A: army: 2 Copperskin Drummer, Ox 1/1; hand: Wait\nB: army: Cow 1/1; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Copperskin Drummer", "send Copperskin Drummer", "send Ox", "done")
    assert [s.value(n) for n in ("Copperskin Drummer", "Copperskin Drummer (2)", "Ox")] == ["2/2", "2/2", "3/1"]


@plays("Fenmoss Nurse")
def test_a_nurse_makes_somebody_tougher_for_the_turn() -> None:
    s = ava("A: army: Fenmoss Nurse, Ox; city Dale: Hen; hand: Wait\nB: army: Cow 1/1; hand: Axe", TEXTS)
    s.choose("use Fenmoss Nurse")
    assert sorted(targets(s)) == ["Cow", "Fenmoss Nurse", "Hen", "Ox"]
    s.choose("target Cow")
    until(s, "play Axe")
    s.choose("play Axe", "target Fenmoss Nurse")
    s.all_pass()
    assert (s.place("Fenmoss Nurse"), s.value("Cow")) == ("A's graveyard", "1/3")
    s.to("Play", "B")
    assert s.value("Cow") == "1/1"
    assert not offered(ava("A: army: Fenmoss Nurse marked, Ox\nB: army: Cow"), "use")


@plays("Fenmoss Nurse")
def test_a_resident_nurse_helps_in_her_city_alone() -> None:
    s = ava("A: city Dale (Body, 8): Fenmoss Nurse, Hen; army: Ox; hand: 1\nB: army: Cow")
    s.choose("use Fenmoss Nurse")
    assert sorted(targets(s)) == ["Fenmoss Nurse", "Hen"]
    s.choose("target Fenmoss Nurse")
    s.all_pass()
    assert (s.value("Fenmoss Nurse"), s.marked("Fenmoss Nurse")) == ("1/3", True)
    s = ava(f"A: army: Cow; hand: 1\nB: city Dale (Body, 8): Fenmoss Nurse; army: Ox; hand: 1{COMBAT}")
    s.choose("attack Dale", "send Cow", "done")
    until(s, "use Fenmoss Nurse")
    s.choose("use Fenmoss Nurse")
    assert sorted(targets(s)) == ["Fenmoss Nurse", "Ox"]  # a helper counts as a resident


@plays("Gnawed Wraith")
def test_the_wraith_defends_nothing_and_attacks() -> None:
    for where, goal in (("army: Gnawed Wraith, Elk; city Fen", "B's army"), ("city Fen: Gnawed Wraith, Elk", "Fen")):
        s = ava(f"A: army: Ox 1/9; hand: 1\nB: {where}; hand: 1{COMBAT}")
        s.choose(f"attack {goal}", "send Ox", "done")
        until(s, "block")
        assert "Ox with Elk" in offered(s, "block")
        assert "Ox with Gnawed Wraith" not in offered(s, "block")
    s = ava(f"A: army: Gnawed Wraith; hand: 1\nB: army: Ox; city Fen (Body, 8); hand: 1{COMBAT}")
    s.choose("attack Fen", "send Gnawed Wraith", "done")
    fought(s)
    assert s.damage("Fen") == 4
    s = ava("A: city Oak (Body, 8): Gnawed Wraith; hand: 1\nB: hand: 1\nphase: Tactics")
    s.choose("claim Body")
    assert "bid Gnawed Wraith" in s.options()


@plays("Rambeam Crew")
def test_the_crew_is_stronger_against_a_city_and_its_defenders() -> None:
    s = ava(
        f"A: army: Rambeam Crew; hand: Wait\nB: city Dale (Body, 9): Cow 1/9; army: Ox 1/9; hand: Wait{COMBAT}", TEXTS
    )
    army, blocked = s.fork(), s.fork()
    s.choose("attack Dale", "send Rambeam Crew", "done")
    assert s.value("Rambeam Crew") == "5/3"
    fought(s)
    assert (s.damage("Dale"), s.value("Rambeam Crew")) == (5, "2/3")
    blocked.choose("attack Dale", "send Rambeam Crew", "done")
    until(blocked, "block")
    blocked.choose("block Rambeam Crew with Cow")
    fought(blocked)
    assert blocked.damage("Cow") == 5
    army.choose("attack B's army", "send Rambeam Crew", "done")
    assert army.value("Rambeam Crew") == "2/3"


@plays("Roll Keeper")
@pytest.mark.parametrize(("killed", "answers", "winner"), [(False, 1, "A"), (True, 1, "B"), (False, 3, "B")])
def test_a_keeper_counts_twice_in_a_claim_unless_it_is_gone(killed: bool, answers: int, winner: str) -> None:
    theirs = ("Fox", "Hen", "Pig")[:answers]
    s = ava(
        f"A: city Oak (Body, 8): Roll Keeper; hand: 1\nB: city Fen (Body, 8): {', '.join(theirs)}; hand: Axe, Wait"
        "\nphase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Roll Keeper")
    until(s, "bid Fox")
    s.choose(*(f"bid {name}" for name in theirs))
    if killed:
        until(s, "play Axe")
        s.choose("play Axe", "target Roll Keeper")
    until(s, "Body: 1 VP")
    assert s.asked == winner


@plays("Roll Keeper")
@pytest.mark.parametrize(("marked", "winner"), [("", "B"), (" marked", "A")])
def test_a_keeper_counts_twice_in_an_answer_if_it_is_unmarked(marked: str, winner: str) -> None:
    s = ava(
        f"A: city Oak (Body, 8): Ox; hand: 1\nB: city Fen (Body, 8): Roll Keeper{marked}; hand: Wait\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Ox")
    if not marked:
        until(s, "bid Roll Keeper")
        s.choose("bid Roll Keeper")
    until(s, "Body: 1 VP")
    assert s.asked == winner


@plays("Rootway Pathfinder")
@pytest.mark.parametrize(("finders", "moves"), [(1, 2), (2, 3)])
def test_each_pathfinder_allows_a_move_more(finders: int, moves: int) -> None:
    s = ava(
        f"A: army: {finders} Rootway Pathfinder, Ox, Hen, Pig, Ram marked; city Dale (Body, 8); hand: Axe\nB: army: Elk",
        TEXTS,
    )
    assert "move Ram to Dale" not in s.options()
    for name in ("Ox", "Hen", "Pig")[: moves - 1]:
        s.choose(f"move {name} to Dale")
        s.all_pass()
        assert s.marked(name)
    lost = s.fork()
    s.to("Second Play")
    s.choose("move Rootway Pathfinder to Dale" if finders == 1 else "move Pig to Dale")
    s.all_pass()
    assert not offered(s, "move")
    lost.play("Axe", "target Rootway Pathfinder")
    assert not offered(lost, "move")


@plays("Conduit Surveyor")
@pytest.mark.parametrize(("cities", "won"), [
    ("", 0), ("city Dale (Body, 8); city Oak (Body, 8); ", 1), ("city Dale (Body, 8); city Oak (Soul, 8); ", 2),
    ("city Dale (Body, 8); city Oak (Soul, 8); city Fen (Mind, 8); ", 3),
])  # fmt: skip
def test_each_discipline_of_his_cities_brings_a_point(cities: str, won: int) -> None:
    s = ava(f"A: {cities}hand: Raise; grave: Conduit Surveyor; army: Ox\nB: city Elm (Mind, 8); army: Elk", TEXTS)
    s.play("Raise")
    assert (s.victory("A"), s.victory("B")) == (won, 0)


@plays("Heiress of Locked Doors")
@pytest.mark.parametrize("deck", ["Ox, 3", "0"])
def test_the_top_card_becomes_a_marked_resource_card_of_any_faction(deck: str) -> None:
    s = ava(f"A: hand: Raise, Hen; grave: Heiress of Locked Doors; deck: {deck}\nB: army: Elk", TEXTS)
    s.choose("play Raise")
    until(s, "name" if deck != "0" else "lay")
    if deck != "0":
        assert (s.asked, len(offered(s, "name")), s.sees("A", "Ox")) == ("A", 5, False)
        s.choose("name Red Banner")
        s.all_pass()
        assert (s.place("Ox"), s.marked("Ox"), s.sees("A", "Ox"), s.sees("B", "Ox")) == ("A's gold", True, True, False)
    assert (s.gems("A"), s.over, offered(s, "lay")) == ("", False, ["Hen"])
    assert s.place("Heiress of Locked Doors") == "A's Army"
    assert not s.marked("Heiress of Locked Doors")


@plays("Scarlip Duellist")
@pytest.mark.parametrize(("foe", "killer", "won", "marked"), [
    ("Ox 1/3", "", 1, False), ("Ox 9/3", "", 1, None), ("Ox 1/9", "Axe", 1, False), ("Ox 1/9", "Scare", 0, True),
    ("Ox 1/9", "", 0, True),
])  # fmt: skip
def test_each_creature_that_dies_defending_against_the_duellist_counts(
    foe: str, killer: str, won: int, marked: bool | None
) -> None:
    s = ava(f"A: army: Scarlip Duellist; hand: Wait\nB: army: {foe}; hand: Axe, Scare{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Scarlip Duellist", "done")
    until(s, "block")
    s.choose("block Scarlip Duellist with Ox")
    if killer:
        until(s, f"play {killer}")
        s.choose(f"play {killer}", "target Ox")
    fought(s)
    assert (s.victory("A"), s.victory("B")) == (won, 0)
    dead = s.place("Scarlip Duellist") == "A's graveyard"
    assert (None if dead else s.marked("Scarlip Duellist")) == marked


@plays("Scarlip Duellist")
def test_others_who_die_do_not_count_and_two_count_twice() -> None:
    table = "A: army: Scarlip Duellist, Pig 1/1; hand: Wait\nB: army: Ox 1/9, Hen 1/9, Ram; hand: Axe, Hail"
    s = ava(f"{table}{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Scarlip Duellist", "send Pig", "done")
    until(s, "block")
    s.choose("block Scarlip Duellist with Ox", "block Pig with Hen")
    one = s.fork()
    until(one, "play Axe")
    one.choose("play Axe", "target Hen")
    resolve(one)
    assert one.victory("A") == 0
    s.choose("done") if "done" in s.options() else None
    until(s, "play Hail")
    s.choose("play Hail")
    fought(s)
    assert s.victory("A") == 1
    s = ava(f"A: army: Ox 1/1; hand: 1\nB: army: Scarlip Duellist; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Scarlip Duellist")
    fought(s)
    assert (s.place("Ox"), s.victory("B")) == ("A's graveyard", 0)


@plays("Marshal of the Empty Chair")
@pytest.mark.parametrize(("army", "can"), [
    ("city Dale (Body, 8); avatar in Dale; army: Ox, Marshal of the Empty Chair", True),
    ("city Dale (Body, 8); avatar in Dale; army: Ox, Marshal of the Empty Chair marked", True),
    ("city Dale (Body, 8); avatar in Dale; army: Ox", False),
    ("city Dale (Body, 8): Marshal of the Empty Chair; avatar in Dale; army: Ox", False),
])  # fmt: skip
def test_with_the_marshal_the_army_attacks_and_defends_without_the_avatar(army: str, can: bool) -> None:
    s = ava(f"A: {army}; hand: 1\nB: army: Cow; hand: 1{COMBAT}")
    assert ("attack B's army" in s.options()) is can
    if can:
        s.choose("attack B's army")
        assert "send Avatar of A" not in s.options()
    for goal in ("B's army", "Fen"):
        s = ava(f"A: army: Cow 2/9; hand: 1\nB: city Fen (Mind, 8); {army}; hand: 1{COMBAT}")
        s.choose(f"attack {goal}", "send Cow", "done")
        if can:
            until(s, "block")
            assert "Cow with Ox" in offered(s, "block")
            assert "Cow with Avatar of B" not in offered(s, "block")
            s.choose("done")
        fought(s)
        assert s.damage("Fen") == (2 if goal == "Fen" else 0)
        assert (s.victory("A"), s.life("B")) == ((0, 20) if goal == "Fen" else (2, 20))
