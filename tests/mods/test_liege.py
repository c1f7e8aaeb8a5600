"""The second trial mod: what only one seat knows, what a card remembers, what a mod answers where tables are asked."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from modded import game_with, mod_scene
from scenes.arc import Scene, deal, rule
from toy_pool import deck, pool
from trial_liege import GUARD_02, LIEGE, OTHERS, PAID, VETERAN
from wtactics.engine.imagine import imagine
from wtactics.engine.match import Match
from wtactics.engine.places import ASIDE, CITY, NOBODY
from wtactics.engine.telling import as_data
from wtactics.engine.view import Unseen, View
from wtactics.records.record import begin
from wtactics.rulesets.arc.deal import ArcDealing

CARDS = {
    "Axe": "event 0: Kill target creature.",
    "Doom": "event 0: Kill all creatures.",
    "Gust": "event 0: Return target creature to its owner's hand.",
}


def vowed(mods: tuple[str, ...] = ("liege",)) -> Match:
    """A match of which it is asked whom the last of three takes as his liege."""
    game = game_with(*mods)
    s = deal(*["Oakhold, Reedmere, Ashby, 20 Spare"] * 3, cards={
        "Oakhold": "city 2 Body 8", "Reedmere": "city 2 Mind 8", "Ashby": "city 2 Soul 8",
    })  # fmt: skip
    arc = ArcDealing(s.table.library, {"first_player": 0}, game.rules)
    decks = [
        [int(s.table.printed[c]) for c in range(len(s.table.place)) if s.table.owner[c] == seat] for seat in range(3)
    ]
    match = arc.match(decks, 4)
    for nth in (1, 0):
        match.choose_at(nth)
    return match


@rule()
def test_a_secret_vow_is_known_to_one_seat_and_imagined_for_the_others() -> None:
    match = vowed()
    t: Any = match.table
    assert [t.kept(LIEGE, seat) for seat in range(2)] == [1, 0]
    for seat in range(-1, 3):
        view = View(t, seat)
        assert [view.knows_kept(LIEGE, of) for of in range(3)] == [of == seat for of in range(3)]
        assert view.kept(PAID, 0) == 0
    with pytest.raises(Unseen, match="seat 0 does not know number 1 of column 32"):
        View(t, 0).kept(LIEGE, 1)
    before = as_data(View(t, 0))
    assert before["mod_data"]["liege 0"] == [1, None, None]
    dreams = [imagine(View(t, 0), seed) for seed in range(12)]
    assert {int(dream.kept(LIEGE, 1)) for dream in dreams} == set(range(OTHERS))
    assert {int(dream.kept(LIEGE, 0)) for dream in dreams} == {1}
    assert all(as_data(View(dream, 0)) == before for dream in dreams)


@rule()
def test_provisions_lie_beside_the_deck_for_their_owner_alone() -> None:
    match = vowed()
    match.choose_at(0)
    t = match.table
    for seat in range(3):
        assert list(View(t, seat).at(ASIDE, seat)) == list(t.at(ASIDE, seat)) != []
        assert list(View(t, (seat + 1) % 3).at(ASIDE, seat)) == [NOBODY]


@rule()
def test_what_everybody_knows_of_a_hidden_card_holds_in_imagined_tables() -> None:
    match = begin(game_with("liege"), pool(0), [deck(pool(0), n) for n in range(3)], 3).match
    while match.table.turn == 0:
        match.choose_at(0)
    t = match.table
    types = [t.library.type[d] for dream in (imagine(View(t, 0), seed) for seed in range(30))
             for d in (dream.printed[c] for c in dream.at(ASIDE, 1))]  # fmt: skip
    assert len(types) == 30
    assert CITY not in types
    assert len(set(types)) > 1


def guarded(hand: str, active: str) -> Scene:
    """A's Wolf is a veteran; who is to play has this hand."""
    hands = {seat: f"; hand: {hand}" * (seat == active) for seat in "AB"}
    text = f"A: army: Wolf 2/2, Cub 1/1{hands['A']}\nB: army: Elder 1/1{hands['B']}\nC:\nphase: Play, active {active}"
    s = mod_scene(text, ["liege"], CARDS)
    s.table.keep(VETERAN, s.card("Wolf"), 1)
    return s


@rule()
def test_a_mods_rule_keeps_cards_from_being_targets() -> None:
    for active, there in (("A", {"Wolf", "Cub", "Elder"}), ("B", {"Cub", "Elder"})):
        s = guarded("Axe", active)
        s.choose("play Axe")
        assert set(s.options()) == {f"target {name}" for name in there}
    t = s.table
    t.me, t.you = s.card("Axe"), 1
    assert [t.shuns(s.card(name)) for name in ("Wolf", "Cub")] == [GUARD_02, 0]


@rule()
def test_a_mod_may_let_something_happen_instead_of_a_death_and_it_is_forgotten_when_it_leaves() -> None:
    s = guarded("Doom, Gust", "A")
    wolf = s.card("Wolf")
    s.play("Doom")
    assert (s.place("Wolf"), s.place("Cub")) == ("A's Army", "A's graveyard")
    assert s.table.kept(VETERAN, wolf) == 0
    s.table.keep(VETERAN, wolf, 1)
    s.play("Gust")  # nobody else is left
    assert s.place("Wolf") == "A's hand"
    assert s.table.kept(VETERAN, wolf) == 0


@rule()
def test_who_attacks_his_liege_loses_a_point_and_survivors_are_veterans() -> None:
    for nth, lost in ((0, 1), (1, 0)):
        s = mod_scene("A: army: Wolf 2/2, Ox 1/5\nB: 15 points\nC:\nphase: Attack", ["liege"], CARDS)
        s.table.keep(LIEGE, 0, nth)
        s.choose("attack B's army", "send Wolf", "done")
        s.to("Second Play")
        assert s.points("A") == 15 - lost
        assert [s.table.kept(VETERAN, s.card(name)) for name in ("Wolf", "Ox")] == [1, 0]


@rule()
def test_a_jump_of_the_ruleset_lands_where_it_did() -> None:
    s = mod_scene("A: hand: 8\nB:\nC:\nphase: Discard", ["liege"], CARDS, hand_limit=7)
    assert len(s.options()) == 8
    s.choose("discard Spare")
    s.go_on()
    t = s.table
    steps = [type(row.step).__name__ for row in s.match.rows]
    again, down = steps.index("DiscardAgain"), steps.index("DiscardDown")
    assert steps[again - 1] == "PassTheJug"
    t.carry(vec[i64]([again, 0, 0, 0]))
    t.step_in()
    t.jump(-3)
    assert t.agenda[0] + 1 == down  # NEXT adds one
    assert len(s.hand("A")) == 7
