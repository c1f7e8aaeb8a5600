"""Blind texts of AVA's twelfth round, its spells and cities, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, resolve
from blind.texts import ava, plays
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Ram": "event 0: Deal 3 damage to target city.",
    "Fern": "creature 3 Gaian 1/1", "Seed": "creature 1 Gaian 1/1", "Sting": "event 0: Deal 1 damage to target creature.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Moss": "event 1 Gaian: Gain 1 LP.", "Rust": "event 1 Red Banner: Gain 1 LP.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


def wins(s: Scene, discipline: str, prize: str) -> None:
    """A claims a discipline with Elder, alone, and takes what he likes."""
    s.choose(f"claim {discipline}", "bid Elder")
    while not any(label.startswith(f"{discipline}:") for label in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose(f"{discipline}: {prize}")


@plays("Alderwick Commons")
def test_with_body_creatures_of_the_army_strike_harder_also_those_that_come_later() -> None:
    for advantage, value in ((" (advantage)", "2/1"), ("", "1/1")):
        s = ava(f"A: city Alderwick Commons{advantage}: Elder 1/1; army: Ox 1/1\nB: army: Elk 1/1; hand: 1")
        assert [s.value(name) for name in ("Ox", "Elder", "Elk")] == [value, "1/1", "1/1"]
        assert s.value("Avatar of A").startswith("0/")
        s.carry_out("move Elder to the Army")
        assert s.value("Elder") == value
        s.to("Play", "B")
        assert s.value("Ox") == "1/1"


@plays("Blood Paint", "Wasting Cloth")
def test_what_is_attached_changes_values_as_long_as_it_is() -> None:
    s = ava("A: gold 9 Red Banner; hand: 2 Blood Paint; army: Ox 1/1\nB: army: Elk 1/1")
    s.play("Blood Paint", "target Elk")
    s.play("Blood Paint", "target Elk")
    assert (s.value("Elk"), s.value("Ox")) == ("5/1", "1/1")
    s = ava("A: gold 9 Dark Legion; hand: 2 Wasting Cloth; army: Ox 1/9\nB: army: Elk 1/2")
    s.play("Wasting Cloth", "target Elk")
    assert (s.value("Elk"), s.place("Elk")) == ("-1/1", "B's Army")
    s.play("Wasting Cloth", "target Elk")
    assert s.place("Elk") == "B's graveyard"


@plays("Ivy on the Battlements")
def test_residents_behind_the_ivy_are_tougher_the_helping_army_too() -> None:
    table = "A: gold 2 Gaian; hand: Ivy; city Hill (Body, 8)\nB: city Dale (Body, 8): Elder 1/1; army: Elk 1/1, Hen; hand: 1"
    s = ava(table)
    s.choose("play Ivy")
    assert sorted(s.options()) == ["target Dale", "target Hill"]
    s.choose("target Dale")
    s.all_pass()
    assert (s.value("Elder"), s.value("Elk")) == ("1/2", "1/1")
    s = ava(
        f"A: army: Ox\nB: city Dale (Body, 8): Elder 1/1; attached: Ivy on Dale; army: Elk 1/1, Hen; avatar in Dale{COMBAT}"
    )
    blocking(s, "Dale", "Ox")
    assert (s.value("Elder"), s.value("Elk")) == ("1/2", "1/1")  # for the Army is not led
    s = ava(f"A: army: Ox\nB: city Dale (Body, 8): Elder 1/1; attached: Ivy on Dale; army: Elk 1/1, Hen{COMBAT}")
    blocking(s, "Dale", "Ox")
    assert (s.value("Elder"), s.value("Elk")) == ("1/2", "1/2")


@plays("Curfew Proclaimed")
def test_no_resident_of_that_city_bids_not_even_an_avatar() -> None:
    table = """
        A: city Dale (Body, 8): Ox; city Hill (Mind, 8): Cow; avatar in Dale{}
        B: city Fen (Body, 8): Elk; city Moor (Soul, 8): Hen{}
        phase: Tactics
    """
    s = ava(table.format("; attached: Curfew Proclaimed on Dale", ""))
    s.choose("claim Body")
    assert [o for o in s.options() if o.startswith("bid")] == ["bid Cow"]
    s = ava(table.format("", "; attached: Curfew Proclaimed on Fen"))
    s.choose("claim Body", "bid Ox", "bid Cow", "done")
    assert [o for o in s.options() if o.startswith("bid")] == ["bid Hen"]
    s = ava("A: city Dale (Body, 8): Ox; attached: Curfew Proclaimed on Dale; hand: 1\nB: army: Elk")
    assert "move Ox to the Army" in s.options()


@plays("Drunk on Plunder")
def test_an_attacker_strikes_harder_and_is_more_easily_killed() -> None:
    s = ava(
        f"A: army: Ox 1/2, Cow 1/1, Hen; gold 1 Red Banner; hand: Drunk\nB: city Dale (Body, 8); army: Elk; hand: 1{COMBAT}"
    )
    assert "play Drunk" not in s.options()
    s.choose("attack Dale", "send Ox", "send Cow", "done", "play Drunk")
    assert sorted(s.options()) == ["target Cow", "target Ox"]
    dies = s.fork()
    s.choose("target Ox")
    resolve(s)
    assert s.value("Ox") == "4/1"
    dies.choose("target Cow")
    resolve(dies)
    assert dies.place("Cow") == "A's graveyard"


@plays("Shields to the Left")
def test_a_defender_is_tougher_for_the_turn() -> None:
    s = ava(
        f"A: army: Ox 1/9, Cow 1/9; hand: Wait\nB: gold 1 The Empire; army: Elk, Hen; hand: Shields to the Left{COMBAT}",
        TEXTS,
    )
    s.choose("attack B's army", "send Ox", "done")
    assert "play Shields to the Left" not in s.options()
    while not any(o.startswith("block") for o in s.options()):
        s.choose("pass")
    s.choose("block Ox with Elk", "block Ox with Avatar of B", "play Shields to the Left")
    s.choose("target Elk") if "target Elk" in s.options() else None
    resolve(s)
    assert (s.value("Elk"), s.value("Hen")) == ("1/4", "1/1")
    s.to("Play", "B")
    assert s.value("Elk") == "1/1"


@plays("Fall of Leaves")
def test_any_enchantment_in_play_is_destroyed() -> None:
    s = ava("""
        A: gold 2 Gaian; hand: Fall of Leaves, 1; army: Ox 1/1; attached: Bond on Ox
        B: army: Elk 1/1; attached: Band on Elk; attached: Drum on B; hand: Bond
    """, {**TEXTS, "Band": TEXTS["Bond"], "Drum": "enchantment 0: Attach to target player.\nYou can't gain LP."})  # fmt: skip
    s.choose("play Fall of Leaves")
    assert sorted(s.options()) == ["target Band", "target Bond", "target Drum"]
    s.choose("target Band")
    s.all_pass()
    assert (s.place("Band"), s.value("Elk"), s.value("Ox")) == ("B's graveyard", "1/1", "2/2")


@plays("Grindstone Camp")
def test_with_body_an_attack_on_a_city_is_stronger_and_one_on_an_army_is_not() -> None:
    table = (
        "A: city Grindstone Camp{}; army: Ox 1/9, Cow 1/9; hand: 1\nB: city Dale (Mind, 8); army: Elk 1/9; hand: Wait"
        + COMBAT
    )
    for advantage, target, value in (
        (" (advantage)", "Dale", "2/10"), (" (advantage)", "B's army", "1/9"), ("", "Dale", "1/9"),
    ):  # fmt: skip
        s = ava(table.format(advantage), TEXTS)
        s.choose(f"attack {target}", "send Ox", "done")
        assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == [value, "1/9", "1/9"]


@plays("Grindstone Camp")
def test_as_it_is_destroyed_each_attacker_suffers_two() -> None:
    s = ava(
        f"A: army: Ox 9/9, Cow 1/9, Hen 1/9; hand: 1\nB: city Grindstone Camp; city Dale (Mind, 8); avatar marked{COMBAT}"
    )
    s.choose("attack Grindstone Camp", "send Ox", "send Cow", "done")
    fought(s)
    assert (s.place("Grindstone Camp"), [s.damage(name) for name in ("Ox", "Cow", "Hen")]) == (
        "B's graveyard",
        [2, 2, 0],
    )
    s = ava("A: army: Ox 9/9; hand: Fall\nB: city Grindstone Camp", TEXTS)
    s.play("Fall")
    assert (s.place("Grindstone Camp"), s.damage("Ox")) == ("B's graveyard", 0)


@plays("Moths in the Archive")
def test_an_opponent_discards_two_cards_of_his_choice() -> None:
    s = ava(
        "A: gold 3 Dark Legion; hand: Moths in the Archive\nB: hand: Axe, Ram, Wait\nC: hand: Home\nD: army: Ox", TEXTS
    )
    s.choose("play Moths in the Archive")
    assert sorted(s.options()) == ["target player B", "target player C", "target player D"]
    one = s.fork()
    s.choose("target player B")
    s.all_pass()
    s.choose("pick Axe", "pick Wait") if "pick Axe" in s.options() else s.choose("discard Axe", "discard Wait")
    assert (s.hand("B"), s.hand("C")) == (["Ram"], ["Home"])
    one.choose("target player C")
    one.all_pass()
    assert (one.hand("C"), len(one.hand("B"))) == ([], 3)


@plays("Notice of Eviction")
def test_two_residents_of_one_city_are_put_out_and_marked() -> None:
    s = ava("""
        A: gold 3 House of Nobles; hand: Notice of Eviction, 1; city Hill (Body, 8): Ox
        B: city Dale (Body, 8): Elk, Hen marked; city Fen (Mind, 8): Cow; avatar in Dale; army: Imp
    """)
    s.choose("play Notice of Eviction")
    assert {"target Ox", "target Elk", "target Hen", "target Cow"} <= set(s.options())
    assert "target Imp" not in s.options()
    s.choose("target Elk")
    assert "target Hen" in s.options()
    assert not {"target Cow", "target Ox"} & set(s.options())
    s.choose("target Hen")
    s.all_pass()
    assert [s.place(name) for name in ("Elk", "Hen", "Cow")] == ["B's Army", "B's Army", "Fen"]
    assert (s.marked("Elk"), s.marked("Hen"), s.marked("Cow")) == (True, True, False)


@plays("Orrin's Rest")
@pytest.mark.parametrize(("prize", "first"), [("the advantage", 1), ("1 VP", 3)])
def test_with_soul_the_first_creature_of_the_turn_costs_two_less(prize: str, first: int) -> None:
    s = ava("A: city Orrin's Rest: Elder; gold 9 Gaian; hand: Fern, Fern\nB: army: Elk; hand: 1\nphase: Tactics", TEXTS)
    wins(s, "Soul", prize)
    s.to("Entrance")
    for paid in (first, first + 3):
        s.play("Fern", "place in the Army")
        assert s.consumed("A") == f"{paid} Gaian"


@plays("Poisoned Toast")
def test_it_is_weaker_for_the_turn_and_its_death_costs_its_controller_a_life_point() -> None:
    table = "A: gold 2 Dark Legion; hand: Poisoned Toast, Axe, Home, 1\nB: army: Elk 3/{}, Hen"
    s = ava(table.format(2), TEXTS)
    s.play("Poisoned Toast", "target Elk")
    resolve(s)
    assert (s.place("Elk"), s.life("B")) == ("B's graveyard", 19)
    for after, target, life in (("Axe", "Elk", 19), ("Home", "Elk", 20), ("Axe", "Hen", 20)):
        s = ava(table.format(5), TEXTS)
        s.play("Poisoned Toast", "target Elk")
        assert s.value("Elk") == "1/3"
        s.play(after, f"target {target}")
        assert (s.life("B"), s.life("A")) == (life, 20)
    s = ava(table.format(5), TEXTS)
    s.play("Poisoned Toast", "target Elk")
    s.to("Play", "B")
    assert s.value("Elk") == "3/5"


@plays("Quillbridge")
@pytest.mark.parametrize(("prize", "drawn"), [("the advantage", 1), ("1 VP", 0)])
def test_as_its_advantage_is_taken_a_card_is_drawn(prize: str, drawn: int) -> None:
    s = ava("A: city Quillbridge: Elder; deck: 9\nB: army: Elk; hand: 1\nphase: Tactics")
    wins(s, "Mind", prize)
    resolve(s)
    assert len(s.hand("A")) == drawn


@plays("Vault of Dry Ink")
@pytest.mark.parametrize("taken", ["Sting", ""])
def test_as_its_advantage_is_taken_a_cheap_card_of_an_opponents_hand_may_go(taken: str) -> None:
    s = ava("A: city Vault of Dry Ink: Elder; deck: 9\nB: army: Elk; hand: Sting, Fern, Seed\nphase: Tactics", TEXTS)
    points = s.fork()
    wins(s, "Mind", "the advantage")
    while not any("Sting" in o or o == "yes" for o in s.options() if not o.startswith("play")):
        s.choose("pass")
    if "yes" in s.options():
        s.choose("yes" if taken else "no")
    if taken:
        assert not [o for o in s.options() if "Fern" in o]
        s.choose(next(o for o in s.options() if "Sting" in o and not o.startswith("play")))
    elif "done" in s.options() and s.asked == "A":
        s.choose("done")
    assert s.place("Sting") == ("B's graveyard" if taken else "B's hand")
    assert [line for line in s.log() if "Fern" in line and "see" in line]
    wins(points, "Mind", "1 VP")
    points.to("Play")
    assert len(points.hand("B")) == 3


@plays("Silence for Silver")
def test_a_resident_is_marked_and_one_marked_for_a_bid_still_counts() -> None:
    s = ava("""
        A: city Hill (Body, 8): Ox; army: Cow
        B: gold 1 House of Nobles; city Dale (Body, 8): Elk; avatar in Dale; hand: Silence for Silver; army: Hen
        phase: Tactics
    """)
    s.choose("claim Body", "bid Ox", "play Silence for Silver")
    assert sorted(s.options()) == ["target Avatar of B", "target Elk", "target Ox"]
    own = s.fork()
    s.choose("target Ox")
    resolve(s)
    s.choose("done")
    while "Body: 1 VP" not in s.options():
        s.choose(s.way_on())
    assert s.asked == "A"
    own.choose("target Elk")
    resolve(own)
    assert own.marked("Elk")
    assert [o for o in own.options() if o.startswith("bid")] == ["bid Avatar of B"]


@plays("Sling of Coals")
def test_a_creature_in_an_army_suffers_three() -> None:
    s = ava(
        "A: gold 2 Red Banner; hand: Sling of Coals, 1; army: Ox 1/9\nB: city Dale (Body, 8): Elk 1/9; army: Hen 1/3"
    )
    s.choose("play Sling of Coals")
    assert sorted(s.options()) == ["target Hen", "target Ox"]
    s.choose("target Hen")
    s.all_pass()
    assert s.place("Hen") == "B's graveyard"


@plays("Stone upon Stone")
@pytest.mark.parametrize(("hurt", "most", "n", "left"), [(6, 4, 4, 2), (6, 4, 0, 6), (2, 2, 1, 1)])
def test_up_to_four_damage_of_a_city_is_removed(hurt: int, most: int, n: int, left: int) -> None:
    s = ava(f"A: gold 2 The Empire; hand: Stone upon Stone, 1\nB: city Dale (Body, 8, hurt {hurt}); city Fen (Mind, 8)")
    s.choose("play Stone upon Stone", "target Dale")
    while not any(o.startswith("number") for o in s.options()):
        s.choose("pass")
    assert max(s.options()) == f"number {most}"
    s.choose(f"number {n}")
    assert s.damage("Dale") == left


@plays("Warm Rain on Tiled Roofs")
def test_all_residents_of_a_city_are_unmarked_the_avatar_too() -> None:
    s = ava("""
        A: gold 2 Gaian; hand: Warm Rain, 1; city Hill (Body, 8): Ox marked
        B: city Dale (Body, 8): Elk marked, Hen; avatar in Dale marked; army: Cow marked
    """)
    s.play("Warm Rain", "target Dale")
    assert [name for name in ("Ox", "Elk", "Hen", "Cow", "Avatar of B") if s.marked(name)] == ["Ox", "Cow"]


@plays("Ledger of Small Favors")
def test_its_gold_is_of_any_faction_and_a_bid_won_unmarks_it() -> None:
    s = ava("A: gold 1 The Empire, 2 House of Nobles; hand: Ledger of Small Favors, Moss, Rust\nB: gold 1 Gaian", TEXTS)
    s.choose("play Ledger of Small Favors")
    assert len(s.options()) == 3
    s.choose("target The Empire resource card")
    s.all_pass()
    assert {"play Moss", "play Rust"} <= set(s.options())
    s.play("Moss")
    assert s.consumed("A") == "2 House of Nobles + 1 The Empire"
    for theirs, left in (("Elk marked", ""), ("Elk", "1 The Empire")):
        s = ava(f"""
            A: gold 1 The Empire marked; attached: Ledger of Small Favors on Spare; city Dale (Body, 8): Ox
            B: city Fen (Mind, 8): {theirs}; hand: 1
            phase: Tactics
        """)  # fmt: skip
        s.choose("claim Body", "bid Ox")
        s.choose("bid Elk") if "bid Elk" in s.options() else None
        resolve(s)
        assert s.consumed("A") == left


@plays("The Long Illness")
def test_each_upkeep_he_goes_to_a_city_or_pays_for_each() -> None:
    table = "A: gold 4 Dark Legion; hand: The Long Illness; army: Ox\nB: {}; hand: 1; deck: 9"
    s = ava(table.format("city Dale (Body, 8); city Fen (Mind, 8)"))
    s.play("The Long Illness")
    s.to("Upkeep", "B")
    while not any(o.startswith("choose") for o in s.options()):
        s.choose("pass")
    assert (s.asked, len(s.options())) == ("B", 2)
    pays = s.fork()
    s.choose(s.options()[0])
    s.choose(next(o for o in s.options() if "Fen" in o))
    assert (s.place("Avatar of B"), s.marked("Avatar of B"), s.life("B")) == ("Fen", True, 20)
    pays.choose(pays.options()[1])
    assert (pays.place("Avatar of B"), pays.life("B")) == ("B's Army", 18)
