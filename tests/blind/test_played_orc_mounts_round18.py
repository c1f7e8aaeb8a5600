"""Blind mounts of the eighteenth round, and what is about mounts beside them, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import mounts, plays, until
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Blast": "event 0: Deal 5 damage to target creature.", "Wound": "event 0: Deal 3 damage to target creature.",
    "Swap": "event 0: Put target creature into its controller's other front.",
    **dict.fromkeys(("Horse", "Pony", "Mare", "Nag", "Steed"), "creature (Mount) 3/4"),
    "Charger": "creature (Mount) 3/4: Charger gets +2/0.",
    "Archer": "creature 1/9: (M): Deal 1 damage to target creature.",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.",
}  # fmt: skip
FIGHT = "Move or Attack"


def laid(a: str, b: str = "hand: 1", phase: str = "Play") -> Scene:
    """The table in a phase of A."""
    return mounts(f"A: {a}\nB: {b}\nphase: {phase}", TEXTS)


def off(s: Scene, name: str) -> Scene:
    """The rider gets off, and nobody answers."""
    s.choose(f"{name} gets off")
    s.all_pass()
    return s


@plays("Rushmere Pony")
def test_mounting_the_pony_marks_neither() -> None:
    for army in ("Ox marked, Rushmere Pony", "Ox, Rushmere Pony marked", "Ox assigned, Rushmere Pony"):
        assert "Ox mounts Rushmere Pony" not in laid(f"offensive: {army}; hand: 1").options()
    assert "Ox mounts Rushmere Pony" not in laid("offensive: Ox; defensive: Rushmere Pony; hand: 1").options()
    s = laid("offensive: Ox, Rushmere Pony; hand: 1")
    s.choose("Ox mounts Rushmere Pony")
    s.all_pass()
    assert (s.rider("Rushmere Pony"), s.marked("Ox"), s.marked("Rushmere Pony")) == ("Ox", False, False)
    s.to(FIGHT)
    assert {"attack B", "move Rushmere Pony"} <= set(s.options())
    s.choose("attack B")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Ox"), s.marked("Rushmere Pony")) == (18, True, True)
    plain = laid("offensive: Ox, Horse; hand: 1")
    plain.choose("Ox mounts Horse")
    plain.all_pass()
    assert (plain.marked("Ox"), plain.marked("Horse")) == (True, True)


@plays("Barded Plough Ox")
def test_the_ox_is_tougher_only_while_it_is_ridden() -> None:
    assert laid("offensive: Rat, Barded Plough Ox; hand: 1").value("Barded Plough Ox") == "2/3"
    s = laid("offensive: Rat riding Barded Plough Ox, Barded Plough Ox; hand: Wound")
    assert s.value("Barded Plough Ox") == "2/5"
    unhurt = off(s.fork(), "Rat")
    assert (unhurt.value("Barded Plough Ox"), unhurt.place("Barded Plough Ox")) == ("2/3", "A's Offensive")
    s.do("play Wound", "target Barded Plough Ox")
    assert (s.place("Barded Plough Ox"), s.damage("Barded Plough Ox")) == ("A's Offensive", 3)
    off(s, "Rat")
    assert (s.place("Barded Plough Ox"), s.place("Rat")) == ("A's graveyard", "A's Offensive")


@plays("Ashmane Racer")
def test_attacking_marks_the_racer_and_not_its_rider() -> None:
    army = "Archer{} riding Ashmane Racer, Ashmane Racer{}"
    for state in ((" marked", ""), ("", " marked")):
        tired = laid(f"offensive: {army.format(*state)}; hand: 1", phase=FIGHT)
        assert "attack B" not in tired.options()
    s = laid(f"offensive: {army.format('', '')}; hand: 1", "defensive: Cow 1/9; hand: 1", FIGHT)
    moved = s.fork()
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.marked("Archer"), s.marked("Ashmane Racer"), "use Archer" in s.options()) == (False, True, True)
    assert (s.damage("Cow"), s.damage("Archer")) == (3, 0)  # the racer alone has fought
    moved.choose("move Ashmane Racer" if "move Ashmane Racer" in moved.options() else "move Archer")
    moved.all_pass()
    assert (moved.marked("Archer"), moved.marked("Ashmane Racer")) == (True, True)
    dead = laid(f"offensive: {army.format('', '')}; hand: Axe")
    dead.do("play Axe", "target Ashmane Racer")
    assert (dead.place("Archer"), dead.marked("Archer")) == ("A's Offensive", True)


@plays("Howdah Tortoise")
def test_the_rider_of_the_tortoise_shoots_by_its_own_mark() -> None:
    army = "Ox{} riding Howdah Tortoise, Howdah Tortoise{}"
    foe = "defensive: Cow 1/9, Rat riding Horse, Horse; offensive: Hen; hand: 1"
    assert not offered(laid(f"offensive: {army.format(' marked', '')}; hand: 1", foe), "use")
    assert not offered(laid("offensive: Ox, Howdah Tortoise; hand: 1", foe), "use")
    s = laid(f"offensive: {army.format('', ' marked')}; defensive: Elk; hand: 1", foe)
    assert offered(s, "use") == ["Ox"]
    s.choose("use Ox")
    assert sorted(targets(s)) == ["Cow", "Horse", "Howdah Tortoise", "Ox"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Ox")) == (1, True)
    s = laid(f"offensive: {army.format('', '')}; hand: 1", foe)
    s.choose("use Ox", "target Cow")
    s.all_pass()
    assert (s.marked("Ox"), s.marked("Howdah Tortoise")) == (True, False)


@plays("Howdah Tortoise")
def test_the_shot_comes_though_the_ride_has_ended() -> None:
    s = laid("offensive: Ox riding Howdah Tortoise, Howdah Tortoise; hand: 1", "defensive: Cow 1/9; hand: Axe")
    s.choose("use Ox", "target Cow")
    until(s, "play Axe")
    s.choose("play Axe", "target Howdah Tortoise")
    s.all_pass()
    assert (s.place("Howdah Tortoise"), s.damage("Cow")) == ("A's graveyard", 1)
    windows = laid("offensive: Hen; hand: Wait", "defensive: Ox riding Howdah Tortoise, Howdah Tortoise; hand: 1")
    windows.choose("play Wait")
    windows.choose("in the Offensive") if "in the Offensive" in windows.options() else None
    assert (windows.asked, "use Ox" in windows.options()) == ("B", True)


@plays("Hostler of the Red Yard")
def test_ridden_mounts_of_his_front_strike_harder() -> None:
    hostler = "Hostler of the Red Yard"
    for there, value in (
        (hostler, "4/4"), (f"{hostler}, {hostler}", "5/4"), (f"{hostler} assigned", "3/4"), ("Elk", "3/4"),
    ):  # fmt: skip
        s = laid(f"offensive: Ox riding Horse, Horse, {there}; hand: 1")
        assert (s.value("Horse"), s.value("Ox")) == (value, "1/1")
    s = laid(
        f"offensive: Ox riding Horse, Horse, {hostler}, Steed; defensive: Rat riding Pony, Pony; hand: Swap",
        "defensive: Cow riding Mare, Mare; hand: 1",
    )
    assert [s.value(n) for n in ("Horse", "Steed", "Pony", "Mare")] == ["4/4", "3/4", "3/4", "3/4"]
    left = s.fork()
    assert off(s, "Ox").value("Horse") == "3/4"
    left.do("play Swap", f"target {hostler}")
    assert [left.value(n) for n in ("Horse", "Pony")] == ["3/4", "4/4"]
    ridden = laid(f"offensive: {hostler} riding Horse, Horse; hand: 1")
    assert ridden.value("Horse") == "4/4"


@plays("Hook Him from the Saddle")
@pytest.mark.parametrize("mark", ["", " marked"])
def test_the_rider_is_hooked_off_and_marked(mark: str) -> None:
    s = laid(
        "offensive: Elk riding Pony, Pony; defensive: Hen riding Steed, Steed; resources: 1; hand: Hook Him from the Saddle",
        f"defensive: Cow{mark} riding Mare, Mare{mark}, Pig; offensive: Rat riding Nag, Nag; hand: 1",
    )
    s.choose("play Hook Him from the Saddle")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert sorted(targets(s)) == ["Mare", "Pony"]
    s.choose("target Mare")
    s.all_pass()
    assert (s.rider("Mare"), s.marked("Cow"), s.marked("Mare"), s.rider("Pony")) == ("", True, bool(mark), "Elk")
    assert (s.place("Cow"), s.place("Mare"), s.gold("A")) == ("B's Defensive", "B's Defensive", 0)


@plays("Hook Him from the Saddle")
def test_at_a_mount_that_nobody_rides_the_hook_does_nothing() -> None:
    """The writer means ridden mounts; the card names any mount, and the rulebook lets whatever a card names be a target."""
    s = laid("resources: 1; hand: Hook Him from the Saddle", "defensive: Cow, Mare; offensive: Pig; hand: 1")
    s.do("play Hook Him from the Saddle")
    assert [s.marked(n) for n in ("Cow", "Mare", "Pig")] == [False] * 3
    none = laid("resources: 1; offensive: Elk; hand: Hook Him from the Saddle", "defensive: Cow; hand: 1")
    assert not offered(none, "play", "Hook")


@plays("Hook Him from the Saddle")
def test_an_attacking_mount_goes_on_without_its_rider_and_what_needs_one() -> None:
    s = laid(
        "offensive: Ox riding Charger, Charger; hand: 1",
        "resources: 1; hand: Hook Him from the Saddle; defensive: Hen",
        FIGHT,
    )
    assert s.value("Charger") == "5/4"
    s.choose("attack B")
    until(s, "play Hook")
    s.choose("play Hook Him from the Saddle")
    for answer in ("in the Defensive", "target Charger"):
        s.choose(answer) if answer in s.options() else None
    while s.table.chain:
        s.choose(s.way_on())
    assert (s.rider("Charger"), s.marked("Ox"), s.value("Charger")) == ("", True, "3/4")
    s.to("Second Play")
    assert s.influence("B") == 17


@plays("Hook Him from the Saddle")
def test_who_rides_no_more_is_not_hooked() -> None:
    s = laid(
        "offensive: Elk; resources: 1; hand: Hook Him from the Saddle, 1",
        "defensive: Cow riding Mare, Mare; hand: Axe",
    )
    s.choose("play Hook Him from the Saddle")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    until(s, "play Axe")
    s.choose("play Axe")
    for answer in ("in the Defensive", "target Mare"):
        s.choose(answer) if answer in s.options() else None
    s.all_pass()
    assert (s.place("Mare"), s.place("Cow"), s.place("Hook Him from the Saddle")) == (
        "B's graveyard", "B's Defensive", "A's graveyard",
    )  # fmt: skip


@plays("Orchard Stag")
@pytest.mark.parametrize("mark", ["", " marked"])
def test_the_dying_stag_spares_its_rider(mark: str) -> None:
    table = "offensive: Ox 1/9{0} riding {1}, {1}{0}; hand: 1"
    for mount, hurt, marked in (("Orchard Stag", 0, bool(mark)), ("Horse", 1, True)):
        for event, damage in (("Blast", hurt), ("Axe", 0)):
            s = mounts(
                f"A: {table.format(mark, mount)}\nB: offensive: Hen; hand: {event}\nphase: Play, active B", TEXTS
            )
            s.do(f"play {event}", front="Defensive")
            assert (s.place(mount), s.place("Ox")) == ("A's graveyard", "A's Offensive")
            assert (s.damage("Ox"), s.marked("Ox")) == (damage, marked)


@plays("Orchard Stag")
def test_the_rider_stands_by_itself_as_the_stag_falls_in_a_fight() -> None:
    for mount, alive in (("Orchard Stag", True), ("Horse", False)):
        s = laid(f"offensive: Ox 5/2 riding {mount}, {mount}; hand: 1", "defensive: Cow 7/9; hand: 1", FIGHT)
        s.choose("attack B")
        until(s, "block")
        s.choose("block")
        s.to("Second Play")
        assert s.place(mount) == "A's graveyard"
        assert (s.place("Ox") == "A's Offensive") is alive
        assert s.damage("Cow") == (2 if alive else 3)  # the mount's own
        assert s.influence("B") == 20
    killed = laid("offensive: Ox 5/2 riding Orchard Stag, Orchard Stag; hand: 1", "hand: Axe", FIGHT)
    killed.choose("attack B")
    until(killed, "play Axe")
    killed.choose("play Axe")
    killed.to("Second Play")
    assert (killed.place("Orchard Stag"), killed.influence("B"), killed.marked("Ox")) == ("A's graveyard", 20, True)
