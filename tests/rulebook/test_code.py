"""The code of a rule is found by its id, and the contents say where the rules of a topic stand."""

from pathlib import Path

from wtactics.rulebook.code import code_of
from wtactics.rulebook.index import contents, index

STEPS = '''"""A topic."""


class Draws:
    """ARC-TURN-07 A player draws."""

    def do(self):
        return 1


def other():
    """ARC-TURN-08 Another rule."""
'''


def sources(folder: Path) -> Path:
    rules = folder / "rulesets" / "arc" / "rules"
    rules.mkdir(parents=True)
    (rules / "turn.py").write_text(STEPS)
    (rules.parent / "contents.py").write_text('"""ARC.\n\nAn index of before.\n"""\n\nSTEPS = 1\n')
    return folder


def test_what_names_a_rule_in_its_docstring_is_its_code(tmp_path: Path) -> None:
    found = list(code_of("ARC-TURN-07", sources(tmp_path)))
    assert [place for place, _ in found] == ["rulesets/arc/rules/turn.py:4"]
    assert found[0][1].splitlines()[0] == "class Draws:"
    assert found[0][1].endswith("return 1")


def test_the_index_names_the_files_of_a_topic(tmp_path: Path) -> None:
    told = index("arc", sources(tmp_path)).splitlines()
    assert "    TURN     turn" in told
    assert "    TACT     -" in told


def test_the_index_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    text = contents("arc", sources(tmp_path))
    assert text.startswith('"""ARC.\n\nWhere the rules of a topic stand')
    assert text.endswith('"""\n\nSTEPS = 1\n')
    assert "An index of before." not in text
