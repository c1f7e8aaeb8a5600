"""What hardly anybody types, and files that are hardly files: one message, exit code 2, nothing written."""

import json
import os
from pathlib import Path

import pytest

from trial_cards import Run
from wtactics.records.file import write_record
from wtactics.records.record import begin

DECK = 'name = "Odd"\nruleset = "arc"\n[cards]\n"Pond Frog" = {}\n'
DIGITS = "9" * 6000
BRACKETS = "[" * 100_000
RECORD = (
    '{"format": "wtactics record", "version": 2, "written_by": "0", "ruleset": "arc", "settings": {}, "seed": 1, '
    '"decks": [], "cards": {}, "choices": [], "outcome": null}'
)


def refused(run: Run, *words: str, typed: str = "") -> str:
    result = run(*words, typed=typed)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    return " ".join(result.stderr.split())


@pytest.mark.parametrize("command", ["check-deck", "check-cards"])
@pytest.mark.parametrize(("text", "found"), [(f"a = {DIGITS}", "thousands of digits"), (f"a = {BRACKETS}", "brackets")])
def test_toml_that_the_parser_gives_up_is_refused(
    run: Run, tmp_path: Path, command: str, text: str, found: str
) -> None:
    file = tmp_path / "odd.toml"
    file.write_text(text)
    message = refused(run, command, str(file))
    assert str(file) in message
    assert found in message


@pytest.mark.parametrize("command", ["replay", "read-cards"])
@pytest.mark.parametrize("text", [f'{{"seed": {DIGITS}}}', BRACKETS])
def test_json_that_the_parser_gives_up_is_refused(run: Run, tmp_path: Path, command: str, text: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)
    message = refused(run, command, str(file))
    assert str(file) in message
    assert "found far too many digits or brackets" in message


@pytest.mark.parametrize("command", ["replay", "read-cards"])
def test_json_that_was_cut_off_is_told_with_its_column(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text('{"format": "wtac')
    assert f"{file}:1: " in (message := refused(run, command, str(file)))
    assert "found unterminated string starting at column 12" in message


@pytest.mark.parametrize("count", ["1001", "9" * 30])
def test_a_deck_of_endless_copies_is_refused_before_they_are_laid_out(run: Run, tmp_path: Path, count: str) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(DECK.format(count))
    message = refused(run, "check-deck", str(file))
    assert f"{file}:4: found the number {count} as Pond Frog, expected a whole number, 1000 or less" in message


def test_a_value_that_no_column_holds_is_refused(run: Run, content: Path, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text((content / "cards" / "trial.toml").read_text().replace("attack = 1", f"attack = {2**70}", 1))
    message = refused(run, "check-cards", str(sheet))
    assert f"found the number {2**70} as attack, expected a whole number, 1000000 or less" in message


def test_a_mark_before_the_first_word_is_read_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(DECK.format(1), "utf-8-sig")
    assert "the deck 'Odd' is not legal in arc" in refused(run, "check-deck", str(file))


def test_a_folder_without_cards_is_not_called_well_formed(run: Run, tmp_path: Path) -> None:
    assert f"{tmp_path}: found no cards" in refused(run, "check-cards", str(tmp_path))


@pytest.mark.parametrize("words", [("--save", "nowhere/game.json"), ("--save", "")])
def test_where_nothing_can_be_saved_no_game_begins(run: Run, words: tuple[str, ...]) -> None:
    assert "--save: expected a file in a folder that is there" in refused(run, "play", *words)


@pytest.mark.parametrize(("option", "value"), [("--deck", ""), ("--against", " "), ("--set", "=5")])
def test_an_empty_name_is_not_a_name(run: Run, option: str, value: str) -> None:
    assert f"found {value!r}" in (message := refused(run, "play", option, value)) or f"no deck {value!r}" in message


@pytest.mark.parametrize("where", [".", "/", ""])
def test_a_folder_is_no_place_to_save_a_game_in(run: Run, tmp_path: Path, where: str) -> None:
    typed = f"save {where or tmp_path}\nlook\n"
    result = run("play", "--seed", "7", "--bot", "random", "--save", str(tmp_path / "game.json"), typed=typed)
    assert result.exit_code == 0
    assert "the game cannot be saved there: is no file." in " ".join(result.stdout.split())


def test_a_device_is_not_replaced_by_a_record(small, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    decks = [(deck.name, deck.cards(small.cards)) for deck in small.decks.values()]
    with pytest.raises(OSError, match="is no file"):
        write_record(begin(small.game, small.pool, decks, 1).record, pipe)
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_number_of_thousands_of_digits_is_no_option(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    result = run(
        "play", "--set", "first_player=0", "--bot", "random", "--save", str(save), typed=f"{DIGITS}\n? {DIGITS}\n"
    )
    assert result.exit_code == 0, result.output
    assert result.stdout.count("There is no option") == 2
    assert json.loads(save.read_text())["choices"] == []


@pytest.mark.parametrize("command", ["check-deck", "check-cards"])
@pytest.mark.parametrize("form", ["{} = 1", "[{}]", "a = {{ {} = 1 }}", "[[card]]\n'a'.{} = 1"])
def test_a_key_of_thousands_of_parts_is_refused_before_it_is_read(
    run: Run, tmp_path: Path, command: str, form: str
) -> None:
    file = tmp_path / "odd.toml"
    file.write_text('note = "1.2.3.4.5.6.7.8.9.10.11"\n' + form.format(" . ".join(["a"] * 20_000)) + "\n")
    line = 3 if "card" in form else 2
    found = f"{file}:{line}: found a key of more than 8 parts, expected keys such as card.slot"
    assert found in refused(run, command, str(file))


@pytest.mark.parametrize("cost", ["1" + "0" * 23, '"X + 1' + "0" * 19 + '"'])
def test_a_cost_beyond_all_columns_is_refused(run: Run, tmp_path: Path, cost: str) -> None:
    file = tmp_path / "dear.toml"
    file.write_text(
        'set = "Dear"\n[[card]]\nnumber = 1\nversion = 1\nname = "Dear"\nfaction = "Gaian"\ntype = "event"\n'
        f'text = "Draw a card."\ncost = {cost}\n'
    )
    message = refused(run, "check-cards", str(file))
    assert f"{file}:9: found the number 1{'0' * 19}" in message
    assert message.endswith("as cost, expected 1000000 or less")


@pytest.mark.parametrize("command", ["check-deck", "check-cards", "replay"])
def test_a_file_of_endless_length_is_read_only_in_part(run: Run, command: str) -> None:
    assert "/dev/zero: " in refused(run, command, "/dev/zero")


def test_a_deck_of_endless_names_is_refused_at_once(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(DECK.format(1) + "".join(f'"Pond Frog {n}" = 1\n' for n in range(20_000)))
    assert f"{file}:3: found 20001 different cards, expected 1000 or less" in refused(run, "check-deck", str(file))


def test_of_endless_faults_the_first_are_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text('set = "Odd"\n' + "[[card]]\n" * 5000)
    result = run("check-cards", str(file))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 201
    assert result.stderr.endswith("... and 24800 more\n")


def test_a_record_of_a_long_name_is_refused_in_few_words(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(json.loads(RECORD) | {"ruleset": "arc+" + "x" * 100_000}))
    assert len(refused(run, "replay", str(file))) < 600


def test_every_deck_is_told_of_also_after_a_faulty_one(run: Run, content: Path, tmp_path: Path) -> None:
    odd, none = tmp_path / "odd.toml", tmp_path / "none.toml"
    odd.write_text(DECK.format(3))
    result = run("check-deck", str(odd), str(content / "decks" / "arc" / "pond.toml"), str(none))
    assert result.exit_code == 2
    assert "pond.toml: " in result.stdout
    assert "the deck 'Odd' is not legal in arc" in result.stderr
    assert f"{none}: found no such file" in result.stderr
