"""Blind mounts that are stronger in combat, in a front or under a rider, played as their writers meant them."""

import pytest

from blind.gestures import offered
from blind.texts import mounts, plays, until
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Horse": "creature (Mount) 3/4", "Elf": "creature (Elf) 1/1", "Archer": "creature (Elvish) 1/1",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
CHARGING = [
    ("Puddle-Splash Pony", "1/2", "2/3"), ("Dappled Mare", "2/3", "4/3"), ("Slate-Hoofed Charger", "3/3", "5/3"),
    ("Charger of the White Wall", "3/4", "5/4"), ("Ashmane Destrier", "2/4", "4/4"),
]  # fmt: skip
HOLDING = [
    ("Bogwood Garron", "1/3", "1/5"), ("Shieldback Turtle", "1/6", "3/6"), ("Heather Cob", "1/3", "1/5"),
    ("Bog Toad of Ennick", "1/3", "1/5"),
]  # fmt: skip


def ridden(mount: str, rider: str = "Ox") -> str:
    """A mount and its rider, who fall on different sides of a list."""
    return f"{rider} riding {mount}, {mount}"


def charged(table: str, *block: str) -> Scene:
    """A attacks B with all, and B, who has somebody to defend with, is asked or has blocked."""
    s = mounts(table + FIGHT, TEXTS)
    s.choose("attack B")
    while any(label.startswith("send ") for label in s.options()):
        s.choose(next(label for label in s.options() if label.startswith("send ")))
    until(s, "block")
    s.choose(*block) if block else None
    return s


@plays(
    "Puddle-Splash Pony", "Dappled Mare", "Slate-Hoofed Charger", "Charger of the White Wall", "Ashmane Destrier"
)  # fmt: skip
@pytest.mark.parametrize(("mount", "usual", "charging"), CHARGING)
def test_it_is_stronger_while_it_attacks_and_as_long_as_it_is_ridden(mount: str, usual: str, charging: str) -> None:
    s = mounts(f"A: offensive: {ridden(mount)}; hand: Axe, Wait\nB: hand: 1{FIGHT}", TEXTS)
    assert s.value(mount) == usual
    s.choose("attack B")
    assert s.value(mount) == charging
    left = s.fork()
    s.to("Second Play")
    assert (s.influence("B"), s.value(mount)) == (20 - int(charging[0]), usual)
    left.play("Axe", "target Ox")
    assert left.value(mount) == usual
    left.to("Second Play")
    assert left.influence("B") == 20 - int(usual[0])  # it goes on attacking


@plays(
    "Puddle-Splash Pony", "Dappled Mare", "Slate-Hoofed Charger", "Charger of the White Wall", "Ashmane Destrier"
)  # fmt: skip
@pytest.mark.parametrize(("mount", "usual"), [(mount, usual) for mount, usual, _ in CHARGING])
def test_it_is_as_ever_while_it_defends(mount: str, usual: str) -> None:
    s = charged(f"A: offensive: Cow 1/9; hand: 1\nB: defensive: {ridden(mount)}; hand: Wait", "block")
    assert s.value(mount) == usual


@plays("Bogwood Garron", "Shieldback Turtle", "Heather Cob", "Bog Toad of Ennick")
@pytest.mark.parametrize(("mount", "usual", "holding"), HOLDING)
@pytest.mark.parametrize("rides", [True, False])
def test_ridden_or_not_it_is_stronger_while_it_defends(mount: str, usual: str, holding: str, rides: bool) -> None:
    army = ridden(mount, "Ox 2/2") if rides else mount
    s = charged(f"A: offensive: Cow 0/9; hand: 1\nB: defensive: {army}; hand: Wait")
    assert s.value(mount) == usual
    s.choose("block")
    assert s.value(mount) == holding
    assert not rides or s.value("Ox") == "2/2"
    s.to("Second Play")
    assert (s.value(mount), s.damage("Cow")) == (usual, int(holding[0]))


@plays("Bogwood Garron", "Shieldback Turtle", "Heather Cob", "Bog Toad of Ennick")
@pytest.mark.parametrize(("mount", "usual"), [(mount, usual) for mount, usual, _ in HOLDING])
def test_it_attacks_with_what_it_prints_and_with_a_rider_alone(mount: str, usual: str) -> None:
    s = mounts(f"A: offensive: {ridden(mount)}; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    assert s.value(mount) == usual
    s = mounts(f"A: offensive: {mount}; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS)
    assert "attack B" not in s.options()


@plays("Hedgerow Lancer")
def test_the_mount_of_the_lancer_is_stronger_until_he_gets_off() -> None:
    s = mounts(f"A: offensive: {ridden('Horse', 'Hedgerow Lancer')} hurt 4; hand: 1\nB: hand: 1", TEXTS)
    assert (s.value("Horse"), s.value("Hedgerow Lancer")) == ("5/5", "2/2")
    s.choose("Hedgerow Lancer gets off")
    assert s.place("Horse") == "A's graveyard"
    other = mounts("A: offensive: Hedgerow Lancer, Ox riding Horse, Horse; hand: 1\nB: hand: 1", TEXTS)
    assert other.value("Horse") == "3/4"


@plays("Banner Lancer")
def test_the_mount_of_the_lancer_strikes_harder_while_it_attacks() -> None:
    s = mounts(f"A: offensive: {ridden('Horse', 'Banner Lancer')}; hand: Axe, Wait\nB: hand: 1{FIGHT}", TEXTS)
    assert s.value("Horse") == "3/4"
    s.choose("attack B")
    assert (s.value("Horse"), s.value("Banner Lancer")) == ("5/4", "2/2")
    s.play("Axe", "target Banner Lancer")
    assert s.value("Horse") == "3/4"
    s = charged(
        f"A: offensive: Cow 0/9; hand: 1\nB: defensive: {ridden('Horse', 'Banner Lancer')}; hand: Wait", "block"
    )
    assert s.value("Horse") == "3/4"


@plays("Trumpeter's Grey")
def test_the_other_attackers_strike_harder_while_it_attacks() -> None:
    army = ridden("Trumpeter's Grey") + ", Elk 1/1, Hen 1/1 marked"
    s = mounts(f"A: offensive: {army}; defensive: Rat 1/1; hand: Axe, Wait\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B", "send Trumpeter's Grey", "send Elk")
    s.choose("done") if "done" in s.options() else None
    assert [s.value(n) for n in ("Trumpeter's Grey", "Elk", "Hen", "Ox", "Rat")] == ["2/3", "2/1", "1/1", "1/1", "1/1"]
    alone, first = s.fork(), s.fork()
    until(s, "fight")
    until(first, "fight")
    s.choose("fight Elk")
    first.choose("fight Trumpeter's Grey")
    s.to("Second Play")
    first.to("Second Play")
    assert (s.influence("B"), first.influence("B"), s.value("Elk")) == (16, 17, "1/1")
    alone.play("Axe", "in the Offensive", "target Ox")
    assert alone.value("Elk") == "1/1"


@plays("Ridgeback Elk")
@pytest.mark.parametrize(("army", "value"), [
    ("Elf riding Ridgeback Elk, ", "4/4"), ("Ox riding Ridgeback Elk, Elf, ", "3/3"), ("Elf, ", "3/3"),
])  # fmt: skip
def test_under_an_elf_it_is_stronger(army: str, value: str) -> None:
    s = mounts(f"A: offensive: {army}Ridgeback Elk; hand: 1\nB: hand: 1", TEXTS)
    assert (s.value("Ridgeback Elk"), s.value("Elf")) == (value, "1/1")


@plays("Cart Ox of Dunmarrow")
@pytest.mark.parametrize("army", ["{}", "Rat riding Cart Ox of Dunmarrow, {}"])
def test_in_the_offensive_it_is_weaker_and_dies_of_going_there(army: str) -> None:
    ox = "Cart Ox of Dunmarrow"
    assert mounts(f"A: offensive: {army.format(ox)}; hand: 1\nB: hand: 1", TEXTS).value(ox) == "1/2"
    s = mounts(f"A: defensive: {army.format(ox)} hurt 2; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert s.value(ox) == "1/4"
    s.choose(f"move {ox}")
    assert s.place(ox) == "A's graveyard"


@plays("Fenland Pony")
@pytest.mark.parametrize("army", ["{}", "Rat riding Fenland Pony, {}"])
def test_in_the_defensive_it_is_tougher(army: str) -> None:
    s = mounts(f"A: defensive: {army.format('Fenland Pony')}; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert s.value("Fenland Pony") == "1/3"
    s.choose("move Fenland Pony")
    assert (s.place("Fenland Pony"), s.value("Fenland Pony")) == ("A's Offensive", "1/1")


@plays("Tusker of the Salt Flats")
@pytest.mark.parametrize(("army", "lost", "marks"), [
    ("Tusker of the Salt Flats", 3, [True]), ("Ox riding Tusker of the Salt Flats, Tusker of the Salt Flats", 5, [True, True]),
])  # fmt: skip
def test_it_attacks_alone_too_and_ridden_it_is_stronger(army: str, lost: int, marks: list[bool]) -> None:
    s = mounts(f"A: offensive: {army}; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS)
    assert s.value("Tusker of the Salt Flats") == f"{lost}/5"
    s.choose("attack B")
    assert [s.marked(name) for name in ("Tusker of the Salt Flats", "Ox")[: len(marks)]] == marks
    s.to("Second Play")
    assert s.influence("B") == 20 - lost
    for state in (" marked", " assigned"):
        s = mounts(f"A: offensive: Tusker of the Salt Flats{state}; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS)
        assert "attack B" not in s.options()


@plays("Sedgeback Pony")
@pytest.mark.parametrize(("army", "can"), [
    ("Sedgeback Pony", True), ("Sedgeback Pony marked", False), ("Ox riding Sedgeback Pony, Sedgeback Pony", True),
    ("Ox marked riding Sedgeback Pony, Sedgeback Pony", False),
])  # fmt: skip
def test_the_pony_attacks_alone_and_with_a_rider_both_must_be_unmarked(army: str, can: bool) -> None:
    s = mounts(f"A: offensive: {army}; hand: Wait\nB: hand: Wait{FIGHT}", TEXTS)
    assert ("attack B" in s.options()) == can
    if can:
        s.choose("attack B")
        assert (s.marked("Sedgeback Pony"), "Ox" in army and not s.marked("Ox")) == (True, False)
        s.to("Second Play")
        assert s.influence("B") == 18


@plays("Firebell Charger")
def test_no_more_than_one_defends_against_it() -> None:
    table = "A: offensive: {}, Elk 1/9; hand: 1\nB: defensive: Hen 1/1, Rat riding Horse, Horse; hand: 1"
    for mount, left in (("Firebell Charger", ["Elk"]), ("Puddle-Splash Pony", ["Puddle-Splash Pony", "Elk"])):
        s = charged(table.format(ridden(mount)))
        s.choose(f"block {mount} with Hen")
        assert offered(s, "block") == [f"{name} with Horse" for name in left]
