"""Blind texts of ARC's sixth round, its creatures, played as their writer meant them."""

import pytest

from blind.texts import arc, plays, until
from scenes.arc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Bolt": "event 0: Destroy target creature.",
    "Wait": "event 0: Draw a card.", "Rite": "magic 0: Draw a card.",
    "Spark": "event 0: Deal 1 damage to target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Bat": "creature 1 1/1: Flying.", "Ground": "event 0: Target creature loses flying until end of turn.",
    "Rise": "magic 0: Put target creature card from your graveyard into play.",
    "Rager": "creature 2 Red Banner 1/1", "Monk": "creature 2 Gaian 1/1",
    "Doom": "event 0: Destroy up to two target creatures.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


def enter(s: Scene, card: str) -> None:
    """Play the card, and let everything be that asks no more than where it goes."""
    s.choose(f"play {card}")
    while s.table.chain and not any(label.startswith(("pick", "target")) for label in s.options()):
        s.choose(s.way_on())


@plays("Ashmoor Picket")
@pytest.mark.parametrize("goal", ["B's army", "Oakhold"])
def test_defending_it_is_stronger_until_the_attack_is_over(goal: str) -> None:
    s = arc(
        f"A: army: Wolf 3/9; hand: Wait\nB: army: Ashmoor Picket; city Oakhold (Body, 8); hand: Wait{COMBAT}", TEXTS
    )
    s.choose(f"attack {goal}")
    assert s.value("Ashmoor Picket") == "1/2"
    until(s, "block Wolf with Ashmoor Picket")
    s.choose("block Wolf with Ashmoor Picket")
    assert s.value("Ashmoor Picket") == "2/4"
    s.to("Second Play")
    assert (s.damage("Wolf"), s.place("Ashmoor Picket")) == (2, "B's graveyard")  # 3 damage, and DEF 2 again


@plays("Sootwing Ravens")
@pytest.mark.parametrize("way", ["play", "rise"])
def test_entering_it_makes_an_opponent_discard_what_he_chooses(way: str) -> None:
    held = (
        "hand: Sootwing Ravens, Elk; gems 3 Dark Legion" if way == "play" else "hand: Rise, Elk; grave: Sootwing Ravens"
    )
    s = arc(f"A: {held}\nB: hand: Fox, Hog\nC: hand: Rat", TEXTS)
    enter(s, "Sootwing Ravens" if way == "play" else "Rise")
    until(s, "target player B")
    assert sorted(s.options()) == ["target player B", "target player C"]
    s.choose("target player B")
    until(s, "pick Hog")
    assert (s.asked, sorted(s.options())) == ("B", ["pick Fox", "pick Hog"])
    s.choose("pick Hog")
    assert (s.hand("B"), s.grave("B"), s.hand("C"), s.hand("A")) == (["Fox"], ["Hog"], ["Rat"], ["Elk"])


@plays("Sootwing Ravens")
def test_an_empty_hand_discards_nothing() -> None:
    s = arc("A: hand: Sootwing Ravens; gems 3 Dark Legion\nB: army: Ox", TEXTS)
    enter(s, "Sootwing Ravens")
    s.all_pass()
    assert (
        s.place("Sootwing Ravens").startswith("A's") or s.place("Sootwing Ravens") == "Keep of A",
        s.grave("B"),
    ) == (True, [])


@plays("Hearthglade Mender")
def test_by_its_mark_all_damage_of_a_creature_anywhere_is_gone() -> None:
    s = arc(
        "A: army: Hearthglade Mender hurt 2; city Oakhold (Body, 8): Elder 1/9 hurt 5\nB: army: Mule 1/9 hurt 7; "
        "city Elm (Mind, 8): Hen 1/3 hurt 1"
    )
    s.choose("use Hearthglade Mender")
    assert sorted(s.options()) == [f"target {name}" for name in ("Elder", "Hearthglade Mender", "Hen", "Mule")]
    s.choose("target Mule")
    s.all_pass()
    assert [s.damage(name) for name in ("Mule", "Elder", "Hen")] == [0, 5, 1]
    assert (s.marked("Hearthglade Mender"), "use Hearthglade Mender" in s.options()) == (True, False)


@plays("Tollgate Magistrate")
def test_an_opponents_magic_costs_two_more_or_a_point() -> None:
    s = arc("A: gems 2 Gaian; hand: Rite, Wait; 15 points\nB: army: Tollgate Magistrate; hand: Rite", TEXTS)
    s.choose("play Rite")
    until(s, "pay")
    assert s.asked == "A"
    paid = s.fork()
    paid.choose("pay 2 Gaian")
    paid.all_pass()
    assert (paid.points("A"), paid.consumed("A"), "Rite" in paid.grave("A")) == (15, "2 Gaian", True)
    s.choose("no")
    assert (s.points("A"), s.chain()) == (14, ["Rite"])
    s.all_pass()
    assert (s.place("Rite"), len(s.hand("A"))) == ("A's graveyard", 2)


@plays("Tollgate Magistrate")
def test_with_fewer_gems_the_point_is_lost_and_events_and_its_own_magic_cost_nothing() -> None:
    s = arc("A: gems 1 Gaian; hand: Rite, Wait; 15 points\nB: army: Tollgate Magistrate", TEXTS)
    s.play("Wait")
    assert s.points("A") == 15
    s.play("Rite")
    assert (s.points("A"), s.gems("A")) == (14, "1 Gaian")
    s = arc("A: army: Tollgate Magistrate; hand: Rite; 15 points\nB: gems 2 Gaian; 15 points", TEXTS)
    s.play("Rite")
    assert (s.points("A"), s.points("B")) == (15, 15)


@plays("Cinder Drake")
def test_only_who_flies_defends_against_it() -> None:
    s = arc(f"A: army: Cinder Drake; hand: Ground\nB: army: Bat, Mule; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block")
    assert [label for label in s.options() if "block" in label] == ["block Cinder Drake with Bat"]
    s.choose("block Cinder Drake with Bat")
    until(s, "play Ground")
    s.choose("play Ground", "target Bat")
    s.to("Second Play")
    assert (s.place("Bat"), s.damage("Cinder Drake"), s.points("B")) == ("B's graveyard", 1, 15)
    s = arc(f"A: army: Wolf; hand: Wait\nB: army: Cinder Drake; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block Wolf with Cinder Drake")


@plays("Oathbound Champion")
@pytest.mark.parametrize(("others", "value"), [((), "5/5"), (("Ox",), "3/3")])
def test_alone_it_is_stronger_for_the_turn(others: tuple[str, ...], value: str) -> None:
    s = arc(f"A: army: Oathbound Champion, Ox; hand: Wait\nB: 15 points; army: Mule; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Oathbound Champion", *(f"send {name}" for name in others))
    s.choose("done") if "done" in s.options() else None
    until(s, "block")
    assert s.value("Oathbound Champion") == value
    s.to("Second Play")
    assert s.value("Oathbound Champion") == value
    s.to("Draw", "B")
    assert s.value("Oathbound Champion") == "3/3"


@plays("Rootfather Ollun")
def test_it_is_as_strong_as_there_are_creatures_in_its_controllers_cities() -> None:
    s = arc(
        "A: army: Rootfather Ollun, Wolf; city Oakhold (Body, 8): Elder, Imp marked; city Elm (Mind, 8): Sage; hand: Axe\n"
        "B: city Dale (Body, 8): Hen",
        TEXTS,
    )
    assert s.value("Rootfather Ollun") == "3/6"
    s.play("Axe", "target Sage")
    assert s.value("Rootfather Ollun") == "2/6"
    s.carry_out("move Rootfather Ollun to Elm")
    assert s.value("Rootfather Ollun") == "3/6"
    assert arc("A: army: Rootfather Ollun, Wolf\nB: army: Hen").value("Rootfather Ollun") == "0/6"


@plays("Rootfather Ollun")
def test_during_an_attack_on_a_city_the_army_counts() -> None:
    s = arc(
        f"A: army: Wolf; hand: Wait\nB: army: Rootfather Ollun, Ox; city Elm (Mind, 8): Sage; hand: Wait{COMBAT}", TEXTS
    )
    assert s.value("Rootfather Ollun") == "1/6"
    s.choose("attack Elm")
    assert s.value("Rootfather Ollun") == "3/6"


@plays("Marsh Leech")
@pytest.mark.parametrize("foe", ["Mule 1/2", "Mule 1/1"])
def test_for_each_death_of_whom_it_has_hurt_it_draws(foe: str) -> None:
    s = arc(f"A: army: Marsh Leech, Ox; hand: Axe\nB: army: {foe}, Elk{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Marsh Leech", "done")
    until(s, "block Marsh Leech with Mule")
    s.choose("block Marsh Leech with Mule")
    s.to("Second Play")
    assert (s.place("Mule"), s.hand("A")) == ("B's graveyard", ["Axe", "Spare"])


@plays("Marsh Leech")
def test_whatever_kills_it_later_in_the_turn_counts_and_others_do_not() -> None:
    s = arc(f"A: army: Marsh Leech; hand: Axe, Bolt\nB: army: Mule 1/5, Elk; deck: 9{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block Marsh Leech with Mule")
    s.choose("block Marsh Leech with Mule")
    s.to("Second Play")
    s.play("Axe", "target Elk")
    assert s.hand("A") == ["Bolt"]
    s.play("Bolt", "target Mule")
    assert (s.place("Mule"), len(s.hand("A"))) == ("B's graveyard", 1)


@plays("Marsh Leech")
def test_dying_with_it_it_draws_and_with_no_damage_it_does_not() -> None:
    s = arc(f"A: army: Marsh Leech; hand: Wait\nB: army: Mule 2/2, Elk{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "block Marsh Leech with Mule")
    s.choose("block Marsh Leech with Mule")
    s.to("Second Play")
    assert (s.grave("A"), s.grave("B"), len(s.hand("A"))) == (["Marsh Leech"], ["Mule"], 2)
    s = arc("A: army: Marsh Leech; hand: Axe\nB: army: Mule, Elk", TEXTS)
    s.play("Axe", "target Mule")
    assert s.hand("A") == []


@plays("Banner Quartermaster")
@pytest.mark.parametrize(
    "home", ["army: Banner Quartermaster, Rager, Monk", "army: Rager, Monk; city Elm (Mind, 8): Banner Quartermaster"]
)
def test_others_of_its_faction_in_the_army_strike_harder(home: str) -> None:
    s = arc(f"A: {home}; city Oakhold (Body, 8): Rager\nB: army: Rager; hand: Axe", TEXTS)
    assert [s.value(name) for name in ("Rager", "Monk", "Banner Quartermaster", "Rager (2)", "Rager (3)")] == [
        "2/1", "1/1", "1/3", "1/1", "1/1",
    ]  # fmt: skip


@plays("Banner Quartermaster")
def test_two_of_them_help_each_other() -> None:
    s = arc("A: army: Banner Quartermaster, Banner Quartermaster\nB: army: Ox")
    assert (s.value("Banner Quartermaster"), s.value("Banner Quartermaster (2)")) == ("2/3", "2/3")


@plays("Stampeding Aurochs")
def test_it_must_be_among_the_attackers() -> None:
    s = arc(f"A: army: Stampeding Aurochs, Ox; hand: Wait\nB: city Dale (Body, 8); army: Elk{COMBAT}", TEXTS)
    assert s.options() == ["attack B's army", "attack Dale"]
    s.choose("attack Dale")
    assert "done" not in s.options()
    s.choose("send Ox")  # and then nobody is left but the one who must
    assert s.marked("Stampeding Aurochs")


@plays("Stampeding Aurochs")
@pytest.mark.parametrize(
    "army", ["army: Stampeding Aurochs marked, Ox", "army: Ox; city Elm (Body, 8): Stampeding Aurochs"]
)
def test_marked_or_at_home_it_need_not(army: str) -> None:
    s = arc(f"A: {army}; hand: Wait\nB: army: Elk; hand: Wait{COMBAT}", TEXTS)
    assert "done" in s.options() or "pass" in s.options()
