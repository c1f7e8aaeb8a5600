"""Overriding, played out: a statement in the place of the one before, a deed in the place of a death."""

from scenes.arc import scene

SHIELD = (
    "If another creature you control would die, you may lose 2 victory points instead. "
    "If you do, mark that creature and remove all damage from it."
)


def test_a_statement_holds_in_the_place_of_the_one_before() -> None:
    text = "This creature gets +1/+0. As long as you control an Elf, it gets +2/+2 instead."
    prints = {"Sage": f"creature 1 1/1: {text}"}
    assert scene("A: army: Sage", cards=prints).value("Sage") == "2/1"
    s = scene("A: army: Sage, Elf 1/1", cards=prints)
    assert s.value("Sage") == "3/3"


def test_what_cards_cost_is_said_anew() -> None:
    text = "Event cards you play cost 2 less. While this creature is marked, they cost 1 less instead."
    prints = {"Sage": f"creature 1 1/1: {text}", "Deed": "event 3: Draw a card."}
    s = scene("A: gems 1 Gaian; army: Sage; hand: Deed; deck: 5", cards=prints)
    s.play("Deed")
    assert len(s.hand("A")) == 1
    s = scene("A: gems 1 Gaian; army: Sage marked; hand: Deed; deck: 5", cards=prints)
    assert not [label for label in s.options() if label.startswith("play Deed")]


def test_if_you_do_speaks_of_what_is_done_instead() -> None:
    prints = {"Saint": f"creature 1 1/1: {SHIELD}", "Bolt": "event 0: Deal 2 damage to target creature."}
    s = scene("A: hand: Bolt; army: Saint, Elf 1/1", cards=prints)
    s.play("Bolt", "target Elf", "yes")
    assert (s.points("A"), s.marked("Elf"), s.damage("Elf")) == (13, True, 0)
    s = scene("A: hand: Bolt; army: Saint, Elf 1/1", cards=prints)
    s.play("Bolt", "target Elf", "no")
    assert (s.points("A"), s.grave("A")) == (15, ["Elf", "Bolt"])


def test_what_came_back_is_removed_whenever_it_would_leave_play() -> None:
    text = "Put target creature card from your graveyard into play. If it would leave play, remove it from the game instead."
    prints = {"Rite": f"magic 0: {text}", "Bolt": "event 0: Destroy target creature."}
    s = scene("A: hand: Rite, Bolt; grave: Elf 1/1", cards=prints)
    s.play("Rite")
    s.play("Bolt")
    assert sorted(s.grave("A")) == ["Bolt", "Rite"]
