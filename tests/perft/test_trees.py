"""Perft: small trees of choices have the leaves they had, and their first options the order they had.

The order of options is part of every record. A tree that changes on purpose is counted anew by hand: `ways` prints it.
"""

from collections.abc import Callable
from typing import Any

import pytest

from perft.trees import TREES, Tree
from scenes.arc import scene
from wtactics.engine.digest import digest_of
from wtactics.engine.match import Match
from wtactics.engine.perft import perft
from wtactics.kits.told.names import SEATS

ALL = pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.name)


def ways(match: Match, depth: int, labels: Callable[[Any], list[str]], indent: str = "") -> list[str]:
    """The tree in words, a choice a line, with the leaves below it."""
    lines: list[str] = []
    for i, label in enumerate(labels(match.table) if depth and not match.over else []):
        branch = match.clone()
        branch.choose_at(i)
        lines += [
            f"{indent}{SEATS[match.asked]} {label}: {perft(branch, depth - 1)}",
            *ways(branch, depth - 1, labels, indent + "  "),
        ]
    return lines


@ALL
def test_the_options_have_their_order(tree: Tree) -> None:
    assert tuple(tree.root().options()) == tree.options


@ALL
def test_the_tree_has_its_leaves(tree: Tree) -> None:
    root = tree.root()
    match = root.match
    before = digest_of(match.table)
    found = tuple(perft(match, depth) for depth in (1, 2, 3))
    assert found == tree.leaves, "\n".join(ways(match, 2, root.game.label_words))
    assert digest_of(match.table) == before


def test_the_end_of_a_match_is_one_leaf_at_any_depth() -> None:
    s = scene("A: army: Wolf 2/2\nB: 2 points\nphase: Attack")
    s.choose("attack B's army")
    assert s.over
    assert perft(s.match, 3) == perft(s.match, 0) == 1


def test_choices_are_counted_as_often_as_they_can_be_made() -> None:
    s = scene("A: hand: Ox; deck: Imp, Elder, 5\nB:\nphase: Draw")
    assert [line.strip() for line in ways(s.match, 1, s.game.label_words)] == [f"A {label}: 1" for label in s.options()]
    assert perft(s.match, 1) == len(s.options())
