"""Blind creatures and cities of AVA's round 19, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, takes, targets
from blind.texts import ava, plays, until
from wtactics.engine.places import ASIDE

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Lift": "event 0: Unmark target creature.",
    "Shift": "event 0: Put target creature you control into a city.", "Pinch": "event 0: Mark target creature.",
    "Raze": "event 0: Destroy target city.", "Stroke": "event 0: Deal 9 damage to target city.", "Tarn": "city 0 Mind 6",
    "Cost": "event 2 Gaian: Draw a card.", "X": "event X 0", "Rite": "magic 2 Gaian: Draw a card.",
    "Call": "event 0: Move target creature you control into your army.",
    "Hedge": "enchantment 0: Enchant city. It gets 0/+1.",
    "Vale": "city 0 Soul 6",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Fernpost Courier")
def test_the_courier_is_unmarked_when_it_has_moved() -> None:
    s = ava("A: city Dale (Body, 8): Fernpost Courier, Ox; army: Elk; hand: 1\nB: army: Cow; hand: Pinch", TEXTS)
    s.choose("move Fernpost Courier to the Army")
    s.all_pass()
    assert (s.place("Fernpost Courier"), s.marked("Fernpost Courier")) == ("A's Army", False)
    assert not offered(s, "move")
    s.to("Attack")
    s.choose("attack B's army")
    assert "send Fernpost Courier" in s.options()


@plays("Fernpost Courier")
def test_the_couriers_trigger_is_answered_and_no_shift_wakes_it() -> None:
    s = ava("A: army: Fernpost Courier; city Dale; hand: 1\nB: army: Cow; hand: Wait", TEXTS)
    s.choose("move Fernpost Courier to Dale")
    until(s, "play Wait")
    s.choose("pass")
    until(s, "play Wait")
    assert (s.place("Fernpost Courier"), s.marked("Fernpost Courier"), s.asked) == ("Dale", True, "B")
    s.all_pass()
    assert not s.marked("Fernpost Courier")
    s = ava("A: army: Fernpost Courier marked; city Dale; hand: Shift\nB: army: Cow", TEXTS)
    s.play("Shift")
    assert (s.place("Fernpost Courier"), s.marked("Fernpost Courier")) == ("Dale", True)


@plays("Gatesplitter Ogre")
def test_the_ogre_is_stronger_while_it_attacks_a_city() -> None:
    s = ava(
        f"A: army: Gatesplitter Ogre, Ox 1/9; hand: 1\nB: city Dale (Body, 9); army: Cow 1/9; hand: Wait, Raze{COMBAT}",
        TEXTS,
    )
    army, razed = s.fork(), s.fork()
    s.choose("attack Dale", "send Gatesplitter Ogre", "done")
    assert s.value("Gatesplitter Ogre") == "6/4"
    fought(s)
    assert (s.damage("Dale"), s.value("Gatesplitter Ogre")) == (6, "3/4")
    army.choose("attack B's army", "send Gatesplitter Ogre", "done")
    assert army.value("Gatesplitter Ogre") == "3/4"
    razed.choose("attack Dale", "send Ox", "send Gatesplitter Ogre", "done")
    until(razed, "block")
    razed.choose("block Gatesplitter Ogre with Cow")
    until(razed, "play Raze")
    razed.choose("play Raze", "pass", "pass")
    assert (razed.place("Dale"), razed.phase, razed.value("Gatesplitter Ogre")) == ("B's graveyard", "Attack", "6/4")
    fought(razed)
    assert razed.damage("Cow") == 6


@plays("Gatesplitter Ogre")
def test_the_ogre_stays_at_home_or_defends_as_it_is() -> None:
    s = ava(
        f"A: army: Gatesplitter Ogre, Ox 1/9; hand: Wait\nB: city Dale (Body, 9); army: Cow 1/9; hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Dale", "send Ox", "done")
    assert s.value("Gatesplitter Ogre") == "3/4"
    s = ava(f"A: army: Ox 1/9; hand: Wait\nB: city Dale (Body, 9): Gatesplitter Ogre; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Gatesplitter Ogre")
    fought(s)
    assert s.damage("Ox") == 3


@plays("Tallyroom Registrar")
@pytest.mark.parametrize(("killed", "answers", "winner"), [(False, 1, "A"), (True, 1, "B"), (False, 3, "B")])
def test_a_registrar_counts_twice_in_a_claim(killed: bool, answers: int, winner: str) -> None:
    theirs = ("Fox", "Hen", "Pig")[:answers]
    s = ava(
        f"A: city Oak (Body, 8): Tallyroom Registrar; hand: 1\nB: city Fen (Body, 8): {', '.join(theirs)}; hand: Axe, Wait"
        "\nphase: Tactics", TEXTS,
    )  # fmt: skip
    s.choose("claim Body", "bid Tallyroom Registrar")
    until(s, "bid Fox")
    s.choose(*(f"bid {name}" for name in theirs))
    if killed:
        until(s, "play Axe")
        s.choose("play Axe", "target Tallyroom Registrar")
    until(s, "Body: 1 VP")
    assert s.asked == winner


@plays("Tallyroom Registrar")
def test_a_registrar_counts_twice_in_an_answer() -> None:
    s = ava(
        "A: city Oak (Body, 8): Ox; hand: 1\nB: city Fen (Body, 8): Tallyroom Registrar; hand: Wait\nphase: Tactics",
        TEXTS,
    )
    s.choose("claim Body", "bid Ox")
    until(s, "bid Tallyroom Registrar")
    s.choose("bid Tallyroom Registrar")
    until(s, "Body: 1 VP")
    assert s.asked == "B"


@plays("Ninefold Lancers")
@pytest.mark.parametrize(("gold", "pays", "left"), [
    ("1 Gaian marked, 1 Red Banner marked", True, ""), ("2 Gaian marked", False, "2 Gaian"), ("1 Gaian", None, "1 Gaian"),
])  # fmt: skip
def test_two_gold_keep_the_lancers(gold: str, pays: bool | None, left: str) -> None:
    s = ava(f"A: army: Ninefold Lancers, Ox; gold {gold}; hand: 1\nB: army: Elk; hand: 1\nphase: Unmark", TEXTS)
    if pays is not None:
        until(s, "pay")
        assert s.phase == "Upkeep"
        s.choose("pay" if pays else "no")
    s.to("Play")
    assert (s.place("Ninefold Lancers"), s.gems("A")) == ("A's Army" if pays else "A's graveyard", left)


@plays("Scaffold Foreman")
@pytest.mark.parametrize(("hurt", "left"), [(5, 2), (2, 0)])
def test_two_others_mend_a_city(hurt: int, left: int) -> None:
    s = ava(
        f"A: army: Scaffold Foreman marked, Ox; city Dale (Body, 8, hurt {hurt}): Hen, Pig marked\n"
        "B: city Fen (Mind, 8, hurt 4): Elk", TEXTS,
    )  # fmt: skip
    s.choose("use Scaffold Foreman")
    assert sorted(targets(s)) == ["Dale", "Fen"]
    s.choose("target Dale")
    for _ in range(2):
        if offered(s, "give"):
            assert set(offered(s, "give")) <= {"Ox", "Hen"}
            s.choose(f"give {offered(s, 'give')[0]}")
    s.all_pass()
    assert [s.marked(n) for n in ("Ox", "Hen", "Avatar of A")] == [True, True, False]
    assert (s.damage("Dale"), s.damage("Fen"), "use Scaffold Foreman" in s.options()) == (left, 4, False)


@plays("Scaffold Foreman")
def test_a_resident_foreman_mends_its_own_city_and_needs_two() -> None:
    s = ava(
        "A: city Dale (Body, 8, hurt 5): Scaffold Foreman; city Oak (Mind, 8, hurt 2); army: Ox, Hen\nB: army: Elk",
        TEXTS,
    )
    s.choose("use Scaffold Foreman")
    s.choose("target Dale") if targets(s) else None
    for name in ("Ox", "Hen"):
        s.choose(f"give {name}") if f"give {name}" in s.options() else None
    s.all_pass()
    assert (s.damage("Dale"), s.damage("Oak")) == (2, 2)
    s = ava("A: army: Scaffold Foreman, Ox; city Dale (Body, 8, hurt 5)\nB: army: Elk", TEXTS)
    assert not offered(s, "use")


@plays("Redtooth Houndmaster")
def test_the_houndmaster_is_stronger_for_each_other_attacker_of_its_kind() -> None:
    s = ava(
        "A: army: Redtooth Houndmaster, Redtooth Rat, Sneak, Ox 1/9, Handler Goblin; hand: Wait\n"
        f"B: army: Cow 9/9, Goblin Elk; hand: Axe, Wait{COMBAT}",
        TEXTS | {"Sneak": "creature (Goblin) 1/9", "Redtooth Rat": "creature 1/9", "Goblin Elk": "creature 1/9",
                 "Handler Goblin": "creature (Goblin) 1/9"},
    )  # fmt: skip
    assert s.value("Redtooth Houndmaster") == "2/3"
    stays = s.fork()
    s.choose(
        "attack B's army",
        *(f"send {n}" for n in ("Redtooth Houndmaster", "Redtooth Rat", "Sneak", "Ox", "Avatar of A")),
        "done",
    )
    assert s.value("Redtooth Houndmaster") == "4/3"
    s.choose("play Axe", "target Sneak")
    while s.table.chain:
        s.choose("pass")
    assert s.value("Redtooth Houndmaster") == "3/3"
    stays.choose("attack B's army", "send Redtooth Rat", "send Sneak", "done")
    assert stays.value("Redtooth Houndmaster") == "2/3"


@plays("Stairwright Quarter")
def test_with_its_advantage_two_more_moves_are_made() -> None:
    for prize, most in (("the advantage", 3), ("1 VP", 1)):
        s = ava(
            "A: city Stairwright Quarter: Elder; army: Ox, Hen, Pig, Ram; hand: Wait\nB: army: Elk; hand: 1\nphase: Tactics",
            TEXTS,
        )
        takes(s, "Body", "Elder", prize)
        s.to("Play")
        for name in ("Ox", "Hen", "Pig")[:most]:
            if name == "Pig":
                s.to("Second Play")
            s.choose(f"move {name} to Stairwright Quarter")
            while s.table.chain:
                s.choose("pass")
        assert s.place("Pig") == ("Stairwright Quarter" if most == 3 else "A's Army")
        assert not offered(s, "move")


@plays("Inkwell Cloister")
@pytest.mark.parametrize(
    ("advantage", "gold", "can"), [(" (advantage)", 1, ["Cost"]), (" (advantage)", 2, ["Cost", "Rite"]), ("", 1, [])]
)
def test_events_cost_one_less(advantage: str, gold: int, can: list[str]) -> None:
    s = ava(f"A: city Inkwell Cloister{advantage}: Elk; hand: Cost, Rite; gold {gold} Gaian\nB: army: Cow", TEXTS)
    assert offered(s, "play") == can


@plays("Inkwell Cloister")
def test_each_event_of_the_turn_is_cheaper_and_two_cloisters_add_up() -> None:
    s = ava("A: city Inkwell Cloister (advantage): Elk; hand: Cost, Cost; gold 2 Gaian\nB: army: Cow", TEXTS)
    for _ in range(2):
        s.play("Cost")
    assert s.gems("A") == ""
    s = ava(
        "A: city Inkwell Cloister (advantage): Elk; city Inkwell Cloister (advantage): Pig; hand: Cost\nB: army: Cow",
        TEXTS,
    )
    assert offered(s, "play") == ["Cost"]


@plays("Bellwatch Harbour")
@pytest.mark.parametrize(("prize", "rested"), [("the advantage", True), ("1 VP", False)])
def test_as_its_advantage_comes_all_its_residents_are_unmarked(prize: str, rested: bool) -> None:
    s = ava(
        "A: city Bellwatch Harbour: Elder, Ox marked; avatar in Bellwatch Harbour marked; city Oak: Hen marked;"
        " army: Pig marked;"
        " hand: 1\nB: army: Cow; hand: 1\nphase: Tactics", TEXTS,
    )  # fmt: skip
    takes(s, "Soul", "Elder", prize)
    s.to("Play")
    assert [s.marked(n) for n in ("Elder", "Ox", "Avatar of A")] == [not rested] * 3
    assert (s.marked("Hen"), s.marked("Pig")) == (True, True)


@plays("Walking Encampment")
@pytest.mark.parametrize("how", ["Raze", "Stroke"])
def test_an_empty_encampment_walks_away(how: str) -> None:
    s = ava(
        f"A: army: Ox 9/9; hand: {how}\nB: city Walking Encampment (hurt 2); attached: Hedge of A on Walking Encampment;"
        " army: Cow; cities: Tarn, Vale; hand: 1", TEXTS,
    )  # fmt: skip
    s.play(how)
    assert s.pile(ASIDE, "B") == ["Tarn", "Vale", "Walking Encampment"]
    assert (s.place("Hedge"), s.damage("Walking Encampment"), s.over) == ("A's graveyard", 0, False)
    assert s.sees("A", "Walking Encampment")


@plays("Walking Encampment")
@pytest.mark.parametrize("how", ["Raze", "Stroke"])
def test_an_encampment_with_residents_is_destroyed(how: str) -> None:
    s = ava(
        f"A: army: Ox 9/9; hand: {how}\nB: city Walking Encampment: Hen; city Oak; cities: Tarn; hand: 1",
        TEXTS,
    )
    s.play(how, "target Walking Encampment")
    assert (s.place("Walking Encampment"), s.place("Hen")) == ("B's graveyard", "B's Army")


@plays("Walking Encampment")
@pytest.mark.parametrize(("avatar", "place"), [("", "B's graveyard"), ("avatar in Oak; ", "B's cities")])
def test_a_led_army_counts_as_residents_during_an_attack(avatar: str, place: str) -> None:
    s = ava(
        f"A: army: Ox 9/9; hand: Wait\nB: city Oak; city Walking Encampment; {avatar}army: Cow marked; cities: Tarn;"
        f" hand: Wait{COMBAT}",
        TEXTS,
    )
    s.choose("attack Walking Encampment", "send Ox", "done")
    fought(s)
    assert s.place("Walking Encampment") == place


@plays("Walking Encampment")
def test_with_its_advantage_attacking_creatures_are_stronger() -> None:
    for advantage, values in ((" (advantage)", ["2/1", "1/1", "0/0", "1/1"]), ("", ["1/1", "1/1", "0/0", "1/1"])):
        s = ava(
            f"A: city Walking Encampment{advantage}; army: Ox 1/1, Hen 1/1; hand: 1\nB: army: Cow 1/1; hand: Wait{COMBAT}",
            TEXTS,
        )
        s.choose("attack B's army", "send Ox", "send Avatar of A", "done")
        assert [s.value(n) for n in ("Ox", "Hen", "Avatar of A", "Cow")] == values
