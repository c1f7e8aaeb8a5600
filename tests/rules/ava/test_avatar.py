"""AVA-AVATAR: the player as a card."""

import pytest

from scenes.ava import Scene, deal, rule, scene
from wtactics.engine.places import seat_thing
from wtactics.kits.verbs import ATTACK, NO, YES
from wtactics.rulesets.ava.ids import AVATAR_07, AVATAR_11
from wtactics.rulesets.ava.rules.combat import NameGoal, StandAlongside
from wtactics.rulesets.ava.rules.resp import OpenFight

CARDS = {
    "Smite": "event 0: Deal 3 damage to target avatar.",
    "Hex": "event 0: Deal 3 damage to target creature.",
    "Hail": "event 0: Deal 2 damage to all creatures.",
    "Rouse": "event 0: Target avatar gets +2/+0 until end of turn.",
    "Ruin": "event 0: Destroy all permanents.",
    "Kill": "event 0: Destroy target avatar.",
    "Recall": "event 0: Return target avatar to its owner's hand.",
    "Lure": "event 0: Gain control of target avatar.",
    "Quake": "event 0: Destroy target city.",
    "Curse": "enchantment 0: Attach to target player.",
    "Sage": "creature 1 1/1: Mark 2 other creatures: Gain 1 VP.",
}
DECK = {"Hero": "avatar 0/25", "Oakhold": "city 2 Body 8", "Reedmere": "city 2 Mind 8", "Saltford": "city 2 Soul 8"}


def shown(s: Scene, name: str) -> list[tuple[str, int]]:
    """The numbers that everybody sees on a card."""
    view = s.game.view(s.table, 0)
    return [(value.title, value.now) for value in s.game.show.values(view, s.card(name))]


@rule("AVA-AVATAR-SC1", "AVA-AVATAR-07", "AVA-COMBAT-19")
def test_who_stands_alongside_loses_life() -> None:
    s = scene("A: army: Ox 3/3, Imp 2/2\nB: army: Wolf 2/4\nphase: Attack")
    s.choose("attack B's army", "send Ox", "send Imp", "done", "block Ox with Wolf", "done", "yes")
    assert (s.life("B"), s.victory("A"), s.marked("Avatar of B")) == (18, 0, False)


@rule("AVA-AVATAR-SC2", "AVA-AVATAR-08")
def test_who_stands_aside_gives_points() -> None:
    s = scene("A: army: Ox 3/3, Imp 2/2\nB: army: Wolf 2/4\nphase: Attack")
    s.choose("attack B's army", "send Ox", "send Imp", "done", "block Ox with Wolf", "done", "no")
    assert (s.life("B"), s.victory("A")) == (20, 2)


@rule("AVA-AVATAR-SC3", "AVA-AVATAR-12", "AVA-AVATAR-14")
def test_an_army_without_its_leader_does_not_defend() -> None:
    s = scene("A: army: Ox 3/3, Imp 2/2\nB: city Oakhold (Body, 8); army: Bear 5/5; avatar in Oakhold\nphase: Attack")
    s.choose("attack B's army", "send Ox", "send Imp", "done")
    assert s.victory("A") == 5
    s = scene(
        "A: army: Ox 3/3, Imp 2/2\n"
        "B: city Oakhold (Body, 8); city Reedmere (Mind, 6); army: Bear 5/5; avatar in Oakhold\nphase: Attack"
    )
    s.choose("attack Reedmere", "send Ox", "send Imp", "done")
    assert s.damage("Reedmere") == 5


@rule("AVA-AVATAR-SC4", "AVA-AVATAR-11")
def test_no_leader_no_attack() -> None:
    s = scene("A: city Oakhold; army: Ox 3/3; avatar in Oakhold\nB: army: Imp\nphase: Attack")
    assert NameGoal().forbids(s.table, ATTACK, seat_thing(1), 0) == AVATAR_11
    assert (s.asked, s.phase) == ("A", "Second Play"), "so he is not asked"


@rule("AVA-AVATAR-SC5", "AVA-AVATAR-13", "AVA-AVATAR-07")
def test_a_tired_leader_still_leads_but_cannot_stand_alongside_or_block() -> None:
    s = scene("A: army: Ox 3/3, Imp 2/2; avatar marked\nB: army: Wolf 2/4; avatar marked\nphase: Attack")
    s.choose("attack B's army", "send Ox", "send Imp")
    s.refused("block Imp with Avatar of B", "AVA-COMBAT-01")
    s.choose("block Ox with Wolf", "done")
    assert (s.life("B"), s.victory("A"), s.damage("Wolf")) == (20, 2, 3), "he was not asked"


@rule("AVA-AVATAR-07")
def test_who_must_stand_alongside_by_a_text_cannot_stand_aside() -> None:
    cards = {"Captain": "creature 1 2/2: Opponents must stand alongside if able."}
    s = scene("A: army: Captain\nB: army: Wolf 2/4\nphase: Attack", cards=cards)
    s.choose("attack B's army", "send Captain", "done")
    assert StandAlongside().forbids(s.table, NO, 0, 0) == AVATAR_07
    assert StandAlongside().forbids(s.table, YES, 0, 0) == 0


@rule("AVA-AVATAR-01")
def test_each_player_has_an_avatar_that_begins_in_his_army() -> None:
    s = deal(*["Hero, 2 Oakhold, 2 Reedmere, Saltford, 9 Wolf"] * 2, cards=DECK)
    assert [s.place(name) for name in ("Hero", "Hero (2)")] == ["A's Army", "B's Army"]
    assert not s.marked("Hero")


@rule("AVA-AVATAR-02", "AVA-AVATAR-04", "AVA-CARD-14")
def test_its_attack_is_0_and_its_defense_is_the_life_of_its_player_for_good() -> None:
    s = scene("A: hand: Smite\nB: 12 LP", cards=CARDS)
    assert shown(s, "Avatar of B") == [("ATK", 0), ("DEF", 12)]
    s.play("Smite", "target Avatar of B")
    assert (s.life("B"), s.damage("Avatar of B"), shown(s, "Avatar of B")[1]) == (9, 0, ("DEF", 9))
    s.to("Play", "B")
    assert s.life("B") == 9, "nothing of it disappears when the turn ends"


@rule("AVA-AVATAR-05")
def test_with_no_life_left_its_player_is_defeated() -> None:
    s = scene("A: hand: Smite\nB: 3 LP", cards=CARDS)
    s.play("Smite", "target Avatar of B")
    assert (s.out("B"), s.winner) == ("AVA-WIN-02", "A")


@rule("AVA-AVATAR-03")
def test_it_moves_as_a_creature_does() -> None:
    s = scene("A: city Oakhold\nB:")
    s.choose("move Avatar of A to Oakhold")
    assert (s.place("Avatar of A"), s.marked("Avatar of A")) == ("Oakhold", True)
    s = scene("A: city Oakhold; hand: Imp; avatar marked\nB:")
    s.refused("move Avatar of A to Oakhold", "AVA-MOVE-01")


@rule("AVA-AVATAR-06")
def test_it_attacks_together_with_creatures_only_and_what_strikes_it_costs_life() -> None:
    s = scene("A: army: Ox 3/3\nB: army: Bear 5/5; avatar marked\nphase: Attack")
    s.choose("attack B's army")
    s.stop_at(OpenFight)
    s.choose("send Avatar of A")
    assert (s.marked("Avatar of A"), s.marked("Ox")) == (True, True), "it cannot go alone, so Ox goes with it"
    s.choose("block Avatar of A with Bear")
    assert (s.life("A"), s.damage("Bear"), s.victory("A")) == (15, 0, 3)
    s = scene("A: army: Ox 3/3 marked\nB: army: Bear\nphase: Attack")
    assert (s.asked, s.phase) == ("A", "Entrance"), "alone it attacks nothing"
    s = scene("A: army: Ox 3/3, Imp; avatar marked\nB:\nphase: Attack")
    s.choose("attack B's army")
    s.refused("send Avatar of A", "AVA-COMBAT-01")


@rule("AVA-AVATAR-09")
def test_in_an_attack_on_a_city_nobody_is_asked_and_no_score_changes() -> None:
    s = scene("A: army: Ox 3/3\nB: city Oakhold (Body, 8)\nphase: Attack")
    s.choose("attack Oakhold", "send Ox", "done", "done")
    assert (s.damage("Oakhold"), s.life("B"), s.victory("A")) == (3, 20, 0)


@rule("AVA-AVATAR-10")
def test_as_a_blocker_it_takes_the_damage_as_life_strikes_back_and_stands_alongside() -> None:
    s = scene("A: army: Ox 3/3, Imp 2/2\nB: army: 1; hand: Rouse\nphase: Attack", cards=CARDS)
    s.choose("attack B's army", "send Ox", "send Imp", "done", "play Rouse", "target Avatar of B")
    s.choose("block Ox with Avatar of B", "done")
    assert (s.life("B"), s.damage("Ox"), s.victory("A")) == (15, 2, 0), "3 from Ox, 2 from Imp, whom nobody blocked"


@rule("AVA-AVATAR-10")
def test_who_may_not_stand_alongside_does_not_block_himself() -> None:
    cards = {"Shame": "creature 1 2/2: Opponents can't stand alongside their creatures."}
    s = scene("A: army: Shame, Ox 3/3\nB: army: 1; hand: Rouse\nphase: Attack", cards=CARDS | cards)
    s.choose("attack B's army", "send Ox", "done", "play Rouse", "target Avatar of B")
    s.refused("block Ox with Avatar of B", "AVA-AVATAR-10")


@rule("AVA-AVATAR-10", "AVA-AVATAR-16")
def test_a_resident_avatar_blocks_for_its_city() -> None:
    s = scene("A: army: Ox 3/3, Imp 2/2; avatar marked\nB: city Oakhold (Body, 8); avatar in Oakhold\nphase: Attack")
    s.choose("attack Oakhold", "send Ox", "send Imp", "block Ox with Avatar of B")
    assert (s.life("B"), s.victory("A"), s.damage("Oakhold")) == (17, 0, 2)


@rule("AVA-AVATAR-16")
def test_a_resident_avatar_bids_and_its_abilities_reach_only_its_city() -> None:
    s = scene("A: city Oakhold (Body, 8); avatar in Oakhold\nB:\nphase: Tactics")
    s.choose("claim Body", "bid Avatar of A")
    assert (s.marked("Avatar of A"), "A wins the bid for Body" in s.log()) == (True, True)
    cards = {"Avatar of A": "avatar 0/0: (M): Deal 1 damage to target creature."}
    s = scene("A: city Oakhold: Elder 1/9; army: Ox 3/3; avatar in Oakhold\nB: army: Imp", cards=cards)
    s.choose("use Avatar of A")
    assert s.damage("Elder") == 1, "only Elder could be aimed at"


@rule("AVA-AVATAR-15")
def test_residents_defend_their_city_wherever_the_avatar_is() -> None:
    city = "city Oakhold (Body, 8): Elder 1/4; city Reedmere (Mind, 6)"
    s = scene(f"A: army: Ox 3/3; avatar marked\nB: {city}; army: Bear 5/5; avatar in Reedmere\nphase: Attack")
    s.choose("attack Oakhold")
    assert s.options() == ["done", "block Ox with Elder"]
    s.refused("block Ox with Bear", "AVA-AVATAR-12")
    s.choose("block Ox with Elder")
    assert (s.damage("Elder"), s.damage("Oakhold")) == (3, 0)


@rule("AVA-AVATAR-17", "AVA-MARK-07")
def test_effects_on_creatures_pass_it_by_and_it_is_not_marked_for_a_cost() -> None:
    s = scene("A: army: Sage, Imp; hand: Hail, Hex\nB: army: Owl 1/9", cards=CARDS)
    s.refused("use Sage", "AVA-ABIL-07")
    s.choose("play Hex")
    assert [o for o in s.options() if "Avatar" in o] == []
    s.choose("target Owl")
    s.play("Hail")
    assert (s.life("A"), s.life("B"), s.damage("Owl")) == (20, 20, 5)


@pytest.mark.parametrize("event", ["Ruin", "Kill", "Recall", "Lure"])
@rule("AVA-AVATAR-18")
def test_nothing_takes_it_out_of_play(event: str) -> None:
    s = scene(f"A: hand: {event}\nB: army: Owl", cards=CARDS)
    s.play(event, *([] if event == "Ruin" else ["target Avatar of B"]))
    assert (s.place("Avatar of B"), s.controller("Avatar of B"), s.life("B")) == ("B's Army", "B", 20)


@rule("AVA-AVATAR-19")
def test_an_enchantment_on_a_player_lies_with_his_avatar() -> None:
    s = scene("A: hand: Curse\nB: army: Imp; avatar marked", cards=CARDS)
    s.play("Curse", "target player B")
    assert s.place("Curse") == "on player B"


@rule("AVA-AVATAR-20")
def test_when_its_city_falls_it_goes_to_the_army() -> None:
    s = scene("A: hand: Quake, Imp\nB: city Oakhold (Body, 8); avatar in Oakhold", cards=CARDS)
    s.play("Quake")
    assert s.place("Avatar of B") == "B's Army"
