"""Blind texts of AVA's eighth round that waited for a scene, played as their writer meant them."""

import pytest

from blind.gestures import blocking, fought, offered, resolve, targets
from blind.texts import ava, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Fall": "event 0: Destroy target city.",
    "Home": "event 0: Return target creature to its owner's hand.", "Ram": "event 0: Deal 3 damage to target city.",
    "Cut": "event 0: Deal 2 damage to target creature.", "Raze": "event 0: Destroy target enchantment.",
    "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+1.",
    "Bail": "enchantment 0: Attach to target creature.\nEnchanted creature gets +2/+0.",
    "Moss": "event 1 Gaian: Draw a card.", "Rust": "event 1 Red Banner: Draw a card.",
    "Saint": "creature 0 1/1: (M): Mark target creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"


@plays("Rustbelt Outrunner")
def test_without_a_city_in_play_it_is_stronger() -> None:
    s = ava(
        "A: city Dale (Body, 8); army: Rustbelt Outrunner; hand: Fall, 1\nB: army: Rustbelt Outrunner; city Fen", TEXTS
    )
    assert s.value("Rustbelt Outrunner") == "2/1"
    s.play("Fall", "target Dale")
    assert (s.value("Rustbelt Outrunner"), s.value("Rustbelt Outrunner (2)")) == ("4/2", "2/1")
    s = ava(
        "A: gold 2 Gaian; army: Rustbelt Outrunner; cities: Moor, 1\nB:\nphase: Entrance",
        {"Moor": "city 2 Gaian Body 6"},
    )
    assert s.value("Rustbelt Outrunner") == "4/2"
    s.choose("build Moor")
    assert s.value("Rustbelt Outrunner") == "2/1"


@plays("Ditchgrave Piper")
@pytest.mark.parametrize("home", ["army: ", "city Dale (Body, 8): "])
def test_its_death_and_no_return_costs_each_opponent_a_life_point(home: str) -> None:
    for kill, lives in (("Axe", [19, 20, 19, 19]), ("Home", [20, 20, 20, 20])):
        s = ava(f"A: army: Ox; hand: {kill}, 1\nB: {home}Ditchgrave Piper\nC:\nD:", TEXTS)
        s.play(kill, "target Ditchgrave Piper")
        assert [s.life(seat) for seat in "ABCD"] == lives


@plays("Mason of the Second Course", "Harbor Watch Captain")
@pytest.mark.parametrize(("name", "mended"), [("Mason of the Second Course", 3), ("Harbor Watch Captain", 2)])
def test_entering_a_city_it_mends_that_one_and_never_above_what_is_printed(name: str, mended: int) -> None:
    table = (
        f"A: gold 4 House of Nobles; hand: {name}, 1; city Dale (Body, 8, hurt {{}}); city Fen (Mind, 8, hurt 4)\n"
        "B:\nphase: Entrance"
    )
    for place, hurt, left in (("Dale", 5, 5 - mended), ("Dale", 1, 0), ("the Army", 5, 5)):
        s = ava(table.format(hurt))
        s.play(name, f"place in {place}")
        assert (s.damage("Dale"), s.damage("Fen")) == (left, 4)


@plays("Mason of the Second Course")
def test_with_the_mason_gone_the_city_is_mended_all_the_same_and_a_move_mends_nothing() -> None:
    s = ava("""
        A: gold 4 House of Nobles; hand: Mason of the Second Course; city Dale (Body, 8, hurt 5)
        B: hand: Axe
        phase: Entrance
    """, TEXTS)  # fmt: skip
    s.choose("play Mason of the Second Course", "place in Dale")
    until(s, "play Axe")
    while s.place("Mason of the Second Course") != "Dale":
        s.choose("pass")
    until(s, "play Axe")
    s.choose("play Axe")
    resolve(s)
    assert (s.place("Mason of the Second Course"), s.damage("Dale")) == ("A's graveyard", 2)
    s = ava("A: army: Mason of the Second Course; city Dale (Body, 8, hurt 5); hand: 1\nB:")
    s.carry_out("move Mason of the Second Course to Dale")
    assert s.damage("Dale") == 5


@plays("Sworn Ladlebearer")
def test_it_feeds_another_creature_of_its_place() -> None:
    s = ava("""
        A: city Dale (Body, 8): Sworn Ladlebearer, Ox 1/9 hurt 3, Cow 1/9 hurt 2; army: Hen 1/9 hurt 2; hand: 1
        B: army: Elk 1/9 hurt 1
    """)  # fmt: skip
    s.choose("use Sworn Ladlebearer")
    s.all_pass()
    assert offered(s, "pick") == ["Ox", "Cow"]
    s.choose("pick Ox")
    assert [s.damage(name) for name in ("Ox", "Cow", "Hen", "Elk")] == [0, 2, 2, 1]
    assert s.marked("Sworn Ladlebearer")
    s = ava("A: army: Sworn Ladlebearer; city Dale (Body, 8): Ox 1/9 hurt 3; hand: 1\nB: army: Elk 1/9 hurt 1")
    s.carry_out("use Sworn Ladlebearer")
    assert (s.damage("Ox"), s.damage("Elk"), s.marked("Sworn Ladlebearer")) == (3, 1, True)


@plays("Ladder Thief")
def test_only_residents_block_it_and_nobody_in_an_attack_on_the_army() -> None:
    table = "A: army: Ladder Thief, Ox 1/9\nB: city Fen (Mind, 8): Elk; army: Hen; hand: 1" + COMBAT
    s = ava(table)
    army = s.fork()
    blocking(s, "Fen", "Ladder Thief", "Ox")
    # the avatar of the Army is no creature, so nothing keeps it from blocking
    assert offered(s, "block", "Ladder") == ["Ladder Thief with Elk", "Ladder Thief with Avatar of B"]
    assert "Ox with Hen" in offered(s, "block")
    blocking(army, "B's army", "Ladder Thief", "Ox")
    assert "Ladder Thief with Hen" not in offered(army, "block")
    assert "Ox with Hen" in offered(army, "block")


@plays("Carter of Empty Coffins")
@pytest.mark.parametrize(("chosen", "drawn"), [("Ogre", 1), ("Ant", 0)])
def test_a_creature_of_the_graveyard_is_shuffled_in_and_a_dear_one_is_a_card(chosen: str, drawn: int) -> None:
    s = ava("""
        A: gold 1 Gaian, 1 Red Banner; army: Carter of Empty Coffins; grave: Ogre, Ant, Wait; deck: 5
        B: grave: Elk
    """, {**TEXTS, "Ogre": "creature 4 3/3", "Ant": "creature 3 1/1"})  # fmt: skip
    s.choose("use Carter of Empty Coffins")
    s.all_pass()
    assert sorted(offered(s, "pick")) == ["Ant", "Ogre"]
    s.choose(f"pick {chosen}")
    assert chosen in s.hand("A") + s.deck("A")
    assert (len(s.hand("A")), len(s.grave("A")), s.consumed("A")) == (drawn, 2, "1 Gaian + 1 Red Banner")
    assert s.marked("Carter of Empty Coffins")


@plays("Carter of Empty Coffins")
def test_with_no_creature_in_the_graveyard_the_cart_stays_empty() -> None:
    s = ava("A: gold 2 Gaian; army: Carter of Empty Coffins; grave: Wait; hand: 1; deck: 5\nB: grave: Elk", TEXTS)
    s.carry_out("use Carter of Empty Coffins")
    assert (s.grave("A"), len(s.deck("A")), len(s.hand("A"))) == (["Wait"], 5, 1)


@plays("Moat Heron")
@pytest.mark.parametrize(("deck", "way", "gain"), [("9", "draw", (1, 20)), ("9", "gain", (0, 21)), ("0", "", (0, 21))])
def test_rotating_is_a_card_or_a_life_point(deck: str, way: str, gain: tuple[int, int]) -> None:
    s = ava(f"A: army: Moat Heron; cities: 2; deck: {deck}; hand: 0\nB: army: Elk\nphase: Entrance")
    s.choose("rotate the cities deck")
    while s.phase == "Entrance" and s.table.chain:
        s.choose(next((o for o in s.options() if way and way in o), None) or s.way_on())
    assert (len(s.hand("A")), s.life("A"), s.over) == (*gain, False)


@plays("Moat Heron")
def test_an_owl_that_turns_the_deck_over_feeds_the_heron_and_the_opponents_deck_does_not() -> None:
    s = ava("A: gold 2 Gaian; army: Moat Heron; hand: Owl of the Rafters\nB: army: Moat Heron\nphase: Entrance")
    s.choose("play Owl of the Rafters")
    until(s, "yes")
    s.choose("yes")
    s.choose(next(o for o in s.options() if "gain" in o))
    assert (s.life("A"), s.life("B")) == (21, 20)


@plays("Deputy without a Seal")
@pytest.mark.parametrize(("lies", "led"), [("", True), (" marked", False)])
def test_unmarked_in_the_army_it_leads_and_may_attack_itself(lies: str, led: bool) -> None:
    s = ava(f"A: city Dale (Body, 8); avatar in Dale; army: Deputy without a Seal{lies}, Ox\nB: avatar marked{COMBAT}")
    assert ("attack B's army" in s.options()) is led
    if led:
        s.choose("attack B's army", "send Deputy without a Seal", "done")
        fought(s)
        assert s.victory("A") == 2
    s = ava(
        f"A: army: Ox 2/9\nB: city Dale; avatar in Dale; army: Deputy without a Seal{lies}, Elk 0/9; hand: 1{COMBAT}"
    )
    s.choose("attack B's army", "send Ox", "done")
    assert ("block Ox with Elk" in s.options()) is led
    fought(s, "yes")
    assert (s.life("B"), s.victory("A")) == (20, 2)


@plays("Hail on the Drill Yard")
def test_it_hails_on_all_creatures_of_one_army_and_nobody_else() -> None:
    s = ava("""
        A: gold 3 Gaian; hand: Hail, 1; army: Cow 1/9
        B: army: Elk 1/9, Hen 1/9 marked, Ant 1/2; city Fen (Mind, 8): Ox 1/9
    """)  # fmt: skip
    s.choose("play Hail")
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose("target player B")
    s.all_pass()
    assert [s.damage(name) for name in ("Elk", "Hen", "Ox", "Cow")] == [2, 2, 0, 0]
    assert (s.place("Ant"), s.life("B")) == ("B's graveyard", 20)


@plays("Read Twice, Sign Once")
def test_three_cards_are_drawn_and_two_of_the_hand_go_under_the_deck() -> None:
    s = ava("A: gold 2 House of Nobles; hand: Read Twice, Wait; deck: Ox, Elk, Cow, 4\nB:", TEXTS)
    s.choose("play Read Twice")
    s.all_pass()
    s.choose("pick Wait", "pick Elk")
    assert sorted(s.hand("A")) == ["Cow", "Ox"]
    assert sorted(s.deck("A")[-2:]) == ["Elk", "Wait"]
    s = ava("A: gold 2 House of Nobles; hand: Read Twice, Wait; deck: Ox, Elk\nB:", TEXTS)
    s.choose("play Read Twice")
    while not s.over:
        s.choose(s.way_on())
    assert s.winner == "B"


@plays("Called Up to the Ramparts")
@pytest.mark.parametrize("called", [("Ox", "Cow"), ("Cow",), ()])
def test_any_of_ones_army_go_into_a_city_and_are_unmarked(called: tuple[str, ...]) -> None:
    s = ava("""
        A: gold 2 The Empire; hand: Called Up to the Ramparts, 1; city Dale; city Moor; army: Ox marked, Cow, Hen marked
        B: army: Elk; city Fen (Mind, 8)
    """)  # fmt: skip
    s.choose("play Called Up to the Ramparts")
    assert sorted(targets(s)) == ["Dale", "Moor"]
    s.choose("target Dale")
    s.all_pass()
    assert sorted(offered(s, "pick")) == ["Cow", "Hen", "Ox"]
    s.choose(*(f"pick {name}" for name in called), "done")
    assert {name: (s.place(name), s.marked(name)) for name in ("Ox", "Cow", "Hen")} == {
        name: ("Dale", False) if name in called else ("A's Army", name != "Cow") for name in ("Ox", "Cow", "Hen")
    }
    assert s.place("Avatar of A") == "A's Army"


@plays("Shut the Wicket")
def test_an_attacker_that_leaves_combat_harms_and_suffers_nothing_and_stays_marked() -> None:
    s = ava(
        f"A: army: Ox 3/9, Cow 2/9\nB: army: Elk 2/9; avatar marked; gold 2 The Empire; hand: Shut the Wicket{COMBAT}"
    )
    s.choose("attack B's army", "send Ox", "send Cow", "done")
    early = s.fork()
    until(early, "play Shut")
    early.choose("play Shut the Wicket", "target Ox")
    resolve(early)
    fought(early)
    assert (early.victory("A"), early.place("Ox"), early.marked("Ox")) == (2, "A's Army", True)
    until(s, "block")
    s.choose("block Ox with Elk")
    until(s, "play Shut")
    s.choose("play Shut the Wicket", "target Ox")
    resolve(s)
    fought(s)
    assert (s.damage("Ox"), s.damage("Elk"), s.victory("A")) == (0, 0, 2)


@plays("Shut the Wicket")
def test_with_its_only_attacker_gone_the_attack_is_over_and_was_the_one_of_the_turn() -> None:
    s = ava(f"A: army: Ox 3/9, Cow; hand: 1\nB: avatar marked; gold 2 The Empire; hand: Shut the Wicket{COMBAT}")
    s.choose("attack B's army", "send Ox", "done")
    until(s, "play Shut")
    s.choose("play Shut the Wicket")
    resolve(s)
    assert (s.phase, s.victory("A")) == ("Second Play", 0)


@plays("Broth before Battle")
@pytest.mark.parametrize(("army", "gain"), [("", 0), ("army: Ox, Cow marked", 2), ("army: Ox, Cow, Hen, Pig, Fly", 4)])
def test_each_creature_of_an_army_up_to_four_is_a_life_point(army: str, gain: int) -> None:
    s = ava(
        f"A: gold 1 Gaian; hand: Broth before Battle, 1; army: Ant\nB: city Fen (Mind, 8): Elk; {army or 'hand: 1'}"
    )
    s.choose("play Broth before Battle")
    assert sorted(targets(s)) == ["player A", "player B"]
    s.choose("target player B")
    s.all_pass()
    assert (s.life("B"), s.life("A")) == (20 + gain, 20)


@plays("Who Opened the Postern?")
@pytest.mark.parametrize("target", ["Fen", "B's army"])
def test_the_attack_goes_on_a_city_instead_of_the_army_or_the_other_way(target: str) -> None:
    s = ava(f"""
        A: army: Ox 3/9; gold 3 Red Banner; hand: Who Opened the Postern?, 1
        B: city Fen (Mind, 8): Elk 0/9; army: Hen 0/9{COMBAT}
    """)  # fmt: skip
    s.choose(f"attack {target}", "send Ox", "done")
    until(s, "play Who")
    s.choose("play Who Opened")
    until(s, "block")
    assert ("block Ox with Elk" in s.options()) is (target == "B's army")
    assert "block Ox with Hen" in s.options()
    s.choose("done")
    assert "play Who Opened" not in " ".join(s.options())
    fought(s, "no")
    assert (s.damage("Fen"), s.victory("A")) == ((3, 0) if target == "B's army" else (0, 3))


@plays("Who Opened the Postern?")
def test_the_attacked_chooses_among_his_cities_and_without_one_nothing_changes() -> None:
    table = "A: army: Ox 3/9; gold 3 Red Banner; hand: Who Opened the Postern?, 1\nB: avatar marked{}" + COMBAT
    s = ava(table.format("; city Fen (Mind, 8); city Dale (Body, 8)"))
    s.choose("attack B's army", "send Ox", "done", "play Who Opened")
    assert (s.asked, offered(s, "pick")) == ("B", ["Fen", "Dale"])
    s.choose("pick Dale")
    fought(s)
    assert (s.damage("Fen"), s.damage("Dale"), s.victory("A")) == (0, 3, 0)
    s = ava(table.format(""))
    s.choose("attack B's army", "send Ox", "done")
    s.choose("play Who Opened")
    fought(s)
    assert s.victory("A") == 3


@plays("Milk and Iron Filings")
def test_unmarked_the_fed_is_strong_and_its_wounds_kill_it_once_it_is_marked() -> None:
    s = ava("""
        A: army: Ox 1/2, Saint; attached: Milk and Iron Filings on Ox; hand: Cut
        B: army: Elk 1/9; hand: 1; avatar marked
    """, TEXTS)  # fmt: skip
    attack = s.fork()
    assert s.value("Ox") == "2/5"
    s.play("Cut", "target Ox")
    assert s.place("Ox") == "A's Army"
    s.carry_out("use Saint", "target Ox")
    assert s.place("Ox") == "A's graveyard"
    attack.to("Attack")
    attack.choose("attack B's army", "send Ox", "done")
    assert attack.value("Ox") == "1/2"


@plays("Counterfeiter's Die")
def test_a_resource_card_of_anybody_gives_gold_of_any_faction() -> None:
    s = ava("A: gold 2 House of Nobles; hand: Counterfeiter's Die, Moss, Rust\nB: gold 1 Gaian", TEXTS)
    assert {"play Moss", "play Rust"}.isdisjoint(s.options())
    s.choose("play Counterfeiter's Die")
    assert len(targets(s)) == 3
    s.choose("target House of Nobles resource card (2)")
    resolve(s)
    assert {"play Moss", "play Rust"} <= set(s.options())
    s.play("Moss")
    assert (s.consumed("A"), "play Rust" in s.options()) == ("2 House of Nobles", False)


@plays("Second Foundation")
@pytest.mark.parametrize("foundations", [1, 2])
def test_the_city_that_would_fall_stands_with_two_once(foundations: int) -> None:
    on = ", ".join(["Second Foundation on Fen"] * foundations)
    s = ava(f"A: army: Ox 5/9, Cow 1/9, Hen 1/9; attached: {on}\nB: city Fen (Mind, 3): Elk marked; hand: 1{COMBAT}")
    s.choose("attack Fen", "send Ox", "send Cow", "send Hen", "done")
    while s.phase == "Attack":
        s.choose(s.way_on())
    if foundations == 1:
        assert (s.place("Fen"), s.place("Elk"), s.place("Second Foundation")) == (
            "B's graveyard",
            "B's Army",
            "A's graveyard",
        )
    else:
        assert (s.place("Fen"), s.damage("Fen")) == ("B's Kingdom", 1)
    s = ava(f"A: army: Ox 5/9; attached: {on}\nB: city Fen (Mind, 3): Elk marked; hand: 1{COMBAT}")
    s.choose("attack Fen", "send Ox", "done")
    while s.phase == "Attack":
        s.choose(s.way_on())
    assert (s.place("Fen"), s.damage("Fen"), s.place("Elk")) == ("B's Kingdom", 1, "Fen")


@plays("Gag of Fine Linen")
def test_a_gagged_enchantment_is_silent_until_the_gag_goes_on_or_away() -> None:
    s = ava("""
        A: gold 2 House of Nobles; hand: Gag of Fine Linen, Raze; army: Ox 1/1; deck: 9
        B: attached: Bond on Ox, Bail on Ox; hand: 1; deck: 9
    """, TEXTS)  # fmt: skip
    assert s.value("Ox") == "4/2"
    s.choose("play Gag of Fine Linen")
    assert sorted(targets(s)) == ["Bail", "Bond"]
    s.choose("target Bond")
    s.all_pass()
    assert s.value("Ox") == "3/1"
    gone = s.fork()
    gone.play("Raze", "target Gag of Fine Linen")
    assert (gone.value("Ox"), gone.place("Bond")) == ("4/2", "on Ox")
    s.to("Play", "B")
    until(s, "yes")
    s.choose("yes", "pick Bail")
    s.to("Play", "A")
    assert (s.place("Gag of Fine Linen"), s.value("Ox"), s.consumed("A")) == ("on Bail", "2/2", "1 House of Nobles")


@plays("Horseferry")
def test_with_its_advantage_residents_attack_and_come_home() -> None:
    table = (
        "A: city Horseferry{}: Ox 3/9, Cow marked; {}army: Hen 1/9\nB: army: Elk marked; avatar marked; hand: 1"
        + COMBAT
    )
    s = ava(table.format(" (advantage)", ""))
    s.choose("attack B's army")
    assert sorted(offered(s, "send")) == ["Avatar of A", "Hen", "Ox"]
    s.choose("send Ox", "send Hen", "done")
    assert (s.place("Ox"), s.marked("Ox")) == ("Horseferry", True)
    fought(s)
    assert (s.place("Ox"), s.victory("A")) == ("Horseferry", 4)
    s = ava(table.format("", ""))
    s.choose("attack B's army")
    assert "send Ox" not in s.options()
    s = ava(table.format(" (advantage)", "avatar in Horseferry; "))
    assert "attack B's army" not in s.options()
