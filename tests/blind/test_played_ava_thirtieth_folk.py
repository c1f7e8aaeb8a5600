"""Blind creatures of AVA's round 28, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, takes, values
from blind.texts import ava, plays, until
from scenes.scene import rule

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Scare": "event 0: Discard target creature.",
    "Give": "event 0: Sacrifice a creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Stroke": "event 0: Deal 1 damage to target creature.", "Wane": "event 0: Target creature gets -9/+0 until end of turn.",
    "Wither": "event 0: Target creature gets +0/-9 until end of turn.", "Stand": "event 0: Unmark target creature.",
    "Call": "event 0: Put target creature into its controller's army.", "Raze": "event 0: Destroy target city.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Grow": "event 0: Target creature gets +1/+0 until end of turn.", "Guard": "creature (Human Soldier) 1/1",
    "Count": "event 0: Gain victory points equal to the number of residents you control.",
    "Cheap": "creature 2 1/1", "Dear": "creature 3 1/1", "Toll": "creature 1/1: Whenever a creature dies, you gain 1 LP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
ENTRANCE = "\nphase: Entrance"
TACTICS = "\nphase: Tactics"
WOMAN, OX, LOOTER = "Thrice-Counted Alderwoman", "Reluctant Siege Ox", "Drainpipe Looter"
WIFE, LEGIONARY, PHYSICIAN = "Pallid Toll-Wife", "Watch-Stair Legionary", "Puffball Physician"
SLEEPER, CENTURION, SECOND = "Haystack Sleeper", "Roll-Call Centurion", "Veiled Second"
ADVOCATE = "Willow-Bench Advocate"


@plays("Thrice-Counted Alderwoman")
@pytest.mark.parametrize(("killed", "winner"), [(False, "A"), (True, "B")])
def test_she_counts_twice_unless_gone(killed: bool, winner: str) -> None:
    s = ava(f"A: city Oak: {WOMAN}; hand: 1\nB: city Fen: Fox; hand: Axe, Wait{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {WOMAN}")
    until(s, "bid Fox")
    s.choose("bid Fox")
    if killed:
        until(s, "play Axe")
        s.choose("play Axe", f"target {WOMAN}")
    until(s, "Body: 1 VP")
    assert s.asked == winner


@plays("Thrice-Counted Alderwoman")
def test_she_answers_with_two_and_is_one_otherwise() -> None:
    s = ava(
        f"A: city Oak: Yak, Ram; hand: 1\nB: city Fen: {WOMAN}, Fox, Hen; hand: Count; army: {WOMAN}{TACTICS}", TEXTS
    )
    s.choose("claim Body", "bid Yak", "bid Ram")
    until(s, f"bid {WOMAN}")
    assert sorted(offered(s, "bid")) == sorted(["Fox", "Hen", WOMAN])
    s.choose(f"bid {WOMAN}", "bid Fox")
    s.choose("done") if "done" in s.options() else None
    until(s, "play Count")
    s.choose("play Count")
    until(s, "Body: 1 VP")
    assert (s.asked, s.victory("B")) == ("B", 3)


@plays("Reluctant Siege Ox")
def test_the_ox_goes_for_cities_alone() -> None:
    s = ava(f"A: army: {OX}, Yak; hand: 1\nB: army: Elk; city Dale (Body, 9); hand: 1{COMBAT}", TEXTS)
    city = s.fork()
    s.choose("attack B's army")
    assert OX not in offered(s, "send")
    s.refused(f"send {OX}", OX)
    city.choose("attack Dale", f"send {OX}", "done")
    fought(city)
    assert city.damage("Dale") == 4
    for goal in ("B's army", "Dale"):
        s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {OX}; city Dale (Body, 9); hand: 1{COMBAT}", TEXTS)
        s.choose(f"attack {goal}", "send Ram", "done")
        until(s, "block")
        s.choose(f"block Ram with {OX}")
        fought(s)
        assert s.damage("Ram") == 4


LOOT = (
    f"A: army: {LOOTER}, Yak; hand: {{}}, Wait; deck: Rat, Hog, Elk\nB: city Dale (Body, {{}}); army: Cow 0/9; hand: 1"
)


@plays("Drainpipe Looter")
@pytest.mark.parametrize(("card", "strength", "drawn"), [("", 20, 1), ("Grow", 20, 1), ("Wane", 20, 0), ("", 1, 1)])
def test_the_looter_loots_once_each_time(card: str, strength: int, drawn: int) -> None:
    s = ava(LOOT.format(card or "1", strength), TEXTS)
    if card:
        s.play(card, f"target {LOOTER}")
    s.to("Attack")
    s.choose("attack Dale", f"send {LOOTER}", "send Yak", "done")
    before = len(s.deck("A"))
    fought(s)
    s.all_pass()
    assert before - len(s.deck("A")) == drawn


@plays("Drainpipe Looter")
def test_nothing_is_looted_of_defenders_and_armies_and_an_empty_deck_is_the_end() -> None:
    s = ava(f"{LOOT.format(1, 20)}{COMBAT}", TEXTS)
    army = s.fork()
    s.choose("attack Dale", f"send {LOOTER}", "done")
    until(s, "block")
    s.choose(f"block {LOOTER} with Cow")
    fought(s)
    assert (len(s.deck("A")), s.damage("Cow")) == (3, 2)
    army.choose("attack B's army", f"send {LOOTER}", "done")
    fought(army, "no")
    assert len(army.deck("A")) == 3
    s = ava(f"{LOOT.format(1, 20).replace('Rat, Hog, Elk', '0')}{COMBAT}", TEXTS)
    s.choose("attack Dale", f"send {LOOTER}", "done")
    while not s.over and s.phase == "Attack":
        s.choose("done" if "done" in s.options() else s.way_on())
    assert (s.over, s.winner) == (True, "B")


@plays("Pallid Toll-Wife")
@pytest.mark.parametrize(("way", "lost"), [("Axe", 1), ("Wither", 1), ("Scare", 0), ("Home", 0), ("Give", 0)])
def test_her_death_costs_each_opponent_a_life_point(way: str, lost: int) -> None:
    s = ava(f"A: army: {WIFE}; hand: {way}\nB: army: Elk\nC: city Fen; army: Cow", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {WIFE}"))
    s.all_pass()
    assert s.place(WIFE) != "A's Army"
    assert [s.life(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Pallid Toll-Wife")
def test_her_last_master_counts_and_who_has_no_more_is_out() -> None:
    s = ava(f"A: 1 LP; army: Elk; hand: Axe\nB: army: {WIFE} of A; hand: 1\nC: army: Cow", TEXTS)
    s.choose("play Axe", f"target {WIFE}")
    while not s.over and s.table.chain:
        s.choose("pass")
    s.all_pass()
    assert (s.out("A") != "", s.life("B"), s.life("C")) == (True, 20, 19)


@rule("AVA-CITY-09")
@plays("Watch-Stair Legionary")
def test_the_legionary_is_stronger_as_a_resident_also_while_the_army_helps() -> None:
    s = ava(f"A: city Dale: {LEGIONARY}; hand: Call, Stroke, Stroke\nB: army: Elk", TEXTS)
    assert s.value(LEGIONARY) == "2/3"
    for _ in range(2):
        s.choose(starting(s, "play Stroke")[0], f"target {LEGIONARY}")
        s.all_pass()
    assert s.place(LEGIONARY) == "Dale"
    s.play("Call", f"target {LEGIONARY}")
    assert s.place(LEGIONARY) == "A's graveyard"
    s = ava(f"A: army: Yak 1/9; hand: Wait\nB: city Dale; army: {LEGIONARY}; hand: Wait{COMBAT}", TEXTS)
    assert s.value(LEGIONARY) == "1/2"
    away = s.fork()
    s.choose("attack Dale", "send Yak", "done")
    assert s.value(LEGIONARY) == "2/3"
    s.to("Second Play")
    assert s.value(LEGIONARY) == "1/2"
    away.choose("attack B's army", "send Yak", "done")
    assert away.value(LEGIONARY) == "1/2"


@plays("Puffball Physician")
@pytest.mark.parametrize("home", ["army: {}", "city Dale: {}"])
def test_the_physician_heals_its_player(home: str) -> None:
    s = ava(f"A: {home.format(PHYSICIAN)}; hand: Wait\nB: army: Elk; hand: Axe", TEXTS)
    s.choose(f"use {PHYSICIAN}")
    assert s.marked(PHYSICIAN)
    until(s, "play Axe")
    s.choose("play Axe", f"target {PHYSICIAN}")
    s.all_pass()
    assert (s.place(PHYSICIAN), s.life("A"), s.life("B")) == ("A's graveyard", 21, 20)
    assert not offered(ava(f"A: {home.format(PHYSICIAN)} marked; hand: 1\nB: army: Elk; hand: 1", TEXTS), "use")


@plays("Puffball Physician")
def test_defending_it_heals_and_stays_in_its_combat() -> None:
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {PHYSICIAN}; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ram", "done")
    until(s, "block")
    s.choose(f"block Ram with {PHYSICIAN}")
    until(s, f"use {PHYSICIAN}")
    s.choose(f"use {PHYSICIAN}")
    fought(s)
    assert (s.life("B"), s.damage("Ram"), s.marked(PHYSICIAN)) == (21, 1, True)
    s = ava(f"A: army: {PHYSICIAN}; hand: Wait\nB: army: Cow; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {PHYSICIAN}", "done")
    while s.phase == "Attack":
        assert not offered(s, "use")
        s.choose("done" if "done" in s.options() else s.way_on())


@plays("Haystack Sleeper")
@pytest.mark.parametrize("home", ["the Army", "Dale"])
def test_the_sleeper_arrives_asleep(home: str) -> None:
    s = ava(
        f"A: hand: {SLEEPER}; gold 1 Red Banner; city Dale; army: Hen\nB: army: Elk; hand: Wait; deck: 9{ENTRANCE}",
        TEXTS,
    )
    s.choose(f"play {SLEEPER}", f"place in {home}")
    while s.place(SLEEPER) in ("the chain", "A's hand"):
        s.choose("pass")
    assert (s.place(SLEEPER), s.marked(SLEEPER)) == ("A's Army" if home == "the Army" else "Dale", True)
    s.to("Attack", "B")
    assert s.marked(SLEEPER)
    s.to("Play", "A")
    assert not s.marked(SLEEPER)


@plays("Haystack Sleeper")
def test_raised_it_sleeps_too() -> None:
    s = ava(f"A: hand: Raise, Stand; grave: {SLEEPER}; army: Hen\nB: army: Elk", TEXTS)
    s.play("Raise")
    assert (s.place(SLEEPER), s.marked(SLEEPER)) == ("A's Army", True)
    s.play("Stand", f"target {SLEEPER}")
    assert not s.marked(SLEEPER)


@plays("Roll-Call Centurion")
def test_the_other_soldiers_are_tougher_everywhere() -> None:
    s = ava(f"A: army: {CENTURION}, Guard, Hen; city Dale: Guard, Toy Soldier; hand: Call\nB: army: Guard, Elk", TEXTS)
    names = (CENTURION, "Guard", "Hen", "Guard (2)", "Toy Soldier", "Guard (3)", "Elk")
    assert values(s, *names) == ["2/3", "1/2", "1/1", "1/2", "1/2", "1/1", "1/1"]
    s = ava(f"A: city Dale: {CENTURION}; army: {CENTURION} marked, Guard\nB: army: Elk", TEXTS)
    assert values(s, CENTURION, f"{CENTURION} (2)", "Guard") == ["2/4", "2/4", "1/3"]


@plays("Roll-Call Centurion")
@pytest.mark.parametrize("way", ["Axe", "Scare", "Home", "Wait"])
def test_without_roll_call_the_wounded_die(way: str) -> None:
    s = ava(f"A: army: {CENTURION}, Guard hurt 1; hand: {way}\nB: army: Elk", TEXTS)
    s.choose(f"play {way}")
    s.choose(*starting(s, f"target {CENTURION}"))
    s.all_pass()
    assert s.place("Guard") == ("A's graveyard" if way != "Wait" else "A's Army")


@plays("Veiled Second")
def test_the_strong_do_not_cross_blades_with_her() -> None:
    s = ava(f"A: army: {SECOND}, Ram; hand: Wait\nB: army: Cow 3/1, Hen 2/1, Pig 5/1; hand: Grow{COMBAT}", TEXTS)
    s.choose("attack B's army", f"send {SECOND}", "send Ram", "done")
    grown = s.fork()
    until(s, "block")
    assert sorted(offered(s, "block", f"{SECOND} with ")) == [f"{SECOND} with Avatar of B", f"{SECOND} with Hen"]
    assert {"Ram with Cow", "Ram with Pig"} <= set(offered(s, "block"))
    s.choose(f"block {SECOND} with Hen", "done")
    until(s, "play Grow")
    s.choose("play Grow", "target Hen")
    fought(s)
    assert (s.place(SECOND), s.place("Hen")) == ("A's graveyard", "B's graveyard")  # who defends goes on
    until(grown, "play Grow")
    grown.choose("play Grow", "target Hen")
    until(grown, "block")
    assert offered(grown, "block", f"{SECOND} with ") == [f"{SECOND} with Avatar of B"]
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {SECOND}, Cow 9/9; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ram", "done")
    until(s, "block")
    assert {f"Ram with {SECOND}", "Ram with Cow"} <= set(offered(s, "block"))


@plays("Willow-Bench Advocate")
def test_who_wins_with_the_advocate_has_it_again() -> None:
    s = ava(
        f"A: city Oak (Body, 8): {ADVOCATE}, Hen; city Fen (Mind, 8); hand: 1\nB: army: Elk; hand: 1{TACTICS}", TEXTS
    )
    s.choose("claim Body", f"bid {ADVOCATE}", "done")
    until(s, "claim Mind")
    assert not s.marked(ADVOCATE)
    s.choose("claim Mind")
    assert sorted(offered(s, "bid")) == sorted(["Hen", ADVOCATE])
    s = ava(
        f"A: city Oak (Body, 8): {ADVOCATE}, Hen; city Fen (Mind, 8); hand: 1\nB: army: Elk; hand: 1{TACTICS}", TEXTS
    )
    takes(s, "Body", "Hen", "1 VP")
    assert s.marked("Hen")


@plays("Willow-Bench Advocate")
@pytest.mark.parametrize(("claim", "answer", "awake"), [
    (("Yak",), (ADVOCATE, "Fox"), True), (("Yak",), (ADVOCATE,), False), (("Yak", "Ram"), (ADVOCATE,), False),
])  # fmt: skip
def test_it_answers_and_is_unmarked_where_that_wins(
    claim: tuple[str, ...], answer: tuple[str, ...], awake: bool
) -> None:
    s = ava(f"A: city Oak: Yak, Ram; hand: 1\nB: city Fen: {ADVOCATE}, Fox; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body", *(f"bid {name}" for name in claim), *["done"] * (len(claim) < 2))
    until(s, f"bid {ADVOCATE}")
    s.choose(*(f"bid {name}" for name in answer))
    while s.phase == "Tactics":
        s.choose(next(iter(starting(s, "Body: 1 VP")), None) or ("done" if "done" in s.options() else s.way_on()))
    assert s.marked(ADVOCATE) is not awake
    assert s.marked("Yak")
