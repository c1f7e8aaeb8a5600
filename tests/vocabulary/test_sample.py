"""Exports of other people's cards: what is understood is told, and what is not, with its place."""

import json

import pytest

from wtactics.cards import FaultyFile
from wtactics.rulesets.arc.speech.contents import SPEECH
from wtactics.vocabulary.reading.sample import read_export


def item(name: str, text: object, type_: str = "Creature", subtypes: str = "Elf") -> dict[str, object]:
    return {"name": name, "ruleText": text, "subType": subtypes, "type": {"name": type_}, "faction": {"name": "Gaian"}}


def export(tmp_path, items: object):
    path = tmp_path / "export.json"
    path.write_text(json.dumps({"items": items}), "utf-8")
    return path


def test_each_card_is_told_with_its_place(tmp_path) -> None:
    cards = [item("Ash", "I have flying."), item("Bog", "I am hungry."), item("Fen", None)]
    report = read_export(export(tmp_path, cards), SPEECH)
    assert report.totals() == (2, 3)
    assert [reading.understood() for reading in report.readings] == [True, False, True]
    assert "Bog, text 1:6:" in str(report.readings[1].refusal)
    assert str(report).endswith("2 of 3 texts understood")


def test_subtypes_of_the_export_are_known_in_its_texts(tmp_path) -> None:
    cards = [item("Ash", "Wobblers you control get +1/+0.", subtypes="Elf"), item("Bog", "", subtypes="Wobblers")]
    assert read_export(export(tmp_path, cards), SPEECH).totals() == (2, 2)


def test_a_card_without_text_has_other_keys(tmp_path) -> None:
    card = {"name": "Ash", "type": {"name": "City"}, "subType": None, "ruleSet": {"name": "core"}}
    assert read_export(export(tmp_path, [card]), SPEECH).totals() == (1, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "export.json:1: found"),
        ("7", "found no list of items, expected an export"),
        ('{"items": [3]}', "found no name for card 1 of the items"),
        ('{"items": [{"name": "Ash"}]}', "found no type for Ash"),
        ('{"items": [{"name": "Ash", "type": {"name": "City"}, "ruleText": 3}]}', "found 3 as ruleText of Ash"),
        (
            '{"items": [{"name": "Ash", "type": {"name": "City"}, "rules_text": "Draw"}]}',
            "found the unknown key 'rules_text' of Ash, expected ruleText",
        ),
    ],
)
def test_what_is_no_export_is_refused(tmp_path, text: str, message: str) -> None:
    path = tmp_path / "export.json"
    path.write_text(text, "utf-8")
    with pytest.raises(FaultyFile) as caught:
        read_export(path, SPEECH)
    assert message in str(caught.value)


def test_a_missing_file_is_said_to_be_missing(tmp_path) -> None:
    with pytest.raises(FaultyFile, match="no such file"):
        read_export(tmp_path / "nothing.json", SPEECH)
