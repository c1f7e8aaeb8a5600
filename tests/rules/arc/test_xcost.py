"""ARC-XCOST: costs with an X, which the text or the player fixes when the card is announced."""

import pytest

from scenes.arc import rule, scene

CARDS = {
    "Mirror": "event X+2: Deal 2 damage to target creature. X is its ATK.",
    "Plain Mirror": "event X: Deal 2 damage to target creature. X is its ATK.",
    "Tribute": "magic X+1: Gain X victory points. X is the ATK of target creature.",
    "Blaze": "event X: Deal X damage to target creature.",
    "Flare": "event X+2: Deal X damage to target creature.",
    "Pyre": "event X Red Banner loyalty 2: Deal X damage to target creature.",
    "Census": "magic X: Draw two cards. X is the number of creatures you control.",
    "Adept": "creature 1 1/1: X: This creature gets +X/+0 until end of turn.",
    "Rage": "event 0: Target creature gets +3/+0 until end of turn.",
    "Chill": "event 0: Target creature gets -4/-0 until end of turn.",
}


@rule("ARC-XCOST-01", "ARC-XCOST-02")
def test_the_player_chooses_x_when_the_text_leaves_it_open_and_pays_it() -> None:
    s = scene("A: gems 4 Gaian; hand: Blaze\nB: army: Wolf 1/9", cards=CARDS)
    s.choose("play Blaze")
    assert s.options() == ["number 0", "number 1", "number 2", "number 3", "number 4"]
    s.choose("number 3")
    assert (s.consumed("A"), s.damage("Wolf")) == ("3 Gaian", 3)


@rule("ARC-XCOST-01")
def test_a_modifier_is_added_to_x() -> None:
    s = scene("A: gems 4 Gaian; hand: Flare\nB: army: Wolf 1/9", cards=CARDS)
    s.choose("play Flare")
    assert s.options() == ["number 0", "number 1", "number 2"]
    s.choose("number 1")
    assert (s.consumed("A"), s.damage("Wolf")) == ("3 Gaian", 1)
    s = scene("A: gems 1 Gaian; hand: Flare; army: Owl\nB: army: Wolf 1/9", cards=CARDS)
    s.refused("play Flare", "ARC-POWER-08")


@rule("ARC-XCOST-01")
def test_loyalty_counts_for_x_as_usual() -> None:
    s = scene("A: gems 3 Gaian, 2 Red Banner; hand: Pyre\nB: army: Wolf 1/9", cards=CARDS)
    s.choose("play Pyre", "number 3")
    assert (s.consumed("A"), s.damage("Wolf")) == ("1 Gaian + 2 Red Banner", 3), "there was no other way to pay"


@rule("ARC-XCOST-01")
def test_where_loyalty_lacks_x_can_only_be_nothing() -> None:
    s = scene("A: gems 3 Gaian; hand: Pyre\nB: army: Wolf 1/9", cards=CARDS)
    s.choose("play Pyre")
    assert (s.gems("A"), s.damage("Wolf"), s.grave("A")) == ("3 Gaian", 0, ["Pyre"])


@rule("ARC-XCOST-01", "ARC-XCOST-02")
def test_the_text_defines_x_by_what_is_counted() -> None:
    s = scene("A: gems 3 Gaian; hand: Census; army: Wolf, Fox\nB: army: Owl", cards=CARDS)
    s.choose("play Census")
    assert (s.consumed("A"), len(s.hand("A"))) == ("2 Gaian", 2)


@rule("ARC-XCOST-01", "ARC-PLAY-07")
def test_a_target_that_cannot_be_paid_for_is_not_offered() -> None:
    s = scene("A: gems 4 Gaian; hand: Mirror\nB: army: Wolf 3/9, Fox 2/9, Owl 1/9", cards=CARDS)
    s.choose("play Mirror")
    assert s.options() == ["target Fox", "target Owl"]
    s.choose("target Fox")
    assert (s.consumed("A"), s.damage("Fox")) == ("4 Gaian", 2)
    s = scene("A: gems 4 Gaian; hand: Mirror; army: Imp 1/9\nB: army: Wolf 4/9", cards=CARDS)
    s.choose("play Mirror")
    assert s.damage("Imp") == 2, "the only one who could be paid for"
    s = scene("A: gems 4 Gaian; hand: Mirror, Rage\nB: army: Wolf 3/9", cards=CARDS)
    assert "play Mirror" not in s.options()


@rule("ARC-XCOST-02")
def test_x_stays_as_it_was_announced() -> None:
    s = scene("A: gems 3 Gaian; hand: Tribute\nB: army: Wolf 2/9; hand: Rage", cards=CARDS)
    s.choose("play Tribute")
    assert (s.asked, s.consumed("A")) == ("B", "3 Gaian")
    s.choose("play Rage")
    assert (s.value("Wolf"), s.points("A"), s.consumed("A")) == ("5/9", 17, "3 Gaian")


@rule("ARC-XCOST-02")
def test_a_negative_x_counts_as_nothing() -> None:
    s = scene("A: gems 2 Gaian; hand: Plain Mirror, Chill\nB: army: Wolf 1/9", cards=CARDS)
    s.play("Chill")
    assert s.value("Wolf") == "-3/9"
    s.play("Plain Mirror")
    assert (s.gems("A"), s.damage("Wolf")) == ("2 Gaian", 2)


@rule("ARC-XCOST-01", "ARC-XCOST-02")
def test_an_ability_can_cost_x() -> None:
    s = scene("A: gems 3 Gaian; army: Adept\nB: army: Owl", cards=CARDS)
    s.choose("use Adept")
    assert s.options() == ["number 0", "number 1", "number 2", "number 3"]
    s.choose("number 2")
    s.all_pass()
    assert (s.value("Adept"), s.gems("A")) == ("3/1", "1 Gaian")


@pytest.mark.parametrize("answer", ["Rage", "Chill"])
@rule("ARC-XCOST-EX1")
def test_x_plus_2_with_a_target_of_3_costs_5_whatever_becomes_of_the_target(answer: str) -> None:
    s = scene(f"A: gems 6 Gaian; hand: Mirror\nB: army: Wolf 3/9; hand: {answer}", cards=CARDS)
    s.choose("play Mirror")
    assert (s.gems("A"), s.consumed("A"), s.asked) == ("1 Gaian", "5 Gaian", "B")
    s.choose(f"play {answer}")
    assert (s.gems("A"), s.consumed("A"), s.damage("Wolf")) == ("1 Gaian", "5 Gaian", 2)


@rule("ARC-XCOST-01", "ARC-POWER-09")
def test_a_price_that_a_target_sets_fails_by_loyalty_or_by_too_few_gems() -> None:
    cards = {"Mirror": "event X Red Banner loyalty 3: Gain 1 victory point. Kill target creature. X is its ATK."}
    text = "A: gems {}; hand: Mirror, Idle\nB: army: Wolf 5/9, Rat 6/9"
    cards["Idle"] = "event 0: Gain 1 victory point."
    s = scene(text.format("2 Red Banner, 4 Gaian"), cards=cards)
    s.refused("play Mirror", "ARC-POWER-09")
    s = scene(text.format("3 Red Banner, 1 Gaian"), cards=cards)
    s.refused("play Mirror", "ARC-POWER-08")
    s = scene(text.format("3 Red Banner, 2 Gaian") + ", Cat 2/2", cards=cards)
    s.choose("play Mirror")
    s.refused("target Rat", "ARC-POWER-08")
    s.refused("target Idle", "ARC-PLAY-07")
