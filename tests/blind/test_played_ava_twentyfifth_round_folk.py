"""Blind creatures of AVA's twenty-fifth round, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, targets
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Void": "event 0: Remove target creature from the game.",
    "Stroke": "event 0: Deal 3 damage to target creature.", "Knock": "event 0: Deal 2 damage to target creature.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Shrink": "event 0: Target creature gets -0/-2 this turn.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENTRANCE = "\nphase: Entrance"
TACTICS = "\nphase: Tactics"


@rule("AVA-CITY-09")
@plays("Heron of the Mill Race")
def test_a_heron_is_tougher_in_a_city_and_dies_of_its_damage_elsewhere() -> None:
    s = ava(
        "A: city Dale: Heron of the Mill Race; army: Heron of the Mill Race; hand: Call, Stroke\nB: army: Elk", TEXTS
    )
    assert [s.value(n) for n in ("Heron of the Mill Race", "Heron of the Mill Race (2)")] == ["1/4", "1/2"]
    s.play("Stroke", "target Heron of the Mill Race")
    assert s.place("Heron of the Mill Race") == "Dale"
    s.play("Call", "target Heron of the Mill Race")
    assert s.place("Heron of the Mill Race") == "A's graveyard"
    s = ava(f"A: army: Elk 1/9; hand: 1\nB: city Dale; army: Heron of the Mill Race; hand: 1{COMBAT}")
    s.choose("attack Dale", "send Elk", "done")
    assert s.value("Heron of the Mill Race") == "1/4"  # its writer leaves helpers out; residents are those in a city
    s.to("Second Play")
    assert s.value("Heron of the Mill Race") == "1/2"


@plays("Torchlit Skirmisher")
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_a_skirmisher_who_attacks_is_stronger_for_the_turn(goal: str) -> None:
    s = ava(f"A: army: Torchlit Skirmisher; hand: Wait\nB: city Dale; army: Elk; hand: Wait{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Torchlit Skirmisher", "done")
    until(s, "play Wait")
    assert s.value("Torchlit Skirmisher") == "1/2"  # it waits on the chain
    until(s, "block")
    assert s.value("Torchlit Skirmisher") == "3/2"
    s.to("Second Play")
    assert s.value("Torchlit Skirmisher") == "3/2"
    s.to("Play", "B")
    assert s.value("Torchlit Skirmisher") == "1/2"


@plays("Torchlit Skirmisher")
def test_a_skirmisher_who_defends_is_as_strong_as_ever() -> None:
    s = ava(f"A: army: Ox 0/9, Torchlit Skirmisher; hand: 1\nB: army: Torchlit Skirmisher; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Torchlit Skirmisher")
    fought(s)
    assert (s.damage("Ox"), s.value("Torchlit Skirmisher"), s.value("Torchlit Skirmisher (2)")) == (1, "1/2", "1/2")


@plays("Optio of the Muster Roll")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
@pytest.mark.parametrize("killed", [False, True])
def test_an_optio_may_bring_a_card(answer: str, drawn: int, killed: bool) -> None:
    s = ava("A: hand: Raise; grave: Optio of the Muster Roll; army: Ox\nB: army: Elk; hand: Axe", TEXTS)
    s.choose("play Raise")
    while s.place("Optio of the Muster Roll") != "A's Army":
        s.choose("pass")
    if killed:
        until(s, "play Axe")
        s.choose("play Axe", "target Optio of the Muster Roll")
    until(s, "yes")
    assert s.asked == "A"
    s.choose(answer)
    assert (len(s.hand("A")), s.place("Optio of the Muster Roll")) == (drawn, "A's graveyard" if killed else "A's Army")


@plays("Optio of the Muster Roll")
@pytest.mark.parametrize(("deck", "asks"), [(3, True), (0, False)])
def test_an_optio_who_is_played_brings_no_card_out_of_an_empty_deck(deck: int, asks: bool) -> None:
    s = ava(f"A: hand: Optio of the Muster Roll; gold 3 The Empire; deck: {deck}; army: Ox\nB: army: Elk{ENTRANCE}")
    s.choose("play Optio of the Muster Roll")
    s.choose("place in the Army") if offered(s, "place") else None
    asked = False
    while s.table.chain and not s.over:
        asked = asked or "yes" in s.options()
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (len(s.hand("A")), s.over, s.place("Optio of the Muster Roll")) == (int(asks), False, "A's Army")
    assert not asks or asked


@plays("Pitch-Eyed Gravehound")
@pytest.mark.parametrize(("card", "lost"), [
    ("Axe", 1), ("Stroke", 1), ("Shrink", 1), ("Scare", 0), ("Give", 0), ("Home", 0), ("Void", 0),
])  # fmt: skip
def test_each_opponent_loses_a_life_point_for_a_dead_gravehound(card: str, lost: int) -> None:
    s = ava(f"A: army: Pitch-Eyed Gravehound; hand: {card}\nB: army: Elk\nC: army: Cow", TEXTS)
    s.choose(f"play {card}")
    s.choose("target Pitch-Eyed Gravehound") if offered(s, "target") else None
    s.all_pass()
    assert s.place("Pitch-Eyed Gravehound") != "A's Army"
    assert [s.life(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Usher of the Velvet Rope")
@pytest.mark.parametrize(("killed", "winner"), [(False, "A"), (True, "B")])
def test_an_usher_counts_twice_unless_he_is_gone(killed: bool, winner: str) -> None:
    s = ava(f"A: city Oak: Usher of the Velvet Rope; hand: 1\nB: city Fen: Fox; hand: Axe, Wait{TACTICS}", TEXTS)
    s.choose("claim Body", "bid Usher of the Velvet Rope")
    until(s, "bid Fox")
    s.choose("bid Fox")
    if killed:
        until(s, "play Axe")
        s.choose("play Axe", "target Usher of the Velvet Rope")
    until(s, "Body: 1 VP")
    assert (s.asked, s.marked("Usher of the Velvet Rope")) == (winner, not killed)


@plays("Usher of the Velvet Rope")
def test_an_usher_answers_with_two() -> None:
    s = ava(f"A: city Oak: Ox; hand: 1\nB: city Fen: Usher of the Velvet Rope; hand: 1{TACTICS}")
    s.choose("claim Body", "bid Ox")
    until(s, "bid Usher of the Velvet Rope")
    s.choose("bid Usher of the Velvet Rope")
    until(s, "Body: 1 VP")
    assert s.asked == "B"


HAND = "Palisade Old Hand"


@rule("AVA-CITY-09")
@plays("Palisade Old Hand")
def test_other_residents_beside_an_old_hand_are_tougher() -> None:
    s = ava(f"A: city Dale: {HAND}, Hen 1/1; avatar in Dale; city Oak: Pig 1/1; army: Ox 1/1\nB: army: Elk 1/1")
    assert [s.value(n) for n in (HAND, "Hen", "Pig", "Ox", "Elk")] == ["1/4", "1/2", "1/1", "1/1", "1/1"]
    assert s.life("A") == 20
    s = ava(f"A: city Dale: Hen 1/1; army: {HAND}, Ox 1/1\nB: army: Elk 1/1")
    assert [s.value(n) for n in (HAND, "Hen", "Ox")] == ["1/4", "1/1", "1/1"]
    s = ava(
        f"A: army: Elk 1/9; hand: 1\nB: city Dale: {HAND}, Hen 1/1; army: Ox 1/1; city Oak: Pig 1/1; hand: 1{COMBAT}"
    )
    s.choose("attack Dale", "send Elk", "done")
    assert [s.value(n) for n in (HAND, "Hen", "Ox", "Pig", "Elk")] == ["1/4", "1/2", "1/2", "1/1", "1/9"]
    s.to("Second Play")
    assert s.value("Ox") == "1/1"


@plays("Palisade Old Hand")
@pytest.mark.parametrize("card", ["Axe", "Call"])
def test_who_is_hurt_dies_when_the_old_hand_goes(card: str) -> None:
    s = ava(f"A: city Dale: {HAND}, Hen 1/2; hand: Knock, {card}\nB: army: Elk", TEXTS)
    s.play("Knock", "target Hen")
    assert s.place("Hen") == "Dale"
    s.play(card, f"target {HAND}")
    assert s.place("Hen") == "A's graveyard"


@plays("Palisade Old Hand")
def test_an_old_hand_of_the_army_counts_as_living_in_an_attacked_city() -> None:
    s = ava(f"A: army: Elk 1/9; hand: 1\nB: city Dale: Hen 1/1; army: {HAND}, Ox 1/1; hand: 1{COMBAT}")
    s.choose("attack Dale", "send Elk", "done")
    # its writer lets it live nowhere; by the rules it counts as a resident, and these live in their city (AVA-CITY-07)
    assert [s.value(n) for n in (HAND, "Hen", "Ox")] == ["1/4", "1/2", "1/2"]


WIFE = "Leech-Wife of Tansy Brook"


@rule("AVA-CITY-07")
@plays("Leech-Wife of Tansy Brook")
@pytest.mark.parametrize(("where", "who"), [
    (f"army: {WIFE} hurt 2, Ox 1/9 hurt 4; city Dale: Hen 1/9 hurt 3", ["Elk", "Hen", "Ox", WIFE]),
    (f"army: Ox 1/9 hurt 4; city Dale: {WIFE} hurt 2, Hen 1/9 hurt 3", ["Hen", WIFE]),
])  # fmt: skip
def test_a_leech_wife_heals_whom_she_reaches(where: str, who: list[str]) -> None:
    s = ava(f"A: {where}; hand: Stroke\nB: army: Elk 1/9 hurt 1", TEXTS)
    s.choose(f"use {WIFE}")
    assert sorted(targets(s)) == sorted(who)
    own = s.fork()
    s.choose("target Hen")
    s.all_pass()
    assert (s.damage("Hen"), s.damage("Ox"), s.damage(WIFE), s.marked(WIFE)) == (0, 4, 2, True)
    assert not offered(s, "use")
    s.play("Stroke", "target Hen")
    assert s.damage("Hen") == 3
    own.choose(f"target {WIFE}")
    own.all_pass()
    assert (own.damage(WIFE), own.damage("Hen")) == (0, 3)


@plays("Ale-Sworn Charger")
@pytest.mark.parametrize(
    ("goal", "who"), [("Dale", ["Avatar of B", "Cow", "Hen"]), ("B's army", ["Avatar of B", "Cow"])]
)
def test_a_charger_defends_nothing(goal: str, who: list[str]) -> None:
    s = ava(
        f"A: army: Ox 1/9; hand: 1\nB: city Dale: Ale-Sworn Charger, Hen; army: Ale-Sworn Charger, Cow; hand: 1{COMBAT}"
    )
    s.choose(f"attack {goal}", "send Ox", "done")
    until(s, "block")
    assert sorted(offered(s, "block", "Ox with ")) == [f"Ox with {name}" for name in who]
    s = ava(f"A: city Oak: Ale-Sworn Charger; hand: 1\nB: city Fen: Fox; hand: 1{TACTICS}")
    s.choose("claim Body")
    assert offered(s, "bid") == ["Ale-Sworn Charger"]


@plays("Marrow Burner")
@pytest.mark.parametrize(
    ("times", "hurt", "value"), [(0, 0, "2/4"), (1, 0, "3/3"), (3, 0, "5/1"), (4, 0, ""), (2, 2, "")]
)
def test_a_burner_burns_as_much_marrow_as_is_paid_for(times: int, hurt: int, value: str) -> None:
    damage = f" hurt {hurt}" if hurt else ""
    s = ava(f"A: army: Marrow Burner{damage}, Ox; gold 2 Gaian, 2 The Empire; hand: 1\nB: army: Elk; hand: 1")
    for _ in range(times):
        s.choose("use Marrow Burner")
        while s.table.chain:
            s.choose(s.way_on())
    if not value:
        assert s.place("Marrow Burner") == "A's graveyard"
        return
    assert (s.value("Marrow Burner"), s.value("Ox")) == (value, "1/1")
    s.to("Play", "B")
    assert s.value("Marrow Burner") == "2/4"


@plays("Marrow Burner")
def test_a_burner_without_gold_burns_nothing() -> None:
    table = "A: army: Marrow Burner; gold 1 Gaian{}; hand: Wait\nB: army: Elk"
    assert offered(ava(table.format(""), TEXTS), "use") == ["Marrow Burner"]
    assert offered(ava(table.format(" marked"), TEXTS), "use") == []


@plays("Godson of Nine Houses")
@pytest.mark.parametrize("killed", [False, True])
def test_a_godson_brings_a_point_however_he_comes(killed: bool) -> None:
    s = ava(f"A: hand: Godson of Nine Houses; gold 4 House of Nobles; army: Ox\nB: army: Elk; hand: 1{ENTRANCE}")
    s.choose("play Godson of Nine Houses")
    s.choose("place in the Army") if offered(s, "place") else None
    s.all_pass()
    assert (s.place("Godson of Nine Houses"), s.victory("A"), s.victory("B")) == ("A's Army", 1, 0)
    s = ava("A: hand: Raise; grave: Godson of Nine Houses; army: Ox\nB: army: Elk; hand: Axe", TEXTS)
    s.choose("play Raise")
    while s.place("Godson of Nine Houses") != "A's Army":
        s.choose("pass")
    assert s.victory("A") == 0
    if killed:
        until(s, "play Axe")
        s.choose("play Axe", "target Godson of Nine Houses")
    s.all_pass()
    assert (s.victory("A"), s.place("Godson of Nine Houses")) == (1, "A's graveyard" if killed else "A's Army")


@plays("Needle-Lance Outrider")
def test_no_more_than_one_defends_against_an_outrider() -> None:
    s = ava(f"A: army: Needle-Lance Outrider, Ox 1/9; hand: 1\nB: army: Elk, Cow, Pig; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Needle-Lance Outrider", "send Ox", "done")
    until(s, "block")
    nobody, leader = s.fork(), s.fork()
    s.choose("block Needle-Lance Outrider with Elk")
    assert not offered(s, "block", "Needle-Lance Outrider")
    s.choose("block Ox with Cow", "block Ox with Pig")
    leader.choose("block Needle-Lance Outrider with Avatar of B")
    assert not offered(leader, "block", "Needle-Lance Outrider")
    nobody.choose("block Ox with Cow")
    assert {"done", "block Needle-Lance Outrider with Pig"} <= set(nobody.options())
    s = ava(f"A: army: Elk 1/9, Cow; hand: 1\nB: army: Needle-Lance Outrider, Pig; hand: 1{COMBAT}")
    s.choose("attack B's army", "send Elk", "done")
    until(s, "block")
    s.choose("block Elk with Needle-Lance Outrider")
    assert "block Elk with Pig" in s.options()


GLUTTON = "Glutton of the Salt Crypt"


@plays("Glutton of the Salt Crypt")
def test_a_glutton_eats_another_creature_once_each_turn() -> None:
    s = ava(
        f"A: army: {GLUTTON}, {GLUTTON}, Ox marked; city Dale: Hen; hand: Wait\nB: army: Elk, Pitch-Eyed Gravehound of A",
        TEXTS,
    )
    s.choose(f"use {GLUTTON}" if f"use {GLUTTON}" in s.options() else offered(s, "use")[0])
    food = {option.partition(" ")[2].removesuffix(" (army)") for option in s.options()}
    assert {"Ox", "Hen"} <= food
    assert not {"Elk", "Avatar of A", "Pitch-Eyed Gravehound"} & food
    s.choose(next(option for option in s.options() if "Ox" in option))
    s.all_pass()
    assert (s.place("Ox"), sorted(s.value(n) for n in (GLUTTON, f"{GLUTTON} (2)"))) == ("A's graveyard", ["4/4", "6/6"])
    assert len(offered(s, "use")) == 1  # the other one has not eaten yet
    s.to("Play", "B")
    assert s.value(GLUTTON) == "4/4"


@plays("Glutton of the Salt Crypt")
def test_what_a_glutton_eats_has_not_died_and_a_lone_one_starves() -> None:
    s = ava(f"A: army: {GLUTTON}, Pitch-Eyed Gravehound, Ox; hand: 1\nB: army: Elk; hand: 1")
    s.choose(f"use {GLUTTON}")
    s.choose(next(option for option in s.options() if "Gravehound" in option))
    s.all_pass()
    assert (s.place("Pitch-Eyed Gravehound"), s.life("B"), s.value(GLUTTON)) == ("A's graveyard", 20, "6/6")
    assert not offered(s, "use")
    s.to("Attack", "B")
    s.choose("attack A's army", "send Elk", "done")
    until(s, "use")  # another turn
    assert not offered(ava(f"A: army: {GLUTTON}; hand: Wait\nB: army: Elk", TEXTS), "use")


MISTRESS = "Mistress of the Petition Line"


@plays("Mistress of the Petition Line")
@pytest.mark.parametrize(("where", "can"), [
    (f"city Dale: {MISTRESS}; army: Ox, Hen", True), (f"city Dale: {MISTRESS} marked, Hen; army: Ox", True),
    (f"city Dale: {MISTRESS}; army: Ox, Hen marked", False), (f"city Dale; army: {MISTRESS}, Ox, Hen", False),
    (f"city Dale: {MISTRESS}; army: Ox", False),
])  # fmt: skip
def test_two_others_are_marked_for_a_mistress_in_a_city(where: str, can: bool) -> None:
    s = ava(f"A: {where}; hand: Wait\nB: army: Elk; hand: Wait", TEXTS)
    assert bool(offered(s, "use")) is can
    if not can:
        return
    marked = s.marked(MISTRESS)
    s.choose(f"use {MISTRESS}")
    while not s.table.chain or any(option.startswith("give") for option in s.options()):
        s.choose(s.options()[0])
    s.all_pass()
    assert [s.marked(n) for n in ("Ox", "Hen", MISTRESS, "Avatar of A", "Elk")] == [True, True, marked, False, False]
    assert (s.victory("A"), s.victory("B")) == (1, 0)


@plays("Mistress of the Petition Line")
def test_a_mistress_hears_petitions_once_each_turn_and_whatever_becomes_of_her() -> None:
    s = ava(f"A: city Dale: {MISTRESS}; army: Ox, Hen, Pig, Yak; hand: 1\nB: army: Elk; hand: Axe", TEXTS)
    s.choose(f"use {MISTRESS}")
    for name in ("Ox", "Hen"):
        s.choose(next(option for option in s.options() if name in option))
    until(s, "play Axe")
    whole = s.fork()
    s.choose("play Axe", f"target {MISTRESS}")
    s.all_pass()
    assert (s.place(MISTRESS), s.victory("A"), s.marked("Pig")) == ("A's graveyard", 1, False)
    whole.all_pass()
    assert (whole.victory("A"), offered(whole, "use")) == (1, [])
