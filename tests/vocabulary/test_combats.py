"""Who leaves a combat, who is in one with whom, and damage that is always more or less."""

import pytest

from scenes.arc import rule, scene
from scenes.ava import scene as ava_scene

SMOKE = {"Smoke": "event 0: Remove target attacking creature from combat and unmark it."}


@rule("ARC-COMBAT-24")
def test_an_attacker_that_leaves_combat_harms_nobody_and_stays_where_it_is() -> None:
    s = scene("A: army: Ram 3/3, Ewe 1/1\nB: 15 points; hand: Smoke\nphase: Attack", cards=SMOKE)
    s.choose("attack B's army", "send Ram", "send Ewe", "play Smoke", "target Ram")
    s.to("Second Play")
    assert (s.points("B"), s.marked("Ram"), s.marked("Ewe"), s.place("Ram")) == (14, False, True, "A's Army")


@rule("ARC-COMBAT-24", "ARC-COMBAT-12")
def test_who_was_blocked_by_somebody_who_has_left_harms_nobody() -> None:
    cards = {"Smoke": "event 0: Target defender is removed from combat."}
    s = scene("A: army: Ram 3/3; hand: Smoke\nB: 15 points; army: Ox 1/2\nphase: Attack", cards=cards)
    s.choose("attack B's army", "block Ram with Ox", "play Smoke")
    s.to("Second Play")
    assert (s.points("B"), s.place("Ox"), s.damage("Ram")) == (15, "B's Army", 0)


@rule("ARC-COMBAT-13")
def test_in_combat_with_somebody_is_who_defends_against_it_and_nobody_else() -> None:
    cards = {
        "Hag": "creature 1 3/3: When a creature dies in combat with Hag, draw a card.",
        "Hum": "event 0: Draw a card.",
    }
    s = scene("A: army: Hag, Ram 3/3; deck: 5; hand: Hum\nB: army: Imp 1/1, Rat 1/1\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Hag", "send Ram", "pass", "block Hag with Imp", "block Ram with Rat")
    s.all_pass()
    assert (s.place("Imp"), s.place("Rat"), len(s.hand("A"))) == ("B's graveyard", "B's graveyard", 2)


@rule("ARC-COMBAT-08")
@pytest.mark.parametrize(("blocks", "attack"), [((), 2), (("Imp",), 2), (("Imp", "Rat"), 4)])
def test_by_how_many_somebody_is_blocked(blocks: tuple[str, ...], attack: int) -> None:
    cards = {"Boar": "creature 1 2/9: As long as Boar is blocked by two or more creatures, it gets +2/+0."}
    s = scene("A: army: Boar\nB: army: Imp 1/9, Rat 1/9; hand: Hum\nphase: Attack",
              cards={**cards, "Hum": "event 0: Draw a card."})  # fmt: skip
    s.choose("attack B's army", "pass", *(f"block Boar with {name}" for name in blocks))
    if len(blocks) < 2:
        s.choose("done")
    assert s.value("Boar") == f"{attack}/9"


@rule("ARC-COMBAT-13")
@pytest.mark.parametrize(
    "text", ["This creature deals double damage to cities.", "Damage that this creature deals to a city is doubled."]
)
def test_damage_to_cities_is_doubled_by_blows_and_by_texts(text: str) -> None:
    cards = {"Ram": f"creature 1 3/3: {text}", "Boom": "event 0: Deal 2 damage to target city."}
    s = scene("A: army: Ram\nB: city Oak (Body, 20); army: Ox 1/9\nphase: Attack", cards=cards)
    s.choose("attack Oak", "done")
    s.to("Second Play")
    assert s.damage("Oak") == 6
    s = scene("A: army: Ram; hand: Boom\nB: army: Ox 1/9\nphase: Attack", cards=cards)
    s.choose("attack B's army", "pass", "block Ram with Ox", "pass")
    s.to("Second Play")
    assert s.damage("Ox") == 3


@rule("ARC-COMBAT-13")
def test_what_texts_deal_is_doubled_too_and_only_by_whom_it_is_said() -> None:
    cards = {
        "Ram": "creature 1 3/3: This creature deals double damage to creatures.\n(M): Deal 2 damage to target creature.",
        "Ewe": "creature 1 3/3: (M): Deal 2 damage to target creature.",
    }
    s = scene("A: army: Ram, Ewe\nB: army: Ox 1/9\nphase: Play", cards=cards)
    s.carry_out("use Ram", "target Ox")
    assert s.damage("Ox") == 4
    s.carry_out("use Ewe", "target Ox")
    assert s.damage("Ox") == 6


@rule("ARC-COMBAT-13")
def test_somebody_takes_less_from_events_alone() -> None:
    cards = {
        "Wall": "creature 1 3/9: This creature takes 2 less damage from events.",
        "Spark": "event 0: Deal 3 damage to target creature.", "Mote": "event 0: Deal 1 damage to target creature.",
        "Bolt": "magic 0: Deal 3 damage to target creature.",
    }  # fmt: skip
    s = scene("A: hand: Spark, Mote, Bolt\nB: army: Wall\nphase: Play", cards=cards)
    s.play("Spark")
    assert s.damage("Wall") == 1
    s.play("Mote")
    assert s.damage("Wall") == 1
    s.play("Bolt")
    assert s.damage("Wall") == 4


@rule("AVA-AVATAR-04")
def test_damage_to_an_avatar_is_reduced_but_not_what_its_player_loses() -> None:
    cards = {
        "Stair": "city 2 Soul 9: Always: Damage that would be dealt to your avatar is reduced by 1.",
        "Bolt": "event 0: Deal 3 damage to target opponent.", "Tax": "event 0: Target opponent loses 3 life points.",
    }  # fmt: skip
    s = ava_scene("A: hand: Bolt, Tax\nB: 15 LP; city Stair\nphase: Play", cards=cards)
    s.play("Bolt")
    assert s.points("B") == 13
    s.play("Tax")
    assert s.points("B") == 10


@rule("ARC-COMBAT-13")
def test_double_damage_for_a_turn_ends_with_it() -> None:
    cards = {"Rage": "event 0: Target creature deals double damage this turn."}
    s = scene("A: army: Ram 2/9; hand: Rage, Rage\nB: army: Ox 1/9\nphase: Play", cards=cards)
    s.play("Rage", "target Ram")
    s.to("Attack")
    s.choose("attack B's army", "pass", "block Ram with Ox", "pass")
    s.to("Second Play")
    assert (s.damage("Ox"), s.damage("Ram")) == (4, 1)


@rule("ARC-COMBAT-12")
def test_unblocked_is_whom_nobody_defends_against_once_all_defenders_are_assigned() -> None:
    cards = {
        "Lance": "event 0: Target unblocked attacker gets +3/+0 until end of turn.",
        "Hum": "event 0: Draw a card.",
    }
    s = scene(
        "A: army: Ram 3/3, Ewe 1/1; hand: Lance, Hum\nB: 15 points; army: Ox 1/9\nphase: Attack",
        cards=cards,
    )
    s.choose("attack B's army", "send Ram", "send Ewe")
    assert "play Hum" in s.options()
    assert "play Lance" not in s.options(), "nobody has had a chance to defend"
    s.choose("pass", "block Ram with Ox", "play Lance")
    s.to("Second Play")
    assert (s.points("B"), s.damage("Ox")) == (11, 3)


@rule("ARC-COMBAT-13")
def test_no_damage_is_dealt_while_something_is_so() -> None:
    cards = {
        "Monk": "creature 1 3/2: Monk deals no damage while it defends.",
        "Nun": "creature 1 3/2: Nun takes no damage while it attacks.",
        "Ox": "creature 1 3/2",
    }
    for attacker, defender, dead in (("Ox", "Monk", {"Monk"}), ("Monk", "Ox", {"Monk", "Ox"}), ("Nun", "Ox", {"Ox"}),
                                     ("Ox", "Nun", {"Nun", "Ox"})):  # fmt: skip
        s = scene(f"A: army: {attacker}\nB: army: {defender}\nphase: Attack", cards=cards)
        s.choose("attack B's army", f"block {attacker} with {defender}")
        s.to("Draw", "B")
        assert {name for name in (attacker, defender) if "graveyard" in s.place(name)} == dead
