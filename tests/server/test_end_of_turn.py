"""No turn ends before its player has seen that it does, where people play; elsewhere nobody is asked."""

import pytest

from running import Local
from scenes.arc import rule, scene
from scenes.slot import scene as slot_scene
from toy_pool import ARC
from visitor import Browser, bot, me
from wtactics.content.content import content_of
from wtactics.engine.step import ENDS_TURN
from wtactics.games import GAMES, ruleset
from wtactics.server.show import table as show

LAST = "nothing more to do: end turn"


@rule("ARC-TURN-14")
def test_whoever_can_do_nothing_in_the_second_play_phase_says_that_his_turn_ends() -> None:
    s = scene("A: hand: 2\nB: army: Wolf", settings={"end_asked": 1})
    assert (s.asked, s.phase, s.options()) == ("A", "Second Play", ["done"])
    question = show.table_state(ARC, s.match, 0, 0).question
    assert question is not None
    assert question.ends
    assert [(one.label, one.rest) for one in question.options] == [(LAST, True)]
    s.choose("done")
    s.go_on()
    assert s.active == "B"


@rule("ARC-TURN-14")
def test_it_is_asked_once_and_only_where_it_is_wished() -> None:
    s = scene("A: army: Wolf; city Oakhold (Body, 8)\nB: army: Ox; city Reedmere (Mind, 6)\nphase: Second Play",
              settings={"end_asked": 1})  # fmt: skip
    question = show.table_state(ARC, s.match, 0, 0).question
    assert question is not None
    assert not question.ends  # Wolf could move: whoever passes now ends his turn himself
    s.choose("done")
    s.go_on()
    assert s.active == "B"
    s = scene("A: hand: 2\nB: army: Wolf")
    s.go_on()
    assert s.active == "B"


@pytest.mark.parametrize("name", GAMES)
def test_every_turn_of_a_game_ends_by_a_choice_of_its_player(name: str) -> None:
    content = content_of(name)
    decks = [content.pool.definitions(deck.cards(content.cards)) for deck in list(content.decks.values())[:2]]
    game, turns, asked, said = ruleset(name), 0, 0, set[int]()
    match = game.deal(content.pool.library, decks, 5, {"end_asked": 1})
    for n in range(900):
        t = match.table
        if match.over or turns > 12:
            break
        turn = int(t.turn)
        if match.step.stands(t) & ENDS_TURN:
            said.add(turn)
        asked += match.ends_turn
        match.choose_at(0 if match.ends_turn else n % len(t.options))
        if turn > 0 and t.turn > turn:
            turns += 1
            assert turn in said
    assert turns > 3
    assert asked > 0


def test_at_a_table_of_people_it_is_so_unless_they_wish_otherwise(local: Local) -> None:
    host = Browser(local.address)
    assert host.make_room(me(), bot())["settings"]["end_asked"] == 1
    assert host.make_room(me(), bot(), settings={"end_asked": 0})["settings"]["end_asked"] == 0


def test_slot_asks_in_its_last_step() -> None:
    s = slot_scene("A: front: Fighter marked\nB: front: Fighter", settings={"end_asked": 1})
    assert (s.asked, s.step, len(s.options())) == ("A", "Action", 1)
    s.choose(s.options()[0])
    assert s.active == "B"
