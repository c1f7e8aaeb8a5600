"""Sheets as PDF: their pages in millimetres, their words, and what is too much."""

import importlib
import json
import re
import zlib
from itertools import product
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from wtactics.content.content import content_of
from wtactics.paper import PAPERS, SIZES, CannotPrint, Look, NoSuchLetters, press, sheets, typesetting
from wtactics.paper.press import Press
from wtactics.server.messages import FaceInfo
from wtactics.server.web.catalogue import face_info

POINT = 25.4 / 72
HOSTILE = '<script>alert("x")</script> & #emph[hi] $x^2$ \\ `'


def face(name: str = "Mud Hound", game: str = "arc") -> FaceInfo:
    return face_info(content_of(game).cards.find(name), game)


def some(**changes: object) -> FaceInfo:
    first = next(iter(content_of("arc").shown))
    return face_info(first, "arc").model_copy(update=changes)


def pages(pdf: bytes) -> list[tuple[float, float]]:
    """The sizes of the pages, in millimetres."""
    raw = pdf + b"".join(streams(pdf))
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", raw)
    return [(round(float(width) * POINT, 1), round(float(height) * POINT, 1)) for width, height in boxes]


def streams(pdf: bytes) -> list[bytes]:
    """What is packed in the file, unpacked."""
    found = []
    for packed in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            found.append(zlib.decompress(packed))
        except zlib.error:
            continue
    return found


@pytest.mark.parametrize(("paper", "size", "bleed"), list(product(PAPERS, SIZES, (0.0, 3.0))))
def test_pages_have_the_size_of_the_paper_and_hold_all_copies(paper: str, size: str, bleed: float) -> None:
    look = Look(paper, size, bleed, text_only=True)
    found = pages(sheets([(some(), 7), (some(name="Another"), 4)], look))
    short, long = PAPERS[paper]
    assert set(found) <= {(short, long), (long, short)}
    each = {((short, long), 0.0): 9, ((long, short), 0.0): 8}.get(
        (found[0], bleed), 6 if found[0] == (short, long) else 8
    )
    assert len(found) == -(-11 // each) or bleed > 0


def test_backs_come_behind_each_front() -> None:
    assert len(pages(sheets([(some(), 10)], Look()))) == 2
    assert len(pages(sheets([(some(), 10)], Look(backs=True)))) == 4


def test_marks_are_left_out_if_nobody_wants_them() -> None:
    with_marks, without = (sheets([(some(), 1)], Look(marks=marks, text_only=True)) for marks in (True, False))
    assert len(with_marks) > len(without)


@pytest.mark.parametrize("game", ["arc", "orc+heroes+mounts", "ava+regions", "slot"])
def test_every_card_that_ships_has_a_face_that_is_well_formed(game: str) -> None:
    engine = Press()
    for card in content_of(game).shown:
        drawn = engine.front(face_info(card, game))
        root = tree(drawn.drawn)
        assert root.get("viewBox") == "0 0 340 481"
        assert re.fullmatch(r"#[0-9a-f]{6}", drawn.ground)
        styles = root[0].text or ""
        assert not re.search(r"var\(|color-mix|light-dark|undefined|NaN", drawn.drawn)
        assert "fill:none" not in re.findall(r"\.card-frame\{[^}]*", styles)


def tree(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314  # our own pictures


def words_in(svg: str) -> str:
    return " ".join("".join(each.itertext()) for each in tree(svg).iter("{http://www.w3.org/2000/svg}text"))


def test_a_face_is_that_of_the_page() -> None:
    drawn = Press().front(some(name="Pond Skater", text="Draw a card.", cost="3", values={"attack": 2, "defense": 7}))
    said = words_in(drawn.drawn)
    for word in ("Pond Skater", "Draw a card.", "3", "2", "7"):
        assert word in said


def test_markup_in_names_and_texts_is_text() -> None:
    card = some(name=HOSTILE, text=f'{HOSTILE}\n#include "/etc/passwd"', flavour="]]> <!-- &amp; -->")
    said = words_in(Press().front(card).drawn)
    assert HOSTILE in said
    assert "]]> <!-- &amp; -->" in said
    assert len(pages(sheets([(card, 1)]))) == 1
    assert len(pages(sheets([(card, 1)], Look(text_only=True)))) == 1


@pytest.mark.parametrize("name", ["\x00\x07", "\ud800 half", "\u202eback", "Ŝtelĉevalo Ω Ж", "W" * 5000, "\n\n", ""])
def test_strange_letters_do_no_harm(name: str) -> None:
    card = some(name=name, text=name, subtypes=(name,), set=name)
    for text_only in (False, True):
        assert sheets([(card, 1)], Look(text_only=text_only)).startswith(b"%PDF")


@pytest.mark.parametrize("where", ["name", "text", "flavour"])
def test_letters_that_no_font_has_are_refused_with_their_place(where: str) -> None:
    with pytest.raises(NoSuchLetters, match=f"its {where} has letters that cannot be printed: 漢字🐉"):
        sheets([(some(**{where: "漢字 Ŝtelĉevalo 🐉 Ω Ж"}), 1)])
    assert "Ŝtelĉevalo Ω Ж" in words_in(Press().front(some(**{where: "Ŝtelĉevalo Ω Ж"})).drawn)


def test_the_back_tells_nothing_of_its_card() -> None:
    back = Press().back()
    assert words_in(back.drawn) == ""
    assert back.ground == "#3a3f4b"


@pytest.mark.parametrize(
    ("cards", "look", "told"),
    [
        ([], Look(), "up to 1000 cards at once, 400 different ones; found 0 and 0"),
        ([(1, 1001)], Look(), "found 1001 and 1"),
        ([(1, 1)] * 401, Look(), "found 401 and 401"),
        ([(1, 5), (1, -3)], Look(), "found 2 and 2"),
        ([(1, 1)], Look(paper="a3"), "paper a4 or letter, size 63x88 or 65x92, bleed from 0 to 5 mm; found a3"),
        ([(1, 1)], Look(bleed=9), "found a4, 63x88, 9 mm"),
        ([(1, 1)], Look(bleed=float("nan")), "found a4, 63x88, nan mm"),
    ],
)
def test_too_much_is_refused(cards: list[tuple[int, int]], look: Look, told: str) -> None:
    with pytest.raises(CannotPrint, match=re.escape(told)):
        sheets([(some(), copies) for _, copies in cards], look)


@pytest.mark.parametrize(("missing", "look"), [("typst", Look(text_only=True)), ("quickjs", Look())])
def test_whoever_lacks_a_library_is_told_how_to_have_it(
    monkeypatch: pytest.MonkeyPatch, missing: str, look: Look
) -> None:
    there = importlib.import_module

    def absent(name: str) -> object:
        if name == missing:
            raise ImportError(name)
        return there(name)

    monkeypatch.setattr(press, "import_module", absent)
    monkeypatch.setattr(typesetting, "import_module", absent)
    with pytest.raises(CannotPrint, match=r'pip install "wtactics\[print\]"'):
        sheets([(some(), 1)], look)


def test_a_script_that_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "press.js").write_text(
        "var press = {lacking: () => '', front: () => {for (;;);}, back: () => ''}", "utf-8"
    )
    monkeypatch.setattr(press, "PRESS", tmp_path)
    monkeypatch.setattr(press, "SECONDS", 1)
    with pytest.raises(CannotPrint, match="the face cannot be drawn"):
        Press().front(some(name="Pond Skater"))


def test_the_script_sees_nothing_but_the_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = "JSON.stringify({picture: Object.keys(globalThis).join(), ground: ''})"
    script = f"var press = {{lacking: () => '', front: () => {seen}, back: 0}}"
    (tmp_path / "press.js").write_text(script, "utf-8")
    monkeypatch.setattr(press, "PRESS", tmp_path)
    assert Press().front(some()).drawn.split(",") == ["performance", "press"]


def test_words_are_printed_with_all_that_a_card_says() -> None:
    from wtactics.paper.words import words_of

    told = json.dumps(
        [words_of(face_info(card, game)) for game in ("orc+heroes", "slot") for card in content_of(game).shown]
    )
    for word in ("Influence", "life ", "Level 2", "Confrontation", "ATK "):
        assert word in told
