"""Blind enchantments of players and cities, and cities, of AVA's round 22, played as their writer meant them."""

import pytest

from blind.gestures import offered, takes, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Hail": "event 0: Kill all creatures.", "Wait": "event 0: Draw a card.",
    "Scare": "event 0: Discard target creature.", "Raze": "event 0: Destroy target city.",
    "Ogre": "creature 2 Gaian 1/1", "Rite": "magic 2 Gaian: Draw a card.", "Cost": "event 2 Gaian: Draw a card.",
    "Call": "event 0: Put target creature into its controller's army.",
    "Raise": "event 0: Put target creature card from your graveyard into your army.",
    "Build": "event 0: Put a city card from your hand into play.",
}  # fmt: skip


@plays("Blood Rent")
def test_rent_is_due_at_the_upkeep_of_the_enchanted_player_alone() -> None:
    s = ava("A: hand: Blood Rent; gold 3 Dark Legion; army: Ox\nB: army: Elk; hand: 1\nC: army: Cow; hand: 1")
    s.choose("play Blood Rent")
    assert sorted(targets(s)) == ["player A", "player B", "player C"]
    s.choose("target player B")
    s.all_pass()
    assert (s.place("Blood Rent"), s.life("B")) == ("on player B", 20)
    for seat, life in (("B", 19), ("C", 19), ("A", 19), ("B", 18)):
        s.to("Play", seat)
        assert [s.life(x) for x in "ABC"] == [20, life, 20]


@plays("Blood Rent")
def test_the_last_life_point_is_paid_as_rent() -> None:
    s = ava("A: army: Ox; hand: 1\nB: 1 LP; army: Elk; hand: 1; attached: Blood Rent of A on B\nphase: Discard")
    while s.asked and s.phase in ("Discard", "Unmark", "Upkeep"):
        s.choose(s.way_on())
    assert (s.over, s.winner) == (True, "A")


@plays("Charter of Fair Days")
@pytest.mark.parametrize(("gold", "pays", "won"), [(2, True, 2), (2, False, 1), (1, None, 1)])
def test_who_wins_the_chartered_discipline_may_buy_a_point(gold: int, pays: bool | None, won: int) -> None:
    s = ava(
        f"A: city Dale (Body, 8): Ox; gold {gold} Gaian; attached: Charter of Fair Days on Dale; hand: Wait\n"
        "B: army: Elk; hand: 1\nphase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Ox")
    while not any(o.startswith("Body") for o in s.options()):
        if any(o.startswith(("yes", "pay")) for o in s.options()):
            assert (s.asked, pays is not None) == ("A", True)
            s.choose(next(o for o in s.options() if o.startswith(("yes", "pay")) is bool(pays)))
        else:
            s.choose("done" if "done" in s.options() else s.way_on())
    s.choose("Body: 1 VP")
    s.to("Play")
    assert (s.victory("A"), s.gems("A")) == (won, "" if pays else f"{gold} Gaian")


@plays("Charter of Fair Days")
@pytest.mark.parametrize(("bids", "buys"), [("Elder, Sage", True), ("Elder", False)])
def test_the_charter_counts_for_an_answer_and_for_its_discipline_alone(bids: str, buys: bool) -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox; city Elm (Mind, 8): Cow; hand: 1\n"
        "B: city Dale (Body, 8): Elder, Sage; gold 2 Gaian; attached: Charter of Fair Days on Dale; hand: 1"
        "\nphase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Ox")
    until(s, "bid Elder")
    s.choose(*(f"bid {name}" for name in bids.split(", ")))
    asked = False
    while s.phase == "Tactics":
        if any(o.startswith(("yes", "pay")) for o in s.options()):
            assert s.asked == "B"
            asked = True
            s.choose(next(o for o in s.options() if o.startswith(("yes", "pay"))))
        else:
            s.choose(next((o for o in s.options() if o == "Body: 1 VP"), None) or s.way_on())
    assert (asked, s.victory("B")) == (buys, 2 if buys else 0)


@plays("Charter of Fair Days")
def test_another_discipline_brings_no_fair_and_the_charter_lies_on_own_cities() -> None:
    s = ava(
        "A: city Dale (Body, 8): Ox; city Elm (Mind, 8): Cow; gold 2 Gaian; attached: Charter of Fair Days on Dale;"
        " hand: 1\nB: army: Elk; hand: 1\nphase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose("claim Mind", "bid Cow")
    while s.phase == "Tactics":
        assert not any(o.startswith(("yes", "pay")) for o in s.options())
        s.choose(next((o for o in s.options() if o == "Mind: 1 VP"), None) or s.way_on())
    assert s.victory("A") == 1
    s = ava(
        "A: hand: Charter of Fair Days; gold 2 House of Nobles; city Dale; city Oak; army: Ox\nB: city Fen; army: Elk"
    )
    s.choose("play Charter of Fair Days")
    assert sorted(targets(s)) == ["Dale", "Oak"]


@plays("Anvilmouth")
def test_with_its_advantage_all_his_creatures_are_stronger() -> None:
    for advantage, value in ((" (advantage)", "2/1"), ("", "1/1")):
        s = ava(
            f"A: city Anvilmouth{advantage}: Elder 1/1; army: Ox 1/1; grave: Pig 1/1; hand: Raise, Raze\n"
            "B: army: Elk 1/1; hand: 1", TEXTS,
        )  # fmt: skip
        s.play("Raise")
        names = ("Ox", "Elder", "Pig", "Elk", "Avatar of A")
        assert [s.value(n) for n in names] == [value] * 3 + ["1/1", "0/0"]
        lost = s.fork()
        lost.play("Raze")
        assert lost.value("Ox") == "1/1"
        s.to("Play", "B")
        assert s.value("Ox") == "1/1"


@plays("Anvilmouth")
@pytest.mark.parametrize(("prize", "value"), [("the advantage", "2/1"), ("1 VP", "1/1")])
def test_its_advantage_is_won_with_body(prize: str, value: str) -> None:
    s = ava("A: city Anvilmouth: Elder; army: Ox 1/1; hand: 1\nB: army: Elk; hand: 1\nphase: Tactics")
    takes(s, "Body", "Elder", prize)
    s.to("Play")
    assert s.value("Ox") == value


@plays("Wellspring Hollow")
@pytest.mark.parametrize(("advantage", "life"), [(" (advantage)", 21), ("", 20)])
def test_each_own_creature_that_comes_brings_a_life_point(advantage: str, life: int) -> None:
    s = ava(
        f"A: city Wellspring Hollow{advantage}: Elder; army: Ox; grave: Pig; hand: Raise, Call, Ogre; gold 2 Gaian\n"
        "B: army: Elk; hand: Raise; grave: Cow", TEXTS,
    )  # fmt: skip
    s.play("Raise")
    assert s.life("A") == life
    s.play("Call", "target Elder")
    assert (s.place("Elder"), s.life("A")) == ("A's Army", life)
    theirs = s.fork()
    s.to("Entrance")
    s.choose("play Ogre", "place in Wellspring Hollow")
    s.all_pass()
    assert (s.place("Ogre"), s.life("A")) == ("Wellspring Hollow", 2 * life - 20)
    until(theirs, "play Raise")
    theirs.choose("play Raise")
    theirs.all_pass()
    assert (theirs.life("A"), theirs.life("B")) == (life, 20)


@plays("Ledgerhall")
@pytest.mark.parametrize(("card", "advantage", "gold", "can"), [
    ("Rite", " (advantage)", 1, True), ("Rite", " (advantage)", 0, False), ("Rite", "", 1, False),
    ("Cost", " (advantage)", 1, False), ("Ogre", " (advantage)", 1, False),
])  # fmt: skip
def test_only_his_magic_costs_one_less(card: str, advantage: str, gold: int, can: bool) -> None:
    s = ava(
        f"A: city Ledgerhall{advantage}: Elk; hand: {card}, 1; gold {gold} Gaian, 3 Red Banner; army: Ox\nB: army: Cow"
        f"\nphase: {'Entrance' if card == 'Ogre' else 'Play'}", TEXTS,
    )  # fmt: skip
    assert bool(offered(s, "play", card)) is can


@plays("Ledgerhall")
def test_two_halls_add_up_and_nothing_costs_less_than_nothing() -> None:
    both = "city Ledgerhall (advantage): Elk; city Ledgerhall (advantage)"
    for cost, can in ((2, True), (1, True), (3, False)):
        s = ava(f"A: {both}; hand: Song, 1; army: Ox\nB: army: Cow", {"Song": f"magic {cost} Gaian: Draw a card."})
        assert bool(offered(s, "play", "Song")) is can


@plays("Cinderwake")
@pytest.mark.parametrize(("points", "over"), [(20, False), (2, True)])
def test_as_cinderwake_comes_its_player_loses_two_life_points(points: int, over: bool) -> None:
    s = ava(f"A: {points} LP; hand: Build, Cinderwake; army: Elk\nB: hand: 1", TEXTS)
    s.choose("play Build")
    while s.asked and (s.table.chain or "pick Cinderwake" in s.options()):
        s.choose("pick Cinderwake" if "pick Cinderwake" in s.options() else "pass")
    assert (s.over, s.life("A"), s.life("B")) == (over, points - 2, 20)


@plays("Cinderwake")
@pytest.mark.parametrize(("advantage", "card", "who", "life"), [
    (" (advantage)", "Axe", "Cow", 21), (" (advantage)", "Axe", "Ox", 20), (" (advantage)", "Scare", "Cow", 20),
    ("", "Axe", "Cow", 20),
])  # fmt: skip
def test_with_its_advantage_each_opponents_death_brings_a_life_point(
    advantage: str, card: str, who: str, life: int
) -> None:
    s = ava(f"A: city Cinderwake{advantage}: Elk; army: Ox; hand: {card}\nB: army: Cow; hand: 1", TEXTS)
    s.play(card, f"target {who}")
    assert (s.life("A"), s.life("B"), s.place(who).endswith("graveyard")) == (life, 20, True)


@plays("Cinderwake")
def test_all_creatures_that_die_at_once_count() -> None:
    s = ava("A: city Cinderwake (advantage): Elk; army: Ox; hand: Hail\nB: army: Cow, Pig\nC: army: Hen", TEXTS)
    s.choose("play Hail")
    while s.table.chain or any(o.startswith("trigger") for o in s.options()):
        s.choose(next((o for o in s.options() if o.startswith("trigger")), "pass"))
    assert s.life("A") == 23


@plays("Nine Keys")
def test_residents_of_nine_keys_are_tougher_without_any_bid() -> None:
    s = ava(
        "A: city Nine Keys: Ox 1/1 hurt 1, Cow 1/1; avatar in Nine Keys; city Dale: Hen 1/1; army: Yak 1/1; hand: Raze\n"
        "B: army: Elk 1/1; hand: 1", TEXTS,
    )  # fmt: skip
    names = ("Ox", "Cow", "Hen", "Yak", "Elk")
    assert [s.value(n) for n in names] == ["1/2", "1/2", "1/1", "1/1", "1/1"]
    assert s.life("A") == 20
    s.play("Raze", "target Nine Keys")
    assert (s.place("Ox"), s.value("Cow")) == ("A's graveyard", "1/1")


@plays("Nine Keys")
def test_the_army_that_helps_is_tougher_and_body_may_be_taken_as_a_point() -> None:
    s = ava("A: army: Elk 1/9; hand: 1\nB: city Nine Keys; army: Yak 1/1; hand: Wait\nphase: Attack", TEXTS)
    s.choose("attack Nine Keys", "send Elk", "done")
    assert (s.value("Yak"), s.value("Elk")) == ("1/2", "1/9")
    s.to("Second Play")
    assert s.value("Yak") == "1/1"
    s = ava("A: city Nine Keys: Elder; hand: 1\nB: army: Elk; hand: 1\nphase: Tactics")
    takes(s, "Body", "Elder", "1 VP")
    assert s.victory("A") == 1
