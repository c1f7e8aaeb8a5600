"""A library finds cards by number and name, and takes each of both only once."""

from pathlib import Path

import pytest

from wtactics.cards import FaultyFile, UnknownCard, load_cards


def write(path: Path, *cards: tuple[int, str], version: int = 1) -> Path:
    """A sheet of plain events."""
    blocks = [
        f'[[card]]\nnumber = {number}\nversion = {version}\nname = "{name}"\nfaction = "Gaian"\ntype = "event"\n'
        for number, name in cards
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('set = "Trial"\n' + "".join(blocks))
    return path


def test_folders_are_read_to_the_bottom_and_cards_stand_in_order_of_number(tmp_path: Path) -> None:
    write(tmp_path / "a/gaian.toml", (5, "Fen Light"), (2, "Rain"))
    write(tmp_path / "b/deep/more.toml", (3, "Hail"))
    (tmp_path / "b/notes.txt").write_text("no cards here")
    lone = write(tmp_path / "a/lone.toml", (9, "Snow"))
    library = load_cards([tmp_path / "b", tmp_path / "a", lone])
    assert [card.name for card in library] == ["Rain", "Hail", "Fen Light", "Snow"]
    assert len(library) == 4
    assert library.numbered(3) is library.find(" Hail ")
    assert "Rain" in library
    assert "rain" not in library


def test_an_unknown_name_is_answered_with_the_nearest(tmp_path: Path) -> None:
    library = load_cards([write(tmp_path / "a.toml", (1, "Fen Light"), (2, "Rain"))])
    with pytest.raises(UnknownCard, match=r"^no card 'fen lihgt' in the library; nearest: 'Fen Light'$") as caught:
        library.find("fen lihgt")
    assert caught.value.nearest == ("Fen Light",)
    with pytest.raises(UnknownCard, match=r"^no card 'Zzzz' in the library$"):
        library.find("Zzzz")
    with pytest.raises(UnknownCard, match=r"^no card number 7 in the library$"):
        library.numbered(7)


def test_a_second_version_of_a_number_is_refused_with_both_places(tmp_path: Path) -> None:
    first = write(tmp_path / "a.toml", (1, "Rain"))
    second = write(tmp_path / "b.toml", (1, "Rain"), version=2)
    with pytest.raises(FaultyFile) as caught:
        load_cards([tmp_path])
    assert str(caught.value) == (
        f"{second}:2: found number 1 again (version 2; version 1 is at {first}:2), expected one version of each number"
    )


def test_a_name_under_two_numbers_is_refused_with_both_places(tmp_path: Path) -> None:
    sheet = write(tmp_path / "a.toml", (1, "Rain"), (2, "Rain"))
    with pytest.raises(FaultyFile) as caught:
        load_cards([sheet])
    assert str(caught.value) == (
        f"{sheet}:8: found the name 'Rain' again (number 1 is at {sheet}:2), expected a name of its own"
    )


def test_the_faults_of_all_files_are_told_together(tmp_path: Path) -> None:
    write(tmp_path / "a.toml", (1, "Rain"), (0, "Hail"))
    write(tmp_path / "b.toml", (1, "Snow"), (1, "Fog"))
    (tmp_path / "c.toml").write_text("card = ")
    with pytest.raises(FaultyFile) as caught:
        load_cards([tmp_path, tmp_path / "d.toml"])
    assert [(Path(fault.place.file).name, fault.place.line) for fault in caught.value.faults] == [
        ("a.toml", 9),
        ("b.toml", 8),
        ("c.toml", 1),
        ("d.toml", 0),
    ]


def test_the_fingerprint_of_a_library_follows_its_cards_not_its_files(tmp_path: Path) -> None:
    one = load_cards([write(tmp_path / "one/a.toml", (1, "Rain"), (2, "Hail"))])
    two = load_cards([write(tmp_path / "two/b.toml", (2, "Hail")), write(tmp_path / "two/c.toml", (1, "Rain"))])
    other = load_cards([write(tmp_path / "three/c.toml", (1, "Rain"))])
    assert one.fingerprint() == two.fingerprint() != other.fingerprint()
