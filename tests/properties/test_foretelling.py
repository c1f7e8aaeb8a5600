"""What a seat sees does not tell it what it cannot see: the attack that tries one key after the other.

The attacker knows both lists of cards and the program. At the opening it deals the match anew from every key that it can
think of, keeps those that show its seat what it sees, and reads the opponent's hand and both decks off them.
"""

from collections.abc import Iterable, Sequence
from functools import cache

import pytest

from toy_pool import ARC, deck, pool
from wtactics.engine.chance import KEY_BYTES, Seed, new_key
from wtactics.engine.match import Match
from wtactics.engine.places import DECK, HAND
from wtactics.engine.telling import as_data
from wtactics.kits.game import mixed_up

SMALL = 1 << 8  # so many keys can be tried here in a second


@cache
def decks() -> list[list[int]]:
    """A deck for each seat, by lot."""
    return [pool(0).definitions(deck(pool(0), seat)[1]) for seat in range(2)]


def opened(match: Match) -> Match:
    """The match with all hands drawn, before anything is played."""
    while match.table.turn == 0:
        match.choose_at(0)
    return match


def dealt(seed: Seed) -> Match:
    return opened(ARC.deal(pool(0).library, decks(), seed))


def small_key(n: int) -> bytes:
    """One of the few keys of a source of chance that is too small."""
    return n.to_bytes(KEY_BYTES, "big")


def hidden_from(match: Match, seat: int) -> list[list[int]]:
    """The opponent's hand and both decks, by what is printed."""
    t = match.table
    places = ((HAND, 1 - seat), (DECK, 0), (DECK, 1))
    return [[int(t.printed[c]) for c in t.at(kind, whose)] for kind, whose in places]


def foretold(match: Match, seat: int, keys: Iterable[Seed]) -> list[list[list[int]]]:
    """All that the seat could take for hidden from it, of the keys that fit what it sees."""
    seen = as_data(ARC.view(match.table, seat))
    tried = (dealt(key) for key in keys)
    return [hidden_from(other, seat) for other in tried if as_data(ARC.view(other.table, seat)) == seen]


@pytest.mark.parametrize("keys", [range(SMALL), [small_key(n) for n in range(SMALL)]], ids=["seeds", "keys"])
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_can_try_every_key_knows_every_card(keys: Sequence[Seed], seat: int) -> None:
    match = dealt(keys[234])
    hand, *decks = hidden_from(match, seat)
    assert len(hand) == 7
    assert min(map(len, decks)) > 30
    assert foretold(match, seat, keys) == [[hand, *decks]]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_key_that_is_none_of_those_tried_tells_nothing(seat: int) -> None:
    match = dealt(new_key())
    assert foretold(match, seat, [small_key(n) for n in range(SMALL)]) == []
    assert foretold(match, seat, range(SMALL)) == []


def test_the_own_cards_ids_tell_nothing_of_the_draws() -> None:
    """With the order of ids given away, as to one who knows all of one's own cards, the dice are still unknown."""
    key, hands = new_key(), set()
    for _ in range(20):
        match = ARC.laid(
            pool(0).library, [mixed_up(cards, key, seat) for seat, cards in enumerate(decks())], ARC.settle()
        )
        match.table.sow(new_key())
        match.run()
        hands.add(tuple(map(tuple, hidden_from(opened(match), 0))))
    assert len(hands) == 20
