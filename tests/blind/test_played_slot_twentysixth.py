"""Blind texts of SLOT's twenty-sixth round about values, rows and attacks, played as their writers meant them."""

import pytest

from blind.gestures import fight, starting
from blind.texts import FAR, FOLK, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Lamb": "close 1 ranged 1 def 1 life 1",
    "Three": "close 3 ranged 3 def 3 life 9", "Four": "close 4 ranged 1 def 4 life 9", "Five": "close 1 def 5 life 9",
    "Six": "close 1 def 6 life 9", "Bow": "ranged 1 def 1 life 5", "Sage": "magic 2 def 1 life 5",
    "Seer": "magic 1 def 4 life 5", "Sharp": "ranged 2 def 1 life 5: Sharpshooter.",
    "Slayer": "close 1 def 1 life 5: [ ] - Kill target creature.", "Strider": "close 1 def 1 life 5 (Walking Tree)",
    "Shade": "ranged 1 def 1 life 5 (Walking Corpse)", "Graver": "close 1 def 1 life 5 (Walking Corpse)",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def attacks(s: Scene, target: str) -> list[str]:
    """Who can attack it now, and in which type."""
    return [option.partition(" with ")[2] for option in starting(s, f"attack {target}")]


@plays("Culvert Halberdier", "Over-the-Shoulder Bowman", "Gatepost Sergeant", "Last-Tree Standing", "Dusk-Fed Ghoul")
@pytest.mark.parametrize(
    ("army", "values"),
    [
        ("front: Ox, Culvert Halberdier marked; back: Culvert Halberdier",
         {"A F2 DEF": 4, "A B1 DEF": 3, "A F1 DEF": 1, "A F2 close": 3}),
        ("front: Ox; back: Over-the-Shoulder Bowman", {"A B1 ranged": 4, "A B1 close": 1, "A F1 ranged": 1}),
        ("front: Ox marked; back: Over-the-Shoulder Bowman marked", {"A B1 ranged": 4}),
        ("front: -, Ox; back: Over-the-Shoulder Bowman", {"A B1 ranged": 3}),
        ("front: Over-the-Shoulder Bowman; back: Ox", {"A F1 ranged": 3}),
        ("front: Ox, Gatepost Sergeant marked, Ox; back: Ox, Ox",
         {"A F1 DEF": 2, "A F2 DEF": 3, "A F3 DEF": 2, "A B2 DEF": 2, "A B1 DEF": 1, "B F2 DEF": 1, "A F1 close": 1}),
        ("front: Gatepost Sergeant, Ox, Gatepost Sergeant", {"A F2 DEF": 3, "A F1 DEF": 3}),
        ("front: Gatepost Sergeant, Gatepost Sergeant", {"A F1 DEF": 4, "A F2 DEF": 4}),
        ("front: Last-Tree Standing", {"A F1 DEF": 6}),
        ("front: -, Last-Tree Standing", {"A F2 DEF": 7}),
        ("back: Ox, Ox, Last-Tree Standing", {"A B3 DEF": 6}),
        ("front: Ox, Last-Tree Standing marked, Ox; back: -, Ox", {"A F2 DEF": 4}),
        ("front: Dusk-Fed Ghoul, Ox; twilight: 2 Imp", {"A F1 close": 3, "A F2 close": 1, "A F1 DEF": 3}),
        ("front: Dusk-Fed Ghoul; grave: 2 Imp", {"A F1 close": 2}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Ox, Ox; back: Lamb; twilight: 2 Imp")
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Culvert Halberdier")
def test_the_halberdier_changes_rows_and_is_plain_in_a_group() -> None:
    s = table("front: Culvert Halberdier, Ox", step="Move, ap 3")
    s.choose("move Culvert Halberdier F1 to B1")
    assert s.value("A B1", "DEF") == 3
    s = table("front: Ox; back: Culvert Halberdier", step="Move, ap 3")
    s.choose("move Ox F1 to B1, swapping with Culvert Halberdier")
    assert s.value("A F1", "DEF") == 4
    s = table("front: Culvert Halberdier, Ox", f"front: Three; {FAR}")
    group = s.fork()
    fight(s, "Three F1 with Culvert Halberdier F1, close")
    assert (s.tokens("A F1"), s.tokens("B F1")) == (0, 1)
    group.choose("attack Three F1 with Culvert Halberdier F1 + Ox F2, close", "number 3")
    assert (group.tokens("A F1"), group.value("A F1", "DEF")) == (1, 4)
    s = table("front: Three", f"front: Culvert Halberdier; {FAR}")
    fight(s, "Culvert Halberdier F1 with Three F1, close")
    assert s.tokens("B F1") == 0


@plays("Over-the-Shoulder Bowman")
def test_the_bowman_shoots_over_a_shoulder_and_strikes_back_so() -> None:
    for before, tokens in (("Ox marked", 1), ("-, Ox", 0)):
        s = table(f"front: {before}; back: Over-the-Shoulder Bowman", f"front: Four; {FAR}")
        fight(s, "Four F1 with Over-the-Shoulder Bowman B1, ranged")
        assert s.tokens("B F1") == tokens
        s = table("front: Seer, Ox", f"front: {before}; back: Over-the-Shoulder Bowman")
        fight(s, "Over-the-Shoulder Bowman B1 with Seer F1, ranged")
        assert s.tokens("A F1") == tokens


@plays("Pressed Ploughboy")
def test_the_ploughboy_has_no_rest() -> None:
    s = table("front: Pressed Ploughboy hurt 1, Ox hurt 1")
    assert starting(s, "rest") == ["rest Ox F2"]
    assert attacks(s, "Ann F1")[:1] == ["Pressed Ploughboy F1, close"]
    healer = {"Healer": "close 1 def 1 life 5: [ ] - Restore 1 life to target ally creature."}
    s = slot("A: front: Pressed Ploughboy hurt 1, Healer\nB: front: Ann\nstep: Abilities", CAST | healer)
    s.choose("use Healer F2", *starting(s, "target Pressed"))
    assert s.tokens("A F1") == 0


@plays("Underhedge Slasher")
def test_the_slasher_reaches_past_the_cover_of_its_column() -> None:
    foes = "front: Ann, Ann; back: Ox, Ox"
    s = table("front: Underhedge Slasher, Ox", foes)
    assert attacks(s, "Ox B1") == ["Underhedge Slasher F1, close"]
    assert attacks(s, "Ox B2") == []
    assert "Underhedge Slasher F1, close" in attacks(s, "Ann F2")
    fight(s, "Ox B1 with Underhedge Slasher F1, close")
    assert (s.tokens("B B1"), s.tokens("A F1"), s.marked("A F1")) == (1, 0, True)
    s = table("front: Ox; back: Underhedge Slasher, Ox", foes)
    assert not [option for option in s.options() if "Slasher" in option]
    s = table("front: Ox, Ox", f"front: Underhedge Slasher, -, Ox; {FAR}")
    assert attacks(s, "Underhedge")  # it attacks nobody by being attacked
    bow = {"Archery": "close 1 def 1 life 5: Each ally creature gets +1 ranged."}
    s = slot(f"A: front: Underhedge Slasher, Archery\nB: {foes}\nstep: Action", CAST | bow)
    assert attacks(s, "Ox B1") == ["Underhedge Slasher F1, close"]


@plays("Gatepost Sergeant")
def test_a_member_of_a_group_is_no_sergeant_to_anybody() -> None:
    strike = {"Striker": "close 1 def 9 life 9"}
    for army, members, hits in (
        ("front: Ox, Lamb; back: Gatepost Sergeant", "Ox F1 + Lamb F2", 0), ("front: Ox, Lamb", "Ox F1 + Lamb F2", 1),
        ("front: Ox, Gatepost Sergeant", "Ox F1 + Gatepost Sergeant F2", 1),
    ):  # fmt: skip
        s = slot(f"A: {army}\nB: front: Striker; {FAR}", CAST | strike)
        s.choose(f"attack Striker F1 with {members}, close", "number 1")
        assert s.tokens("A F1") == hits, members
    s = table("front: Ox, Gatepost Sergeant; back: -, Ann", "front: Three; back: Saint")
    s.choose("attack Three F1 with Ox F1 + Gatepost Sergeant F2, close")
    assert (s.asked, s.value("A B2", "DEF"), s.value("A F1", "DEF")) == ("B", 3, 1)
    s.choose("decline", "number 0")
    s.choose(*starting(s, "number 0"))
    assert (s.value("A B2", "DEF"), s.value("A F1", "DEF")) == (4, 2)
    s = table("front: Ox, Gatepost Sergeant", step="Move, ap 3")
    s.choose("move Gatepost Sergeant F2 to B2")
    assert s.value("A F1", "DEF") == 1


@plays("Clinging Mudhand")
def test_the_mudhand_holds_the_enemies_of_its_column() -> None:
    for foes in (f"front: -, Clinging Mudhand; {FAR}", "front: Ann; back: -, Clinging Mudhand marked"):
        s = table("front: Ox, Ox, Ox; back: Ox, Ox, -, Ox", foes, "Move, ap 3")
        assert not [o for o in starting(s, "move") if "F2" in o or "B2" in o]
        assert starting(s, "move Ox F1 to B1")
        s = table("front: Ox; back: Ox", foes, "Move, ap 3")
        s.choose("move Ox F1 to F2")
        assert (s.who("A F2"), starting(s, "move Ox F2"), bool(starting(s, "move Ox B1"))) == ("Ox", [], True)
    s = table("front: -, Clinging Mudhand, Ox; back: -, Ox", f"front: Ann; {FAR}", "Move, ap 3")
    assert starting(s, "move Ox B2")  # its own are free
    assert starting(s, "move Clinging Mudhand F2")


@plays("Clinging Mudhand")
def test_what_is_no_move_pulls_them_out_of_the_mud() -> None:
    porter = {"Porter": "close 1 def 1 life 5: [ ] - Swap this creature with target ally creature adjacent to it."}
    s = slot("A: front: Ox, Porter\nB: front: Clinging Mudhand, Ann\nstep: Abilities", CAST | porter)
    s.choose("use Porter F2", *starting(s, "target Ox"))
    assert (s.who("A F1"), s.who("A F2")) == ("Porter", "Ox")


@plays("Mossback Bulwark")
def test_the_bulwark_attacks_in_groups_only() -> None:
    s = table("front: Mossback Bulwark, Ox", f"front: Five; {FAR}")
    assert attacks(s, "Five F1") == ["Ox F2, close", "Ox F2, ranged", "Mossback Bulwark F1 + Ox F2, close"]
    fight(s, "Five F1 with Mossback Bulwark F1 + Ox F2, close")
    assert (s.tokens("B F1"), s.marked("A F1")) == (1, True)
    assert starting(table("front: Mossback Bulwark", f"front: Five; {FAR}", "Action, ap 3"), "attack") == []
    s = table("front: Ox, Four", f"front: Mossback Bulwark; {FAR}")
    fight(s, "Mossback Bulwark F1 with Four F2, close")
    assert (s.tokens("A F2"), s.tokens("B F1")) == (1, 0)  # it strikes back
    assert starting(table("front: Mossback Bulwark, Ox", step="Move, ap 3"), "move Mossback Bulwark F1 to B1")
    assert starting(table("front: Mossback Bulwark hurt 1, Ox"), "rest Mossback Bulwark F1")
    s = slot(
        "A: front: Mossback Bulwark; deck: One\nB: front: Ann\nstep: Recruit",
        CAST | {"One": "cost 1 close 1 def 1 life 1"},
    )
    s.choose("recruit One", "place One in F2", *starting(s, "give Mossback"))
    assert (s.marked("A F1"), s.who("A F2")) == (True, "One")


@plays("Grave-Row Fugleman")
def test_the_other_corpses_of_his_row_strike_harder() -> None:
    s = table(
        "front: Grave-Row Fugleman, Walking Corpse, Graver, Strider; back: Walking Corpse",
        "front: Walking Corpse, Walking Corpse",
    )
    assert [s.value(f"A {where}", "close") for where in ("F1", "F2", "F3", "F4", "B1")] == [2, 3, 2, 1, 2]
    assert [s.value(f"B F{n}", "close") for n in (1, 2)] == [2, 2]
    s = table("front: Grave-Row Fugleman, Grave-Row Fugleman, Shade; back: Grave-Row Fugleman", f"front: Ann; {FAR}")
    assert [s.value(f"A {where}", "close") for where in ("F1", "F2", "B1")] == [3, 3, 2]
    s = table("front: Grave-Row Fugleman, Shade", f"front: -, Ann; {FAR}")
    assert [each for each in attacks(s, "Ann F2") if "Shade" in each] == ["Shade F2, ranged"]
    s = table("back: Grave-Row Fugleman, Walking Corpse, Ox", step="Move, ap 3")
    assert s.value("A B2", "close") == 3
    s.choose("move Walking Corpse B2 to F2")
    assert s.value("A F2", "close") == 2


@plays("Grave-Row Fugleman")
def test_a_fugleman_in_a_group_leads_nobody() -> None:
    army = "front: Walking Corpse, Walking Corpse, Grave-Row Fugleman"
    for foe, members, hits in (
        ("Six", "Walking Corpse F1 + Walking Corpse F2", 1),
        ("Five", "Walking Corpse F2 + Grave-Row Fugleman F3", 0),
    ):
        s = table(army, f"front: -, {foe}; {FAR}")
        fight(s, f"{foe} F2 with {members}, close")
        assert s.tokens("B F2") == hits, members


@plays("Last-Tree Standing")
def test_the_tree_stands_alone_the_better() -> None:
    s = table("front: Last-Tree Standing, Ox; back: Ox", step="Move, ap 3")
    assert (s.value("A F1", "DEF"), starting(s, "move Last")) == (4, [])
    assert not [option for option in s.options() if "to F1" in option]
    s.choose("move Ox F2 to F3")
    assert s.value("A F1", "DEF") == 5
    for use, tokens in (("use Slayer F2", 0), ("decline", 1)):
        s = table("front: Four, Slayer, Ox", "front: Last-Tree Standing, Lamb; back: Ox")
        s.choose("attack Last-Tree Standing F1 with Four F1, close", use)
        s.choose(*starting(s, "target Lamb"))
        s.decline()
        assert s.tokens("B F1") == tokens
    four = "front: Last-Tree Standing, Ox"  # one of its slots is empty
    s = table(four, f"front: Four; {FAR}")
    group = s.fork()
    fight(s, "Four F1 with Last-Tree Standing F1, close")
    assert s.tokens("A F1") == 0
    group.choose("attack Four F1 with Last-Tree Standing F1 + Ox F2, close", "number 4")
    assert (group.tokens("A F1"), group.value("A F1", "DEF")) == (1, 5)


@plays("Dusk-Fed Ghoul", "Wicker-Shield Drudge")
def test_the_ghoul_feeds_on_the_twilight_of_the_moment() -> None:
    army = "front: Dusk-Fed Ghoul, Wicker-Shield Drudge, Ox; twilight: Imp"
    s = table(army, f"front: Three; {FAR}")
    spent = s.fork()
    s.choose("attack Three F1 with Dusk-Fed Ghoul F1, close")
    s.decline()
    assert (s.tokens("B F1"), s.twilight("A")) == (1, ["Imp"])
    spent.choose("attack Three F1 with Dusk-Fed Ghoul F1, close", "use Wicker-Shield Drudge F2", "give Imp (twilight)")
    spent.decline()
    assert (spent.tokens("B F1"), spent.twilight("A")) == (0, [])
    for twilight, tokens in (("; twilight: Imp", 1), ("", 0)):
        s = table("front: Three, Ox", f"front: Dusk-Fed Ghoul; {FAR}{twilight}")
        fight(s, "Dusk-Fed Ghoul F1 with Three F1, close")
        assert (s.tokens("A F1"), s.who("B F1")) == (tokens, "")


@plays("Lead-Apron Ward")
def test_no_magic_reaches_who_stands_behind_the_ward() -> None:
    for foes, target, may in (
        ("front: Lead-Apron Ward; back: Ox", "Ox B1", False), ("front: Lead-Apron Ward marked; back: Ox", "Ox B1", False),
        ("front: Lead-Apron Ward; back: Ox", "Lead-Apron Ward F1", True), ("front: Ann; back: Ox", "Ox B1", True),
        ("front: -, Lead-Apron Ward; back: Ox", "Ox B1", True), ("front: Ox; back: Lead-Apron Ward", "Ox F1", True),
    ):  # fmt: skip
        s = table("front: Sage, Ox", foes)
        assert ("Sage F1, ranged" in attacks(s, target)) is may, foes
    foes = "front: Lead-Apron Ward; back: Ox"
    assert attacks(table("front: Sharp", foes), "Ox B1") == ["Sharp F1, ranged"]
    s = slot(f"A: front: Saint\nB: {foes}\nstep: Abilities", CAST)
    s.choose("use Saint F1")
    assert "target Ox B1" in s.options()


@plays("Lead-Apron Ward")
def test_nor_does_a_magic_strike_back_unless_the_ward_falls() -> None:
    for before, tokens in (("Lead-Apron Ward", 0), ("Ann", 1)):
        s = table(f"front: {before}; back: Bow", f"front: Sage; {FAR}")
        fight(s, "Sage F1 with Bow B1, ranged")
        assert (s.tokens("A B1"), s.tokens("B F1")) == (tokens, 1)
    s = table("front: Lead-Apron Ward; back: Bow", "front: Sage; back: Slayer")
    s.choose("attack Sage F1 with Bow B1, ranged", "use Slayer B1", "target Lead-Apron Ward F1")
    s.decline()
    assert (s.who("A F1"), s.tokens("A B1")) == ("", 1)  # it is judged as the blow falls
    s = table("front: Sage, Slayer, Ox", "front: Lead-Apron Ward; back: Ox", "Abilities")
    s.choose("use Slayer F2", "target Lead-Apron Ward F1")
    s.to("Action")
    assert attacks(s, "Ox B1") == ["Sage F1, ranged"]
