"""What people read of a match is made of views: what a seat cannot see makes no difference to its words."""

from random import Random
from typing import Any

import pytest

from wtactics.content.content import content_of
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.engine.places import NOBODY
from wtactics.engine.rows import FACT, FACT_A, FACT_B
from wtactics.engine.table import Table
from wtactics.engine.telling import facts_for, forget_facts
from wtactics.games import GAMES
from wtactics.kits.game import Game
from wtactics.kits.sentences import plain


def words(game: Game, table: Table, seat: int) -> list[Any]:
    """All that this seat reads of the table: the question and its options, what happened, what waits."""
    view = game.view(table, seat)
    asked = [game.question(view), game.labels(view), game.show.asking(view)] if view.mine else []
    return [*asked, [plain(line.text) for line in game.log(view)], [plain(one.text) for one in game.show.pending(view)]]


def dreamt(game: Game, table: Table, seat: int, seed: int) -> Table:
    """A table that this seat could not tell from the real one, at the same question, after the same facts."""
    dream = imagine(game.view(table, seat), seed)
    dream.options, dream.facts, dream.witnesses = table.options[:], table.facts[:], table.witnesses[:]
    noted = facts_for(table, seat)
    for at in range(0, len(noted), FACT):
        for c in (noted[at + FACT_A], noted[at + FACT_B]):
            if 0 <= c < len(table.printed):  # it was seen then, wherever it lies now
                dream.printed[c] = table.printed[c]
    return dream


def moments(match: Match, seed: int) -> list[Table]:
    """Copies of the table at some questions of a random game, with what was noted since the last of them."""
    dice = Random(seed)
    found: list[Table] = []
    match.table.listen()
    while not match.over:
        if dice.randrange(40) == 0:
            found.append(match.table.clone())
            found[-1].facts, found[-1].witnesses = match.table.facts[:], match.table.witnesses[:]
            forget_facts(match.table)
        match.choose_at(dice.randrange(len(match.table.options)))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_make_no_difference_to_words(name: str) -> None:
    content, told, differ = content_of(name), 0, 0
    for seed, deck in enumerate(content.deck_names()):
        match = content.match((deck, content.deck_names()[0]), seed, {})
        for table in moments(match, seed):
            for seat in range(NOBODY, table.seats):
                dream = dreamt(content.game, table, seat, seed)
                differ += list(dream.printed) != list(table.printed)
                real = words(content.game, table, seat)
                assert words(content.game, dream, seat) == real
                told += sum(len(lines) for lines in real)
    assert told > 1000
    assert differ > 20, "the imagined tables were the real ones"
