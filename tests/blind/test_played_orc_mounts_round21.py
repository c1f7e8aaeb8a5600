"""Blind mounts of round 21, and what is about mounts beside them, played as their writers meant them."""

import pytest

from blind.gestures import offered, resolved, starting, targets
from blind.texts import mounts, plays, until
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Stand": "event 0: Unmark target creature.",
    "Blast": "event 0: Deal 9 damage to target creature.", "Wound": "event 0: Deal 3 damage to target creature.",
    "Storm": "event 0: Deal 2 damage to all creatures.", "Coin": "event 0: Gain 1 gold.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Sword": "equipment 0: Equipped creature gets +1/+0.", "Archer": "creature 1/9: (M): Deal 1 damage to target creature.",
    "Weak": "event 0: Target creature gets -9/+0 until end of turn.",
    **dict.fromkeys(("Horse", "Pony", "Mare", "Nag"), "creature (Mount) 3/4"),
}  # fmt: skip
FIGHT = "Move or Attack"
HILL, FOGMANE, BARNABY, TATTLER = "Dunmarl Hillgarron", "Fogmane Whisperer", "Barnaby Longears", "Stirrup Tattler"
BOAR, OATS, DESTRIER, HOWDAH = "Cindershank Boar", "Oats and Cold Water", "Gallantine Destrier", "Wickerwork Howdah"


def laid(a: str, b: str = "hand: 1", phase: str = "Play", active: str = "A") -> Scene:
    """The table in a phase."""
    return mounts(f"A: {a}\nB: {b}\nphase: {phase}, active {active}", TEXTS)


def named(s: Scene, label: str, *answers: str) -> None:
    """Something is begun, these being chosen where they are asked for."""
    s.choose(label)
    for answer in answers:
        s.choose(answer) if answer in s.options() else None


@plays("Dunmarl Hillgarron")
@pytest.mark.parametrize("army", [f"Ox riding {HILL}, {HILL}", HILL])
def test_the_hillgarron_is_tougher_as_it_defends_ridden_or_not(army: str) -> None:
    s = laid("offensive: Ram 1/9; hand: Wait", f"defensive: {army}; hand: Wait", FIGHT)
    assert s.value(HILL) == "2/3"
    s.choose("attack B")
    until(s, f"block Ram with {HILL}")
    assert s.value(HILL) == "2/3"
    s.choose(f"block Ram with {HILL}")
    until(s, "play Wait")
    assert s.value(HILL) == "2/5"
    s.to("Second Play")
    assert (s.value(HILL), s.damage(HILL)) == ("2/3", 1)


@plays("Dunmarl Hillgarron")
def test_it_is_no_tougher_as_it_attacks() -> None:
    s = laid(f"offensive: Ox riding {HILL}, {HILL}; hand: 1", "defensive: Cow 1/9; hand: 1", FIGHT)
    s.choose("attack B")
    until(s, "block")
    assert s.value(HILL) == "2/3"


@plays("Fogmane Whisperer")
def test_ridden_it_is_no_target_of_opponents() -> None:
    table = "defensive: {}Elk; hand: 1"
    for army, can in ((f"Ox riding {FOGMANE}, {FOGMANE}, ", False), (f"{FOGMANE}, Ox, ", True)):
        s = laid("offensive: Ram; hand: Wound", table.format(army))
        named(s, "play Wound", "in the Offensive")
        assert (FOGMANE in targets(s)) is can
        assert ("Ox" in targets(s)) is can  # a rider is no target
    s = laid(f"offensive: Ox riding {FOGMANE}, {FOGMANE}; hand: Wound, Storm", "defensive: Elk; hand: 1")
    s.do("play Wound", f"target {FOGMANE}")
    assert s.place(FOGMANE) == "A's graveyard"
    s = laid("offensive: Ram 1/9; hand: Storm", f"defensive: Ox riding {FOGMANE}, {FOGMANE}; hand: 1")
    s.do("play Storm")
    assert s.damage(FOGMANE) == 2
    s = laid("offensive: Ram 1/9; hand: 1", f"defensive: Ox riding {FOGMANE}, {FOGMANE}; hand: 1", FIGHT)
    s.choose("attack B")
    until(s, f"block Ram with {FOGMANE}")


@plays("Barnaby Longears")
def test_who_mounts_barnaby_is_not_marked_nor_is_he() -> None:
    for army in (f"Ox marked, {BARNABY}", f"Ox, {BARNABY} marked"):
        assert f"Ox mounts {BARNABY}" not in laid(f"offensive: {army}; hand: 1").options()
    s = laid(f"offensive: Ox, {BARNABY}; hand: 1")
    s.choose(f"Ox mounts {BARNABY}")
    s.all_pass()
    assert (s.rider(BARNABY), s.marked("Ox"), s.marked(BARNABY)) == ("Ox", False, False)
    s.to(FIGHT)
    s.choose("attack B")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Ox"), s.marked(BARNABY)) == (19, True, True)
    other = laid(f"offensive: Ox, Horse, {BARNABY}; hand: 1")
    other.choose("Ox mounts Horse")
    other.all_pass()
    assert (other.marked("Ox"), other.marked("Horse")) == (True, True)


@plays("Stirrup Tattler")
def test_what_the_tattler_rides_strikes_harder() -> None:
    s = laid(
        f"offensive: {TATTLER} riding Horse, Horse, Ox riding Pony, Pony; hand: Axe", "defensive: Cow 1/9; hand: 1"
    )
    assert [s.value(n) for n in ("Horse", TATTLER, "Pony")] == ["5/4", "2/2", "3/4"]
    off = s.fork()
    off.choose(f"{TATTLER} gets off")
    off.all_pass()
    assert (off.value("Horse"), off.place("Horse")) == ("3/4", "A's Offensive")
    s.to(FIGHT)
    s.choose("attack B")
    if "send Horse" in s.options():
        s.choose("send Horse", "done")
    until(s, "block Horse with Cow")
    s.choose("block Horse with Cow")
    s.to("Second Play")
    assert s.damage("Cow") == 5
    assert laid(f"offensive: {TATTLER}, Horse; hand: 1").value("Horse") == "3/4"


@plays("Cindershank Boar")
def test_the_boar_is_spurred_for_gold_as_often_as_one_pays() -> None:
    s = laid(f"offensive: Ox riding {BOAR}, {BOAR} marked; resources: 2; hand: 1")
    assert offered(s, "use") == [BOAR]
    s = laid(f"offensive: Ox riding {BOAR}, {BOAR}; resources: 2; hand: 1")
    for n in (1, 2):
        s.choose(f"use {BOAR}")
        s.all_pass()
        assert (s.value(BOAR), s.gold("A")) == (f"{3 + n}/4", 2 - n)
    assert not offered(s, "use")
    s.choose("Ox gets off")
    s.all_pass()
    assert s.value(BOAR) == "5/4"
    s.to("Play", "B")
    assert s.value(BOAR) == "3/4"
    assert not offered(laid(f"offensive: Ox, {BOAR}; resources: 2; hand: 1"), "use")
    s = laid("offensive: Ram 1/9; hand: 1", f"defensive: Ox riding {BOAR}, {BOAR}; resources: 1; hand: 1", FIGHT)
    s.choose("attack B")
    until(s, f"block Ram with {BOAR}")
    s.choose(f"block Ram with {BOAR}")
    until(s, f"use {BOAR}")
    s.choose(f"use {BOAR}")
    s.to("Second Play")
    assert s.damage("Ram") == 4


@plays("Oats and Cold Water")
@pytest.mark.parametrize(("mount", "marked"), [
    ("Mare", ["Pony", "Elk", "Nag"]), ("Pony", ["Mare", "Cow", "Nag"]), ("Nag", ["Mare", "Cow", "Pony", "Elk"]),
])  # fmt: skip
def test_a_mount_and_its_rider_are_fresh(mount: str, marked: list[str]) -> None:
    s = laid(
        f"offensive: Elk marked riding Pony, Pony marked; defensive: Hen riding Horse, Horse; resources: 2; hand: {OATS}",
        "defensive: Cow marked riding Mare, Mare marked, Nag marked; hand: 1",
    )
    named(s, f"play {OATS}", "in the Offensive")
    assert sorted(targets(s)) == ["Mare", "Nag", "Pony"]
    s.choose(f"target {mount}")
    s.all_pass()
    assert sorted(n for n in ("Mare", "Cow", "Pony", "Elk", "Nag") if s.marked(n)) == sorted(marked)
    assert s.gold("A") == 0


@plays("Oats and Cold Water")
def test_the_rider_of_then_is_meant_and_attackers_go_on() -> None:
    s = laid(f"offensive: Ox riding Horse, Horse; resources: 2; hand: {OATS}", "hand: 1; deck: 9", FIGHT)
    s.choose("attack B")
    until(s, f"play {OATS}")
    named(s, f"play {OATS}", "in the Offensive", "target Horse")
    resolved(s)
    assert (s.marked("Horse"), s.marked("Ox")) == (False, False)
    s.to("Second Play")
    assert s.influence("B") == 17
    s = mounts(
        f"A: offensive: Ox marked riding Horse, Horse marked; resources: 2; hand: {OATS}\nB: hand: Scare",
        TEXTS | {"Scare": "event 0: Discard target mount."},
    )
    named(s, f"play {OATS}", "in the Offensive", "target Horse")
    until(s, "play Scare")
    named(s, "play Scare", "in the Defensive", "target Horse")
    s.all_pass()
    assert s.marked("Ox")


@plays("Gallantine Destrier")
@pytest.mark.parametrize(("rider", "pays", "value", "gold"), [
    ("Ox 2/2", True, "5/4", 0), ("Ox 2/2", False, "3/4", 1), ("Ox 0/2", True, "3/4", 0),
])  # fmt: skip
def test_for_a_gold_the_destrier_strikes_with_its_riders_strength(
    rider: str, pays: bool, value: str, gold: int
) -> None:
    s = laid(f"offensive: {rider} riding {DESTRIER}, {DESTRIER}; resources: 1; hand: 1", "hand: Axe; deck: 9", FIGHT)
    s.choose("attack B")
    until(s, "yes")
    assert s.asked == "A"
    s.choose("yes" if pays else "no")
    resolved(s)
    assert (s.value(DESTRIER), s.gold("A")) == (value, gold)
    s.to("Second Play")
    assert s.influence("B") == 20 - int(value[0])
    s.to("Play", "B")
    assert s.value(DESTRIER) == "3/4"


@plays("Gallantine Destrier")
def test_unpaid_or_defending_it_does_nothing() -> None:
    s = laid(f"offensive: Ox 2/2 riding {DESTRIER}, {DESTRIER}; hand: 1", "hand: 1", FIGHT)
    s.choose("attack B")
    s.to("Second Play")
    assert s.influence("B") == 17
    s = laid(
        "offensive: Ram 1/9; hand: 1", f"defensive: Ox 2/2 riding {DESTRIER}, {DESTRIER}; resources: 1; hand: 1", FIGHT
    )
    s.choose("attack B")
    until(s, f"block Ram with {DESTRIER}")
    s.choose(f"block Ram with {DESTRIER}")
    while s.phase == FIGHT:
        assert "yes" not in s.options()
        s.choose(s.way_on())
    assert (s.damage("Ram"), s.gold("B")) == (3, 1)


@plays("Wickerwork Howdah")
def test_mounts_alone_carry_the_howdah_and_are_tougher() -> None:
    s = laid(
        f"offensive: Ox riding Horse, Horse, Elk; defensive: Pony; resources: 2; hand: {HOWDAH}",
        "defensive: Mare; hand: 1",
    )
    named(s, f"play {HOWDAH}", "in the Offensive")
    there = set(targets(s)) or {o.partition(" ")[2] for o in starting(s, "wear", "target", "pick")}
    assert "Elk" not in there
    assert "Ox" not in there
    s.choose(*starting(s, "target Horse", "wear Horse", "pick Horse")[:1])
    s.all_pass()
    assert (s.value("Horse"), s.value("Pony")) == ("3/6", "3/4")
    s = laid(f"offensive: Pony; hand: 1; attached: {HOWDAH} on Pony")
    assert s.value("Pony") == "3/6"


@plays("Wickerwork Howdah")
@pytest.mark.parametrize(("worn", "hurt"), [(True, 0), (False, 5)])
def test_no_damage_goes_on_from_the_howdah(worn: bool, hurt: int) -> None:
    attached = f"; attached: {HOWDAH} on Horse" if worn else ""
    blast = "Deal 11 damage" if worn else "Deal 9 damage"
    s = mounts(
        f"A: offensive: Ox 1/9 riding Horse, Horse{attached}; hand: 1\nB: hand: Boom, 1\nphase: Play, active B",
        TEXTS | {"Boom": f"event 0: {blast} to target creature."},
    )
    named(s, "play Boom", "in the Defensive", "target Horse")
    resolved(s)
    assert (s.place("Horse"), s.damage("Ox"), s.marked("Ox")) == ("A's graveyard", hurt, True)


@plays("Wickerwork Howdah")
@pytest.mark.parametrize("worn", [True, False])
def test_nor_in_a_fight(worn: bool) -> None:
    attached = f"; attached: {HOWDAH} on Horse" if worn else ""
    s = laid(f"offensive: Ox 1/2 riding Horse, Horse{attached}; hand: 1", "defensive: Cow 9/9; hand: 1", FIGHT)
    s.choose("attack B")
    until(s, "block Horse with Cow")
    s.choose("block Horse with Cow")
    s.to("Second Play")
    assert (s.place("Horse"), s.place("Ox") == "A's Offensive") == ("A's graveyard", worn)


@plays("Gallantine Destrier")
def test_against_a_confrontation_it_is_the_same() -> None:
    s = mounts(
        f"A: offensive: Ox 2/2 riding {DESTRIER}, {DESTRIER}; resources: 1; hand: Wait; quests: Bear\nB: hand: 1",
        TEXTS | {"Bear": "quest (Confrontation) 0/9: Hit points: 3. Victory Points: 2."},
    )
    s.choose("accept Bear")
    while s.asked != "A":
        s.choose("pass")
    s.to(FIGHT)
    s.choose("attack Bear")
    until(s, "yes")
    s.choose("yes")
    resolved(s)
    assert (s.value(DESTRIER), s.gold("A")) == ("5/4", 0)


@plays("Wickerwork Howdah")
def test_who_picks_up_the_howdah_is_a_mount() -> None:
    s = laid(f"offensive: Ox, Horse, {HOWDAH}; hand: 1")
    assert f"Horse picks up {HOWDAH}" in s.options()
    assert f"Ox picks up {HOWDAH}" not in s.options()


@plays("Long-Necked Spurs", "Brass Spurs")
def test_spurs_help_the_mount_that_their_carrier_rides() -> None:
    for spurs, value in (("Long-Necked Spurs", "4/5"), ("Brass Spurs", "5/4")):
        s = laid(f"offensive: Elk 1/9 riding Horse, Horse, Pony; attached: {spurs} on Elk")
        assert (s.value("Horse"), s.value("Elk"), s.value("Pony")) == (value, "1/9", "3/4")
        s.choose("Elk gets off")
        s.all_pass()
        assert s.value("Horse") == "3/4"
        s.choose("Elk mounts Pony")
        s.all_pass()
        assert s.value("Pony") == value
        on_mount = laid(f"offensive: Elk 1/9 riding Horse, Horse; attached: {spurs} on Horse")
        assert on_mount.value("Horse") == "3/4"
