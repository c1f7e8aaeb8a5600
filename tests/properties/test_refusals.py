"""Whatever a player could want at a question is offered, or a rule or card is named that keeps it from him."""
from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from cited import cited, named
from wishing import Wished, alike, utterable
from wtactics import CardBox, find_decks, load_library, ruleset
from wtactics.cards import CONTENT
from wtactics.engine.digest import digest_of
from wtactics.engine.match import Match
from wtactics.engine.places import card_of, option, other_of, what_of
from wtactics.engine.values import BY_CARD, refresh, settle_rulings
from wtactics.games import Game
from wtactics.kits import verbs
from wtactics.kits.sentences import with_names
from wtactics.kits.wishes import Wish
from wtactics.record import begin

GAMES: Final = {"arc": 5, "slot": 4}
MOST: Final = 25  # so many questions of the same step are looked at, seldom ones all, common ones here and there
CHANCE: Final = dict.fromkeys(("Answers", "PlayPhase", "PayPower", "MoveCreatures", "UseAbilities", "PayPrice", "Act"), 0.1)
# In any order: law 5 asks for these one after the other, but no rule forbids what has been passed over.
ORDERLESS: Final = {"arc": {verbs.BID, verbs.BLOCK}, "slot": {verbs.LAY, verbs.GIVE}}


@cache
def shelf(name: str) -> tuple[Game, CardBox, list[tuple[str, Any]]]:
    """The game, its cards and its decks."""
    box = load_library(name=name)
    return ruleset(name), box, [(deck.name, deck.cards(box.cards)) for deck in find_decks(CONTENT / "decks", name)]


def judge(game: Game, match: Match, name: str) -> list[tuple[Wished, int]]:
    """The wishes that are refused, with what refuses them; none is both or neither."""
    t = match.table
    refresh(t)
    settle_rulings(t)  # what is asked later is known before: the answers change nothing
    before, refused = digest_of(t), []
    for o in t.options:
        said = match.step.forbids(t, what_of(o), card_of(o), other_of(o))
        assert said in (0, -1), f"{verbs.NAMES[what_of(o)]} is offered, but forbidden by {said}"
    for wish in utterable(match, game.view(t, match.asked), name):
        number = match.forbids(*wish)
        where = f"{verbs.NAMES[wish[0]]} {wish} at {type(match.step).__name__}"
        assert number >= 0, f"{where}: no rule speaks of it"
        offered = option(*wish) in t.options or alike(match, wish)
        assert offered or number > 0 or wish[0] in ORDERLESS[name], f"{where}: not offered, and nothing forbids it"
        assert number == 0 or option(*wish) not in t.options, f"{where}: offered, and forbidden by {number}"
        if number > 0:
            refused.append((wish, int(number)))
    assert digest_of(t) == before
    return refused


RULE_ID: Final = re.compile(r"\b[A-Z]+-[A-Z]+-\d+")
RESIDUE: Final = re.compile(r"\b1 (gem|card|creature|action point)s|[{}]|\bNone\b(?! of)|  |\.\.|\b(the|a|of|by) [.,]")


def read(match: Match, game: Game, refused: list[tuple[Wished, int]], told: set[tuple[int, int, str]]) -> None:
    """Each refusal of another kind begins with a plain sentence; its rule and the words of that come after it."""
    step = type(match.step).__name__
    for wish, number in refused:
        if (wish[0], number, step) in told:
            continue
        told.add((wish[0], number, step))
        refusal = game.show.refused(match, Wish(*wish, "this"))
        assert refusal is not None
        said = with_names(refusal.because, game.show.seat_name)
        where = f"{verbs.NAMES[wish[0]]} {wish} at {step}: {said}"
        assert said.endswith("."), where
        assert said[0].isupper() or not said[0].isalpha(), where
        assert RULE_ID.search(said.partition(" says: ")[0]) is None, where
        assert RESIDUE.search(said) is None, where
        assert (refusal.rule != "") != bool(refusal.cards), where
        assert len(refusal.text) > 10, where


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_player_could_want_is_offered_or_forbidden_by_a_rule_or_card(name: str) -> None:
    game, box, decks = shelf(name)
    met: Counter[str] = Counter()
    told: set[tuple[int, int, str]] = set()
    for seed in range(GAMES[name]):
        chance = Random(seed)
        seats = game.seats[0] + seed % 3 if game.seats[1] > 2 else 2
        match = begin(game, box, [chance.choice(decks) for _ in range(seats)], seed).match
        while not match.over:
            step = type(match.step).__name__
            if met[step] < MOST and chance.random() < CHANCE.get(step, 1):
                met[step] += 1
                read(match, game, judge(game, match, name), told)
            match.choose_at(chance.randrange(len(match.table.options)))
    assert len(met) >= 15
    assert met.total() > 200
    assert len(told) > 300
    met_or_shown = cited(name) | {game.rule_id(number) for _, number, _ in told if number < BY_CARD}
    assert named(name) - met_or_shown == set(), "legality names these rules, and no wish here or in a scene is refused by them"
