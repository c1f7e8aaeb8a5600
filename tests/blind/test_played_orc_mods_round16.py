"""Blind Heroes, mounts and rituals of the sixteenth rounds, played as their writers meant them."""

import pytest

from blind.gestures import offered, targets
from blind.texts import heroes, mounts, plays, until
from scenes import heroes as heroes_scenes

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Blast": "event 0: Deal 5 damage to target creature.", "Mage": "creature (Caster) 1/9",
    "Keeper": "creature 1/1: (A): Elves you control get 0/+1.", "Horse": "creature (Mount) 3/4",
    "Sprint": "quest (Assignment): Play an Event. Victory Points: 1.",
    "Next": "quest (Assignment): Draw nine cards. Victory Points: 1.",
    "Spear": "equipment 2: Equipped creature gets +1/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


def led(hero: str, table: str) -> heroes_scenes.Scene:
    """A table on which A has this Hero."""
    return heroes(f"A: 10 influence; hero: {hero}; {table}", TEXTS)


@plays("Marshal Ordwin Hask")
def test_two_gold_unmark_one_of_his() -> None:
    s = led(
        "Marshal Ordwin Hask",
        "offensive: Ox marked, Elk, Keeper assigned; defensive: Rat marked; resources: 2; hand: 1\n"
        "B: defensive: Cow marked; resources: 9; hand: 2",
    )
    s.choose("use Marshal Ordwin Hask", "in the Offensive")
    assert targets(s) == ["Ox", "Elk"]
    s.choose("target Ox")
    countered = s.fork()
    s.all_pass()
    assert ([s.marked(n) for n in ("Ox", "Rat", "Cow")], s.gold("A")) == ([False, True, True], 0)
    assert "use Marshal Ordwin Hask" not in s.options()
    countered.choose("counter")
    countered.all_pass()
    assert (countered.marked("Ox"), countered.gold("B"), len(countered.hand("B"))) == (True, 5, 1)


@plays("Vessa of the Tin Crown")
@pytest.mark.parametrize(("before", "after"), [(10, 14), (16, 18)])
def test_a_completed_quest_brings_three_influence_up_to_what_she_prints(before: int, after: int) -> None:
    table = "hand: Wait, 1; quests: Sprint; chapter: Next\nB: hand: 1"
    s = heroes(f"A: {before} influence; hero: Vessa of the Tin Crown; {table}", TEXTS)
    s.choose("accept Sprint")
    s.do("play Wait")
    assert (s.victory("A"), s.influence("A")) == (1, after)


@plays("Grub Sevenfingers")
def test_a_gold_and_a_creature_buy_two_damage() -> None:
    s = led(
        "Grub Sevenfingers",
        "offensive: Ox, Keeper assigned; defensive: Rat; resources: 1; hand: 1\nB: defensive: Cow 1/9; offensive: Hen; hand: 1",
    )
    s.choose("use Grub Sevenfingers", "in the Offensive")
    s.choose("target Cow") if "target Cow" in s.options() else None
    assert sorted(offered(s, "give")) == ["Keeper", "Ox"]
    s.choose("give Keeper")
    s.choose("target Cow") if "target Cow" in s.options() else None
    s.all_pass()
    assert (s.damage("Cow"), s.place("Keeper"), s.place("Ox"), s.gold("A")) == (2, "A's graveyard", "A's Offensive", 0)
    none = led("Grub Sevenfingers", "resources: 1; hand: 1\nB: defensive: Cow; hand: 1")
    assert "use Grub Sevenfingers" not in none.options()


@plays("Dame Hollis Ferrow")
@pytest.mark.parametrize(("hero", "left"), [("hero: Dame Hollis Ferrow; ", 1), ("", 0)])
def test_equipment_costs_one_less_also_as_it_is_reassigned(hero: str, left: int) -> None:
    s = heroes(f"A: {hero}offensive: Ox; resources: 2; hand: Spear, 1\nB: hand: 1", TEXTS)
    s.do("play Spear")
    assert (s.place("Spear"), s.gold("A")) == ("on Ox", left)
    s = heroes(f"A: {hero}offensive: Ox, Elk; attached: Spear on Ox; resources: 2; hand: 1\nB: hand: 1", TEXTS)
    s.choose(next(option for option in s.options() if "Spear" in option))
    s.choose("target Elk") if "target Elk" in s.options() else None
    s.all_pass()
    assert (s.place("Spear"), s.gold("A")) == ("on Elk", left)


@plays("Old Barrow Tam")
def test_his_defensive_is_tougher() -> None:
    s = led("Old Barrow Tam", "defensive: Ox 1/1, Elk 1/1 marked, Keeper assigned; offensive: Rat 1/1; hand: 1\n"
            "B: defensive: Cow 1/1; offensive: Hen 1/1; hand: 1")  # fmt: skip
    values = [s.value(n) for n in ("Ox", "Elk", "Keeper", "Rat", "Cow", "Hen")]
    assert values == ["1/2", "1/2", "1/2", "1/1", "1/1", "1/1"]
    s = led("Old Barrow Tam", f"defensive: Ox 1/2 hurt 2; hand: 1\nB: hand: 1{FIGHT}")
    s.choose("move Ox")
    s.to("Second Play")
    assert s.place("Ox") == "A's graveyard"


@plays("Sister Anwelle Grey")
def test_for_a_gold_an_opponents_hand_is_seen_by_one_alone() -> None:
    s = led("Sister Anwelle Grey", "resources: 1; hand: 1\nB: hand: Axe, Wait\nC: hand: Blast")
    s.choose("use Sister Anwelle Grey")
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert targets(s) == ["player B", "player C"]
    s.choose("target player B")
    s.all_pass()
    assert [s.sees(seat, name) for seat in "AC" for name in ("Axe", "Wait")] == [True, True, False, False]
    assert (s.sees("A", "Blast"), s.gold("A")) == (False, 0)


@plays("Yrsa Halfmoon")
@pytest.mark.parametrize(("quests", "drawn"), [(("Sprint", "Next"), 1), (("Sprint",), 0)])
def test_two_gold_strengthen_one_and_two_active_quests_bring_a_card(quests: tuple[str, ...], drawn: int) -> None:
    s = led("Yrsa Halfmoon", "offensive: Ox 1/1; resources: 2; deck: 5; hand: 1; quests: Sprint\n"
            "B: defensive: Cow 1/1; quests: Next; hand: 1")  # fmt: skip
    s.choose(*(f"accept {quest}" for quest in quests))
    s.choose("use Yrsa Halfmoon")
    assert targets(s) == ["Ox", "Cow"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.value("Cow"), len(s.deck("A")), s.gold("A")) == ("3/3", 5 - drawn, 0)
    s.to("Play", "B")
    assert s.value("Cow") == "1/1"


@plays("Fellside Pony")
def test_mounting_the_pony_marks_the_mount_alone() -> None:
    s = mounts("A: offensive: Ox, Rat marked, Fellside Pony; hand: 1\nB: hand: 1", TEXTS)
    assert "Rat mounts Fellside Pony" not in s.options()
    s.choose("Ox mounts Fellside Pony")
    s.all_pass()
    assert (s.rider("Fellside Pony"), s.marked("Ox"), s.marked("Fellside Pony")) == ("Ox", False, True)
    s.to("Second Play")  # neither moves nor attacks
    assert (s.turn, s.influence("B")) == (3, 20)


@plays("Brass-Collar Destrier")
def test_it_strikes_harder_while_it_attacks_under_its_rider() -> None:
    army = "Ox 0/9 riding Brass-Collar Destrier, Brass-Collar Destrier"
    s = mounts(f"A: offensive: {army}; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Brass-Collar Destrier")) == (15, "3/3")
    still = mounts(f"A: offensive: Cow 1/9; hand: 1\nB: defensive: {army}; hand: 1{FIGHT}", TEXTS)
    still.choose("attack B")
    until(still, "block")
    still.choose("block Cow with Brass-Collar Destrier" if offered(still, "block") else "block")
    still.to("Second Play")
    assert still.damage("Cow") == 3


@plays("Moor Lurcher")
def test_the_lurcher_attacks_without_a_rider_and_with_one() -> None:
    s = mounts(f"A: offensive: Moor Lurcher, Horse; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    s.to("Second Play")
    assert (s.influence("B"), s.marked("Moor Lurcher"), s.marked("Horse")) == (17, True, False)
    assert "attack B" not in mounts(f"A: offensive: Moor Lurcher marked; hand: 1\nB: hand: 1{FIGHT}", TEXTS).options()
    army = "Ox{} riding Moor Lurcher, Moor Lurcher"
    s = mounts(f"A: offensive: {army.format('')}; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    s.to("Second Play")
    assert (s.marked("Ox"), s.marked("Moor Lurcher")) == (True, True)
    s = mounts(f"A: offensive: {army.format(' marked')}; hand: 1\nB: hand: 1{FIGHT}", TEXTS)
    assert "attack B" not in s.options()


@plays("Ditch Boar")
def test_no_damage_goes_on_from_the_dying_boar() -> None:
    table = "A: offensive: Ox 1/9 riding {0}, {0}; hand: 1\nB: offensive: Hen; hand: Blast\nphase: Play, active B"
    for mount, hurt in (("Ditch Boar", 0), ("Horse", 1)):
        s = mounts(table.format(mount), TEXTS)
        s.do("play Blast", front="Defensive")
        assert (s.place(mount), s.damage("Ox"), s.marked("Ox")) == ("A's graveyard", hurt, True)


@plays("Post-Road Mare")
def test_for_two_gold_the_mare_takes_her_rider_over() -> None:
    table = "A: offensive: Ox{} riding Post-Road Mare, Post-Road Mare, Elk; resources: 2; hand: 1\nB: hand: 1"
    for mark, marked in (("", False), (" marked", True)):
        s = mounts(table.format(mark), TEXTS)
        s.choose("use Post-Road Mare")
        s.all_pass()
        assert [s.place(n) for n in ("Ox", "Post-Road Mare", "Elk")] == [*["A's Defensive"] * 2, "A's Offensive"]
        assert (s.marked("Ox"), s.marked("Post-Road Mare"), s.rider("Post-Road Mare"), s.gold("A")) == (
            marked,
            False,
            "Ox",
            0,
        )
    alone = mounts("A: offensive: Ox, Post-Road Mare; resources: 2; hand: 1\nB: hand: 1", TEXTS)
    assert "use Post-Road Mare" not in alone.options()


@plays("Barge Ox")
def test_the_rider_of_the_barge_ox_makes_somebody_tougher_and_the_ox_never_attacks() -> None:
    army = "Rat riding Barge Ox, Barge Ox, Elk 1/1"
    s = mounts(f"A: offensive: {army}; hand: 1\nB: defensive: Cow 1/1; offensive: Hen; hand: 1", TEXTS)
    s.choose("use Rat")
    assert sorted(targets(s)) == ["Barge Ox", "Cow", "Elk", "Rat"]
    s.choose("target Cow")
    s.all_pass()
    assert (s.value("Cow"), s.marked("Rat"), s.marked("Barge Ox")) == ("1/4", True, False)
    for riding in ("Rat riding Barge Ox, Barge Ox", "Barge Ox"):
        assert "attack B" not in mounts(f"A: offensive: {riding}; hand: 1\nB: hand: 1{FIGHT}", TEXTS).options()
