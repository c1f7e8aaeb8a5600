"""Leaving play for the graveyard, or for good."""

from vocabulary.stage import ARMY, ATTACHED, GRAVE, HAND, KINGDOM, THEM, YOU, Named, Stage
from wtactics.engine import facts
from wtactics.engine.meaning import BE_KILLED
from wtactics.engine.places import GONE
from wtactics.vocabulary.deeds.death import Destroy, Kill, PutInGraveyard, RemoveFromGame, Sacrifice
from wtactics.vocabulary.rulings.meaning import Act, Cant
from wtactics.vocabulary.things.meaning import This

UNDYING = Cant(This("creature"), Act("be killed", 1 << BE_KILLED))


def heard(stage: Stage) -> list[int]:
    return list(stage.t.facts)[::4]


def test_a_killed_creature_goes_to_its_owners_graveyard() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc", ARMY, 1)
    stage.t.listening = True
    stage.perform(Kill(YOU, Named(orc)))
    assert stage.at(GRAVE, 1) == [orc]
    assert heard(stage)[:2] == [facts.DIED, facts.LEFT]


def test_who_cannot_be_killed_lives_but_can_be_sacrificed() -> None:
    stage = Stage(UNDYING)
    elder = stage.speaker()
    stage.perform(Kill(YOU, Named(elder)))
    assert stage.at(ARMY) == [elder]
    stage.perform(Sacrifice(YOU, Named(elder)))
    assert stage.at(GRAVE) == [elder]


def test_a_destroyed_city_is_noted_as_such() -> None:
    stage = Stage()
    stage.speaker()
    town = stage.lay("Town", KINGDOM, 1)
    stage.t.listening = True
    stage.perform(Destroy(YOU, Named(town)))
    assert heard(stage)[0] == facts.DESTROYED
    assert stage.at(GRAVE, 1) == [town]


def test_an_enchantment_is_destroyed() -> None:
    stage = Stage()
    orc = stage.speaker()
    bond = stage.lay("Bond", ATTACHED, 1, host=orc)
    stage.perform(Destroy(YOU, Named(bond)))
    assert stage.at(GRAVE, 1) == [bond]


def test_what_was_attached_goes_along_the_host_first() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc", ARMY, 1)
    bond = stage.lay("Bond", ATTACHED, 1, host=orc)
    second = stage.lay("Bond", ATTACHED, 1, host=bond)
    stage.perform(Kill(YOU, Named(orc, bond)))
    assert stage.at(GRAVE, 1) == [orc, bond, second]


def test_cards_go_to_the_graveyard_from_the_hand_and_from_play_alike() -> None:
    stage = Stage(UNDYING)
    elder = stage.speaker()
    held = stage.lay("Orc", HAND, 1)
    stage.perform(PutInGraveyard(YOU, Named(elder, held)))
    assert (stage.at(GRAVE, 0), stage.at(GRAVE, 1)) == ([elder], [held])


def test_what_is_removed_from_the_game_lies_apart_for_good() -> None:
    stage = Stage()
    elder = stage.speaker()
    dead = stage.lay("Orc", GRAVE, 1)
    stage.perform(RemoveFromGame(YOU, Named(elder, dead)))
    assert (stage.at(GONE, 0), stage.at(GONE, 1)) == ([elder], [dead])
    stage.perform(PutInGraveyard(YOU, Named(elder)))
    assert stage.at(GONE) == [elder]


def test_death_is_said_of_whoever_brings_it() -> None:
    assert Kill(YOU, Named(words="target creature")).text() == "kill target creature"
    assert Sacrifice(THEM, Named(words="a city")).text() == "target opponent sacrifices a city"
