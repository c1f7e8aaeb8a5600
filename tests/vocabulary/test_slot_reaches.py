"""Whom SLOT's creatures reach in one type of combat by a text, and that they reach nobody else."""

from scenes.slot import Scene, rule, scene

CARDS = {
    "Hawk": "close 1 ranged 1 def 1 life 3: In ranged combat this creature reaches every creature in the enemy front row.",
    "Wing": "close 1 ranged 1 def 1 life 3: From F1, this creature reaches every slot of the enemy front row in close combat.",
    "Crew": "ranged 1 def 1 life 3: This creature reaches each slot of the enemy front row and no other slot.",
    "Wall": "def 1 life 3",
}
ENEMIES = "B: front: Wall, -, Wall, Wall; back: Wall, Wall"


def targets(s: Scene, combat: str) -> list[str]:
    """Which slots can be attacked now in this type of combat."""
    found = [option for option in s.options() if option.startswith("attack") and option.endswith(combat)]
    return sorted(option.split(" ")[2] for option in found)


@rule("SLOT-ATK-03", "SLOT-PRIO-01")
def test_in_one_type_of_combat_the_whole_row_is_reached() -> None:
    s = scene(f"A: front: Hawk\n{ENEMIES}\nstep: Action, ap 3", cards=CARDS)
    assert (targets(s, "close"), targets(s, "ranged")) == (["F1"], ["F1", "F3", "F4"])


@rule("SLOT-ATK-03", "SLOT-PRIO-01")
def test_only_from_that_slot() -> None:
    s = scene(f"A: front: Wing\n{ENEMIES}\nstep: Action, ap 3", cards=CARDS)
    assert (targets(s, "close"), targets(s, "ranged")) == (["F1", "F3", "F4"], ["F1"])
    s = scene(f"A: front: -, Wing\n{ENEMIES}\nstep: Action, ap 3", cards=CARDS)
    assert (targets(s, "close"), targets(s, "ranged")) == (["B2", "F1", "F3"], ["B2", "F1", "F3"])


@rule("SLOT-ATK-04", "SLOT-ATK-05", "SLOT-PRIO-02")
def test_no_other_slot_is_reached_covered_or_not() -> None:
    for army in ("front: -, Crew", "front: Wall; back: -, Crew"):
        s = scene(f"A: {army}\n{ENEMIES}\nstep: Action, ap 3", cards=CARDS)
        assert targets(s, "ranged") == ["F1", "F3", "F4"]
