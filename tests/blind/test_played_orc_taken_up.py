"""Blind texts of ORC that were understood later, as their writers meant them: pieces picked up, cards laid, X of a target."""

import pytest

from blind.gestures import accepting, aims, targets
from blind.texts import orc, plays
from scenes.orc import Scene

SWORD = dict.fromkeys(("Sword", "Mace", "Helm"), "equipment 1: Equipped creature gets +1/+0.")
GLEANERS, SCRAP = "Gleaners' Errand", "Scrap-Pickers' Bargain"
VERDICT = "Crushing Verdict"
SEER = {"Seer": "creature (Caster) 1/9"}
FORK = "Fork of Three Roads"


def picks(s: Scene, who: str, piece: str) -> None:
    s.choose(f"{who} picks up {piece}")
    s.all_pass()


@plays("Gleaners' Errand")
def test_three_pieces_are_picked_up_in_any_turns() -> None:
    s = orc(
        f"A: offensive: Ox, Yak, Elk, Sword, Mace, Helm; hand: 1; deck: 9; quests: {GLEANERS}\nB: hand: 1; deck: 9",
        SWORD,
    )
    picks(s, "Ox", "Sword")
    accepting(s, GLEANERS)
    picks(s, "Yak", "Mace")
    assert s.progress("A", GLEANERS) == "1 of 3 done"
    picks(s, "Elk", "Helm")
    assert s.progress("A", GLEANERS) == "2 of 3 done"


@plays("Scrap-Pickers' Bargain")
def test_two_pieces_bring_the_escrow_back() -> None:
    s = orc(
        f"A: 9 influence; offensive: Ox, Yak, Sword, Mace; hand: 1; deck: 9; quests: {SCRAP}\nB: hand: 1; deck: 9",
        SWORD,
    )
    accepting(s, SCRAP)
    assert s.points("A") == 6
    picks(s, "Ox", "Sword")
    assert s.victory("A") == 0
    picks(s, "Yak", "Mace")
    assert (s.victory("A"), s.points("A")) == (4, 9)


@plays("Fork of Three Roads")
def test_of_three_cards_one_is_taken_one_laid_and_one_discarded() -> None:
    s = orc(f"A: resources: 3; offensive: Seer; hand: {FORK}; deck: Rat, Cat, Owl, 9\nB: hand: 1; deck: 9", SEER)
    s.choose(f"play {FORK}")
    s.all_pass()
    assert aims(s) == ["Rat", "Cat", "Owl"]
    s.choose("pick Cat")
    assert aims(s) == ["Rat", "Owl"]
    s.choose("pick Owl")
    assert [s.place(name) for name in ("Rat", "Cat", "Owl")] == ["A's graveyard", "A's hand", "A's resources"]


@plays("Crushing Verdict")
@pytest.mark.parametrize(("gold", "who"), [(4, ["Ox"]), (9, ["Ox", "Yak"]), (3, [])])
def test_the_verdict_costs_the_defence_of_its_target_and_one_more(gold: int, who: list[str]) -> None:
    s = orc(
        f"A: resources: {gold}; offensive: Seer; hand: {VERDICT}\nB: hand: 1; deck: 9; defensive: Ox 2/3, Yak 2/8", SEER
    )
    assert (f"play {VERDICT}" in s.options()) is bool(who)
    if who:
        s.choose(f"play {VERDICT}")
        if len(who) > 1:
            assert targets(s) == ["Ox", "Yak"]
            s.choose("target Ox")
        s.all_pass()
        assert (s.place("Ox"), s.gold("A")) == ("B's graveyard", gold - 4)
