"""ORC-SETUP: what happens before the first turn."""

import pytest

from scenes.orc import Scene, deal, rule
from wtactics.engine.places import ASIDE, RESERVE

QUESTS = {f"{where} {n}": "quest" for where in ("Hill", "Vale", "Moor") for n in range(10)}
HILLS, VALES, MOORS = (", ".join(f"{where} {n}" for n in range(10)) for where in ("Hill", "Vale", "Moor"))


def dealt(seats: int = 2, seed: int = 1, **settings: int) -> Scene:
    decks = [f"30 Wolf, {HILLS}", f"30 Fox, {VALES}", f"30 Bear, {MOORS}"][:seats]
    return deal(*decks, cards=QUESTS, seed=seed, settings=settings)


def vetoed(s: Scene) -> Scene:
    while s.options()[0].startswith("veto"):
        s.choose(s.options()[0])
    return s


@rule("ORC-SETUP-01", "ORC-SETUP-07", "ORC-SETUP-09")
def test_two_players_draw_seven_cards_each_from_their_shuffled_decks() -> None:
    s = vetoed(dealt(first_player=0))
    assert s.seats == "AB"
    assert [{name.split()[0] for name in s.hand(seat)} for seat in "AB"] == [{"Wolf"}, {"Fox"}]
    assert [len(s.hand(seat)) for seat in "AB"] == [7, 7]
    assert s.hand("A") != [
        f"Wolf ({n})" if n else "Wolf" for n in (0, 2, 3, 4, 5, 6, 7)
    ]  # no longer as the list had it
    assert (len(s.deck("A")), len(s.deck("B"))) == (23, 23)
    assert "A shuffles his deck" in s.log()
    assert not any(s.sees(seat, s.deck("A")[0]) for seat in "AB")


@rule("ORC-SETUP-07")
def test_the_opening_hand_is_a_setting() -> None:
    assert len(vetoed(dealt(first_player=0, opening_hand=3)).hand("B")) == 3


@rule("ORC-SETUP-05", "ORC-SETUP-06")
def test_who_begins_vetoes_first_and_hands_are_drawn_after_the_vetoes() -> None:
    s = dealt(first_player=1)
    assert (s.asked, s.hand("A"), s.hand("B"), s.turn) == ("B", [], [], 0)
    assert s.options()[0] == "veto Hill 0"  # B reads the quests of A
    assert len(s.deck("A")) == 30  # the army deck is apart from the quests
    s = vetoed(s)
    assert (s.turn, s.active) == (1, "B")
    assert [len(s.hand(seat)) for seat in "AB"] == [7, 7]
    assert [s.table.open_quest(seat) >= 0 for seat in (0, 1)] == [True, True]


@rule("ORC-SETUP-06")
def test_lot_decides_who_begins() -> None:
    assert {dealt(seed=seed).asked for seed in range(8)} == {"A", "B"}


@rule("ORC-SETUP-10", "ORC-WIN-04", "ORC-SETUP-04")
def test_everybody_begins_with_his_influence_and_nothing_else() -> None:
    s = vetoed(dealt(first_player=0))
    for seat in "AB":
        n = "AB".index(seat)
        assert (s.influence(seat), s.victory(seat), s.gold(seat), s.grave(seat)) == (20, 0, 0, [])
        assert list(s.table.at(RESERVE, n)) == []
        assert len(s.table.at(ASIDE, n)) == 6  # ten quests, three vetoes, one turned up
        other = s.game.views(s.table, 1 - n)
        assert (other.points(n), other.victory(n)) == (20, 0)  # ORC-SETUP-04 both are public
    assert vetoed(dealt(first_player=0, starting_influence=5)).influence("A") == 5


@rule("ORC-SETUP-08")
@pytest.mark.parametrize(("most", "hand"), [(2, 9), (1, 8), (0, 7)])
def test_the_first_player_has_a_draw_phase_unless_it_is_agreed_otherwise(most: int, hand: int) -> None:
    s = vetoed(dealt(first_player=0, first_player_draws=most))
    s.choose("no")  # no mulligan
    if most == 2:
        s.choose("yes")  # the second card
    s.to("Play")
    assert len(s.hand("A")) == hand
    s.to("Draw", "B")
    s.choose("yes")
    assert len(s.hand("B")) == 9  # all later turns are as always


@rule("ORC-SETUP-11")
def test_turns_go_round_clockwise() -> None:
    s = vetoed(dealt(3, first_player=1))
    for seat in "BCABC":
        s.to("Play", seat)
    assert s.turn == 5


@rule("ORC-SETUP-12")
def test_the_same_seed_and_choices_make_the_same_game() -> None:
    def told(seed: int) -> list[str]:
        s = vetoed(dealt(seed=seed))
        s.to("Play", s.active)
        return s.log()

    assert told(7) == told(7)
    assert len({tuple(told(seed)) for seed in range(4)}) > 1


def test_a_veto_says_whose_quest_deck_and_how_many_more() -> None:
    s = dealt(first_player=0)
    told = "Veto a quest of {seat:%d}'s quest deck, which removes it from the game; %d more after it."
    for vetoer, owner, more in ((0, 1, 2), (1, 0, 2), (0, 1, 1), (1, 0, 1), (0, 1, 0)):
        assert s.game.show.asking(s.game.view(s.table, vetoer)) == told % (owner, more)
        s.choose(s.options()[0])
