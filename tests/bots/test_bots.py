"""Bots see a view and choose; each is known by name, plays the same from the same seed, and is held to the options."""

from random import Random

import pytest

from trial_cards import NAMES, small_cards
from wtactics.bots.bot import Bot
from wtactics.bots.playout import play_out, sow_all
from wtactics.bots.roster import BOTS, make_bot
from wtactics.cards import load_cards
from wtactics.content.pool import CardPool, pool_of
from wtactics.engine.match import Match, NotOffered
from wtactics.engine.places import HAND
from wtactics.engine.view import View
from wtactics.games import ruleset

DECK = ("Pondhall", "Millhall", "Kilnhall", *NAMES)


@pytest.fixture(scope="session")
def cards(tmp_path_factory: pytest.TempPathFactory) -> CardPool:
    folder = tmp_path_factory.mktemp("cards")
    (folder / "trial.toml").write_text(small_cards())
    return pool_of(load_cards([folder]))


def dealt(cards: CardPool, seed: int, seats: int = 2) -> Match:
    deck = cards.definitions(cards.cards.find(name) for name in DECK for _ in range(3))
    return ruleset("arc").deal(cards.library, [deck] * seats, seed)


def choices(cards: CardPool, name: str, seed: int, most: int) -> list[int]:
    """What two bots of this name choose in a match, as far as that."""
    match = dealt(cards, 5)
    bots = [make_bot(name, ruleset(match.rules.name)) for _ in range(2)]
    sow_all(bots, seed)
    made = []
    while not match.over and len(made) < most:
        made.append(int(bots[match.asked].choose_at(View(match.table, match.asked))))
        match.choose_at(made[-1])
    return made


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_choices(cards: CardPool, name: str) -> None:
    assert choices(cards, name, 3, 30) == choices(cards, name, 3, 30)


def test_chance_is_the_bots_own(cards: CardPool) -> None:
    assert choices(cards, "random", 3, 40) != choices(cards, "random", 4, 40)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_of_any_size_comes_to_its_end(cards: CardPool, seats: int) -> None:
    match = dealt(cards, 1, seats)
    bots = [make_bot("random", ruleset(match.rules.name)) for _ in range(seats)]
    sow_all(bots, 1)
    assert play_out(match, bots) > 0
    assert match.over


def test_a_bot_of_ones_own_needs_one_method(cards: CardPool) -> None:
    class Last(Bot):
        def choose(self, view: View) -> int:
            return view.options()[-1]

    match = dealt(cards, 2)
    assert play_out(match, [Last(), make_bot("random", ruleset(match.rules.name))], 50) == 50


def test_what_is_not_offered_is_refused_by_name(cards: CardPool) -> None:
    class Liar(Bot):
        def choose(self, view: View) -> int:
            return 12345

    match = dealt(cards, 2)
    before = list(match.table.options)
    with pytest.raises(NotOffered, match="Liar chose 12345"):
        play_out(match, [Liar(), Liar()])
    assert list(match.table.options) == before


def test_greedy_does_not_know_what_it_cannot_see(cards: CardPool) -> None:
    for seed in range(3):
        match = dealt(cards, seed)
        bots = [make_bot("greedy", ruleset(match.rules.name)) for _ in range(2)]
        sow_all(bots, seed)
        play_out(match, bots, 12)
        if match.over:
            continue
        other = match.clone()
        exchange_hidden(other, 1 - match.asked, seed)
        chosen = [
            make_bot("greedy", ruleset(match.rules.name), 9).choose_at(View(m.table, m.asked)) for m in (match, other)
        ]
        assert chosen[0] == chosen[1]


def exchange_hidden(match: Match, seat: int, seed: int) -> None:
    """Deal the hand of a seat anew from what it holds, in another order."""
    t = match.table
    hand = list(t.at(HAND, seat))
    faces = [t.printed[c] for c in hand]
    Random(seed).shuffle(faces)
    t.printed = t.printed[:]
    for c, face in zip(hand, faces, strict=True):
        t.printed[c] = face


def test_no_bot_of_another_name() -> None:
    with pytest.raises(KeyError):
        make_bot("perfect", ruleset("arc"))
