"""Blind events and magic of ORC's round 23, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, targets
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Gain 1 influence.", "Free": "event 0: Unmark target creature.",
    "Bolt": "event 0: Deal 2 damage to target creature.", "Scare": "event 0: Discard target creature.",
    "Bounce": "event 0: Return target creature to its owner's hand.", "Snap": "event 0: Discard target equipment.",
    "Keeper": "creature 1/1: (A): Demons you control get 0/+1.", "Sage": "creature (Caster) 1/1",
    "Swap": "event 0: Put target creature into its controller's other front.",
    "Spear": "equipment 0: Equipped creature gets +1/0.",
    "Hex": "enchantment 0: Attach to target creature. Enchanted creature gets -1/0.",
    "Rise": "event 0: Put target creature card from your graveyard into play.",
    "Bear": "quest (Confrontation) 1/2: Hit points: 3. Victory Points: 2.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"


@plays("Sudden Brace")
def test_somebody_stands_firm_until_the_turn_ends() -> None:
    s = orc("A: 1 gold; offensive: Ox; defensive: Rat; hand: Sudden Brace, Bolt\nB: defensive: Cow; hand: 1", TEXTS)
    enemy = s.fork()
    aiming(s, "Sudden Brace")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Ox")
    s.all_pass()
    assert (s.value("Ox"), s.value("Cow"), s.gold("A")) == ("1/4", "1/1", 0)
    s.do("play Bolt", "target Ox")
    assert s.damage("Ox") == 2
    s.to("Play", "B")
    assert (s.place("Ox"), s.value("Ox"), s.damage("Ox")) == ("A's Offensive", "1/1", 0)
    aiming(enemy, "Sudden Brace")
    enemy.choose("target Cow")
    enemy.all_pass()
    assert enemy.value("Cow") == "1/4"


@plays("Snuffed Torch")
def test_who_is_marked_does_not_defend() -> None:
    s = orc(
        "A: 2 gold; offensive: Ox 2/9, Elk marked, Keeper assigned; hand: Snuffed Torch\n"
        "B: defensive: Cow, Hen, Pig assigned; offensive: Yak; hand: 1",
        TEXTS,
    )
    aiming(s, "Snuffed Torch")
    assert sorted(targets(s)) == ["Cow", "Elk", "Hen", "Ox", "Pig"]
    nothing = [s.fork() for _ in range(2)]
    s.choose("target Cow")
    s.all_pass()
    assert [s.marked(name) for name in ("Cow", "Hen", "Ox")] == [True, False, False]
    s.to("Move or Attack")
    s.choose("attack B")
    until(s, "block")
    assert offered(s, "block") == ["Ox with Hen"]
    for match, name in zip(nothing, ("Elk", "Pig"), strict=True):
        match.choose(f"target {name}")
        match.all_pass()
        assert (match.marked("Elk"), match.assigned("Pig"), match.place("Snuffed Torch")) == (
            True,
            True,
            "A's graveyard",
        )


@plays("Snuffed Torch")
def test_who_fights_already_fights_on() -> None:
    s = orc(f"A: offensive: Ox 2/9; hand: 1\nB: 2 gold; defensive: Cow, Hen; hand: Snuffed Torch, Wait{FIGHT}", TEXTS)
    s.choose("attack B")
    attacker = s.fork()
    until(s, "block")
    s.choose("block Ox with Cow", "done")
    until(s, "play Snuffed")
    s.choose("play Snuffed Torch", "target Cow")
    while s.damage("Ox") == 0:
        s.choose(s.way_on())
    assert (s.place("Cow"), s.influence("B")) == ("B's graveyard", 20)
    until(attacker, "play Snuffed")
    attacker.choose("play Snuffed Torch", "target Ox")
    while attacker.phase == "Move or Attack":
        attacker.choose("done" if "done" in attacker.options() else attacker.way_on())
    assert attacker.influence("B") == 18


@plays("Cinder Spit")
def test_two_damage_to_one_of_the_battlefield() -> None:
    s = orc(
        "A: 2 gold; offensive: Ox 1/9; defensive: Rat; hand: Cinder Spit\n"
        "B: defensive: Cow 1/3 hurt 1; offensive: Hen; hand: 1",
        TEXTS,
    )
    aiming(s, "Cinder Spit")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    own = s.fork()
    s.choose("target Cow")
    s.all_pass()
    assert (s.place("Cow"), s.damage("Ox")) == ("B's graveyard", 0)
    own.choose("target Ox")
    own.all_pass()
    assert (own.damage("Ox"), own.place("Cow")) == (2, "B's Defensive")


@plays("Cinder Spit")
@pytest.mark.parametrize(("defense", "left"), [(2, "2 hit points left"), (3, "3 hit points left")])
def test_a_monster_loses_a_hit_point_if_it_is_pierced(defense: int, left: str) -> None:
    s = orc(
        "A: 2 gold; offensive: Ox 1/9; quests: Bear; hand: Cinder Spit\nB: hand: 1",
        TEXTS | {"Bear": TEXTS["Bear"].replace("1/2", f"1/{defense}")},
    )
    accepting(s, "Bear")
    aiming(s, "Cinder Spit")
    s.choose("target Bear")
    s.all_pass()
    assert s.progress("A", "Bear") == left


@plays("Tithe Day")
@pytest.mark.parametrize(
    ("hand", "deck", "choice"),
    [("Rat", "Elk, Hen, 3", ["Elk", "Hen", "Rat"]), ("Rat, Ox", "Elk", ["Elk", "Ox", "Rat"]), ("Rat, Ox", "0", ["Ox", "Rat"])],
)  # fmt: skip
def test_two_come_and_one_goes(hand: str, deck: str, choice: list[str]) -> None:
    s = orc(f"A: 2 gold; offensive: Bull; hand: Tithe Day, {hand}; deck: {deck}\nB: hand: 1", TEXTS)
    s.choose("play Tithe Day")
    until(s, "pick")
    assert sorted(offered(s, "pick")) == choice
    s.choose(f"pick {choice[0]}")
    s.all_pass()
    assert (sorted(s.hand("A")), s.place(choice[0]), s.over) == (choice[1:], "A's graveyard", False)


@plays("Tithe Day")
def test_of_nothing_nothing_is_discarded() -> None:
    s = orc("A: 2 gold; offensive: Bull; hand: Tithe Day; deck: 0\nB: hand: 1", TEXTS)
    s.do("play Tithe Day")
    assert (s.hand("A"), s.grave("A"), s.over) == ([], ["Tithe Day"], False)


RATTLE = "A: 1 gold; offensive: Ox; defensive: Rat; hand: Last Rattle, {}\nB: defensive: Cow; offensive: Hen; hand: 1"


@plays("Last Rattle")
@pytest.mark.parametrize(
    ("way", "front", "victim", "may"),
    [
        ("Axe", "Offensive", "Ox", True), ("Axe", "Offensive", "Cow", True), ("Axe", "Defensive", "Hen", True),
        ("Scare", "Offensive", "Cow", False), ("Bounce", "Offensive", "Cow", False), ("Scare", "Defensive", "Rat", False),
    ],
)  # fmt: skip
def test_only_where_somebody_has_died(way: str, front: str, victim: str, may: bool) -> None:
    s = orc(RATTLE.format(way), TEXTS)
    assert "play Last Rattle" not in s.options()
    s.do(f"play {way}", f"target {victim}", front=front)
    assert ("play Last Rattle" in s.options()) is may
    later = s.fork()
    later.to("Play", "B")
    if may:
        s.do("play Last Rattle")
        assert (s.influence("A"), s.influence("B"), s.place("Last Rattle")) == (20, 18, "A's graveyard")
    later.to("Play", "A")
    assert "play Last Rattle" not in later.options()


@plays("Last Rattle")
def test_one_opponent_is_aimed_at_wherever_the_dead_lay() -> None:
    s = orc(
        "A: 1 gold; hand: Last Rattle, Axe; defensive: Rat; offensive: Ox\nB: hand: 1\nC: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.do("play Axe", front="Defensive")
    assert s.place("Rat") == "A's graveyard"
    aiming(s, "Last Rattle")
    assert [option for option in s.options() if option.startswith("target")] == ["target player B", "target player C"]
    s.choose("target player C")
    s.all_pass()
    assert (s.influence("A"), s.influence("B"), s.influence("C")) == (20, 20, 18)


BREACH = (
    "A: 2 gold; offensive: Ox; attached: Spear on Ox; hand: Breach Order\n"
    "B: defensive: Cow, Blade; offensive: Hen; hand: {}; "
    "attached: Hex of A on Cow, Spear on Hen, Blighted Acres on B in the Defensive"
)
BLADE = TEXTS | {"Blade": "equipment 0: Equipped creature gets +1/0."}
DESTROY, RETURN = "Breach Order: Destroy target equipment.", "Breach Order: Return target enchantment"


@plays("Breach Order")
def test_a_piece_is_destroyed_or_an_enchantment_goes_home() -> None:
    s = orc(BREACH.format(1), BLADE)
    home = s.fork()
    aiming(s, DESTROY)
    assert sorted(targets(s)) == ["Blade", "Spear"]  # the other Spear lies in the other battlefield
    s.choose("target Blade")
    s.all_pass()
    assert [s.place(name) for name in ("Blade", "Spear", "Hex")] == ["B's graveyard", "on Ox", "on Cow"]
    aiming(home, RETURN)
    assert sorted(targets(home)) == ["Blighted Acres", "Hex"]
    home.choose("target Hex")
    home.all_pass()
    assert [home.place(name) for name in ("Blade", "Spear", "Hex")] == ["B's Defensive", "on Ox", "A's hand"]
    far = orc(BREACH.format(1), BLADE)
    aiming(far, DESTROY, "Defensive")
    far.all_pass()
    assert (far.place("Spear (2)"), far.place("Spear")) == ("B's graveyard", "on Ox")


@plays("Breach Order")
def test_the_choice_is_made_as_it_is_announced() -> None:
    s = orc(BREACH.format("Snap"), BLADE)
    aiming(s, DESTROY)
    s.choose("target Blade")
    until(s, "play Snap")
    s.choose("play Snap", "in the Defensive", "target Blade")
    s.all_pass()
    assert [s.place(name) for name in ("Blade", "Spear", "Hex", "Breach Order")] == [
        "B's graveyard", "on Ox", "on Cow", "A's graveyard",
    ]  # fmt: skip
    s = orc("A: 2 gold; offensive: Ox; hand: Breach Order\nB: defensive: Cow; attached: Hex on Cow; hand: 1", TEXTS)
    assert offered(s, "play") == [next(o for o in offered(s, "play") if o.startswith(RETURN))]
    assert "play Breach Order" not in orc("A: 2 gold; hand: Breach Order\nB: defensive: Cow", TEXTS).options()


@plays("Reaping Word")
def test_who_is_marked_dies() -> None:
    s = orc(
        "A: 3 gold; offensive: Sage, Ox marked, Keeper assigned; defensive: Rat marked; hand: Reaping Word\n"
        "B: defensive: Cow 1/9 marked, Hen, Pig assigned; attached: Spear on Cow; hand: Free, Wait",
        TEXTS,
    )
    aiming(s, "Reaping Word")
    assert sorted(targets(s)) == ["Cow", "Ox"]
    s.choose("target Cow")
    freed = s.fork()
    s.all_pass()
    assert (s.place("Cow"), s.place("Spear"), s.gold("A")) == ("B's graveyard", "B's graveyard", 0)
    until(freed, "play Free")
    freed.choose("play Free", "in the Defensive", "target Cow")
    freed.all_pass()
    assert (freed.place("Cow"), freed.place("Reaping Word")) == ("B's Defensive", "A's graveyard")
    nobody = "A: 3 gold; offensive: Sage, Keeper assigned; defensive: Rat marked; hand: Reaping Word\nB: defensive: Hen"
    assert "play Reaping Word" not in orc(nobody, TEXTS).options()


@plays("Antler Hymn")
def test_all_of_a_front_are_stronger_until_the_turn_ends() -> None:
    s = orc(
        "A: 3 gold; offensive: Sage, Ox marked, Keeper assigned; defensive: Rat; hand: Antler Hymn, Swap, Swap\n"
        "B: defensive: Cow; hand: 1",
        TEXTS,
    )
    s.do("play Antler Hymn")
    assert [s.value(name) for name in ("Sage", "Ox", "Keeper", "Rat", "Cow")] == ["2/2", "2/2", "2/2", "1/1", "1/1"]
    s.do("play Swap", front="Defensive")
    s.do("play Swap", "target Sage")
    assert [s.place(name) for name in ("Sage", "Rat")] == ["A's Defensive", "A's Offensive"]
    assert (s.value("Sage"), s.value("Rat")) == ("2/2", "1/1")  # who has it keeps it, and who comes later gets none
    s.to("Play", "B")
    assert s.value("Ox") == "1/1"


@plays("Homeward Chant")
def test_somebody_goes_home_with_what_he_carries() -> None:
    s = orc(
        "A: 2 gold; offensive: Sage; defensive: Rat; attached: Hex on Cow; hand: Homeward Chant\n"
        "B: defensive: Cow; offensive: Hen; attached: Spear of A on Cow; hand: 0",
        TEXTS,
    )
    aiming(s, "Homeward Chant")
    assert sorted(targets(s)) == ["Cow", "Sage"]
    own = s.fork()
    s.choose("target Cow")
    s.all_pass()
    assert [s.place(name) for name in ("Cow", "Spear", "Hex", "Sage")] == [
        "B's hand",
        "A's hand",
        "A's graveyard",
        "A's Offensive",
    ]
    own.choose("target Sage")
    own.all_pass()
    assert (own.place("Sage"), own.place("Homeward Chant")) == ("A's hand", "A's graveyard")


@plays("Homeward Chant")
def test_a_monster_stays() -> None:
    s = orc("A: 2 gold; offensive: Sage; quests: Bear; hand: Homeward Chant\nB: hand: 1", TEXTS)
    accepting(s, "Bear")
    aiming(s, "Homeward Chant")
    s.choose("target Bear")
    s.all_pass()
    assert (s.pursues("A"), s.progress("A", "Bear"), s.place("Sage")) == (
        ["Bear"],
        "3 hit points left",
        "A's Offensive",
    )


TRIBUTE = "A: 1 gold; offensive: Sage; defensive: Ox 4/4, Runt -1/3; attached: Spear on Ox; hand: Ash Tribute\n"


@plays("Ash Tribute")
@pytest.mark.parametrize(("given", "damage"), [("Ox", 5), ("Sage", 1), ("Runt", 0)])
def test_one_of_either_front_is_given_for_as_much_damage(given: str, damage: int) -> None:
    s = orc(f"{TRIBUTE}B: defensive: Cow 1/9; hand: Bounce", TEXTS)
    s.choose("play Ash Tribute")  # in the Offensive, where the caster is
    assert sorted(targets(s)) == ["Cow", "Sage"]
    s.choose("target Cow")
    assert sorted(offered(s, "give")) == ["Ox", "Runt", "Sage"]
    s.choose(f"give {given}")
    s.choose(*["done"] * ("done" in s.options()))
    gone = s.fork()
    s.all_pass()
    assert (s.damage("Cow"), s.place(given), s.gold("A")) == (damage, "A's graveyard", 0)
    until(gone, "play Bounce")
    gone.do("play Bounce", *["target Cow"] * (given != "Sage"), front="Defensive")
    gone.all_pass()
    assert (gone.place("Cow"), gone.place(given)) == ("B's hand", "A's graveyard")


@plays("Ash Tribute")
def test_aimed_at_what_is_given_it_does_nothing() -> None:
    s = orc(f"{TRIBUTE}B: defensive: Cow 1/9; hand: 1", TEXTS)
    aiming(s, "Ash Tribute")
    s.choose("target Sage", "give Sage")
    s.choose(*["done"] * ("done" in s.options()))
    s.all_pass()
    assert (s.place("Sage"), s.damage("Cow"), s.damage("Ox"), s.place("Ash Tribute")) == (
        "A's graveyard",
        0,
        0,
        "A's graveyard",
    )
