"""Blind texts of ORC that stand by and hold, played as their writers meant them."""

import pytest

from blind.texts import orc, plays

TEXTS = {
    **dict.fromkeys(("Grunt", "Snaga", "Uruk"), "creature 1 (Orc) 1/1"),
    "Axe": "event 0: Kill target creature.", "Hex": "magic 0: Kill target creature.",
    "Bless": "magic 0: Target creature gets +1/+1 until end of turn.",
    "Break": "event 0: Destroy target enchantment.",
    "Wit": "creature 1 (Elf) 2/2: (M): Draw a card.\nWhenever this creature attacks, draw a card.\nThis creature gets +1/+0.",
    "Singer": "creature 1 1/1: Elves get +0/+2.",
    "Mage": "creature (Caster) 1/9",
    "Scout": "creature 1 1/1: (M): Move target creature to the other front.",
}  # fmt: skip
TWINS = ("Sworn Twin", "Sworn Twin (2)", "Sworn Twin (3)", "Sworn Twin (4)")


@plays("Pit Drummer")
def test_other_orcs_of_ones_own_in_the_same_zone_strike_harder() -> None:
    s = orc("A: offensive: Pit Drummer, Grunt, Cow; defensive: Snaga\nB: defensive: Uruk; offensive: Uruk", TEXTS)
    names = ("Grunt", "Pit Drummer", "Cow", "Snaga", "Uruk", "Uruk (2)")
    assert [s.value(name) for name in names] == ["2/1", "1/2", "1/1", "1/1", "1/1", "1/1"]


@plays("Pit Drummer")
def test_two_drummers_help_each_other_and_whoever_they_go_to() -> None:
    s = orc("A: offensive: 2 Pit Drummer, Grunt; defensive: Snaga\nB: hand: 1\nphase: Move or Attack", TEXTS)
    assert [s.value(name) for name in ("Pit Drummer", "Pit Drummer (2)", "Grunt")] == ["2/2", "2/2", "3/1"]
    s.choose("move Pit Drummer (2)")
    values = [s.value(name) for name in ("Pit Drummer", "Pit Drummer (2)", "Grunt", "Snaga")]
    assert values == ["1/2", "1/2", "2/1", "2/1"]


@plays("Ironwood Skin")
def test_the_skin_holds_in_the_defensive_of_whoever_controls_the_creature() -> None:
    s = orc("A: offensive: Ox 1/1; attached: Ironwood Skin on Ox\nB: hand: 1\nphase: Move or Attack")
    assert s.value("Ox") == "1/1"
    s.choose("move Ox")
    assert s.value("Ox") == "2/4"
    for foe, value in (("Cow", "2/4"), ("Hen", "1/1")):
        s = orc(f"A: offensive: Ox 1/1; attached: Ironwood Skin on {foe}\nB: offensive: Hen 1/1; defensive: Cow 1/1")
        assert s.value(foe) == value


@plays("Ironwood Skin")
def test_a_wound_kills_whoever_steps_out_of_it() -> None:
    s = orc("A: defensive: Scout, Ox 1/1 hurt 2; attached: Ironwood Skin on Ox\nB: hand: 1", TEXTS)
    assert s.place("Ox") == "A's Defensive"
    s.carry_out("use Scout", "target Ox")
    assert (s.place("Ox"), s.place("Ironwood Skin")) == ("A's graveyard", "A's graveyard")


@plays("Empty-Headed")
def test_all_abilities_are_lost_but_values_and_types_stay() -> None:
    s = orc("A: offensive: Wit, Singer; resources: 2; hand: Empty-Headed, 1\nB: defensive: Cow", TEXTS)
    assert (s.value("Wit"), "use Wit" in s.options()) == ("3/4", True)
    s.play("Empty-Headed", "target Wit")
    assert (s.value("Wit"), "use Wit" in s.options()) == ("2/4", False)  # still an Elf
    s.to("Move or Attack")
    s.choose("attack B", "send Wit", "done", "done")
    assert (s.influence("B"), len(s.hand("A"))) == (18, 1)


@plays("Empty-Headed")
def test_nor_has_it_any_for_others_until_the_enchantment_goes() -> None:
    s = orc(
        "A: offensive: Elk; resources: 2; hand: Empty-Headed, Break\nB: defensive: Pit Drummer, Grunt; hand: 1", TEXTS
    )
    s.play("Empty-Headed", "target Pit Drummer")
    assert s.value("Grunt") == "1/1"
    s.play("Break")
    assert s.value("Grunt") == "2/1"


@plays("Empty-Headed")
def test_what_equipment_grants_is_lost_as_well_but_its_values_are_not() -> None:
    ring = {"Ring": 'equipment 0: Equipped creature gets +0/+1 and has "(M): Draw a card."'}
    s = orc("A: offensive: Ox 1/1; resources: 2; hand: Empty-Headed, Ring, 1\nB: hand: 1", ring)
    s.play("Ring")
    assert (s.value("Ox"), "use Ox" in s.options()) == ("1/2", True)
    s.play("Empty-Headed")
    assert (s.value("Ox"), "use Ox" in s.options()) == ("1/2", False)


@plays("Sworn Twin")
def test_twins_of_one_player_in_one_zone_help_each_other() -> None:
    s = orc("A: offensive: 2 Sworn Twin; defensive: Sworn Twin\nB: defensive: Sworn Twin\nphase: Move or Attack")
    assert [s.value(name) for name in TWINS] == ["4/3", "4/3", "2/2", "2/2"]
    s.choose("move Sworn Twin (2)")
    assert [s.value(name) for name in TWINS] == ["2/2", "4/3", "4/3", "2/2"]


@plays("Sworn Twin")
def test_enemy_magic_cannot_aim_at_twins_but_events_and_their_own_players_magic_can() -> None:
    s = orc("A: offensive: Mage, Elk; hand: Hex, Axe\nB: defensive: 2 Sworn Twin, Cow", TEXTS)
    axe = s.fork()
    s.choose("play Hex")
    assert s.options() == ["target Mage", "target Elk", "target Cow"]
    axe.choose("play Axe")
    assert "target Sworn Twin" in axe.options()
    axe.choose("target Sworn Twin")
    axe.all_pass()
    axe.choose("play Hex")  # the one that is left is alone
    assert any(label.startswith("target Sworn Twin") for label in axe.options())
    s = orc("A: offensive: Mage, 2 Sworn Twin; hand: Bless\nB: hand: 1", TEXTS)
    s.choose("play Bless")
    assert "target Sworn Twin" in s.options()


@plays("Mothlight Acolyte")
def test_from_the_next_turn_on_the_other_creatures_in_its_zone_are_harder_to_kill() -> None:
    s = orc("A: defensive: Mothlight Acolyte, Ox 1/1; offensive: Elk\nB: offensive: Hen; hand: 1")
    s.carry_out("assign Mothlight Acolyte")
    assert (s.assigned("Mothlight Acolyte"), s.value("Ox")) == (True, "1/1")
    s.to("Move or Attack", "B")
    assert [s.value(name) for name in ("Ox", "Mothlight Acolyte", "Elk", "Hen")] == ["1/2", "0/2", "1/1", "1/1"]


@plays("Mothlight Acolyte")
def test_it_stays_so_until_it_is_unassigned() -> None:
    s = orc("A: defensive: Mothlight Acolyte assigned, Ox 1/1; resources: 1\nB: hand: 1\nphase: Discard, active B")
    s.to("Unmark", "A")
    assert s.value("Ox") == "1/2"
    s.choose("unassign Mothlight Acolyte")
    assert (s.value("Ox"), s.marked("Mothlight Acolyte"), s.gold("A")) == ("1/1", True, 0)


@plays("Stair Sergeant")
@pytest.mark.parametrize(("where", "stays", "goes"), [("offensive", "Cow", "Hen"), ("defensive", "Hen", "Cow")])
def test_enemies_in_his_zone_may_not_move_and_the_others_may(where: str, stays: str, goes: str) -> None:
    s = orc(f"A: {where}: Stair Sergeant; resources: 1; hand: 1\nB: defensive: Cow; offensive: Hen; hand: 1")
    s.carry_out("assign Stair Sergeant")
    assert s.gold("A") == 0
    s.to("Move or Attack", "B")
    assert f"move {goes}" in s.options()
    s.refused(f"move {stays}", stays)


@plays("Stair Sergeant")
def test_his_own_side_moves_and_without_gold_he_is_not_assigned() -> None:
    s = orc("A: offensive: Stair Sergeant assigned, Ox; hand: 1\nB: defensive: Cow\nphase: Move or Attack")
    assert "move Ox" in s.options()
    s = orc("A: offensive: Stair Sergeant; hand: 1\nB: defensive: Cow")
    assert "assign Stair Sergeant" not in s.options()
