"""Blind creatures of ORC's round 32, played as their writer meant them."""

import pytest

from blind.gestures import accepting, aiming, offered, resolved, starting, targets, uses, values
from blind.texts import orc, plays, until

TEXTS = {
    "Axe": "event 0: Kill target creature.", "Scare": "event 0: Discard target creature.",
    "Wait": "event 0: Gain 1 influence.", "Bounce": "event 0: Return target creature to its owner's hand.",
    "Hail": "event 0: Kill all creatures.", "Plague": "event 0: Kill all Beasts.", "Lamb": "creature (Beast) 1/1",
    "Swap": "event 0: Put target creature into its controller's other front.", "Give": "event 0: Sacrifice a creature.",
    "Cheer": "event 0: Target creature gets +1/0 until end of turn.", "Spark": "magic 0: Gain 1 influence.",
    "Guard": "creature 1/9: (A): Demons you control get 0/+1.", "Mage": "creature (Caster) 1/1",
    "Hex": "magic 0: Kill target creature.", "Vine": "enchantment 0: Attach to a creature. It gets 0/+1.",
    "Archer": "creature 1/1: (M): Deal 1 damage to target creature.",
    "Thief": "creature 1/1: (M): Gain control of target creature until end of turn.",
    "Rise": "event 0: Put target creature card from your graveyard into play.", "Dig": "event 0: Draw two cards.",
    "Easy": "quest (Assignment): Draw two cards. Victory Points: 1.",
    "Rich": "quest (Assignment): Draw two cards. Reward: Mark a creature you control. Victory Points: 1.",
    "Last": "quest (Assignment): Draw two cards. Victory Points: 10.",
    "Bow": "equipment 0 (Weapon): Equipped creature gets +1/0.",
}  # fmt: skip
FIGHT = "\nphase: Move or Attack"
UPKEEP = "\nphase: Discard, active B"
SCOUT, DRUMMER, WARDEN, KEEPER = "Thornwatch Scout", "Longmarch Drummer", "Portcullis Warden", "Ossuary Keeper"
APPRENTICE, MESSENGER, VETERAN = "Hedge Apprentice", "Saltwind Messenger", "Veteran of Ashbridge"
TOLLER, CAPTAIN = "Bridge Toller", "Quest-Sworn Captain"


@plays("Thornwatch Scout")
@pytest.mark.parametrize(("card", "aimed"), [("Axe", False), ("Hex", True), ("Vine", True)])
def test_opponents_events_do_not_find_the_scout(card: str, aimed: bool) -> None:
    s = orc(f"A: offensive: Mage, Ox; hand: {card}\nB: defensive: {SCOUT}, Cow; hand: 1", TEXTS)
    aiming(s, card)
    assert (SCOUT in targets(s), "Cow" in targets(s)) == (aimed, True)
    s = orc(f"A: offensive: Mage, {SCOUT}, Ox; hand: {card}\nB: defensive: Cow; hand: 1", TEXTS)
    aiming(s, card)
    assert SCOUT in targets(s)


@plays("Thornwatch Scout")
def test_abilities_and_what_has_no_target_find_the_scout() -> None:
    s = orc(f"A: offensive: Archer, Ox; hand: Hail\nB: defensive: {SCOUT}, Cow; hand: 1", TEXTS)
    shot = s.fork()
    shot.choose("use Archer", f"target {SCOUT}")
    shot.all_pass()
    assert shot.damage(SCOUT) == 1
    s.do("play Hail")
    assert s.place(SCOUT) == "B's graveyard"
    s = orc(f"A: offensive: Ox; hand: Axe\nB: defensive: {SCOUT} assigned, Cow; hand: 1", TEXTS)
    aiming(s, "Axe")
    assert SCOUT in targets(s)


@plays("Thornwatch Scout")
@pytest.mark.parametrize("stolen", [True, False])
def test_a_scout_that_goes_over_meanwhile_drops_out(stolen: bool) -> None:
    s = orc(f"A: offensive: {SCOUT}, Ox; hand: Cheer\nB: defensive: Thief, Cow; hand: 1", TEXTS)
    aiming(s, "Cheer")
    s.choose(f"target {SCOUT}")
    if stolen:
        until(s, "use Thief")
        s.choose("use Thief", f"target {SCOUT}")
    resolved(s)
    assert (s.place(SCOUT), s.value(SCOUT)) == (("B's Defensive", "1/2") if stolen else ("A's Offensive", "2/2"))


DRUM = f"A: offensive: {DRUMMER}, Ox 1/9, Elk 1/9, Yak, Ewe, Pig marked, Guard assigned; hand: Wait, Swap; deck: 9\n"


@plays("Longmarch Drummer")
def test_whoever_is_drummed_for_attacks_harder() -> None:
    s = orc(f"{DRUM}B: defensive: Cow 1/9; hand: Wait; deck: 9{FIGHT}", TEXTS)
    assert not uses(s)
    s.choose("attack B", "send Ox", "send Elk", "done")
    for helper, name, value in (("Yak", "Ox", "3/9"), ("Ewe", "Ox", "5/9")):
        until(s, "use")
        s.choose(f"use {DRUMMER}")
        for _ in range(2):
            if offered(s, "give"):
                assert set(offered(s, "give")) <= {"Yak", "Ewe"}
                s.choose(f"give {helper}")
            if targets(s):
                assert sorted(targets(s)) == ["Elk", "Ox"]
                s.choose(f"target {name}")
        resolved(s)
        assert (s.value(name), s.value("Elk"), s.marked(helper), s.marked(DRUMMER)) == (value, "1/9", True, False)
    until(s, "pass")
    assert not uses(s)  # nobody is left to mark but one who attacks or is assigned
    until(s, "play Swap")
    aiming(s, "Swap")
    s.choose("target Ox")
    resolved(s)
    assert (s.place("Ox"), s.value("Ox")) == ("A's Defensive", "5/9")
    s.to("Play", "B")
    assert s.value("Ox") == "1/9"


@plays("Longmarch Drummer")
def test_without_an_attack_nobody_is_drummed_for_and_in_the_defensive_only_foes() -> None:
    assert not uses(orc(f"{DRUM}B: defensive: Cow 1/9; hand: 1", TEXTS))
    s = orc(
        f"A: offensive: Ox 1/9, Elk 1/9; defensive: {DRUMMER}, Rat; hand: Wait\n"
        f"B: defensive: {DRUMMER}, Cow 1/9, Hog; offensive: {DRUMMER}, Hen; hand: Wait{FIGHT}", TEXTS,
    )  # fmt: skip
    s.choose("attack B", "send Ox", "send Elk")
    while s.asked != "B":
        assert not uses(s)
        s.choose("pass")
    assert len(uses(s)) == 1
    s.choose(*starting(s, "use"))
    for _ in range(2):
        if offered(s, "give"):
            assert sorted(offered(s, "give")) == ["Cow", "Hog"]
            s.choose("give Cow")
        if targets(s):
            assert sorted(targets(s)) == ["Elk", "Ox"]
            s.choose("target Elk")
    resolved(s)
    assert (s.value("Elk"), s.marked("Cow")) == ("3/9", True)
    until(s, "block")
    assert not [o for o in starting(s, "block") if "Cow" in o]


@plays("Portcullis Warden")
@pytest.mark.parametrize(("hurt", "lives"), [(0, True), (1, True), (2, False), (3, False)])
def test_the_warden_is_tougher_in_the_defensive(hurt: int, lives: bool) -> None:
    damaged = f" hurt {hurt}" if hurt else ""
    s = orc(f"A: defensive: {WARDEN}{damaged}, Ox; hand: Swap, Swap\nB: defensive: Cow; offensive: Hen; hand: 1", TEXTS)
    assert values(s, WARDEN, "Ox", "Cow") == ["1/4", "1/1", "1/1"]
    s.do("play Swap", f"target {WARDEN}", front="Defensive")
    assert s.place(WARDEN) == ("A's Offensive" if lives else "A's graveyard")
    if lives:
        assert s.value(WARDEN) == "1/2"
        s.do("play Swap", f"target {WARDEN}")
        assert (s.place(WARDEN), s.value(WARDEN)) == ("A's Defensive", "1/4")
    s = orc(f"A: offensive: {WARDEN}; hand: 1\nB: defensive: {WARDEN}; offensive: {WARDEN}; hand: 1", TEXTS)
    assert values(s, WARDEN, f"{WARDEN} (2)", f"{WARDEN} (3)") == ["1/2", "1/4", "1/2"]


@plays("Ossuary Keeper")
@pytest.mark.parametrize(("card", "who", "front", "value"), [
    ("Axe", "Ox", "Offensive", "2/2"), ("Axe", "Cow", "Offensive", "2/2"), ("Axe", "Rat", "Defensive", "1/1"),
    ("Axe", "Hen", "Defensive", "1/1"), ("Scare", "Ox", "Offensive", "1/1"), ("Bounce", "Cow", "Offensive", "1/1"),
])  # fmt: skip
def test_the_keeper_grows_by_deaths_beside_it(card: str, who: str, front: str, value: str) -> None:
    s = orc(
        f"A: offensive: {KEEPER}, Ox; defensive: Rat; hand: {card}, 1; deck: 9\n"
        "B: defensive: Cow; offensive: Hen; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    s.do(f"play {card}", f"target {who}", front=front)
    assert "Offensive" not in s.place(who)
    assert s.value(KEEPER) == value
    s.to("Play", "B")
    assert s.value(KEEPER) == value


@plays("Ossuary Keeper")
def test_several_deaths_give_one_each_and_who_dies_along_gets_nothing() -> None:
    s = orc(
        f"A: offensive: {KEEPER}, Lamb, Ox; hand: Plague, Give\nB: defensive: Lamb, Lamb; offensive: Lamb; hand: 1",
        TEXTS,
    )
    s.do("play Plague")
    while starting(s, "trigger"):
        s.choose(starting(s, "trigger")[0])
    assert s.value(KEEPER) == "4/4"
    s = orc(f"A: offensive: {KEEPER}, Ox; hand: Hail\nB: defensive: Cow; hand: 1", TEXTS)
    s.do("play Hail")
    assert s.place(KEEPER) == "A's graveyard"


@plays("Hedge Apprentice")
@pytest.mark.parametrize(("who", "left"), [("Ox", 3), ("Yak", 0), ("Elk", 0), (APPRENTICE, 0), ("Cow", 0)])
def test_the_apprentice_heals_whoever_is_near(who: str, left: int) -> None:
    s = orc(
        f"A: offensive: {APPRENTICE} hurt 1, Ox 1/9 hurt 5, Yak 1/9 hurt 1, Elk, Guard assigned; defensive: Rat 1/9; hand: 1\n"
        "B: defensive: Cow 1/9 hurt 2; offensive: Hen 1/9 hurt 1; hand: 1", TEXTS,
    )  # fmt: skip
    s.choose(f"use {APPRENTICE}")
    assert sorted(targets(s)) == ["Cow", "Elk", APPRENTICE, "Ox", "Yak"]
    s.choose(f"target {who}")
    s.all_pass()
    assert (s.damage(who), s.marked(APPRENTICE), s.damage("Hen")) == (left, True, 1)
    assert not uses(s)


@plays("Hedge Apprentice")
def test_the_apprentice_heals_in_a_window_and_is_a_caster() -> None:
    s = orc(f"A: offensive: Ox; hand: Wait\nB: defensive: {APPRENTICE}, Cow 1/9 hurt 3; hand: 1", TEXTS)
    s.choose("play Wait", "in the Offensive")
    s.choose(f"use {APPRENTICE}", "target Cow")
    resolved(s)
    assert s.damage("Cow") == 1
    s = orc(f"A: offensive: Ox; defensive: {APPRENTICE} marked; hand: Spark\nB: hand: 1", TEXTS)
    s.choose("play Spark")
    assert "in the Offensive" not in s.options()
    s.choose(*starting(s, "in the Defensive"))
    s.all_pass()
    assert s.influence("A") == 21
    assert not offered(orc("A: offensive: Ox; hand: Spark\nB: hand: 1", TEXTS), "play")


@plays("Saltwind Messenger")
@pytest.mark.parametrize(("deck", "drawn"), [(5, 1), (0, 0)])
def test_the_messenger_brings_a_card_by_whatever_way(deck: int, drawn: int) -> None:
    s = orc(f"A: 3 gold; offensive: Ox; hand: {MESSENGER}; deck: {deck}\nB: hand: 1\nphase: Entrance", TEXTS)
    s.choose(f"play {MESSENGER}", "in the Offensive")
    while s.place(MESSENGER) != "A's Offensive":
        s.choose(s.way_on())
    assert (len(s.hand("A")), len(s.deck("A")), s.gold("A"), s.over) == (drawn, deck - drawn, 0, False)
    s = orc(f"A: offensive: Ox; grave: {MESSENGER}; hand: Rise; deck: {deck}\nB: hand: 1; deck: 5", TEXTS)
    s.choose("play Rise")
    while s.table.chain:
        s.choose(next(iter(starting(s, "in the Offensive")), None) or s.way_on())
    assert (s.place(MESSENGER), len(s.hand("A")), len(s.deck("B"))) == ("A's Offensive", drawn, 5)


@plays("Veteran of Ashbridge")
@pytest.mark.parametrize(("resources", "answer", "stays"), [
    (1, "pay upkeep", True), (1, "pay no upkeep", False), (0, "pay upkeep", False),
])  # fmt: skip
def test_the_veteran_wants_his_pay(resources: int, answer: str, stays: bool) -> None:
    money = f"resources: {resources}; " if resources else ""
    hung = f"attached: Bow on {VETERAN}; "
    s = orc(
        f"A: {money}offensive: {VETERAN}, {KEEPER}; {hung}hand: 1; deck: 9\nB: defensive: {VETERAN}; hand: 1; deck: 9{UPKEEP}",
        TEXTS,
    )
    while not (s.asked == "A" and s.phase == "Play"):
        s.choose(next(iter(starting(s, answer)), None) or s.way_on())
    assert s.place(VETERAN) == ("A's Offensive" if stays else "A's graveyard")
    assert s.place("Bow") == (f"on {VETERAN}" if stays else "A's graveyard")
    assert (s.value(KEEPER), s.gold("A")) == ("1/1", int(answer == "pay no upkeep"))  # it is no death
    assert s.place(f"{VETERAN} (2)") == "B's Defensive"


@plays("Bridge Toller")
@pytest.mark.parametrize("front", ["Offensive", "Defensive"])
@pytest.mark.parametrize(("resources", "pays"), [(1, True), (1, False), (0, False)])
def test_an_opponents_event_is_tolled(front: str, resources: int, pays: bool) -> None:
    money = f"resources: {resources}; " if resources else ""
    s = orc(
        f"A: {money}offensive: Ox; hand: Cheer\nB: resources: 1; defensive: {TOLLER}, Cow; offensive: Hen, Pig; hand: Wait",
        TEXTS,
    )
    s.choose("play Cheer", f"in the {front}")
    s.choose(starting(s, "target")[0])
    if resources:
        assert s.asked == "A"
        s.choose("yes" if pays else "no")
    assert (s.influence("A"), s.gold("A")) == (20 - (not pays), resources - pays)
    assert s.table.chain  # the event still waits
    resolved(s)
    assert sum(s.value(name).startswith("2") for name in ("Ox", "Cow", TOLLER, "Hen", "Pig")) == 1
    assert s.influence("B") == 20


@plays("Bridge Toller")
def test_own_events_and_other_cards_are_free_and_the_toll_may_be_the_last() -> None:
    s = orc(f"A: offensive: {TOLLER}, Mage; hand: Wait, Spark\nB: offensive: Hen; hand: Wait", TEXTS)
    s.do("play Wait")
    assert (s.influence("A"), s.influence("B")) == (21, 20)
    s = orc(f"A: offensive: Mage; hand: Spark\nB: defensive: {TOLLER}; hand: 1", TEXTS)
    s.do("play Spark")
    assert s.influence("A") == 21
    s = orc(f"A: 1 influence; offensive: Ox; hand: Wait, 1\nB: defensive: {TOLLER}; hand: 1", TEXTS)
    s.choose("play Wait", *starting(s, "in the Offensive"))
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    assert (s.over, s.influence("A")) == (True, 0)


@plays("Quest-Sworn Captain")
@pytest.mark.parametrize("quest", ["Easy", "Rich"])
def test_a_quest_refreshes_those_around_the_captain(quest: str) -> None:
    s = orc(
        f"A: offensive: {CAPTAIN} marked, Ox marked, Yak, Guard assigned; defensive: Rat marked; resources: Rye marked; "
        f"hand: Dig; deck: 9; quests: {quest}\nB: defensive: Cow marked, {CAPTAIN}; hand: 1; deck: 9", TEXTS,
    )  # fmt: skip
    accepting(s, quest)
    s.choose("play Dig", *starting(s, "in the Offensive"))
    s.choose("in the Offensive") if "in the Offensive" in s.options() else None
    while s.table.chain or offered(s, "pick") or starting(s, "trigger"):
        first = next((o for o in ("trigger of Rich", "pick Yak") if o in s.options()), None)
        s.choose(first or s.way_on())
    s.all_pass()
    assert s.victory("A") == 1
    assert [s.marked(n) for n in (CAPTAIN, "Ox", "Yak", "Rat", "Cow", "Rye")] == [False, False, False, True, True, True]
    assert (s.assigned("Guard"), s.value(CAPTAIN), s.value(f"{CAPTAIN} (2)")) == (True, "4/4", "3/3")


@plays("Quest-Sworn Captain")
def test_the_captain_is_glad_with_nobody_to_refresh_and_not_of_a_won_game() -> None:
    s = orc(f"A: offensive: {CAPTAIN}; hand: Dig; deck: 9; quests: Easy\nB: hand: 1; deck: 9", TEXTS)
    accepting(s, "Easy")
    s.do("play Dig")
    assert s.value(CAPTAIN) == "4/4"
    s = orc(f"A: offensive: {CAPTAIN} marked; hand: Dig; deck: 9; quests: Last\nB: hand: 1; deck: 9", TEXTS)
    accepting(s, "Last")
    s.do("play Dig")
    assert (s.over, s.value(CAPTAIN), s.marked(CAPTAIN)) == (True, "3/3", True)
    s = orc(
        f"A: offensive: Ox; hand: 1; deck: 9; quests: Easy\nB: defensive: {CAPTAIN}, Cow marked; hand: Dig, 1; deck: 9",
        TEXTS,
    )
    accepting(s, "Easy")
    s.to("Play", "B")
    s.do("play Dig")
    assert (s.victory("B"), s.value(CAPTAIN)) == (0, "3/3")  # B has not accepted it
