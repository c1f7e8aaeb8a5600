"""ORC-QUEST: monsters: who attacks them, how they fight, what effects do to them, and what fleeing costs."""

from pathlib import Path

import pytest

from scenes.orc import Scene, rule, scene
from wtactics.cards import load_cards
from wtactics.cards.fault import FaultyFile

HEAD = """set = "Test"
rulesets = ["orc"]

[[card]]
number = 1
version = 1
name = "Hunt"
faction = "Gaian"
type = "quest"
"""
BEAST = "quest (Confrontation Beast) {}: Hit points: {}. Victory Points: 2."
CARDS = {
    "Beast": BEAST.format("3/5", 5),
    "Whelp": BEAST.format("1/2", 2),
    "Ogre": BEAST.format("6/4", 3),
    "Serpent": "quest (Confrontation Beast) 4/4: Hit points: 3. Serpent can't be the target of Events. Victory Points: 2.",
    "Hydra": "quest (Confrontation) 2/2: Hit points: 3. (M): Deal 1 damage to target enemy creature.",
    "Grim": "quest (Confrontation Troll) 1/1: Hit points: 2. Each time Grim loses a hit point, the player who controls it in "
    "that combat marks one creature that fought against it. Victory Points: 1.",
    "Ford": "quest (Assignment): Draw nine cards.",
    "Bolt": "event: Deal 3 damage to target creature.",
    "Doom": "event: Kill target creature.",
    "Home": "event: Return target creature to its owner's hand.",
    "Charm": "event: Take control of target creature.",
    "Growth": "event: Target creature gets +0/+3 until end of turn.",
    "Tame": "event: Target creature gets -6/+0 until end of turn.",
    "Drummer": "creature 1/1: (Ma1): Gain 1 influence.",
    "Gloom": "creature 1/9: Enemy creatures get -1/-1.",
    "Storm": "event: Deal 9 damage to each enemy creature.",
    "Smith": "creature 1/1: (M): Target creature gets +5/+0 until end of turn.",
    "Rot": "enchantment: Enchanted creature gets -1/-1.",
    "Blaze": "magic: Deal 9 damage to target creature.",
    "Mage": "creature (Caster) 1/1",
    "Archer": "creature 1/3: (M): Deal 5 damage to target creature.",
    "Errant": "creature 3/3: This creature gets +2/+0 while it is in combat with a Confrontation creature.",
    "Horn": "creature 1/4: Other creatures you control get +1/+0.",
    "Blade": "equipment: Equipped creature gets +1/+0.",
}


def hunt(text: str, quest: str = "Beast", *choices: str) -> Scene:
    """A has the quest active, and comes to his first attack."""
    s = scene(f"{text}", cards=CARDS)
    s.choose(f"accept {quest}")
    s.to("Move or Attack")
    s.choose(f"attack {quest}", *choices)
    return s


def hits(s: Scene, seat: str, quest: str) -> int:
    found = s.progress(seat, quest).rsplit("; ", 1)[-1]
    return int(found.split(" ")[0]) if found.endswith("left") else -1


@rule("ORC-QUEST-26", "ORC-QUEST-38")
def test_each_quest_is_of_exactly_one_sort_and_only_monsters_have_values(tmp_path: Path) -> None:
    def faults(rest: str) -> str:
        file = tmp_path / "hunt.toml"
        file.write_text(HEAD + rest)
        with pytest.raises(FaultyFile) as refused:
            load_cards([file])
        return str(refused.value)

    assert "hunt.toml:4: found a quest that is of no sort, expected exactly one of" in faults("")
    assert "Assignment and Contract" in faults('subtypes = "Assignment Contract"\n')
    assert "attack on a quest without Confrontation" in faults('subtypes = "Assignment"\nattack = 2\n')
    assert "a Confrontation without defense" in faults(
        'subtypes = "Confrontation"\nattack = 2\ntext = "Hit points: 2."\n'
    )


@rule("ORC-QUEST-39", "ORC-QUEST-52")
def test_who_has_it_active_attacks_it_from_both_fronts() -> None:
    s = scene("A: offensive: Wolf 2/2; defensive: Ox 5/5; quests: Beast; hand: 1\nB:", cards=CARDS)
    s.choose("accept Beast")
    s.to("Move or Attack")
    s.choose("attack Beast")
    assert s.options() == ["send Wolf against Beast", "send Ox against Beast"]


@rule("ORC-QUEST-39")
def test_who_has_it_not_active_cannot_attack_it() -> None:
    s = scene("A: offensive: Wolf 2/2; quests: Beast; hand: 1\nB:\nphase: Move or Attack", cards=CARDS)
    s.refused("attack Beast", "ORC-QUEST-39")


@rule("ORC-QUEST-52", "ORC-QUEST-53", "ORC-QUEST-46", "ORC-QUEST-54", "ORC-QUEST-48")
def test_each_attacker_whose_atk_reaches_its_def_takes_one_hit_point() -> None:
    s = hunt(
        "A: offensive: Ox 5/5, Wolf 4/9; quests: Beast\nB: defensive: Guard 9/9; hand: 1",
        "Beast",
        "send Ox",
        "send Wolf",
    )
    s.choose("fight Ox")
    assert (hits(s, "A", "Beast"), s.influence("A"), s.influence("B")) == (4, 20, 20)
    assert (s.marked("Ox"), s.marked("Wolf"), s.marked("Guard"), s.damage("Wolf")) == (True, True, False, 3)


@rule("ORC-QUEST-53")
def test_the_monster_strikes_back_at_once_and_kills() -> None:
    s = hunt("A: offensive: Wolf 5/3; quests: Beast\nB: hand: 1", "Beast")
    assert (hits(s, "A", "Beast"), s.place("Wolf")) == (4, "A's graveyard")


@rule("ORC-QUEST-53", "ORC-EQUIP-18")
def test_equipment_of_the_killed_drops_in_its_front() -> None:
    s = hunt("A: defensive: Wolf 1/1; attached: Blade on Wolf; quests: Beast\nB: hand: 1", "Beast")
    assert (s.place("Wolf"), s.place("Blade")) == ("A's graveyard", "A's Defensive")


@rule("ORC-QUEST-52", "ORC-QUEST-53")
def test_a_monster_is_attacked_beside_a_player_and_nobody_defends_against_that() -> None:
    text = "A: offensive: Ox 5/5, Wolf 2/2; quests: Beast\nB: defensive: Guard 1/1; hand: 1"
    s = scene(text, cards=CARDS)
    s.choose("accept Beast")
    s.to("Move or Attack")
    s.choose("attack B", "send Ox against Beast")
    s.refused("send Ox against Beast", "ORC-COMBAT-02")
    s.choose("send Wolf")
    s.refused("block Ox with Guard", "ORC-QUEST-53")
    assert s.options() == ["done", "block Wolf with Guard"]
    s.choose("done", "fight Ox")
    assert (hits(s, "A", "Beast"), s.influence("B")) == (4, 18)


@rule("ORC-QUEST-44", "ORC-QUEST-53")
def test_where_no_player_is_attacked_the_opponent_names_every_second_combat() -> None:
    s = hunt("A: offensive: Ox 5/5, Elk 5/5, Ram 5/5; quests: Beast\nB:", "Beast", "send Ox", "send Elk", "send Ram")
    assert s.asked == "A"
    s.choose("fight Elk")
    assert (s.asked, s.options()) == ("B", ["fight Ox", "fight Ram"])


@rule("ORC-QUEST-44", "ORC-QUEST-51")
def test_the_opponent_uses_its_abilities_in_the_fight_and_nobody_else_does() -> None:
    s = hunt("A: offensive: Ox 5/5, Elk 1/1; quests: Hydra\nB: hand: 1", "Hydra", "send Ox", "done")
    assert s.asked == "B"
    s.carry_out("use Hydra")  # there is but one enemy near it; then both strike
    assert (s.marked("Hydra"), s.damage("Ox")) == (True, 3)
    s = scene("A: quests: Hydra; offensive: Ox 5/5; hand: 1\nB: hand: 1", cards=CARDS)
    s.choose("accept Hydra")
    s.refused("use Hydra", "ORC-ABIL-07")


@rule("ORC-QUEST-44")
def test_its_player_gives_it_back_after_the_attack_even_if_all_attackers_have_died() -> None:
    s = hunt("A: offensive: Elk 1/1; quests: Beast\nB:", "Beast")
    s.to("Second Play")
    assert (s.place("Elk"), s.controller("Beast"), s.place("Beast")) == ("A's graveyard", "A", "A's Quest")


@rule("ORC-QUEST-57")
def test_it_is_unmarked_as_an_attack_is_declared() -> None:
    s = hunt("A: offensive: Ox 5/5; quests: Beast marked\nB:", "Beast")
    assert not s.marked("Beast")


@rule("ORC-QUEST-58")
def test_attacking_it_is_the_attack_of_the_turn_and_marks_defenders() -> None:
    s = hunt(
        "A: defensive: Ox 5/5; offensive: Wolf 2/2; quests: Beast; hand: 1\nB: offensive: Imp 1/1; hand: 1",
        "Beast",
        "send Ox",
        "done",
    )
    s.to("Second Move or Attack")
    s.refused("attack B", "ORC-TURN-29")
    s.to("Move or Attack", "B")
    s.choose("attack A")
    assert s.influence("A") == 19  # nobody could defend


@rule("ORC-QUEST-46", "ORC-QUEST-47", "ORC-QUEST-EX3")
def test_ten_damage_costs_one_hit_point_of_the_count_of_that_player() -> None:
    s = hunt("A: offensive: Ox 10/9; quests: Beast; hand: 1\nB: offensive: Elk 5/9; hand: 1", "Beast")
    assert hits(s, "A", "Beast") == 4
    s.to("Play", "B")
    s.choose("accept Beast")
    assert (hits(s, "B", "Beast"), hits(s, "A", "Beast")) == (5, 4)
    s.to("Move or Attack", "B")
    s.choose("attack Beast")
    assert (hits(s, "B", "Beast"), hits(s, "A", "Beast")) == (4, 4)
    s.to("Move or Attack", "A")
    s.choose("attack Beast")
    assert (hits(s, "A", "Beast"), s.damage("Beast")) == (3, 0)


@rule("ORC-QUEST-55")
def test_at_no_hit_points_it_is_slain_and_the_quest_completed() -> None:
    s = hunt("A: offensive: Ox 2/9, Elk 2/9; quests: Whelp; chapter: Ford\nB: hand: 1", "Whelp", "send Ox", "send Elk")
    s.choose("fight Ox")
    assert (s.victory("A"), s.place("Whelp"), s.place("Ford")) == (2, "removed", "A's Quest")


@rule("ORC-QUEST-24")
def test_who_abandons_it_finds_it_whole_again() -> None:
    s = hunt("A: offensive: Ox 2/9; quests: Whelp; hand: 1\nB: hand: 1", "Whelp")
    s.to("Second Play")
    s.choose("abandon Whelp", "number 0", "accept Whelp")
    assert hits(s, "A", "Whelp") == 2


@rule("ORC-QUEST-54", "ORC-QUEST-56")
def test_damage_and_killing_by_effects_cost_one_hit_point_if_they_pierce_it() -> None:
    s = scene("A: quests: Serpent; hand: 1\nB: quests: Ogre", cards=CARDS)
    s.choose("accept Serpent")
    s = scene("A: quests: Beast; hand: Bolt, Doom, 1; offensive: Mage\nB:", cards=CARDS)
    s.choose("accept Beast")
    s.play("Bolt", "in the Defensive")
    assert (hits(s, "A", "Beast"), s.damage("Beast")) == (5, 0)  # 3 is less than its DEF of 5
    s.play("Doom", "in the Defensive")
    assert (hits(s, "A", "Beast"), s.place("Beast")) == (4, "A's Quest")


@rule("ORC-QUEST-56", "ORC-QUEST-43")
def test_nothing_moves_it_takes_it_or_returns_it() -> None:
    s = scene("A: quests: Beast; hand: Home, Charm, 1\nB:", cards=CARDS)
    s.choose("accept Beast")
    s.play("Home", "in the Offensive")
    assert (hits(s, "A", "Beast"), s.place("Beast")) == (5, "A's Quest")
    s.play("Charm", "in the Offensive")
    assert s.place("Beast") == "A's Quest"


@rule("ORC-QUEST-56")
def test_only_who_has_it_active_may_aim_at_it_outside_a_fight() -> None:
    s = scene("A: quests: Beast; hand: Doom, 1\nB: hand: Doom", cards=CARDS)
    assert "play Doom" not in s.options()
    s.choose("accept Beast")
    assert (s.asked, "play Doom" in s.options()) == ("A", True)


@rule("ORC-QUEST-56", "ORC-QUEST-45")
def test_in_a_fight_everybodys_events_may_aim_at_it() -> None:
    s = hunt("A: offensive: Ox 5/9; quests: Beast; hand: 1\nB: hand: Growth", "Beast")
    assert s.asked == "B"
    s.choose("play Growth", "in the Offensive")
    s.all_pass()
    assert hits(s, "A", "Beast") == 5  # its DEF was 8


@rule("ORC-QUEST-56")
def test_what_a_quest_says_of_its_monster_holds() -> None:
    s = scene("A: quests: Serpent; hand: Doom, 1\nB:", cards=CARDS)
    s.choose("accept Serpent")
    assert "play Doom" not in s.options()


@rule("ORC-QUEST-40", "ORC-QUEST-41", "ORC-QUEST-42")
def test_who_fights_it_is_near_to_it_and_still_in_its_front() -> None:
    s = hunt("A: offensive: Errant, Horn; quests: Beast\nB: hand: Bolt", "Beast", "send Errant", "done")
    assert s.value("Errant") == "6/3"  # 3, 2 in this combat, and 1 by its neighbour


@rule("ORC-QUEST-45")
def test_creatures_of_either_player_may_use_abilities_on_it_in_a_fight() -> None:
    s = hunt("A: offensive: Ox 1/9; defensive: Archer; quests: Beast\nB: defensive: Archer", "Beast", "send Ox", "done")
    while s.asked == "B":
        s.choose("pass")
    s.carry_out("use Archer", "target Beast")
    assert hits(s, "A", "Beast") == 4


@rule("ORC-QUEST-51")
def test_who_plays_it_cannot_mark_it_to_pay() -> None:
    s = hunt("A: offensive: Ox 1/9; quests: Beast\nB: defensive: Drummer", "Beast")
    assert s.reason("use Drummer") != "nothing"
    s = hunt("A: offensive: Ox 1/9; quests: Beast\nB: defensive: Drummer, Elk 1/1", "Beast")
    assert "use Drummer" in s.options()
    s.carry_out("use Drummer")
    assert (s.marked("Elk"), s.marked("Beast")) == (True, False)


@rule("ORC-QUEST-41", "ORC-QUEST-42")
def test_local_effects_of_who_fights_it_reach_it() -> None:
    s = scene("A: offensive: Gloom, Wolf 1/9; quests: Beast\nB: hand: Growth", cards=CARDS)
    s.choose("accept Beast")
    s.all_pass()
    s.to("Move or Attack")
    assert s.value("Beast") == "3/5"
    s.choose("attack Beast", "send Gloom", "done")
    assert s.value("Beast") == "2/4"


@rule("ORC-QUEST-50")
def test_it_is_not_equipped() -> None:
    s = scene("A: quests: Beast; hand: Blade, 1\nB:", cards=CARDS)
    s.choose("accept Beast")
    s.refused("play Blade", "ORC-EQUIP-04")


@rule("ORC-QUEST-44", "ORC-QUEST-46")
def test_the_player_of_the_monster_does_what_its_text_says() -> None:
    s = hunt("A: offensive: Ox 5/5 , Elk 5/5; quests: Grim\nB:", "Grim", "send Ox", "done")
    assert s.marked("Ox")


def about_to_flee() -> Scene:
    """Ox has attacked it and Archer used an ability on it; Elk kept out of it."""
    s = scene("A: offensive: Ox 1/4; defensive: Archer, Elk 1/1; quests: Ogre; hand: Tame, 1\nB: hand: 1", cards=CARDS)
    s.choose("accept Ogre")
    s.play("Tame", "in the Offensive", "target Ogre")
    s.to("Move or Attack")
    s.choose("attack Ogre", "send Ox", "done")
    s.carry_out("use Archer", "target Ogre")
    s.to("Play", "B")
    s.to("Play", "A")
    assert (s.place("Ox"), hits(s, "A", "Ogre")) == ("A's Offensive", 2)
    s.choose("abandon Ogre")
    return s


@rule("ORC-QUEST-49", "ORC-QUEST-DX2", "ORC-QUEST-24")
def test_who_flees_pays_with_those_who_have_dealt_with_it() -> None:
    s = about_to_flee()
    assert (s.asked, s.options()) == ("B", [f"number {n}" for n in range(7)])
    s.choose("number 4")
    assert s.options() == [f"number {n}" for n in range(3)]
    s.choose("number 2")
    assert (s.place("Ox"), s.place("Archer"), s.pursues("A")) == ("A's graveyard", "A's Defensive", [])


@rule("ORC-QUEST-49", "ORC-QUEST-DX2")
def test_the_opponent_spreads_the_damage_as_he_likes_or_not_at_all() -> None:
    s = about_to_flee()
    s.choose("number 3", "number 3")
    assert (s.place("Ox"), s.place("Archer"), s.place("Elk")) == ("A's Offensive", "A's graveyard", "A's Defensive")
    s = about_to_flee()
    s.choose("number 0", "number 0")
    assert (s.damage("Ox"), s.damage("Archer"), s.place("Ogre")) == (0, 0, "A's Quest")


@rule("ORC-QUEST-56")
def test_an_enchantment_lies_on_it_until_it_is_gone() -> None:
    text = "A: offensive: Ox 1/9, Elk 2/9; quests: Whelp; chapter: Ford; hand: Rot, 1\nB: hand: 1"
    s = scene(text, cards=CARDS)
    s.choose("accept Whelp")
    s.play("Rot", "target Whelp")
    assert (s.value("Whelp"), s.place("Rot")) == ("0/1", "on Whelp")
    s.to("Move or Attack")
    s.choose("attack Whelp", "send Ox", "send Elk", "fight Ox")
    assert (s.place("Whelp"), s.place("Rot"), s.victory("A")) == ("removed", "A's graveyard", 2)


@rule("ORC-QUEST-44", "ORC-WIN-12")
@pytest.mark.parametrize(("die", "keeper", "other"), [(0, "B", "C"), (1, "C", "B")])
def test_of_several_opponents_lot_decides_who_plays_it(die: int, keeper: str, other: str) -> None:
    text = "A: offensive: Ox 5/9, Elk 5/9, Ram 5/9; quests: Beast; hand: 1\nB: hand: 1\nC: hand: 1"
    s = scene(text, cards=CARDS, dice=(die,))
    s.choose("accept Beast")
    s.to("Move or Attack")
    s.choose("attack Beast", "send Ox", "send Elk", "send Ram", "fight Ox")
    assert (s.asked, s.controller("Beast")) == (keeper, keeper)
    s.concede(keeper)
    assert (s.controller("Beast"), s.place("Beast")) == (other, f"{other}'s Quest")
    s.to("Second Play")
    assert (s.controller("Beast"), hits(s, "A", "Beast")) == ("A", 2)


@rule("ORC-QUEST-49")
def test_of_several_opponents_lot_decides_who_strikes_the_fleeing() -> None:
    s = scene("A: offensive: Ox 1/9; quests: Ogre; hand: 1\nB: hand: 1\nC: hand: 1", cards=CARDS, dice=(0, 1))
    s.choose("accept Ogre")
    s.to("Move or Attack")
    s.choose("attack Ogre")
    s.to("Second Play")
    s.choose("abandon Ogre")
    assert s.asked == "C"
    s.choose("number 3")
    assert s.place("Ox") == "A's graveyard"  # 6 in the fight, and 3


@rule("ORC-QUEST-42", "ORC-QUEST-45")
def test_effects_of_those_who_keep_out_of_it_do_not_reach_it() -> None:
    s = hunt("A: offensive: Ox 1/9, Gloom; quests: Beast; hand: Storm\nB: hand: Growth", "Beast", "send Ox", "done")
    assert s.value("Beast") == "3/5"  # Gloom stands by
    s.choose("pass")
    s.play("Storm", "in the Offensive")
    assert hits(s, "A", "Beast") == 5


@rule("ORC-QUEST-45")
def test_abilities_reach_those_who_fight_it_from_either_front() -> None:
    s = hunt("A: offensive: Ox 1/9; defensive: Smith; quests: Beast\nB: hand: Growth", "Beast", "send Ox", "done")
    s.choose("pass")
    s.carry_out("use Smith", "target Ox")
    s.all_pass()
    assert hits(s, "A", "Beast") == 4  # 1 and 5 reach its DEF
