"""Gems: one of a resource card that is consumed or stays so, free and consumed ones, and those that a payer spares."""

from scenes.arc import Scene, scene
from wtactics.engine.places import RESERVE

CARDS = {
    "Salt": "enchantment 0: Attach to a resource card. Consume its gem. That gem doesn't become free in "
            "its owner's Unmark phase.",
    "Seal": "enchantment 0: Attach to target resource card an opponent controls. Whenever that resource card's gem is "
            "consumed, its controller loses 1 VP and you gain 1 VP.",
    "Rite": "enchantment 0: Attach to a resource card you control. M: Free one consumed gem of that resource card's faction.",
    "Drown": "magic 0: All free gems of target opponent become consumed. He draws a card.",
    "Levy": "magic 0: Put the top two cards of your deck into play as Gaian resource cards with their gems consumed.",
    "Count": "magic 0: Gain 1 VP for each Gaian resource card you control.",
    "Elk": "creature 1 Gaian 1/1", "Stag": "creature 2 Gaian 1/1",
}  # fmt: skip


def free(s: Scene, seat: int) -> int:
    """How many gems of the seat are free."""
    return sum(s.table.marked[c] == 0 for c in s.table.at(RESERVE, seat))


def test_all_free_gems_of_somebody_are_consumed() -> None:
    s = scene("A: hand: Drown\nB: gems 3 Gaian, 2 Red Banner; deck: 5\nphase: Play", cards=CARDS)
    s.play("Drown")
    assert (free(s, 1), len(s.hand("B"))) == (0, 1)


def test_the_gem_of_a_resource_card_is_consumed_and_stays_so() -> None:
    s = scene("A: hand: Salt; deck: 9\nB: gems 2 Gaian; deck: 9\nphase: Play", cards=CARDS)
    s.choose("play Salt")
    s.choose(s.options()[0])
    s.settle()
    assert free(s, 1) == 1
    s.to("Tactics", "B")
    assert free(s, 1) == 1


def test_resource_cards_laid_by_a_text_bring_consumed_gems_of_its_faction() -> None:
    s = scene("A: gems 1 Red Banner; hand: Levy, Count; deck: Elk, Stag, Elk\nphase: Play", cards=CARDS)
    s.play("Levy")
    assert free(s, 0) == 1
    s.play("Count")
    assert s.points("A") == 17


def test_whoever_pays_spares_the_gem_that_costs_points_as_long_as_he_can() -> None:
    s = scene(
        "A: hand: Seal; deck: 9\nB: gems 3 Gaian; hand: Elk, Stag; city Oak (Body, 8); deck: 9\nphase: Play",
        cards=CARDS,
    )
    s.choose("play Seal")
    s.choose(s.options()[0])
    s.settle()
    s.to("Play", "B")
    s.play("Stag")
    assert (s.points("A"), s.points("B")) == (15, 15)
    s.play("Elk")
    s.settle()
    assert (s.points("A"), s.points("B")) == (16, 14)


def test_a_consumed_gem_of_its_faction_is_freed() -> None:
    s = scene("A: gems 2 Gaian; hand: Rite, Elk; city Oak (Body, 8); deck: 9\nphase: Play", cards=CARDS)
    s.choose("play Rite")
    s.choose(s.options()[0])
    s.settle()
    s.play("Elk")
    assert free(s, 0) == 1
    s.carry_out("use Rite")
    s.settle()
    assert free(s, 0) == 2


def test_a_gem_of_its_faction_is_one_of_its_own_pile() -> None:
    s = scene("A: gems 1 Gaian; hand: Rite\nB: gems 1 Gaian, 1 Gaian marked\nphase: Play", cards=CARDS)
    s.play("Rite")
    s.carry_out("use Rite")
    assert free(s, 1) == 1
