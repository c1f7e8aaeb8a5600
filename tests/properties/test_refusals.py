"""Whatever a player could want at a question is offered, or a rule or card is named that keeps it from him."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from attempting import Attempted, chosen, utterable
from cited import cited, named
from wtactics import CardPool, find_decks, load_library, ruleset
from wtactics.cards import CONTENT
from wtactics.engine.digest import digest_of
from wtactics.engine.match import Match
from wtactics.engine.places import card_of, other_of, what_of
from wtactics.engine.values import BY_CARD, refresh, settle_rulings
from wtactics.kits import verbs
from wtactics.kits.attempts import Attempt
from wtactics.kits.game import Game
from wtactics.kits.sentences import with_names
from wtactics.records.record import begin

GAMES: Final = {"arc": 14, "slot": 13, "orc": 15, "ava": 12}
# After so many questions of one step in a game only half of them are looked at, then a third and so on
OFTEN: Final = 6
ALL: Final = 10  # every so many positions each wish is tried, elsewhere what the question is about and some of the rest
# In any order: law 5 asks for these one after the other, but no rule forbids what has been passed over.
ORDERLESS: Final = {"arc": {verbs.BID, verbs.BLOCK}, "slot": {verbs.LAY, verbs.GIVE},
                    "orc": {verbs.SEND, verbs.BLOCK, verbs.WEAR}, "ava": {verbs.BID, verbs.BLOCK}}  # fmt: skip


@cache
def content(name: str) -> tuple[Game, CardPool, list[tuple[str, Any]]]:
    """The game, its cards and its decks."""
    pool = load_library(name=name)
    return ruleset(name), pool, [(deck.name, deck.cards(pool.cards)) for deck in find_decks(CONTENT / "decks", name)]


def judge(game: Game, match: Match, name: str, chance: Random | None) -> list[tuple[Attempted, int]]:
    """The wishes that are refused, with what refuses them; none is both or neither."""
    t = match.table
    refresh(t)
    settle_rulings(t)  # what is asked later is known before: the answers change nothing
    before, refused, alike = state(match, chance), [], chosen(match)
    offered = {(int(what_of(o)), int(card_of(o)), int(other_of(o))) for o in t.options}
    for o in t.options:
        said = match.step.forbids(t, what_of(o), card_of(o), other_of(o))
        assert said in (0, -1), f"{verbs.NAMES[what_of(o)]} is offered, but forbidden by {said}"
    for attempt in utterable(match, game.view(t, match.asked), name, chance):
        number = match.forbids(*attempt)
        if number > 0 and attempt not in offered:
            refused.append((attempt, int(number)))
            continue
        where = f"{verbs.NAMES[attempt[0]]} {attempt} at {type(match.step).__name__}"
        assert number >= 0, f"{where}: no rule speaks of it"
        assert number == 0, f"{where}: offered, and forbidden by {number}"
        assert attempt in alike or attempt[0] in ORDERLESS[name], f"{where}: not offered, and nothing forbids it"
    assert state(match, chance) == before
    return refused


def state(match: Match, chance: Random | None) -> int:
    """What must not change: the whole table where every wish is tried, elsewhere the count of its changes."""
    return digest_of(match.table) if chance is None else match.table.changes


RULE_ID: Final = re.compile(r"\b[A-Z]+-[A-Z]+-\d+")
RESIDUE: Final = re.compile(r"\b1 (gem|card|creature|action point)s|[{}]|\bNone\b(?! of)|  |\.\.|\b(the|a|of|by) [.,]")


def read(match: Match, game: Game, refused: list[tuple[Attempted, int]], told: set[tuple[int, int, str]]) -> None:
    """Each refusal of another kind begins with a plain sentence; its rule and the words of that come after it."""
    step = type(match.step).__name__
    for attempt, number in refused:
        if (attempt[0], number, step) in told:
            continue
        told.add((attempt[0], number, step))
        refusal = game.show.refused(match, Attempt(*attempt, "this"))
        assert refusal is not None
        said = with_names(refusal.because, game.show.seat_name)
        where = f"{verbs.NAMES[attempt[0]]} {attempt} at {step}: {said}"
        assert said.endswith("."), where
        assert said[0].isupper() or not said[0].isalpha(), where
        assert RULE_ID.search(said.partition(" says: ")[0]) is None, where
        assert RESIDUE.search(said) is None, where
        assert (refusal.rule != "") != bool(refusal.cards), where
        assert len(refusal.text) > 10, where


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_player_could_want_is_offered_or_forbidden_by_a_rule_or_card(name: str) -> None:
    game, pool, decks = content(name)
    met: Counter[str] = Counter()
    told: set[tuple[int, int, str]] = set()
    for seed in range(GAMES[name]):
        chance, here = Random(seed), Counter[str]()
        seats = game.seats[0] + seed % 3 if game.seats[1] > 2 else 2
        match = begin(game, pool, [chance.choice(decks) for _ in range(seats)], seed).match
        while not match.over:
            step = type(match.step).__name__
            if chance.random() * (here[step] + OFTEN) < OFTEN:
                here[step] += 1
                read(
                    match, game, judge(game, match, name, chance if (met.total() + here.total()) % ALL else None), told
                )
            match.choose_at(chance.randrange(len(match.table.options)))
        met += here
    assert len(met) >= 15
    assert met.total() > 3000
    assert len(told) > 300
    met_or_shown = cited(name) | {game.rule_id(number) for _, number, _ in told if number < BY_CARD}
    assert named(name) - met_or_shown == set(), (
        "legality names these rules, and no wish here or in a scene is refused by them"
    )
