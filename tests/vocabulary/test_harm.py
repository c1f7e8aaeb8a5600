"""Harm and its mending."""

import pytest

from scenes.arc import scene
from vocabulary.stage import ARMY, FOE, KINGDOM, THEM, Named, Stage, n
from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import BE_HURT, DEAL_DAMAGE
from wtactics.vocabulary.deeds.harm import DealDamage, Prevent, Repair
from wtactics.vocabulary.rulings.meaning import Act, Cant
from wtactics.vocabulary.things.meaning import This


def test_damage_is_dealt_to_creatures_cities_and_players_at_once() -> None:
    stage = Stage()
    orc, town = stage.lay("Orc", ARMY, 1), stage.lay("Town", KINGDOM, 1)
    stage.speaker()
    t = stage.perform(DealDamage(This(), n(2), Named(orc, town, FOE)))
    assert (t.harm[orc], t.harm[town], t.points[1]) == (2, 2, 0)


def test_players_lose_points_for_damage() -> None:
    stage = Stage()
    stage.speaker()
    stage.t.gain(1, 5)
    assert stage.perform(DealDamage(This(), n(2), THEM)).points[1] == 3


def test_cards_in_hand_and_resource_cards_take_no_damage() -> None:
    stage = Stage()
    held, gem = stage.lay("Orc", 1, 1), stage.lay("Orc", 5, 1)
    stage.speaker()
    t = stage.perform(DealDamage(This(), n(2), Named(held, gem)))
    assert (t.harm[held], t.harm[gem]) == (0, 0)


def test_who_cannot_deal_damage_deals_none() -> None:
    stage = Stage(Cant(This("creature"), Act("deal damage", 1 << DEAL_DAMAGE)))
    stage.speaker()
    orc = stage.lay("Orc", ARMY, 1)
    assert stage.perform(DealDamage(This(), n(2), Named(orc))).harm[orc] == 0


def test_a_protected_creature_is_spared() -> None:
    stage = Stage(Cant(This("creature"), Act("be dealt damage", 1 << BE_HURT)))
    elder = stage.speaker()
    assert stage.perform(DealDamage(This(), n(2), Named(elder))).harm[elder] == 0


def test_the_next_damage_is_prevented_and_no_more() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc", ARMY, 1)
    stage.perform(Prevent(n(3), Named(orc), THIS_TURN))
    stage.perform(DealDamage(This(), n(2), Named(orc)))
    assert stage.t.harm[orc] == 0
    stage.perform(DealDamage(This(), n(2), Named(orc)))
    assert stage.t.harm[orc] == 1


def test_all_damage_is_prevented() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc", ARMY, 1)
    stage.perform(Prevent(None, Named(orc), THIS_TURN))
    for _ in range(3):
        stage.perform(DealDamage(This(), n(2), Named(orc)))
    assert stage.t.harm[orc] == 0


def test_damage_to_a_player_is_prevented_too() -> None:
    stage = Stage()
    stage.speaker()
    stage.t.gain(1, 5)
    stage.perform(Prevent(n(1), THEM, THIS_TURN))
    assert stage.perform(DealDamage(This(), n(2), THEM)).points[1] == 4


def test_a_city_is_repaired_at_most_to_its_printed_strength() -> None:
    stage = Stage()
    stage.speaker()
    town = stage.lay("Town", KINGDOM, 1)
    stage.t.hurt(town, 3, town)
    assert stage.perform(Repair(n(2), Named(town))).harm[town] == 1
    assert stage.perform(Repair(n(2), Named(town))).harm[town] == 0
    stage.t.hurt(town, 3, town)
    assert stage.perform(Repair(None, Named(town))).harm[town] == 0


def test_harm_is_said_as_it_is_read() -> None:
    assert DealDamage(This("creature"), n(2), Named(words="it")).text() == "deal 2 damage to it"
    assert Repair(n(2), Named(words="it")).text() == "repair 2 damage of it"
    assert Prevent(None, Named(words="it"), THIS_TURN).text().endswith("would be dealt to it until end of turn")


@pytest.mark.parametrize("n", [0, 1, 2])
def test_up_to_so_much_strength_is_restored_as_its_player_likes(n: int) -> None:
    cards = {"Mason": "creature 1 1/1: Mark this creature: Repair up to 2 strength of the city this creature is in."}
    s = scene("A: city Oak (Body, 8, hurt 3): Mason\nB:\nphase: Play", cards=cards)
    s.choose("use Mason")
    s.settle()
    s.choose(str(n))
    assert s.damage("Oak") == 3 - n
