"""Blind texts of AVA that designers wrote again and again, played as their writers meant them: cities, moves, waiting magic."""

import pytest

from blind.gestures import fought, resolve
from blind.texts import ava, plays

TEXTS = {"Boon": "magic 0: Gain 3 life points."}


@plays("Wall-Biter Troll")
def test_the_troll_deals_2_more_to_an_undefended_city() -> None:
    for residents, dealt in (("", 2), (": Ox 1/9", None)):
        s = ava(f"A: army: Wall-Biter Troll\nB: city Oak (Body, 20){residents}\nphase: Attack")
        attack = int(s.table.attack[s.card("Wall-Biter Troll")])
        s.choose("attack Oak", "send Wall-Biter Troll", "done")
        fought(s, "block Wall-Biter Troll with Ox")
        assert s.table.harm[s.card("Oak")] == (attack + dealt if dealt is not None else 0)


@plays("Threequay")
def test_who_moves_out_of_threequay_is_not_marked() -> None:
    for state, marked in ((" (advantage)", False), ("", True)):
        s = ava(f"A: city Threequay{state}: Elf 1/1\nB:\nphase: Play")
        s.choose("move Elf to the Army")
        s.settle()
        resolve(s)
        assert (s.place("Elf"), s.marked("Elf")) == ("A's Army", marked)


@plays("Fine for Loose Talk")
@pytest.mark.parametrize(("answer", "life"), [("pay 2 Gaian", 13), ("no", 10)])
def test_magic_is_saved_for_2(answer: str, life: int) -> None:
    s = ava(
        "A: 10 LP; gold 2 Gaian; hand: Boon\nB: gold 5 House of Nobles; hand: Fine for Loose Talk\nphase: Play", TEXTS
    )
    s.choose("play Boon")
    s.settle()
    s.choose("play Fine for Loose Talk")
    while answer not in s.options():
        s.choose("pass")
    s.choose(answer)
    resolve(s)
    assert (s.points("A"), s.place("Boon")) == (life, "A's graveyard")


@plays("Scatter the Flock")
def test_the_attacker_leaves_and_its_controller_says_where_it_goes() -> None:
    s = ava(
        "A: city Oak (Body, 8); city Elm; army: Ram 2/2\nB: 9 LP; gold 4 Gaian; hand: Scatter the Flock\nphase: Attack"
    )
    s.choose("attack B's army", "send Ram", "done")
    s.settle()
    s.choose("play Scatter the Flock")
    while "pick Elm" not in s.options():
        s.choose("pass" if "pass" in s.options() else "target Ram")
    assert s.asked == "A"
    s.choose("pick Elm")
    fought(s)
    assert (s.place("Ram"), s.points("B")) == ("Elm", 9)
