"""What programs make of a game with mods: rooms, tables, refusals, words at the terminal."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from modded import TRIALS
from scenes.arc import rule
from trial_triumv import BY_LOT, DIRECTION, triumvirate
from wtactics import games
from wtactics.cards import Card
from wtactics.cli.door import wtactics
from wtactics.content.content import Content, content_of
from wtactics.engine.match import Match
from wtactics.engine.mod import OF_MODS, Mod, ModRule
from wtactics.engine.places import NOBODY, SEAT_THING, other_of, what_of
from wtactics.engine.step import Ruleset
from wtactics.kits.edit import Edit
from wtactics.kits.game import Game
from wtactics.kits.verbs import ATTACK
from wtactics.rulesets.arc.rules.combat import NameGoal
from wtactics.server.messages import RoomRequest, SeatRequest, Why
from wtactics.server.rooms.room import RequestFault, new_room, room_info
from wtactics.server.show import table as show
from wtactics.server.web.catalogue import ruleset_info, topics

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
    assert (room.ruleset, room_info(room, 0).title) == (
        NAME,
        "Awesome Rules Concept with Triumvirate and Secret lieges",
    )
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
    assert "1 game of ARC+TRIUMV+LIEGE" in run.output
    lost = CliRunner().invoke(wtactics, ["simulate", "--ruleset", "arc+heroes"])
    assert lost.exit_code == 2
    assert "--ruleset: expected mods of arc, each once, of triumv, liege; found 'arc+heroes'" in lost.output


@rule()
def test_commands_list_the_mods_with_what_they_change() -> None:
    told = " ".join(CliRunner().invoke(wtactics, ["games"]).output.split())
    assert "arc+triumv with Triumvirate, for 3 players Three play, and a die says whom each of them may attack." in told
    helped = " ".join(CliRunner().invoke(wtactics, ["play", "--help"]).output.split())
    assert "Which game is played: arc, arc+triumv, arc+liege, slot, orc, ava. [default: arc]" in helped
    ruled = CliRunner().invoke(wtactics, ["rules", "--ruleset", "arc+liege", "--topic", "VOW"]).output
    assert ruled.startswith("VOW: ")
    assert "LIEGE-VOW-01" in CliRunner().invoke(wtactics, ["rules", "liege-vow-01"]).output


@rule()
def test_a_mod_of_another_ruleset_is_refused_with_the_reason() -> None:
    lost = CliRunner().invoke(wtactics, ["play", "--ruleset", "ava+liege"])
    assert lost.exit_code == 2
    expected = "--ruleset: expected no mod, for ava has none; found 'ava+liege', but liege is a mod of arc"
    assert expected in lost.output
    with pytest.raises(RequestFault) as refused:
        new_room(RoomRequest(ruleset="ava+liege", seats=(SeatRequest(kind="me", deck="a"),) * 2), "g", "Guest")
    assert refused.value.found == "'ava+liege', but liege is a mod of arc"


@rule()
def test_mods_that_cannot_go_together_are_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def rival() -> Edit:
        edit = triumvirate()
        rules = {int(5 * OF_MODS + 1): ModRule("RIVAL-1", "")}
        return replace(edit, mod=Rival("rival", 5, rules), also=lambda game: game)

    monkeypatch.setattr(games, "MODS", TRIALS | {"arc+rival": rival})
    lost = CliRunner().invoke(wtactics, ["simulate", "--ruleset", "arc+triumv+rival", "--games", "1"])
    assert lost.exit_code == 2
    assert "expected mods of arc that go together; found 'arc+triumv+rival': " in lost.output
    assert "NameGoal is swapped by mod triumv and by mod rival" in lost.output


class Rival(Mod):
    """It wants the rule that the Triumvirate wants."""

    def edit(self, rules: Ruleset[Any]) -> None:
        rules.swap(NameGoal, NameGoal())


@rule()
def test_pages_know_a_game_with_its_mods() -> None:
    info = ruleset_info("arc+liege")
    assert [(mod.key, mod.title) for mod in info.mods] == [("triumv", "Triumvirate"), ("liege", "Secret lieges")]
    assert info.lesson[: len(ruleset_info("arc").lesson)] == ruleset_info("arc").lesson
    assert info.lesson[-1] == ("With Secret lieges", info.mods[1].about)
    assert (info.title, info.seats) == ("Awesome Rules Concept with Secret lieges", (3, 3))


@rule()
def test_decks_that_a_mod_does_not_allow_are_not_listed_with_it(listed: Callable[[str], Game]) -> None:
    name, all_decks = "arc+liege", content_of("arc").decks
    assert content_of(name).decks == all_decks
    taken = next(iter(all_decks.values()))

    def faults(cards: list[Card]) -> list[tuple[str, str]]:
        return [("ARC-DECK-01", "this one")] if sorted(card.name for card in cards) == names else []

    names = sorted(card.name for card in taken.cards(content_of("arc").cards))
    shelf = Content(name)
    shelf.__dict__["game"] = replace(listed(name), faults=faults)
    assert set(all_decks) - set(shelf.decks) == {taken.name}
