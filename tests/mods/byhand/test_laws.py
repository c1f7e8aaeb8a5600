"""Random games with cards that nobody reads keep the engine's laws, in every ruleset; bots' views learn nothing more."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from wtactics.cards import Card, CardLibrary
from wtactics.content.content import content_of
from wtactics.content.pool import CardPool, pool_of
from wtactics.engine.checked import CheckedMatch
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.engine.telling import as_data
from wtactics.games import GAMES, ruleset
from wtactics.lab.conformance import check_ruleset
from wtactics.records.file import from_text, to_text
from wtactics.records.record import Brought, RecordedMatch, begin, resume

STRANGE = "Flurb the reeds until nobody minds."
NAMES = pytest.mark.parametrize("name", [f"{name}+byhand" for name in GAMES] + ["orc+heroes+mounts+byhand"])


@cache
def box(name: str) -> CardPool:
    """Cards that ship, of which every second says something more that nobody reads."""
    said = {"creature", "event", "magic", "enchantment", "city", "equipment"}
    cards = content_of(name.removesuffix("+byhand")).cards
    odd = (replace(c, text=f"{c.text}\n{STRANGE}".strip()) if c.type in said and c.number % 2 else c for c in cards)
    return pool_of(CardLibrary(odd), name)


def decks(name: str) -> list[Brought]:
    """The decks that ship, of these cards."""
    content, cards = content_of(name.removesuffix("+byhand")), box(name).cards
    return [
        (deck.name, [cards.numbered(card.number) for card in deck.cards(content.cards)])
        for deck in content.decks.values()
    ]


def played(name: str, seed: int, choices: int) -> RecordedMatch:
    """A match after so many random choices."""
    game, chance = ruleset(name), Random(seed)
    match = begin(game, box(name), [chance.choice(decks(name)) for _ in range(game.seats[0])], seed)
    while choices > 0 and not match.match.over:
        match.choose_at(chance.randrange(len(match.match.table.options)))
        choices -= 1
    return match


def is_by_hand(match: Match) -> bool:
    """Is a text carried out by hand?"""
    return type(match.step).__module__ == "wtactics.mods.byhand.steps"


@NAMES
def test_random_games_keep_the_laws(name: str) -> None:
    findings = check_ruleset(ruleset(name), box(name), decks(name), games=1, seed=3)
    assert findings.games == 1


@NAMES
def test_no_step_leaves_a_table_at_odds_with_itself_and_records_replay(name: str) -> None:
    match = played(name, 4, 60)
    again = resume(from_text(to_text(match.record)), box(name))
    assert as_data(again.game.view(again.match.table, 0)) == as_data(match.game.view(match.match.table, 0))
    checked, chance, met = CheckedMatch(match.match, match.game.sound), Random(1), 0
    for _ in range(400):
        if not checked.over:
            met += is_by_hand(checked)
            checked.choose_at(chance.randrange(len(checked.table.options)))
    assert met > 10, "texts were carried out by hand"


@NAMES
def test_a_seat_that_carries_a_text_out_learns_nothing_of_hidden_cards(name: str) -> None:
    looked, match, chance = 0, played(name, 9, 60), Random(9)
    while looked < 30 and not match.match.over:
        table = match.match.table
        if is_by_hand(match.match):
            looked += 1
            view = match.game.view(table, table.asked)
            dream = imagine(view, looked)
            there = match.game.view(dream, table.asked)
            assert as_data(there) == as_data(view)
            assert match.game.labels(there) == match.game.labels(view)
            assert match.game.question(there) == match.game.question(view)
            other = Match(dream, match.match.rules, match.match.rows)
            other.run()
            assert list(other.table.options) == list(table.options)
        match.choose_at(chance.randrange(len(table.options)))
    assert looked > 0


def test_the_same_cards_are_refused_without_the_mod() -> None:
    odd: list[Card] = [card for card in box("arc+byhand").cards if STRANGE in card.text]
    with pytest.raises(Exception, match="Flurb"):
        pool_of(CardLibrary(odd[:1]), "arc")
