"""Who can't move into a city or out of it, who defends other cities, and what effects move without a move."""

from scenes import ava
from scenes.arc import rule, scene


@rule("ARC-MOVE-01", "ARC-MOVE-08")
def test_nobody_moves_into_or_out_of_a_city_by_himself() -> None:
    cards = {"Gate": "enchantment 0: Attach to a city. No creature may move into or out of it.",
             "Push": "event 0: Move target creature to target city you control."}  # fmt: skip
    s = scene(
        "A: city Oak (Body, 8): Elf; city Ash (Mind, 8): Imp; army: Ram; attached: Gate on Oak; hand: Push\nphase: Play",
        cards=cards,
    )
    moves = [option for option in s.options() if option.startswith("move")]
    assert moves == ["move Imp to the Army", "move Ram to Ash"]
    s.play("Push", "target Ram", "target Oak")
    assert s.place("Ram") == "Oak"


@rule("ARC-MOVE-01")
def test_some_move_in_and_nobody_out() -> None:
    cards = {"Mud": "enchantment 0: Attach to a city. Creatures can move into this city but not out of it."}
    s = scene("A: city Oak (Body, 8): Elf; army: Ram; attached: Mud on Oak\nphase: Play", cards=cards)
    assert [option for option in s.options() if option.startswith("move")] == ["move Ram to Oak"]


@rule("ARC-CITY-05", "ARC-COMBAT-08")
def test_residents_of_one_city_defend_another_and_stay_at_home() -> None:
    cards = {"Oak": "city 1 Body 8: Always: Creatures in Oak may defend any of your cities."}
    s = scene(
        "A: army: Ram 3/3\nB: city Oak: Elf 1/1; city Ash (Mind, 8): Imp 1/1; city Fir (Soul, 8): Rat 1/1\nphase: Attack",
        cards=cards,
    )
    s.choose("attack Ash")
    assert s.options() == ["done", "block Ram with Elf", "block Ram with Imp"]
    s.choose("block Ram with Elf", "done")
    s.to("Second Play")
    assert (s.place("Elf"), s.damage("Ash")) == ("B's graveyard", 0)


@rule("ARC-MOVE-08", "ARC-COMBAT-08")
def test_who_is_moved_without_a_move_is_not_marked_and_defends() -> None:
    cards = {
        "Reeds": "event 0: Play this only after attackers have been announced against you or one of your cities. Move "
        "up to two unmarked creatures from your cities to your army. They aren't marked by this move."
    }
    s = scene("A: army: Ram 3/3\nB: city Oak (Body, 8): Elf 1/1; hand: Reeds\nphase: Attack", cards=cards)
    s.choose("attack B's army", "play Reeds", "pick Elf")
    assert (s.place("Elf"), s.marked("Elf")) == ("B's Army", False)
    assert "block Ram with Elf" in s.options()


@rule("ARC-COMBAT-05", "ARC-ENCH-02")
def test_this_city_on_an_enchantment_is_the_one_that_it_is_attached_to() -> None:
    cards = {
        "Bees": "enchantment 0: Attach to a city. Each time a creature attacks this city, deal 1 damage to that creature."
    }
    s = scene("A: army: Ram 3/3, Ewe 1/3\nB: city Oak (Body, 8); attached: Bees on Oak\nphase: Attack", cards=cards)
    s.choose("attack Oak", "send Ram", "done")
    s.settle()
    assert (s.damage("Ram"), s.damage("Ewe")) == (1, 0)


@rule("ARC-MOVE-01", "ARC-MOVE-08", "ARC-CITY-05")
def test_nobody_enters_or_leaves_a_city_in_any_way() -> None:
    cards = {"Gate": "enchantment 0: Enchant city. No creature may enter or leave this city.",
             "Push": "event 0: Move target creature to target city you control."}  # fmt: skip
    table = (
        "A: city Oak (Body, 8): Elf; city Ash (Mind, 8): Imp; army: Ram; attached: Gate on Oak; hand: Push\nphase: Play"
    )
    s = scene(table, cards=cards)
    moves = [option for option in s.options() if option.startswith("move")]
    assert moves == ["move Imp to the Army", "move Ram to Ash"]
    s.play("Push", "target Elf", "target Ash")
    assert s.place("Elf") == "Oak"
    s = scene(table, cards=cards)
    s.play("Push", "target Ram", "target Oak")
    assert s.place("Ram") == "A's Army"


@rule("ARC-MOVE-06")
def test_who_may_move_without_being_marked_stays_unmarked() -> None:
    cards = {"Ram": "creature 1 1/1: This creature may move without being marked."}
    s = scene("A: city Oak (Body, 8); army: Ram\nphase: Play", cards=cards)
    s.choose("move Ram to Oak")
    s.settle()
    assert (s.place("Ram"), s.marked("Ram")) == ("Oak", False)


@rule("ARC-MOVE-04")
def test_a_city_is_part_of_one_more_move_each_turn() -> None:
    cards = {
        "Road": "enchantment 0: Attach to one of your cities. This city may be part of one additional move each turn."
    }
    s = scene(
        "A: city Oak (Body, 8); city Ash (Mind, 8); army: Ram, Ewe, Elk; attached: Road on Oak\nphase: Play",
        cards=cards,
    )
    s.choose("move Ram to Oak")
    s.settle()
    assert [option for option in s.options() if option.startswith("move")] == [
        "move Ewe to Oak", "move Ewe to Ash", "move Elk to Oak", "move Elk to Ash",
    ]  # fmt: skip
    s.choose("move Ewe to Oak")
    s.settle()
    assert [option for option in s.options() if option.startswith("move")] == ["move Elk to Ash"]


@ava.rule("AVA-COMBAT-03", "AVA-CONFLICT-01")
def test_a_text_lets_somebody_attack_from_his_city_where_he_stays() -> None:
    cards = {"Elder": "creature 1 3/3: Elder may attack from a city as though it were in your Army."}
    text = "A: army: Ram 1/1; city Oakhold: Elder, Mule 2/2\nB: army: Ox 1/1; avatar marked; city Dale (Mind, 8)\nphase: Attack"
    s = ava.scene(text, cards=cards)
    s.choose("attack Dale")
    s.refused("send Mule", "AVA-COMBAT-03")
    s.choose("send Elder", "done", "done")
    assert (s.place("Elder"), s.marked("Elder"), s.damage("Dale")) == ("Oakhold", True, 3)
    s = ava.scene(text.replace("Oakhold: Elder", "Oakhold: Elder, Avatar of A"), cards=cards)
    s.to("Second Play")
    assert s.damage("Dale") == 0, "the Army has no leader"
