"""Blind magic and events of AVA's round 28, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, targets, values
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Call": "event 0: Put target creature into its controller's army.", "Stroke": "event 0: Deal 1 damage to target creature.",
    "House": "event 0: Put target creature you control into target city you control.",
    "End": "event 0: Target player loses 30 LP.",
    "Spell": "event 1 Gaian: Gain 1 victory point.", "Rite": "magic 1 Gaian: Gain 1 victory point.",
    "Toll": "creature 1/1: Whenever a creature dies, you gain 1 LP.", "Coin": "event 0: Gain 1 victory point.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
SMOKE, SEED, MASONS, PLAN = (
    "Smoke up the Garret",
    "Seed for the Second Bed",
    "Masons",
    "Wrong Plan Unrolled",
)
TITHE, ROOT, FIST = "Tithe in Kneecaps", "Root across the Path", "Now the Other Fist"
STRUCK, LULLABY = "Struck from the Agenda", "Lullaby through the Keyhole"


@plays("Smoke up the Garret")
def test_smoke_is_for_those_who_live_in_cities() -> None:
    s = ava(
        f"A: hand: {SMOKE}; gold 2 Red Banner; army: Ox; city Oak: Yak\n"
        "B: army: Elk; city Dale: Hen 1/4 hurt 1, Cow 1/4; avatar in Dale", TEXTS,
    )  # fmt: skip
    s.choose(f"play {SMOKE}")
    assert sorted(targets(s)) == ["Cow", "Hen", "Yak"]
    cow = s.fork()
    s.choose("target Hen")
    s.all_pass()
    assert s.place("Hen") == "B's graveyard"
    cow.choose("target Cow")
    cow.all_pass()
    assert (cow.place("Cow"), cow.damage("Cow")) == ("Dale", 3)


@plays("Smoke up the Garret")
@pytest.mark.parametrize(("answer", "harm"), [("Call", 0), ("House", 3)])
def test_in_another_city_it_is_met_and_in_the_army_not(answer: str, harm: int) -> None:
    s = ava(
        f"A: hand: {SMOKE}; gold 2 Red Banner; army: Ox\nB: army: Elk; city Dale: Hen 1/9; city Fen; hand: {answer}",
        TEXTS,
    )
    s.choose(f"play {SMOKE}", *starting(s, "target Hen"))
    s.choose(*starting(s, "target Hen"))
    until(s, f"play {answer}")
    s.choose(f"play {answer}", *starting(s, "target Hen"))
    while targets(s):
        s.choose(next(label for label in s.options() if label in ("target Hen", "target Fen")))
    s.all_pass()
    assert (s.place("Hen"), s.damage("Hen")) == ("B's Army" if answer == "Call" else "Fen", harm)


@plays("Seed for the Second Bed")
@pytest.mark.parametrize("card", ["Spell", "Rye"])
def test_a_card_of_the_hand_is_sown(card: str) -> None:
    s = ava(f"A: hand: {SEED}, Spell, Rye; gold 1 Gaian; army: Ox\nB: army: Elk", TEXTS)
    s.choose(f"play {SEED}")
    until(s, "pick")
    assert sorted(offered(s, "pick")) == ["Rye", "Spell"]
    assert "done" not in s.options()
    s.choose(f"pick {card}")
    s.choose("name The Empire")
    s.all_pass()
    assert (s.place(card), s.gems("A")) == ("A's gold", "1 The Empire")
    assert offered(s, "lay") == [next(name for name in ("Spell", "Rye") if name != card)]  # his own placement is left


@plays("Seed for the Second Bed")
def test_an_empty_hand_sows_nothing() -> None:
    s = ava(f"A: hand: {SEED}; gold 1 Gaian; army: Ox\nB: army: Elk", TEXTS)
    s.play(SEED)
    assert (s.gems("A"), s.place(SEED)) == ("", "A's graveyard")


@plays("Masons on Half Pay")
@pytest.mark.parametrize(
    ("city", "wanted", "left"), [("Dale", 3, 2), ("Dale", 1, 4), ("Dale", 0, 5), ("Oak", 2, 0), ("Fen", 0, 0)]
)
def test_masons_mend_as_much_as_one_likes(city: str, wanted: int, left: int) -> None:
    s = ava(
        f"A: hand: {MASONS}; gold 2 The Empire; army: Ox; city Oak (Mind, 9, hurt 2)\n"
        "B: city Dale (Body, 9, hurt 5); army: Elk; city Fen (Body, 8)", TEXTS,
    )  # fmt: skip
    s.choose(f"play {MASONS}")
    assert sorted(targets(s)) == ["Dale", "Fen", "Oak"]
    s.choose(f"target {city}")
    while s.table.chain:
        numbers = starting(s, "number")
        assert f"number {wanted + 1}" not in numbers or city == "Dale"
        s.choose(f"number {wanted}" if numbers else s.way_on())
    assert s.damage(city) == left


@plays("Wrong Plan Unrolled")
@pytest.mark.parametrize("who", ["A", "B"])
def test_a_plan_is_unrolled_and_a_card_drawn(who: str) -> None:
    plans = "cities: Moor, Tarn, Wold"
    cards = TEXTS | dict.fromkeys(("Moor", "Tarn", "Wold"), "city 2 Soul 6")
    s = ava(
        f"A: hand: {PLAN}; gold 1 House of Nobles; army: Ox; {plans}; deck: Rat, Hog\nB: army: Elk; {plans}; deck: 9",
        cards,
    )
    s.choose(f"play {PLAN}")
    assert targets(s) == ["player A", "player B"]
    s.choose(f"target player {who}")
    s.all_pass()
    decks = {seat: [name.partition(" (")[0] for name in s.pile(s.kit.piles["cities"], seat)] for seat in "AB"}
    other = "B" if who == "A" else "A"
    assert (decks[who], decks[other]) == (["Tarn", "Wold", "Moor"], ["Moor", "Tarn", "Wold"])
    assert (s.hand("A"), len(s.hand("B"))) == (["Rat"], 0)
    if who == "A":
        s.to("Entrance")
        assert "rotate the cities deck" in s.options()


@plays("Wrong Plan Unrolled")
def test_without_plans_it_is_drawn_all_the_same_and_without_a_target_nothing() -> None:
    s = ava(
        f"A: hand: {PLAN}; gold 1 House of Nobles; army: Ox; deck: Rat\nB: army: Elk; city Dale; no cities\nC: army: Cow",
        TEXTS,
    )
    s.choose(f"play {PLAN}", "target player B")
    s.all_pass()
    assert s.hand("A") == ["Rat"]
    s = ava(
        f"A: hand: {PLAN}; gold 1 House of Nobles; army: Ox; deck: Rat\nB: army: Elk; hand: 1\nC: army: Cow; hand: End",
        TEXTS,
    )
    s.choose(f"play {PLAN}", "target player B")
    until(s, "play End")
    s.choose("play End", "target player B")
    s.all_pass()
    assert (s.out("B") != "", s.hand("A")) == (True, [])
    s = ava(f"A: hand: {PLAN}; gold 1 House of Nobles; army: Ox; deck: 0\nB: army: Elk", TEXTS)
    s.choose(f"play {PLAN}", "target player B")
    while not s.over:
        s.choose("pass")
    assert s.winner == "B"


@plays("Tithe in Kneecaps")
def test_each_opponent_gives_a_creature_as_he_does_who_plays_it() -> None:
    s = ava(
        f"A: hand: {TITHE}; gold 2 Dark Legion; army: Ox, Yak, Toll; city Oak: Pig\n"
        "B: army: Elk, Cow; city Dale: Hen\nC: army: Ewe", TEXTS,
    )  # fmt: skip
    s.choose(f"play {TITHE}")
    assert {o.rpartition(" ")[2] for o in s.options()} == {"Ox", "Yak", "Toll", "Pig"}
    s.choose(next(o for o in s.options() if o.endswith(" Pig")))
    assert s.place("Pig") == "A's graveyard"
    while s.table.chain:
        offers = [o for o in s.options() if o.endswith((" Hen", " Cow"))]
        if offers:
            assert (s.asked, {o.rpartition(" ")[2] for o in s.options()}) == ("B", {"Elk", "Cow", "Hen"})
        s.choose(next((o for o in offers if o.endswith(" Hen")), None) or s.way_on())
    assert [s.place(name) for name in ("Hen", "Elk", "Ewe", "Ox")] == [
        "B's graveyard",
        "B's Army",
        "C's graveyard",
        "A's Army",
    ]
    assert s.life("A") == 20  # nobody has died


@plays("Tithe in Kneecaps")
def test_without_a_creature_it_is_not_played_and_who_has_none_gives_none() -> None:
    s = ava(f"A: hand: {TITHE}; gold 2 Dark Legion; city Oak\nB: army: Elk", TEXTS)
    assert not offered(s, "play")
    s = ava(f"A: hand: {TITHE}; gold 2 Dark Legion; army: Ox\nB: city Dale\nC: army: Ewe of B", TEXTS)
    s.choose(f"play {TITHE}")
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.place("Ox"), s.place("Ewe"), s.place("Avatar of B")) == ("A's graveyard", "B's graveyard", "B's Army")


FORD = f"A: army: Ox 3/9, Yak 1/9; hand: {{}}\nB: army: Cow 1/1, Hen 1/9, Elk; hand: {{}}; gold 1 Gaian, 1 Red Banner{COMBAT}"


@plays("Root across the Path")
@pytest.mark.parametrize("mine", [True, False])
def test_an_attacker_stumbles_over_a_root(mine: bool) -> None:
    hands = ("Wait", f"{ROOT}, Wait") if mine else (f"{ROOT}, Wait; gold 1 Gaian", "Wait")
    s = ava(FORD.format(*hands), TEXTS)
    assert not offered(s, "play", ROOT)
    s.choose("attack B's army", "send Ox", "send Yak", "send Avatar of A")
    until(s, f"play {ROOT}")
    late = s.fork()
    s.choose(f"play {ROOT}")
    assert sorted(targets(s)) == ["Ox", "Yak"]
    s.choose("target Ox")
    until(s, "block")
    s.choose("block Ox with Cow", *["done"] * ("done" in s.options()))
    s.to("Second Play")
    assert (s.place("Cow"), s.value("Ox")) == ("B's Army", "0/9")
    s.to("Play", "B")
    assert s.value("Ox") == "3/9"
    until(late, "block")
    late.choose("block Ox with Cow", *["done"] * ("done" in late.options()))
    until(late, f"play {ROOT}")
    late.choose(f"play {ROOT}", "target Yak")
    late.to("Second Play")
    assert (late.place("Cow"), late.value("Yak")) == ("B's graveyard", "-2/9")


@plays("Now the Other Fist")
@pytest.mark.parametrize("who", ["Ox", "Hen", "Elk"])
def test_the_other_fist_is_anybodys(who: str) -> None:
    s = ava(f"A: hand: {FIST}; gold 1 Red Banner; army: Ox 1/9\nB: army: Elk; city Dale: Hen; hand: Axe", TEXTS)
    s.choose(f"play {FIST}")
    assert sorted(targets(s)) == ["Elk", "Hen", "Ox"]
    s.choose(f"target {who}")
    gone = s.fork()
    s.all_pass()
    assert values(s, *[n for n in ("Ox", "Hen", "Elk") if n != who]) == [
        v for n, v in (("Ox", "1/9"), ("Hen", "1/1"), ("Elk", "1/1")) if n != who
    ]
    assert s.value(who)[0] == "4"
    s.to("Play", "B")
    assert s.value(who)[0] == "1"
    until(gone, "play Axe")
    gone.choose("play Axe", f"target {who}")
    gone.all_pass()
    assert gone.place(who).endswith("graveyard")
    s = ava(f"A: army: Ram 1/9; hand: 1\nB: army: Cow; hand: {FIST}; gold 1 Red Banner{COMBAT}", TEXTS)
    s.choose("attack B's army", "send Ram", "done")
    until(s, "block")
    s.choose("block Ram with Cow")
    until(s, f"play {FIST}")
    s.choose(f"play {FIST}", "target Cow")
    fought(s)
    assert s.damage("Ram") == 4


@plays("Struck from the Agenda")
def test_an_event_is_struck() -> None:
    s = ava(
        f"A: hand: Spell, Rite; gold 2 Gaian; army: Ox\nB: army: Elk; hand: {STRUCK}; gold 2 House of Nobles", TEXTS
    )
    rite = s.fork()
    assert not offered(s, "play", STRUCK)
    s.choose("play Spell")
    until(s, f"play {STRUCK}")
    s.choose(f"play {STRUCK}", *starting(s, "target Spell"))
    s.choose(*starting(s, "target Spell"))
    s.all_pass()
    assert (s.victory("A"), s.place("Spell"), s.gems("A"), s.gems("B")) == (0, "A's graveyard", "1 Gaian", "")
    rite.choose("play Rite")
    while rite.table.chain:
        assert not offered(rite, "play", STRUCK)
        rite.choose("pass")
    assert rite.victory("A") == 1


@plays("Struck from the Agenda")
def test_one_below_the_newest_may_be_struck_and_one_that_is_done_not() -> None:
    s = ava(
        f"A: hand: Spell, Wait, {STRUCK}; gold 1 Gaian, 2 House of Nobles; army: Ox\nB: army: Elk; hand: Coin",
        TEXTS,
    )
    s.choose("play Spell")
    until(s, "play Coin")
    s.choose("play Coin")
    until(s, f"play {STRUCK}")
    s.choose(f"play {STRUCK}")
    assert {"Spell", "Coin"} <= set(targets(s))
    s.choose("target Spell")
    s.all_pass()
    assert (s.victory("A"), s.victory("B")) == (0, 1)


NURSERY = (
    f"A: city Oak: Ox, Nun; avatar in Oak; army: Yak; hand: {LULLABY}, Wait; gold 1 Dark Legion\n"
    "B: city Fen: Fox, Hen marked; army: Elk; hand: Wait"
)


@plays("Lullaby through the Keyhole")
@pytest.mark.parametrize("name", ["Fox", "Nun", "Hen"])
def test_who_lives_in_a_city_falls_asleep(name: str) -> None:
    s = ava(NURSERY, TEXTS)
    s.choose(f"play {LULLABY}")
    assert sorted(targets(s)) == ["Fox", "Hen", "Nun", "Ox"]
    s.choose(f"target {name}")
    s.all_pass()
    assert {n for n in ("Ox", "Nun", "Fox", "Hen", "Yak", "Elk") if s.marked(n)} == {name, "Hen"}


@plays("Lullaby through the Keyhole")
def test_asleep_in_time_nobody_answers_and_who_was_counted_stays_so() -> None:
    s = ava(NURSERY + TACTICS, TEXTS)
    s.choose("claim Body", "bid Ox", "done")
    counted = s.fork()
    until(s, f"play {LULLABY}")
    s.choose(f"play {LULLABY}", "target Fox")
    until(s, "Body: 1 VP")
    assert (s.asked, s.marked("Fox")) == ("A", True)
    until(counted, f"play {LULLABY}")
    counted.choose(f"play {LULLABY}", "target Ox")
    until(counted, "bid Fox")
    counted.choose("bid Fox")
    while counted.phase == "Tactics":
        assert not starting(counted, "Body: ")  # one to one
        counted.choose("done" if "done" in counted.options() else counted.way_on())
    s = ava(f"A: hand: {LULLABY}; gold 1 Dark Legion; army: Ox\nB: army: Elk; city Dale: Hen; hand: Call", TEXTS)
    s.choose(f"play {LULLABY}", *starting(s, "target Hen"))
    until(s, "play Call")
    s.choose("play Call", "target Hen")
    s.all_pass()
    assert (s.place("Hen"), s.marked("Hen")) == ("B's Army", False)
