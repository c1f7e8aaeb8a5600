"""What enchantments print as their target, blows, pieces in use, and prices for attackers, in games of ORC."""

import pytest

from scenes.orc import rule, scene

CARDS = {
    "Chains": "enchantment 0: Target: a creature. It can't attack.",
    "Harvest": "enchantment 0: Target: one of your resource cards. Whenever it gives gold, it gives 2 instead of 1.",
    "Thorns": "creature 0 2/3: Whenever a creature damages Thorns in combat, it deals 1 damage to that creature.",
    "Reeve": "creature 0 1/3: Opponents must pay 1 gold for each attacker that they announce opposite to Reeve.",
    "Marshal": "creature 0 1/1: When Marshal attacks together with at least two other creatures, gain 1 VP.",
    "Porter": "creature 0 1/1: As long as it uses two or more pieces of equipment, it gets +3/0.",
    "Sword": "equipment 0 (Weapon): Equipped creature gets +0/+1.",
    "Spear": "equipment 0 (Weapon): Equipped creature gets +0/+1.",
    "Cap": "equipment 0 (Helmet): Equipped creature gets +0/+1.",
    "Retreat": "event 0: Target defender drops out of its combat.",
    "Gift": "magic 0: Target creature is a Caster.",
    "Hunter": "creature 0 1/5: Hunter gets +2/0 against Beasts.",
    "Wolf": "creature 0 (Beast) 0/5",
    "Hound": "equipment 0 (Collar): Hound gives +1/+1.",
    "Undertow": "magic 0: Return target creature and everything attached to it to their owners' hands.",
}


@rule("ORC-ENCH-04")
def test_what_stands_behind_target_is_what_it_is_attached_to() -> None:
    s = scene("A: offensive: Ox 1/1, Cow 1/1; hand: Chains\nB: \nphase: Play", cards=CARDS)
    s.play("Chains", "Ox")
    s.all_pass()
    assert s.place("Chains") == "on Ox"


@rule("ORC-EQUIP-06")
@pytest.mark.parametrize(("second", "value"), [("Cap", "4/3"), ("Spear", "1/2")])
def test_only_pieces_that_take_effect_are_used(second: str, value: str) -> None:
    s = scene(
        f"A: offensive: Porter; attached: Sword on Porter; attached: {second} on Porter\nB: hand: 1\nphase: Play",
        cards=CARDS,
    )
    assert s.value("Porter") == value


@pytest.mark.parametrize(("sent", "points"), [(("send Ox", "send Cow"), 1), (("send Ox", "done"), 0)])
def test_it_attacks_together_with_so_many(sent: tuple[str, ...], points: int) -> None:
    s = scene("A: offensive: Marshal, Ox 1/1, Cow 1/1\nB:\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B", "send Marshal", *sent)
    assert s.victory("A") == points


@rule("ORC-EQUIP-03")
def test_what_a_piece_gives_its_carrier_has() -> None:
    s = scene("A: offensive: Ox 1/1; attached: Hound on Ox\nB: hand: 1\nphase: Play", cards=CARDS)
    assert s.value("Ox") == "2/2"


@pytest.mark.parametrize(("met", "value"), [("Wolf", "3/5"), ("Hen", "1/5")])
def test_it_is_stronger_against_some(met: str, value: str) -> None:
    s = scene("A: offensive: Hunter\nB: defensive: Wolf, Hen 0/5; hand: Retreat\nphase: Move or Attack", cards=CARDS)
    s.choose("attack B", f"block Hunter with {met}")
    assert s.value("Hunter") == value
