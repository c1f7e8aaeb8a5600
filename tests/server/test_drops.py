"""Why nothing comes of putting a card somewhere: the rule that forbids what was meant by it."""

import pytest

from scenes.arc import Scene, rule, scene
from scenes.slot import Scene as SlotScene
from scenes.slot import scene as slot_scene
from toy_pool import ARC
from wtactics.games import ruleset
from wtactics.kits.game import Game
from wtactics.server.messages import Place, Reason, Why
from wtactics.server.show import table as show
from wtactics.server.show.drop import answers

CARDS = {"Colt": "creature 1 1/1", "Bolt": "event 0: Deal 1 damage to target creature.", "Ogre": "creature 9 5/5"}
FIELD = """
    A: army: Wolf, Cub marked; gems 1 Gaian; city Oakhold (Body, 8): Elder 1/1; city Saltford (Soul, 8); hand: Colt, Bolt, Ogre
    B: army: Ram; city Reedmere (Mind, 6): Monk
"""


def put(s: Scene | SlotScene, game: Game, title: str, onto: Place) -> tuple[Reason, ...]:
    seat = s.match.asked
    state = show.table_state(game, s.match, seat, 0)
    name = next(card.name for card in state.cards if card.title == title and card.controller == seat)
    return answers(game, s.match, seat, Why(do="why", seq=0, card=name, onto=onto))


def on(s: Scene | SlotScene, game: Game, title: str) -> Place:
    state = show.table_state(game, s.match, s.match.asked, 0)
    return Place(card=next(card.name for card in state.cards if card.title == title))


def told(s: Scene, title: str, onto: str | Place) -> list[tuple[str, str | None]]:
    """What is said of putting a card onto another, or into an area."""
    place = on(s, ARC, onto) if isinstance(onto, str) else onto
    return [(one.attempt, one.rule) for one in put(s, ARC, title, place)]


@rule("ARC-COMBAT-01", "ARC-COMBAT-03", "ARC-TURN-16")
def test_who_cannot_attack_hears_why_at_its_goal() -> None:
    s = scene(FIELD + "phase: Attack", cards=CARDS)
    assert told(s, "Cub", "Reedmere") == [("attack Reedmere with Cub", "ARC-COMBAT-01")]
    assert told(s, "Elder", "Monk") == [("attack Reedmere with Elder", "ARC-COMBAT-03")]
    assert told(s, "Cub", Place(seat=1, area="army")) == [("attack {seat:1}'s army with Cub", "ARC-COMBAT-01")]


@rule("ARC-CREA-02", "ARC-TURN-14")
def test_a_creature_of_the_hand_never_arrives_in_the_army() -> None:
    s = scene(FIELD, cards=CARDS)
    assert told(s, "Colt", Place(seat=0, area="army")) == [("put Colt into the Army", "ARC-CREA-02")]
    assert told(s, "Wolf", "Reedmere")[0][0] == "attack Reedmere with Wolf"
    assert told(s, "Wolf", "Reedmere")[0][1] is not None


@rule("ARC-POWER-08", "ARC-MOVE-02", "ARC-MOVE-03")
def test_what_cannot_be_paid_or_moved_says_so_where_it_was_put() -> None:
    s = scene(FIELD, cards=CARDS)
    assert told(s, "Ogre", "Oakhold") == [("play Ogre", "ARC-POWER-08")]
    assert told(s, "Cub", "Oakhold") == [("move Cub to Oakhold", "ARC-MOVE-02")]
    assert told(s, "Elder", "Oakhold") == [("move Elder to Oakhold", "ARC-MOVE-03")]


@rule()
def test_a_drop_that_nobody_could_mean_is_answered_too() -> None:
    s = scene(FIELD, cards=CARDS)
    (found,) = put(s, ARC, "Wolf", Place(seat=0, area="reserve"))
    assert (found.allowed, found.because) == (False, "Nothing comes of putting this there.")
    (found,) = put(s, ARC, "Oakhold", on(s, ARC, "Reedmere"))
    assert not found.allowed


@pytest.mark.parametrize(
    "onto", [Place(card=2000), Place(seat=7, area="army"), Place(slot=99), Place(area="nowhere"), Place()]
)
def test_a_place_that_is_not_there_is_no_error(onto: Place) -> None:
    assert put(scene(FIELD, cards=CARDS), ARC, "Wolf", onto)


def test_slot_says_why_at_the_target_and_at_the_slot() -> None:
    s = slot_scene("A: front: Fighter, Knight marked\nB: front: Fighter, -, -, Archer")
    game = ruleset("slot")
    found = put(s, game, "Knight", on(s, game, "Archer"))
    assert found
    assert all(one.attempt.startswith("attack Archer F4 with Knight F2") for one in found)
    assert all(one.rule and not one.allowed for one in found)
    (moved,) = put(s, game, "Knight", Place(seat=0, area="army", slot=7))
    assert (moved.attempt, moved.allowed) == ("move Knight F2 to B4", False)
    assert moved.rule
