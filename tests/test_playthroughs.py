"""Games that are played again are what they were; those that are told use decks and tables of every size, all use all cards."""

import re
from functools import cache
from pathlib import Path

import pytest

from wtactics.cards import CONTENT, load_cards
from wtactics.cards.belonging import ruleset_of
from wtactics.engine import facts
from wtactics.engine.table import Table
from wtactics.engine.telling import FACT
from wtactics.games import all_games, ruleset
from wtactics.golden.files import Golden, golden_files
from wtactics.golden.playthrough import digest, played_out

ROOT = Path(__file__).resolve().parents[1]
FILES = [golden for golden in golden_files() if golden.path.startswith("tests/playthroughs/")]
TOLD = [golden for golden in FILES if "digests" not in golden.path]
PLAYED = [name for name in all_games() if ruleset(name).digested]
USES = (facts.ENTERED, facts.PLAYED, facts.BUILT, facts.ACTIVATED, facts.DESTROYED)
CHOSEN = re.compile(r"(?:^|\? |\| )\[[^|]*\](?=$| \|)")


@cache
def text_of(golden: Golden) -> str:
    """The playthrough with its folded lines made whole."""
    return (ROOT / golden.path).read_text("utf-8").replace("\n    ", " ")


def used(table: Table) -> set[str]:
    """The names of the cards that were put into play, played or used; cities may have stood there from the start."""
    noted = table.facts
    cards = {noted[at + 1] for at in range(0, len(noted), FACT) if noted[at] in USES} | set(table.board)
    return {table.library.names[table.printed[c]] for c in cards}


@pytest.mark.parametrize("golden", TOLD, ids=lambda golden: Path(golden.path).stem)
def test_a_playthrough_is_what_is_played_now(golden: Golden) -> None:
    assert golden.difference(ROOT) == ""


@pytest.mark.parametrize("name", PLAYED)
def test_digested_games_are_played_as_they_were_and_use_every_card(name: str) -> None:
    """Of a game with a mod all cards that the mod brings."""
    games = [(one, played_out(name, one)) for one in ruleset(name).digested]
    digests = (ROOT / f"tests/playthroughs/{name.replace('+', '-')}-digests.txt").read_text("utf-8")
    assert "".join(digest(one, *played) for one, played in games) == digests
    seen = set().union(*(used(played[0]) for _, played in games))
    cards, own = load_cards([CONTENT / "cards"]), ruleset_of(name)
    elsewhere = {card.name for card in cards.of(own)} if own != name else set[str]()
    unused = [card.name for card in cards.of(name) if card.name not in seen | elsewhere]
    assert unused == [], (
        "expected a digested game that uses these cards: look for another seed for its game.py or edit.py"
    )


def test_no_other_playthroughs_lie_about() -> None:
    assert sorted(path.name for path in (ROOT / "tests/playthroughs").iterdir()) == sorted(
        Path(g.path).name for g in FILES
    )


def test_tables_of_every_size_are_told() -> None:
    heads = [re.findall(r"^[A-D]: .* played by the bot '(\w+)'$", text_of(golden), re.MULTILINE) for golden in TOLD]
    assert {len(head) for head in heads} == {2, 3, 4}
    assert {bot for head in heads for bot in head} == {"greedy"}


@pytest.mark.parametrize("golden", TOLD, ids=lambda golden: Path(golden.path).stem)
def test_every_question_has_one_chosen_option_and_the_game_ends(golden: Golden) -> None:
    text = text_of(golden)
    questions = [line for line in text.splitlines() if re.match(r"[A-D] [A-Z&][\w& ]*: .*\?", line)]
    assert [line for line in questions if len(CHOSEN.findall(line)) != 1] == []
    assert len(questions) > 50
    assert re.search(r"^  (?:[A-D] wins|the game is a draw) \([A-Z]+-(?:WIN|DRAW)-\d\d\)$", text, re.MULTILINE)
