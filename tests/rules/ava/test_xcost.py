"""AVA-XCOST: costs with an X."""

from scenes.ava import rule, scene


@rule("AVA-XCOST-01", "AVA-PLAY-10")
def test_x_is_fixed_as_the_card_is_announced_and_paid_in_gold_of_its_faction_loyalty_as_usual() -> None:
    cards = {"Pyre": "event X+1 Red Banner loyalty 1: Deal X damage to target creature."}
    s = scene("A: gold 2 Red Banner, 4 Gaian; hand: Pyre\nB: army: Ox 1/9", cards=cards)
    s.choose("play Pyre")
    assert s.options() == ["number 0", "number 1", "number 2"], "one of another faction and no more"
    s.choose("number 2")
    assert (s.consumed("A"), s.damage("Ox")) == ("1 Gaian + 2 Red Banner", 2)


@rule("AVA-XCOST-01")
def test_where_the_text_defines_x_it_is_counted_at_announcement_and_does_not_change_after() -> None:
    cards = {"Mirror": "event X: Deal X damage to target creature. X is its ATK.",
             "Chill": "event 0: Target creature gets -2/-0 until end of turn."}  # fmt: skip
    s = scene("A: gold 3 Gaian; hand: Mirror\nB: army: Ox 3/9, Elk 4/9; hand: Chill", cards=cards)
    s.choose("play Mirror")
    assert s.consumed("A") == "3 Gaian", "for Elk it cannot be paid"
    s.choose("play Chill", "target Ox")
    assert s.damage("Ox") == 3
