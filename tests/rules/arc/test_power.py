"""ARC-POWER: resource cards, gems, loyalty."""

import pytest

from scenes.arc import Scene, rule, scene

CARDS = {
    "Idle": "event 0: Gain 1 victory point.",
    "Levy": "event 0: Lay a card from your hand as a resource.",
    "Drain": "event 0: Sacrifice a resource card.",
    "Raid": "event 0: Destroy target resource card.",
    "Recall": "event 0: Return target resource card to its owner's hand.",
    "Rust": "enchantment 0: Attach to target resource card.",
    "Bolt": "event 2: Gain 1 victory point.",
    "Volley": "event 3: Gain 1 victory point.",
    "Deny": "event 1: Stop target event from resolving.",
    "Captain": "creature 4 Red Banner loyalty 2 3/3",
    "Ox": "creature 2 2/2",
    "Mouse": "creature 1 1/1",
    "Sage": "creature 1 Gaian loyalty 1 1/1: 2 power: Gain 1 victory point.",
    "Druid": "creature 1 Gaian 1/1: 2 Gaian power: Gain 1 victory point.",
    "Miser": "creature 1 Gaian 1/1: 1 gold: Gain 1 victory point.",
    "Fanatic": "creature 2 Red Banner loyalty 3 2/2",
}  # fmt: skip


def payments(s: Scene) -> set[str]:
    """The ways to pay that are offered now."""
    return {label.removeprefix("pay ") for label in s.options()}


@rule("ARC-POWER-01")
def test_a_hand_card_placed_face_down_becomes_a_resource_card_with_one_gem() -> None:
    s = scene("A: hand: Captain, Ox\nB:\nphase: Draw", cards=CARDS)
    s.choose("2 resources", "lay Captain", "name Gaian", "name Gaian")
    assert (s.place("Captain"), s.place("Ox"), s.gems("A")) == ("A's reserves", "A's reserves", "2 Gaian")


@rule("ARC-POWER-01")
def test_resources_are_made_in_the_draw_phase_or_by_an_effect_only() -> None:
    s = scene("A: hand: Ox, Levy\nB:", cards=CARDS)
    s.refused("lay Ox", "ARC-POWER-01")
    s.play("Levy", "name Gaian")
    assert (s.place("Ox"), s.gems("A")) == ("A's reserves", "1 Gaian")


@rule("ARC-POWER-02")
def test_the_player_names_any_of_the_five_factions_whatever_the_card_is() -> None:
    s = scene("A: hand: Captain, Ox; deck: 5\nB:\nphase: Draw", cards=CARDS)
    s.choose("2 resources", "lay Captain")
    assert s.options() == [
        "name Dark Legion",
        "name Gaian",
        "name House of Nobles",
        "name Red Banner",
        "name The Empire",
    ]
    s.choose("name The Empire")
    assert s.gems("A") == "1 The Empire"


@rule("ARC-POWER-03")
def test_resource_cards_of_a_faction_pay_from_one_pile() -> None:
    s = scene("A: gems 1 Gaian, 1 Dark Legion, 1 Gaian; hand: Ox\nB:", cards=CARDS)
    s.choose("play Ox")
    assert payments(s) == {"2 Gaian", "1 Dark Legion + 1 Gaian"}
    s.choose("pay 2 Gaian")
    assert (s.consumed("A"), s.gems("A")) == ("2 Gaian", "1 Dark Legion")


@rule("ARC-POWER-04")
def test_each_resource_card_has_one_gem_that_goes_with_it_a_consumed_one_first() -> None:
    s = scene("A: gems 2 Gaian, 1 Gaian consumed; hand: Raid\nB:", cards=CARDS)
    s.play("Raid", "target Gaian resource card")
    assert len(s.cards_at("A's reserves")) == 2
    assert (s.gems("A"), s.consumed("A")) == ("2 Gaian", "")


@rule("ARC-POWER-05", "ARC-POWER-EX2")
def test_paying_consumes_free_gems_and_leaves_the_others_free() -> None:
    s = scene("A: gems 3 Gaian; hand: Ox; deck: 20\nB: deck: 20", cards=CARDS)
    s.choose("play Ox")
    assert (s.consumed("A"), s.gems("A")) == ("2 Gaian", "1 Gaian")
    s.to("Draw", "A")
    assert (s.consumed("A"), s.gems("A")) == ("", "3 Gaian")


@rule("ARC-POWER-06")
def test_a_new_gem_is_free_and_can_be_spent_the_same_turn() -> None:
    s = scene("A: gems 1 Gaian; hand: Ox; deck: 5\nB:\nphase: Draw", cards=CARDS)
    s.choose("draw 1 + 1 resource", "lay Spare", "name Gaian")
    s.to("Play")
    s.choose("play Ox")
    assert s.consumed("A") == "2 Gaian"


@rule("ARC-POWER-07")
def test_consumed_gems_become_free_in_their_owners_unmark_phase_and_in_no_other() -> None:
    s = scene(
        "A: gems 2 Gaian consumed; deck: 20\nB: gems 1 Red Banner consumed; deck: 20\nphase: Second Play, active A"
    )
    s.to("Draw", "B")
    assert (s.gems("A"), s.gems("B")) == ("", "1 Red Banner")
    s.to("Draw", "A")
    assert s.gems("A") == "2 Gaian"


@rule("ARC-POWER-08")
def test_only_free_gems_pay_and_each_pays_one() -> None:
    s = scene("A: gems 1 Gaian, 3 Gaian consumed; hand: Ox, Mouse\nB: gems 5 Gaian", cards=CARDS)
    s.refused("play Ox", "ARC-POWER-08")
    s.choose("play Mouse")
    assert s.gems("A") == ""


@rule("ARC-POWER-09", "ARC-POWER-EX1")
def test_four_gems_two_loyal() -> None:
    s = scene("A: gems 4 Red Banner, 3 Gaian, 1 Dark Legion, 1 The Empire; hand: Captain\nB:", cards=CARDS)
    s.choose("play Captain")
    ways = payments(s)
    assert {"2 Gaian + 2 Red Banner", "4 Red Banner", "1 Dark Legion + 2 Red Banner + 1 The Empire"} <= ways
    assert all("2 Red" in way or "3 Red" in way or "4 Red" in way for way in ways)
    assert all(sum(int(n) for n in way.split() if n.isdigit()) == 4 for way in ways)
    s = scene("A: gems 1 Red Banner, 3 Gaian; hand: Captain, Idle\nB:", cards=CARDS)
    s.refused("play Captain", "ARC-POWER-09")
    s = scene("A: gems 2 Red Banner, 1 Gaian; hand: Captain, Idle\nB:", cards=CARDS)
    s.refused("play Captain", "ARC-POWER-08")


@rule("ARC-POWER-09")
def test_if_loyalty_exceeds_the_cost_all_gems_must_be_of_the_own_faction() -> None:
    s = scene("A: gems 2 Red Banner, 2 Gaian; hand: Fanatic\nB:", cards=CARDS)
    s.choose("play Fanatic")
    assert s.consumed("A") == "2 Red Banner"
    s = scene("A: gems 1 Red Banner, 2 Gaian; hand: Fanatic, Idle\nB:", cards=CARDS)
    s.refused("play Fanatic", "ARC-POWER-09")


@rule("ARC-POWER-10")
def test_gems_stay_spent_when_the_card_does_not_resolve() -> None:
    s = scene("A: gems 2 Gaian; hand: Bolt\nB: gems 1 Gaian; hand: Deny", cards=CARDS)
    s.choose("play Bolt")
    s.choose("play Deny")
    s.all_pass()
    assert (s.points("A"), s.place("Bolt"), s.consumed("A")) == (15, "A's graveyard", "2 Gaian")


@rule("ARC-POWER-11")
def test_a_consumed_gem_cannot_pay_again() -> None:
    s = scene("A: gems 3 Gaian; hand: Ox, Bolt, Mouse\nB:", cards=CARDS)
    s.choose("play Ox")
    s.refused("play Bolt", "ARC-POWER-08")
    s.choose("play Mouse")
    assert (s.gems("A"), s.consumed("A")) == ("", "3 Gaian")


@rule("ARC-POWER-12", "ARC-POWER-SC1")
def test_free_gems_pay_in_the_others_turn_until_ones_next_unmark_phase() -> None:
    s = scene(
        """
        A: gems 2 Gaian, 3 Gaian consumed; hand: Bolt, Volley; deck: 20
        B: hand: Idle; deck: 20
        phase: Play, active B
    """,
        cards=CARDS,
    )
    s.choose("play Idle")
    assert (s.asked, s.options()) == ("A", ["pass", "play Bolt"])
    s.refused("play Volley", "ARC-POWER-08")
    s.to("Draw", "A")
    assert (s.gems("A"), s.consumed("A")) == ("5 Gaian", "")


@rule("ARC-POWER-13")
def test_abilities_cost_power_of_any_factions_and_loyalty_does_not_bind_them() -> None:
    s = scene("A: gems 2 Red Banner; army: Sage\nB:", cards=CARDS)
    s.choose("use Sage")
    s.all_pass()
    assert (s.points("A"), s.consumed("A")) == (16, "2 Red Banner")
    s = scene("A: gems 1 Red Banner; army: Miser, Sage\nB:", cards=CARDS)
    s.refused("use Sage", "ARC-POWER-13")
    s.choose("use Miser")
    s.all_pass()
    assert (s.points("A"), s.consumed("A")) == (16, "1 Red Banner")


@rule("ARC-POWER-13")
def test_an_ability_that_names_a_faction_takes_gems_of_that_faction() -> None:
    s = scene("A: gems 1 Gaian, 3 Red Banner; army: Druid, Miser\nB:", cards=CARDS)
    s.refused("use Druid", "ARC-POWER-13")
    s = scene("A: gems 2 Gaian, 3 Red Banner; army: Druid\nB:", cards=CARDS)
    s.choose("use Druid")
    assert s.consumed("A") == "2 Gaian"


@rule("ARC-POWER-14")
def test_the_payer_chooses_the_gems_and_the_default_takes_the_largest_other_pile() -> None:
    s = scene("A: gems 4 Red Banner, 1 Gaian, 3 The Empire; hand: Captain\nB:", cards=CARDS)
    s.choose("play Captain")
    assert s.options()[0] == "pay 2 Red Banner + 2 The Empire"
    assert s.asked == "A"
    s.choose("pay 1 Gaian + 2 Red Banner + 1 The Empire")
    assert s.consumed("A") == "1 Gaian + 2 Red Banner + 1 The Empire"


@rule("ARC-POWER-15")
def test_an_enchantment_may_be_attached_to_a_resource_card_and_goes_with_it() -> None:
    s = scene("A: gems 1 Gaian; hand: Rust, Raid\nB:", cards=CARDS)
    s.play("Rust")
    assert s.place("Rust") == "on Gaian resource card"
    s.play("Raid")
    assert s.place("Rust") == "A's graveyard"


@rule("ARC-POWER-15")
def test_a_resource_card_has_nothing_of_its_hidden_face_and_only_its_owner_may_look() -> None:
    cards = CARDS | {
        "Wolf": "creature 1 (Beast) 2/2: When this creature leaves play, gain 5 victory points.",
        "Hunt": "event 0: Kill all Beasts.",
        "Cheer": "event 0: All creatures get +1/+1 until end of turn.",
    }
    s = scene("A: hand: Wolf, Hunt, Raid; deck: 5\nB:\nphase: Draw", cards=cards)
    s.choose("draw 1 + 1 resource", "lay Wolf", "name Gaian")
    assert (s.sees("A", "Wolf"), s.sees("B", "Wolf")) == (True, False)
    s.to("Play")
    s.play("Hunt")
    assert s.place("Wolf") == "A's reserves"
    s.play("Raid")
    assert (s.place("Wolf"), s.points("A")) == ("A's graveyard", 15)
    assert s.sees("B", "Wolf")


@rule("ARC-POWER-15")
@pytest.mark.parametrize(("card", "sees"), [("Raid", True), ("Recall", False)])
def test_a_resource_card_that_leaves_play_is_turned_up_unless_it_goes_to_the_hand(card: str, sees: bool) -> None:
    s = scene(f"A: hand: Ox, {card}; deck: 5\nB:\nphase: Draw", cards=CARDS)
    s.choose("draw 1 + 1 resource", "lay Ox", "name Gaian")
    s.to("Play")
    s.play(card)
    assert s.place("Ox") == ("A's graveyard" if sees else "A's hand")
    assert s.sees("B", "Ox") == sees
