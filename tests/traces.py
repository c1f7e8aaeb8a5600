"""Traces of random games: one number for all that happened in a game. Run as a program, it prints them for a range of seeds."""

import sys

from toy_pool import makers, new_match
from wtactics.engine.chance import base_of, drawn
from wtactics.engine.digest import digest_of, fold, fold_all

EVERY = 10  # so many choices lie between two looks at the whole table


def trace(seed: int) -> int:
    """Play a random game, some discreet or with tokens; fold tables, options and facts into one number."""
    played = new_match(seed, 2 + seed % 3, makers() if seed % 2 == 0 else None, discreet=int(seed % 4 == 1))
    table = played.match.table
    table.listening = True
    seen, base, throws = 0, base_of(seed + 1), 0
    while not table.over:
        seen = fold_all(seen, table.options)
        if throws % EVERY == 0:
            seen = fold(seen, digest_of(table))
        throws += 1
        played.match.choose_at(drawn(base, throws, len(table.options)))
    return fold_all(fold(seen, digest_of(table)), table.facts)


if __name__ == "__main__":
    sys.stdout.write(" ".join(str(trace(seed)) for seed in range(int(sys.argv[1]))))
