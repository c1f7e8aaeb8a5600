"""What cards forbid, permit and declare."""

import pytest

from vocabulary.stage import ARMY, FLYING, FOE, HAND, KINGDOM, THEM, Named, Stage
from wtactics.engine.lasting import THIS_TURN
from wtactics.engine.meaning import (
    ARRIVE_IN_ARMY,
    ATTACK,
    BE_TARGET,
    DEFEND,
    DRAW,
    ENTER,
    MUST_ATTACK,
    STANDING,
    STRIKE_FIRST,
    Ability,
)
from wtactics.engine.places import CITY, CREATURE, EVENT, NOBODY
from wtactics.engine.values import may, own_word, player_may, refresh, settle_rulings
from wtactics.vocabulary.deeds.lasting import For
from wtactics.vocabulary.nouns.cards import ANYWHERE, CardNoun
from wtactics.vocabulary.nouns.quality import Traits, With
from wtactics.vocabulary.nouns.sorts import Sort
from wtactics.vocabulary.rulings.decrees import Declare
from wtactics.vocabulary.rulings.meaning import Act, Cant, Do, Law, Such
from wtactics.vocabulary.things.meaning import All, Slot, This

RULE = 17
ATTACKING = Act("attack", 1 << ATTACK)
GUARDING = Act("defend", 1 << DEFEND, True)
FACING = Act("defend against", 1 << DEFEND)
ENTERING = Act("enter", 1 << ENTER)
CREATURES = CardNoun([Sort(types=1 << CREATURE, word="creature")])
CITIES = CardNoun([Sort(types=1 << CITY, word="city")])
FLYERS = CardNoun([Sort(types=1 << CREATURE, word="creature")], qualities=[With(Traits(FLYING, "flying"))])


def slot(words: str, at: int) -> Slot:
    found = Slot(words)
    found.at = at
    return found


def test_what_a_creature_cannot_do_it_may_not_whatever_permits_it() -> None:
    stage = Stage(Cant(This("creature"), ATTACKING), Law(This("creature"), ATTACKING, None, can=True))
    elder = stage.speaker()
    orc = stage.lay("Orc")
    refresh(stage.t)
    assert may(stage.t, ATTACK, elder, NOBODY, 0) != 0
    assert may(stage.t, ATTACK, elder, NOBODY, RULE) != RULE
    assert may(stage.t, ATTACK, orc, NOBODY, 0) == 0


def test_a_prohibition_ends_with_the_turn() -> None:
    stage = Stage()
    stage.speaker()
    orc = stage.lay("Orc", ARMY, 1)
    stage.perform(For(Cant(Named(orc, FOE), Act("attack or draw cards", 1 << ATTACK | 1 << DRAW)), THIS_TURN))
    assert may(stage.t, ATTACK, orc, NOBODY, 0) != 0
    assert not player_may(stage.t, DRAW, 1)
    assert player_may(stage.t, DRAW, 0)
    stage.t.end_modifiers(THIS_TURN, -1)
    refresh(stage.t)
    assert may(stage.t, ATTACK, orc, NOBODY, 0) == 0
    assert player_may(stage.t, DRAW, 1)


def test_creatures_cannot_enter_a_city_wherever_they_come_from() -> None:
    stage = Stage(Law(All(CardNoun(CREATURES.sorts, ANYWHERE)), ENTERING, This("creature")))
    elder = stage.speaker()
    held, town = stage.lay("Orc", HAND, 1), stage.lay("Town", KINGDOM)
    refresh(stage.t)
    assert may(stage.t, ENTER, held, elder, 0) != 0
    assert may(stage.t, ENTER, held, town, 0) == 0


def test_creatures_that_cannot_attack_cities_may_attack_an_army() -> None:
    stage = Stage(Law(This("creature"), ATTACKING, Such(CITIES)))
    elder, town = stage.speaker(), stage.lay("Town", KINGDOM, 1)
    refresh(stage.t)
    assert may(stage.t, ATTACK, elder, town, 0) != 0
    assert may(stage.t, ATTACK, elder, FOE, 0) == 0


def test_who_can_attack_cities_only_leaves_armies_alone() -> None:
    stage = Stage(Law(This("creature"), ATTACKING, Such(CITIES), alone=True))
    elder, town = stage.speaker(), stage.lay("Town", KINGDOM, 1)
    refresh(stage.t)
    assert may(stage.t, ATTACK, elder, FOE, 0) != 0
    assert may(stage.t, ATTACK, elder, town, 0) == 0


def test_creatures_are_not_targets_of_events() -> None:
    events = CardNoun([Sort(types=1 << EVENT, word="event")], ANYWHERE)
    stage = Stage(Law(This("creature"), Act("be targeted by", 1 << BE_TARGET), Such(events)))
    elder, flash, orc = stage.speaker(), stage.lay("Flash", HAND, 1), stage.lay("Orc")
    refresh(stage.t)
    assert may(stage.t, BE_TARGET, elder, flash, 0) != 0
    assert may(stage.t, BE_TARGET, elder, orc, 0) == 0


def test_only_creatures_with_flying_defend_against_it() -> None:
    stage = Stage(Law(Such(FLYERS), FACING, This("creature"), alone=True))
    elder, bird, orc = stage.speaker(), stage.lay("Elf", ARMY, 1), stage.lay("Orc", ARMY, 1)
    refresh(stage.t)
    stage.t.traits[bird] = FLYING
    assert may(stage.t, DEFEND, bird, elder, 0) == 0
    assert may(stage.t, DEFEND, orc, elder, 0) != 0
    assert may(stage.t, DEFEND, orc, bird, 0) == 0


def test_a_card_may_arrive_in_the_army_by_its_own_word() -> None:
    stage = Stage(Law(This("creature"), Act("be played into your army", 1 << ARRIVE_IN_ARMY), None, can=True))
    held, other = stage.lay("Elder", HAND), stage.lay("Orc", HAND)
    assert own_word(stage.t, ARRIVE_IN_ARMY, held, 0, False)
    assert not own_word(stage.t, ARRIVE_IN_ARMY, other, 0, False)


@pytest.mark.parametrize("first", ["Orc", "Elf"])
def test_a_lasting_statement_is_bound_to_what_was_chosen_for_it(first: str) -> None:
    word = Ability(STANDING, [], [], statements=[Law(slot("target creature", 0), GUARDING, slot("target city", 1))])
    stage = Stage(grants=word, room=2)
    orc, elf = stage.lay("Orc", ARMY, 1), stage.lay("Orc", ARMY, 1)
    orc, elf = (orc, elf) if first == "Orc" else (elf, orc)  # numbers next to each other: odd and even
    town, other = stage.lay("Town", KINGDOM, 1), stage.lay("Town", KINGDOM, 1)
    elder = stage.speaker(orc, town)
    stage.perform(Declare(word, THIS_TURN))
    stage.t.goal = town
    assert may(stage.t, DEFEND, orc, elder, 0) != 0
    assert may(stage.t, DEFEND, elf, elder, 0) == 0
    stage.t.goal = other
    assert may(stage.t, DEFEND, orc, elder, 0) == 0
    stage.t.goal = town
    stage.t.end_modifiers(THIS_TURN, -1)
    refresh(stage.t)
    assert may(stage.t, DEFEND, orc, elder, 0) == 0


def test_residents_help_to_defend_another_city() -> None:
    stage = Stage(Law(Named(0, 1, 2, 3), GUARDING, This("creature"), can=True))
    elder, far = stage.speaker(), stage.lay("Elf", ARMY, 1)
    refresh(stage.t)
    stage.t.goal = elder
    assert may(stage.t, DEFEND, stage.lay("Elf"), far, RULE) == 0
    assert may(stage.t, DEFEND, far, far, RULE) == RULE


def test_habits_are_permissions_that_the_rules_read() -> None:
    stage = Stage(Do(This("creature"), Act("must attack", 1 << MUST_ATTACK), "must attack"))
    elder, orc = stage.speaker(), stage.lay("Orc")
    strikes = Do(Named(orc, words="it"), Act("strikes first", 1 << STRIKE_FIRST), "strike first")
    stage.perform(For(strikes, THIS_TURN))
    settle_rulings(stage.t)
    assert stage.t.allowed[elder] == 1 << MUST_ATTACK
    assert stage.t.allowed[orc] == 1 << STRIKE_FIRST
    assert strikes.text() == "it strikes first"


def test_a_ban_on_players_names_no_cards() -> None:
    stage = Stage(Cant(THEM, Act("draw cards", 1 << DRAW)))
    stage.speaker()
    refresh(stage.t)
    assert stage.t.seat_barred[1] == 0, "rulings wait until somebody asks"
    assert not player_may(stage.t, DRAW, 1)
    assert stage.t.seat_barred[1] == 1 << DRAW
