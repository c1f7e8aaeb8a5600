"""wtactics print: what is named is on the sheets, as often as it was named."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from wtactics.cli import printing
from wtactics.cli.door import wtactics
from wtactics.content.content import content_of
from wtactics.content.left_unread import left_unread
from wtactics.content.own_sets import SETTING


@pytest.fixture(autouse=True)
def no_sets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No set is open before and after."""
    monkeypatch.delenv(SETTING, raising=False)
    yield
    os.environ.pop(SETTING, None)
    content_of.cache_clear()


def run(*words: str) -> Result:
    result = CliRunner().invoke(wtactics, words)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


def named(word: str, ruleset: str = "arc") -> dict[str, int]:
    found: dict[str, int] = {}
    for card, _, copies in printing.meant(word, ruleset):
        found[card.name] = found.get(card.name, 0) + copies
    return found


def test_a_deck_is_printed_with_its_copies(tmp_path: Path) -> None:
    deck = content_of("arc").find_deck("Strike Fund")
    assert named("strike f") == named(deck.file) == {name: copies for name, copies, _ in deck.entries}
    out = tmp_path / "strike.pdf"
    told = run("print", "Strike Fund", "--text-only", "--out", str(out))
    assert told.exit_code == 0, told.stderr
    assert "45 cards of 63 x 88 mm" in told.stdout
    assert out.read_bytes().startswith(b"%PDF")


def test_cards_sets_and_copies_are_named() -> None:
    assert named("3x Otter Scout") == {"Otter Scout": 3}
    assert named("otter scout") == {"Otter Scout": 1}
    everything = named("the muster", "slot")
    assert len(everything) == len(content_of("slot").shown)
    assert set(everything.values()) == {1}


def test_a_set_of_ones_own_is_printed_whatever_its_texts_say(tmp_path: Path) -> None:
    run("new-set", "Pond Life", "--ruleset", "slot", "--to", str(tmp_path))
    sheet = tmp_path / "pond-life" / "cards.toml"
    sheet.write_text(sheet.read_text("utf-8").replace("Restore 1 life", "Sing a song"), "utf-8")
    assert named(str(tmp_path / "pond-life")) == {"Pond Life Scout": 1}
    cards = [card for card, _, _ in printing.meant(str(tmp_path / "pond-life"), "slot")]
    (unread,) = left_unread(cards, "slot").values()
    assert len(unread) == 1
    assert "Sing a song" in unread[0]
    told = run("print", str(tmp_path / "pond-life"), "--out", str(tmp_path / "pond.pdf"), "--backs", "--bleed", "2")
    assert told.exit_code == 0, told.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("Otter Scowt",), "no card 'Otter Scowt' in the library; nearest: 'Otter Scout'"),
        (("2x Otter Scowt",), "no card 'Otter Scowt' in the library; nearest: 'Otter Scout'"),
        (
            ("999x Otter Scout", "2x Otter Scout"),
            "expected up to 1000 cards at once, 400 different ones; found 1001 and 2",
        ),
        (("0x Otter Scout",), "found 0 and 1"),
        (("Otter Scout", "--paper", "a3"), "'a3' is not one of"),
        (("Otter Scout", "--bleed", "40"), "not in the range"),
        (("Otter Scout", "--out", "no/folder/here.pdf"), "no such file or directory"),
    ],
)
def test_what_cannot_be_printed_is_refused(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    out = () if "--out" in words else ("--out", str(tmp_path / "out.pdf"))
    result = run("print", "--text-only", *words, *out)
    assert result.exit_code == 2
    assert told in " ".join(result.stderr.split())
    assert not (tmp_path / "out.pdf").exists()
