"""ARC-CONFLICT: a card beats a rule, what forbids beats what allows, and the rest adds up."""

import pytest

from scenes.arc import rule, scene
from wtactics.kits.verbs import PLAY
from wtactics.rulesets.arc.told.refusals import GROUNDS

CARDS = {
    "Scout": "creature 0 1/1: This creature can be played directly into your army.",
    "Raider": "creature 1 2/2: This creature isn't marked for attacking.",
    "Zealot": "creature 1 2/2: This creature must attack.",
    "Coward": "creature 1 2/2: This creature must attack.\nThis creature can't attack.",
    "Hawk": "creature 1 2/2: Only creatures with flying can defend against this creature.",
    "Mole": "creature 1 1/9: This creature can't have flying.",
    "Wings": "event 0: Target creature gains flying until end of turn.",
    "Net": "enchantment 0: Attach to target creature.\nEnchanted creature can't have flying.",
    "Feather": "enchantment 0: Attach to target creature.\nEnchanted creature has flying.",
    "Fetter": "event 0: Target creature can't attack until end of turn.",
    "Goad": "event 0: Target creature must attack until end of turn.",
    "Rally": "event 0: Target creature gets +2/+2 until end of turn.",
    "Wither": "event 0: Target creature gets -1/-1 until end of turn.",
    "Vines": "enchantment 0: Attach to target creature.\nEnchanted creature gets +1/+2.",
    "Grow": "event 0: Target creature becomes 5/6 until end of turn.",
    "Shrink": "event 0: Target creature becomes 2/3 until end of turn.",
    "Numb": "event 0: Set ATK of target creature to 0 until end of turn.",
    "Ratlands": "enchantment 0: Attach to target city.\nAll Wolves are 1/1.",
    "Wolflands": "enchantment 0: Attach to target city.\nAll Wolves are 7/7.",
}


@rule("ARC-CONFLICT-01")
def test_a_card_that_permits_something_beats_the_rule_that_forbids_it() -> None:
    s = scene("A: city Oakhold (Body, 8); hand: Scout, Fox; gems 1 Gaian\nB:", cards=CARDS)
    s.choose("play Scout")
    assert s.options() == ["place in Oakhold", "place in the Army"]
    s.choose("place in the Army")
    assert s.place("Scout") == "A's Army"
    s.choose("play Fox")
    assert s.place("Fox") == "Oakhold", "the others obey ARC-CREA-01"


@rule("ARC-CONFLICT-01")
def test_a_card_beats_the_rule_that_attackers_are_marked() -> None:
    s = scene("A: army: Raider, Wolf\nB:\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "send Raider", "send Wolf")
    assert (s.marked("Raider"), s.marked("Wolf")) == (False, True)


@rule("ARC-CONFLICT-01")
def test_a_card_beats_the_rule_that_nobody_has_to_attack() -> None:
    s = scene("A: army: Zealot, Wolf\nB:\nphase: Attack", cards=CARDS)
    s.refused("done", "Zealot")
    s.choose("attack B's army", "send Wolf")
    assert (s.marked("Zealot"), s.points("B")) == (True, 12), "Wolf alone could not be sent"
    s = scene("A: army: Wolf\nB:\nphase: Attack", cards=CARDS)
    assert "done" in s.options()


@rule("ARC-CONFLICT-02")
def test_what_forbids_beats_what_allows_on_one_card() -> None:
    s = scene("A: army: Coward, Wolf\nB:\nphase: Attack", cards=CARDS)
    assert "done" in s.options()
    s.choose("attack B's army")
    assert (s.marked("Coward"), s.points("B")) == (False, 14), "only Wolf could be sent"


@pytest.mark.parametrize("order", [("Fetter", "Goad"), ("Goad", "Fetter")])
@rule("ARC-CONFLICT-02")
def test_what_forbids_beats_what_allows_whichever_came_first(order: tuple[str, str]) -> None:
    s = scene("A: army: Wolf, Fox; hand: Fetter, Goad\nB:", cards=CARDS)
    for name in order:
        s.play(name, "target Wolf")
    s.to("Attack")
    assert "done" in s.options()
    s.choose("attack B's army")
    assert (s.marked("Wolf"), s.points("B")) == (False, 14), "only Fox attacked"


@pytest.mark.parametrize("lines", ["Feather on Ox, Net on Ox", "Net on Ox, Feather on Ox"])
@rule("ARC-CONFLICT-02")
def test_what_takes_a_keyword_beats_what_gives_it_whichever_came_first(lines: str) -> None:
    s = scene(
        f"A: army: Hawk, Wolf\nB: army: Ox 1/9, Owl 1/9; attached: {lines}, Feather on Owl\nphase: Attack", cards=CARDS
    )
    s.choose("attack B's army", "send Hawk", "done")
    assert s.options() == ["done", "block Hawk with Owl"]
    s.refused("block Hawk with Ox", "Ox")


@rule("ARC-CONFLICT-03")
def test_changes_of_values_add_up() -> None:
    s = scene("A: army: Wolf 3/3; hand: Rally, Rally, Wither, Vines\nB:", cards=CARDS)
    for name in ("Rally", "Rally", "Wither", "Vines"):
        s.play(name)
    assert s.value("Wolf") == "7/8"


@pytest.mark.parametrize(
    ("order", "value"),
    [
        (("Grow", "Shrink"), "2/3"),
        (("Shrink", "Grow"), "5/6"),
        (("Grow", "Numb"), "0/6"),
        (("Numb", "Grow"), "5/6"),
        (("Grow", "Rally", "Shrink"), "4/5"),
    ],
)
@rule("ARC-CONFLICT-03")
def test_of_two_effects_that_set_a_value_the_later_one_counts(order: tuple[str, ...], value: str) -> None:
    s = scene("A: army: Wolf 3/3; hand: Grow, Shrink, Numb, Rally\nB:", cards=CARDS)
    for name in order:
        s.play(name)
    assert s.value("Wolf") == value


@pytest.mark.parametrize(
    ("order", "value"),
    [(("Ratlands", "Wolflands"), "7/7"), (("Wolflands", "Ratlands"), "1/1"), (("Ratlands", "Grow"), "5/6")],
)
@rule("ARC-CONFLICT-03")
def test_of_a_standing_text_and_an_effect_the_later_one_counts(order: tuple[str, str], value: str) -> None:
    s = scene("A: army: Wolf 3/3; hand: Ratlands, Wolflands, Grow\nB:", cards=CARDS)
    for name in order:
        s.play(name, *(["target Keep of A"] if name.endswith("lands") else []))
    assert s.value("Wolf") == value


@rule("ARC-CONFLICT-EX1")
def test_a_creature_that_cannot_fly_does_not_fly_when_it_is_granted_flying() -> None:
    s = scene("A: army: Hawk\nB: army: Mole, Ox 1/9; hand: Wings, Wings\nphase: Attack", cards=CARDS)
    s.choose("attack B's army")
    s.play("Wings", "target Mole")
    s.play("Wings", "target Ox")
    assert s.options() == ["done", "block Hawk with Ox"]
    s.refused("block Hawk with Mole", "Mole")


SILENCED = {
    "Censor": "creature 1 1/1: Opponents can't play events or Elf cards.",
    "Curfew": "city 1 Mind 8: Always: During your turn, opponents can't play events.",
    "Hush": "event 0: Until end of turn, target player can't play magic cards.",
    "Omen": "event 0: Draw a card.",
    "Portent": "event 0: Draw a card.",
    "Elder": "creature 0 (Elf) 1/1",
    "Bear": "creature 0 2/2",
    "Spell": "magic 0: Gain 1 victory point.",
}


@rule("ARC-CONFLICT-02", "ARC-EVENT-02")
def test_a_permanent_forbids_opponents_cards_of_some_sorts_as_long_as_it_is_in_play() -> None:
    kill = {"Kill": "magic 0: Kill target creature."}
    s = scene(
        "A: army: Censor; hand: Omen\nB: hand: Portent, Elder, Bear, Kill\nphase: Play, active B", cards=SILENCED | kill
    )
    assert s.options() == ["done", "play Bear", "play Kill"]
    s.refused("play Portent", "Portent")
    s.refused("play Elder", "Elder")
    refusal = GROUNDS.why_not(s.match, PLAY, s.card("Elder"), 0)
    assert refusal is not None
    assert refusal.cards == ["Censor"]
    s.choose("play Kill")
    assert (s.asked, "play Omen" in s.options()) == ("A", True), "who forbids it is free"
    s.all_pass()
    assert {"play Elder", "play Portent"} <= set(s.options())


@rule("ARC-CONFLICT-02", "ARC-EVENT-02")
def test_cards_may_be_forbidden_on_ones_own_turn_only() -> None:
    s = scene("A: city Curfew; hand: Spell\nB: hand: Omen; deck: 9\nphase: Play", cards=SILENCED)
    s.choose("play Spell")
    assert (s.points("A"), s.hand("B")) == (16, ["Omen"]), "B was not asked"
    s.to("Play", "B")
    assert "play Omen" in s.options()


@rule("ARC-CONFLICT-02", "ARC-EVENT-02")
def test_an_event_may_forbid_cards_of_a_sort_until_the_turn_ends() -> None:
    s = scene("A: hand: Hush, Spell, Omen\nB: deck: 9\nphase: Play", cards=SILENCED)
    s.play("Hush", "target player A")
    s.refused("play Spell", "Spell")
    assert s.options() == ["done", "play Omen"]
    s.to("Play", "B")
    s.to("Play", "A")
    assert "play Spell" in s.options()
