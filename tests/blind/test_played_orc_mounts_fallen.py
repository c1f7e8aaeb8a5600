"""Blind texts on mounts that die and kill, and on what riders do from the saddle, played as their writers meant them."""

import pytest

from blind.gestures import targets, uses
from blind.texts import mounts, plays, until
from scenes.mounts import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Blast": "event 0: Deal 9 damage to target creature.",
    "Storm": "event 0: Deal 3 damage to each creature.", "Wait": "event 0: Gain 1 influence.",
    "Horse": "creature (Mount) 3/4", "Mage": "creature (Caster) 1/9", "Spark": "magic 2: Deal 1 damage to target creature.",
    "Plate": "equipment 0 (Armor): Equipped creature gets 0/+1.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
# Which mounts spare their rider what: the damage that goes on, and the mark
SPARED = [
    ("Deep-Shelled Ferry Turtle", 0, True), ("Pannier Llama", 0, True), ("Parade Grey", 0, True),
    ("Crypt Stallion", 6, False), ("Mourner's Ox", 0, False), ("Faithful Barrow-Hound", 0, False),
]  # fmt: skip


@plays(
    "Deep-Shelled Ferry Turtle", "Pannier Llama", "Parade Grey", "Crypt Stallion", "Mourner's Ox", "Faithful Barrow-Hound"
)  # fmt: skip
@pytest.mark.parametrize(("mount", "damage", "marked"), SPARED)
def test_it_spares_its_rider_as_it_dies(mount: str, damage: int, marked: bool) -> None:
    for state in ("", " marked"):
        s = mounts(
            f"A: offensive: Ox 1/19{state} riding {mount}, {mount}\nB: offensive: Hen; hand: Blast\nphase: Play, active B",
            TEXTS,
        )
        s.do("play Blast", front="Defensive")
        assert (s.place(mount), s.damage("Ox"), s.marked("Ox")) == ("A's graveyard", damage, marked or bool(state))


@plays(
    "Deep-Shelled Ferry Turtle", "Pannier Llama", "Parade Grey", "Crypt Stallion", "Mourner's Ox", "Faithful Barrow-Hound"
)  # fmt: skip
@pytest.mark.parametrize(("mount", "damage", "marked"), SPARED)
def test_in_combat_it_spares_its_rider_too(mount: str, damage: int, marked: bool) -> None:
    s = mounts(f"A: offensive: Cow 9/19; hand: 1\nB: defensive: Ox 7/19 riding {mount}, {mount}; hand: 1{FIGHT}", TEXTS)
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    struck = int(mounts(f"A: offensive: Ox riding {mount}, {mount}\nB: hand: 1", TEXTS).value(mount)[0])
    assert (s.place(mount), s.damage("Ox"), s.marked("Ox"), s.damage("Cow")) == (
        "B's graveyard",
        damage,
        marked,
        struck,
    )


@plays("Deep-Shelled Ferry Turtle")
def test_what_strikes_the_rider_by_itself_is_not_kept_off() -> None:
    s = mounts(
        "A: offensive: Ox 1/9 riding Deep-Shelled Ferry Turtle, Deep-Shelled Ferry Turtle hurt 3; hand: Storm, 1\nB: hand: 1",
        TEXTS,
    )
    s.do("play Storm")
    assert (s.place("Deep-Shelled Ferry Turtle"), s.damage("Ox"), s.marked("Ox")) == ("A's graveyard", 3, True)


@plays("Bone Palfrey")
@pytest.mark.parametrize("army", ["Bone Palfrey", "Ox riding Bone Palfrey, Bone Palfrey"])
@pytest.mark.parametrize("spell", ["Axe", "Blast"])
def test_ridden_or_not_its_death_is_a_card(army: str, spell: str) -> None:
    s = mounts(
        f"A: offensive: {army.replace('Ox', 'Ox 1/19')}; deck: 5\n"
        f"B: offensive: Hen; hand: {spell}, 1; deck: 5\nphase: Play, active B",
        TEXTS,
    )
    s.do(f"play {spell}", *(["target Bone Palfrey"] if "Hen" in army else []), front="Defensive")
    assert (s.place("Bone Palfrey"), len(s.deck("A")), len(s.deck("B"))) == ("A's graveyard", 4, 5)
    assert "Ox" not in army or s.marked("Ox")


@plays("Blackiron Barding")
def test_barding_is_for_mounts_and_keeps_damage_from_the_rider() -> None:
    s = mounts(
        "A: resources: 3; offensive: Ox 1/19 riding Horse, Horse, Elk; hand: Blackiron Barding, 1\nB: hand: Blast, 1",
        TEXTS,
    )
    s.do("play Blackiron Barding")
    assert (s.place("Blackiron Barding"), s.value("Horse"), s.value("Ox")) == ("on Horse", "3/6", "1/19")
    s.to("Play", "B")
    s.do("play Blast", "target Horse", front="Defensive")
    assert (s.place("Horse"), s.damage("Ox"), s.marked("Ox")) == ("A's graveyard", 0, True)
    s = mounts("A: resources: 3; offensive: Elk; hand: Blackiron Barding, 1\nB: hand: 1", TEXTS)
    assert "play Blackiron Barding" not in s.options()


@plays("Barded Saddle")
def test_the_saddle_is_for_mounts_and_better_while_they_are_ridden() -> None:
    s = mounts("A: resources: 2; offensive: Ox riding Horse, Horse, Elk; hand: Barded Saddle, 1\nB: hand: 1", TEXTS)
    s.do("play Barded Saddle")
    assert (s.place("Barded Saddle"), s.value("Horse"), s.value("Ox")) == ("on Horse", "3/7", "1/1")
    s.choose("Ox gets off")
    s.all_pass()
    assert s.value("Horse") == "3/5"
    s = mounts("A: resources: 2; offensive: Elk; hand: Barded Saddle, 1\nB: hand: 1", TEXTS)
    assert "play Barded Saddle" not in s.options()


def defended(mount: str, foe: str, rider: str = "Ox", state: str = " marked") -> Scene:
    """A's mount, whose rider is marked, has defended against B's attacker."""
    army = f"{rider}{state} riding {mount}, {mount}" if rider else mount
    s = mounts(f"A: 10 influence; defensive: {army}; hand: 1\nB: offensive: {foe}; hand: 1{FIGHT}, active B", TEXTS)
    s.choose("attack A")
    until(s, "block")
    s.choose(next(label for label in s.options() if label.endswith(f"with {mount}")))
    while s.phase == "Move or Attack" and "yes" not in s.options():
        s.choose(s.way_on())
    return s


@plays("Gate-Ramming Sow")
@pytest.mark.parametrize(
    ("foe", "dies", "freed"), [("Cow 1/3", False, True), ("Cow 1/4", False, False), ("Cow 3/3", True, True)]
)
def test_a_kill_unmarks_its_rider_if_it_lives(foe: str, dies: bool, freed: bool) -> None:
    s = defended("Gate-Ramming Sow", foe)
    assert (s.place("Gate-Ramming Sow") == "A's graveyard", s.marked("Ox")) == (dies, not freed)


@plays("Gate-Ramming Sow")
def test_as_an_attacker_it_unmarks_its_rider_and_not_itself() -> None:
    s = mounts(
        f"A: offensive: Ox riding Gate-Ramming Sow, Gate-Ramming Sow; hand: 1\nB: defensive: Hen; hand: 1{FIGHT}", TEXTS
    )
    s.choose("attack B")
    until(s, "block")
    s.choose("block")
    s.to("Second Play")
    assert (s.place("Hen"), s.marked("Ox"), s.marked("Gate-Ramming Sow")) == ("B's graveyard", False, True)


@plays("Duskfang Panther")
@pytest.mark.parametrize(("foe", "says", "marked"), [
    ("Cow 1/4", "yes", False), ("Cow 1/4", "no", True), ("Cow 1/5", "", True), ("Cow 3/4", "yes", False),
])  # fmt: skip
def test_a_kill_of_it_may_unmark_its_rider(foe: str, says: str, marked: bool) -> None:
    s = defended("Duskfang Panther", foe)
    assert ("yes" in s.options()) == bool(says)
    if says:
        s.choose(says)
        s.to("Second Play")
    assert s.marked("Ox") == marked


@plays("Sable Corpse-Mare", "Saltback Crocodile")
@pytest.mark.parametrize(("foe", "rider", "won"), [
    ("Cow 1/3", "Ox", 1), ("Cow 1/4", "Ox", 0), ("Cow 3/3", "Ox", 1), ("Cow 1/3", "", 0), ("Cow 3/3", "", 0),
])  # fmt: skip
def test_each_kill_while_it_is_ridden_is_one_influence(foe: str, rider: str, won: int) -> None:
    s = defended("Sable Corpse-Mare", foe, rider)
    assert (s.influence("A"), s.influence("B")) == (10, 20 - won)
    s = defended("Saltback Crocodile", foe, rider)
    assert (s.influence("A"), s.influence("B")) == (10 + won, 20)


@plays("Saltback Crocodile")
@pytest.mark.parametrize(("fallen", "dies"), [("Owl 1/1", True), ("Owl 1/2", False)])
def test_an_enemy_mount_counts_and_its_rider_takes_no_part_in_the_combat(fallen: str, dies: bool) -> None:
    # its writer counts the rider who dies of what goes on; but he is no defender by himself (ORC-MOUNT-08)
    s = mounts(
        f"A: 10 influence; offensive: Ox riding Saltback Crocodile, Saltback Crocodile; hand: 1\n"
        f"B: defensive: {fallen} riding Colt, Colt; hand: 1{FIGHT}", TEXTS | {"Colt": "creature (Mount) 1/2"}
    )  # fmt: skip
    s.choose("attack B")
    until(s, "block")
    s.choose("block Saltback Crocodile with Colt")
    s.to("Second Play")
    assert (s.place("Owl") == "B's graveyard", s.place("Colt"), s.influence("A")) == (dies, "B's graveyard", 11)


@plays("Parade Rouncey")
@pytest.mark.parametrize(("deck", "left"), [("Rat, 3", 3), ("", 0)])
def test_its_mark_draws_a_card_and_discards_one(deck: str, left: int) -> None:
    s = mounts(
        f"A: offensive: Ox riding Parade Rouncey, Parade Rouncey; hand: Elk, Hen; deck: {deck}\nB: hand: 1", TEXTS
    )
    s.choose("use Parade Rouncey")
    s.all_pass()
    s.choose("pick Elk")
    assert (len(s.deck("A")), s.grave("A"), "Rat" in s.hand("A")) == (left, ["Elk"], bool(deck))
    assert (s.marked("Parade Rouncey"), s.marked("Ox")) == (True, False)
    s = mounts("A: offensive: Ox, Parade Rouncey; hand: Elk\nB: hand: 1", TEXTS)
    assert "use Parade Rouncey" not in s.options()


@plays("Old Road Mule")
def test_the_mark_of_the_mules_rider_draws_a_card_and_discards_one() -> None:
    s = mounts("A: offensive: Ox riding Old Road Mule, Old Road Mule, Cow; hand: Elk; deck: Rat, 3\nB: hand: 1", TEXTS)
    assert uses(s) == ["Ox"]
    s.choose("use Ox")
    s.all_pass()
    s.choose("pick Rat")
    assert (s.hand("A"), s.marked("Ox"), s.marked("Old Road Mule")) == (["Elk"], True, False)
    s.to("Move or Attack")
    assert "move Old Road Mule" not in s.options()
    assert "use Ox" not in mounts("A: offensive: Ox, Old Road Mule; hand: Elk\nB: hand: 1", TEXTS).options()


@plays("Hunting Lynx of the Heath", "Cinder Charger")
@pytest.mark.parametrize(("mount", "damage"), [("Hunting Lynx of the Heath", 1), ("Cinder Charger", 2)])
def test_the_rider_strikes_by_its_mark_and_the_mount_may_still_defend(mount: str, damage: int) -> None:
    s = mounts(
        f"A: defensive: Ox riding {mount}, {mount}; offensive: Rat; hand: 1\nB: offensive: Cow 1/9; defensive: Elk; hand: 1",
        TEXTS,
    )
    s.choose("use Ox")
    assert sorted(targets(s)) == sorted(["Ox", mount, "Cow"])
    s.choose("target Cow")
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Ox"), s.marked(mount)) == (damage, True, False)
    s.to("Move or Attack")
    assert f"move {mount}" not in s.options()
    s.to("Move or Attack", "B")
    s.choose("attack A")
    until(s, "block")
    assert f"block Cow with {mount}" in s.options()
    assert "use Ox" not in mounts(f"A: offensive: Ox, {mount}; hand: 1\nB: defensive: Cow; hand: 1", TEXTS).options()


@plays("Torchback Ram")
def test_as_it_attacks_somebody_of_its_battlefield_suffers_one() -> None:
    s = mounts(
        "A: offensive: Ox riding Torchback Ram, Torchback Ram; defensive: Rat; hand: Wait\n"
        f"B: defensive: Hen 1/9 riding Horse, Horse; offensive: Owl; hand: 1{FIGHT}", TEXTS
    )  # fmt: skip
    s.choose("attack B")
    assert sorted(targets(s)) == ["Horse", "Ox", "Torchback Ram"]
    s.choose("target Horse")
    until(s, "block")
    assert (s.damage("Horse"), s.damage("Hen")) == (1, 0)


@plays("Rookery Wyvern")
@pytest.mark.parametrize("state", ["", " marked"])
def test_its_mark_deals_its_riders_attack(state: str) -> None:
    s = mounts(
        f"A: offensive: Ox 3/1{state} riding Rookery Wyvern, Rookery Wyvern; hand: 1\n"
        "B: defensive: Cow 1/9, Hen 1/9 riding Horse, Horse; offensive: Owl; hand: Axe, 1", TEXTS
    )  # fmt: skip
    s.choose("use Rookery Wyvern")
    assert sorted(targets(s)) == ["Cow", "Horse", "Ox", "Rookery Wyvern"]
    s.choose("target Cow")
    late = s.fork()
    s.all_pass()
    assert (s.damage("Cow"), s.marked("Rookery Wyvern"), s.marked("Ox")) == (3, True, bool(state))
    until(late, "play Axe")
    late.choose("play Axe", "in the Defensive")
    assert "target Ox" not in late.options()  # opponents aim at its mount
    alone = mounts("A: offensive: Ox, Rookery Wyvern; hand: 1\nB: defensive: Cow; hand: 1", TEXTS)
    assert "use Rookery Wyvern" not in alone.options()


@plays("Scroll Camel")
@pytest.mark.parametrize(("army", "price"), [
    ("Mage marked riding Scroll Camel, Scroll Camel", 1), ("Ox riding Scroll Camel, Scroll Camel, Mage", 2),
    ("Scroll Camel, Mage", 2),
])  # fmt: skip
def test_under_a_caster_magic_of_its_front_is_cheaper(army: str, price: int) -> None:
    s = mounts(f"A: resources: 2; offensive: {army}; hand: Spark, 1\nB: defensive: Hen 1/9; hand: 1", TEXTS)
    s.do("play Spark", "target Hen")
    assert (s.damage("Hen"), s.gold("A")) == (1, 2 - price)


@plays("Scroll Camel")
def test_magic_of_the_other_front_costs_what_it_prints() -> None:
    s = mounts(
        "A: resources: 2; offensive: Mage riding Scroll Camel, Scroll Camel; defensive: Seer; hand: Spark, 1\n"
        "B: offensive: Hen 1/9; hand: 1", TEXTS | {"Seer": "creature (Caster) 1/1"}
    )  # fmt: skip
    s.do("play Spark", "target Hen", front="Defensive")
    assert (s.damage("Hen"), s.gold("A")) == (1, 0)


@plays("Webstalker of Narr")
def test_under_a_caster_enemies_of_its_battlefield_are_weaker_and_stay() -> None:
    shove = {"Shove": "event 0: Put target creature into the other front of its controller."}
    for rider, weaker, movers in (("Mage", "1/2", ["Hen"]), ("Ox", "2/2", ["Cow", "Hen"])):
        s = mounts(
            f"A: offensive: Rat; defensive: {rider} riding Webstalker of Narr, Webstalker of Narr; hand: Shove\n"
            f"B: offensive: Cow 2/2; defensive: Hen 2/2; hand: 1{FIGHT}, active B", TEXTS | shove
        )  # fmt: skip
        assert [s.value(name) for name in ("Cow", "Hen", "Rat")] == [weaker, "2/2", "1/1"]
        assert [label.removeprefix("move ") for label in s.options() if label.startswith("move")] == movers
