"""More blind regions of round 24, played as their writer meant them."""

import pytest

from blind.gestures import offered, starting, values
from blind.test_played_ava_regions_bids import ALL, ONE, TWO, won
from blind.test_played_ava_regions_round24 import ALLEYS, DRILL, OBSERVATORY, TEXTS, answered, event
from blind.texts import plays, regions, until
from scenes.regions import Scene


@plays("Barricaded Alleys")
@pytest.mark.parametrize(("where", "damage"), [
    ("body: Cow 2/9, Pig 3/9", 2), ("mind: Cow 2/9; body: Pig 3/9", 2), ("soul: Cow 2/9", 2),
])  # fmt: skip
def test_in_the_alleys_civilians_strike_back(where: str, damage: int) -> None:
    for region, struck in ((ALLEYS, damage), ("Salt", 0)):
        s = regions(f"A: army: Ewe 1/9, Sow 1/9; hand: 1\nB: region {region}; {where}; hand: 1\nphase: Attack", TEXTS)
        s.attack(region, "Ewe")
        s.defend("Ewe with Cow")
        assert (s.damage("Ewe"), s.damage("Cow"), s.damage(region)) == (struck, 1, 0)


@plays("Barricaded Alleys")
def test_all_else_of_civilian_defence_is_as_ever() -> None:
    s = regions(
        f"A: army: Ewe 1/9; hand: 1\nB: region {ALLEYS}; body: Cow 2/9, Pig 3/9; mind: Hen marked; soul: Bat; army: Elk; "
        "hand: 1\nphase: Attack", TEXTS,
    )  # fmt: skip
    s.attack(ALLEYS, "Ewe")
    assert sorted(starting(s, "block")) == [f"block Ewe with {name}" for name in ("Avatar of B", "Bat", "Cow", "Elk")]
    s.choose("block Ewe with Cow")
    assert sorted(starting(s, "block")) == ["block Ewe with Bat"]
    s = regions(
        f"A: army: Ewe 1/9; hand: 1\nB: region {ALLEYS}; body: Cow 2/9; army: Elk 3/9; hand: 1\nphase: Attack", TEXTS
    )
    s.attack(ALLEYS, "Ewe")
    s.defend("Ewe with Elk")
    assert (s.damage("Ewe"), s.damage("Elk")) == (3, 1)


@plays("Barricaded Alleys")
def test_both_strike_at_once_and_several_add_up_and_foes_civilians_do_not() -> None:
    s = regions(f"A: army: Ewe 9/2; hand: 1\nB: region {ALLEYS}; body: Cow 2/9; hand: 1\nphase: Attack", TEXTS)
    s.attack(ALLEYS, "Ewe")
    s.defend("Ewe with Cow")
    assert (s.place("Ewe"), s.place("Cow")) == ("A's graveyard", "B's graveyard")
    s = regions(
        f"A: army: Ewe 1/9; hand: 1\nB: region {ALLEYS}; body: Cow 2/9; mind: Pig 3/9; hand: 1\nphase: Attack", TEXTS
    )
    s.attack(ALLEYS, "Ewe")
    s.defend("Ewe with Cow", "Ewe with Pig")
    assert s.damage("Ewe") == 5
    s = regions(f"A: region {ALLEYS}; army: Ewe 1/9; hand: 1\nB: body: Cow 2/9; hand: 1\nphase: Attack", TEXTS)
    s.attack("Keep of B", "Ewe")
    s.defend("Ewe with Cow")
    assert (s.damage("Ewe"), s.damage("Cow")) == (0, 1)


GAINS = [
    ((), (), 0, 1),
    (ONE, (), 1, 1),
    (ONE, ONE, 0, 1),
    (TWO, (), 1, 2),
    (TWO, ONE, 1, 1),
    (TWO, TWO, 0, 1),
    (ALL, (), 1, 2),
]


@plays("Drill-Fields of the Ninth Road")
@pytest.mark.parametrize(("disciplines", "points", "more", "moves"), GAINS)
def test_drilled_the_front_strikes_harder_and_moves_again(
    disciplines: tuple[str, ...], points: tuple[str, ...], more: int, moves: int
) -> None:
    s = won(
        DRILL, disciplines, points, "army: Yak 1/9, Ewe 1/9, Cur 1/9; hand: Wait", "army: Elk 1/9; hand: 1; deck: 9"
    )
    until(s, "move")
    assert (s.phase, values(s, "Yak", "Ewe", "Elk", "Ox")) == ("Play", [f"{1 + more}/9", f"{1 + more}/9", "1/9", "1/1"])
    assert s.value("Avatar of A") == "0/0"
    assert s.victory("A") == (3 if disciplines == ALL else len(points))
    for n, name in enumerate(("Yak", "Avatar of A", "Cur")):
        assert bool(offered(s, "move")) == (n < moves)
        if n < moves:
            s.carry_out(f"move {name} to the Soul Domain")
            assert s.marked(name)
    assert (s.value("Yak"), s.value("Ewe")) == ("1/9", f"{1 + more}/9")  # the one has left the Front
    s.to("Second Play")
    assert not offered(s, "move")
    s.to("Play", "B")
    assert s.value("Ewe") == "1/9"
    s.to("Play", "A")
    s.carry_out("move Ewe to the Soul Domain")
    assert not offered(s, "move")


@plays("Drill-Fields of the Ninth Road")
def test_one_move_in_each_play_phase_and_none_more_without_the_fields() -> None:
    s = won(DRILL, TWO, (), "army: Yak 1/9, Ewe 1/9; hand: Wait", "army: Elk 1/9; hand: 1; deck: 9")
    until(s, "move")
    s.carry_out("move Yak to the Soul Domain")
    s.to("Second Play")
    s.carry_out("move Ewe to the Soul Domain")
    assert (s.marked("Ewe"), offered(s, "move")) == (True, [])
    for first in (False, True):
        s = regions(
            f"A: region {DRILL} advantage domination; army: Yak 1/9, Ewe 1/9; body: Cow 1/1; hand: Call, Ram, 1\n"
            "B: army: Elk 1/9; hand: 1", event("Call", "The Empire") | {"Ram": event("Ram", "The Empire")["Ram"]},
        )  # fmt: skip
        assert values(s, "Yak", "Cow") == ["2/9", "1/1"]
        s.play("Call", "target Cow")
        assert s.value("Cow") == "2/1"
        s.carry_out("move Yak to the Mind Domain") if first else None
        s.play("Ram", f"target {DRILL}")
        assert values(s, "Ewe", "Cow") == ["1/9", "1/1"]
        if not first:
            s.carry_out("move Yak to the Mind Domain")
        assert not offered(s, "move")


@plays("Drill-Fields of the Ninth Road")
@pytest.mark.parametrize("disciplines", [ONE, TWO])
def test_won_in_anothers_turn_it_holds_for_defenders_and_brings_no_move(disciplines: tuple[str, ...]) -> None:
    s = answered(DRILL, *disciplines)
    s.to("Attack")
    assert (s.active, values(s, "Yak", "Elk")) == ("B", ["2/9", "1/9"])
    s.attack(DRILL, "Elk")
    s.defend("Elk with Yak")
    assert s.damage("Elk") == 2
    s.to("Play", "A")
    assert s.value("Yak") == "1/9"
    s.carry_out("move Yak to the Soul Domain")
    assert not offered(s, "move")


def observed(s: Scene, points: tuple[str, ...] = (), buries: bool = False) -> int:
    """Winners choose, the benefits are carried out in their order; how often has A looked at his top card?"""
    looked = 0
    while s.phase == "Tactics":
        options = s.options()
        prizes = [o for o in options if ": 1 VP" in o or ": the benefit" in o]
        if prizes:
            wanted = "1 VP" if prizes[0].partition(":")[0] in points else "the benefit"
            s.choose(next(o for o in prizes if o.endswith(wanted)))
        elif starting(s, "trigger of"):  # the writer tells the order; in the game a player puts his triggers in order,
            s.choose(options[-1])  # and the last that is named comes first
        elif starting(s, "yes"):
            assert s.asked == "A"
            looked += 1
            s.choose("yes" if buries else "no")
        else:
            s.choose(s.way_on())
    return looked


SEEN = (
    f"A: region {OBSERVATORY}; body: Ox, Oxlip marked; mind: Cow; soul: Hen, Bat; avatar in Mind marked; army: Yak marked; "
    "hand: Wait; deck: Ash, Elm, Fir\nB: army: Elk marked; body: Pig marked; hand: 1; deck: 9\nphase: Tactics"
)


@plays("Threefold Observatory")
@pytest.mark.parametrize(("disciplines", "points", "looks", "draws", "wakes"), [
    ((), (), 0, 0, False), (ONE, (), 1, 0, False), (ONE, ONE, 0, 0, False), (TWO, (), 1, 1, False), (TWO, ONE, 1, 0, False),
    (TWO, TWO, 0, 0, False), (ALL, (), 1, 1, True),
])  # fmt: skip
@pytest.mark.parametrize("buries", [False, True])
def test_what_is_seen_from_the_observatory(
    disciplines: tuple[str, ...], points: tuple[str, ...], looks: int, draws: int, wakes: bool, buries: bool
) -> None:
    s = regions(SEEN, TEXTS)
    bids = {"Body": "Ox", "Mind": "Cow", "Soul": "Hen"}
    for discipline in disciplines:
        until(s, f"claim {discipline}")
        s.choose(f"claim {discipline}", f"bid {bids[discipline]}")
        s.choose(*starting(s, "done"))
    assert observed(s, points, buries) == looks
    order = ["Elm", "Fir", "Ash"] if looks and buries else ["Ash", "Elm", "Fir"]
    assert (s.deck("A"), s.hand("A")) == (order[draws:], ["Wait", *order[:draws]])
    tired = [] if wakes else [bids[discipline] for discipline in disciplines] + ["Oxlip"]
    assert [n for n in ("Ox", "Oxlip", "Cow", "Hen", "Bat") if s.marked(n)] == sorted(
        tired, key="Ox Oxlip Cow Hen".index
    )
    assert all(s.marked(n) for n in ("Yak", "Avatar of A", "Elk", "Pig"))
    assert s.victory("A") == (3 if disciplines == ALL else len(points))


@plays("Threefold Observatory")
def test_it_is_seen_in_others_turns_too() -> None:
    s = answered(OBSERVATORY, *ALL)
    assert (s.active, s.victory("A"), len(s.deck("A")), len(s.deck("B"))) == ("B", 3, 8, 9)
    assert not any(s.marked(n) for n in ("Ox", "Oxlip", "Cow", "Cowslip", "Hen", "Henbane"))
    assert all(s.marked(n) for n in ("Bee", "Bug", "Bat"))
    s = answered(OBSERVATORY, "Body")
    assert (s.active, len(s.deck("A")), s.marked("Ox"), s.marked("Oxlip")) == ("B", 9, True, True)
