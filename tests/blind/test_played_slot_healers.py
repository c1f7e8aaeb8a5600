"""Blind texts of SLOT on what abilities do, played as their writers meant them."""

from blind.texts import FAR, FOLK, plays, slot

CAST = FOLK | {
    "Killer": "close 9 ranged 9 def 9 life 9",
}  # fmt: skip


@plays("Lockjaw Constable")
def test_an_enemy_of_the_column_does_not_strike_back_this_turn() -> None:
    s = slot(f"A: front: Lockjaw Constable, Ann; {FAR}\nB: front: Killer, Killer; back: Killer\nstep: Abilities", CAST)
    s.choose("use Lockjaw Constable F1")
    assert sorted(s.options()) == ["target Killer B1", "target Killer F1"]
    s.choose("target Killer F1")
    s.to("Action", "A")
    free = s.fork()
    for scene, column, tokens in ((s, 1, 0), (free, 2, 1)):
        scene.choose(f"attack Killer F{column} with Ann F2, close")
        scene.decline()
        assert scene.tokens("A F2") == tokens


@plays("Millpond Healer")
def test_it_takes_a_token_off_an_ally_beside_it() -> None:
    who = "Millpond Healer"
    s = slot(f"A: front: {who} hurt 1, Ox hurt 2, Ox hurt 2; back: Ox\nB: front: Ox hurt 1\nstep: Abilities", CAST)
    s.choose(f"use {who} F1")
    while s.options()[0].startswith(("target", "give")):
        s.choose("give Ox B1" if "give Ox B1" in s.options() else s.options()[0])
        assert not any(o.startswith("target") and "F3" in o for o in s.options())
    assert [s.tokens(f"A {w}") for w in ("F1", "F2", "F3")] == [1, 1, 2]
    assert (s.tokens("B F1"), s.marked("A F1"), s.marked("A B1")) == (1, True, True)
    well = slot(f"A: front: {who} hurt 1, Ox, Ox hurt 2\nB: front: Ox hurt 1\nstep: Abilities", CAST)
    assert f"use {who} F1" not in well.options()
