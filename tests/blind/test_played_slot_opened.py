"""Blind texts of SLOT on recruits, upkeeps, neighbours and bans that were understood later, played as they were meant."""

import pytest

from blind.gestures import recruits, uses
from blind.texts import FAR, FOLK, plays, slot

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 def 3 life 5", "Sly": "close 1 magic 9 def 3 life 5",
    "Pal": "cost 1 close 1 def 1 life 1", "Guest": "cost 3 close 1 def 1 life 1", "Rat": "cost 2 close 1 def 1 life 1 (Rat)",
    "Zap": "def 1 life 1: [ ] - Deal 1 damage to target creature.", "Owed": "close 1 def 3 life 5 upkeep 1",
    "Bell": "close 1 def 1 life 1: [ ] - This creature gets +1 close until end of turn.",
}  # fmt: skip


@plays("Customs Officer")
def test_each_recruit_beyond_the_first_of_a_turn_costs_one_more() -> None:
    s = slot(f"A: {FAR} marked; deck: 2 Pal; twilight: 2 Imp\nB: front: Customs Officer; {FAR}\nstep: Recruit", CAST)
    assert recruits(s) == ["Pal"]
    s.choose("recruit Pal")
    s.choose(*[o for o in s.options() if o.startswith("place")][:1])
    assert not recruits(s) if s.phase == "Recruit" else True
    assert s.deck("A") == ["Pal"]
    s = slot(f"A: {FAR} marked; deck: 2 Pal; twilight: 3 Imp\nB: front: Customs Officer; {FAR}\nstep: Recruit", CAST)
    s.choose("recruit Pal")
    s.choose(*[o for o in s.options() if o.startswith("place")][:1])
    assert recruits(s) == ["Pal"]


@plays("Warren Queen")
def test_rats_are_cheaper_and_go_to_the_twilight_in_the_own_turn() -> None:
    s = slot(
        f"A: front: Warren Queen marked; {FAR} marked; deck: Rat, Guest; twilight: Imp\nB: front: Ann; {FAR}\nstep: Recruit",
        CAST,
    )
    assert recruits(s) == ["Rat"]
    s = slot(
        f"A: front: Warren Queen, Rat, Zap, Zap, Ox; {FAR}\nB: front: Ann; {FAR}\nstep: Abilities".replace(
            ", Ox;", ";"
        ),
        CAST,
    )
    s.choose("use Zap F3", "target Rat F2")
    s.choose(*[o for o in s.options() if o.startswith("use Zap")][:1])
    s.choose("target Zap F3")
    assert (s.twilight("A"), s.grave("A")) == (["Rat"], ["Zap"])


@plays("Tithe Collector")
def test_each_unpaid_upkeep_of_the_opponent_is_a_point() -> None:
    s = slot(f"A: front: Tithe Collector; {FAR}\nB: front: Owed marked, Owed marked, Ann; {FAR}", CAST)
    s.to("Upkeep", "B")
    before = s.points("A")
    s.choose(next(o for o in s.options() if not o.startswith("pay")))
    assert s.points("A") == before + 1


@plays("Chapel Knight")
def test_the_knight_and_allies_beside_him_are_no_targets_of_magic() -> None:
    s = slot(f"A: front: Sly; {FAR}\nB: front: Chapel Knight, Ann; back: Ann, Ann, -, -", CAST)
    shots = {o for o in s.options() if o.startswith("attack") and "with Sly" in o and "ranged" in o}
    assert {o.split()[2] for o in shots} == set()
    s = slot(f"A: front: Sly; {FAR}\nB: front: Ann, Ann, Chapel Knight", CAST)
    shots = {o for o in s.options() if o.startswith("attack") and "with Sly" in o and "ranged" in o}
    assert {o.split()[2] for o in shots} == {"F1"}


@plays("Hearth Warden")
@pytest.mark.parametrize(("where", "left"), [("F2", 0), ("B1", 0), ("F3", 1)])
def test_who_comes_beside_it_may_heal_it(where: str, left: int) -> None:
    s = slot(
        f"A: front: Hearth Warden hurt 1; {FAR}; deck: Pal; twilight: Imp\nB: front: Ann; {FAR}\nstep: Recruit", CAST
    )
    s.choose("recruit Pal", f"place Pal in {where}")
    while s.asked == "A" and s.phase == "Recruit":
        s.choose(next((o for o in s.options() if o == "yes" or o.startswith("give Imp")), s.options()[0]))
    assert s.tokens("A F1") == left


@plays("Sworn Bodyguard", "Oathbound Guardian")
@pytest.mark.parametrize("guard", ["Sworn Bodyguard", "Oathbound Guardian"])
@pytest.mark.parametrize(("answer", "tokens"), [("yes", (0, 1)), ("no", (1, 0))])
def test_beside_it_another_is_spared(guard: str, answer: str, tokens: tuple[int, int]) -> None:
    s = slot(f"A: front: Club; {FAR}\nB: front: Ann, {guard}; {FAR}", CAST)
    s.choose("attack Ann F1 with Club F1, close")
    while answer not in s.options():
        s.choose(s.way_on())
    assert s.asked == "B"
    s.choose(answer)
    s.decline()
    assert (s.tokens("B F1"), s.tokens("B F2")) == tokens


@plays("Sworn Bodyguard", "Oathbound Guardian")
@pytest.mark.parametrize("guard", ["Sworn Bodyguard", "Oathbound Guardian"])
def test_an_ability_or_one_far_away_is_not_its_duty(guard: str) -> None:
    s = slot(f"A: front: Zap; {FAR}\nB: front: Ann, {guard}; {FAR}\nstep: Abilities", CAST)
    s.choose("use Zap F1", "target Ann F1")
    assert "yes" not in s.options()
    assert s.tokens("B F1") == 1
    s = slot(f"A: front: Club; {FAR}\nB: front: Ann, -, {guard}; {FAR}", CAST)
    s.choose("attack Ann F1 with Club F1, close")
    s.decline()
    assert s.tokens("B F1") == 1


@plays("Barrow Weaver")
def test_a_cheap_creature_of_the_graveyard_comes_back_marked() -> None:
    s = slot(f"A: front: Barrow Weaver, Ox, Ox; {FAR}; grave: Pal, Guest\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    s.choose("use Barrow Weaver F1")
    for _ in range(6):
        if "Pal" in [name.rsplit(" ", 1)[0] for name in s.army("A")]:
            break
        s.choose(next((o for o in s.options() if "Pal" in o or o.startswith("give Ox")), s.options()[0]))
    there = next(name for name in s.army("A") if name.startswith("Pal"))
    assert s.marked(f"A {there[-2:]}")
    assert [s.marked(f"A F{n}") for n in (1, 2, 3)] == [True, True, True]
    s = slot(f"A: front: Barrow Weaver, Ox, Ox; {FAR}; grave: Guest\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    assert not [label for label in s.options() if label.startswith("use")]  # without such a card it cannot be used


@plays("Hush Witch")
def test_in_its_column_no_enemy_uses_abilities_wherever_they_go_until_the_turn_ends() -> None:
    s = slot(
        "A: front: Hush Witch, Ox, Zap; back: -, -, -, Page\nB: front: Bell, Bell; back: -, -, -, Page\nstep: Abilities",
        CAST,
    )
    s.choose("use Hush Witch F1", "give Ox F2")
    assert (s.asked, uses(s)) == ("B", ["Bell F2"])
    s.decline()
    s.to("Action", "B")
    assert "Bell F1" in uses(s)


@plays("Old Quartermaster")
@pytest.mark.parametrize(("card", "marks"), [("Guest", 1), ("Pal", 1)])
def test_the_first_recruit_of_the_next_turn_is_cheaper_but_costs_one(card: str, marks: int) -> None:
    s = slot(
        f"A: front: Old Quartermaster, Ox, Ox, Ox; {FAR}; deck: 2 {card}\nB: front: Ann; {FAR}\nstep: Abilities", CAST
    )
    s.choose("use Old Quartermaster F1")
    s.to("Recruit", "A")
    for most in (marks, {"Guest": 3, "Pal": 1}[card]):
        before = sum(s.marked(f"A {name[-2:]}") for name in s.army("A"))
        s.choose(f"recruit {card}", next(f"place {card} in {slot}" for slot in ("B1", "B2") if not s.who(f"A {slot}")))
        while [o for o in s.options() if o.startswith("give")]:
            s.choose(s.options()[0])
        after = sum(s.marked(f"A {name[-2:]}") for name in s.army("A"))
        assert after - before == most + 1  # and the recruit itself


@plays("Old Quartermaster")
def test_unused_in_the_next_turn_it_is_lost() -> None:
    s = slot(f"A: front: Old Quartermaster, Ox; {FAR}; deck: Guest\nB: front: Ann; {FAR}\nstep: Abilities", CAST)
    s.choose("use Old Quartermaster F1")
    s.to("Action", "A")
    s.to("Recruit", "A") if s.phase != "Recruit" else None
    s.to("Action", "A")
    s.to("Action", "B")
    s.to("Recruit", "A")
    s.choose("recruit Guest")
    s.choose("place Guest in B1")
    while [o for o in s.options() if o.startswith("give")]:
        s.choose(s.options()[0])
    assert sum(s.marked(f"A {name[-2:]}") for name in s.army("A")) == 4
