"""Abilities that others use than who controls the card: they pay, in their own phases, and nobody else may."""

from scenes.arc import Scene, rule, scene

TABLE = "A: gems 3 Gaian; army: Elk 2/9\nB: army: Ox 2/9; gems 3 Gaian; attached: Rust on Elk\nphase: {}"


def rusted(text: str, phase: str = "Play") -> Scene:
    """B's Rust lies on A's Elk."""
    return scene(TABLE.format(phase), cards={"Rust": f"enchantment 1: {text}"})


@rule("ARC-ABIL-05", "ARC-ABIL-09")
def test_the_controller_of_the_enchanted_creature_pays_to_be_rid_of_the_enchantment() -> None:
    s = rusted("Attach to a creature. It gets -1/-1. In his Play phases its controller may pay 3 to destroy Rust.")
    s.choose("use Rust")
    assert s.value("Elk") == "2/9"
    assert s.consumed("A") == "3 Gaian"


@rule("ARC-ABIL-05")
def test_who_controls_the_enchantment_cannot_use_what_is_left_to_another() -> None:
    s = rusted("Attach to a creature. It gets -1/-1. Its controller may pay 3 to destroy Rust.", "Play, active B")
    assert not [label for label in s.options() if "Rust" in label]


@rule("ARC-ABIL-05")
def test_any_player_may_use_it_and_does_it_himself() -> None:
    s = rusted("Attach to a creature. 2: Draw a card. Any player may use this ability.")
    s.choose("use Rust")
    assert s.consumed("A") == "2 Gaian"
    assert len(s.hand("A")) == 1
