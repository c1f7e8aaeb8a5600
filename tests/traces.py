"""Traces of random games: one number for all that happened in a game. Run as a program, it prints them for a range of seeds."""

import sys

from toy_pool import COPIERS, makers, new_match
from wtactics.content.content import content_of
from wtactics.engine.chance import base_of, drawn
from wtactics.engine.digest import digest_of, fold, fold_all
from wtactics.games import GAMES
from wtactics.records.record import RecordedMatch, begin

EVERY = 10  # so many choices lie between two looks at the whole table
MOST = 600  # choices of a game with the decks that ship


def trace(seed: int) -> int:
    """Play a random game, some discreet or with tokens, and fold it."""
    return folded(new_match(seed, 2 + seed % 3, makers() if seed % 2 == 0 else None, discreet=int(seed % 4 == 1)), seed)


def trace_with_copies(seed: int) -> int:
    """Play a random game in which cards are copied, and fold it."""
    return folded(new_match(seed, 2, makers(COPIERS)), seed, MOST)


def trace_of(name: str) -> int:
    """Play a random game with two decks that ship, and fold it."""
    content = content_of(name)
    decks = [(deck.name, deck.cards(content.cards)) for deck in list(content.decks.values())[:2]]
    return folded(begin(content.game, content.pool, decks, 1), 1, MOST)


def folded(played: RecordedMatch, seed: int, most: int = 1 << 30) -> int:
    """Play at random; fold tables, options and facts into one number."""
    table = played.match.table
    table.listening = True
    seen, base, throws = 0, base_of(seed + 1), 0
    while not table.over and throws < most:
        seen = fold_all(seen, table.options)
        if throws % EVERY == 0:
            seen = fold(seen, digest_of(table))
        throws += 1
        played.match.choose_at(drawn(base, throws, len(table.options)))
    return fold_all(fold(seen, digest_of(table)), table.facts)


def traces(games: int) -> list[int]:
    """Those of so many games of the toy cards, of some with copies, and of one with the decks of each ruleset."""
    return [*map(trace, range(games)), *map(trace_with_copies, range(3)), *map(trace_of, GAMES)]


if __name__ == "__main__":
    sys.stdout.write(" ".join(map(str, traces(int(sys.argv[1])))))
