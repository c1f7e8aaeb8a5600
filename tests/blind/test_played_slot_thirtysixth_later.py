"""Blind texts of SLOT's thirty-sixth round about fees, gold and the twilight, played as their writers meant them."""

import pytest

from blind.gestures import recruits, starting, uses
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Two": "close 2 ranged 2 def 2 life 9", "Three": "close 3 ranged 3 def 3 life 9", "Five": "close 5 ranged 5 def 5 life 9",
    "Six": "close 6 ranged 6 def 6 life 9", "Lamb": "close 1 ranged 1 def 1 life 1",
    "One": "cost 1 close 1 def 1 life 1", "Pair": "cost 2 close 1 def 1 life 1", "Trio": "cost 3 close 1 def 1 life 1",
    "Four": "cost 4 close 1 def 1 life 1",
    "Dwarf": "cost 2 close 1 def 1 life 1", "Smith": "cost 1 close 1 def 1 life 1 (Dwarf)",
    "Elder": "cost 3 close 1 def 1 life 1 (Dwarf)", "Peer": "level 2 close 1 def 1 life 3",
    "Glutton": "close 1 def 1 life 3 upkeep 2", "Lord": "level 2 close 1 def 1 life 3 upkeep 2",
    "Eater": "close 1 def 1 life 3 upkeep 1",
    "Taxer": "close 1 def 1 life 5: Each enemy creature of level 1 owes 1 gold more upkeep.",
    "Toller": "close 1 def 1 life 5: Each enemy creature owes 1 gold more upkeep.",
    "Hurler": "close 1 def 1 life 5: [2] - Deal 1 damage to target creature.",
    "Thrower": "close 1 def 1 life 5: [1] - Deal 1 damage to target creature.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def recruiting(a: str, b: str = f"front: Ann; {FAR}") -> Scene:
    """A recruits."""
    return table(a, b, "Recruit")


def fees(s: Scene) -> list[str]:
    """The fees that are open."""
    return sorted(label.removeprefix("pay ") for label in starting(s, "pay")) if s.step == "Upkeep" else []


ELDER, STEWARD, TAXMAN = "Elder of the Grove", "Castle Steward", "Ghoul Taxman"


@plays("Elder of the Grove", "Castle Steward", "Ghoul Taxman")
@pytest.mark.parametrize(("army", "foes", "owed"), [
    (f"front: Ox; back: {ELDER}", "front: Ox", []), (f"front: {ELDER}; back: Ox", "front: Ox", [f"1 for {ELDER} F1"]),
    (f"front: Ox; back: -, -, -, {ELDER} marked", "front: Ox, Toller", ["1 for Ox F1"]),
    (f"front: Peer; back: {ELDER}", "front: Ox", ["1 for Peer F1"]),
    (f"front: Peer, {STEWARD}, Eater; back: Glutton, Lord", "front: Ox", ["2 for Glutton B1"]),
    (f"front: Peer, Ox, {STEWARD} marked; back: -, -, Peer", "front: Ox", ["1 for Peer F1"]),
    (f"front: Peer, {STEWARD}", "front: Toller", [f"1 for {STEWARD} F2"]),
    (f"front: Peer, {STEWARD}, Ox", f"front: {TAXMAN}", []),
    ("front: Peer, Ox, Glutton", f"front: {TAXMAN}", ["1 for Peer F1", "1 for Peer F1, fee 2", "2 for Glutton F3"]),
    ("front: Peer, Ox", f"front: {TAXMAN}, {TAXMAN} marked", ["1 for Peer F1", "2 for Peer F1, fee 2"]),
    (f"front: Peer, {TAXMAN}", "front: Ox", ["1 for Peer F1"]),
])  # fmt: skip
def test_what_is_owed(army: str, foes: str, owed: list[str]) -> None:
    assert fees(table(f"{army}; twilight: 8 Imp", foes, "Upkeep")) == owed


@plays("Castle Steward")
def test_who_was_the_steward_s_guest_owes_it_once_he_has_gone() -> None:
    s = table(f"front: Peer, {STEWARD}, -, Ox; twilight: 4 Imp", "front: Taxer", "Upkeep")
    assert fees(s) == [f"1 for {STEWARD} F2", "1 for Ox F4"]
    s.choose(f"give up {STEWARD} F2")
    assert fees(s) == ["1 for Ox F4", "1 for Peer F1"]
    s.choose("give up Peer F1")
    assert (s.who("A F1"), s.who("A F2")) == ("", "")


@plays("Elder of the Grove")
def test_the_elder_in_front_is_given_up_like_others() -> None:
    s = table(f"front: {ELDER}, Ox; twilight: Imp", "front: Ox", "Upkeep")
    s.choose(f"give up {ELDER} F1")
    assert (s.who("A F1"), s.grave("A"), s.twilight("A")) == ("", [ELDER], ["Imp"])


@plays("Ghoul Taxman")
def test_the_taxman_s_due_is_paid_in_full_or_the_creature_goes() -> None:
    s = table("front: Peer, Ox; twilight: 2 Imp", f"front: {TAXMAN}", "Upkeep")
    s.choose("pay 1 for Peer F1, fee 2")
    while starting(s, "give Imp"):
        s.choose("give Imp (twilight)")
    s.choose(*starting(s, "give up Peer"))
    assert (s.who("A F1"), s.grave("A")[0], s.points("B")) == ("", "Peer", 0)
    s = table("front: Peer marked, Ox marked; twilight: Imp", f"front: {TAXMAN}", "Upkeep")
    while s.step == "Upkeep":
        s.choose(starting(s, "pay", "give")[0])
    assert s.who("A F1") == ""  # one gold is not enough


APPRENTICE, MINER, CRAWLER = "Forge Apprentice", "Deepvein Miner", "Bonepile Crawler"


@plays("Forge Apprentice")
@pytest.mark.parametrize(("army", "deck", "who"), [
    (f"front: {APPRENTICE} marked; twilight: Imp", "Dwarf, Smith, Elder, Pair, One", ["Dwarf", "One", "Smith"]),
    (f"front: {APPRENTICE} marked", "Dwarf, Smith, One", ["Smith"]),
    (f"front: {APPRENTICE} marked, {APPRENTICE} marked", f"Dwarf, Smith, Elder, {APPRENTICE}", ["Dwarf", APPRENTICE, "Smith"]),
    (f"front: {APPRENTICE} marked; back: {APPRENTICE} marked; twilight: Imp", "Dwarf, Elder, Pair", ["Dwarf", "Elder"]),
    (f"front: Ox marked; twilight: {APPRENTICE}", "Dwarf, One", ["One"]), ("front: Ox marked", APPRENTICE, []),
])  # fmt: skip
def test_whom_the_forge_makes_cheaper(army: str, deck: str, who: list[str]) -> None:
    s = recruiting(f"{army}; deck: {deck}")
    assert (recruits(s) if s.step == "Recruit" else []) == sorted(who)


@plays("Forge Apprentice")
def test_a_dwarf_for_nothing_and_none_for_the_foe() -> None:
    s = recruiting(f"front: {APPRENTICE}, Ox; deck: 2 Smith, Dwarf; twilight: Imp")
    s.choose("recruit Smith", "place Smith in B1")
    assert (s.who("A B1"), s.twilight("A"), s.marked("A F1"), s.marked("A F2")) == ("Smith", ["Imp"], False, False)
    s.choose("recruit Dwarf", "place Dwarf in B2", "give Imp (twilight)")
    assert (s.who("A B2"), s.marked("A F1"), s.marked("A F2")) == ("Dwarf", False, False)
    s = recruiting("front: Ox marked; deck: Dwarf, One; twilight: Imp", f"front: {APPRENTICE}; {FAR}")
    assert recruits(s) == ["One"]


@plays("Deepvein Miner")
@pytest.mark.parametrize(("army", "who"), [
    (f"front: {MINER}", ["One", "Pair"]), (f"front: {MINER}, Ox", ["One", "Pair", "Trio"]),
    (f"front: {MINER}, {MINER}", ["Four", "One", "Pair", "Trio"]), (f"front: {MINER} marked, Ox", ["One"]),
    (f"front: {MINER}; twilight: Imp", ["One", "Pair", "Trio"]), (f"front: Ox marked; twilight: {MINER}", ["One"]),
])  # fmt: skip
def test_what_the_miner_s_gold_pays_for(army: str, who: list[str]) -> None:
    assert recruits(recruiting(f"{army}; deck: One, Pair, Trio, Four")) == who


@plays("Deepvein Miner")
def test_the_miner_is_two_gold_or_one() -> None:
    s = recruiting(f"front: {MINER}; deck: Pair, One")
    one = s.fork()
    s.choose("recruit Pair", "place Pair in B1", *starting(s, "give"))
    assert (s.who("A B1"), s.marked("A F1")) == ("Pair", True)
    one.choose("recruit One", "place One in B1")
    assert (one.who("A B1"), one.marked("A F1")) == ("One", True)
    s = recruiting(f"front: {MINER}, Ox, Two; deck: Trio")
    s.choose("recruit Trio", "place Trio in B1", "give Ox F2")
    assert [s.marked(f"A F{n}") for n in (1, 2, 3)] == [True, True, False]
    s = recruiting(f"front: {MINER}, {MINER}; deck: Trio")
    s.choose("recruit Trio", "place Trio in B1")
    assert (s.who("A B1"), s.marked("A F1"), s.marked("A F2")) == ("Trio", True, True)  # two and one
    s = recruiting(f"front: {MINER}, Ox, Two; deck: Pair")
    s.choose("recruit Pair", "place Pair in B1")
    # Nobody is asked whether he would rather mark somebody else as well, for nothing
    assert starting(s, "give") == [f"give {MINER} F1", "give Ox F2"]
    without = s.fork()
    s.choose(f"give {MINER} F1")
    assert [s.marked(f"A F{n}") for n in (1, 2, 3)] == [True, False, False]
    without.choose("give Ox F2")
    assert [without.marked(f"A F{n}") for n in (1, 2, 3)] == [False, True, True]


@plays("Deepvein Miner")
def test_for_all_else_the_miner_is_one() -> None:
    s = table(f"front: Glutton marked, {MINER}", "front: Ox", "Upkeep")
    assert fees(s) == []
    s = table(f"front: Eater marked, {MINER}, Ox marked", "front: Ox", "Upkeep")
    s.choose(*starting(s, "pay 1 for Eater F1"))
    assert (s.who("A F1"), s.marked("A F2")) == ("Eater", True)
    assert uses(table(f"front: Hurler, {MINER}", step="Abilities")) == []
    s = table(f"front: Thrower, {MINER}", step="Abilities")
    s.choose("use Thrower F1", "target Ann F1")
    assert (s.tokens("B F1"), s.marked("A F2")) == (1, True)


@plays("Bonepile Crawler")
@pytest.mark.parametrize(("army", "who"), [
    (f"front: Ox marked; twilight: {CRAWLER}", ["One", "Pair"]),
    (f"front: Ox marked; twilight: {CRAWLER}, Imp", ["One", "Pair", "Trio"]),
    (f"front: Ox; twilight: {CRAWLER}", ["One", "Pair", "Trio"]), (f"front: {CRAWLER}", ["One"]),
    (f"front: Ox marked; grave: {CRAWLER}", []), (f"front: Ox marked; twilight: 2 {CRAWLER}", ["Four", "One", "Pair", "Trio"]),
])  # fmt: skip
def test_what_the_bones_pay_for(army: str, who: list[str]) -> None:
    s = recruiting(f"{army}; deck: One, Pair, Trio, Four")
    assert (recruits(s) if s.step == "Recruit" else []) == who


@plays("Bonepile Crawler")
def test_the_bones_are_two_gold_at_once_or_one() -> None:
    s = recruiting(f"front: Ox; twilight: {CRAWLER}; deck: Pair, One")
    one = s.fork()
    s.choose("recruit Pair", "place Pair in B1")
    s.choose(*starting(s, f"give {CRAWLER}"))
    assert (s.who("A B1"), s.grave("A"), s.marked("A F1")) == ("Pair", [CRAWLER], False)
    one.choose("recruit One", "place One in B1", f"give {CRAWLER} (twilight)")
    assert (one.who("A B1"), one.grave("A"), one.marked("A F1"), recruits(one)) == ("One", [CRAWLER], False, [])


@plays("Bonepile Crawler")
def test_the_bones_pay_fees_and_stand_for_one_of_the_others() -> None:
    s = table(f"front: Glutton marked, Ox marked; twilight: {CRAWLER}", step="Upkeep")
    s.choose(*starting(s, "pay 2 for Glutton F1"))
    s.choose(*starting(s, "give"))
    assert (s.who("A F1"), s.grave("A")) == ("Glutton", [CRAWLER])
    assert uses(table(f"front: Hurler, Ox marked; twilight: {CRAWLER}", step="Abilities")) == []
    s = table(f"front: Hurler, Ox; twilight: {CRAWLER}", step="Abilities")
    s.choose("use Hurler F1", "target Ann F1")
    assert (s.tokens("B F1"), s.grave("A"), s.marked("A F2")) == (1, [CRAWLER], True)
    s = table("front: Three, Ox", f"front: Thrower, Ox marked; twilight: {CRAWLER}")
    s.choose("attack Thrower F1 with Three F1, close")
    assert (s.tokens("B F1"), s.twilight("B")) == (1, [CRAWLER])  # nobody was asked: it is the foe's turn


LICH = "Lich of the Ninth Candle"


@plays("Lich of the Ninth Candle")
def test_the_lich_leaves_up_to_two_in_the_twilight() -> None:
    s = table(f"front: {LICH} marked, Two; twilight: Imp, Lamb, Ann", "front: Ox; back: Ox")
    s.choose("attack Ox F1 with Two F2, close", "yes")
    assert starting(s, "pick") == ["pick Imp (twilight)", "pick Lamb (twilight)", "pick Ann (twilight)"]
    one, none = s.fork(), s.fork()
    s.choose("pick Lamb (twilight)", "pick Ann (twilight)")
    assert (sorted(s.twilight("A")), s.grave("A"), s.asked) == (["Ann", "Lamb"], ["Imp"], "B")
    one.choose("pick Imp (twilight)", "done")
    assert (one.twilight("A"), sorted(one.grave("A"))) == (["Imp"], ["Ann", "Lamb"])
    none.choose("done")
    assert (none.twilight("A"), sorted(none.grave("A"))) == ([], ["Ann", "Imp", "Lamb"])


@plays("Lich of the Ninth Candle")
def test_what_the_lich_leaves_pays_in_the_next_turn_or_is_left_again() -> None:
    s = table(f"front: {LICH}, Ox; twilight: Lamb, Imp; deck: One", "front: Ox, Ox, Ox")
    s.choose("done", "yes", "pick Lamb (twilight)", "pick Imp (twilight)")
    assert s.asked == "B"
    s.to("Upkeep", "A")
    s.choose(*starting(s, "pay"), "give Imp (twilight)")
    assert (s.step, s.twilight("A"), s.value("A F1", "ranged")) == ("Recruit", ["Lamb"], 3)
    again = s.fork()
    s.choose("recruit One", "place One in B1", "give Lamb (twilight)")
    assert (s.who("A B1"), "Lamb" in s.grave("A"), s.value("A F1", "ranged")) == ("One", True, 2)
    again.to("Action", "A")
    again.choose("done", "yes")
    again.choose(*starting(again, "pick"))
    assert (again.twilight("A"), again.asked) == (["Lamb"], "B")


@plays("Lich of the Ninth Candle")
def test_two_liches_leave_four_and_the_foe_s_turn_leaves_all() -> None:
    s = table(f"front: {LICH}, {LICH}; twilight: 2 Imp, 2 Lamb, Ann")
    s.choose("done", f"trigger of {LICH} F1", "yes", "pick Imp (twilight)", "pick Imp (twilight)")
    s.choose("yes", "pick Lamb (twilight)", "pick Lamb (twilight)")
    assert (sorted(s.twilight("A")), s.grave("A")) == (["Imp", "Imp", "Lamb", "Lamb"], ["Ann"])
    s = table("front: Two, Ox", f"front: Ox, {LICH}; twilight: Imp, Lamb", "Action, ap 1")
    s.choose("attack Ox F1 with Two F1, close")
    assert (s.asked, s.step) == ("B", "Upkeep")  # of B's own turn, in whose step 7 alone he leaves some
    assert sorted(s.twilight("B")) == ["Imp", "Lamb"]


@plays("Lich of the Ninth Candle")
def test_the_lich_s_candles_burn_in_both_turns_but_in_no_group() -> None:
    s = table(f"front: {LICH}, Ox; twilight: 3 Imp; grave: Ann", f"front: Five, Ox; twilight: 2 Imp; {FAR}")
    assert (s.value("A F1", "ranged"), s.value("A F1", "close")) == (5, 1)
    s.choose(f"attack Five F1 with {LICH} F1, ranged")
    assert s.tokens("B F1") == 1
    s = table(f"front: {LICH}, Two, Ox; twilight: 3 Imp", f"front: Five; {FAR}")
    s.choose(f"attack Five F1 with {LICH} F1 + Two F2, ranged")
    while starting(s, "number"):
        s.choose("number 0")
    assert (s.tokens("B F1"), s.value("A F1", "ranged")) == (0, 5)
    s = table("front: Five, Ox", f"front: {LICH}, Ox; twilight: 3 Imp")
    s.choose(f"attack {LICH} F1 with Five F1, ranged")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (1, 1)
    s = table("front: Three, Ox", f"front: {LICH}, Lamb, Ox")
    assert s.value("B F1", "ranged") == 2
    s.choose("attack Lamb F2 with Three F1, close")
    assert s.value("B F1", "ranged") == 3
