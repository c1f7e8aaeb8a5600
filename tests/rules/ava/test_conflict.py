"""AVA-ABIL: the Skeleton curse, and AVA-CONFLICT: cards beat rules, what forbids beats what allows, the rest adds up."""

import pytest

from scenes.ava import rule, scene

CARDS = {
    "Bones": "creature 1 (Skeleton) 1/1",
    "Curse": "enchantment 1: Attach to target player.\n"
    "Whenever a Skeleton comes into play, enchanted player discards a non-Dark Legion creature.",
    "Ghoul": "creature 1 Dark Legion 1/1",
    "Ghast": "creature 1 Dark Legion 1/1",
    "Raider": "creature 1 2/2: This creature isn't marked for attacking.",
    "Zealot": "creature 1 2/2: This creature must attack.",
    "Coward": "creature 1 2/2: This creature must attack.\nThis creature can't attack.",
    "Hawk": "creature 1 2/2: Only creatures with flying can defend against this creature.",
    "Mole": "creature 1 1/9: This creature can't have flying.",
    "Wings": "event 0: Target creature gains flying until end of turn.",
    "Fetter": "event 0: Target creature can't attack until end of turn.",
    "Goad": "event 0: Target creature must attack until end of turn.",
    "Rally": "event 0: Target creature gets +2/+2 until end of turn.",
    "Wither": "event 0: Target creature gets -1/-1 until end of turn.",
    "Grow": "event 0: Target creature becomes 5/6 until end of turn.",
    "Shrink": "event 0: Target creature becomes 2/3 until end of turn.",
}
CURSED = "attached: Curse on B; gold 1 Gaian; hand: Bones; army: Fox"
TIRED = "avatar marked"


@pytest.mark.parametrize("player", ["A", "B"])
@rule("AVA-ABIL-EX7")
def test_the_skeleton_curse_takes_a_creature_that_is_not_of_the_dark_legion(player: str) -> None:
    bones = {"Bones A": CARDS["Bones"], "Bones B": "creature 1 Dark Legion (Skeleton) 1/1"}
    s = scene(
        f"A: gold 1 Gaian; attached: Curse on B; hand: Bones A; army: Fox\n"
        f"B: gold 1 Dark Legion; hand: Bones B; army: Wolf, Ghoul\nphase: Entrance, active {player}",
        cards=CARDS | bones,
    )
    s.play(f"Bones {player}")
    assert [s.place(name) for name in ("Wolf", "Ghoul", "Fox")] == ["B's graveyard", "B's Army", "A's Army"]


@rule("AVA-ABIL-EX7")
def test_of_several_creatures_the_cursed_player_chooses() -> None:
    s = scene(f"A: {CURSED}\nB: army: Wolf, Ghoul, Owl\nphase: Entrance", cards=CARDS)
    s.choose("play Bones")
    assert (s.asked, s.options()) == ("B", ["pick Wolf", "pick Owl"])
    s.choose("pick Owl")
    assert (s.grave("B"), s.place("Wolf")) == (["Owl"], "B's Army")


@rule("AVA-ABIL-EX8", "AVA-AVATAR-17")
def test_the_skeleton_curse_does_nothing_where_all_are_of_the_dark_legion() -> None:
    s = scene(f"A: {CURSED}\nB: army: Ghoul, Ghast; hand: Spare\nphase: Entrance", cards=CARDS)
    s.play("Bones")
    assert (s.grave("B"), s.hand("B"), s.place("Avatar of B")) == ([], ["Spare"], "B's Army")


@rule("AVA-CONFLICT-01")
def test_a_card_beats_the_rules_that_attackers_are_marked_and_that_nobody_has_to_attack() -> None:
    s = scene(f"A: army: Raider, Wolf; {TIRED}\nB: {TIRED}\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "send Raider", "send Wolf")
    assert (s.marked("Raider"), s.marked("Wolf")) == (False, True)
    s = scene(f"A: army: Zealot, Wolf; {TIRED}\nB: city Oakhold; {TIRED}\nphase: Attack", cards=CARDS)
    s.refused("done", "Zealot")


@rule("AVA-CONFLICT-02")
def test_what_forbids_beats_what_allows_on_one_card() -> None:
    s = scene(f"A: army: Coward, Wolf; {TIRED}\nB: {TIRED}\nphase: Attack", cards=CARDS)
    assert "done" in s.options()
    s.choose("attack B's army")
    assert (s.marked("Coward"), s.victory("A")) == (False, 1), "only Wolf could be sent"


@pytest.mark.parametrize("order", [("Fetter", "Goad"), ("Goad", "Fetter")])
@rule("AVA-CONFLICT-02")
def test_what_forbids_beats_what_allows_whichever_came_first(order: tuple[str, str]) -> None:
    s = scene(f"A: army: Wolf, Fox; hand: Fetter, Goad, 1; {TIRED}\nB: {TIRED}", cards=CARDS)
    for name in order:
        s.play(name, "target Wolf")
    s.to("Attack")
    s.choose("attack B's army")
    assert (s.marked("Wolf"), s.victory("A")) == (False, 1), "only Fox attacked"


@rule("AVA-CONFLICT-03")
def test_changes_of_values_add_up() -> None:
    s = scene("A: army: Wolf 3/3; hand: Rally, Rally, Wither, 1\nB:", cards=CARDS)
    for name in ("Rally", "Rally", "Wither"):
        s.play(name)
    assert s.value("Wolf") == "6/6"


@pytest.mark.parametrize(
    ("order", "value"),
    [(("Grow", "Shrink"), "2/3"), (("Shrink", "Grow"), "5/6"), (("Grow", "Rally", "Shrink"), "4/5")],
)
@rule("AVA-CONFLICT-03")
def test_of_two_effects_that_set_a_value_the_later_one_counts(order: tuple[str, ...], value: str) -> None:
    s = scene("A: army: Wolf 3/3; hand: Grow, Shrink, Rally, 1\nB:", cards=CARDS)
    for name in order:
        s.play(name)
    assert s.value("Wolf") == value


@rule("AVA-CONFLICT-EX1")
def test_a_creature_that_cannot_fly_does_not_fly_when_it_is_granted_flying() -> None:
    s = scene(f"A: army: Hawk; {TIRED}\nB: army: Mole, Ox 1/9; hand: Wings, Wings; {TIRED}\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "play Wings", "target Mole", "play Wings", "target Ox")
    s.all_pass()
    assert s.options() == ["done", "block Hawk with Ox"]
    s.refused("block Hawk with Mole", "Mole")
