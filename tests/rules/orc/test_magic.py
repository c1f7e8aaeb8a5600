"""ORC-MAGIC: where and when magic is played, and for how long it lasts."""

from scenes.orc import rule, scene

CARDS = {
    "Mage": "creature (Caster) 1/1",
    "Blaze": "magic: Target creature gets +2/+0.",
    "Bolt": "magic: Deal 1 damage to target creature.",
    "Kill": "event: Kill target creature.",
}


@rule("ORC-MAGIC-01")
def test_magic_is_played_in_the_own_play_phases_only() -> None:
    s = scene("A: offensive: Mage; hand: Blaze, Bolt\nB: offensive: Mage; hand: Blaze, Kill", cards=CARDS)
    s.choose("play Blaze")
    assert s.asked == "B"
    s.refused("play Blaze (2)", "ORC-RESP-10")
    s.all_pass()
    s.to("Move or Attack")
    s.refused("play Bolt", "ORC-TURN-23")


@rule("ORC-MAGIC-02", "ORC-MAGIC-DX1", "ORC-MAGIC-05", "ORC-CREA-10")
def test_magic_is_played_only_in_a_front_with_a_caster_and_reaches_what_is_local_to_it() -> None:
    s = scene("""
        A: offensive: Wolf 2/2; defensive: Mage, Fox 1/1; hand: Blaze
        B: offensive: Elk 1/1; defensive: Hen 1/1
    """, cards=CARDS)  # fmt: skip
    s.choose("play Blaze")
    assert s.options() == ["target Mage", "target Fox", "target Elk"]
    s = scene("A: offensive: Wolf 2/2; hand: Blaze, 1", cards=CARDS)
    s.refused("play Blaze", "ORC-MAGIC-02")


@rule("ORC-MAGIC-02", "ORC-MAGIC-06")
def test_a_marked_or_assigned_caster_serves_too_and_is_not_marked() -> None:
    for state in ("marked", "assigned"):
        s = scene(f"A: offensive: Mage {state}, Wolf 2/2; hand: Blaze", cards=CARDS)
        assert "play Blaze" in s.options()
    s = scene("A: offensive: Mage, Wolf 2/2; hand: Blaze", cards=CARDS)
    s.play("Blaze", "target Wolf")
    assert not s.marked("Mage")


@rule("ORC-MAGIC-06")
def test_the_caster_is_looked_at_only_as_the_magic_is_announced() -> None:
    s = scene("A: offensive: Mage, Wolf 2/2; hand: Blaze\nB: hand: Kill", cards=CARDS)
    s.choose("play Blaze", "target Wolf", "play Kill", "target Mage")
    s.all_pass()
    assert s.place("Mage") == "A's graveyard"
    assert s.value("Wolf") == "4/2"


@rule("ORC-MAGIC-03", "ORC-MAGIC-04", "ORC-MAGIC-07")
def test_magic_adds_up_and_lasts_until_the_end_of_the_turn_and_its_cards_go_to_the_graveyard() -> None:
    s = scene("A: offensive: Mage, Wolf 2/2; hand: 2 Blaze", cards=CARDS)
    s.play("Blaze", "target Wolf")
    assert s.place("Blaze") == "A's graveyard"
    s.play("Blaze", "target Wolf")
    assert s.value("Wolf") == "6/2"
    s.to("Draw", "B")
    assert s.value("Wolf") == "2/2"
