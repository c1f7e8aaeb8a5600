"""Blind creatures of AVA's round 32 that live, count and pay, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Home": "event 0: Return target creature to its owner's hand.", "Raze": "event 0: Destroy target city.",
    "Stroke": "event 0: Deal 1 damage to target creature.", "Rain": "event 0: Deal 1 damage to each creature.",
    "Wither": "event 0: Target creature gets +0/-9 until end of turn.",
    "Stew": "event 0: Target creature gets +0/+1 until end of turn.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Drum": "creature 1/9: [2]: Draw a card.", "Census": "magic 0: Gain 1 life point for each resident you control.",
    "Rock": "magic 1 Gaian: Draw a card.", "Pebble": "event 1 The Empire: Draw a card.", "Whelp": "creature 1 Dark Legion 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
ENTRANCE = "\nphase: Entrance"
WARDEN, LANCER, BROKER, USHER = "Reed Warden", "Ember Lancer", "Alley Broker", "Pale Usher"
CLERK, VETERAN, SEER = "Census Clerk", "Unpaid Veteran", "Owl-Eyed Seer"
FACTIONS = ["Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire"]


def resolved(s: Scene) -> None:
    """All is resolved, in whatever order."""
    while starting(s, "trigger of") or s.table.chain:
        s.choose(next(iter(starting(s, "trigger of")), None) or s.way_on())


def prizes(s: Scene) -> None:
    """All is bid, and whoever wins takes a victory point."""
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o.endswith(": 1 VP")), None) or s.way_on())


@plays("Reed Warden")
def test_the_warden_is_tough_at_home_alone() -> None:
    s = ava(f"A: city Oak: {WARDEN}, Hen; army: {WARDEN}; hand: Call\nB: army: Elk", TEXTS)
    assert values(s, WARDEN, f"{WARDEN} (2)", "Hen") == ["1/5", "1/3", "1/1"]
    s.play("Call", f"target {WARDEN}")
    assert values(s, WARDEN, f"{WARDEN} (2)") == ["1/3", "1/3"]


@plays("Reed Warden")
@pytest.mark.parametrize(("goal", "avatar", "value"), [
    ("Dale", "avatar", "1/5"), ("B's army", "avatar", "1/3"), ("Dale", "city Fen; avatar in Fen", "1/3"),
])  # fmt: skip
def test_and_as_long_as_the_army_helps_an_attacked_city(goal: str, avatar: str, value: str) -> None:
    s = ava(f"A: army: Ram 4/9; hand: Wait\nB: city Dale; {avatar}; army: {WARDEN}; hand: Wait{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Ram", "done")
    assert s.value(WARDEN) == value
    if value == "1/5":
        until(s, "block")
        s.choose(f"block Ram with {WARDEN}")
        fought(s)
        assert (s.place(WARDEN), s.damage("Ram")) == ("B's graveyard", 1)  # the attack is over, and four are too many
        return
    s.to("Second Play")
    assert s.value(WARDEN) == "1/3"


@plays("Reed Warden")
@pytest.mark.parametrize(("hurt", "place"), [(3, "A's graveyard"), (2, "A's Army")])
def test_without_its_city_its_wounds_may_kill_it(hurt: int, place: str) -> None:
    s = ava(f"A: city Oak: {WARDEN} hurt {hurt}; city Fen; hand: Raze; army: Ox\nB: army: Elk", TEXTS)
    s.play("Raze", "target Oak")
    assert s.place(WARDEN) == place
    if place == "A's Army":
        assert s.value(WARDEN) == "1/3"


@plays("Ember Lancer")
@pytest.mark.parametrize(("goal", "can"), [("B's army", ["Bear", "Cow"]), ("Dale", ["Bear", "Cow", "Nun"])])
def test_the_tough_alone_defend_against_the_lancer(goal: str, can: list[str]) -> None:
    s = ava(
        f"A: army: {LANCER}, Ox 1/9; hand: Wait\n"
        f"B: army: Cow 1/3 hurt 2, Bear 1/4, Pig 1/2, Rat 1/3; city Dale: Nun 1/5, Hen; hand: Wither{COMBAT}", TEXTS,
    )  # fmt: skip
    s.choose(f"attack {goal}", f"send {LANCER}", "send Ox", "done")
    until(s, "play Wither")
    s.choose("play Wither", "target Rat")
    resolved(s)
    until(s, "block")
    found = [o.removeprefix(f"{LANCER} with ") for o in offered(s, "block", LANCER)]
    assert sorted(found) == can
    assert {"Ox with Avatar of B", "Ox with Pig", "Ox with Cow"} <= set(offered(s, "block"))


@plays("Ember Lancer")
def test_who_is_made_tough_may_and_who_is_made_weak_later_stays() -> None:
    s = ava(f"A: army: {LANCER}; hand: Wither\nB: army: Pig 1/2, Cow 1/3; hand: Stew{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, "play Stew")
    s.choose("play Stew", "target Pig")
    resolved(s)
    until(s, "block")
    assert sorted(offered(s, "block")) == [f"{LANCER} with Cow", f"{LANCER} with Pig"]
    less = TEXTS | {"Wither": "event 0: Target creature gets +0/-2 until end of turn."}
    late = ava(f"A: army: {LANCER}; hand: Wither\nB: army: Pig 1/2, Cow 1/3; hand: Stew{COMBAT}", less)
    late.choose("attack B's army")
    until(late, "block")
    late.choose(f"block {LANCER} with Cow")
    until(late, "play Wither")
    late.choose("play Wither", "target Cow")
    resolved(late)
    assert late.value("Cow") == "1/1"
    fought(late)
    assert (late.place("Cow"), late.damage(LANCER), late.victory("A")) == ("B's graveyard", 1, 0)


@plays("Ember Lancer")
def test_to_stand_alongside_is_left_to_the_avatar() -> None:
    s = ava(f"A: army: {LANCER}; hand: 1\nB: army: Pig 1/2; hand: 1{COMBAT}", TEXTS)
    s.choose("attack B's army")
    fought(s, "yes")
    assert (s.life("B"), s.victory("A")) == (17, 0)


@plays("Alley Broker")
@pytest.mark.parametrize("home", ["army: {}", "city Oak: {}"])
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_broker_gives_gold_of_any_faction(home: str, faction: str) -> None:
    cards = TEXTS | {"Rock": f"magic 1 {faction}: Draw a card."}
    s = ava(f"A: {home.format(BROKER)}; army: Ox; hand: Rock\nB: army: Elk; hand: 1", cards)
    assert not offered(s, "play")
    s.choose(f"use {BROKER}")
    until(s, "name")
    assert [o.removeprefix("name ") for o in s.options()] == FACTIONS
    other = s.fork()
    s.choose(f"name {faction}")
    s.all_pass()
    assert (s.marked(BROKER), offered(s, "play"), offered(s, "use")) == (True, ["Rock"], [])
    s.play("Rock")
    assert s.place("Rock") == "A's graveyard"
    other.choose(f"name {next(f for f in FACTIONS if f != faction)}")
    other.all_pass()
    assert not offered(other, "play")


@plays("Alley Broker")
def test_what_the_broker_gives_lasts_till_the_end_of_the_turn() -> None:
    s = ava(f"A: army: {BROKER}; hand: Whelp; deck: 9\nB: army: Elk; hand: 1", TEXTS)
    late = s.fork()
    for one in (s, late):
        one.choose(f"use {BROKER}", "name Dark Legion")
        one.all_pass()
    s.to("Entrance")
    s.choose("play Whelp")
    s.all_pass()
    assert s.place("Whelp") == "A's Army"
    late.to("Play", "B")
    late.to("Unmark", "A") if late.phase == "Unmark" else late.to("Play", "A")
    late.to("Entrance")
    assert "play Whelp" not in late.options()


@plays("Alley Broker")
def test_in_a_combat_it_pays_for_an_event_and_in_a_foes_turn_for_nothing_else() -> None:
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: {BROKER}; hand: Pebble; deck: 9{COMBAT}", TEXTS)
    s.choose("attack B's army")
    until(s, f"use {BROKER}")
    assert not offered(s, "play")
    s.choose(f"use {BROKER}", "name The Empire")
    until(s, "play Pebble")
    s.choose("play Pebble")
    resolved(s)
    assert s.place("Pebble") == "B's graveyard"
    s = ava(f"A: army: Ox; hand: Wait\nB: army: {BROKER}; hand: Pebble, Wait; deck: 9", TEXTS)
    s.choose("play Wait")
    until(s, "play Wait")
    assert not offered(s, "use")


@plays("Pale Usher")
@pytest.mark.parametrize(("way", "who", "lost"), [
    ("Axe", "Ox", 1), ("Stroke", "Ox", 1), ("Wither", "Hen", 1), ("Axe", "Yak", 1), ("Scare", "Ox", 0), ("Give", "Ox", 0),
    ("Home", "Ox", 0), ("Axe", "Elk", 0), ("Axe", USHER, 0),
])  # fmt: skip
def test_each_opponent_pays_for_each_of_ones_dead(way: str, who: str, lost: int) -> None:
    s = ava(f"A: army: {USHER}, Ox, Yak of B; city Oak: Hen; hand: {way}\nB: army: Elk\nC: army: Cow", TEXTS)
    s.choose(f"play {way}")
    s.choose(*[o for o in s.options() if o.endswith(f" {who}")])
    s.all_pass()
    resolved(s)
    assert s.place(who) not in ("A's Army", "Oak", "B's Army")
    assert [s.life(seat) for seat in "ABC"] == [20, 20 - lost, 20 - lost]


@plays("Pale Usher")
def test_the_usher_sees_those_die_who_die_with_it() -> None:
    s = ava(f"A: army: {USHER}, Ox; city Oak: Hen; hand: Hail\nB: army: Elk\nC: army: Cow", TEXTS)
    s.choose("play Hail")
    resolved(s)
    assert [s.life(seat) for seat in "ABC"] == [20, 18, 18]
    s = ava(f"A: army: {USHER}, {USHER}; hand: Hail\nB: army: Elk", TEXTS)
    s.choose("play Hail")
    resolved(s)
    assert s.life("B") == 18


@plays("Census Clerk")
@pytest.mark.parametrize(("mine", "theirs", "won"), [
    ([CLERK], ["Cow"], 1), ([CLERK], ["Cow", "Pig"], 0), ([CLERK, "Hen"], ["Cow", "Pig"], 1), (["Hen"], ["Cow"], 0),
])  # fmt: skip
def test_the_clerk_counts_for_two(mine: list[str], theirs: list[str], won: int) -> None:
    s = ava(f"A: city Oak: {CLERK}, Hen; hand: 1\nB: city Elm: Cow, Pig; army: Ox; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body", *(f"bid {name}" for name in mine))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))
    assert [n for n in (CLERK, "Hen") if s.marked(n)] == mine
    until(s, "bid Cow")
    s.choose(*(f"bid {name}" for name in theirs))
    prizes(s)
    assert (s.victory("A"), s.victory("B")) == (won, 0)


@plays("Census Clerk")
@pytest.mark.parametrize(("claimed", "mine", "theirs"), [(1, 0, 1), (2, 0, 0), (3, 1, 0)])
def test_in_an_answer_it_counts_so_too(claimed: int, mine: int, theirs: int) -> None:
    s = ava(f"A: city Oak: Hen, Ewe, Sow; hand: 1\nB: city Elm: {CLERK}; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body", *(f"bid {name}" for name in ("Hen", "Ewe", "Sow")[:claimed]))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))
    until(s, f"bid {CLERK}")
    s.choose(f"bid {CLERK}")
    prizes(s)
    assert (s.victory("A"), s.victory("B")) == (mine, theirs)


@plays("Census Clerk")
def test_a_clerk_that_is_gone_counts_nothing_and_nowhere_else_it_is_two() -> None:
    s = ava(f"A: city Oak: {CLERK}; hand: 1\nB: city Elm: Cow; army: Ox; hand: Axe{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {CLERK}")
    until(s, "play Axe")
    s.choose("play Axe", f"target {CLERK}")
    resolved(s)
    prizes(s)
    assert s.victory("A") == 0
    s = ava(f"A: city Oak: {CLERK}; army: Drum; hand: Census\nB: army: Ox; hand: 1", TEXTS)
    assert not offered(s, "use")
    s.play("Census")
    assert s.life("A") == 21
    s = ava(f"A: city Oak: {CLERK}; army: Drum, Ox; hand: Census\nB: army: Ox; hand: 1", TEXTS)
    assert offered(s, "use") == ["Drum"]


@plays("Unpaid Veteran")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.parametrize("home", ["army: {}", "city Oak: {}"])
def test_the_veteran_stays_for_gold_of_any_faction(faction: str, pays: bool, home: str) -> None:
    mourner = TEXTS | {"Mourner": "creature 1/9: Whenever another creature dies, gain 1 life point."}
    s = ava(
        f"A: {home.format(VETERAN)}; army: Mourner; gold 1 {faction}, 1 Gaian marked; hand: 1; deck: 9\n"
        "B: army: Elk; hand: 1\nphase: Discard, active B", mourner,
    )  # fmt: skip
    until(s, "pay 1")
    assert (s.phase, s.asked, s.deck("A")) == ("Upkeep", "A", s.deck("A"))
    assert len(s.deck("A")) == 9
    s.choose(f"pay 1 {faction}" if pays else "no")
    s.all_pass()
    place = "Oak" if home.startswith("city") else "A's Army"
    assert (s.place(VETERAN), s.life("A")) == (place if pays else "A's graveyard", 20)
    s.to("Play", "A")
    assert s.consumed("A") == (f"1 {faction}" if pays else "")


@plays("Unpaid Veteran")
def test_who_cannot_pay_loses_it_and_a_foes_upkeep_is_no_matter() -> None:
    s = ava(f"A: army: {VETERAN}, Ox; hand: 1\nB: army: Elk; hand: 1\nphase: Discard, active A", TEXTS)
    s.to("Play", "B")
    assert s.place(VETERAN) == "A's Army"
    s.to("Play", "A")
    assert s.place(VETERAN) == "A's graveyard"
    s = ava(f"A: army: {VETERAN} of B; hand: 1\nB: army: Elk; gold 1 Gaian; hand: 1\nphase: Discard, active B", TEXTS)
    s.to("Play", "A")
    assert (s.place(VETERAN), s.consumed("B")) == ("B's graveyard", "")


@plays("Owl-Eyed Seer")
@pytest.mark.parametrize(("kept", "deck"), [("Rat", ["Elm", "Hog"]), ("Hog", ["Elm", "Rat"])])
@pytest.mark.parametrize("place", ["the Army", "Oak"])
def test_the_seer_takes_one_of_two(kept: str, deck: list[str], place: str) -> None:
    mourner = TEXTS | {"Elk": "creature 1/9: Whenever an opponent draws a card, gain 1 life point."}
    s = ava(
        f"A: army: Ox; city Oak; gold 3 Gaian; hand: {SEER}; deck: Rat, Hog, Elm\nB: army: Elk; hand: 1{ENTRANCE}",
        mourner,
    )
    s.choose(f"play {SEER}", f"place in {place}")
    until(s, "pick")
    assert (s.asked, sorted(s.options())) == ("A", ["pick Hog", "pick Rat"])
    assert (s.sees("A", "Rat"), s.sees("A", "Hog"), s.sees("A", "Elm"), s.sees("B", "Rat")) == (
        True,
        True,
        False,
        False,
    )
    s.choose(f"pick {kept}")
    s.all_pass()
    assert (s.hand("A"), s.deck("A"), s.life("B")) == ([kept], deck, 20)
    assert not s.sees("B", "Rat")
    assert not s.sees("B", "Hog")


@plays("Owl-Eyed Seer")
@pytest.mark.parametrize("deck", ["Rat", "0"])
def test_with_one_card_it_is_taken_and_with_none_nothing_happens(deck: str) -> None:
    s = ava(f"A: army: Ox; grave: {SEER}; hand: Raise; deck: {deck}\nB: army: Elk; hand: 1", TEXTS)
    s.choose("play Raise")
    while s.table.chain:
        s.choose(next(iter(starting(s, "pick")), None) or s.way_on())
    assert (s.place(SEER), s.deck("A"), s.hand("A")) == ("A's Army", [], ["Rat"] * (deck == "Rat"))
    assert (s.over, s.out("A")) == (False, "")
