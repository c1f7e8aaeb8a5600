"""What attacks in one type of combat take in SLOT by a text."""

from scenes.slot import Scene, rule, scene

CARDS = {
    "Culverin": "close 1 ranged 1 def 1 life 3: A ranged attack by this creature takes 2 action points.",
    "Sling": "close 1 ranged 1 def 1 life 3: This creature attacks in close combat for free.",
    "Smoke": "def 1 life 3: Attacking in ranged combat costs enemy creatures 1 AP more.",
    "Both": "close 1 ranged 1 def 1 life 3",
    "Wall": "def 9 life 9",
}


def types(s: Scene, who: str) -> list[str]:
    """In which types it can attack alone now."""
    return sorted({option.rsplit(", ")[-1] for option in s.options() if f" with {who} F" in option and "," in option})


@rule("SLOT-AP-02", "SLOT-AP-05")
def test_a_ranged_attack_takes_two_points_and_a_close_one_takes_one() -> None:
    s = scene("A: front: Culverin, Page\nB: front: Wall\nstep: Action, ap 1", cards=CARDS)
    assert types(s, "Culverin") == ["close"]
    s = scene("A: front: Culverin, Page\nB: front: Wall\nstep: Action, ap 3", cards=CARDS)
    s.choose("attack Wall F1 with Culverin F1, ranged")
    assert s.ap == 1
    s = scene("A: front: Culverin, Page\nB: front: Wall\nstep: Action, ap 3", cards=CARDS)
    s.choose("attack Wall F1 with Culverin F1, close")
    assert s.ap == 2


@rule("SLOT-AP-02", "SLOT-GROUP-05", "SLOT-GROUP-08")
def test_in_a_group_its_share_is_one_point() -> None:
    s = scene("A: front: Culverin, Both, Page\nB: front: Wall, -, Wall\nstep: Action, ap 3", cards=CARDS)
    group = next(o for o in s.options() if "Culverin" in o and "Both" in o and "Page" not in o and o.endswith("ranged"))
    s.choose(group)
    assert s.ap == 1


@rule("SLOT-AP-02", "SLOT-AP-05")
def test_without_a_point_only_what_is_free_is_offered() -> None:
    s = scene("A: front: Sling\nB: front: Wall\nstep: Action, ap 0", cards=CARDS)
    assert types(s, "Sling") == ["close"]


@rule("SLOT-AP-02", "SLOT-AP-05", "SLOT-PRIO-01")
def test_an_enemy_makes_shots_dearer() -> None:
    s = scene("A: front: Both\nB: front: Smoke\nstep: Action, ap 1", cards=CARDS)
    assert types(s, "Both") == ["close"]
