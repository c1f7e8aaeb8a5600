"""AVA-GOLD: resource cards, what they pay for, and what loyalty marks allow."""

import pytest

from scenes.ava import rule, scene

ELF = {"Elf": "creature 3 Gaian loyalty 1 2/2"}
CHARM = {"Charm": "magic 2 Gaian: Draw a card.", "Nap": "event 1 Gaian: Draw a card."}


@rule("AVA-GOLD-01", "AVA-GOLD-02", "AVA-GOLD-05", "AVA-GOLD-12", "AVA-AREA-05", "AVA-MARK-02")
def test_any_hand_card_is_laid_down_for_any_faction_and_pays_at_once() -> None:
    s = scene("A: hand: Nap, Wolf\nB:", cards=CHARM)
    s.choose("lay Wolf")
    assert s.options() == [f"name {f}" for f in ("Dark Legion", "Gaian", "House of Nobles", "Red Banner", "The Empire")]
    s.choose("name Gaian")
    assert s.gems("A") == "1 Gaian"
    s.play("Nap")
    assert (s.gems("A"), s.consumed("A")) == ("", "1 Gaian")


@rule("AVA-GOLD-03", "AVA-GOLD-04")
def test_one_resource_card_is_laid_in_a_turn_in_either_play_phase_and_nobody_answers() -> None:
    s = scene("A: hand: Wolf, Bear, Charm; gold 2 Gaian\nB: hand: Nap; gold 1 Gaian", cards=CHARM)
    s.choose("lay Wolf", "name Gaian")
    assert s.asked == "A"
    s.refused("lay Bear", "AVA-GOLD-03")
    s.to("Second Play")
    s.refused("lay Bear", "AVA-GOLD-03")
    s = scene("A: hand: Wolf, Bear\nB:\nphase: Second Play")
    s.choose("lay Bear", "name Red Banner")
    assert s.gems("A") == "1 Red Banner"


@rule("AVA-GOLD-03")
def test_resource_cards_that_come_by_effects_do_not_count() -> None:
    s = scene(
        "A: hand: Till, Wolf; deck: Bear, Ox, Ox\nB:",
        cards={"Till": "magic 0: Lay the top card of your deck as a resource card."},
    )
    s.choose("play Till", "name Gaian", "lay Wolf", "name Gaian")
    assert s.gems("A") == "2 Gaian"


@rule("AVA-GOLD-08", "AVA-GOLD-09", "AVA-GOLD-10", "AVA-GOLD-EX1", "AVA-CARD-03", "AVA-CARD-04")
def test_a_cost_is_paid_in_its_own_factions_gold_and_loyalty_marks_fill_only_a_gap() -> None:
    def elf(gold: str) -> object:
        s = scene(f"A: gold {gold}; hand: Elf\nB:\nphase: Entrance", cards=ELF)
        s.choose("play Elf")
        return s.gems("A"), s.consumed("A")

    assert elf("5 Gaian, 2 Red Banner") == ("2 Gaian + 2 Red Banner", "3 Gaian")
    assert elf("2 Gaian, 2 Red Banner") == ("1 Red Banner", "2 Gaian + 1 Red Banner")
    s = scene("A: gold 1 Gaian, 5 Red Banner; hand: Elf\nB:\nphase: Entrance", cards=ELF)
    s.refused("play Elf", "AVA-GOLD-09")
    assert s.gems("A") == "1 Gaian + 5 Red Banner"
    s = scene("A: gold 1 Gaian, 1 Red Banner; hand: Elf\nB:\nphase: Entrance", cards=ELF)
    s.refused("play Elf", "AVA-GOLD-10")


@rule("AVA-GOLD-09")
def test_a_house_rule_lets_foreign_gold_pay_before_own_gold_has_run_out() -> None:
    s = scene("A: gold 5 Gaian, 2 Red Banner; hand: Elf\nB:\nphase: Entrance", cards=ELF, settings={"looseLoyalty": 1})
    s.choose("play Elf")
    assert sorted(s.options()) == ["pay 2 Gaian + 1 Red Banner", "pay 3 Gaian"]
    s.choose("pay 2 Gaian + 1 Red Banner")
    assert s.gems("A") == "3 Gaian + 1 Red Banner"


@rule("AVA-GOLD-09")
def test_which_foreign_gold_fills_the_gap_is_for_the_payer_to_say() -> None:
    s = scene("A: gold 2 Gaian, 1 Red Banner, 1 The Empire; hand: Elf\nB:\nphase: Entrance", cards=ELF)
    s.choose("play Elf")
    assert sorted(s.options()) == ["pay 2 Gaian + 1 Red Banner", "pay 2 Gaian + 1 The Empire"]


@rule("AVA-GOLD-11")
def test_spent_gold_stays_spent_if_the_card_does_not_resolve() -> None:
    s = scene(
        "A: gold 2 Gaian; hand: Charm\nB: hand: Halt",
        cards=CHARM | {"Halt": "event 0: Stop target card being played from resolving."},
    )
    s.choose("play Charm", "play Halt")
    s.all_pass()
    assert (s.gems("A"), s.grave("A")) == ("", ["Charm"])


@rule("AVA-GOLD-13", "AVA-MARK-05", "AVA-TURN-06")
def test_gold_left_over_pays_in_the_turns_of_others_until_ones_own_unmark_phase() -> None:
    s = scene("A: gold 1 Gaian, 1 Gaian marked; hand: Nap, Nap\nB: hand: Charm; gold 2 Gaian", cards=CHARM)
    s.to("Play", "B")
    assert s.gems("A") == "1 Gaian"
    s.choose("play Charm", "play Nap")
    s.all_pass()
    assert s.consumed("A") == "2 Gaian"
    s.to("Play", "A")
    assert s.gems("A") == "2 Gaian"


@rule("AVA-GOLD-14", "AVA-ABIL-EX3", "AVA-ABIL-07")
def test_an_ability_is_paid_in_gold_of_any_factions_exactly_as_much_as_it_says() -> None:
    mill = {"Mill": "creature 1 Gaian 1/1: 4 gold: Draw a card."}
    s = scene("A: gold 2 Red Banner, 3 The Empire; army: Mill\nB:", cards=mill)
    s.choose("use Mill")
    s.choose("pay 2 Red Banner + 2 The Empire")
    assert s.gems("A") == "1 The Empire"
    s = scene("A: gold 3 Gaian; army: Mill; hand: 1\nB:", cards=mill)
    s.refused("use Mill", "AVA-GOLD-14")


@rule("AVA-GOLD-06", "AVA-GOLD-07")
def test_gold_that_was_produced_waits_in_the_pool_and_is_lost_at_the_end_of_the_turn() -> None:
    s = scene(
        "A: army: Miller; hand: Charm, 1\nB:",
        cards=CHARM | {"Miller": "creature 1 1/1: (M): Produce 3 Gaian gold."},
    )
    s.carry_out("use Miller")
    assert s.table.gems(0)[1] == 3
    s.play("Charm")
    assert s.table.gems(0)[1] == 1
    s.to("Draw", "B")
    assert s.table.gems(0)[1] == 0
    assert s.marked("Miller")


WRECKS = {
    "Wreck": "event 0: Destroy target resource card.", "Blight": "event 0: Each player sacrifices a resource card.",
    "Spark": "event 0: Deal 1 damage to target creature.", "Nap": "event 1 Gaian: Draw a card.",
}  # fmt: skip


@rule("AVA-GOLD-06", "AVA-GOLD-07", "AVA-GOLD-SC1", "AVA-GOLD-08")
def test_a_resource_card_that_may_be_lost_can_produce_ahead_and_the_pool_is_spent_first() -> None:
    s = scene(
        "A: gold 2 Gaian, 1 Gaian marked; hand: Nap, Nap\nB: hand: Wreck\nC: hand: Spark; army: Imp\n"
        "phase: Play, active B",
        cards=WRECKS,
    )
    s.choose("play Wreck", "target Gaian resource card")
    assert s.asked == "C"
    s.choose("pass")
    assert s.options() == ["pass", "play Nap", "play Nap (2)", "produce gold with Gaian resource card"]
    s.refused("produce gold with Gaian resource card (2)", "AVA-GOLD-06")
    s.choose("produce gold with Gaian resource card")
    assert (s.asked, s.options()) == ("A", ["pass", "play Nap", "play Nap (2)"]), "that was no answer"
    assert (s.table.gems(0)[1], s.gems("A")) == (2, "1 Gaian")
    s.choose("pass")
    assert (s.place("Gaian resource card"), s.chain()) == ("A's graveyard", []), "nobody's pass was taken back"
    assert (s.gems("A"), s.consumed("A")) == ("1 Gaian", "1 Gaian"), "the one that was marked before stays so"
    s.to("Play", "C")
    assert s.table.gems(0)[1] == 1, "what the pool held is lost"


@rule("AVA-GOLD-06", "AVA-GOLD-08")
def test_gold_of_the_pool_is_spent_before_another_resource_card_is_marked() -> None:
    s = scene("A: gold 2 Gaian; hand: Nap\nB: hand: Wreck\nphase: Play, active B", cards=WRECKS)
    s.choose("play Wreck", "target Gaian resource card", "produce gold with Gaian resource card", "play Nap")
    s.all_pass()
    assert (s.gems("A"), s.consumed("A"), s.table.gems(0)[1]) == ("1 Gaian", "", 1)


@rule("AVA-GOLD-06")
def test_gold_is_produced_ahead_only_where_a_resource_card_may_be_lost() -> None:
    s = scene(
        "A: gold 1 Gaian; hand: Nap\nB: hand: Spark, Blight; army: Imp, Ox 1/5\nphase: Play, active B", cards=WRECKS
    )
    s.choose("play Spark", "target Ox")
    assert s.options() == ["pass", "play Nap"]
    s.refused("produce gold with Gaian resource card", "AVA-GOLD-06")
    s.choose("pass", "play Blight")
    assert "produce gold with Gaian resource card" in s.options()


THREATS = {
    "Deal 1 damage to target creature. Each player sacrifices a resource card.": True, "Destroy all permanents.": True,
    "Each player sacrifices a permanent.": True, "Return all resource cards to their owners' hands.": True,
    "Deal 1 damage to target creature for each resource card you control.": False,
    "If an opponent controls a resource card, draw a card.": False, "Destroy all creatures.": False,
    "Draw a card.": False,
}  # fmt: skip


@rule("AVA-GOLD-06")
@pytest.mark.parametrize("text", THREATS)
def test_what_a_text_may_take_is_a_matter_of_its_nouns_not_of_its_words(text: str) -> None:
    s = scene(
        "A: gold 1 Gaian; hand: Nap\nB: hand: Woe; army: Imp, Ox 1/5\nphase: Play, active B",
        cards=WRECKS | {"Woe": f"event 0: {text}"},
    )
    s.choose("play Woe", *(["target Ox"] if "target" in text else []))
    assert ("produce gold with Gaian resource card" in s.options()) == THREATS[text]


@rule("AVA-GOLD-15", "AVA-DECK-09", "AVA-STATE-02")
def test_a_resource_card_is_no_card_but_that_and_is_turned_up_when_it_leaves() -> None:
    s = scene(
        "A: hand: Wolf, Rot\nB: hand: Wreck",
        cards={
            "Rot": "enchantment 0: Attach to target resource card.",
            "Wreck": "event 0: Put target resource card into its owner's graveyard.",
        },
    )
    s.choose("lay Wolf", "name Red Banner")
    assert s.sees("A", "Wolf")
    assert not s.sees("B", "Wolf")
    s.play("Rot")
    assert s.place("Rot") == "on Red Banner resource card"
    s.to("Play", "B")
    s.play("Wreck")
    assert s.grave("A") == ["Rot", "Wolf"]
    assert s.sees("B", "Wolf")


@rule("AVA-GOLD-07")
def test_a_resource_card_that_has_produced_stays_marked_when_another_is_lost() -> None:
    s = scene("A: gold 1 Gaian, 1 Gaian marked\nB: hand: Wreck\nphase: Play, active B", cards=WRECKS)
    s.choose("play Wreck", "target Gaian resource card", "pass")
    assert (s.place("Gaian resource card"), s.gems("A"), s.consumed("A")) == ("A's graveyard", "", "1 Gaian")
