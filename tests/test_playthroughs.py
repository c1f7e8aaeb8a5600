"""The playthroughs are what is played now; together they use every card that ships, at tables of every size."""
import re
from functools import cache
from pathlib import Path

import pytest

from wtactics.bless import ROOT, Golden, golden_files
from wtactics.cards import CONTENT, load_cards

GAMES = [golden for golden in golden_files() if golden.path.startswith("tests/playthroughs/")]
USED = {
    "arc": (
        re.compile(r"^  [A-D] (?:plays|builds|uses) ([^:\n]+)(?::.*)?$", re.MULTILINE),
        re.compile(r"^  (.+) enters play under [A-D]$", re.MULTILINE),
        re.compile(r"; ([^;()]+) \((?:Body|Mind|Soul) \d"),     # a city in a picture: it may be there from the start
    ),
    "slot": (re.compile(r"\b[FB][1-4] ([A-Z][^|]*?) [crd]\d"),),    # a creature in a picture
}
CHOSEN = re.compile(r"(?:^|\? |\| )\[[^|]*\](?=$| \|)")


@cache
def text_of(golden: Golden) -> str:
    """The playthrough with its folded lines made whole."""
    return (ROOT / golden.path).read_text("utf-8").replace("\n    ", " ")


def used(golden: Golden) -> set[str]:
    """The names of the cards that were played, put into play or used."""
    return {name for pattern in USED[ruleset_of(golden)] for name in pattern.findall(text_of(golden))}


def ruleset_of(golden: Golden) -> str:
    """The ruleset that is played."""
    return Path(golden.path).name.partition("-")[0]


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: Path(golden.path).stem)
def test_a_playthrough_is_what_is_played_now(golden: Golden) -> None:
    assert golden.difference() == ""


def test_no_other_playthroughs_lie_about() -> None:
    assert sorted(path.name for path in (ROOT / "tests/playthroughs").iterdir()) == sorted(Path(g.path).name for g in GAMES)


@pytest.mark.parametrize("name", USED)
def test_every_card_is_used_in_a_playthrough(name: str) -> None:
    seen = set().union(*(used(golden) for golden in GAMES if ruleset_of(golden) == name))
    unused = [card.name for card in load_cards([CONTENT / "cards"]).of(name) if card.name not in seen]
    assert unused == [], "expected a playthrough that uses these cards: look for another seed and write it into bless.py"


def test_tables_of_every_size_and_every_bot_occur() -> None:
    heads = [re.findall(r"^[A-D]: .* played by the bot '(\w+)'$", text_of(golden), re.MULTILINE) for golden in GAMES]
    assert {len(head) for head in heads} == {2, 3, 4}
    assert {bot for head in heads for bot in head} == {"random", "greedy"}


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: Path(golden.path).stem)
def test_every_question_has_one_chosen_option_and_the_game_ends(golden: Golden) -> None:
    text = text_of(golden)
    questions = [line for line in text.splitlines() if re.match(r"[A-D] [A-Z&][\w& ]*: .*\?", line)]
    assert [line for line in questions if len(CHOSEN.findall(line)) != 1] == []
    assert len(questions) > 50
    assert re.search(r"^  (?:[A-D] wins|the game is a draw) \([A-Z]+-(?:WIN|DRAW)-\d\d\)$", text, re.MULTILINE)
