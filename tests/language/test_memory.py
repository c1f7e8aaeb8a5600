"""What was read once is remembered, exactly, and only as long as it is true."""

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from wtactics.language import memory
from wtactics.language.memory import Memory, cache_folder, key_of, sealed, unsealed
from wtactics.language.phrase import Phrase
from wtactics.language.reader import Reader, Unread
from wtactics.language.trees import Tree
from wtactics.language.words import Cutter, Sentence, Words

START = "says"


class Told:
    """A text while it is read, as far as these phrases need one."""

    branch = -1

    def done(self, _phrase: Phrase, meaning: object) -> object:
        return meaning


def listed(_told: Told, *parts: object) -> list[str]:
    return [str(part) for part in parts]


def reversely(_told: Told, *parts: object) -> list[str]:
    return [str(part) for part in reversed(parts)]


def phrases(build=listed, form='"take" INT things ["and" KIND]') -> list[Phrase]:
    return [
        Phrase(START, form, build), Phrase("things", '"cards"', listed), Phrase("things", '"cards" | "coins"', listed),
    ]  # fmt: skip


def reader(folder: Path | None, **changes) -> Reader:
    return Reader(phrases(**changes), [START], folder)


def sentence(reader: Reader, text: str, kinds: tuple[str, ...] = ("elf", "orc")) -> Sentence:
    return Cutter(reader.literals, Words(kinds=set(kinds))).paragraphs(text)[0][0]


def meaning(reader: Reader, text: str) -> object:
    return reader.read(sentence(reader, text), START, lambda tree: (reader.build(tree, Told()), None))[0]


def taught(folder: Path, *texts: str) -> Path:
    """The file of a reader that has read these texts."""
    teacher = reader(folder)
    for text in texts:
        meaning(teacher, text)
    teacher.keep()
    assert teacher.memory.path is not None
    return teacher.memory.path


def remembers(reader: Reader, text: str) -> bool:
    """Does it read the text without making a grammar?"""
    try:
        meaning(reader, text)
    except Unread:
        return False
    return "grammar" not in vars(reader)


def test_a_text_that_was_read_is_read_again_without_a_grammar(tmp_path: Path) -> None:
    taught(tmp_path, "Take 3 coins and elf.")
    assert meaning(reader(tmp_path), "Take 3 coins and elf.") == ["3", "[]", "elf"]
    assert remembers(reader(tmp_path), "Take 3 coins and elf.")


def test_where_a_text_strays_is_remembered_and_what_could_stand_there_is_found_again(tmp_path: Path) -> None:
    text, cold = "Take 3 coins and 4.", reader(tmp_path)
    with pytest.raises(Unread) as told:
        meaning(cold, text)
    cold.keep()
    warm = reader(tmp_path)
    with pytest.raises(Unread) as again:
        meaning(warm, text)
    assert "grammar" not in vars(warm)
    assert (again.value.column, again.value.found) == (told.value.column, told.value.found) == (18, "4")
    assert again.value.expected == told.value.expected == ("a subtype",)


def test_all_ways_of_reading_are_remembered_as_they_were(tmp_path: Path) -> None:
    taught(tmp_path, "Take 2 cards.")
    fresh, warm = reader(None), reader(tmp_path)
    trees = [each.trees(sentence(each, "Take 2 cards."), START) for each in (fresh, warm)]
    assert len(trees[0]) == 2
    assert trees[0] == trees[1]
    assert [places(tree) for tree in trees[0]] == [places(tree) for tree in trees[1]]
    assert "grammar" not in vars(warm)


def places(tree: Tree) -> list[int | None]:
    return [part.begins for part in tree.parts()]


@pytest.mark.parametrize(
    "text", ["Take 4 coins and elf.", "Take 3 cards and elf.", "Take 3 coins.", "Take 3 coins and orc."]
)
def test_another_text_is_not_remembered(tmp_path: Path, text: str) -> None:
    taught(tmp_path, "Take 3 coins and elf.")
    assert not remembers(reader(tmp_path), text)


def test_a_word_that_is_another_sort_of_word_now_is_not_remembered(tmp_path: Path) -> None:
    taught(tmp_path, "Take 3 coins and elf.")
    warm = reader(tmp_path)
    with pytest.raises(Unread):
        warm.trees(sentence(warm, "Take 3 coins and elf.", kinds=("orc",)), START)


def test_another_form_of_a_phrase_has_a_file_of_its_own(tmp_path: Path) -> None:
    path = taught(tmp_path, "Take 3 coins.")
    changed = reader(tmp_path, form='"take" INT things ["with" KIND]')
    assert changed.memory.path != path
    assert not remembers(changed, "Take 3 coins.")


def test_another_meaning_of_a_phrase_takes_effect_at_once(tmp_path: Path) -> None:
    taught(tmp_path, "Take 3 coins and elf.")
    assert meaning(reader(tmp_path, build=reversely), "Take 3 coins and elf.") == ["elf", "[]", "3"]


@pytest.mark.parametrize("name", ["reader.py", "grammar.py", "words.py"])
def test_another_reader_has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    path = taught(tmp_path / "cache", "Take 3 coins.")
    sources = shutil.copytree(memory.SOURCES, tmp_path / "sources")
    monkeypatch.setattr(memory, "SOURCES", sources)
    assert reader(path.parent).memory.path == path
    (sources / name).write_text(f"{(sources / name).read_text('utf-8')}\n# changed\n", "utf-8")
    assert reader(path.parent).memory.path != path


def test_another_python_has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = taught(tmp_path, "Take 3 coins.")
    monkeypatch.setattr(sys, "version", "9.9.9")
    assert reader(tmp_path).memory.path != path


def test_without_sources_nothing_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "SOURCES", tmp_path / "nowhere")
    assert reader(tmp_path).memory.path is None


def alien(content: bytes) -> bytes:
    """The same lines, sealed for a file of another name."""
    lines = [(key_of(line), json.loads(line.split(b"\t")[2])) for line in content.splitlines()]
    return b"".join(sealed("another", key, said) + b"\n" for key, said in lines)


DAMAGES = {
    "cut short": lambda content: content[:40],
    "empty": lambda _: b"",
    "one letter changed": lambda content: content.replace(b"coins", b"coin!", 1),
    "something else": lambda _: b"\x80\x04\x95 a file of somebody else",
    "of another name": alien,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_written_anew(tmp_path: Path, damage: str) -> None:
    path = taught(tmp_path, "Take 3 coins.")
    whole = path.read_bytes()
    path.write_bytes(DAMAGES[damage](whole))
    assert not remembers(reader(tmp_path), "Take 3 coins.")
    assert taught(tmp_path, "Take 3 coins.").read_bytes() == whole


def deep(path: Path, line: bytes) -> bytes:
    """A line of the same sentence that holds lists in lists in lists."""
    rest = f"\t{key_of(line)}\t{'[' * 99_999}".encode()
    return memory.sum_of(path.name.encode() + rest) + rest


LINES = {
    "cut short": lambda _, line: line[: len(line) // 2],
    "one letter changed": lambda _, line: line.replace(b"says_0", b"says_1", 1),
    "another's": lambda _, line: line.replace(b"coins", b"cards", 1),
    "nothing": lambda *_: b"",
    "deep": deep,
}


@pytest.mark.parametrize("damage", LINES)
@pytest.mark.parametrize("ends", [b"\n", b""])
def test_a_damaged_line_loses_its_own_sentence_alone(tmp_path: Path, damage: str, ends: bytes) -> None:
    path = taught(tmp_path, "Take 2 coins.", "Take 3 coins.")
    *whole, last = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([*whole, LINES[damage](path, last)]) + ends)
    assert [remembers(reader(tmp_path), f"Take {n} coins.") for n in (2, 3)] == [True, False]
    taught(tmp_path, "Take 3 coins."), taught(tmp_path, "Take 4 coins.")
    assert [remembers(reader(tmp_path), f"Take {n} coins.") for n in (2, 3, 4)] == [True] * 3
    assert path.read_bytes().startswith(b"\n".join(whole))


WRONG = {
    "no derivation": [], "no tree": [7], "no such phrase": [["other_9", 0]], "no name": [[[], 0]],
    "no such word": [["says_0", 0, 9]], "a word before the first": [["says_0", 0, -1]], "no beginning": [["says_0", "x"]],
    "a place behind the end": 9, "a place before the first word": -1,
}  # fmt: skip


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_a_derivation_is_read_anew(tmp_path: Path, wrong: str) -> None:
    path = taught(tmp_path, "Take 3 coins.")
    first, line = path.read_bytes().splitlines()
    path.write_bytes(first + b"\n" + sealed(path.name, key_of(line), WRONG[wrong]) + b"\n")
    again = reader(tmp_path)
    assert meaning(again, "Take 3 coins.") == ["3", "[]", "None"]
    again.keep()
    assert remembers(reader(tmp_path), "Take 3 coins.")


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert not remembers(reader(tmp_path / "file"), "Take 3 coins.")
    taught(tmp_path / "file", "Take 3 coins.")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_without_a_folder_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    once = reader(None)
    assert meaning(once, "Take 3 coins.") == ["3", "[]", "None"]
    once.keep()
    assert list(tmp_path.iterdir()) == []


def test_what_was_read_later_is_kept_beside_what_was_known(tmp_path: Path) -> None:
    early, late = reader(tmp_path), reader(tmp_path)
    meaning(early, "Take 1 coins."), meaning(late, "Take 2 coins.")
    early.keep(), late.keep()
    assert [remembers(reader(tmp_path), f"Take {n} coins.") for n in (1, 2, 3)] == [True, True, False]


SOON_AFTER = """
import sys
from pathlib import Path
from wtactics.language.memory import Memory
memory = Memory(Path(sys.argv[1]), "a grammar", ["start"])
for word in ("one", "two"):
    memory.learn(word, [], [])
    memory.keep({})
    print(len(Memory(Path(sys.argv[1]), "a grammar", ["start"]).kept))
"""


def test_what_is_learnt_soon_after_is_written_as_the_program_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SOON_AFTER, str(tmp_path)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    assert told.split() == ["1", "1"]
    assert set(Memory(tmp_path, "a grammar", ["start"]).kept) == {"one", "two"}


def test_many_writers_and_readers_do_each_other_no_harm(tmp_path: Path) -> None:
    path = taught(tmp_path, "Take 0 coins.")

    def write(n: int) -> None:
        taught(tmp_path, *(f"Take {n * 10 + i} coins." for i in range(10)))

    def look(_: int) -> int:
        first, *lines, _ = path.read_bytes().split(b"\n")
        assert "coins" in unsealed(path.name, "", first)
        return len([unsealed(path.name, key_of(line), line) for line in lines])

    with ThreadPoolExecutor(8) as many:
        written, seen = [many.submit(write, n) for n in range(8)], list(many.map(look, range(200)))
    assert [each.result() for each in written] == [None] * 8
    assert min(seen) >= 1
    assert look(0) >= 10
    assert list(tmp_path.iterdir()) == [path]


def test_old_files_and_too_many_sentences_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_FILES", 2)
    monkeypatch.setattr(memory, "MOST_SENTENCES", 3)
    monkeypatch.setattr(memory, "MOST_LINES", 5)
    paths = [Memory(tmp_path, f"grammar {n}", [START]) for n in range(3)]
    for each in paths:
        each.learn("key", [], [])
        each.keep({})
    assert len(list(tmp_path.iterdir())) == 2
    for more in ((0, 1, 2), (3,), (4, 5)):
        path = taught(tmp_path, *(f"Take {n} coins." for n in more))
    assert len(path.read_bytes().splitlines()) == 4
    assert [remembers(reader(tmp_path), f"Take {n} coins.") for n in range(6)] == [False] * 3 + [True] * 3
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    ("platform", "settings", "folder"),
    [
        ("linux", {}, "home/.cache/wtactics"),
        ("linux", {"XDG_CACHE_HOME": "relative"}, "home/.cache/wtactics"),
        ("linux", {"XDG_CACHE_HOME": "/xdg"}, "/xdg/wtactics"),
        ("darwin", {"XDG_CACHE_HOME": "/xdg"}, "home/Library/Caches/wtactics"),
        ("win32", {}, "home/AppData/Local/wtactics"),
        ("win32", {"LOCALAPPDATA": "local"}, "local/wtactics"),
        ("linux", {"WTACTICS_CACHE": "elsewhere", "XDG_CACHE_HOME": "/xdg"}, "elsewhere"),
        ("linux", {"WTACTICS_CACHE": "off"}, None),
    ],
)
def test_the_folder_is_the_platforms_or_the_users_choice(
    monkeypatch: pytest.MonkeyPatch, platform: str, settings: dict[str, str], folder: str | None
) -> None:
    for name in ("WTACTICS_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("home"))
    assert cache_folder() == (None if folder is None else Path(folder))


def test_a_user_without_a_home_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("WTACTICS_CACHE")
    monkeypatch.setattr(Path, "home", homeless)
    assert cache_folder() is None
