"""Matches of several games in which somebody gives up at once."""

from wtactics.cli.series import next_game
from wtactics.content.content import content_of
from wtactics.records.record import begin
from wtactics.records.series import SeriesRecord


def match_of(name: str, conceding: list[int], seed: int = 4, best_of: int = 3) -> SeriesRecord:
    """A match in which these seats give up game by game; the game that follows, if any does, has just begun."""
    content = content_of(name)
    decks = [content.find_deck(deck) for deck in content.deck_names()[:2]]
    played = begin(content.game, content.pool, [(deck.name, deck.cards(content.cards)) for deck in decks], seed)
    record = SeriesRecord(best_of, [played.record])
    for seat in conceding:
        played.concede(seat)
        if not record.series.over:
            played = next_game(content, record)
            record.games.append(played.record)
    return record
