"""A game in the terminal, typed through a pipe."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from trial_cards import Run

FIRST = "--set", "first_player=0"


def game(run: Run, tmp_path: Path, typed: str, *words: str, bot: str = "random") -> str:
    save = str(tmp_path / "game.json")
    result = run("play", "--seed", "7", "--bot", bot, "--save", save, *FIRST, *words, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_table_shows_both_sides_and_asks(run: Run, tmp_path: Path) -> None:
    shown = game(run, tmp_path, "")
    above, below = shown.index(" B (random)"), shown.index(" A (you)")
    assert above < below
    told = (
        "Pondhall (Body) 6",
        "victory points 15 of 30",
        "[DRAW & RESOURCE]",
        "cards in hand 7",
        "   1 draw 1 + 1 resource",
    )
    for word in told:
        assert word in shown


def test_an_option_is_chosen_by_number_or_by_words(run: Run, tmp_path: Path) -> None:
    by_number = game(run, tmp_path, "1\n")
    by_words = game(run, tmp_path, "draw 1\n")
    assert "Choose a card of your hand to become a resource card." in by_number
    assert by_number.splitlines()[-3:] == by_words.splitlines()[-3:]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no option 99: choose from 1 to 2."),
        ("dance", "'dance' is no option now."),
        ("resource", "'resource' could be 1 draw 1 + 1 resource; 2 2 resources."),
        ("pass", "You cannot pass here"),
        ("", "Type a number or words of an option"),
        ("card moon", "No card is called 'moon'."),
        ("card pond", "'pond' could be Pondhall, Pond Frog"),
        ("card pond frog", "Gaian creature, 1/1"),
        ("rule win-99", "no rule 'arc-win-99'"),
        ("rule win-02", "Win by score"),
        ("grave", "graveyard of B: empty"),
        ("help", "concede       give up"),
        ("? unicorn", "You have no card 'unicorn'"),
        ("? 1", "draw 1 + 1 resource: this may be chosen now."),
    ],
)
def test_every_line_gets_an_answer_and_changes_nothing(run: Run, tmp_path: Path, typed: str, answer: str) -> None:
    shown = game(run, tmp_path, f"{typed}\n")
    assert answer in shown
    assert json.loads((tmp_path / "game.json").read_text())["choices"] == []


def test_why_a_card_cannot_be_played_names_rule_and_gems(run: Run, tmp_path: Path) -> None:
    typed = "2 res\nkiln crow\nred\npond heron\nred\npass\ndone\npass\n? kiln toad\n?\n"
    shown = " ".join(game(run, tmp_path, typed).split())
    assert "play Kiln Toad: Kiln Toad needs 3 gems, and you have 2 free. Needed to play cards (ARC-POWER-08)." in shown
    assert "Only free gems pay costs" in shown


def test_what_is_missing_is_told_in_any_phase(run: Run, tmp_path: Path) -> None:
    shown = " ".join(game(run, tmp_path, "? kiln toad\n").split())
    besides = "Besides, Kiln Toad needs 3 gems, and you have 0 free."
    assert f"play Kiln Toad: It is your Draw & Resource phase. {besides} When, by type (ARC-PLAY-05)." in shown


def test_conceding_ends_the_game(run: Run, tmp_path: Path) -> None:
    shown = game(run, tmp_path, "concede\n")
    assert "B has won in turn 1" in shown
    assert "Win by survival (ARC-WIN-03). You are out: Conceding (ARC-WIN-12)." in " ".join(shown.split())
    assert not (tmp_path / "game.json").exists()


def test_leaving_saves_and_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    shown = game(run, tmp_path, "1\n1\nred\nquit\n")
    file = tmp_path / "game.json"
    assert f"Go on with: wtactics play --resume {file} --bot random" in shown
    before = json.loads(file.read_text())["choices"]
    result = run("play", "--resume", str(file), "--bot", "random", typed="quit\n")
    assert "reserve  Red Banner 1 of 1 free" in result.output
    assert json.loads(file.read_text())["choices"] == before


def test_a_game_can_be_played_to_its_end(run: Run, tmp_path: Path) -> None:
    shown = game(run, tmp_path, "auto\n" + "1\n" * 3000)
    assert " has won in turn " in shown


def test_a_place_where_nothing_can_be_saved_does_not_end_the_game(run: Run, tmp_path: Path) -> None:
    shown = game(run, tmp_path, f"save {tmp_path / 'no' / 'game.json'}\n1\n")
    assert "the game cannot be saved there: no such file or directory." in " ".join(shown.split())
    assert "Choose a card of your hand to become a resource card." in shown


def test_copies_of_a_card_in_hand_need_no_number(run: Run, tmp_path: Path) -> None:
    hands = {seed: game(run, tmp_path, "2 res\n", "--seed", str(seed)) for seed in range(1, 9)}
    twice = {seed: found.group(1) for seed, hand in hands.items() if (found := re.search(r"lay (.+) \(2\)\n", hand))}
    assert twice
    for seed, name in twice.items():
        assert "Which faction's gem will it give?" in game(run, tmp_path, f"2 res\n{name}\n", "--seed", str(seed))


def test_factions_say_how_many_cards_of_the_hand_are_theirs(run: Run, tmp_path: Path) -> None:
    assert re.search(r"name Gaian \(\d+ in your hand\)", game(run, tmp_path, "1\n1\n"))


def test_a_question_of_a_card_is_asked_with_its_text(run: Run, tmp_path: Path) -> None:
    shown = game(run, tmp_path, "auto\n" + "quick spark\n1\n" * 1500)
    told = "\nA plays Quick Spark\nDeal 1 damage to target creature.\nChoose a target for Quick Spark.\n"
    assert told in shown


def test_the_table_is_not_drawn_twice_alike(run: Run, tmp_path: Path) -> None:
    shown = game(run, tmp_path, "1\n" * 200)
    tables = re.findall(r"^=+ turn .*?\n hand .*?(?=\n\n)", shown, re.MULTILINE | re.DOTALL)
    assert len(tables) > 10
    assert all(one != other for one, other in pairwise(tables))


def test_a_blow_is_told_once(run: Run, tmp_path: Path) -> None:
    shown = game(run, tmp_path, "auto\n" + "1\n" * 3000)
    assert re.search(r"suffers \d+ damage from (.+)\n", shown)
    assert not re.search(r"  \. (.+) suffers (\d+) damage from (.+)\n  \. \3 strikes \1 for \2\n", shown)


def test_auto_passes_windows_by_itself(run: Run, tmp_path: Path) -> None:
    asked = game(run, tmp_path, "1\n" * 200).count("respond?")
    quiet = game(run, tmp_path, "auto\n" + "1\n" * 200).count("respond?")
    assert quiet < asked


def test_four_can_sit_at_the_table(run: Run, tmp_path: Path) -> None:
    shown = game(run, tmp_path, "", "--players", "4")
    assert all(f" {seat} (random)" in shown for seat in "BCD")


def test_nothing_is_wider_than_eighty_columns_and_nothing_needs_colour(run: Run, tmp_path: Path) -> None:
    shown = game(run, tmp_path, "1\n" * 60)
    assert max(len(line) for line in shown.splitlines() if str(tmp_path) not in line) <= 80
    assert "\x1b" not in shown


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--seed", "many"), "--seed: expected a whole number from 0 to 2^63 - 1, found 'many'"),
        (("--deck", "Pond Live"), "no deck 'Pond Live'; nearest: Pond Life"),
        (("--bot", ""), "--bot: expected random or greedy, found no name"),
        (("--bot", "random,greedy"), "--bot: expected one name, found 2"),
        (("--players", "9"), "9 is not in the range 2<=x<=4; see wtactics play --help"),
        (("--deck",), "requires an argument"),
        (("--bot", "greedi"), "no bot 'greedi'; nearest: greedy"),
        (("--ruleset", "ark"), "no ruleset 'ark'; nearest: arc"),
        (("--set", "hand_limi=3"), "hand_limi: expected hand_limit"),
        (("--set", "hand_limit=many"), "--set: expected NAME=VALUE with a whole number, found 'hand_limit=many'"),
        (("--resume", "nowhere.json"), "nowhere.json: expected a file that can be read"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_line(run: Run, words: tuple[str, ...], message: str) -> None:
    result = run("play", *words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
