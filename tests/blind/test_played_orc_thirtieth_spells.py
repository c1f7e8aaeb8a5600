"""Blind events and magic of ORC's round 28, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, starting, targets, values
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Swap": "event 0: Put target creature into its controller's other front.", "Free": "event 0: Unmark target creature.",
    "Sage": "creature 1 (Caster) 1/1", "Druid": "creature 2 (Elf Caster) 1/1", "Vague": "creature X+1 1/9",
    "Guard": "creature 1/1: (A): Demons you control get 0/+1.", "Monk": "creature (Caster) 1/1: (A): Demons get 0/+1.",
    "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Cheap": "creature 2 1/9", "Dear": "creature 3 1/9", "Lord": "creature 4 1/9", "Nobody": "creature 0 1/1",
    "Helm": "equipment 0 (Helmet): Equipped creature gets 0/+1.", "Coat": "equipment 0 (Armor): Equipped creature gets 0/+1.",
    "Mace": "equipment 0 (Weapon): Equipped creature gets +1/0.",
    "Oath": "enchantment 0: Attach to target creature. Enchanted creature gets 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
SPIT, BURRS, WRONG, SUN = "Spit and Roar", "Burrs in the Bedroll", "Wrong Rallying Point", "Sun in Their Eyes"
FINDERS, WHEEL, HAIL = "Finders", "Wheel to the Other Flank", "Shared Hailstones"
RUG, LITANY, BREATH = "Rug Pulled Sideways", "Litany by Many Mouths", "Foreclosure of Breath"


def casting(s: Scene, card: str, front: str) -> None:
    """Somebody plays it in that front as soon as he can, as far as its targets."""
    until(s, f"play {card}")
    aiming(s, card, front)


TABLE = (
    "A: {} gold; offensive: Ox 1/9, Guard assigned, Sage; defensive: Rat; hand: {}\n"
    "B: defensive: Cow 1/9, Guard assigned, Pig 1/9 marked; offensive: Hen; hand: 1"
)


@plays("Spit and Roar")
@pytest.mark.parametrize("name", ["Ox", "Cow"])
def test_who_roars_is_fierce_for_the_turn(name: str) -> None:
    s = orc(TABLE.format(1, f"{SPIT}, Swap"), TEXTS)
    aiming(s, SPIT)
    assert (len(targets(s)), {"Ox", "Sage", "Cow", "Pig"} <= set(targets(s))) == (5, True)
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.value(name), s.gold("A")) == ("4/9", 0)
    s.do("play Swap", f"target {name}")
    assert s.value(name) == "4/9"
    s.to("Play", "B")
    assert s.value(name) == "1/9"


@plays("Burrs in the Bedroll")
@pytest.mark.parametrize("name", ["Ox", "Cow", "Pig", "Guard"])
def test_who_lies_on_burrs_is_marked(name: str) -> None:
    s = orc(TABLE.format(2, BURRS), TEXTS)
    aiming(s, BURRS)
    assert len(targets(s)) == 5
    s.choose(*[o for o in s.options() if o.startswith(f"target {name}")])
    s.all_pass()
    marked = {n for n in ("Ox", "Cow", "Sage", "Rat", "Hen") if s.marked(n)}
    assert marked == ({name} & {"Ox", "Cow"})
    assert (s.marked("Pig"), s.assigned("Guard"), s.assigned("Guard (2)"), s.gold("A")) == (True, True, True, 0)


@plays("Burrs in the Bedroll")
def test_in_time_it_keeps_from_defending_and_later_not() -> None:
    s = orc(f"A: 2 gold; offensive: Ox 1/9; hand: {BURRS}, Wait\nB: defensive: Cow 1/9, Pig; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    late = s.fork()
    casting(s, BURRS, "Offensive")
    s.choose("target Cow")
    until(s, "block")
    assert starting(s, "block") == ["block Ox with Pig"]
    until(late, "block")
    late.choose("block Ox with Cow", "done")
    casting(late, BURRS, "Offensive")
    late.choose("target Cow")
    late.to("Second Play")
    assert (late.influence("B"), late.damage("Cow"), late.damage("Ox")) == (20, 1, 1)


@plays("Wrong Rallying Point")
@pytest.mark.parametrize("name", ["Cheap", "Sage"])
def test_who_is_cheap_goes_home(name: str) -> None:
    s = orc(
        f"A: 2 gold; offensive: Sage, Lord; defensive: Nobody; hand: {WRONG}\n"
        "B: defensive: Cheap of A, Dear, Vague; attached: Spear on Cheap, Oath on Cheap; hand: 0", TEXTS,
    )  # fmt: skip
    aiming(s, WRONG)
    assert sorted(targets(s)) == ["Cheap", "Sage", "Vague"]
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.place(name), s.gold("A"), s.place(WRONG)) == ("A's hand", 0, "A's graveyard")
    if name == "Cheap":
        assert (s.place("Spear"), s.place("Oath")) == ("B's hand", "B's graveyard")


ATTACK = f"A: 1 gold; offensive: Ox 2/9, Elk 3/9, Yak; hand: {{}}\nB: 1 gold; defensive: Cow; hand: {{}}{FIGHT}"


@plays("Sun in Their Eyes")
@pytest.mark.parametrize(("hands", "front"), [(("Wait", SUN), "Defensive"), ((f"{SUN}, Wait", "Wait"), "Offensive")])
def test_an_attacker_is_blinded_for_the_turn(hands: tuple[str, str], front: str) -> None:
    s = orc(ATTACK.format(*hands), TEXTS)
    assert not offered(s, "play", SUN)
    s.choose("attack B", "send Ox", "send Elk", "done")
    casting(s, SUN, front)
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.influence("A"), s.value("Ox")) == (17, 20, "-1/9")
    s.to("Play", "B")
    assert s.value("Ox") == "2/9"


@plays("Sun in Their Eyes")
def test_whose_combat_is_over_is_blinded_no_more() -> None:
    s = orc(ATTACK.format("1", f"{SUN}, Wait"), TEXTS)
    s.choose("attack B", "send Ox", "send Elk", "done")
    until(s, "fight Ox")
    s.choose("fight Ox")
    seen = []
    while s.phase == "Move or Attack":
        if s.influence("B") < 20 and offered(s, "play", SUN):
            match = s.fork()
            aiming(match, SUN, "Defensive")
            seen += targets(match) or ["alone"]
            match.choose(*starting(match, "target"))
            match.to("Second Play")
            assert (match.value("Ox"), match.value("Elk"), match.influence("B")) == ("2/9", "0/9", 18)
        s.choose(s.way_on())
    assert set(seen) in ({"Elk"}, {"alone"})


LYING = (
    "A: 1 gold; offensive: Ox 1/9, Elk 1/9 marked, Guard assigned{}; defensive: Rat; hand: {}\n"
    "B: defensive: Cow 1/9{}; offensive: Hen, Helm; hand: 1"
)


def finding(s: Scene, way: str) -> list[str]:
    """A plays it in this way in the Offensive; at what can it be aimed?"""
    s.choose(next(o for o in starting(s, f"play {FINDERS}") if way in o))
    s.choose(*starting(s, "in the Offensive"))
    return targets(s)


@plays("Finders, Keepers, Breakers")
def test_what_is_found_is_kept_or_broken() -> None:
    s = orc(LYING.format(", Spear, Mace", FINDERS, ", Coat"), TEXTS)
    keeps = s.fork()
    assert sorted(finding(s, "iscard")) == ["Coat", "Mace", "Spear"]
    s.choose("target Spear")
    s.all_pass()
    assert (s.place("Spear"), s.place("Helm"), s.gold("A")) == ("A's graveyard", "B's Offensive", 0)
    finding(keeps, "ttach")
    keeps.choose("target Spear")
    until(keeps, "pick")
    assert sorted(offered(keeps, "pick")) == ["Elk", "Guard", "Ox"]
    keeps.choose("pick Elk")
    keeps.all_pass()
    assert (keeps.place("Spear"), keeps.value("Elk"), keeps.marked("Elk"), keeps.marked("Ox")) == (
        "on Elk",
        "2/9",
        True,
        False,
    )
    assert (keeps.gold("A"), keeps.controller("Spear")) == (0, "A")


@plays("Finders, Keepers, Breakers")
def test_what_lies_with_the_enemy_is_broken_and_not_kept() -> None:
    s = orc(LYING.format(", Spear", FINDERS, ", Coat of A"), TEXTS)
    keeps = s.fork()
    finding(s, "iscard")
    s.choose("target Coat")
    s.all_pass()
    assert s.place("Coat") == "A's graveyard"
    finding(keeps, "ttach")
    keeps.choose(*starting(keeps, "target Coat"))  # its writer has it no target: it is aimed at in vain
    while keeps.table.chain:
        assert not starting(keeps, "pick")
        keeps.choose("pass")
    assert keeps.place("Coat") == "B's Defensive"


@plays("Finders, Keepers, Breakers")
@pytest.mark.parametrize(("answer", "there"), [("Axe", "A's Offensive"), ("Wait", "on Ox")])
def test_who_could_carry_it_has_gone(answer: str, there: str) -> None:
    s = orc(f"A: 1 gold; offensive: Ox, Spear, Mace; hand: {FINDERS}, 1\nB: defensive: Cow; hand: {answer}", TEXTS)
    finding(s, "ttach")
    s.choose("target Spear")
    until(s, f"play {answer}")
    aiming(s, answer, "Defensive")
    s.choose(*starting(s, "target Ox"))
    while s.table.chain or starting(s, "pick"):
        s.choose(next(iter(starting(s, "pick")), "pass"))
    assert s.place("Spear") == there
    assert not starting(orc(LYING.format("", FINDERS, "").replace(", Helm", ""), TEXTS), f"play {FINDERS}")


FLANKS = "A: offensive: Ox 2/9, Elk 3/9; hand: {}\nB: 4 gold; defensive: Cow 1/9, Pig 1/9; hand: {}" + FIGHT


@plays("Wheel to the Other Flank")
def test_a_defender_wheels_to_another_attacker() -> None:
    s = orc(FLANKS.format("1", f"{WHEEL}, Wait"), TEXTS)
    s.choose("attack B", "send Ox", "send Elk")
    while not starting(s, "block"):
        assert not offered(s, "play", WHEEL)
        s.choose(s.way_on())
    s.choose("block Ox with Cow", "done")
    plain = s.fork()
    casting(s, WHEEL, "Defensive")
    s.choose(*starting(s, "target Cow"))
    s.choose(*starting(s, "target Elk"))
    s.to("Second Play")
    assert (s.influence("B"), s.damage("Cow"), s.damage("Elk"), s.damage("Ox"), s.gold("B")) == (20, 3, 1, 0, 2)
    plain.to("Second Play")
    assert (plain.influence("B"), plain.damage("Cow"), plain.damage("Ox")) == (17, 2, 1)


@plays("Wheel to the Other Flank")
def test_only_ones_own_defender_wheels_and_not_to_its_own_attacker() -> None:
    s = orc(FLANKS.format(WHEEL, "Wait").replace("A: ", "A: 4 gold; "), TEXTS)
    s.choose("attack B", "send Ox", "send Elk")
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    while s.phase == "Move or Attack":
        assert not offered(s, "play", WHEEL)
        s.choose(s.way_on())
    s = orc(FLANKS.format("1", f"{WHEEL}, Wait"), TEXTS)
    s.choose("attack B", "send Ox", "done")
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    while s.phase == "Move or Attack":
        assert not offered(s, "play", WHEEL)  # there is no other attacker
        s.choose(s.way_on())


@plays("Shared Hailstones")
@pytest.mark.parametrize(
    ("front", "hurt"), [("Offensive", ["Ox", "Wiz", "Cow"]), ("Defensive", ["Rat", "Wiz (2)", "Hen"])]
)
def test_the_hail_falls_on_all_of_the_battlefield(front: str, hurt: list[str]) -> None:
    s = orc(
        f"A: 3 gold; offensive: Ox 1/9, Wiz; defensive: Rat 1/9, Wiz; hand: {HAIL}\n"
        "B: defensive: Cow 1/9, Guard assigned; offensive: Hen 1/9; hand: 1", TEXTS | {"Wiz": "creature (Caster) 1/9"},
    )  # fmt: skip
    aiming(s, HAIL, front)
    assert not targets(s)
    s.all_pass()
    assert [n for n in ("Ox", "Wiz", "Cow", "Rat", "Wiz (2)", "Hen") if s.damage(n) == 1] == hurt
    assert (s.place("Guard"), s.gold("A")) == ("B's graveyard" if front == "Offensive" else "B's Defensive", 0)


@plays("Rug Pulled Sideways")
@pytest.mark.parametrize(
    ("name", "there"), [("Ox", "A's Defensive"), ("Cow", "B's Offensive"), ("Pig", "B's Offensive")]
)
def test_who_stands_on_the_rug_lands_in_the_other_front(name: str, there: str) -> None:
    owner = "A" if name == "Ox" else "B"
    s = orc(TABLE.format(2, RUG).replace(f"{owner}: ", f"{owner}: attached: Spear on {name}; "), TEXTS)
    aiming(s, RUG)
    assert len(targets(s)) == 5
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.place(name), s.place("Spear"), s.marked(name), s.gold("A")) == (there, f"on {name}", name == "Pig", 0)
    if name == "Ox":
        s.to("Move or Attack")
        assert "Ox" in offered(s, "move")  # it was no move
    s = orc(TABLE.format(2, RUG), TEXTS)
    aiming(s, RUG)
    s.choose(*starting(s, "target Guard"))
    s.all_pass()
    assert [s.assigned("Guard"), s.assigned("Guard (2)")] == [True, True]
    assert "B's Offensive" in (s.place("Guard"), s.place("Guard (2)"))


@plays("Litany by Many Mouths")
@pytest.mark.parametrize(("choir", "won"), [
    ("Sage, Ox", 1), ("Sage, Druid marked", 2), ("Sage, Druid marked, Monk assigned", 3),
])  # fmt: skip
def test_each_mouth_of_the_front_is_heard(choir: str, won: int) -> None:
    s = orc(f"A: 1 gold; offensive: {choir}; defensive: Druid; hand: {LITANY}\nB: defensive: Sage; hand: 1", TEXTS)
    s.do(f"play {LITANY}")
    assert (s.influence("A"), s.influence("B"), s.gold("A"), s.place(LITANY)) == (20 + won, 20, 0, "A's graveyard")


@plays("Litany by Many Mouths")
def test_without_the_last_mouth_nothing_is_heard() -> None:
    s = orc(f"A: 1 gold; offensive: Sage, Ox; hand: {LITANY}\nB: defensive: Druid; hand: Axe", TEXTS)
    aiming(s, LITANY)
    casting(s, "Axe", "Defensive")
    s.choose("target Sage")
    s.all_pass()
    assert (s.place("Sage"), s.influence("A"), s.place(LITANY)) == ("A's graveyard", 20, "A's graveyard")


@plays("Foreclosure of Breath")
@pytest.mark.parametrize(("name", "cost"), [("Lord", 4), ("Cheap", 2), ("Vague", 1)])
def test_a_sleepers_breath_costs_what_he_costs(name: str, cost: int) -> None:
    s = orc(
        f"A: 4 gold; offensive: Sage, Cheap marked, Guard assigned; hand: {BREATH}\n"
        "B: defensive: Lord marked, Dear, Vague marked; offensive: Nobody marked; attached: Spear on Lord; hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, BREATH)
    assert sorted(targets(s)) == ["Cheap", "Lord", "Vague"]
    s.choose(f"target {name}")
    s.all_pass()
    assert (s.place(name), s.gold("A")) == (f"{'A' if name == 'Cheap' else 'B'}'s graveyard", 4 - cost)
    assert name != "Lord" or s.place("Spear") == "B's graveyard"


@plays("Foreclosure of Breath")
def test_who_wakes_keeps_his_breath_and_who_is_dear_is_no_target() -> None:
    s = orc(f"A: 3 gold; offensive: Sage; hand: {BREATH}\nB: defensive: Lord marked, Cheap marked; hand: Free", TEXTS)
    aiming(s, BREATH)
    assert "Lord" not in targets(s)
    s.choose(*starting(s, "target Cheap"))
    casting(s, "Free", "Defensive")
    s.choose(*starting(s, "target Cheap"))
    s.all_pass()
    assert (s.place("Cheap"), s.marked("Cheap"), s.gold("A"), s.place(BREATH)) == (
        "B's Defensive",
        False,
        1,
        "A's graveyard",
    )
    assert values(s, "Cheap", "Lord") == ["1/9", "1/9"]
