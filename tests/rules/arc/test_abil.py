"""ARC-ABIL: what works by itself, what its controller uses, what happens when something happens."""

import pytest

from scenes.arc import Scene, rule, scene
from wtactics.rulesets.arc.rules.resp_chain import BeginResolving, FinishResolving

CARDS = {
    "Banner": "enchantment 0: Attach to target city.\nAll Elves get +0/+3.",
    "Page": "creature 1 (Elf) 1/2",
    "Imp Pup": "creature 1 0/1: This creature gets +1/+1 for each other Imp in play.",
    "Sage": "creature 1 1/1: (M): Draw a card.",
    "Jack": "creature 1 1/1: All other creatures get +1/+0.\n2 power: Draw a card.\n"
    "Whenever another creature dies, you gain 1 victory point.",
    "Smith": "creature 1 1/3: 1 power: This creature gets +1/+0 until end of turn.",
    "Priest": "creature 1 1/1: 2 power, (M), discard a card, sacrifice a creature: Gain 3 victory points.",
    "Archer": "creature 1 1/1: (M): Deal 2 damage to target creature.",
    "Captain": 'creature 1 1/1: All other creatures you control have "(M): Gain 1 victory point."',
    "Tower": "city 2 Body 8: Always: (M): Gain 1 victory point.",
    "Well": "enchantment 0: Attach to target city.\n1 power: Gain 1 victory point.",
    "Vulture": "creature 1 1/1: Whenever another creature dies, you gain 1 victory point.",
    "Crow": "creature 1 1/1: Whenever another creature dies, target opponent loses 1 victory point.",
    "Mourner": "creature 1 1/1: Whenever a creature you control dies, target opponent discards a card.",
    "Widow": "creature 1 1/1: Whenever another creature dies, mark target unmarked creature an opponent controls.",
    "Scold": "creature 1 1/1: Whenever another creature dies, mark target unmarked creature an opponent controls "
    "and you gain 1 victory point.",
    "Bolt": "event 0: Deal 3 damage to target creature.",
    "Cheer": "event 0: Gain 1 victory point.",
    "Lure": "event 0: Gain control of target creature.",
    "Wipe": "event 0: Deal 3 damage to all creatures. Gain 1 victory point.",
    "Undo": "event 0: Destroy target enchantment.",
    "Scratch": "event 0: Deal 4 damage to target creature.",
    "Nudge": "event 0: Mark target creature.",
    "Rower": "creature 1 1/1: Whenever this creature is marked, unmark it.\nWhenever this creature is unmarked, mark it.",
    "Keeper": "creature 1 1/9: Whenever another creature dies, you gain 1 victory point.",
}
CURSE = {
    "Bones": "creature 1 (Skeleton) 1/1",
    "Curse": "enchantment 1: Attach to target player.\n"
    "Whenever a Skeleton comes into play, enchanted player discards a non-Dark Legion creature.",
    "Ghoul": "creature 1 Dark Legion 1/1",
    "Ghast": "creature 1 Dark Legion 1/1",
}


def resolve_one(s: Scene) -> None:
    """Let the newest on the chain resolve, up to where the next one would."""
    for step in (FinishResolving, BeginResolving):
        s.stop_at(step)
        s.halt()


@rule("ARC-ABIL-01")
def test_creatures_and_other_cards_have_abilities_and_cards_give_them_to_creatures() -> None:
    s = scene(
        """
        A: gems 1 Gaian; city Tower; army: Sage, Captain, Wolf; attached: Well on Tower
        B: army: Owl
        """,
        cards=CARDS,
    )
    used = [label.partition(":")[0] for label in s.options() if label.startswith("use ")]
    assert sorted(used) == ["use Sage", "use Sage", "use Tower", "use Well", "use Wolf"]
    s.choose("use Wolf", "use Well", "use Tower")
    s.all_pass()
    assert s.points("A") == 18


@rule("ARC-ABIL-02")
def test_there_are_passive_activated_and_triggered_abilities() -> None:
    s = scene("A: gems 2 Gaian; army: Jack, Wolf 1/1; hand: Bolt; deck: Fern, 9\nB: army: Owl 1/1", cards=CARDS)
    assert (s.value("Wolf"), s.value("Owl"), s.value("Jack")) == ("2/1", "2/1", "1/1")
    s.choose("use Jack")
    s.all_pass()
    assert (s.hand("A"), s.points("A")) == (["Bolt", "Fern"], 15)
    s.play("Bolt", "target Owl")
    assert s.points("A") == 16


@rule("ARC-ABIL-03")
def test_a_passive_ability_works_from_entering_to_leaving_and_is_computed_anew_all_the_time() -> None:
    s = scene("A: gems 1 Gaian; hand: Imp Pup, Bolt; army: Imp Pup; grave: Imp Pup\nB: army: Imp Pup", cards=CARDS)
    assert s.value("Imp Pup (2)") == "1/2"
    s.play("Imp Pup")
    assert [s.value(name) for name in ("Imp Pup", "Imp Pup (2)", "Imp Pup (4)")] == ["2/3"] * 3
    s.play("Bolt", "target Imp Pup")
    dead = [name for name in ("Imp Pup", "Imp Pup (2)", "Imp Pup (4)") if "graveyard" in s.place(name)]
    left = [name for name in ("Imp Pup", "Imp Pup (2)", "Imp Pup (4)") if name not in dead]
    assert [s.value(name) for name in left] == ["1/2", "1/2"]


@rule("ARC-ABIL-04")
def test_an_ability_is_not_used_by_itself_and_its_effect_does_not_come_before_the_payment() -> None:
    s = scene("A: gems 1 Gaian; army: Smith\nB:", cards=CARDS)
    assert (s.value("Smith"), s.gems("A")) == ("1/3", "1 Gaian")
    s.stop_at(BeginResolving)
    s.choose("use Smith")
    assert (s.gems("A"), s.value("Smith")) == ("", "1/3")
    s.halt()
    assert s.value("Smith") == "2/3"


@rule("ARC-ABIL-05")
def test_only_the_controller_uses_the_abilities_of_a_card() -> None:
    s = scene("A: army: Sage, Wolf\nB: hand: Lure; army: Owl", cards=CARDS)
    assert "use Sage" in s.options()
    s.choose("done")
    s.play("Lure", "target Sage")
    s.to("Second Play")
    s.refused("use Sage", "ARC-ABIL-05")
    s.to("Play", "B")
    assert "use Sage" in s.options()


@rule("ARC-ABIL-06", "ARC-ABIL-07")
def test_all_that_stands_before_the_colon_must_be_given() -> None:
    s = scene("A: gems 3 Gaian; army: Priest, Ox; hand: Ash, Oak\nB:", cards=CARDS)
    s.choose("use Priest")
    assert s.options() == ["give Ash", "give Oak"]
    s.refused("give Ox", "ARC-ABIL-07")
    s.choose("give Oak")
    assert s.options() == ["give Priest", "give Ox"]
    s.stop_at(BeginResolving)
    s.choose("give Ox")
    assert (s.gems("A"), s.marked("Priest"), s.grave("A"), s.points("A")) == ("1 Gaian", True, ["Ox", "Oak"], 15)
    s.halt()
    assert s.points("A") == 18


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("gems 1 Gaian, 1 Gaian consumed; army: Priest, Wolf; hand: Ash", "ARC-POWER-13"),
        ("gems 2 Gaian; army: Priest marked, Wolf; hand: Ash", "ARC-MARK-07"),
        ("gems 2 Gaian; army: Priest, Wolf", "ARC-ABIL-07"),
    ],
)
@rule("ARC-ABIL-06", "ARC-ABIL-07")
def test_if_any_part_is_missing_nothing_is_paid(line: str, why: str) -> None:
    s = scene(f"A: {line}\nB: army: Owl", cards=CARDS)
    before = s.marked("Priest"), s.gems("A"), s.hand("A")
    s.refused("use Priest", why)
    assert (s.marked("Priest"), s.gems("A"), s.hand("A")) == before


@pytest.mark.parametrize("answer", ["Bolt", "Nudge", "Lure"])
@rule("ARC-ABIL-08")
def test_an_ability_outlives_its_source(answer: str) -> None:
    s = scene(
        f"""
        A: army: Archer, Wolf
        B: army: Ox 1/5; hand: {answer}
        """,
        cards=CARDS,
    )
    s.choose("use Archer", "target Ox")
    assert s.asked == "B"
    s.choose(f"play {answer}", "target Archer")
    assert s.place("Archer") == {"Bolt": "A's graveyard", "Nudge": "A's Army", "Lure": "B's Army"}[answer]
    assert s.damage("Ox") == 2


@rule("ARC-ABIL-09")
def test_an_ability_is_used_as_often_as_its_cost_can_be_met() -> None:
    s = scene("A: gems 3 Gaian; army: Smith, Sage\nB:", cards=CARDS)
    for _ in range(3):
        s.choose("use Smith")
        s.all_pass()
    assert (s.value("Smith"), s.marked("Smith")) == ("4/3", False), "its price has no mark"
    s.refused("use Smith", "ARC-POWER-13")


@pytest.mark.parametrize("phase", ["Play", "Second Play"])
@rule("ARC-ABIL-09")
def test_abilities_are_used_in_ones_own_play_phases(phase: str) -> None:
    s = scene(f"A: army: Sage\nB: army: Owl\nphase: {phase}", cards=CARDS)
    s.choose("use Sage")
    assert len(s.hand("A")) == 1


@rule("ARC-ABIL-09", "ARC-RESP-05")
def test_abilities_are_used_in_each_window_of_a_combat_by_both_sides() -> None:
    s = scene(
        """
        A: army: Wolf 1/1, Sage
        B: army: Archer, Owl 1/9
        phase: Attack
        """,
        cards=CARDS,
    )
    s.choose("attack B's army", "send Wolf", "done")
    assert (s.asked, s.options()) == ("B", ["pass", "use Archer"])
    s.choose("pass")
    assert (s.asked, s.options()) == ("A", ["pass", "use Sage"])
    s.choose("pass", "block Wolf with Owl")
    assert (s.asked, s.options()) == ("B", ["pass", "use Archer"])
    s.choose("use Archer", "target Wolf", "use Sage")
    s.all_pass()
    assert (s.place("Wolf"), len(s.hand("A")), s.damage("Owl")) == ("A's graveyard", 1, 0)


@rule("ARC-ABIL-10")
def test_a_trigger_is_never_optional() -> None:
    s = scene("A: army: Crow; hand: Bolt\nB: 15 points; army: Wolf\nphase: Play", cards=CARDS)
    s.play("Bolt", "target Wolf")
    assert (s.points("B"), s.points("A")) == (14, 15)
    s = scene("A: army: Mourner, Wolf; hand: Bolt\nB: hand: Ash", cards=CARDS)
    s.play("Bolt", "target Wolf")
    assert s.grave("B") == ["Ash"]


@rule("ARC-ABIL-10")
def test_a_trigger_happens_only_if_what_it_waits_for_does() -> None:
    s = scene("A: army: Mourner, Crow; hand: Bolt\nB: 15 points; army: Wolf; hand: Ash", cards=CARDS)
    s.play("Bolt", "target Wolf")
    assert (s.hand("B"), s.points("B")) == (["Ash"], 14)
    s = scene("A: army: Crow; hand: Bolt\nB: 15 points; army: Wolf 1/4", cards=CARDS)
    s.play("Bolt", "target Wolf")
    assert s.points("B") == 15


@rule("ARC-ABIL-10")
def test_a_trigger_that_cannot_be_applied_does_nothing() -> None:
    s = scene("A: army: Widow; hand: Bolt\nB: army: Wolf, Owl marked", cards=CARDS)
    s.play("Bolt", "target Wolf")
    assert (s.place("Wolf"), s.chain(), s.asked) == ("B's graveyard", [], "A")
    s = scene("A: army: Widow; hand: Bolt\nB: army: Wolf, Owl", cards=CARDS)
    s.play("Bolt", "target Wolf")
    assert s.marked("Owl")


@pytest.mark.parametrize(("owl", "points"), [("Owl", 16), ("Owl marked", 15)])
@rule("ARC-ABIL-10", "ARC-PLAY-07")
def test_a_trigger_without_a_target_does_nothing_at_all(owl: str, points: int) -> None:
    s = scene(f"A: army: Scold; hand: Bolt\nB: army: Wolf, {owl}", cards=CARDS)
    s.play("Bolt", "target Wolf")
    assert (s.points("A"), s.marked("Owl")) == (points, True)


@rule("ARC-ABIL-11")
def test_triggers_wait_until_the_resolution_is_done_and_can_be_answered() -> None:
    s = scene("A: army: Keeper, Wolf; hand: Wipe\nB: hand: Cheer", cards=CARDS)
    s.choose("play Wipe", "pass")
    assert (sorted(s.grave("A")), s.points("A")) == (["Wipe", "Wolf"], 16), "all of it was done first"
    assert (s.chain(), s.asked) == (["Keeper"], "B")
    s.choose("play Cheer")
    assert (s.points("B"), s.points("A")) == (16, 17)


@rule("ARC-ABIL-11")
def test_the_active_players_triggers_resolve_first_then_the_others_in_turn_order() -> None:
    crow = "creature 1 1/1: Whenever another creature dies, each player loses 1 victory point."
    s = scene(
        """
        A: army: Crow A
        B: army: Crow B, Wolf; hand: Bolt
        C: army: Crow C
        phase: Play, active B
        """,
        cards=CARDS | {"Crow A": crow, "Crow B": crow, "Crow C": crow},
    )
    s.stop_at(BeginResolving)
    s.choose("play Bolt", "target Wolf")
    order = []
    for _ in range(3):
        resolve_one(s)
        order.append(s.chain()[-1])
    assert order == ["Crow B", "Crow C", "Crow A"]


@rule("ARC-ABIL-11")
def test_each_player_orders_his_own_triggers() -> None:
    for first, second in (("Vulture", "Crow"), ("Crow", "Vulture")):
        s = scene("A: army: Vulture, Crow; hand: Bolt\nB: army: Wolf", cards=CARDS)
        s.choose("play Bolt", "target Wolf")
        assert s.options() == ["trigger of Vulture", "trigger of Crow"]
        s.stop_at(BeginResolving)
        s.choose(f"trigger of {first}")
        assert s.chain() == [first, second]
        resolve_one(s)
        assert s.chain() == [first], f"{second} resolved first"


@rule("ARC-ABIL-11")
def test_triggers_of_a_passive_player_are_ordered_by_him_and_resolve_last() -> None:
    s = scene("A: army: Keeper; hand: Bolt\nB: army: Vulture, Crow, Wolf", cards=CARDS)
    s.choose("play Bolt", "target Wolf")
    assert (s.asked, s.options()) == ("B", ["trigger of Vulture", "trigger of Crow"])
    s.stop_at(BeginResolving)
    s.choose("trigger of Crow")
    assert s.chain() == ["Crow", "Vulture", "Keeper"]
    resolve_one(s)
    assert (s.points("A"), s.points("B"), s.chain()) == (16, 15, ["Crow", "Vulture"])


@rule("ARC-ABIL-12")
def test_triggers_that_repeat_without_end_are_a_draw() -> None:
    s = scene("A: army: Rower; hand: Nudge\nB:", cards=CARDS)
    s.play("Nudge")
    assert (s.over, s.winner, s.ending) == (True, "", "ARC-ABIL-12")


@rule("ARC-ABIL-12")
def test_triggers_that_repeat_without_end_are_a_draw_although_somebody_is_asked_each_time() -> None:
    s = scene("A: army: Rower; hand: Nudge\nB: hand: Cheer", cards=CARDS, settings={"loop_limit": 10})
    s.choose("play Nudge")
    times = 0
    while not s.over and times < 20:
        s.choose("pass")
        times += 1
    assert (s.over, s.winner, s.ending) == (True, "", "ARC-ABIL-12")


@rule("ARC-ABIL-12")
def test_many_triggers_one_after_another_are_no_endless_loop() -> None:
    s = scene(
        f"A: army: Vulture; hand: {', '.join(['Bolt'] * 12)}\nB: army: 12", cards=CARDS, settings={"loop_limit": 5}
    )
    for _ in range(12):
        s.play("Bolt", "target Spare")
    assert (s.over, s.points("A")) == (False, 27)


@rule("ARC-ABIL-12")
def test_as_many_triggers_as_the_limit_says_may_follow_each_other_and_no_more() -> None:
    relay = {"Runner": "creature 1 1/1: Whenever this creature is marked, mark target unmarked creature you control."}
    table = "A: army: Runner, Runner, Runner; hand: Nudge\nB:"
    s = scene(table, cards=CARDS | relay, settings={"loop_limit": 3})
    s.play("Nudge", "target Runner", "target Runner")  # the third trigger finds nobody to mark
    assert (s.over, [s.marked(name) for name in ("Runner", "Runner (2)", "Runner (3)")]) == (False, [True] * 3)
    s = scene(table, cards=CARDS | relay, settings={"loop_limit": 2})
    s.play("Nudge", "target Runner", "target Runner")
    assert (s.over, s.ending) == (True, "ARC-ABIL-12")


@rule("ARC-ABIL-EX1")
def test_an_elvish_bonus_lasts_while_its_card_is_in_play() -> None:
    s = scene(
        """
        A: city Oakhold (Body, 8); army: Page, Wolf 1/2; hand: Banner, Undo
        B: army: Page; hand: Scratch
        """,
        cards=CARDS,
    )
    assert (s.value("Page"), s.value("Wolf")) == ("1/2", "1/2")
    s.play("Banner", "target Oakhold")
    assert (s.value("Page"), s.value("Page (2)"), s.value("Wolf")) == ("1/5", "1/5", "1/2")
    s.choose("done")
    s.play("Scratch", "target Page")
    assert (s.damage("Page"), s.place("Page")) == (4, "A's Army")
    s.play("Undo")
    assert (s.place("Page"), s.value("Page (2)")) == ("A's graveyard", "1/2")


@pytest.mark.parametrize("player", ["A", "B"])
@rule("ARC-ABIL-EX2")
def test_the_skeleton_curse_takes_a_creature_that_is_not_of_the_dark_legion(player: str) -> None:
    s = scene(
        f"""
        A: gems 1 Gaian; attached: Curse on B; hand: Bones A; army: Fox
        B: gems 1 Gaian; hand: Bones B; army: Wolf, Ghoul
        phase: Play, active {player}
        """,
        cards=CURSE | {"Bones A": CURSE["Bones"], "Bones B": "creature 1 Dark Legion (Skeleton) 1/1"},
    )
    s.play(f"Bones {player}")
    assert [s.place(name) for name in ("Wolf", "Ghoul", "Fox")] == ["B's graveyard", "B's Army", "A's Army"]


@rule("ARC-ABIL-EX2")
def test_of_several_creatures_the_cursed_player_chooses() -> None:
    s = scene(
        """
        A: gems 1 Gaian; attached: Curse on B; hand: Bones; army: Fox
        B: army: Wolf, Ghoul, Owl
        """,
        cards=CURSE,
    )
    s.choose("play Bones")
    assert (s.asked, s.options()) == ("B", ["pick Wolf", "pick Owl"])
    s.choose("pick Owl")
    assert (s.grave("B"), s.place("Wolf")) == (["Owl"], "B's Army")


@rule("ARC-ABIL-EX3")
def test_the_skeleton_curse_does_nothing_where_all_are_of_the_dark_legion() -> None:
    s = scene(
        """
        A: gems 1 Gaian; attached: Curse on B; hand: Bones; army: Fox
        B: army: Ghoul, Ghast; hand: Spare
        """,
        cards=CURSE,
    )
    s.play("Bones")
    assert (s.grave("B"), s.grave("A"), s.hand("B")) == ([], [], ["Spare"])
