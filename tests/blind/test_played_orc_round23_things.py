"""Blind enchantments, equipment and quests of ORC's round 23, played as their writer meant them."""

import pytest

from blind.gestures import accepting, offered, targets, uses
from blind.texts import orc, plays, until
from scenes.orc import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Peel": "event 0: Discard target enchantment.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Keeper": "creature 1/1: (A): Demons you control get 0/+1.", "Healer": "creature 1/1: (M): Gain 1 influence.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Lamp": "equipment 0 (Light): Equipped creature gets 0/+2.",
    "Oath": "enchantment 0: Attach to target creature. Enchanted creature is also a Scout.",
    "Finn": "creature (Scout) 2/2", "Gil": "creature (Scout) 1/1: (M): Gain 1 influence.",
    "Bear": "quest (Confrontation) 0/10: Hit points: 3. Victory Points: 3.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
CLOAK, LANTERN, SUNUP = "Ridgerunner's Cloak", "Carrion Lantern", "Four Abreast at Sunup"


def blocked(s: Scene, attacker: str, defender: str) -> None:
    """A attacks B, who lets one defend."""
    s.choose("attack B")
    until(s, "block")
    s.choose(f"block {attacker} with {defender}")


@plays("Hardbark Ward")
@pytest.mark.parametrize("host", ["Ox", "Cow"])
def test_somebody_of_the_battlefield_is_stronger(host: str) -> None:
    s = orc(
        "A: 2 gold; offensive: Ox, Elk; defensive: Rat; hand: Hardbark Ward\nB: defensive: Cow; offensive: Hen; hand: 1",
        TEXTS,
    )
    s.choose("play Hardbark Ward", "in the Offensive")
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox"]
    s.choose(f"target {host}")
    s.all_pass()
    assert (s.place("Hardbark Ward"), s.value(host), s.value("Elk"), s.gold("A")) == (f"on {host}", "2/3", "1/1", 0)


@plays("Hardbark Ward")
def test_a_second_ward_gives_nothing_until_the_first_is_gone() -> None:
    s = orc("A: offensive: Ox; attached: Hardbark Ward on Ox, Hardbark Ward on Ox; hand: Peel, Peel\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "2/3"
    s.do(
        "play Peel", "target Hardbark Ward (1)" if "target Hardbark Ward (1)" in s.options() else "target Hardbark Ward"
    )
    assert s.value("Ox") == "2/3"
    s.do("play Peel")
    assert s.value("Ox") == "1/1"
    nobody = "A: 2 gold; offensive: Ox marked; hand: Hardbark Ward\nB: defensive: Cow; hand: 1"
    assert "play Hardbark Ward" not in orc(nobody, TEXTS).options()


@plays("Leaden Oath")
def test_who_has_sworn_does_not_attack() -> None:
    oath = "attached: Leaden Oath on Healer"
    s = orc(f"A: offensive: Healer, Elk; {oath}; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert uses(s) == ["Healer"]
    s.to("Move or Attack")
    assert {"move Healer", "attack B"} <= set(s.options())
    s.choose("attack B")
    assert (s.marked("Healer"), s.marked("Elk")) == (False, True)  # nobody else could be sent
    s = orc(f"A: offensive: Elk 1/9; hand: 1\nB: defensive: Healer; {oath}; hand: 1{FIGHT}", TEXTS)
    blocked(s, "Elk", "Healer")
    s.to("Second Play")
    assert s.damage("Elk") == 1
    for front in ("offensive", "defensive"):
        s = orc(f"A: {front}: Healer; {oath}; quests: Bear; hand: 1\nB: hand: 1", TEXTS)
        accepting(s, "Bear")
        s.to("Move or Attack")
        assert not offered(s, "attack")


@plays("Leaden Oath")
def test_it_is_laid_upon_anybody_of_the_battlefield() -> None:
    s = orc("A: 2 gold; offensive: Ox, Elk; hand: Leaden Oath\nB: defensive: Cow; offensive: Hen; hand: 1", TEXTS)
    s.choose("play Leaden Oath")
    assert sorted(targets(s)) == ["Cow", "Elk", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert s.place("Leaden Oath") == "on Ox"
    s.to("Move or Attack")
    s.choose("attack B")
    assert (s.marked("Ox"), s.marked("Elk")) == (False, True)


@plays("Notched Falchion")
def test_a_weapon_for_either_front() -> None:
    s = orc("A: 1 gold; offensive: Ox; defensive: Rat; hand: Notched Falchion\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose("play Notched Falchion")
    while s.place("Notched Falchion") != "on Rat":
        assert "target Cow" not in s.options()
        wanted = ("in the Defensive", "target Rat")
        s.choose(next((option for option in wanted if option in s.options()), None) or s.way_on())
    assert (s.value("Rat"), s.value("Ox"), s.gold("A")) == ("3/1", "1/1", 0)
    s = orc(f"A: offensive: Ox; attached: Notched Falchion on Ox, Bow on Ox; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert s.value("Ox") == "3/1"
    s.choose("attack B")
    until(s, "wear")
    s.choose("wear Bow")
    assert s.value("Ox") == "2/1"
    s = orc("A: offensive: Ox; attached: Notched Falchion on Ox, Notched Falchion on Ox; hand: 1\nB: hand: 1", TEXTS)
    assert s.value("Ox") == "3/1"


PAVISE = "defensive: Cow 1/1; attached: Bulwark Pavise on Cow"


@plays("Bulwark Pavise")
@pytest.mark.parametrize(
    ("attack", "cow", "pavise"),
    [(4, "B's graveyard", "B's Defensive"), (3, "B's graveyard", "B's graveyard"), (0, "B's Defensive", "on Cow")],
)
def test_a_defender_is_covered_until_its_combat_is_over(attack: int, cow: str, pavise: str) -> None:
    s = orc(f"A: offensive: Ox {attack}/9; hand: Wait\nB: {PAVISE}; hand: 1{FIGHT}", TEXTS)
    assert s.value("Cow") == "1/1"
    blocked(s, "Ox", "Cow")
    assert s.value("Cow") == "1/4"
    s.to("Second Play")
    assert (s.damage("Ox"), s.place("Cow"), s.place("Bulwark Pavise")) == (1, cow, pavise)
    if attack == 0:
        assert s.value("Cow") == "1/1"


@plays("Bulwark Pavise")
def test_an_attacker_is_not_covered_nor_who_stands_by() -> None:
    s = orc(f"A: offensive: Cow; attached: Bulwark Pavise on Cow; hand: 1\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    assert (s.asked, s.value("Cow")) == ("B", "1/1")
    s = orc(f"A: offensive: Ox 0/9; hand: Wait\nB: {PAVISE}; offensive: Hen; defensive: Pig; hand: 1{FIGHT}", TEXTS)
    blocked(s, "Ox", "Pig")
    assert s.value("Cow") == "1/1"


@plays("Ridgerunner's Cloak")
def test_only_scouts_get_it() -> None:
    s = orc(f"A: 2 gold; offensive: Ox, Finn; defensive: Rat; hand: {CLOAK}\nB: defensive: Gil; hand: 1", TEXTS)
    s.choose(f"play {CLOAK}")
    while s.place(CLOAK) != "on Finn":
        assert not {"target Ox", "target Rat", "target Gil"} & set(s.options())
        s.choose(s.way_on())
    nobody = f"A: 2 gold; offensive: Ox; hand: {CLOAK}\nB: defensive: Gil; hand: 1"
    assert f"play {CLOAK}" not in orc(nobody, TEXTS).options()
    s = orc(
        f"A: 2 gold; offensive: Ox, Finn, Gil; defensive: Rat; attached: {CLOAK} on Finn; hand: 1\nB: hand: 1", TEXTS
    )
    assert offered(s, "reassign") == [f"{CLOAK} to Gil"]
    s = orc(f"A: offensive: Ox, Finn, {CLOAK}; hand: 1\nB: hand: 1", TEXTS)
    assert [option for option in s.options() if "picks up" in option] == [f"Finn picks up {CLOAK}"]


@plays("Ridgerunner's Cloak")
def test_who_is_no_scout_any_more_drops_it() -> None:
    s = orc(f"A: offensive: Ox; attached: Oath on Ox, {CLOAK} on Ox; hand: Peel\nB: hand: 1", TEXTS)
    s.do("play Peel")
    assert s.place(CLOAK) == "A's Offensive"
    s.to("Play", "B")
    assert s.place(CLOAK) == "A's graveyard"


@plays("Ridgerunner's Cloak")
def test_who_wears_it_moves_unmarked_and_attacks() -> None:
    s = orc(f"A: defensive: Finn, Elk, Rat; attached: {CLOAK} on Finn; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("move Finn", "move Elk")
    assert [(s.place(name), s.marked(name)) for name in ("Finn", "Elk")] == [
        ("A's Offensive", False),
        ("A's Offensive", True),
    ]
    s.refused("move Finn", "ORC-MOVE-03")  # Rat could move yet
    s.to("Second Move or Attack")
    s.choose("attack B")
    s.to("Play", "B")
    assert s.influence("B") == 18
    tired = orc(f"A: defensive: Finn marked; attached: {CLOAK} on Finn; hand: 1\nB: hand: Wait{FIGHT}", TEXTS)
    assert not offered(tired, "move")


@plays("Ridgerunner's Cloak")
def test_or_it_defends_or_uses_its_mark() -> None:
    s = orc(f"A: offensive: Gil; attached: {CLOAK} on Gil; hand: 1\nB: offensive: Cow; hand: 1{FIGHT}", TEXTS)
    s.choose("move Gil")
    s.to("Second Play")
    used = s.fork()
    used.choose("use Gil")
    used.all_pass()
    assert (used.influence("A"), used.marked("Gil")) == (21, True)
    s.to("Move or Attack", "B")
    s.choose("attack A")
    until(s, "block")
    assert offered(s, "block") == ["Cow with Gil"]


LIT = f"offensive: Ox, Elk marked, Keeper assigned; defensive: Rat; attached: {LANTERN} on Ox"


@plays("Carrion Lantern")
@pytest.mark.parametrize(
    ("grave", "value"),
    [("Bow", "1/1"), ("Hen, Pig, Bow", "3/1"), ("Hen, Pig, Yak", "4/1"), ("Hen, Pig, Yak, Owl", "4/1")],
)
def test_the_dead_of_ones_own_light_it(grave: str, value: str) -> None:
    s = orc(f"A: {LIT}; grave: {grave}; hand: 1\nB: grave: Bull; hand: 1", TEXTS)
    assert s.value("Ox") == value
    s = orc(
        f"A: offensive: Ox; attached: {LANTERN} of B on Ox; grave: {grave}; hand: 1\nB: grave: Bull; hand: 1", TEXTS
    )
    assert s.value("Ox") == value


@plays("Carrion Lantern")
def test_it_is_counted_anew() -> None:
    s = orc(f"A: {LIT}; grave: Hen; hand: Axe\nB: hand: 1", TEXTS)
    s.do("play Axe", front="Defensive")
    assert (s.place("Rat"), s.value("Ox")) == ("A's graveyard", "3/1")


@plays("Carrion Lantern")
def test_when_the_carrier_dies_another_of_its_front_may_take_it() -> None:
    s = orc(f"A: {LIT}; hand: Axe\nB: defensive: Cow; hand: 1", TEXTS)
    s.choose("play Axe", "in the Offensive", "target Ox")
    until(s, "yes")
    no = s.fork()
    s.choose("yes")
    assert sorted(offered(s, "pick")) == ["Elk", "Keeper"]
    assigned = s.fork()
    s.choose("pick Elk")
    s.all_pass()
    assert (s.place(LANTERN), s.value("Elk"), s.gold("A")) == ("on Elk", "2/1", 0)
    assigned.choose("pick Keeper")
    assigned.all_pass()
    assert (assigned.place(LANTERN), assigned.assigned("Keeper"), assigned.value("Keeper")) == (
        "on Keeper",
        True,
        "2/1",
    )
    no.choose("no")
    no.all_pass()
    assert no.place(LANTERN) == "A's graveyard"


@plays("Carrion Lantern")
@pytest.mark.parametrize("front", ["offensive", "defensive"])
def test_after_a_death_in_combat_it_is_taken_from_the_ground(front: str) -> None:
    own = f"{front}: Ox, Elk{{}}; attached: {LANTERN} on Ox; hand: 1"
    if front == "offensive":
        s = orc(f"A: {own.format(' marked')}\nB: defensive: Cow 5/9; hand: 1{FIGHT}", TEXTS)
        blocked(s, "Ox", "Cow")
    else:
        s = orc(f"A: offensive: Cow 5/9; hand: 1\nB: {own.format('')}{FIGHT}", TEXTS)
        blocked(s, "Cow", "Ox")
        s.choose(*["done"] * ("done" in s.options()))
    seat = "A" if front == "offensive" else "B"
    until(s, "yes")
    assert s.asked == seat
    no = s.fork()
    s.choose("yes")
    until(s, "pick Elk") if s.place(LANTERN) != "on Elk" else None
    s.to("Second Play")
    assert (s.place("Ox"), s.place(LANTERN)) == (f"{seat}'s graveyard", "on Elk")
    no.choose("no")
    no.to("Second Play")
    assert no.place(LANTERN) == f"{seat}'s {front.title()}"


@plays("Carrion Lantern")
@pytest.mark.parametrize(("way", "there"), [("Scare", "A's graveyard"), ("Bounce", "A's hand")])
def test_only_a_death_lets_it_pass_on(way: str, there: str) -> None:
    s = orc(f"A: {LIT}; hand: {way}\nB: hand: 1", TEXTS)
    s.do(f"play {way}", "target Ox")
    assert (s.place(LANTERN), "yes" in s.options()) == (there, False)


@plays("Carrion Lantern")
def test_without_another_beside_it_it_is_gone() -> None:
    s = orc(
        f"A: offensive: Ox; defensive: Rat; attached: {LANTERN} on Ox; hand: Axe\nB: defensive: Cow; hand: 1", TEXTS
    )
    s.do("play Axe", "target Ox")
    while "yes" in s.options() or s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert s.place(LANTERN) == "A's graveyard"


@plays("Carrion Lantern")
def test_of_two_lights_one_burns() -> None:
    s = orc(f"A: offensive: Ox, Elk; attached: {LANTERN} on Ox, Lamp on Elk; hand: Axe\nB: hand: 1", TEXTS)
    s.choose("play Axe", "target Ox")
    until(s, "yes")
    s.choose("yes")
    until(s, "wear")
    lit = s.fork()
    s.choose("done")
    assert (s.place(LANTERN), s.value("Elk")) == ("on Elk", "1/3")  # the Lamp is used on
    lit.choose(f"wear {LANTERN}")
    assert (lit.place(LANTERN), lit.value("Elk")) == ("on Elk", "2/1")
    s = orc(f"A: offensive: Ox, Elk; attached: Lamp on Ox, {LANTERN} on Ox; hand: Axe\nB: hand: 1", TEXTS)
    s.do("play Axe", "target Ox")
    assert (s.place(LANTERN), "yes" in s.options()) == ("A's graveyard", False)  # it was not in use
