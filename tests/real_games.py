"""Random games with the decks that ship, under the eyes of the check. Run as a program, it prints how much that has seen."""

import sys

from wtactics import check_ruleset, find_decks, load_library, ruleset
from wtactics.cards import CONTENT


def checked(name: str, games: int) -> str:
    """How many games and decisions the check has seen, of how many decks."""
    pool = load_library(name=name)
    decks = [(deck.name, deck.cards(pool.cards)) for deck in find_decks(CONTENT / "decks", name)]
    findings = check_ruleset(ruleset(name), pool, decks, games=games, seed=20)
    return f"{findings.games} {findings.decisions} {len(decks)}"


if __name__ == "__main__":
    sys.stdout.write(checked(sys.argv[1], int(sys.argv[2])))
