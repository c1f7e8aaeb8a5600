"""Blind texts of SLOT on weapons and values in battle, played as their writers meant them."""

from blind.texts import FAR, FOLK, battle, plays, slot
from scenes.slot import Scene

WALL = FOLK | {"Wall": "close 1 ranged 1 def 2 life 5", "Bow": "ranged 9 def 9 life 9"}


def attack(a: str, b: str, label: str) -> Scene:
    """A attacks, and nobody uses an ability."""
    return battle(a, b, label, WALL)


@plays("Mire Hag")
def test_a_successful_ranged_attack_lowers_the_defence_until_the_end_of_her_next_turn() -> None:
    s = attack("Mire Hag", "Wall", "attack Wall F1 with Mire Hag F1, ranged")
    assert (s.value("B F1", "DEF"), s.tokens("B F1")) == (1, 1)
    s.to("Action", "B")
    assert s.value("B F1", "DEF") == 1
    s.to("Action", "A")
    assert s.value("B F1", "DEF") == 1
    s.to("Action", "B")
    assert s.value("B F1", "DEF") == 2


@plays("Mire Hag")
def test_close_attacks_failures_and_strikes_back_lower_nothing() -> None:
    s = attack("Mire Hag", "Wall", "attack Wall F1 with Mire Hag F1, close")
    assert s.value("B F1", "DEF") == 2
    s = attack("Mire Hag", "Axe", "attack Axe F1 with Mire Hag F1, ranged")
    assert (s.value("B F1", "DEF"), s.tokens("B F1")) == (9, 0)
    s = attack("Wall", "Mire Hag", "attack Mire Hag F1 with Wall F1, ranged")
    assert (s.value("A F1", "DEF"), s.tokens("A F1")) == (2, 1)  # it strikes back, which is no attack


@plays("Net Caster")
def test_who_lost_a_life_point_to_it_changes_no_slot_until_the_end_of_its_controllers_next_turn() -> None:
    s = battle("Net Caster", "Wall, Ann", "attack Wall F1 with Net Caster F1, ranged", WALL)
    s.to("Move", "B")
    moves = [option for option in s.options() if option.startswith("move")]
    assert moves
    assert not [option for option in moves if "Wall" in option]  # it neither moves nor is swapped with
    assert "move Ann F2 to F3" in moves
    s.to("Action", "B")
    s.to("Move", "A")
    s.to("Action", "A")
    s.to("Move", "B")
    assert "move Wall F1 to F2, swapping with Ann" in s.options()


@plays("Net Caster")
def test_who_lost_nothing_or_was_hit_in_close_combat_moves_on() -> None:
    for foe, how in (("Axe", "ranged"), ("Wall", "close")):
        s = attack("Net Caster", foe, f"attack {foe} F1 with Net Caster F1, {how}")
        s.to("Move", "B")
        assert f"move {foe} F1 to F2" in s.options()


@plays("Pitch Thrower")
def test_each_hit_of_its_bow_lowers_the_defence_until_the_beginning_of_its_controllers_turn() -> None:
    s = attack("Pitch Thrower", "Wall", "attack Wall F1 with Pitch Thrower F1, ranged")
    assert s.value("B F1", "DEF") == 1
    s.to("Action", "B")
    assert s.value("B F1", "DEF") == 1
    s.to("Move", "A")
    assert s.value("B F1", "DEF") == 2
    s = attack("Pitch Thrower", "Wall", "attack Wall F1 with Pitch Thrower F1, close")
    assert s.value("B F1", "DEF") == 2
    s = attack("Pitch Thrower", "Axe", "attack Axe F1 with Pitch Thrower F1, ranged")
    assert s.value("B F1", "DEF") == 9


@plays("Pitch Thrower")
def test_its_strike_back_hits_too_and_several_hits_add_up() -> None:
    s = attack("Wall", "Pitch Thrower", "attack Pitch Thrower F1 with Wall F1, ranged")
    assert s.value("A F1", "DEF") == 1
    s = slot(f"A: front: Pitch Thrower, Pitch Thrower; {FAR}\nB: front: Wall; {FAR}", WALL)
    for column in (1, 2):
        s.choose(f"attack Wall F1 with Pitch Thrower F{column}, ranged")
        s.decline()
    assert s.value("B F1", "DEF") == 0


@plays("Nimble Pickpocket")
def test_a_hit_in_a_close_attack_of_its_own_gives_an_action_point() -> None:
    assert attack("Nimble Pickpocket", "Wall", "attack Wall F1 with Nimble Pickpocket F1, close").ap == 3
    assert attack("Nimble Pickpocket", "Axe", "attack Axe F1 with Nimble Pickpocket F1, close").ap == 2
    assert attack("Nimble Pickpocket, Bow", "Wall", "attack Wall F1 with Bow F2, ranged").ap == 2
    s = attack("Wall", "Nimble Pickpocket", "attack Nimble Pickpocket F1 with Wall F1, close")
    assert (s.tokens("A F1"), s.ap) == (1, 2)
    group = "attack Wall F1 with Nimble Pickpocket F1 + Nimble Pickpocket F2, close"
    assert attack("Nimble Pickpocket, Nimble Pickpocket", "Wall", group).ap == 1


@plays("Examiner of Relics")
def test_whoever_its_spell_hits_has_no_abilities_until_the_end_of_the_turn() -> None:
    cards = WALL | {"Elder": "close 1 ranged 1 def 2 life 5: This creature gets +5 close."}
    s = slot(f"A: front: Examiner of Relics; {FAR}\nB: front: Elder; {FAR}", cards)
    assert s.value("B F1", "close") == 6
    s.choose("attack Elder F1 with Examiner of Relics F1, ranged")
    s.decline()
    assert (s.value("B F1", "close"), s.value("B F1", "DEF"), s.tokens("B F1")) == (1, 2, 1)
    s.to("Move", "B")
    assert s.value("B F1", "close") == 6


@plays("Examiner of Relics")
def test_its_weapon_is_magic_and_strikes_back() -> None:
    cards = WALL | {
        "Saint": "close 1 ranged 1 def 2 life 5: Blessed.",
        "Elder": "ranged 1 def 2 life 5: This creature gets +5 DEF.",
    }
    s = slot(f"A: front: Examiner of Relics; {FAR}\nB: front: Saint; back: Wall, -, -, Page", cards)
    s.refused("attack Saint F1 with Examiner of Relics F1, ranged", "Saint")
    assert "attack Wall B1 with Examiner of Relics F1, ranged" in s.options()  # magic is not kept off by cover
    cards["Elder"] = "ranged 1 def 2 life 5: This creature gets +5 close."
    s = battle("Elder", "Examiner of Relics", "attack Examiner of Relics F1 with Elder F1, ranged", cards)
    assert (s.tokens("A F1"), s.value("A F1", "close")) == (1, 0)


@plays("Aurochs of the Fen")
def test_whoever_it_fought_in_close_combat_is_pushed_back_if_the_slot_is_empty() -> None:
    s = attack("Aurochs of the Fen", "Wall marked", "attack Wall F1 with Aurochs of the Fen F1, close")
    assert (s.who("B F1"), s.who("B B1"), s.tokens("B B1"), s.marked("B B1")) == ("", "Wall", 1, True)
    s = attack("Aurochs of the Fen", "Axe", "attack Axe F1 with Aurochs of the Fen F1, close")
    assert s.who("B B1") == "Axe"  # the attack need not succeed
    s = attack("Wall", "Aurochs of the Fen", "attack Aurochs of the Fen F1 with Wall F1, close")
    assert s.who("A B1") == "Wall"  # it struck back
    s = attack("Wall", "Aurochs of the Fen", "attack Aurochs of the Fen F1 with Wall F1, ranged")
    assert s.who("A F1") == "Wall"  # it has no ranged weapon


@plays("Aurochs of the Fen")
def test_a_filled_slot_the_back_row_and_death_stop_the_push() -> None:
    for foes, target, left in (
        ("front: Wall; back: Ann, -, -, Page", "Wall F1", ("Wall", "Ann")),
        ("front: -, -, -, Page; back: Wall", "Wall B1", ("", "Wall")),
        ("front: Walking Corpse; back: -, -, -, Page", "Walking Corpse F1", ("", "")),
    ):
        s = slot(f"A: front: Aurochs of the Fen; {FAR}\nB: {foes}", WALL)
        s.choose(f"attack {target} with Aurochs of the Fen F1, close")
        s.decline()
        assert (s.who("B F1"), s.who("B B1")) == left
