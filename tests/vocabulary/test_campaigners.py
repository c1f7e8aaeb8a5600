"""Who attacks and who is attacked, spoken of as players; arrivals by place; values that a sacrificed card had at last."""

from scenes.arc import rule as arc_rule
from scenes.arc import scene
from scenes.ava import scene as ava


@arc_rule()
def test_the_attacking_player_pays_for_a_defender_that_dies() -> None:
    cards = {"Moor": "city 2 Body 8: Always: Whenever a defender dies, the attacking player loses 1 victory point."}
    s = scene("A: army: Ox 3/3\nB: city Moor: Elk 1/1\nphase: Attack", cards=cards)
    s.choose("attack Moor", "block Ox with Elk")
    while "done" in s.options() or "pass" in s.options():
        s.choose("done" if "done" in s.options() else "pass")
        if s.place("Elk") == "B's graveyard":
            break
    assert (s.place("Elk"), s.points("A"), s.points("B")) == ("B's graveyard", 14, 15)


@arc_rule()
def test_the_defending_player_is_the_one_whose_city_is_attacked() -> None:
    s = scene(
        "A: army: Ox; hand: Wait\nB: city Moor (Body, 8); hand: Imp\nphase: Attack",
        cards={"Ox": "creature 1 3/3: Whenever this creature attacks, the defending player discards a card.",
               "Wait": "event 0: Draw a card."},
    )  # fmt: skip
    s.choose("attack Moor")
    while s.place("Imp") == "B's hand":
        s.choose("pass")
    assert s.place("Imp") == "B's graveyard"


@arc_rule()
def test_who_controlled_a_creature_as_it_died_pays_for_it() -> None:
    cards = {"Take": "magic 0: Gain control of target creature.", "Kill": "event 0: Kill target creature.",
             "Bell": "creature 1 1/1: Whenever a creature dies, its controller loses 2 victory points."}  # fmt: skip
    s = scene("A: army: Bell; hand: Take, Kill\nB: army: Ox 2/2", cards=cards)
    s.play("Take", "Ox")
    s.play("Kill", "Ox")
    assert (s.place("Ox"), s.points("A"), s.points("B")) == ("B's graveyard", 13, 15)


@arc_rule()
def test_a_sacrificed_creature_counts_with_what_it_had_last() -> None:
    cards = {"Pyre": "event 0: As an additional cost, sacrifice a creature. Deal damage equal to its ATK to target creature.",
             "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +2/+0."}  # fmt: skip
    s = scene("A: army: Ox 2/2; attached: Bond on Ox; hand: Pyre\nB: army: Elk 1/9", cards=cards)
    s.play("Pyre", "Elk")
    assert (s.place("Ox"), s.damage("Elk")) == ("A's graveyard", 4)


@arc_rule()
def test_what_is_attached_to_whom() -> None:
    cards = {"Strip": "magic 0: Destroy all enchantments attached to creatures an opponent controls.",
             "Bond": "enchantment 0: Attach to target creature.\nEnchanted creature gets +2/+0."}  # fmt: skip
    s = scene(
        "A: army: Ox; attached: Bond on Ox; hand: Strip\nB: army: Elk; city Moor (Body, 8); attached: Band on Elk, Ban on Moor",
        cards={**cards, "Band": cards["Bond"], "Ban": "enchantment 0: Attach to target city."},
    )
    s.play("Strip")
    assert (s.place("Bond"), s.place("Band"), s.place("Ban")) == ("on Ox", "B's graveyard", "on Moor")


@arc_rule()
def test_gold_is_named_unit_by_unit_or_all_alike() -> None:
    s = ava("A: army: Ox, Elk; hand: Boon, Moss, Rust\nB:", cards={
        "Boon": "event 0: Produce 1 gold of any faction for each creature you control.",
        "Moss": "event 1 Gaian loyalty 1: Draw a card.", "Rust": "event 1 Red Banner loyalty 1: Draw a card.",
    })  # fmt: skip
    s.play("Boon", "name Gaian", "name Red Banner")
    s.play("Moss")
    s.play("Rust")


@arc_rule()
def test_a_price_may_be_the_avatar_that_is_marked() -> None:
    s = ava("A: army: Ox\nB:", cards={"Ox": "creature 1 1/1: Mark your avatar: Draw a card."})
    s.choose("use Ox")
    assert len(s.hand("A")) == 1
    assert not any(label.startswith("use") for label in s.options())
    s = ava("A: army: Ox; avatar marked\nB:", cards={"Ox": "creature 1 1/1: Mark your avatar: Draw a card."})
    assert not any(label.startswith("use") for label in s.options())


@arc_rule()
def test_cards_cost_more_in_the_turns_of_others() -> None:
    cards = {"Curfew": "enchantment 0: Attach to a player.\nCards this player plays during other players' turns cost 1 more.",
             "Wait": "event 1 Gaian: Draw a card."}  # fmt: skip
    table = "A: gems {} Gaian; hand: Wait\nB: army: Ox; attached: Curfew on A\nphase: Attack, active {}"
    s = scene(table.format(1, "B"), cards=cards)
    assert "play Wait" not in s.options()
    s = scene("A: gems 1 Gaian; hand: Wait\nB: attached: Curfew on A", cards=cards)
    assert "play Wait" in s.options()


@arc_rule()
def test_only_some_enter_or_defend() -> None:
    cards = {"Keep": "city 2 Body 8: Always: Only creatures of The Empire can enter or defend this city.",
             "Ox": "creature 1 The Empire 1/1", "Elk": "creature 1 Gaian 1/1"}  # fmt: skip
    s = scene("A: city Keep; army: Ox, Elk\nB:", cards=cards)
    assert "move Ox to Keep" in s.options()
    assert "move Elk to Keep" not in s.options()
    s = scene("A: army: Imp 1/1\nB: city Keep; army: Ox, Elk\nphase: Attack", cards=cards)
    s.choose("attack Keep")
    assert "block Imp with Ox" in s.options()
    assert "block Imp with Elk" not in s.options()


@arc_rule()
def test_the_abilities_of_a_target_cannot_be_used_this_turn() -> None:
    cards = {"Hush": "event 0: Abilities of target creature can't be activated this turn.",
             "Ox": "creature 1 1/1: (M): Draw a card."}  # fmt: skip
    s = scene("A: army: Ox; hand: Hush\nB: deck: 9", cards=cards)
    assert "use Ox" in s.options()
    s.play("Hush")
    assert "use Ox" not in s.options()


@arc_rule()
def test_who_need_not_discard_keeps_all_his_cards() -> None:
    cards = {"Tower": "city 2 Mind 8: Always: You don't discard cards in your Discard phase."}
    s = scene("A: city Tower; hand: 10; deck: 9\nB: deck: 9", cards=cards)
    s.to("Draw", "B")
    assert len(s.hand("A")) == 10


@arc_rule()
def test_who_controls_more_sacrifices_one_of_these() -> None:
    cards = {"Tithe": "magic 0: Each opponent who controls more creatures than you sacrifices one of them."}
    s = scene("A: army: Imp; hand: Tithe\nB: army: Ox, Elk; city Moor (Body, 8)", cards=cards)
    s.play("Tithe", "pick Ox")
    assert (s.place("Ox"), s.place("Elk"), s.place("Imp")) == ("B's graveyard", "B's Army", "A's Army")
    s = scene("A: army: Imp, Cow; hand: Tithe\nB: army: Ox, Elk", cards=cards)
    s.play("Tithe")
    assert (s.place("Ox"), s.place("Elk")) == ("B's Army", "B's Army")
