"""Blind texts of ARC that were understood later, played as their writers meant them."""

from blind.texts import arc, plays

TEXTS = {
    "Rite": "magic 0: Draw a card.", "Wait": "event 0: Draw a card.", "Goblin Cook": "creature 1 1/1",
    "Imp": "creature 1 (Goblin) 1/1",
    "Smith": "creature 1 1/1: 3: This creature gets +1/+0 until end of turn.",
    "Clerk": "creature 1 1/1: 1: This creature gets +1/+0 until end of turn.",
    "Bard": "creature 1 1/1: Mark: Gain 1 VP.",
}  # fmt: skip


@plays("Harvest Festival")
def test_all_draw_for_their_cities_and_then_discard_down_to_five() -> None:
    s = arc(
        """
        A: hand: Harvest Festival, 4; gems 4 Gaian; city Oakhold (Body, 8); city Elm (Mind, 8)
        B: hand: 3; city Ford (Soul, 8); army: Mule
        C: hand: Rat, Elk, Ox, Ram, Hog, Fox; city Hill (Soul, 8)
        """
    )
    s.choose("play Harvest Festival")
    s.all_pass()
    assert (len(s.hand("A")), len(s.hand("B")), len(s.hand("C"))) == (6, 4, 7)  # all have drawn before anybody discards
    assert s.asked == "A"
    s.choose(s.options()[0])
    assert (s.asked, len(s.options())) == ("C", 6)  # the first of two
    s.choose("pick Rat", "pick Fox")
    assert (len(s.hand("A")), len(s.hand("B")), len(s.hand("C"))) == (5, 4, 5)
    assert s.grave("C")[:2] in (["Fox", "Rat"], ["Rat", "Fox"])


@plays("Harvest Festival")
def test_whose_deck_is_empty_must_draw_and_is_defeated() -> None:
    s = arc("A: hand: Harvest Festival; gems 4 Gaian\nB: army: Mule; deck: 0\nC: army: Ox")
    s.play("Harvest Festival")
    assert s.out("B") == "ARC-WIN-06"


@plays("Big Nose Yarb")
def test_the_top_card_goes_to_hand_if_it_is_a_goblin_by_name_or_type() -> None:
    for top, hand, grave in (
        ("Goblin Cook", ["Goblin Cook"], []), ("Imp", ["Imp"], []), ("Wolf", [], ["Wolf"]), ("Rite", [], ["Rite"]),
    ):  # fmt: skip
        s = arc(f"A: hand: Big Nose Yarb; gems 2 Red Banner; deck: {top}, Elk\nB: army: Mule", TEXTS)
        s.play("Big Nose Yarb")
        assert (s.hand("A"), s.grave("A"), s.deck("A")) == (hand, grave, ["Elk"])
        assert any("reveal" in line or "show" in line for line in s.log())
    s = arc("A: hand: Big Nose Yarb; gems 2 Red Banner; deck: 0\nB: army: Mule", TEXTS)
    s.play("Big Nose Yarb")
    assert (s.over, s.place("Big Nose Yarb")) == (False, "Keep of A")


@plays("Loot the Wagons")
def test_the_army_is_counted_when_it_is_announced_and_four_cards_are_the_most() -> None:
    for army, cards, cost in (("Wolf, Elk", 2, 3), ("6 Rat", 4, 7)):
        s = arc(
            f"A: hand: Loot the Wagons; gems 7 Red Banner; army: {army}; city Oakhold (Body, 8): Elder\nB: army: Mule, Ox, Ram"
        )
        s.play("Loot the Wagons")
        assert (len(s.hand("A")), s.consumed("A")) == (cards, f"{cost} Red Banner")
    s = arc("A: hand: Loot the Wagons; gems 1 Red Banner; city Oakhold (Body, 8): Elder\nB: army: Mule")
    s.play("Loot the Wagons")
    assert (s.hand("A"), s.consumed("A")) == ([], "1 Red Banner")
    s = arc("A: hand: Loot the Wagons; gems 2 Red Banner; army: Wolf, Elk\nB: army: Mule")
    assert "play Loot the Wagons" not in s.options()


@plays("Loot the Wagons")
def test_what_was_counted_stays_when_the_army_is_smaller_later() -> None:
    s = arc(
        "A: hand: Loot the Wagons; gems 3 Red Banner; army: Wolf, Elk\nB: army: Mule; hand: Axe",
        {"Axe": "event 0: Kill target creature."},
    )
    s.choose("play Loot the Wagons", "play Axe", "target Wolf")
    s.all_pass()
    assert len(s.hand("A")) == 2


@plays("Tinker's Row")
def test_abilities_of_ones_creatures_cost_a_gem_less_but_one_at_the_least() -> None:
    table = """
        A: city Tinker's Row{}; army: Smith, Clerk, Bard; gems {} Gaian
        B: army: Mule
        """
    s = arc(table.format(" (advantage)", 2), TEXTS)
    s.choose("use Smith")
    assert s.consumed("A") == "2 Gaian"
    s = arc(table.format(" (advantage)", 2), TEXTS)
    s.choose("use Clerk")
    assert s.consumed("A") == "1 Gaian"
    s.carry_out("use Bard")
    assert (s.consumed("A"), s.marked("Bard"), s.points("A")) == ("1 Gaian", True, 16)
    s = arc(table.format("", 2), TEXTS)
    assert "use Smith" not in s.options()
    s = arc(table.format(" (advantage)", 0), TEXTS)
    assert [option for option in s.options() if option.startswith("use")] == ["use Bard"]


@plays("Tinker's Row")
def test_opponents_and_other_cards_pay_in_full() -> None:
    charm = {"Charm": "enchantment 0: Attach to a creature.\n3: Draw a card."}
    s = arc(
        """
        A: city Tinker's Row (advantage); army: Wolf; gems 3 Gaian; attached: Charm on Wolf
        B: army: Mule
        """,
        charm,
    )
    s.choose("use Charm")
    assert s.consumed("A") == "3 Gaian"
    s = arc("A: army: Smith; gems 2 Gaian\nB: city Tinker's Row (advantage); army: Mule", TEXTS)
    assert "use Smith" not in s.options()


@plays("Ashen Neophyte")
def test_for_each_magic_card_of_his_he_may_pay_for_a_point_of_damage() -> None:
    table = "A: army: Ashen Neophyte; hand: 2 Rite, Wait; gems {}\nB: army: Mule 1/5; city Elm (Mind, 8)"
    s = arc(table.format("2 Red Banner"), TEXTS)
    s.play("Rite", "target Mule", "yes")
    assert (s.damage("Mule"), s.consumed("A")) == (1, "1 Red Banner")
    s.play("Rite", "target Elm", "yes")
    assert s.damage("Elm") == 1
    s = arc(table.format("1 Gaian"), TEXTS)
    s.choose("play Wait")  # no magic card
    assert s.consumed("A") == ""


@plays("Ashen Neophyte")
def test_declining_or_having_no_gem_does_nothing() -> None:
    for gems in ("1 Gaian", "1 Gaian consumed"):
        s = arc(f"A: army: Ashen Neophyte; hand: Rite; gems {gems}\nB: army: Mule 1/5; city Elm (Mind, 8)", TEXTS)
        s.play("Rite", "target Mule", *(["no"] if gems == "1 Gaian" else []))
        assert (s.damage("Mule"), s.damage("Elm"), s.consumed("A") or "1 Gaian") == (0, 0, "1 Gaian")
    s = arc("A: hand: Rite; gems 1 Gaian\nB: army: Ashen Neophyte, Mule 1/5; gems 1 Gaian", TEXTS)
    s.choose("play Rite")
    assert (s.asked, s.gems("B")) == ("A", "1 Gaian")
