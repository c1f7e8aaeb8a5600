"""Blind texts of SLOT's thirty-seventh round about gold, fees, the twilight and the dead, played as they were meant."""

import pytest

from blind.gestures import aims, recruits, spend, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Six": "close 6 ranged 6 def 6 life 9",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Biter": "close 9 def 1 life 1",
    "One": "cost 1 close 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1", "Trio": "cost 3 close 1 def 1 life 1",
    "Four": "cost 4 close 1 def 1 life 1", "Peer": "level 2 close 1 def 1 life 3",
    "Glutton": "close 1 def 1 life 3 upkeep 2", "Lord": "level 2 close 1 def 1 life 3 upkeep 2",
    "Eater": "close 1 def 1 life 3 upkeep 1",
    "Taxer": "close 1 def 1 life 5: Each enemy creature of level 1 owes 1 gold more upkeep.",
    "Toller": "close 1 def 1 life 5: Each enemy creature owes 1 gold more upkeep.",
    "Hurler": "close 1 def 1 life 5: [2] - Deal 1 damage to target creature.",
    "Thrower": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
    "Ghost": "close 1 def 1 life 1: When another ally creature is about to die in a battle, prevent all damage of this"
    " battle and put this creature into your twilight.",
    "Bringer": "close 1 def 1 life 5: [ ] - Put a creature in your graveyard into an empty slot of your army.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def buys(a: str, b: str = f"front: Ann; {FAR}") -> list[str]:
    """Whom A can recruit."""
    s = table(a, b, "Recruit")
    return recruits(s) if s.step == "Recruit" else []


def fees(s: Scene) -> list[str]:
    """The fees that are open."""
    return sorted(label.removeprefix("pay ") for label in starting(s, "pay")) if s.step == "Upkeep" else []


BOY, LEVY, STEWARD, ALMONER = "Alms Boy", "Dusk Levy", "Chamberlain of Nine Ledgers", "Carrion Almoner"


@plays("Alms Boy")
@pytest.mark.parametrize(("army", "who"), [
    (f"front: {BOY}", ["Pair"]), (f"front: {BOY}; twilight: Imp", ["One", "Pair", "Trio"]),
    (f"front: Ox marked; twilight: {BOY}", ["One"]), (f"front: {BOY} marked; twilight: Imp", ["One"]),
    (f"front: {BOY}, {BOY}", ["Four", "Pair"]), (f"front: {BOY}, Ox", ["One", "Pair", "Trio"]),
])  # fmt: skip
def test_what_the_boy_s_alms_buy(army: str, who: list[str]) -> None:
    assert buys(f"{army}; deck: One, Pair, Trio, Four") == who


@plays("Alms Boy")
def test_the_boy_is_two_gold_for_a_recruit_and_one_elsewhere() -> None:
    for payer, marks in ((f"{BOY} F1", [True, False, False]), ("Ox F2", [False, True, True])):
        s = table(f"front: {BOY}, Ox, Two; deck: Pair, One", step="Recruit")
        s.choose("recruit Pair", "place Pair in B1", f"give {payer}")
        assert (s.who("A B1"), [s.marked(f"A F{n}") for n in (1, 2, 3)]) == ("Pair", marks)
    s = table(f"front: {BOY}, Ox, Two; deck: Trio, One", step="Recruit")
    s.choose("recruit Trio", "place Trio in B1", "give Ox F2")
    assert [s.marked(f"A F{n}") for n in (1, 2, 3)] == [True, True, False]
    assert fees(table(f"front: Glutton marked, {BOY}, Ox marked", step="Upkeep")) == []
    s = table(f"front: Eater marked, {BOY}, Ox marked", step="Upkeep")
    s.choose("pay 1 for Eater F1")
    assert (s.who("A F1"), s.marked("A F2")) == ("Eater", True)
    assert uses(table(f"front: Hurler, {BOY}", step="Abilities")) == []
    s = table(f"front: Thrower, {BOY}", step="Abilities")
    s.choose("use Thrower F1", "target Ann F1")
    assert (s.tokens("B F1"), s.marked("A F2")) == (1, True)


@plays("Dusk Levy")
@pytest.mark.parametrize(("army", "foes", "who"), [
    ("front: Ox, Ox; twilight: Imp", "front: Ox", [LEVY]), ("front: Ox; twilight: Imp", "front: Ox", []),
    ("front: Ox, Ox, Ox", "front: Ox", []), ("front: Ox, Ox, Ox", "front: Ox; twilight: 2 Imp", []),
    ("front: Ox, Ox, Ox, Ox", "front: Ox", [LEVY]), ("front: Ox marked; twilight: 3 Imp", "front: Ox", [LEVY]),
    ("front: Ox marked; twilight: 2 Imp", "front: Ox", []), ("front: Ox, Ox, Ox; grave: Imp", "front: Ox", []),
])  # fmt: skip
def test_when_the_levy_is_cheaper(army: str, foes: str, who: list[str]) -> None:
    assert buys(f"{army}; deck: {LEVY}", foes) == who


@plays("Dusk Levy")
def test_the_levy_s_price_is_told_before_it_is_paid() -> None:
    s = table(f"front: Ox, Ox, Ox, Ann; twilight: Imp; deck: 2 {LEVY}", step="Recruit")
    spent, unspent = s.fork(), s.fork()
    unspent.choose(f"recruit {LEVY}", f"place {LEVY} in B1", "give Ox F1", "give Ox F2", "give Ox F3")
    assert (unspent.who("A B1"), unspent.twilight("A"), unspent.marked("A F4")) == (LEVY, ["Imp"], False)
    spent.choose(f"recruit {LEVY}", f"place {LEVY} in B1", "give Imp (twilight)", "give Ox F1", "give Ox F2")
    assert (spent.who("A B1"), spent.grave("A"), spent.marked("A F3"), spent.marked("A F4")) == (
        LEVY,
        ["Imp"],
        False,
        False,
    )
    s = table(f"front: Ox, Ox, Ox, Ann; back: Ox; twilight: Imp; deck: 2 {LEVY}", step="Recruit")
    s.choose(f"recruit {LEVY}", f"place {LEVY} in B2", "give Imp (twilight)", "give Ox F1", "give Ox F2")
    assert s.step != "Recruit"  # three are left to pay, and for the next it is four again
    assert buys(f"front: Ox marked; twilight: {LEVY}, 2 Imp; deck: One, Four") == ["One"]  # it speaks of itself


@plays("Chamberlain of Nine Ledgers")
@pytest.mark.parametrize(("army", "foes", "owed"), [
    (f"front: Peer, {STEWARD}", "front: Ox", []), (f"front: Peer; back: {STEWARD} marked", "front: Ox", []),
    (f"front: Peer, Ox; back: -, {STEWARD}", "front: Ox", ["1 for Peer F1"]),
    (f"front: Peer, {STEWARD}, Peer", "front: Ox", []), (f"front: Eater, {STEWARD}", "front: Ox", ["1 for Eater F1"]),
    (f"front: Lord, {STEWARD}", "front: Ox", ["2 for Lord F1"]),
    (f"front: {STEWARD}, Lord, {STEWARD}", "front: Ox", ["1 for Lord F2"]),
    (f"front: {STEWARD}, Peer, {STEWARD}; back: -, {STEWARD}", "front: Ox", []),
    ("front: Peer", f"front: {STEWARD}", ["1 for Peer F1"]),
])  # fmt: skip
def test_what_the_ledgers_say(army: str, foes: str, owed: list[str]) -> None:
    assert fees(table(f"{army}; twilight: 8 Imp", foes, "Upkeep")) == owed


@plays("Chamberlain of Nine Ledgers")
def test_who_does_not_pay_the_rest_is_lost_and_who_owes_nothing_stays() -> None:
    s = table(f"front: Lord, {STEWARD}, Peer, Ox; twilight: 4 Imp", step="Upkeep")
    rest = s.fork()
    rest.choose("pay 2 for Lord F1", "give Imp (twilight)", "give Imp (twilight)")
    assert (rest.army("A"), len(rest.twilight("A"))) == (["Lord F1", f"{STEWARD} F2", "Peer F3", "Ox F4"], 2)
    s.choose("give up Lord F1")
    assert (s.who("A F1"), s.who("A F3"), len(s.twilight("A"))) == ("", "Peer", 4)
    s = table(f"front: Peer, {STEWARD}, -, Ox; twilight: 2 Imp", "front: Toller", "Upkeep")
    assert fees(s) == [f"1 for {STEWARD} F2", "1 for Ox F4", "1 for Peer F1"]  # two less one
    s.choose(f"give up {STEWARD} F2")
    assert fees(s) == ["1 for Ox F4", "1 for Peer F1", "1 for Peer F1, fee 2"]
    s = table(f"front: Peer, {STEWARD}, -, Ox; twilight: 2 Imp", "front: Toller", "Upkeep")
    s.choose("pay 1 for Peer F1", "give Imp (twilight)", f"give up {STEWARD} F2")
    assert fees(s) == ["1 for Ox F4", "1 for Peer F1"]  # what is owed beside the level is still to be settled
    s = table(f"front: Peer, {STEWARD}; back: -, Ox", "front: Slayer, Ox", "Action, ap 3")
    s.to("Abilities", "B")
    s.choose("use Slayer F1", f"target {STEWARD} F2")
    s.to("Upkeep", "A")
    assert fees(s) == ["1 for Peer F1"]


@plays("Carrion Almoner")
def test_the_almoner_leaves_one_in_the_twilight_or_none() -> None:
    s = table(f"front: {ALMONER} marked, Two; twilight: Imp, Lamb, Ann", "front: Ox; back: Ox", "Action, ap 1")
    s.choose("attack Ox F1 with Two F2, close")
    assert s.options() == ["yes", "no"]
    none = s.fork()
    s.choose("yes")
    assert starting(s, "pick") == ["pick Imp (twilight)", "pick Lamb (twilight)", "pick Ann (twilight)"]
    s.choose("pick Lamb (twilight)")
    assert (s.twilight("A"), sorted(s.grave("A")), s.asked) == (["Lamb"], ["Ann", "Imp"], "B")
    none.choose("no")
    assert (none.twilight("A"), sorted(none.grave("A"))) == ([], ["Ann", "Imp", "Lamb"])
    s.to("Upkeep", "A")
    assert fees(s) == [f"1 for {ALMONER} F1"]
    s.choose(f"pay 1 for {ALMONER} F1")
    again = s.fork()
    s.choose("give Lamb (twilight)")
    assert (s.who("A F1"), s.twilight("A"), "Lamb" in s.grave("A")) == (ALMONER, [], True)
    again.choose("give Two F2")
    again.to("Action")
    again.choose("done", "yes")
    again.choose(*starting(again, "pick"))
    assert (again.twilight("A"), again.asked) == (["Lamb"], "B")


@plays("Carrion Almoner")
def test_two_almoners_leave_one_each_and_the_foe_s_turn_all() -> None:
    s = table(f"front: {ALMONER}, {ALMONER}; twilight: Imp, Lamb, Ann, One")
    s.choose("done", f"trigger of {ALMONER} F1", "yes", "pick Lamb (twilight)", "yes", "pick One (twilight)")
    assert (sorted(s.twilight("A")), sorted(s.grave("A"))) == (["Lamb", "One"], ["Ann", "Imp"])
    s = table(f"front: {ALMONER}, {ALMONER}; twilight: Imp, Lamb, Ann")
    s.choose("done", f"trigger of {ALMONER} F1", "yes", "pick Lamb (twilight)", "no")
    assert (s.twilight("A"), sorted(s.grave("A"))) == (["Lamb"], ["Ann", "Imp"])
    s = table("front: Two, Ox", f"front: Ox, {ALMONER}; twilight: Imp, Lamb", "Action, ap 1")
    s.choose("attack Ox F1 with Two F1, close")
    assert (s.asked, s.step, sorted(s.twilight("B"))) == ("B", "Upkeep", ["Imp", "Lamb"])  # only in its player's step 7
    s = table(f"front: {ALMONER}, Ox", "front: Ox; twilight: Imp")
    s.choose("done", "yes")
    assert (s.asked, s.twilight("A"), s.twilight("B")) == ("B", [], ["Imp"])  # nobody was there to be left


WIDOW, PLUNDERER, WRAITH = "Kilnyard Widow", "Cairn Plunderer", "Drum Wraith"


@plays("Kilnyard Widow")
@pytest.mark.parametrize(("army", "grown"), [
    (f"front: Lamb, {WIDOW}, Ox", 5), (f"front: Lamb, Ox, {WIDOW}", 3), (f"front: Lamb, Ox; back: {WIDOW} marked", 5),
    (f"front: Lamb, Ox; back: -, {WIDOW}", 3),
])  # fmt: skip
def test_whose_death_the_widow_avenges(army: str, grown: int) -> None:
    where = next(slot for slot in ("F2", "F3", "B1", "B2") if f"{WIDOW} {slot}" in table(army).army("A"))
    s = table(army, f"front: Six; {FAR}")
    s.choose("attack Six F1 with Lamb F1, close")
    assert (s.who("A F1"), s.value(f"A {where}", "close"), s.value(f"A {where}", "DEF")) == ("", grown, 3)
    s.to("Move", "B")
    assert s.value(f"A {where}", "close") == 3
    s = table("front: Six, Ox", army)
    s.choose("attack Lamb F1 with Six F1, close")
    assert s.value(f"B {where}", "close") == grown
    s.to("Move", "B")
    assert s.value(f"B {where}", "close") == 3


@plays("Kilnyard Widow")
def test_the_widow_s_wrath_adds_up_and_is_struck_with() -> None:
    s = table(f"front: Lamb, {WIDOW}, Lamb", f"front: -, Six, Lamb; {FAR}")
    s.choose("attack Six F2 with Lamb F1, close", "attack Six F2 with Lamb F3, close")
    assert s.value("A F2", "close") == 7
    s.choose(f"attack Six F2 with {WIDOW} F2, close")
    assert s.tokens("B F2") == 1
    s = table(f"front: Ox, {WIDOW}; back: -, Slayer", step="Abilities")
    s.choose("use Slayer B2", "target Ox F1")
    assert s.value("A F2", "close") == 5  # by whomever


@plays("Kilnyard Widow")
def test_who_goes_without_being_killed_is_not_avenged() -> None:
    s = table(f"front: Peer, {WIDOW}, Ox", step="Upkeep")
    s.choose("give up Peer F1")
    assert (s.who("A F1"), s.value("A F2", "close")) == ("", 3)
    s = table("front: Six, Ox", f"front: Lamb, {WIDOW}, Ox; back: -, Ghost")
    s.choose("attack Lamb F1 with Six F1, close")
    assert (s.who("B F1"), s.who("B B2"), s.twilight("B"), s.value("B F2", "close")) == ("Lamb", "", ["Ghost"], 3)
    s = table(f"front: Six, {WIDOW}", f"front: Lamb; {FAR}")
    s.choose("attack Lamb F1 with Six F1, close")
    assert (s.who("B F1"), s.value("A F2", "close")) == ("", 3)  # no ally


@plays("Cairn Plunderer")
@pytest.mark.parametrize(("army", "label", "foes", "left"), [
    (f"front: {PLUNDERER} hurt 1, Ox", f"Lamb F1 with {PLUNDERER} F1, close", "front: Lamb", 0),
    (f"front: {PLUNDERER}, Ox", f"Lamb F1 with {PLUNDERER} F1, close", "front: Lamb", 0),
    (f"front: {PLUNDERER} hurt 1, Ox", f"Ox F1 with {PLUNDERER} F1, close", "front: Ox", 1),
    (f"front: {PLUNDERER} hurt 1, Two", "Lamb F1 with Two F2, close", "front: Lamb", 1),
    (f"front: {PLUNDERER} hurt 1, Two, Ox", f"Lamb F2 with {PLUNDERER} F1 + Two F2, close", "front: -, Lamb", 1),
])  # fmt: skip
def test_what_the_plunderer_takes_from_the_dead(army: str, label: str, foes: str, left: int) -> None:
    s = table(army, f"{foes}; {FAR}")
    s.choose(f"attack {label}")
    while starting(s, "number"):
        s.choose("number 0")
    assert s.tokens("A F1") == left


@plays("Cairn Plunderer")
def test_the_plunderer_kills_by_its_answer_but_is_not_saved_by_its_last_blow() -> None:
    s = table("front: Lamb, Ox", f"front: {PLUNDERER} marked hurt 1; {FAR}")
    s.choose(f"attack {PLUNDERER} F1 with Lamb F1, close")
    assert (s.who("A F1"), s.tokens("B F1")) == ("", 0)
    s = table(f"front: {PLUNDERER} hurt 1, Ox", f"front: Biter; {FAR}")
    s.choose(f"attack Biter F1 with {PLUNDERER} F1, close")
    assert (s.who("A F1"), s.who("B F1"), s.grave("A")) == ("", "", [PLUNDERER])
    s = table(f"front: {PLUNDERER}, Ox", f"front: Biter; {FAR}")
    s.choose(f"attack Biter F1 with {PLUNDERER} F1, close")
    assert (s.tokens("A F1"), s.who("B F1")) == (0, "")  # the token of this battle
    s = table(f"front: {PLUNDERER} hurt 1, Slayer, Ox", f"front: Lamb; {FAR}")
    s.choose(f"attack Lamb F1 with {PLUNDERER} F1, close", "use Slayer F2", "target Lamb F1")
    assert (s.who("B F1"), s.tokens("A F1")) == ("", 1)  # that was somebody else


@plays("Drum Wraith")
def test_the_wraith_drums_one_of_the_front_row_tired() -> None:
    foes = "front: Ox, Two marked, Ann; back: Lamb, Ox"
    s = table(f"front: Ox, Ox; twilight: 2 Imp; deck: {WRAITH}", foes, "Recruit")
    s.choose(f"recruit {WRAITH}", f"place {WRAITH} in B4")
    spend(s)
    assert (s.who("A B4"), s.options()) == (WRAITH, ["target Ox F1", "target Ann F3"])
    s.choose("target Ann F3")
    assert [s.marked(f"B {where}") for where in ("F1", "F2", "F3", "B1", "B2")] == [False, True, True, False, False]
    assert (s.marked("A F1"), s.marked("A B4")) == (False, True)
    for foes in ("front: Ox, Two marked; back: Lamb", "front: Two marked; back: Lamb"):
        s = table(f"front: Ox, Ox; twilight: 3 Imp; deck: {WRAITH}, One", foes, "Recruit")
        s.choose(f"recruit {WRAITH}", f"place {WRAITH} in B4")
        while "give Imp (twilight)" in s.options() and s.who("A B4") == "":
            s.choose("give Imp (twilight)")
        assert (s.who("A B4"), s.marked("B F1"), s.marked("B B1")) == (WRAITH, True, False), foes
        assert (aims(s), recruits(s)) == ([], ["One"])  # where all are marked nothing happens


@plays("Drum Wraith")
def test_the_wraith_drums_whenever_it_comes_and_for_nobody_else() -> None:
    s = table(f"front: Bringer, Ox; grave: {WRAITH}", "front: Ox", "Abilities")
    s.choose("use Bringer F1", *starting(s, "pick"))
    s.choose(f"place {WRAITH} (graveyard) in F4")
    assert (s.who("A F4"), s.marked("B F1")) == (WRAITH, True)
    s = table(f"front: {WRAITH}, Ox; twilight: Imp; deck: One", "front: Ox", "Recruit")
    s.choose("recruit One", "place One in B1", "give Imp (twilight)")
    assert (s.who("A B1"), s.marked("B F1")) == ("One", False)
