"""A ruleset whose table nobody draws by hand, in the terminal: its layout says how it looks."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from wtactics.cli.board import Board
from wtactics.cli.door import wtactics
from wtactics.cli.screen import Screen
from wtactics.content.content import content_of
from wtactics.engine.places import NOBODY

SET_UP = 16  # choices, after which one player has laid four creatures, turned them up and added four


def run(*words: str, typed: str = "") -> str:
    result = CliRunner().invoke(wtactics, words, input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def played(folder: Path, typed: str) -> str:
    save = str(folder / "game.json")
    return run("play", "--ruleset", "slot", "--bot", "random", "--seed", "3", "--save", save, typed=typed)


def test_the_table_stands_in_two_rows_of_four(tmp_path: Path) -> None:
    shown = played(tmp_path, "1\n" * SET_UP + "look\n")
    assert " A (you)   victory points 0 of 15" in shown
    assert " B (random)   victory points 0 of 15" in shown
    assert re.search(r"^=+ turn \d+: ", shown, re.MULTILINE)
    rows = [line for line in shown.splitlines() if line.startswith(("  F1 ", "  B1 "))]
    assert len(rows) >= 4
    assert "action points 3" in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("? 1", "this may be chosen now."),
        ("? unicorn", "You have no card 'unicorn' on the table."),
        ("grave", "graveyard of B: empty"),
        ("card court mage", "ranged 4, magic, DEF 2, life 1, level 1"),
        ("rule win-06", "Conceding"),
        ("log", "A has laid"),
    ],
)
def test_every_line_gets_an_answer(tmp_path: Path, typed: str, answer: str) -> None:
    assert answer in " ".join(played(tmp_path, "1\n" * 5 + f"{typed}\n").split())


def test_why_not_is_answered_with_the_rule(tmp_path: Path) -> None:
    assert "(SLOT-" in played(tmp_path, "1\n" * SET_UP + "?\n")


def test_a_game_is_saved_and_seen_again_without_what_was_hidden(tmp_path: Path) -> None:
    played(tmp_path, "1\n" * 5)
    seen = {seat: run("replay", str(tmp_path / "game.json"), "--to", "4", "--seat", seat) for seat in "AB"}
    assert sum("a card that you do not see" in text for text in seen.values()) == 1


def test_who_concedes_has_lost(tmp_path: Path) -> None:
    assert "B has won before the first turn: Conceding (SLOT-WIN-06)." in played(tmp_path, "concede\n")


def test_a_draw_is_offered_in_the_terminal(tmp_path: Path) -> None:
    assert "offers a draw" in run_replay(tmp_path, "draw\n1\n")


def run_replay(folder: Path, typed: str) -> str:
    played(folder, typed)
    return run("replay", str(folder / "game.json"))


def test_hidden_cards_are_told_to_those_who_see_them() -> None:
    content = content_of("slot")
    match = content.match((content.deck_names()[0],) * 2, 5, {})
    seat = match.asked
    spectator = content.game.view(match.table, NOBODY)
    mine = Board(content.game, content.game.view(match.table, seat)).secrets(spectator)
    assert mine.startswith(f"{'AB'[seat]} sees deck of {'AB'[seat]}: ")
    assert Board(content.game, spectator).hidden(spectator, 0, 0) == []


def test_quiet_is_where_one_could_pass_an_offer_that_answers_nothing() -> None:
    content = content_of("slot")
    match = content.match((content.deck_names()[0],) * 2, 5, {})
    told = Screen(content.game, match, content.game.view(match.table, match.asked), ("a", "b"))
    assert not told.is_quiet()  # a creature must be laid


def test_cards_of_one_ruleset_are_listed() -> None:
    known = len(content_of("slot").cards)
    assert f"{known} of {known} cards" in run("cards", "--ruleset", "slot")
    assert "court mage" not in run("cards").casefold()


def test_a_third_player_is_refused_in_plain_words() -> None:
    result = CliRunner().invoke(wtactics, ("play", "--ruleset", "slot", "--players", "3"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "decks: expected 2, one for each seat, found 3" in result.stderr


def test_creatures_are_laid_in_any_order_and_any_of_them_is_taken_back(tmp_path: Path) -> None:
    typed = "lay bone guard in b4\nlay bell ghoul in f1\nlay silt archer in b1\nback bell\nback\nback dragon\n"
    shown = " ".join(played(tmp_path, typed).split())
    assert "so far: lay Bone Guard in B4, lay Bell Ghoul in F1, lay Silt Archer in B1 " in shown
    assert "so far: lay Bone Guard in B4, lay Silt Archer in B1 " in shown
    assert "'dragon' is no option now." in shown
    before = choices(tmp_path)
    played(tmp_path, f"{typed}lay fog wailer in f3\nlay bell ghoul in f1\nlay silt archer in b2\nback\n")
    after = choices(tmp_path)
    assert len(before) + 4 <= len(after)
    assert after[: len(before)] == before
    assert "A has laid" in played(
        tmp_path, f"{typed}lay fog wailer in f3\nlay bell ghoul in f1\nlay silt archer in b2\nlog\n"
    )


def test_nothing_is_taken_back_where_nothing_was_named(tmp_path: Path) -> None:
    assert "You have named nothing yet that could be taken back." in played(tmp_path, "back\n")


def choices(folder: Path) -> list[int]:
    found: list[int] = json.loads((folder / "game.json").read_text())["choices"]
    return found
