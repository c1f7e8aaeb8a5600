"""What CONTRIBUTING.md promises: a ruleset of some thirty rules is little work, and all programs know it at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from running import Local
from visitor import Browser, all_leave, me, play_both, somebody
from wtactics.cli.door import wtactics
from wtactics.content.content import content_of
from wtactics.games import ruleset
from wtactics.golden.playthrough import playthrough
from wtactics.lab.conformance import check_ruleset
from wtactics.rulebook.coverage import carriers
from wtactics.rulebook.numbers import numbers
from wtactics.rulebook.reader import load_rulebook

HERE = Path(__file__).parent
TESTS = ("test_promise.py", "conftest.py")
MOST = 800  # lines of a ruleset of this size, with its book and its cards


def test_it_is_little_work() -> None:
    files = [path for path in HERE.rglob("*.*") if path.suffix in (".py", ".md", ".toml") and path.name not in TESTS]
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in files)
    assert lines < MOST
    assert 30 <= len(load_rulebook("toy")) <= 40


def test_its_numbers_are_those_of_its_book() -> None:
    assert (HERE / "ids.py").read_text("utf-8") == numbers("toy")


def test_every_rule_is_carried() -> None:
    carried = {rule_id for rule_id, place in carriers(HERE) if not place.startswith("test_")}
    assert [rule.id for rule in load_rulebook("toy") if rule.id not in carried] == []


def test_it_keeps_the_laws() -> None:
    content = content_of("toy")
    decks = [(deck.name, deck.cards(content.cards)) for deck in content.decks.values()]
    findings = check_ruleset(content.game, content.pool, decks, games=12)
    assert findings.games == 12
    assert {"TOY-WIN-01", "TOY-WIN-02"} <= findings.endings.keys()


def test_a_game_is_told_from_beginning_to_end() -> None:
    told = playthrough("toy", ruleset("toy").playthroughs[0])
    for line in ("A game of Two ponds, seed 3", "A Day: what to do next?", "(TOY-WIN-0"):
        assert line in told
    for word in ("suffers", "plays", "dies", "triggers: When this creature", "targets", "is unmarked"):
        assert word in told


def played(folder: Path, typed: str) -> str:
    words = ("play", "--ruleset", "toy", "--bot", "greedy", "--seed", "3", "--deck", "frogs", "--against", "herons")
    save = str(folder / "game.json")
    result = CliRunner().invoke(wtactics, [*words, "--set", "first_player=0", "--save", save], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    shown = played(tmp_path, "1\n" * 60)
    assert "[DAY]" in shown
    assert " B (greedy)   victory points 10" in shown
    assert "has won" in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "(TOY-"),
        ("play bank frog\n? bank", "(TOY-PLAY-02)"),
        ("card ink newt", "Mark: Deal 1 damage to target creature."),
        ("rule fight-03", "Guards"),
        ("concede", "B has won in turn 1: Giving up (TOY-WIN-04)."),
    ],
)
def test_the_terminal_answers(tmp_path: Path, typed: str, answer: str) -> None:
    assert answer in " ".join(played(tmp_path, f"{typed}\n").split())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Local]:
    """A server in this process, which knows the toy."""
    running = Local(tmp_path_factory.mktemp("data") / "table.sqlite3")
    yield running
    all_leave()
    running.close()


def test_the_page_is_told_all_that_it_draws(server: Local) -> None:
    browser = Browser(server.address)
    toy = next(info for info in browser.get("/api/rulesets").json() if info["name"] == "toy")
    assert (toy["title"], toy["hand"], {deck["key"] for deck in toy["decks"]}) == (
        "Two ponds",
        True,
        {"frogs", "herons"},
    )
    room = browser.make_room(
        me("frogs"), somebody("herons"), ruleset="toy", settings={"first_player": 0, "discreet": 0}
    )
    one = browser.sit(room["link"])
    taken = Browser(server.address).post(f"/api/seats/{room['invitations']['1'].removeprefix('/table/')}/take", {})
    two = browser.sit(taken.json()["link"])
    one.hear("welcome")
    assert [area["key"] for area in one.welcome["layout"]["areas"]] == ["pond", "deck", "graveyard", "hand"]
    play_both(one, two, until=20)
    faces = {card["title"] for card in one.state["cards"]}  # which of them are drawn hangs on a seed that nobody knows
    assert faces
    assert faces <= {card.name for card in content_of("toy").cards}
    play_both(one, two)
    assert one.state["ending"]["rule"].startswith("TOY-WIN-")
    assert any("attacks" in str(entry) for entry in one.log)
