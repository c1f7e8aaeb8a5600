"""The matrix of deeds and what is said of them later: each way of saying it means what its usual words mean."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from language.matrix.cells import GAMES, differing

GAIN = {"arc": "draw a card", "ava": "draw a card", "orc": "draw a card", "slot": "gain 1 victory point"}
WORDS = re.compile(r", words='[^']*'|words='[^']*'(, )?|, words=\"[^\"]*\"|words=\"[^\"]*\"(, )?")

# What is done, to one and to several
ONE = ("mark target creature", "kill target creature", "sacrifice a creature", "deal 1 damage to target creature")
SEVERAL = ("mark up to two target creatures", "kill two target creatures", "sacrifice any number of creatures")
OURS = ("mark a creature", "sacrifice a creature")
HIS = ("target opponent sacrifices a creature", "target opponent marks a creature he controls")

# How it is usually said what follows from it, and how else
OF_ONE = {
    "If it was marked, {}": (
        "If that creature was marked, {}", "If it was already marked, {}", "If it is already marked, {}",
        "; if it was marked, {}", ", and if it was marked, {}",
    ),
    "If it wasn't an Elf, {}": ("If that creature was not an Elf, {}",),
    "If it isn't an Elf, {}": ("If that creature isn't an Elf, {}", "If that creature is not an Elf, {}"),
    "If you controlled it, {}": (
        "If it was yours, {}", "If it was controlled by you, {}", "If it was under your control, {}",
        "If you controlled that creature, {}",
    ),
    "If an opponent controlled it, {}": ("If it was controlled by an opponent, {}", "If it was an opponent's, {}"),
    "If you control it, {}": ("If it is yours, {}", "If it is under your control, {}", "If it is controlled by you, {}"),
}  # fmt: skip
OF_VALUES = {
    "If it had DEF 3 or more, {}": ("If its DEF was 3 or more, {}", "If that creature's DEF was at least 3, {}"),
}
OF_COST = {
    "If it cost 4 or more, {}": (
        "If its cost was 4 or more, {}", "If it had cost 4 or more, {}", "If its cost was at least 4, {}",
        "If it had a cost of 4 or more, {}",
    ),
}  # fmt: skip
OF_SEVERAL = {
    "If exactly one of them was marked, {}": ("If exactly one of those creatures was marked, {}",),
    "If at least one of them was marked, {}": (
        "If one of them was marked, {}", "If any of them were marked, {}", "If one of those creatures was marked, {}",
    ),
    "If both of them were Elves, {}": ("If both were Elves, {}", "If both of those creatures were Elves, {}"),
    "If none of them was marked, {}": ("If none of those creatures were marked, {}", "If neither of them was marked, {}"),
    "Gain 1 victory point for each of them": ("Gain 1 victory point for each of those creatures",),
}  # fmt: skip
OF_OURS = {
    "If you do, {}": (
        "If you did, {}", "If you do so, {}", "When you do, {}", "If you have done so, {}", "; if you do, {}",
        ", and if you do, {}", "Then, if you do, {}",
    ),
    "If you can't, {}": ("If you cannot do so, {}", "If this is impossible, {}", "If you couldn't, {}"),
}  # fmt: skip
OF_MAY = {
    "If you do, {}": ("In that case, {}", "If so, {}", "When you do, {}", "If you did, {}"),
    "If you don't, {}": (
        "Otherwise, {}", "If you choose not to, {}", "If you refuse, {}", "If you decline, {}", "If you didn't, {}",
        "If not, {}",
    ),
}  # fmt: skip
OF_HIS = {
    "If he does, you {}": ("If he did, you {}", "If that player does, you {}", "When he does, you {}"),
    "If he can't, you {}": ("If this is impossible, you {}", "If that player couldn't do so, you {}"),
}
OF_HARM = {
    "If it dies this way, {}": (
        "If it dies, {}", "If it dies of this, {}", "If it dies from this damage, {}", "If it died, {}",
        "If it was killed by this, {}", "If this kills it, {}", "; if it dies, {}", "If it dies as a result, {}",
    ),
    "If it survives, {}": ("If it doesn't die, {}", "If it does not die this way, {}", "If it survived this, {}"),
    "Gain victory points equal to the damage dealt this way": (
        "Gain victory points equal to the damage dealt", "Gain victory points equal to the amount of damage dealt to it",
    ),
}  # fmt: skip


def said(head: str, tail: str) -> str:
    """Both as one text."""
    text = head + ("" if tail[0] in ",;" else ". ") + tail + "."
    return ". ".join(part[:1].upper() + part[1:] for part in text.split(". "))


def cells(
    games: tuple[str, ...], heads: tuple[str, ...], tails: dict[str, tuple[str, ...]]
) -> Iterator[tuple[str, str, str]]:
    """Each way of saying what follows, in each game behind another of these deeds: the game, and both texts."""
    ways = ((usual, other) for usual, others in tails.items() for other in others)
    for (i, (usual, other)), (j, game) in product(enumerate(ways), enumerate(games)):
        head, start = heads[(i + j) % len(heads)], "[]: " if game == "slot" else ""
        yield game, start + said(head, usual.format(GAIN[game])), start + said(head, other.format(GAIN[game]))


MAY = tuple(f"you may {head}" for head in OURS)
MATRIX = [
    *cells(GAMES, ONE, OF_ONE), *cells(GAMES[:3], ONE, OF_VALUES), *cells(GAMES[:3], ONE, OF_COST),
    *cells(GAMES, SEVERAL, OF_SEVERAL),
    *cells(GAMES, OURS, OF_OURS), *cells(GAMES, MAY, OF_MAY), *cells(GAMES, HIS, OF_HIS), *cells(GAMES, ONE[3:], OF_HARM),
]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_a_deed_means_what_its_usual_words_mean(game: str) -> None:
    pairs = [(usual, other) for each, usual, other in MATRIX if each == game]
    assert differing(game, pairs, "creature" if game == "slot" else "event", WORDS) == []
