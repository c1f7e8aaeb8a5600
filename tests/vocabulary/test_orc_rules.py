"""Rules of ORC that texts bend: what resource cards give."""

from scenes.orc import rule, scene

YIELDS = {
    "Vein": "enchantment 0: Attach to a resource card. It gives 2 gold instead of 1.",
    "Ivy": "enchantment 0: Attach to a resource card. It gives no gold.",
    "Toll": "enchantment 0: Attach to a resource card. Whenever it is marked for gold, its controller loses 1 influence.",
    "Boom": "event 0: Each resource card you control gives 2 gold this turn.",
    "Feast": "event 3: Gain 1 influence.",
    "Snack": "event 1: Gain 1 influence.",
    "Sloth": "event 0: Mark target resource card.",
}


@rule("ORC-GOLD-03")
def test_a_resource_card_gives_two_gold_and_what_is_left_of_it_stays_in_the_pool() -> None:
    s = scene("A: resources: Fox, Elk; attached: Vein on Fox; hand: Feast, Snack", cards=YIELDS)
    assert s.gold("A") == 3
    s.choose("play Snack", "in the Offensive")
    s.all_pass()
    assert (s.gold("A"), s.marked("Fox"), s.marked("Elk")) == (2, False, True)
    s = scene("A: resources: Fox, Elk; attached: Vein on Fox; hand: Feast, Snack", cards=YIELDS)
    s.choose("play Feast", "in the Offensive")
    s.all_pass()
    assert (s.gold("A"), s.marked("Fox"), s.marked("Elk")) == (0, True, True)
    s = scene("A: resources: Fox; attached: Vein on Fox; hand: Snack", cards=YIELDS)
    s.choose("play Snack", "in the Offensive")
    assert (s.gold("A"), s.marked("Fox")) == (1, True)


@rule("ORC-GOLD-03")
def test_a_resource_card_that_gives_nothing_pays_for_nothing() -> None:
    s = scene("A: resources: Fox; attached: Ivy on Fox; hand: Snack", cards=YIELDS)
    assert s.gold("A") == 0
    assert "play Snack" not in s.options()


@rule("ORC-GOLD-03")
def test_for_a_turn_all_of_them_give_more() -> None:
    s = scene("A: resources: Fox, Elk; hand: Boom, Feast\nB: resources: Hen", cards=YIELDS)
    s.choose("play Boom", "in the Offensive")
    s.all_pass()
    assert (s.gold("A"), s.gold("B")) == (4, 1)


@rule("ORC-GOLD-08")
def test_it_is_told_from_marks_by_effects_that_a_card_is_marked_for_gold() -> None:
    s = scene("A: 20 influence; resources: Fox; attached: Toll on Fox; hand: Snack, Sloth", cards=YIELDS)
    paid = s.fork()
    paid.choose("play Snack", "in the Offensive")
    paid.all_pass()
    assert paid.influence("A") == 20  # one is lost, and one gained
    s.choose("play Sloth", "in the Offensive")
    s.all_pass()
    assert (s.influence("A"), s.marked("Fox")) == (20, True)
