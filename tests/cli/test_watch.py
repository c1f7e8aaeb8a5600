"""check-cards --watch: what is saved is read again, and nothing else; files may come, go and be half written."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from trial_cards import Run, small_cards, small_deck
from wtactics.cli.paper import paper
from wtactics.cli.watch import keep_watching
from wtactics.content import checking
from wtactics.content.checking import Checks

Act = Callable[[], object]


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    """A folder with two sheets."""
    cards = small_cards().split("\n[[card]]")
    head = cards[0]
    (tmp_path / "one.toml").write_text("\n[[card]]".join([head, *cards[1:10]]), "utf-8")
    (tmp_path / "two.toml").write_text("\n[[card]]".join([head, *cards[10:]]), "utf-8")
    return tmp_path


def watched(folder: Path, *acts: Act) -> str:
    """What is told while these things are done, one after each look."""
    coming: Iterator[Act] = iter(acts)

    def pause() -> None:
        act = next(coming, None)
        if act is None:
            raise KeyboardInterrupt
        act()

    with paper().capture() as said:
        keep_watching(Checks([folder]), pause)
    return said.get()


def save(file: Path, text: str) -> Act:
    return lambda: file.write_text(text, "utf-8")


def test_each_save_is_read_and_ctrl_c_ends_it(sets: Path) -> None:
    two = sets / "two.toml"
    good = two.read_text("utf-8")
    said = watched(sets, save(two, good.replace("Draw two", "Drow two")), lambda: None, save(two, good))
    assert said.count("read two.toml") == 2
    assert said.count("read one.toml, two.toml") == 1
    assert said.count("15 cards are well formed") == 2
    assert "Second Helping, text 1:1" in said
    assert said.rstrip().endswith("No longer watching.")


def test_only_what_was_saved_is_read_again(sets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    read = checking.read_source
    monkeypatch.setattr(checking, "read_source", lambda path: seen.append(path.name) or read(path))
    texts: list[str] = []
    monkeypatch.setattr(
        checking, "read_texts",
        lambda file, name, collection, step, read=checking.read_texts: (texts.append(name), read(file, name, collection, step)),
    )  # fmt: skip
    checks = Checks([sets])
    checks.look()
    checks.texts(lambda: None)
    before = len(texts)
    two = sets / "two.toml"
    two.write_text(two.read_text("utf-8") + "\n# a word more\n", "utf-8")
    assert checks.look() == ([two], [])
    checks.texts(lambda: None)
    assert seen == ["one.toml", "two.toml", "two.toml"]
    assert len(texts) - before == before / 2


def test_a_new_subtype_in_one_sheet_makes_the_text_of_another_understood(sets: Path) -> None:
    one, two = sets / "one.toml", sets / "two.toml"
    two.write_text(two.read_text("utf-8").replace("Mark target creature.", "Mark target Gnat."), "utf-8")
    gnat = one.read_text("utf-8").replace('name = "Pond Frog"', 'name = "Pond Frog"\nsubtypes = "Gnat"')
    said = watched(sets, save(one, gnat))
    first, _, second = said.partition("read one.toml\n")
    assert "Loud Bell, text 1:13" in first
    assert "Loud Bell" not in second


def test_files_may_go_be_renamed_and_be_cut(sets: Path) -> None:
    one, two, half = sets / "one.toml", sets / "two.toml", sets / "three.toml"

    def rename() -> None:
        two.rename(half)

    said = watched(sets, save(one, one.read_text("utf-8")[:200]), one.unlink, rename, half.unlink)
    assert "gone: one.toml" in said
    assert "read three.toml, gone: two.toml" in said
    assert "No cards there yet." in said


def test_a_folder_that_comes_later_is_read_then(tmp_path: Path) -> None:
    folder = tmp_path / "later"

    def lay() -> None:
        folder.mkdir()
        (folder / "sheet.toml").write_text(small_cards(), "utf-8")

    said = watched(folder, lay)
    assert "No cards there yet." in said
    assert "15 cards are well formed" in said


def test_a_save_of_equal_length_within_the_same_moment_is_seen(sets: Path) -> None:
    checks = Checks([sets])
    checks.look()
    one = sets / "one.toml"
    stamp = one.stat()
    new = sets / "one.new"
    new.write_text(one.read_text("utf-8").replace("Pond Frog", "Pond Toad"), "utf-8")
    new.replace(one)  # as editors save: a new file in the place of the old one
    os.utime(one, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert checks.look() == ([one], [])


def test_decks_of_a_set_are_held_against_the_rules(run: Run, tmp_path: Path) -> None:
    (tmp_path / "sheet.toml").write_text(small_cards().replace("number = ", "number = 900"), "utf-8")
    deck = tmp_path / "deck.toml"
    deck.write_text(small_deck("Pond Life", {"Pond Frog": 9, "Pond Newt": 1}), "utf-8")
    told = run("check-cards", str(tmp_path))
    assert told.exit_code == 2
    assert "deck.toml:6: found the unknown card 'Pond Newt'" in told.stderr
    deck.write_text(small_deck("Pond Life", {"Pond Frog": 9}), "utf-8")
    assert "not legal in arc: ARC-DECK-04" in run("check-cards", str(tmp_path)).stderr
