"""Blind texts of SLOT that change what moves, rest and recruits cost, played as their writers meant them."""

import pytest

from blind.gestures import recruits
from blind.texts import FAR, FOLK, plays, slot
from wtactics.rulesets.slot.rules.act import Act

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Boss": "level 2 cost 4 close 1 def 3 life 5",
    "Chief": "level 2 cost 2 def 3 life 2", "Recruit": "cost 1 close 1 def 1 life 1",
}  # fmt: skip


@plays("Errand Page")
def test_it_moves_and_swaps_without_action_points_and_is_marked_by_it() -> None:
    s = slot(
        "A: front: Errand Page, Ox, Ox; back: -, -, -, Page\nB: front: Ann; back: -, -, -, Page\nstep: Move, ap 1",
        CAST,
    )
    s.choose("move Ox F3 to B3")
    assert s.ap == 0
    moves = [label for label in s.options() if label.startswith("move")]
    assert sorted(moves) == ["move Errand Page F1 to B1", "move Errand Page F1 to F2, swapping with Ox"]
    s.stop_at(Act)
    s.choose("move Errand Page F1 to F2")
    assert (s.who("A F2"), s.marked("A F2"), s.ap) == ("Errand Page", True, 0)


@plays("Errand Page")
def test_marked_it_stays_and_a_swap_begun_by_another_has_its_price() -> None:
    s = slot(f"A: front: Errand Page marked, Ox; {FAR}\nB: front: Ann; {FAR}\nstep: Move, ap 3", CAST)
    assert not [label for label in s.options() if label.startswith("move Errand")]
    s.choose("move Ox F2 to F1")
    assert (s.who("A F2"), s.ap) == ("Errand Page", 2)


@plays("Camp Surgeon")
@pytest.mark.parametrize(
    ("army", "rester", "left"),
    [
        ("front: Camp Surgeon, Ox hurt 1; back: -, -, -, Page", "Ox F2", 2),
        ("front: Camp Surgeon, Ox hurt 1, Camp Surgeon; back: -, -, -, Page", "Ox F2", 3),
        ("front: Camp Surgeon, -, Ox hurt 1; back: -, -, -, Page", "Ox F3", 1),
        ("front: Camp Surgeon hurt 1, Ox; back: -, -, -, Page", "Camp Surgeon F1", 1),
    ],
)
def test_beside_it_rest_is_cheaper(army: str, rester: str, left: int) -> None:
    s = slot(f"A: {army}\nB: front: Ann; back: -, -, -, Page", CAST)
    s.choose(f"rest {rester}")
    where = f"A {rester[-2:]}"
    assert (s.tokens(where), s.marked(where), s.ap) == (0, True, left)


@plays("Camp Surgeon")
def test_one_point_is_enough_beside_it() -> None:
    s = slot(
        "A: front: Camp Surgeon, Ox hurt 1, Ox hurt 1, Ann\nB: front: Ann; back: -, -, -, Page\nstep: Action, ap 1",
        CAST,
    )
    assert [label for label in s.options() if label.startswith("rest")] == ["rest Ox F2"]


CLERK = "A: front: {}; back: -, -, -, Ann marked; deck: Boss, Ann{}\nB: front: Ann; back: -, -, -, Page\nstep: Recruit"


@plays("Muster Clerk")
@pytest.mark.parametrize(
    ("row", "price"),
    [
        ("Muster Clerk marked, Ann marked, Ann marked, Ann marked", 3),
        ("Muster Clerk marked, Muster Clerk marked, Ann marked, Ann marked", 2),
        ("Muster Clerk marked, Ann marked, Ann marked", 4),
        ("Ann marked, Ann marked, Ann marked, Ann marked", 4),
    ],
)
def test_behind_a_full_front_row_level_2_is_cheaper(row: str, price: int) -> None:
    for gold in (price - 1, price):
        s = slot(CLERK.format(row, f"; twilight: {gold} Imp"), CAST)
        assert ("Boss" in recruits(s)) == (gold == price)
    s.choose("recruit Boss")
    s.choose(*[label for label in s.options() if label.startswith("place")][-1:])
    assert (s.grave("A"), s.twilight("A")) == (["Imp"] * price, [])
    back = [s.who(f"A B{n}") for n in (1, 2, 3)]
    assert "Boss" in ([*back, s.who("A F4")] if row.count(",") == 2 else back)


@plays("Muster Clerk")
def test_level_1_costs_what_it_costs_and_he_stands_behind_too() -> None:
    s = slot(
        """
        A: front: Ann marked, Ann marked, Ann marked, Ann marked; back: Muster Clerk marked;
           deck: Boss, Chief, Pal, Guest; twilight: 2 Imp
        B: front: Ann; back: -, -, -, Page
        step: Recruit
        """,
        CAST | {"Pal": "cost 3 close 1 def 1 life 1", "Guest": "level 2 cost 3 close 1 def 1 life 1"},
    )
    assert recruits(s) == ["Chief", "Guest"]


@plays("Toll Baron")
@pytest.mark.parametrize(("row", "price"), [("Toll Baron", 2), ("Toll Baron, Toll Baron", 3), ("Ann", 1)])
def test_the_enemy_pays_one_more_for_each_of_them(row: str, price: int) -> None:
    for gold in (price - 1, price):
        s = slot(
            f"""
            A: front: Ann marked, -, -, -; back: -, -, -, Page marked; deck: Recruit, Ann; twilight: {gold or "-"} Imp
            B: front: {row}; back: -, -, -, Page
            step: Recruit
            """.replace("; twilight: - Imp", ""),
            CAST,
        )
        assert any("recruit Recruit" in label for label in s.options()) == (gold == price)


@plays("Toll Baron")
def test_its_own_players_recruits_cost_as_before() -> None:
    s = slot(
        f"A: front: Toll Baron marked; {FAR} marked; deck: Recruit; twilight: Imp\nB: front: Ann; {FAR}\nstep: Recruit",
        CAST,
    )
    assert any("recruit Recruit" in label for label in s.options())
