"""How often one moves in a turn and lays down resource cards, where a text says more than the rules."""

from scenes import orc
from scenes.ava import rule, scene

TABLE = (
    "A: army: Ram, Mule, Elf; hand: Wolf, Bear, Imp; city Oakhold; {}\nB: army: Ox; hand: Nod; city Dale\nphase: Play"
)


@rule("AVA-MOVE-01", "AVA-MOVE-02")
def test_a_text_allows_more_moves_in_a_turn_to_whom_it_says() -> None:
    s = scene(TABLE.format("army: Reach"), cards={"Reach": "creature 2 1/1: You may make two moves each turn."})
    s.choose("move Ram to Oakhold", "move Mule to Oakhold")
    s.refused("move Elf to Oakhold", "AVA-MOVE-01")
    s.to("Play", "B")
    s.choose("move Ox to Dale")
    s.refused("move Avatar of B to Dale", "AVA-MOVE-01")


@rule("AVA-MOVE-01")
def test_additional_moves_are_added_to_what_the_rules_allow_until_the_turn_is_over() -> None:
    s = scene(TABLE.format("hand: Haste"), cards={"Haste": "event 0: You may make an additional move this turn."})
    s.play("Haste")
    s.choose("move Ram to Oakhold")
    s.to("Second Play")
    s.choose("move Mule to Oakhold")
    s.refused("move Elf to Oakhold", "AVA-MOVE-01")
    s.to("Play", "B")
    s.to("Play", "A")
    s.choose("move Elf to Oakhold")
    s.refused("move Mule to the Army", "AVA-MOVE-01")


@rule("AVA-GOLD-03")
def test_a_text_allows_more_resource_cards_in_a_turn() -> None:
    s = scene(
        TABLE.format("army: Mill"), cards={"Mill": "creature 2 1/1: You may lay up to two resource cards each turn."}
    )
    s.choose("lay Wolf", "name Gaian", "lay Bear", "name Gaian")
    s.refused("lay Imp", "AVA-GOLD-03")


@orc.rule("ORC-GOLD-02")
def test_in_orc_as_well() -> None:
    s = orc.scene(
        "A: hand: Wolf, Bear, Imp; offensive: Digger\nB:",
        cards={"Digger": "creature 1 1/1: You may lay an additional resource card each turn."},
    )
    s.choose("lay Wolf", "lay Bear")
    s.refused("lay Imp", "ORC-GOLD-02")
