"""Waivers name rules that exist, with a reason; there are few of them."""

from pathlib import Path

import pytest

from wtactics.rulebook import FaultyRulebook, load_rulebook, load_waivers


def test_waivers_are_few_and_never_cover_an_example() -> None:
    waivers = load_waivers()
    book = load_rulebook("arc")
    arc = [rule_id for rule_id in waivers if rule_id in book]
    assert "ARC-CARD-08" in arc
    assert len(arc) <= 10
    assert not any(book.rule(rule_id).is_example for rule_id in arc)


def test_all_mistakes_are_told_with_their_lines(tmp_path: Path) -> None:
    path = tmp_path / "waived.toml"
    path.write_text(
        '[arc]\nARC-CARD-08 = "print only"\nARC-CRAD-10 = "art is print and never play"\n'
        'ARC-CARD-10 = 5\nARC-DECK-07 = "backs are a matter of paper"\n[chess]\n'
    )
    with pytest.raises(FaultyRulebook) as caught:
        load_waivers(path)
    told = str(caught.value).replace(str(tmp_path) + "/", "").splitlines()
    assert told[:3] == [
        "waived.toml:2: found 'print only' for ARC-CARD-08, expected a reason of 15 letters or more",
        "waived.toml:3: found ARC-CRAD-10, which is no rule, expected an id such as ARC-CREA-10",
        "waived.toml:4: found 5 for ARC-CARD-10, expected a reason of 15 letters or more",
    ]
    assert told[3].startswith("waived.toml:6: found 'chess', expected [")


def test_good_waivers_give_id_and_reason(tmp_path: Path) -> None:
    path = tmp_path / "waived.toml"
    path.write_text('[arc]\nARC-DECK-07 = "backs are a matter of paper"\n')
    assert load_waivers(path) == {"ARC-DECK-07": "backs are a matter of paper"}


def test_broken_toml_is_told_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "waived.toml"
    path.write_text("[arc]\nARC-DECK-07\n")
    with pytest.raises(FaultyRulebook, match=r"waived\.toml: found a mistake in the TOML \(.*line 2"):
        load_waivers(path)
