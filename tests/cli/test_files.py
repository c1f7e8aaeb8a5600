"""The commands that look at files and books: what is good is named, what is bad is refused with its place."""

import json
import re
from pathlib import Path

import pytest

from trial_cards import Run, small_cards
from wtactics.cards import load_cards
from wtactics.content.pool import pool_of
from wtactics.records.file import read_record, write_record
from wtactics.records.record import resume


def refused(run: Run, *words: str) -> str:
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def deck_text(content: Path) -> str:
    return (content / "decks" / "arc" / "pond.toml").read_text()


def test_good_cards_are_counted(run: Run, content: Path) -> None:
    assert "15 cards are well formed" in run("check-cards", str(content / "cards")).stdout


def test_a_text_that_is_not_understood_is_shown_with_a_caret(run: Run, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text(small_cards().replace("to target creature.", "to tharget creature."))
    message = refused(run, "check-cards", str(sheet))
    assert 'Quick Spark, text 1:18: "Deal 1 damage to tharget creature."' in message
    assert "^ unknown word; expected: " in message
    assert message.rstrip().endswith('did you mean "Deal 1 damage to target creature."?')


def test_broken_toml_is_refused_with_its_line(run: Run, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text('set = "Trial"\n[[card]\n')
    assert f"{sheet}:2: found a mistake in the TOML" in refused(run, "check-cards", str(sheet))


def test_a_good_deck_is_legal(run: Run, content: Path) -> None:
    shown = run("check-deck", str(content / "decks" / "arc" / "pond.toml")).stdout
    assert "Pond Life, 45 cards: legal in arc" in " ".join(shown.split())


def test_an_illegal_deck_is_told_all_its_faults(run: Run, content: Path, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    text = deck_text(content).replace('"Pondhall" = 3', "")
    deck.write_text(text.replace('"Mill Cat" = 3', '"Mill Cat" = 9'))
    message = refused(run, "check-deck", str(deck))
    for rule in ("ARC-DECK-01 ", "ARC-DECK-04 ", "ARC-DECK-05 "):
        assert rule in message


def test_an_unknown_card_in_a_deck_is_told_with_its_line(run: Run, content: Path, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(deck_text(content).replace("Pond Frog", "Pond Fro"))
    message = refused(run, "check-deck", str(deck))
    assert f"{deck}:8: found the unknown card 'Pond Fro', expected 'Pond Frog'" in message


def test_a_deck_for_another_game_is_refused(run: Run, content: Path, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(deck_text(content).replace('"arc"', '"chess"'))
    assert "expected a deck for one of arc, slot, orc, ava; found one for 'chess'" in refused(
        run, "check-deck", str(deck)
    )


def test_a_deck_file_can_be_played_with(run: Run, content: Path, tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text(deck_text(content).replace("Pond Life", "My Own"))
    result = run("play", "--deck", str(deck), "--against", "kiln", "--seed", "1", "--save", str(tmp_path / "g.json"))
    assert "You play My Own against Kiln Smoke" in result.stdout


def test_foreign_cards_are_read_and_counted(run: Run, tmp_path: Path) -> None:
    export = tmp_path / "export.json"
    good = '{"name": "A", "type": {"name": "Event"}, "subType": "", "ruleText": "Draw a card."}'
    bad = '{"name": "B", "type": {"name": "Event"}, "subType": "", "ruleText": "Sing a song."}'
    export.write_text(f'{{"items": [{good}, {bad}]}}')
    shown = run("read-cards", str(export)).stdout
    assert "understood      A" in shown
    assert "not understood  B" in shown
    assert "1 of 2 texts are understood." in shown
    assert "no list of items" in refused(run, "read-cards", str(write(tmp_path, "{}")))


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "file.json"
    path.write_text(text)
    return path


@pytest.mark.parametrize(("text", "found"), [("{", "well-formed JSON"), ('{"format": "chess"}', "the format 'chess'")])
def test_a_damaged_or_foreign_record_is_refused(run: Run, tmp_path: Path, text: str, found: str) -> None:
    assert found in refused(run, "replay", str(write(tmp_path, text)))


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    run("play", "--seed", "7", "--bot", "random", "--save", str(file), "--set", "first_player=0", typed="1\n1\nred\n")
    return file


def test_a_record_that_chooses_what_is_not_offered_is_refused(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text().replace("0,0,3", "0,99,3").replace("0, 0, 3", "0, 99, 3"))
    result = run("replay", str(saved))
    assert result.exit_code == 2
    assert "expected one of 8 options, counted from 0, found 99" in result.stderr


def test_a_record_of_other_card_versions_is_refused(run: Run, saved: Path) -> None:
    record = json.loads(saved.read_text())
    name, version, fingerprint = record["cards"]["10"]
    record["cards"]["10"] = [name, version + 1, fingerprint[::-1]]
    saved.write_text(json.dumps(record))
    before = saved.read_bytes()
    for words in (("replay", str(saved)), ("play", "--resume", str(saved))):
        message = run(*words).stderr
        assert message.startswith(f"Error: {saved}, cards: expected the cards as they are printed")
        assert f"{name} (number 10, version {version + 1}; here {version})" in message
        assert (run(*words).exit_code, run(*words).stdout) == (2, "")
    assert saved.read_bytes() == before


def test_a_replay_tells_every_choice(run: Run, saved: Path) -> None:
    shown = run("replay", str(saved)).stdout
    assert "   1 A, Draw & Resource: how many cards to draw? draw 1 + 1 resource" in shown
    laid = re.search(r"becomes a resource card\? lay (.+)\n", shown)
    assert laid is not None
    assert f" A lays {laid.group(1)} as a resource card (Red Banner)" in shown
    assert "is asked." in shown


def test_a_replay_tells_what_one_player_saw(run: Run, saved: Path) -> None:
    shown = run("replay", str(saved), "--seat", "b").stdout
    assert "becomes a resource card? a card that you do not see" in " ".join(shown.split())
    assert " A lays a card as a resource card (Red Banner)" in shown
    assert " A draws a card" in shown


def test_a_replay_says_how_the_game_ended(run: Run, content: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "--seed", "7", "--bot", "random", "--save", str(file), typed="1\nsave\nconcede\n")
    record = json.loads(file.read_text())
    cards = pool_of(load_cards([content / "cards"]))
    played = resume(read_record(file), cards)
    played.concede(0)
    write_record(played.record, file)
    shown = " ".join(run("replay", str(file)).stdout.split())
    assert f" {len(record['choices']) + 1} A concedes" in shown
    assert "B has won in turn" in shown
    assert "Win by survival (ARC-WIN-03). A is out: Conceding (ARC-WIN-12)." in shown


def test_a_replay_can_stop_before_the_end(run: Run, saved: Path) -> None:
    shown = run("replay", str(saved), "--to", "1").stdout
    assert "which card becomes a resource card?" in shown.splitlines()[-1]
    assert "--to: expected 0 to 3 choices" in refused(run, "replay", str(saved), "--to", "9")


def test_a_replay_can_be_stepped(run: Run, saved: Path) -> None:
    result = run("replay", str(saved), "--step", typed="q\n")
    assert "   2 A," not in result.stdout


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (("rules", "ARC-WIN-02"), "ARC-WIN-02 Win by score"),
        (("rules", "win-02"), "carried by: "),
        (("rules", "SLOT-WIN-02"), "SLOT-WIN-02 Points"),
        (("rules", "ARC-WIN-02", "SLOT-WIN-02"), "SLOT-WIN-02 Points"),
        (("rules", "--topic", "win"), "ARC-WIN-04 Defeat at 0 VP"),
        (("rules", "empty", "deck"), "ARC-WIN-06"),
        (("rules",), "TACT"),
        (("cards",), "15 of 15 cards"),
        (("cards", "--type", "event", "--cost", "1"), "2 of 15 cards"),
        (("cards", "--faction", "red"), "Kiln Crow"),
        (("cards", "draw"), "Draw two cards."),
        (("cards", "pond", "frog"), "cost 1"),
        (("decks",), "Kiln Smoke, 45 cards"),
        (("decks", "pond"), "creature: 24"),
        (("--help",), "check-deck"),
        (("simulate", "--help"), "Wilson"),
    ],
)
def test_what_is_asked_for_is_shown(run: Run, words: tuple[str, ...], shown: str) -> None:
    result = run(*words)
    assert result.exit_code == 0
    assert shown in result.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("rules", "ARC-WIN-99"), "no rule 'ARC-WIN-99' in the book; nearest: ARC-WIN-09"),
        (("rules", "SLOT-WIN-99"), "no rule 'SLOT-WIN-99' in the book; nearest: SLOT-WIN-0"),
        (("rules", "--ruleset", "arc", "SLOT-WIN-02"), "no rule 'SLOT-WIN-02' in the book"),
        (("rules", "--topic", "tactt"), "no topic 'tactt'; nearest: TACT"),
        (("rules", "xylophone"), "no rule of ARC holds 'xylophone'"),
        (("cards", "xylophone"), "no card fits"),
        (("cards", "--type", "creatur"), "no type 'creatur'; nearest: creature"),
        (("cards", "--faction", "blue"), "no faction 'blue'; expected "),
        (("cards", "--cost", "5-1"), "--cost: expected a number such as 3, or a span such as 1-3; found '5-1'"),
        (("check-deck",), "Missing argument 'FILES...'; see wtactics check-deck --help"),
        (("cards", "--cost", "low"), "--cost: expected a number such as 3"),
        (("decks", "Pond Lief"), "no deck 'Pond Lief'; nearest: Pond Life"),
        (("check-deck", "nowhere.toml"), "nowhere.toml: found no such file or directory"),
        (("sumulate",), "no command 'sumulate'; nearest: simulate"),
    ],
)
def test_what_is_not_there_is_refused(run: Run, words: tuple[str, ...], message: str) -> None:
    assert message in refused(run, *words)
