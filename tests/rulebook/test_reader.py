"""The rulebooks are complete, each id once; a mistake in one is told with its line."""

import re
from pathlib import Path

import pytest

from wtactics.rulebook import FaultyRulebook, Rulebook, UnknownRule, all_rulesets, load_rulebook
from wtactics.rulebook.reader import BOOKS, read_rulebook

SIZES = {"arc": 284, "ava": 289, "orc": 539, "slot": 324}
ID = re.compile(r"[A-Z]+-[A-Z]+-(?:\d\d|(?:EX|SC|DX)\d+)")


@pytest.fixture(scope="module")
def arc() -> Rulebook:
    return load_rulebook("arc")


@pytest.mark.parametrize("ruleset", all_rulesets())
def test_every_paragraph_of_a_book_is_a_rule_of_it(ruleset: str) -> None:
    book = load_rulebook(ruleset)
    written = re.findall(r"^- `([^`]+)`", (BOOKS / f"{ruleset}.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [rule.id for rule in book] == written
    assert len(set(written)) == len(written) == SIZES[ruleset]
    assert all(rule.title and len(rule.text) > 10 for rule in book)


@pytest.mark.parametrize("ruleset", all_rulesets())
def test_rules_speak_only_of_rules_that_exist(ruleset: str) -> None:
    book = load_rulebook(ruleset)
    prefix = ruleset.upper() + "-"
    named = {name for rule in book for name in ID.findall(rule.text) if name.startswith(prefix)}
    assert named
    assert named <= {rule.id for rule in book}


@pytest.mark.parametrize("ruleset", all_rulesets())
def test_numbers_of_a_topic_run_without_gaps(ruleset: str) -> None:
    book = load_rulebook(ruleset)
    for topic in book.topics():
        numbers = [rule.id[-2:] for rule in book.rules_of(topic) if not rule.is_example]
        assert numbers == [f"{number:02}" for number in range(1, len(numbers) + 1)], topic


def test_a_rule_is_found_in_any_case(arc: Rulebook) -> None:
    rule = arc.rule(" arc-turn-07 ")
    assert (rule.id, rule.title, rule.topic) == ("ARC-TURN-07", "Draw & Resource phase", "TURN")
    assert rule.text.startswith("Exactly one of:")
    assert "Arc-Turn-07" in arc
    assert "ARC-TURN-99" not in arc


def test_an_unknown_rule_is_answered_with_the_nearest(arc: Rulebook) -> None:
    with pytest.raises(UnknownRule, match=r"^no rule 'arc-trun-07' in the book; nearest: ARC-TURN-07, ") as caught:
        arc.rule("arc-trun-07")
    assert caught.value.nearest[0] == "ARC-TURN-07"


def test_topics_stand_in_the_order_of_the_book(arc: Rulebook) -> None:
    assert arc.topics()[:4] == ("MAT", "WIN", "DECK", "CARD")
    assert len(arc.topics()) == 24
    assert arc.heading("tact") == "the Tactics phase, bids, advantages"
    assert [rule.id for rule in arc.rules_of("magic")] == ["ARC-MAGIC-01", "ARC-MAGIC-02", "ARC-MAGIC-03"]
    assert list(dict.fromkeys(rule.topic for rule in arc)) == list(arc.topics())


def test_an_unknown_ruleset_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match=r"^no rulebook 'chess', expected one of: .*arc"):
        load_rulebook("chess")


def test_all_mistakes_of_a_book_are_told_with_their_lines(tmp_path: Path) -> None:
    book = tmp_path / "arc.md"
    book.write_text(
        "# A book\n\n## TURN: the turn\n- `ARC-TURN-01` **One.** A turn.\n- `ARC-TURN-01` **Two.** Again.\n"
        "- `ARC-WIN-01` **Three.** Astray.\n- `ORC-TURN-02` **Four.** Of another book.\n- `ARC-TURN-02` **Five.**\n"
        "- ARC-TURN-03 no form\n## turn\n"
    )
    with pytest.raises(FaultyRulebook) as caught:
        read_rulebook(book)
    assert str(caught.value).replace(str(tmp_path) + "/", "").splitlines() == [
        "arc.md:5: found ARC-TURN-01 again, expected each id once",
        "arc.md:6: found ARC-WIN-01, expected it under the heading ## WIN",
        "arc.md:7: found ORC-TURN-02, expected an id that begins with ARC-",
        "arc.md:8: found '- `ARC-TURN-02` **Five.**', expected - `ID` **Title.** text",
        "arc.md:9: found '- ARC-TURN-03 no form', expected - `ID` **Title.** text",
        "arc.md:10: found '## turn', expected ## TOPIC: heading",
    ]
