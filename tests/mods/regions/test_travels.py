"""Who moves from where to where, who is laid on whom, and who goes without the avatar."""

import pytest

from scenes.regions import rule, scene


@rule("AVA-REGION-20")
@pytest.mark.parametrize(
    ("text", "move", "drawn"),
    [
        ("moves to the Front", "the Front", 1),
        ("moves to the Front", "the Mind Domain", 0),
        ("moves from a Domain to the Front", "the Front", 1),
        ("moves from a Domain to the Front", "the Mind Domain", 0),
        ("moves from your Body Domain to the Front", "the Front", 1),
        ("moves from your Soul Domain to the Front", "the Front", 0),
        ("moves from one Domain to another", "the Mind Domain", 1),
        ("moves from one Domain to another", "the Front", 0),
        ("moves from the Front to a Domain", "the Mind Domain", 0),
    ],
)
def test_a_move_is_told_with_where_it_began_and_ends(text: str, move: str, drawn: int) -> None:
    s = scene(
        "A: body: Mole; deck: 5\nB: army: Ox", cards={"Mole": f"creature 1/1: When this creature {text}, draw a card."}
    )
    s.carry_out(f"move Mole to {move}")
    assert len(s.hand("A")) == drawn


@rule("AVA-REGION-20")
def test_out_of_the_front_is_a_move_of_another_kind() -> None:
    cards = {"Mole": "creature 1/1: When this creature moves from the Front to a Domain, draw a card."}
    s = scene("A: army: Mole; deck: 5\nB: army: Ox", cards=cards)
    s.carry_out("move Mole to the Soul Domain")
    assert len(s.hand("A")) == 1


@rule("AVA-REGION-07")
def test_who_is_laid_on_top_of_a_creature_is_heard_of_by_it_alone() -> None:
    cards = {"Mole": "creature 1/1: Whenever a creature is placed on top of this creature, unmark this creature."}
    s = scene("A: body: Owl, Mole marked; mind: Mole marked; army: Ox\nB: army: Ox", cards=cards)
    s.carry_out("move Ox to the Mind Domain")
    assert (s.marked("Mole"), s.marked("Mole (2)")) == (True, False)
    s = scene("A: body: Owl, Mole marked; army: Ox\nB: army: Ox", cards=cards)
    s.carry_out("move Ox to the Body Domain")
    assert s.marked("Mole"), "Owl lies between them"


@rule("AVA-REGION-07", "AVA-REGION-20")
def test_a_creature_goes_on_top_of_a_named_domain() -> None:
    cards = {"Lift": "event 0: Put target creature you control on top of your Mind Domain."}
    s = scene("A: mind: Owl, Mole; hand: Lift\nB: army: Ox", cards=cards)
    s.play("Lift", "target Mole")
    assert s.table.on_top(1, 0) == s.card("Mole")


@rule("AVA-REGION-19", "AVA-AVATAR-11", "AVA-CONFLICT-01")
def test_one_goes_without_the_avatar_and_takes_nobody_along() -> None:
    cards = {"Lynx": "creature 2/2: This creature can attack even if your avatar is not in the Front."}
    s = scene("A: army: Lynx, Lynx, Ram; avatar in Body\nB: army: Ox\nphase: Attack", cards=cards)
    s.choose("attack Keep of B")
    s.refused("send Ram", "AVA-AVATAR-11")
    s.choose("send Lynx", "done")
    s.defend()
    assert (s.hp("Keep of B"), s.marked("Ram")) == (8, False)
    s = scene("A: army: Lynx marked, Ram; avatar in Body\nB: army: Ox\nphase: Attack", cards=cards)
    assert not [option for option in s.options() if option.startswith("attack")]


@rule("AVA-REGION-11")
def test_tops_defend_marked_and_are_marked_as_a_price() -> None:
    cards = {"Keep": "region 9 Gaian: Marked top creatures of your Domains can defend.",
             "Toll": "region 9 Gaian: Mark the top creature of one of your Domains: Deal 1 damage to an attacker."}  # fmt: skip
    s = scene("A: army: Ram 2/2\nB: region Keep; body: Ox 1/3 marked, Elk marked\nphase: Attack", cards=cards)
    s.attack("Keep", "Ram")
    assert s.options() == ["done", "block Ram with Ox", "block Ram with Avatar of B"]
    s = scene("A: army: Ram 2/2\nB: region Toll; body: Ox 1/3, Elk; mind: Cow marked\nphase: Attack", cards=cards)
    s.choose("attack Toll", "send Ram", "done", "use Toll")
    s.all_pass()
    assert (s.marked("Ox"), s.marked("Elk"), s.damage("Ram")) == (True, False, 1)


@rule("AVA-REGION-12")
def test_who_defended_is_known_when_it_has_died() -> None:
    cards = {
        "Sting": "region 9 Gaian: When a civilian defender of yours dies, deal 1 damage to the attacker it defended against."
    }
    s = scene("A: army: Ram 3/3, Bull 1/1\nB: region Sting; body: Ox 1/2\nphase: Attack", cards=cards)
    s.attack("Sting", "Ram", "Bull")
    s.defend("Ram with Ox")
    assert (s.place("Ox"), s.damage("Ram"), s.damage("Bull")) == ("B's graveyard", 1, 0)


@rule("AVA-REGION-09", "AVA-CONFLICT-01")
def test_a_region_may_ask_a_toll_of_its_attackers() -> None:
    cards = {"Toll": "region 9 Gaian: A creature cannot attack this region unless its controller pays 1 gold."}
    s = scene("A: army: Ram 2/2, Bull 2/2; gold 1 Gaian\nB: region Toll\nphase: Attack", cards=cards)
    s.choose("attack Toll", "send Ram")
    s.refused("send Bull", "AVA-GOLD-10")
    s.choose("done")
    s.defend()
    assert s.hp("Toll") == 7


@rule("AVA-REGION-15")
def test_more_damage_to_the_region_is_dealt_by_whom_is_let_through() -> None:
    cards = {"Ram": "creature 2/2: This creature deals 2 additional damage to the region."}
    s = scene("A: army: Ram\nB: army: Ox 1/9\nphase: Attack", cards=cards)
    met = s.fork()
    s.attack("Keep of B", "Ram")
    s.defend()
    met.attack("Keep of B", "Ram")
    met.defend("Ram with Ox")
    assert (s.hp("Keep of B"), met.hp("Keep of B"), met.damage("Ox")) == (6, 10, 2)


@rule("AVA-REGION-13", "AVA-CONFLICT-01")
def test_civilians_defend_beside_military_ones_by_a_text() -> None:
    cards = {"Keep": "region 9 Gaian: Your civilian defenders may defend together with your military defenders."}
    s = scene("A: army: Ram, Bull\nB: region Keep; army: Ox; body: Elk\nphase: Attack", cards=cards)
    s.attack("Keep", "Ram", "Bull")
    s.choose("block Ram with Ox")
    assert "block Bull with Elk" in s.options()


def test_a_creature_is_strong_in_the_front_beside_its_avatar() -> None:
    cards = {"Ram": "creature 1/1: While this creature is in your Front with your avatar, it gets +1/+1."}
    sizes = [
        scene(f"A: {where}\nB: army: Ox", cards=cards).value("Ram")
        for where in ("army: Ram", "army: Ram; avatar in Body", "body: Ram; avatar in Body")
    ]
    assert sizes == ["2/2", "1/1", "1/1"]
