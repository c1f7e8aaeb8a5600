"""ORC-GOLD: resource cards, what they pay for, and costs with X and T."""

import pytest

from scenes.orc import KIT, Scene, rule, scene
from wtactics.cards.card import Card
from wtactics.kits.verbs import NUMBER
from wtactics.rulesets.orc.ids import GOLD_17

CARDS: dict[str, str | Card] = {
    "Feast": "event 2: Draw a card.",
    "Study": "event 5: Draw a card.",
    "Wealth": "event: You have 2 more gold this turn.",
    "Relief": "event: Unmark a resource card you control.",
    "Strike": "event X+2: X is the ATK of target creature. Kill it.",
    "Wane": "event X: X is the number of cards in your hand. Draw a card.",
    "Cheap": "creature 0 1/1",
    "Thrift": "creature 0 1/1: Cards you play cost 1 less.",
}


def with_t(cost: int) -> dict[str, str | Card]:
    """Cards beside one whose cost is T, with so much added."""
    card = KIT.card("Sway", "event X: Kill target creature.")
    changed = {"cost": cost, "cost_t": True}
    return {**CARDS, "Sway": type(card)(**{**{f: getattr(card, f) for f in card.__dataclass_fields__}, **changed})}


def play(text: str, *labels: str, cards: dict[str, str | Card] | None = None) -> Scene:
    s = scene(text, cards=cards or CARDS)
    s.choose(*labels)
    return s


@rule("ORC-GOLD-01", "ORC-GOLD-02", "ORC-GOLD-05")
def test_any_card_of_the_hand_may_be_laid_as_a_resource_one_in_a_turn() -> None:
    s = scene("A: hand: Wolf, Feast, Fox, Wealth; resources: Stone; offensive: Ox\nB: hand: Elf", cards=CARDS)
    assert {"lay Wolf", "lay Feast", "lay Fox"} <= set(s.options())
    s.choose("lay Wolf")
    assert (s.place("Wolf"), s.marked("Wolf"), s.gold("A"), s.sees("B", "Wolf")) == ("A's resources", False, 2, False)
    s.refused("lay Fox", "ORC-GOLD-02")
    s.choose("play Feast", "in the Offensive")  # what was laid serves at once
    assert (s.gold("A"), s.marked("Wolf")) == (0, True)
    s.to("Second Play")
    s.refused("lay Fox", "ORC-GOLD-02")


@rule("ORC-GOLD-02")
def test_laying_is_a_rule_action_and_how_many_is_a_setting() -> None:
    s = scene("A: hand: Wolf, Fox\nB:", cards=CARDS, settings={"resources_a_turn": 2})
    s.choose("lay Wolf", "lay Fox")
    assert s.gold("A") == 2


@rule("ORC-GOLD-03", "ORC-GOLD-20", "ORC-GOLD-24", "ORC-GOLD-EX3")
def test_so_many_resource_cards_are_marked_as_the_card_costs() -> None:
    s = play("A: hand: Study; resources: 6\nB:", "play Study", "in the Offensive")
    marked = [s.marked(name) for name in ("Spare", "Spare (2)", "Spare (3)", "Spare (4)", "Spare (5)", "Spare (6)")]
    assert marked == [True] * 5 + [False]
    assert "A pays 5 gold" in s.log()
    s = scene("A: hand: Study, Feast; resources: 4\nB:", cards=CARDS)
    s.refused("play Study", "ORC-GOLD-20")


@rule("ORC-GOLD-04")
def test_a_resource_card_gives_gold_once_between_two_unmark_phases() -> None:
    s = play(
        "A: hand: Feast, 1; resources: 2; deck: 9\nB: hand: Feast, 1; resources: 2", "play Feast", "in the Offensive"
    )
    s.choose("play Feast", "in the Offensive")  # B answers, in A's turn, with his own gold
    assert (s.gold("A"), s.gold("B")) == (0, 0)
    s.to("Play", "B")
    assert (s.gold("A"), s.gold("B")) == (0, 2)
    s.to("Play", "A")
    assert s.gold("A") == 2


@rule("ORC-GOLD-04")
def test_an_effect_may_unmark_a_resource_card() -> None:
    s = scene("A: hand: Relief; resources: 2 Stone marked\nB:", cards=CARDS)
    s.play("Relief", "in the Offensive", "pick Stone (2)")
    assert s.gold("A") == 1


@rule("ORC-GOLD-06")
def test_gold_that_is_not_spent_is_gone_when_the_turn_ends() -> None:
    s = scene("A: hand: Wealth, 1\nB: 1 gold; hand: 1", cards=CARDS)
    s.play("Wealth", "in the Offensive")
    assert s.gold("A") == 2
    s.to("Play", "B")
    assert (s.gold("A"), s.gold("B")) == (0, 0)


@rule("ORC-GOLD-08")
def test_gold_may_be_made_ahead_and_is_spent_before_more_is_made() -> None:
    s = scene("A: hand: Feast; resources: 4\nB:", cards=CARDS)
    s.choose("make 1 gold")
    assert (s.asked, s.gold("A"), s.marked("Spare"), s.table.gold[0]) == ("A", 4, True, 1)  # no window is opened
    s.choose("play Feast", "in the Offensive")
    assert (s.gold("A"), s.table.gold[0], s.marked("Spare (2)"), s.marked("Spare (3)")) == (2, 0, True, False)


@rule("ORC-GOLD-09", "ORC-GOLD-10", "ORC-GOLD-11", "ORC-GOLD-12", "ORC-GOLD-DX1")
def test_exactly_four_resource_cards_come_back_to_the_hand_once_a_turn() -> None:
    s = scene("A: hand: 4 Cheap; resources: 3\nB:", cards=CARDS)
    s.refused("recycle", "ORC-GOLD-10")
    s = scene("A: hand: 4 Cheap; resources: Fox, Owl, Elk, Hen, Emu\nB:", cards=CARDS)
    s.choose("recycle", "take back Fox", "take back Elk", "take back Hen", "take back Emu")
    assert (len(s.hand("A")), s.place("Owl"), s.gold("A")) == (8, "A's resources", 1)
    s.refused("recycle", "ORC-GOLD-09")
    s.choose("lay Fox")  # an ordinary card again
    assert s.gold("A") == 2
    s = scene("A: hand: 4 Cheap; resources: 5\nB:", cards=CARDS)
    s.choose("recycle")
    for _ in range(4):
        s.choose(s.options()[0])
    s.to("Discard")
    assert len(s.options()) == 8  # one of the eight must go


@rule("ORC-GOLD-13")
def test_marked_ones_may_be_taken_back_and_their_gold_stays() -> None:
    s = scene("A: hand: Feast; resources: Fox, Owl, Elk, Hen, Emu\nB:", cards=CARDS)
    s.choose(*["make 1 gold"] * 4, "recycle")
    s.choose("take back Fox", "take back Owl", "take back Elk", "take back Hen")
    assert (len(s.hand("A")), s.table.gold[0], s.gold("A")) == (5, 4, 5)
    s.choose("lay Fox")
    s.choose("play Feast", "in the Offensive")
    assert s.table.gold[0] == 2


@rule("ORC-GOLD-14", "ORC-GOLD-15")
def test_an_effect_on_costs_changes_gold_only() -> None:
    s = scene("A: hand: Feast; offensive: Thrift; resources: 1\nB:", cards=CARDS)
    s.play("Feast", "in the Offensive")
    assert s.gold("A") == 0


@rule("ORC-GOLD-17", "ORC-GOLD-21", "ORC-GOLD-EX1")
def test_x_is_what_the_card_says_after_its_target_is_chosen() -> None:
    s = scene("A: hand: Strike; resources: 5\nB: defensive: Wolf 3/3, Ox 4/4", cards=CARDS)
    s.choose("play Strike")  # Ox would cost 6
    assert (s.gold("A"), s.place("Wolf")) == (0, "B's graveyard")  # 3 + 2
    s = scene("A: hand: Strike, 1; resources: 4\nB: defensive: Wolf 3/3", cards=CARDS)
    s.refused("play Strike", "ORC-GOLD-20")
    s = scene("A: hand: Strike; resources: 5\nB: defensive: Wolf 3/3, Ox 4/4, Elf 1/1", cards=CARDS)
    s.choose("play Strike")
    assert s.options() == ["target Wolf", "target Elf"]
    s.refused("target Ox", "ORC-GOLD-20")


@rule("ORC-GOLD-17")
def test_x_may_be_less_a_number_and_is_never_below_none() -> None:
    card = KIT.card("Wane", "event X: X is the number of cards in your hand. Draw a card.")
    less = type(card)(**{**{f: getattr(card, f) for f in card.__dataclass_fields__}, "cost": -1})
    s = scene("A: hand: Wane, 3; resources: 4\nB:", cards={**CARDS, "Wane": less})
    s.play("Wane", "in the Offensive")
    assert s.gold("A") == 1  # four cards in hand as it is announced, and one less


@rule("ORC-GOLD-18", "ORC-GOLD-19", "ORC-GOLD-EX2")
@pytest.mark.parametrize(("target", "left"), [("Giant", 3), ("Dwarf", 5)])
def test_t_is_the_cost_of_the_target(target: str, left: int) -> None:
    cards = {**with_t(-3), "Giant": "creature 5 5/5", "Dwarf": "creature 2 2/2"}
    s = scene("A: hand: Sway; resources: 5\nB: defensive: Giant, Dwarf", cards=cards)
    s.choose("play Sway", f"target {target}")
    assert (s.gold("A"), s.place(target)) == (left, "B's graveyard")


@rule("ORC-GOLD-18")
def test_a_target_that_makes_t_too_dear_cannot_be_chosen() -> None:
    cards = {**with_t(1), "Giant": "creature 5 5/5", "Dwarf": "creature 2 2/2"}
    s = scene("A: hand: Sway, Feast; resources: 5\nB: defensive: Giant, Dwarf, Imp cost 0", cards=cards)
    s.choose("play Sway")
    assert s.options() == ["target Dwarf", "target Imp"]
    s.refused("target Giant", "ORC-GOLD-20")


@rule("ORC-GOLD-22")
def test_in_the_cost_of_a_card_in_play_x_and_t_are_none() -> None:
    cards = {**with_t(0), "Hydra": "creature X+2 4/4", "Dwarf": "creature 2 2/2"}
    s = scene("A: hand: Sway; resources: 5\nB: defensive: Hydra, Dwarf", cards=cards)
    s.choose("play Sway", "target Hydra")
    assert s.gold("A") == 3


@rule("ORC-GOLD-23")
def test_nothing_comes_back_of_what_was_spent_in_vain() -> None:
    cards = {
        **CARDS,
        "Bolt": "event 2: Kill target creature.",
        "Flight": "event: Return target creature to its owner's hand.",
    }
    s = scene("A: hand: Bolt; resources: 2\nB: hand: Flight; defensive: Wolf", cards=cards)
    s.choose("play Bolt", "play Flight")
    s.all_pass()
    assert (s.place("Wolf"), s.place("Bolt"), s.gold("A")) == ("B's hand", "A's graveyard", 0)


@rule("ORC-GOLD-17", "ORC-GOLD-24")
def test_an_x_that_the_text_leaves_free_is_what_its_player_pays() -> None:
    s = scene("A: offensive: Alms; resources: 3; hand: 1", cards={"Alms": "creature 1/1: X (M): Gain X influence."})
    s.choose("use Alms")
    assert s.options() == ["number 0", "number 1", "number 2", "number 3"]
    s.refused("number 4", "ORC-ABIL-11")
    assert s.match.forbids(NUMBER, 0, -1) == GOLD_17
    s.choose("number 2")
    assert (s.influence("A"), s.gold("A")) == (22, 1)


@rule("ORC-GOLD-20", "ORC-GOLD-14")
def test_what_a_text_makes_cheaper_is_still_refused_where_it_cannot_be_paid() -> None:
    cards = {
        "Guild": "creature 3 2/2: Creatures cost you 1 less.",
        "Giant": "creature 5 4/4",
        "Imp": "creature 3 1/1",
        "Surge": "event X+4: Deal X damage to target creature.",
        "Oath": "enchantment 3: Attach to target creature. It gets +1/+1.",
    }
    s = scene("A: offensive: Guild; hand: Giant, Imp; resources: 2\nphase: Entrance", cards=cards)
    assert s.options() == ["done", "play Imp"]
    s.refused("play Giant", "ORC-GOLD-20")
    s = scene("A: offensive: Guild; hand: Surge, Oath, 1; resources: 2\nphase: Play", cards=cards)
    s.refused("play Surge", "ORC-GOLD-20")
    s.refused("play Oath", "ORC-GOLD-20")
