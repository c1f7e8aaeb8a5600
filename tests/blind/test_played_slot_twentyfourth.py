"""Blind texts of SLOT's twenty-fourth round about values, moves, attacks and gold, played as their writers meant them."""

from dataclasses import replace

import pytest

from blind.gestures import fight, recruits, spend, starting
from blind.texts import FAR, FOLK, cards_of, plays, slot
from scenes.slot import Scene

CAST = FOLK | {
    "Ann": "close 1 ranged 1 def 3 life 5", "Club": "close 6 ranged 6 def 6 life 5", "Boss": "level 2 close 1 def 3 life 5",
    "Lamb": "close 1 ranged 1 def 1 life 1", "Wall": "def 4 life 9", "Bow": "ranged 1 def 1 life 5",
    "Sage": "magic 2 def 1 life 5", "Five": "close 5 def 5 life 9", "Three": "close 1 ranged 1 def 3 life 9",
    "Calf": "close 1 def 2 life 1", "Zero": "cost 0 close 1 def 1 life 1", "One": "cost 1 close 1 def 1 life 1",
    "Two": "cost 2 close 1 def 1 life 1",
    "Trey": "cost 3 close 1 def 1 life 1", "Caller": "close 1 def 1 life 1: [ ] - Unmark target creature.",
    "Shy": "def 1 life 5: This creature can't be attacked.",
}  # fmt: skip


def table(a: str, b: str = f"front: Ann; {FAR}", step: str = "Action, ap 3") -> Scene:
    """The armies in a step of A."""
    return slot(f"A: {a}\nB: {b}\nstep: {step}", CAST)


def attacks(s: Scene, target: str, how: str = "") -> list[str]:
    """Who can attack it now, and in which type."""
    found = [option.partition(" with ")[2] for option in starting(s, f"attack {target}")]
    return [each for each in found if each.endswith(how)]


@plays("Causeway Pikeman", "Drumhead Sergeant", "Woundproud Berserker", "Shieldstrap Page")
@pytest.mark.parametrize(
    ("army", "values"),
    [
        ("front: Causeway Pikeman; back: Causeway Pikeman", {"A F1 DEF": 4, "A B1 DEF": 2}),
        ("front: -, -, -, Causeway Pikeman marked", {"A F4 DEF": 4}),
        ("front: Ox, -, Drumhead Sergeant marked, Ox; back: -, -, Ox",
         {"A F1 close": 2, "A F4 close": 2, "A F3 close": 2, "A B3 close": 1, "A F1 ranged": 1, "B F1 close": 1}),
        ("back: Ox, -, Drumhead Sergeant; front: Ox", {"A B1 close": 2, "A F1 close": 1}),
        ("front: Ox, Drumhead Sergeant, Drumhead Sergeant", {"A F1 close": 3, "A F2 close": 3, "A F3 close": 3}),
        ("front: Woundproud Berserker, Woundproud Berserker hurt 3, Ox hurt 2",
         {"A F1 close": 2, "A F2 close": 5, "A F3 close": 1, "A F2 DEF": 2}),
        ("front: Ox, Ox; back: Shieldstrap Page", {"A F1 DEF": 3, "A F2 DEF": 1, "A B1 DEF": 1, "B F1 DEF": 3}),
        ("front: Shieldstrap Page, Ox; back: Ox", {"A F2 DEF": 1, "A B1 DEF": 1, "B F1 DEF": 3, "B B1 DEF": 1}),
    ],
)  # fmt: skip
def test_what_they_are_worth_where_they_stand(army: str, values: dict[str, int]) -> None:
    s = table(army, "front: Ann; back: Lamb")
    assert {where: s.value(where[:4], where[5:]) for where in values} == values


@plays("Causeway Pikeman")
def test_the_pikeman_changes_as_he_moves_and_alone_in_a_group() -> None:
    s = table("front: Causeway Pikeman; back: -, Ox", step="Move")
    s.choose("move Causeway Pikeman F1 to B1")
    assert s.value("A B1", "DEF") == 2
    s.choose("move Ox B2 to B1, swapping with Causeway Pikeman")
    assert s.value("A B2", "DEF") == 2
    s = table("front: Ox; back: Causeway Pikeman", step="Move")
    s.choose("move Ox F1 to B1, swapping with Causeway Pikeman")
    assert s.value("A F1", "DEF") == 4
    cast = CAST | {"Striker": "close 3 def 9 life 5"}
    for label, hits in (("Causeway Pikeman F1", 0), ("Causeway Pikeman F1 + Ox F2", 1)):
        s = slot(f"A: front: Causeway Pikeman, Ox\nB: front: Striker; {FAR}", cast)
        s.choose(f"attack Striker F1 with {label}, close")
        s.choose(*["number 2"] * ("number 2" in s.options()))
        s.choose(*["number 0"] * ("number 0" in s.options()))
        assert s.tokens("A F1") == hits


@plays("Drumhead Sergeant")
@pytest.mark.parametrize(
    ("army", "members", "hit"),
    [
        ("front: Ox, Ox, Drumhead Sergeant", "Ox F1 + Ox F2", 1),
        ("front: Ox, Ox; back: Drumhead Sergeant", "Ox F1 + Ox F2", 0),
        ("front: Ox, Drumhead Sergeant", "Ox F1 + Drumhead Sergeant F2", 0),
    ],
)
def test_members_keep_the_sergeants_bonus_unless_he_is_one(army: str, members: str, hit: int) -> None:
    foe = {"Foe": "close 1 def 4 life 9"}
    s = slot(f"A: {army}\nB: front: Foe; {FAR}", CAST | foe)
    fight(s, f"Foe F1 with {members}, close")
    assert s.tokens("B F1") == hit


@plays("Drumhead Sergeant")
def test_who_has_no_close_weapon_gets_none_of_the_sergeant() -> None:
    assert attacks(table("front: Bow, Drumhead Sergeant"), "Ann F1", "close") == ["Drumhead Sergeant F2, close"]
    for foe, left in (("Bow", "Calf"), ("Ann", "")):
        s = table("front: Calf, Ox", f"front: {foe}, Drumhead Sergeant; {FAR}")
        fight(s, f"{foe} F1 with Calf F1, close")
        assert s.who("A F1") == left


@plays("Woundproud Berserker")
def test_tokens_of_the_same_battle_come_too_late_and_in_a_group_only_the_print_counts() -> None:
    s = table("front: Woundproud Berserker hurt 2, Ox", f"front: Five; {FAR}")
    group = s.fork()
    fight(s, "Five F1 with Woundproud Berserker F1, close")  # 4 against 5
    assert (s.tokens("B F1"), s.tokens("A F1"), s.value("A F1", "close")) == (0, 3, 5)
    group.choose("attack Five F1 with Woundproud Berserker F1 + Ox F2, close")  # 2 and 1
    group.choose("number 0", "number 0")
    assert group.tokens("B F1") == 0
    s = table("front: Woundproud Berserker hurt 3, Ox", f"front: Five; {FAR}")
    rests = s.fork()
    fight(s, "Five F1 with Woundproud Berserker F1, close")  # 5 against 5
    assert s.tokens("B F1") == 1
    rests.choose("rest Woundproud Berserker F1")
    assert rests.value("A F1", "close") == 4


@plays("Shieldstrap Page", "Taprooted Colossus")
def test_who_never_attacks_but_strikes_back() -> None:
    for name in ("Shieldstrap Page", "Taprooted Colossus"):
        s = table(f"front: {name}, Ox hurt 1", f"front: Ann, Ann; {FAR}")
        # Their writers forbid groups as well, but members of a group lose what their own texts forbid them
        assert [each for each in attacks(s, "Ann") if name in each and "+" not in each] == []
        assert "Ox F2, close" in attacks(s, "Ann F1")
        s = table("front: Lamb, Ox", f"front: {name}; {FAR}")
        fight(s, f"{name} F1 with Lamb F1, close")
        assert s.who("A F1") == ""
    s = table("front: Taprooted Colossus, Ox", step="Move")
    s.choose("move Taprooted Colossus F1 to B1")
    assert s.marked("A B1")
    assert attacks(table("front: Ox, Ox", "front: Taprooted Colossus; back: Ann"), "Ann B1", "ranged") == []
    assert starting(table("front: Taprooted Colossus hurt 1"), "rest Taprooted Colossus F1")
    s = slot("A: front: Taprooted Colossus; deck: One\nB: front: Ann\nstep: Recruit", CAST)
    assert recruits(s) == ["One"]


@plays("Shieldstrap Page")
def test_the_page_shields_a_member_of_a_group() -> None:
    striker = {"Striker": "close 2 def 9 life 5"}
    for army, hits in (("front: Ox, Ox; back: Shieldstrap Page", 0), ("front: Ox, Ox; back: -, Shieldstrap Page", 1)):
        s = slot(f"A: {army}\nB: front: Striker; {FAR}", CAST | striker)
        s.choose("attack Striker F1 with Ox F1 + Ox F2, close", "number 2")
        assert s.tokens("A F1") == hits


@plays("Chapel Buttress")
def test_nothing_moves_the_buttress() -> None:
    buttress = cards_of("slot")["Chapel Buttress"]
    values = tuple((key, value) for key, value in buttress.stats_in("slot").items() if key != "fixed")
    text_only = replace(buttress, stats=(("slot", values),))  # its text says what it prints beside it
    for card in (buttress, text_only):
        s = slot("A: front: Chapel Buttress, Ox; back: Ox\nB: front: Ann\nstep: Move", CAST | {"Chapel Buttress": card})
        assert starting(s, "move Ox")
        assert not [option for option in s.options() if "Chapel" in option or "to F1" in option]
    s = table("front: Chapel Buttress hurt 1, Ox", f"front: Lamb; {FAR}")
    rests = s.fork()
    fight(s, "Lamb F1 with Chapel Buttress F1, close")
    assert (s.who("B F1"), s.marked("A F1")) == ("", True)
    rests.choose("rest Chapel Buttress F1")
    assert rests.tokens("A F1") == 0
    s = table("front: Lamb, Ox", f"front: Chapel Buttress; {FAR}")
    fight(s, "Chapel Buttress F1 with Lamb F1, close")
    assert s.who("A F1") == ""
    s = slot("A: front: Chapel Buttress; deck: One\nB: front: Ann\nstep: Recruit", CAST)
    assert recruits(s) == ["One"]


@plays("Switchback Runner")
def test_the_moves_the_runner_begins_take_no_points() -> None:
    s = table("front: Switchback Runner, Ox, -, Switchback Runner", step="Move, ap 0")
    assert {option.split(" F")[0] for option in starting(s, "move")} == {"move Switchback Runner"}
    s.choose("move Switchback Runner F1 to F2, swapping with Ox")
    assert (s.ap, s.marked("A F2"), s.marked("A F1")) == (0, True, False)
    assert {option[:24] for option in starting(s, "move")} == {"move Switchback Runner F"}
    assert not starting(s, "move Switchback Runner F2")
    s = table("front: Switchback Runner, Ox; back: Caller", step="Move, ap 3")
    s.choose("move Ox F2 to F1, swapping with Switchback Runner")
    assert s.ap == 2
    s.choose("move Switchback Runner F2 to F3")
    assert (s.ap, starting(s, "move Switchback")) == (2, [])
    assert not starting(table("front: Switchback Runner marked, Ox", step="Move"), "move Switchback")
    assert not starting(table("front: Switchback Runner, Ox"), "move")


@plays("Tetherstone Warden")
def test_the_warden_ties_who_stands_against_him() -> None:
    foes = "front: -, Tetherstone Warden"
    s = table("front: Ox, Ox, Ox; back: Ox, Ox, -, Ox", foes, "Move")
    assert not [o for o in starting(s, "move") if "F2" in o or "B2" in o]
    assert starting(s, "move Ox F1 to B1")
    s = table("front: Ox; back: Ox, Ox", foes, "Move")
    s.choose("move Ox F1 to F2")
    assert s.who("A F2") == "Ox"
    s = table("front: -, Ox hurt 1, Tetherstone Warden; back: Ox, Ox", foes)
    assert starting(s, "attack Tetherstone Warden F2 with Ox F2, close")
    assert starting(s, "rest Ox F2")
    s = table("front: -, Ox, Tetherstone Warden, -; back: -, -, Ox", f"front: Ann; {FAR}", "Move")
    assert starting(s, "move Ox F2")
    assert starting(s, "move Ox B3")  # it ties nobody of its own


@plays("Eddyveil Nymph")
def test_no_shot_reaches_the_nymph() -> None:
    s = table("front: Ox, Sage; back: Bow", "front: Eddyveil Nymph, Ann")
    assert attacks(s, "Eddyveil", "ranged") == []
    assert attacks(s, "Eddyveil Nymph F1", "close") == ["Ox F1, close"]
    assert attacks(s, "Ann F2", "ranged")
    s.choose("attack Eddyveil Nymph F1 with Ox F1, close")
    assert s.tokens("A F1") == 1
    s = table("front: Saint, Ox", "front: Eddyveil Nymph, Ann", "Abilities")
    s.choose("use Saint F1", "target Eddyveil Nymph F1")
    assert s.tokens("B F1") == 1
    s = table("front: Ann", f"front: Ann, Eddyveil Nymph; {FAR}", "Action")
    assert attacks(s, "Ann F1", "ranged")
    assert attacks(s, "Eddyveil Nymph F2") == ["Ann F1, close"]


@plays("Culverhouse Marksman")
@pytest.mark.parametrize(
    ("army", "foes", "reached"),
    [
        ("front: -, Lamb marked; back: -, Culverhouse Marksman", "front: Wall, Wall, Wall; back: Ox, Ox, Ox", "F2 B2"),
        ("front: -, Culverhouse Marksman", "front: Wall, Wall, Wall; back: Ox, Ox, Ox", "F1 F2 F3 B2"),
        ("front: -, Culverhouse Marksman", "front: Wall, Wall, Wall; back: Ox, Shy, Ox", "F1 F2 F3"),
        ("front: -, Bow", "front: Wall, Wall, Wall; back: Ox, Ox, Ox", "F1 F2 F3"),
    ],
)  # fmt: skip
def test_cover_is_none_for_the_marksman(army: str, foes: str, reached: str) -> None:
    s = table(army, foes)
    assert {option.split()[2] for option in starting(s, "attack")} == set(reached.split())


@plays("Culverhouse Marksman")
def test_he_shoots_who_is_covered_but_no_group_does() -> None:
    s = table("front: Culverhouse Marksman, Bow; back: Bow", "front: Wall, Wall; back: Ox")
    assert attacks(s, "Ox B1") == ["Culverhouse Marksman F1, ranged"]
    s.choose("attack Ox B1 with Culverhouse Marksman F1, ranged")
    assert s.tokens("B B1") == 1


@plays("Milkblind Ogre", "Hushfoot Strangler")
def test_who_does_not_strike_back_and_who_is_not_struck() -> None:
    s = table("front: Ox, Ox", f"front: Milkblind Ogre; {FAR}")
    group = s.fork()
    fight(s, "Milkblind Ogre F1 with Ox F1, close")
    assert (s.tokens("A F1"), s.marked("A F1")) == (0, True)
    group.choose("attack Milkblind Ogre F1 with Ox F1 + Ox F2, close")
    assert (starting(group, "number"), group.tokens("A F1"), group.tokens("A F2")) == ([], 0, 0)
    s = table("front: Milkblind Ogre", f"front: Three; {FAR}")
    fight(s, "Three F1 with Milkblind Ogre F1, close")
    assert s.tokens("B F1") == 1
    s = table("front: Hushfoot Strangler, Ox", f"front: Ox; {FAR}")
    group = s.fork()
    fight(s, "Ox F1 with Hushfoot Strangler F1, close")
    assert (s.who("A F1"), s.tokens("B F1")) == ("Hushfoot Strangler", 1)
    s.choose("attack Ox F1 with Ox F2, close")
    assert s.tokens("A F2") == 1  # others are struck
    group.choose("attack Ox F1 with Hushfoot Strangler F1 + Ox F2, close", "number 1")
    assert group.who("A F1") == ""
    s = table("front: Ox", f"front: Hushfoot Strangler, Ox; {FAR}")
    fight(s, "Hushfoot Strangler F1 with Ox F1, close")
    assert (s.tokens("A F1"), s.who("B F1")) == (1, "")


@plays("Millrace Troll")
def test_the_troll_is_slow_to_attack() -> None:
    s = table("front: Millrace Troll, Ox; back: Bow", f"front: Wall; {FAR}")
    group = s.fork()
    fight(s, "Wall F1 with Millrace Troll F1, close")
    assert (s.ap, s.tokens("B F1")) == (1, 1)
    fight(group, "Wall F1 with Millrace Troll F1 + Ox F2, close")
    assert group.ap == 1
    s = table("front: Millrace Troll, Ox", f"front: Wall; {FAR}", "Action, ap 1")
    assert attacks(s, "Wall F1", "close") == ["Ox F2, close"]
    s = table("front: Millrace Troll, Ox", f"front: Wall; {FAR}", "Action, ap 2")
    assert "Millrace Troll F1 + Ox F2, close" in attacks(s, "Wall F1")


@plays("Rowanbough Ward")
def test_beside_the_ward_nobody_is_attacked_with_magic() -> None:
    foes = "front: Rowanbough Ward, Ann, Ann; back: -, Ann"
    s = table("front: Sage, Sage, Sage, Ox", foes)
    assert attacks(s, "Ann F2") == []
    assert attacks(s, "Ann F3", "ranged")
    assert "Sage F1, ranged" in attacks(s, "Rowanbough Ward F1")
    s = table("front: Ox, Sage, Ox", foes)
    assert attacks(s, "Ann F2", "ranged") == ["Ox F1, ranged", "Ox F3, ranged", "Ox F1 + Ox F3, ranged"]
    assert attacks(s, "Ann F2", "close")
    s = table("front: Sage", "front: Ann; back: Rowanbough Ward")
    assert attacks(s, "Ann F1") == []
    for army, hits in (("front: Ox, Rowanbough Ward", 0), ("front: Ox, -, Rowanbough Ward", 1)):
        s = table(army, f"front: Sage; {FAR}")
        fight(s, "Sage F1 with Ox F1, ranged")
        assert (s.tokens("A F1"), s.tokens("B F1")) == (hits, 1)


@plays("Hedgehog Phalanx")
def test_no_group_attacks_the_phalanx() -> None:
    s = table("front: Ox, Ox, Ox", f"front: Ann, Hedgehog Phalanx; {FAR}")
    assert not [each for each in attacks(s, "Hedgehog") if "+" in each]
    assert "Ox F1 + Ox F2, close" in attacks(s, "Ann F1")
    s.choose("attack Hedgehog Phalanx F2 with Ox F1, close")
    assert {"Ox F2, close", "Ox F3, close"} <= set(attacks(s, "Hedgehog Phalanx F2"))
    s = table("front: Hedgehog Phalanx, Ox", f"front: Wall; {FAR}")
    fight(s, "Wall F1 with Hedgehog Phalanx F1 + Ox F2, close")
    assert s.tokens("B F1") == 1


def buys(army: str, recruit: str) -> Scene:
    """A chooses a recruit and the slot F4 for it, and pays next."""
    s = slot(f"A: {army}; deck: {recruit}\nB: front: Ann\nstep: Recruit", CAST)
    s.choose(f"recruit {recruit}", f"place {recruit} in F4")
    return s


@plays("Dowry Keeper")
def test_marked_for_a_recruit_the_keeper_yields_two() -> None:
    s = buys("front: Ox, Dowry Keeper", "Two")
    s.choose(*starting(s, "give Dowry"))
    assert (s.who("A F4"), s.marked("A F1"), s.marked("A F2")) == ("Two", False, True)
    s = buys("front: Ox, Dowry Keeper", "Trey")
    assert (s.who("A F4"), s.marked("A F2")) == ("Trey", True)
    assert starting(buys("front: Ox, Dowry Keeper", "One"), "give Dowry") == []  # nothing is overpaid
    s = slot("A: front: Dowry Keeper, Ox marked; deck: One\nB: front: Ann\nstep: Recruit", CAST)
    assert recruits(s) == []
    s = slot("A: front: Dowry Keeper, Boss marked; back: Ox marked\nB: front: Ann\nstep: Upkeep", CAST)
    s.choose("pay 1 for Boss F2", *starting(s, "give Dowry"))
    assert (s.who("A F2"), s.marked("A F1")) == ("Boss", True)
    s = slot("A: front: Ox, Ox; twilight: 2 Dowry Keeper; deck: Two\nB: front: Ann\nstep: Recruit", CAST)
    s.choose("recruit Two", "place Two in F4")
    spend(s, "Dowry Keeper")
    assert (s.who("A F4"), s.twilight("A")) == ("Two", [])  # marked it yields 2, spent it does not


@plays("Coffin Coin")
def test_spent_out_of_the_twilight_the_coin_yields_two() -> None:
    s = buys("front: Ox; twilight: Coffin Coin", "Two")
    s.choose(*starting(s, "give Coffin"))
    assert (s.who("A F4"), s.twilight("A"), s.grave("A"), s.marked("A F1")) == ("Two", [], ["Coffin Coin"], False)
    assert starting(buys("front: Ox; twilight: Coffin Coin", "One"), "give Coffin") == []
    s = buys("front: Ox, Coffin Coin", "Two")
    s.choose(*starting(s, "give"))
    assert (s.who("A F4"), s.marked("A F1"), s.marked("A F2")) == ("Two", True, True)
    ready = CAST | {"Ready": "close 1 def 1 life 5: [2]: This creature gets +2 close until end of turn."}
    for army, may in (("Ready; twilight: Coffin Coin", False), ("Ready; twilight: 2 Coffin Coin", True)):
        s = slot(f"A: front: {army}\nB: front: Ann\nstep: Abilities", ready)
        assert (starting(s, "use Ready") != []) is may


@plays("Latecoming Wight")
@pytest.mark.parametrize(
    ("twilight", "oxen", "paid"), [(0, 4, 4), (1, 2, 3), (2, 0, 2), (3, 0, 1), (4, 0, 0), (5, 0, 0)]
)
def test_the_wight_comes_cheaper_for_the_twilight(twilight: int, oxen: int, paid: int) -> None:
    piles = f"twilight: {twilight} Imp; " if twilight else ""
    row = ", ".join(["Ox"] * oxen or ["Ox marked"])
    s = slot(
        f"A: back: {row}; {piles}deck: Latecoming Wight, Zero\nB: front: Ann; twilight: 3 Imp\nstep: Recruit", CAST
    )
    s.choose("recruit Latecoming Wight", "place Latecoming Wight in F4")
    spend(s)
    while starting(s, "give"):
        s.choose(starting(s, "give")[0])
    used = twilight - len(s.twilight("A")) + sum(s.marked(f"A B{n}") for n in range(1, oxen + 1))
    assert (s.who("A F4"), used) == ("Latecoming Wight", paid)


@plays("Latecoming Wight")
def test_with_too_little_the_wight_does_not_come() -> None:
    s = slot(
        "A: front: Ox; twilight: Imp; deck: Latecoming Wight, Zero\nB: front: Ann; twilight: 3 Imp\nstep: Recruit", CAST
    )
    assert recruits(s) == ["Zero"]
