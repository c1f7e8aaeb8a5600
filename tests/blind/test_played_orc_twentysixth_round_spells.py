"""Blind events and magic of ORC's round 26, played as their writer meant them."""

import pytest

from blind.gestures import aiming, offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.",
    "Bolt": "event 0: Deal 3 damage to target creature.", "Balm": "event 0: Heal 2 damage from target creature.",
    "Wither": "event 0: Target creature gets 0/-1 until end of turn.", "Sage": "creature (Caster) 1/1",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Keeper": "creature 1/1: (A): Demons you control get 0/+1.", "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Coat": "equipment 0: Equipped creature gets 0/+1.", "Blade": "equipment 0: Equipped creature gets +1/0.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.", "Pick": "equipment 0 (Weapon): Equipped creature gets +3/0.",
    "Pike": "equipment 0 (Weapon): Equipped creature gets +5/0.",
    "Mourner": "creature 1/1: Whenever a creature dies, you gain 5 influence.",
    "Oath": "enchantment 0: Attach to target creature. Enchanted creature gets 0/+1.",
    "Hex": "enchantment 0: Attach to target creature. Enchanted creature gets +1/0.",
    "Rust": "enchantment 0: Attach to target equipment. Equipped creature gets 0/+1.",
    "Curse": "enchantment 0: Attach to target player. Creatures that player controls get -1/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
PEPPER, MATTRESS, FINISH = "Pepper", "A Mattress under the Mail", "Finish It Quietly"
BUCKLES, GROUND, HAIL = "Slipped Buckles", "Give Ground or Hold It", "Boiling Hail"
WOOD, WASHED = "Coat of Living Wood", "Washed in Plain Water"


@plays("Pepper on the Breeze")
@pytest.mark.parametrize(
    ("front", "aims"), [("Offensive", ["Cow", "Keeper", "Ox"]), ("Defensive", ["Hen", "Rat"])]
)  # fmt: skip
def test_anybody_of_the_battlefield_is_marked(front: str, aims: list[str]) -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox marked; defensive: Rat; hand: {PEPPER}\n"
        "B: defensive: Cow, Keeper assigned; offensive: Hen; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {PEPPER}", f"in the {front}")
    assert sorted(targets(s)) == aims
    for name in aims:
        match = s.fork()
        match.choose(f"target {name}")
        match.all_pass()
        assert (match.marked(name), match.assigned("Keeper"), match.gold("A")) == (name != "Keeper", True, 0)


@plays("Pepper on the Breeze")
def test_who_is_marked_before_defenders_are_declared_does_not_defend() -> None:
    s = orc(f"A: 1 gold; offensive: Ox; hand: {PEPPER}, 1\nB: defensive: Cow, Pig; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    after = s.fork()
    until(s, f"play {PEPPER}")
    assert s.asked == "A"
    aiming(s, PEPPER)
    s.choose("target Cow")
    until(s, "block")
    assert [option for option in s.options() if option.startswith("block")] == ["block Ox with Pig"]
    until(after, "block")
    after.choose("block Ox with Cow", "done")
    until(after, f"play {PEPPER}")
    aiming(after, PEPPER)
    after.choose("target Cow")
    after.to("Second Play")
    assert (after.influence("B"), after.place("Cow"), after.place("Ox")) == (20, "B's graveyard", "A's graveyard")


@plays("A Mattress under the Mail")
def test_nothing_hurts_it_this_turn() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 1/4 hurt 2, Elk 1/4; hand: {MATTRESS}, Bolt, Bolt, Wither\nB: hand: Bolt; deck: 20",
        TEXTS,
    )
    s.do(f"play {MATTRESS}", "target Ox")
    s.do("play Bolt", "target Ox")
    assert (s.damage("Ox"), s.damage("Elk"), s.place("Ox")) == (2, 0, "A's Offensive")
    withered = s.fork()
    s.do("play Bolt", "target Elk")
    assert (s.damage("Elk"), s.gold("A")) == (3, 0)
    s.to("Play", "B")
    s.do("play Bolt", "target Ox", front="Defensive")
    assert s.damage("Ox") == 3 or s.place("Ox") == "A's graveyard"
    withered.do("play Wither", "target Ox")
    assert withered.place("Ox") == "A's Offensive"


@plays("A Mattress under the Mail")
@pytest.mark.parametrize(("way", "hurt"), [("Axe", 0), ("Wither", 3)])
def test_it_can_die_all_the_same(way: str, hurt: int) -> None:
    s = orc(f"A: 2 gold; offensive: Ox 1/4 hurt {hurt}, Elk; hand: {MATTRESS}, {way}, Bolt\nB: hand: 1", TEXTS)
    s.do(f"play {MATTRESS}", "target Ox")
    kept = s.fork()
    s.do(f"play {way}", "target Ox")
    assert s.place("Ox") == "A's graveyard"
    kept.do("play Bolt", "target Ox")
    assert (kept.place("Ox"), kept.damage("Ox")) == ("A's Offensive", hurt)


@plays("A Mattress under the Mail")
def test_a_defender_on_it_lets_nothing_through_and_strikes() -> None:
    s = orc(f"A: offensive: Ox 5/9; hand: 1\nB: 2 gold; defensive: Cow; hand: {MATTRESS}{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, f"play {MATTRESS}")
    aiming(s, MATTRESS, "Defensive")
    s.choose("target Cow")
    s.to("Second Play")
    assert (s.place("Cow"), s.damage("Cow"), s.damage("Ox"), s.influence("B")) == ("B's Defensive", 0, 1, 20)


@plays("Finish It Quietly")
def test_the_wounded_are_destroyed() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 1/9 hurt 1, Elk, Mourner; hand: {FINISH}, Wither\n"
        "B: defensive: Cow 1/9 hurt 2, Hen 1/3; offensive: Pig 1/9 hurt 1; attached: Spear on Cow; hand: Balm", TEXTS,
    )  # fmt: skip
    s.do("play Wither", "target Hen")
    aiming(s, FINISH)
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    healed = s.fork()
    s.all_pass()
    assert [s.place(name) for name in ("Cow", "Spear")] == ["B's graveyard", "B's graveyard"]
    assert (s.influence("A"), s.gold("A")) == (25, 0)  # that is a death
    until(healed, "play Balm")
    aiming(healed, "Balm", "Defensive")
    healed.choose("target Cow")
    healed.all_pass()
    assert (healed.place("Cow"), healed.place(FINISH)) == ("B's Defensive", "A's graveyard")


@plays("Finish It Quietly")
def test_in_combat_its_equipment_drops() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 1/9, Elk 1/9 hurt 1; hand: {FINISH}, 1\n"
        f"B: defensive: Cow 1/9 hurt 1; attached: Spear on Cow; hand: 1{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox")
    until(s, "block")
    s.choose("block Ox with Cow")
    until(s, f"play {FINISH}")
    aiming(s, FINISH)
    s.choose("target Cow")
    s.to("Second Play")
    assert (s.place("Cow"), s.place("Spear"), s.damage("Ox"), s.influence("B")) == (
        "B's graveyard", "B's Defensive", 0, 20,
    )  # fmt: skip


@plays("Slipped Buckles")
def test_a_piece_goes_back_to_its_owners_hand() -> None:
    s = orc(
        f"A: 1 gold; offensive: Ox, Spear; hand: {BUCKLES}\n"
        "B: defensive: Cow hurt 1; offensive: Hen; attached: Coat of A on Cow, Blade on Hen; hand: 0", TEXTS,
    )  # fmt: skip
    aiming(s, BUCKLES)
    assert sorted(targets(s)) == ["Coat", "Spear"]
    ground = s.fork()
    s.choose("target Coat")
    s.all_pass()
    assert [s.place(name) for name in ("Coat", "Cow", "Spear", "Blade")] == [
        "A's hand", "B's graveyard", "A's Offensive", "on Hen",
    ]  # fmt: skip
    ground.choose("target Spear")
    ground.all_pass()
    assert (ground.place("Spear"), ground.place("Coat"), ground.gold("A")) == ("A's hand", "on Cow", 0)


@plays("Slipped Buckles")
@pytest.mark.parametrize(("piece", "value"), [("Bow", "4/1"), ("Pick", "2/1")])
def test_of_rival_pieces_the_longest_attached_takes_over(piece: str, value: str) -> None:
    s = orc(
        f"A: 1 gold; hand: {BUCKLES}\nB: defensive: Cow; attached: Bow on Cow, Pick on Cow, Pike on Cow; hand: 0", TEXTS
    )
    assert s.value("Cow") == "2/1"
    aiming(s, BUCKLES)
    s.choose(f"target {piece}")
    s.all_pass()
    assert (s.place(piece), s.value("Cow")) == ("B's hand", value)


@plays("Give Ground or Hold It")
def test_an_attacker_gives_ground() -> None:
    s = orc(
        f"A: 2 gold; offensive: Ox 4/9, Elk, Yak; hand: {GROUND}\nB: 2 gold; defensive: Cow; hand: {GROUND}{FIGHT}",
        TEXTS,
    )
    assert not offered(s, "play", GROUND)
    s.choose("attack B", "send Ox", "send Elk")
    while s.asked != "B":
        s.choose(s.way_on())
    assert not any("defender" in option for option in s.options())  # there is none yet
    s.choose(f"play {GROUND}", *[o for o in s.options() if o == "in the Defensive"])
    assert sorted(targets(s)) == ["Elk", "Ox"]
    s.choose("target Ox")
    s.to("Second Play")
    assert (s.influence("B"), s.value("Ox"), s.gold("B")) == (18, "1/9", 0)
    s.to("Play", "B")
    assert s.value("Ox") == "4/9"


@plays("Give Ground or Hold It")
@pytest.mark.parametrize("way", ["attacker", "defender"])
def test_once_there_are_defenders_there_are_two_ways(way: str) -> None:
    s = orc(f"A: offensive: Ox 3/9; hand: 1\nB: 2 gold; defensive: Cow, Pig, Hen; hand: {GROUND}{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block Ox with Cow", "block Ox with Pig", "done")
    until(s, f"play {GROUND}")
    s.choose(f"play {GROUND}: Target {way}", *[o for o in s.options() if o == "in the Defensive"])
    if way == "defender":
        assert sorted(targets(s)) == ["Cow", "Pig"]
        s.choose("target Cow")
    while s.table.chain:
        s.choose("pass")
    assert (s.value("Ox"), s.value("Cow")) == (("0/9", "1/1") if way == "attacker" else ("3/9", "1/4"))
    s.to("Play", "B")
    assert (s.value("Ox"), s.damage("Ox"), s.influence("B"), s.gold("B")) == ("3/9", 0, 20, 0)
    if way == "attacker":
        assert (s.place("Cow"), s.place("Pig")) == ("B's Defensive", "B's Defensive")
    assert s.place("Cow") != "B's Defensive" or s.value("Cow") == "1/1"


@plays("Boiling Hail")
def test_all_of_the_battlefield_are_hurt() -> None:
    s = orc(
        f"A: 4 gold; offensive: Sage, Ox 1/9, Keeper assigned; defensive: Rat 1/9; hand: {HAIL}\n"
        "B: defensive: Cow 1/9, Pig 1/2; offensive: Hen 1/9; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"play {HAIL}")
    assert "in the Defensive" not in s.options()  # no caster is there
    s.choose(*["in the Offensive"] * ("in the Offensive" in s.options()))
    s.all_pass()
    assert [s.damage(name) for name in ("Ox", "Cow", "Rat", "Hen")] == [2, 2, 0, 0]
    assert [s.place(name) for name in ("Sage", "Keeper", "Pig")] == ["A's graveyard", "A's graveyard", "B's graveyard"]
    nobody = f"A: 4 gold; offensive: Ox; hand: {HAIL}\nB: defensive: Cow; hand: 1"
    assert f"play {HAIL}" not in orc(nobody, TEXTS).options()


@plays("Coat of Living Wood")
def test_two_coats_stay_wherever_it_goes() -> None:
    s = orc(
        f"A: 4 gold; offensive: Sage, Ox 1/3 hurt 2; defensive: Rat; hand: {WOOD}, {WOOD}, Swap, Bolt\n"
        "B: defensive: Cow; offensive: Hen; hand: 1; deck: 20", TEXTS,
    )  # fmt: skip
    aiming(s, WOOD)
    assert sorted(targets(s)) == ["Cow", "Ox", "Sage"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.damage("Ox"), s.gold("A")) == ("1/5", 2, 2)
    s.do(f"play {WOOD}", "target Ox")
    s.do("play Swap", "target Ox")
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "1/7")
    s.do("play Bolt", "target Ox", front="Defensive")
    assert (s.place("Ox"), s.damage("Ox")) == ("A's Defensive", 5)
    s.to("Play", "B")
    assert s.value("Ox") == "1/7"


@plays("Washed in Plain Water")
def test_all_enchantments_on_it_go() -> None:
    s = orc(
        f"A: 2 gold; offensive: Sage, Ox; attached: Oath on Cow, Hex on Cow, Oath on Ox; hand: {WASHED}\n"
        "B: defensive: Cow; offensive: Hen; attached: Oath on Cow, Coat on Cow, Rust on Coat, Curse on A in the Defensive; "
        "hand: 1", TEXTS,
    )  # fmt: skip
    aiming(s, WASHED)
    assert sorted(targets(s)) == ["Cow", "Ox", "Sage"]
    none = s.fork()
    s.choose("target Cow")
    s.all_pass()
    assert [s.place(name) for name in ("Oath", "Hex", "Oath (2)", "Oath (3)", "Coat", "Rust", "Curse")] == [
        "A's graveyard", "A's graveyard", "on Ox", "B's graveyard", "on Cow", "on Coat", "on player A",
    ]  # fmt: skip
    none.choose("target Sage")
    none.all_pass()
    assert [none.place(name) for name in ("Oath", "Oath (2)", WASHED)] == ["on Cow", "on Ox", "A's graveyard"]
