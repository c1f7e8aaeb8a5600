"""SLOT-ABIL-22: what lasts until the end of a battle, used where there is none."""

from scenes.slot import Scene, rule, scene

CARDS = {
    "Witch": "close 1 def 2 life 2: [1] Curse - Target enemy creature gets -2 DEF until end of battle.",
    "Hexer": "close 1 def 2 life 2: [ ] Hush - Target enemy creature loses all abilities during this combat.",
    "Wall": "close 1 def 7 life 9",
    "Drum": "close 1 def 1 life 2: Other ally creatures get +1 close.",
}
TEXT = "A: front: Witch, Page, Page, Hexer\nB: front: Wall, Drum; back: Page"


def cursed(step: str) -> Scene:
    """A has cursed the wall outside a battle."""
    s = scene(f"{TEXT}\nstep: {step}", cards=CARDS)
    s.choose("use Witch", "target Wall", "give Page F2")
    assert s.value("B F1", "DEF") == 5
    return s


@rule("SLOT-ABIL-22")
def test_what_was_to_last_for_a_battle_ends_with_the_turn() -> None:
    s = cursed("Abilities")
    s.to("Action")
    assert s.value("B F1", "DEF") == 5
    s.choose("done")
    assert (s.active, s.value("B F1", "DEF")) == ("B", 7)


@rule("SLOT-ABIL-22")
def test_it_lasts_through_the_next_battle_and_no_further() -> None:
    s = cursed("Action")
    s.choose("attack Wall F1 with Witch F1, close")
    s.decline()
    assert (s.active, s.value("B F1", "DEF")) == ("A", 7)


@rule("SLOT-ABIL-22")
def test_silence_for_a_battle_ends_with_the_turn_too() -> None:
    s = scene(f"{TEXT}\nstep: Action", cards=CARDS)
    s.choose("use Hexer", "target Drum")
    assert s.value("B F1", "close") == 1
    s.choose("done")
    assert (s.active, s.value("B F1", "close")) == ("B", 2)
