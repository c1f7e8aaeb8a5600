"""What programs make of a game with mods: rooms, tables, refusals, words at the terminal."""

from collections.abc import Callable
from random import Random

import pytest
from click.testing import CliRunner

from scenes.arc import rule
from trial_triumv import BY_LOT, DIRECTION
from wtactics.cli.door import wtactics
from wtactics.content.content import content_of
from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY, SEAT_THING, other_of, what_of
from wtactics.kits.game import Game
from wtactics.kits.verbs import ATTACK
from wtactics.server.messages import RoomRequest, SeatRequest, Why
from wtactics.server.rooms.room import RequestFault, new_room, room_info
from wtactics.server.show import table as show
from wtactics.server.web.catalogue import topics

NAME = "arc+triumv+liege"
pytestmark = pytest.mark.usefixtures("listed")


def until_attack(name: str) -> tuple[Game, Match]:
    """A game of ours, played at random, at the first question of whom to attack that offers one for cards."""
    content = content_of(name)
    for seed in range(40):
        match, chance = content.match(content.deck_names()[:3], seed, {}), Random(seed)
        while not match.over and match.table.turn < 30:
            if any(what_of(o) == ATTACK and other_of(o) == BY_LOT for o in match.table.options):
                return content.game, match
            match.choose_at(chance.randrange(len(match.table.options)))
    raise AssertionError("nobody could buy a goal in 40 games")


@rule()
def test_a_room_is_wished_for_by_the_name_of_a_game_with_its_mods() -> None:
    deck = "teeth-in-the-reeds"
    seats = tuple(SeatRequest(kind=kind, deck=deck, bot="random") for kind in ("me", "bot", "bot"))
    room = new_room(RoomRequest(ruleset="arc+liege+triumv", seats=seats, settings={"price_of_a_goal": 2}), "g", "Guest")
    assert (room.ruleset, room_info(room, 0).title) == (NAME, "Awesome Rules Concept for three")
    with pytest.raises(RequestFault) as refused:
        new_room(RoomRequest(ruleset="arc+heroes", seats=seats), "g", "Guest")
    assert (refused.value.expected, refused.value.found) == ("mods of arc, each once, of triumv, liege", "'arc+heroes'")
    with pytest.raises(RequestFault):
        new_room(RoomRequest(ruleset="arc+triumv", seats=seats[:2]), "g", "Guest")


@rule()
def test_a_seat_is_shown_what_mods_bring() -> None:
    game, match = until_attack(NAME)
    t = match.table
    plan = show.layout_message(game, {}, 3)
    assert [area.key for area in plan.areas][-1] == "provisions"
    assert plan.counters[-1].key == "bought"
    state = show.table_state(game, match, t.asked, 1)
    assert all("bought" in seat.counters for seat in state.seats)
    own = {place.seat: place for place in state.places if place.area == "provisions"}
    assert [bool(own[seat].cards) for seat in range(3)] == [
        seat == t.asked and own[seat].count > 0 for seat in range(3)
    ]
    assert state.question is not None
    labels = [option.label for option in state.question.options]
    assert len(labels) == len(set(labels))
    assert any(label.endswith("for cards by lot") for label in labels)
    bound = (t.active + t.kept(DIRECTION)) % 3
    other = next(seat for seat in range(3) if seat not in (bound, t.active))
    said = show.reasons(game, match, t.asked, Why(do="why", seq=1, seat=other))
    assert [reason.rule for reason in said if not reason.allowed] == ["TRIUMV-GOAL-01"]
    assert "One opponent" in [reason.title for reason in said]
    assert [int(attempt.thing) for attempt in game.show.attempts(game.view(t, t.asked), SEAT_THING + other)] == [
        SEAT_THING + other
    ]
    assert topics(NAME)[-1].topic == "STORE"


@rule()
def test_every_question_of_a_game_with_mods_can_be_shown(listed: Callable[[str], Game]) -> None:
    content, chance = content_of(NAME), Random(2)
    assert content.game is listed(NAME)
    match = content.match(content.deck_names()[:3], 2, {})
    asked = set()
    for seq in range(90):
        if match.over:
            break
        for seat in range(NOBODY, 3):
            show.table_state(content.game, match, seat, seq)
        asked.add(content.game.question(content.game.view(match.table, match.asked)))
        match.choose_at(chance.randrange(len(match.table.options)))
    assert "who is your liege?" in asked


@rule()
def test_commands_take_the_name_of_a_game_with_its_mods() -> None:
    run = CliRunner().invoke(
        wtactics, ["simulate", "--ruleset", "arc+liege+triumv", "--players", "3", "--games", "1", "--seed", "3"]
    )
    assert run.exit_code == 0, run.output
    assert "1 games of ARC+TRIUMV+LIEGE" in run.output
    lost = CliRunner().invoke(wtactics, ["simulate", "--ruleset", "arc+heroes"])
    assert lost.exit_code == 2
    assert "--ruleset: expected mods of arc, each once, of triumv, liege; found 'arc+heroes'" in lost.output
