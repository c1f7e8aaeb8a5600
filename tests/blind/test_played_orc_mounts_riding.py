"""Blind texts on mounting, on attacking and moving with a mount, and on taking riders from the saddle, played as meant."""

import pytest

from blind.gestures import targets
from blind.texts import mounts, plays, until
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Horse": "creature (Mount) 3/4", "Mage": "creature (Caster) 1/9", "Healer": "creature 1/1: (M): Draw a card.",
    "Spear": "equipment 0: Equipped creature gets +1/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
EASY = ["Waystone Hackney", "Tollroad Donkey", "Postmistress's Roan", "Swiftfoot Courser"]
SPARING = ["Ledgehorn Goat", "Dusk Stag", "Gryphon of the Highmarch"]
PULLING = ["Cut the Girth", "Hook and Drag", "Pulled from the Saddle"]


def mounted(army: str, rider: str, mount: str) -> Scene:
    """A's creature mounts in his Play phase."""
    s = mounts(f"A: offensive: {army}; hand: 1\nB: hand: 1", TEXTS)
    s.choose(f"{rider} mounts {mount}")
    s.all_pass()
    assert s.rider(mount) == rider
    return s


@plays("Waystone Hackney", "Tollroad Donkey", "Postmistress's Roan", "Swiftfoot Courser")
@pytest.mark.parametrize("mount", EASY)
def test_mounting_it_marks_nobody_and_both_attack_in_that_turn(mount: str) -> None:
    for army in (f"Ox marked, {mount}", f"Ox, {mount} marked", f"Ox assigned, {mount}"):
        assert f"Ox mounts {mount}" not in mounts(f"A: offensive: {army}; hand: 1\nB: hand: 1", TEXTS).options()
    s = mounted(f"Ox, {mount}", "Ox", mount)
    assert (s.marked("Ox"), s.marked(mount)) == (False, False)
    s.to("Move or Attack")
    s.choose("attack B")
    assert (s.marked("Ox"), s.marked(mount)) == (True, True)
    s.to("Draw", "B")
    assert s.influence("B") == 20 - int(s.value(mount)[0])


@plays("Postmistress's Roan")
def test_somebody_else_mounts_it_in_the_same_phase() -> None:
    s = mounted("Ox, Elk, Postmistress's Roan", "Ox", "Postmistress's Roan")
    s.choose("Ox gets off", "Elk mounts Postmistress's Roan")
    s.all_pass()
    assert (s.rider("Postmistress's Roan"), s.marked("Elk"), s.marked("Ox")) == ("Elk", False, False)


@plays("Fenway Horsemaster")
@pytest.mark.parametrize(("rider", "marked"), [("Fenway Horsemaster", False), ("Ox", True)])
def test_who_masters_horses_mounts_without_a_mark(rider: str, marked: bool) -> None:
    s = mounted("Fenway Horsemaster, Ox, Horse", rider, "Horse")
    assert (s.marked(rider), s.marked("Horse")) == (marked, marked)


@plays("Gryphon of the Peaks")
def test_mounting_it_marks_the_gryphon_alone_and_for_one_gold_both_cross_once() -> None:
    gryphon = "Gryphon of the Peaks"
    s = mounted(f"Ox, {gryphon}", "Ox", gryphon)
    assert (s.marked("Ox"), s.marked(gryphon)) == (False, True)
    s = mounts(
        f"A: offensive: Ox riding {gryphon}, {gryphon}; attached: Spear on Ox; resources: 3; hand: 1\nB: hand: 1", TEXTS
    )
    s.choose(f"use {gryphon}")
    s.all_pass()
    assert [s.place(name) for name in ("Ox", gryphon, "Spear")] == ["A's Defensive", "A's Defensive", "on Ox"]
    assert (s.rider(gryphon), s.marked("Ox"), s.marked(gryphon), s.gold("A")) == ("Ox", False, False, 2)
    assert f"use {gryphon}" not in s.options()
    s.to("Move or Attack")
    assert f"move {gryphon}" in s.options()  # it was no move
    alone = mounts(f"A: offensive: Ox, {gryphon}; resources: 3; hand: 1\nB: hand: 1", TEXTS)
    assert f"use {gryphon}" not in alone.options()


@plays("Skimmer Heron")
@pytest.mark.parametrize("state", ["", " marked"])
def test_for_one_gold_both_are_put_into_the_other_front_once_as_they_are(state: str) -> None:
    s = mounts(
        f"A: offensive: Ox{state} riding Skimmer Heron, Skimmer Heron{state}; resources: 3; hand: 1\nB: hand: 1", TEXTS
    )
    s.choose("use Skimmer Heron")
    s.all_pass()
    assert [s.place(name) for name in ("Ox", "Skimmer Heron")] == ["A's Defensive"] * 2
    assert (s.rider("Skimmer Heron"), s.marked("Ox"), s.marked("Skimmer Heron")) == ("Ox", bool(state), bool(state))
    assert (s.gold("A"), "use Skimmer Heron" in s.options()) == (2, False)
    alone = mounts("A: offensive: Ox, Skimmer Heron; resources: 3; hand: 1\nB: hand: 1", TEXTS)
    assert "use Skimmer Heron" not in alone.options()


@plays("Skimmer Heron")
def test_in_the_middle_of_an_attack_it_drops_out() -> None:
    s = mounts(
        f"A: offensive: Ox riding Skimmer Heron, Skimmer Heron; resources: 1; hand: Wait\nB: hand: 1{FIGHT}", TEXTS
    )
    s.choose("attack B", "use Skimmer Heron")
    s.to("Second Play")
    assert (s.place("Skimmer Heron"), s.rider("Skimmer Heron"), s.influence("B")) == ("A's Defensive", "Ox", 20)


@plays("Ledgehorn Goat", "Dusk Stag", "Gryphon of the Highmarch")
@pytest.mark.parametrize("mount", SPARING)
def test_attacking_with_it_leaves_its_rider_unmarked(mount: str) -> None:
    table = f"A: offensive: Healer{{}} riding {mount}, {mount}; hand: Axe, Wait\nB: hand: 1{FIGHT}"
    s = mounts(table.format(""), TEXTS)
    s.choose("attack B")
    assert (s.marked("Healer"), s.marked(mount), "use Healer" in s.options()) == (False, True, True)
    fallen = s.fork()
    s.to("Second Play")
    assert (s.influence("B"), "Healer gets off" in s.options()) == (20 - int(s.value(mount)[0]), False)
    fallen.play("Axe", f"target {mount}")
    assert fallen.marked("Healer")
    assert "attack B" not in mounts(table.format(" marked"), TEXTS).options()
    s = mounts(table.format(""), TEXTS)
    s.choose(f"move {mount}")
    assert (s.marked("Healer"), s.marked(mount)) == (True, True)


@plays("Cut the Girth", "Hook and Drag", "Pulled from the Saddle")
@pytest.mark.parametrize("event", PULLING)
def test_the_rider_gets_off_marked_and_the_mount_keeps_its_state(event: str) -> None:
    for state, mark in (("", False), (" marked", True)):
        s = mounts(
            f"A: resources: 2; offensive: Ox; hand: {event}, Axe, 1\n"
            f"B: defensive: Hen 1/1 riding Horse, Horse{state}; offensive: Owl; hand: 1", TEXTS
        )  # fmt: skip
        s.choose(f"play {event}")
        s.choose("in the Offensive") if "in the Offensive" in s.options() else None
        s.choose("target Horse") if "target Horse" in s.options() else None
        s.all_pass()
        assert (s.rider("Horse"), s.marked("Hen"), s.marked("Horse")) == ("", True, mark)
        assert (s.place("Hen"), s.gold("A")) == ("B's Defensive", 2 - (event != "Cut the Girth") - 1)
        s.choose("play Axe", "in the Offensive")
        assert "Hen" in targets(s)  # whom opponents could not aim at


@plays("Hook and Drag")
@pytest.mark.parametrize(("army", "drawn"), [("offensive: Ox", 1), ("defensive: Ox", 0)])
def test_with_a_creature_in_that_battlefield_a_card_is_drawn(army: str, drawn: int) -> None:
    s = mounts(
        f"A: resources: 2; {army}; hand: Hook and Drag, 1; deck: 5\nB: defensive: Hen riding Horse, Horse; hand: 1",
        TEXTS,
    )
    s.do("play Hook and Drag")
    assert (s.marked("Hen"), len(s.deck("A"))) == (True, 5 - drawn)


@plays("Cut the Girth", "Hook and Drag")
@pytest.mark.parametrize("event", PULLING[:2])
def test_without_a_rider_nothing_falls_off_and_an_attacker_goes_on_without_his(event: str) -> None:
    s = mounts(f"A: resources: 2; offensive: Ox; hand: {event}, 1\nB: defensive: Horse, Hen; hand: 1", TEXTS)
    s.do(f"play {event}")  # their writers ask for a rider already as it is aimed, of which the texts say nothing
    assert (s.marked("Horse"), s.marked("Hen"), s.place("Horse")) == (False, False, "B's Defensive")
    s = mounts(f"A: offensive: Hen riding Horse, Horse; hand: 1\nB: resources: 2; hand: {event}, 1{FIGHT}", TEXTS)
    s.choose("attack B")
    s.play(event)
    assert (s.rider("Horse"), s.marked("Hen")) == ("", True)
    s.to("Second Play")
    assert s.influence("B") == 17


@plays("Pulled from the Saddle")
@pytest.mark.parametrize("rides", [True, False])
def test_an_attacking_mount_ridden_or_not_is_out_of_the_combat(rides: bool) -> None:
    army = "Hen riding Horse, Horse" if rides else "Tusker of the Salt Flats"
    s = mounts(f"A: offensive: {army}; hand: 1\nB: resources: 2; hand: Pulled from the Saddle, 1{FIGHT}", TEXTS)
    s.choose("attack B")
    s.play("Pulled from the Saddle")
    s.to("Second Play")
    assert (s.marked("Horse" if rides else army), s.influence("B")) == (True, 20)


@plays("Goring Aurochs")
def test_for_two_gold_an_enemy_rider_falls_off_once_a_turn() -> None:
    table = "A: offensive: {}; resources: 5; \nB: defensive: Hen riding Horse, Horse; offensive: Owl riding Colt, Colt; hand: 1"
    cards = TEXTS | {"Colt": "creature (Mount) 1/1"}
    assert "use Goring Aurochs" not in mounts(table.format("Goring Aurochs"), cards).options()
    s = mounts(table.format("Ox riding Goring Aurochs, Goring Aurochs"), cards)
    s.choose("use Goring Aurochs")
    s.all_pass()
    assert (s.rider("Horse"), s.marked("Hen"), s.marked("Horse"), s.rider("Colt")) == ("", True, False, "Owl")
    assert (s.gold("A"), "use Goring Aurochs" in s.options()) == (3, False)


@plays("Goring Aurochs")
def test_a_mount_that_attacks_goes_on_without_its_rider() -> None:
    s = mounts(
        f"A: offensive: Hen riding Horse, Horse; hand: 1\n"
        f"B: defensive: Ox riding Goring Aurochs, Goring Aurochs marked; resources: 2; hand: Wait{FIGHT}", TEXTS
    )  # fmt: skip
    s.choose("attack B", "use Goring Aurochs")
    s.to("Second Play")
    assert (s.rider("Horse"), s.marked("Hen"), s.influence("B")) == ("", True, 17)


@plays("Stampede Chant")
def test_mounts_of_the_front_strike_harder_and_attack_alone_in_that_turn() -> None:
    s = mounts(
        "A: resources: 3; offensive: Mage, Horse, Ox riding Colt, Colt; defensive: Mule; hand: Stampede Chant, 1\n"
        "B: defensive: Nag; hand: 1", TEXTS | dict.fromkeys(("Colt", "Mule", "Nag"), "creature (Mount) 1/1")
    )  # fmt: skip
    s.do("play Stampede Chant")
    assert [s.value(name) for name in ("Horse", "Colt", "Mule", "Nag", "Ox")] == ["5/4", "3/1", "1/1", "1/1", "1/1"]
    s.to("Move or Attack")
    s.choose("attack B")
    assert "send Horse" in s.options()
    later = s.fork()
    s.choose("send Horse", "done")
    until(s, "done")
    s.to("Second Play")
    assert s.influence("B") == 15
    later.to("Play", "A")
    assert later.value("Horse") == "3/4"
    later.to("Move or Attack", "A")
    later.choose("attack B")
    assert "send Horse" not in later.options()


@plays("Stampede Hymn")
def test_mounts_of_the_battlefield_go_home_or_are_stronger() -> None:
    s = mounts(
        "A: resources: 4; offensive: Mage, Horse, Ox riding Colt, Colt; defensive: Mule; attached: Spear on Horse; "
        "hand: Stampede Hymn, 1\nB: defensive: Nag, Hen riding Pony, Pony; offensive: Roan; hand: 1",
        TEXTS | dict.fromkeys(("Colt", "Mule", "Nag", "Pony", "Roan"), "creature (Mount) 1/1"),
    )
    s.do("play Stampede Hymn")
    assert [s.place(n) for n in ("Horse", "Spear", "Nag", "Mule", "Roan")] == [
        "A's hand", "A's hand", "B's hand", "A's Defensive", "B's Offensive",
    ]  # fmt: skip
    assert [s.value(name) for name in ("Colt", "Pony", "Mule", "Ox", "Mage")] == ["2/2", "2/2", "1/1", "1/1", "1/9"]
    s.to("Play", "B")
    assert s.value("Colt") == "1/1"
