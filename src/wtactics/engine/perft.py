"""Perft: the tree of all that players could choose, counted; two engines that agree on it offer the same options."""

from __future__ import annotations

from mypy_extensions import i64

from wtactics.engine.match import Match


def perft(match: Match, depth: i64) -> i64:
    """How many ways there are to take so many choices; where the match ends sooner, its end is one way."""
    if depth == 0 or match.over:
        return 1
    n: i64 = len(match.table.options)
    if depth == 1:
        return n
    ways: i64 = 0
    i: i64 = 0
    while i < n:
        branch = match.clone()
        branch.choose_at(i)
        ways += perft(branch, depth - 1)
        i += 1
    return ways
