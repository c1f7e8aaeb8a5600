"""Blind texts of AVA's latest round, played as their writer meant them."""

import pytest

from blind.gestures import targets
from blind.texts import ava, plays


@plays("Boar of the Kitchen Gardens")
def test_it_is_tougher_as_a_resident() -> None:
    name = "Boar of the Kitchen Gardens"
    assert ava(f"A: army: {name}; city Dale; hand: 1\nB:").value(name) == "3/1"
    assert ava(f"A: city Dale: {name}; hand: 1\nB:").value(name) == "3/4"


@plays("Slinger of Cinders")
def test_marked_it_harms_a_creature_anywhere_or_of_its_own_city() -> None:
    s = ava("A: army: Slinger of Cinders, Cow 1/9; hand: 1\nB: army: Elk 1/9")
    s.choose("use Slinger of Cinders")
    assert {"Cow", "Elk"} <= set(targets(s))
    s.choose("target Elk")
    s.all_pass()
    assert (s.damage("Elk"), s.damage("Cow"), s.marked("Slinger of Cinders")) == (1, 0, True)
    s = ava("A: city Dale (Body, 8): Slinger of Cinders, Rat 1/9; army: Cow 1/9; hand: 1\nB: army: Elk 1/9")
    s.choose("use Slinger of Cinders")
    assert set(targets(s)) == {"Slinger of Cinders", "Rat"}


@plays("Mason of the Brook")
@pytest.mark.parametrize(("hurt", "left"), [(5, 3), (1, 0)])
def test_marked_it_mends_two_of_a_city(hurt: int, left: int) -> None:
    s = ava(f"A: army: Mason of the Brook; city Dale (Body, 8, hurt {hurt}); hand: 1\nB: city Fen (Mind, 8, hurt 4)")
    s.choose("use Mason of the Brook")
    assert sorted(targets(s)) == ["Dale", "Fen"]
    s.choose("target Dale")
    s.all_pass()
    assert (s.damage("Dale"), s.damage("Fen"), s.marked("Mason of the Brook")) == (left, 4, True)


@plays("Tar and Straw")
def test_a_city_of_anybody_suffers_three() -> None:
    s = ava("A: gold 2 Red Banner; hand: Tar and Straw, 1; city Dale (Body, 8)\nB: city Fen (Mind, 8)")
    s.choose("play Tar and Straw")
    assert sorted(targets(s)) == ["Dale", "Fen"]
    s.choose("target Fen")
    s.all_pass()
    assert (s.damage("Fen"), s.damage("Dale")) == (3, 0)


@plays("Boots in the Dark")
def test_only_ones_own_avatar_is_unmarked() -> None:
    s = ava("A: gold 1 The Empire; avatar marked; army: Ox marked; hand: Boots in the Dark, 1\nB: avatar marked")
    s.play("Boots in the Dark")
    assert [s.marked(name) for name in ("Avatar of A", "Avatar of B", "Ox")] == [False, True, True]
