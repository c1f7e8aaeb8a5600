"""AVA-ABIL: what works by itself, what its controller uses, what happens when something happens."""

import pytest

from scenes.ava import Scene, rule, scene
from wtactics.rulesets.ava.rules.play import BeginResolving, FinishResolving

CARDS = {
    "Banner": "enchantment 0: Attach to target city.\nAll Elves get +0/+3.",
    "Page": "creature 1 (Elf) 1/2",
    "Blade": 'enchantment 0 (Equipment): Attach to target creature.\nEnchanted creature gets +1/+0 and has "(M): Gain 1 VP."',
    "Wand": "magic 0: Target creature gets +1/+0 until end of turn.",
    "Jack": "creature 1 1/1: All other creatures get +1/+0.\n2 gold: Draw a card.\n"
    "Whenever another creature dies, you gain 1 VP.",
    "Smith": "creature 1 1/3: 4 gold: Gain 1 VP.",
    "Priest": "creature 1 1/1: 2 gold, (M), discard a card, sacrifice a creature: Gain 3 VP.",
    "Archer": "creature 1 1/1: (M): Deal 2 damage to target creature.",
    "Chief": "creature 1 1/1: Mark 2 other creatures you control: Gain 1 VP.",
    "Sage": "creature 1 1/1: (M): Draw a card.",
    "Vulture": "creature 1 1/9: Whenever another creature dies, you gain 1 VP.",
    "Crow": "creature 1 1/1: Whenever another creature dies, target opponent loses 1 life point.",
    "Widow": "creature 1 1/1: Whenever another creature dies, mark target unmarked creature an opponent controls.",
    "Bolt": "event 0: Deal 3 damage to target creature.",
    "Lure": "event 0: Gain control of target creature.",
    "Wipe": "event 0: Deal 3 damage to all creatures. Gain 1 VP.",
    "Undo": "event 0: Destroy target enchantment.",
    "Nudge": "event 0: Mark target creature.",
    "Cheer": "event 0: Gain 1 VP.",
    "Rower": "creature 1 1/1: Whenever this creature is marked, unmark it.\nWhenever this creature is unmarked, mark it.",
}


def resolve_one(s: Scene) -> None:
    """Let the newest on the chain resolve, up to where the next one would."""
    for step in (FinishResolving, BeginResolving):
        s.stop_at(step)
        s.halt()


@rule("AVA-ABIL-01", "AVA-ABIL-02")
def test_creatures_have_abilities_and_magic_and_equipment_grant_them() -> None:
    s = scene("A: army: Wolf 1/1, Sage; attached: Blade on Wolf; hand: Wand\nB:", cards=CARDS)
    assert [label.partition(":")[0] for label in s.options() if label.startswith("use ")] == ["use Sage", "use Wolf"]
    s.play("Wand", "target Wolf")
    assert s.value("Wolf") == "3/1"
    s.carry_out("use Wolf")
    assert (s.victory("A"), s.marked("Wolf")) == (1, True)


@rule("AVA-ABIL-02", "AVA-ABIL-05")
def test_an_ability_granted_twice_over_is_offered_once() -> None:
    s = scene("A: army: Wolf 1/1; attached: Blade on Wolf, Blade on Wolf\nB:", cards=CARDS)
    assert s.value("Wolf") == "3/1"
    assert [label for label in s.options() if label.startswith("use ")] == ["use Wolf"]
    s.carry_out("use Wolf")
    assert (s.victory("A"), s.marked("Wolf")) == (1, True)


@rule("AVA-ABIL-03")
def test_there_are_passive_activated_and_triggered_abilities() -> None:
    s = scene("A: gold 2 Gaian; army: Jack, Wolf 1/1; hand: Bolt; deck: Fern, 9\nB: army: Owl 1/1", cards=CARDS)
    assert (s.value("Wolf"), s.value("Owl"), s.value("Jack")) == ("2/1", "2/1", "1/1")
    s.carry_out("use Jack")
    s.play("Bolt", "target Owl")
    assert (s.hand("A"), s.victory("A")) == (["Fern"], 1)


@rule("AVA-ABIL-04", "AVA-ABIL-EX1")
def test_a_passive_ability_works_while_its_card_is_in_play() -> None:
    s = scene("A: city Oakhold; army: Page, Wolf 1/2; hand: Banner, Undo\nB: army: Page", cards=CARDS)
    s.play("Banner")
    assert (s.value("Page"), s.value("Page (2)"), s.value("Wolf")) == ("1/5", "1/5", "1/2")
    s.play("Undo")
    assert (s.value("Page"), s.value("Page (2)")) == ("1/2", "1/2")
    s = scene("A: city Oakhold; army: Page hurt 1, Wolf 1/2; hand: Banner, Undo, Sting\nB:", cards=CARDS | {
        "Sting": "event 0: Deal 2 damage to target creature."
    })  # fmt: skip
    s.play("Banner")
    s.play("Sting", "target Page")
    assert (s.value("Page"), s.damage("Page")) == ("1/5", 3)
    s.play("Undo")
    assert s.grave("A") == ["Page", "Undo", "Banner", "Sting"], "with the bonus gone 3 damage is too much, at once"


@rule("AVA-ABIL-05")
def test_only_its_controller_uses_an_ability_and_the_effect_comes_after_the_payment() -> None:
    s = scene("A: gold 4 Gaian; army: Smith; hand: Lure\nB: army: Sage", cards=CARDS)
    s.refused("use Sage", "AVA-ABIL-05")
    s.choose("use Smith")
    assert (s.gems("A"), s.victory("A")) == ("", 0)
    s.choose("pass")
    assert s.victory("A") == 1
    s.play("Lure", "target Sage")
    assert "use Sage" in s.options()


@rule("AVA-ABIL-EX3", "AVA-ABIL-EX4")
def test_an_ability_takes_exactly_the_gold_that_it_costs_or_marks_its_card() -> None:
    s = scene("A: gold 5 Gaian; army: Smith\nB:", cards=CARDS)
    s.carry_out("use Smith")
    assert s.gems("A") == "1 Gaian"
    s = scene("A: gold 3 Gaian; army: Smith; hand: 1\nB:", cards=CARDS)
    s.refused("use Smith", "AVA-GOLD-14")
    s = scene("A: army: Sage, Sage marked; hand: 1; deck: Fern, 9\nB:", cards=CARDS)
    s.refused("use Sage (2)", "AVA-MARK-04")
    s.carry_out("use Sage")
    assert (s.marked("Sage"), s.hand("A")) == (True, ["Spare", "Fern"])


@rule("AVA-ABIL-EX5")
def test_an_ability_that_marks_others_does_not_count_its_own_card() -> None:
    s = scene("A: army: Chief, Ox, Imp\nB: army: Owl", cards=CARDS)
    s.carry_out("use Chief", "give Ox")
    assert (s.victory("A"), [s.marked(name) for name in ("Chief", "Ox", "Imp", "Owl")]) == (
        1,
        [False, True, True, False],
    )
    s = scene("A: army: Chief, Ox; hand: 1\nB: army: Owl", cards=CARDS)
    s.refused("use Chief", "AVA-ABIL-07")
    assert not s.marked("Ox")


@rule("AVA-ABIL-06", "AVA-ABIL-EX6")
def test_all_that_stands_before_the_colon_is_given() -> None:
    s = scene("A: gold 3 Gaian; army: Priest, Ox; hand: Ash, Oak\nB:", cards=CARDS)
    s.choose("use Priest")
    assert s.options() == ["give Ash", "give Oak"]
    s.refused("give Ox", "AVA-ABIL-07")
    s.choose("give Oak")
    s.stop_at(BeginResolving)
    s.choose("give Ox")
    assert (s.gems("A"), s.marked("Priest"), s.grave("A"), s.victory("A")) == ("1 Gaian", True, ["Ox", "Oak"], 0)
    s.halt()
    assert s.victory("A") == 3


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("gold 1 Gaian, 1 Gaian marked; army: Priest, Wolf; hand: Ash", "AVA-GOLD-14"),
        ("gold 2 Gaian; army: Priest marked, Wolf; hand: Ash", "AVA-MARK-04"),
        ("gold 2 Gaian; army: Priest, Wolf", "AVA-ABIL-07"),
    ],
)
@rule("AVA-ABIL-07", "AVA-ABIL-EX2", "AVA-ABIL-EX6")
def test_if_any_part_is_missing_nothing_is_paid(line: str, why: str) -> None:
    s = scene(f"A: {line}; city Oakhold\nB: army: Owl", cards=CARDS)
    s.refused("use Priest", why)
    assert s.hand("A") == (["Ash"] if "Ash" in line else [])


@pytest.mark.parametrize("answer", ["Bolt", "Nudge", "Lure"])
@rule("AVA-ABIL-08")
def test_an_ability_outlives_its_source_and_is_used_as_often_as_its_cost_can_be_met(answer: str) -> None:
    table = "A: army: Archer, Wolf; avatar marked\nB: army: Ox 1/5; hand: {}; avatar marked\nphase: Attack"
    s = scene(table.format(answer), cards=CARDS)
    s.choose(
        "attack B's army", "send Wolf", "done", "pass", "use Archer", "target Ox", f"play {answer}", "target Archer"
    )
    assert s.place("Archer") == {"Bolt": "A's graveyard", "Nudge": "A's Army", "Lure": "B's Army"}[answer]
    assert s.damage("Ox") == 2
    s = scene("A: gold 5 Gaian; army: Smith\nB:", cards=CARDS | {"Smith": "creature 1 1/3: 2 gold: Gain 1 VP."})
    for _ in range(2):
        s.carry_out("use Smith")
    assert s.victory("A") == 2


@rule("AVA-ABIL-08")
def test_it_does_not_follow_its_card_elsewhere() -> None:
    homer = {
        "Homer": "creature 1 1/1: 1 gold: Return this creature to its owner's hand.",
        "Axe": "event 0: Kill target creature.",
    }
    s = scene("A: gold 1 Gaian; army: Homer\nB: army: Ox; hand: Axe", cards=homer)
    s.choose("use Homer", "play Axe", "target Homer")
    s.all_pass()
    assert s.place("Homer") == "A's graveyard"


@rule("AVA-ABIL-09")
def test_a_trigger_is_never_optional_and_happens_only_with_what_it_waits_for() -> None:
    s = scene("A: army: Crow; hand: Bolt, 1\nB: army: Wolf", cards=CARDS)
    s.play("Bolt", "target Wolf")
    assert (s.life("B"), s.life("A")) == (19, 20)
    s = scene("A: army: Crow; hand: Bolt, 1\nB: army: Wolf 1/4", cards=CARDS)
    s.play("Bolt", "target Wolf")
    assert s.life("B") == 20
    s = scene("A: army: Widow; hand: Bolt, 1\nB: army: Wolf, Owl marked", cards=CARDS)
    s.play("Bolt", "target Wolf")
    assert (s.place("Wolf"), s.chain(), s.asked) == ("B's graveyard", [], "A"), "what cannot be applied does nothing"


@rule("AVA-ABIL-10")
def test_triggers_wait_until_the_resolution_is_done_and_can_be_answered() -> None:
    s = scene("A: army: Vulture, Wolf; hand: Wipe\nB: hand: Cheer", cards=CARDS)
    s.choose("play Wipe", "pass")
    assert (sorted(s.grave("A")), s.victory("A")) == (["Wipe", "Wolf"], 1), "all of it was done first"
    assert (s.chain(), s.asked) == (["Vulture"], "B")
    s.choose("play Cheer")
    assert (s.victory("B"), s.victory("A")) == (1, 2)


@rule("AVA-ABIL-10")
def test_the_active_players_triggers_resolve_first_then_the_others_in_turn_order() -> None:
    crows = dict.fromkeys(
        ("Crow A", "Crow B", "Crow C"), "creature 1 1/1: Whenever another creature dies, you gain 1 VP."
    )
    s = scene(
        "A: army: Crow A\nB: army: Crow B, Wolf; hand: Bolt\nC: army: Crow C\nphase: Play, active B",
        cards=CARDS | crows,
    )
    s.stop_at(BeginResolving)
    s.choose("play Bolt", "target Wolf")
    order = []
    for _ in range(3):
        resolve_one(s)
        order.append(s.chain()[-1])
    assert order == ["Crow B", "Crow C", "Crow A"]


@rule("AVA-ABIL-10")
def test_each_player_orders_his_own_triggers_and_endless_ones_are_a_draw() -> None:
    s = scene("A: army: Vulture, Crow; hand: Bolt\nB: army: Wolf", cards=CARDS)
    s.choose("play Bolt", "target Wolf")
    assert s.options() == ["trigger of Vulture", "trigger of Crow"]
    s = scene("A: army: Rower; hand: Nudge\nB:", cards=CARDS)
    s.play("Nudge")
    assert (s.over, s.winner, s.ending) == (True, "", "AVA-ABIL-10")


@rule("AVA-ABIL-04", "AVA-STATE-12")
def test_what_a_passive_ability_kept_alive_dies_with_it() -> None:
    cards = {
        "Lord": "creature 1 1/2: Other creatures you control get +0/+3.",
        "Sting": "event 0: Deal 2 damage to target creature.",
    }
    s = scene("A: army: Lord, Wolf 1/1 hurt 2, Ox 1/3; hand: Sting\nB:", cards=cards)
    assert s.value("Wolf") == "1/4"
    s.play("Sting", "target Lord")
    assert (s.grave("A"), s.value("Ox")) == (["Wolf", "Lord", "Sting"], "1/3")
