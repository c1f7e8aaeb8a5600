"""Blind creatures of AVA's round 33 that fight, live in cities and stand in for others, played as their writer meant them."""

import pytest

from blind.gestures import fought, offered, resolved, starting, targets, values
from blind.texts import ava, plays, until
from scenes.ava import Scene

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Wait": "event 0: Draw a card.", "Hail": "event 0: Kill all creatures.",
    "Scare": "event 0: Discard target creature.", "Give": "event 0: Sacrifice a creature.",
    "Raze": "event 0: Destroy target city.", "Rain": "event 0: Deal 1 damage to each creature.",
    "Stroke": "event 0: Deal 1 damage to target creature.", "Home": "event 0: Return target creature to its owner's hand.",
    "Wither": "event 0: Target creature gets +0/-9 until end of turn.",
    "Bury": "event 0: Remove target creature from the game.",
    "Brawn": "event 0: Target creature gets +1/+0 until end of turn.",
    "Call": "event 0: Put target creature into its controller's army.",
    "House": "event 0: Put target creature you control into target city you control.",
    "Take": "event 0: Gain control of target creature.",
    "Sling": 'enchantment 0: Attach to a creature. Enchanted creature has "[ ]: Deal 1 damage to target city."',
    "Spear": 'enchantment 0: Attach to a creature. Enchanted creature has "[ ]: Deal 1 damage to target creature."',
    "Drum": "creature 1/9: [2]: Draw a card.", "Census": "magic 0: Gain 1 life point for each resident you control.",
}  # fmt: skip
COMBAT = "\nphase: Attack"
TACTICS = "\nphase: Tactics"
WARDEN, CAPTAIN, CANVASSER = "Hedgerow Warden", "Parade Captain", "Street Canvasser"
OGRE, CROW, IMP, CHOIR = "Siegehammer Ogre", "Gallowtree Crow", "Spitefire Imp", "Choir of Shades"
PIKES = {"Pike": "creature 2 The Empire (Soldier) 1/9", "Young Soldier": "creature 2 Gaian 1/9"}


def prizes(s: Scene) -> None:
    """All is bid, and whoever wins takes a victory point."""
    while s.phase == "Tactics":
        s.choose(next((o for o in s.options() if o.endswith(": 1 VP")), None) or s.way_on())


@plays("Hedgerow Warden")
def test_the_warden_is_tough_at_home_alone() -> None:
    s = ava(f"A: city Oak: {WARDEN}, Hen; army: {WARDEN}; hand: Call\nB: army: Elk", TEXTS)
    assert values(s, WARDEN, f"{WARDEN} (2)", "Hen") == ["2/4", "2/2", "1/1"]
    s.play("Call", f"target {WARDEN}")
    assert values(s, WARDEN, f"{WARDEN} (2)") == ["2/2", "2/2"]


@plays("Hedgerow Warden")
@pytest.mark.parametrize(("goal", "avatar", "value"), [
    ("Dale", "avatar", "2/4"), ("Dale", "avatar marked", "2/4"), ("B's army", "avatar", "2/2"),
    ("Dale", "city Fen; avatar in Fen", "2/2"),
])  # fmt: skip
def test_and_as_long_as_the_army_helps_an_attacked_city(goal: str, avatar: str, value: str) -> None:
    s = ava(f"A: army: Ram 3/9; hand: Wait\nB: city Dale; {avatar}; army: {WARDEN}; hand: Wait{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Ram", "done")
    assert s.value(WARDEN) == value
    if value == "2/4":
        until(s, "block")
        s.choose(f"block Ram with {WARDEN}")
        until(s, "play Wait")
        assert s.value(WARDEN) == "2/4"
        fought(s)
        assert s.damage("Ram") == 2
        return
    s.to("Second Play")
    assert s.value(WARDEN) == "2/2"


@plays("Hedgerow Warden")
@pytest.mark.parametrize(("hurt", "place"), [(2, "A's graveyard"), (1, "A's Army")])
def test_without_its_city_its_wounds_may_kill_it(hurt: int, place: str) -> None:
    s = ava(f"A: city Oak: {WARDEN} hurt {hurt}; city Fen; hand: Raze; army: Ox\nB: army: Elk", TEXTS)
    s.play("Raze", "target Oak")
    assert s.place(WARDEN) == place


@plays("Parade Captain")
@pytest.mark.parametrize("home", ["army: {}", "city Elm: {}"])
def test_soldiers_of_the_army_parade_wherever_the_captain_is(home: str) -> None:
    s = ava(
        f"A: {home.format(CAPTAIN)}; army: Pike, Young Soldier, Ox 1/9, Pike of B; city Oak: Pike; hand: Call, House, Axe\n"
        "B: army: Pike; hand: 1", TEXTS | PIKES,
    )  # fmt: skip
    names = (CAPTAIN, "Pike", "Young Soldier", "Ox", "Pike (2)", "Pike (3)", "Pike (4)")
    assert values(s, *names) == ["2/3", "2/9", "2/9", "1/9", "2/9", "1/9", "1/9"]
    s.play("Call", "target Pike (3)")
    assert s.value("Pike (3)") == "2/9"
    s.choose("play House", "target Pike (3)")
    s.choose(*starting(s, "target Oak"))
    s.all_pass()
    assert (s.place("Pike (3)"), s.value("Pike (3)")) == ("Oak", "1/9")
    s.play("Axe", f"target {CAPTAIN}")
    assert values(s, "Pike", "Young Soldier", "Pike (2)") == ["1/9", "1/9", "1/9"]


@plays("Parade Captain")
@pytest.mark.parametrize(("second", "values_"), [("army", ["3/3", "3/3", "3/9"]), ("city Oak", ["2/3", "3/3", "3/9"])])
def test_two_captains_help_each_other(second: str, values_: list[str]) -> None:
    s = ava(f"A: army: {CAPTAIN}, Pike; {second}: {CAPTAIN}; hand: 1\nB: army: Cow; hand: 1", TEXTS | PIKES)
    found = values(s, CAPTAIN, f"{CAPTAIN} (2)", "Pike")
    assert sorted(found[:2]) == sorted(values_[:2])
    assert found[2] == values_[2]


@plays("Parade Captain")
def test_a_captain_taken_by_a_foe_parades_his_army() -> None:
    s = ava(f"A: army: Pike; hand: Take\nB: army: {CAPTAIN}, Pike; hand: 1", TEXTS | PIKES)
    assert values(s, "Pike", "Pike (2)") == ["1/9", "2/9"]
    s.play("Take", f"target {CAPTAIN}")
    assert values(s, "Pike", "Pike (2)") == ["2/9", "1/9"]


@plays("Parade Captain")
@pytest.mark.parametrize("goal", ["Dale", "B's army"])
def test_soldiers_who_help_a_city_are_of_the_army_still(goal: str) -> None:
    s = ava(
        f"A: army: Ram 0/9; hand: Wait\nB: army: Pike; city Dale: {CAPTAIN}, Pike; hand: Wait{COMBAT}", TEXTS | PIKES
    )
    s.choose(f"attack {goal}", "send Ram", "done")
    assert values(s, "Pike", "Pike (2)") == ["2/9", "1/9"]


@plays("Street Canvasser")
@pytest.mark.parametrize(("mine", "theirs", "won"), [
    ([CANVASSER], ["Cow"], (1, 0)), ([CANVASSER], ["Cow", "Pig"], (0, 0)), ([CANVASSER, "Hen"], ["Cow", "Pig"], (1, 0)),
    (["Hen"], ["Cow"], (0, 0)), (["Hen"], ["Cow", "Pig"], (0, 1)), ([CANVASSER], [], (1, 0)),
])  # fmt: skip
def test_the_canvasser_counts_for_two(mine: list[str], theirs: list[str], won: tuple[int, int]) -> None:
    s = ava(f"A: city Oak: {CANVASSER}, Hen; hand: 1\nB: city Elm: Cow, Pig; army: Ox; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body", *(f"bid {name}" for name in mine))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))
    assert [n for n in (CANVASSER, "Hen") if s.marked(n)] == mine
    until(s, "bid Cow")
    s.choose(*(f"bid {name}" for name in theirs))
    prizes(s)
    assert (s.victory("A"), s.victory("B")) == won


@plays("Street Canvasser")
@pytest.mark.parametrize(("claimed", "mine", "theirs"), [(1, 0, 1), (2, 0, 0), (3, 1, 0)])
def test_in_an_answer_it_counts_so_too(claimed: int, mine: int, theirs: int) -> None:
    s = ava(f"A: city Oak: Hen, Ewe, Sow; hand: 1\nB: city Elm: {CANVASSER}; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body", *(f"bid {name}" for name in ("Hen", "Ewe", "Sow")[:claimed]))
    s.choose(*["done"] * (s.asked == "A" and "done" in s.options()))
    until(s, f"bid {CANVASSER}")
    s.choose(f"bid {CANVASSER}")
    prizes(s)
    assert (s.victory("A"), s.victory("B")) == (mine, theirs)


@plays("Street Canvasser")
@pytest.mark.parametrize(("theirs", "won"), [(["Cow"], (0, 1)), ([], (0, 0))])
def test_one_that_is_gone_counts_nothing(theirs: list[str], won: tuple[int, int]) -> None:
    s = ava(f"A: city Oak: {CANVASSER}; hand: 1\nB: city Elm: Cow; army: Ox; hand: Axe{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {CANVASSER}")
    until(s, "play Axe")
    s.choose("play Axe", f"target {CANVASSER}")
    resolved(s)
    until(s, "bid Cow")
    s.choose(*(f"bid {name}" for name in theirs))
    prizes(s)
    assert (s.victory("A"), s.victory("B")) == won


@plays("Street Canvasser")
def test_elsewhere_it_is_one() -> None:
    s = ava(f"A: city Oak: {CANVASSER}; army: Drum; hand: Census\nB: army: Ox; hand: 1", TEXTS)
    assert not offered(s, "use")
    s.play("Census")
    assert s.life("A") == 21
    s = ava(f"A: city Oak: {CANVASSER}; army: Drum, Ox; hand: Census\nB: army: Ox; hand: 1", TEXTS)
    assert offered(s, "use") == ["Drum"]


@plays("Siegehammer Ogre")
@pytest.mark.parametrize(("brawn", "harm"), [(False, 8), (True, 10)])
def test_the_ogre_does_a_city_twice_as_much(brawn: bool, harm: int) -> None:
    s = ava(f"A: army: {OGRE}, Ox 1/9; hand: Brawn\nB: army: Cow; city Dale (Body, 20); hand: 1{COMBAT}", TEXTS)
    s.choose("attack Dale", f"send {OGRE}", "send Ox", *["done"] * ("done" in s.options()))
    if brawn:
        until(s, "play Brawn")
        s.choose("play Brawn", f"target {OGRE}")
        resolved(s)
    fought(s)
    assert (s.damage("Dale"), s.life("B"), s.victory("A")) == (harm + 1, 20, 0)


@plays("Siegehammer Ogre")
@pytest.mark.parametrize(("answer", "life", "victory"), [("yes", 16, 0), ("no", 20, 4)])
def test_neither_points_nor_creatures_are_doubled(answer: str, life: int, victory: int) -> None:
    s = ava(f"A: army: {OGRE}; hand: 1\nB: army: Cow 1/9; hand: 1{COMBAT}", TEXTS)
    blocked = s.fork()
    s.choose("attack B's army")
    fought(s, answer)
    assert (s.life("B"), s.victory("A")) == (life, victory)
    blocked.choose("attack B's army")
    until(blocked, "block")
    blocked.choose(f"block {OGRE} with Cow")
    fought(blocked)
    assert blocked.damage("Cow") == 4


@plays("Siegehammer Ogre")
def test_a_blocker_saves_the_city_and_what_is_too_much_is_lost() -> None:
    s = ava(f"A: army: {OGRE}; hand: 1\nB: army: Cow 1/9; city Dale (Body, 20): Hen; hand: Wait{COMBAT}", TEXTS)
    s.choose("attack Dale")
    until(s, "block")
    s.choose(f"block {OGRE} with Cow")
    fought(s)
    assert (s.damage("Cow"), s.damage("Dale")) == (4, 0)
    s = ava(f"A: army: {OGRE}; hand: 1\nB: army: Cow; city Dale (Body, 8): Hen; city Fen; hand: 1{COMBAT}", TEXTS)
    s.choose("attack Dale")
    fought(s)
    assert (s.place("Dale"), s.place("Hen"), s.life("B"), s.victory("A")) == ("B's graveyard", "B's Army", 20, 0)
    assert (s.damage("Fen"), s.damage("Hen")) == (0, 0)


@plays("Siegehammer Ogre")
@pytest.mark.parametrize(("card", "goal", "harm"), [("Sling", "Dale", 2), ("Spear", "Cow", 1), ("Sling", "Oak", 2)])
def test_by_an_ability_it_does_so_too(card: str, goal: str, harm: int) -> None:
    s = ava(
        f"A: army: {OGRE}; city Oak; attached: {card} on {OGRE}; hand: 1\nB: army: Cow 1/9; city Dale; hand: 1", TEXTS
    )
    s.choose(f"use {OGRE}", f"target {goal}")
    s.all_pass()
    assert s.damage(goal) == harm


@plays("Gallowtree Crow")
@pytest.mark.parametrize("home", ["army: Ox, {}", "city Oak: {}"])
@pytest.mark.parametrize(("way", "asked"), [
    ("Axe", True), ("Stroke", True), ("Wither", True), ("Scare", False), ("Give", False), ("Home", False), ("Bury", False),
])  # fmt: skip
@pytest.mark.parametrize("yes", [True, False])
def test_the_crow_may_bring_a_card_as_it_dies(home: str, way: str, asked: bool, yes: bool) -> None:
    s = ava(f"A: {home.format(CROW)}; hand: {way}; deck: 9\nB: army: Elk; hand: 1; deck: 9", TEXTS)
    s.choose(f"play {way}")
    s.choose(*[o for o in s.options() if o.endswith(f" {CROW}")])
    answered = False
    while s.table.chain or "yes" in s.options():
        if "yes" in s.options():
            assert (s.asked, answered) == ("A", False)
            answered = True
            s.choose("yes" if yes else "no")
        else:
            s.choose(s.way_on())
    assert (answered, len(s.deck("A")), len(s.deck("B"))) == (asked, 9 - (asked and yes), 9)
    assert s.place(CROW) not in ("A's Army", "Oak")


@plays("Gallowtree Crow")
def test_who_had_it_draws_and_an_empty_deck_defeats_nobody() -> None:
    s = ava(f"A: army: {CROW} of B; hand: Axe; deck: 9\nB: army: Elk; hand: 1; deck: 9", TEXTS)
    s.choose("play Axe", f"target {CROW}")
    until(s, "yes")
    assert s.asked == "A"
    s.choose("yes")
    resolved(s)
    assert (s.place(CROW), len(s.deck("A")), len(s.deck("B"))) == ("B's graveyard", 8, 9)
    s = ava(f"A: army: {CROW}; hand: Axe, 1; deck: 0\nB: army: Elk; hand: 1; deck: 9", TEXTS)
    s.choose("play Axe", f"target {CROW}")
    while s.table.chain:
        s.choose("yes" if "yes" in s.options() else s.way_on())
    assert (s.place(CROW), s.over, s.out("A"), len(s.hand("A"))) == ("A's graveyard", False, "", 1)


@plays("Spitefire Imp")
@pytest.mark.parametrize(("goal", "table"), [
    ("B's army", f"army: {IMP}, Cow; city Dale"), ("Dale", f"army: {IMP}, Cow; city Dale"),
    ("Dale", f"army: Cow; city Dale: {IMP}"),
])  # fmt: skip
def test_the_imp_never_defends(goal: str, table: str) -> None:
    s = ava(f"A: army: Ram 1/9; hand: Wait\nB: {table}; hand: Wait{COMBAT}", TEXTS)
    s.choose(f"attack {goal}", "send Ram", "done")
    until(s, "block")
    assert sorted(o.removeprefix("Ram with ") for o in offered(s, "block")) == ["Avatar of B", "Cow"]
    s.refused(f"block Ram with {IMP}", IMP)


@plays("Spitefire Imp")
def test_it_attacks_moves_bids_and_pays() -> None:
    s = ava(f"A: army: {IMP}, Drum, Ox; city Oak; hand: 1; deck: 9\nB: army: Cow; hand: 1", TEXTS)
    moved, paid = s.fork(), s.fork()
    s.to("Attack")
    s.choose("attack B's army", f"send {IMP}", "done")
    fought(s, "no")
    assert (s.victory("A"), s.marked(IMP)) == (3, True)
    moved.carry_out(f"move {IMP} to Oak")
    assert moved.place(IMP) == "Oak"
    paid.choose("use Drum", f"give {IMP}", *[o for o in paid.options() if o == "give Ox"])
    paid.all_pass()
    assert (paid.marked(IMP), len(paid.deck("A"))) == (True, 8)
    s = ava(f"A: army: Ox; city Oak: {IMP}; hand: 1\nB: army: Cow; hand: 1{TACTICS}", TEXTS)
    s.choose("claim Body", f"bid {IMP}")
    prizes(s)
    assert (s.victory("A"), s.marked(IMP)) == (1, True)


CHEAP = {
    "Mite": "creature 0 Gaian 1/9", "Pup": "creature 1 Gaian 1/9", "Cub": "creature 2 Gaian loyalty 1 1/9",
    "Bear": "creature 3 Gaian 1/9", "Troll": "creature 5 Gaian 1/9", "Kid": "creature 2 Gaian 1/9", "Ram": "creature 1 1/9",
}  # fmt: skip


@plays("Choir of Shades")
@pytest.mark.parametrize(("goal", "can"), [
    ("B's army", ["Avatar of B", "Bear", "Troll"]), ("Dale", ["Avatar of B", "Bear", CHOIR, "Troll"]),
])  # fmt: skip
def test_the_cheap_cannot_stand_against_the_choir(goal: str, can: list[str]) -> None:
    s = ava(
        f"A: army: {CHOIR}, Ram; hand: 1\n"
        f"B: army: Mite, Pup, Cub, Bear, Troll; city Dale: Kid, {CHOIR}; hand: 1{COMBAT}", TEXTS | CHEAP,
    )  # fmt: skip
    s.choose(f"attack {goal}", f"send {CHOIR}", "send Ram", *["done"] * ("done" in s.options()))
    until(s, "block")
    found = [o.removeprefix(f"{CHOIR} with ") for o in offered(s, "block", f"{CHOIR} with")]
    assert sorted(n.removesuffix(" (2)") for n in found) == can
    assert {"Ram with Mite", "Ram with Pup", "Ram with Cub", "Ram with Avatar of B"} <= set(offered(s, "block"))


@plays("Choir of Shades")
def test_of_its_own_defending_nothing_is_said() -> None:
    s = ava(f"A: army: Ram; hand: 1\nB: army: {CHOIR}, Mite; hand: 1{COMBAT}", TEXTS | CHEAP)
    s.choose("attack B's army")
    until(s, "block")
    assert sorted(offered(s, "block")) == ["Ram with Avatar of B", f"Ram with {CHOIR}", "Ram with Mite"]
    assert not targets(s)


@plays("Choir of Shades")
def test_what_is_printed_counts_and_not_what_was_paid() -> None:
    s = ava(
        f"A: army: {CHOIR}; hand: Wait; deck: 9\nB: army: Bear, Cub; city Ninefold Archive (advantage); hand: Wait{COMBAT}",
        TEXTS | CHEAP,
    )
    s.choose("attack B's army")
    until(s, "block")
    assert sorted(offered(s, "block")) == [f"{CHOIR} with Avatar of B", f"{CHOIR} with Bear"]
