"""Word forms: what the project ships, and what is refused."""

from pathlib import Path

import pytest

from wtactics.cards import FaultyFile, read_plurals


def test_the_shipped_forms_name_their_subtypes() -> None:
    plurals = read_plurals()
    wanted = {"imps": "imp", "elves": "elf", "wolves": "wolf", "dwarves": "dwarf", "skeletons": "skeleton"}
    assert wanted.items() <= plurals.items()
    assert not set(plurals) & set(plurals.values())


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "words.toml"
    path.write_text(
        'adverbs = 1\n[plurals]\nOrcs = "orc"\n"two orcs" = "orc"\nelves = 3\norclings = "orcs"\norcs = "orc"\n'
    )
    with pytest.raises(FaultyFile) as caught:
        read_plurals(path)
    assert str(caught.value).replace(str(tmp_path) + "/", "").splitlines() == [
        "words.toml:1: found the unknown key 'adverbs', expected plurals",
        "words.toml:3: found the form 'Orcs', expected one word in small letters",
        "words.toml:4: found the form 'two orcs', expected one word in small letters",
        "words.toml:5: found 3 for elves, expected one word in small letters",
        "words.toml:6: found 'orcs' for orclings, expected a subtype, and orcs is itself a form",
    ]


def test_a_file_without_plurals_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "words.toml"
    path.write_text("")
    with pytest.raises(FaultyFile, match=r"words\.toml:1: found no key 'plurals', expected plurals = \.\.\."):
        read_plurals(path)
