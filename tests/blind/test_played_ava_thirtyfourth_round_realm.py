"""Blind cities of AVA's round 34, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, starting, takes, targets, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Wait": "event 0: Draw a card.", "Raze": "event 0: Destroy target city.",
    "Grab": "event 0: Gain control of target city.", "Call": "event 0: Put target creature into its controller's army.",
    "House": "event 0: Put target creature you control into target city you control.",
    "Deed": "magic 1 Gaian: Gain 1 life point.", "Tune": "event 0: Gain 1 life point.",
    "Rod": "enchantment 0: Attach to a creature. Enchanted creature gets +1/+1.",
    "Hush": "event 0: Stop target magic card from resolving.", "Pup": "creature 0 Gaian 1/1", "Elk": "creature 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
THORN, LECTERN, CAUSEWAY = "Thornhallow Under Leaf", "Lectern Hill", "Nine Bell Causeway"
GATE = "Gate of Stacked Skulls"


def settled(s: Scene) -> None:
    """All is resolved, in whatever order."""
    while starting(s, "trigger of") or s.table.chain:
        s.choose(next(iter(starting(s, "trigger of")), None) or s.way_on())


def foe_wins(s: Scene, discipline: str, prize: str) -> None:
    """A claims with Hen, B answers with Cow and Pig, wins and takes this."""
    s.choose(f"claim {discipline}", "bid Hen")
    until(s, "bid Cow")
    s.choose("bid Cow", "bid Pig")
    while not starting(s, f"{discipline}: "):
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.asked == "B"
    s.choose(f"{discipline}: {prize}")
    settled(s)


@plays("Thornhallow Under Leaf", "Lectern Hill", "Nine Bell Causeway", "Gate of Stacked Skulls")
@pytest.mark.parametrize(("city", "discipline", "strength"), [
    (THORN, "Body", 8), (LECTERN, "Mind", 6), (CAUSEWAY, "Soul", 7), (GATE, "Soul", 6),
])  # fmt: skip
def test_what_discipline_a_city_is_of(city: str, discipline: str, strength: int) -> None:
    s = ava(f"A: city {city}: Hen; army: Ox; hand: 1\nB: army: Cow; hand: 1{TACTICS}", TEXTS)
    assert offered(s, "claim") == [discipline]
    for atk, place in ((strength, "B's graveyard"), (strength - 1, "B's Kingdom")):
        s = ava(f"A: army: Ram {atk}/9; hand: 1\nB: city {city}; city Fen; army: Cow; hand: 1{COMBAT}", TEXTS)
        s.choose(f"attack {city}")
        fought(s)
        assert s.place(city) == place


@plays("Thornhallow Under Leaf")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
def test_under_leaf_all_of_ones_creatures_are_stronger(prize: str, more: int) -> None:
    s = ava(
        f"A: army: Ox, Yak of B; city {THORN}: Hen; city Fen: Ewe; hand: Pup, 1; deck: 9\n"
        f"B: army: Cow; hand: 1; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    assert values(s, "Ox", "Hen") == ["1/1", "1/1"]
    takes(s, "Body", "Hen", prize)
    s.to("Play")
    mine = f"{1 + more}/1"
    assert values(s, "Ox", "Yak", "Hen", "Ewe", "Cow", "Avatar of A") == [mine, mine, mine, mine, "1/1", "0/0"]
    s.to("Entrance")
    s.choose("play Pup", "place in the Army")
    s.all_pass()
    assert s.value("Pup") == mine
    s.to("Play", "B")
    assert values(s, "Ox", "Pup", "Cow") == ["1/1", "1/1", "1/1"]


@plays("Thornhallow Under Leaf")
@pytest.mark.parametrize("way", ["Raze", "Grab"])
def test_it_ends_where_the_city_is_lost_and_a_foe_may_win_it(way: str) -> None:
    s = ava(f"A: army: Ox; hand: {way}\nB: city {THORN} (advantage); city Fen; army: Cow; hand: 1", TEXTS)
    assert values(s, "Cow", "Ox") == ["2/1", "1/1"]
    s.choose(f"play {way}", f"target {THORN}")
    settled(s)
    assert values(s, "Cow", "Ox") == ["1/1", "1/1"]
    s = ava(
        f"A: city Oak: Hen; army: Ox; hand: 1\nB: city {THORN}: Cow, Pig; army: Elk; hand: 1{TACTICS}", TEXTS,
    )  # fmt: skip
    foe_wins(s, "Body", "the advantage")
    s.to("Play")
    assert values(s, "Cow", "Elk", "Ox") == ["2/1", "2/1", "1/1"]


@plays("Lectern Hill")
@pytest.mark.parametrize(("prize", "more"), [("the advantage", 1), ("1 VP", 0)])
@pytest.mark.parametrize("hushed", [True, False])
def test_each_magic_is_a_lesson(prize: str, more: int, hushed: bool) -> None:
    s = ava(
        f"A: gold 2 Gaian; army: Ox; city {LECTERN}: Hen; hand: Deed, Deed, Tune, Rod; deck: 9\n"
        f"B: army: Cow; hand: Hush; deck: 9{TACTICS}", TEXTS,
    )  # fmt: skip
    takes(s, "Mind", "Hen", prize)
    settled(s)
    s.to("Play")
    cards = len(s.deck("A"))
    s.choose(starting(s, "play Deed")[0])
    if hushed:
        until(s, "play Hush")
        s.choose("play Hush", *starting(s, "target Deed"))
    while s.table.chain:
        if s.place("Deed") == "the chain" and LECTERN not in s.chain() and "Hush" not in s.chain():
            assert cards - len(s.deck("A")) == more, "it is drawn before the magic resolves"
        s.choose(s.way_on())
    assert (cards - len(s.deck("A")), s.life("A")) == (more, 20 + (not hushed))
    s.choose("play Tune")
    settled(s)
    s.choose("play Rod", "target Ox")
    settled(s)
    assert cards - len(s.deck("A")) == more
    s.to("Second Play")
    s.choose(starting(s, "play Deed")[0])
    settled(s)
    assert cards - len(s.deck("A")) == 2 * more


@plays("Lectern Hill")
def test_a_foes_magic_is_none_and_it_must_be_drawn() -> None:
    s = ava(f"A: gold 1 Gaian; city Oak: Hen; army: Ox; hand: Deed; deck: 9\n"
            f"B: city {LECTERN} (Mind, advantage): Cow, Pig; army: Elk; hand: 1; deck: 9", TEXTS)  # fmt: skip
    s.choose("play Deed")
    settled(s)
    assert (len(s.deck("A")), len(s.deck("B"))) == (9, 9)
    s = ava(f"A: gold 1 Gaian; city {LECTERN} (advantage); army: Ox; hand: Deed; deck: 0\nB: army: Cow; hand: 1", TEXTS)
    s.choose("play Deed")
    while not s.over and s.table.chain:
        s.choose(s.way_on())
    assert (s.over, s.winner) == (True, "B")


@plays("Nine Bell Causeway")
@pytest.mark.parametrize(("prize", "gained"), [("the advantage", 3), ("1 VP", 0)])
def test_as_its_advantage_begins_the_bells_give_three(prize: str, gained: int) -> None:
    s = ava(
        f"A: army: Ox; city {CAUSEWAY}: Hen, Ewe; city Oak (Body); hand: 1; deck: 9\nB: army: Cow; hand: 1; deck: 9{TACTICS}",
        TEXTS,
    )
    s.choose("claim Soul", "bid Hen", "done")
    while not starting(s, "claim"):
        s.choose(s.way_on())
    assert s.life("A") == 20
    s.choose("done")
    while not starting(s, "Soul: "):
        s.choose(s.way_on())
    assert s.life("A") == 20
    s.choose(f"Soul: {prize}")
    settled(s)
    s.to("Play")
    assert (s.life("A"), s.victory("A"), s.life("B")) == (20 + gained, int(not gained), 20)
    s.to("Play", "B")
    s.to("Play", "A")
    assert s.life("A") == 20 + gained


@plays("Nine Bell Causeway")
def test_with_all_three_it_has_them_and_the_points() -> None:
    s = ava(
        f"A: army: Ox; city {CAUSEWAY}: Hen, Ewe, Nun; city Oak (Body); city Elm (Mind); hand: 1\nB: army: Cow{TACTICS}",
        TEXTS,
    )
    for discipline, name in (("Soul", "Hen"), ("Body", "Ewe"), ("Mind", "Nun")):
        until(s, f"claim {discipline}")
        s.choose(f"claim {discipline}", f"bid {name}")
        s.choose(*["done"] * ("bid Nun" in s.options() and "done" in s.options()))
    settled(s)
    s.to("Play")
    assert (s.life("A"), s.victory("A")) == (23, 3)


@plays("Nine Bell Causeway")
def test_another_citys_bells_are_not_heard_and_a_foe_has_them_too() -> None:
    s = ava(f"A: army: Ox; city {CAUSEWAY}: Hen; city Oak (Body); hand: 1\nB: army: Cow; hand: 1{TACTICS}", TEXTS)
    takes(s, "Body", "Hen", "the advantage")
    settled(s)
    s.to("Play")
    assert s.life("A") == 20
    s = ava(f"A: city Oak (Soul): Hen; army: Ox; hand: 1\nB: city {CAUSEWAY}: Cow, Pig; hand: 1{TACTICS}", TEXTS)
    foe_wins(s, "Soul", "the advantage")
    s.to("Play")
    assert (s.life("A"), s.life("B")) == (20, 23)


@plays("Gate of Stacked Skulls")
def test_behind_the_gate_all_are_tougher() -> None:
    s = ava(
        f"A: army: Ox; city {GATE}: Hen, Yak of B; city Fen: Ewe; avatar in {GATE}; hand: House, Call\n"
        f"B: army: Cow; city {GATE}: Elk; hand: 1", TEXTS,
    )  # fmt: skip
    names = ("Ox", "Hen", "Yak", "Ewe", "Cow", "Elk")
    assert values(s, *names) == ["1/1", "1/2", "1/2", "1/1", "1/1", "1/2"]
    assert s.card_picture(s.card("Avatar of A")) == "Avatar of A ATK 0 DEF 20"
    s.choose("play House", "target Ox", f"target {GATE}")
    settled(s)
    s.play("Call", "target Hen")
    assert values(s, *names) == ["1/2", "1/1", "1/2", "1/1", "1/1", "1/2"]


@plays("Gate of Stacked Skulls")
@pytest.mark.parametrize(("goal", "avatar", "value"), [
    (GATE, "avatar", "1/10"), (GATE, "avatar marked", "1/10"), (GATE, "city Elm; avatar in Elm", "1/9"),
    ("B's army", "avatar", "1/9"), ("Fen", "avatar", "1/9"),
])  # fmt: skip
def test_and_so_is_who_helps_to_hold_it(goal: str, avatar: str, value: str) -> None:
    s = ava(
        f"A: army: Ram 0/9; hand: Wait\nB: city {GATE}: Hen; city Fen; {avatar}; army: Cow 1/9; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose(f"attack {goal}", "send Ram", "done")
    assert values(s, "Cow", "Hen", "Ram") == [value, "1/2", "0/9"]
    fought(s)
    assert values(s, "Cow", "Hen") == ["1/9", "1/2"]


@plays("Gate of Stacked Skulls")
@pytest.mark.parametrize("gold", ["2 Gaian", "1 Red Banner, 1 The Empire", "1 Dark Legion"])
@pytest.mark.parametrize("sign", [" (advantage)", ""])
def test_with_its_advantage_the_dead_come_home(gold: str, sign: str) -> None:
    s = ava(
        f"A: gold {gold}; army: Ox; city {GATE}{sign}; grave: Elk, Deed, Pup; hand: 1\nB: army: Cow; grave: Elk; hand: 1",
        TEXTS,
    )
    can = bool(sign) and gold != "1 Dark Legion"
    assert offered(s, "use") == [GATE] * can
    if can:
        s.choose(f"use {GATE}")
        assert sorted(targets(s)) == ["Elk", "Pup"]
        s.choose("target Elk")
        s.all_pass()
        assert (s.place("Elk"), s.place("Elk (2)"), s.gems("A"), offered(s, "use")) == (
            "A's hand",
            "B's graveyard",
            "",
            [],
        )


@plays("Gate of Stacked Skulls")
def test_as_often_as_it_is_paid_and_in_combats() -> None:
    s = ava(
        f"A: gold 4 Gaian; army: Ox; city {GATE}: Hen; grave: Elk, Pup; hand: 1; deck: 9\nB: army: Cow; hand: 1{TACTICS}",
        TEXTS,
    )
    takes(s, "Soul", "Hen", "the advantage")
    settled(s)
    s.to("Attack")
    s.choose("attack B's army", *starting(s, "send Ox"))
    until(s, f"use {GATE}")
    for name in ("Elk", "Pup"):
        until(s, f"use {GATE}")
        s.choose(f"use {GATE}")
        s.choose(*starting(s, f"target {name}"))
        while s.place(name) != "A's hand":
            s.choose(s.way_on())
    assert (s.phase, s.gems("A")) == ("Attack", "")
    s = ava(f"A: gold 2 Gaian; army: Ox; city {GATE} (advantage); grave: Elk; hand: 1\nB: army: Cow; hand: 1", TEXTS)
    s.to("Play", "B")
    s.to("Play", "A")
    assert not offered(s, "use")
