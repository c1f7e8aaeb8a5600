"""An enchantment is attached to what else its own text allows, and nowhere else."""

from scenes.arc import rule, scene

CARDS = {
    "Shift": "event 0: Attach target enchantment to another legal target.",
    "Rust": "enchantment 1: Attach to a creature an opponent controls. It gets -1/-0.",
}


@rule("ARC-ENCH-02")
def test_it_goes_where_whoever_controls_it_could_have_attached_it() -> None:
    s = scene(
        "A: army: Elk 3/9; hand: Shift\nB: army: Ox 3/9, Cow 3/9; attached: Rust on Elk\nphase: Play", cards=CARDS
    )
    s.refused("play Shift", "ARC-PLAY-07")
    s = scene(
        "A: army: Elk 3/9, Doe 3/9; hand: Shift\nB: army: Ox 3/9; attached: Rust on Elk\nphase: Play", cards=CARDS
    )
    s.choose("play Shift")
    assert (s.value("Elk"), s.value("Doe"), s.value("Ox")) == ("3/9", "2/9", "3/9")
