"""Blind texts of AVA's sixteenth round, its spells and cities, played as their writer meant them."""

import pytest

from blind.gestures import blocking, resolve
from blind.texts import ava, plays
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Ram": "event 0: Deal 3 damage to target city.",
    "Oath": "enchantment 0: Enchant a city. It gets +2 defence strength.", "Peat": "magic 0 Gaian: Draw a card.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Raze": "event 0: Destroy target enchantment.", "Fern": "creature 2 Gaian 1/1", "Seed": "creature 0 Gaian 1/1",
}  # fmt: skip
COMBAT = "\nphase: Attack"


def wins(s: Scene, discipline: str, prize: str) -> None:
    """A claims a discipline with Elder, alone, and takes what he likes."""
    s.choose(f"claim {discipline}", "bid Elder")
    while not any(label.startswith(discipline) for label in s.options()):
        s.choose("done" if "done" in s.options() else s.way_on())
    s.choose(f"{discipline}: {prize}")


@plays("Royal Assize")
@pytest.mark.parametrize("called", [("Elk", "Avatar of B"), ("Ox",), ()])
def test_none_one_or_two_residents_of_any_city_are_unmarked(called: tuple[str, ...]) -> None:
    s = ava("""
        A: gold 2 House of Nobles; hand: Royal Assize, 1; city Dale (Body, 8): Ox marked; army: Cow marked
        B: city Fen (Mind, 8): Elk marked; avatar in Fen marked
    """)
    s.choose("play Royal Assize")
    assert {"target Ox", "target Elk", "target Avatar of B"} <= set(s.options())
    assert "target Cow" not in s.options()
    s.choose(*(f"target {name}" for name in called))
    s.choose("done") if "done" in s.options() else None
    s.all_pass()
    assert {name for name in ("Ox", "Cow", "Elk", "Avatar of B") if not s.marked(name)} == set(called)


@plays("Hail of Slates")
def test_a_city_of_anybody_loses_three_for_good_and_may_fall() -> None:
    table = "A: gold 3 Red Banner; hand: Hail of Slates, 1; city Dale (Body, 8)\nB: city Fen (Mind, {}); army: Ox"
    s = ava(table.format(4))
    s.choose("play Hail of Slates")
    assert sorted(s.options()) == ["target Dale", "target Fen"]
    s.choose("target Fen")
    s.all_pass()
    s.to("Play", "B")
    assert (s.damage("Fen"), s.damage("Dale")) == (3, 0)
    s = ava(table.format(2))
    s.play("Hail of Slates", "target Fen")
    assert (s.place("Fen"), s.life("B"), s.victory("A")) == ("B's graveyard", 20, 0)


@plays("First Off the Heap")
def test_the_creature_that_came_last_comes_back_whatever_lies_above_it() -> None:
    table = "A: gold 2 Dark Legion; hand: First Off the Heap, Axe; grave: {}; army: Cow, Hen\nB: hand: 1"
    s = ava(table.format("Ox, Elk, Wait, Ram"), TEXTS)
    answered = s.fork()
    s.play("First Off the Heap")
    assert (s.place("Elk"), s.place("Ox"), s.place("Wait")) == ("A's hand", "A's graveyard", "A's graveyard")
    answered.choose("play First Off the Heap", "play Axe", "target Cow")
    answered.all_pass()
    assert (answered.place("Elk"), answered.place("Cow")) == ("A's graveyard", "A's hand")
    s = ava(table.format("Wait, Ram"), TEXTS)
    s.play("First Off the Heap")
    assert s.hand("A") == ["Axe"]


@plays("Living Masonry")
def test_a_city_of_ones_own_is_whole_again() -> None:
    s = ava("""
        A: gold 2 Gaian; hand: Living Masonry, 1; city Dale (Body, 4, hurt 5); attached: Oath on Dale; city Moor (Soul, 8)
        B: city Fen (Mind, 8)
    """, TEXTS)  # fmt: skip
    s.choose("play Living Masonry")
    assert sorted(s.options()) == ["target Dale", "target Moor"]
    s.choose("target Dale")
    s.all_pass()
    assert s.damage("Dale") == 0


@plays("Census of the Provinces")
def test_each_discipline_of_ones_cities_is_a_victory_point() -> None:
    for cities, points in (
        ("city Dale (Body, 8); city Fen (Body, 8); city Moor (Soul, 8)", 2),
        ("city Dale (Body, 8); city Fen (Mind, 8); city Moor (Soul, 8)", 3),
        ("city Dale (Body, 8)", 1),
    ):
        s = ava(f"A: gold 4 The Empire; hand: Census of the Provinces; {cities}\nB: city Tarn (Mind, 8)")
        s.play("Census of the Provinces")
        assert (s.victory("A"), s.victory("B")) == (points, 0)


@plays("Shout from the Parapet")
def test_only_a_defender_is_raised_to_the_end_of_the_turn() -> None:
    s = ava(
        f"A: army: Ox 1/9\nB: army: Elk 1/1, Hen; gold 1 The Empire; hand: Shout from the Parapet, Wait{COMBAT}", TEXTS
    )
    s.choose("attack B's army", "send Ox", "done")
    assert "play Shout from the Parapet" not in s.options()
    s.choose("pass", "block Ox with Elk", "done")
    s.choose("play Shout from the Parapet")
    s.all_pass()
    assert s.value("Elk") == "2/3"
    assert "Elk strikes Ox for 2" in s.log()
    s.to("Play", "B")
    assert s.value("Elk") == "1/1"


@plays("False Summons")
def test_a_resident_of_anybody_goes_to_its_army_as_it_is() -> None:
    s = ava(
        "A: gold 2 House of Nobles; hand: False Summons, 1\nB: city Fen (Mind, 8): Elk 1/3 marked hurt 1, Ox; army: Hen"
    )
    s.choose("play False Summons")
    assert sorted(s.options()) == ["target Elk", "target Ox"]
    s.choose("target Elk")
    s.all_pass()
    assert (s.place("Elk"), s.marked("Elk"), s.damage("Elk")) == ("B's Army", True, 1)


@plays("False Summons")
def test_who_was_marked_for_a_bid_still_counts_from_the_army() -> None:
    s = ava("""
        A: city Dale (Body, 8): Ox; army: Hen
        B: city Fen (Mind, 8): Elk; gold 2 House of Nobles; hand: False Summons
        phase: Tactics
    """)
    s.choose("claim Body", "bid Ox", "play False Summons", "target Ox")
    resolve(s)
    assert s.place("Ox") == "A's Army"
    while "Body: 1 VP" not in s.options():
        s.choose("done" if "done" in s.options() else s.way_on())
    assert s.asked == "A"


@plays("False Summons")
def test_a_resident_who_defends_goes_on_defending_from_the_army() -> None:
    s = ava(f"A: army: Ox 1/9\nB: city Fen (Mind, 8): Elk 1/9; gold 2 House of Nobles; hand: False Summons{COMBAT}")
    blocking(s, "Fen", "Ox")
    s.choose("block Ox with Elk", "done", "play False Summons")
    s.all_pass()
    assert s.place("Elk") == "B's Army"
    assert {"Elk strikes Ox for 1", "Ox strikes Elk for 1"} <= set(s.log())


@plays("Swallowed Words")
def test_a_magic_card_on_the_chain_goes_to_the_graveyard_without_effect() -> None:
    s = ava("A: hand: Peat, Wait; deck: 9\nB: gold 2 Gaian; hand: Swallowed Words", TEXTS)
    event = s.fork()
    s.choose("play Peat", "play Swallowed Words")
    resolve(s)
    assert (s.place("Peat"), len(s.hand("A"))) == ("A's graveyard", 1)
    event.choose("play Wait")
    assert "play Swallowed Words" not in event.options()
    ench = ava("A: hand: Bond, 1; army: Ox\nB: gold 2 Gaian; hand: Swallowed Words", TEXTS)
    ench.choose("play Bond")
    assert "play Swallowed Words" not in ench.options()


@plays("Quiet Wardens")
def test_a_city_is_stronger_as_long_as_the_wardens_stay() -> None:
    s = ava("A: gold 2 Gaian; hand: Quiet Wardens, Raze, Ram\nB: city Fen (Mind, 3); city Dale (Body, 8)", TEXTS)
    s.play("Quiet Wardens", "target Fen")
    s.play("Ram", "target Fen")
    assert (s.place("Fen"), s.damage("Fen")) == ("B's Kingdom", 3)
    s.play("Raze")
    assert s.place("Fen") == "B's graveyard"


@plays("Marked for the Crows")
def test_whose_enchantment_was_on_the_dead_gains_a_point() -> None:
    table = (
        "A: army: Hen; hand: {}, 1; gold 1 Dark Legion\nB: army: Ox; hand: 1; attached: {}Marked for the Crows on Ox"
    )
    for kill, mine, points in (("Axe", "", (0, 1)), ("Home", "", (0, 0)), ("Raze", "", (0, 0))):
        s = ava(table.format(kill, mine), TEXTS)
        s.play(kill, *(["target Ox"] if kill != "Raze" else []))
        assert (s.victory("A"), s.victory("B"), s.place("Marked for the Crows")) == (*points, "B's graveyard")
    s = ava("A: army: Hen; hand: Marked for the Crows, Axe; gold 1 Dark Legion\nB: army: Ox", TEXTS)
    s.play("Marked for the Crows", "target Ox")
    s.play("Axe", "target Ox")
    assert (s.victory("A"), s.place("Marked for the Crows")) == (1, "A's graveyard")


@plays("Forged Coinage", "Guild Seal of Amberwick")
@pytest.mark.parametrize(
    ("name", "faction"), [("Forged Coinage", "House of Nobles"), ("Guild Seal of Amberwick", "House of Nobles")]
)
def test_an_enchanted_resource_card_pays_for_any_faction(name: str, faction: str) -> None:
    cards = {"Moss": "event 1 Gaian: Draw a card.", "Rust": "event 1 Red Banner: Draw a card."}
    s = ava(f"A: gold 1 {faction}, 1 The Empire; hand: {name}, Moss, Rust\nB: gold 1 Gaian", cards)
    assert {"play Moss", "play Rust"}.isdisjoint(s.options())
    s.choose(f"play {name}")
    targets = set(s.options())
    assert len(targets) == (2 if name == "Forged Coinage" else 3), targets
    s.choose(next(o for o in s.options() if "The Empire" in o))
    resolve(s)
    assert {"play Moss", "play Rust"} <= set(s.options())
    s.play("Moss")
    assert "play Rust" not in s.options()
    assert s.consumed("A") == f"1 {faction} + 1 The Empire"


@plays("Gate Oath")
def test_from_its_city_it_may_defend_another_without_a_leader() -> None:
    table = """
        A: army: Ox 1/9, Cow 1/9
        B: city Dale (Body, 8): Elk 1/1; attached: Gate Oath on Elk; city Fen (Mind, 8); avatar in Fen; army: Hen; hand: Wait
    """
    s = ava(table + COMBAT, TEXTS)
    army = s.fork()
    blocking(s, "Fen", "Ox", "Cow")
    assert "block Ox with Elk" in s.options()
    assert not [o for o in s.options() if "Hen" in o]
    s.choose("block Ox with Elk", "done")
    assert s.value("Elk") == "1/3"
    s.to("Second Play")
    assert (s.damage("Fen"), s.place("Elk")) == (1, "Dale")
    assert {"Elk strikes Ox for 1", "Ox strikes Elk for 1"} <= set(s.log())
    army.choose("attack B's army", "send Ox", "send Cow", "done")
    while army.phase == "Attack":
        assert not [o for o in army.options() if "with Elk" in o]
        army.choose(army.way_on())
    assert army.victory("A") == 2


@plays("Gate Oath")
def test_marked_it_defends_nothing() -> None:
    s = ava(f"""
        A: army: Ox 1/9
        B: city Dale (Body, 8): Elk 1/1 marked; attached: Gate Oath on Elk; city Fen (Mind, 8); hand: 1{COMBAT}
    """, TEXTS)  # fmt: skip
    s.choose("attack Fen")
    while s.phase == "Attack":
        assert not [o for o in s.options() if "with Elk" in o]
        s.choose(s.way_on())
    assert s.damage("Fen") == 1


@plays("Parasite Vine")
def test_an_enchantment_under_the_vine_does_nothing_until_its_controller_discards() -> None:
    s = ava("A: gold 3 Gaian; hand: Parasite Vine\nB: army: Ox 1/1; attached: Bond on Ox; hand: Axe, Wait", TEXTS)
    s.play("Parasite Vine")
    assert (s.value("Ox"), s.place("Bond")) == ("1/1", "on Ox")
    s.to("Upkeep", "B")
    while "yes" not in s.options():
        s.choose("pass")
    kept = s.fork()
    s.choose("yes", "pick Wait")
    assert (s.place("Parasite Vine"), s.place("Wait"), s.value("Ox"), s.life("A")) == (
        "A's graveyard",
        "B's graveyard",
        "2/2",
        20,
    )
    kept.choose("no")
    kept.to("Play", "B")
    assert (kept.place("Parasite Vine"), kept.value("Ox"), kept.life("A")) == ("on Bond", "1/1", 21)


@plays("Parasite Vine")
def test_a_vine_on_a_vine_frees_what_that_held_down_and_only_an_opponents_enchantment_can_be_held() -> None:
    s = ava("""
        A: gold 3 Gaian; hand: Parasite Vine; army: Elk 1/1; attached: Bond on Elk
        B: gold 3 Gaian; army: Ox 1/1; attached: Bail on Ox; hand: Parasite Vine
    """, {**TEXTS, "Bail": TEXTS["Bond"]})  # fmt: skip
    s.choose("play Parasite Vine")
    resolve(s)
    assert (s.place("Parasite Vine"), s.value("Ox"), s.value("Elk")) == ("on Bail", "1/1", "2/2")
    s.to("Play", "B")
    s.choose("play Parasite Vine")
    assert sorted(s.options()) == ["target Bond", "target Parasite Vine"]
    s.choose("target Parasite Vine")
    resolve(s)
    assert s.value("Ox") == "2/2"


@plays("Drillyard")
@pytest.mark.parametrize(("prize", "cost"), [("the advantage", 1), ("1 VP", 2)])
def test_with_body_creatures_cost_one_less_this_turn(prize: str, cost: int) -> None:
    s = ava(
        "A: city Drillyard: Elder; gold 5 Gaian; hand: Fern, Fern, Seed\nB: army: Elk; hand: 1\nphase: Tactics", TEXTS
    )
    wins(s, "Body", prize)
    s.to("Entrance")
    s.play("Seed", "place in the Army")
    assert s.consumed("A") == ""
    s.play("Fern", "place in the Army")
    assert s.consumed("A") == f"{cost} Gaian"


@plays("Saltlantern")
def test_with_mind_a_creature_is_marked_for_a_card() -> None:
    s = ava(
        "A: city Saltlantern (advantage): Elder; army: Ox, Cow marked; deck: 9; hand: 1\nB: army: Elk; city Dale (Body, 8)"
    )
    s.choose("use Saltlantern")
    assert sorted(s.options()) == ["give Elder", "give Ox"]
    s.choose("give Ox")
    s.all_pass()
    assert (len(s.hand("A")), s.marked("Ox"), s.marked("Elder")) == (2, True, False)
    s.carry_out("use Saltlantern")
    assert (len(s.hand("A")), s.marked("Elder")) == (3, True)
    assert "use Saltlantern" not in s.options()
    s = ava("A: city Saltlantern: Elder; army: Ox\nB: army: Elk")
    assert "use Saltlantern" not in s.options()


@plays("Saltlantern")
def test_who_must_draw_from_an_empty_deck_is_defeated() -> None:
    s = ava("A: city Saltlantern (advantage): Elder; deck: 0; army: Ox\nB: army: Elk")
    s.choose("use Saltlantern", "give Ox")
    s.all_pass()
    assert s.over


@plays("Ember Quarter")
def test_with_body_attackers_strike_harder() -> None:
    table = (
        "A: city Ember Quarter{}; army: Ox 1/9, Cow 1/9; hand: Fall\nB: army: Elk 1/9; hand: Wait; city Dale (Mind, 8)"
    )
    s = ava(table.format(" (advantage)") + COMBAT, TEXTS)
    s.choose("attack Dale", "send Ox", "send Avatar of A", "done")
    assert [s.value(name) for name in ("Ox", "Cow", "Elk")] == ["2/9", "1/9", "1/9"]
    assert s.value("Avatar of A").startswith("0/")
    gone = s.fork()
    s.to("Second Play")
    assert (s.damage("Dale"), s.value("Ox")) == (2, "1/9")
    gone.choose("pass", "play Fall", "target Ember Quarter")
    resolve(gone)
    assert gone.value("Ox") == "1/9"
    s = ava(table.format("") + COMBAT, TEXTS)
    s.choose("attack Dale", "send Ox", "done")
    assert s.value("Ox") == "1/9"
