"""Blind texts of ARC's first to sixth round about shields, prices and exchanges, played as their writers meant them."""

import pytest

from blind.texts import arc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Break": "event 0: Destroy target enchantment.",
    "Hex": "event 0: Deal 2 damage to target creature.", "Bolt": "magic 0: Gain 1 victory point.",
    "Five": "creature 5 Gaian 1/1", "Four": "creature 4 Gaian 2/2", "Three": "creature 3 Gaian 2/2",
    "Two": "creature 2 Gaian 2/2", "Vines": "enchantment 0: Enchant creature.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
WAITING = "hand: Wait"


@plays("Second Breath")
def test_an_own_creature_is_unmarked_and_still_attacks() -> None:
    s = arc(
        f"A: army: Wolf 3/3, Ox 1/1; hand: Second Breath, Wait; gems 1 Gaian\nB: army: Fox marked; city Oak (Body, 8);"
        f" {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Wolf", "done")
    until(s, "play Second Breath")
    s.choose("play Second Breath")
    assert sorted(s.options()) == ["target Ox", "target Wolf"]
    s.choose("target Wolf")
    s.to("Second Play")
    assert (s.marked("Wolf"), s.damage("Oak")) == (False, 3)


@plays("Whispered Countersign")
@pytest.mark.parametrize("pays", [True, False])
def test_an_event_is_cancelled_unless_two_are_paid(pays: bool) -> None:
    s = arc(
        "A: hand: Axe, Bolt; gems 2 Gaian\nB: army: Ox, Elk; hand: Whispered Countersign, Wait; gems 2 House of Nobles",
        TEXTS,
    )
    magic = s.fork()
    magic.choose("play Bolt")
    assert "play Whispered Countersign" not in magic.options()
    s.choose("play Axe", "target Ox")
    until(s, "play Whispered Countersign")
    s.choose("play Whispered Countersign")
    until(s, "pay")
    s.choose("pay" if pays else "no")
    s.all_pass()
    assert (s.place("Ox"), s.place("Axe")) == ("B's graveyard" if pays else "B's Army", "A's graveyard")
    assert s.gems("A") == ("" if pays else "2 Gaian")


@plays("Feigned Retreat")
def test_an_own_creature_goes_to_its_owner_s_hand_and_a_card_is_drawn() -> None:
    s = arc(
        "A: hand: Feigned Retreat, Bolt; gems 2 House of Nobles; army: Wolf of B, Ox; deck: Elk, 3\n"
        f"B: army: Fox; attached: Vines on Wolf; {WAITING}",
        TEXTS,
    )
    s.choose("play Feigned Retreat")
    assert sorted(s.options()) == ["target Ox", "target Wolf"]
    s.choose("target Wolf")
    s.all_pass()
    assert (s.place("Wolf"), s.place("Vines"), sorted(s.hand("A"))) == ("B's hand", "B's graveyard", ["Bolt", "Elk"])


@plays("Feigned Retreat")
def test_without_its_target_nothing_is_drawn() -> None:
    s = arc("A: hand: Feigned Retreat, Bolt; gems 2 House of Nobles; army: Wolf, Ox\nB: army: Fox; hand: Axe", TEXTS)
    s.choose("play Feigned Retreat", "target Wolf")
    until(s, "play Axe")
    s.choose("play Axe", "target Wolf")
    s.all_pass()
    assert (s.place("Wolf"), s.hand("A")) == ("A's graveyard", ["Bolt"])


@plays("Grudging Mercy")
def test_the_next_death_of_a_creature_is_a_mark_instead() -> None:
    s = arc(
        "A: army: Ox 1/3 hurt 1, Elk 1/3; hand: Grudging Mercy, Hex, Axe, Bolt; gems 2 The Empire\nB: army: Fox", TEXTS
    )
    s.choose("play Grudging Mercy", "target Ox")
    s.all_pass()
    s.choose("play Hex", "target Ox")
    s.all_pass()
    assert (s.place("Ox"), s.damage("Ox"), s.marked("Ox")) == ("A's Army", 0, True)
    other = s.fork()
    other.choose("play Axe", "target Elk")
    other.all_pass()
    assert other.place("Elk") == "A's graveyard"
    s.choose("play Axe", "target Ox")
    s.all_pass()
    assert s.place("Ox") == "A's graveyard"


@plays("Sparks from the Anvil")
def test_two_damage_to_a_creature_or_a_city() -> None:
    s = arc("A: hand: Sparks from the Anvil, Bolt; gems 1 Red Banner\nB: army: Ox 1/3; city Oak (Body, 8)", TEXTS)
    s.choose("play Sparks from the Anvil")
    assert sorted(s.options()) == ["target Keep of A", "target Oak", "target Ox"]
    city = s.fork()
    for own, target in ((s, "Ox"), (city, "Oak")):
        own.choose(f"target {target}")
        own.all_pass()
        assert [own.damage(n) for n in ("Ox", "Oak")] == [2 * (target == "Ox"), 2 * (target == "Oak")]


@plays("Blood Tithe")
def test_a_creature_loses_the_attack_of_one_that_is_destroyed_for_it() -> None:
    s = arc(
        f"A: hand: Blood Tithe, Bolt; gems 2 Dark Legion; army: Wolf 3/1, Cub 1/1\nB: army: Ox 5/5, Fox 1/3; {WAITING}",
        TEXTS,
    )
    s.choose("play Blood Tithe")
    fox = s.fork()
    for own, target in ((s, "Ox"), (fox, "Fox")):
        own.choose(f"target {target}")
        labels = own.options()
        assert len(labels) == 2
        own.choose(next(label for label in labels if label.endswith(" Wolf")))
        assert own.place("Wolf") == "A's graveyard"
        own.all_pass()
    assert (s.value("Ox"), s.value("Fox"), fox.place("Fox")) == ("2/2", "1/3", "B's graveyard")
    s.to("Draw", "B")
    assert s.value("Ox") == "5/5"
    none = arc("A: hand: Blood Tithe, Bolt; gems 2 Dark Legion\nB: army: Ox 5/5", TEXTS)
    assert "play Blood Tithe" not in none.options()


@plays("Wellspring Rite")
def test_a_gem_of_its_faction_becomes_free() -> None:
    s = arc(
        "A: hand: Wellspring Rite, Bolt; gems 4 Gaian, 1 Red Banner consumed\nB: gems 1 Gaian consumed; army: Ox", TEXTS
    )
    s.choose("play Wellspring Rite", "target Gaian resource card")
    s.all_pass()
    assert (s.gems("A"), s.consumed("A")) == ("1 Gaian", "3 Gaian + 1 Red Banner")
    s.choose("use Wellspring Rite")
    until(s, "play Bolt")
    assert (s.gems("A"), s.consumed("A")) == ("2 Gaian", "2 Gaian + 1 Red Banner")
    assert (s.consumed("B"), s.marked("Wellspring Rite")) == ("1 Gaian", True)
    assert "use Wellspring Rite" not in s.options()


@plays("Salted Fields")
def test_a_salted_gem_stays_consumed() -> None:
    s = arc(
        f"A: hand: Salted Fields, Bolt; gems 2 Dark Legion\nB: gems 2 Gaian, 1 Red Banner; {WAITING}; army: Ox", TEXTS
    )
    s.choose("play Salted Fields", "target Gaian resource card (2)")
    s.all_pass()
    until(s, "play Bolt")
    assert (s.gems("B"), s.consumed("B")) == ("1 Gaian + 1 Red Banner", "1 Gaian")
    s.to("Draw", "B")
    assert (s.gems("B"), s.consumed("B"), s.gems("A")) == ("1 Gaian + 1 Red Banner", "1 Gaian", "")
    s.to("Draw", "A")
    assert s.gems("A") == "2 Dark Legion"


@plays("Hostage Exchange")
@pytest.mark.parametrize("gone", [True, False])
def test_two_creatures_change_sides(gone: bool) -> None:
    s = arc(
        "A: hand: Hostage Exchange, Bolt; gems 5 House of Nobles; city Oak (Body, 8): Four; army: Two\n"
        "B: army: Three marked, Five, Elk cost 1; hand: Axe",
        TEXTS,
    )
    s.choose("play Hostage Exchange", "target Four")
    assert sorted(s.options()) == ["target Elk", "target Three"]
    s.choose("target Three")
    until(s, "play Axe")
    if gone:
        s.choose("play Axe", "target Three")
    s.all_pass()
    told = [(s.controller(n), s.place(n)) for n in ("Four", "Three")]
    assert told == ([("A", "Oak"), ("B", "B's graveyard")] if gone else [("B", "Keep of B"), ("A", "A's Army")])
    if not gone:
        assert s.marked("Three")


@plays("Hollow Saint")
@pytest.mark.parametrize("pays", [True, False])
def test_once_a_turn_two_points_save_another_creature(pays: bool) -> None:
    s = arc("A: army: Hollow Saint, Ox 1/3 hurt 1, Elk; hand: Hex, Axe, Axe, Bolt\nB: army: Fox", TEXTS)
    s.choose("play Hex", "target Ox")
    while not {"yes", "no"} & {*s.options()}:
        s.choose(s.way_on())
    s.choose("yes" if pays else "no")
    s.all_pass()
    assert (s.points("A"), s.place("Ox")) == ((13, "A's Army") if pays else (15, "A's graveyard"))
    if pays:
        assert (s.marked("Ox"), s.damage("Ox")) == (True, 0)
        s.choose("play Axe", "target Elk")
        s.all_pass()
        assert (s.points("A"), s.place("Elk")) == (13, "A's graveyard")


@plays("Basilica of the White Oath")
@pytest.mark.parametrize("won", [True, False])
def test_at_the_end_of_an_opponent_s_turn_each_city_is_repaired(won: bool) -> None:
    s = arc(
        f"A: city Basilica of the White Oath (hurt 3{', advantage' * won}); city Oak (Body, 8, hurt 2); army: Ox\n"
        "B: city Elm (Body, 8, hurt 2)\nphase: Play, active B",
        TEXTS,
    )
    s.to("Draw", "A")
    assert [s.damage(n) for n in ("Basilica of the White Oath", "Oak", "Elm")] == [3 - won, 2 - won, 2]


@plays("Basilica of the White Oath")
def test_only_creatures_of_the_empire_enter_and_defend_the_basilica() -> None:
    cards = TEXTS | {"Knight": "creature 1 The Empire 1/1", "Elf": "creature 1 Gaian 1/1"}
    s = arc("A: city Basilica of the White Oath; city Oak (Body, 8); army: Knight, Elf\nB: army: Wolf", cards)
    moves = {label for label in s.options() if label.startswith("move")}
    assert {"move Knight to Basilica of the White Oath", "move Elf to Oak"} <= moves
    assert "move Elf to Basilica of the White Oath" not in moves
    s.to("Attack", "B")
    s.choose("attack Basilica of the White Oath")
    until(s, "block")
    assert [label for label in s.options() if label.startswith("block")] == ["block Wolf with Knight"]


@plays("Knife Collector")
def test_who_dies_in_combat_with_the_collector_brings_a_card() -> None:
    s = arc(
        f"A: army: Knife Collector, Wolf 3/3; hand: Wait; deck: 5\n"
        f"B: army: Ox 1/2, Elk 1/2; city Oak (Body, 8); {WAITING}{COMBAT}",
        TEXTS,
    )
    s.choose("attack Oak", "send Knife Collector", "send Wolf")
    until(s, "block")
    both = s.fork()
    s.choose("block Wolf with Ox", "done")
    s.to("Second Play")
    assert (s.place("Ox"), len(s.hand("A"))) == ("B's graveyard", 1)
    both.choose("block Knife Collector with Ox", "block Wolf with Elk")
    both.to("Second Play")
    assert [both.place(n) for n in ("Ox", "Elk")] == ["B's graveyard"] * 2
    assert len(both.hand("A")) == 2  # none for Elk, who fought Wolf
