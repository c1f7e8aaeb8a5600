"""Many games: the same seed gives the same games, and what is counted adds up."""

import csv
import json
import re
from collections import Counter
from pathlib import Path

import pytest

from trial_cards import Run
from wtactics.cli import contest
from wtactics.cli.tally import GUARDS, quartiles, wilson
from wtactics.content.pool import UnreadCard
from wtactics.rulebook import all_rulesets, load_rulebook


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_the_report_counts_length_wins_and_endings(run: Run) -> None:
    result = run("simulate", "--games", "6", "--seed", "3", "--check")
    assert result.exit_code == 0, result.output
    for word in ("6 games of ARC, seeds 3 to 8", "turns", "decisions", "seat A", "seat B", "Win by survival",
                 "the other out by", "invariants of the table held after every step", "the engine runs"):  # fmt: skip
        assert word in result.output
    assert "bot random" not in result.output


def test_every_game_has_its_line(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.ndjson"
    run("simulate", "--games", "5", "--out", str(out))
    games = lines_of(out)
    assert [game["seed"] for game in games] == [1, 2, 3, 4, 5]
    assert set(games[0]) == {"seed", "decks", "bots", "winner", "ending", "out", "how", "turns", "decisions", "guard"}


@pytest.mark.parametrize("check", [(), ("--check",)])
def test_guards_are_reported_even_when_no_game_hits_one(run: Run, check: tuple[str, ...]) -> None:
    shown = run("simulate", "--games", "2", *check).stdout
    for guard in GUARDS:
        assert re.search(rf"{guard}: .* 0 +0\.0% +0\.0% to 65\.8%", shown)


def test_a_game_that_goes_on_for_too_long_is_cut_off_and_counted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "MOST", 5)
    shown = run("simulate", "--games", "2").stdout
    assert re.search(r"cut off: .* 2 +100\.0%", shown)
    assert "-: cut off, not over" in shown


def test_a_game_says_by_which_rules_its_losers_fell(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.ndjson"
    run("simulate", "--games", "12", "--seed", "3", "--players", "3", "--out", str(out))
    survived = [game for game in lines_of(out) if game["ending"] == "ARC-WIN-03"]
    assert survived
    book = load_rulebook("arc")
    for game in survived:
        fallen = game["out"]
        assert isinstance(fallen, list)
        assert [seat for seat, rule in enumerate(fallen) if rule == ""] == [game["winner"]]
        for rule in filter(None, fallen):
            assert f"{rule}: {book.rule(rule).title}" in str(game["how"])
        assert str(game["how"]).startswith("Win by survival; others out by ARC-WIN-")


def test_a_name_that_ends_in_csv_gives_a_table(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    run("simulate", "--games", "3", "--decks", "pond,kiln", "--out", str(out))
    with out.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["decks"] for row in rows] == ["Pond Life | Kiln Smoke"] * 2 + ["Kiln Smoke | Pond Life"]


def test_the_same_seed_gives_the_same_games(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "a.ndjson", tmp_path / "b.ndjson"]
    for file in files:
        run("simulate", "--games", "2", "--seed", "11", "--bots", "random,greedy", "--out", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()


def test_players_change_seats(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.ndjson"
    run("simulate", "--games", "2", "--bots", "random,greedy", "--out", str(out))
    assert [game["bots"] for game in lines_of(out)] == [["random", "greedy"], ["greedy", "random"]]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--seed", "x"), "--seed: expected a whole number"),
        (("--decks", "pond,kiln,pond"), "--decks: expected one deck for each of 2 players, found 3"),
        (("--bots", "greedy,rando"), "no bot 'rando'; nearest: random"),
        (("--set", "opening_hand=-1"), "opening_hand: expected 0 to 100, found -1"),
        (("--bots", ""), "--bots: expected random or greedy, found no name"),
        (("--decks", ","), "--decks: expected names with commas between them, found ','"),
        (("--games", "0"), "0 is not in the range x>=1; see wtactics simulate --help"),
        (("--games", "few"), "'few' is not a valid integer range"),
    ],
)
def test_bad_words_are_refused_and_nothing_is_written(
    run: Run, tmp_path: Path, words: tuple[str, ...], message: str
) -> None:
    out = tmp_path / "games.ndjson"
    result = run("simulate", *words, "--out", str(out))
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert not out.exists()


def test_a_folder_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("simulate", "--games", "1", "--out", str(tmp_path / "no" / "games.csv"))
    assert result.exit_code == 2
    assert "--out: expected a file in a folder that is there" in result.stderr


def test_quartiles_are_values_that_occurred() -> None:
    assert quartiles(Counter({3: 1, 5: 2, 9: 1})) == (3, 5, 5)
    assert quartiles(Counter({4: 100})) == (4, 4, 4)


def test_wilsons_interval_is_the_published_one() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="this system has no file that is always full")
def test_what_was_played_is_told_when_the_file_takes_no_more(run: Run) -> None:
    result = run("simulate", "--games", "2", "--out", "/dev/full")
    assert result.exit_code == 2
    assert "1 game of ARC" in result.stdout
    assert "--out: /dev/full: no space left on device; not all lines are in it" in result.stderr


@pytest.mark.parametrize("game", all_rulesets())
def test_few_games_read_the_cards_that_they_play_alone_and_go_the_same_way(game: str) -> None:
    many = contest.Contest(game, (), ("random",) * 2, 2, 5, check=False)
    few = many.keeping(2)
    assert [contest.play_game(few, n) for n in range(2)] == [contest.play_game(many, n) for n in range(2)]
    read, whole = few.content.pool.library, many.content.pool.library
    assert (read.kinds, read.names[: len(few.content.cards)]) == (whole.kinds, whole.names[: len(many.content.cards)])
    assert 0 < sum(bool(card.abilities) for card in read.printed) < sum(bool(card.abilities) for card in whole.printed)
    other = next(name for name in few.content.deck_names() if name not in few.played)
    with pytest.raises(UnreadCard):
        few.content.list_of(other)
    assert few.keeping(1000).content.pool is many.keeping(1000).content.pool
