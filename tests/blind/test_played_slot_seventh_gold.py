"""Blind texts of SLOT's last rounds about recruits, payments and rest, played as their writers meant them."""

import pytest

from blind.gestures import recruits, spend, uses
from blind.texts import FAR, FOLK, of_round, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Boss": "level 2 close 1 def 3 life 5", "Tough": "def 4 life 5",
    "Bell": "close 1 def 1 life 1: [ ] - This creature gets +1 close until end of turn.",
    "Bow": "ranged 1 def 1 life 5", "Sore": "close 1 def 1 life 1",
}  # fmt: skip
MILITIA = CAST | {"Miles": "close 1 def 1 life 1 (Militia)", "Chief": "level 2 close 1 def 1 life 1 (Militia)"}
HERALD = CAST | of_round("slot-6", "Storm Herald")  # an earlier round has another
FULL = "Ox marked, Ox marked, Ox marked, Ox marked; back: Ox marked, Ox marked, Ox marked, Ox marked"
PRICED = CAST | {f"Of{n}": f"cost {n} def 1 life 1" for n in (0, 1, 2, 3)} | {"Nil": "cost 0 def 1 life 1"}


def pay(s: Scene) -> None:
    """Pay whatever is asked, and take the first of equal ways."""
    while s.options()[0].startswith(("give", "mark the")):
        s.choose(s.options()[0])


def gold(s: Scene, *names: str) -> list[int]:
    """What is left in the twilight as each of these has been recruited."""
    left = []
    for name in names:
        s.choose(f"recruit {name}")
        s.choose(s.options()[0])
        pay(s)
        left.append(len(s.twilight("A")))
    return left


def joins(name: str, army: str, foes: str = f"front: Ox; {FAR}", pile: str = "", where: str = "B1") -> Scene:
    """The creature is recruited out of the deck; whatever it costs is paid out of the twilight."""
    s = slot(f"A: {army}; deck: {name}{pile}; twilight: 6 Imp\nB: {foes}\nstep: Recruit", HERALD)
    s.choose(f"recruit {name}", f"place {name} in {where}")
    spend(s)
    return s


def moves(s: Scene, who: str) -> list[str]:
    """Where somebody can move on its own."""
    return [label.removeprefix(f"move {who} ") for label in s.options() if label.startswith(f"move {who} ")]


@plays("Recruiting Sergeant")
def test_recruited_with_two_slots_left_it_may_bring_a_militiaman_of_level_one() -> None:
    s = slot(
        "A: front: Ox, Ox, Ox, Ox; back: -, -, -, Page; deck: Recruiting Sergeant, Miles, Chief, Ann; twilight: 3 Imp\n"
        f"B: front: Ox; {FAR}\nstep: Recruit",
        MILITIA,
    )
    s.choose("recruit Recruiting Sergeant", "place Recruiting Sergeant in B1")
    pay(s)
    none = s.fork()
    none.choose("no")
    assert [none.who(f"A B{n}") for n in (1, 2, 3, 4)] == ["Recruiting Sergeant", "", "", "Page"]
    s.choose("yes")
    s.choose("place Miles in B3")
    assert (s.who("A B3"), s.marked("A B3"), "Miles" in recruits(s)) == ("Miles", True, False)


@plays("Recruiting Sergeant")
@pytest.mark.parametrize(
    ("army", "pile"), [("front: Ox, Ox, Ox, Ox; back: -, -, Page, Page", "Miles"), (f"front: Ox; {FAR}", "Chief")]
)
def test_with_one_slot_left_or_without_such_militia_nobody_comes(army: str, pile: str) -> None:
    s = slot(
        f"A: {army}; deck: Recruiting Sergeant, {pile}; twilight: 3 Imp\nB: front: Ox; {FAR}\nstep: Recruit", MILITIA
    )
    s.choose("recruit Recruiting Sergeant", "place Recruiting Sergeant in B1")
    pay(s)
    if s.options() == ["yes", "no"]:
        s.choose("yes")
    assert recruits(s) == [pile]
    assert [s.who(f"A {where}") for where in ("F2", "B2")] == (["Ox", ""] if pile == "Miles" else ["", ""])


@plays("Camp Drudge", "Paymaster of Corvel")
@pytest.mark.parametrize("who", ["Camp Drudge", "Paymaster of Corvel"])
@pytest.mark.parametrize(("cost", "marked"), [(1, [False, True]), (2, [True, False]), (3, [True, True])])
def test_marked_for_a_recruit_it_is_two_gold_and_exactly(who: str, cost: int, marked: list[bool]) -> None:
    s = slot(
        f"A: front: {who}; {FAR}; deck: Recr\nB: front: Ann; {FAR}\nstep: Recruit",
        CAST | {"Recr": f"cost {cost} def 1 life 1"},
    )
    s.choose("recruit Recr", "place Recr in B1")
    assert [s.marked(where) for where in ("A F1", "A B4")] == marked


@plays("Camp Drudge", "Paymaster of Corvel")
@pytest.mark.parametrize("who", ["Camp Drudge", "Paymaster of Corvel"])
def test_alone_it_pays_for_no_recruit_of_one_and_elsewhere_it_is_one(who: str) -> None:
    cast = CAST | {"Recr": "cost 1 def 1 life 1", "Horn": "close 1 def 1 life 1: [2] - Mark target creature."}
    s = slot(f"A: front: {who}; {FAR} marked; deck: Recr\nB: front: Ann; {FAR}\nstep: Recruit", cast)
    assert recruits(s) == []
    for far, can in ((f"{FAR} marked", []), (FAR, ["Horn F2"])):
        s = slot(f"A: front: {who}, Horn marked; {far}\nB: front: Ann; {FAR}\nstep: Abilities", cast)
        assert uses(s) == can


@plays("Ghostlight Wick")
def test_killed_it_may_leave_its_slot_to_a_cheap_one_of_level_one() -> None:
    s = slot(
        "A: front: Witch; back: -, -, -, Page\n"
        "B: front: Ox, Ghostlight Wick; deck: Ann, Chief, Dear, Fair; back: -, -, -, -\nstep: Abilities",
        MILITIA | {"Dear": "cost 3 def 1 life 1", "Fair": "cost 2 def 1 life 1"},
    )
    s.choose("use Witch F1", "target Ghostlight Wick F2")
    assert (s.asked, s.points("A")) == ("B", 2)
    kept = s.fork()
    kept.choose("no")
    assert kept.who("B F2") == ""
    s.choose("yes")
    assert s.options() == ["pick Ann", "pick Fair"]
    s.choose("pick Fair")
    assert (s.who("B F2"), s.marked("B F2"), s.twilight("B")) == ("Fair", True, ["Ghostlight Wick"])


@plays("Ghostlight Wick")
def test_killed_in_a_battle_as_the_last_one_it_may_save_the_army() -> None:
    s = slot(f"A: front: Axe; {FAR}\nB: front: Ghostlight Wick; back: -, -, -, -; deck: Ann", CAST)
    s.choose("attack Ghostlight Wick F1 with Axe F1, close")
    s.choose("yes")
    assert (s.who("B F1"), s.points("A"), s.asked) == ("Ann", 4, "B")


@plays("Moss Giant")
def test_it_owes_two_fees_and_heals_in_step_seven_of_its_players_turns() -> None:
    s = slot("A: front: Moss Giant hurt 2, Ox; back: Ox\nB: front: Ann; back: Ox\nstep: Upkeep", CAST)
    fees = [label for label in s.options() if label.startswith("pay")]
    assert len(fees) == 2
    lost = s.fork()
    lost.choose("give up Moss Giant F1")
    assert (lost.grave("A"), lost.points("B")) == (["Moss Giant"], 0)
    s.choose(fees[0], "give Ox F2")
    s.choose(s.options()[0])
    s.choose("give Ox B1")
    assert s.tokens("A F1") == 2
    s.to("Move", "B")
    assert s.tokens("A F1") == 1
    s.to("Upkeep", "A")
    assert s.tokens("A F1") == 1


@plays("Field Cook")
def test_beside_it_rest_takes_one_point_and_for_itself_two() -> None:
    s = slot(
        "A: front: Field Cook, Ox hurt 2, Ox hurt 1; back: Ox hurt 1, Ox hurt 1\nB: front: Ann; back: Ox\nstep: Action, ap 1",
        CAST,
    )
    assert [label for label in s.options() if label.startswith("rest")] == ["rest Ox F2", "rest Ox B1"]
    whole = {"Hale": "close 1 def 2 life 3: Adjacent allies may rest for 1 action point instead of 2."}
    s = slot("A: front: Hale hurt 1\nB: front: Ann\nstep: Action, ap 1", CAST | whole)
    assert not [label for label in s.options() if label.startswith("rest")]
    s = slot("A: front: Field Cook, Ox hurt 2, Field Cook; back: Ox, Ox\nB: front: Ann; back: Ox", CAST)
    s.choose("rest Ox F2")
    assert (s.ap, s.tokens("A F2"), s.marked("A F2")) == (2, 1, True)
    s = slot("A: front: Ox, Ox hurt 2; back: Ox hurt 1\nB: front: Field Cook; back: Ox\nstep: Action, ap 1", CAST)
    assert not [label for label in s.options() if label.startswith("rest")]


@plays("Pay Mistress")
@pytest.mark.parametrize(
    ("army", "names", "left"),
    [
        ("Pay Mistress marked", ("Of2", "Of3"), [4, 1]),
        ("Pay Mistress marked", ("Of0", "Of2"), [5, 3]),
        ("Pay Mistress marked, Pay Mistress marked", ("Of3", "Of2"), [4, 2]),
        ("Pay Mistress marked, Pay Mistress marked", ("Of1", "Of2"), [5, 3]),
        ("Ox marked", ("Pay Mistress", "Of2"), [3, 1]),
    ],
)
def test_the_first_recruit_of_each_turn_costs_one_less(army: str, names: tuple[str, ...], left: list[int]) -> None:
    s = slot(
        f"A: front: {army}; {FAR} marked; deck: {', '.join(names)}, Nil; twilight: 5 Imp\nB: front: Ann\nstep: Recruit",
        PRICED,
    )
    assert gold(s, *names) == left


@plays("Twilight Ferryman")
@pytest.mark.parametrize(
    ("army", "imps", "cost", "can"),
    [
        ("Twilight Ferryman marked", 1, 1, False), ("Twilight Ferryman marked", 1, 2, True),
        ("Twilight Ferryman marked", 1, 3, False), ("Twilight Ferryman", 1, 3, True), ("Ox marked", 1, 2, False),
    ],
)  # fmt: skip
def test_for_a_recruit_the_twilight_is_worth_twice(army: str, imps: int, cost: int, can: bool) -> None:
    s = slot(
        f"A: front: {army}; {FAR} marked; deck: Of{cost}; twilight: {imps} Imp\nB: front: Ann\nstep: Recruit", PRICED
    )
    assert (f"Of{cost}" in recruits(s)) == can


@plays("Twilight Ferryman")
def test_for_an_ability_and_a_fee_it_is_worth_one() -> None:
    cast = CAST | {"Horn": "close 1 def 1 life 1: [2] - Mark target creature."}
    for imps, can in ((1, []), (2, ["Horn F2"])):
        s = slot(
            f"A: front: Twilight Ferryman marked, Horn; {FAR} marked; twilight: {imps} Imp\nB: front: Ann\nstep: Abilities",
            cast,
        )
        assert uses(s) == can
    s = slot(
        f"A: front: Twilight Ferryman marked, Boss marked; {FAR} marked; twilight: 2 Imp\nB: front: Ann\nstep: Upkeep",
        CAST,
    )
    s.choose("pay 1 for Boss F2")
    assert s.twilight("A") == ["Imp"]


@plays("Grave Sprout")
@pytest.mark.parametrize(("army", "gold", "can"), [("Ox marked", 1, False), ("Ox marked", 2, True), (FULL, 3, False)])
def test_it_is_recruited_out_of_the_graveyard_for_one_more(army: str, gold: int, can: bool) -> None:
    s = slot(
        f"A: front: {army}; grave: Imp, Grave Sprout, Ann; twilight: {gold} Imp\nB: front: Ann\nstep: Recruit", CAST
    )
    assert ("Grave Sprout (graveyard)" in recruits(s)) == can
    assert set(recruits(s)) <= {"Grave Sprout (graveyard)"}
    if can:
        s.choose("recruit Grave Sprout (graveyard)", "place Grave Sprout (graveyard) in F2")
        pay(s)
        assert (s.who("A F2"), s.marked("A F2"), s.twilight("A")) == ("Grave Sprout", True, [])
        assert "Grave Sprout" not in s.grave("A")


@plays("Grave Sprout")
def test_out_of_the_deck_it_costs_what_it_costs() -> None:
    s = slot("A: front: Ox marked; deck: Grave Sprout, Nil; twilight: 1 Imp\nB: front: Ann\nstep: Recruit", PRICED)
    assert gold(s, "Grave Sprout") == [0]


@plays("Culvert Ambusher")
@pytest.mark.parametrize(("where", "marked"), [("B1", False), ("F2", True)])
def test_recruited_into_the_back_row_it_arrives_unmarked(where: str, marked: bool) -> None:
    s = joins("Culvert Ambusher", f"front: Ox; {FAR}", where=where)
    assert s.marked(f"A {where}") == marked
    s.to("Move")
    assert bool(moves(s, f"Culvert Ambusher {where}")) != marked
