"""Coverage sees what carries a rule and what tests it, and nothing else."""

from pathlib import Path

import pytest

from wtactics.rulebook import coverage


@pytest.fixture
def house(tmp_path: Path) -> Path:
    files = {
        "src/rulesets/arc/rules/turn.py": '"""ARC-TURN-01: a turn."""\nfrom ids import TURN_02\nfault = TURN_03\n',
        "src/rulesets/arc/ids.py": "TURN_04: Final = 904\n# ARC-TURN-05\n",
        "src/rulebook/reader.py": '"""Such as ARC-TURN-06."""\n',
        "tests/test_turn.py": '@rule("ARC-TURN-01", "ARC-TURN-99")\ndef test_a(): ...\n\ndef test_b(): "ARC-TURN-02"\n',
        "tests/test_more.py": '@pytest.mark.rule("ARC-TURN-03")\ndef test_c(): ...\n',
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_a_rule_is_carried_by_its_id_or_its_constant(house: Path) -> None:
    assert list(coverage.carriers(house / "src")) == [
        ("ARC-TURN-01", "rulesets/arc/rules/turn.py:1"),
        ("ARC-TURN-03", "rulesets/arc/rules/turn.py:3"),
    ]


def test_a_rule_is_tested_by_a_mark_and_not_by_a_mention(house: Path) -> None:
    assert sorted(coverage.scenes(house / "tests")) == [
        ("ARC-TURN-01", "tests/test_turn.py:2"),
        ("ARC-TURN-03", "tests/test_more.py:2"),
        ("ARC-TURN-99", "tests/test_turn.py:2"),
    ]


def test_what_a_rule_still_wants(house: Path) -> None:
    covered = {one.rule.id: one for one in coverage.cover("arc", house / "src", house / "tests")}
    assert covered["ARC-TURN-01"].missing == ()
    assert covered["ARC-TURN-02"].missing == ("code", "test")
    assert covered["ARC-DECK-07"].missing == ()  # waived: backs exist on paper only
    assert covered["ARC-PLAY-EX1"].missing == ("test",)


def test_an_id_of_no_rulebook_is_named_with_its_place(house: Path) -> None:
    assert coverage.unknown_ids(house / "src", house / "tests") == [
        "tests/test_turn.py:2: ARC-TURN-99 is in no rulebook"
    ]


def test_the_sources_and_tests_name_only_rules_that_exist() -> None:
    assert coverage.unknown_ids() == []


def test_a_waived_rule_is_not_listed_as_open(capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage.main(["--only", "arc-deck", "--missing"]) == 0
    out = capsys.readouterr().out
    assert "ARC-DECK " in out
    assert "ARC-DECK-07 " not in out
    assert "ARC-TURN" not in out


def test_an_unknown_start_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        coverage.main(["--only", "XYZ"])
    assert "expected the start of a rule id, found 'XYZ'" in capsys.readouterr().err


def test_an_unknown_rule_is_answered_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert coverage.main(["ARC-TRUN-07"]) == 2
    assert "ARC-TURN-07" in capsys.readouterr().err
